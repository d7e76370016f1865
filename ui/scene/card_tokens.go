package scene

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// All tokens are coins: a rim lit from above, and within it a lower field, on which a sign
// stands out.

// coin draws a coin without its sign.
func (f *Frame) coin(r layout.Rect, field, rim paint.Color) {
	w := max(1, r.W*0.075)
	f.Fade(r, r.W/2, rim.Mix(theme.Power, 0.45), rim.Mix(theme.Abyss, 0.5))
	f.Fade(r.Inset(w), r.W/2-w, field.Mix(theme.Abyss, 0.22), field.Mix(theme.Power, 0.06))
}

// Emblem draws the emblem of a house on a coin of its color.
func (f *Frame) Emblem(r layout.Rect, h card.House) {
	side := min(r.W, r.H)
	r = r.Middle(side, side)
	color := theme.House(h)
	f.coin(r, color, color)
	f.Mark(r.Inset(side*0.17).Shift(0, side*0.03), paint.Emblem(h), color.Mix(theme.Abyss, 0.6)) // its shadow
	f.Mark(r.Inset(side*0.17), paint.Emblem(h), theme.Power)
}

// Medal is an emblem with a dark edge, to be placed on a picture.
func (f *Frame) Medal(r layout.Rect, h card.House) {
	f.Fill(r.Inset(-max(1, r.W*0.07)), r.W, theme.Abyss)
	f.Emblem(r, h)
}

// amber draws a piece of æmber.
func (f *Frame) amber(r layout.Rect) {
	f.Symbol(r, paint.Drop, theme.Amber)
}

// Symbol draws a sign in a color; æmber is drawn as a crystal.
func (f *Frame) Symbol(r layout.Rect, s paint.Sign, color paint.Color) {
	f.Mark(r, s, color)
	if s == paint.Drop {
		f.Mark(r, paint.Facets, theme.Paper.Alpha(0.75*float64(color.A)))
	}
}

// KeyToken draws a key; an unforged one is a shadow.
func (f *Frame) KeyToken(r layout.Rect, key int, forged bool) {
	if !forged {
		f.Mark(r, paint.Keys[key], theme.Faint.Alpha(0.55))
		return
	}
	f.Soft(r, r.W/2, r.W*0.45, theme.Keys[key].Alpha(0.5))
	f.Mark(r.Shift(0, r.H*0.04), paint.Keys[key], theme.Abyss)
	f.Mark(r, paint.Keys[key], theme.Keys[key])
}

// TideCard draws the card that shows the tide: its high or its low side.
func (f *Frame) TideCard(r layout.Rect, high bool) {
	u := r.W / 100
	level, water := r.H*0.7, theme.Water.Mix(theme.Abyss, 0.45)
	if high {
		level, water = r.H*0.36, theme.Water.Mix(theme.Abyss, 0.15)
	}
	f.gild(r, 10*u)
	in := r.Inset(max(1, 4.5*u))
	f.Fade(in, 7*u, theme.Raised.Mix(theme.Water, 0.15), theme.Abyss)
	f.Fade(layout.Rect{X: in.X, Y: r.Y + level, W: in.W, H: in.Bottom() - r.Y - level}, 7*u, water, water.Mix(theme.Abyss, 0.5))
	side := r.W * 0.86
	f.Mark(layout.Rect{X: r.X + r.W*0.07, Y: r.Y + level - side*0.5, W: side, H: side * 0.8}, paint.Wave, theme.Ink.Mix(theme.Water, 0.4))
}

// Badge draws a number on a disc.
func (f *Frame) Badge(r layout.Rect, ground, rim, ink paint.Color, n int) {
	w := max(1, r.W*0.09)
	f.Soft(r.Shift(0, w*0.6), r.W/2, w*1.5, theme.Shadow)
	f.Fill(r.Inset(-w*0.7), r.W/2+w, theme.Abyss)
	f.coin(r, ground, rim)
	f.Text(r.Inset(w), paint.Center, paint.Display, r.W*0.62, ink, widget.Number(n))
}

// SignBadge draws a number on a sign.
func (f *Frame) SignBadge(r layout.Rect, s paint.Sign, ground, ink paint.Color, n int) {
	f.Mark(r.Inset(-r.W*0.07), s, theme.Abyss)
	f.Mark(r, s, ground)
	f.Text(r.Inset(r.W*0.16), paint.Center, paint.Display, r.W*0.52, ink, widget.Number(n))
}

// AmberBadge draws æmber and its amount.
func (f *Frame) AmberBadge(r layout.Rect, n int) {
	f.Fill(r, r.H/2, theme.Abyss.Alpha(0.88))
	f.Line(r, r.H/2, max(1, r.H*0.05), theme.Amber.Alpha(0.8))
	gem := layout.Rect{X: r.X + r.H*0.06, Y: r.Y, W: r.H, H: r.H}
	f.Soft(gem.Inset(r.H*0.15), r.H/2, r.H*0.3, theme.Amber.Alpha(0.5))
	f.amber(gem.Inset(r.H * 0.1))
	f.Text(layout.Rect{X: gem.Right() - r.H*0.06, Y: r.Y, W: r.Right() - gem.Right() - r.H*0.06, H: r.H}, paint.Center, paint.Display,
		r.H*0.72, theme.Amber.Mix(theme.Ink, 0.3), widget.Number(n))
}

// Chip draws a sign on a dark disc, for a state or a keyword, with a number
// unless it is 0.
func (f *Frame) Chip(r layout.Rect, s paint.Sign, color paint.Color, n int) {
	f.coin(r, theme.Abyss, color)
	f.Mark(r.Inset(r.W*0.2), s, color)
	if n == 0 {
		return
	}
	at := layout.Rect{X: r.X - r.W*0.34, Y: r.Y + r.H*0.3, W: r.W * 0.62, H: r.W * 0.62}
	f.Fill(at, at.W/2, color)
	f.Text(at, paint.Center, paint.Display, at.H*0.86, theme.PaperInk, widget.Number(n))
}

var (
	iconSigns = [...]paint.Sign{card.AmberIcon: paint.Drop, card.CaptureIcon: paint.Capture, card.DamageIcon: paint.Burst,
		card.DrawIcon: paint.Cards}
	iconColors = [...]*paint.Color{card.AmberIcon: &theme.Amber, card.CaptureIcon: &theme.Ward, card.DamageIcon: &theme.Danger,
		card.DrawIcon: &theme.Heal}
)

// BonusIcons draws the bonus icons one below another from the upper left corner
// of a strip, smaller if they would be higher than it.
func (f *Frame) BonusIcons(r layout.Rect, icons *card.Icons) {
	n := 0
	for n < len(icons) && icons[n] != card.NoIcon {
		n++
	}
	step := min(r.W*1.12, r.H/float64(max(1, n)))
	side := step / 1.12
	for i, icon := range icons[:n] {
		box := layout.Rect{X: r.X, Y: r.Y + float64(i)*step, W: side, H: side}
		f.BonusIcon(box, icon)
	}
}

// BonusIcon draws a bonus icon on a coin; an unknown one is a question mark.
func (f *Frame) BonusIcon(r layout.Rect, icon card.Icon) {
	if icon == deck.UnknownIcon {
		f.coin(r, theme.Abyss, theme.Water)
		f.Text(r, paint.Center, paint.Bold, r.H*0.8, theme.Water, "?")
		return
	}
	f.coin(r, theme.Abyss, *iconColors[icon])
	f.Symbol(r.Inset(r.W*0.18), iconSigns[icon], *iconColors[icon])
}
