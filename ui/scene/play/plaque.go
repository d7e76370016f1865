package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// pictured is the height in units from which on a plaque shows the picture.
const pictured = 20.0

// plaque draws a card in play that is wider than high, as those of an ally: its power, or the
// sign of its type, its name, and what lies on it.
func (d *smallCard) plaque(l cardStyle) {
	r := d.r
	h := r.H
	d.color = theme.House(d.face.House)
	radius := h * 0.22
	ground, ink := d.color.Mix(theme.Abyss, 0.62), theme.Power
	if d.is(keyforge.Exhausted) {
		ground, ink = ground.Mix(theme.Abyss, 0.5), ink.Mix(theme.Abyss, 0.22)
	}
	edge, width := d.color.Mix(theme.Ink, 0.15), max(1, 0.05*h)
	switch {
	case l.picked:
		edge, width = theme.Chosen, max(2, 0.1*h)
	case l.lit, l.hover:
		edge, width = theme.Lit, max(2, 0.1*h)
	case l.asks:
		edge, width = theme.Water, max(2, 0.1*h)
	}
	d.Fade(r, radius, ground.Mix(theme.Power, 0.06), ground)
	d.Line(r, radius, width, edge)
	left, rest := r.Split(h * 1.02)
	side := h * 0.86
	rest = d.burdens(rest, side)
	words, size := d.m.Words.Called(d.face.Def), min(0.72*h, theme.Small*d.Type)
	room := rest.W - h*cardview.PictureRatio
	if h > pictured*d.Unit && room > 0.9*paint.Width(paint.Bold, size, words) { // the name comes first
		at, right := rest.Split(h * cardview.PictureRatio)
		rest = right
		at = layout.Rect{X: at.X - 0.4*h, Y: at.Y + width, W: at.W + 0.3*h, H: h - 2*width}
		light := cardview.Daylight
		if d.is(keyforge.Exhausted) {
			light = light.Mix(theme.Abyss, 0.5)
		}
		d.ArtworkIn(at, 0, d.m.Catalogue().Card(d.face.Def), d.face.House, light)
	}
	if d.face.Type == card.CreatureType {
		cardview.Badge(d.List, left.Middle(side, side), theme.Power, d.color.Mix(theme.Abyss, 0.25), d.powerInk(), d.face.Power)
	} else {
		d.Mark(left.Middle(side*0.7, side*0.7), cardview.CardForms[d.face.Type].Sign, ink)
	}
	_, at := rest.SplitRight(side) // below the name
	d.Mark(at.Middle(side*0.8, side*0.8), paint.Emblem(d.face.House), ink.Alpha(0.3))
	name := layout.Rect{X: rest.X + 0.1*h, Y: rest.Y, W: rest.W - 0.1*h, H: rest.H}
	size = min(size, size*name.W/paint.Width(paint.Bold, size, words)) // it is never cut
	d.Text(name, paint.Left, paint.Bold, size, ink, words)
	if l.dim {
		d.Fill(r, radius, theme.Abyss.Alpha(0.58))
	}
}

// burdens draws what lies on a card at the right of its plaque, as far as most of the room is
// left for the name, and returns that room.
func (d *smallCard) burdens(r layout.Rect, side float64) layout.Rect {
	room := r.W - 3*side // for the name
	chip := func(sign paint.Sign, color paint.Color, n int) {
		wide := side * 0.62
		if n > 0 {
			wide = side * 0.95
		}
		if room -= wide; room < 0 {
			return
		}
		var at layout.Rect
		r, at = r.SplitRight(wide)
		d.Fill(at.Middle(wide, side*0.7), side*0.3, theme.Abyss.Alpha(0.72))
		mark := layout.Rect{X: at.X, Y: at.Center().Y - side*0.28, W: side * 0.56, H: side * 0.56}
		cardview.Symbol(d.List, mark, sign, color)
		if n > 0 {
			d.Text(layout.Rect{X: mark.Right(), Y: at.Y, W: at.Right() - mark.Right(), H: at.H}, paint.Center, paint.Bold, side*0.56, theme.Ink,
				widget.Number(n))
		}
	}
	if d.hurt() {
		chip(paint.Burst, theme.Damage.Mix(theme.Ink, 0.2), d.face.Damage)
	}
	if d.face.Amber > 0 {
		chip(paint.Drop, theme.Amber, d.face.Amber)
	}
	for _, k := range [...]card.Counter{card.ShadowCounter, card.LightCounter} {
		if n := int(d.face.Counters[k]); n > 0 {
			sign, color := theme.Counter(k)
			if k == card.ShadowCounter {
				n = 0 // there is one
			}
			chip(sign, color, n)
		}
	}
	if d.burns() && d.face.Counters[card.LightCounter] == 0 {
		chip(paint.Flame, theme.Lamplight, 0)
	}
	for _, k := range &stateSigns {
		if d.face.Marks&k.mark != 0 && k.mark != keyforge.Exhausted && (k.mark != keyforge.Warded || !d.burns()) {
			chip(k.sign, *k.color, 0)
		}
	}
	if left := d.face.Armor - d.face.Spent; d.face.Type == card.CreatureType && left > 0 {
		chip(paint.Shield, theme.Armor, left)
	}
	if n := len(d.face.On); n > 0 {
		chip(cardview.CardForms[card.UpgradeType].Sign, theme.Power, n)
	}
	return r
}
