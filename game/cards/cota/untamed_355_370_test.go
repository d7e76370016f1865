package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

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
		tb.Marked("valdr", game.Stunned)
		tb.Unmarked("mother", game.Stunned)
	})
	t.Run("and when it reaps; a stun twice is one (K14.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("inka-the-spider")}, side{Line: list{{ID: "valdr", Marks: game.Stunned}}}, card.Untamed)
		tb.Reap("inka-the-spider")
		tb.Pick("valdr")
		tb.Marked("valdr", game.Stunned)
		tb.Unmarked("inka-the-spider", game.Stunned)
		tb.Amber(0, 1)
	})
	t.Run("poison, attacking and attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("inka-the-spider", "inka-the-spider")}, side{Line: ids("valdr", "raiding-knight", "smaaash"), Houses: []card.House{card.Brobnar}}, card.Untamed)
		tb.Fight("inka-the-spider#1", "valdr")
		tb.InZone(card.Discard, "valdr", "inka-the-spider#1")
		tb.Fight("inka-the-spider#2", "raiding-knight") // no damage comes through the armor
		tb.Line(1, "raiding-knight", "smaaash")
	})
	t.Run("alone it must stun itself", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("inka-the-spider")}, side{}, card.Untamed)
		tb.Play("inka-the-spider")
		tb.Marked("inka-the-spider", game.Stunned)
	})
}

func TestKindrithLongshot(t *testing.T) {
	tb := duel(t, side{Line: ids("kindrith-longshot", "kindrith-longshot")}, side{Line: ids("valdr", "mother", "raiding-knight"), Houses: []card.House{card.Brobnar}}, card.Untamed)
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

func TestLupoTheScarred(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "lupo-the-scarred"), Hand: ids("lupo-the-scarred")}, side{Line: ids("tocsin", "raiding-knight")}, card.Untamed)
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

func TestNoEnemyForLupoAndTiger(t *testing.T) {
	for _, id := range []string{"lupo-the-scarred", "mighty-tiger"} {
		tb := duel(t, side{Line: ids("mother"), Hand: ids(id)}, side{}, card.Untamed)
		tb.Play(id)
		tb.Right()
		tb.Damage("mother", 0)
		tb.Damage(id, 0)
	}
}

func TestMurmook(t *testing.T) {
	for _, c := range []struct{ amber, keys, left int }{{7, 0, 7}, {8, 1, 0}} {
		tb := duel(t, side{Line: ids("murmook", "murmook"), Amber: 6, Houses: []card.House{card.Untamed}}, side{Amber: c.amber, Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Untamed)
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

// When a key is forged it shrinks, perhaps under the damage it bears (K11.1).
func TestMushroomManDiesOfAKey(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mushroom-man", Damage: 7}}, Amber: 7, Keys: 1, Hand: ids("key-charge")}, side{Line: ids("mother")}, card.Untamed)
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

func TestPiranhaMonkeys(t *testing.T) {
	t.Run("2 damage to each other creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-pixie", "snufflegator"), Hand: ids("piranha-monkeys"), Artifacts: ids("cannon")}, side{Line: ids("tocsin", "dust-imp", "raiding-knight")}, card.Untamed)
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
	tb := duel(t, side{Line: ids("teliga"), Hand: ids("dust-pixie"), Houses: []card.House{card.Untamed}}, side{Hand: ids("silvertooth", "urchin", "ghostly-hand", "seeker-needle"), Houses: []card.House{card.Shadows}}, card.Untamed)
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

func TestWayOfTheBear(t *testing.T) {
	t.Run("assault 2, for who bears it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator", "niffle-ape"), Hand: ids("way-of-the-bear")}, side{Line: ids("valdr", "smaaash")}, card.Untamed)
		tb.Play("way-of-the-bear")
		tb.Offers("snufflegator", "niffle-ape", "valdr", "smaaash")
		tb.Pick("snufflegator")
		tb.Amber(0, 1)
		tb.Fight("snufflegator", "valdr")
		tb.InZone(card.Discard, "valdr") // 2 and 4
		tb.Fight("niffle-ape")
		tb.Damage("smaaash", 3)
	})
	t.Run("it adds up (K18.5)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ancient-bear", Attached: ids("way-of-the-bear")}}}, side{Line: ids("charette")}, card.Untamed)
		assert.Equal(t, 4, tb.KeywordNumber(tb.Card("ancient-bear"), card.Assault))
		tb.Fight("ancient-bear")
		tb.InZone(card.Discard, "charette")
		tb.Damage("ancient-bear", 0)
	})
}

func TestWayOfTheWolf(t *testing.T) {
	tb := duel(t, side{Line: ids("niffle-ape", "ancient-bear"), Hand: ids("way-of-the-wolf")}, side{Line: ids("valdr", "smaaash"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Play("way-of-the-wolf")
	tb.Pick("niffle-ape")
	tb.Amber(0, 1)
	tb.Fight("niffle-ape", "valdr")
	tb.Damage("valdr", 3)
	tb.Damage("niffle-ape", 0)
	tb.Fight("ancient-bear", "valdr") // not its neighbor
	tb.InZone(card.Discard, "valdr", "ancient-bear")
	tb.EndTurn()
	tb.Fight("smaaash") // attacked it is dealt damage
	tb.InZone(card.Discard, "niffle-ape", "way-of-the-wolf")
}
