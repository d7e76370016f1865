package lang

import (
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// Columns is how wide the lines of a table are at most.
const Columns = 100

// tableWords are the templates of the lines of a table.
type tableWords struct {
	turn, status                                       string
	heroes, inPlay, patrol, site, hand, discard, codex string // what follows is a list
	hero, thing, built, copies                         string // in lists
}

// Table is what a seat sees of the table, in lines.
func (l *Language) Table(g *codex.Game, viewer codex.Seat) []string {
	t := view{Language: l, g: g, s: g.State(), viewer: viewer}
	if g.Over() {
		winner := codex.NoSeat
		for s := range codex.Seat(t.s.Seats) {
			if g.Won(s) {
				winner = s
			}
		}
		t.line(0, t.Event(g, codex.Event{Kind: codex.GameOver, Seat: winner}, viewer))
	} else {
		t.line(0, t.fill(t.words.turn, with{"n": int(t.s.Turns), "seat": t.Seat(t.s.Turn)}))
	}
	seats := codex.Seat(t.s.Seats)
	last := min(viewer, seats-1)
	for i := range seats {
		t.seat((last + 1 + i) % seats)
	}
	return t.lines
}

// view is a table that a seat sees, as it is put into words.
type view struct {
	*Language
	g      *codex.Game
	s      *codex.State
	viewer codex.Seat
	lines  []string
}

// line adds a line, or several if it is too long; those that go on stand further in.
func (t *view) line(indent int, text string) {
	line := strings.Repeat(" ", indent)
	for i, word := range strings.Fields(text) {
		switch {
		case i == 0:
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > Columns:
			t.lines = append(t.lines, line)
			line = strings.Repeat(" ", indent+4)
		default:
			line += " "
		}
		line += word
	}
	t.lines = append(t.lines, line)
}

// list is a line of a heading and what follows it, if anything does.
func (t *view) list(heading string, all []string) {
	if len(all) > 0 {
		t.line(2, heading+" "+strings.Join(all, "; "))
	}
}

// seat is what lies before a seat.
func (t *view) seat(s codex.Seat) {
	side := &t.s.Sides[s]
	base := t.g.Object(side.Base)
	w := with{"seat": t.Seat(s), "base": int(t.g.Look(side.Base).HP - base.Damage), "gold": int(side.Gold), "workers": int(side.Workers),
		"hand": side.Hand.Len(), "deck": side.Deck.Len(), "discard": side.Discard.Len(), "codex": side.Codex.Len()}
	if s == t.viewer {
		w["you"] = "you"
	}
	t.line(0, t.fill(t.words.status, w))
	t.heroes(s)
	t.board(side)
	var patrol, others []string
	for c, o := range t.g.Objects {
		d := t.g.Definition(o.Def)
		switch {
		case o.Controller != s || d.Kind >= card.BaseKind && o.Damage == 0 || c == side.Base:
		case o.Place != codex.NoPlace:
			patrol = append(patrol, t.object(c))
		default:
			others = append(others, t.object(c))
		}
	}
	t.list(t.words.inPlay, others)
	t.list(t.words.patrol, patrol)
	if t.g.Sees(t.viewer, s) {
		t.hand(side)
		t.list(t.words.discard, t.pile(&side.Discard))
		t.list(t.words.codex, t.pile(&side.Codex))
	}
}

func (t *view) heroes(s codex.Seat) {
	var all []string
	for _, h := range t.g.Heroes(s) {
		w := with{"name": t.def(t.g, h.Def)}
		if h.Slot != 0 {
			w["level"] = int(t.g.Object(h.Slot).Level)
		}
		all = append(all, t.fill(t.words.hero, w))
	}
	t.list(t.words.heroes, all)
}

// board are the tech buildings and the add-on.
func (t *view) board(side *codex.Side) {
	var all []string
	for _, site := range append(side.Tech[1:], side.Addon) {
		if site.Progress != codex.Built && site.Progress != codex.Underway {
			continue
		}
		w := with{"name": t.def(t.g, site.Def)}
		if site.Progress == codex.Underway {
			w["underway"] = "underway"
		}
		all = append(all, t.fill(t.words.built, w))
	}
	t.list(t.words.site, all)
}

// object is something in play, with its numbers.
func (t *view) object(c codex.Slot) string {
	o, k := t.g.Object(c), t.g.Look(c)
	w := with{"name": t.Name(t.g.Card(c).ID)}
	if d := t.g.Definition(o.Def); d.Kind <= card.HeroKind {
		w["attack"], w["hp"] = int(k.Attack), int(k.HP)
	} else if d.HasHP() {
		w["hp"] = int(k.HP)
	}
	if o.Damage > 0 {
		w["damage"] = int(o.Damage)
	}
	if o.Exhausted {
		w["exhausted"] = "exhausted"
	}
	if o.Place != codex.NoPlace {
		w["place"] = t.places[o.Place]
	}
	return t.fill(t.words.thing, w)
}

// hand is the cards of a hand, with their texts.
func (t *view) hand(side *codex.Side) {
	if side.Hand.Len() > 0 {
		t.line(2, t.words.hand)
	}
	for _, d := range side.Hand.Cards() {
		c := t.g.Definition(d)
		t.line(4, t.Name(c.ID)+": "+t.Heading(c)+". "+t.Text(c))
	}
}

// pile is the names of cards, with how often they are there.
func (t *view) pile(p *codex.Pile) (once []string) {
	copies := map[codex.Def]int{}
	var order []codex.Def
	for _, d := range p.Cards() {
		if copies[d]++; copies[d] == 1 {
			order = append(order, d)
		}
	}
	for _, d := range order {
		name := t.def(t.g, d)
		if copies[d] > 1 {
			name = t.fill(t.words.copies, with{"name": name, "n": copies[d]})
		}
		once = append(once, name)
	}
	return once
}
