package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/places"
)

// picture is what a line of the scenes says, ready to be painted.
type picture struct {
	world  *brush.World
	panels []panel
}

// panel is a picture or one side of it.
type panel struct {
	setting
	layers []layer
}

// setting is where and when a panel is set.
type setting struct {
	house   card.House // whose colors and places, if it is not that of the card
	place   func(*brush.Brush)
	lights  []func(*brush.Palette)
	weather []func(*brush.Brush)
	view    func(*brush.Brush)
	tilt    float64
	flipped bool // left is right
}

// layer is something in a panel, with everything that is said about it.
type layer struct {
	drawing
	manner
	salt uint64 // of its random numbers
}

// drawing is what a word of a line names: a motif, or somebody.
type drawing struct {
	draw   func(*brush.Brush, *people.Person)
	anchor motif.Anchor
}

// manner is how something is drawn.
type manner struct {
	at     brush.Point // in units; 0 is the usual place
	size   float64
	turn   float64 // clockwise, in radians
	flip   float64 // -1 is mirrored
	tone   brush.Tone
	lit    *brush.RGB // the light around it
	unlit  bool       // no light behind it
	afloat bool       // no shadow below it
	broken int        // into that many parts, if it is
	sunk   bool       // up to the middle in the ground
	many   func(r *brush.Random, i, n int) spot
	count  int
	guise  people.Guise
	traits trait.Set  // of a person
	power  int        // of a person
	house  card.House // if it is not that of the panel
}

// spot is the place of one of many.
type spot struct{ x, y, size, turn float64 }

// paint paints a picture.
func (pic *picture) paint(b *brush.Brush, c *Card) {
	if len(pic.panels) == 1 {
		pic.panels[0].paint(b, c, 0)
		return
	}
	w := brush.Wide / float64(len(pic.panels))
	const lean = 22.0
	for i := range pic.panels {
		x := w * float64(i)
		left, right := x-lean, x+w-lean
		if i == 0 {
			left = -50
		}
		if i == len(pic.panels)-1 {
			right = brush.Wide + 50
		}
		b.Through(func() {
			b.Within(brush.Place(x+w/2-brush.Wide/2, 0, 1, 1, 0), func() { pic.panels[i].paint(b, c, i) })
		}, brush.Poly(left+2*lean, -1, right+2*lean, -1, right, brush.Tall+1, left, brush.Tall+1))
	}
	for i := range len(pic.panels) - 1 {
		x := w * float64(i+1)
		b.Plain(b.Sun.To(brush.White, 0.5), brush.Poly(x+lean-2.5, -1, x+lean+2.5, -1, x-lean+2.5, brush.Tall+1, x-lean-2.5, brush.Tall+1))
	}
}

func (n *panel) paint(b *brush.Brush, c *Card, i int) {
	b.Random = c.chances(100 * uint64(i))
	before, palette := b.House, b.Palette
	if n.house != b.House && n.house != 0 {
		b.Visit(n.house)
	}
	house := b.Palette
	for _, l := range n.lights {
		l(&b.Palette)
	}
	b.Edges()
	b.World.Turn(&b.Palette, house)
	size, side := 1+math.Abs(n.tilt), 1.0
	if n.flipped {
		side = -1
	}
	b.Within(brush.Place(brush.Wide/2, brush.Tall/2, size*side, size, n.tilt), func() {
		b.Within(brush.Place(-brush.Wide/2, -brush.Tall/2, 1, 1, 0), func() {
			if n.place != nil {
				n.place(b)
			} else {
				places.Home(b)
			}
			for k := range n.layers {
				n.layers[k].paint(b, c, k == 0, uint64(100*i+k+1))
			}
		})
	})
	b.Random = c.chances(100*uint64(i) + 99)
	for _, w := range n.weather {
		w(b)
	}
	if n.view != nil {
		n.view(b)
	}
	b.House, b.Palette = before, palette
}

// paint paints a layer; light behind it makes the first of a picture stand out.
func (l *layer) paint(b *brush.Brush, c *Card, first bool, salt uint64) {
	house, before := b.House, b.Random
	b.Random = c.chances(salt + 1000*l.salt)
	if l.house != card.NoHouse {
		b.House = l.house
	}
	who := l.person(c)
	at, size := l.stand()
	if l.anchor != motif.Full {
		y, near := at.Y, l.guise.Near > 0
		if l.anchor == motif.Foot && !near {
			y -= 140 * size
		}
		if first && !l.unlit && size > 0.5 && l.many == nil && at.Y < brush.Tall*1.2 {
			b.Backlight(at.X, y, 130*size+30)
		}
		if l.lit != nil {
			b.Glow(at.X, y, 190*size, 180*size, *l.lit, 0.7)
		}
		if l.anchor == motif.Foot && !near && !l.afloat && !l.sunk && l.many == nil {
			b.Gloom(at.X, at.Y, 110*size, 14*size, b.Front, 0.7)
		}
	}
	b.Toned(l.tone, func() {
		if l.many == nil {
			l.once(b, who, at, size, l.turn)
			return
		}
		for i := range l.count {
			s := l.many(&b.Random, i, l.count)
			l.once(b, who, at.Shift(s.x, s.y), size*s.size, l.turn+s.turn)
		}
	})
	b.House, b.Random = house, before
}

// person is who acts in a layer: somebody whom the line describes, or the card.
func (l *layer) person(c *Card) *people.Person {
	of := *c
	if l.traits != (trait.Set{}) {
		of.Traits, of.Type, of.Power, of.Armor = l.traits, card.CreatureType, max(1, l.power), 0
		of.Keywords = [len(of.Keywords)]uint8{}
	}
	return of.person(l.guise)
}

// stand is where a layer is and how large.
func (l *layer) stand() (brush.Point, float64) {
	at, size := brush.At(brush.Wide/2, 200), 1.25
	switch l.anchor {
	case motif.Foot:
		at, size = brush.At(brush.Wide/2, 352), 1
	case motif.Full:
		size = 1
	}
	if n := l.guise.Near; n > 0 {
		at.Y, size = 190+30*(n-1), 1.3*n
	}
	if l.at.X != 0 {
		at.X = l.at.X
	}
	if l.at.Y != 0 {
		at.Y = l.at.Y
	}
	return at, size * l.size
}

// once draws a layer in one place.
func (l *layer) once(b *brush.Brush, who *people.Person, at brush.Point, size, turn float64) {
	m := brush.Place(at.X, at.Y, size*l.flip, size, turn)
	if l.anchor == motif.Full {
		m = m.Then(brush.Place(-brush.Wide/2, -200, 1, 1, 0))
	}
	draw := func() { b.Within(m, func() { l.draw(b, who) }) }
	switch {
	case l.broken > 0:
		l.shards(b, m, draw)
	case l.sunk:
		low := 0.0
		if l.anchor == motif.Middle {
			low = 40
		}
		b.Through(func() { b.Within(brush.Place(0, 0.42*280*size, 1, 1, 0), draw) }, brush.Box(-50, -800, brush.Wide+100, 800+at.Y+low*size))
	default:
		draw()
	}
}

// shards draws something broken in two or more parts.
func (l *layer) shards(b *brush.Brush, m brush.Matrix, draw func()) {
	center := brush.Point{}
	if l.anchor == motif.Foot {
		center.Y = -140
	}
	if l.anchor == motif.Full {
		center = brush.At(brush.Wide/2, 200)
	}
	n := l.broken
	turn := b.In(0, 6.28)
	if n == 2 {
		turn = math.Pi/2 + b.In(-0.3, 0.3)
	}
	salt := b.Random
	for i := range n {
		a, end := turn+2*math.Pi*float64(i)/float64(n), turn+2*math.Pi*float64(i+1)/float64(n)
		mid := (a + end) / 2
		edge := brush.Path{center}
		for k := range 5 {
			edge = append(edge, center.Around(a+0.12*brush.Sides[k%2], 70*float64(k+1)))
		}
		edge = append(edge, center.Around(a, 900), center.Around((a+mid)/2, 900), center.Around(mid, 900), center.Around((mid+end)/2, 900))
		for k := range 6 {
			edge = append(edge, center.Around(end+0.12*brush.Sides[(5-k)%2]*float64(min(1, 5-k)), 900-float64(k)*166))
		}
		off := brush.Point{}.Around(mid, 20+3*float64(n))
		d := m.Turned(off)
		at := m.At(center)
		b.Random = salt
		tilt := 0.16 * math.Sin(float64(3*i)+turn) / max(m.Size(), 0.6)
		part := brush.Place(at.X+d.X, at.Y+d.Y, 1, 1, tilt).Then(brush.Place(-at.X, -at.Y, 1, 1, 0))
		b.Within(part, func() {
			var outline brush.Path
			for _, q := range edge {
				outline = append(outline, m.At(q))
			}
			b.Through(draw, outline)
		})
	}
}
