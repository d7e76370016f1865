package shards_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// table is a game on the screen.
type table struct {
	*scenetest.Mouse
	log *replay.Log[game.Game]
}

func (m *table) game() *rules.Game { return m.log.Game().(*rules.Game) }

// begin deals a game without a save.
func begin(t testing.TB, mode string, players int, seed uint64) *replay.Log[game.Game] {
	t.Helper()
	set, err := shards.Kind().Deal(players, mode, "", seed)
	require.NoError(t, err)
	story, err := replay.New[game.Game](shards.Kind(), replay.Header{Setup: set})
	require.NoError(t, err)
	return replay.Unsaved(story)
}

// open opens the table of a game in a window of that size.
func open(t testing.TB, settings session.Settings, log *replay.Log[game.Game], seats shards.Seats) *table {
	t.Helper()
	m := &table{scenetest.New(t, settings), log}
	m.Stack.Push(shards.New(m.Stack, log, seats))
	m.Frames(3)
	return m
}

// atOnce are the settings with which nothing takes time or asks.
var atOnce = session.Settings{Speed: len(session.Speeds) - 1, Text: 100, FoldLog: true}

// comes lets the next person come to the table, if one has to, and reports whether one had to.
func (m *table) comes() bool {
	for _, what := range [...]string{"draw-curtain", "seen"} {
		if _, ok := m.Find(what, 0); ok {
			m.Click(what, 0)
			m.Frames(2)
			return true
		}
	}
	return false
}

// settle lets the computers play until a person is asked who looks, or the game is over.
func (m *table) settle() {
	m.T.Helper()
	m.Until(func() bool {
		if m.comes() {
			return false
		}
		if _, ok := m.Find("skip", 0); ok {
			return false
		}
		return m.Stack.Top().Name() != "shards-curtain"
	})
}

// do gives a command by the mouse alone.
func (m *table) do(c rules.Command) {
	m.T.Helper()
	g, before := m.game(), m.log.At()
	q := *g.Question()
	text := g.Format(c)
	switch c.Verb {
	case rules.EndMain:
		m.Click("end-turn", 0)
	case rules.Focus:
		m.Click("focus", 0)
	case rules.Done:
		m.Click("done", 0)
	case rules.Choose:
		m.choose(c, q.Kind)
	default:
		m.pick(c)
	}
	m.Frame()
	require.Greater(m.T, m.log.At(), before, "%s did not answer %v", text, q.Kind)
	require.Equal(m.T, text, m.given(before), "another command was given")
}

// given is the input with that number, as saves have it.
func (m *table) given(n int) string {
	past := m.log.Fork()
	require.NoError(m.T, past.Seek(n))
	return strings.Trim(past.Next(), `"`)
}

func (m *table) choose(c rules.Command, k rules.QuestionKind) {
	m.T.Helper()
	legal := m.game().Legal(nil)
	if k != rules.AskPower && k != rules.AskBid {
		for i, o := range legal {
			if o == c {
				m.Click("answer", i)
			}
		}
		return
	}
	for range 300 {
		m.Frame()
		number, _ := m.Find("number", 0)
		n := 0
		for _, word := range strings.FieldsFunc(number.Label, func(r rune) bool { return r < '0' || r > '9' }) {
			for _, r := range word {
				n = 10*n + int(r-'0')
			}
		}
		switch {
		case n == int(c.N):
			m.Click("number", 0)
			return
		case n < int(c.N):
			m.Click("shards-more", 0)
		default:
			m.Click("shards-less", 0)
		}
	}
	require.Fail(m.T, "the number is not reached")
}

func (m *table) pick(c rules.Command) {
	m.T.Helper()
	what := "card"
	zone, seat := m.game().Where(c.Card)
	if _, ok := m.Find("tray", 0); ok {
		what = "pick"
	} else if zone == rules.Relics {
		m.Click("pile", int(zone)*8+int(seat))
		what = "pick"
	}
	actions := 0
	for _, o := range m.game().Legal(nil) {
		if o.Card == c.Card {
			actions++
		}
	}
	m.reach(what, int(c.Card))
	m.Click(what, int(c.Card))
	if actions > 1 {
		m.Click("action", int(c.Verb))
	}
}

// reach turns the wheel over the tray until a card comes into sight.
func (m *table) reach(what string, n int) {
	for range 60 {
		spot, ok := m.Find(what, n)
		if what == "card" || ok && spot.Rect.H > 40 {
			return
		}
		m.Point("tray", 0)
		m.In.Wheel = -1
		m.Frames(12)
	}
}

// random plays a whole game by random clicks.
func random(t *testing.T, mode string, players int, seed uint64, people ...int) (used map[rules.Verb]bool) {
	t.Helper()
	log := begin(t, mode, players, seed)
	seats := make(shards.Seats, players)
	for i := range seats {
		seats[i] = "random"
	}
	for _, seat := range people {
		seats[seat] = ""
	}
	m := open(t, atOnce, log, seats)
	r := rand.New(rand.NewPCG(seed, 3))
	used = map[rules.Verb]bool{}
	for range 1500 {
		m.settle()
		g := m.game()
		if g.Over() {
			break
		}
		legal := g.Legal(nil)
		c := legal[r.IntN(len(legal))]
		if c.Verb == rules.EndMain && r.IntN(4) > 0 {
			c = legal[0]
		}
		used[c.Verb] = true
		m.do(c)
	}
	return used
}

// Keys alone do as well.
func TestGamesByKeys(t *testing.T) {
	log := begin(t, "duel", 2, 5)
	m := open(t, atOnce, log, nil)
	m.settle()
	m.Keys = true
	r := rand.New(rand.NewPCG(1, 3))
	for range 40 {
		legal := m.game().Legal(nil)
		m.do(legal[r.IntN(len(legal))])
		for m.Frames(3); m.Stack.Decides() != int(m.game().Asked()) || m.Stack.Top().Name() == "shards-curtain"; m.Frames(3) {
			if m.Stack.Top().Name() == "shards-curtain" {
				m.Press(widget.Enter)
			} else { // whoever sits there has seen enough
				m.Press(widget.EndTurn)
			}
		}
	}
}

// Every command is reached on the screen: whole games are played by clicks alone.
func TestWholeGamesByClicks(t *testing.T) {
	used := map[rules.Verb]bool{}
	for _, w := range []struct {
		mode    string
		players int
		people  []int
	}{{"nemesis", 1, []int{0}}, {"duel", 2, []int{0, 1}}, {"teams", 4, []int{0, 2}}, {"auction", 2, []int{0, 1}}, {"draft", 2, []int{1}},
		{"three-way", 3, []int{0, 1, 2}}, {"secret", 2, []int{0}}, {"nemesis", 3, []int{0, 1}}} {
		for v := range random(t, w.mode, w.players, 7, w.people...) {
			used[v] = true
		}
	}
	for v := rules.Play; v <= rules.Choose; v++ {
		assert.True(t, used[v], "nothing has been done by %s", rules.VerbName(v))
	}
}
