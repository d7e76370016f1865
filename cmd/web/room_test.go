package main

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/page"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/ui/meeting/sockets"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// host is a window that keeps a room and plays in it, without a display.
type host struct {
	mu sync.Mutex
	*scenetest.Mouse
	plays bool
	over  chan struct{}
}

// keeps opens a room for that many, where the page is served; it returns the link to it.
func keeps(t *testing.T, seats int) (*host, string) {
	t.Helper()
	dir, err := folder()
	require.NoError(t, err)
	home := t.TempDir()
	t.Chdir(home)
	require.NoError(t, os.Mkdir("dist", 0o755))
	require.NoError(t, os.Symlink(dir, filepath.Join("dist", "web")))
	t.Setenv("XDG_DATA_HOME", home)
	h := &host{Mouse: scenetest.New(t, scenetest.AtOnce), over: make(chan struct{})}
	h.Stack.Net = sockets.Net()
	h.Stack.Net.Find = nil // what others keep is not wanted
	h.Click("online", 0)
	h.Click("name", 0)
	h.In.Typed = []rune("Ada")
	h.Frame()
	h.Click("new-room", 0)
	h.Click("players", seats-1)
	h.Click("difficulty", 2)
	h.Click("open", 0)
	link := ""
	require.Eventually(t, func() bool {
		h.Frame()
		link = regexp.MustCompile(`http://[0-9.:]+/#[A-Z]{6}`).FindString(h.Words())
		return link != ""
	}, 10*time.Second, 10*time.Millisecond)
	stop := make(chan struct{})
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		h.run(stop)
	}()
	t.Cleanup(func() {
		close(stop)
		<-ended
		h.Stack.Home()
		h.Frame()
	})
	return h, link
}

// run shows the window, and ends its turns at once.
func (h *host) run(stop <-chan struct{}) {
	over := false
	for {
		select {
		case <-stop:
			return
		case <-time.After(20 * time.Millisecond):
		}
		h.mu.Lock()
		h.Frame()
		if m := h.Stack.Table(); h.plays && m != nil {
			if m.Asking() && !m.Waiting() {
				m.Do(quickest(m.AllLegal()))
			}
			if m.Over() && !over {
				over = true
				close(h.over)
			}
		}
		h.mu.Unlock()
	}
}

// quickest is the command that ends a turn, or else the first.
func quickest(all []keyforge.Command) keyforge.Command {
	for _, c := range all {
		if c.Verb == keyforge.EndTurn {
			return c
		}
	}
	return all[0]
}

// says waits until the host's window shows words.
func (h *host) says(t *testing.T, words string) {
	t.Helper()
	now := ""
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		h.do(func() { now = h.Words() })
		if strings.Contains(now, words) {
			return
		}
	}
	require.Contains(t, now, words)
}

func (h *host) do(f func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f()
}

// follows opens the link to a room, without waiting for its first picture.
func (b *browser) follows(link string) {
	b.Helper()
	b.navigate(strings.Replace(link, "/#", "/?seen#", 1))
}

// comes enters the room of a link that was opened, under a name.
func (b *browser) comes(name string, by func(string)) {
	b.Helper()
	b.until(shown)
	by("name")
	b.keys(name + "x") // keys takes the last letter back
	by("enter")
	b.await("the room", func(s seen) bool { return s.Screen == "room" && len(s.Words) > 0 })
}

// step does something about the open question, if the page is asked, and reports whether it has: it ends its turn as soon as it can.
// What is clicked may have gone by then; the next step tries again.
func (b *browser) step(press func(spot)) bool {
	b.Helper()
	s := b.seen()
	if !s.Asking {
		return false
	}
	for _, what := range []string{"confirm", "end-turn", "no", "answer", "done", "card"} {
		for _, p := range s.Spots {
			if p.What == what && p.Enabled && (what != "card" || p.Lit) {
				press(p)
				return true
			}
		}
	}
	return false
}

// replaces lets a computer, a quick one, play for who is away.
func (h *host) replaces(t *testing.T, seat int, name string) {
	t.Helper()
	h.says(t, name+" (away)")
	h.do(func() { h.Click("bot", seat) })
	level := regexp.MustCompile(`(\S+) for ` + name)
	now := func() (word string) {
		h.do(func() {
			if found := level.FindStringSubmatch(h.Words()); found != nil {
				word = found[1]
			}
		})
		return word
	}
	before := ""
	for range len(bot.Names) {
		require.Eventually(t, func() bool { return now() != "" && now() != before }, patience, 50*time.Millisecond)
		if before = now(); before == h.Stack.T("bot-quick") {
			return
		}
		h.do(func() { h.Click("level", seat) })
	}
	require.Fail(t, "no computer is quick")
}

// TestRoomWithPages plays a whole adventure: a window keeps the room, and two browsers that have nothing but its link come in, one
// of them a phone. One page is loaded again, and the other one loses the network for a moment. After some answers both are left;
// computers play for them to the end.
func TestRoomWithPages(t *testing.T) {
	ben, cy := open(t), open(t)
	h, link := keeps(t, 3)
	ben.emulate(width, height, false)
	cy.emulate(844, 390, true)
	ben.follows(link)
	cy.follows(link)
	ben.comes("Ben", ben.click)
	cy.comes("Cy", func(what string) { cy.tap(what, func(spot) bool { return true }) })
	ben.click("ready")
	cy.tap("ready", func(spot) bool { return true })
	ben.shot("lobby")
	require.Eventually(t, func() (ready bool) {
		h.do(func() { ready = h.MustFind("begin", 0).Why == "" })
		return ready
	}, patience, 50*time.Millisecond)
	h.do(func() { h.Click("begin", 0); h.plays = true })
	table := func(s seen) bool { return s.Screen == "table" && s.Inputs > 0 }
	ben.await("the table", table)
	cy.await("the table", table)
	cy.shot("table")
	ben.together(cy, 1)
	ben.reload()
	ben.await("the table again", table)
	ben.shot("again")
	offline := params{"offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
	cy.do("Network.emulateNetworkConditions", offline, nil)
	offline["offline"] = false
	cy.do("Network.emulateNetworkConditions", offline, nil)
	cy.await("the table again", table)

	ben.navigate("about:blank")
	cy.navigate("about:blank")
	h.do(func() { h.Click("company", 0) })
	h.replaces(t, 1, "Ben")
	h.replaces(t, 2, "Cy")
	h.do(func() { h.Click("close", 0) })
	select {
	case <-h.over:
	case <-time.After(patience):
		require.Fail(t, "the adventure does not end")
	}
}

// relays serves the page, and is a relay; it keeps no rooms.
func relays(t *testing.T) string {
	t.Helper()
	dir, err := folder()
	require.NoError(t, err)
	passes := relay.NewServer(relay.Config{})
	h, err := hall.New(hall.Config{Relay: passes})
	require.NoError(t, err)
	site := httptest.NewServer(h.Handler(page.Handler(dir)))
	t.Cleanup(func() {
		passes.Close()
		site.CloseClientConnections()
		site.Close()
	})
	return site.URL
}

// friends goes from the first picture of the page to the screen of rooms.
func (b *browser) friends() {
	b.Helper()
	s := b.await("the title", func(s seen) bool { return s.has("online") || s.has("back") })
	if !s.has("online") { // the first time there is a lesson
		b.click("back")
	}
	b.click("online")
}

// has reports whether something can be clicked.
func (s *seen) has(what string) bool {
	return slices.ContainsFunc(s.Spots, func(p spot) bool { return p.What == what && p.Enabled })
}

// together lets two pages, the other one of a phone, answer until each has done so that often and has seen what came of it.
func (b *browser) together(other *browser, answers int) {
	b.Helper()
	from, its, own, theirs := b.seen().Inputs, other.seen().Inputs, 0, 0
	for end := time.Now().Add(2 * patience); time.Now().Before(end); {
		if b.step(b.press) {
			own++
		}
		if other.step(other.touch) {
			theirs++
		}
		if own >= answers && theirs >= answers && b.seen().Inputs >= from+2*answers && other.seen().Inputs >= its+2*answers {
			return
		}
	}
	require.Fail(b, "the game does not go on")
}

// TestPageAsHost plays in a room that a page keeps: another page comes in by the relay of the server that both come from, which
// reads nothing. The page of the host is loaded again in the middle of the game, and both go on.
func TestPageAsHost(t *testing.T) {
	long(t)
	ada, ben := open(t), open(t)
	site := relays(t)
	ada.emulate(width, height, false)
	ben.emulate(844, 390, true)
	ada.navigate(site + "/?seen")
	ada.until(shown)
	ada.friends()
	ada.click("name")
	ada.keys("Adax") // keys takes the last letter back
	ada.click("new-room")
	ada.press(ada.find("players", func(p spot) bool { return p.N == 1 }))
	ada.press(ada.find("place", func(p spot) bool { return p.N == 0 })) // by the relay
	ada.click("open")
	links := regexp.MustCompile(`http://[0-9.:]+/#[A-Z]{6}\.[A-Za-z0-9_-]{43}`)
	link := ""
	ada.await("the link", func(s seen) bool {
		link = links.FindString(strings.Join(s.Words, "\n"))
		return link != ""
	})
	ben.follows(link)
	ben.comes("Ben", func(what string) { ben.tap(what, func(spot) bool { return true }) })
	ben.tap("ready", func(spot) bool { return true })
	ada.click("begin")
	table := func(s seen) bool { return s.Screen == "table" && s.Inputs > 0 }
	ada.await("the table", table)
	ben.await("the table", table)
	ada.together(ben, 2)
	ada.shot("host")
	ada.reload()
	ada.friends()
	ada.click("return")
	ada.await("the table again", table)
	ada.together(ben, 1)
	ben.shot("guest")
}
