package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func worn(host string, upgrades ...string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: host, Attached: ids(upgrades...)}
}

func TestStarAllianceUpgrades(t *testing.T) {
	t.Run("Cloaking Dongle: its creature and the neighbors are elusive", func(t *testing.T) {
		for target, hurt := range map[string]int{"troll": 0, "mother": 0, "batdrone": 2} {
			tb := duel(t, side{Line: ids("shadow-self")},
				side{Line: list{worn("troll", "cloaking-dongle"), {ID: "mother"}, {ID: "batdrone"}}}, card.Shadows)
			tb.Fight("shadow-self", target)
			tb.Damage("shadow-self", hurt)
		}
	})
	t.Run("Light of the Archons counts the upgrades of its creature alone", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("troll", "light-of-the-archons", "stunner"), worn("mother", "force-field")}},
			side{}, card.StarAlliance)
		tb.PowerIs("troll", 10)
		assert.Equal(t, 2, tb.Armor(tb.Card("troll")))
		tb.PowerIs("mother", 5)
	})
	t.Run("Explo-rover as an upgrade gives skirmish", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("troll", "explo-rover")}}, side{Line: ids("zorg")}, card.Brobnar)
		tb.Fight("troll")
		tb.Damage("troll", 0)
	})
	t.Run("Force Field wards, Stunner stuns, Universal Translator uses", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("ganger-chieftain", "force-field"), worn("valdr", "stunner"),
			worn("headhunter", "universal-translator"),
			{ID: "calv-1n"}, {ID: "mother"}}}, side{Line: ids("zorg")}, card.Brobnar)
		tb.Reap("ganger-chieftain")
		tb.Marked("ganger-chieftain", keyforge.Warded)
		tb.Reap("valdr")
		tb.Pick("zorg")
		tb.Marked("zorg", keyforge.Stunned)
		tb.Reap("headhunter")
		tb.Pick("mother")
		tb.Choose(1)
		tb.Marked("mother", keyforge.Exhausted)
		tb.Unmarked("calv-1n", keyforge.Exhausted)
	})
	t.Run("Plasma Nozzle hurts the creature attacked and its neighbors first", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("dust-imp", "plasma-nozzle")}}, side{Line: ids("mother", "troll", "zorg", "valdr")}, card.Dis)
		tb.Fight("dust-imp", "troll")
		for name, n := range map[string]int{"mother": 2, "troll": 4, "zorg": 2, "valdr": 0} {
			tb.Damage(name, n)
		}
	})
	t.Run("Disruption Field and Quadracorder raise what the opponent pays", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("headhunter", "disruption-field", "quadracorder"), {ID: "mother"}}},
			side{Line: ids("zorg"), Amber: 9}, card.Brobnar)
		assert.Equal(t, 8, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
		tb.Reap("headhunter")
		assert.Equal(t, 9, tb.KeyCost(1))
		tb = duel(t, side{Line: list{worn("troll", "quadracorder"), {ID: "mother"}, {ID: "zorg"}, {ID: "calv-1n"}}}, side{}, card.Brobnar)
		assert.Equal(t, 9, tb.KeyCost(1), "3 at most")
	})
}

func TestBlasters(t *testing.T) {
	for id, c := range map[string]struct {
		officer string
		then    func(*testing.T, *gametest.Table)
	}{
		"molina-s-blaster": {"armsmaster-molina", func(t *testing.T, tb *gametest.Table) { tb.Pick("zorg"); tb.Damage("zorg", 5) }},
		"chan-s-blaster":   {"commander-chan", func(t *testing.T, tb *gametest.Table) { tb.Pick("mother"); tb.Choose(1); tb.Amber(0, 2) }},
		"frane-s-blaster":  {"first-officer-frane", func(t *testing.T, tb *gametest.Table) { tb.Amber(0, 3) }},
		"garcia-s-blaster": {"sensor-chief-garcia", func(t *testing.T, tb *gametest.Table) { tb.Amber(0, 2); tb.Amber(1, 3) }},
		"ingram-s-blaster": {"medic-ingram", func(t *testing.T, tb *gametest.Table) { tb.Pick("zorg"); tb.Damage("zorg", 0) }},
		"khrkhar-s-blaster": {"lieutenant-khrkhar", func(t *testing.T, tb *gametest.Table) {
			tb.Marked("lieutenant-khrkhar", keyforge.Warded)
			tb.Unmarked("headhunter", keyforge.Warded)
		}},
		"kirby-s-blaster": {"com-officer-kirby", func(t *testing.T, tb *gametest.Table) { assert.Len(t, tb.Pile(0, card.Hand), 2) }},
		"qincan-s-blaster": {"sci-officer-qincan", func(t *testing.T, tb *gametest.Table) {
			tb.Pick("zorg")
			assert.Equal(t, []string{"zorg"}, tb.Pile(1, card.Archives))
		}},
		"walls--blaster": {"chief-engineer-walls", func(t *testing.T, tb *gametest.Table) {
			tb.Pick("zorg") // Stunner and the blaster: twice
			tb.Pick("mother")
			tb.Marked("zorg", keyforge.Stunned)
			tb.Marked("mother", keyforge.Stunned)
		}},
	} {
		t.Run(id, func(t *testing.T) {
			officer := worn(c.officer, "stunner")
			officer.Amber = 2
			tb := duel(t, side{Line: list{worn("headhunter", id), officer, {ID: "mother"}}, Deck: many(5, "fear")},
				side{Line: list{{ID: "zorg", Damage: 2}, {ID: "valdr"}}, Amber: 4}, card.Brobnar)
			tb.Reap("headhunter")
			tb.Yes()
			tb.Choose(1)
			assert.Equal(t, tb.Card(c.officer), tb.Of(id).Host)
			c.then(t, tb)
		})
		t.Run(id+" shoots", func(t *testing.T) {
			tb := duel(t, side{Line: list{worn("headhunter", id), {ID: "mother"}}}, side{Line: ids("zorg"), Amber: 4}, card.Brobnar)
			tb.Reap("headhunter")
			tb.Yes()
			tb.Choose(0)
			tb.Pick("zorg")
			tb.Damage("zorg", 2)
			assert.Equal(t, tb.Card("headhunter"), tb.Of(id).Host)
		})
	}
	t.Run("played on the officer it does as much; on the officer already it stays", func(t *testing.T) {
		tb := duel(t, side{Line: ids("armsmaster-molina", "mother"), Hand: ids("molina-s-blaster")},
			side{Line: ids("zorg")}, card.StarAlliance)
		tb.Play("molina-s-blaster")
		tb.Pick("armsmaster-molina")
		tb.Pick("zorg")
		tb.Damage("zorg", 3)
		tb.Reap("armsmaster-molina")
		tb.Yes()
		tb.Choose(1)
		tb.Damage("zorg", 3)
		tb.InZone(card.Attached, "molina-s-blaster")
	})
}

// The ward is there before the action does anything, whoever plays it, but after its
// bonus icons (K7.1).
func TestEncounterSuit(t *testing.T) {
	suited := side{Line: list{{ID: "umbra", Attached: ids("encounter-suit")}, {ID: "silvertooth"}}, Houses: []card.House{card.Shadows}}
	tb := duel(t, side{Hand: ids("ballcano", "valdr", "cannon")}, suited, card.Brobnar)
	tb.Play("valdr")
	tb.Play("cannon")
	tb.Unmarked("umbra", keyforge.Warded) // these are no actions
	tb.Play("ballcano")
	tb.Line(1, "umbra")
	tb.Damage("umbra", 0)
	tb.Unmarked("umbra", keyforge.Warded)
	suited.Hand = ids("ghostly-hand")
	tb = duel(t, suited, side{}, card.Shadows)
	tb.Play("ghostly-hand")
	tb.Marked("umbra", keyforge.Warded)
	tb.Unmarked("silvertooth", keyforge.Warded)
	tb = duel(t, side{Hand: list{{ID: "punch", Icons: card.Icons{card.DamageIcon}}}},
		side{Line: list{{ID: "mother", Attached: ids("encounter-suit")}}}, card.Brobnar)
	tb.Play("punch")
	tb.Damage("mother", 1)
	tb.Unmarked("mother", keyforge.Warded)
}

// Played as an upgrade it is not played as a creature (Q56).
func TestExploRoverIsNoCreatureThen(t *testing.T) {
	house := func(tb *gametest.Table, h card.House) {
		tb.EndTurn()
		tb.House(h)
	}
	t.Run("Quixxle Stone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Hand: ids("explo-rover"), Artifacts: ids("quixxle-stone")}, side{}, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("explo-rover")}, keyforge.NotPlayable)
		tb.PlayUpgrade("explo-rover")
		tb.InZone(card.Attached, "explo-rover")
	})
	t.Run("Grommid", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grommid"), Hand: ids("explo-rover")}, side{}, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("explo-rover")}, keyforge.NotPlayable)
		tb.PlayUpgrade("explo-rover")
		tb.InZone(card.Attached, "explo-rover")
	})
	t.Run("Lifeward", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("lifeward")}, side{Line: ids("troll"), Hand: ids("explo-rover")}, card.StarAlliance)
		tb.Omni("lifeward")
		house(tb, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("explo-rover")}, keyforge.NotPlayable)
		tb.PlayUpgrade("explo-rover")
		tb.InZone(card.Attached, "explo-rover")
	})
	t.Run("Exhume under Grommid", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grommid"), Hand: ids("exhume"), Discard: ids("explo-rover")}, side{}, card.Dis)
		tb.Play("exhume")
		tb.Pick("explo-rover")
		tb.InZone(card.Attached, "explo-rover")
	})
	t.Run("Matter Maker", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Hand: ids("explo-rover", "explo-rover"), Artifacts: ids("matter-maker")}, side{}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("explo-rover")}, keyforge.WrongHouse)
		tb.PlayUpgrade("explo-rover")
		tb.PlayUpgrade("explo-rover#2") // any number of them
		tb.InZone(card.Attached, "explo-rover", "explo-rover#2")
	})
	maverick := list{{ID: "explo-rover", House: card.Logos}, {ID: "troll"}}
	t.Run("Com. Officer Kirby", func(t *testing.T) {
		tb := duel(t, side{Line: ids("com-officer-kirby"), Hand: maverick}, side{}, card.StarAlliance)
		tb.Reap("com-officer-kirby")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("explo-rover")}, keyforge.WrongHouse)
		tb.PlayUpgrade("explo-rover")
		tb.InZone(card.Attached, "explo-rover")
	})
	t.Run("Subject Kirby", func(t *testing.T) {
		tb := duel(t, side{Line: ids("subject-kirby"), Hand: maverick}, side{}, card.StarAlliance)
		tb.Reap("subject-kirby")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: tb.Card("explo-rover")}, keyforge.WrongHouse)
		tb.Play("explo-rover")
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.WrongHouse)
	})
}
