package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBartosTheRuiner(t *testing.T) {
	begin := side{Line: ids("bartos-the-ruiner", "zorg", "valdr"), Artifacts: ids("cirrus-mace", "demonic-shelf")}
	tb := duel(t, begin, side{Line: ids("krump", "bumpsy")}, card.Brobnar)
	tb.Reap("valdr")
	tb.InZone(card.Discard, "valdr")
	tb.Act("cirrus-mace")
	tb.Pick("krump")
	tb.InZone(card.Discard, "cirrus-mace")
	tb.InZone(card.Artifacts, "demonic-shelf") // not used
	tb.EndTurn()
	tb.Fight("krump", "zorg")
	tb.InZone(card.Discard, "krump")
	tb.InZone(card.Battleline, "bumpsy")
	tb = duel(t, begin, side{}, card.Mars)
	tb.Reap("zorg")
	tb.Reap("bartos-the-ruiner")
	tb.Line(0, "bartos-the-ruiner", "zorg", "valdr")
}

func TestDeimosBurst(t *testing.T) {
	warded := list{{ID: "troll"}, {ID: "krump"}, {ID: "mother", Marks: keyforge.Warded}}
	tb := duel(t, side{Hand: ids("deimos-burst"), Line: warded, Artifacts: ids("belcher", "cirrus-mace")},
		side{Line: ids("dodger"), Artifacts: ids("demonic-shelf")}, card.Mars)
	tb.Play("deimos-burst")
	tb.Line(0, "krump", "mother")
	assert.Empty(t, tb.Pile(0, card.Artifacts))
	tb.Amber(0, 3)
	tb.Line(1, "dodger")
	tb.InZone(card.Artifacts, "demonic-shelf")
	tb = duel(t, side{Hand: ids("deimos-burst")}, side{}, card.Mars)
	tb.Play("deimos-burst")
	tb.Amber(0, 0)
}

func TestEldestBatchminder(t *testing.T) {
	tb := duel(t, side{Line: ids("eldest-batchminder", "zorg", "troll")}, side{Line: ids("tunk")}, card.Mars)
	tb.EndTurn()
	for id, n := range map[string]int{"eldest-batchminder": 3, "zorg": 9, "troll": 8, "tunk": 8} {
		tb.PowerIs(id, n)
	}
	tb.EndTurn()
	tb.PowerIs("zorg", 9)
}

func TestNiceToGreetYou(t *testing.T) {
	tb := duel(t, side{Hand: ids("nice-to-greet-you"), Line: list{worn("zorg"), worn("troll")}}, side{Line: list{worn("tunk")}}, card.Mars)
	tb.Play("nice-to-greet-you")
	tb.Unmarked("zorg", keyforge.Exhausted)
	tb.Unmarked("tunk", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
}

func TestSaucer149(t *testing.T) {
	tb := duel(t, side{Hand: ids("saucer-149")}, side{}, card.Mars)
	tb.Play("saucer-149")
	tb.AmberOn("saucer-149", 4)
	for on, moved := range map[int]int{4: 2, 1: 1} {
		tb = duel(t, side{Line: list{{ID: "saucer-149", Amber: on}, {ID: "mother"}}}, side{Line: ids("troll", "krump")}, card.Brobnar)
		tb.Act("saucer-149") // versatile
		tb.Offers("troll", "krump")
		tb.Pick("troll")
		tb.AmberOn("saucer-149", on-moved)
		tb.AmberOn("troll", moved)
	}
}

func TestTangrant(t *testing.T) {
	tb := duel(t, side{Hand: ids("zorg", "tunk", "troll", "mother"), Line: ids("tangrant")}, side{}, card.Brobnar)
	assert.False(t, canPlay(tb, "mother"))
	tb.Play("tunk")
	tb.Right()
	assert.False(t, canPlay(tb, "zorg"))
	assert.True(t, canPlay(tb, "troll"))
	tb = duel(t, side{Hand: ids("zorg", "tunk", "troll"), Line: ids("tangrant")}, side{}, card.Mars)
	tb.Play("tunk")
	tb.Right()
	assert.True(t, canPlay(tb, "zorg"))
	assert.False(t, canPlay(tb, "troll"))
}

func TestEnvyxGlider(t *testing.T) {
	tb := duel(t, side{Line: ids("envyx-glider", "zorg", "troll")}, side{Line: ids("splinter", "tunk")}, card.Mars)
	tb.Fight("envyx-glider", "splinter")
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.EndTurn()
	assert.Equal(t, 8, tb.KeyCost(1))
	assert.Equal(t, 8, tb.KeyCost(0)) // whose keys it does not say
	tb.House(card.Mars)
	tb.Fight("tunk", "envyx-glider")
	assert.Equal(t, 7, tb.KeyCost(1))
	tb.EndTurn()
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestIyxrenuTheClever(t *testing.T) {
	foe := side{Line: list{{ID: "troll", Amber: 4}, {ID: "krump"}}}
	tb := duel(t, side{Line: ids("iyxrenu-the-clever"), Amber: 1}, foe, card.Mars)
	assert.True(t, tb.HasKeyword(tb.Card("iyxrenu-the-clever"), card.Elusive))
	tb.Act("iyxrenu-the-clever")
	tb.Offers("iyxrenu-the-clever", "troll", "krump")
	tb.Pick("troll")
	tb.Amber(0, 4)
	tb.AmberOn("troll", 0)
	tb = duel(t, side{Line: ids("iyxrenu-the-clever")}, foe, card.Mars)
	tb.Act("iyxrenu-the-clever") // none to lose
	tb.Amber(0, 0)
	tb.AmberOn("troll", 4)
}

func TestKyypaxEncapsulator(t *testing.T) {
	tb := duel(t, side{Line: ids("kyypax-encapsulator", "zorg")}, side{Line: ids("troll", "krump")}, card.Mars)
	assert.True(t, tb.HasKeyword(tb.Card("kyypax-encapsulator"), card.Elusive))
	tb.Reap("kyypax-encapsulator")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Archives))
}

func TestPhosphorusBlast(t *testing.T) {
	tb := duel(t, side{Hand: ids("phosphorus-blast"), Line: ids("zorg", "troll")}, side{Line: ids("krump", "ether-spider")}, card.Mars)
	tb.Play("phosphorus-blast")
	for id, n := range map[string]int{"zorg": 0, "troll": 2, "krump": 2, "ether-spider": 0} {
		tb.Damage(id, n)
	}
}

func TestSharkBait(t *testing.T) {
	line := list{{ID: "zorg"}, {ID: "troll"}, {ID: "dust-pixie"}, {ID: "splinter", Marks: keyforge.Warded}}
	begin := side{Hand: ids("shark-bait"), Line: line}
	for id, left := range map[string]int{"troll": 1, "dust-pixie": 3, "splinter": 1} {
		tb := duel(t, begin, side{Amber: 3, Line: ids("krump")}, card.Mars)
		tb.Play("shark-bait")
		tb.Offers("troll", "dust-pixie", "splinter")
		tb.Pick(id)
		tb.Amber(1, left)
	}
	tb := duel(t, side{Hand: ids("shark-bait"), Line: ids("zorg")}, side{Amber: 3}, card.Mars)
	tb.Play("shark-bait")
	tb.Amber(1, 3)
}

func TestWindShield(t *testing.T) {
	tb := duel(t, side{Hand: ids("wind-shield"), Line: ids("zorg", "troll")}, side{Amber: 3}, card.Mars)
	tb.Play("wind-shield")
	tb.Pick("zorg")
	assert.True(t, tb.HasKeyword(tb.Card("zorg"), card.Elusive))
	tb.Reap("zorg")
	tb.Offers("zorg", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(1, 2)
}

func TestCobaltKapulet(t *testing.T) {
	for _, c := range []struct {
		line     []string
		captured int
	}{{[]string{"zorg", "cobalt-kapulet", "tunk"}, 4}, {[]string{"zorg", "cobalt-kapulet", "troll"}, 2},
		{[]string{"zorg", "troll", "cobalt-kapulet"}, 0}} {
		tb := duel(t, side{Line: ids(c.line...)}, side{Amber: 6}, card.Mars)
		tb.Reap("cobalt-kapulet")
		tb.AmberOn("cobalt-kapulet", c.captured)
		tb.Amber(1, 6-c.captured)
	}
}

func TestCrimsonDax(t *testing.T) {
	begin := side{Line: ids("crimson-dax", "troll"), Hand: ids("zorg", "krump", "fear")}
	tb := duel(t, begin, side{Line: ids("tunk")}, card.Mars)
	tb.Reap("crimson-dax")
	tb.Offers("krump", "fear")
	tb.Pick("krump")
	tb.InZone(card.Purged, "krump")
	tb.Offers("crimson-dax", "tunk")
	tb.Pick("crimson-dax")
	tb.PowerIs("crimson-dax", 5)

	tb = duel(t, begin, side{}, card.Mars)
	tb.Reap("crimson-dax")
	tb.Finish()
	tb.PowerIs("crimson-dax", 2)

	tb = duel(t, side{Line: ids("crimson-dax"), Hand: ids("zorg")}, side{}, card.Mars)
	tb.Reap("crimson-dax") // nothing to reveal
	tb.PowerIs("crimson-dax", 2)
	tb.InZone(card.Hand, "zorg")
}

func TestDonorVox(t *testing.T) {
	tb := duel(t, side{Hand: ids("donor-vox"), Line: ids("zorg", "tunk", "troll")}, side{Line: ids("ether-spider")}, card.Mars)
	tb.Discard("donor-vox")
	tb.Offers("zorg", "tunk")
	tb.Pick("tunk")
	tb.PowerIs("tunk", 8)
}

func TestHarmonicPack(t *testing.T) {
	begin := side{Hand: ids("harmonic-pack"), Archives: ids("zorg")}
	for of, c := range map[int]struct {
		damage   int
		archives [2]int
	}{0: {5, [2]int{0, 2}}, 1: {5, [2]int{1, 1}}} {
		tb := duel(t, begin, side{Line: ids("troll", "krump"), Archives: ids("mother", "dodger")}, card.Mars)
		tb.Play("harmonic-pack")
		tb.Offers("troll", "krump")
		tb.Pick("troll")
		tb.Choose(of)
		tb.Damage("troll", c.damage)
		for s, n := range c.archives {
			assert.Len(t, tb.Pile(keyforge.Side(s), card.Archives), n)
		}
		assert.Len(t, tb.Pile(keyforge.Side(of), card.Discard), 2-of)
	}
	tb := duel(t, begin, side{Line: ids("troll")}, card.Mars)
	tb.Play("harmonic-pack")
	tb.Choose(1) // no archives
	tb.Damage("troll", 2)
	tb = duel(t, begin, side{Line: ids("splinter", "troll")}, card.Mars)
	tb.Play("harmonic-pack")
	tb.Pick("splinter") // gone
	tb.Choose(0)
	tb.Damage("troll", 0)
	tb.InZone(card.Discard, "zorg")
}

func TestIntentionalDischarge(t *testing.T) {
	begin := side{Hand: ids("intentional-discharge"), Line: list{worn("zorg"), worn("tunk"), worn("troll"), worn("krump")}}
	tb := duel(t, begin, side{Line: list{worn("ether-spider")}}, card.Mars)
	tb.Play("intentional-discharge")
	tb.Offers("zorg", "tunk", "troll", "krump")
	tb.Pick("troll")
	tb.InZone(card.Hand, "troll")
	tb.Offers("zorg", "tunk")
	tb.Pick("tunk")
	tb.Unmarked("tunk", keyforge.Exhausted)
	tb.Marked("zorg", keyforge.Exhausted)

	ward := list{{ID: "zorg", Marks: keyforge.Exhausted | keyforge.Warded}}
	tb = duel(t, side{Hand: ids("intentional-discharge"), Line: ward}, side{}, card.Mars)
	tb.Play("intentional-discharge")
	tb.Marked("zorg", keyforge.Exhausted)
}

func TestNumber612(t *testing.T) {
	tb := duel(t, side{Line: ids("number-612")}, side{Line: ids("bumpsy", "troll", "mother", "dodger")}, card.Mars)
	assert.True(t, tb.HasKeyword(tb.Card("number-612"), card.Taunt))
	tb.Fight("number-612", "troll")
	for id, n := range map[string]int{"bumpsy": 2, "troll": 5, "mother": 2, "dodger": 0} {
		tb.Damage(id, n)
	}
}

func TestSynwyxTheBold(t *testing.T) {
	tb := duel(t, side{Line: ids("synwyx-the-bold"), Amber: 4}, side{Line: ids("splinter", "troll", "krump"), Amber: 3}, card.Mars)
	tb.Fight("synwyx-the-bold", "splinter")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.AmberOn("krump", 2)
	tb.Amber(1, 1)
	tb.Amber(0, 4)
}

func TestWatneysCalculation(t *testing.T) {
	for his, left := range map[int]int{3: 2, 4: 1} { // the icon comes first
		tb := duel(t, side{Hand: ids("watney-s-calculation"), Amber: 2}, side{Amber: his, Line: ids("troll", "krump")}, card.Mars)
		tb.Play("watney-s-calculation")
		if left == 1 {
			tb.Pick("troll")
		}
		assert.Len(t, tb.Pile(1, card.Discard), 2-left)
	}
}

func TestYandylinx(t *testing.T) {
	tb := duel(t, side{Line: ids("yandylinx"), Hand: ids("troll", "zorg")}, side{Amber: 3}, card.Mars)
	tb.Reap("yandylinx")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	tb.Amber(1, 2)
	tb = duel(t, side{Line: ids("yandylinx")}, side{Amber: 3}, card.Mars)
	tb.Reap("yandylinx")
	tb.Amber(1, 3)
	tb = duel(t, side{Hand: ids("yandylinx"), Line: ids("zorg", "tunk", "troll")}, side{Amber: 3, Line: ids("ether-spider")}, card.Mars)
	tb.Discard("yandylinx")
	for id, n := range map[string]int{"zorg": 1, "tunk": 1, "troll": 0, "ether-spider": 0} {
		tb.AmberOn(id, n)
	}
}

func TestGammaBlaster(t *testing.T) {
	tb := duel(t, side{Hand: ids("gamma-blaster"), Line: list{{ID: "zorg", Amber: 1}}},
		side{Line: list{{ID: "troll", Amber: 1}, {ID: "krump"}, {ID: "mother", Amber: 2}}}, card.Mars)
	tb.Play("gamma-blaster")
	tb.Pick("zorg")
	tb.Reap("zorg")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.InZone(card.Discard, "mother")
}

func TestStealthModifications(t *testing.T) {
	tb := duel(t, side{Hand: ids("stealth-modifications"), Line: ids("zorg", "tunk", "troll", "krump")}, side{}, card.Mars)
	tb.Play("stealth-modifications")
	tb.Pick("tunk")
	for id, near := range map[string]bool{"zorg": true, "tunk": true, "troll": true, "krump": false} {
		assert.Equal(t, near, tb.HasKeyword(tb.Card(id), card.Elusive), id)
		assert.Equal(t, near, tb.Of(id).Marks&keyforge.Warded != 0, id)
	}
}

// Removing a stun is a use (K14.3).
func TestBartosTheRuinerAndAStun(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "bartos-the-ruiner"}, {ID: "valdr", Marks: keyforge.Stunned}}}, side{}, card.Brobnar)
	tb.Unstun("valdr")
	tb.InZone(card.Discard, "valdr")
}
