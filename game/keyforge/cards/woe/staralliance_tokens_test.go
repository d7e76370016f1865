package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// K25.15, K17.14: token creatures that are made later are copies too.
func TestMirrorShell(t *testing.T) {
	shell := list{{ID: "krump", Attached: ids("mirror-shell")}}
	us := side{Token: "explorer", Line: append(shell, down("fear", "punch")...), Hand: ids("arm-the-plebeians"), Deck: ids("mother", "mother")}
	tb := duel(t, us, side{Token: "explorer", Line: down("fear")}, card.Brobnar)
	tb.Reap("0:krump#1")
	tb.Line(0, "krump", "krump", "krump")
	tb.Line(1, "explorer")
	tb.PowerIs("0:krump#2", 6)
	v := tb.View(0).Cards[tb.Card("0:krump#2")]
	assert.True(t, v.Token)
	assert.Equal(t, card.HouseSet(card.Brobnar), v.Houses)
	tb.Reap("0:krump#2")
	tb.EndTurn()
	tb.Line(0, "krump", "explorer", "explorer")
	tb.PowerIs("0:explorer#1", 2)
	tb.LeaveOpen()
	t.Run("a token creature does not copy itself", func(t *testing.T) { // Q89
		line := down("fear", "punch")
		line[0].Attached = ids("mirror-shell")
		tb := duel(t, side{Token: "cadet", Line: line}, side{}, card.StarAlliance)
		tb.Reap("cadet#1")
		tb.Line(0, "cadet", "cadet")
	})
	t.Run("made later, and damage that is too much afterwards", func(t *testing.T) {
		us := side{Token: "explorer", Line: list{{ID: "pyr*0", Attached: ids("mirror-shell")}}, Hand: ids("teamwork",
			"photon-blast"), Deck: ids("krump")}
		us.Line[0].Counters = map[card.Counter]int{card.PowerCounter: 1}
		tb := duel(t, us, side{Line: ids("dust-imp")}, card.StarAlliance)
		tb.Reap("pyr*0")
		tb.Play("teamwork")
		tb.Left()
		tb.Line(0, "pyr*0", "pyr*0")
		tb.PowerIs("pyr*0#2", 3) // counters are not copied
		tb.Play("photon-blast")
		tb.Pick("pyr*0#2")
		tb.Damage("pyr*0#2", 2)
		tb.EndTurn()
		tb.Line(0, "pyr*0")
		tb.LeaveOpen()
	})
	t.Run("it is played", func(t *testing.T) {
		tb := duel(t, side{Token: "explorer", Hand: ids("mirror-shell"), Line: ids("troll"), Deck: ids("krump")}, side{}, card.StarAlliance)
		tb.Play("mirror-shell")
		tb.Left()
		tb.Line(0, "explorer", "troll")
	})
}

// K25.19, Q88.
func TestAemberling(t *testing.T) {
	line := down("fear", "punch", "krump")
	line[0].Marks |= keyforge.Warded
	line[0].Amber = 1
	brobnar := []card.House{card.Brobnar}
	forge := func(pool int) *table {
		tb := duel(t, side{Houses: brobnar, Amber: 0},
			side{Token: "æmberling", Amber: pool, Line: line, Houses: brobnar, Deck: many(9, "fear")}, card.Brobnar)
		tb.EndTurn()
		return tb
	}
	tb := forge(4)
	tb.Asks(keyforge.AskCards, keyforge.ForPayment, 1)
	tb.Pick("æmberling#1")
	tb.InZone(card.Discard, "fear")
	tb.Amber(0, 1) // what was on it
	tb.Pick("æmberling#1")
	tb.Finish() // the pool pays the rest
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 0)
	tb.Line(1, "æmberling")
	tb.LeaveOpen()
	tb = forge(2) // all of them are not enough
	tb.Keys(1, 0)
	tb.Line(1, "æmberling", "æmberling", "æmberling")
	tb.LeaveOpen()
	tb = duel(t, side{Token: "æmberling", Line: down("fear"), Artifacts: ids("norbyn-s-cavern")},
		side{Token: "æmberling", Line: down("fear")}, card.StarAlliance)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("0:æmberling")}, keyforge.CannotReap)
	tb.PowerIs("0:æmberling", 4)
	tb.PowerIs("1:æmberling", 1)
	tb.Fight("0:æmberling", "1:æmberling")
	tb.Damage("æmberling", 0)
	tb.Line(1)
}

func TestRecruitingStation(t *testing.T) {
	for house, made := range map[card.House]int{card.Brobnar: 1, card.Dis: 0} {
		tb := duel(t, side{Token: "cadet", Artifacts: ids("recruiting-station"), Deck: ids("punch", "fear")}, side{}, card.Dis)
		tb.Omni("recruiting-station")
		tb.House(house)
		tb.InZone(card.Discard, "punch")
		assert.Len(t, tb.Pile(0, card.Battleline), made)
	}
	tb := duel(t, side{Token: "cadet", Artifacts: ids("recruiting-station"), Deck: ids("punch")}, side{}, card.Dis)
	tb.Omni("recruiting-station")
	tb.House(card.Brobnar)
	tb.Line(0) // the deck is empty by now
}

// K26.2, K26.3.
func TestTemporalPurge(t *testing.T) {
	line := plus(ids("mother"), "troll", "fear")
	line[1].Damage = 1
	line[2].Marks |= keyforge.Warded
	line[2].Amber = 1
	tb := duel(t, side{Token: "explorer", Hand: ids("temporal-purge"), Line: line},
		side{Token: "explorer", Line: down("krump")}, card.StarAlliance)
	tb.Play("temporal-purge")
	tb.Line(0, "mother", "troll")
	tb.Line(1, "krump")
	tb.Damage("troll", 1)
	tb.PowerIs("troll", 8)
	tb.InZone(card.Discard, "fear")
	tb.Amber(1, 0)
}

func TestFOFTransponder(t *testing.T) {
	us := side{Token: "cadet", Line: list{{ID: "troll", Attached: ids("fof-transponder")}, {ID: "mother"}}, Deck: ids("fear")}
	us.Line[0].Damage = 7
	tb := duel(t, us, side{Line: ids("krump")}, card.Brobnar)
	tb.Fight("troll", "krump")
	tb.Left()
	tb.Line(0, "cadet", "mother")
	tb.InZone(card.Attached, "fof-transponder")
	assert.Equal(t, tb.Card("cadet"), tb.Of("fof-transponder").Host)
	t.Run("no token", func(t *testing.T) {
		us.Deck = nil
		tb := duel(t, us, side{Line: ids("krump")}, card.Brobnar)
		tb.Fight("troll", "krump")
		tb.InZone(card.Discard, "fof-transponder", "troll")
		tb.Line(0, "mother")
	})
}

func TestGruntWork(t *testing.T) {
	tb := duel(t, side{Token: "cadet", Hand: ids("grunt-work"), Deck: ids("fear", "punch", "troll", "krump")}, side{}, card.StarAlliance)
	tb.Play("grunt-work")
	tb.Pick("fear")
	tb.Pick("troll")
	tb.Pick("punch") // on top
	tb.Line(0, "cadet")
	assert.Equal(t, []string{"troll", "fear", "krump"}, tb.Pile(0, card.Deck))
}

func TestSV3Lander(t *testing.T) {
	tb := duel(t, side{Token: "explorer", Hand: ids("sv3-lander"), Deck: ids("fear")}, side{}, card.StarAlliance)
	tb.Play("sv3-lander")
	tb.Line(0, "explorer")
	us := side{Token: "explorer", Artifacts: ids("sv3-lander"), Line: plus(ids("troll"), "fear", "fear")}
	tb = duel(t, us, side{}, card.Dis)
	tb.Omni("sv3-lander")
	tb.InZone(card.Discard, "sv3-lander")
	tb.Reap("explorer#1")
	tb.Reap("explorer#2")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.WrongHouse)
}

func TestPhotonBlast(t *testing.T) {
	tb := duel(t, side{Token: "cadet", Hand: ids("photon-blast"), Deck: ids("fear")},
		side{Line: ids("krump", "dust-imp", "troll")}, card.StarAlliance)
	tb.Play("photon-blast")
	tb.Pick("dust-imp")
	tb.Line(1, "krump", "troll")
	tb.Damage("krump", 1)
	tb.Line(0, "cadet")
	hurt := ids("krump", "mother", "troll")
	hurt[2].Damage = 7
	for pick, made := range map[string]int{"mother": 1, "krump": 0} { // splash damage is this damage too
		tb := duel(t, side{Token: "cadet", Hand: ids("photon-blast"), Deck: ids("fear")}, side{Line: hurt}, card.StarAlliance)
		tb.Play("photon-blast")
		tb.Pick(pick)
		tb.Damage(pick, 2)
		assert.Len(t, tb.Pile(0, card.Battleline), made)
	}
}

func TestScoutChiefKorijir(t *testing.T) {
	tb := duel(t, side{Token: "cadet", Hand: ids("scout-chief-korijir"), Deck: ids("fear")}, side{}, card.StarAlliance)
	tb.Play("scout-chief-korijir")
	tb.Left()
	tb.Line(0, "cadet", "scout-chief-korijir")
	for _, fights := range []bool{true, false} {
		tb := duel(t, side{Token: "cadet", Line: ids("scout-chief-korijir"), Deck: ids("fear")},
			side{Line: list{{ID: "krump", Marks: keyforge.Stunned}}}, card.StarAlliance)
		if fights {
			tb.Fight("scout-chief-korijir", "krump")
			tb.Line(0) // it did not survive
			continue
		}
		tb.Reap("scout-chief-korijir")
		tb.Left()
		tb.Line(0, "cadet", "scout-chief-korijir")
	}
}

func TestTeamwork(t *testing.T) {
	for n, z := range map[int]card.Zone{2: card.Archives, 1: card.Discard} {
		tb := duel(t, side{Token: "cadet", Hand: ids("teamwork", "photon-blast"), Deck: ids("fear")},
			side{Line: many(n, "krump")}, card.StarAlliance)
		tb.Play("teamwork")
		tb.Line(0, "cadet")
		tb.InZone(z, "teamwork")
	}
}

func TestUplink(t *testing.T) {
	linked := keyforge.CardPosition{ID: "troll", Attached: ids("uplink")}
	for made, line := range map[int]list{2: {{ID: "krump"}, linked, {ID: "mother"}}, 1: {{ID: "pyr*0"}, linked, {ID: "mother"}},
		0: {linked, {ID: "pyr*0"}, {ID: "mother"}}} {
		tb := duel(t, side{Token: "cadet", Line: line, Deck: many(3, "fear")}, side{}, card.Brobnar)
		tb.Act("troll")
		lefts(tb, made)
		assert.Len(t, tb.Pile(0, card.Battleline), 3+made)
	}
}

func TestStarAllianceTokens(t *testing.T) {
	line := append(tired("krump"), append(down("fear"), tired("troll", "mother")...)...)
	tb := duel(t, side{Token: "cadet", Line: line}, side{Line: ids("troll")}, card.StarAlliance)
	tb.Fight("cadet", "1:troll")
	tb.Unmarked("0:troll", keyforge.Exhausted)
	tb.Marked("krump", keyforge.Exhausted)
	tb.Marked("mother", keyforge.Exhausted)

	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Token: "explorer", Line: down("fear"), Deck: ids("punch", "troll")}, side{}, card.StarAlliance)
		tb.Reap("explorer")
		z := card.Deck
		if yes {
			tb.Yes()
			z = card.Discard
		} else {
			tb.No()
		}
		tb.InZone(z, "punch")
		tb.InZone(card.Deck, "troll")
	}

	tb = duel(t, side{Token: "b0-t", Line: plus(ids("troll", "pyr*0", "krump"), "fear")}, side{}, card.StarAlliance)
	tb.Act("b0-t")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Marked("troll", keyforge.Exhausted)
	tb.Amber(0, 1)
}
