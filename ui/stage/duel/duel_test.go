package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/duel"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// light is the height at which the light falls when a side has been active for long.
func light(turn keyforge.Side) float64 {
	d, m := duel.New(), &playback.Player{}
	m.Board.TurnOf = turn
	m.Places.Band = layout.Rect{W: 1280, Y: 340, H: 40}
	m.Places.Sides[0].Line.Area = layout.Rect{W: 1280, Y: 400, H: 200}
	m.Places.Sides[1].Line.Area = layout.Rect{W: 1280, Y: 100, H: 200}
	at := 0.0
	for range 120 {
		l := &paint.List{}
		l.Reset()
		v := stage.View{List: l, W: 1280, H: 720, Unit: 1, Seconds: 1.0 / 60, ReducedMotion: true}
		d.Table(&v, m)
		widest := 0.0
		for _, op := range l.Ops[5:] { // above the table itself
			if op.Kind == paint.Soft && op.Rect.W > widest {
				widest, at = op.Rect.W, op.Rect.Center().Y
			}
		}
	}
	return at
}

// The light falls on the side of the player whose turn it is.
func TestLightFallsOnTheActivePlayer(t *testing.T) {
	assert.Greater(t, light(0), 400.0)
	assert.Less(t, light(1), 320.0)
	assert.InDelta(t, 360, light(keyforge.NoSide), 1, "nobody's turn")
}

// The music grows with the keys of the player who is nearest to the third.
func TestDepthGrowsWithTheKeys(t *testing.T) {
	m := &playback.Player{}
	for keys, want := range map[[2]uint8]float64{{}: 0, {1, 0}: 1, {0, 2}: 1, {3, 1}: 2, {7, 0}: 2} {
		m.Board.Keys[0], m.Board.Keys[1] = keys[0], keys[1]
		assert.InDelta(t, want, duel.New().Depth(m), 1e-9, "%v", keys)
	}
}

// Each player has a cloth on their half of the table, with the emblems of their houses.
func TestClothsShowTheHouses(t *testing.T) {
	m := &playback.Player{}
	m.Places.Main, m.Places.Band = layout.Rect{W: 1222, H: 720}, layout.Rect{W: 1222, Y: 340, H: 40}
	m.Places.Sides[0].Line.Area = layout.Rect{W: 1222, Y: 400, H: 200}
	m.Places.Sides[1].Line.Area = layout.Rect{W: 1222, Y: 100, H: 200}
	m.Board.Houses[0] = card.HouseSet(card.Brobnar) | card.HouseSet(card.Dis) | card.HouseSet(card.Shadows)
	m.Board.Houses[1] = card.HouseSet(card.Dis) | card.HouseSet(card.Logos)
	emblems := func(plain bool) (above, below []paint.Sign) {
		l := &paint.List{}
		l.Reset()
		duel.New().Table(&stage.View{List: l, W: 1280, H: 720, Unit: 1, ReducedMotion: true, Plain: plain}, m)
		for _, op := range l.Ops {
			switch {
			case op.Kind != paint.Mark || op.Sign == paint.Diamond:
			case op.Rect.Bottom() < m.Places.Band.Y:
				above = append(above, op.Sign)
			case op.Rect.Y > m.Places.Band.Bottom():
				below = append(below, op.Sign)
			}
		}
		return above, below
	}
	above, below := emblems(false)
	assert.ElementsMatch(t, []paint.Sign{paint.Emblem(card.Dis), paint.Emblem(card.Logos)}, above)
	assert.ElementsMatch(t, []paint.Sign{paint.Emblem(card.Brobnar), paint.Emblem(card.Dis), paint.Emblem(card.Shadows)}, below)
	above, below = emblems(true)
	assert.Empty(t, above, "where only what is needed is drawn")
	assert.Empty(t, below, "where only what is needed is drawn")
}

// The parts of a cloth are equal, each with its emblem in the middle and a seam with a diamond before the next; it is hemmed twice,
// within the half of its player.
func TestPartsOfACloth(t *testing.T) {
	m := &playback.Player{}
	m.Places.Main, m.Places.Band = layout.Rect{X: 40, W: 1200, H: 720}, layout.Rect{X: 40, W: 1200, Y: 340, H: 40}
	m.Places.Sides[0].Line.Area = layout.Rect{X: 40, W: 1200, Y: 400, H: 200}
	m.Places.Sides[1].Line.Area = layout.Rect{X: 40, W: 1200, Y: 100, H: 200}
	m.Board.Houses[0] = card.HouseSet(card.Brobnar, card.Dis, card.Shadows)
	l := &paint.List{}
	l.Reset()
	duel.New().Table(&stage.View{List: l, W: 1280, H: 720, Unit: 1, ReducedMotion: true}, m)
	var emblems, diamonds []layout.Point
	var seams, hems []layout.Rect
	for _, op := range l.Ops {
		switch half := op.Rect.Y >= 380; {
		case op.Kind == paint.Mark && op.Sign == paint.Diamond && half && op.Rect.W == 16:
			diamonds = append(diamonds, op.Rect.Center())
		case op.Kind == paint.Mark && op.Sign != paint.Diamond && half:
			emblems = append(emblems, op.Rect.Center())
			assert.InDelta(t, 0.62*340, op.Rect.W, 1e-9)
		case op.Kind == paint.Fill && half && op.Rect.W == 2:
			seams = append(seams, op.Rect)
		case op.Kind == paint.Line && op.Corner == paint.Scoop && half:
			hems = append(hems, op.Rect)
		}
	}
	assert.Equal(t, []layout.Point{{X: 240, Y: 550}, {X: 640, Y: 550}, {X: 1040, Y: 550}}, emblems)
	assert.Equal(t, []layout.Point{{X: 440, Y: 550}, {X: 840, Y: 550}}, diamonds)
	assert.Equal(t, []layout.Rect{{X: 439, Y: 380, W: 2, H: 340}, {X: 839, Y: 380, W: 2, H: 340}}, seams)
	assert.Equal(t, []layout.Rect{{X: 47, Y: 387, W: 1186, H: 326}, {X: 52, Y: 392, W: 1176, H: 316}}, hems)
}
