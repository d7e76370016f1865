package shards_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/settings"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/widget"
)

// couched is a game of two persons, each with a gamepad.
func couched(t *testing.T) *table {
	log := after(t, "duel", 2, 0, 5)
	m := &table{scenetest.New(t, atOnce), log}
	m.Plug(2)
	m.Stack.Sits().Join(1, 0)
	m.Stack.Sits().Join(2, 1)
	m.Stack.Push(shards.New(m.Stack, log, nil))
	m.Frames(3)
	return m
}

// Two people play with hidden hands, each with a gamepad: nothing that the other presses answers, each lifts the curtain for
// themselves, and the hand of who waits is never seen.
func TestGamepadForEachPlayer(t *testing.T) {
	m := couched(t)
	random := rand.New(rand.NewPCG(7, 7))
	lifted := 0
	for range 60 {
		m.Frames(3)
		g := m.game()
		if _, passing := m.Find("draw-curtain", 0); passing { // who sits there may look as long as they like
			sits := 1 - int(g.Asked())
			require.Equal(t, sits, m.Stack.Decides())
			m.Pads(1-sits, widget.EndTurn)
			m.Press(widget.EndTurn)
			m.Frames(3)
			require.Equal(t, "shards", m.Stack.Top().Name(), "it is not theirs to lower")
			m.Pads(sits, widget.EndTurn)
			m.Frames(3)
			require.Equal(t, "shards-curtain", m.Stack.Top().Name())
		}
		who := int(g.Asked())
		require.Equal(t, who, m.Stack.Decides())
		if m.Stack.Top().Name() == "shards-curtain" {
			m.Pads(1-who, widget.Enter)
			m.Press(widget.Enter)
			m.Frame()
			require.Equal(t, "shards-curtain", m.Stack.Top().Name(), "it is not theirs to lift")
			for _, s := range m.Stack.Spots() {
				if s.What == "card" {
					zone, _ := g.Where(rules.Slot(s.N))
					require.False(t, zone == rules.Hand && s.Label != "", "a hand is seen behind the curtain")
				}
			}
			m.Pads(who, widget.Enter)
			m.Frames(2)
			require.Equal(t, "shards", m.Stack.Top().Name())
			lifted++
			continue
		}
		at := m.log.At()
		for range 6 {
			k := [...]widget.Key{widget.Up, widget.Tab, widget.Right, widget.Enter, widget.EndTurn, widget.First, widget.Undo}[random.IntN(7)]
			m.Pads(1-who, k)
			m.Press(k)
		}
		require.Equal(t, at, m.log.At(), "another answered for %d", who)
		if g.Question().Kind == rules.AskMain && random.IntN(3) == 0 {
			m.Pads(who, widget.EndTurn)
		}
		for i := 0; i < 80 && m.log.At() == at; i++ {
			m.Pads(who, widget.Tab)
			if on := m.Stack.Pointed().What; on == "card" || on == "answer" || on == "done" || on == "number" {
				m.Pads(who, widget.Enter)
				m.Frame()
			}
			if on := m.Stack.Pointed().What; on == "action" {
				m.Pads(who, widget.Enter)
				m.Frame()
			}
		}
		if m.log.At() == at { // nothing but the end of the turn is left
			m.Pads(who, widget.EndTurn)
			m.Frame()
		}
		require.Greater(t, m.log.At(), at, "whose turn it is cannot answer")
	}
	assert.Greater(t, lifted, 2)
}

// Who waits has a pointer in their color, reads cards, marks what they point at, and opens the menu, where they can neither concede
// for the other nor undo.
func TestGuestsLookOn(t *testing.T) {
	m := couched(t)
	m.Pads(int(m.game().Asked()), widget.Enter) // lifts the curtain
	m.Frames(3)
	who := int(m.game().Asked())
	m.Pads(who, widget.Enter)
	m.Frames(3)
	require.Equal(t, "shards", m.Stack.Top().Name())
	other := 1 - who
	for i := 0; i < 80 && m.Guest(other).What != "card"; i++ {
		m.Pads(other, [...]widget.Key{widget.Up, widget.Right}[i%2])
	}
	on := m.Guest(other)
	require.Equal(t, "card", on.What)
	crests := func() (n int) {
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Mark && op.Sign == m.Stack.Crest(other) {
				n++
			}
		}
		return n
	}
	before := crests()
	m.Pads(other, widget.Enter)
	require.Len(t, m.Stack.Pings(), 1)
	assert.Equal(t, couch.Ping{On: on, Seat: other}, m.Stack.Pings()[0])
	m.Frame()
	assert.Greater(t, crests(), before, "the mark has their sign")
	m.Pads(other, widget.Inspect)
	m.Frame()
	require.Equal(t, "shards-zoom", m.Stack.Top().Name())
	m.Pads(other, widget.Escape)
	m.Frame()
	m.Pads(other, widget.Menu)
	m.Frame()
	require.Equal(t, "pause", m.Stack.Top().Name())
	for _, what := range []string{"concede", "confirm"} {
		m.Pads(other, widget.Tab)
		for i := 0; i < 60 && m.Stack.Pointed().What != what; i++ {
			m.Pads(other, widget.Tab)
		}
		require.Equal(t, what, m.Stack.Pointed().What)
		m.Pads(other, widget.Enter)
		m.Frames(3)
	}
	assert.False(t, m.game().Over())
	assert.Contains(t, m.Words(), "can concede now")
}

// The game waits for a gamepad that is gone, and calls its player by name.
func TestPauseWithoutGamepad(t *testing.T) {
	m := couched(t)
	pads := m.In.Pads
	m.In.Pads = pads[:1]
	m.Frames(2)
	require.Equal(t, "paused", m.Stack.Top().Name())
	m.In.Pads = pads
	m.Frames(2)
	assert.NotEqual(t, "paused", m.Stack.Top().Name())
}

// Players are called by their names on the table, in the log and at the end; who has none by the leader.
func TestPlayersAreCalledByName(t *testing.T) {
	log := begin(t, "duel", 2, 5)
	log.Header.Players = []string{"", "Ann\n"}
	settings := atOnce
	settings.FoldLog = false
	m := open(t, settings, log, alone(2))
	m.settle()
	assert.Contains(t, m.Words(), "Ann")
	m.Point("seat", 1)
	m.Frame()
	assert.Contains(t, m.Words(), lang.English.Name(m.game().Leader(1).ID), "which leader that is")
	for m.game().Turn() < 3 {
		m.do(rules.Command{Verb: rules.EndMain})
		m.settle()
	}
	assert.Contains(t, m.Words(), "Turn of Ann")
	m.Press(widget.Escape)
	m.Frame()
	m.Click("concede", 0)
	if m.Stack.Top().Name() == "confirm" {
		m.Click("confirm", 0)
	}
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	m.Frame()
	assert.Contains(t, m.Words(), "Ann wins")
}

// In the settings the people at the table change their looks and gamepads.
func TestPeopleInTheSettings(t *testing.T) {
	m := couched(t)
	m.Frames(2)
	m.Stack.PushForAll(settings.New())
	m.Frames(2)
	for i := 0; i < 12; i++ {
		if _, ok := m.Find("player", 0); ok {
			break
		}
		m.Click("section", i)
		m.Frames(2)
	}
	for seat := range 2 {
		assert.Equal(t, lang.English.Name(m.game().Leader(rules.Seat(seat)).ID), m.MustFind("player", seat).Label)
		assert.Equal(t, m.Stack.T("pad-n", seat+1), m.MustFind("device", seat).Label)
	}
	_, third := m.Find("player", 2)
	assert.False(t, third, "only who plays")
}
