package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

func TestBearFlute(t *testing.T) {
	t.Run("a Bear in play is healed, whoever controls it", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Line: list{{ID: "ancient-bear", Damage: 3}, {ID: "snufflegator", Damage: 2}}, Deck: ids("ancient-bear", "fear")},
			side{Line: list{{ID: "ancient-bear", Damage: 4}, {ID: "mother", Damage: 1}}}, card.Untamed)
		tb.Act("bear-flute")
		tb.Offers("0:ancient-bear#1", "1:ancient-bear")
		tb.Pick("1:ancient-bear")
		tb.Damage("1:ancient-bear", 0)
		tb.Damage("0:ancient-bear#1", 3)
		tb.Damage("snufflegator", 2)
		assert.Equal(t, []string{"ancient-bear", "fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("none in play: those of deck and discard pile come to hand, and the pile into the deck", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Line: ids("snufflegator"), Deck: ids("fear", "ancient-bear"), Discard: ids("ancient-bear", "punch")},
			side{Deck: ids("ancient-bear")}, card.Untamed)
		tb.Act("bear-flute")
		tb.Offers("ancient-bear#1", "ancient-bear#2")
		tb.Pick("ancient-bear#1", "ancient-bear#2")
		assert.Equal(t, []string{"ancient-bear", "ancient-bear"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(0, card.Deck))
		assert.Empty(t, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"ancient-bear"}, tb.Pile(1, card.Deck))
	})
	t.Run("none anywhere: the discard pile stays, the deck that was searched is shuffled (K15.13)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Deck: ids("fear", "mother"), Discard: ids("punch")}, side{}, card.Untamed)
		tb.Act("bear-flute")
		assert.ElementsMatch(t, []string{"fear", "mother"}, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Discard))
		assert.NotZero(t, tb.Happened(game.Shuffled))
	})
	t.Run("a search may fail to find (K15.12)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Deck: ids("ancient-bear"), Discard: ids("punch")}, side{}, card.Untamed)
		tb.Act("bear-flute")
		tb.Finish()
		tb.InZone(card.Deck, "ancient-bear")
		tb.InZone(card.Discard, "punch")
	})
}

func TestNepentheSeed(t *testing.T) {
	t.Run("any card of the pile, itself too; in any house's turn (K8.9)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("nepenthe-seed"), Discard: ids("fear", "mother")}, side{Discard: ids("valdr")}, card.Logos)
		tb.Omni("nepenthe-seed")
		tb.Offers("nepenthe-seed", "fear", "mother")
		tb.Pick("fear")
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
		tb.InZone(card.Discard, "nepenthe-seed", "mother")
	})
	t.Run("alone in the pile it returns", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("nepenthe-seed")}, side{}, card.Logos)
		tb.Omni("nepenthe-seed")
		tb.InZone(card.Hand, "nepenthe-seed")
	})
	t.Run("an opponent's is sacrificed to its owner's pile (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "nepenthe-seed", Foreign: true}}, Discard: ids("fear")}, side{Discard: ids("valdr")}, card.Logos)
		tb.Omni("nepenthe-seed")
		tb.InZone(card.Hand, "fear")
		assert.ElementsMatch(t, []string{"nepenthe-seed", "valdr"}, tb.Pile(1, card.Discard))
	})
}

func TestRitualOfBalance(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{0, 0}, {5, 0}, {6, 1}, {9, 1}} {
		tb := duel(t, side{Artifacts: ids("ritual-of-balance"), Amber: 7}, side{Amber: c.have}, card.Untamed)
		tb.Act("ritual-of-balance")
		tb.Amber(0, 7+c.stolen)
		tb.Amber(1, c.have-c.stolen)
		tb.Marked("ritual-of-balance", game.Exhausted)
	}
}

func TestRitualOfTheHunt(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("ritual-of-the-hunt", "world-tree"), Line: ids("snufflegator", "niffle-ape", "mother", "tocsin"), Hand: ids("hunting-witch"), Discard: ids("fear"), Houses: []card.House{card.Untamed, card.Logos}},
		side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("snufflegator")}, game.WrongHouse)
	tb.Omni("ritual-of-the-hunt")
	tb.InZone(card.Discard, "ritual-of-the-hunt")
	tb.Reap("snufflegator")
	tb.Fight("niffle-ape")
	tb.Reap("mother") // the active house as ever
	tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("tocsin")}, game.WrongHouse)
	tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("world-tree")}, game.WrongHouse) // no creature
	tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("hunting-witch")}, game.WrongHouse)
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("snufflegator")}, game.WrongHouse)
}

func TestWorldTree(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("world-tree", "world-tree", "world-tree"), Deck: ids("fear"), Discard: ids("punch", "mother", "tocsin")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Act("world-tree#1")
	tb.Offers("mother", "tocsin")
	tb.Pick("tocsin")
	assert.Equal(t, []string{"tocsin", "fear"}, tb.Pile(0, card.Deck))
	tb.Act("world-tree#2")
	assert.Equal(t, []string{"mother", "tocsin", "fear"}, tb.Pile(0, card.Deck))
	tb.Act("world-tree#3")
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Discard))
}

func TestAncientBear(t *testing.T) {
	tb := duel(t, side{Line: ids("ancient-bear", "ancient-bear")}, side{Line: ids("valdr", "dust-imp"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Fight("ancient-bear#1", "valdr") // 2 before, 5 in the fight (K18.4)
	tb.InZone(card.Discard, "valdr", "ancient-bear#1")
	tb.Fight("ancient-bear#2") // the assault alone is enough
	tb.InZone(card.Discard, "dust-imp")
	tb.Damage("ancient-bear#2", 0)

	tb = duel(t, side{Line: ids("valdr")}, side{Line: ids("ancient-bear")}, card.Brobnar)
	tb.Fight("valdr") // attacked it has none
	tb.Damage("valdr", 5)
}

func TestBigtwig(t *testing.T) {
	t.Run("attacks only stunned creatures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bigtwig", "snufflegator")}, side{Line: list{{ID: "valdr"}, {ID: "mother", Marks: game.Stunned}, {ID: "tocsin", Marks: game.Stunned}}}, card.Untamed)
		tb.Do(game.Command{Verb: game.Fight, Card: tb.Card("bigtwig")})
		tb.Offers("mother", "tocsin")
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Fight("snufflegator", "valdr") // others do as ever
		tb.Damage("valdr", 4)
	})
	t.Run("none is stunned: it cannot fight", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bigtwig"}, {ID: "snufflegator", Marks: game.Stunned}}}, side{Line: ids("valdr")}, card.Untamed)
		tb.Refused(game.Command{Verb: game.Fight, Card: tb.Card("bigtwig")}, game.NothingToFight)
	})
	t.Run("an effect that lets it fight does not widen that (K16.13)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bigtwig", Marks: game.Exhausted}}, Hand: ids("anger", "anger")}, side{Line: list{{ID: "valdr"}, {ID: "mother"}}}, card.Brobnar)
		tb.Play("anger#1")
		tb.Unmarked("bigtwig", game.Exhausted)
		tb.Damage("valdr", 0)
		tb.Damage("mother", 0)
	})
	t.Run("it may be attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: ids("bigtwig")}, card.Brobnar)
		tb.Fight("valdr")
		tb.InZone(card.Discard, "valdr", "bigtwig") // 8 against a flank
	})
	t.Run("reaping stuns and exhausts a creature of anyone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bigtwig", "snufflegator")}, side{Line: ids("valdr", "mother")}, card.Untamed)
		tb.Reap("bigtwig")
		tb.Offers("bigtwig", "snufflegator", "valdr", "mother")
		tb.Pick("valdr")
		tb.Marked("valdr", game.Stunned|game.Exhausted)
		tb.Unmarked("mother", game.Stunned)
		tb.Unmarked("mother", game.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("alone it must take itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bigtwig")}, side{}, card.Untamed)
		tb.Reap("bigtwig")
		tb.Marked("bigtwig", game.Stunned)
	})
}

func TestWitchOfTheWilds(t *testing.T) {
	t.Run("one Untamed card in another house's turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds"), Hand: ids("dust-pixie", "snufflegator", "tocsin")}, side{Hand: ids("niffle-ape")}, card.Logos)
		tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("tocsin")}, game.WrongHouse)
		tb.Play("dust-pixie")
		tb.Right()
		tb.Amber(0, 2)
		tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("snufflegator")}, game.WrongHouse)
		tb.Refused(game.Command{Verb: game.DiscardCard, Card: tb.Card("snufflegator")}, game.WrongHouse)
		tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("witch-of-the-wilds")}, game.WrongHouse)
	})
	t.Run("as many as ever when Untamed is active", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds"), Hand: ids("dust-pixie", "snufflegator", "mother")}, side{}, card.Untamed)
		tb.Play("dust-pixie")
		tb.Right()
		tb.Play("snufflegator")
		tb.Right()
		tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("mother")}, game.WrongHouse)
	})
	t.Run("two of them allow two; the opponent's allows none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds", "witch-of-the-wilds"), Hand: ids("regrowth", "regrowth", "regrowth"), Houses: []card.House{card.Logos, card.Untamed}},
			side{Hand: ids("dust-pixie"), Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Logos)
		tb.Play("regrowth#1")
		tb.Play("regrowth#2")
		tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("regrowth#3")}, game.WrongHouse)
		tb.EndTurn()
		tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("dust-pixie")}, game.WrongHouse)
	})
	t.Run("a card that is Untamed in this deck alone, and a new one each turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds"), Hand: list{{ID: "punch", House: card.Untamed}, {ID: "dust-pixie", House: card.Dis}, {ID: "regrowth"}}, Houses: []card.House{card.Logos, card.Untamed, card.Dis}},
			side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Logos)
		tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("dust-pixie")}, game.WrongHouse)
		tb.Play("punch")
		tb.Pick("valdr")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Play("regrowth")
		tb.Amber(0, 2)
	})
}

func TestBriarGrubbling(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash")}, side{Line: ids("briar-grubbling")}, card.Brobnar)
	tb.Fight("smaaash") // 5 before it can strike (K18.6)
	tb.InZone(card.Discard, "smaaash")
	tb.Damage("briar-grubbling", 0)
	tb.Fight("valdr")
	tb.InZone(card.Discard, "briar-grubbling", "valdr") // 5 and 2

	tb = duel(t, side{Line: ids("briar-grubbling")}, side{Line: ids("valdr")}, card.Untamed)
	tb.Fight("briar-grubbling") // attacking it has none
	tb.Damage("valdr", 2)
	tb.InZone(card.Discard, "briar-grubbling")
}

func TestDewFaerie(t *testing.T) {
	tb := duel(t, side{Line: ids("dew-faerie")}, side{Line: ids("valdr", "smaaash"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Reap("dew-faerie")
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.Fight("valdr")
	tb.Line(0, "dew-faerie")
	tb.Fight("smaaash")
	tb.Line(0)
	tb.Damage("smaaash", 2)
}

func TestFlaxia(t *testing.T) {
	for _, c := range []struct {
		mine, theirs []game.CardPosition
		amber        int
	}{
		{ids("snufflegator"), ids("valdr"), 2}, // Flaxia is one of them
		{nil, nil, 2},
		{nil, ids("valdr"), 0},
		{ids("snufflegator"), ids("valdr", "mother", "tocsin"), 0},
	} {
		tb := duel(t, side{Line: c.mine, Hand: ids("flaxia"), Artifacts: ids("cannon")}, side{Line: c.theirs}, card.Untamed)
		tb.Play("flaxia")
		if len(c.mine) > 0 {
			tb.Left()
		}
		tb.Amber(0, c.amber)
	}
}

func TestFuzzyGruen(t *testing.T) {
	tb := duel(t, side{Hand: ids("fuzzy-gruen")}, side{Amber: 1}, card.Untamed)
	tb.Play("fuzzy-gruen")
	tb.Amber(0, 2)
	tb.Amber(1, 2)
}

func TestGiantSloth(t *testing.T) {
	t.Run("used only after you discarded an Untamed card from hand this turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("giant-sloth"), Hand: ids("regrowth"), Deck: many(9, "regrowth"), Houses: []card.House{card.Untamed}}, side{Line: ids("dust-imp"), Houses: []card.House{card.Dis}}, card.Untamed)
		for _, v := range []game.Verb{game.Reap, game.Fight, game.UseAction} {
			tb.Refused(game.Command{Verb: v, Card: tb.Card("giant-sloth")}, game.CannotBeUsed)
		}
		tb.Discard("regrowth")
		tb.Act("giant-sloth")
		tb.Amber(0, 3)
		tb.EndTurn()
		tb.EndTurn()
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("giant-sloth")}, game.CannotBeUsed)
	})
	t.Run("another house's card does not count; one that is Untamed in this deck does", func(t *testing.T) {
		tb := duel(t, side{Line: ids("giant-sloth", "mother"), Hand: list{{ID: "library-access"}, {ID: "punch", House: card.Logos}}}, side{Line: ids("dust-imp")}, card.Logos)
		tb.Discard("library-access")
		tb.Discard("punch")
		tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("giant-sloth")}, game.WrongHouse)
		tb = duel(t, side{Line: ids("giant-sloth"), Hand: list{{ID: "punch", House: card.Untamed}}}, side{Line: ids("dust-imp")}, card.Untamed)
		tb.Discard("punch")
		tb.Fight("giant-sloth")
		tb.Damage("giant-sloth", 2)
	})
	t.Run("an effect cannot use it either (K16.13); one that discards counts", func(t *testing.T) {
		tb := duel(t, side{Line: ids("giant-sloth"), Hand: list{{ID: "anger", House: card.Untamed}, {ID: "anger", House: card.Untamed}, {ID: "regrowth"}}}, side{Line: ids("mother")}, card.Untamed)
		tb.Play("anger#1")
		tb.Damage("mother", 0)
		tb.Discard("regrowth")
		tb.Play("anger#2")
		tb.InZone(card.Discard, "mother")
	})
	t.Run("it lies stunned until then", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "giant-sloth", Marks: game.Stunned}}, Hand: ids("regrowth")}, side{}, card.Untamed)
		tb.Refused(game.Command{Verb: game.Unstun, Card: tb.Card("giant-sloth")}, game.CannotBeUsed)
		tb.Discard("regrowth")
		tb.Unstun("giant-sloth")
	})
}
