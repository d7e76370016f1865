package scene_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// number presses the key of a number.
func (m *mouse) number(n int) {
	m.press(widget.First + widget.Key(n-1))
	m.frames(2)
}

// By keys alone: a number chooses a card of the hand, and plays it when pressed
// again; numbers answer; reap, fight, action and the end of the turn have their keys.
func TestATurnByKeys(t *testing.T) {
	p := brawl()
	p.Players[0].Line = gametest.Cards("headhunter", "headhunter", "dust-imp")
	p.Players[0].Artifacts = gametest.Cards("gauntlet-of-command")
	p.Players[0].Hand = gametest.Cards("valdr", "iron-obelisk")
	m := newBrawl(t, p)
	m.s.Settings.Speed = atOnce.Speed
	tb := m.table()
	m.number(1)
	assert.Equal(t, widget.ID{What: "card", N: int(m.slot("Valdr"))}, m.s.Pointed(), "it is pointed at")
	_, ok := m.find("action", int(keyforge.DiscardCard))
	assert.True(t, ok, "and what it offers is seen")
	assert.Zero(t, tb.Story.At())
	m.number(1)
	m.settle()
	require.Equal(t, keyforge.AskPlace, tb.Question().Kind)
	m.number(2)
	m.settle()
	assert.Equal(t, m.slot("Valdr"), m.line()[3], "the right flank")
	m.number(1)
	m.number(1)
	m.settle()
	assert.Len(t, tb.Board.Piles[0][card.Artifacts], 2)
	line := m.line()
	m.tabTo("card", int(line[0]))
	m.press(widget.Reap)
	m.takeEffect()
	m.settle()
	assert.Equal(t, 4, tb.Board.Pool[0])
	m.tabTo("card", int(line[1]))
	m.press(widget.Fight)
	m.takeEffect()
	m.settle()
	require.Equal(t, keyforge.ForAttack, tb.Question().Purpose)
	m.number(1)
	m.settle()
	assert.NotZero(t, tb.Board.Faces[line[1]].Marks&keyforge.Exhausted)
	m.tabTo("card", int(m.slot("Gauntlet of Command")))
	m.press(widget.Act)
	m.takeEffect()
	m.settle()
	require.Equal(t, keyforge.AskCards, tb.Question().Kind)
	m.press(widget.Undo)
	m.settle()
	m.press(widget.EndTurn)
	m.frame()
	assert.Equal(t, "confirm", m.s.Top().Name())
}

// A key whose action is impossible says why.
func TestKeysTellWhyNot(t *testing.T) {
	m := newBrawl(t, brawl())
	m.press(widget.Reap)
	m.frames(2)
	assert.Contains(t, m.words(), "Point at a card first")
	m.tabTo("card", int(m.slot("Headhunter")))
	m.in.Mouse.X += 30
	m.frame()
	m.point("card", int(m.slot("Dust Imp")))
	m.press(widget.Fight)
	m.frames(2)
	assert.Contains(t, m.words(), "it does not belong to the active house")
	assert.Zero(t, m.table().Story.At())
}

// The houses to choose from are pointed at one after another, and numbers choose them.
func TestHousesByKeys(t *testing.T) {
	m := newMouse(t, atOnce)
	m.begin()
	m.settle()
	m.number(2) // no other hand
	m.settle()
	require.Equal(t, keyforge.AskHouse, m.table().Question().Kind)
	legal := slices.Clone(m.table().Legal())
	for i := range 4 {
		m.press(widget.Houses)
		m.frame()
		assert.Equal(t, widget.ID{What: "answer", N: int(legal[i%3].N)}, m.s.Pointed())
	}
	m.number(3)
	m.takeEffect()
	m.settle()
	assert.Equal(t, card.House(legal[2].N), m.table().Board.House)
}

// Tab begins at the question, whatever is above it.
func TestTabBeginsAtWhatIsAsked(t *testing.T) {
	m := newBrawl(t, brawl())
	m.press(widget.Tab)
	assert.Equal(t, "card", m.s.Pointed().What)
	m.tabTo("fold-log", 0)
	m.ask(keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForReplacement, Source: m.slot("Valdr")})
	m.frame()
	m.press(widget.Tab)
	assert.Equal(t, "yes", m.s.Pointed().What)
	m.press(widget.Before)
	assert.NotEqual(t, "no", m.s.Pointed().What)
	m.press(widget.Tab)
	m.press(widget.Tab)
	assert.Equal(t, "no", m.s.Pointed().What)
}

// Pressing a key assigns it to an action; the action that had the key gets the other one,
// and a message says so. The keys are kept, shown on the buttons on request, and reset.
func TestKeysAreGiven(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	file := filepath.Join(t.TempDir(), "settings.json")
	m.s.Save = func(s session.Settings) { require.NoError(t, s.Write(file)) }
	at := func(k widget.Key) int {
		for i := range keys.Actions {
			if keys.Actions[i].Key == k {
				return i
			}
		}
		return -1
	}
	m.click("settings", 0)
	m.click("section", 4)
	m.click("set-show-keys", 0)
	scrollTo := func(what string, n int) {
		for range 60 {
			if s, ok := m.find(what, n); ok && s.Rect.H > 20 {
				return
			}
			m.in.Mouse = m.mustFind("lines", -1).Rect.Center()
			m.in.Wheel = -1
			m.frame()
		}
	}
	give := func(what string, k widget.Key, struck, pushed keys.Code) {
		scrollTo(what, at(k))
		m.frames(30) // until it has stopped
		m.click(what, at(k))
		m.frame()
		m.in.Struck, m.in.Pushed, m.in.Pressed[widget.Help] = struck, pushed, true
		m.frame()
		m.in.Struck, m.in.Pushed = 0, 0
		m.frame()
		require.Equal(t, "settings", m.s.Top().Name(), "the key did nothing else")
	}
	key := func(name string) keys.Code { return keys.Named(keys.Keyboard, name) }
	give("set-key", widget.Reap, key("F"), 0)
	assert.Equal(t, key("F"), m.s.Settings.Keys.Of(keys.Keyboard, widget.Reap))
	assert.Equal(t, key("R"), m.s.Settings.Keys.Of(keys.Keyboard, widget.Fight))
	assert.Contains(t, m.words(), "F was taken from “Fight”, which now has R.")
	give("set-button", widget.Reap, 0, keys.Named(keys.Gamepad, "RS"))
	assert.Equal(t, keys.Named(keys.Gamepad, "RS"), m.s.Settings.Keys.Of(keys.Gamepad, widget.Reap))
	give("set-key", widget.EndTurn, key("Escape"), 0)
	assert.Equal(t, key("E"), m.s.Settings.Keys.Of(keys.Keyboard, widget.EndTurn), "Escape goes back")
	kept, err := session.ReadSettings(file)
	require.NoError(t, err)
	assert.Equal(t, m.s.Settings, kept)

	m.s.Home()
	m.lay("table")
	caps := func() (all []string) {
		for _, op := range m.s.Picture().Ops {
			if len([]rune(op.Text)) <= 2 && op.Text != "" {
				all = append(all, op.Text)
			}
		}
		return all
	}
	assert.Contains(t, caps(), "E")
	m.in.Pad = true
	m.frame()
	assert.NotContains(t, caps(), "E")
	m.in.Pad = false
	m.press(widget.Escape)
	m.frame()
	m.click("section", 4)
	scrollTo("set-keys-reset", 0)
	m.click("set-keys-reset", 0)
	assert.Equal(t, keys.Default, m.s.Settings.Keys)
}
