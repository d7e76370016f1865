package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestStarAllianceActions(t *testing.T) {
	t.Run("Red Alert: as much as the enemies are more", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("red-alert")}, side{Line: ids("troll", "zorg", "valdr")}, card.StarAlliance)
		tb.Play("red-alert")
		tb.Damage("troll", 2)
		tb.Damage("valdr", 2)
		tb.Damage("mother", 0)
		tb = duel(t, side{Line: ids("mother"), Hand: ids("red-alert")}, side{Line: ids("troll")}, card.StarAlliance)
		tb.Play("red-alert")
		tb.Damage("troll", 0)
	})
	t.Run("Stealth Mode: no actions in the opponent's next turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("stealth-mode", "zap")}, side{Hand: ids("punch", "troll"), Line: ids("valdr")}, card.StarAlliance)
		tb.Play("stealth-mode")
		tb.Play("zap")
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.NotPlayable)
		tb.Play("troll")
		tb.Right()
	})
	t.Run("Zap and Xenotraining: once for each house, each time a creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "batdrone", "calv-1n"), Hand: ids("zap", "xenotraining")},
			side{Line: ids("troll", "zorg"), Amber: 5}, card.StarAlliance)
		tb.Play("zap") // Logos, Star Alliance, Brobnar, Mars
		for range 3 {
			tb.Pick("troll")
		}
		tb.Pick("zorg")
		tb.Damage("troll", 3)
		tb.Damage("zorg", 1)
		tb.Play("xenotraining")
		tb.Pick("mother")
		tb.Pick("mother")
		tb.AmberOn("mother", 2)
		tb.Amber(1, 3)
	})
	t.Run("Quintrino Flux: the chosen ones and those of the same power", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "troll"), Hand: ids("quintrino-flux")},
			side{Line: ids("headhunter", "zorg", "valdr")}, card.StarAlliance)
		tb.Play("quintrino-flux")
		tb.Pick("mother")
		tb.Pick("zorg")
		tb.InZone(card.Discard, "mother", "headhunter", "zorg")
		tb.InZone(card.Battleline, "troll", "valdr")
	})
	t.Run("Forging an Alliance: one less for each house in play", func(t *testing.T) {
		for pool, left := range map[int]int{10: 0, 9: 10} { // 6+7-3
			tb := duel(t, side{Line: ids("mother", "zorg"), Hand: ids("forging-an-alliance"), Amber: pool - 1},
				side{Artifacts: ids("cannon")}, card.StarAlliance)
			tb.Play("forging-an-alliance")
			if pool == 10 {
				tb.Amber(0, left)
			} else {
				tb.Amber(0, pool)
				tb.Keys(0, 0)
			}
			tb.LeaveOpen()
		}
	})
	t.Run("Galactic Census", func(t *testing.T) {
		all := []string{"mother", "zorg", "troll", "dust-imp", "urchin", "bulwark"}
		for houses, won := range map[int]int{2: 0, 3: 1, 4: 1, 5: 2, 6: 3} {
			tb := duel(t, side{Line: ids(all[:houses]...), Hand: ids("galactic-census")},
				side{Artifacts: ids("calv-1n")[:0]}, card.StarAlliance)
			tb.Play("galactic-census")
			tb.Amber(0, 1+won)
		}
	})
	t.Run("Tachyon Pulse: artifacts, and creatures with upgrades", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("mother", "stunner"), {ID: "zorg"}}, Artifacts: ids("cannon"), Hand: ids("tachyon-pulse")},
			side{Line: list{worn("troll", "stunner")}, Artifacts: ids("feeding-pit")}, card.StarAlliance)
		tb.Play("tachyon-pulse")
		tb.InZone(card.Discard, "cannon", "feeding-pit")
		tb.Marked("mother", keyforge.Exhausted)
		tb.Marked("troll", keyforge.Exhausted)
		tb.Unmarked("zorg", keyforge.Exhausted)
	})
	t.Run("We Can ALL Win: to the end of your next turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("we-can-all-win")}, side{}, card.StarAlliance)
		tb.Play("we-can-all-win")
		for _, cost := range []int{4, 4, 4, 6} {
			assert.Equal(t, cost, tb.KeyCost(0))
			assert.Equal(t, cost, tb.KeyCost(1))
			if cost == 4 {
				tb.EndTurn()
			}
		}
		tb.LeaveOpen()
	})
}

func TestStarAllianceArtifacts(t *testing.T) {
	t.Run("Transporter Platform: the creature and its upgrades", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("mother", "stunner", "force-field"), worn("troll", "quadracorder")},
			Artifacts: ids("transporter-platform")},
			side{Line: ids("zorg")}, card.StarAlliance)
		tb.Act("transporter-platform")
		tb.Offers("mother", "troll")
		tb.Pick("mother")
		tb.InZone(card.Hand, "mother", "stunner", "force-field")
		tb.InZone(card.Attached, "quadracorder")
	})
	t.Run("General Order 24: a creature of its choice and those of its house", func(t *testing.T) {
		for _, order := range [][2]side{{{Artifacts: ids("general-order-24")}, {}}, {{}, {Artifacts: ids("general-order-24")}}} {
			mine, theirs := order[0], order[1]
			mine.Line, theirs.Line = ids("mother", "zorg"), ids("batdrone", "troll")
			tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.StartStep, Players: []side{mine, theirs}})
			tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
			tb.Offers("mother", "zorg")
			tb.Pick("mother")
			tb.InZone(card.Discard, "mother", "batdrone")
			tb.InZone(card.Battleline, "zorg", "troll")
			tb.LeaveOpen()
		}
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.StartStep, Players: []side{
			{Artifacts: ids("general-order-24")}, {Line: ids("troll")}}})
		tb.InZone(card.Discard, "general-order-24")
		tb.InZone(card.Battleline, "troll")
		tb.LeaveOpen()
	})
	t.Run("Peace Accord: whoever breaks it pays", func(t *testing.T) {
		tb := duel(t, side{Line: ids("calv-1n"), Hand: ids("peace-accord"), Amber: 3}, side{Line: ids("zorg")}, card.StarAlliance)
		tb.Play("peace-accord")
		tb.Amber(0, 5)
		tb.Amber(1, 2)
		tb.Reap("calv-1n")
		tb.InZone(card.Artifacts, "peace-accord")
		tb = duel(t, side{Line: ids("headhunter"), Amber: 5},
			side{Line: ids("urchin"), Artifacts: ids("peace-accord"), Amber: 5}, card.Brobnar)
		tb.Fight("headhunter")
		tb.First("peace-accord")
		tb.Amber(0, 2)
		tb.Amber(1, 5)
		tb.InZone(card.Discard, "peace-accord")
	})
	t.Run("Quixxle Stone: who has more creatures plays none", func(t *testing.T) {
		for line, why := range map[string]keyforge.Reason{"mother": keyforge.Allowed, "troll": keyforge.NotPlayable} {
			mine := ids("mother")
			if line == "troll" {
				mine = ids("mother", "troll")
			}
			tb := duel(t, side{Line: mine, Hand: ids("calv-1n", "zap")},
				side{Line: ids("zorg"), Artifacts: ids("quixxle-stone")}, card.StarAlliance)
			if why == keyforge.Allowed {
				tb.Play("calv-1n")
				tb.Right()
			} else {
				tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("calv-1n")}, why)
			}
		}
	})
	t.Run("Uncharted Lands: Star Alliance creatures of both sides bring it in", func(t *testing.T) {
		tb := duel(t, side{Line: ids("commander-chan", "mother"), Hand: ids("uncharted-lands")}, side{}, card.StarAlliance)
		tb.Play("uncharted-lands")
		tb.AmberOn("uncharted-lands", 6)
		tb = duel(t, side{Line: ids("calv-1n", "mother")}, side{Artifacts: list{{ID: "uncharted-lands", Amber: 1}}}, card.StarAlliance)
		tb.Reap("calv-1n")
		tb.First("calv-1n")
		tb.Amber(0, 2)
		tb.AmberOn("uncharted-lands", 0)
	})
}

func TestUnitedAction(t *testing.T) {
	me := side{Line: ids("mother", "valdr"), Hand: ids("united-action", "dextre", "punch", "troll", "fear", "zap"),
		Artifacts: ids("seeker-needle")}
	tb := duel(t, me, side{Line: ids("tocsin")}, card.StarAlliance)
	tb.Play("united-action")
	tb.Play("dextre")
	tb.Left()
	tb.Play("troll")
	tb.Left()
	tb.Play("punch")
	tb.Pick("mother")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("fear")}, keyforge.WrongHouse) // Dis is only an enemy's
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("fear")}, keyforge.WrongHouse)
	tb.Play("zap") // of the active house, though none is in play
	tb.LeaveOpen()
	tb = duel(t, side{Line: ids("sensor-chief-garcia"), Artifacts: ids("seeker-needle"), Hand: ids("united-action")},
		side{Line: ids("tocsin")},
		card.StarAlliance)
	tb.Play("united-action")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("sensor-chief-garcia")}, keyforge.CannotBeUsed)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("sensor-chief-garcia")}, keyforge.CannotBeUsed)
	tb = duel(t, side{Hand: ids("united-action", "zap"), Line: ids("sensor-chief-garcia")}, side{}, card.StarAlliance)
	tb.Reap("sensor-chief-garcia")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("united-action")}, keyforge.NeedsAlpha)
}
