package lang

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Columns is how wide the lines of a table are at most.
const Columns = 100

// tableWords are the templates of the lines of a table.
type tableWords struct {
	setUp, turn, row, drafted, status, out string
	inPlay, relics, hand                   string // what follows is a list
	champion, copies, hidden               string // in lists
}

// Table is what a seat sees of the table, in lines.
func (l *Language) Table(g *shards.Game, viewer shards.Seat) []string {
	t := view{Language: l, g: g, s: g.State(), viewer: viewer}
	t.begin()
	t.open(t.words.row, with{"deck": t.s.Centre.Len(), "banished": t.s.Banished.Len()}, t.s.Row[:])
	t.open(t.words.drafted, nil, t.s.Drafted[:])
	seats := shards.Seat(t.s.Seats)
	last := min(viewer, seats-1)
	for i := range seats {
		t.seat((last + 1 + i) % seats)
	}
	return t.lines
}

// view is a table that a seat sees, as it is put into words.
type view struct {
	*Language
	g      *shards.Game
	s      *shards.State
	viewer shards.Seat
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

func (t *view) fill(indent int, template string, w with) {
	t.line(indent, t.Language.fill(template, w))
}

// begin says whose turn it is.
func (t *view) begin() {
	switch {
	case t.g.Over():
		t.line(0, t.Event(t.g, shards.Event{Kind: shards.GameOver}, t.viewer))
	case t.s.Turns == 0:
		t.fill(0, t.words.setUp, nil)
	default:
		t.fill(0, t.words.turn, with{"n": int(t.s.Turns), "seat": t.Seat(t.g, t.s.Turn)})
	}
}

// open are cards that lie open, with their texts.
func (t *view) open(heading string, w with, all []shards.Slot) {
	if !slices.ContainsFunc(all, func(c shards.Slot) bool { return c != 0 }) {
		return
	}
	t.fill(0, heading, w)
	for _, c := range all {
		if c != 0 {
			t.whole(2, t.g.Card(c), 1)
		}
	}
}

// whole is so many copies of a card with its text.
func (t *view) whole(indent int, c *card.Card, copies int) {
	t.line(indent, t.named(t.Name(c.ID), copies)+": "+t.Heading(c)+". "+t.Text(c))
}

func (t *view) named(name string, copies int) string {
	if copies > 1 {
		return t.Language.fill(t.words.copies, with{"name": name, "n": copies})
	}
	return name
}

// seat is what lies before a seat.
func (t *view) seat(s shards.Seat) {
	side := &t.s.Sides[s]
	w := with{"seat": t.Seat(t.g, s)}
	switch {
	case s == t.viewer:
		w["you"] = "you"
	case t.g.Options().Teams && t.viewer != shards.NoSeat && s == shards.Partner(t.viewer):
		w["partner"] = "partner"
	}
	switch {
	case side.Out:
		t.fill(0, t.words.out, w)
		return
	case s == t.g.Automaton():
		w["leader"], w["most"] = t.Name(t.g.Leader(s).ID), int(t.g.MostMastery(s))
	default:
		w["deck"], w["discard"] = side.Deck.Len(), side.Discard.Len()
	}
	if t.s.Turns > 0 || t.s.Leading>>s&1 == 1 {
		w["health"], w["mastery"] = int(side.Health), int(side.Mastery)
	}
	if side.Crystals > 0 {
		w["crystals"] = int(side.Crystals)
	}
	if side.Power > 0 {
		w["power"] = number(side.Power)
	}
	t.fill(0, t.words.status, w)
	t.list(t.words.inPlay, side.InPlay.Cards())
	own := t.list
	if s == t.viewer {
		own = t.texts
	}
	own(t.words.relics, side.Relics[:])
	own(t.words.hand, side.Hand.Cards())
	if a, ok := t.g.Options().Automaton.(Automaton); ok && s == t.g.Automaton() && t.s.Turn != s && t.s.Turns > 0 && !t.g.Over() {
		t.hunt(a)
	}
}

// list is the names of cards, and the number of those that the viewer does not know.
func (t *view) list(heading string, all []shards.Slot) {
	var names []string
	hidden := 0
	for _, c := range all {
		switch {
		case c == 0:
		case t.g.Sees(t.viewer, c):
			names = append(names, t.inPlay(c))
		default:
			hidden++
		}
	}
	names = t.fold(names)
	if hidden > 0 {
		names = append(names, t.Language.fill(t.words.hidden, with{"n": hidden}))
	}
	if len(names) > 0 {
		t.line(2, heading+" "+strings.Join(names, "; "))
	}
}

// fold tells names once, with how often they were there.
func (t *view) fold(names []string) (once []string) {
	copies := map[string]int{}
	for _, name := range names {
		if copies[name]++; copies[name] == 1 {
			once = append(once, name)
		}
	}
	for i, name := range once {
		once[i] = t.named(name, copies[name])
	}
	return once
}

// inPlay is the name of a card; of a champion in play with its defence.
func (t *view) inPlay(c shards.Slot) string {
	name := t.Name(t.g.Card(c).ID)
	if zone, _ := t.g.Where(c); zone != shards.InPlay || !t.g.Card(c).Champion() {
		return name
	}
	w := with{"name": name, "defence": int(t.g.Defence(c))}
	if t.s.Used.Has(c) {
		w["used"] = "used"
	}
	return t.Language.fill(t.words.champion, w)
}

// texts is cards with their texts.
func (t *view) texts(heading string, all []shards.Slot) {
	var cards []*card.Card
	copies := map[*card.Card]int{}
	for _, c := range all {
		if c == 0 {
			continue
		}
		d := t.g.Card(c)
		if copies[d]++; copies[d] == 1 {
			cards = append(cards, d)
		}
	}
	if len(cards) > 0 {
		t.line(2, heading)
	}
	for _, c := range cards {
		t.whole(4, c, copies[c])
	}
}

// hunt is what an automaton will do, by the faction of the card that it reveals.
func (t *view) hunt(a Automaton) {
	words := a.Words(t.Code)
	t.fill(2, words["hunt"], with{"seat": t.Seat(t.g, t.s.Prey)})
	for f := card.Homodeus; f < card.FactionCount; f++ {
		plays, mastery := a.Revealing(t.g, f)
		var names []string
		for _, c := range t.s.Row {
			if plays.Has(c) {
				names = append(names, t.Name(t.g.Card(c).ID))
			}
		}
		w := with{"faction": t.Faction(f), "cards": strings.Join(t.fold(names), "; ")}
		if mastery > 0 {
			w["n"] = int(mastery)
		}
		if len(names) > 0 || mastery > 0 {
			t.fill(4, words["reveals"], w)
		}
	}
}
