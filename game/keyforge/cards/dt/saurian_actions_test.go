package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBracchanalia(t *testing.T) {
	t.Run("4 from the supply, and a capture", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("bracchanalia"), Line: ids("mother", "valdr")}, side{Amber: 3}, card.Saurian)
		tb.Play("bracchanalia")
		tb.Pick("mother")
		tb.AmberOn("bracchanalia", 4)
		tb.AmberOn("mother", 1)
		tb.Amber(1, 2)
		tb.Amber(0, 1)
	})
	rich := list{{ID: "mother", Amber: 1}, {ID: "valdr", Amber: 1}, {ID: "troll", Amber: 2}, {ID: "urchin", Amber: 1}}
	t.Run("to whoever begins a turn with four such creatures", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "bracchanalia", Amber: 4}}, Line: list{{ID: "mother", Amber: 3}},
			Houses: []card.House{card.Saurian}},
			side{Line: rich}, card.Saurian)
		tb.EndTurn()
		tb.Amber(1, 4)
		tb.AmberOn("bracchanalia", 0)
		tb.LeaveOpen()
	})
	t.Run("three are too few", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "bracchanalia", Amber: 4}}, Line: rich}, side{Line: rich[:3]}, card.Saurian)
		tb.EndTurn()
		tb.Amber(1, 0)
		tb.Amber(0, 0)
		tb.AmberOn("bracchanalia", 4)
		tb.LeaveOpen()
	})
}

func TestEnlistNumeri(t *testing.T) {
	tb := duel(t, side{Hand: ids("enlist-numeri"), Houses: []card.House{card.Saurian}},
		side{Line: list{{ID: "troll", Amber: 1}, {ID: "valdr"}}}, card.Saurian)
	tb.Play("enlist-numeri")
	tb.Line(0, "troll")
	tb.Line(1, "valdr")
	assert.Equal(t, card.HouseSet(card.Saurian), tb.HousesOf(tb.Card("troll")))
	tb.Reap("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 2)
}

func TestISSIndominus(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("iss-indominus"),
		Line: list{{ID: "lapisaurus"}, {ID: "grimlocus-dux"}, {ID: "censor-philo", Marks: keyforge.Exhausted}, {ID: "mother"}}},
		side{Line: ids("troll", "sir-bevor", "urchin")}, card.Saurian)
	tb.Act("iss-indominus")
	tb.Offers("lapisaurus", "grimlocus-dux", "censor-philo")
	tb.Pick("lapisaurus", "grimlocus-dux", "censor-philo")
	tb.Damage("troll", 2) // two were ready
	tb.Damage("sir-bevor", 0)
	tb.InZone(card.Discard, "urchin")
	tb.Damage("mother", 0)
	tb.Unmarked("mother", keyforge.Exhausted)
}

func TestSwallowWhole(t *testing.T) {
	play := keyforge.Command{Verb: keyforge.PlayCard}
	t.Run("only at high tide", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("swallow-whole"), Line: ids("mother", "valdr")}, side{Line: list{{ID: "troll", Power: 1}}}, card.Saurian)
		play.Card = tb.Card("swallow-whole")
		tb.Refused(play, keyforge.OwnCondition)
		tb.Do(raise)
		tb.Play("swallow-whole")
		tb.Offers("mother", "valdr", "troll")
		tb.Pick("valdr", "troll")
		tb.InZone(card.Purged, "valdr")
		tb.PowerIs("troll", 15)
		tb.PowerIs("mother", 5)
	})
	t.Run("of equal power you choose", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("swallow-whole"), Line: ids("mother", "titan-mechanic")}, side{Line: ids("mother", "troll")}, card.Saurian)
		tb.Do(raise)
		tb.Play("swallow-whole")
		tb.Pick("0:mother", "1:mother")
		tb.Pick("1:mother")
		tb.InZone(card.Purged, "1:mother")
		tb.PowerIs("0:mother", 10)
	})
}

func TestTheFirstScroll(t *testing.T) {
	t.Run("who forges pays their own creatures", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("the-first-scroll"), Line: ids("mother"), Amber: 3},
			side{Line: ids("troll", "valdr"), Amber: 8}, card.Saurian)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.AmberOn("troll", 1)
		tb.AmberOn("valdr", 1)
		tb.AmberOn("mother", 0)
		tb.Amber(1, 0)
		tb.Amber(0, 3)
		tb.LeaveOpen()
	})
	t.Run("too little for all", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("the-first-scroll")}, side{Line: ids("troll", "valdr", "headhunter"), Amber: 7}, card.Saurian)
		tb.EndTurn()
		tb.Choose(0)
		tb.Offers("troll", "valdr", "headhunter")
		tb.Pick("valdr")
		tb.AmberOn("valdr", 1)
		tb.Amber(1, 0)
		tb.LeaveOpen()
	})
}

func TestAnkyloFormation(t *testing.T) {
	line := ids("grimlocus-dux", "mother")
	t.Run("one creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ankylo-formation"), Line: line}, side{Line: ids("troll")}, card.Saurian)
		tb.Play("ankylo-formation")
		tb.Choose(0)
		tb.Offers("grimlocus-dux", "mother")
		tb.Pick("grimlocus-dux")
		assert.False(t, tb.HasKeyword(tb.Card("mother"), card.Skirmish))
		tb.Fight("grimlocus-dux", "troll")
		tb.Damage("grimlocus-dux", 0)
		tb.AmberOn("grimlocus-dux", 0)
		tb.EndTurn()
		assert.False(t, tb.HasKeyword(tb.Card("grimlocus-dux"), card.Skirmish))
		tb.LeaveOpen()
	})
	t.Run("each, for an exalt", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ankylo-formation"), Line: line}, side{Line: ids("troll")}, card.Saurian)
		tb.Play("ankylo-formation")
		tb.Choose(1)
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		for name, has := range map[string]bool{"mother": true, "grimlocus-dux": true, "troll": false} {
			assert.Equal(t, has, tb.HasKeyword(tb.Card(name), card.Skirmish), name)
		}
	})
}

func TestBuryRiches(t *testing.T) {
	tb := duel(t, side{Hand: ids("bury-riches", "bury-riches"), Line: list{{ID: "mother", Amber: 2}, {ID: "urchin"}}},
		side{Line: list{{ID: "troll", Amber: 3}}, Artifacts: list{{ID: "bracchanalia", Amber: 2}}}, card.Saurian)
	tb.Play("bury-riches")
	assert.True(t, tb.TideHigh(0))
	tb.AmberOn("mother", 2)
	tb.Play("bury-riches#2")
	tb.AmberOn("mother", 1)
	tb.AmberOn("troll", 2)
	tb.AmberOn("bracchanalia", 2)
	tb.Amber(0, 1)
	tb.Amber(1, 1)
}

func TestDiNoYouDidnt(t *testing.T) {
	tb := duel(t, side{Hand: ids("di-no-you-didn-t"), Line: list{{ID: "mother", Amber: 1}}},
		side{Line: list{{ID: "troll", Amber: 1}, {ID: "valdr"}}}, card.Saurian)
	tb.Play("di-no-you-didn-t")
	tb.InZone(card.Discard, "troll")
	tb.InZone(card.Battleline, "mother", "valdr")
	tb.Amber(0, 2)
}

func TestSaurarium(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("saurarium"), Line: list{{ID: "dust-imp", House: card.Saurian}, {ID: "lapisaurus"}}},
		side{Line: ids("urchin", "dust-imp")},
		card.Saurian)
	tb.Reap("dust-imp") // the Urchin is less powerful
	tb.Reap("lapisaurus")
	tb = duel(t, side{Artifacts: ids("saurarium"), Line: list{{ID: "dust-imp", House: card.Saurian}, {ID: "lapisaurus"}}},
		side{Line: ids("dust-imp")},
		card.Saurian)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("0:dust-imp")}, keyforge.CannotReap)
	tb.Reap("lapisaurus")
	tb.Fight("0:dust-imp", "1:dust-imp")
	tb.Choose(0) // which Destroyed ability comes first
}

func TestWipeClear(t *testing.T) {
	tb := duel(t, side{Hand: ids("wipe-clear"), Line: list{{ID: "mother", Attached: ids("hand-cannon")}}},
		side{Line: list{{ID: "troll", Attached: list{{ID: "ransom"}}}, {ID: "urchin"}}, Artifacts: ids("bracchanalia")}, card.Saurian)
	tb.Play("wipe-clear")
	tb.InZone(card.Discard, "hand-cannon", "ransom", "urchin")
	tb.Damage("mother", 1)
	tb.Damage("troll", 1)
	tb.InZone(card.Artifacts, "bracchanalia")
	tb.Amber(0, 1)
}

func TestAltruistsRostrum(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("altruist-s-rostrum"), Line: list{{ID: "mother", Amber: 2}}},
		side{Line: list{{ID: "troll", Amber: 1}, {ID: "valdr"}}}, card.Saurian)
	tb.Act("altruist-s-rostrum")
	tb.Pick("mother")
	tb.Offers("troll", "valdr")
	tb.Pick("valdr")
	tb.AmberOn("mother", 1)
	tb.AmberOn("valdr", 1)
	tb.AmberOn("troll", 1)
}

func TestCarpeVinum(t *testing.T) {
	tb := duel(t, side{Hand: ids("carpe-vinum"), Line: ids("mother")}, side{Line: ids("troll", "valdr", "urchin")}, card.Saurian)
	tb.Play("carpe-vinum")
	tb.Offers("troll", "valdr", "urchin")
	tb.Pick("troll", "urchin")
	tb.AmberOn("troll", 1)
	tb.AmberOn("urchin", 1)
	tb.AmberOn("valdr", 0)
}

func TestCrushingCharge(t *testing.T) {
	tb := duel(t, side{Hand: ids("crushing-charge"), Line: ids("lapisaurus", "mother")},
		side{Line: list{{ID: "urchin"}, {ID: "lapisaurus", Power: 1}}}, card.Saurian)
	tb.Play("crushing-charge")
	tb.InZone(card.Discard, "0:lapisaurus", "urchin")
	tb.InZone(card.Battleline, "mother", "1:lapisaurus")
	assert.Equal(t, 1, int(tb.Player(0).Chains))
}

func TestDecadence(t *testing.T) {
	t.Run("exalt, ready and use", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("decadence"), Line: list{{ID: "mother", Marks: keyforge.Exhausted}}}, side{}, card.Saurian)
		tb.Play("decadence")
		tb.Choose(0)
		tb.AmberOn("mother", 1)
		tb.Amber(0, 1) // it could only reap
		tb.Marked("mother", keyforge.Exhausted)
	})
	t.Run("or move 1", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("decadence"), Line: list{{ID: "mother", Amber: 1}, {ID: "urchin"}}}, side{}, card.Saurian)
		tb.Play("decadence")
		tb.Choose(1)
		tb.Pick("mother")
		tb.AmberOn("urchin", 1)
		tb.AmberOn("mother", 0)
	})
}

func TestMedicusLacus(t *testing.T) {
	keeper := side{Line: list{{ID: "medicus-lacus"}, {ID: "mother", Amber: 4}}, Amber: 3, Houses: []card.House{card.Saurian}}
	t.Run("at high tide keys are paid from friendly creatures too", func(t *testing.T) {
		tb := duel(t, keeper, side{}, card.Saurian)
		tb.Do(raise)
		tb.EndTurn()
		tb.EndTurn()
		tb.Pick("mother") // even for what the pool could pay
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 1)
		tb.AmberOn("mother", 0)
		tb.LeaveOpen()
	})
	t.Run("not otherwise", func(t *testing.T) {
		tb := duel(t, keeper, side{}, card.Saurian)
		tb.EndTurn()
		tb.EndTurn()
		tb.Keys(0, 0)
		tb.LeaveOpen()
	})
}

func TestOstracize(t *testing.T) {
	tb := duel(t, side{Hand: ids("ostracize"), Amber: 1, Line: ids("mother")}, side{Line: ids("troll")}, card.Saurian)
	tb.Play("ostracize")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.InZone(card.Purged, "troll")
	tb.Amber(0, 0)
	tb = duel(t, side{Hand: ids("ostracize")}, side{Line: ids("troll", "valdr")}, card.Saurian)
	tb.Play("ostracize")
	tb.Line(1, "troll", "valdr")
}

func TestReachAdvantage(t *testing.T) {
	tb := duel(t, side{Hand: ids("reach-advantage", "reach-advantage"), Line: ids("mother", "urchin")}, side{Amber: 5}, card.Saurian)
	tb.Play("reach-advantage")
	assert.True(t, tb.TideHigh(0))
	tb.Amber(1, 5)
	tb.Play("reach-advantage#2")
	tb.Pick("urchin")
	tb.AmberOn("urchin", 3)
	tb.Amber(1, 2)
}
