package learn_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// At every size, in both languages, the bubble of each step of each lesson hides neither what it
// speaks of nor anything that counts or can be clicked, its arrow crosses no words and no button,
// and only one thing is framed.
func TestBubblesHideNothing(t *testing.T) {
	for _, language := range languages.All() {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {844, 390}} {
			t.Run(fmt.Sprint(language.Name, size), func(t *testing.T) {
				settings := session.DefaultSettings
				settings.Speed, settings.Language = len(session.Speeds)-1, language.Name
				m := scenetest.New(t, settings)
				m.In.W, m.In.H = size[0], size[1]
				for _, a := range m.Stack.Teachers() {
					m.Stack.Choose(a)
					_, all := m.Stack.Teacher()
					for i := range all {
						m.Stack.Home()
						m.Frames(2)
						l := begin(m, i)
						l.seen = func(step *adventure.Step) { l.bubble(step) }
						l.play()
					}
				}
			})
		}
	}
}

// bubble asserts that the bubble of a step hides nothing, also while the actions of a card are offered.
func (l *learner) bubble(step *adventure.Step) {
	l.T.Helper()
	l.In.Mouse = layout.Point{X: -1, Y: -1}
	l.Frames(2)
	l.bubbleNow(step, 0)
	switch step.Command.Verb {
	case keyforge.PlayCard, keyforge.Reap, keyforge.Fight:
		c := int(l.course.Card(step.Command.Card))
		l.Click("card", c)
		l.In.Mouse = layout.Point{X: -1, Y: -1}
		l.Frames(3)
		l.bubbleNow(step, c)
		frame := l.frames(step)[0]
		action := l.MustFind("action", int(step.Command.Verb))
		assert.Equal(l.T, action.Rect.Inset(-5*l.Table().Places.Unit), frame, "%s: the action is framed", step.Key)
		assert.Equal(l.T, []string{action.Label}, l.Strong(), "%s: no other action is offered", step.Key)
		l.Click("card", c)
	}
}

// frames are the frames around what the step speaks of.
func (l *learner) frames(step *adventure.Step) (all []layout.Rect) {
	l.T.Helper()
	for _, op := range l.Stack.Picture().Ops {
		c := op.Color
		c.A = theme.Chosen.A
		if op.Kind == paint.Line && math.Abs(op.Width-3*l.Table().Places.Unit) < 0.01 && c == theme.Chosen {
			all = append(all, op.Rect)
		}
	}
	require.Len(l.T, all, 1, "%s: one thing is framed", step.Key)
	return all
}

// bubbleNow asserts that the bubble hides nothing while the actions of that card, if any, are offered.
func (l *learner) bubbleNow(step *adventure.Step, menu int) {
	l.T.Helper()
	bubble, frame := l.MustFind("bubble", 0).Rect, layout.Rect{}
	if step.At.Place != adventure.Anywhere || step.Command.Verb != keyforge.NoCommand {
		frame = l.frames(step)[0]
	}
	assert.False(l.T, bubble.Overlaps(frame), "%s: over what it speaks of", step.Key)
	places := &l.Table().Places
	assert.False(l.T, bubble.Overlaps(places.Vitals), "%s: over the health", step.Key)
	assert.False(l.T, bubble.Overlaps(places.Gauges), "%s: over the gauges", step.Key)
	assert.False(l.T, bubble.Overlaps(places.Eye), "%s: over the eye", step.Key)
	own := func(s *widget.Spot) bool { return strings.HasPrefix(s.What, "lesson-") || s.What == "bubble" }
	for _, s := range l.Stack.Spots() {
		passive := s.What == "card" && (!s.Lit || s.N == menu) || slices.Contains([]string{"log", "log-panel", "prompt-term"}, s.What)
		if (s.Label != "" || s.What == "prompt" || s.What == "menu") && !passive && !own(&s) {
			assert.False(l.T, bubble.Overlaps(s.Rect), "%s: over %s %d: %v over %v", step.Key, s.What, s.N, bubble, s.Rect)
		}
	}
	l.arrow(step, bubble, frame)
}

// arrow asserts that the arrow, if any, crosses neither words nor what can be clicked.
func (l *learner) arrow(step *adventure.Step, bubble, frame layout.Rect) {
	ops := l.Stack.Picture().Ops
	for i := range ops {
		op := &ops[i]
		c := op.Color
		c.A = theme.Chosen.A
		if op.Kind != paint.Fill || c != theme.Chosen || math.Abs(op.Rect.H-6*l.Table().Places.Unit) > 0.01 {
			continue
		}
		from := op.Pivot
		to := layout.Point{X: from.X + op.Rect.W*math.Cos(op.Angle), Y: from.Y + op.Rect.W*math.Sin(op.Angle)}
		outside := func(r layout.Rect) bool { return !r.Within(bubble) && !r.Within(frame) }
		for k := range ops {
			if w := &ops[k]; w.Kind == paint.Words && w.Color.A > 0.1 && outside(scenetest.Box(w)) {
				assert.False(l.T, scenetest.Box(w).CrossedBy(from, to), "%s: the arrow crosses %q", step.Key, w.Text)
			}
		}
		for _, s := range l.Stack.Spots() {
			ground := s.What == "status" || s.What == "ally" || s.N == int(l.Table().Board.Boss)
			if s.Label != "" && !ground && outside(s.Rect) {
				assert.False(l.T, s.Rect.CrossedBy(from, to), "%s: the arrow crosses %s %d", step.Key, s.What, s.N)
			}
		}
	}
}
