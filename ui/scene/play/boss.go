package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	stageless "github.com/keyraken/keyraken/ui/stage/plain"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// boss draws the numbers of the monster over its body: its health at the left of
// its eye, the gauges of the adventure at the right.
func (c painter) boss(t *Screen, s *scene.Stack) {
	u := c.Unit
	b := &c.m.Board
	r := c.m.Places.Boss
	id := widget.ID{What: "card", N: int(b.Boss)}
	_, click := c.Spot(id, r, c.m.Title(b.Boss), "")
	c.SetLit(id, t.lit(b.Boss))
	if !t.apart.Points() {
		c.Tap(id, tapOn(c.m, b.Boss))
	}
	switch {
	case click && t.apart.Points():
		c.Defer(func() { t.apart.Point(c.Canvas, id) })
	case click:
		c.Defer(t.clickBoss)
	}
	c.portrait(s)
	l := cardStyle{lit: t.lit(b.Boss), picked: c.m.Picked(b.Boss) || c.m.ClickRemembered(b.Boss)}
	if l.lit || l.picked {
		edge := theme.Lit
		if l.picked {
			edge = theme.Chosen
		}
		eye := c.m.Places.Eye
		c.Soft(eye, eye.H/2, 14*u, edge.Alpha(0.16))
		c.Line(eye, eye.H/2, 3*u, edge.Alpha(0.7+0.3*c.swing(4)))
	}
	c.vitals(s, c.m.Places.Vitals)
	c.gauges(s, c.m.Places.Gauges)
	c.bossUpgrades(c.m.Places.Vitals)
}

// portrait draws the picture of the monster behind its side, on a stage that does not show it.
func (c painter) portrait(s *scene.Stack) {
	if _, bare := s.StageOf(c.m).(stageless.Stage); !bare || s.LookAt(c.Canvas).Plain {
		return
	}
	face, side := &c.m.Board.Faces[c.m.Board.Boss], c.m.Places.Sides[keyforge.Monster].Zone
	h := min(side.H, side.W/cardview.PictureRatio) - 4*c.Unit
	at := layout.Rect{X: c.m.Places.Eye.Center().X - h*cardview.PictureRatio/2, Y: side.Y + (side.H-h)/2, W: h * cardview.PictureRatio, H: h}
	c.Soft(at, 12*c.Unit, 22*c.Unit, theme.Dusk)
	c.ArtworkIn(at, 12*c.Unit, c.m.Catalogue().Card(face.Def), face.House, cardview.Daylight.Mix(theme.Abyss, 0.12))
}

// vitals draws the monster's health, armor and states.
func (c painter) vitals(s *scene.Stack, r layout.Rect) {
	u := c.Unit
	b := &c.m.Board
	face := &b.Faces[b.Boss]
	c.Slab(r, theme.Danger, 0.35)
	top, bottom := r.Inset(7 * u).Cut(29 * u)
	left := max(0, face.Power-face.Damage)
	bar := layout.Rect{X: top.X, Y: top.Y, W: top.W, H: 26 * u}
	c.Fill(bar, 7*u, theme.Abyss)
	if left > 0 && face.Power > 0 {
		full := bar.W * min(1, float64(left)/float64(face.Power))
		c.Fade(layout.Rect{X: bar.X, Y: bar.Y, W: max(14*u, full), H: bar.H}, 7*u, theme.Damage, theme.Damage.Mix(theme.Abyss, 0.45))
	}
	for k := 1; k < 4; k++ { // its quarters
		c.Fill(layout.Rect{X: bar.X + bar.W*float64(k)/4, Y: bar.Y + bar.H*0.62, W: max(1, u), H: bar.H * 0.38}, 0, theme.Abyss.Alpha(0.8))
	}
	c.Line(bar, 7*u, max(1, 1.2*u), theme.Damage.Mix(theme.Ink, 0.25))
	c.Text(bar.Inset(4*u), paint.Center, paint.Display, theme.Body*c.Type, theme.Ink, c.left(s, left, face.Power))
	shield := layout.Rect{X: bottom.X, Y: bottom.Y, W: bottom.W * 0.55, H: bottom.H}
	c.stat(shield, paint.Shield, theme.Armor, widget.Number(max(0, face.Armor-face.Spent)), s.T("armor"))
	c.explain("armor", 0, shield, c.armorTip(s, armorState{face.Armor, face.Spent}))
	c.bossStates(bottom, face.Marks)
}

// left says how much damage the monster can still take.
func (c painter) left(s *scene.Stack, left, power int) string {
	return c.cache.Words(scene.Words{What: "health", A: left, B: power, C: 0}, func() string { return s.T("health", left, power) })
}

func (c painter) fraction(n, of int) string {
	return c.cache.Words(scene.Words{What: "fraction", A: n, B: of, C: 0},
		func() string { return widget.Number(n) + " / " + widget.Number(of) })
}

// bossStates draws the states of the monster at the right of a row.
func (c painter) bossStates(r layout.Rect, marks keyforge.Mark) {
	u := c.Unit
	side := min(r.H, 23*u)
	x := r.Right() - side
	for _, k := range [...]struct {
		mark  keyforge.Mark
		sign  paint.Sign
		color paint.Color
	}{{keyforge.Warded, paint.Bubble, theme.Ward}, {keyforge.Stunned, paint.Bolt, theme.Stun}, {keyforge.Enraged, paint.Flame, theme.Enrage}} {
		if marks&k.mark != 0 {
			box := layout.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}
			c.Fill(box, side/2, theme.Abyss)
			c.Line(box, side/2, max(1, 1.5*u), k.color)
			c.Mark(box.Inset(4*u), k.sign, k.color)
			x -= side + 3*u
		}
	}
}

// bossUpgrades draws the upgrades on the monster as tabs below its health, in at
// most two rows.
func (c painter) bossUpgrades(r layout.Rect) {
	u := c.Unit
	on := c.m.Board.Faces[c.m.Board.Boss].On
	on = on[:min(len(on), 6)]
	perRow := (len(on) + 1) / 2
	for i, up := range on {
		w := r.W / float64(perRow)
		tab := layout.Rect{X: r.X + float64(i%perRow)*w, Y: r.Bottom() + (2+18*float64(i/perRow))*u, W: w - 2*u, H: 16 * u}
		c.Fill(tab, 5*u, theme.House(c.m.Board.Faces[up].House).Mix(theme.Abyss, 0.4).Alpha(0.92))
		c.Text(tab.Inset(3*u), paint.Center, paint.Regular, min(theme.Tiny*c.Type, 13*u), theme.Ink, c.m.Title(up))
		c.ViewSpot(widget.ID{What: "card", N: int(up)}, tab, c.m.Title(up))
	}
}

// pips is the most steps of a gauge that shows each of them.
const pips = 6

// gauges draws the gauges of the adventure: first the æmber of the monster and
// what it is saved for, below it the others.
func (c painter) gauges(s *scene.Stack, r layout.Rect) {
	u := c.Unit
	b := &c.m.Board
	touch, rows, saved := 0.0, len(b.Gauges), false
	for i := range b.Gauges {
		g := &b.Gauges[i]
		saved = saved || g.OfPool
		if g.OfPool && g.Limited && g.Value >= g.Limit {
			touch = 0.7 + 0.3*c.swing(5)
		}
	}
	c.Slab(r, theme.Danger, touch)
	r = r.Inset(7 * u)
	high := 27 * u
	if all := rows; all > 2 {
		high = r.H / float64(all)
	}
	next := func() (row layout.Rect) {
		if rows--; rows > 0 {
			row, r = r.Cut(high)
			return row
		}
		return r
	}
	if !saved {
		rows++
		c.stat(next(), paint.Drop, theme.Amber, widget.Number(b.Pool[keyforge.Monster]), s.T("amber"))
	}
	for _, ofPool := range [...]bool{true, false} {
		for i := range b.Gauges {
			if b.Gauges[i].OfPool == ofPool {
				c.gauge(s, i, next())
			}
		}
	}
}

// gauge draws one gauge, which explains itself when pointed at.
func (c painter) gauge(s *scene.Stack, i int, r layout.Rect) {
	g := &c.m.Board.Gauges[i]
	keys := s.Gauge(g.Name)
	sign, color, value, name := paint.Rising, theme.Danger, widget.Number(g.Value), s.T(keys.Name)
	if g.Limited {
		value = c.fraction(g.Value, g.Limit)
	}
	switch {
	case g.Goal:
		sign, color = paint.Flame, theme.Amber
	case g.OfPool:
		sign, color = paint.Drop, theme.Amber
		if g.Limited && g.Value >= g.Limit {
			name = s.T(keys.Rises)
		}
	}
	if g.Limited && g.Limit <= pips && !g.OfPool {
		c.pips(r, g.Value, g.Limit)
	} else {
		c.stat(r, sign, color, value, name)
	}
	tip := c.cache.Words(scene.Words{What: keys.Tip, A: g.Value, B: g.Limit, C: 0}, func() string { return s.T(keys.Tip, g.Value, g.Limit) })
	if hover, _ := c.Spot(widget.ID{What: "gauge", N: i}, r, tip, ""); hover {
		c.Tip = tip
	}
}

// pips draws how many of some steps have been taken.
func (c painter) pips(r layout.Rect, n, of int) {
	u := c.Unit
	side := min(r.H, 22*u)
	step := (r.W - side) / float64(max(1, of-1))
	for i := range of {
		box := layout.Rect{X: r.X + float64(i)*step, Y: r.Bottom() - side, W: side, H: side}
		c.Fill(box, side/2, theme.Abyss)
		color := theme.Faint
		if i < n {
			c.Fill(box, side/2, theme.Danger.Alpha(0.35))
			color = theme.Danger
		}
		c.Line(box, side/2, max(1, 1.5*u), color)
		c.Mark(box.Inset(4.5*u), paint.Rising, color)
		if i < of-1 {
			link := layout.Rect{X: box.Right() + 2*u, Y: box.Center().Y - u, W: step - side - 4*u, H: 2 * u}
			c.Fill(link, 0, color.Alpha(0.5))
		}
	}
}
