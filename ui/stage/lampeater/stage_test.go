package lampeater_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/lampeater"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// The kinds of triangles.
const (
	dust    = 3
	lantern = 4
	trunk   = 2
)

// seat shows a table for some seconds.
func seat(d *lampeater.Stage, m *playback.Player, seconds float64, v stage.View) *paint.List {
	l := &paint.List{}
	for at := 0.0; at == 0 || at < seconds; at += 1.0 / 30 {
		l.Reset()
		v.List, v.W, v.H, v.Unit, v.Seconds = l, 1600, 900, 1.25, 1.0/30
		d.Table(&v, m)
	}
	return l
}

// middles are the middles of all shapes of a kind, from the left to the right as they are drawn.
func middles(l *paint.List, kind float32) (all []layout.Point, forms [][4]float32) {
	for _, op := range l.Ops {
		if op.Kind != paint.Mesh {
			continue
		}
		for i := 0; i < len(op.Shading.Vertices); i += 4 {
			if q := op.Shading.Vertices[i : i+4]; q[0].Form[0] == kind {
				all = append(all, layout.Point{X: float64(q[0].X+q[3].X) / 2, Y: float64(q[0].Y+q[3].Y) / 2})
				forms = append(forms, q[0].Form)
			}
		}
	}
	return all, forms
}

// numbers are the numbers of the dusk under a name.
func numbers(l *paint.List, name string) []float32 {
	return l.Ops[0].Shading.Uniforms[name].([]float32)
}

// A lantern hangs above the card of each lamp, and glows as far as the lamp has lights.
func TestLanternsStandAboveTheirCards(t *testing.T) {
	m := wall(t, 0, 2, -1, 6, 8, 0, 1)
	l := seat(lampeater.New(), m, 0, stage.View{})
	at, forms := middles(l, lantern)
	require.Len(t, at, 5)
	need := float32(6) // alone on Normal
	for i, want := range []float32{1, 1, 1, 0, 1 / need} {
		card := m.Places.Sides[keyforge.Monster].Artifacts.Card[i]
		assert.InDelta(t, card.Center().X, at[i].X, 0.5, "lamp %d", i)
		assert.Less(t, at[i].Y, card.Y, "lamp %d", i)
		assert.InDelta(t, want, forms[i][2], 1e-6, "the lights of lamp %d", i)
		burns := float32(0)
		if i == 0 {
			burns = 1
		}
		assert.Equal(t, burns, forms[i][3], "lamp %d", i)
		assert.InDelta(t, want, numbers(l, "Lamps")[4*i+2], 1e-6, "the dusk knows the light of lamp %d", i)
	}
}

// The moth hovers over the lamp that it eats, and flies when that is another one: it is on the way
// for a while, higher than where it sits.
func TestMothFliesToItsLamp(t *testing.T) {
	m := wall(t, 0, 1, 0, 0, 0, 0, 0)
	d := lampeater.New()
	where := func(perch int, seconds float64, v stage.View) layout.Point {
		for i, c := range m.Board.Piles[keyforge.Monster][card.Artifacts][:5] {
			f := &m.Board.Faces[c]
			if f.Counters[card.ShadowCounter] = 0; i == perch {
				f.Counters[card.ShadowCounter] = 1
				m.Places.Eye.X = m.Places.Sides[keyforge.Monster].Artifacts.Card[i].Center().X - m.Places.Eye.W/2
			}
		}
		at, _ := middles(seat(d, m, seconds, v), trunk)
		return at[0]
	}
	lamp := func(i int) float64 { return m.Places.Sides[keyforge.Monster].Artifacts.Card[i].Center().X }
	sits := where(1, 0, stage.View{})
	assert.InDelta(t, lamp(1), sits.X, 15)
	flies := where(3, 0.5, stage.View{})
	assert.Greater(t, flies.X, sits.X+20)
	assert.Less(t, flies.X, lamp(3)-20)
	assert.Less(t, flies.Y, sits.Y-5, "it rises")
	assert.InDelta(t, lamp(3), where(3, 6, stage.View{}).X, 20)
	assert.InDelta(t, lamp(1), where(1, 0, stage.View{ReducedMotion: true}).X, 1, "with reduced motion it is there at once")
}

// A startled moth rises from its lamp.
func TestStartledMothRises(t *testing.T) {
	m := wall(t, 0, 2, 0, 0, 0, 0, 0)
	calm, _ := middles(seat(lampeater.New(), m, 0, stage.View{ReducedMotion: true}), trunk)
	m.Board.Faces[m.Board.Boss].Marks |= keyforge.Stunned
	up, _ := middles(seat(lampeater.New(), m, 0, stage.View{ReducedMotion: true}), trunk)
	assert.Less(t, up[0].Y, calm[0].Y-10)
}

// The gloom is the depth of the dusk, and the sea grows louder with it.
func TestGloomDarkensTheDusk(t *testing.T) {
	for gloom, want := range map[int32]float64{0: 0, 4: 0.5, 6: 0.75} {
		m := wall(t, gloom, 2, 0, 0, 0, 0, 0)
		l := seat(lampeater.New(), m, 0, stage.View{})
		assert.InDelta(t, want, numbers(l, "Night")[0], 1e-6, "gloom %d", gloom)
		assert.InDelta(t, 2+2*want, lampeater.New().Depth(m), 1e-6, "gloom %d", gloom)
	}
}

// Where only what is needed is drawn there is no dust, and when motion is reduced none falls.
func TestNoDustWhereItIsCalm(t *testing.T) {
	m := wall(t, 0, 2, 0, 0, 0, 0, 0)
	count := func(v stage.View) int {
		at, _ := middles(seat(lampeater.New(), m, 0.2, v), dust)
		return len(at)
	}
	assert.Positive(t, count(stage.View{}))
	assert.Zero(t, count(stage.View{Plain: true}))
	assert.Zero(t, count(stage.View{ReducedMotion: true}))
}

// After a victory it is dawn and all lamps burn; after a defeat none does, and it is night.
func TestEndings(t *testing.T) {
	m := wall(t, 6, 2, 3, 0, 0, 0, 0)
	for _, won := range []bool{true, false} {
		d, l := lampeater.New(), &paint.List{}
		l.Reset()
		d.Ending(&stage.View{List: l, W: 1600, H: 900, Unit: 1.25, Seconds: 0.1}, layout.Rect{W: 900, H: 900}, m, won, d.EndingTime())
		_, forms := middles(l, lantern)
		require.Len(t, forms, 5)
		for i := range forms {
			assert.Equal(t, won, forms[i][2] > 0.5 && forms[i][3] > 0.3, "lamp %d, won %v", i, won)
		}
		night := numbers(l, "Night")
		if won {
			assert.Equal(t, [2]float32{0, 1}, [2]float32(night))
		} else {
			assert.Equal(t, [2]float32{1, 0}, [2]float32(night))
		}
	}
}

// A frame makes no garbage.
func TestFramesAllocateNothing(t *testing.T) {
	m, d, l := wall(t, 3, 2, 1, 2, 3, 0, -1), lampeater.New(), &paint.List{}
	v := stage.View{List: l, W: 1600, H: 900, Unit: 1.25, Seconds: 1.0 / 60}
	frame := func() { l.Reset(); d.Table(&v, m) }
	frame()
	assert.Zero(t, testing.AllocsPerRun(20, frame))
}
