package narrate

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Question puts into words what the game asks, without who decides.
func (n *Narrator) Question(q *game.Question) string {
	l := n.language()
	if q.Kind == game.AskMain {
		return n.fill(l.phrases[mainStep], &facts{what: l.names.House(n.Game.State().House)})
	}
	if q.Purpose == game.ForEffect {
		return n.asksFor(q)
	}
	template := l.purposes[q.Purpose]
	if q.Purpose == game.ForReplacement && q.Kind == game.AskCards {
		template = l.phrases[whichReplaces]
	}
	words := sentence(n.fill(template, &facts{card: n.card(q.Source), side: q.Of}))
	if q.Kind == game.AskCards && q.Max > 1 {
		words += " " + n.howMany(q)
	}
	return words
}

// asksFor is the ability that asks and what it needs to know.
func (n *Narrator) asksFor(q *game.Question) string {
	ability := n.ability(q.Prog)
	if q.Kind == game.AskCards {
		return ability + " " + n.howMany(q)
	}
	return ability + " " + n.fill(n.language().asks[q.Kind], &facts{m: int(q.Lo), n: int(q.Hi)})
}

// howMany says how many cards are still to be chosen.
func (n *Narrator) howMany(q *game.Question) string {
	l := n.language()
	have := q.Picked.Len()
	least, most := max(0, int(q.Min)-have), max(0, int(q.Max)-have)
	f := facts{m: least, n: most}
	if have > 0 {
		f.what = n.fill(l.phrases[chosen], &facts{n: have})
	}
	template := between
	switch {
	case least == most:
		template = howMany
	case least == 0 && most == 1:
		template = oneOrNone
	case least == 0:
		template = upTo
	}
	return n.fill(l.phrases[template], &f)
}

// ability is the text of an ability by its number.
func (n *Narrator) ability(prog uint16) string {
	a, c := n.Game.Catalogue().Ability(prog)
	if c == 0 {
		return n.text(nil, *a)
	}
	return n.text(n.Game.Catalogue().Card(c), *a)
}

// text is the text of an ability, which may have no heading.
func (n *Narrator) text(c *card.Card, a card.Ability) string {
	return strings.TrimPrefix(n.English.Ability(c, a), ": ")
}

// Answer puts into words what a command that answers the question means.
func (n *Narrator) Answer(q *game.Question, c game.Command) string {
	switch c.Verb {
	case game.Pick:
		return n.card(c.Card)
	case game.Choose:
		return n.option(q, int(c.N))
	}
	return c.Verb.String()
}

func (n *Narrator) option(q *game.Question, i int) string {
	switch q.Kind {
	case game.AskHouse:
		return n.language().names.House(card.House(i))
	case game.AskNumber:
		return strconv.Itoa(i)
	case game.AskOption:
		return n.printedOption(q, i)
	case game.AskOrder:
		w := n.Game.Waiting(i)
		return n.card(w.Card) + ": " + n.ability(w.Prog)
	case game.AskPlace:
		return n.place(q, i)
	case game.AskName:
		return n.Game.Catalogue().Title(uint16(i))
	case game.AskKey:
		return n.fill(n.language().phrases[keyOption], &facts{what: n.language().keys[i]})
	case game.AskSeat:
		return n.side(game.Side(i), 2)
	}
	return strconv.Itoa(i)
}

// place is a place in the line between the cards that stand there, without the
// card that goes there.
func (n *Narrator) place(q *game.Question, i int) string {
	side := n.Game.State().Cards[q.Source].Ctrl
	var line []game.Slot
	for _, c := range n.Game.State().Players[side].Pile(card.Battleline).Cards() {
		if c != q.Source {
			line = append(line, c)
		}
	}
	switch {
	case i == 0:
		return n.language().phrases[leftFlank]
	case i >= len(line):
		return n.language().phrases[rightFlank]
	}
	return n.fill(n.language().phrases[betweenCards], &facts{card: n.card(line[i-1]), other: n.card(line[i])})
}

// printedOption is one of the ways to use a card, of the preys of a monster's
// card, or of the options of an ability.
func (n *Narrator) printedOption(q *game.Question, i int) string {
	if q.Purpose == game.ForUse && q.Ways != 0 {
		return n.language().ways[i]
	}
	if q.Purpose == game.ForPrey {
		var names []string
		prey := n.Game.Hunted(q.Source, i)
		for c := prey.First(); c != 0; c = prey.Next(c) {
			names = append(names, n.card(c))
		}
		return strings.Join(names, n.language().or)
	}
	if e := n.Game.Catalogue().Asked(q); e != nil && i < len(e.Sub) {
		def := n.Game.State().Cards[q.Source].Def
		return n.text(n.Game.Catalogue().Card(def), card.Ability{Do: e.Sub[i]})
	}
	return n.fill(n.language().phrases[printedOption], &facts{n: i + 1, card: n.card(q.Source)})
}
