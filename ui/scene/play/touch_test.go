package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// put puts a finger on a point, and lift takes it away.
func put(m *scenetest.Mouse, at layout.Point) {
	m.In.Fingers = []widget.Finger{{ID: 1, At: at}}
	m.Frames(2)
}

func lift(m *scenetest.Mouse) {
	m.In.Fingers = nil
	m.Frame()
	m.TakeEffect()
}

// tap taps a spot.
func tap(m *scenetest.Mouse, what string, n int) {
	m.T.Helper()
	m.Frames(35) // new spots ignore taps for a moment
	put(m, m.MustFind(what, n).Rect.Center())
	lift(m)
}

// slide drags a spot to a point.
func slide(m *scenetest.Mouse, what string, n int, to layout.Point) {
	m.T.Helper()
	put(m, m.MustFind(what, n).Rect.Center())
	from := m.In.Fingers[0].At
	for i := range 6 {
		by := float64(i+1) / 6
		m.In.Fingers[0].At = layout.Point{X: from.X + (to.X-from.X)*by, Y: from.Y + (to.Y-from.Y)*by}
		m.Frame()
	}
	m.Frame()
	lift(m)
}

// On a phone the end of a game says who has won, shows the fate of the Keyraken in the whole
// window, and offers the ways on, without scrolling.
func TestEndOnAPhone(t *testing.T) {
	m := end(t)
	m.Touching(scenetest.Phone)
	m.Frames(3)
	window := layout.Rect{W: scenetest.Phone[0], H: scenetest.Phone[1]}
	seen := m.Words()
	assert.Contains(t, seen, m.Stack.T("defeat"))
	for _, way := range []string{"again", "same-seed", "change-decks", "watch", "look", "home"} {
		assert.True(t, m.MustFind(way, 0).Rect.Within(window), way)
	}
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Backdrop {
			assert.Equal(t, window, op.Rect)
		}
	}
}

// A turn by touch alone, on a phone and on a tablet: cards are tapped to read them,
// held to see them large, dragged to play them, and used by taps.
func TestTurnByTouch(t *testing.T) {
	for _, size := range [][2]float64{scenetest.Phone, scenetest.Tablet} {
		m := newBrawl(t, brawl())
		m.Touching(size)
		tb := m.Table()
		valdr, hunter, imp, arm := m.Slot("Valdr"), m.Slot("Headhunter"), m.Slot("Dust Imp"), m.Slot("Crushing Arm")

		tap(m, "card", int(imp))
		m.Frames(20)
		assert.Contains(t, m.Words(), "Destroyed", "it is read")
		put(m, m.MustFind("card", int(valdr)).Rect.Center())
		m.Frames(40)
		assert.Equal(t, "zoom", m.Stack.Top().Name(), "it is held")
		lift(m)
		assert.Equal(t, "zoom", m.Stack.Top().Name(), "the finger that goes does not close it")
		tap(m, "close", 0)
		require.Equal(t, "table", m.Stack.Top().Name())

		area := tb.Places.Sides[0].Line.Area
		slide(m, "card", int(valdr), layout.Point{X: area.X + 20, Y: area.Center().Y})
		m.Settle()
		require.Equal(t, valdr, line(m)[0])

		slide(m, "card", int(hunter), lies(m, tb.Board.Boss))
		m.Settle()
		assert.NotZero(t, tb.Board.Faces[hunter].Marks&keyforge.Exhausted, "it has fought")

		slide(m, "card", int(m.Slot("Punch")), tb.Places.Band.Center())
		m.Settle()
		require.Equal(t, keyforge.AskCards, tb.Question().Kind)
		before := tb.Tally.Decisions
		tap(m, "card", int(arm))
		assert.Equal(t, before, tb.Tally.Decisions, "the first tap shows what would come of it")
		tap(m, "card", int(arm))
		m.Settle()
		assert.Greater(t, tb.Tally.Decisions, before)

		tap(m, "end-turn", 0)
		if m.Stack.Top().Name() == "confirm" {
			tap(m, "confirm", 0)
		}
		m.Settle()
		assert.Greater(t, tb.Tally.Turns, 1)
	}
}

// A tap on a card opens its actions; a button carries one out, or a second tap the most
// likely one.
func TestTapsUseCards(t *testing.T) {
	for _, again := range []bool{false, true} {
		m := scenetest.New(t, session.DefaultSettings)
		p := brawl()
		p.House = card.Dis
		require.NoError(t, play.Start(m.Stack, p))
		m.Touching(scenetest.Phone)
		imp := m.Slot("Dust Imp")
		tap(m, "card", int(imp))
		_, ok := m.Find("action", int(keyforge.Reap))
		require.True(t, ok)
		pool := m.Table().Board.Pool[0]
		if m.Frames(60); again {
			tap(m, "card", int(imp))
		} else {
			tap(m, "action", int(keyforge.Reap))
		}
		m.Settle()
		if again && m.Table().Board.Pool[0] == pool { // its usual action is a different one
			assert.NotZero(t, m.Table().Board.Faces[imp].Marks&keyforge.Exhausted)
			continue
		}
		assert.Equal(t, pool+1, m.Table().Board.Pool[0])
	}
}

// A finger hides neither the card that it drags nor the target.
func TestFingerHidesNotWhatItDrags(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Touching(scenetest.Tablet)
	punch, imp := m.Slot("Punch"), m.Slot("Dust Imp")
	finger := lies(m, imp)
	put(m, m.MustFind("card", int(punch)).Rect.Center())
	for range 4 {
		m.In.Fingers[0].At.Y -= 20
		m.Frame()
	}
	m.In.Fingers[0].At = finger
	m.Frames(3)
	at, _, ok := m.Table().Spot(punch)
	require.True(t, ok)
	assert.False(t, at.Rect.Has(finger))
	assert.Contains(t, m.Words(), "Dust Imp is destroyed")
}
