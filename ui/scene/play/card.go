package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/theme"
)

// cardStyle is how a card is drawn, apart from what it is.
type cardStyle struct {
	lit, picked, hover, asks, dim bool

	bare bool    // without words, as the top of a pile
	name float64 // the largest size of the name, 0: as large as fits
}

// painter draws what lies on a table.
type painter struct {
	*cardview.Canvas
	m      *table.Model
	cache  scene.Cache
	cards  *cardview.Reader
	puzzle *puzzler // nil: the game is none
}

// smallCard is a card as it is drawn on the table, in the hand or in a pile.
type smallCard struct {
	painter
	face   *board.Face
	r      layout.Rect
	u      float64 // a hundredth of the card's width
	color  paint.Color
	frame  cardview.CardForm
	inPlay bool
	tiny   bool // too small for words, or dragged
	name   cardview.TitleLines
	plate  layout.Rect     // on which the name stands
	text   *cardview.Prose // written on the card, if any
	box    layout.Rect     // its place; without text, where the base begins
	grow   float64         // how much larger numbers and signs are for large text
	floor  float64         // down to which its states may reach
}

// draw draws a card where it is shown.
func (c painter) draw(slot keyforge.Slot, at layout.Spot, alpha float64, l cardStyle) {
	face := &c.m.Board.Faces[slot]
	c.Turn(at.Center(), at.Angle, alpha)
	defer c.Upright()
	if face.Slot == 0 {
		u := at.W / 100
		c.shadow(slot, at.Rect.Shift(0, 2.5*u), 9)
		c.outline(at.Rect, cardview.CardForms[card.CreatureType], l)
		cardview.Back(c.List, at.Rect, face.Owner == keyforge.Monster)
		c.halo(at.Rect, cardview.CardForms[card.CreatureType], l)
		return
	}
	d := smallCard{painter: c, face: face, r: at.Rect, frame: cardview.CardForms[face.Type]}
	d.inPlay = face.InPlay()
	if at.H < at.W {
		d.plaque(l)
		return
	}
	if d.inPlay {
		d.r = d.beneath(d.r)
	}
	d.color, d.u = theme.House(face.House), d.r.W/100
	d.tiny = l.bare || d.r.W < 42*c.Unit || slot == c.m.Held // a dragged name would be hyphenated
	d.grow = d.growth()
	d.card(l)
}

// card draws the card itself.
func (d *smallCard) card(l cardStyle) {
	r, u := d.r, d.u
	d.shadow(d.face.Slot, r.Shift(0, 3*u), d.frame.Radius)
	d.outline(r, d.frame, l)
	d.Corners(d.frame.Corner)
	d.Fade(r, d.frame.Radius*u, d.color, d.color.Mix(theme.Abyss, 0.6))
	d.title(l.name)
	d.text = d.rules()
	d.box = d.place()
	d.picture()
	d.Corners(paint.Round)
	d.head()
	d.foot()
	d.edge()
	if !d.tiny {
		cardview.Special(d.List, r, d.frame, d.m.InDeck(d.face.Slot))
	}
	d.halo(r, d.frame, l)
	d.numbers()
	if d.inPlay {
		d.states()
		d.abilities()
	} else if !d.tiny {
		top := d.plate.Bottom() + 3*u
		cardview.BonusIcons(d.List, layout.Rect{X: r.X + 2*u, Y: top, W: 22 * u, H: min(r.Bottom()-40*u, d.box.Y) - top}, &d.face.Icons)
	}
	if l.dim {
		d.Corners(d.frame.Corner)
		d.Fill(r.Inset(-3*u), (d.frame.Radius+3)*u, theme.Abyss.Alpha(0.58))
		d.Corners(paint.Round)
	}
	if l.picked {
		mark := layout.Rect{X: r.Right() - 26*u, Y: r.Y - 6*u, W: 32 * u, H: 32 * u}
		d.Fill(mark, 16*u, theme.Chosen)
		d.Line(mark, 16*u, max(1, 2*u), theme.Abyss)
		d.Mark(mark.Inset(7*u), paint.Tick, theme.Abyss)
	}
}

// shadow draws the shadow of a card that is as large: the higher the card is lifted, the farther
// away and the softer.
func (c painter) shadow(slot keyforge.Slot, r layout.Rect, radius float64) {
	u, high := r.W/100, c.m.Height(slot)
	c.Soft(r.Shift(6*u*high, 20*u*high), radius*u, (6+10*high)*u, theme.Shadow.Alpha(1-0.25*high))
}

// outline draws the light around a card that can be clicked.
func (c painter) outline(r layout.Rect, k cardview.CardForm, l cardStyle) {
	u := r.W / 100
	glow := func(grow, width float64, color paint.Color) {
		c.Soft(r.Inset(-grow*u), (k.Radius+grow)*u, width*u, color)
	}
	switch {
	case l.picked:
		glow(7, 9, theme.Chosen.Alpha(0.9))
	case l.lit && l.hover:
		glow(9, 11, theme.Lit)
	case l.lit:
		glow(6, 9, theme.Lit.Alpha(0.75))
	case l.asks:
		glow(7, 9, theme.Water.Alpha(0.9))
	}
}

// edge draws the frame, in the color of the house.
func (d *smallCard) edge() {
	d.Corners(d.frame.Corner)
	d.Line(d.r, d.frame.Radius*d.u, max(1, 2*d.u), d.color.Mix(theme.Ink, 0.25))
	d.Corners(paint.Round)
}

// halo draws around a card, with a gap, what can be done with it: no frame looks
// like that.
func (c painter) halo(r layout.Rect, k cardview.CardForm, l cardStyle) {
	var color paint.Color
	switch {
	case l.picked:
		color = theme.Chosen
	case l.hover && l.lit:
		color = theme.Ink
	case l.lit:
		color = theme.Lit
	case l.asks:
		color = theme.Water
	default:
		return
	}
	u := r.W / 100
	gap, width := max(1, 2*u), max(2, 4*u)
	c.Corners(k.Corner)
	c.Line(r.Inset(-gap), (k.Radius+2)*u, gap, theme.Abyss)
	c.Line(r.Inset(-gap-width), (k.Radius+5)*u, width, color)
	c.Corners(paint.Round)
}

// is reports whether the card is in play and has a mark.
func (d *smallCard) is(mark keyforge.Mark) bool { return d.inPlay && d.face.Marks&mark != 0 }

// picture draws the picture of the card, between the name and the text: darker if it
// is exhausted, in the color of lightning if it is stunned.
func (d *smallCard) picture() {
	light := cardview.Daylight
	if d.is(keyforge.Stunned) {
		light = theme.Stun
	}
	if d.is(keyforge.Exhausted) {
		light = light.Mix(theme.Abyss, 0.55)
	}
	if d.inPlay && d.face.Type == card.LocationType && !d.burns() {
		light = light.Mix(unlitSky, 0.5)
	}
	r, radius := d.r.Inset(max(1.5, 4*d.u)), d.frame.Radius*d.u*0.85
	if cover := d.plate.Bottom() - radius - r.Y; cover > 0 {
		r = r.Drop(cover)
	}
	if d.text != nil {
		r.H = d.box.Y + 3*d.u - r.Y
	}
	d.ArtworkIn(r, radius, d.m.Catalogue().Card(d.face.Def), d.face.House, light)
}

// unlitSky is the light on locations that do not burn.
var unlitSky = paint.RGB(0x4a4496)

// title sets the name and finds its place.
func (d *smallCard) title(most float64) {
	d.plate = layout.Rect{X: d.r.X, Y: d.r.Y, W: d.r.W, H: 5 * d.u}
	if d.tiny {
		return
	}
	least := d.leastName()
	switch {
	case most == 0:
		most = 17 * d.u * d.growth()
		if d.legible() { // more room for the text
			most *= 0.78
		}
	case !d.inPlay || len(d.face.On) == 0: // not narrower than the others
		least = most
	}
	lines := 2
	if d.Type > 1.2*d.Unit && !d.legible() {
		lines = 3
	}
	d.name = d.cards.TitleLines(d.m.Words.Called(d.face.Def), most, least, d.r.W-2*d.margin(), lines)
	d.plate.H = d.step()*float64(len(d.name.Lines)) + 7*d.u
}

// leastName is the least size of a name.
func (d *smallCard) leastName() float64 { return max(11*d.u, 9*d.Unit) }

// nameSize is the largest size that all names of a row of cards can have.
func (c painter) nameSize(row []keyforge.Slot) float64 {
	least := 0.0
	if c.Type > 1.2*c.Unit { // each as large as possible
		return 0
	}
	for _, slot := range row {
		face := &c.m.Board.Faces[slot]
		at, _, ok := c.m.Spot(slot)
		if !ok || face.Slot == 0 || slot == c.m.Held {
			continue
		}
		d := smallCard{painter: c, face: face, r: at.Rect, frame: cardview.CardForms[face.Type], u: at.W / 100}
		if d.title(0); least == 0 || d.name.Size < least {
			least = d.name.Size
		}
	}
	return least
}

// step is the distance between the lines of the name.
func (d *smallCard) step() float64 { return d.name.Size * 1.08 }

// margin is how much of the name's room the corners take.
func (d *smallCard) margin() float64 {
	switch d.frame.Corner {
	case paint.Round:
		return 5.5 * d.u
	case paint.Tag:
		return d.frame.Radius * d.u
	}
	return d.frame.Radius * 0.85 * d.u
}

// head draws the name.
func (d *smallCard) head() {
	if d.tiny {
		return
	}
	r, u := d.r, d.u
	inner := layout.Rect{X: r.X + max(1, 2*u), Y: r.Y + max(1, 2*u), W: r.W - max(2, 4*u), H: d.plate.H - max(1, 2*u)}
	ground, ink, radius := d.color.Mix(theme.Abyss, 0.5), theme.Power, d.frame.Radius*u*0.85
	if d.is(keyforge.Exhausted) {
		ground, ink = ground.Mix(theme.Abyss, 0.5), ink.Mix(d.color, 0.25)
	}
	d.Corners(d.frame.Corner)
	d.Fill(inner, radius, ground)
	d.Corners(paint.Round)
	d.Fill(layout.Rect{X: inner.X, Y: inner.Bottom() - radius, W: inner.W, H: radius}, 0, ground)
	d.Fill(layout.Rect{X: inner.X, Y: inner.Bottom() - max(1, u), W: inner.W, H: max(1, 1.6*u)}, 0, d.color.Mix(theme.Ink, 0.3))
	for i, line := range d.name.Lines {
		d.Text(layout.Rect{X: r.X + d.margin(), Y: r.Y + 3.5*u + d.step()*float64(i), W: r.W - 2*d.margin(), H: d.step()}, paint.Center,
			paint.Display, d.name.Size, ink, line)
	}
}

// foot darkens the lower edge, where the numbers are, and shows the house; for a
// card out of play also the type, and the text if there is room.
func (d *smallCard) foot() {
	r, u := d.r, d.u
	inset := max(1.5, 4*u)
	base := layout.Rect{X: r.X + inset, Y: r.Bottom() - 46*u, W: r.W - 2*inset, H: 46*u - inset}
	d.Corners(d.frame.Corner)
	d.Fade(base, d.frame.Radius*u*0.85, theme.Abyss.Alpha(0), theme.Abyss.Alpha(0.85))
	d.Corners(paint.Round)
	if d.tiny {
		cardview.Medal(d.List, layout.Rect{X: r.X + 34*u, Y: r.Y + 5*u, W: 32 * u, H: 32 * u}, d.face.House)
		return
	}
	medal := layout.Rect{X: r.X, Y: r.Bottom() - 25*u, W: r.W, H: 24 * u}.Middle(24*u, 24*u)
	if d.text != nil {
		medal = layout.Rect{X: r.Right() - 27*u, Y: d.box.Y - 19*u, W: 21 * u, H: 21 * u}
	} else if !d.inPlay && d.face.Type != card.CreatureType {
		medal = medal.Shift(0, -16*u)
	} else if d.face.Armor == 0 { // beside the power
		medal = medal.Shift(30*(d.grow-1)*u, 0)
	}
	if d.text != nil {
		d.write()
	}
	if d.hurt() { // then the wound is there
		medal = medal.Inset(3*u).Shift(0, -25*d.grow*u)
	}
	cardview.Medal(d.List, medal, d.face.House)
	if d.inPlay || d.face.Type == card.CreatureType {
		return
	}
	line := layout.Rect{X: r.X + 10*u, Y: r.Bottom() - 18*u, W: r.W - 20*u, H: 15 * u}
	d.Text(line, paint.Center, paint.Regular, 11.5*u*max(1, d.Type/d.Unit), theme.Ink.Mix(d.color, 0.25), d.m.TypeName(d.face.Type))
}

// From a width of readable pixels on a card shows its text, in letters of at least the smallest
// size.
const (
	readable = 150
	smallest = 11
)

// growth is how much larger names, numbers and signs are for large text: where the text stands on
// the card they are large enough.
func (d *smallCard) growth() float64 {
	if d.legible() {
		return 1
	}
	return max(1, min(1.3, d.Type/d.Unit))
}

// legible reports whether a card of that width is large enough for its text.
func legible(w, unit float64) bool { return w >= max(readable, 66*unit) }

func (d *smallCard) legible() bool { return !d.tiny && legible(d.r.W, d.Unit) }

// rules is the text below the picture of a card that is large enough; nil if it is not, or if
// the card has none.
func (d *smallCard) rules() *cardview.Prose {
	if !d.legible() {
		return nil
	}
	body := d.cards.Text(d.m.Catalogue().Card(d.face.Def), d.face.Def).Body
	if body == "" {
		return nil
	}
	room, least := d.room(), max(smallest, 6.6*d.u)
	set := d.cards.Prose(body, least, d.r.W-18*d.u, true)
	for size := min(9*d.u, theme.Body*d.Type); size > least; size -= 0.8 * d.u {
		if larger := d.cards.Prose(body, size, d.r.W-18*d.u, true); larger.Height <= room {
			return larger
		}
	}
	if set.Whole(room) == 0 {
		return nil
	}
	return set
}

// write writes the text, as much of it as there is room for: the card is read whole when it is
// pointed at.
func (d *smallCard) write() {
	u, box := d.u, d.box
	d.Fade(box, 4*u, theme.Abyss.Alpha(0.82), theme.Abyss.Alpha(0.9))
	lines := d.text.Whole(d.room())
	at := layout.Rect{X: box.X + 4*u, Y: box.Y + (box.H-lines)/2, W: box.W - 8*u, H: lines}
	d.WriteWhole(at, d.text, theme.Ink)
	if lines == d.text.Height {
		return
	}
	more := layout.Rect{X: at.Right() - 10*u, Y: at.Bottom() - 7*u, W: 12 * u, H: 9 * u}
	d.Fill(more, 3*u, theme.Abyss)
	d.Text(more.Shift(0, -1.5*u), paint.Center, paint.Bold, 9*u, theme.Lit, "…")
}

// place is the place of the text: as high as the text, and no lower than looks good. Without
// text it is where the base is.
func (d *smallCard) place() layout.Rect {
	h := 0.0
	if d.text != nil {
		h = max(30*d.u, d.text.Whole(d.room())+5*d.u)
	}
	return layout.Rect{X: d.r.X + 5*d.u, Y: d.r.Bottom() - d.base() - h, W: d.r.W - 10*d.u, H: h}
}

// base is what lies below the text: the numbers, or the type.
func (d *smallCard) base() float64 {
	if d.face.Type == card.CreatureType {
		return 30 * d.u
	}
	return 18 * d.u
}

// room is how high the text may be: the picture stays visible.
func (d *smallCard) room() float64 {
	return d.r.H - d.plate.H - d.base() - 51*d.u
}

// numbers draws power, armor, damage and æmber.
func (d *smallCard) numbers() {
	r, u, face := d.r, d.u, d.face
	g := d.grow
	amber := layout.Rect{X: r.Right() + 4*u - 46*g*u, Y: r.Bottom() - 4*u - 26*g*u, W: 46 * g * u, H: 26 * g * u}
	if face.Type == card.CreatureType {
		side := 36 * g * u
		if d.text != nil {
			side = 30 * g * u
		}
		at := layout.Rect{X: r.X - 3*u, Y: r.Bottom() - side + 3*u, W: side, H: side}
		if d.hurt() {
			wound := at.Shift(0.92*side, -2*u).Inset(-2 * u)
			if face.Armor > 0 && g > 1 { // there is no room between the two
				wound = at.Shift(0, -0.8*side)
			}
			cardview.SignBadge(d.List, wound, paint.Burst, theme.Damage, theme.Power, face.Damage)
		}
		cardview.Badge(d.List, at, theme.Power, d.color.Mix(theme.Abyss, 0.25), d.powerInk(), face.Power)
		switch {
		case d.text != nil && face.Armor > 0: // on the picture
			amber = layout.Rect{X: r.X - 4*u, Y: d.box.Y - 26*g*u, W: amber.W, H: amber.H}
		case face.Armor > 0:
			amber = amber.Shift(0, -31*g*u)
		case d.hurt() && g > 1: // there is no room beside the wound
			amber = amber.Shift(0, -27*g*u)
		}
		if face.Armor > 0 {
			left := max(0, face.Armor-face.Spent)
			steel := theme.Armor
			if left == 0 {
				steel = steel.Mix(theme.Abyss, 0.5)
			}
			cardview.SignBadge(d.List, layout.Rect{X: r.Right() - side + 3*u, Y: at.Y, W: side, H: side}, paint.Shield, steel, theme.PaperInk, left)
		}
	}
	d.floor = r.Bottom() - 4*u
	if face.Armor > 0 && face.Type == card.CreatureType {
		d.floor -= 31 * g * u
	}
	if face.Amber > 0 {
		cardview.AmberBadge(d.List, amber, face.Amber)
		d.floor = amber.Y
	}
	if d.text != nil {
		d.floor = d.box.Y
	}
}

// hurt reports whether the card shows damage.
func (d *smallCard) hurt() bool { return d.face.Type == card.CreatureType && d.face.Damage > 0 }

// powerInk is the color of the power.
func (d *smallCard) powerInk() paint.Color {
	if !d.inPlay {
		return theme.PaperInk
	}
	return cardview.Compared(d.face.Power, d.m.Catalogue().Card(d.face.Def).Power)
}
