package scene_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// A card that comes under a resting mouse is not read, until the mouse moves.
func TestWhatComesUnderTheMouseIsNotRead(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	m.Lay("crowd")
	hand := m.Table().Board.Piles[m.Table().Large()][card.Hand]
	at, _, ok := m.Table().Spot(hand[0])
	require.True(t, ok)
	m.In.W += 600 // the cards lie elsewhere
	m.Frames(60)
	m.In.Mouse = at.Center()
	m.Frames(3)
	m.In.W -= 600 // and return
	m.Frames(60)
	require.Equal(t, int(hand[0]), m.Stack.Pointed().N)
	assert.True(t, m.Stack.ReadAt().Empty(), "it came by itself")
	m.In.Mouse.X += 2
	m.Frames(30)
	assert.True(t, m.Stack.ReadAt().Empty(), "a hand is never quite still")
	m.In.Mouse.X += 10
	m.Frames(30)
	assert.Equal(t, m.Table().Title(hand[0]), reads(m))
}

// A card over which the mouse moves is read once the mouse rests.
func TestACardIsReadWhenTheMouseRests(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Lay("crowd")
	c := m.Table().Board.Piles[m.Table().Large()][card.Hand][0]
	m.Point("card", int(c))
	for range 30 {
		m.In.Mouse.X++
		m.Frame()
		assert.True(t, m.Stack.ReadAt().Empty(), "the mouse moves")
	}
	m.Frames(10)
	assert.False(t, m.Stack.ReadAt().Empty())
}

// After a card is dropped its result is seen: nothing is shown large over it, even though
// the mouse is on the card that it was dropped on.
func TestWhatADropDoesIsSeen(t *testing.T) {
	settings := session.DefaultSettings
	settings.Tips = false
	m := scenetest.New(t, settings)
	m.Lay("crowd")
	tb := m.Table()
	from, to := fighters(m)
	at, _, _ := tb.Spot(to)
	m.Drag("card", int(from), at.Center())
	require.True(t, tb.Showing())
	for range 600 {
		assert.True(t, m.Stack.ReadAt().Empty())
		m.Frame()
	}
}

// fighters are a creature that may fight and what it may attack.
func fighters(m *scenetest.Mouse) (from, to keyforge.Slot) {
	tb := m.Table()
	for _, c := range tb.Legal() {
		if c.Verb == keyforge.Fight {
			targets := tb.Story.Game().Attackable(c.Card)
			return c.Card, targets.First()
		}
	}
	require.Fail(m.T, "nobody can fight")
	return 0, 0
}

// Nothing is read where something happens.
func TestWhatHappensIsNotCovered(t *testing.T) {
	settings := session.DefaultSettings
	settings.Tips = false
	m := scenetest.New(t, settings)
	m.Lay("crowd")
	tb := m.Table()
	m.Frames(3)
	tb.Answer(keyforge.Command{Verb: keyforge.EndTurn})
	m.Frame()
	own := tb.Board.Piles[0][card.Battleline]
	read := 0
	for i := 0; tb.Showing() && i < 1500; i++ {
		if i%40 == 0 {
			at, _, ok := tb.Spot(own[i/40%len(own)])
			if ok {
				m.In.Mouse = at.Center()
			}
		}
		m.Frame()
		at := m.Stack.ReadAt()
		if at.Empty() {
			continue
		}
		read++
		for slot := range keyforge.Slot(keyforge.MaxCards) {
			if spot, _, ok := tb.Spot(slot); ok && tb.Moving(slot) {
				assert.False(t, at.Overlaps(spot.Bounds().Inset(2)), "card %d moves", slot)
			}
		}
	}
	assert.Positive(t, read)
}

// A large card stands beside its card.
func TestALargeCardStandsBesideItsCard(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Lay("table")
	read := 0
	for _, s := range slices.Clone(m.Stack.Spots()) {
		if s.What != "card" {
			continue
		}
		m.In.Mouse = s.Rect.Center()
		m.Frames(20)
		if at := m.Stack.ReadAt(); !at.Empty() {
			read++
			far := max(at.X-s.Rect.Right(), s.Rect.X-at.Right(), at.Y-s.Rect.Bottom(), s.Rect.Y-at.Bottom())
			assert.Less(t, far, 240.0, "card %d", s.N)
		}
	}
	assert.Positive(t, read)
}
