package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// beneath draws what is below a card in play, upgrades and other cards, and
// returns the room left for the card above them.
func (d *smallCard) beneath(r layout.Rect) layout.Rect {
	const most = 3
	n := min(most, len(d.face.On))
	if n == 0 {
		return r
	}
	const peek = 0.125 // of the height of the card, for each card below it
	h := r.H / (1 + peek*float64(n))
	w := h / r.H * r.W
	top := layout.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: h}
	for i := n - 1; i >= 0; i-- {
		below := top.Shift(0, h*peek*float64(i+1))
		below.X, below.W = r.X+0.03*r.W, 0.94*r.W
		words := ""
		if i == most-1 && len(d.face.On) > most {
			words = "+" + widget.Number(len(d.face.On)-most+1)
		}
		d.tab(below, h*peek, d.face.On[i], words)
	}
	return top
}

// tab draws a card whose lower edge alone is visible, with its name.
func (d *smallCard) tab(r layout.Rect, seen float64, slot keyforge.Slot, words string) {
	u := r.W / 100
	on := &d.m.Board.Faces[slot]
	r.Y, r.H = r.Y+r.H*0.5, r.H*0.5
	if on.Slot == 0 {
		cardview.Back(d.List, r, on.Owner == keyforge.Monster)
		return
	}
	color := theme.House(on.House)
	d.Soft(r.Shift(0, 2*u), 8*u, 4*u, theme.Shadow)
	d.Fade(r, 8*u, color.Mix(theme.Abyss, 0.62), color.Mix(theme.Abyss, 0.4))
	d.Line(r, 8*u, max(1, 1.6*u), color.Mix(theme.Ink, 0.3))
	line := layout.Rect{X: r.X + 4*u, Y: r.Bottom() - seen, W: r.W - 8*u, H: seen * 0.92}
	side := line.H * 0.8
	at := layout.Rect{X: line.X, Y: line.Y + (line.H-side)/2, W: side, H: side}
	d.Mark(at, paint.Emblem(on.House), theme.Power)
	rest := layout.Rect{X: line.X + side + 2*u, Y: line.Y, W: line.W - side - 2*u, H: line.H}
	size := min(line.H*0.86, 13*u*max(1, d.Type/d.Unit))
	if words == "" {
		words = d.m.Words.Called(on.Def)
		rest = d.gifts(rest, side, 0.6*paint.Width(paint.Bold, size, words), on)
	}
	if size >= 6.5 {
		size = min(size, max(0.6*size, size*rest.W/paint.Width(paint.Bold, size, words)))
		d.Text(rest, paint.Left, paint.Bold, size, theme.Power, words)
	}
}

// gifts draws at the right what an upgrade always gives its host, power, armor and keywords, and
// returns the room that is left, which is enough for the name in smaller letters unless there was less.
func (d *smallCard) gifts(r layout.Rect, side, name float64, on *board.Face) layout.Rect {
	give := func(sign paint.Sign, color paint.Color, n int) {
		wide := side
		if n != 0 {
			wide *= 1.7
		}
		if r.W-wide < max(name, 2.5*wide) {
			return
		}
		var at layout.Rect
		r, at = r.SplitRight(wide)
		d.Fill(at, side*0.3, theme.Abyss.Alpha(0.6))
		d.Mark(layout.Rect{X: at.X, Y: at.Center().Y - side/2, W: side, H: side}.Inset(0.08*side), sign, color)
		if n != 0 {
			d.Text(layout.Rect{X: at.X + side, Y: at.Y, W: at.W - side, H: at.H}, paint.Center, paint.Bold, side*0.86, theme.Ink, d.signed(n))
		}
	}
	abilities := d.m.Catalogue().Card(on.Def).Abilities
	for i := range abilities {
		for k := range abilities[i].Mods {
			m := &abilities[i].Mods[k]
			switch constant := m.Num.Kind == card.Const; {
			case m.Target.Role != card.Host:
			case m.Kind == card.PowerMod && constant:
				give(paint.Plus, theme.Heal, m.Num.N)
			case m.Kind == card.ArmorMod && constant:
				give(paint.Shield, theme.Armor, m.Num.N)
			case m.Kind == card.KeywordMod:
				for _, k := range &keywordSigns {
					if k.keyword == m.Keyword {
						give(k.sign, *k.color, 0)
					}
				}
			}
		}
	}
	return r
}

// signed is a number that may be negative in words.
func (d *smallCard) signed(n int) string {
	if n >= 0 {
		return widget.Number(n)
	}
	return d.cache.Words(scene.Words{What: "signed", A: n}, func() string { return "−" + widget.Number(-n) })
}

// stateSigns are the states of a card in play by sign and color.
var stateSigns = [...]struct {
	mark  keyforge.Mark
	sign  paint.Sign
	color *paint.Color
}{{keyforge.Stunned, paint.Bolt, &theme.Stun}, {keyforge.Warded, paint.Bubble, &theme.Ward}, {keyforge.Enraged, paint.Flame, &theme.Enrage},
	{keyforge.Exhausted, paint.Exhausted, &theme.Dim}}

// states draws what a card in play has in addition to numbers: enrage and ward
// around it, and everything one below another at the right edge, overlapping if
// there is little room.
func (d *smallCard) states() {
	r, u, marks := d.r, d.u, d.face.Marks
	if marks&keyforge.Enraged != 0 {
		d.Line(r.Inset(3*u), 8*u, 3*u, theme.Enrage)
		d.Line(r.Inset(6*u), 7*u, 3*u, theme.Enrage.Alpha(0.4))
	}
	switch {
	case d.burns():
		for i := range 3 {
			grow := float64(3+4*i) * u
			d.Corners(d.frame.Corner)
			d.Line(r.Inset(-grow), d.frame.Radius*u+grow, 4*u, theme.Lamplight.Alpha(0.75-0.25*float64(i)))
			d.Corners(paint.Round)
		}
	case marks&keyforge.Warded != 0:
		bubble := r.Inset(-3 * u)
		d.Fade(bubble, 16*u, theme.Ward.Alpha(0.22), theme.Ward.Alpha(0.05))
		d.Line(bubble, 16*u, max(1.5, 3*u), theme.Ward.Mix(theme.Ink, 0.3).Alpha(0.9))
		d.Fill(layout.Rect{X: bubble.X + 8*u, Y: bubble.Y + 14*u, W: 5 * u, H: 26 * u}, 2.5*u, theme.Ink.Alpha(0.55))
	}
	var of [len(stateSigns) + int(card.CounterCount)]badge
	n := 0
	for _, k := range &stateSigns {
		if marks&k.mark != 0 && (k.mark != keyforge.Exhausted || d.face.Type != card.ActionType) && (k.mark != keyforge.Warded || !d.burns()) {
			of[n] = badge{k.sign, *k.color, 0}
			n++
		}
	}
	for k, many := range d.face.Counters {
		if many == 0 || ofLamps(card.Counter(k)) && d.face.Type == card.LocationType {
			continue
		}
		sign, color := theme.Counter(card.Counter(k))
		of[n] = badge{sign, color, int(many)}
		n++
	}
	side := 27 * d.grow * u
	at := layout.Rect{X: r.Right() - side + 5*u, Y: d.plate.Bottom() + 1*u, W: side, H: side}
	d.column(at, of[:n], d.floor)
	d.lamp()
}

// burns reports whether the card is a location that is lit.
func (d *smallCard) burns() bool { return d.face.Type == card.LocationType && d.is(keyforge.Warded) }

// ofLamps reports whether a location shows the counter large.
func ofLamps(k card.Counter) bool { return k == card.LightCounter || k == card.ShadowCounter }

// lamp draws on a location its lights, and large, so that one finds it at once, what eats them.
func (d *smallCard) lamp() {
	if d.face.Type != card.LocationType {
		return
	}
	r, u, g := d.r, d.u, d.grow
	if n := d.face.Counters[card.LightCounter]; n > 0 || d.burns() {
		_, color := theme.Counter(card.LightCounter)
		pill := layout.Rect{X: r.X - 4*u, Y: r.Bottom() - 26*g*u, W: 52 * g * u, H: 30 * g * u}
		if n == 0 {
			pill.W = pill.H
		}
		d.Fill(pill, pill.H/2, theme.Abyss.Alpha(0.9))
		d.Line(pill, pill.H/2, max(1, pill.H*0.05), color.Alpha(0.85))
		flame := layout.Rect{X: pill.X, Y: pill.Y, W: pill.H, H: pill.H}
		d.Soft(flame.Inset(pill.H*0.15), pill.H/2, pill.H*0.3, color.Alpha(0.55))
		d.Mark(flame.Inset(pill.H*0.16), paint.Flame, color)
		if n > 0 {
			d.Text(layout.Rect{X: flame.Right() - 2*u, Y: pill.Y, W: pill.Right() - flame.Right() - 2*u, H: pill.H}, paint.Center, paint.Display,
				pill.H*0.76, color.Mix(theme.Ink, 0.3), widget.Number(int(n)))
		}
	}
	if d.face.Counters[card.ShadowCounter] > 0 {
		side := 62 * u
		at := layout.Rect{X: r.X + (r.W-side)/2, Y: d.plate.Bottom() - 12*u, W: side, H: side}
		if d.tiny {
			at.Y = r.Y - 16*u
		}
		sign, color := theme.Counter(card.ShadowCounter)
		d.Soft(at.Inset(-4*u), side/2, 12*u, theme.Dusk)
		d.Fill(at, side/2, theme.Dusk.Alpha(0.94))
		d.Line(at, side/2, max(1.5, 3*u), color)
		d.Mark(at.Inset(9*u), sign, color)
	}
}

// badge is a state or a keyword with its number, 0: none.
type badge struct {
	sign  paint.Sign
	color paint.Color
	n     int
}

// column draws chips one below another; they overlap, the first on top, so as not
// to reach below the floor.
func (d *smallCard) column(at layout.Rect, of []badge, floor float64) {
	step := at.H * 0.98
	if len(of) > 1 {
		step = min(step, max(at.H*0.45, (floor-at.Bottom())/float64(len(of)-1)))
	}
	for i := len(of) - 1; i >= 0; i-- {
		cardview.Chip(d.List, at.Shift(0, step*float64(i)), of[i].sign, of[i].color, of[i].n)
	}
}

// keywordSigns are the keywords that matter in fights and to whoever uses a creature, by sign and color.
var keywordSigns = [...]struct {
	keyword card.Keyword
	sign    paint.Sign
	color   *paint.Color
}{
	{card.Taunt, paint.Wall, &theme.Armor}, {card.Elusive, paint.Mist, &theme.Water}, {card.Hazardous, paint.Thorns, &theme.Danger},
	{card.Assault, paint.Spear, &theme.Warn}, {card.Poison, paint.Venom, &theme.Heal}, {card.Skirmish, paint.Dash, &theme.Paper},
	{card.Invulnerable, paint.Diamond, &theme.Ward}, {card.SplashAttack, paint.Volley, &theme.Warn}, {card.Versatile, paint.Wheel, &theme.Lit},
	{card.Entrench, paint.Spade, &theme.Sand},
}

// abilities draws at the left edge whether it is a token creature, and the keywords of a creature in play
// that matter there.
func (d *smallCard) abilities() {
	if d.face.Type != card.CreatureType {
		return
	}
	r, u := d.r, d.u
	side := 25 * d.grow * u
	at := layout.Rect{X: r.X - 5*u, Y: d.plate.Bottom() + 1*u, W: side, H: side}
	var of [len(keywordSigns) + 1]badge
	found := 0
	if d.face.Token {
		of[found] = badge{paint.FaceDown, theme.Paper, 0}
		found++
	}
	for _, k := range &keywordSigns {
		n := int(d.face.Keywords[k.keyword])
		if n == 0 {
			continue
		}
		if !k.keyword.Numbered() {
			n = 0
		}
		of[found] = badge{k.sign, *k.color, n}
		found++
	}
	d.column(at, of[:found], r.Bottom()-32*d.grow*u)
}
