package scenetest

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Screen is what a test sees of the window.
type Screen struct {
	T      testing.TB
	Stack  *scene.Stack
	window layout.Rect
}

// Words are all words of the picture.
func (m *Screen) Words() string {
	var all []string
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words {
			all = append(all, op.Text)
		}
	}
	return strings.Join(all, "\n")
}

// WordsIn are the words of that color.
func (m *Screen) WordsIn(color paint.Color) (all []string) {
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && op.Color == color {
			all = append(all, op.Text)
		}
	}
	return all
}

// Signs is how often a sign is drawn.
func (m *Mouse) Signs(sign paint.Sign) (n int) {
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == sign {
			n++
		}
	}
	return n
}

// Strong are the words on the buttons for the most likely choice.
func (m *Screen) Strong() []string { return m.WordsIn(theme.Abyss) }

// PictureOf is the picture without the input of shaders.
func PictureOf(m *Mouse) []paint.Op {
	ops := append([]paint.Op(nil), m.Stack.Picture().Ops...)
	for i := range ops {
		ops[i].Shading = nil
	}
	return ops
}

// Fits checks that nothing is cut, nothing hangs over an edge, no words overlap others and no button another.
func (m *Screen) Fits(t *testing.T) {
	assert.Empty(t, m.Stack.Picture().Truncated, "words that are cut")
	m.WordsFit(t)
	m.buttonsFit(t)
}

// WordsFit checks that all words are within the window, none over others, and each letter has a sign.
func (m *Screen) WordsFit(t *testing.T) {
	l := m.Stack.Picture()
	var words []int
	for i := range l.Ops {
		op := &l.Ops[i]
		if op.Kind != paint.Words || op.Color.A < 0.1 {
			continue
		}
		for _, r := range op.Text {
			assert.True(t, op.Face.Has(r), "no sign for %q in %q", r, op.Text)
		}
		b := Box(op)
		if l.Clips[op.Clip] == paint.Everywhere {
			assert.True(t, b.Within(m.window), "%q hangs over the edge: %v", op.Text, b)
		}
		for _, k := range words {
			if below := &l.Ops[k]; op.Angle == 0 && below.Angle == 0 && op.Text != below.Text {
				over := b.Cross(Box(below)).Cross(l.Clips[op.Clip]).Cross(l.Clips[below.Clip])
				if over.W > 1 && over.H > 1 && !covered(l.Ops[k:i], over) {
					assert.Fail(t, "words over words", "%q over %q at %v", op.Text, below.Text, over)
				}
			}
		}
		words = append(words, i)
	}
}

// Box is the space that words occupy, without descenders.
func Box(op *paint.Op) layout.Rect {
	return layout.Rect{X: op.Rect.X, Y: op.Rect.Y - op.Size*0.7, W: op.Rect.W, H: op.Size * 0.72}
}

// covered reports whether something hides the rectangle.
func covered(ops []paint.Op, r layout.Rect) bool {
	return slices.ContainsFunc(ops, func(op paint.Op) bool {
		return (op.Kind == paint.Fill && op.Color.A > 0.7 || op.Kind == paint.Picture) && r.Within(op.Rect.Inset(-1))
	})
}

func (m *Screen) buttonsFit(t *testing.T) {
	spots := m.Top()
	ground := func(s widget.Spot) bool {
		return s.Rect == m.window || s.N < 0 && s.Label == "" || slices.Contains(grounds, s.What) || strings.HasPrefix(s.What, "pile-")
	}
	for i, s := range spots {
		assert.True(t, s.Rect.Within(m.window) || s.What == "veil", "%s %d hangs over the edge: %v", s.What, s.N, s.Rect)
		for j, o := range spots[:i] {
			under := func(g widget.Spot) bool { return ground(g) && s.Rect.Cross(o.Rect).Within(g.Rect) }
			if !ground(s) && !ground(o) && s.Area == o.Area && s.Rect.Overlaps(o.Rect) && !slices.ContainsFunc(spots[j+1:i], under) {
				assert.Fail(t, "a button over another", "%s %d over %s %d", s.What, s.N, o.What, o.N)
			}
		}
	}
}

// grounds are spots on which others lie.
var grounds = []string{"bubble", "puzzle-panel", "advice-panel", "card", "pick", "place", "prompt", "status", "ally", "menu", "answers",
	"log-panel", "deck", "replay-bar", "tip", "tray"}

// Top are the spots that no veil lies on.
func (m *Screen) Top() []widget.Spot {
	spots := m.Stack.Spots()
	for i := len(spots) - 1; i >= 0; i-- {
		if spots[i].What == "veil" {
			return spots[i+1:]
		}
	}
	return spots
}

// Find returns the spot with that name; if there are several, the topmost.
func (m *Screen) Find(what string, n int) (widget.Spot, bool) {
	spots := m.Stack.Spots()
	for i := len(spots) - 1; i >= 0; i-- {
		if spots[i].What == what && spots[i].N == n {
			return spots[i], true
		}
	}
	return widget.Spot{}, false
}

// MustFind returns the spot with that name, which has to be there.
func (m *Screen) MustFind(what string, n int) widget.Spot {
	m.T.Helper()
	s, ok := m.Find(what, n)
	require.True(m.T, ok, "%s %d", what, n)
	return s
}

// On reports whether the spot with that name exists and does something.
func (m *Screen) On(what string) bool {
	s, ok := m.Find(what, 0)
	return ok && s.Enabled
}

// Slot is a card on the table by its title.
func (m *Screen) Slot(title string) keyforge.Slot {
	m.T.Helper()
	tb := m.Table()
	for c := range tb.Board.Faces {
		if f := &tb.Board.Faces[c]; f.Slot != 0 && m.Stack.Catalogue.Title(f.Def) == title {
			return f.Slot
		}
	}
	require.Fail(m.T, "no such card on the table", title)
	return 0
}

// Table is the table being played or watched; there has to be one.
func (m *Screen) Table() *table.Model {
	m.T.Helper()
	t := m.Stack.Table()
	require.NotNil(m.T, t)
	return t
}
