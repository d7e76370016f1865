package mm_test

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
	t.Run("Access Denied and Detention Coil each forbid one thing", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("troll", "access-denied"), worn("valdr", "detention-coil"), {ID: "headhunter"}}},
			side{Line: ids("mother", "urchin")}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.CannotReap)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("valdr")}, keyforge.CannotFight)
		tb.Fight("troll", "mother")
		tb.Reap("valdr")
		tb.Reap("headhunter")
	})
	t.Run("Detention Coil does not keep it from being attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: list{worn("mother", "detention-coil")}}, card.Brobnar)
		tb.Fight("troll")
		tb.Damage("troll", 5)
	})
	t.Run("Blast Shielding goes on to a neighbor after each use, or stays", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr"}, worn("troll", "blast-shielding"), {ID: "headhunter"}, {ID: "bumpsy"}}},
			side{Line: ids("mother")}, card.Brobnar)
		assert.Equal(t, 2, tb.Armor(tb.Card("troll")))
		tb.Fight("troll")
		tb.Damage("troll", 3)
		tb.Yes()
		tb.Offers("valdr", "headhunter")
		tb.Pick("headhunter")
		assert.Equal(t, 2, tb.Armor(tb.Card("headhunter")))
		assert.Equal(t, 0, tb.Armor(tb.Card("troll")))
		tb.Reap("bumpsy")
		tb.Reap("headhunter")
		tb.No()
		assert.Equal(t, tb.Card("headhunter"), tb.Of("blast-shielding").Host)
	})
	t.Run("Blast Shielding on the opponent's creature is moved by its controller", func(t *testing.T) {
		tb := duel(t, side{Houses: []card.House{card.Brobnar}},
			side{Line: list{{ID: "valdr", Attached: list{{ID: "blast-shielding", Owner: 1, House: card.Brobnar}}}, {ID: "troll"}},
				Houses: []card.House{card.Brobnar}}, card.Brobnar)
		tb.EndTurn()
		tb.Reap("valdr")
		tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 1)
		tb.Yes()
		assert.Equal(t, tb.Card("troll"), tb.Of("blast-shielding").Host)
	})
	t.Run("Observ-u-Max captures onto its creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("headhunter", "observ-u-max"), worn("valdr", "observ-u-max")}},
			side{Line: ids("mother"), Amber: 3}, card.Brobnar)
		tb.Reap("headhunter")
		tb.AmberOn("headhunter", 1)
		tb.Fight("valdr")
		tb.AmberOn("valdr", 1)
		tb.Amber(1, 1)
	})
	t.Run("Z-Particle Tracker searches for an upgrade, which is shown", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("troll", "z-particle-tracker")}, Deck: ids("fear", "stunner", "mother")},
			side{Line: ids("urchin")}, card.Brobnar)
		tb.Fight("troll")
		tb.Offers("stunner")
		tb.Pick("stunner")
		tb.InZone(card.Hand, "stunner")
		assert.Equal(t, 1, tb.Happened(keyforge.Shown))
		tb = duel(t, side{Line: list{worn("troll", "z-particle-tracker")}, Deck: ids("stunner")}, side{}, card.Brobnar)
		tb.Reap("troll")
		tb.InZone(card.Deck, "stunner")
	})
	t.Run("Z-Ray Blaster hurts the neighbors of the creature attacked", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("troll", "z-ray-blaster"), {ID: "valdr"}}},
			side{Line: ids("mother", "zorg", "pitlord", "shooler")}, card.Brobnar)
		tb.PowerIs("troll", 11)
		tb.Fight("troll", "pitlord") // taunt
		for name, n := range map[string]int{"zorg": 3, "shooler": 3, "mother": 0, "valdr": 0} {
			tb.Damage(name, n)
		}
		tb.InZone(card.Discard, "pitlord")
	})
	t.Run("Securi-Droid and Stealthster give their keyword as upgrades", func(t *testing.T) {
		for id, k := range map[string]card.Keyword{"securi-droid": card.Taunt, "stealthster": card.Elusive} {
			tb := duel(t, side{Line: ids("mother"), Hand: ids(id)}, side{}, card.StarAlliance)
			tb.PlayUpgrade(id)
			assert.True(t, tb.HasKeyword(tb.Card("mother"), k))
			tb = duel(t, side{Line: ids("mother"), Hand: ids(id)}, side{}, card.StarAlliance)
			tb.Play(id)
			tb.Left()
			assert.True(t, tb.HasKeyword(tb.Card(id), k))
			assert.False(t, tb.HasKeyword(tb.Card("mother"), k))
		}
	})
}

// Cards that count upgrades or wait for them.
func TestUpgradesAreCounted(t *testing.T) {
	t.Run("Hayden Oswin and Z-Force Agent 14 are paid for their own", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("hayden-oswin", "stunner", "force-field"), worn("mother", "stunner")}},
			side{}, card.StarAlliance)
		tb.Reap("hayden-oswin")
		for tb.Question().Kind == keyforge.AskOrder {
			tb.First("hayden-oswin")
		}
		if tb.Question().Kind == keyforge.AskCards {
			tb.Finish()
		}
		tb.Amber(0, 3)
		tb = duel(t, side{Line: list{worn("z-force-agent-14", "cloaking-dongle", "light-of-the-archons")}},
			side{Line: ids("urchin")}, card.StarAlliance)
		tb.Fight("z-force-agent-14")
		tb.Amber(0, 2)
		tb = duel(t, side{Line: list{worn("z-force-agent-14", "cloaking-dongle")}}, side{}, card.StarAlliance)
		tb.Reap("z-force-agent-14")
		tb.Amber(0, 1)
	})
	t.Run("Armory Officer Nel draws for each, the opponent's too", func(t *testing.T) {
		tb := duel(t, side{Line: ids("armory-officer-nel"), Hand: ids("observ-u-max"), Deck: many(9, "fear"),
			Houses: []card.House{card.StarAlliance}},
			side{Line: ids("dextre"), Hand: list{of(card.Logos, "observ-u-max"), of(card.Logos, "scout-pete")},
				Houses: []card.House{card.Logos}}, card.StarAlliance)
		tb.Play("0:observ-u-max")
		tb.Pick("armory-officer-nel")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb.EndTurn()
		hand := len(tb.Pile(0, card.Hand))
		tb.Play("1:observ-u-max")
		tb.Pick("dextre")
		hand++
		assert.Len(t, tb.Pile(0, card.Hand), hand)
		tb.Play("scout-pete")
		tb.Left()
		assert.Len(t, tb.Pile(0, card.Hand), hand)
	})
	t.Run("Commander Dhrxgar is paid for upgrades on itself and its neighbors", func(t *testing.T) {
		for target, paid := range map[string]int{"commander-dhrxgar": 1, "mother": 1, "zorg": 1, "valdr": 0, "troll": 0} {
			tb := duel(t, side{Line: ids("mother", "commander-dhrxgar", "zorg", "valdr"), Hand: ids("detention-coil")},
				side{Line: ids("troll")}, card.StarAlliance)
			tb.Play("detention-coil")
			tb.Pick(target)
			tb.Amber(0, 1+paid)
		}
	})
	t.Run("and for one that moves there", func(t *testing.T) {
		tb := duel(t, side{Line: list{worn("valdr", "blast-shielding"), {ID: "mother"}, {ID: "commander-dhrxgar"}}}, side{}, card.Brobnar)
		tb.Reap("valdr")
		tb.Yes()
		tb.Amber(0, 2)
	})
	t.Run("Away Team's upgrades go to their owners' archives", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "away-team", Attached: list{{ID: "stunner"}, {ID: "access-denied", Owner: 2}}},
			worn("valdr", "force-field")},
			Hand: list{of(card.StarAlliance, "hand-of-dis")}}, side{}, card.StarAlliance)
		tb.Play("hand-of-dis")
		assert.Equal(t, []string{"stunner"}, tb.Pile(0, card.Archives))
		assert.Equal(t, []string{"access-denied"}, tb.Pile(1, card.Archives))
		tb.InZone(card.Attached, "force-field")
	})
	t.Run("Matter Maker lets any number be played in a turn of another house", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("matter-maker"), Line: ids("troll"), Hand: ids("stunner", "force-field", "access-denied",
			"scout-pete")},
			side{}, card.Brobnar)
		for _, u := range []string{"stunner", "force-field", "access-denied"} {
			tb.Play(u)
		}
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("scout-pete")}, keyforge.WrongHouse)
	})
}

func TestStarAllianceActions(t *testing.T) {
	t.Run("Hadron Collision takes the ward first and ignores armor", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hadron-collision")},
			side{Line: list{{ID: "bulwark", Marks: keyforge.Warded}, {ID: "mother"}}}, card.StarAlliance)
		tb.Play("hadron-collision")
		tb.Pick("bulwark")
		tb.Unmarked("bulwark", keyforge.Warded)
		tb.Damage("bulwark", 3)
		tb = duel(t, side{Hand: ids("hadron-collision")}, side{Line: ids("mother", "troll")}, card.StarAlliance)
		tb.Play("hadron-collision")
		tb.Pick("troll") // has no ward
		tb.Damage("troll", 3)
	})
	t.Run("Subdue hurts and stuns", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("subdue")}, side{Line: ids("mother", "troll")}, card.StarAlliance)
		tb.Play("subdue")
		tb.Pick("troll")
		tb.Damage("troll", 1)
		tb.Marked("troll", keyforge.Stunned)
		tb.Unmarked("mother", keyforge.Stunned)
	})
	t.Run("Particle Sweep destroys a Mutant, hurts others", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("particle-sweep")}, side{Line: ids("snarette", "troll")}, card.StarAlliance)
		tb.Play("particle-sweep")
		tb.Pick("snarette")
		tb.InZone(card.Discard, "snarette")
		tb = duel(t, side{Hand: ids("particle-sweep")}, side{Line: ids("snarette", "troll")}, card.StarAlliance)
		tb.Play("particle-sweep")
		tb.Pick("troll")
		tb.Damage("troll", 2)
	})
	t.Run("Survey discards one of the top 2", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("survey"), Deck: ids("fear", "punch", "mother")}, side{}, card.StarAlliance)
		tb.Play("survey")
		tb.Offers("fear", "punch")
		tb.Pick("punch")
		assert.Equal(t, []string{"fear", "mother"}, tb.Pile(0, card.Deck))
		tb.InZone(card.Discard, "punch")
	})
	t.Run("New Frontiers archives the chosen house and discards the others", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("new-frontiers"), Deck: ids("fear", "punch", "dust-imp", "tocsin")}, side{}, card.StarAlliance)
		tb.Play("new-frontiers")
		tb.House(card.Dis)
		assert.ElementsMatch(t, []string{"fear", "dust-imp"}, tb.Pile(0, card.Archives))
		tb.InZone(card.Discard, "punch")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(0, card.Deck))
	})
	t.Run("Hold the Line draws the difference", func(t *testing.T) {
		for n, line := range map[int]list{2: ids("mother"), 0: ids("mother", "dust-imp", "shooler", "tocsin")} {
			tb := duel(t, side{Hand: ids("hold-the-line"), Line: line, Deck: many(5, "fear")},
				side{Line: ids("troll", "zorg", "valdr")}, card.StarAlliance)
			tb.Play("hold-the-line")
			assert.Len(t, tb.Pile(0, card.Hand), n)
		}
	})
}

func TestStarAllianceCreatures(t *testing.T) {
	t.Run("Crewman Jörg steals without neighbors of his house", func(t *testing.T) {
		for neighbor, stolen := range map[string]int{"mother": 1, "hayden-oswin": 0} {
			tb := duel(t, side{Line: ids(neighbor, "crewman-jörg", "troll", "scout-pete")}, side{Amber: 2}, card.StarAlliance)
			tb.Act("crewman-jörg")
			tb.Amber(0, stolen)
		}
	})
	t.Run("Scout Pete looks, and may discard", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("scout-pete"), Deck: ids("fear", "punch")}, side{}, card.StarAlliance)
		tb.Play("scout-pete")
		tb.Yes()
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Deck))
		tb = duel(t, side{Line: ids("scout-pete"), Deck: ids("fear", "punch")}, side{}, card.StarAlliance)
		tb.Reap("scout-pete")
		tb.No()
		assert.Equal(t, []string{"fear", "punch"}, tb.Pile(0, card.Deck))
	})
	t.Run("Subject Kirby lets one creature of another house be played", func(t *testing.T) {
		tb := duel(t, side{Line: ids("subject-kirby"), Hand: ids("dust-imp", "tocsin", "fear")}, side{}, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("tocsin")}, keyforge.WrongHouse)
		tb.Reap("subject-kirby")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("fear")}, keyforge.WrongHouse)
		tb.Play("tocsin")
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dust-imp")}, keyforge.WrongHouse)
	})
	t.Run("Teleporter Chief Tink swaps, and that creature may be used", func(t *testing.T) {
		tb := duel(t, side{Line: ids("teleporter-chief-tink", "mother", "troll")}, side{Line: ids("urchin")}, card.StarAlliance)
		tb.Act("teleporter-chief-tink")
		tb.Pick("troll")
		tb.Line(0, "troll", "mother", "teleporter-chief-tink")
		tb.Reap("troll")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.WrongHouse)
	})
	t.Run("ANT1-10NY takes all and gives back one by one", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ant1-10ny")}, side{Amber: 4}, card.StarAlliance)
		tb.Play("ant1-10ny")
		tb.AmberOn("ant1-10ny", 4)
		tb.Amber(1, 0)
		tb.EndTurn()
		tb.AmberOn("ant1-10ny", 3)
		tb.Amber(1, 1)
		tb.EndTurn()
		tb.AmberOn("ant1-10ny", 3)
	})
	t.Run("LCdr. Trigon and Ensign El-Samra resolve icons of a card", func(t *testing.T) {
		rich := keyforge.CardPosition{ID: "fear", Icons: icons(card.AmberIcon, card.DrawIcon)}
		tb := duel(t, side{Line: ids("lcdr-trigon"), Deck: list{rich, {ID: "punch"}}}, side{Line: ids("mother")}, card.StarAlliance)
		tb.Reap("lcdr-trigon")
		tb.InZone(card.Discard, "fear")
		tb.InZone(card.Hand, "punch")
		tb.Amber(0, 2)
		tb.Line(1, "mother") // it is not played
		tb = duel(t, side{Line: ids("ensign-el-samra"), Hand: list{rich, {ID: "tocsin"}}, Deck: ids("punch")},
			side{Line: ids("mother")}, card.StarAlliance)
		tb.Act("ensign-el-samra")
		tb.Pick("fear")
		tb.InZone(card.Hand, "fear", "punch")
		tb.Marked("fear", keyforge.Revealed)
		tb.Amber(0, 1)
	})
	t.Run("Ambassador Liu does by the house of what is discarded", func(t *testing.T) {
		for id, want := range map[string][3]int{"fear": {1, 3, 0}, "urchin": {1, 3, 0}, "mother": {2, 4, 0}, "ancient-bear": {2, 4, 0},
			"bulwark": {0, 1, 3}, "tribute": {0, 1, 3}, "punch": {0, 4, 0}, "zorg": {0, 4, 0}} {
			tb := duel(t, side{Line: ids("ambassador-liu"), Hand: ids(id)}, side{Amber: 4}, card.StarAlliance)
			tb.Act("ambassador-liu")
			tb.InZone(card.Discard, id)
			assert.Equal(t, want, [3]int{int(tb.Player(0).Pool), int(tb.Player(1).Pool), int(tb.Of("ambassador-liu").Amber)}, id)
		}
		tb := duel(t, side{Line: ids("ambassador-liu")}, side{Amber: 4}, card.StarAlliance)
		tb.Act("ambassador-liu")
		tb.Amber(1, 4)
	})
	t.Run("Hapless Cadet costs 3 when it dies", func(t *testing.T) {
		tb := duel(t, side{Line: ids("hapless-cadet"), Amber: 1}, side{Line: ids("troll"), Amber: 5}, card.StarAlliance)
		tb.Fight("hapless-cadet")
		tb.Amber(1, 2)
		tb.Amber(0, 1)
	})
	t.Run("J.O.N. Cargo archives what shares a house with the top card", func(t *testing.T) {
		tb := duel(t, side{Line: ids("jon-cargo", "tocsin"), Hand: ids("fear", "punch", "dust-imp"), Deck: ids("shooler", "snudge")},
			side{}, card.StarAlliance)
		tb.Reap("jon-cargo")
		tb.InZone(card.Discard, "shooler")
		assert.ElementsMatch(t, []string{"fear", "dust-imp"}, tb.Pile(0, card.Archives))
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
		tb.Marked("punch", keyforge.Revealed)
		tb.InZone(card.Battleline, "tocsin")
		tb = duel(t, side{Line: ids("jon-cargo"), Hand: ids("fear")}, side{}, card.StarAlliance)
		tb.Reap("jon-cargo")
		tb.InZone(card.Hand, "fear")
	})
	t.Run("Kartanoo uses any artifact as if it were yours", func(t *testing.T) {
		tb := duel(t, side{Line: ids("kartanoo"), Artifacts: ids("library-of-babble"), Deck: ids("fear")},
			side{Artifacts: ids("library-of-babble"), Deck: ids("punch")}, card.StarAlliance)
		tb.Reap("kartanoo")
		tb.Pick("1:library-of-babble")
		tb.InZone(card.Hand, "fear")
		tb.InZone(card.Deck, "punch")
		tb.Marked("1:library-of-babble", keyforge.Exhausted)
		tb.Unmarked("0:library-of-babble", keyforge.Exhausted)
	})
	t.Run("Mutagenesis Researcher has its body alone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mutagenesis-researcher")}, side{}, card.StarAlliance)
		tb.Reap("mutagenesis-researcher")
		tb.Amber(0, 1)
		tb.PowerIs("mutagenesis-researcher", 3)
	})
	t.Run("Lyco-, Sacro- and Umbra- halves", func(t *testing.T) {
		for id, check := range map[string]func(*gametest.Table, string){
			"lyco-alien":  func(tb *gametest.Table, id string) { assert.True(t, tb.HasKeyword(tb.Card(id), card.Skirmish)) },
			"lyco-fiend":  func(tb *gametest.Table, id string) { assert.True(t, tb.HasKeyword(tb.Card(id), card.Skirmish)) },
			"sacro-alien": func(tb *gametest.Table, id string) { assert.Equal(t, 2, tb.Armor(tb.Card(id))) },
			"sacro-fiend": func(tb *gametest.Table, id string) { assert.Equal(t, 2, tb.Armor(tb.Card(id))) },
			"umbra-alien": func(tb *gametest.Table, id string) { assert.True(t, tb.HasKeyword(tb.Card(id), card.Elusive)) },
			"umbra-fiend": func(tb *gametest.Table, id string) { assert.True(t, tb.HasKeyword(tb.Card(id), card.Elusive)) },
		} {
			check(duel(t, side{Line: ids(id)}, side{}, card.StarAlliance), id)
		}
	})
}
