package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBrokenAxeOutpost(t *testing.T) {
	t.Run("a friend under the deck for 6 damage", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("broken-axe-outpost"), Line: ids("mother", "krump"), Deck: ids("fear")},
			side{Line: ids("troll", "valdr")}, card.Brobnar)
		tb.Act("broken-axe-outpost")
		tb.Offers("mother", "krump")
		tb.Must()
		tb.Pick("krump")
		assert.Equal(t, []string{"fear", "krump"}, tb.Pile(0, card.Deck))
		tb.Offers("troll", "valdr")
		tb.Pick("troll")
		tb.Damage("troll", 6)
	})
	t.Run("to the bottom of its owner's deck", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("broken-axe-outpost"), Line: list{{ID: "mother", Foreign: true}}},
			side{Line: ids("troll"), Deck: ids("fear")}, card.Brobnar)
		tb.Act("broken-axe-outpost")
		assert.Equal(t, []string{"fear", "mother"}, tb.Pile(1, card.Deck))
		tb.Damage("troll", 6)
	})
	t.Run("no friend, or a warded one", func(t *testing.T) {
		for _, line := range []list{nil, {{ID: "mother", Marks: keyforge.Warded}}} {
			tb := duel(t, side{Artifacts: ids("broken-axe-outpost"), Line: line}, side{Line: ids("troll")}, card.Brobnar)
			tb.Act("broken-axe-outpost")
			tb.Damage("troll", 0)
		}
	})
}

func TestRowdySkald(t *testing.T) {
	tb := duel(t, side{Line: ids("rowdy-skald")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Fight("rowdy-skald")
	tb.Damage("troll", 4)
	tb.InZone(card.Discard, "rowdy-skald")
}

func TestCrimTorchtooth(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "bumpsy", "crim-torchtooth", "mother", "valdr")},
		side{Line: ids("infomorph", "troll", "dust-pixie", "valdr", "bumpsy")}, card.Brobnar)
	tb.Fight("crim-torchtooth", "dust-pixie")
	tb.Damage("1:troll", 4)
	tb.Damage("1:valdr", 4)
	tb.Damage("infomorph", 0)
	tb.Damage("1:bumpsy", 0)
	for id, yes := range map[string]bool{"0:troll": false, "0:bumpsy": true, "mother": true, "0:valdr": false, "crim-torchtooth": false} {
		if yes {
			tb.Marked(id, keyforge.Enraged)
		} else {
			tb.Unmarked(id, keyforge.Enraged)
		}
	}
}

func TestBrikkNastee(t *testing.T) {
	enemies := side{Line: ids("dust-pixie", "splinter", "gloriana-s-attendant")}
	tb := duel(t, side{Line: list{{ID: "brikk-nastee"}, {ID: "troll"}, {ID: "mother", House: card.Brobnar}}}, enemies, card.Brobnar)
	tb.Fight("brikk-nastee", "dust-pixie")
	tb.Amber(0, 0) // another
	tb.Fight("troll", "splinter")
	tb.Amber(0, 1)
	tb.Fight("mother")
	tb.Amber(0, 2)

	tb = duel(t, side{Line: ids("brikk-nastee", "mother")}, enemies, card.Logos)
	tb.Fight("mother", "splinter")
	tb.Amber(0, 0) // it is of Logos

	tb = duel(t, side{Line: ids("troll")}, side{Line: ids("brikk-nastee", "dust-pixie")}, card.Brobnar)
	tb.Fight("troll", "dust-pixie")
	tb.Amber(1, 0) // an enemy
}

func TestShockHerder(t *testing.T) {
	tb := duel(t, side{Hand: ids("shock-herder"), Line: list{{ID: "troll", Marks: keyforge.Exhausted},
		{ID: "bumpsy", Marks: keyforge.Exhausted}, {ID: "valdr"}}}, side{Line: ids("infomorph")}, card.Brobnar)
	tb.Play("shock-herder")
	tb.Choose(1)
	tb.Line(0, "troll", "shock-herder", "bumpsy", "valdr")
	tb.Offers("troll", "bumpsy")
	tb.Must()
	tb.Pick("troll")
	tb.InZone(card.Discard, "infomorph")
	tb.Marked("troll", keyforge.Exhausted)

	tb = duel(t, side{Hand: ids("shock-herder")}, side{Line: ids("infomorph")}, card.Brobnar)
	tb.Play("shock-herder")
	tb.Line(1, "infomorph")
}
