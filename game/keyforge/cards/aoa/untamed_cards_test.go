package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestDharna(t *testing.T) {
	tb := duel(t, side{Hand: ids("dharna"), Line: list{{ID: "troll", Damage: 3}, {ID: "mother", Damage: 1}, {ID: "valdr"}}},
		side{Line: list{{ID: "zorg", Damage: 2}}}, card.Untamed)
	tb.Play("dharna")
	tb.Left()
	tb.Amber(0, 2)
	tb = duel(t, side{Line: list{{ID: "dharna"}, {ID: "troll", Damage: 3}}}, side{Line: list{{ID: "zorg", Damage: 2}}}, card.Untamed)
	tb.Reap("dharna")
	tb.Offers("dharna", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 1)
}

func TestDuskwitch(t *testing.T) {
	tb := duel(t, side{Hand: ids("snufflegator", "bear-flute"), Line: ids("duskwitch")}, side{}, card.Untamed)
	tb.Play("snufflegator")
	tb.Left()
	tb.Unmarked("snufflegator", keyforge.Exhausted)
	tb.Play("bear-flute")
	tb.Marked("bear-flute", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("snufflegator")}, side{Line: ids("duskwitch")}, card.Untamed)
	tb.Play("snufflegator")
	tb.Marked("snufflegator", keyforge.Exhausted)
}

func TestFanghouseAndWayOfThePorcupine(t *testing.T) {
	tb := duel(t, side{Line: ids("fanghouse")}, side{Line: ids("snufflegator", "valdr")}, card.Untamed)
	tb.Fight("fanghouse", "snufflegator") // 3 before the fight, 3 in it
	tb.InZone(card.Discard, "fanghouse", "snufflegator")
	tb = duel(t, side{Line: ids("troll")}, side{Line: ids("fanghouse")}, card.Brobnar)
	tb.Fight("troll")
	tb.Damage("troll", 6)
	tb = duel(t, side{Line: ids("troll")}, side{Line: list{{ID: "dust-imp", Attached: ids("way-of-the-porcupine")}}}, card.Brobnar)
	tb.Fight("troll")
	tb.Damage("troll", 5)
}

func TestGlimmerAndGravidCycle(t *testing.T) {
	tb := duel(t, side{Hand: ids("glimmer"), Discard: ids("fear", "troll")}, side{Discard: ids("punch")}, card.Untamed)
	tb.Play("glimmer")
	tb.Offers("fear", "troll")
	tb.Pick("troll")
	tb.InZone(card.Hand, "troll")
	tb = duel(t, side{Hand: ids("glimmer"), Line: ids("snufflegator")}, side{}, card.Untamed)
	tb.Reap("snufflegator")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("glimmer")}, keyforge.NeedsAlpha)
	tb = duel(t, side{Hand: ids("gravid-cycle"), Discard: ids("fear"), Houses: []card.House{card.Untamed}},
		side{Houses: []card.House{card.Dis}}, card.Untamed)
	tb.Play("gravid-cycle")
	tb.InZone(card.Hand, "fear")
	assert.Equal(t, keyforge.Side(1), tb.Question().Side)
}

func TestGrovekeeper(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "grovekeeper", "mother", "valdr"), Houses: []card.House{card.Untamed}},
		side{Line: ids("zorg"), Houses: []card.House{card.Dis}}, card.Untamed)
	tb.EndTurn()
	for name, power := range map[string]int{"troll": 9, "grovekeeper": 3, "mother": 6, "valdr": 6, "zorg": 7} {
		tb.PowerIs(name, power)
	}
	tb.House(card.Dis)
	tb.EndTurn()
	tb.PowerIs("troll", 9)
}

func TestPowersByNeighborsPoolsAndPlaces(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "knoxx", "marmo-swarm", "panpaca-anga", "valdr", "mother"), Amber: 3},
		side{Line: ids("knoxx", "zorg"), Amber: 5}, card.Untamed)
	for name, power := range map[string]int{"0:knoxx": 9, "1:knoxx": 6, "marmo-swarm": 5, "panpaca-anga": 5, "valdr": 8, "mother": 7,
		"troll": 8, "zorg": 7} {
		tb.PowerIs(name, power)
	}
}

func TestE5PanpacaJaga(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "valdr", "panpaca-jaga", "mother")}, side{Line: ids("zorg")}, card.Untamed)
	for name, skirmish := range map[string]bool{"troll": true, "valdr": true, "panpaca-jaga": true, "mother": false, "zorg": false} {
		assert.Equal(t, skirmish, tb.HasKeyword(tb.Card(name), card.Skirmish), name)
	}
}

func TestPersistenceHunting(t *testing.T) {
	tb := duel(t, side{Hand: ids("persistence-hunting"), Line: ids("troll")},
		side{Line: ids("valdr", "smaaash", "mother"), Artifacts: ids("cannon")}, card.Untamed)
	tb.Play("persistence-hunting")
	tb.House(card.Brobnar)
	tb.Marked("valdr", keyforge.Exhausted)
	tb.Marked("smaaash", keyforge.Exhausted)
	for _, name := range []string{"mother", "cannon", "troll"} {
		tb.Unmarked(name, keyforge.Exhausted)
	}
}

func TestRustgnawer(t *testing.T) {
	tb := duel(t, side{Line: ids("rustgnawer"), Artifacts: ids("commpod")},
		side{Line: ids("dust-imp"), Artifacts: list{{ID: "seeker-needle", Icons: card.Icons{card.AmberIcon, card.DrawIcon}}}}, card.Untamed)
	tb.Fight("rustgnawer")
	tb.Offers("commpod", "seeker-needle")
	tb.Pick("seeker-needle")
	tb.InZone(card.Discard, "seeker-needle")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("rustgnawer"), Artifacts: ids("commpod")}, side{Line: ids("urchin")}, card.Untamed)
	tb.Fight("rustgnawer")
	tb.InZone(card.Discard, "commpod") // it must
	tb.Amber(0, 0)
}

func TestSongOfSpring(t *testing.T) {
	tb := duel(t, side{Hand: ids("song-of-spring", "flaxia", "fear"),
		Line:    list{{ID: "snufflegator"}, {ID: "troll"}, {ID: "murmook", Foreign: true}},
		Discard: ids("halacor", "urchin")}, side{Line: ids("inka-the-spider")}, card.Untamed)
	tb.Play("song-of-spring")
	tb.Offers("snufflegator", "murmook")
	tb.Pick("snufflegator", "murmook")
	tb.Offers("flaxia", "halacor")
	tb.Pick("halacor")
	tb.Finish()
	assert.ElementsMatch(t, []string{"snufflegator", "halacor"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"murmook"}, tb.Pile(1, card.Deck))
	tb.InZone(card.Hand, "flaxia")
}

func TestTantadlinAndRoxador(t *testing.T) {
	tb := duel(t, side{Line: ids("tantadlin", "roxador"), Archives: ids("fear")},
		side{Line: ids("mother", "valdr"), Archives: ids("punch")}, card.Untamed)
	tb.Fight("tantadlin", "mother")
	tb.Damage("mother", 2)
	tb.InZone(card.Discard, "punch")
	tb.InZone(card.Archives, "fear")
	tb.Fight("roxador", "valdr")
	tb.Damage("valdr", 2)
	tb.Damage("roxador", 0)
	tb.Marked("valdr", keyforge.Stunned)
	tb.Unmarked("mother", keyforge.Stunned)
}

func TestTheyreEverywhere(t *testing.T) {
	tb := duel(t, side{Hand: ids("they-re-everywhere"), Line: ids("troll")},
		side{Line: ids("noddy-the-thief", "urchin", "mother", "valdr")}, card.Untamed)
	tb.Play("they-re-everywhere")
	tb.Line(1, "mother", "valdr") // at the same time: Urchin is on no flank
	tb.Damage("mother", 1)
	tb.Damage("valdr", 2)
	tb.Damage("troll", 0)
}

func TestAemberspineMongrel(t *testing.T) {
	tb := duel(t, side{Line: ids("smaaash", "valdr")}, side{Line: ids("æmberspine-mongrel", "dust-imp")}, card.Brobnar)
	tb.Reap("smaaash")
	tb.Amber(1, 1)
	tb.Fight("valdr", "dust-imp")
	tb.Amber(1, 3) // of the imp
	tb = duel(t, side{Line: ids("æmberspine-mongrel")}, side{}, card.Untamed)
	tb.Reap("æmberspine-mongrel")
	tb.Amber(0, 1)
}

func TestBumblebird(t *testing.T) {
	tb := duel(t, side{Hand: ids("bumblebird"), Line: ids("snufflegator", "troll")}, side{Line: ids("flaxia")}, card.Untamed)
	tb.Play("bumblebird")
	tb.Left()
	for name, power := range map[string]int{"snufflegator": 6, "troll": 8, "bumblebird": 1, "flaxia": 4} {
		tb.PowerIs(name, power)
	}
}

func TestCamouflage(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "smaaash", "valdr")}, side{Line: list{{ID: "mother", Attached: ids("camouflage")}}}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("smaaash")}, keyforge.NothingToFight)
	tb.Fight("valdr")
	tb.InZone(card.Discard, "mother")
}

func TestNiffleGrounds(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("niffle-grounds")}, side{Line: ids("champion-anaphiel", "noddy-the-thief", "urchin")}, card.Untamed)
	tb.Act("niffle-grounds")
	tb.Pick("noddy-the-thief")
	assert.False(t, tb.HasKeyword(tb.Card("noddy-the-thief"), card.Elusive))
	assert.True(t, tb.HasKeyword(tb.Card("urchin"), card.Elusive))
	assert.True(t, tb.HasKeyword(tb.Card("champion-anaphiel"), card.Taunt))
	tb.EndTurn()
	assert.True(t, tb.HasKeyword(tb.Card("noddy-the-thief"), card.Elusive))
	tb.LeaveOpen()
}

func TestSoldiersToFlowers(t *testing.T) {
	tb := duel(t, side{Hand: ids("soldiers-to-flowers"), Discard: ids("snufflegator", "regrowth", "troll", "flaxia")},
		side{Discard: ids("halacor", "fear")}, card.Untamed)
	tb.Play("soldiers-to-flowers")
	tb.InZone(card.Purged, "snufflegator", "flaxia", "halacor")
	tb.InZone(card.Discard, "regrowth", "troll", "fear")
	tb.Amber(0, 3)
	tb.Amber(1, 1)
}

func TestEarthbind(t *testing.T) {
	bound := list{{ID: "snufflegator", Attached: ids("earthbind")}, {ID: "flaxia"}}
	tb := duel(t, side{Line: bound, Hand: ids("regrowth")}, side{Line: ids("mother")}, card.Untamed)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("snufflegator")}, keyforge.CannotBeUsed)
	tb.Reap("flaxia")
	tb.Discard("regrowth")
	tb.Reap("snufflegator")
	tb.Amber(0, 2)
	t.Run("a card from anywhere, but of its controller", func(t *testing.T) {
		me := side{Line: append(list{{ID: "munchling", House: card.Untamed}}, bound...), Deck: ids("fear", "punch"), Archives: ids("mother"),
			Artifacts: list{{ID: "fetchdrones", House: card.Untamed}}, Hand: list{{ID: "thalassophobia", House: card.Untamed}}}
		foe := side{Line: ids("troll"), Deck: ids("fear")}
		tb := duel(t, me, foe, card.Untamed)
		tb.Play("thalassophobia")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("snufflegator")}, keyforge.CannotBeUsed)
		tb.Act("fetchdrones")
		tb.Reap("snufflegator")
		tb = duel(t, me, foe, card.Untamed)
		tb.Fight("munchling")
		tb.Pick("mother")
		tb.Reap("snufflegator")
	})
}

func TestHeartOfTheForest(t *testing.T) {
	charge := func(mine, theirs int) int {
		tb := duel(t, side{Hand: ids("key-charge"), Amber: 7, Keys: mine}, side{Artifacts: ids("heart-of-the-forest"), Keys: theirs},
			card.Untamed)
		tb.Play("key-charge")
		if tb.Question().Kind == keyforge.AskYesNo {
			tb.Yes()
			tb.Choose(2)
		}
		return tb.Player(0).KeyCount()
	}
	assert.Equal(t, 1, charge(0, 0))
	assert.Equal(t, 2, charge(1, 1))
	assert.Equal(t, 1, charge(1, 0))
}

func TestPosPixies(t *testing.T) {
	tb := duel(t, side{Hand: ids("urchin", "old-bruno", "nerve-blast")}, side{Line: ids("po-s-pixies", "mother"), Amber: 2}, card.Shadows)
	tb.Play("urchin")
	tb.Play("old-bruno")
	tb.Left()
	tb.Amber(0, 1)
	tb.AmberOn("old-bruno", 2)
	tb.Play("nerve-blast")
	tb.Pick("mother")
	tb.Amber(0, 2)
	tb.Amber(1, 2)
}

func TestD59PunctuatedEquilibrium(t *testing.T) {
	tb := duel(t, side{Hand: ids("punctuated-equilibrium", "fear", "troll"),
		Deck: ids("urchin", "urchin", "urchin", "urchin", "urchin", "urchin", "urchin"), Chains: 1},
		side{Hand: ids("punch"), Deck: ids("umbra", "umbra")}, card.Untamed)
	tb.Play("punctuated-equilibrium")
	assert.Len(t, tb.Pile(0, card.Hand), 5) // a chain
	assert.Equal(t, 0, int(tb.Player(0).Chains))
	tb.InZone(card.Discard, "fear", "troll")
	assert.Len(t, tb.Pile(1, card.Hand), 3) // the last through a reshuffle
}

func TestQuicksand(t *testing.T) {
	tb := duel(t, side{Hand: ids("quicksand"), Line: ids("troll", "snufflegator")},
		side{Line: list{{ID: "mother"}, {ID: "doc-bookton"}, {ID: "flaxia", Marks: keyforge.Exhausted}}}, card.Untamed)
	tb.Play("quicksand")
	tb.Offers("mother", "doc-bookton")
	tb.Pick("doc-bookton")
	tb.Line(0, "troll", "snufflegator")
	tb.Line(1, "mother", "flaxia")
	tb = duel(t, side{Hand: ids("quicksand"), Line: ids("troll", "valdr")}, side{Line: ids("mother", "dust-imp")}, card.Untamed)
	tb.Play("quicksand")
	tb.Line(0, "valdr")
	tb.Line(1, "dust-imp")
}

func TestShardOfLife(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-life", "shard-of-hope"), Discard: ids("fear", "troll", "urchin")},
		side{Discard: ids("punch")}, card.Untamed)
	tb.Act("shard-of-life")
	tb.Offers("fear", "troll", "urchin")
	tb.Pick("troll", "fear")
	assert.ElementsMatch(t, []string{"troll", "fear"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Discard))
}
