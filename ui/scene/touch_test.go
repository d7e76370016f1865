package scene_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// On a phone, even with the largest text, and on a tablet nothing is cut or covered, all words
// are large enough to read, and fingers can press everything pressable.
func TestFitsFingers(t *testing.T) {
	for _, c := range []struct {
		size     [2]float64
		text     int
		language string
	}{{scenetest.Phone, 100, "ru"}, {scenetest.Phone, 100, "en"}, {scenetest.Phone, 150, "ru"}, {scenetest.Tablet, 100, "ru"}} {
		if testing.Short() && c.language == "en" {
			continue
		}
		eachView(t, c.size, c.text, c.language, func(m *scenetest.Mouse) { m.Touching(c.size) }, func(t *testing.T, m *scenetest.Mouse) {
			m.In.Fingers = []widget.Finger{{ID: 1}, {ID: 2}} // two fingers do nothing
			m.Frame()
			m.In.Fingers = nil
			m.Frames(3)
			if strings.HasPrefix(m.Stack.Top().Name(), "gallery") {
				t.Skip("it is for a desk")
			}
			m.Fits(t)
			allLegible(m, t)
			fingersFit(m, t)
		})
	}
}

// allLegible requires words of at least the size readable on a handheld screen: 11 points, except for
// some lines that are too long for their place, and cards beside the table. The text of cards on the
// table is read large.
func allLegible(m *scenetest.Mouse, t *testing.T) {
	l := m.Stack.Picture()
	first := 0
	for i := range l.Ops { // what lies below a veil does not count
		if op := &l.Ops[i]; op.Kind == paint.Fill && op.Color == theme.Veil && op.Rect.W >= m.In.W {
			first = i
		}
	}
	var all int
	var small []string
	for i := first; i < len(l.Ops); i++ {
		if op := &l.Ops[i]; op.Kind == paint.Words && op.Color.A >= 0.1 && readable(m, op) {
			if all++; op.Size < 10.5 {
				small = append(small, op.Text)
			}
		}
	}
	assert.LessOrEqual(t, len(small), 3+all/3, small)
}

// readable reports whether words are in sight and not on a card on the table.
func readable(m *scenetest.Mouse, op *paint.Op) bool {
	for _, s := range m.Stack.Spots() {
		if (s.What == "card" || s.What == "pick" || s.What == "deck-card") && scenetest.Box(op).Within(s.Rect) {
			return false
		}
	}
	return !scenetest.Box(op).Cross(m.Stack.Picture().Clips[op.Clip]).Cross(layout.Rect{W: m.In.W, H: m.In.H}).Empty()
}

// fingersFit requires the size of a finger for everything that can be pressed. Cards in a row may be
// closer: they are at least 44 points in one direction.
func fingersFit(m *scenetest.Mouse, t *testing.T) {
	const slack = 1.5
	spots := m.Top()
	for i := range spots {
		s := &spots[i]
		if !s.Lit || s.Note || s.Label == "" || slices.Contains(told, s.What) || slices.Contains(fine, s.What) ||
			cutOff(m, s) || !foremost(m, spots[i+1:], s) {
			continue
		}
		w, h := s.Reach.W+slack, s.Reach.H+slack
		if s.What == "card" && withAlly(m, s.Rect) {
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
func withAlly(m *scenetest.Mouse, r layout.Rect) bool {
	t := m.Stack.Table()
	return t != nil && slices.ContainsFunc(t.Places.Sides[:t.Seats()], func(s layout.SidePlaces) bool { return s.Small && r.Within(s.Zone) })
}

// cutOff reports whether the edge of the scrolled area cuts off what a finger can hit of a spot.
func cutOff(m *scenetest.Mouse, s *widget.Spot) bool {
	area, ok := m.Find(s.Area, -1)
	return ok && s.Area != "" && !s.Reach.Within(area.Rect.Inset(1))
}

// foremost reports whether nothing lies on a spot.
func foremost(m *scenetest.Mouse, above []widget.Spot, s *widget.Spot) bool {
	return !slices.ContainsFunc(above, func(o widget.Spot) bool { return o.Rect.Has(s.Rect.Center()) })
}
