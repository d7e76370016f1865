package toc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// wearing is a creature with the upgrade.
func wearing(upgrade, id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Attached: ids(upgrade)}
}

func TestBalaenora(t *testing.T) {
	tb := duel(t, side{Hand: ids("balaenora"), Amber: 9, Line: ids("troll")}, side{Amber: 7}, card.Skyborn)
	tb.Play("balaenora")
	tb.Left()
	tb.AmberOn("balaenora", 7)
	tb.Amber(0, 9)
	tb.Amber(1, 0)
	tb = duel(t, side{Hand: ids("balaenora"), Amber: 9}, side{Amber: 6}, card.Skyborn)
	assert.False(t, can(tb, keyforge.PlayCard, "balaenora"))

	tb = duel(t, side{Line: list{{ID: "balaenora", Amber: 7}, {ID: "krump"}}}, side{Line: ids("troll", "mother")}, card.Skyborn)
	tb.Fight("balaenora", "troll")
	tb.Right()
	tb.Line(0, "krump")
	tb.Line(1, "mother", "balaenora")
	tb.AmberOn("balaenora", 7)
	tb.Damage("balaenora", 8)
}

func TestHunterOfLegend(t *testing.T) {
	tb := duel(t, side{Token: "wrangler", Line: append(list{wearing("hunter-of-legend", "krump")}, ids("troll")...), Deck: many(2, "mother")},
		side{Line: ids("valdr", "mother")}, card.Brobnar)
	tb.Fight("krump", "valdr")
	tb.Right()
	tb.Damage("krump", 0)
	tb.Line(0, "krump", "troll", "wrangler")
	tb.Fight("troll", "1:mother")
	assert.Len(t, tb.Pile(0, card.Deck), 1, "only the wearer makes them")
}

func TestRedhawk(t *testing.T) {
	tb := duel(t, side{Token: "wrangler", Line: ids("redhawk"), Deck: ids("mother")}, side{Token: "corsair", Deck: ids("mother")},
		card.Skyborn)
	tb.Act("redhawk")
	tb.Left()
	tb.Line(0, "wrangler", "redhawk")
	tb.Line(1)
	tb.Amber(0, 1)
	tb.Amber(1, 1)
}

func TestWatchedClosely(t *testing.T) {
	watched := list{wearing("watched-closely", "krump")}
	tb := duel(t, side{Token: "wrangler", Line: watched, Deck: ids("mother")}, side{Token: "corsair", Deck: ids("troll")}, card.Brobnar)
	tb.Reap("krump")
	tb.Line(0, "krump")
	tb.Line(1, "corsair")
	tb = duel(t, side{Token: "wrangler", Line: watched, Deck: ids("mother")}, side{Deck: ids("troll")}, card.Brobnar)
	tb.Reap("krump")
	tb.Line(0, "krump") // who has no token card makes none (K25.7)
	tb.Line(1)
}

func TestCaptainPella(t *testing.T) {
	tb := duel(t, side{Token: "wrangler", Line: ids("captain-pella"), Deck: ids("mother")}, side{}, card.Skyborn)
	tb.Reap("captain-pella")
	tb.Right()
	tb.Line(0, "captain-pella", "wrangler")
}

func TestFierceCompetition(t *testing.T) {
	for _, c := range []struct {
		mine, theirs int
		to           card.Zone
	}{{0, 0, card.Archives}, {2, 2, card.Archives}, {1, 2, card.Discard}, {2, 1, card.Discard}} {
		tb := duel(t, side{Token: "wrangler", Keys: c.mine, Hand: ids("fierce-competition"), Deck: ids("mother")},
			side{Keys: c.theirs}, card.Skyborn)
		tb.Play("fierce-competition")
		tb.Line(0, "wrangler")
		tb.InZone(c.to, "fierce-competition")
	}
}

func TestShikari(t *testing.T) {
	tb := duel(t, side{Token: "wrangler", Hand: ids("shikari"), Deck: ids("mother")}, side{}, card.Skyborn)
	tb.Play("shikari")
	tb.Right()
	tb.Line(0, "shikari", "wrangler")
	tb = duel(t, side{Line: ids("shikari")}, side{Line: ids("redhawk")}, card.Skyborn)
	tb.Fight("shikari")
	assert.Equal(t, []string{"shikari"}, tb.Pile(0, card.Hand))
	tb = duel(t, side{Line: ids("shikari")}, side{Line: ids("troll")}, card.Skyborn)
	tb.Fight("shikari") // it does not survive
	tb.InZone(card.Discard, "shikari")
}

func TestTheTwinLamps(t *testing.T) {
	for _, c := range []struct{ mine, theirs, tokens int }{{1, 3, 0}, {2, 3, 1}, {1, 0, 1}, {0, 0, 0}, {0, 1, 1}} {
		tb := duel(t, side{Token: "wrangler", Amber: c.mine, Hand: ids("the-twin-lamps"), Deck: ids("mother")}, side{Amber: c.theirs},
			card.Skyborn)
		tb.Play("the-twin-lamps")
		tb.Amber(1, max(0, c.theirs-1))
		assert.Len(t, tb.Pile(0, card.Battleline), c.tokens, "%+v", c)
	}
}

func TestSkybornTokens(t *testing.T) {
	t.Run("wrangler", func(t *testing.T) {
		tb := duel(t, side{Token: "wrangler", Line: mob(1)}, side{}, card.Skyborn)
		tb.Act("wrangler")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("aerialist", func(t *testing.T) {
		for color, captures := range map[uint8]int{keyforge.YellowKey: 1, keyforge.RedKey: 0} {
			tb := duel(t, side{Token: "aerialist", Line: mob(2), Colors: color, Keys: 1},
				side{Amber: 3, Colors: keyforge.YellowKey, Keys: 1}, card.Skyborn)
			tb.Reap("aerialist#1")
			tb.AmberOn("aerialist#1", captures)
			tb.AmberOn("aerialist#2", 0)
			tb.Amber(1, 3-captures)
		}
	})
	t.Run("corsair", func(t *testing.T) {
		tb := duel(t, side{Token: "corsair", Line: mob(1), Colors: keyforge.RedKey, Keys: 1}, side{Line: ids("krump")}, card.Skyborn)
		tb.PowerIs("corsair", 3)
		tb.Fight("corsair")
		tb.Damage("corsair", 0)
		tb.Damage("1:krump", 3)
		tb = duel(t, side{Token: "corsair", Line: mob(1), Colors: keyforge.BlueKey, Keys: 1},
			side{Colors: keyforge.RedKey, Keys: 1, Line: ids("krump")}, card.Skyborn)
		tb.PowerIs("corsair", 2)
		tb.Fight("corsair")
		tb.Line(0)
	})
	t.Run("marketeer", func(t *testing.T) {
		tb := duel(t, side{Token: "marketeer", Line: mob(2), Colors: keyforge.BlueKey, Keys: 1}, side{}, card.Skyborn)
		tb.Act("marketeer#1")
		tb.Line(0, "marketeer")
		tb.Amber(0, 2)
		tb.InZone(card.Discard, "krump")
		tb = duel(t, side{Token: "marketeer", Line: mob(1), Colors: keyforge.RedKey, Keys: 1},
			side{Colors: keyforge.BlueKey, Keys: 1}, card.Skyborn)
		assert.False(t, can(tb, keyforge.UseAction, "marketeer"))
	})
}
