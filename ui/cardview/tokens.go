package cardview

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
func coin(l *paint.List, r layout.Rect, field, rim paint.Color) {
	w := max(1, r.W*0.075)
	l.Fade(r, r.W/2, rim.Mix(theme.Power, 0.45), rim.Mix(theme.Abyss, 0.5))
	l.Fade(r.Inset(w), r.W/2-w, field.Mix(theme.Abyss, 0.22), field.Mix(theme.Power, 0.06))
}

// Emblem draws the emblem of a house on a coin of its color.
func Emblem(l *paint.List, r layout.Rect, h card.House) {
	side := min(r.W, r.H)
	r = r.Middle(side, side)
	color := theme.House(h)
	coin(l, r, color, color)
	l.Mark(r.Inset(side*0.17).Shift(0, side*0.03), paint.Emblem(h), color.Mix(theme.Abyss, 0.6)) // its shadow
	l.Mark(r.Inset(side*0.17), paint.Emblem(h), theme.Power)
}

// Medal is an emblem with a dark edge, to be placed on a picture.
func Medal(l *paint.List, r layout.Rect, h card.House) {
	l.Fill(r.Inset(-max(1, r.W*0.07)), r.W, theme.Abyss)
	Emblem(l, r, h)
}

// amber draws a piece of æmber.
func amber(l *paint.List, r layout.Rect) {
	Symbol(l, r, paint.Drop, theme.Amber)
}

// Symbol draws a sign in a color; æmber is drawn as a crystal.
func Symbol(l *paint.List, r layout.Rect, s paint.Sign, color paint.Color) {
	l.Mark(r, s, color)
	if s == paint.Drop {
		l.Mark(r, paint.Facets, theme.Paper.Alpha(0.75*float64(color.A)))
	}
}

// KeyToken draws a key; an unforged one is a shadow.
func KeyToken(l *paint.List, r layout.Rect, key int, forged bool) {
	if !forged {
		l.Mark(r, paint.Keys[key], theme.Faint.Alpha(0.55))
		return
	}
	l.Soft(r, r.W/2, r.W*0.45, theme.Keys[key].Alpha(0.5))
	l.Mark(r.Shift(0, r.H*0.04), paint.Keys[key], theme.Abyss)
	l.Mark(r, paint.Keys[key], theme.Keys[key])
}

// TideCard draws the card that shows the tide: its high or its low side.
func TideCard(l *paint.List, r layout.Rect, high bool) {
	u := r.W / 100
	level, water := r.H*0.7, theme.Water.Mix(theme.Abyss, 0.45)
	if high {
		level, water = r.H*0.36, theme.Water.Mix(theme.Abyss, 0.15)
	}
	gild(l, r, 10*u)
	in := r.Inset(max(1, 4.5*u))
	l.Fade(in, 7*u, theme.Raised.Mix(theme.Water, 0.15), theme.Abyss)
	l.Fade(layout.Rect{X: in.X, Y: r.Y + level, W: in.W, H: in.Bottom() - r.Y - level}, 7*u, water, water.Mix(theme.Abyss, 0.5))
	side := r.W * 0.86
	l.Mark(layout.Rect{X: r.X + r.W*0.07, Y: r.Y + level - side*0.5, W: side, H: side * 0.8}, paint.Wave, theme.Ink.Mix(theme.Water, 0.4))
}

// Badge draws a number on a disc.
func Badge(l *paint.List, r layout.Rect, ground, rim, ink paint.Color, n int) {
	w := max(1, r.W*0.09)
	l.Soft(r.Shift(0, w*0.6), r.W/2, w*1.5, theme.Shadow)
	l.Fill(r.Inset(-w*0.7), r.W/2+w, theme.Abyss)
	coin(l, r, ground, rim)
	l.Text(r.Inset(w), paint.Center, paint.Display, r.W*0.62, ink, widget.Number(n))
}

// SignBadge draws a number on a sign.
func SignBadge(l *paint.List, r layout.Rect, s paint.Sign, ground, ink paint.Color, n int) {
	l.Mark(r.Inset(-r.W*0.07), s, theme.Abyss)
	l.Mark(r, s, ground)
	l.Text(r.Inset(r.W*0.16), paint.Center, paint.Display, r.W*0.52, ink, widget.Number(n))
}

// AmberBadge draws æmber and its amount.
func AmberBadge(l *paint.List, r layout.Rect, n int) {
	l.Fill(r, r.H/2, theme.Abyss.Alpha(0.88))
	l.Line(r, r.H/2, max(1, r.H*0.05), theme.Amber.Alpha(0.8))
	gem := layout.Rect{X: r.X + r.H*0.06, Y: r.Y, W: r.H, H: r.H}
	l.Soft(gem.Inset(r.H*0.15), r.H/2, r.H*0.3, theme.Amber.Alpha(0.5))
	amber(l, gem.Inset(r.H*0.1))
	l.Text(layout.Rect{X: gem.Right() - r.H*0.06, Y: r.Y, W: r.Right() - gem.Right() - r.H*0.06, H: r.H}, paint.Center, paint.Display,
		r.H*0.72, theme.Amber.Mix(theme.Ink, 0.3), widget.Number(n))
}

// Chip draws a sign on a dark disc, for a state or a keyword, with a number
// unless it is 0.
func Chip(l *paint.List, r layout.Rect, s paint.Sign, color paint.Color, n int) {
	coin(l, r, theme.Abyss, color)
	l.Mark(r.Inset(r.W*0.2), s, color)
	if n == 0 {
		return
	}
	at := layout.Rect{X: r.X - r.W*0.34, Y: r.Y + r.H*0.3, W: r.W * 0.62, H: r.W * 0.62}
	l.Fill(at, at.W/2, color)
	l.Text(at, paint.Center, paint.Display, at.H*0.86, theme.PaperInk, widget.Number(n))
}

var (
	iconSigns = [...]paint.Sign{card.AmberIcon: paint.Drop, card.CaptureIcon: paint.Capture, card.DamageIcon: paint.Burst,
		card.DrawIcon: paint.Cards, card.DiscardIcon: paint.Discard, card.PowerIcon: paint.Might}
	iconColors = [...]*paint.Color{card.AmberIcon: &theme.Amber, card.CaptureIcon: &theme.Ward, card.DamageIcon: &theme.Danger,
		card.DrawIcon: &theme.Heal, card.DiscardIcon: &theme.Stun, card.PowerIcon: &theme.Chosen}
)

// BonusIcons draws the bonus icons one below another from the upper left corner
// of a strip, smaller if they would be higher than it.
func BonusIcons(l *paint.List, r layout.Rect, icons *card.Icons) {
	n := 0
	for n < len(icons) && icons[n] != card.NoIcon {
		n++
	}
	step := min(r.W*1.12, r.H/float64(max(1, n)))
	side := step / 1.12
	for i, icon := range icons[:n] {
		box := layout.Rect{X: r.X, Y: r.Y + float64(i)*step, W: side, H: side}
		BonusIcon(l, box, icon)
	}
}

// BonusIcon draws a bonus icon on a coin; an unknown one is a question mark, that of a house its emblem.
func BonusIcon(l *paint.List, r layout.Rect, icon card.Icon) {
	if icon == deck.UnknownIcon {
		coin(l, r, theme.Abyss, theme.Water)
		l.Text(r, paint.Center, paint.Bold, r.H*0.8, theme.Water, "?")
		return
	}
	if h := icon.House(); h != card.NoHouse {
		coin(l, r, theme.Abyss, theme.House(h))
		l.Mark(r.Inset(r.W*0.18), paint.Emblem(h), theme.House(h))
		return
	}
	if h := icon.House(); h != card.NoHouse {
		Emblem(l, r, h)
		return
	}
	coin(l, r, theme.Abyss, *iconColors[icon])
	Symbol(l, r.Inset(r.W*0.18), iconSigns[icon], *iconColors[icon])
}
