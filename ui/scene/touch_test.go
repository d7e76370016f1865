package scene_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The windows of a phone and a tablet, in points.
var (
	phone  = [2]float64{844, 390}
	tablet = [2]float64{1180, 820}
)

// touching replaces the mouse with a finger on a window of that size.
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
	m.frames(35) // new spots ignore taps for a moment
	m.put(m.mustFind(what, n).Rect.Center())
	m.lift()
}

// slide drags a spot to a point.
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

// On a phone, even with the largest text, and on a tablet nothing is cut or covered, all words
// are large enough to read, and fingers can press everything pressable.
func TestFitsFingers(t *testing.T) {
	for _, c := range []struct {
		size     [2]float64
		text     int
		language string
	}{{phone, 100, "ru"}, {phone, 100, "en"}, {phone, 150, "ru"}, {tablet, 100, "ru"}} {
		if testing.Short() && c.language == "en" {
			continue
		}
		eachView(t, c.size, c.text, c.language, func(m *mouse) { m.touching(c.size) }, func(t *testing.T, m *mouse) {
			m.in.Fingers = []widget.Finger{{ID: 1}, {ID: 2}} // two fingers do nothing
			m.frame()
			m.in.Fingers = nil
			m.frames(3)
			if strings.HasPrefix(m.s.Top().Name(), "gallery") {
				t.Skip("it is for a desk")
			}
			m.fits(t)
			m.legible(t)
			m.fingersFit(t)
		})
	}
}

// A card of a deck fits the window, with everything beside it, even if the screen behind it is
// scrolled.
func TestCardIsReadWhereItIsScrolled(t *testing.T) {
	window := layout.Rect{W: phone[0], H: phone[1]}
	for _, text := range []int{100, 150} {
		for n := range deck.Embedded() {
			set := atOnce
			set.Text = text
			m := newMouse(t, set)
			m.in.W, m.in.H = phone[0], phone[1]
			m.openDecks(ownDeck(t, "Aardvark", n))
			for _, s := range slices.Clone(m.s.Spots()) {
				if s.What != "deck-card" {
					continue
				}
				m.point(s.What, s.N)
				m.frames(2)
				ops := m.s.Picture().Ops
				large := slices.IndexFunc(ops, func(op paint.Op) bool { return op.Text == s.Label && op.Face == paint.Display })
				require.GreaterOrEqual(t, large, 0)
				for _, op := range ops[large:] {
					if op.Kind == paint.Words {
						assert.True(t, box(&op).Within(window), "%d: %s: %s", text, s.Label, op.Text)
					}
				}
			}
		}
	}
}

// On a phone the end of a game says who has won, shows the fate of the Keyraken in the whole
// window, and offers the ways on, without scrolling.
func TestEndOnAPhone(t *testing.T) {
	m := end(t)
	m.touching(phone)
	m.frames(3)
	window := layout.Rect{W: phone[0], H: phone[1]}
	seen := m.words()
	assert.Contains(t, seen, m.s.T("defeat"))
	for _, way := range []string{"again", "same-seed", "change-decks", "watch", "look", "home"} {
		assert.True(t, m.mustFind(way, 0).Rect.Within(window), way)
	}
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Backdrop {
			assert.Equal(t, window, op.Rect)
		}
	}
}

// legible requires words of at least the size readable on a handheld screen: 11 points, except for
// some lines that are too long for their place, and cards beside the table. The text of cards on the
// table is read large.
func (m *mouse) legible(t *testing.T) {
	l := m.s.Picture()
	first := 0
	for i := range l.Ops { // what lies below a veil does not count
		if op := &l.Ops[i]; op.Kind == paint.Fill && op.Color == theme.Veil && op.Rect.W >= m.in.W {
			first = i
		}
	}
	var all int
	var small []string
	for i := first; i < len(l.Ops); i++ {
		if op := &l.Ops[i]; op.Kind == paint.Words && op.Color.A >= 0.1 && m.readable(op) {
			if all++; op.Size < 10.5 {
				small = append(small, op.Text)
			}
		}
	}
	assert.LessOrEqual(t, len(small), 3+all/3, small)
}

// readable reports whether words are in sight and not on a card on the table.
func (m *mouse) readable(op *paint.Op) bool {
	for _, s := range m.s.Spots() {
		if (s.What == "card" || s.What == "pick" || s.What == "deck-card") && box(op).Within(s.Rect) {
			return false
		}
	}
	return !box(op).Cross(m.s.Picture().Clips[op.Clip]).Cross(layout.Rect{W: m.in.W, H: m.in.H}).Empty()
}

// fingersFit requires the size of a finger for everything that can be pressed. Cards in a row may be
// closer: they are at least 44 points in one direction.
func (m *mouse) fingersFit(t *testing.T) {
	const slack = 1.5
	spots := m.top()
	for i := range spots {
		s := &spots[i]
		if !s.Lit || s.Note || s.Label == "" || slices.Contains(told, s.What) || slices.Contains(fine, s.What) ||
			m.cutOff(s) || !m.foremost(spots[i+1:], s) {
			continue
		}
		w, h := s.Reach.W+slack, s.Reach.H+slack
		if s.What == "card" && m.withAlly(s.Rect) {
			continue // a tap shows that side large
		}
		if s.What == "card" || s.What == "pick" || s.What == "place" {
			assert.GreaterOrEqual(t, max(w, h), widget.TargetSize, "%s %d %q: %v", s.What, s.N, s.Label, s.Rect)
			continue
		}
		assert.True(t, w >= widget.TargetSize && h >= widget.TargetSize, "%s %d %q: %v, reached within %v", s.What, s.N, s.Label, s.Rect, s.Reach)
	}
}

// told are spots that only explain something.
var told = []string{"gauge", "forecast"}

// fine are spots for the mouse: fingers have other ways to do the same.
var fine = []string{"turn", "log-deed", "deck-problems"}

// withAlly reports whether something lies on the small side of an ally.
func (m *mouse) withAlly(r layout.Rect) bool {
	t := m.s.Table()
	return t != nil && slices.ContainsFunc(t.Places.Sides[:t.Seats()], func(s layout.SidePlaces) bool { return s.Small && r.Within(s.Zone) })
}

// cutOff reports whether the edge of the scrolled area cuts off what a finger can hit of a spot.
func (m *mouse) cutOff(s *widget.Spot) bool {
	area, ok := m.find(s.Area, -1)
	return ok && s.Area != "" && !s.Reach.Within(area.Rect.Inset(1))
}

// foremost reports whether nothing lies on a spot.
func (m *mouse) foremost(above []widget.Spot, s *widget.Spot) bool {
	return !slices.ContainsFunc(above, func(o widget.Spot) bool { return o.Rect.Has(s.Rect.Center()) })
}

// A turn by touch alone, on a phone and on a tablet: cards are tapped to read them,
// held to see them large, dragged to play them, and used by taps.
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
		assert.NotZero(t, tb.Board.Faces[hunter].Marks&keyforge.Exhausted, "it has fought")

		m.slide("card", int(m.slot("Punch")), tb.Places.Band.Center())
		m.settle()
		require.Equal(t, keyforge.AskCards, tb.Question().Kind)
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

// A tap on a card opens its actions; a button carries one out, or a second tap the most
// likely one.
func TestTapsUseCards(t *testing.T) {
	for _, again := range []bool{false, true} {
		m := newMouse(t, session.DefaultSettings)
		p := brawl()
		p.House = card.Dis
		require.NoError(t, play.Start(m.s, p))
		m.touching(phone)
		imp := m.slot("Dust Imp")
		m.tap("card", int(imp))
		_, ok := m.find("action", int(keyforge.Reap))
		require.True(t, ok)
		pool := m.table().Board.Pool[0]
		if m.frames(60); again {
			m.tap("card", int(imp))
		} else {
			m.tap("action", int(keyforge.Reap))
		}
		m.settle()
		if again && m.table().Board.Pool[0] == pool { // its usual action is a different one
			assert.NotZero(t, m.table().Board.Faces[imp].Marks&keyforge.Exhausted)
			continue
		}
		assert.Equal(t, pool+1, m.table().Board.Pool[0])
	}
}
