package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// of is a creature with an icon of another house besides its own (K24.3).
func of(h card.House, id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Icons: card.Icons{card.HouseIcon(h)}}
}

// with is a creature with the upgrade.
func with(upgrade, id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Attached: ids(upgrade)}
}

func TestAeroOFore(t *testing.T) {
	begin := side{Line: ids("krump", "aero-o-fore", "troll")}
	t.Run("rearranges the others", func(t *testing.T) {
		tb := duel(t, begin, side{Amber: 5}, card.Skyborn)
		tb.Reap("aero-o-fore")
		tb.Yes()
		tb.Offers("krump", "troll")
		tb.Pick("krump")
		tb.Choose(2)
		tb.Choose(0)
		tb.Line(0, "troll", "aero-o-fore", "krump")
		tb.AmberOn("krump", 2)
		tb.AmberOn("troll", 2)
		tb.AmberOn("aero-o-fore", 0)
		tb.Amber(1, 1)
	})
	t.Run("or only captures", func(t *testing.T) {
		tb := duel(t, begin, side{Amber: 5}, card.Skyborn)
		tb.Reap("aero-o-fore")
		tb.No()
		tb.Line(0, "krump", "aero-o-fore", "troll")
		tb.Amber(1, 1)
	})
	t.Run("alone it is the center and a flank", func(t *testing.T) {
		tb := duel(t, side{Line: ids("aero-o-fore")}, side{Amber: 5}, card.Skyborn)
		tb.Reap("aero-o-fore")
		tb.AmberOn("aero-o-fore", 2)
	})
	t.Run("not in the center", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump", "aero-o-fore")}, side{Amber: 5}, card.Skyborn)
		tb.Reap("aero-o-fore")
		tb.Amber(1, 5)
	})
}

func TestCloudburstCommand(t *testing.T) {
	for _, c := range []struct {
		mine, theirs list
		more         int
	}{
		{nil, nil, 0},
		{ids("scalawag-finn"), nil, 1}, // one creature, on both flanks
		{ids("scalawag-finn", "nantucket", "krump"), ids("scalawag-finn", "nantucket"), 3},
		{ids("krump", "nantucket", "troll"), list{of(card.Skyborn, "krump")}, 1},
	} {
		tb := duel(t, side{Artifacts: ids("cloudburst-command"), Line: c.mine}, side{Line: c.theirs}, card.Skyborn)
		assert.Equal(t, 6+c.more, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
	}
}

func TestHanPeregrine(t *testing.T) {
	foe := side{Line: list{{ID: "krump"}, {ID: "troll", Damage: 3}, {ID: "mother"}}}
	t.Run("exalts itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("han-peregrine")}, foe, card.Skyborn)
		tb.Reap("han-peregrine")
		tb.Yes()
		tb.Left()
		tb.AmberOn("han-peregrine", 1)
		tb.Damage("troll", 0)
		tb.Line(1, "troll", "krump", "mother")
	})
	t.Run("or does not", func(t *testing.T) {
		tb := duel(t, side{Line: ids("han-peregrine")}, foe, card.Skyborn)
		tb.Reap("han-peregrine")
		tb.No()
		tb.Damage("troll", 3)
		tb.AmberOn("han-peregrine", 0)
	})
	t.Run("for nothing, without a damaged creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump", "han-peregrine", "troll")}, side{}, card.Skyborn)
		tb.Reap("han-peregrine")
		tb.Yes()
		tb.AmberOn("han-peregrine", 1)
		tb.Line(0, "krump", "han-peregrine", "troll")
	})
	t.Run("itself, after a fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump", "han-peregrine", "troll")}, side{Line: ids("mother")}, card.Skyborn)
		tb.Fight("han-peregrine")
		tb.Yes()
		tb.Right()
		tb.Damage("han-peregrine", 0)
		tb.Line(0, "krump", "troll", "han-peregrine")
	})
}

func TestLeyEarlOfHurl(t *testing.T) {
	t.Run("moves to a flank instead", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("krump", "ley-earl-of-hurl", "mother")}, card.Brobnar)
		tb.Fight("troll", "ley-earl-of-hurl")
		tb.Left()
		tb.Line(1, "ley-earl-of-hurl", "krump", "mother")
		tb.Damage("ley-earl-of-hurl", 0)
		tb.Marked("ley-earl-of-hurl", keyforge.Exhausted)
		tb.Marked("ley-earl-of-hurl", keyforge.Warded)
	})
	t.Run("dies on a flank", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("krump", "ley-earl-of-hurl")}, card.Brobnar)
		tb.Fight("troll", "ley-earl-of-hurl")
		tb.InZone(card.Discard, "ley-earl-of-hurl")
	})
}

func TestMaquiExpedition(t *testing.T) {
	tb := duel(t, side{Hand: ids("maqui-expedition"), Line: ids("dodger")}, side{Line: ids("krump", "mother", "troll")}, card.Skyborn)
	tb.Play("maqui-expedition")
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.Left()
	tb.Line(0, "troll", "dodger")
	tb.Line(1, "krump", "mother")
	tb = duel(t, side{Hand: ids("maqui-expedition"), Line: ids("dodger")}, side{}, card.Skyborn)
	tb.Play("maqui-expedition")
	tb.Line(0, "dodger")
}

func TestNantucket(t *testing.T) {
	for _, c := range []struct {
		line list
		gain int
	}{
		{ids("nantucket"), 0},
		{ids("scalawag-finn", "nantucket", "krump"), 1},
		{list{{ID: "scalawag-finn"}, {ID: "nantucket"}, of(card.Skyborn, "krump")}, 2},
		{ids("nantucket", "krump", "scalawag-finn"), 0},
	} {
		tb := duel(t, side{Line: c.line}, side{}, card.Skyborn)
		tb.Reap("nantucket")
		tb.Amber(0, 1+c.gain)
		tb = duel(t, side{Line: c.line}, side{Line: ids("splinter")}, card.Skyborn)
		tb.Fight("nantucket")
		tb.Amber(0, c.gain)
	}
	tb := duel(t, side{Hand: ids("nantucket"), Line: ids("krump", "troll")}, side{}, card.Skyborn)
	tb.Play("nantucket")
	tb.Choose(1)
	tb.Line(0, "krump", "nantucket", "troll")
}

func TestNomadicInsight(t *testing.T) {
	play := side{Hand: ids("nomadic-insight"), Line: ids("krump", "mother", "troll")}
	tb := duel(t, play, side{Amber: 5, Line: ids("bumpsy")}, card.Skyborn)
	tb.Play("nomadic-insight")
	tb.Amber(0, 1)
	tb.Amber(1, 3)
	tb.AmberOn("krump", 1)
	tb.AmberOn("mother", 0)
	tb.AmberOn("troll", 1)
	play.Line = ids("krump")
	tb = duel(t, play, side{Amber: 5}, card.Skyborn)
	tb.Play("nomadic-insight")
	tb.AmberOn("krump", 1)
}

func TestTreasureIsland(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("treasure-island"), Line: ids("scalawag-finn", "krump")}, side{Line: ids("pirate-champion")},
		card.Skyborn)
	tb.Reap("scalawag-finn")
	tb.Amber(0, 0)
	tb.AmberOn("treasure-island", 1)
	tb.EndTurn()
	tb.Reap("pirate-champion")
	tb.Amber(1, 1)
	tb = duel(t, side{Artifacts: ids("treasure-island"), Line: ids("krump")}, side{}, card.Brobnar)
	tb.Reap("krump")
	tb.Amber(0, 1)
	tb = duel(t, side{Artifacts: list{{ID: "treasure-island", Amber: 4}}, Amber: 2}, side{}, card.Skyborn)
	tb.EndTurn()
	tb.EndTurn()
	tb.LeaveOpen() // which key
	tb.Choose(0)
	tb.Keys(0, 1)
	tb.AmberOn("treasure-island", 0)
}

func TestUniversalWelcome(t *testing.T) {
	tb := duel(t, side{Hand: ids("universal-welcome")}, side{Line: ids("krump", "mother", "troll")}, card.Skyborn)
	tb.Play("universal-welcome")
	tb.Line(0, "mother")
	tb.Line(1, "krump", "troll")
	tb = duel(t, side{Hand: ids("universal-welcome"), Line: ids("bumpsy")}, side{Line: ids("krump", "troll")}, card.Skyborn)
	tb.Play("universal-welcome")
	tb.Line(0, "bumpsy")
	tb.Line(1, "krump", "troll")
}

func TestAmberAirhart(t *testing.T) {
	tb := duel(t, side{Line: ids("æmber-airhart")}, side{}, card.Skyborn)
	tb.Reap("æmber-airhart")
	tb.InZone(card.Deck, "æmber-airhart")
	tb = duel(t, side{Line: ids("æmber-airhart")}, side{Line: ids("splinter")}, card.Skyborn)
	tb.Fight("æmber-airhart")
	tb.InZone(card.Deck, "æmber-airhart")
}

func TestEdgeOfTheWorld(t *testing.T) {
	tb := duel(t, side{Hand: ids("edge-of-the-world"), Line: ids("bumpsy")}, side{Amber: 3, Line: ids("krump", "mother", "troll")},
		card.Skyborn)
	tb.Play("edge-of-the-world")
	tb.Pick("mother")
	tb.Right()
	tb.Line(1, "krump", "troll", "mother")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
	tb = duel(t, side{Hand: ids("edge-of-the-world")}, side{Amber: 3}, card.Skyborn)
	tb.Play("edge-of-the-world")
	tb.Amber(0, 1)
}

func TestNavigatorKetarr(t *testing.T) {
	mine := side{Line: ids("navigator-ketarr", "krump"), Deck: many(3, "mother"), Hand: ids("fear")}
	tb := duel(t, mine, side{}, card.Skyborn)
	tb.Reap("navigator-ketarr")
	tb.Pick("fear")
	tb.InZone(card.Archives, "fear")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
	mine.Line = ids("troll", "navigator-ketarr", "krump")
	tb = duel(t, mine, side{}, card.Skyborn)
	tb.Reap("navigator-ketarr")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
}

func TestPirateChampion(t *testing.T) {
	begin := side{Line: ids("krump", "pirate-champion", "troll")}
	tb := duel(t, begin, side{Line: ids("splinter")}, card.Skyborn)
	assert.True(t, tb.HasKeyword(tb.Card("pirate-champion"), card.Taunt))
	tb.Fight("pirate-champion")
	tb.Yes()
	tb.Right()
	tb.Line(0, "krump", "troll", "pirate-champion")
	tb = duel(t, begin, side{Line: ids("splinter")}, card.Skyborn)
	tb.Fight("pirate-champion")
	tb.No()
	tb.Line(0, "krump", "pirate-champion", "troll")
}

func TestRedlineRotation(t *testing.T) {
	for pool, steals := range map[int]int{6: 0, 7: 3, 8: 4, 11: 5} {
		tb := duel(t, side{Hand: ids("redline-rotation")}, side{Amber: pool}, card.Skyborn)
		tb.Play("redline-rotation")
		tb.Amber(0, 1+steals)
		tb.Amber(1, pool-steals)
	}
}

func TestShaeCloudkicker(t *testing.T) {
	tb := duel(t, side{Hand: ids("shae-cloudkicker"), Line: ids("krump", "troll")}, side{Line: ids("mother")}, card.Skyborn)
	tb.Play("shae-cloudkicker")
	tb.Left()
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.Line(0, "troll", "krump", "shae-cloudkicker")
	tb = duel(t, side{Line: ids("shae-cloudkicker", "krump")}, side{}, card.Skyborn)
	tb.Reap("shae-cloudkicker")
	tb.Line(0, "krump", "shae-cloudkicker")
	tb = duel(t, side{Hand: ids("shae-cloudkicker")}, side{}, card.Skyborn)
	tb.Play("shae-cloudkicker")
	tb.Line(0, "shae-cloudkicker")
}

func TestSilverLinings(t *testing.T) {
	for _, c := range []struct {
		line list
		gain int
	}{
		{nil, 0},
		{ids("krump"), 1},
		{ids("krump", "mother", "bumpsy"), 1},
		{ids("krump", "mother"), 2},
		{list{of(card.Mars, "krump"), of(card.Dis, "mother")}, 4},
	} {
		tb := duel(t, side{Hand: ids("silver-linings"), Line: c.line}, side{Line: ids("dodger")}, card.Skyborn)
		tb.Play("silver-linings")
		tb.Amber(0, 1+c.gain)
	}
}

func TestTransmutingLift(t *testing.T) {
	mine := side{Line: list{with("transmuting-lift", "scalawag-finn"), {ID: "krump"}, {ID: "troll"}}}
	tb := duel(t, mine, side{}, card.Skyborn)
	tb.Reap("scalawag-finn")
	tb.Yes()
	tb.Choose(1)
	tb.Line(0, "krump", "scalawag-finn", "troll")
	tb = duel(t, mine, side{}, card.Skyborn)
	tb.Reap("scalawag-finn")
	tb.No()
	tb.Line(0, "scalawag-finn", "krump", "troll")
}

func TestAgainstAllFlags(t *testing.T) {
	for _, c := range []struct {
		name         string
		mine, theirs list
		steals       int
	}{
		{"no creature", nil, nil, 1},
		{"one creature", ids("krump"), nil, 1},
		{"in one line", ids("krump", "mother", "bumpsy"), nil, 2},
		{"across the table", ids("krump", "mother"), ids("dodger", "bumpsy"), 2},
		{"different houses", ids("krump", "mother"), ids("dodger"), 1},
		{"not on flanks", ids("krump", "bumpsy", "mother"), ids("dodger", "krump", "scalawag-finn"), 1},
		{"by a house icon", list{{ID: "krump"}, of(card.Brobnar, "mother")}, nil, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := duel(t, side{Hand: ids("against-all-flags"), Line: c.mine}, side{Amber: 5, Line: c.theirs}, card.Skyborn)
			tb.Play("against-all-flags")
			tb.Amber(0, 1+c.steals)
			tb.Amber(1, 5-c.steals)
		})
	}
}

func TestBombArang(t *testing.T) {
	for id, back := range map[string]int{"splinter": 0, "troll": 1} {
		tb := duel(t, side{Hand: ids("bomb-arang"), Line: ids("krump")}, side{Line: ids(id)}, card.Skyborn)
		tb.Play("bomb-arang")
		tb.Damage("krump", back)
		tb.Amber(0, 1)
	}
	tb := duel(t, side{Hand: ids("bomb-arang"), Line: ids("krump")}, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}}, card.Skyborn)
	tb.Play("bomb-arang")
	tb.Damage("mother", 0)
	tb.Damage("krump", 1) // the damage did not come, and nobody was destroyed
	tb = duel(t, side{Hand: ids("bomb-arang"), Line: ids("krump")}, side{}, card.Skyborn)
	tb.Play("bomb-arang")
	tb.Damage("krump", 0) // there is no "that creature"
}

func TestBosunCreen(t *testing.T) {
	tb := duel(t, side{Hand: ids("bosun-creen"), Line: ids("bumpsy")}, side{Line: ids("krump", "mother", "troll")}, card.Skyborn)
	tb.Discard("bosun-creen")
	tb.Offers("bumpsy", "krump", "mother", "troll")
	tb.Pick("mother")
	tb.Left()
	tb.Line(1, "mother", "krump", "troll")
}

func TestBuxBastian(t *testing.T) {
	tb := duel(t, side{Hand: ids("bux-bastian"), Line: ids("bumpsy")}, side{Line: ids("krump", "mother", "troll")}, card.Skyborn)
	tb.Discard("bux-bastian")
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
}

func TestChandlerAnouk(t *testing.T) {
	tb := duel(t, side{Line: ids("krump", "mother", "chandler-anouk")}, side{Line: ids("troll")}, card.Skyborn)
	for id, flank := range map[string]bool{"krump": true, "mother": false, "chandler-anouk": true, "troll": false} {
		armor := 0
		if flank {
			armor = 2
		}
		assert.Equal(t, armor, tb.Armor(tb.Card(id)), id)
		assert.Equal(t, flank, tb.HasKeyword(tb.Card(id), card.Taunt), id)
	}
}

func TestPropDusting(t *testing.T) {
	tb := duel(t, side{Hand: ids("prop-dusting"), Line: ids("bumpsy")}, side{Line: ids("krump", "mother", "troll")}, card.Skyborn)
	tb.Play("prop-dusting")
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
}

func TestScalawagFinn(t *testing.T) {
	for id, left := range map[string]int{"mother": 2, "dust-pixie": 0} {
		tb := duel(t, side{Line: ids("scalawag-finn")}, side{Line: ids(id)}, card.Skyborn)
		tb.Fight("scalawag-finn")
		tb.Damage("scalawag-finn", left)
	}
}

func TestSeekerMissiles(t *testing.T) {
	tb := duel(t, side{Hand: ids("seeker-missiles"), Line: ids("scalawag-finn", "nantucket", "krump")},
		side{Line: ids("scalawag-finn", "troll", "mother")}, card.Skyborn)
	tb.Play("seeker-missiles")
	tb.Offers("0:scalawag-finn", "nantucket", "krump", "1:scalawag-finn", "troll", "mother")
	tb.Pick("troll")
	tb.Pick("mother")
	tb.Damage("troll", 2)
	tb.Damage("mother", 2)
	tb = duel(t, side{Hand: ids("seeker-missiles"), Line: ids("krump")}, side{}, card.Skyborn)
	tb.Play("seeker-missiles")
	tb.Damage("krump", 0)
}

func TestEfficientAmberBurner(t *testing.T) {
	burner := with("efficient-æmber-burner", "scalawag-finn")
	burner.Amber = 2
	tb := duel(t, side{Line: list{burner}}, side{}, card.Skyborn)
	assert.Equal(t, 4, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
	tb.Reap("scalawag-finn")
	tb.AmberOn("scalawag-finn", 3)
	assert.Equal(t, 3, tb.KeyCost(1))
}

func TestFlintsLegend(t *testing.T) {
	tb := duel(t, side{Hand: ids("flint-s-legend"), Artifacts: ids("treasure-island", "flint-s-map")}, side{Amber: 2}, card.Skyborn)
	tb.Play("flint-s-legend")
	tb.AmberOn("treasure-island", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("flint-s-legend"), Artifacts: ids("flint-s-map")}, side{Amber: 2}, card.Skyborn)
	tb.Play("flint-s-legend")
	tb.Amber(1, 2)
}

func TestFlintsMap(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("flint-s-map"), Deck: ids("krump", "flint-s-stash", "flint-s-legend"),
		Discard: ids("treasure-island", "troll", "flint-s-stash")}, side{}, card.Mars)
	tb.Omni("flint-s-map")
	tb.Offers("flint-s-stash#1", "flint-s-legend", "treasure-island", "flint-s-stash#2")
	tb.Pick("treasure-island")
	tb.InZone(card.Archives, "treasure-island")
	assert.Len(t, tb.Pile(0, card.Deck), 3)
	tb = duel(t, side{Artifacts: ids("flint-s-map"), Deck: ids("krump")}, side{}, card.Mars)
	tb.Omni("flint-s-map")
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestFlintsStash(t *testing.T) {
	tb := duel(t, side{Hand: ids("gateway-to-dis"), Artifacts: ids("flint-s-stash"), Line: ids("krump", "mother", "troll")},
		side{Line: ids("bumpsy")}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.Amber(0, 4)
	tb.Amber(1, 2)
}

func TestLateralThrusters(t *testing.T) {
	mine := side{Line: list{with("lateral-thrusters", "krump"), {ID: "troll"}}}
	tb := duel(t, side{}, mine, card.Skyborn)
	tb.EndTurn()
	tb.Yes()
	tb.Pick("krump")
	tb.Choose(1)
	tb.Choose(0)
	tb.Line(1, "troll", "krump")
	tb = duel(t, side{}, mine, card.Skyborn)
	tb.EndTurn()
	tb.No()
	tb.Line(1, "krump", "troll")
	tb.House(card.Brobnar)
	tb.EndTurn() // not at the start of the other turn
	tb.Line(1, "krump", "troll")
}

func TestTorpefyingHarpoon(t *testing.T) {
	host := with("torpefying-harpoon", "mother")
	tb := duel(t, side{Line: list{{ID: "krump"}, host, {ID: "troll"}}}, side{}, card.Skyborn)
	tb.EndTurn()
	tb.InZone(card.Discard, "mother", "torpefying-harpoon")
	tb = duel(t, side{Line: list{{ID: "krump"}, host}}, side{}, card.Skyborn)
	tb.EndTurn()
	tb.InZone(card.Battleline, "mother")
	tb = duel(t, side{}, side{Line: list{{ID: "krump"}, host, {ID: "troll"}}}, card.Skyborn)
	tb.EndTurn()
	tb.InZone(card.Battleline, "mother") // it was not its controller's turn
}

func TestShardOfCourage(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-courage", "shard-of-greed"), Line: list{worn("krump")}},
		side{Line: ids("splinter", "batdrone", "dust-pixie"), Artifacts: ids("shard-of-hate")}, card.Skyborn)
	tb.Act("shard-of-courage")
	tb.Pick("splinter")
	tb.InZone(card.Discard, "splinter")
	tb.Pick("batdrone")
	tb.InZone(card.Battleline, "dust-pixie")
	tb.InZone(card.Discard, "batdrone")
	tb.Marked("krump", keyforge.Exhausted)
}

func TestFlipStallard(t *testing.T) {
	us := side{Hand: ids("gateway-to-dis")}
	tb := duel(t, us, side{Line: ids("dust-imp")}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.Amber(1, 2)
	us.Line = ids("dust-imp", "flip-stallard")
	tb = duel(t, us, side{Line: list{{ID: "dust-imp"}, {ID: "troll", Attached: ids("insurance-policy")}}}, card.Dis)
	tb.Play("gateway-to-dis") // gained ones are lost too
	tb.Line(1)
	tb.Amber(0, 2) // its own side keeps them
	tb.Amber(1, 0)
}

func TestRefinedAdhesive(t *testing.T) {
	host := list{{ID: "scalawag-finn", Attached: ids("refined-adhesive")}}
	tb := duel(t, side{Hand: ids("bosun-creen", "troll"), Line: host}, side{Hand: ids("mother")}, card.Skyborn)
	tb.Discard("bosun-creen")
	tb.InZone(card.Under, "bosun-creen") // no Scrap (K27.7)
	assert.True(t, tb.Of("bosun-creen").Is(keyforge.FaceDown))
	assert.Equal(t, tb.Card("scalawag-finn"), tb.Of("bosun-creen").Host)
	assert.Equal(t, 1, tb.Happened(keyforge.Shown))
	assert.Zero(t, tb.Happened(keyforge.Discarded))

	tb = duel(t, side{Hand: ids("punch", "neuro-syphon", "mind-barb"), Houses: []card.House{card.Dis}},
		side{Hand: ids("mother"), Line: host}, card.Dis)
	tb.Play("mind-barb") // an action that has been played is not in hand
	tb.InZone(card.Under, "mother")
	tb.InZone(card.Discard, "mind-barb")

	tb = duel(t, side{Hand: ids("prop-dusting")}, side{Line: list{{ID: "scalawag-finn", Attached: ids("refined-adhesive"),
		Under: ids("troll")}}}, card.Skyborn)
	tb.Play("prop-dusting")
	assert.ElementsMatch(t, []string{"scalawag-finn", "refined-adhesive", "troll"}, tb.Pile(1, card.Discard))
}

func TestRaidingParty(t *testing.T) {
	red, blue := uint8(1<<card.RedKey), uint8(1<<card.BlueKey)
	for _, c := range []struct {
		ours, theirs uint8
		stolen       int
	}{{red, red, 2}, {red | blue, blue, 2}, {red, blue, 1}, {red | blue, 0, 1}, {0, 0, 1}} {
		tb := duel(t, side{Line: ids("raiding-party"), Colors: c.ours}, side{Line: ids("dust-pixie"), Amber: 3, Colors: c.theirs}, card.Skyborn)
		tb.Fight("raiding-party")
		tb.Amber(0, c.stolen)
		tb.Amber(1, 3-c.stolen)
	}
}
