package cardview

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// The measures of a large card in hundredths of its width.
const (
	largeRim     = 2.4
	largePlate   = 13.0
	largeLine    = 8.0
	largeFoot    = 8.0
	largePad     = 4.5
	leastPicture = 34.0
	mostPicture  = 72.0
	heads        = 0.22 // the upper share of what is cropped from a picture
	largeText    = 1.22 // of a short text, as a multiple of the usual size
)

// LargeCard is a card shown large: its text, and the notes beside it.
type LargeCard struct {
	def     uint16
	house   card.House
	kind    card.Type
	icons   card.Icons
	title   string
	line    string // type and traits
	Body    string // rules, a paragraph a line
	foot    string // set, number and rarity
	power   int
	printed int // power
	armor   int
	fighter bool
	rarity  string
	special special
	Notes   []note
	Linked  bool // its terms link to the rules reference
}

// Heading is the title of the card and its type.
func (z *LargeCard) Heading() string { return z.title + " · " + z.line }

// note is a box beside a large card: a keyword, the state of the card, what is
// attached to it.
type note struct {
	heading string
	Body    string
	color   paint.Color
}

// Setting is how a card is laid out at a width: the size of its type, and the
// heights of the whole and of the picture.
type Setting struct {
	text    *Prose
	Height  float64
	picture float64
}

// Fit lays the card out at a width: with the proportions of a card if its text
// allows, otherwise higher, and with smaller type only if it would be higher than
// most.
func (z *LargeCard) Fit(f *Canvas, rd *Reader, w, most float64) Setting {
	u := w / 100
	fixed := (largePlate + largeLine + largeFoot + 2*largePad) * u
	if z.fighter {
		fixed += 4 * u
	}
	size := largeText * theme.Body * f.Type
	for {
		text := rd.Prose(z.Body, size, w-2*(largeRim+largePad)*u, true)
		if size > theme.Body*f.Type && text.Height > 32*u {
			size *= 0.94
			continue
		}
		picture := max(leastPicture*u, min(mostPicture*u, w*layout.Ratio-fixed-text.Height))
		height := max(w*layout.Ratio, fixed+picture+text.Height)
		if height <= most || size <= 0.6*theme.Body*f.Type {
			return Setting{text, min(height, most), picture}
		}
		size *= 0.94
	}
}

// Draw draws the card into a rectangle with a height from Fit.
func (z *LargeCard) Draw(f *Canvas, rd *Reader, r layout.Rect) {
	set := z.Fit(f, rd, r.W, r.H+1)
	u := r.W / 100
	k := CardForms[z.kind]
	radius := k.Radius * 0.5 * u
	color := theme.House(z.house)
	f.Soft(r.Shift(0, 2*u), radius, 7*u, paint.Color{A: 0.85})
	f.Corners(k.Corner)
	f.Fade(r, radius, color.Mix(theme.Ink, 0.08), color.Mix(theme.Abyss, 0.55))
	inner := r.Inset(largeRim * u)
	f.Fade(inner, radius*0.8, color.Mix(theme.Abyss, 0.8), color.Mix(theme.Abyss, 0.88))
	f.Corners(paint.Round)
	z.plate(f, r, u)
	picture := layout.Rect{X: inner.X, Y: r.Y + largePlate*u, W: inner.W, H: set.picture + largeLine*u/2}
	whole := picture
	whole.H = max(picture.H, picture.W/PictureRatio)
	whole.Y -= (whole.H - picture.H) * heads
	before := f.Clip(picture)
	f.Artwork(whole, 0, rd.Catalogue.Card(z.def), z.house, 0)
	f.Unclip(before)
	f.foil(picture, foils[z.rarity])
	z.name(f, r, u)
	line := layout.Rect{X: r.X, Y: r.Y + largePlate*u + set.picture, W: r.W, H: largeLine * u}
	z.typeLine(f, line, u)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - largeFoot*u, W: r.W, H: (largeFoot - largeRim*0.5) * u}
	body := layout.Rect{X: inner.X + largePad*u, Y: line.Bottom(), W: inner.W - 2*largePad*u, H: foot.Y - line.Bottom()}
	if side := min(body.W, body.H) * 0.86; side > 0 {
		f.Mark(body.Middle(side, side), paint.Emblem(z.house), color.Alpha(0.08))
	}
	if z.fighter {
		body.H -= 4 * u
	}
	f.Write(layout.Rect{X: body.X, Y: body.Y + (body.H-set.text.Height)/2, W: body.W, H: set.text.Height}, set.text, theme.Ink)
	if z.Linked {
		f.WriteLinks(rd, "term", 0, layout.Rect{X: body.X, Y: body.Y + (body.H-set.text.Height)/2}, set.text)
	}
	f.Text(layout.Rect{X: foot.X + 14*u, Y: foot.Y - 1.2*u, W: foot.W - 28*u, H: foot.H}, paint.Center, paint.Regular,
		min(theme.Tiny*f.Type, 4.2*u), theme.Dim, z.foot)
	f.Corners(k.Corner)
	f.Line(r, radius, max(1, 0.7*u), color.Mix(theme.Ink, 0.45))
	f.Line(inner, radius*0.8, max(1, 0.5*u), theme.Abyss.Alpha(0.6))
	f.Corners(paint.Round)
	if z.house == card.Monster {
		suckers(f.List, r, u, theme.House(z.house))
	}
	z.drawSpecial(f, r, u)
	BonusIcons(f.List, layout.Rect{X: r.X - 2.4*u, Y: r.Y + (largePlate+3)*u, W: 11 * u, H: set.picture - 6*u}, &z.icons)
	z.numbers(f, r, u)
}

// suckers draws the suckers down the sides of a monster's cards.
func suckers(l *paint.List, r layout.Rect, u float64, color paint.Color) {
	const step = 6.2
	n := int((r.H/u - 2*20) / step)
	for i := range 2 * n {
		side := (2.3 - 0.9*math.Abs(float64(i/2)/float64(n)-0.5)) * u
		x := r.X + largeRim*u/2
		if i%2 == 1 {
			x = r.Right() - largeRim*u/2
		}
		at := layout.Rect{X: x - side/2, Y: r.Y + (20+step*float64(i/2))*u, W: side, H: side}
		l.Fill(at, side/2, color.Mix(theme.Ink, 0.55))
		l.Fill(at.Inset(side*0.28), side/2, color.Mix(theme.Abyss, 0.55))
	}
}

// plate draws the ground of the name; its lower part must be covered later.
func (z *LargeCard) plate(f *Canvas, r layout.Rect, u float64) {
	color, k := theme.House(z.house), CardForms[z.kind]
	inner := r.Inset(largeRim * u)
	inner.H = (largePlate-largeRim)*u + k.Radius*0.5*u
	f.Corners(k.Corner)
	f.Fade(inner, k.Radius*0.4*u, color.Mix(theme.Abyss, 0.44), color.Mix(theme.Abyss, 0.68))
	f.Corners(paint.Round)
}

// name draws the house and the name.
func (z *LargeCard) name(f *Canvas, r layout.Rect, u float64) {
	color := theme.House(z.house)
	plate := layout.Rect{X: r.X + largeRim*u, Y: r.Y + largeRim*u, W: r.W - 2*largeRim*u, H: (largePlate - largeRim) * u}
	f.Fill(layout.Rect{X: plate.X, Y: plate.Bottom() - 0.8*u, W: plate.W, H: 0.9 * u}, 0, color.Mix(theme.Ink, 0.35))
	medal := layout.Rect{X: r.X + 4*u, Y: r.Y + 2.4*u, W: 10.5 * u, H: 10.5 * u}
	margin, end := 17*u, 5*u
	if k := CardForms[z.kind].Corner; k == paint.Tag || k == paint.Scoop {
		medal, margin, end = medal.Shift(3.5*u, 0.4*u), 20*u, 10*u
	}
	if z.special != usual {
		end += 10 * u
	}
	Medal(f.List, medal, z.house)
	f.Text(layout.Rect{X: r.X + margin, Y: plate.Y, W: r.W - margin - end, H: plate.H}, paint.Left, paint.Display,
		min(theme.Large*f.Type, 8*u), theme.Power, z.title)
}

// typeLine draws the type, with its symbol, and the traits.
func (z *LargeCard) typeLine(f *Canvas, r layout.Rect, u float64) {
	color := theme.House(z.house)
	plate := layout.Rect{X: r.X + 7*u, Y: r.Y + 0.6*u, W: r.W - 14*u, H: r.H - 1.2*u}
	f.Fade(plate, plate.H/2, color.Mix(theme.Abyss, 0.5), color.Mix(theme.Abyss, 0.72))
	f.Line(plate, plate.H/2, max(1, 0.6*u), color.Mix(theme.Ink, 0.3))
	size := min(theme.Small*f.Type, 5*u)
	side := plate.H * 0.62
	w := min(plate.W-side-10*u, paint.Width(paint.Regular, size, z.line))
	x := plate.X + (plate.W-w-side-1.6*u)/2
	f.Mark(layout.Rect{X: x, Y: plate.Y + (plate.H-side)/2, W: side, H: side}, FormSign(z.kind, z.house), theme.Power)
	f.Text(layout.Rect{X: x + side + 1.6*u, Y: plate.Y, W: w + 1, H: plate.H}, paint.Left, paint.Regular, size, theme.Power, z.line)
}

// numbers draws power and armor.
func (z *LargeCard) numbers(f *Canvas, r layout.Rect, u float64) {
	if !z.fighter || z.power == 0 && z.kind == card.BossType {
		return
	}
	side := 17 * u
	y := r.Bottom() - side + 2.5*u
	Badge(f.List, layout.Rect{X: r.X - 2.5*u, Y: y, W: side, H: side}, theme.Power, theme.House(z.house).Mix(theme.Abyss, 0.25),
		Compared(z.power, z.printed), z.power)
	if z.armor > 0 {
		SignBadge(f.List, layout.Rect{X: r.Right() - side + 2.5*u, Y: y, W: side, H: side}, paint.Shield, theme.Armor, theme.PaperInk, z.armor)
	}
}

// The measures of notes in units.
const (
	NoteWidth = 196.0
	notePad   = 9.0
	noteGap   = 5.0
)

// NotesHeight is the height of the notes one below another.
func (z *LargeCard) NotesHeight(f *Canvas, rd *Reader) float64 {
	h := -noteGap * f.Unit
	for i := range z.Notes {
		h += z.noteHeight(f, rd, i) + noteGap*f.Unit
	}
	return max(0, h)
}

func (z *LargeCard) noteHeight(f *Canvas, rd *Reader, i int) float64 {
	h := 1.4*notePad*f.Unit + theme.Small*f.Type*paint.LineHeight
	if z.Notes[i].Body != "" {
		h += z.noteText(f, rd, i).Height + 2*f.Unit
	}
	return h
}

func (z *LargeCard) noteText(f *Canvas, rd *Reader, i int) *Prose {
	return rd.Prose(z.Notes[i].Body, theme.Small*f.Type, (NoteWidth-2*notePad)*f.Unit, false)
}

// DrawNotes draws the notes, starting at the upper left corner.
func (z *LargeCard) DrawNotes(f *Canvas, rd *Reader, at layout.Point) {
	u := f.Unit
	links := 1000 // beyond those of the text
	for i := range z.Notes {
		n := &z.Notes[i]
		r := layout.Rect{X: at.X, Y: at.Y, W: NoteWidth * u, H: z.noteHeight(f, rd, i)}
		f.Soft(r.Shift(0, 2*u), 7*u, 7*u, theme.Shadow)
		f.Fill(r, 7*u, theme.Abyss.Mix(theme.Panel, 0.5).Alpha(0.97))
		f.Line(r, 7*u, max(1, 1.2*u), n.color.Mix(theme.Abyss, 0.45))
		f.Fill(layout.Rect{X: r.X, Y: r.Y + 6*u, W: 3 * u, H: r.H - 12*u}, 1.5*u, n.color)
		line := layout.Rect{X: r.X + notePad*u, Y: r.Y + 0.7*notePad*u, W: r.W - 2*notePad*u, H: theme.Small * f.Type * paint.LineHeight}
		f.Text(line, paint.Left, paint.Display, theme.Small*f.Type, n.color.Mix(theme.Ink, 0.2), n.heading)
		if n.Body != "" {
			f.Write(layout.Rect{X: line.X, Y: line.Bottom() + 2*u, W: line.W, H: r.H}, z.noteText(f, rd, i), theme.Ink.Mix(theme.Dim, 0.3))
			if z.Linked {
				links = f.WriteLinks(rd, "term", links, layout.Rect{X: line.X, Y: line.Bottom() + 2*u}, z.noteText(f, rd, i))
			}
		}
		at.Y += r.H + noteGap*u
	}
}
