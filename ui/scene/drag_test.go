package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// brawl is a table of one player, with fighters and cards of each type.
func brawl() keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar,
		Players: []keyforge.SidePosition{{Amber: 3, Line: gametest.Cards("headhunter", "dust-imp"),
			Hand: gametest.Cards("valdr", "punch", "blood-of-titans", "iron-obelisk", "hand-of-dis"),
			Deck: gametest.Cards("anger", "anger", "anger")}},
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("crushing-arm"),
			Deck: gametest.Cards("emergence", "emergence", "emergence")},
	}
}

func newBrawl(t testing.TB, p keyforge.Position) *mouse {
	m := newMouse(t, session.DefaultSettings)
	require.NoError(t, play.Start(m.s, p))
	m.frames(3)
	return m
}

// at is where a card lies.
func (m *mouse) at(c keyforge.Slot) layout.Point {
	m.t.Helper()
	spot, _, ok := m.table().Spot(c)
	require.True(m.t, ok)
	return spot.Center()
}

func (m *mouse) line() []keyforge.Slot {
	return gametest.State(m.table().Story.Game()).Players[0].Pile(card.Battleline)
}

// With the mouse a card is played where it is dropped: a creature at a flank, an
// upgrade on its host, an action on its target, an artifact anywhere on its player's
// side. Fighters are dropped on their targets.
func TestCardsAreDragged(t *testing.T) {
	m := newBrawl(t, brawl())
	tb := m.table()
	area := tb.Places.Sides[0].Line.Area
	left := layout.Point{X: area.X + 40, Y: area.Center().Y}
	valdr, hunter, arm := m.slot("Valdr"), m.slot("Headhunter"), m.slot("Crushing Arm")

	m.hold("card", int(valdr), left)
	at, _, _ := tb.Spot(valdr)
	assert.InDelta(t, left.X, at.Center().X, 2, "it is under the mouse")
	assert.False(t, tb.Places.Sides[0].Line.Open.Empty())
	assert.Contains(t, m.words(), "Play")
	m.in.Down = false
	m.frame()
	m.takeEffect()
	m.settle()
	require.Len(t, m.line(), 3)
	assert.Equal(t, valdr, m.line()[0])

	m.drag("card", int(m.slot("Punch")), m.at(arm))
	m.settle()
	m.drag("card", int(m.slot("Blood of Titans")), m.at(hunter))
	m.settle()
	m.drag("card", int(m.slot("Iron Obelisk")), tb.Places.Sides[0].Status.Center())
	m.settle()
	assert.Len(t, tb.Board.Faces[hunter].On, 1)
	assert.Len(t, tb.Board.Piles[0][card.Artifacts], 1)
	m.hold("card", int(hunter), m.at(tb.Board.Boss))
	assert.Contains(t, m.words(), "Fight")
	m.in.Down = false
	m.frame()
	m.takeEffect()
	m.settle()
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind)
	assert.NotZero(t, tb.Board.Faces[hunter].Marks&keyforge.Exhausted)
}

// A card that cannot go where it is says why, there and after it has gone back.
func TestCardsThatAreRefused(t *testing.T) {
	m := newBrawl(t, brawl())
	tb := m.table()
	valdr, hand := m.slot("Valdr"), m.slot("Hand of Dis")
	home := m.at(valdr)
	m.hold("card", int(valdr), m.at(m.slot("Crushing Arm")))
	assert.Contains(t, m.words(), "Drop it on your own side of the table.")
	m.in.Down = false
	m.frame()
	m.takeEffect()
	m.frames(60)
	assert.Equal(t, home, m.at(valdr), "it is back")
	assert.Contains(t, m.words(), "Drop it on your own side of the table.")
	m.frames(150)
	assert.NotContains(t, m.words(), "Drop it on your own side of the table.")
	m.drag("card", int(hand), tb.Places.Sides[0].Status.Center())
	assert.Contains(t, m.words(), "it does not belong to the active house")
	assert.Zero(t, tb.Story.At())
}

// Escape and the right button return a dragged card, and do nothing else.
func TestDraggingIsCancelled(t *testing.T) {
	for _, cancel := range []func(*mouse){
		func(m *mouse) { m.press(widget.Escape) },
		func(m *mouse) { m.in.Context = true; m.frame() },
	} {
		m := newBrawl(t, brawl())
		valdr := m.slot("Valdr")
		home := m.at(valdr)
		m.hold("card", int(valdr), m.table().Places.Sides[0].Status.Center())
		require.Equal(t, valdr, m.table().Dragged())
		cancel(m)
		assert.Zero(t, m.table().Dragged())
		assert.Equal(t, "table", m.s.Top().Name())
		m.in.Down = false
		m.frames(60)
		assert.Equal(t, home, m.at(valdr))
		assert.Zero(t, m.table().Story.At())
	}
}

// A double click plays a card, reaps with a creature and uses an artifact; on a card
// that cannot be used it says why.
func TestTwoClicksDoTheUsual(t *testing.T) {
	p := brawl()
	p.Players[0].Artifacts = gametest.Cards("gauntlet-of-command")
	m := newBrawl(t, p)
	tb := m.table()
	m.twice("card", int(m.slot("Iron Obelisk")))
	m.settle()
	assert.Len(t, tb.Board.Piles[0][card.Artifacts], 2)
	m.twice("card", int(m.slot("Headhunter")))
	m.settle()
	assert.Equal(t, 4, tb.Board.Pool[0])
	assert.Equal(t, 2, tb.Story.At())
	m.twice("card", int(m.slot("Hand of Dis")))
	m.frames(2)
	assert.Contains(t, m.words(), "it does not belong to the active house")
	assert.Equal(t, 2, tb.Story.At())
}

// The second of two clicks never answers a question that appeared with the first: a new
// spot under the mouse ignores clicks for a moment, unless the mouse has moved elsewhere
// or a key gives the answer.
func TestNewAnswersTakeNoSuddenClick(t *testing.T) {
	m := newBrawl(t, brawl())
	main := m.table().Story.Game().Snapshot()
	ask := func(c keyforge.Slot) {
		m.ask(keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForReplacement, Source: c})
		m.frame()
	}
	click := func() (answered bool) {
		m.in.Down = true
		m.frame()
		m.in.Down = false
		m.s.Update(m.in)
		return m.s.Clicked() == widget.ID{What: "yes"}
	}
	ask(m.slot("Valdr"))
	m.in.Mouse = m.mustFind("yes", 0).Rect.Center()
	m.table().Story.Game().Load(&main)
	m.table().Settle()
	m.frames(40)
	assert.False(t, click(), "nothing is there yet")
	ask(m.slot("Valdr"))
	assert.False(t, click(), "the second click of two")
	ask(m.slot("Headhunter"))
	assert.False(t, click(), "it is called the same, but it is another question")
	m.in.Mouse = m.mustFind("yes", 0).Rect.Center()
	m.in.Mouse.X = m.mustFind("no", 0).Rect.Center().X
	m.frames(2)
	m.tabTo("yes", 0)
	m.in.Pressed[widget.Enter] = true
	m.s.Update(m.in)
	assert.Equal(t, widget.ID{What: "yes"}, m.s.Clicked(), "a key is no second click")
}

// A moment later a new spot takes clicks.
func TestNewAnswersTakeAClickLater(t *testing.T) {
	m := newBrawl(t, brawl())
	m.ask(keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForReplacement, Source: m.slot("Valdr")})
	m.point("yes", 0)
	m.frames(31)
	m.in.Down = true
	m.frame()
	m.in.Down = false
	m.s.Update(m.in)
	assert.Equal(t, widget.ID{What: "yes"}, m.s.Clicked())
}
