package cc_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestSnarriWarriorPoet(t *testing.T) {
	tb := duel(t, side{Line: ids("snarri-warrior-poet", "krump", "bumpsy"), Deck: many(15, "fear")},
		side{Line: ids("dust-imp", "troll"), Deck: many(15, "fear")}, card.Brobnar)
	tb.Fight("krump", "dust-imp")
	held(t, tb, 0, 1)
	tb.Reap("bumpsy")
	held(t, tb, 0, 1)
	tb.EndTurn() // refills to 6
	tb.House(card.Brobnar)
	tb.Fight("troll", "bumpsy")
	held(t, tb, 0, 6)
}

func TestÜberkingTablets(t *testing.T) {
	for _, c := range []struct {
		option, damage int
		id             string
		ready          bool
	}{
		{1, 2, "troll", false},
		{0, 2, "krump", true},
		{0, 0, "troll", true},  // was ready
		{1, 0, "krump", false}, // was exhausted
	} {
		tb := duel(t, side{Artifacts: ids("überking-tablets"), Line: tired("krump")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Act("überking-tablets")
		tb.Choose(c.option)
		tb.Pick(c.id)
		tb.Damage(c.id, c.damage)
		if c.ready {
			tb.Unmarked(c.id, keyforge.Exhausted)
		} else {
			tb.Marked(c.id, keyforge.Exhausted)
		}
	}
}

func TestBadger(t *testing.T) {
	tb := duel(t, side{Hand: ids("badger", "rowdy-skald", "gauntlet-of-command"), Line: ids("badger")},
		side{Line: ids("troll", "mother"), Deck: many(9, "fear")}, card.Brobnar)
	tb.Play("badger")
	tb.Left()
	tb.Damage("troll", 0) // it was played before
	tb.Play("gauntlet-of-command")
	tb.Damage("troll", 0)
	tb.Play("rowdy-skald")
	tb.Left()
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.Damage("troll", 3)
	tb.Damage("mother", 0)
	t.Run("reaped with, and over with the turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("rowdy-skald"), Line: ids("badger"), Deck: many(9, "headhunter")},
			side{Line: ids("troll"), Hand: ids("krump"), Deck: many(9, "fear"), Houses: []card.House{card.Brobnar}}, card.Brobnar)
		tb.Reap("badger")
		tb.Play("rowdy-skald")
		tb.Left()
		tb.Damage("troll", 3)
		tb.EndTurn()
		tb.Play("krump")
		tb.Left()
		tb.Damage("badger", 0)
		tb.EndTurn()
		tb.Play("headhunter")
		tb.Left()
		tb.Damage("troll", 3)
	})
}

func TestBornToRock(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("born-to-rock"), Line: ids("krump", "troll", "bumpsy", "dust-imp")},
		side{Line: ids("rowdy-skald", "headhunter")}, card.Brobnar)
	tb.PowerIs("krump", 7)
	tb.PowerIs("troll", 10)
	tb.PowerIs("bumpsy", 6)
	tb.PowerIs("dust-imp", 2)
	tb.PowerIs("rowdy-skald", 4)
	tb.Reap("bumpsy")
	tb.PowerIs("bumpsy", 6)
}

func TestHonoredBattlemaster(t *testing.T) {
	tb := duel(t, side{Line: tired("dust-imp", "honored-battlemaster", "krump", "troll")}, side{Line: ids("dextre")}, card.Brobnar)
	tb.Act("honored-battlemaster")
	tb.Offers("dust-imp", "krump")
	tb.Pick("dust-imp")
	tb.Damage("dextre", 2)
	tb.InZone(card.Discard, "dust-imp")
	tb = duel(t, side{Line: ids("honored-battlemaster")}, side{Line: ids("dextre")}, card.Brobnar)
	tb.Act("honored-battlemaster")
	tb.Marked("honored-battlemaster", keyforge.Exhausted)
	tb.Damage("dextre", 0)
}

func TestInciteViolence(t *testing.T) {
	tb := duel(t, side{Hand: ids("incite-violence"), Line: ids("krump"), Deck: many(9, "fear")},
		side{Line: ids("mother", "titan-mechanic", "troll", "headhunter"), Deck: many(9, "fear")}, card.Brobnar)
	tb.Play("incite-violence")
	tb.Fight("krump", "titan-mechanic")
	tb.Damage("mother", 1)
	tb.Damage("troll", 1)
	tb.Damage("headhunter", 0)
	t.Run("neither for enemies nor on the next turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("incite-violence"), Line: ids("krump", "bumpsy"), Deck: many(9, "fear")},
			side{Line: ids("troll"), Deck: many(9, "fear")}, card.Brobnar)
		tb.Play("incite-violence")
		tb.EndTurn()
		tb.Fight("troll", "krump")
		tb.Damage("bumpsy", 0)
	})
}

func TestWildGrumpus(t *testing.T) {
	flank, inside := ids("wild-grumpus", "krump", "troll"), ids("krump", "wild-grumpus", "troll")
	t.Run("attacks", func(t *testing.T) {
		tb := duel(t, side{Line: flank}, side{Line: ids("mother")}, card.Brobnar)
		tb.Fight("wild-grumpus")
		tb.Damage("wild-grumpus", 0)
		tb.Damage("mother", 3)
		tb = duel(t, side{Line: inside}, side{Line: ids("mother")}, card.Brobnar)
		tb.Fight("wild-grumpus")
		tb.InZone(card.Discard, "wild-grumpus")
	})
	t.Run("is attacked", func(t *testing.T) {
		attack := keyforge.Command{Verb: keyforge.Fight}
		tb := duel(t, side{Line: ids("titan-mechanic")}, side{Line: flank}, card.Logos)
		attack.Card = tb.Card("titan-mechanic")
		tb.Do(attack)
		tb.Offers("wild-grumpus", "krump", "troll")
		tb.LeaveOpen()
		tb = duel(t, side{Line: ids("titan-mechanic")}, side{Line: inside}, card.Logos)
		tb.Fight("titan-mechanic") // nothing else to attack
		tb.InZone(card.Discard, "wild-grumpus", "titan-mechanic")
	})
}

func TestWorthyAdversaries(t *testing.T) {
	tb := duel(t, side{Hand: ids("worthy-adversaries"), Line: list{{ID: "krump", Damage: 1}, {ID: "bumpsy"}}},
		side{Line: list{{ID: "mother"}, {ID: "general-xalvador"}, {ID: "dextre"}, {ID: "troll", Damage: 2}}}, card.Brobnar)
	tb.Play("worthy-adversaries")
	tb.Offers("mother", "general-xalvador", "dextre", "troll")
	tb.Pick("mother")
	tb.Must()
	tb.Pick("general-xalvador")
	tb.Damage("mother", 1)
	for id, n := range map[string]int{"mother": 1, "general-xalvador": 0, "dextre": 0, "troll": 1, "krump": 1, "bumpsy": 0} {
		tb.AmberOn(id, n) // the armor of General Xalvador prevents the damage
	}
}
