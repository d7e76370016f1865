package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAncientBear(t *testing.T) {
	tb := duel(t, side{Line: ids("ancient-bear", "ancient-bear")},
		side{Line: ids("valdr", "dust-imp"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Fight("ancient-bear#1", "valdr") // 2 before, 5 in the fight (K18.4)
	tb.InZone(card.Discard, "valdr", "ancient-bear#1")
	tb.Fight("ancient-bear#2") // the assault alone is enough
	tb.InZone(card.Discard, "dust-imp")
	tb.Damage("ancient-bear#2", 0)

	tb = duel(t, side{Line: ids("valdr")}, side{Line: ids("ancient-bear")}, card.Brobnar)
	tb.Fight("valdr") // it has none when attacked
	tb.Damage("valdr", 5)
}

func TestBigtwig(t *testing.T) {
	t.Run("attacks only stunned creatures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bigtwig", "snufflegator")},
			side{Line: list{{ID: "valdr"}, {ID: "mother", Marks: keyforge.Stunned}, {ID: "tocsin", Marks: keyforge.Stunned}}}, card.Untamed)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("bigtwig")})
		tb.Offers("mother", "tocsin")
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Fight("snufflegator", "valdr") // others do as usual
		tb.Damage("valdr", 4)
	})
	t.Run("none is stunned: it cannot fight", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bigtwig"}, {ID: "snufflegator", Marks: keyforge.Stunned}}}, side{Line: ids("valdr")}, card.Untamed)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("bigtwig")}, keyforge.NothingToFight)
	})
	t.Run("an effect that lets it fight does not widen that (K16.13)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bigtwig", Marks: keyforge.Exhausted}}, Hand: ids("anger", "anger")},
			side{Line: list{{ID: "valdr"}, {ID: "mother"}}}, card.Brobnar)
		tb.Play("anger#1")
		tb.Unmarked("bigtwig", keyforge.Exhausted)
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
		tb.Marked("valdr", keyforge.Stunned|keyforge.Exhausted)
		tb.Unmarked("mother", keyforge.Stunned)
		tb.Unmarked("mother", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("alone it must take itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bigtwig")}, side{}, card.Untamed)
		tb.Reap("bigtwig")
		tb.Marked("bigtwig", keyforge.Stunned)
	})
}

func TestWitchOfTheWilds(t *testing.T) {
	t.Run("one Untamed card in another house's turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds"), Hand: ids("dust-pixie", "snufflegator", "tocsin")},
			side{Hand: ids("niffle-ape")}, card.Logos)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("tocsin")}, keyforge.WrongHouse)
		tb.Play("dust-pixie")
		tb.Right()
		tb.Amber(0, 2)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("snufflegator")}, keyforge.WrongHouse)
		tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("snufflegator")}, keyforge.WrongHouse)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("witch-of-the-wilds")}, keyforge.WrongHouse)
	})
	t.Run("as many as ever when Untamed is active", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds"), Hand: ids("dust-pixie", "snufflegator", "mother")}, side{}, card.Untamed)
		tb.Play("dust-pixie")
		tb.Right()
		tb.Play("snufflegator")
		tb.Right()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("mother")}, keyforge.WrongHouse)
	})
	t.Run("two of them allow two; the opponent's allows none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds", "witch-of-the-wilds"), Hand: ids("regrowth", "regrowth", "regrowth"),
			Houses: []card.House{card.Logos, card.Untamed}},
			side{Hand: ids("dust-pixie"), Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Logos)
		tb.Play("regrowth#1")
		tb.Play("regrowth#2")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("regrowth#3")}, keyforge.WrongHouse)
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dust-pixie")}, keyforge.WrongHouse)
	})
	t.Run("a card that is Untamed in this deck alone, and a new one each turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("witch-of-the-wilds"),
			Hand:   list{{ID: "punch", House: card.Untamed}, {ID: "dust-pixie", House: card.Dis}, {ID: "regrowth"}},
			Houses: []card.House{card.Logos, card.Untamed, card.Dis}},
			side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Logos)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dust-pixie")}, keyforge.WrongHouse)
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
	tb.Fight("briar-grubbling") // it has none when attacking
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

func TestDustPixie(t *testing.T) {
	tb := duel(t, side{Hand: ids("dust-pixie")}, side{}, card.Untamed)
	tb.Play("dust-pixie")
	tb.Amber(0, 2)
	tb.PowerIs("dust-pixie", 1)
}

func TestFlaxia(t *testing.T) {
	for _, c := range []struct {
		mine, theirs []keyforge.CardPosition
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
		tb := duel(t, side{Line: ids("giant-sloth"), Hand: ids("regrowth"), Deck: many(9, "regrowth"), Houses: []card.House{card.Untamed}},
			side{Line: ids("dust-imp"), Houses: []card.House{card.Dis}}, card.Untamed)
		for _, v := range []keyforge.Verb{keyforge.Reap, keyforge.Fight, keyforge.UseAction} {
			tb.Refused(keyforge.Command{Verb: v, Card: tb.Card("giant-sloth")}, keyforge.CannotBeUsed)
		}
		tb.Discard("regrowth")
		tb.Act("giant-sloth")
		tb.Amber(0, 3)
		tb.EndTurn()
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("giant-sloth")}, keyforge.CannotBeUsed)
	})
	t.Run("another house's card does not count; one that is Untamed in this deck does", func(t *testing.T) {
		tb := duel(t, side{Line: ids("giant-sloth", "mother"), Hand: list{{ID: "library-access"}, {ID: "punch", House: card.Logos}}},
			side{Line: ids("dust-imp")}, card.Logos)
		tb.Discard("library-access")
		tb.Discard("punch")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("giant-sloth")}, keyforge.WrongHouse)
		tb = duel(t, side{Line: ids("giant-sloth"), Hand: list{{ID: "punch", House: card.Untamed}}}, side{Line: ids("dust-imp")}, card.Untamed)
		tb.Discard("punch")
		tb.Fight("giant-sloth")
		tb.Damage("giant-sloth", 2)
	})
	t.Run("an effect cannot use it either (K16.13); one that discards counts", func(t *testing.T) {
		tb := duel(t, side{Line: ids("giant-sloth"),
			Hand: list{{ID: "anger", House: card.Untamed}, {ID: "anger", House: card.Untamed}, {ID: "regrowth"}}},
			side{Line: ids("mother")}, card.Untamed)
		tb.Play("anger#1")
		tb.Damage("mother", 0)
		tb.Discard("regrowth")
		tb.Play("anger#2")
		tb.InZone(card.Discard, "mother")
	})
	t.Run("it lies stunned until then", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "giant-sloth", Marks: keyforge.Stunned}}, Hand: ids("regrowth")}, side{}, card.Untamed)
		tb.Refused(keyforge.Command{Verb: keyforge.Unstun, Card: tb.Card("giant-sloth")}, keyforge.CannotBeUsed)
		tb.Discard("regrowth")
		tb.Unstun("giant-sloth")
	})
}

func TestHalacor(t *testing.T) {
	t.Run("your flank creatures attack without damage in return", func(t *testing.T) {
		tb := duel(t, side{Line: ids("niffle-ape", "witch-of-the-eye", "halacor")}, side{Line: ids("valdr", "mother")}, card.Untamed)
		tb.Fight("niffle-ape", "valdr")
		tb.Damage("niffle-ape", 0)
		tb.Fight("halacor", "valdr") // itself on a flank
		tb.Damage("halacor", 0)
		tb.Fight("witch-of-the-eye", "mother") // in between
		tb.InZone(card.Discard, "witch-of-the-eye")
	})
	t.Run("in the middle it has none itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("niffle-ape", "halacor", "witch-of-the-eye")}, side{Line: ids("tocsin")}, card.Untamed)
		tb.Fight("halacor")
		tb.Damage("halacor", 3)
	})
	t.Run("enemies do not profit", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tocsin")}, side{Line: ids("halacor")}, card.Dis)
		tb.Fight("tocsin")
		tb.InZone(card.Discard, "tocsin")
	})
}

func TestInkaTheSpider(t *testing.T) {
	t.Run("stuns a creature when it is played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("inka-the-spider")}, side{Line: ids("valdr", "mother")}, card.Untamed)
		tb.Play("inka-the-spider")
		tb.Offers("inka-the-spider", "valdr", "mother")
		tb.Pick("valdr")
		tb.Marked("valdr", keyforge.Stunned)
		tb.Unmarked("mother", keyforge.Stunned)
	})
	t.Run("and when it reaps; a stun twice is one (K14.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("inka-the-spider")}, side{Line: list{{ID: "valdr", Marks: keyforge.Stunned}}}, card.Untamed)
		tb.Reap("inka-the-spider")
		tb.Pick("valdr")
		tb.Marked("valdr", keyforge.Stunned)
		tb.Unmarked("inka-the-spider", keyforge.Stunned)
		tb.Amber(0, 1)
	})
	t.Run("poison, attacking and attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("inka-the-spider", "inka-the-spider")},
			side{Line: ids("valdr", "raiding-knight", "smaaash"), Houses: []card.House{card.Brobnar}}, card.Untamed)
		tb.Fight("inka-the-spider#1", "valdr")
		tb.InZone(card.Discard, "valdr", "inka-the-spider#1")
		tb.Fight("inka-the-spider#2", "raiding-knight") // no damage comes through the armor
		tb.Line(1, "raiding-knight", "smaaash")
	})
	t.Run("alone it must stun itself", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("inka-the-spider")}, side{}, card.Untamed)
		tb.Play("inka-the-spider")
		tb.Marked("inka-the-spider", keyforge.Stunned)
	})
}

func TestKindrithLongshot(t *testing.T) {
	tb := duel(t, side{Line: ids("kindrith-longshot", "kindrith-longshot")},
		side{Line: ids("valdr", "mother", "raiding-knight"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Reap("kindrith-longshot#1")
	tb.Offers("kindrith-longshot#1", "kindrith-longshot#2", "valdr", "mother", "raiding-knight")
	tb.Pick("mother")
	tb.Damage("mother", 2)
	tb.Damage("valdr", 0)
	tb.Amber(0, 1)
	tb.Fight("kindrith-longshot#2", "valdr")
	tb.Damage("valdr", 3)
	tb.Damage("kindrith-longshot#2", 0)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("valdr", "kindrith-longshot#1") // elusive
	tb.Line(0, "kindrith-longshot", "kindrith-longshot")
}

func TestSnufflegator(t *testing.T) {
	tb := duel(t, side{Line: ids("snufflegator")}, side{Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Untamed)
	tb.Fight("snufflegator")
	tb.Damage("mother", 4)
	tb.Damage("snufflegator", 0)
	tb.EndTurn()
	tb.Fight("mother")
	tb.Line(0)
	tb.Line(1)
}

func TestLupoTheScarred(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "lupo-the-scarred"), Hand: ids("lupo-the-scarred")},
		side{Line: ids("tocsin", "raiding-knight")}, card.Untamed)
	tb.Play("lupo-the-scarred#2")
	tb.Right()
	tb.Offers("tocsin", "raiding-knight") // enemies
	tb.Pick("tocsin")
	tb.Damage("tocsin", 2)
	tb.Fight("lupo-the-scarred#1", "raiding-knight")
	tb.InZone(card.Discard, "raiding-knight")
	tb.Damage("lupo-the-scarred#1", 0)
}

func TestMightyTiger(t *testing.T) {
	tb := duel(t, side{Line: ids("mother"), Hand: ids("mighty-tiger")}, side{Line: ids("smaaash", "charette")}, card.Untamed)
	tb.Play("mighty-tiger")
	tb.Right()
	tb.Offers("smaaash", "charette")
	tb.Pick("smaaash")
	tb.Damage("smaaash", 4)
	tb.Damage("charette", 0)
}

func TestMurmook(t *testing.T) {
	for _, c := range []struct{ amber, keys, left int }{{7, 0, 7}, {8, 1, 0}} {
		tb := duel(t, side{Line: ids("murmook", "murmook"), Amber: 6, Houses: []card.House{card.Untamed}},
			side{Amber: c.amber, Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Untamed)
		tb.EndTurn() // two of them: +2
		if c.keys > 0 {
			tb.Choose(0)
		}
		tb.Keys(1, c.keys)
		tb.Amber(1, c.left)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(0, 1) // yours cost 6
		tb.Amber(0, 0)
	}
}

func TestMushroomMan(t *testing.T) {
	for keys, power := range []int{11, 8, 5} {
		tb := duel(t, side{Line: ids("mushroom-man"), Keys: keys}, side{Keys: 2 - keys}, card.Untamed)
		tb.PowerIs("mushroom-man", power)
	}
}

// When a key is forged it shrinks, perhaps to no more than its damage (K11.1).
func TestMushroomManDiesOfAKey(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mushroom-man", Damage: 7}}, Amber: 7, Keys: 1, Hand: ids("key-charge")},
		side{Line: ids("mother")}, card.Untamed)
	tb.Play("key-charge")
	tb.Yes()
	tb.Choose(1)
	tb.InZone(card.Discard, "mushroom-man")
	tb = duel(t, side{Line: list{{ID: "mushroom-man", Damage: 4}}, Amber: 7, Keys: 1, Hand: ids("key-charge")}, side{}, card.Untamed)
	tb.Play("key-charge")
	tb.Yes()
	tb.Choose(1)
	tb.PowerIs("mushroom-man", 5)
}

func TestNiffleApe(t *testing.T) {
	t.Run("ignores taunt", func(t *testing.T) {
		tb := duel(t, side{Line: ids("niffle-ape", "snufflegator")}, side{Line: ids("mother", "champion-anaphiel")}, card.Untamed)
		tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("mother")}, keyforge.NotAsked)
		tb.Fight("snufflegator") // others do not
		tb.Damage("champion-anaphiel", 3)
		tb.Fight("niffle-ape", "mother")
		tb.Damage("mother", 3)
		tb.InZone(card.Discard, "niffle-ape")
	})
	t.Run("ignores elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("niffle-ape")}, side{Line: ids("noddy-the-thief")}, card.Untamed)
		tb.Fight("niffle-ape")
		tb.InZone(card.Discard, "noddy-the-thief")
		tb.Damage("niffle-ape", 2)
	})
	t.Run("not for a friend that attacks", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator", "niffle-ape")}, side{Line: ids("noddy-the-thief")}, card.Untamed)
		tb.Fight("snufflegator")
		tb.Line(1, "noddy-the-thief")
	})
}

func TestNiffleQueen(t *testing.T) {
	tb := duel(t, side{Line: ids("niffle-queen", "niffle-ape", "snufflegator", "mother")}, side{Line: ids("niffle-ape")}, card.Untamed)
	tb.PowerIs("niffle-queen", 6)
	tb.PowerIs("0:niffle-ape", 5) // a Beast and a Niffle
	tb.PowerIs("snufflegator", 5)
	tb.PowerIs("mother", 5)
	tb.PowerIs("1:niffle-ape", 3)
}

// Two queens strengthen each other; when one leaves, the damage may be too much.
func TestTwoNiffleQueens(t *testing.T) {
	tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "niffle-queen", Damage: 7}, {ID: "niffle-queen"}}}, card.Dis)
	tb.PowerIs("niffle-queen#1", 8)
	tb.Play("fear")
	tb.Pick("niffle-queen#2")
	tb.Line(1)
	assert.Equal(t, []string{"niffle-queen"}, tb.Pile(1, card.Discard))
}

func TestPiranhaMonkeys(t *testing.T) {
	t.Run("2 damage to each other creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-pixie", "snufflegator"), Hand: ids("piranha-monkeys"), Artifacts: ids("cannon")},
			side{Line: ids("tocsin", "dust-imp", "raiding-knight")}, card.Untamed)
		tb.Play("piranha-monkeys")
		tb.Left()
		tb.Damage("snufflegator", 2)
		tb.Damage("tocsin", 2)
		tb.Damage("raiding-knight", 0)
		tb.Line(0, "piranha-monkeys", "snufflegator")
		tb.Line(1, "tocsin", "raiding-knight")
		tb.Damage("piranha-monkeys", 0)
	})
	t.Run("also when it reaps, and to another of its kind", func(t *testing.T) {
		tb := duel(t, side{Line: ids("piranha-monkeys", "piranha-monkeys")}, side{Line: ids("tocsin")}, card.Untamed)
		tb.Reap("piranha-monkeys#1")
		tb.Line(0, "piranha-monkeys")
		tb.Damage("tocsin", 2)
		tb.Amber(0, 1)
	})
	t.Run("alone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("piranha-monkeys")}, side{}, card.Untamed)
		tb.Play("piranha-monkeys")
		tb.Line(0, "piranha-monkeys")
	})
}

func TestTeliga(t *testing.T) {
	tb := duel(t, side{Line: ids("teliga"), Hand: ids("dust-pixie"), Houses: []card.House{card.Untamed}},
		side{Hand: ids("silvertooth", "urchin", "ghostly-hand", "seeker-needle"), Houses: []card.House{card.Shadows}}, card.Untamed)
	tb.Play("dust-pixie") // your own
	tb.Right()
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.Play("ghostly-hand")
	tb.Play("seeker-needle")
	tb.Amber(0, 2)
	tb.Play("silvertooth")
	tb.Amber(0, 3)
	tb.Amber(1, 2)
	tb.Play("urchin")
	tb.Right()
	tb.First("teliga") // one window with the Play ability, which the active player orders (K6.1)
	tb.Amber(0, 3)
	tb.Amber(1, 3)
}

func TestHuntingWitch(t *testing.T) {
	tb := duel(t, side{Line: ids("hunting-witch"), Hand: ids("snufflegator", "hunting-witch", "regrowth")},
		side{Hand: ids("tocsin")}, card.Untamed)
	tb.Play("snufflegator")
	tb.Right()
	tb.Amber(0, 1)
	tb.Play("hunting-witch")
	tb.Right()
	tb.Amber(0, 2) // for the first one; the new one does not count itself
	tb.Play("regrowth")
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.Play("tocsin")
	tb.Amber(0, 3)
}

func TestWitchOfTheEye(t *testing.T) {
	tb := duel(t, side{Line: ids("witch-of-the-eye"), Discard: ids("fear", "mother")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Reap("witch-of-the-eye")
	tb.Offers("fear", "mother")
	tb.Pick("fear")
	tb.InZone(card.Hand, "fear")
	tb.Amber(0, 1)
}

func TestWitchOfTheEyeNothing(t *testing.T) {
	tb := duel(t, side{Line: ids("witch-of-the-eye")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Reap("witch-of-the-eye")
	tb.InZone(card.Discard, "valdr")
}

func TestNoEnemyForLupoAndTiger(t *testing.T) {
	for _, id := range []string{"lupo-the-scarred", "mighty-tiger"} {
		tb := duel(t, side{Line: ids("mother"), Hand: ids(id)}, side{}, card.Untamed)
		tb.Play(id)
		tb.Right()
		tb.Damage("mother", 0)
		tb.Damage(id, 0)
	}
}
