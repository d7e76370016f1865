package play_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// number presses the key of a number.
func number(m *scenetest.Mouse, n int) {
	m.Press(widget.First + widget.Key(n-1))
	m.Frames(2)
}

// By keys alone: a number chooses a card of the hand, and plays it when pressed
// again; numbers answer; reap, fight, action and the end of the turn have their keys.
func TestATurnByKeys(t *testing.T) {
	p := brawl()
	p.Players[0].Line = gametest.Cards("headhunter", "headhunter", "dust-imp")
	p.Players[0].Artifacts = gametest.Cards("gauntlet-of-command")
	p.Players[0].Hand = gametest.Cards("valdr", "iron-obelisk")
	m := newBrawl(t, p)
	m.Stack.Settings.Speed = scenetest.AtOnce.Speed
	tb := m.Table()
	number(m, 1)
	assert.Equal(t, widget.ID{What: "card", N: int(m.Slot("Valdr"))}, m.Stack.Pointed(), "it is pointed at")
	_, ok := m.Find("action", int(keyforge.DiscardCard))
	assert.True(t, ok, "and what it offers is seen")
	assert.Zero(t, tb.Story.At())
	number(m, 1)
	m.Settle()
	require.Equal(t, keyforge.AskPlace, tb.Question().Kind)
	number(m, 2)
	m.Settle()
	assert.Equal(t, m.Slot("Valdr"), line(m)[3], "the right flank")
	number(m, 1)
	number(m, 1)
	m.Settle()
	assert.Len(t, tb.Board.Piles[0][card.Artifacts], 2)
	line := line(m)
	m.TabTo("card", int(line[0]))
	m.Press(widget.Reap)
	m.TakeEffect()
	m.Settle()
	assert.Equal(t, 4, tb.Board.Pool[0])
	m.TabTo("card", int(line[1]))
	m.Press(widget.Fight)
	m.TakeEffect()
	m.Settle()
	require.Equal(t, keyforge.ForAttack, tb.Question().Purpose)
	number(m, 2) // the monster, at the right of its arm
	m.Settle()
	assert.NotZero(t, tb.Board.Faces[line[1]].Marks&keyforge.Exhausted)
	m.TabTo("card", int(m.Slot("Gauntlet of Command")))
	m.Press(widget.UseAction)
	m.TakeEffect()
	m.Settle()
	require.Equal(t, keyforge.AskCards, tb.Question().Kind)
	m.Press(widget.Undo)
	m.Settle()
	m.Press(widget.EndTurn)
	m.Frame()
	assert.Equal(t, "confirm", m.Stack.Top().Name())
}

// A key whose action is impossible says why.
func TestKeysTellWhyNot(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Press(widget.Reap)
	m.Frames(2)
	assert.Contains(t, m.Words(), "Point at a card first")
	m.TabTo("card", int(m.Slot("Headhunter")))
	m.In.Mouse.X += 30
	m.Frame()
	m.Point("card", int(m.Slot("Dust Imp")))
	m.Press(widget.Fight)
	m.Frames(2)
	assert.Contains(t, m.Words(), "Not of the active house")
	assert.Zero(t, m.Table().Story.At())
}

// The houses to choose from are pointed at one after another, and numbers choose them.
func TestHousesByKeys(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begin()
	m.Settle()
	number(m, 2) // no other hand
	m.Settle()
	require.Equal(t, keyforge.AskHouse, m.Table().Question().Kind)
	legal := slices.Clone(m.Table().Legal())
	for i := range 4 {
		m.Press(widget.Houses)
		m.Frame()
		assert.Equal(t, widget.ID{What: "answer", N: int(legal[i%3].N)}, m.Stack.Pointed())
	}
	number(m, 3)
	m.TakeEffect()
	m.Settle()
	assert.Equal(t, card.House(legal[2].N), m.Table().Board.House)
}

// Tab begins at the question, whatever is above it.
func TestTabBeginsAtWhatIsAsked(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Press(widget.Tab)
	assert.Equal(t, "card", m.Stack.Pointed().What)
	m.TabTo("fold-log", 0)
	m.Ask(keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForReplacement, Source: m.Slot("Valdr")})
	m.Frame()
	m.Press(widget.Tab)
	assert.Equal(t, "yes", m.Stack.Pointed().What)
	m.Press(widget.Previous)
	assert.NotEqual(t, "no", m.Stack.Pointed().What)
	m.Press(widget.Tab)
	m.Press(widget.Tab)
	assert.Equal(t, "no", m.Stack.Pointed().What)
}
