package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAzrael(t *testing.T) {
	tb := duel(t, side{Line: ids("azrael", "troll")}, side{Line: ids("mother", "dodger")}, card.Redemption)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")}, keyforge.WrongHouse)
	tb.Reap("azrael")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.WrongHouse)
	tb.Fight("troll", "mother")
	tb.InZone(card.Discard, "mother")
}

func TestCorrosiveMonk(t *testing.T) {
	tb := duel(t, side{Line: ids("corrosive-monk", "bulwark")}, side{Line: ids("champion-anaphiel")}, card.Redemption)
	for _, name := range []string{"bulwark", "champion-anaphiel", "corrosive-monk"} {
		assert.Zero(t, tb.Armor(tb.Card(name)), name)
	}
	tb.Fight("corrosive-monk", "champion-anaphiel")
	tb.Damage("champion-anaphiel", 4)
	tb.InZone(card.Discard, "corrosive-monk")
	assert.Positive(t, tb.Armor(tb.Card("champion-anaphiel")))
}

func TestDoomsayer(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "doomsayer", Amber: 1}, {ID: "troll", Amber: 2}}}, side{Line: list{{ID: "krump", Amber: 2},
		{ID: "smaaash"}}},
		card.Redemption)
	tb.Reap("doomsayer")
	tb.Pick("troll") // of one creature only
	tb.Pick("krump")
	tb.Pick("smaaash")
	tb.Damage("krump", 2)
	tb.Damage("smaaash", 2)
	tb.AmberOn("doomsayer", 1)
	tb.AmberOn("troll", 0)
	tb.AmberOn("krump", 2)
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("doomsayer")}, side{Line: ids("krump")}, card.Redemption)
	tb.Reap("doomsayer") // no æmber to move
	tb.Damage("krump", 0)
}

func TestHeavyAdornment(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "troll"}, {ID: "fallen-sovereign", Attached: ids("heavy-adornment")}, {ID: "krump"},
		{ID: "smaaash"}}}, side{},
		card.Redemption)
	tb.Reap("fallen-sovereign")
	tb.AmberOn("troll", 1)
	tb.AmberOn("krump", 1)
	tb.AmberOn("fallen-sovereign", 0)
	tb.AmberOn("smaaash", 0)
}

func TestHeedTheHorde(t *testing.T) {
	tb := duel(t, side{Hand: ids("heed-the-horde"), Line: ids("azrael", "troll", "doomsayer")}, side{Line: ids("agamignus"), Amber: 5},
		card.Redemption)
	tb.Play("heed-the-horde")
	tb.Amber(1, 3)
	tb.Amber(0, 1)
}

func TestNamelsConfession(t *testing.T) {
	for _, c := range []struct {
		id   string
		gain int
	}{{"ragatha", 2}, {"troll", 4}, {"drumble", 1}} {
		tb := duel(t, side{Hand: ids("namel-s-confession"), Line: ids(c.id)}, side{Line: ids("krump")}, card.Redemption)
		tb.Play("namel-s-confession")
		tb.InZone(card.Discard, c.id)
		tb.Amber(0, 1+c.gain)
	}
	tb := duel(t, side{Hand: ids("namel-s-confession"), Line: list{{ID: "troll", Marks: keyforge.Warded}}}, side{}, card.Redemption)
	tb.Play("namel-s-confession") // its ward keeps it
	tb.Amber(0, 1)
}

func TestTomeOfAbatement(t *testing.T) {
	tb := duel(t, side{Line: ids("chasm-vespid"), Artifacts: ids("tome-of-abatement")}, side{Line: ids("pied-viper",
		"champion-anaphiel")}, card.Dis)
	tb.Fight("chasm-vespid", "pied-viper") // past taunt, elusive, without skirmish
	tb.Damage("pied-viper", 1)
	tb.InZone(card.Discard, "chasm-vespid")
	tb = duel(t, side{Line: ids("azrael")}, side{Line: list{{ID: "troll"}, {ID: "brass-klein"}, {ID: "krump"}},
		Artifacts: ids("tome-of-abatement")},
		card.Redemption)
	tb.Fight("azrael", "troll") // nor what a creature gains (K32.7)
	tb.Damage("troll", 4)
}

func TestTormentedBadge(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("tormented-badge")}, side{Line: ids("troll", "azrael", "agamignus")}, card.Redemption)
	tb.Act("tormented-badge")
	tb.Offers("azrael", "agamignus")
	tb.Pick("azrael")
	tb.Line(0, "azrael")
	tb.Line(1, "troll", "agamignus")
	tb = duel(t, side{Artifacts: ids("tormented-badge")}, side{Line: ids("troll")}, card.Redemption)
	tb.Act("tormented-badge") // no Mutant
	tb.Line(1, "troll")
}

func TestAgamignus(t *testing.T) {
	tb := duel(t, side{Hand: ids("agamignus", "azrael", "ruthless-avenger")}, side{Hand: ids("doomsayer")}, card.Redemption)
	tb.Play("agamignus")
	tb.Amber(0, 0) // itself
	tb.Play("azrael")
	tb.Right()
	tb.Amber(0, 1)
	tb.Play("ruthless-avenger")
	tb.Right()
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Play("doomsayer")
	tb.Amber(0, 2)
}

func TestIndignantTone(t *testing.T) {
	begin := side{Line: ids("troll", "ember-imp", "krump", "smaaash")}
	tb := duel(t, side{Hand: ids("indignant-tone")}, begin, card.Redemption)
	tb.Play("indignant-tone")
	tb.Pick("ember-imp")
	tb.InZone(card.Discard, "ember-imp")
	tb.Marked("troll", keyforge.Enraged)
	tb.Marked("krump", keyforge.Enraged)
	tb.Unmarked("smaaash", keyforge.Enraged)
	tb = duel(t, side{Hand: ids("indignant-tone")}, begin, card.Redemption)
	tb.Play("indignant-tone")
	tb.Pick("krump") // it survives
	tb.Damage("krump", 3)
	tb.Unmarked("smaaash", keyforge.Enraged)
}

func TestRackOfRedemption(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "troll", "troll"), Artifacts: ids("rack-of-redemption")},
		side{Line: ids("ruthless-avenger", "azrael", "agamignus")}, card.Brobnar)
	tb.Fight("troll", "ruthless-avenger") // no Mutant
	tb.Amber(1, 0)
	tb.Fight("troll#2", "azrael")
	tb.Amber(1, 1)
	tb.Fight("troll#3", "agamignus")
	tb.Amber(1, 1) // the second of the turn
	tb.Amber(0, 0)
	tb = duel(t, side{Hand: ids("redeem-the-crucible"), Artifacts: ids("rack-of-redemption")}, side{Line: ids("azrael", "agamignus")},
		card.Redemption)
	tb.Play("redeem-the-crucible") // two at once: one of them is the first
	tb.Amber(1, 1)
	// a creature that was only made a Mutant is one at its last moment (K13.6)
	tb = duel(t, side{Line: ids("troll", "troll"), Artifacts: ids("rack-of-redemption")},
		side{Line: ids("fallen-sovereign", "mother", "silvertooth")}, card.Brobnar)
	tb.Fight("troll", "silvertooth")
	tb.Amber(1, 0)
	tb.Fight("troll#2", "mother")
	tb.Amber(1, 1)
}

func TestRagatha(t *testing.T) {
	begin := side{Line: ids("troll", "krump", "ragatha", "smaaash")}
	tb := gametest.Newest(t, side{Line: ids("fallen-sovereign", "mother")}, begin, card.Redemption)
	tb.Reap("fallen-sovereign") // E35
	tb.Damage("krump", 3)
	tb.Damage("smaaash", 3)
	tb.Damage("troll", 0)
	tb.Damage("ragatha", 0)
	tb = gametest.Newest(t, begin, side{}, card.Brobnar)
	tb.Reap("troll") // not an enemy
	tb.Damage("krump", 0)
	tb = duel(t, side{Hand: ids("ragatha"), Line: ids("fallen-sovereign")}, side{Line: ids("troll")}, card.Redemption)
	tb.Play("ragatha")
	tb.Right()
	tb.Line(1, "troll", "ragatha")
	tb.Reap("fallen-sovereign")
	tb.Damage("troll", 3)
}

func TestRedeemTheCrucible(t *testing.T) {
	begin := side{Hand: ids("redeem-the-crucible"), Line: ids("azrael", "troll"), Amber: 10}
	tb := duel(t, begin, side{Line: list{{ID: "agamignus"}, {ID: "doomsayer", Marks: keyforge.Warded}}}, card.Redemption)
	tb.Play("redeem-the-crucible")
	tb.Yes()
	tb.Choose(0)
	tb.Keys(0, 1)
	tb.Amber(0, 0) // 6 + 6 - 2
	tb.InZone(card.Purged, "redeem-the-crucible")
	tb.InZone(card.Battleline, "doomsayer")
	for amber, keys := range map[int]int{9: 0, 10: 1} { // Troll is a Mutant beside Fallen Sovereign (K13.6)
		tb = duel(t, side{Hand: ids("redeem-the-crucible"), Line: ids("fallen-sovereign", "troll"), Amber: amber}, side{Line: ids("krump")},
			card.Redemption)
		tb.Play("redeem-the-crucible")
		if keys > 0 {
			tb.Yes()
			tb.Choose(0)
		}
		tb.Keys(0, keys)
	}
	begin.Amber = 9
	tb = duel(t, begin, side{Line: list{{ID: "agamignus"}, {ID: "doomsayer", Marks: keyforge.Warded}}}, card.Redemption)
	tb.Play("redeem-the-crucible") // 1 too few
	tb.Keys(0, 0)
	tb.InZone(card.Purged, "redeem-the-crucible")
}

func TestTheMist(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("the-mist"), Hand: ids("genetic-strain"), Line: ids("troll")}, side{Line: ids("krump"), Amber: 3},
		card.Redemption)
	tb.Omni("the-mist")
	tb.InZone(card.Discard, "the-mist")
	tb.Play("genetic-strain")
	tb.AmberOn("troll", 1)
	tb.AmberOn("krump", 1) // from its own opponent
	tb.Amber(1, 2)
	tb.Amber(0, 0)
	tb = duel(t, side{Artifacts: ids("the-mist"), Line: ids("troll")}, side{Hand: ids("heed-the-horde"), Line: ids("krump")},
		card.Redemption)
	tb.Omni("the-mist")
	tb.EndTurn()
	tb.House(card.Redemption)
	tb.Play("heed-the-horde") // no longer
	tb.Amber(0, 0)
}

func TestBrassKlein(t *testing.T) {
	tb := duel(t, side{Line: ids("brass-klein", "azrael")}, side{Line: ids("krump")}, card.Redemption)
	tb.Fight("brass-klein", "krump") // on a flank it takes nothing
	tb.Damage("brass-klein", 0)
	tb.Damage("krump", 4)
	tb = duel(t, side{Line: ids("troll", "krump")}, side{Line: ids("mother", "brass-klein", "dextre", "dodger")}, card.Brobnar)
	tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")})
	tb.Offers("brass-klein", "dodger")
	tb.Pick("brass-klein")
	tb.Fight("krump", "mother")
}

func TestCharitableHerald(t *testing.T) {
	tb := duel(t, side{Hand: ids("charitable-herald"), Line: ids("azrael")}, side{Line: ids("troll")}, card.Redemption)
	tb.Play("charitable-herald")
	tb.Right()
	tb.Pick("azrael")
	tb.Marked("azrael", keyforge.Warded)
	tb = duel(t, side{Line: ids("charitable-herald")}, side{Line: ids("troll")}, card.Redemption)
	tb.Reap("charitable-herald")
	tb.Pick("troll")
	tb.Marked("troll", keyforge.Warded)
}

func TestDarkInfluence(t *testing.T) {
	for _, c := range []struct {
		top  string
		gain int
	}{{"azrael", 1}, {"troll", 0}, {"fear", 0}} {
		tb := duel(t, side{Hand: ids("dark-influence"), Deck: ids("azrael")}, side{Deck: ids(c.top, "mother")}, card.Redemption)
		tb.Play("dark-influence")
		tb.Choose(1)
		assert.Equal(t, []string{c.top}, tb.Pile(1, card.Discard))
		tb.Amber(0, 1+c.gain)
		tb.Amber(1, 0)
	}
}

func TestDrivingCourage(t *testing.T) {
	tb := duel(t, side{Hand: ids("driving-courage"), Line: append(tired("growland"), list{{ID: "troll", Marks: keyforge.Exhausted},
		{ID: "dino-beast"}}...)},
		side{}, card.Redemption)
	tb.Play("driving-courage")
	tb.Offers("growland", "dino-beast")
	tb.Pick("growland")
	tb.Amber(0, 1) // it can only reap
	tb.Marked("troll", keyforge.Exhausted)
	tb.Finish()
}

func TestFallenSovereign(t *testing.T) {
	tb := duel(t, side{Hand: ids("heed-the-horde"), Line: ids("troll", "fallen-sovereign", "krump", "smaaash")}, side{Amber: 5},
		card.Redemption)
	tb.Play("heed-the-horde") // itself and its neighbors
	tb.Amber(1, 2)
}

func TestGeneticStrain(t *testing.T) {
	tb := duel(t, side{Hand: ids("genetic-strain"), Line: ids("azrael", "troll"), Amber: 2}, side{Line: ids("agamignus"), Amber: 3},
		card.Redemption)
	tb.Play("genetic-strain")
	tb.AmberOn("azrael", 1)
	tb.AmberOn("troll", 0)
	tb.AmberOn("agamignus", 1)
	tb.Amber(0, 2+1-1)
	tb.Amber(1, 2)
}

func TestGrowland(t *testing.T) {
	tb := duel(t, side{Line: ids("growland", "troll")}, side{Line: ids("azrael", "krump")}, card.Redemption)
	tb.Reap("growland")
	tb.Offers("growland", "azrael")
	tb.Pick("azrael")
	tb.InZone(card.Discard, "azrael")
	tb = duel(t, side{Hand: ids("growland"), Line: list{{ID: "azrael", Damage: 3}, {ID: "troll", Damage: 2}}},
		side{Line: list{{ID: "agamignus", Damage: 1}}},
		card.Redemption)
	tb.Discard("growland")
	tb.Damage("azrael", 0)
	tb.Damage("troll", 2)
	tb.Damage("agamignus", 1)
}

func TestKnockback(t *testing.T) {
	tb := duel(t, side{Hand: ids("knockback"), Line: ids("azrael")}, side{Line: ids("troll"), Deck: ids("mother")}, card.Redemption)
	tb.Play("knockback")
	tb.Offers("azrael", "troll")
	tb.Pick("troll")
	assert.Equal(t, []string{"troll", "mother"}, tb.Pile(1, card.Deck))
}

func TestOblivionKnight(t *testing.T) {
	tb := duel(t, side{Line: ids("oblivion-knight")}, side{Line: ids("mother", "krump")}, card.Redemption)
	tb.Fight("oblivion-knight", "mother") // dead, it purges nothing
	tb.InZone(card.Discard, "oblivion-knight")
	tb.InZone(card.Battleline, "mother")
	tb = duel(t, side{Line: grownList("oblivion-knight", 1)}, side{Line: ids("mother", "krump")}, card.Redemption)
	tb.Fight("oblivion-knight", "mother")
	tb.InZone(card.Purged, "mother")
	tb.InZone(card.Battleline, "krump")
}

// grownList is a line of one creature with +1 power counters.
func grownList(id string, n int) list { return list{grown(id, n)} }

func TestSalvay(t *testing.T) {
	for _, c := range []struct {
		line  list
		worth int
	}{{ids("azrael", "salvay", "doomsayer"), 4}, {ids("troll", "salvay", "doomsayer"), 2}, {ids("troll", "salvay"), 0}} {
		tb := duel(t, side{Line: c.line}, side{}, card.Redemption)
		assert.Equal(t, c.worth, tb.KeywordNumber(tb.Card("salvay"), card.Assault))
	}
}

func TestVialOfMutation(t *testing.T) {
	tb := duel(t, side{Hand: ids("vial-of-mutation", "heed-the-horde"), Line: ids("troll", "krump", "smaaash")},
		side{Line: ids("mother"), Amber: 5},
		card.Redemption)
	tb.Play("vial-of-mutation")
	tb.Pick("troll", "krump")
	assert.EqualValues(t, 1, tb.Of("troll").Counters[card.MutationCounter])
	tb.Play("heed-the-horde")
	tb.Amber(1, 3)
	tb = duel(t, side{Hand: ids("vial-of-mutation", "heed-the-horde"), Line: ids("troll")}, side{Amber: 5}, card.Redemption)
	tb.Play("vial-of-mutation") // a single creature
	tb.Play("heed-the-horde")
	tb.Amber(1, 4)
}
