package scene_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Two players with hidden hands each lift the curtain with their own gamepad, and neither
// can concede for the other. No device ever shows what the other player holds.
func TestCurtainAndGamepads(t *testing.T) {
	settings := atOnce
	settings.Ask = 0
	m := newMouse(t, settings)
	m.s.Settings.Confirm, m.s.Settings.Tips = false, false
	m.click("new-adventure", 0)
	m.click("game-kind", 1)
	m.plug(2)
	m.pads(0, widget.NoKey)
	m.pads(1, widget.NoKey)
	m.click("begin", 0)
	m.frames(30)
	k := newSecrets(m)
	random := rand.New(rand.NewPCG(7, 7))
	tb := m.table()
	pry := func(id int) {
		for range 6 {
			m.pads(id, [...]widget.Key{widget.Up, widget.Down, widget.Left, widget.Right, widget.Tab, widget.Enter}[random.IntN(6)])
			k.kept()
		}
		m.pads(id, widget.Inspect)
		k.kept()
		if m.frame(); m.s.Top().Name() == "zoom" {
			m.pads(id, widget.Escape)
		}
		m.frames(8)
		k.kept()
	}
	for range 60 {
		k.kept()
		if tb.Over() {
			break
		}
		if m.s.Top().Name() == "curtain" {
			next := int(tb.Next())
			m.pads(1-next, widget.Enter)
			m.press(widget.Enter)
			m.frame()
			require.Equal(t, "curtain", m.s.Top().Name(), "it is not theirs to lift")
			pry(1 - next)
			m.pads(next, widget.Enter)
			m.frames(2)
			require.NotEqual(t, "curtain", m.s.Top().Name())
			continue
		}
		if tb.Curtain() == table.Passing {
			sits := int(tb.Sits())
			require.Equal(t, keyforge.Side(sits), tb.Decider())
			m.pads(1-sits, widget.EndTurn)
			m.frame()
			require.Equal(t, table.Passing, tb.Curtain())
			m.pads(sits, widget.EndTurn)
			m.frames(30)
			continue
		}
		if !tb.Asking() {
			m.frame()
			continue
		}
		pry(1 - int(tb.Question().Side))
		m.pads(1-int(tb.Question().Side), widget.Menu)
		m.frame()
		m.pads(1-int(tb.Question().Side), widget.Escape)
		m.frame()
		if c := pick(random, tb.Legal()); c.Verb != keyforge.RaiseTide {
			tb.Answer(c)
		}
		m.frames(3)
		if m.s.Top().Name() == "pile" {
			m.pads(int(tb.Decider()), widget.Escape)
			m.frame()
		}
	}
	assert.Greater(t, k.looked, 1000)
}

// In the menu, which everybody can use, nobody can concede for another.
func TestNobodyGivesUpForAnother(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Settings.Confirm, m.s.Settings.Tips = false, false
	m.click("new-adventure", 0)
	m.click("game-kind", 1)
	m.click("hands", 1)
	m.plug(2)
	m.pads(0, widget.NoKey)
	m.pads(1, widget.NoKey)
	m.click("begin", 0)
	m.frames(3)
	m.settle()
	who := int(m.table().Decider())
	concede := func(by int) {
		t.Helper()
		m.pads(by, widget.Menu)
		m.frame()
		for _, what := range []string{"concede", "confirm"} {
			m.pads(by, widget.Tab)
			for i := 0; i < 60 && m.s.Pointed().What != what; i++ {
				m.pads(by, widget.Tab)
			}
			require.Equal(t, what, m.s.Pointed().What)
			m.pads(by, widget.Enter)
			m.frames(3)
		}
	}
	concede(1 - who)
	assert.False(t, m.table().Board.Over)
	assert.Contains(t, m.words(), m.s.T("concede-theirs", m.table().Name(keyforge.Side(who))))
	concede(who)
	assert.True(t, m.table().Board.Over)
}

// Colors and emblems are chosen with the name, differ between players, are kept, and are
// shown at the seats.
func TestPlayersHaveColorsAndEmblems(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	defer theme.Wear([3]int{0, 1, 2})
	var kept session.Settings
	m.s.Save = func(s session.Settings) { kept = s }
	m.click("new-adventure", 0)
	m.click("players", 1)
	m.click("name", 0)
	m.frame()
	m.click("player-color", 1)
	m.click("player-emblem", 6)
	m.click("cancel", 0)
	m.frame()
	assert.Equal(t, [3]int{0, 1, 2}, m.s.Settings.Colors)
	m.click("name", 0)
	m.frame()
	m.click("player-color", 1)
	m.click("player-emblem", 6)
	m.click("name-ok", 0)
	m.frames(2)
	assert.Equal(t, [3]int{1, 0, 2}, kept.Colors, "who had it gets the other")
	assert.Equal(t, [3]int{6, 1, 2}, kept.Emblems)
	assert.Equal(t, theme.Players[1], theme.Seats[0])
	m.click("begin", 0)
	m.frames(3)
	m.settle()
	m.frames(2)
	seen := 0
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == paint.Leaf {
			seen++
		}
	}
	assert.NotZero(t, seen)
	wrong := session.DefaultSettings
	wrong.Colors, wrong.Emblems = [3]int{1, 1, 2}, [3]int{0, 99, 2}
	wrong = wrong.Clamp()
	assert.Equal(t, [3]int{0, 1, 2}, wrong.Colors)
	assert.Equal(t, [3]int{0, 1, 2}, wrong.Emblems)
}
