package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/widget"
)

// The windows of a phone and a tablet, in points.
var (
	phone  = [2]float64{844, 390}
	tablet = [2]float64{1180, 820}
)

// touching lets the mouse be a finger on a window of that size.
func (m *mouse) touching(size [2]float64) {
	m.in.W, m.in.H, m.in.Scale = size[0], size[1], 1
	m.in.Mouse = widget.Nowhere
	m.in.Fingers = []widget.Finger{{}} // at the corner, where nothing is
	m.frame()
	m.in.Fingers = nil
	m.frames(2)
}

// put puts a finger on a point, and lift takes it away.
func (m *mouse) put(at layout.Point) {
	m.in.Fingers = []widget.Finger{{ID: 1, At: at}}
	m.frames(2)
}

func (m *mouse) lift() {
	m.in.Fingers = nil
	m.frame()
	m.takeEffect()
}

// tap taps a spot.
func (m *mouse) tap(what string, n int) {
	m.t.Helper()
	m.frames(35) // what is new takes no tap for a moment
	m.put(m.mustFind(what, n).Rect.Center())
	m.lift()
}

// slide takes a spot along to a point.
func (m *mouse) slide(what string, n int, to layout.Point) {
	m.t.Helper()
	m.put(m.mustFind(what, n).Rect.Center())
	from := m.in.Fingers[0].At
	for i := range 6 {
		by := float64(i+1) / 6
		m.in.Fingers[0].At = layout.Point{X: from.X + (to.X-from.X)*by, Y: from.Y + (to.Y-from.Y)*by}
		m.frame()
	}
	m.frame()
	m.lift()
}

// A turn by fingers alone, on a phone and on a tablet: cards are tapped to be read, held
// to be read large, dragged to be played, and used by taps.
func TestTurnByTouch(t *testing.T) {
	for _, size := range [][2]float64{phone, tablet} {
		m := newBrawl(t, brawl())
		m.touching(size)
		tb := m.table()
		valdr, hunter, imp, arm := m.slot("Valdr"), m.slot("Headhunter"), m.slot("Dust Imp"), m.slot("Crushing Arm")

		m.tap("card", int(imp))
		m.frames(20)
		assert.Contains(t, m.words(), "Destroyed", "it is read")
		m.put(m.mustFind("card", int(valdr)).Rect.Center())
		m.frames(40)
		assert.Equal(t, "zoom", m.s.Top().Name(), "it is held")
		m.lift()
		assert.Equal(t, "zoom", m.s.Top().Name(), "the finger that goes does not close it")
		m.tap("close", 0)
		require.Equal(t, "table", m.s.Top().Name())

		area := tb.Places.Sides[0].Line.Area
		m.slide("card", int(valdr), layout.Point{X: area.X + 20, Y: area.Center().Y})
		m.settle()
		require.Equal(t, valdr, m.line()[0])

		m.slide("card", int(hunter), m.at(tb.Board.Boss))
		m.settle()
		assert.NotZero(t, tb.Board.Faces[hunter].Marks&game.Exhausted, "it has fought")

		m.slide("card", int(m.slot("Punch")), tb.Places.Sides[0].Status.Center())
		m.settle()
		require.Equal(t, game.AskCards, tb.Question().Kind)
		before := tb.Tally.Decisions
		m.tap("card", int(arm))
		assert.Equal(t, before, tb.Tally.Decisions, "the first tap shows what would come of it")
		m.tap("card", int(arm))
		m.settle()
		assert.Greater(t, tb.Tally.Decisions, before)

		m.tap("end-turn", 0)
		if m.s.Top().Name() == "confirm" {
			m.tap("confirm", 0)
		}
		m.settle()
		assert.Greater(t, tb.Tally.Turns, 1)
	}
}

// A tap on a card opens what it can do; a button does it, or a second tap what one will
// mostly want.
func TestTapsUseCards(t *testing.T) {
	for _, again := range []bool{false, true} {
		m := newMouse(t, scene.DefaultSettings)
		p := brawl()
		p.House = card.Dis
		require.NoError(t, play.Start(m.s, p))
		m.touching(phone)
		imp := m.slot("Dust Imp")
		m.tap("card", int(imp))
		_, ok := m.find("action", int(game.Reap))
		require.True(t, ok)
		pool := m.table().Board.Pool[0]
		if m.frames(60); again {
			m.tap("card", int(imp))
		} else {
			m.tap("action", int(game.Reap))
		}
		m.settle()
		if again && m.table().Board.Pool[0] == pool { // its usual use is another
			assert.NotZero(t, m.table().Board.Faces[imp].Marks&game.Exhausted)
			continue
		}
		assert.Equal(t, pool+1, m.table().Board.Pool[0])
	}
}
