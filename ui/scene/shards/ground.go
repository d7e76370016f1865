package shards

import (
	"math"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The colors of the night in which the Engine shines.
var (
	dusk  = paint.RGB(0x242b52)
	night = paint.RGB(0x10142b)
	spark = paint.RGB(0xffe9b8)
)

// light is how much the Engine shines: by the mastery of those who use it, from 0 to 1.
func (p *painter) light() float64 {
	most := 0.0
	for i := range p.b.Sides {
		side := &p.b.Sides[i]
		most = max(most, p.t.show.Dials[i].Mastery.Shows()/float64(max(1, side.MostMastery)))
	}
	return min(1, most)
}

// ground is the night behind the table, lighter where the Engine shines.
func (p *painter) ground() {
	all := layout.Rect{W: p.W, H: p.H}
	light := p.light()
	p.Fade(all, 0, dusk.Mix(spark, 0.05+0.1*light), night)
	if !p.s.Settings.Plain {
		c := p.at.Engine.Center()
		for i := range 4 {
			reach := (0.12 + 0.2*float64(i)) * (0.8 + 0.9*light) * p.W * 0.6
			p.Soft(layout.Rect{X: c.X - reach, Y: c.Y - reach, W: 2 * reach, H: 2 * reach}, reach, reach, p.glow().Alpha(0.07+0.17*light))
		}
	}
	p.Behind()
}

// glow is the color of the light of the Engine: that of the faction that has the most mastery.
func (p *painter) glow() paint.Color {
	best := -1.0
	color := spark
	for i := range p.b.Sides {
		side := &p.b.Sides[i]
		if m := p.t.show.Dials[i].Mastery.Shows(); m > best && side.Leader != nil {
			best, color = m, face.Color(side.Leader.Faction)
		}
	}
	return color.Mix(spark, 0.45)
}

// engine draws the Infinity Engine: thirty shards in a ring, as many of them lit as the one who looks has mastery.
func (p *painter) engine() {
	r := p.at.Engine
	if r.Empty() {
		return
	}
	t := p.t
	if !p.ReducedMotion {
		t.turned += p.s.Drift() * (0.05 + 0.25*p.light())
	}
	n := int(t.show.Dials[p.at.Own].Mastery.Shows() + 0.5)
	words := p.text("shards-engine", n, shards.MostMastery)
	if hover, _ := p.InfoSpot(widget.ID{What: "engine"}, r, words); hover {
		p.Tip = words
	}
	side := min(r.W, r.H) * 0.94
	r = r.Middle(side, side)
	c, glow, light := r.Center(), p.glow(), p.light()
	p.Soft(r.Inset(side*0.1), side/2, side*0.3, glow.Alpha(0.25+0.5*light))
	mastery := t.show.Dials[p.at.Own].Mastery.Shows()
	for i := range shards.MostMastery {
		at := float64(i) * 2 * math.Pi / shards.MostMastery
		p.shard(c, at+t.turned, side*0.36, side*0.12, float64(i) < mastery-0.25, glow)
	}
	for i := range 6 {
		p.shard(c, float64(i)*math.Pi/3-2*t.turned, side*0.17, side*0.14, light > float64(i)/6, glow)
	}
	core := side * (0.1 + 0.1*light)
	p.Soft(r.Middle(core*2.4, core*2.4), core*1.2, core*0.9, spark.Alpha(0.35+0.5*light))
	p.Fill(r.Middle(core, core), core/2, spark.Mix(theme.Ink, 0.4).Alpha(0.6+0.4*light))
}

// shard draws a splinter around a center at an angle.
func (p *painter) shard(c layout.Point, angle, away, long float64, lit bool, glow paint.Color) {
	p.Turn(c, angle, 1)
	at := layout.Rect{X: c.X - long*0.16, Y: c.Y - away - long, W: long * 0.32, H: long}
	upper, lower := theme.Edge.Alpha(0.7), theme.Panel.Alpha(0.85)
	if lit {
		upper, lower = spark.Mix(theme.Ink, 0.5), glow
	}
	p.Corners(paint.Cut)
	p.Fade(at, long*0.14, upper, lower)
	p.Corners(paint.Round)
	p.Upright()
}
