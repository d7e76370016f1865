package keyraken_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/stage/keyraken"
)

const frame = 1.0 / 60

func pose(cards int) *keyraken.Pose {
	p := &keyraken.Pose{
		Eye: layout.Point{X: 500, Y: 60}, Size: 46, Room: layout.Rect{Y: -20, W: 1000, H: 260}, Idle: 6,
		Mouse: layout.Point{X: 300, Y: 500}, Awake: 0.5,
	}
	for i := range cards {
		limb := keyraken.Crushing + keyraken.Limb(i%6)
		p.Reach = append(p.Reach, keyraken.Reach{Key: 10 + i, Limb: limb, At: layout.Rect{X: 20 + 80*float64(i), Y: 125, W: 74, H: 104}})
	}
	return p
}

func live(b *keyraken.Body, p *keyraken.Pose, seconds float64) {
	for range int(seconds / frame) {
		b.Move(p, frame)
	}
}

// touches reports whether a vertex of the beast lies in the rectangle.
func touches(b *keyraken.Beast, r layout.Rect) bool {
	for i := range b.Vertices {
		if v := &b.Vertices[i]; v.Form[0] < 14 && r.Has(layout.Point{X: float64(v.X), Y: float64(v.Y)}) {
			return true
		}
	}
	return false
}

// Where the monster moves rarely, its arms arrive as soon as elsewhere.
func TestArmsInFewSteps(t *testing.T) {
	var b keyraken.Body
	p := pose(4)
	p.Idle = 0
	live(&b, p, 2)
	far := layout.Rect{X: 700, Y: 400, W: 74, H: 104}
	p.Reach[3].At = far
	for range 4 {
		b.Move(p, 0.25)
	}
	assert.True(t, touches(&b.Beast, far))
	for _, v := range b.Beast.Vertices {
		assert.InDelta(t, 500, v.X, 1000)
		assert.InDelta(t, 250, v.Y, 1000)
	}
}

// An arm reaches for each card of its line, follows it when it moves, and draws
// back when it is gone.
func TestArmsHoldTheirCards(t *testing.T) {
	var b keyraken.Body
	p := pose(12)
	p.Idle = 0
	live(&b, p, 2)
	for i, r := range p.Reach {
		assert.True(t, touches(&b.Beast, r.At.Middle(30, 50)), "card %d", i)
	}
	far := layout.Rect{X: 700, Y: 400, W: 74, H: 104}
	assert.False(t, touches(&b.Beast, far))
	p.Reach[3].At = far
	live(&b, p, 2)
	assert.True(t, touches(&b.Beast, far), "an arm follows its card")
	p.Reach = p.Reach[:3]
	live(&b, p, 3)
	assert.False(t, touches(&b.Beast, far), "an arm without a card draws back")
	before := len(b.Beast.Vertices)
	p.Reach = p.Reach[:0]
	live(&b, p, 3)
	assert.Less(t, len(b.Beast.Vertices), before)
	assert.Len(t, b.Beast.Vertices, 4, "the head alone is left")
}

// Whatever happens, and however long a frame takes, every triangle is valid.
func TestBodyStaysWhole(t *testing.T) {
	var b keyraken.Body
	p := pose(30) // more than it has arms
	for i := range 2000 {
		p.Hurt, p.Bite, p.Stare = float64(i%7)/6, float64(i%5)/4, float64(i%3)/2
		p.Eye = layout.Point{X: float64(i%13) * 90, Y: float64(i%11)*70 - 100}
		p.Mouse, p.Look = p.Eye, p.Eye // right into its eye
		p.Size = float64(i % 9 * 30)
		p.Dead, p.Trail, p.Floor, p.Shards = float64(i%3)/2, float64(i%4)/3, float64(i%6)*100, float64(i%2)
		b.Move(p, []float64{frame, 0, 0.5, 1000}[i%4])
		require.Zero(t, len(b.Beast.Indices)%3)
		for _, k := range b.Beast.Indices {
			if int(k) >= len(b.Beast.Vertices) {
				require.Fail(t, "no such vertex", "%d in frame %d", k, i)
			}
		}
		for k := range b.Beast.Vertices {
			v := &b.Beast.Vertices[k]
			if sum := float64(v.X + v.Y + v.U + v.V); math.IsNaN(sum) || math.Abs(sum) > 1e6 {
				require.Fail(t, "not in this world", "vertex %d of frame %d: %+v", k, i, v)
			}
		}
	}
}

// The same moves make the same body.
func TestBodyIsDeterministic(t *testing.T) {
	var a, b keyraken.Body
	live(&a, pose(5), 4)
	live(&b, pose(5), 4)
	assert.Equal(t, a.Beast, b.Beast)
}

// The Keyraken blinks now and then, looks at its target, and squints when it is hurt.
func TestEye(t *testing.T) {
	var b keyraken.Body
	p := pose(0)
	shut, open := 0, 0
	for range int(60 / frame) {
		b.Move(p, frame)
		if b.Beast.Lid < 0.15 {
			shut++
		}
		if b.Beast.Lid > 0.5 {
			open++
		}
	}
	assert.Greater(t, open, int(50/frame), "open most of the time")
	assert.Positive(t, shut, "it blinks")

	p.Look, p.Stare = layout.Point{X: 900, Y: 60}, 1
	live(&b, p, 1)
	assert.Greater(t, b.Beast.Gaze.X, 0.5)
	assert.InDelta(t, 0, b.Beast.Gaze.Y, 0.1)
	p.Look.X = 100
	live(&b, p, 1)
	assert.Less(t, b.Beast.Gaze.X, -0.5)
	assert.LessOrEqual(t, math.Hypot(b.Beast.Gaze.X, b.Beast.Gaze.Y), 1.1)

	p.Stare, p.Hurt = 0, 1
	live(&b, p, 0.5)
	assert.Less(t, b.Beast.Lid, 0.4, "it screws up its eye")
}

// The arms never repeat themselves: no second of a minute is like another.
func TestNothingLoops(t *testing.T) {
	var b keyraken.Body
	p := pose(0)
	seen := map[[2]int]int{}
	for range 60 {
		live(&b, p, 1)
		tip := b.Beast.Vertices[59] // of the first arm
		seen[[2]int{int(tip.X), int(tip.Y)}]++
	}
	assert.Greater(t, len(seen), 50)
}

// A slain Keyraken has no light of its own, never blinks and looks at nothing; its head leans
// over and some of its arms sink to the floor, where its æmber lies too.
func TestSlain(t *testing.T) {
	var b keyraken.Body
	p := pose(0)
	p.Idle, p.Eye = 12, layout.Point{X: 500, Y: 300}
	live(&b, p, 1)
	floor := layout.Rect{X: 500 - 5*p.Size, Y: 300 + 1.2*p.Size, W: 10 * p.Size, H: 1.2 * p.Size}
	whole, upright := len(b.Beast.Vertices), b.Beast.Vertices[len(b.Beast.Vertices)-4]
	p.Dead, p.Trail, p.Tilt, p.Floor, p.Shards = 1, 1, 0.3, floor.Y, 1.2
	live(&b, p, 3)
	assert.Zero(t, b.Beast.Glow)
	assert.Greater(t, len(b.Beast.Vertices), whole, "æmber")
	lies := 0
	for i := range b.Beast.Vertices {
		switch v := &b.Beast.Vertices[i]; {
		case v.Form[0] < 14 && floor.Has(layout.Point{X: float64(v.X), Y: float64(v.Y)}):
			lies++
		case v.Form[0] == upright.Form[0] && v.U == upright.U && v.V == upright.V:
			assert.Less(t, v.Y, upright.Y-10, "its left is higher")
		}
	}
	assert.Greater(t, lies, 100)
	for range int(30 / frame) {
		b.Move(p, frame)
		assert.InDelta(t, 0.8, b.Beast.Lid, 0.01)
		assert.Less(t, math.Hypot(b.Beast.Gaze.X, b.Beast.Gaze.Y), 0.3)
	}
}

// With reduced motion, pain does not shake the Keyraken.
func TestStill(t *testing.T) {
	way := func(still bool) (sum float64) {
		var b keyraken.Body
		p := pose(0)
		p.Still = still
		live(&b, p, 1)
		p.Hurt = 1
		last := b.Beast.Vertices[59].X
		for range 60 {
			b.Move(p, frame)
			sum += math.Abs(float64(b.Beast.Vertices[59].X - last))
			last = b.Beast.Vertices[59].X
		}
		return sum
	}
	assert.Less(t, way(true)*1.5, way(false))
}

func BenchmarkMove(b *testing.B) {
	var body keyraken.Body
	p := pose(12)
	live(&body, p, 1)
	b.ReportAllocs()
	for b.Loop() {
		body.Move(p, frame)
	}
}
