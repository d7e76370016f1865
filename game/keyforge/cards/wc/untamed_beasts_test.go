package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBrambleLynx(t *testing.T) {
	tb := duel(t, side{Line: ids("murmook"), Hand: ids("bramble-lynx", "moor-wolf")}, side{Line: ids("mother")}, card.Untamed)
	tb.Reap("murmook")
	tb.Play("bramble-lynx")
	tb.Left()
	tb.Unmarked("bramble-lynx", keyforge.Exhausted)
	tb.Play("moor-wolf")
	tb.Left()
	tb.Marked("moor-wolf", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("murmook"), Hand: ids("bramble-lynx")}, side{Line: ids("dust-imp")}, card.Untamed)
	tb.Fight("murmook")
	tb.Play("bramble-lynx")
	tb.Left()
	tb.Marked("bramble-lynx", keyforge.Exhausted)
}

func TestDeepwoodDruidAndTheFeatheredShaman(t *testing.T) {
	hurt := list{{ID: "valdr", Damage: 3}, {ID: "mother", Damage: 4}, {ID: "krump", Damage: 2}}
	tb := duel(t, side{Line: hurt, Hand: ids("deepwood-druid")}, side{Line: list{{ID: "troll", Damage: 5}}}, card.Untamed)
	tb.Play("deepwood-druid")
	tb.Choose(1)
	tb.Offers("valdr", "mother")
	tb.Pick("mother")
	tb.Damage("mother", 0)
	tb.Damage("valdr", 3)
	tb = duel(t, side{Line: list{{ID: "deepwood-druid"}, {ID: "valdr", Damage: 3}}}, side{}, card.Untamed)
	tb.Reap("deepwood-druid")
	tb.Damage("valdr", 0)
	tb = duel(t, side{Line: ids("valdr", "the-feathered-shaman", "mother", "krump")}, side{}, card.Untamed)
	tb.Reap("the-feathered-shaman")
	tb.Marked("valdr", keyforge.Warded)
	tb.Marked("mother", keyforge.Warded)
	tb.Unmarked("krump", keyforge.Warded)
	tb.Unmarked("the-feathered-shaman", keyforge.Warded)
}

func TestHarmonia(t *testing.T) {
	tb := duel(t, side{Line: ids("harmonia"), Hand: ids("bramble-lynx", "toad")}, side{Line: ids("mother", "valdr", "tocsin")}, card.Untamed)
	tb.Play("bramble-lynx")
	tb.Left()
	tb.Amber(0, 1)
	tb.Play("toad") // 3 against 3
	tb.Left()
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("harmonia")}, side{Line: ids("mother", "valdr")}, card.Untamed)
	tb.Play("harmonia") // itself, too
	tb.Amber(0, 1)
}

func TestMurmooks(t *testing.T) {
	tb := duel(t, side{Line: ids("imprinted-murmook"), Hand: ids("musthic-murmook")}, side{Line: ids("troll")}, card.Untamed)
	assert.Equal(t, 5, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.Play("musthic-murmook")
	tb.Left()
	tb.Offers("imprinted-murmook", "musthic-murmook", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 4)
	assert.Equal(t, 6, tb.KeyCost(0))
	assert.Equal(t, 7, tb.KeyCost(1))
}

func TestMolephin(t *testing.T) {
	tb := duel(t, side{Hand: ids("pawn-sacrifice", "ghostly-hand"), Line: ids("valdr", "umbra", "noddy-the-thief"), Amber: 1},
		side{Line: ids("molephin", "mother"), Amber: 1}, card.Shadows)
	tb.Act("noddy-the-thief")
	tb.Damage("valdr", 1)
	tb.Damage("umbra", 1)
	tb.Damage("mother", 0)
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("information-exchange"), Line: ids("valdr"), Amber: 1}, side{Line: ids("molephin"), Amber: 4}, card.Logos)
	tb.Play("information-exchange")
	tb.Damage("valdr", 1)
	tb = duel(t, side{Line: ids("molephin", "mother"), Hand: ids("information-exchange")}, side{Line: ids("valdr"), Amber: 2}, card.Logos)
	tb.Play("information-exchange") // stolen by you
	tb.Damage("valdr", 0)
	tb = duel(t, side{Hand: ids("too-much-to-protect"), Line: ids("valdr")}, side{Line: ids("molephin"), Amber: 9}, card.Shadows)
	tb.Play("too-much-to-protect") // 3 at once
	tb.Damage("valdr", 3)
}

func TestKangaphant(t *testing.T) {
	tb := duel(t, side{Line: ids("kangaphant", "murmook", "moor-wolf")}, side{Line: ids("mother"), Houses: []card.House{card.Logos}},
		card.Untamed)
	tb.Reap("murmook")
	tb.InZone(card.Discard, "murmook")
	tb.InZone(card.Battleline, "kangaphant", "moor-wolf", "mother")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Reap("mother")
	tb.InZone(card.Discard, "mother")
	tb = duel(t, side{Line: ids("kangaphant", "murmook")}, side{}, card.Untamed)
	tb.Reap("kangaphant")
	tb.Reap("murmook")
	tb.InZone(card.Battleline, "murmook")
	t.Run("what it has given is gone with it (K13.3, K16.9)", func(t *testing.T) {
		for first, z := range map[string]card.Zone{"legion-s-march": card.Battleline, "thero-centurion": card.Discard} {
			tb := duel(t, side{Line: list{{ID: "kangaphant", Damage: 4}, {ID: "thero-centurion"}, {ID: "murmook"}},
				Hand: ids("legion-s-march")}, side{}, card.Saurian)
			tb.Play("legion-s-march")
			tb.Reap("thero-centurion")
			for tb.Question().Kind == keyforge.AskOrder {
				tb.First(first)
			}
			tb.InZone(card.Discard, "kangaphant")
			tb.InZone(z, "thero-centurion")
			tb.Damage("murmook", 1)
		}
	})
}

func TestMabTheMad(t *testing.T) {
	tb := duel(t, side{Line: ids("mab-the-mad"), Deck: ids("fear")}, side{}, card.Untamed)
	tb.Reap("mab-the-mad")
	tb.InZone(card.Deck, "mab-the-mad", "fear")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	tb = duel(t, side{Line: list{{ID: "mab-the-mad", Foreign: true}}}, side{}, card.Untamed)
	tb.Reap("mab-the-mad")
	assert.Equal(t, []string{"mab-the-mad"}, tb.Pile(1, card.Deck))
}

func TestEldestBear(t *testing.T) {
	for gained, line := range map[int][]string{2: {"murmook", "eldest-bear", "mother"}, 0: {"murmook", "eldest-bear"}} {
		tb := duel(t, side{Line: ids(line...)}, side{Line: ids("troll")}, card.Untamed)
		tb.Fight("eldest-bear")
		if tb.Question().Kind == keyforge.AskOrder {
			tb.First("eldest-bear")
		}
		tb.Amber(0, gained)
		tb.InZone(card.Discard, "eldest-bear", "troll")
	}
}

func TestGiantGnawbill(t *testing.T) {
	tb := duel(t, side{Line: ids("giant-gnawbill"), Artifacts: ids("cannon"), Houses: []card.House{card.Untamed}},
		side{Artifacts: ids("gauntlet-of-command", "seeker-needle"), Houses: []card.House{card.Brobnar, card.Shadows}}, card.Untamed)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
	tb.Offers("cannon", "gauntlet-of-command")
	tb.Pick("cannon")
	tb.InZone(card.Discard, "cannon")
	tb.InZone(card.Artifacts, "gauntlet-of-command", "seeker-needle")
	tb.EndTurn()
	tb.InZone(card.Artifacts, "gauntlet-of-command", "seeker-needle") // none of Untamed
}

func TestMoorWolf(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "moor-wolf", Marks: keyforge.Exhausted}, {ID: "murmook", Marks: keyforge.Exhausted}},
		Hand: ids("moor-wolf")},
		side{Line: list{{ID: "moor-wolf", Marks: keyforge.Exhausted}}}, card.Untamed)
	tb.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.State().Players[0].Pile(card.Hand)[0]})
	tb.Left()
	tb.Marked("0:moor-wolf#2", keyforge.Exhausted)
	tb.Unmarked("0:moor-wolf#1", keyforge.Exhausted)
	tb.Unmarked("1:moor-wolf", keyforge.Exhausted)
	tb.Marked("murmook", keyforge.Exhausted)
}

func TestXenosBloodshadowAndToad(t *testing.T) {
	tb := duel(t, side{Line: ids("xenos-bloodshadow", "toad")}, side{Line: ids("kelifi-dragon")}, card.Untamed)
	xenos := tb.Card("xenos-bloodshadow")
	for _, k := range []card.Keyword{card.Elusive, card.Poison, card.Skirmish, card.Hazardous} {
		assert.True(t, tb.HasKeyword(xenos, k), "%v", k)
	}
	assert.Equal(t, 6, tb.KeywordNumber(xenos, card.Hazardous))
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("toad")}, keyforge.CannotReap)
	tb.Fight("toad")
	tb.InZone(card.Discard, "toad")
	tb.Damage("kelifi-dragon", 1)
}
