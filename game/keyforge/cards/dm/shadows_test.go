package dm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestChevalDeFrise(t *testing.T) {
	begin := side{Artifacts: ids("cheval-de-frise"), Line: ids("dodger", "mother")}
	tb := duel(t, side{Line: ids("troll", "krump")}, begin, card.Brobnar)
	tb.Fight("troll", "dodger")
	tb.Damage("troll", 2+5)
	tb.Fight("krump", "mother")
	tb.Damage("krump", 5)
	tb = duel(t, begin, side{Line: ids("umbra")}, card.Shadows)
	tb.Fight("dodger", "umbra") // not an enemy's
	tb.Damage("dodger", 2)
}

func TestHonorableAbagnale(t *testing.T) {
	for _, c := range []struct{ ours, theirs, lo, hi, pays int }{
		{3, 5, 3, 3, 3}, {4, 5, 2, 3, 2}, {4, 5, 2, 3, 3}, {6, 2, 0, 2, 0}, {9, 1, 0, 1, 1}} {
		tb := duel(t, side{Amber: c.theirs}, side{Amber: c.ours, Line: ids("honorable-abagnale")}, card.Brobnar)
		tb.EndTurn()
		if c.lo < c.hi {
			tb.Asks(keyforge.AskNumber, keyforge.ForLoan, 1)
			tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(c.lo - 1)}, keyforge.OutOfRange)
			tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(c.hi + 1)}, keyforge.OutOfRange)
			tb.Choose(c.pays)
		}
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, c.ours-6+c.pays)
		tb.Amber(0, c.theirs-c.pays)
	}
	for _, c := range [][2]int{{2, 5}, {4, 1}} { // one too few
		tb := duel(t, side{Amber: c[1]}, side{Amber: c[0], Line: ids("honorable-abagnale")}, card.Brobnar)
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.Amber(1, c[0])
		tb.Amber(0, c[1])
	}
	tb := duel(t, side{Amber: 3, Line: ids("honorable-abagnale")}, side{Amber: 5}, card.Shadows)
	tb.EndTurn() // it is not theirs
	tb.Keys(1, 0)
	tb = duel(t, side{Amber: 9}, side{Line: ids("honorable-abagnale", "honorable-abagnale")}, card.Brobnar)
	tb.EndTurn() // each lets its player spend 3
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(0, 3)
}

func TestKeepTheChange(t *testing.T) {
	for _, c := range []struct{ has, chosen, paid int }{{5, 3, 3}, {5, 0, 0}, {8, 6, 6}, {1, 6, 2}} {
		tb := duel(t, side{Hand: ids("keep-the-change"), Amber: c.has, Deck: many(9, "fear")}, side{}, card.Shadows)
		tb.Play("keep-the-change")
		tb.Choose(c.chosen)
		tb.Amber(0, c.has+1-c.paid)
		tb.Amber(1, c.paid)
		assert.Len(t, tb.Pile(0, card.Hand), c.paid)
	}
}

func TestLuisCompère(t *testing.T) {
	for _, c := range []struct{ hand, stolen int }{{4, 2}, {5, 0}, {0, 2}} {
		tb := duel(t, side{Hand: many(c.hand, "fear"), Deck: many(9, "punch"), Amber: 3}, side{Line: ids("luis-compère")}, card.Dis)
		tb.EndTurn()
		tb.Amber(1, c.stolen)
		tb.Amber(0, 3-c.stolen)
	}
	tb := duel(t, side{Hand: many(4, "fear"), Deck: many(1, "punch"), Amber: 3}, side{Line: ids("luis-compère")}, card.Dis)
	tb.EndTurn() // there is only one card to draw
	tb.Amber(1, 0)
	tb = duel(t, side{Hand: append(ids("library-card"), many(5, "fear")...), Deck: many(9, "punch"), Amber: 3},
		side{Line: ids("luis-compère")}, card.Dis)
	tb.EndTurn()
	tb.Amber(1, 0)
	tb.EndTurn() // nor in its own turn, in which its controller draws six
	tb.Amber(1, 0)
	tb.Amber(0, 3)
}

// What was drawn before the step does not count.
func TestLuisCompèreCountsTheStep(t *testing.T) {
	tb := duel(t, side{Hand: append(ids("ashwing-protocol"), many(2, "fear")...), Deck: many(9, "punch")},
		side{Line: ids("luis-compère")}, card.Ouboros)
	tb.Play("ashwing-protocol")
	tb.EndTurn()
	tb.Amber(1, 0)
	tb.Amber(0, 1)
}

func TestReinAndCycle(t *testing.T) {
	them := side{Line: ids("troll"), Artifacts: ids("cannon")}
	tb := duel(t, side{Hand: ids("rein-and-cycle"), Line: ids("dodger"), Amber: 1}, them, card.Shadows)
	tb.Play("rein-and-cycle")
	tb.Offers("troll", "cannon")
	tb.Pick("cannon")
	assert.Equal(t, []string{"cannon"}, tb.Pile(0, card.Artifacts))
	tb.Amber(0, 0)
	tb.Amber(1, 1)
	tb = duel(t, side{Hand: ids("rein-and-cycle"), Line: ids("dodger"), Amber: 1}, them, card.Shadows)
	tb.Play("rein-and-cycle")
	tb.Pick("troll")
	tb.Left()
	tb.Line(0, "troll", "dodger")
	tb = duel(t, side{Hand: ids("rein-and-cycle")}, them, card.Shadows)
	tb.Play("rein-and-cycle")
	tb.Line(1, "troll")
}

func TestBlankCheck(t *testing.T) {
	tb := duel(t, side{Hand: ids("blank-check"), Archives: ids("mother"), Discard: ids("fear")},
		side{Archives: ids("punch"), Discard: many(2, "punch"), Deck: many(4, "punch")}, card.Shadows)
	tb.Play("blank-check")
	assert.ElementsMatch(t, []string{"mother", "fear"}, tb.Pile(0, card.Deck))
	assert.Len(t, tb.Pile(1, card.Discard), 6) // five, and the one that was played
	assert.Len(t, tb.Pile(1, card.Deck), 1)
	assert.Empty(t, tb.Pile(1, card.Archives))
	tb.Amber(0, 2)
	tb.Amber(1, 0)
	tb = duel(t, side{Hand: ids("blank-check")}, side{Deck: many(3, "punch")}, card.Shadows)
	tb.Play("blank-check")
	assert.Len(t, tb.Pile(1, card.Discard), 3) // with nothing left to play
	tb.Amber(0, 1)
}

func TestCounterfeitControversy(t *testing.T) {
	for _, c := range []struct{ mine, theirs, left int }{{0, 7, 4}, {4, 6, 3}, {5, 6, 6}, {6, 6, 6}} { // its own æmber comes first
		tb := duel(t, side{Hand: ids("counterfeit-controversy"), Amber: c.mine}, side{Amber: c.theirs}, card.Shadows)
		tb.Play("counterfeit-controversy")
		tb.Amber(1, c.left)
		tb.Amber(0, c.mine+1)
	}
}

func TestDitchTheLoot(t *testing.T) {
	tb := duel(t, side{Hand: ids("ditch-the-loot"), Line: list{{ID: "dodger", Amber: 3}, {ID: "mother", Amber: 1}}},
		side{Line: list{{ID: "troll", Amber: 2}}}, card.Shadows)
	tb.Play("ditch-the-loot")
	tb.Pick("dodger")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 5)
	tb.AmberOn("dodger", 0)
	tb.AmberOn("mother", 1)
	tb = duel(t, side{Hand: ids("ditch-the-loot"), Line: list{{ID: "dodger", Amber: 3}}}, side{}, card.Shadows)
	tb.Play("ditch-the-loot")
	tb.AmberOn("dodger", 3)
}

func TestTheWatch(t *testing.T) {
	for _, stays := range []bool{true, false} {
		tb := afterARest(t, stays, side{Line: resting("the-watch"), Amber: 3}, side{Line: ids("nightmare-urchin"), Amber: 3})
		tb.Reap("nightmare-urchin")
		if stays {
			tb.Amber(0, 3)
		} else {
			tb.Amber(0, 2)
		}
	}
	tb := duel(t, side{Line: ids("nightmare-urchin")}, side{Line: ids("the-watch"), Amber: 3}, card.Shadows)
	tb.Reap("nightmare-urchin")
	tb.Amber(1, 2)
}

func TestVaelraWhisperfang(t *testing.T) {
	tb := duel(t, side{Hand: ids("troll", "cannon")}, side{Line: ids("vaelra-whisperfang")}, card.Brobnar)
	tb.Play("troll")
	tb.Damage("troll", 2)
	tb.Play("cannon")
	tb = duel(t, side{Line: ids("vaelra-whisperfang"), Hand: ids("dodger")}, side{}, card.Shadows)
	tb.Play("dodger")
	tb.Left()
	tb.Damage("dodger", 0)
}

func TestVictorFlux(t *testing.T) {
	tb := duel(t, side{Line: ids("victor-flux"), Discard: ids("troll", "punch")}, side{Hand: ids("zorg", "krump", "punch")}, card.Shadows)
	tb.Reap("victor-flux")
	tb.Offers("troll", "punch")
	tb.Pick("troll")
	tb.InZone(card.Purged, "troll")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("krump")}, keyforge.NotPlayable)
	tb.Play("1:punch")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Play("krump") // over
	tb.Line(1, "krump")

	tb = duel(t, side{Line: ids("victor-flux")}, side{Hand: ids("krump"), Discard: ids("troll")}, card.Shadows)
	tb.Reap("victor-flux")
	tb.EndTurn()
	tb.Play("krump")
	tb.Line(1, "krump")
}

func TestAchromaticBasilisk(t *testing.T) {
	tb := duel(t, side{Line: ids("achromatic-basilisk", "dodger")}, side{Line: ids("troll", "krump")}, card.Shadows)
	tb.Fight("achromatic-basilisk", "troll")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.Marked("krump", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Damage("achromatic-basilisk", 0)
}

func TestCaughtYouNapping(t *testing.T) {
	tb := duel(t, side{Hand: ids("caught-you-napping"), Line: resting("dodger")},
		side{Amber: 5, Line: append(resting("troll"), ids("krump")...)}, card.Shadows)
	tb.Play("caught-you-napping")
	tb.Pick("krump")
	tb.Amber(0, 1+2)
	tb.Amber(1, 3)
	tb = duel(t, side{Hand: ids("caught-you-napping"), Line: ids("dodger", "mother")},
		side{Amber: 5, Line: append(resting("troll"), ids("krump")...)}, card.Shadows)
	tb.Play("caught-you-napping")
	tb.Unmarked("krump", keyforge.Exhausted)
	tb.Amber(1, 4)
}

func TestClayMore(t *testing.T) {
	tb := duel(t, side{Line: ids("clay-more", "dodger")}, side{Line: ids("troll", "zorg", "krump")}, card.Shadows)
	tb.Fight("clay-more", "zorg")
	tb.InZone(card.Discard, "clay-more")
	tb.Damage("troll", 2)
	tb.Damage("krump", 2)
	tb.Damage("zorg", 1)
	tb.Damage("dodger", 0)
}

func TestColtSleven(t *testing.T) {
	tb := duel(t, side{Hand: ids("colt-sleven"), Line: list{{ID: "mother", Power: 1}}},
		side{Line: list{{ID: "troll", Power: 2}, {ID: "krump"}}}, card.Shadows)
	tb.Play("colt-sleven")
	tb.Left()
	tb.Pick("troll")
	tb.Pick("krump")
	tb.Pick("troll")
	tb.Damage("troll", 2)
	tb.Damage("krump", 1)
	tb = duel(t, side{Hand: ids("colt-sleven")}, side{Line: ids("troll")}, card.Shadows)
	tb.Play("colt-sleven")
	tb.Damage("troll", 0)
}

func TestGrammyTaps(t *testing.T) {
	for _, stays := range []bool{true, false} {
		tb := afterARest(t, stays, side{Line: append(resting("grammy-taps"), ids("mother", "zorg")...)}, side{Line: ids("troll", "krump")})
		tb.Fight("troll", "mother")
		if stays {
			tb.Damage("troll", 0)
			tb.Damage("mother", 0)
		} else {
			tb.InZone(card.Discard, "mother")
		}
		tb.Fight("krump", "zorg") // no neighbor, or only of a ready one
		tb.InZone(card.Discard, "krump")
	}
}

func TestNightmareUrchin(t *testing.T) {
	for enemies, stolen := range []int{1, 1, 2} {
		tb := duel(t, side{Line: ids("nightmare-urchin")}, side{Amber: 3, Line: many(enemies, "troll")}, card.Shadows)
		tb.Reap("nightmare-urchin")
		tb.Amber(0, 1+stolen)
		tb.Amber(1, 3-stolen)
	}
}

func TestPincherMalloy(t *testing.T) {
	for mine, stolen := range []int{2, 2, 2, 0, 0} {
		tb := duel(t, side{Hand: ids("pincher-malloy"), Amber: mine}, side{Amber: 3}, card.Shadows)
		tb.Play("pincher-malloy")
		tb.Amber(0, mine+stolen)
		tb.Amber(1, 3-stolen)
	}
}

func TestPyrotechnicFlash(t *testing.T) {
	for _, c := range []struct {
		pick   string
		stolen int
	}{{"batdrone", 1}, {"krump", 0}, {"silvertooth", 1}} {
		tb := duel(t, side{Hand: ids("pyrotechnic-flash")}, side{Amber: 3, Line: list{{ID: "dust-imp", Damage: 1}, {ID: "batdrone"},
			{ID: "krump"}, {ID: "dust-pixie"}, {ID: "silvertooth"}}}, card.Shadows)
		tb.Play("pyrotechnic-flash")
		tb.Pick(c.pick)
		tb.Amber(0, c.stolen)
	}
}

func TestTakeABreak(t *testing.T) {
	tb := duel(t, side{Hand: ids("take-a-break"), Line: ids("urchin")}, side{Line: ids("zorg", "troll", "mother", "krump")}, card.Shadows)
	tb.Play("take-a-break")
	for _, id := range []string{"troll", "mother", "krump"} {
		tb.Marked(id, keyforge.Exhausted)
	}
	tb.Unmarked("zorg", keyforge.Exhausted)
	tb.Unmarked("urchin", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("take-a-break")}, side{Line: ids("batdrone", "troll", "krump", "silvertooth")}, card.Shadows)
	tb.Play("take-a-break")
	tb.Pick("silvertooth")
	tb.Marked("krump", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
}
