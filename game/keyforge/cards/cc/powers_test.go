package cc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The archon powers of this file work beside the game, for their owners (K31.1, K31.2).

// powered is a duel in which side 0 has the archon power.
func powered(t *testing.T, power string, first, second keyforge.SidePosition, h card.House) *gametest.Table {
	t.Helper()
	first.Reference = gametest.Cards(power)
	return gametest.Duel(t, first, second, h)
}

func TestArtificer(t *testing.T) {
	tb := powered(t, "artificer", keyforge.SidePosition{Hand: gametest.Cards("autocannon", "troll")},
		keyforge.SidePosition{Hand: gametest.Cards("mighty-javelin"), Houses: []card.House{card.Dis}}, card.Logos)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.WrongHouse)
	tb.Play("autocannon")
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("mighty-javelin")}, keyforge.WrongHouse)
}

func TestCharismaticInspiration(t *testing.T) {
	tb := powered(t, "charismatic-inspiration", keyforge.SidePosition{Hand: gametest.Cards("professor-sutterkin", "mother")},
		keyforge.SidePosition{}, card.Logos)
	tb.Play("professor-sutterkin")
	tb.Play("mother")
	tb.Right()
	tb.Unmarked("professor-sutterkin", keyforge.Exhausted)
	tb.Marked("mother", keyforge.Exhausted)
}

// Either player may choose the house (K31.2).
func TestPowersOfAHouseChoice(t *testing.T) {
	for _, c := range []struct {
		power              string
		house              card.House
		amber, hand, saved int
		exalted            int
	}{
		{"commanding-presence", card.Saurian, 0, 0, 0, 1}, {"divine-spark", card.Sanctum, 2, 0, 0, 0},
		{"master-planner", card.Mars, 0, 0, 2, 0}, {"nature-s-guardian", card.Untamed, 0, 2, 0, 0},
	} {
		for _, chosen := range []card.House{c.house, card.Logos} {
			tb := powered(t, c.power, keyforge.SidePosition{Deck: gametest.Many(12, "krump"), Hand: gametest.Many(6, "bumpsy"),
				Line: gametest.Cards("troll", "tyrannus-aquilae")},
				keyforge.SidePosition{Houses: []card.House{c.house, card.Logos}, Line: gametest.Cards("mother")}, card.Brobnar)
			tb.EndTurn()
			tb.House(chosen)
			if chosen != c.house {
				c.amber, c.hand, c.saved, c.exalted = 0, 0, 0, 0
			}
			tb.Amber(0, c.amber)
			assert.Len(t, tb.Pile(0, card.Hand), 6+c.hand, c.power)
			assert.Len(t, tb.Pile(0, card.Archives), c.saved, c.power)
			tb.AmberOn("troll", c.exalted)
			tb.AmberOn("mother", c.exalted)
			tb.AmberOn("tyrannus-aquilae", 0)
		}
	}
}

func TestControl(t *testing.T) {
	for yes, amber := range map[bool]int{true: 0, false: 1} {
		tb := powered(t, "control", keyforge.SidePosition{Hand: gametest.Cards("autocannon"), Line: gametest.Cards("troll")},
			keyforge.SidePosition{Amber: 3}, card.Brobnar)
		tb.Play("autocannon")
		tb.Asks(keyforge.AskYesNo, keyforge.ForIcon, 0)
		if yes {
			tb.Yes()
		} else {
			tb.No()
		}
		tb.Amber(0, amber)
		tb.AmberOn("troll", 1-amber)
		tb.Amber(1, 2+amber)
	}
}

func TestLibrarian(t *testing.T) {
	tb := powered(t, "librarian", keyforge.SidePosition{Hand: gametest.Cards("autocannon", "mighty-javelin", "troll", "krump")},
		keyforge.SidePosition{}, card.Brobnar)
	tb.Play("autocannon")
	tb.No()
	tb.Amber(0, 1)
	tb.Play("mighty-javelin")
	tb.Yes()
	tb.Pick("krump")
	tb.InZone(card.Archives, "krump")
	tb.Amber(0, 1)
}

func TestRage(t *testing.T) {
	tb := powered(t, "rage", keyforge.SidePosition{Hand: gametest.Cards("autocannon"), Line: gametest.Cards("troll")},
		keyforge.SidePosition{Line: gametest.Cards("mother")}, card.Brobnar)
	tb.Play("autocannon")
	tb.Amber(0, 1)
	tb.Pick("mother")
	tb.Damage("mother", 1)
}

// The color is named first, among those that can be paid for, and the cost is for both players (K31.6).
func TestKeysThatCostMoreByColor(t *testing.T) {
	for color, power := range []string{"fighting-expertise", "scheming-expertise", "controling-expertise"} {
		others := uint8(7 &^ (1 << color))
		for amber, ways := range map[int]uint8{5: 0, 6: others, 7: 7} {
			tb := powered(t, power, keyforge.SidePosition{}, keyforge.SidePosition{Amber: amber, Houses: []card.House{card.Dis}}, card.Brobnar)
			assert.Equal(t, 6, tb.KeyCost(1))
			tb.EndTurn()
			if ways != 0 {
				tb.Asks(keyforge.AskKey, keyforge.ForForge, 1)
				require.Equal(t, ways, tb.Question().Ways)
				tb.Choose(map[uint8]int{7: color, others: (color + 1) % 3}[ways])
				tb.Amber(1, 0)
			}
			tb.Keys(1, min(1, int(ways)))
		}
		tb := powered(t, power, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 6, Colors: others,
			Houses: []card.House{card.Dis}}, card.Brobnar)
		assert.Equal(t, 7, tb.KeyCost(1), "only that color is left")
		tb.EndTurn()
		tb.Keys(1, 2)
		tb.Amber(1, 6)
	}
}

func TestExpertises(t *testing.T) {
	for color := range 3 {
		forged := uint8(1 << color)
		tb := powered(t, "fighting-expertise", keyforge.SidePosition{Colors: forged, Line: gametest.Cards("troll")},
			keyforge.SidePosition{Amber: 3, Line: gametest.Cards("mother")}, card.Brobnar)
		tb.Fight("troll")
		tb.Amber(0, map[int]int{card.RedKey: 1}[color])

		tb = powered(t, "scheming-expertise", keyforge.SidePosition{Colors: forged, Deck: gametest.Many(12, "krump"),
			Hand: gametest.Many(6, "bumpsy")},
			keyforge.SidePosition{Houses: []card.House{card.Dis}}, card.Brobnar)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), 6+map[int]int{card.BlueKey: 2}[color], "even with a full hand")

		tb = powered(t, "controling-expertise", keyforge.SidePosition{Colors: forged, Hand: gametest.Cards("mother", "dust-imp")},
			keyforge.SidePosition{}, card.Brobnar)
		if color == card.YellowKey {
			tb.Play("dust-imp")
		}
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("mother")}, keyforge.WrongHouse)
	}
}

// Either player may forge one more, at the cost of that moment, or decline (K31.4).
func TestForgemaster(t *testing.T) {
	begin := func(amber int) *gametest.Table {
		tb := powered(t, "forgemaster", keyforge.SidePosition{},
			keyforge.SidePosition{Amber: amber, Houses: []card.House{card.Dis}}, card.Brobnar)
		tb.EndTurn()
		tb.Choose(card.BlueKey)
		return tb
	}
	tb := begin(16)
	tb.Asks(keyforge.AskYesNo, keyforge.ForMoreKey, 1)
	tb.Yes()
	tb.Choose(card.RedKey)
	tb.Keys(1, 2)
	tb.Amber(1, 6) // enough, but that was all
	require.Equal(t, keyforge.AskMain, tb.Question().Kind)
	tb = begin(10)
	tb.No()
	tb.Keys(1, 1)
	tb.Amber(1, 5)
	tb = begin(9)
	tb.Keys(1, 1)
	require.Equal(t, keyforge.AskMain, tb.Question().Kind, "a second one costs 5")
}

// The fourth key has no color, comes after all others, and wins; the opponent needs three (K31.5).
func TestTinkerer(t *testing.T) {
	mine := keyforge.SidePosition{Keys: 2, Amber: 9, Houses: []card.House{card.Brobnar}}
	tb := powered(t, "tinkerer", mine, keyforge.SidePosition{Houses: []card.House{card.Dis}}, card.Brobnar)
	assert.Equal(t, 4, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.EndTurn()
	tb.EndTurn()
	tb.Keys(0, 3)
	require.False(t, tb.State().Over)
	p, err := tb.Position()
	require.NoError(t, err)
	again := gametest.StartWith(t, tb.Catalogue(), keyforge.Duel, p)
	assert.Equal(t, tb.Hash(), again.Hash())
	tb.EndTurn()
	tb.EndTurn()
	tb.Keys(0, 4)
	assert.Equal(t, uint8(15), tb.Player(0).Keys)
	require.True(t, tb.State().Over)
	assert.Equal(t, uint8(1), tb.State().Winners)

	tb = powered(t, "tinkerer", mine, keyforge.SidePosition{Keys: 2, Amber: 6, Houses: []card.House{card.Dis}}, card.Brobnar)
	tb.EndTurn()
	require.True(t, tb.State().Over)
	assert.Equal(t, uint8(2), tb.State().Winners)

	tb = powered(t, "tinkerer", keyforge.SidePosition{Keys: 1, Line: gametest.Cards("mushroom-man")},
		keyforge.SidePosition{Keys: 1, Line: gametest.Cards("mushroom-man")}, card.Untamed)
	tb.PowerIs("0:mushroom-man", 11) // 3 for each of its 3 unforged keys
	tb.PowerIs("1:mushroom-man", 8)

	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for _, s := range []keyforge.SidePosition{{Keys: 3}, {Keys: 4, Reference: gametest.Cards("tinkerer")}} {
		_, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{s, {}}, House: card.Dis})
		assert.Error(t, err)
	}
}

func TestDelugeOfPower(t *testing.T) {
	tb := powered(t, "deluge-of-power", keyforge.SidePosition{Artifacts: gametest.Cards("autocannon")},
		keyforge.SidePosition{Artifacts: gametest.Cards("mighty-javelin")}, card.Brobnar)
	tb.Act("autocannon")
	tb.Amber(0, 2)
	tb.InZone(card.Archives, "autocannon")
}

func TestDemonicWrath(t *testing.T) {
	tb := powered(t, "demonic-wrath", keyforge.SidePosition{Line: gametest.Cards("dust-imp")},
		keyforge.SidePosition{Line: gametest.Cards("mother")}, card.Dis)
	tb.Reap("dust-imp")
	tb.Pick("mother")
	tb.Damage("mother", 1)
}

func TestProgenitorOfGiants(t *testing.T) {
	tb := powered(t, "progenitor-of-giants", keyforge.SidePosition{Line: gametest.Cards("troll")},
		keyforge.SidePosition{Line: gametest.Cards("mother")}, card.Brobnar)
	tb.Fight("troll")
	tb.Amber(0, 1)
}

func TestWardenOfTheCrucible(t *testing.T) {
	tb := powered(t, "warden-of-the-crucible", keyforge.SidePosition{Line: gametest.Cards("troll")},
		keyforge.SidePosition{Line: gametest.Cards("mother")}, card.Brobnar)
	tb.Act("troll")
	tb.Pick("mother")
	tb.Damage("mother", 4)
	tb.Marked("troll", keyforge.Exhausted)
}

// Deploy is there while the creature is being played.
func TestMasterStrategist(t *testing.T) {
	tb := powered(t, "master-strategist", keyforge.SidePosition{Hand: gametest.Cards("black-tempest"), Line: gametest.Cards("troll", "krump")},
		keyforge.SidePosition{Line: gametest.Cards("mother")}, card.Skyborn)
	tb.Play("black-tempest")
	tb.Choose(1)
	tb.Line(0, "troll", "black-tempest", "krump")

	tb = powered(t, "master-strategist", keyforge.SidePosition{Line: gametest.Cards("black-tempest", "troll", "krump")},
		keyforge.SidePosition{Line: gametest.Cards("mother")}, card.Skyborn)
	tb.Reap("black-tempest")
	tb.Yes()
	tb.Right()
	tb.Line(0, "troll", "krump", "black-tempest")

	tb = powered(t, "master-strategist", keyforge.SidePosition{Hand: gametest.Cards("bumpsy"), Line: gametest.Cards("troll", "krump")},
		keyforge.SidePosition{}, card.Brobnar)
	tb.Play("bumpsy")
	require.False(t, tb.Question().Wide)
	tb.Right()
}

func TestNaturesStrength(t *testing.T) {
	tb := powered(t, "nature-s-strength", keyforge.SidePosition{Line: gametest.Cards("snufflegator", "duskwitch")},
		keyforge.SidePosition{}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("duskwitch")}, keyforge.WrongHouse)
	tb.Reap("snufflegator")
	tb.Amber(0, 1)
}

func TestNobleBlood(t *testing.T) {
	tb := powered(t, "noble-blood", keyforge.SidePosition{Hand: gametest.Cards("commander-remiel")}, keyforge.SidePosition{}, card.Sanctum)
	tb.Play("commander-remiel")
	tb.Amber(0, 1)
	tb = powered(t, "noble-blood", keyforge.SidePosition{Hand: gametest.Cards("troll")}, keyforge.SidePosition{}, card.Brobnar)
	tb.Play("troll")
	tb.Amber(0, 0)
}

func TestOptimizer(t *testing.T) {
	tb := powered(t, "optimizer", keyforge.SidePosition{Deck: gametest.Many(9, "bumpsy"), Discard: gametest.Cards("troll", "krump"),
		Houses: []card.House{card.Brobnar}},
		keyforge.SidePosition{Discard: gametest.Cards("mother"), Houses: []card.House{card.Dis}}, card.Brobnar)
	tb.EndTurn()
	tb.EndTurn()
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.InZone(card.Purged, "krump")
	tb.InZone(card.Discard, "troll")
}

func TestRedeemer(t *testing.T) {
	tb := powered(t, "redeemer", keyforge.SidePosition{Line: gametest.Cards("rogue-ogre"), Deck: gametest.Cards("krump")},
		keyforge.SidePosition{Line: gametest.Cards("troll")}, card.Brobnar)
	tb.Fight("rogue-ogre")
	tb.InZone(card.Hand, "krump")
}

func TestSchemer(t *testing.T) {
	tb := gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("troll")},
		keyforge.SidePosition{Reference: gametest.Cards("schemer"), Line: gametest.Cards("krump", "mother", "dust-imp")}, card.Brobnar)
	tb.Fight("troll")
	tb.Offers("krump", "dust-imp")
	tb.Pick("krump")
	tb.Damage("krump", 0)
	tb.Damage("troll", 0)
}

func TestStasisField(t *testing.T) {
	tb := powered(t, "stasis-field", keyforge.SidePosition{Houses: []card.House{card.Brobnar}, Line: gametest.Cards("troll")},
		keyforge.SidePosition{Line: gametest.Cards("mother", "dust-imp"), Houses: []card.House{card.Dis}}, card.Brobnar)
	tb.EndTurn()
	tb.House(card.Dis)
	tb.EndTurn()
	tb.Offers("mother", "dust-imp")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Exhausted)
	tb.Unmarked("dust-imp", keyforge.Exhausted)
}

func TestThievery(t *testing.T) {
	tb := powered(t, "thievery", keyforge.SidePosition{Hand: gametest.Cards("troll", "krump")}, keyforge.SidePosition{Amber: 3}, card.Brobnar)
	tb.Discard("troll")
	tb.Yes()
	tb.InZone(card.Purged, "troll")
	tb.Amber(0, 1)
	tb.Discard("krump")
	tb.No()
	tb.InZone(card.Discard, "krump")
	tb.Amber(1, 2)
}

// What a power gives, or waits for, is its owner's alone, and only what it names (K31.2).
func TestPowersLeaveOthersAlone(t *testing.T) {
	for power, c := range map[string]struct {
		h             card.House
		first, second side
		play          func(tb *gametest.Table)
	}{
		"charismatic-inspiration": {card.Logos, side{Hand: ids("professor-sutterkin")}, side{}, func(tb *gametest.Table) {
			tb.Play("professor-sutterkin")
			tb.Marked("professor-sutterkin", keyforge.Exhausted)
		}},
		"deluge-of-power": {card.Brobnar, side{Artifacts: ids("iron-obelisk")}, side{Artifacts: ids("autocannon")}, func(tb *gametest.Table) {
			assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("iron-obelisk")}))
		}},
		"demonic-wrath": {card.Dis, side{Line: ids("dust-imp")}, side{Line: ids("shooler")}, func(tb *gametest.Table) {
			tb.Reap("dust-imp")
			tb.Damage("dust-imp", 0)
		}},
		"fighting-expertise": {card.Brobnar, side{Line: ids("troll")}, side{Colors: 1 << card.RedKey, Line: ids("mother"), Amber: 1},
			func(tb *gametest.Table) { tb.Fight("troll"); tb.Amber(0, 0); tb.Amber(1, 1) }},
		"noble-blood": {card.Sanctum, side{Hand: ids("commander-remiel")}, side{}, func(tb *gametest.Table) {
			tb.Play("commander-remiel")
			tb.Amber(1, 0)
		}},
		"control": {card.Brobnar, side{Hand: ids("autocannon"), Line: ids("troll")}, side{Line: ids("mother")}, func(tb *gametest.Table) {
			tb.Play("autocannon")
			tb.Amber(0, 1)
		}},
		"librarian": {card.Brobnar, side{Hand: ids("autocannon", "troll")}, side{Hand: ids("mother")}, func(tb *gametest.Table) {
			tb.Play("autocannon")
			tb.Amber(0, 1)
		}},
		"rage": {card.Brobnar, side{Hand: ids("autocannon")}, side{Line: ids("mother")}, func(tb *gametest.Table) {
			tb.Play("autocannon")
			tb.Damage("mother", 0)
		}},
		"nature-s-strength": {card.Brobnar, side{Line: ids("snufflegator")}, side{Line: ids("snufflegator")}, func(tb *gametest.Table) {
			tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("0:snufflegator")}, keyforge.WrongHouse)
		}},
		"master-strategist": {card.Skyborn, side{Line: ids("black-tempest", "troll")}, side{}, func(tb *gametest.Table) {
			tb.Reap("black-tempest")
			tb.Line(0, "black-tempest", "troll")
		}},
		"progenitor-of-giants": {card.Brobnar, side{Line: ids("troll")}, side{Line: ids("mother")}, func(tb *gametest.Table) {
			tb.Fight("troll")
			tb.Amber(0, 0)
			tb.Amber(1, 0)
		}},
		"redeemer": {card.Brobnar, side{Line: ids("troll"), Deck: ids("krump")}, side{Line: ids("mother"), Deck: ids("krump")},
			func(tb *gametest.Table) {
				tb.Fight("troll")
				assert.Empty(t, tb.Pile(0, card.Hand))
				assert.Empty(t, tb.Pile(1, card.Hand))
			}},
		"thievery": {card.Brobnar, side{Hand: ids("troll")}, side{Amber: 2}, func(tb *gametest.Table) {
			tb.Discard("troll")
			tb.InZone(card.Discard, "troll")
			tb.Amber(1, 2)
		}},
		"warden-of-the-crucible": {card.Brobnar, side{Line: ids("troll")}, side{Line: ids("mother")}, func(tb *gametest.Table) {
			assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("troll")}))
		}},
	} {
		t.Run(power, func(t *testing.T) {
			c.second.Reference = ids(power)
			c.play(gametest.Duel(t, c.first, c.second, c.h))
		})
	}
}

// Only the creatures, cards and moments that a power names count.
func TestPowersMeanWhatTheyName(t *testing.T) {
	tb := powered(t, "demonic-wrath", side{Line: ids("troll")}, side{}, card.Brobnar)
	tb.Reap("troll")
	tb.Damage("troll", 0)

	tb = powered(t, "progenitor-of-giants", side{Line: ids("dust-imp")}, side{Line: ids("dust-imp")}, card.Dis)
	tb.Fight("dust-imp")
	tb.Amber(0, 2) // of the imp
	tb = powered(t, "progenitor-of-giants", side{Line: ids("shooler")}, side{Line: ids("dust-imp")}, card.Dis)
	tb.Fight("shooler")
	tb.Amber(0, 0)

	tb = powered(t, "redeemer", side{Line: ids("krump"), Deck: ids("bumpsy")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Fight("krump")
	assert.Empty(t, tb.Pile(0, card.Hand))

	tb = powered(t, "librarian", side{Hand: ids("autocannon")}, side{}, card.Brobnar) // no card to archive
	tb.Play("autocannon")
	if tb.Question().Kind == keyforge.AskYesNo {
		tb.No()
	}
	tb.Amber(0, 1)

	tb = powered(t, "optimizer", side{Deck: many(9, "bumpsy"), Houses: []card.House{card.Brobnar}},
		side{Deck: many(9, "bumpsy"), Discard: ids("mother"), Houses: []card.House{card.Dis}}, card.Brobnar)
	tb.EndTurn()
	tb.EndTurn()
	tb.InZone(card.Discard, "mother")

	// schemer: the creature in the middle has none of the keywords
	tb = gametest.Duel(t, side{Line: ids("krump")}, side{Reference: ids("schemer"), Line: ids("mother")}, card.Brobnar)
	tb.Fight("krump")
	tb.Damage("mother", 0) // elusive, as a flank on both sides
	for _, owner := range []int{0, 1} {
		sides := [2]side{{Line: ids("bumpsy", "krump", "headhunter")}, {Line: ids("troll")}}
		sides[owner].Reference = ids("schemer")
		tb = gametest.Duel(t, sides[0], sides[1], card.Brobnar)
		tb.Fight("krump")
		tb.InZone([]card.Zone{card.Discard, card.Battleline}[owner], "krump") // no skirmish in the middle; Troll is elusive
	}
}

// decks begins a duel of two decks of actions and creatures; side 1 has the archon power.
func decks(t *testing.T, power string) *gametest.Table {
	t.Helper()
	d := keyforge.Deal{Houses: []card.House{card.Brobnar, card.Dis, card.Logos}}
	for range 4 {
		for _, id := range []string{"punch", "troll", "mother", "dust-imp"} {
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: id})
		}
	}
	other := d
	other.Power = power
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{d, other}, Seed: 7, First: 0})
	require.NoError(t, err)
	return gametest.On(t, g)
}

// The owner chooses, takes no mulligan, and shuffles (K31.3).
func TestOvercharged(t *testing.T) {
	tb := decks(t, "overcharged")
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
	require.Len(t, tb.Pile(1, card.Hand), 6)
	require.Equal(t, 10, tb.Question().Domain.Len())
	for range 3 {
		c := tb.Question().Domain
		for p := tb.Question().Picked.First(); p != 0; p = tb.Question().Picked.Next(p) {
			c.Remove(p)
		}
		tb.Do(keyforge.Command{Verb: keyforge.Pick, Card: c.First()})
	}
	if tb.Question().Kind == keyforge.AskCards {
		tb.Finish()
	}
	assert.Len(t, tb.Pile(1, card.Archives), 3)
	assert.Len(t, tb.Pile(1, card.Deck), 7)
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 0)
	tb.No()
	tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 0)
	tb.LeaveOpen()
}

// It happens before hands are drawn, and only an action can be named (K31.3).
func TestSignatureMove(t *testing.T) {
	tb := decks(t, "signature-move")
	tb.Asks(keyforge.AskName, keyforge.ForEffect, 1)
	require.Empty(t, tb.Pile(0, card.Hand))
	troll, _ := tb.Catalogue().Number("troll")
	punch, _ := tb.Catalogue().Number("punch")
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(troll)}, keyforge.OutOfRange)
	tb.Choose(int(punch))
	require.Equal(t, 4, tb.Question().Domain.Len())
	for range 2 {
		c, q := keyforge.Slot(0), tb.Question()
		for c = q.Domain.First(); q.Picked.Has(c); {
			c = q.Domain.Next(c)
		}
		tb.Do(keyforge.Command{Verb: keyforge.Pick, Card: c})
	}
	tb.Finish()
	assert.Equal(t, []string{"punch", "punch"}, tb.Pile(1, card.Archives))
	assert.Len(t, tb.Pile(1, card.Hand), 6)
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 0)
	tb.No()
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 1)
	tb.LeaveOpen()
}
