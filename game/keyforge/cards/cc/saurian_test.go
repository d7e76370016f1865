package cc_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestEdictOfConscription(t *testing.T) {
	deck := many(12, "fear")
	tb := duel(t, side{Artifacts: ids("edict-of-conscription"), Line: ids("krump"), Hand: ids("troll"), Deck: deck},
		side{Line: ids("bumpsy"), Deck: deck},
		card.Saurian)
	tb.Act("edict-of-conscription")
	tb.InZone(card.Discard, "edict-of-conscription")
	tb.Reap("krump")
	tb.EndTurn()
	tb.Reap("bumpsy") // of Brobnar still
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Play("troll")
	tb.Left()
	tb.Reap("krump")
}

func TestLegateScipio(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Hand: ids("legate-scipio"), Line: ids("praetorian-kentro", "krump")}, side{Line: ids("grammaticus-thrax", "mother")},
			card.Saurian)
		tb.Play("legate-scipio")
		tb.Left()
		n := 0
		if yes {
			n = 1
			tb.Yes()
		} else {
			tb.No()
		}
		for _, id := range []string{"legate-scipio", "praetorian-kentro", "grammaticus-thrax"} {
			tb.AmberOn(id, n)
		}
		tb.AmberOn("krump", 0)
		tb.AmberOn("mother", 0)
	}
}

func TestBellatoranRecruiter(t *testing.T) {
	deck := many(9, "fear")
	mine := side{Line: list{{ID: "bellatoran-recruiter"}, spent("rowdy-skald"), spent("krump"), {ID: "grammaticus-thrax"}}, Deck: deck}
	tb := duel(t, mine, side{Line: ids("titan-mechanic"), Deck: deck}, card.Saurian)
	tb.Reap("bellatoran-recruiter")
	tb.Offers("rowdy-skald", "krump")
	tb.Pick("rowdy-skald")
	tb.InZone(card.Discard, "titan-mechanic") // 4+2 power
	tb.Damage("rowdy-skald", 4)               // 6-2
	tb.PowerIs("rowdy-skald", 6)
	tb.EndTurn()
	tb.PowerIs("rowdy-skald", 4)
	tb.InZone(card.Discard, "rowdy-skald")
}

func TestLaurelWreath(t *testing.T) {
	tb := duel(t, side{Hand: ids("laurel-wreath"), Line: list{rich("krump", 2), rich("troll", 1)}}, side{}, card.Saurian)
	tb.Play("laurel-wreath")
	tb.Pick("krump")
	tb.AmberOn("krump", 3)
	tb.PowerIs("krump", 9)
	tb.PowerIs("troll", 8)
	tb.Amber(0, 1)
}

func TestDecreeOfPrimus(t *testing.T) {
	mine := side{Hand: ids("decree-of-primus"), Line: list{rich("troll", 1)}}
	tb := duel(t, mine, side{Line: list{rich("krump", 3), {ID: "mother"}}}, card.Saurian)
	tb.Play("decree-of-primus")
	tb.Pick("krump")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.AmberOn("krump", 0)
	tb.AmberOn("troll", 4)
	tb = duel(t, mine, side{}, card.Saurian)
	tb.Play("decree-of-primus") // no other creature
	tb.AmberOn("troll", 1)
}

func TestGloriousTradition(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("glorious-tradition"), Line: ids("bumpsy")}, side{Line: ids("krump", "mother", "troll")}, card.Saurian)
	tb.Act("glorious-tradition")
	tb.AmberOn("krump", 1)
	tb.AmberOn("troll", 1)
	tb.AmberOn("mother", 0)
	tb.AmberOn("bumpsy", 0)
}

func TestPraetorianKentro(t *testing.T) {
	tb := duel(t, side{Line: ids("praetorian-kentro", "legate-scipio", "krump")}, side{Line: ids("grammaticus-thrax")}, card.Saurian)
	tb.PowerIs("praetorian-kentro", 4)
	tb.PowerIs("legate-scipio", 5)
	tb.PowerIs("krump", 6)
	tb.PowerIs("grammaticus-thrax", 5)
}

func TestStandAndFight(t *testing.T) {
	tb := duel(t, side{Hand: ids("stand-and-fight"), Line: tired("krump", "bumpsy")}, side{Line: ids("troll", "dextre")}, card.Saurian)
	tb.Play("stand-and-fight")
	tb.Offers("troll", "dextre")
	tb.Pick("troll")
	tb.Offers("krump", "bumpsy")
	tb.Pick("krump")
	tb.Offers("troll", "dextre")
	tb.Pick("dextre")
	tb.AmberOn("troll", 1)
	tb.AmberOn("krump", 1)
	tb.AmberOn("bumpsy", 0)
	tb.InZone(card.Deck, "dextre")
	tb.Marked("krump", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("stand-and-fight")}, side{Line: ids("troll")}, card.Saurian)
	tb.Play("stand-and-fight") // nobody to fight with
	tb.Amber(0, 0)
	tb.AmberOn("troll", 1)
	tb.Damage("troll", 0)
}
