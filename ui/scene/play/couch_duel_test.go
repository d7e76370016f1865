package play_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// Two players with hidden hands each lift the curtain with their own gamepad, and neither
// can concede for the other. No device ever shows what the other player holds.
func TestCurtainAndGamepads(t *testing.T) {
	settings := scenetest.AtOnce
	settings.Ask = 0
	m := scenetest.New(t, settings)
	m.Stack.Settings.Confirm, m.Stack.Settings.Tips = false, false
	m.Click("new-adventure", 0)
	m.Click("game-kind", 1)
	m.Click("who-1", 0)
	m.Plug(2)
	m.Pads(0, widget.NoKey)
	m.Pads(1, widget.NoKey)
	m.Click("begin", 0)
	m.Frames(30)
	k := newSecrets(m)
	random := rand.New(rand.NewPCG(7, 7))
	tb := m.Table()
	pry := func(id int) {
		for range 6 {
			m.Pads(id, [...]widget.Key{widget.Up, widget.Down, widget.Left, widget.Right, widget.Tab, widget.Enter}[random.IntN(6)])
			k.kept()
		}
		m.Pads(id, widget.Inspect)
		k.kept()
		if m.Frame(); m.Stack.Top().Name() == "zoom" {
			m.Pads(id, widget.Escape)
		}
		m.Frames(8)
		k.kept()
	}
	for range 60 {
		k.kept()
		if tb.Over() {
			break
		}
		if m.Stack.Top().Name() == "curtain" {
			next := int(tb.Next())
			m.Pads(1-next, widget.Enter)
			m.Press(widget.Enter)
			m.Frame()
			require.Equal(t, "curtain", m.Stack.Top().Name(), "it is not theirs to lift")
			pry(1 - next)
			m.Pads(next, widget.Enter)
			m.Frames(2)
			require.NotEqual(t, "curtain", m.Stack.Top().Name())
			continue
		}
		if tb.Curtain() == couch.Passing {
			sits := int(tb.Sits())
			require.Equal(t, keyforge.Side(sits), tb.Decider())
			m.Pads(1-sits, widget.EndTurn)
			m.Frame()
			require.Equal(t, couch.Passing, tb.Curtain())
			m.Pads(sits, widget.EndTurn)
			m.Frames(30)
			continue
		}
		if !tb.Asking() {
			m.Frame()
			continue
		}
		pry(1 - int(tb.Question().Side))
		m.Pads(1-int(tb.Question().Side), widget.Menu)
		m.Frame()
		m.Pads(1-int(tb.Question().Side), widget.Escape)
		m.Frame()
		if c := scenetest.AnyOf(random, tb.Legal()); c.Verb != keyforge.RaiseTide {
			tb.Answer(c)
		}
		m.Frames(3)
		if m.Stack.Top().Name() == "pile" {
			m.Pads(int(tb.Decider()), widget.Escape)
			m.Frame()
		}
	}
	assert.Greater(t, k.looked, 1000)
}

// In the menu, which everybody can use, nobody can concede for another, nor undo a turn.
func TestNobodyGivesUpForAnother(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings.Confirm, m.Stack.Settings.Tips = false, false
	m.Click("new-adventure", 0)
	m.Click("game-kind", 1)
	m.Click("who-1", 0)
	m.Click("hands", 1)
	m.Plug(2)
	m.Pads(0, widget.NoKey)
	m.Pads(1, widget.NoKey)
	m.Click("begin", 0)
	m.Frames(3)
	m.Settle()
	who := int(m.Table().Decider())
	takes := func(by int, ways ...string) {
		t.Helper()
		m.Pads(by, widget.Menu)
		m.Frame()
		for _, what := range ways {
			m.Pads(by, widget.Tab)
			for i := 0; i < 60 && m.Stack.Pointed().What != what; i++ {
				m.Pads(by, widget.Tab)
			}
			require.Equal(t, what, m.Stack.Pointed().What)
			m.Pads(by, widget.Enter)
			m.Frames(3)
		}
	}
	takes(1-who, "concede", "confirm")
	assert.False(t, m.Table().Board.Over)
	assert.Contains(t, m.Words(), m.Stack.T("concede-theirs", m.Table().Name(keyforge.Side(who))))
	m.Table().Do(m.Table().Legal()[0])
	m.Frames(3)
	m.Settle()
	require.Equal(t, 1, m.Table().Story.At())
	who = int(m.Table().Decider())
	takes(1-who, "undo-turn")
	assert.Equal(t, 1, m.Table().Story.At())
	assert.Contains(t, m.Words(), m.Stack.T("undo-theirs", m.Table().Name(keyforge.Side(who))))
	takes(who, "concede", "confirm")
	assert.True(t, m.Table().Board.Over)
}
