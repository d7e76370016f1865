package screen

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/text"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// numbers are the small numbers as words, so that drawing them makes no garbage.
var numbers = func() (n [200]string) {
	for i := range n {
		n[i] = strconv.Itoa(i)
	}
	return n
}()

func number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return strconv.Itoa(n)
}

// emblem draws the emblem of a house on a disc of its color.
func (f *Frame) emblem(r layout.Rect, h card.House) {
	side := min(r.W, r.H)
	r = r.Middle(side, side)
	f.Fill(r, side/2, theme.House(h))
	f.Mark(r.Inset(side*0.17), paint.Emblem(h), theme.Power)
}

// look is how a card is drawn besides what it is.
type look struct {
	lit, picked, hover, asks, dim bool
}

// painter draws what lies on a table.
type painter struct {
	*Frame
	m    *table.Model
	kept *kept
}

// kept is what would otherwise be worked out anew in every frame.
type kept struct {
	texts map[uint16]text.Card // of cards, by number
	short map[uint16]string    // the same in one paragraph
	words map[phrase]string
}

// phrase names words with numbers in them: which words, and the numbers.
type phrase struct {
	what    string
	a, b, c int
}

func (k *kept) reset() {
	*k = kept{map[uint16]text.Card{}, map[uint16]string{}, map[phrase]string{}}
}

// phrase keeps words that are made of the same numbers in most frames.
func (c painter) phrase(p phrase, say func() string) string {
	if words, ok := c.kept.words[p]; ok {
		return words
	}
	c.kept.words[p] = say()
	return c.kept.words[p]
}

// back draws the back of a card.
func (f *Frame) back(r layout.Rect, monster bool) {
	u := r.W / 100
	color := theme.PanelTop.Mix(theme.Water, 0.12)
	sign := paint.Key
	if monster {
		color, sign = theme.PanelTop.Mix(theme.House(card.Keyraken), 0.45), paint.Emblem(card.Keyraken)
	}
	f.Fade(r, 9*u, color, theme.Abyss)
	f.Line(r, 9*u, max(1, 3*u), theme.Edge)
	f.Line(r.Inset(8*u), 6*u, max(1, 1.5*u), theme.Edge.Alpha(0.6))
	side := r.W * 0.5
	f.Mark(r.Middle(side, side), sign, theme.Edge.Mix(theme.Ink, 0.25))
}

// draw draws a card where it is shown.
func (c painter) draw(slot game.Slot, at layout.Spot, alpha float64, l look) {
	face := &c.m.Board.Faces[slot]
	r := at.Rect
	c.Turn(at.Center(), at.Angle, alpha)
	defer c.Upright()
	u := r.W / 100 // a hundredth of the card's width
	c.Soft(r.Shift(0, 2.5*u), 9*u, 6*u, theme.Shadow)
	c.outline(r, u, l)
	if face.Slot == 0 {
		c.back(r, face.Owner == game.Monster)
		return
	}
	color := theme.House(face.House)
	c.Fade(r, 9*u, color.Mix(theme.Abyss, 0.62), color.Mix(theme.Abyss, 0.86))
	small := r.W < 46*c.Unit
	c.title(face, r, u, color, small)
	c.picture(face, r, u, small)
	c.icons(face, r, u, small)
	c.numbers(face, r, u)
	c.states(face, r, u)
	if !small {
		c.attached(face, r, u)
	}
	if face.Marks&game.Exhausted != 0 && face.Type != card.ActionType {
		c.Fill(r, 9*u, paint.Color{A: 0.42})
	}
	if l.dim {
		c.Fill(r, 9*u, paint.Color{R: 0.01, G: 0.04, B: 0.06, A: 0.45})
	}
	edge, width := color.Mix(theme.Ink, 0.1), max(1.2, 2.2*u)
	switch {
	case l.picked:
		edge, width = theme.Chosen, max(2.5, 5*u)
	case l.hover && l.lit:
		edge, width = theme.Ink, max(2, 4.5*u)
	case l.lit:
		edge, width = theme.Lit, max(2, 4*u)
	case l.asks:
		edge, width = theme.Water, max(2, 4*u)
	}
	c.Line(r, 9*u, width, edge)
	if l.picked {
		mark := layout.Rect{X: r.Right() - 30*u, Y: r.Y + 4*u, W: 26 * u, H: 26 * u}
		c.Fill(mark, 13*u, theme.Chosen)
		c.Mark(mark.Inset(5*u), paint.Tick, theme.Abyss)
	}
}

// outline draws the light around a card that can be clicked.
func (c painter) outline(r layout.Rect, u float64, l look) {
	switch {
	case l.picked:
		c.Soft(r.Inset(-7*u), 14*u, 9*u, theme.Chosen.Alpha(0.9))
	case l.lit && l.hover:
		c.Soft(r.Inset(-9*u), 16*u, 11*u, theme.Lit)
	case l.lit:
		c.Soft(r.Inset(-6*u), 14*u, 9*u, theme.Lit.Alpha(0.75))
	case l.asks:
		c.Soft(r.Inset(-7*u), 14*u, 9*u, theme.Water.Alpha(0.9))
	}
}

func (c painter) title(face *table.Face, r layout.Rect, u float64, color paint.Color, small bool) {
	h := 34 * u
	if small {
		h = 26 * u
	}
	band := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	c.Fade(band, 9*u, color, color.Mix(theme.Abyss, 0.28))
	c.Fill(layout.Rect{X: r.X, Y: band.Bottom() - 9*u, W: r.W, H: 9 * u}, 0, color.Mix(theme.Abyss, 0.28))
	if small {
		c.Mark(band.Middle(20*u, 20*u), paint.Emblem(face.House), theme.Power)
		return
	}
	inner := band.Inset(4 * u)
	name := c.m.Game.Catalogue().Title(face.Def)
	size := 15 * u
	if lines := paint.Wrap(paint.Bold, size*0.93, name, inner.W); len(lines) > 1 && paint.Width(paint.Bold, size*0.86, name) > inner.W {
		half := inner.H / 2
		for i, line := range lines[:2] {
			if i == 1 && len(lines) > 2 {
				line = paint.Shorten(paint.Bold, size*0.93, line+" "+lines[2], inner.W)
			}
			c.Text(layout.Rect{X: inner.X, Y: inner.Y + float64(i)*half, W: inner.W, H: half}, paint.Center, paint.Bold, size*0.93, theme.Power, line)
		}
		return
	}
	c.Text(inner, paint.Center, paint.Bold, size, theme.Power, name)
}

// picture draws the emblem of the house where a printed card has its picture, and
// the type below.
func (c painter) picture(face *table.Face, r layout.Rect, u float64, small bool) {
	color := theme.House(face.House)
	side := 54 * u
	middle := layout.Rect{X: r.X, Y: r.Y + 36*u, W: r.W, H: r.H - 70*u}
	if small {
		return
	}
	mark, rules := middle.Middle(side, side), c.rules(face)
	if r.W < readable || rules == "" {
		rules = ""
	} else {
		mark = layout.Rect{X: r.X, Y: middle.Y, W: r.W, H: 34 * u}.Middle(30*u, 30*u)
	}
	c.Mark(mark, paint.Emblem(face.House), color.Mix(theme.Ink, 0.2).Alpha(0.5))
	if rules != "" {
		text := layout.Rect{X: r.X + 7*u, Y: middle.Y + 35*u, W: r.W - 14*u, H: r.Bottom() - 38*u - middle.Y - 35*u}
		if face.Type != card.CreatureType {
			text.H += 14 * u
		}
		c.fitted(text, min(max(8.6*u, 11), 15*c.Type), theme.Ink.Mix(theme.Dim, 0.25), rules)
	}
	if face.Type != card.CreatureType {
		line := layout.Rect{X: r.X + 4*u, Y: r.Bottom() - 22*u, W: r.W - 8*u, H: 18 * u}
		c.Text(line, paint.Center, paint.Italic, 12.5*u, theme.Dim.Mix(theme.Ink, 0.4), c.m.TypeName(face.Type))
	}
}

// readable is from which width, in pixels, a card shows its text.
const readable = 138

// rules is the text of a card in one paragraph.
func (c painter) rules(face *table.Face) string {
	if s, ok := c.kept.short[face.Def]; ok {
		return s
	}
	t := c.kept.text(c.m.Words.English, c.m.Game.Catalogue().Card(face.Def), face.Def)
	var parts []string
	for _, k := range t.Keywords {
		parts = append(parts, k.Name+".")
	}
	c.kept.short[face.Def] = strings.Join(append(parts, t.Paragraphs...), " ")
	return c.kept.short[face.Def]
}

var iconSigns = [...]paint.Sign{card.AmberIcon: paint.Drop, card.CaptureIcon: paint.Capture, card.DamageIcon: paint.Swords, card.DrawIcon: paint.Cards}

var iconColors = [...]paint.Color{card.AmberIcon: theme.Amber, card.CaptureIcon: theme.Ward, card.DamageIcon: theme.Damage, card.DrawIcon: theme.Heal}

// icons draws the bonus icons at the left edge, on a card with its text beside
// the emblem above that.
func (c painter) icons(face *table.Face, r layout.Rect, u float64, small bool) {
	if small {
		return
	}
	n := 0
	for n < len(face.Icons) && face.Icons[n] != card.NoIcon {
		n++
	}
	step := 20 * u
	if r.W >= readable && n > 0 && c.rules(face) != "" {
		step = min(step, 34*u/float64(n))
	}
	y := r.Y + 37*u
	for _, icon := range face.Icons[:n] {
		if y > r.Bottom()-44*u {
			break
		}
		box := layout.Rect{X: r.X + 4*u, Y: y, W: 0.95 * step, H: 0.95 * step}
		c.Fill(box, box.W/2, theme.Abyss.Alpha(0.7))
		c.Mark(box.Inset(0.15*step), iconSigns[icon], iconColors[icon])
		y += step
	}
}

// badge draws a number on a disc.
func (c painter) badge(x, y, side float64, ground, ink paint.Color, n int) {
	r := layout.Rect{X: x, Y: y, W: side, H: side}
	c.Fill(r, side/2, ground)
	c.Line(r, side/2, max(1, side*0.06), theme.Abyss)
	c.Text(r.Inset(side*0.08), paint.Center, paint.Bold, side*0.64, ink, number(n))
}

// signed draws a number beside a sign.
func (c painter) signed(x, y, side float64, s paint.Sign, color paint.Color, n int) {
	r := layout.Rect{X: x, Y: y, W: side * 1.55, H: side}
	c.Fill(r, side/2, theme.Abyss.Alpha(0.85))
	c.Mark(layout.Rect{X: x, Y: y, W: side, H: side}.Inset(side*0.14), s, color)
	c.Text(layout.Rect{X: x + side*0.85, Y: y, W: side * 0.65, H: side}, paint.Center, paint.Bold, side*0.72, color, number(n))
}

// numbers draws power, armor, damage and æmber.
func (c painter) numbers(face *table.Face, r layout.Rect, u float64) {
	if face.Type != card.CreatureType {
		if face.Amber > 0 {
			c.signed(r.Right()-48*u, r.Bottom()-62*u, 28*u, paint.Drop, theme.Amber, face.Amber)
		}
		return
	}
	side := 34 * u
	y := r.Bottom() - side - 3*u
	ink := theme.PaperInk
	ground := theme.Power
	c.badge(r.X+3*u, y, side, ground, ink, face.Power)
	if face.Armor > 0 {
		box := layout.Rect{X: r.Right() - side - 3*u, Y: y, W: side, H: side}
		c.Mark(box.Inset(-u), paint.Shield, theme.Abyss)
		c.Mark(box.Inset(u), paint.Shield, theme.Armor)
		c.Text(box.Inset(3*u), paint.Center, paint.Bold, side*0.52, theme.PaperInk, number(max(0, face.Armor-face.Spent)))
	}
	if face.Damage > 0 {
		c.badge(r.X+r.W/2-15*u, r.Bottom()-34*u, 30*u, theme.Damage, theme.Power, face.Damage)
	}
	if face.Amber > 0 {
		c.signed(r.Right()-50*u, y-29*u, 28*u, paint.Drop, theme.Amber, face.Amber)
	}
}

// states draws what a card has besides numbers, at the right edge.
func (c painter) states(face *table.Face, r layout.Rect, u float64) {
	y := r.Y + 37*u
	put := func(s paint.Sign, color paint.Color) {
		box := layout.Rect{X: r.Right() - 26*u, Y: y, W: 22 * u, H: 22 * u}
		c.Fill(box, 11*u, theme.Abyss.Alpha(0.88))
		c.Line(box, 11*u, max(1, 1.6*u), color)
		c.Mark(box.Inset(4*u), s, color)
		y += 23 * u
	}
	if face.Marks&game.Stunned != 0 {
		put(paint.Bolt, theme.Stun)
	}
	if face.Marks&game.Warded != 0 {
		put(paint.Bubble, theme.Ward)
	}
	if face.Marks&game.Enraged != 0 {
		put(paint.Flame, theme.Enrage)
	}
	for _, n := range face.Counters {
		if n > 0 {
			put(paint.Plus, theme.Heal)
		}
	}
	if face.Type == card.CreatureType && c.m.Game.State().Cards[face.Slot].Zone.InPlay() && c.m.Game.HasKeyword(face.Slot, card.Taunt) {
		put(paint.Target, theme.Armor)
	}
}

// attached draws a tab for each upgrade on a card, and for the cards under it.
func (c painter) attached(face *table.Face, r layout.Rect, u float64) {
	y := r.Bottom() - 54*u
	for i, up := range face.On {
		tab := layout.Rect{X: r.X + 3*u, Y: y, W: r.W - 6*u, H: 16 * u}
		on := &c.m.Board.Faces[up]
		color := theme.House(on.House)
		c.Fill(tab, 4*u, color.Mix(theme.Abyss, 0.2))
		words := c.m.Game.Catalogue().Title(on.Def)
		if i == 2 && len(face.On) > 3 {
			words = "+" + number(len(face.On)-2)
		}
		c.Text(tab.Inset(2*u), paint.Center, paint.Regular, 11.5*u, theme.Power, words)
		if y -= 17 * u; i == 2 {
			return
		}
	}
}

// text is the text of a card.
func (k *kept) text(l text.English, d *card.Card, def uint16) text.Card {
	t, ok := k.texts[def]
	if !ok {
		t = l.Card(d)
		k.texts[def] = t
	}
	return t
}

// traits are the traits of a card in one line.
func traits(l text.English, d *card.Card) string { return strings.Join(l.Traits(d.Traits), " • ") }
