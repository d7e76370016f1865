package online_test

import (
	"fmt"
	"io"
	"net"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/meeting/sockets"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// window is a window at the title, with its files in a home of its own.
func window(t *testing.T) *scenetest.Mouse {
	t.Helper()
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings.Confirm = false
	m.Stack.Net = sockets.Net()
	return m
}

func types(m *scenetest.Mouse, text string) {
	m.In.Typed = []rune(text)
	m.Frame()
}

// together lets time pass for all windows until that is so.
func together(t *testing.T, so func() bool, all ...*scenetest.Mouse) {
	t.Helper()
	defer func() {
		if t.Failed() {
			for _, m := range all {
				t.Log(m.Stack.Top().Name(), m.Words())
			}
		}
	}()
	require.Eventually(t, func() bool {
		for _, m := range all {
			m.Frame()
		}
		return so()
	}, 20*time.Second, time.Millisecond)
}

// choice is something that is clicked when a room is opened.
type choice struct {
	what string
	n    int
}

var (
	duel   = []choice{{"mode", 2}}
	three  = []choice{{"players", 2}}
	shards = []choice{{"game", 1}}
)

// room opens a room in one window, which the other enters; both are in the lobby.
func room(t *testing.T, how ...choice) (ada, ben *scenetest.Mouse) {
	t.Helper()
	return roomBy(t, how, func(address string) string { return address })
}

// roomBy is room, where the other comes in by another address.
func roomBy(t *testing.T, how []choice, by func(address string) string) (ada, ben *scenetest.Mouse) {
	t.Helper()
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	ada, ben = window(t), window(t)
	ada.Click("online", 0)
	ada.Click("name", 0)
	types(ada, "Ada")
	ada.Click("new-room", 0)
	for _, w := range how {
		ada.Click(w.what, w.n)
	}
	ada.Click("open", 0)
	together(t, func() bool { return strings.Contains(ada.Words(), "Room ") }, ada)
	address, code := invitation(ada)
	comes(ben, "Ben", by(address), code)
	together(t, func() bool { return strings.Contains(ada.Words(), "Ben") && strings.Contains(ben.Words(), "Ada") }, ada, ben)
	return ada, ben
}

// invitation is the address and the code of the room that a window has opened.
func invitation(m *scenetest.Mouse) (address, code string) {
	_, after, _ := strings.Cut(m.Words(), "Room ")
	return regexp.MustCompile(`[a-z0-9.]+:\d+`).FindString(m.Words()), after[:6]
}

// comes enters a room in a window.
func comes(m *scenetest.Mouse, name, address, code string) {
	m.Click("online", 0)
	m.Click("name", 0)
	types(m, name)
	m.Click("link", 0)
	types(m, address)
	m.Click("code", 0)
	types(m, code)
	m.Click("enter", 0)
}

// Two windows meet in a room that one of them opens, and play at tables apart.
func TestPlayApart(t *testing.T) {
	for _, how := range [][]choice{nil, duel} {
		ada, ben := room(t, how...)
		ada.Click("begin", 0)
		assert.Equal(t, "room", ada.Stack.Top().Name(), "Ben is not ready")
		ben.Click("ready", 0)
		together(t, func() bool { return strings.Contains(ada.Words(), ada.Stack.T("online-ready")) }, ada, ben)
		ada.Click("begin", 0)
		together(t, func() bool { return ada.Stack.Top().Table() != nil && ben.Stack.Top().Table() != nil }, ada, ben)
		windows := []*scenetest.Mouse{ada, ben}
		for range 14 {
			var asked *scenetest.Mouse
			together(t, func() bool {
				asked = nil
				for _, m := range windows {
					if m.Table().Asking() && !m.Table().Waiting() {
						asked = m
					}
				}
				return asked != nil
			}, windows...)
			m := asked.Table()
			at := m.Story.At()
			legal := m.AllLegal()
			m.Do(legal[0])
			together(t, func() bool { return m.Story.At() > at }, windows...)
		}
		for i, m := range windows {
			assert.True(t, m.Table().Bots[1-i] != nil && m.Table().Bots[i] == nil)
			assert.Equal(t, "Ada", m.Table().Name(0))
			assert.Equal(t, "Ben", m.Table().Name(1))
			assert.NotZero(t, m.Table().View.Turn)
			if how != nil {
				assert.Zero(t, m.Table().View.Sides[1-i].Zones[card.Hand][0].Card, "the other hand is hidden")
			}
		}
		at := ben.Table().View.Turn
		ben.Stack.Home()
		ben.Click("online", 0)
		ben.Click("return", 0)
		together(t, func() bool { return ben.Stack.Top().Table() != nil }, ada, ben)
		assert.GreaterOrEqual(t, ben.Table().View.Turn, at, "Ben is back at the table, as it stands now")
		assert.Equal(t, "Ben", ben.Table().Name(1))
		ben.Stack.Home()
		together(t, func() bool { return strings.Contains(ada.Words(), "Ben") || ada.Table().Asking() }, ada, ben)
		ada.Stack.Home()
		ada.Frame()
	}
}

// Who cannot enter is told why, and can try again.
func TestWhoCannotEnterIsToldWhy(t *testing.T) {
	m := window(t)
	m.Click("online", 0)
	m.Click("link", 0)
	types(m, "127.0.0.1:1")
	m.Click("code", 0)
	types(m, "abcdef")
	m.Click("enter", 0)
	together(t, func() bool { return strings.Contains(m.Words(), "No connection to the room") }, m)
	m.Press(widget.Escape)
	assert.Equal(t, "online", m.Stack.Top().Name())
}

// A connection that is lost is sought again, and the table stands as it did.
func TestLostConnectionsAreSoughtAgain(t *testing.T) {
	way := &proxy{T: t}
	ada, ben := roomBy(t, nil, way.open)
	ben.Click("ready", 0)
	together(t, func() bool { return strings.Contains(ada.Words(), ada.Stack.T("online-ready")) }, ada, ben)
	ada.Click("begin", 0)
	together(t, func() bool { return ada.Stack.Top().Table() != nil && ben.Stack.Top().Table() != nil }, ada, ben)
	table := ben.Stack.Top()
	way.cut()
	together(t, func() bool { return strings.Contains(ada.Words(), "is away") || ada.Table().Asking() }, ada, ben)
	at := ben.Table().Story.At()
	together(t, func() bool { return ben.Table().Story.At() > at }, ada, ben)
	assert.Same(t, table, ben.Stack.Top(), "the same table goes on")
	for range 4 {
		m := ada.Table()
		if !m.Asking() {
			m = ben.Table()
		}
		at := m.Story.At()
		together(t, func() bool { return m.Asking() && !m.Waiting() }, ada, ben)
		m.Do(m.AllLegal()[0])
		together(t, func() bool { return m.Story.At() > at && (ada.Table().Asking() || ben.Table().Asking()) }, ada, ben)
	}
	ada.Stack.Home()
	together(t, func() bool { return strings.Contains(ben.Words(), "The room is closed") || ben.Table().Asking() }, ada, ben)
}

// proxy passes connections on until they are cut.
type proxy struct {
	*testing.T
	mu    sync.Mutex
	conns []net.Conn
}

// open is an address behind which the other one is.
func (p *proxy) open(to string) string {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(p, err)
	p.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			from, err := l.Accept()
			if err != nil {
				return
			}
			there, err := net.Dial("tcp", to)
			if err != nil {
				_ = from.Close()
				continue
			}
			p.mu.Lock()
			p.conns = append(p.conns, from, there)
			p.mu.Unlock()
			go func() { _, _ = io.Copy(from, there) }()
			go func() { _, _ = io.Copy(there, from) }()
		}
	}()
	return l.Addr().String()
}

// cut cuts all connections.
func (p *proxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.conns {
		_ = c.Close()
	}
	p.conns = nil
}

// Everything has room, at any size of window and text, in the language whose words are longer.
func TestEverythingHasRoom(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {800, 600}} {
		for _, text := range []int{100, 150, 0} {
			m := scenetest.New(t, scenetest.InRussian(max(text, 100)))
			if text == 0 {
				m = scenetest.New(t, scenetest.AtOnce)
				m.Stretch()
			}
			m.Stack.Net = sockets.Net()
			m.In.W, m.In.H = size[0], size[1]
			m.Frame()
			m.Click("online", 0)
			m.Fits(t)
			m.Click("new-room", 0)
			m.Fits(t)
			m.Click("terms", 0)
			m.Fits(t)
			snap(m, fmt.Sprintf("terms-%v-%v", size[0], text))
			m.Click("ok", 0)
			m.Click("game", 1)
			m.Click("mode", 1)
			m.Click("players", 2)
			m.Fits(t)
			snap(m, fmt.Sprintf("entry-%v-%v", size[0], text))
			m.Click("game", 0)
			m.Click("players", 2)
			t.Setenv("XDG_DATA_HOME", t.TempDir())
			m.Click("open", 0)
			together(t, func() bool { _, ok := m.Find("ready", 0); return ok }, m)
			m.Fits(t)
			m.Click("bot", 1)
			together(t, func() bool { _, ok := m.Find("level", 1); return ok }, m)
			m.Click("bot", 2)
			together(t, func() bool { _, ok := m.Find("level", 2); return ok }, m)
			m.Fits(t)
			snap(m, fmt.Sprintf("lobby-%v-%v", size[0], text))
			m.Click("company", 0)
			m.Fits(t)
			m.Click("close", 0)
			m.Click("begin", 0)
			together(t, func() bool { return m.Stack.Top().Name() == "table" }, m)
			m.Click("company", 0)
			if text > 0 { // the table below may cut its question
				m.Fits(t)
			}
			snap(m, fmt.Sprintf("company-%v-%v", size[0], text))
			m.Stack.Home()
			m.Frame()
		}
	}
}

// Who leaves the lobby frees the seat.
func TestLeavingFreesTheSeat(t *testing.T) {
	ada, ben := room(t)
	ben.Click("back", 0)
	assert.Equal(t, "online", ben.Stack.Top().Name())
	together(t, func() bool { return strings.Contains(ada.Words(), ada.Stack.T("online-free")) }, ada, ben)
	_, offered := ben.Find("return", 0)
	assert.False(t, offered)
	ada.Stack.Home()
	ada.Frame()
}
