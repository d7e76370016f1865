// Package lampeater implements the adventure The Last Lamps: five lamps on a sea wall, and a moth
// that comes to eat their light.
//
// # The design
//
// The other adventure is a race of damage. Here nothing is won by damage. Five lamps
// stand in a row, the Lampeater sits on one of them, and everybody sees what it will do: it eats
// where it sits, it flies towards the brightest lamp that does not burn yet, and the card that it
// plays next lies open.
//
// What is decided each turn: where the light goes. A lamp that is nearly full draws the Lampeater,
// and what it eats there is lost; where it finds nothing it stays hungry, and the gloom deepens. So
// one feeds it at one end of the wall while a lamp at the other end is lit, gathers creatures to
// light a lamp in a single turn under its eyes, or startles it and gains a turn. Each use of a
// creature is a light (and a burn), æmber towards a key and its two lights, or a fight; omens and
// hungry turns cost æmber. The order in which lamps are lit matters, since each lit one helps.
//
// What the others do meanwhile: the Lampeater comes after every player, so each one's turn is
// answered; who goes next decides whether a bait must last. Allies light the same lamps.
//
// Why one comes back: another deck lights lamps in another way (keys, many small creatures, few
// that heal, fights), and the row is different after two turns.
//
// DESIGN.md has the designs that were tried before this one was chosen, and what was changed since
// and what it did, with figures. The numbers of rules in comments are those of RULES.md.
package lampeater

import (
	"embed"
	"fmt"
	"maps"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/lampeater/lessons"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/lang"
)

// Adventure is The Last Lamps.
var Adventure adventure.Adventure = lamps{}

type lamps struct{}

func (lamps) Name() string { return "lampeater" }

func (lamps) Title() string { return "The Last Lamps" }

//go:embed words/*.json
var words embed.FS

// Words are the texts of the adventure and of its lessons.
func (lamps) Words(language string) lang.Words {
	all := lang.WordsIn(words, language)
	maps.Copy(all, lessons.Words(language))
	return all
}

// Lessons implements [adventure.Teacher].
func (lamps) Lessons() []adventure.Lesson { return lessons.All() }

func (lamps) Cards() []program.Printed {
	var all []program.Printed
	for _, p := range Printings {
		all = append(all, program.Printed{Card: p.Card, Title: p.Title})
	}
	return all
}

func (lamps) Facts() []cards.Printing {
	var all []cards.Printing
	n := 0
	for _, p := range Printings {
		for range p.Copies {
			n++
			all = append(all, cards.PrintingOf(p.Card, "Lampeater", fmt.Sprintf("%03d", n), p.Title, "Fixed"))
		}
	}
	return all
}

func (lamps) Boss() string { return TheLampeater.ID }

func (lamps) Deck() []string { return DeckList() }

// Forecast returns the rules for a Lampeater that plays no cards but the one that lies open.
func (lamps) Forecast(of keyforge.Mode) keyforge.Mode {
	m, ok := of.(mode)
	if !ok {
		m = mode{Variant: variants[adventure.Normal]}
	}
	m.foretold = true
	return m
}

// CardsToCome counts the cards that it plays from its deck beyond the one that lies open.
func (lamps) CardsToCome(g *keyforge.Game) int {
	deck, discard := g.Pile(keyforge.Monster, card.Deck), g.Pile(keyforge.Monster, card.Discard)
	return max(0, min(deck.Len()+discard.Len(), g.CardsPerTurn())-1)
}
