package entry

import (
	"github.com/keyraken/keyraken/game/shards/card"
	deck "github.com/keyraken/keyraken/game/shards/cards"
	words "github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// about is what a leader brings into the game, in words.
type about struct {
	of    string // the ID
	extra bool
	in    *words.Language
	lines []line
}

// line is a paragraph about a leader.
type line struct {
	face  paint.Face
	size  float64 // of type, in units
	color *paint.Color
	words string
}

// tell puts a leader into words: the relics, and against Nemesis the card added to the starting deck, under a heading.
func (a *about) tell(in *words.Language, id string, extra bool, heading string) {
	if a.of == id && a.extra == extra && a.in == in {
		return
	}
	*a = about{of: id, extra: extra, in: in}
	leader := known(id)
	a.lines = append(a.lines, line{paint.Display, theme.Large, &theme.Lit, in.Name(id) + " · " + in.Faction(leader.Faction)})
	for _, relic := range leader.Relics {
		a.card(known(relic), "")
	}
	if extra {
		a.card(known(leader.Extra), heading)
	}
}

// card adds a card: its name and its text.
func (a *about) card(c *card.Card, heading string) {
	name := a.in.Name(c.ID)
	if heading != "" {
		name = heading + ": " + name
	}
	a.lines = append(a.lines, line{paint.Bold, theme.Small, &theme.Ink, name}, line{paint.Regular, theme.Small, &theme.Dim, a.in.Text(c)})
}

// known is the card with that ID.
func known(id string) *card.Card {
	for _, c := range deck.Cards() {
		if c.ID == id {
			return c
		}
	}
	return nil
}

// draw writes it at the foot of a place, if there is room.
func (a *about) draw(f *cardview.Canvas, r layout.Rect) {
	u := f.Unit
	high := 0.0
	for _, l := range a.lines {
		size := l.size * f.Type
		high += float64(len(paint.Wrap(l.face, size, l.words, r.W)))*size*paint.LineHeight + 4*u
	}
	if high > r.H {
		return
	}
	r = r.Drop(r.H - high)
	for _, l := range a.lines {
		r = r.Drop(f.Paragraph(r, paint.Left, l.face, l.size*f.Type, *l.color, l.words) + 4*u)
	}
}
