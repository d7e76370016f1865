package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestFirstOrLast(t *testing.T) {
	for option, gone := range [][]string{{"troll", "grimlocus-dux"}, {"dust-imp", "urchin"}} {
		tb := duel(t, side{Hand: ids("first-or-last"), Line: list{{ID: "dust-imp"}, {ID: "mother"}, {ID: "troll", Power: 3}}},
			side{Line: list{{ID: "grimlocus-dux"}, {ID: "urchin", Power: 1}}}, card.Sanctum)
		tb.Play("first-or-last")
		tb.Choose(option)
		tb.InZone(card.Purged, gone...)
		tb.InZone(card.Battleline, "mother")
		assert.Equal(t, 3, len(tb.Pile(0, card.Battleline))+len(tb.Pile(1, card.Battleline)))
	}
}

func TestHoldfast(t *testing.T) {
	held := side{Line: list{{ID: "holdfast", Marks: keyforge.Exhausted}, {ID: "mother"}, {ID: "urchin"}}}
	t.Run("ready after a neighbor is dealt damage, also when it dies", func(t *testing.T) {
		for _, target := range []string{"mother"} {
			for _, fighter := range []string{"dust-imp", "troll"} {
				tb := duel(t, side{Line: list{{ID: fighter, House: card.Brobnar}}}, held, card.Brobnar)
				tb.Fight(fighter, target)
				tb.Unmarked("holdfast", keyforge.Exhausted)
			}
		}
	})
	t.Run("not of others, of itself or of enemies", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "headhunter")},
			side{Line: list{{ID: "holdfast", Marks: keyforge.Exhausted}, {ID: "mother"}, {ID: "titan-mechanic"}}}, card.Brobnar)
		tb.Fight("troll", "titan-mechanic")
		tb.Fight("headhunter", "holdfast")
		tb.Marked("holdfast", keyforge.Exhausted)
	})
	t.Run("what armor prevents is not dealt", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dust-imp", House: card.Brobnar}}},
			side{Line: list{{ID: "holdfast", Marks: keyforge.Exhausted}, {ID: "sir-bevor"}}}, card.Brobnar)
		tb.Fight("dust-imp", "sir-bevor")
		tb.Marked("holdfast", keyforge.Exhausted)
	})
}

func TestHonorOrGlory(t *testing.T) {
	table := func(option int) []string {
		tb := duel(t, side{Hand: ids("honor-or-glory"), Line: ids("troll")}, side{Line: ids("mother", "valdr", "headhunter", "smaaash")},
			card.Sanctum)
		tb.Play("honor-or-glory")
		tb.Choose(option)
		var hurt []string
		for _, c := range []string{"troll", "mother", "valdr", "headhunter", "smaaash"} {
			if tb.Of(c).Damage == 3 {
				hurt = append(hurt, c)
			}
		}
		return hurt
	}
	assert.Equal(t, []string{"troll", "mother", "smaaash"}, table(0))
	assert.Equal(t, []string{"valdr", "headhunter"}, table(1))
}

func TestLightEverlasting(t *testing.T) {
	t.Run("a Sanctum creature of yours, to any place, with its Play ability", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("light-everlasting"), Line: ids("troll", "mother"),
			Discard: ids("marshal-ewer", "sir-bevor", "urchin", "avenging-aura")},
			side{Discard: ids("holdfast")}, card.Sanctum)
		tb.Play("light-everlasting")
		tb.Offers("marshal-ewer", "sir-bevor")
		tb.Pick("marshal-ewer")
		tb.Choose(1)
		tb.Line(0, "troll", "marshal-ewer", "mother")
		tb.Marked("marshal-ewer", keyforge.Exhausted)
		assert.True(t, tb.TideHigh(0))
		tb.Amber(0, 1)
	})
	t.Run("none there", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("light-everlasting"), Discard: ids("urchin")}, side{}, card.Sanctum)
		tb.Play("light-everlasting")
		tb.Line(0)
	})
}

func TestRedhandRegistry(t *testing.T) {
	held := side{Artifacts: ids("redhand-registry"), Amber: 3, Houses: []card.House{card.Sanctum}}
	thief := side{Line: ids("urchin"), Hand: ids("urchin"), Amber: 6, Houses: []card.House{card.Shadows}}
	t.Run("who stole cannot forge on their next turn", func(t *testing.T) {
		tb := duel(t, thief, held, card.Shadows)
		tb.Play("urchin")
		tb.Left()
		tb.Amber(1, 2)
		tb.EndTurn()
		tb.EndTurn()
		tb.Keys(0, 0)
		tb.Amber(0, 7)
		tb.EndTurn()
		tb.EndTurn() // the one after that is as usual
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.LeaveOpen()
	})
	t.Run("what you steal yourself, or they capture, is nothing", func(t *testing.T) {
		robber := held
		robber.Line, robber.Hand = ids("mother"), ids("urchin", "relentless-assault")
		tb := duel(t, robber, side{Line: ids("thero-centurion"), Amber: 7, Houses: []card.House{card.Saurian}}, card.Shadows)
		tb.Play("urchin")
		tb.Right()
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.LeaveOpen()
	})
}

func TestBadgemagus(t *testing.T) {
	t.Run("its neighbors are readied and fight, one at a time", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Exhausted}, {ID: "badgemagus"}, {ID: "headhunter"},
			{ID: "urchin", Marks: keyforge.Exhausted}}},
			side{Line: ids("troll", "grimlocus-dux")}, card.Sanctum)
		tb.Fight("badgemagus", "grimlocus-dux")
		tb.InZone(card.Discard, "badgemagus")
		tb = duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Exhausted}, {ID: "badgemagus"}, {ID: "headhunter"},
			{ID: "urchin", Marks: keyforge.Exhausted}}},
			side{Line: ids("dust-imp", "troll", "dust-imp")}, card.Sanctum)
		tb.Fight("badgemagus", "dust-imp")
		tb.Pick("headhunter")
		tb.Pick("troll")
		tb.Pick("dust-imp#2")
		tb.Marked("mother", keyforge.Exhausted)
		tb.Damage("mother", 2)
		tb.Damage("troll", 5)
		tb.Marked("urchin", keyforge.Exhausted)
	})
	t.Run("no neighbor", func(t *testing.T) {
		tb := duel(t, side{Line: ids("badgemagus")}, side{Line: ids("dust-imp", "troll")}, card.Sanctum)
		tb.Fight("badgemagus", "dust-imp")
		tb.Damage("troll", 0)
	})
}

func TestGrandMelee(t *testing.T) {
	tb := duel(t, side{Hand: ids("grand-melee"), Line: ids("troll", "valdr", "mother", "headhunter")},
		side{Line: ids("sir-bevor", "urchin", "umbra", "dust-imp")}, card.Sanctum)
	tb.Play("grand-melee")
	tb.Line(0, "troll", "valdr")
	tb.Line(1, "urchin", "umbra")
}

func TestHammerGram(t *testing.T) {
	tb := duel(t, side{Hand: ids("hammer-gram"), Line: ids("mother")}, side{Line: ids("troll", "dust-imp")}, card.Sanctum)
	tb.Play("hammer-gram")
	tb.Offers("mother", "troll", "dust-imp")
	tb.Pick("troll")
	tb.Damage("troll", 3)
	tb.Marked("troll", keyforge.Stunned)
	tb.Unmarked("mother", keyforge.Stunned)
	tb = duel(t, side{Hand: ids("hammer-gram")}, side{Line: ids("dust-imp")}, card.Sanctum)
	tb.Play("hammer-gram")
	tb.Unmarked("dust-imp", keyforge.Stunned)
}

func TestHealOrHarm(t *testing.T) {
	table := side{Hand: ids("heal-or-harm"), Line: list{{ID: "mother", Marks: keyforge.Exhausted, Damage: 2}, {ID: "urchin"}}}
	t.Run("heal a creature and gain 1", func(t *testing.T) {
		tb := duel(t, table, side{Line: list{{ID: "troll", Damage: 5}}}, card.Sanctum)
		tb.Play("heal-or-harm")
		tb.Choose(0)
		tb.Offers("mother", "urchin", "troll")
		tb.Pick("troll")
		tb.Damage("troll", 0)
		tb.Amber(0, 1)
	})
	t.Run("ready and fight", func(t *testing.T) {
		tb := duel(t, table, side{Line: ids("dust-imp")}, card.Sanctum)
		tb.Play("heal-or-harm")
		tb.Choose(1)
		tb.Offers("mother", "urchin")
		tb.Pick("mother")
		tb.Marked("mother", keyforge.Exhausted)
		tb.InZone(card.Discard, "dust-imp")
		tb.Amber(0, 0)
	})
}

func TestMarshalEwer(t *testing.T) {
	tb := duel(t, side{Hand: ids("marshal-ewer")}, side{Line: ids("troll"), Houses: []card.House{card.Brobnar}}, card.Sanctum)
	tb.Play("marshal-ewer")
	assert.True(t, tb.TideHigh(0))
	assert.Equal(t, 0, int(tb.Player(0).Chains))
	tb = duel(t, side{Line: ids("marshal-ewer", "marshal-ewer")}, side{Line: ids("dust-imp", "troll")}, card.Sanctum)
	tb.Fight("marshal-ewer", "troll")
	assert.False(t, tb.TideHigh(0), "it died")
	tb.Fight("marshal-ewer#2", "dust-imp")
	assert.True(t, tb.TideHigh(0))
}

func TestShiftingBattlefield(t *testing.T) {
	tb := duel(t, side{Hand: ids("shifting-battlefield"), Line: ids("mother", "valdr", "urchin")}, side{Line: ids("troll"), Amber: 2},
		card.Sanctum)
	tb.Play("shifting-battlefield")
	tb.Offers("mother", "valdr", "urchin")
	tb.Pick("mother")
	tb.Choose(1)
	tb.Line(0, "valdr", "mother", "urchin")
	tb.AmberOn("mother", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 1)
}

func TestStrangeOrdination(t *testing.T) {
	tb := duel(t, side{Hand: ids("strange-ordination")}, side{}, card.Sanctum)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("strange-ordination")}, keyforge.OwnCondition)
	tb.Do(raise)
	tb.Play("strange-ordination")
	tb.Amber(0, 3)
}

func TestTaxingJourney(t *testing.T) {
	t.Run("and its neighbors of a house of its own", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("taxing-journey"), Line: ids("valdr", "troll", "mother", "headhunter")},
			side{Amber: 5, Line: ids("smaaash")},
			card.Sanctum)
		tb.Play("taxing-journey")
		tb.Offers("valdr", "troll", "mother", "headhunter")
		tb.Pick("troll")
		tb.AmberOn("troll", 1)
		tb.AmberOn("valdr", 1)
		tb.AmberOn("mother", 0)
		tb.AmberOn("headhunter", 0)
		tb.Amber(1, 3)
	})
	t.Run("too little for both neighbors", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("taxing-journey"), Line: ids("valdr", "troll", "headhunter")}, side{Amber: 2}, card.Sanctum)
		tb.Play("taxing-journey")
		tb.Pick("troll")
		tb.Pick("headhunter")
		tb.AmberOn("headhunter", 1)
		tb.AmberOn("valdr", 0)
	})
}
