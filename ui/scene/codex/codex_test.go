package codex_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// table is a game on the screen.
type table struct {
	*scenetest.Mouse
	log *replay.Log[game.Game]
}

func (m *table) game() *rules.Game { return m.log.Game().(*rules.Game) }

// begin deals a game without a save, for as few as the mode can have.
func begin(t testing.TB, mode string, seed uint64) *replay.Log[game.Game] {
	t.Helper()
	return deal(t, 0, mode, seed)
}

// deal deals a game without a save for so many.
func deal(t testing.TB, people int, mode string, seed uint64) *replay.Log[game.Game] {
	t.Helper()
	set, err := codex.Kind().Deal(people, mode, "", seed)
	require.NoError(t, err)
	story, err := replay.New[game.Game](codex.Kind(), replay.Header{Setup: set})
	require.NoError(t, err)
	return replay.Unsaved(story)
}

// after is a game that computers have played until the first seat is asked what to do in that turn, or a later one.
func after(t testing.TB, mode string, turns int, seed uint64) *replay.Log[game.Game] {
	t.Helper()
	log := begin(t, mode, seed)
	p, err := codex.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	asked := func(g *rules.Game) bool { return g.Asked() == 0 && g.Question().Kind == rules.AskMain }
	for g := log.Game().(*rules.Game); !g.Over() && (g.Turn() < turns || !asked(g)); {
		require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
	}
	return log
}

// open opens the table of a game.
func open(t testing.TB, settings session.Settings, log *replay.Log[game.Game], seats codex.Seats) *table {
	t.Helper()
	m := &table{scenetest.New(t, settings), log}
	m.Stack.Push(codex.New(m.Stack, log, seats))
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
		return m.Stack.Top().Name() != "codex-curtain"
	})
}

// do gives a command by the mouse alone.
func (m *table) do(c rules.Command) {
	m.T.Helper()
	g, before := m.game(), m.log.At()
	text, kind := g.Format(c), g.Question().Kind
	m.Click(m.spot(c))
	m.Frame()
	switch {
	case m.log.At() > before:
	case c.Verb == rules.Attack:
		if _, ok := m.Find("menu", 0); ok {
			m.Click("action", 0)
		}
		m.Click("card", int(c.N))
	case c.Verb == rules.Patrol:
		m.Click("place", int(c.N))
	case c.Verb == rules.Lend:
		place, to := rules.Lent(c)
		m.Click("place", (int(to)+1)*int(rules.PlaceCount)+int(place))
	default:
		m.action(c)
	}
	m.Frame()
	require.Greater(m.T, m.log.At(), before, "%s did not answer %v", text, kind)
	require.Equal(m.T, text, m.given(before), "another command was given")
}

// action clicks what a command is called in the menu of a card.
func (m *table) action(c rules.Command) {
	m.T.Helper()
	words, err := codex.Kind().Words("en")
	require.NoError(m.T, err)
	label := words.Answer(m.game(), c)
	for i := range 24 {
		if s, ok := m.Find("action", i); ok && s.Label == label {
			m.Click("action", i)
			return
		}
	}
	require.Fail(m.T, "it is not in the menu", label)
}

// spot is where a command is given, or where it begins.
func (m *table) spot(c rules.Command) (what string, n int) {
	m.T.Helper()
	g, me := m.game(), m.game().Asked()
	side := &g.State().Sides[me]
	switch c.Verb {
	case rules.Play, rules.PlayBoosted, rules.Hire:
		return m.held(rules.Def(c.N))
	case rules.Take:
		if g.Question().Kind == rules.AskTech {
			return m.leaf(c)
		}
		return m.held(rules.Def(c.N))
	case rules.Fetch:
		return "pick", rules.MaxObjects + int(c.N)
	case rules.Summon:
		for i, h := range g.Heroes(me) {
			if h.Def == rules.Def(c.N) {
				return "hero", int(me)*rules.MaxHeroes + i
			}
		}
	case rules.Build:
		if of := g.Definition(rules.Def(c.N)); of.Kind == card.TechKind {
			return "site", int(me)*8 + int(of.Tech)
		}
		if side.Addon.Progress == rules.Built {
			return "card", int(side.Addon.Slot)
		}
		return "site", int(me)*8 + 4
	case rules.Worker:
		return "workers", int(c.N)
	case rules.EndMain:
		return "end-turn", 0
	case rules.Yield:
		return "yield", 0
	case rules.Done:
		return "done", 0
	case rules.Choose:
		for i, o := range g.Legal(nil) {
			if o == c {
				return "answer", i
			}
		}
	}
	return "card", int(c.Card)
}

// held is a card of the hand.
func (m *table) held(d rules.Def) (what string, n int) {
	for i, o := range m.game().State().Sides[m.game().Asked()].Hand.Cards() {
		if o == d {
			return "held", i
		}
	}
	require.Fail(m.T, "it is not in hand")
	return "", 0
}

// leaf turns to the page of the codex on which a card is.
func (m *table) leaf(c rules.Command) (what string, n int) {
	m.T.Helper()
	n = rules.MaxObjects + int(c.N)
	for page := range rules.MaxHeroes {
		if _, ok := m.Find("pick", n); ok {
			break
		}
		m.Click("leaf", page)
		m.Frames(2)
	}
	return "pick", n
}

// given is the input with that number, as saves have it.
func (m *table) given(n int) string {
	past := m.log.Fork()
	require.NoError(m.T, past.Seek(n))
	return strings.Trim(past.Next(), `"`)
}

// random plays a whole game by random clicks, and says which verbs it has needed.
func random(t *testing.T, people int, mode string, seed uint64, seats codex.Seats, used map[rules.Verb]bool) {
	t.Helper()
	log := deal(t, people, mode, seed)
	m := open(t, atOnce, log, seats)
	r := rand.New(rand.NewPCG(seed, 3))
	for range 2500 {
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
}

// Every command is reached on the screen: whole games are played by clicks alone.
func TestWholeGamesByClicks(t *testing.T) {
	used := map[rules.Verb]bool{}
	random(t, 2, "one-hero", 3, codex.Seats{"", "greedy"}, used)
	random(t, 2, "one-hero", 5, nil, used)
	random(t, 2, "three-heroes", 7, nil, used)
	for seed := uint64(11); seed < 14; seed++ {
		random(t, 2, "three-heroes", seed, codex.Seats{"random", ""}, used)
	}
	random(t, 3, "free-for-all", 3, codex.Seats{"", "random", "random"}, used)
	random(t, 4, "free-for-all", 4, codex.Seats{"random", "", "random", "random"}, used)
	random(t, 5, "free-for-all", 5, codex.Seats{"", "random", "random", "", "random"}, used)
	random(t, 4, "two-headed-dragon", 6, codex.Seats{"", "", "random", "random"}, used)
	for _, v := range []rules.Verb{rules.Lend, rules.Yield} {
		assert.True(t, used[v], "nothing has been done by %s", rules.VerbName(v))
	}
	for v := rules.Play; v < rules.Concede; v++ {
		assert.True(t, used[v] || v == rules.Detect, "nothing has been done by %s", rules.VerbName(v)) // see TestDetecting
	}
}

// Keys alone do as well.
func TestGamesByKeys(t *testing.T) {
	m := open(t, atOnce, begin(t, "three-heroes", 5), nil)
	m.settle()
	m.Keys = true
	r := rand.New(rand.NewPCG(1, 3))
	for range 40 {
		legal := m.game().Legal(nil)
		m.do(legal[r.IntN(len(legal))])
		for m.Frames(3); m.Stack.Decides() != int(m.game().Asked()) || m.Stack.Top().Name() == "codex-curtain"; m.Frames(3) {
			if m.Stack.Top().Name() == "codex-curtain" {
				m.Press(widget.Enter)
			} else { // whoever sits there has seen enough
				m.Press(widget.EndTurn)
			}
		}
	}
}
