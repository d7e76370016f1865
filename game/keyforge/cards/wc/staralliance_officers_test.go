package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestOfficersBesideTheirNeighbors(t *testing.T) {
	t.Run("Armsmaster Molina: an attacker of a neighbor is hurt", func(t *testing.T) {
		for target, hurt := range map[string]int{"mother": 3, "armsmaster-molina": 3, "zorg": 0} {
			tb := duel(t, side{Line: ids("shadow-self")}, side{Line: ids("mother", "armsmaster-molina", "troll", "zorg")}, card.Shadows)
			tb.Fight("shadow-self", target)
			want := map[string]int{"mother": 5, "armsmaster-molina": 4, "zorg": 7}[target] + hurt
			if want >= 9 {
				tb.InZone(card.Discard, "shadow-self")
			} else {
				tb.Damage("shadow-self", want)
			}
		}
	})
	t.Run("Nurse Soto heals 3 from each neighbor alone", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Damage: 4}, {ID: "nurse-soto", Damage: 1}, {ID: "mother", Damage: 1},
			{ID: "valdr", Damage: 2}}},
			side{Line: list{{ID: "zorg", Damage: 3}}}, card.StarAlliance)
		tb.Reap("nurse-soto")
		for name, n := range map[string]int{"troll": 1, "nurse-soto": 1, "mother": 0, "valdr": 2, "zorg": 3} {
			tb.Damage(name, n)
		}
	})
	t.Run("Operations Officer Yshi's neighbors capture", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "operations-officer-yshi", "batdrone", "dr-escotera")}, side{Amber: 3}, card.Logos)
		tb.Reap("mother")
		tb.AmberOn("mother", 1)
		tb.Reap("dr-escotera")
		tb.AmberOn("dr-escotera", 0)
		tb.Amber(1, 2)
	})
	t.Run("Crash Muldoon enters ready and uses a neighbor of another house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "calv-1n", "troll"), Hand: ids("crash-muldoon")}, side{}, card.StarAlliance)
		tb.Play("crash-muldoon")
		tb.Choose(1)
		tb.Line(0, "mother", "crash-muldoon", "calv-1n", "troll")
		tb.Act("crash-muldoon") // neither CALV-1N nor the troll
		tb.Marked("mother", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
}

func TestOfficersGiveOrders(t *testing.T) {
	t.Run("Commander Chan: another friendly creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("commander-chan", "mother", "troll")}, side{}, card.StarAlliance)
		tb.Reap("commander-chan")
		tb.Offers("mother", "troll")
		tb.Pick("troll")
		tb.Amber(0, 2)
		tb.Unmarked("mother", keyforge.Exhausted)
	})
	t.Run("First Officer Frane: a friendly creature captures", func(t *testing.T) {
		tb := duel(t, side{Line: ids("first-officer-frane", "mother")}, side{Line: ids("zorg"), Amber: 2}, card.StarAlliance)
		tb.Reap("first-officer-frane")
		tb.Offers("first-officer-frane", "mother")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.Amber(1, 1)
	})
	t.Run("Com. Officer Kirby: one card of another house, no creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("com-officer-kirby", "mother"), Hand: ids("troll", "anger", "punch")},
			side{Line: ids("zorg")}, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.WrongHouse)
		tb.Reap("com-officer-kirby")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.WrongHouse)
		tb.Play("punch")
		tb.Pick("zorg")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("anger")}, keyforge.WrongHouse)
	})
	t.Run("CXO Taber: plays or uses one card of another house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("cxo-taber", "mother"), Hand: ids("troll")}, side{}, card.StarAlliance)
		tb.Reap("cxo-taber")
		tb.Reap("mother")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.WrongHouse)
	})
	t.Run("Captain Val Jericho: one card of another house, in the center alone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "captain-val-jericho", "zorg"), Hand: ids("punch", "anger")},
			side{Line: ids("valdr")}, card.StarAlliance)
		tb.Play("punch")
		tb.Pick("valdr")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("anger")}, keyforge.WrongHouse)
		tb = duel(t, side{Line: ids("chief-engineer-walls", "captain-val-jericho", "com-officer-kirby"), Hand: ids("alaka", "alaka-s-brew")},
			side{}, card.StarAlliance)
		tb.Reap("com-officer-kirby")
		tb.Play("alaka-s-brew") // Kirby allows it, and would not allow the creature (Q57)
		tb.Pick("chief-engineer-walls")
		tb.Play("alaka")
		tb.Left()
		tb = duel(t, side{Line: ids("mother", "captain-val-jericho"), Hand: ids("punch")}, side{}, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.WrongHouse)
	})
	t.Run("Tactical Officer Moon: a line in any order", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tactical-officer-moon")}, side{Line: ids("mother", "troll", "zorg")}, card.StarAlliance)
		tb.Play("tactical-officer-moon")
		tb.Yes()
		tb.Choose(1)
		tb.Pick("troll")
		tb.Right()
		tb.Pick("zorg")
		tb.Left()
		tb.Choose(1)
		tb.Line(1, "zorg", "mother", "troll")
	})
}

func TestOfficersAtWork(t *testing.T) {
	t.Run("Chief Engineer Walls: an upgrade or a robot from the discard pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("chief-engineer-walls"), Discard: ids("batdrone", "stunner", "troll")},
			side{Discard: ids("mother")}, card.StarAlliance)
		tb.Play("chief-engineer-walls")
		tb.Offers("batdrone", "stunner")
		tb.Pick("stunner")
		tb.InZone(card.Hand, "stunner")
	})
	t.Run("Medic Ingram: heals and wards the same creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "medic-ingram"}, {ID: "troll", Damage: 4}}}, side{Line: ids("zorg")}, card.StarAlliance)
		tb.Reap("medic-ingram")
		tb.Pick("troll")
		tb.Damage("troll", 1)
		tb.Marked("troll", keyforge.Warded)
		tb.Unmarked("medic-ingram", keyforge.Warded)
	})
	t.Run("Sci. Officer Qincan: nothing in play of the house that was chosen", func(t *testing.T) {
		for h, stolen := range map[card.House]int{card.Brobnar: 1, card.Mars: 0} {
			tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.HouseStep, Players: []side{
				{Line: ids("sci-officer-qincan"), Houses: []card.House{card.Brobnar, card.Mars}}, {Line: ids("zorg"), Amber: 2}}})
			tb.House(h)
			tb.Amber(0, stolen)
			tb.LeaveOpen()
		}
	})
	t.Run("Techivore Pulpate: artifacts of the house that was chosen", func(t *testing.T) {
		tb := gametest.Start(t, keyforge.Duel, keyforge.Position{Step: keyforge.HouseStep, Players: []side{
			{Artifacts: ids("cannon", "feeding-pit"), Houses: []card.House{card.Brobnar, card.Mars}},
			{Line: ids("techivore-pulpate"), Artifacts: ids("iron-obelisk")}}})
		tb.House(card.Brobnar)
		tb.InZone(card.Discard, "cannon", "iron-obelisk")
		tb.InZone(card.Artifacts, "feeding-pit")
	})
	t.Run("Helmsman Spears: as many as were discarded", func(t *testing.T) {
		tb := duel(t, side{Line: ids("helmsman-spears"), Hand: ids("troll", "punch", "anger"), Deck: many(5, "fear")},
			side{}, card.StarAlliance)
		tb.Reap("helmsman-spears")
		tb.Pick("troll", "anger")
		tb.Finish()
		assert.ElementsMatch(t, []string{"punch", "fear", "fear"}, tb.Pile(0, card.Hand))
	})
	t.Run("Information Officer Gray: a card of another house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("information-officer-gray"), Hand: ids("zap", "punch", "anger")}, side{}, card.StarAlliance)
		tb.Reap("information-officer-gray")
		tb.Offers("punch", "anger")
		tb.Pick("anger")
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Archives))
	})
	t.Run("Navigator Ali and Lay of the Land: the top three in any order", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lay-of-the-land"), Deck: ids("fear", "punch", "anger", "troll")}, side{}, card.StarAlliance)
		tb.Play("lay-of-the-land")
		tb.Offers("fear", "punch", "anger")
		tb.Pick("fear")
		tb.Pick("anger")
		tb.Pick("punch")
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"anger", "fear", "troll"}, tb.Pile(0, card.Deck))
		tb = duel(t, side{Line: ids("navigator-ali"), Deck: ids("fear", "punch", "anger", "troll")}, side{}, card.StarAlliance)
		before := tb.Pile(0, card.Deck)
		tb.Reap("navigator-ali")
		tb.Finish()
		assert.Equal(t, before, tb.Pile(0, card.Deck))
	})
	t.Run("Sci. Officer Morpheus: the Play ability once more", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sci-officer-morpheus"), Hand: ids("first-officer-frane", "calv-1n")},
			side{Amber: 3}, card.StarAlliance)
		tb.Play("calv-1n")
		tb.Right()
		tb.Amber(1, 3)
		tb.Play("first-officer-frane")
		tb.Right()
		tb.First("first-officer-frane")
		tb.Pick("calv-1n")
		tb.Pick("calv-1n")
		tb.AmberOn("calv-1n", 2)
	})
	t.Run("Doctor Driscoll: as much as was healed", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "doctor-driscoll"}, {ID: "mother", Damage: 1}, {ID: "troll", Damage: 5}}},
			side{}, card.StarAlliance)
		tb.Act("doctor-driscoll")
		tb.Pick("mother")
		tb.Amber(0, 1)
	})
	t.Run("Psionic Officer Lang: enemies that reap", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "troll")}, side{Line: ids("psionic-officer-lang"), Deck: ids("fear", "punch")}, card.Logos)
		tb.Reap("mother")
		assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Archives))
	})
	t.Run("Special Agent Fingers steals, Sensor Chief Garcia raises every cost", func(t *testing.T) {
		for pool, left := range map[int]int{9: 0, 8: 7} {
			tb := duel(t, side{Line: ids("special-agent-fingers", "sensor-chief-garcia")},
				side{Line: ids("zorg"), Amber: pool}, card.StarAlliance)
			tb.Act("special-agent-fingers")
			tb.Amber(0, 1)
			tb.Reap("sensor-chief-garcia")
			tb.EndTurn()
			tb.Amber(1, left)
			tb.LeaveOpen()
		}
	})
	t.Run("Æmbertracker: only creatures with æmber, armor or not", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Amber: 1}}, Hand: ids("æmbertracker")},
			side{Line: list{{ID: "bulwark", Amber: 1}, {ID: "zorg"}}}, card.StarAlliance)
		tb.Play("æmbertracker")
		tb.Right()
		tb.Damage("bulwark", 2)
		tb.Damage("zorg", 0)
		tb.Damage("troll", 0)
	})
}
