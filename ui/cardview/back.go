package cardview

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// The colors of card backs, which are the same in every palette: the water of the
// players' and the skin of the monster's, each from top to bottom, and its iris.
var (
	backWater = [2]paint.Color{paint.RGB(0x1f5a78), paint.RGB(0x071a2a)}
	backSkin  = [2]paint.Color{paint.RGB(0x5a2f63), paint.RGB(0x160a20)}
	backIris  = [2]paint.Color{paint.RGB(0xffc23a), paint.RGB(0xc8400a)}
)

// Back draws the back of a card in a frame of bronze: the players' with a key in a porthole,
// the monster's with its eye.
func Back(l *paint.List, r layout.Rect, monster bool) {
	u := r.W / 100
	field, corner := backWater, paint.ActionCard
	if monster {
		field, corner = backSkin, paint.Bubble
	}
	gild(l, r, 10*u)
	l.Fade(r.Inset(max(1, 4.5*u)), 7*u, field[0], field[1])
	inner := r.Inset(9 * u)
	l.Corners(paint.Scoop)
	l.Line(inner, 13*u, max(0.8, 1.4*u), gilt.Alpha(0.65))
	l.Corners(paint.Round)
	for i := range 3 { // the swell below
		y := inner.Bottom() - float64(3-i)*10*u
		wave := layout.Rect{X: inner.X + 8*u, Y: y - 9*u, W: inner.W - 16*u, H: 16 * u}
		l.Mark(wave, paint.Wave, field[0].Mix(theme.Ink, 0.35).Alpha(0.16+0.1*float64(i)))
	}
	for k := range 4 { // in the hollow corners
		gem := layout.Rect{X: inner.X + float64(k%2)*inner.W, Y: inner.Y + float64(k/2)*inner.H}.Inset(-5.5 * u)
		gem = gem.Shift(float64(1-2*(k%2))*3.5*u, float64(1-2*(k/2))*3.5*u)
		l.Mark(gem, corner, gilt)
	}
	port := r.Middle(60*u, 60*u).Shift(0, -5*u)
	l.Mark(port.Inset(-13*u), paint.Sun, field[0].Mix(theme.Bronze, 0.45).Alpha(0.55))
	l.Soft(port.Shift(0, 3*u), 30*u, 9*u, theme.Abyss.Alpha(0.7))
	if monster {
		eye(l, port)
	} else {
		porthole(l, port)
	}
}

// gilt is the bronze of card backs, newer than that of the menus.
var gilt = theme.Bronze.Mix(theme.Amber, 0.3)

// gild draws the bronze of a frame, which is lit from above.
func gild(l *paint.List, r layout.Rect, radius float64) {
	l.Fade(r, radius, gilt.Mix(theme.Power, 0.35), gilt.Mix(theme.Abyss, 0.6))
}

// porthole is a ring of bronze around deep water, with a key hanging in front.
func porthole(l *paint.List, r layout.Rect) {
	u := r.W / 60
	gild(l, r, r.W/2)
	l.Fade(r.Inset(6*u), r.W/2, theme.Abyss, backWater[0].Mix(theme.Water, 0.35))
	for _, at := range rivets {
		c := r.Center()
		rivet := layout.Rect{X: c.X + at.X*27*u - 1.8*u, Y: c.Y + at.Y*27*u - 1.8*u, W: 3.6 * u, H: 3.6 * u}
		l.Fade(rivet, 1.8*u, theme.Abyss.Alpha(0.75), theme.Bronze.Mix(theme.Power, 0.4))
	}
	l.Soft(r.Middle(30*u, 4*u).Shift(0, 5*u), 2*u, 5*u, theme.Abyss.Alpha(0.6))
	l.Mark(r.Inset(12*u), paint.Key, theme.Bronze.Mix(theme.Amber, 0.6))
}

// eye is the monster's, with the keyhole.
func eye(l *paint.List, r layout.Rect) {
	u := r.W / 60
	l.Fade(r, r.W/2, backSkin[0].Mix(theme.Power, 0.35), backSkin[1])
	l.Fill(r.Inset(5*u), r.W/2, theme.Abyss)
	iris := r.Inset(8 * u)
	l.Fade(iris, r.W/2, backIris[1], backIris[0])
	l.Mark(iris.Inset(u), paint.Burst, backIris[0].Alpha(0.4))
	l.Soft(iris.Inset(12*u), r.W/2, 9*u, backIris[0].Mix(theme.Power, 0.3).Alpha(0.8))
	l.Line(iris, r.W/2, 2.5*u, backIris[1].Mix(theme.Abyss, 0.55))
	l.Mark(iris.Inset(7*u), paint.Keyhole, theme.Abyss)
	l.Fill(layout.Rect{X: iris.X + 9*u, Y: iris.Y + 5*u, W: 10 * u, H: 7 * u}, 4*u, theme.Power.Alpha(0.85))
}

// rivets hold a porthole.
var rivets = [8]layout.Point{{X: 1}, {X: 0.7071, Y: 0.7071}, {Y: 1}, {X: -0.7071, Y: 0.7071}, {X: -1}, {X: -0.7071, Y: -0.7071}, {Y: -1},
	{X: 0.7071, Y: -0.7071}}
