package written

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
)

// Parts are the words in which a file says its rules, besides the names of its numbers and
// conditions.
func Parts() []notation.Word {
	step := func(kind stepKind) func() Step { return func() Step { return Step{kind: kind} } }
	return []notation.Word{
		{Name: "Each", Means: func(n Amount) Amount { n.each = true; return n },
			Takes: "(n Amount) Amount", Says: "n for each player"},

		{Name: "PlayCards", Means: func(n Amount) Step { return Step{kind: playsCards, amount: n} },
			Takes: "(n Amount) Step", Says: "plays n cards from the top of its deck"},
		{Name: "PlayArchived", Means: step(playsArchived), Takes: "() Step", Says: "plays the cards that were in its archives"},
		{Name: "UseCreatures", Means: step(usesCreatures), Takes: "() Step", Says: "uses its creatures, from the left"},
		{Name: "UseArtifacts", Means: step(usesArtifacts), Takes: "() Step", Says: "uses its artifacts"},
		{Name: "UseMonster", Means: step(usesMonster), Takes: "() Step", Says: "uses the monster itself, which fights its prey"},
		{Name: "ReadyCards", Means: step(readies), Takes: "() Step", Says: "readies its cards"},
		{Name: "Rise", Means: func(n Number, cost Amount) Step { return Step{rises, n, cost} },
			Takes: "(n Number, cost Amount) Step", Says: "if it has that much æmber, pays it and raises the number by 1"},
		{Name: "Count", Means: func(n Number, by Amount) Step { return Step{counts, n, by} },
			Takes: "(n Number, by Amount) Step", Says: "raises the number"},
		{Name: "GainAmber", Means: func(n Amount) Step { return Step{kind: gains, amount: n} },
			Takes: "(n Amount) Step", Says: "gains æmber"},

		{Name: "Damage", Means: func() End { return End{kind: damaged} },
			Takes: "() End", Says: "the monster has as much damage as power"},
		{Name: "Reaches", Means: func(n Number, at Amount) End { return End{reaches, n, at} },
			Takes: "(n Number, at Amount) End", Says: "the number is that high"},
		{Name: "DeckRunsOut", Means: func() End { return End{kind: runsOut} },
			Takes: "() End", Says: "the monster must play a card and has none in its deck, which is never shuffled anew"},
	}
}

// forms are what a number of the rules may also be.
func forms(v any) []any {
	if n, ok := v.(int); ok {
		return []any{Amount{n: n}}
	}
	return nil
}

// left are the words of package card that a file cannot use: its cards are made by [Makers], and what
// belongs to the decks of players stays there.
var left = []string{
	"Action", "Artifact", "Creature", "TokenCreature", "Upgrade", "Prophecy", "ArchonPower", "Boss", "Location",
	"AddressesActive", "FirstPrinted", "HalfOf", "OpensArchives", "StaysInHand", "CostsToPlay", "Enhances",
	"Effect.OfCard", "Filter.NamedToken", "Filter.Between",
}

// Makers are the words that make the cards of a file. Each addresses the active player, as all cards
// of an adventure do.
func Makers() []notation.Word { return makers(func(id string) string { return id }) }

// makers are Makers for cards whose IDs in the game are others than in the file.
func makers(own func(string) string) []notation.Word {
	of := func(more []card.Option, opts ...card.Option) []card.Option {
		return slices.Concat(opts, more, []card.Option{card.AddressesActive()})
	}
	return []notation.Word{
		{Name: "boss", Means: func(id string, power card.Num, opts ...card.Option) *card.Card {
			return card.Boss(own(id), card.Monster, of(opts, card.Constantly(card.PowerBecomes(card.This, power)))...)
		}, Takes: "(id string, power Amount, opts ...Option) Card", Says: "the monster, with its power"},
		{Name: "creature", Means: func(id string, power int, opts ...card.Option) *card.Card {
			return card.Creature(own(id), card.Monster, power, of(opts)...)
		}, Takes: "(id string, power int, opts ...Option) Card", Says: "a creature"},
		{Name: "action", Means: func(id string, amber int, opts ...card.Option) *card.Card {
			return card.Action(own(id), card.Monster, of(append(opts, card.Amber(amber)))...)
		}, Takes: "(id string, amber int, opts ...Option) Card", Says: "an action with so many æmber icons"},
		{Name: "artifact", Means: func(id string, amber int, opts ...card.Option) *card.Card {
			return card.Artifact(own(id), card.Monster, of(append(opts, card.Amber(amber)))...)
		}, Takes: "(id string, amber int, opts ...Option) Card", Says: "an artifact with so many æmber icons"},
		{Name: "upgrade", Means: func(id string, opts ...card.Option) *card.Card {
			return card.Upgrade(own(id), card.Monster, of(opts)...)
		}, Takes: "(id string, opts ...Option) Card", Says: "an upgrade, which is attached to the monster"},
	}
}

// CardWords are the words that an expression of a card may have.
func CardWords() []notation.Word {
	return append(Makers(), slices.DeleteFunc(notation.Words(), func(w notation.Word) bool { return slices.Contains(left, w.Name) })...)
}
