package as_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// A key of either player will do where a card does not say whose.
var owners = map[string][2]uint8{
	"nobody":   {},
	"you":      {keyforge.RedKey | keyforge.YellowKey},
	"opponent": {1: keyforge.RedKey | keyforge.YellowKey},
}

func TestBlackTempest(t *testing.T) {
	for keys, steals := range map[int]int{0: 3, 1: 2, 2: 2} {
		tb := duel(t, side{Line: ids("black-tempest"), Keys: keys}, side{Amber: 5, Line: ids("splinter")}, card.Skyborn)
		tb.Fight("black-tempest")
		tb.Amber(0, steals)
		tb.Amber(1, 5-steals)
	}
	tb := duel(t, side{Line: ids("mother")}, side{Line: ids("black-tempest"), Keys: 1}, card.Logos)
	tb.Fight("mother")
	tb.InZone(card.Discard, "mother") // 2 of its hazardous damage and 5
}

func TestRazorsGambit(t *testing.T) {
	mine := side{Artifacts: ids("razor-s-gambit"), Line: list{worn("chandler-anouk"), worn("krump"), worn("nantucket")}}
	foe := side{Line: ids("splinter", "batdrone")}
	tb := duel(t, mine, foe, card.Skyborn)
	tb.Act("razor-s-gambit")
	tb.Offers("chandler-anouk", "nantucket")
	tb.Pick("nantucket")
	tb.Pick("splinter")
	tb.InZone(card.Discard, "splinter")
	tb.Marked("nantucket", keyforge.Exhausted)
	mine.Colors = keyforge.BlueKey
	tb = duel(t, mine, foe, card.Skyborn)
	tb.Act("razor-s-gambit")
	tb.Pick("nantucket")
	tb.Pick("splinter")
	tb.Offers("chandler-anouk", "nantucket")
	tb.Pick("nantucket")
	tb.InZone(card.Discard, "batdrone")
}

func TestRecreationalJettison(t *testing.T) {
	two := card.Icons{card.AmberIcon, card.AmberIcon}
	for who, colors := range owners {
		t.Run(who, func(t *testing.T) {
			mine := side{Colors: colors[0], Hand: list{{ID: "recreational-jettison"}, {ID: "krump", Icons: two}, {ID: "troll", Icons: two}}}
			tb := duel(t, mine, side{Colors: colors[1]}, card.Skyborn)
			tb.Play("recreational-jettison")
			tb.Pick("krump")
			tb.InZone(card.Discard, "krump")
			if who == "nobody" {
				tb.InZone(card.Hand, "troll")
				tb.Amber(0, 3)
				return
			}
			tb.InZone(card.Discard, "troll")
			tb.Amber(0, 5)
		})
	}
	t.Run("one card resolves once", func(t *testing.T) {
		mine := side{Colors: keyforge.YellowKey, Hand: list{{ID: "recreational-jettison"}, {ID: "krump", Icons: two}}}
		tb := duel(t, mine, side{}, card.Skyborn)
		tb.Play("recreational-jettison")
		tb.Amber(0, 3)
	})
	t.Run("an empty hand", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("recreational-jettison")}, side{}, card.Skyborn)
		tb.Play("recreational-jettison")
		tb.Amber(0, 1)
	})
}

func TestViscountOfAerys(t *testing.T) {
	foe := side{Line: ids("krump", "mother"), Hand: ids("bumpsy"), Colors: keyforge.RedKey}
	for _, colors := range []uint8{keyforge.YellowKey, keyforge.BlueKey} {
		tb := duel(t, side{Hand: ids("viscount-of-aerys"), Line: ids("troll"), Colors: colors}, foe, card.Skyborn)
		tb.Play("viscount-of-aerys")
		tb.Left()
		tb.Unmarked("troll", keyforge.Stunned)
		tb.Unmarked("viscount-of-aerys", keyforge.Stunned)
		marked := tb.Unmarked
		if colors == keyforge.YellowKey {
			marked = tb.Marked
		}
		marked("krump", keyforge.Stunned)
		marked("mother", keyforge.Stunned)
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("bumpsy")
		tb.Left()
		marked("bumpsy", keyforge.Stunned)
	}
}

func TestFreedomToBe(t *testing.T) {
	for amber, keys := range map[int]int{6: 0, 7: 1, 8: 1} {
		mine := side{Hand: ids("freedom-to-be"), Amber: amber, Line: ids("scalawag-finn", "black-tempest", "nantucket")}
		tb := duel(t, mine, side{Line: ids("krump", "scalawag-finn")}, card.Skyborn)
		tb.Play("freedom-to-be")
		if keys == 1 {
			tb.Choose(0)
			tb.Amber(0, amber-7)
		}
		tb.Keys(0, keys)
	}
}

func TestRedSkies(t *testing.T) {
	for who, colors := range owners {
		t.Run(who, func(t *testing.T) {
			mine := side{Hand: ids("red-skies"), Colors: colors[0],
				Line: list{worn("krump"), worn("scalawag-finn"), worn("nantucket"), worn("troll")}}
			tb := duel(t, mine, side{Colors: colors[1], Line: ids("pirate-champion")}, card.Skyborn)
			tb.Play("red-skies")
			tb.Offers("scalawag-finn", "nantucket")
			tb.Pick("scalawag-finn")
			tb.Right()
			tb.Unmarked("scalawag-finn", keyforge.Exhausted)
			if who == "nobody" {
				tb.Line(0, "krump", "nantucket", "troll", "scalawag-finn")
				tb.Marked("nantucket", keyforge.Exhausted)
				return
			}
			tb.Pick("nantucket")
			tb.Left()
			tb.Line(0, "nantucket", "krump", "troll", "scalawag-finn")
			tb.Unmarked("nantucket", keyforge.Exhausted)
			tb.Marked("krump", keyforge.Exhausted)
		})
	}
}

func TestRoseOfSharon(t *testing.T) {
	mine := side{Line: ids("krump", "rose-of-sharon", "mother")}
	foe := side{Line: ids("troll", "dodger")}
	tb := duel(t, mine, foe, card.Skyborn)
	tb.Act("rose-of-sharon")
	tb.Offers("krump", "mother")
	tb.Pick("krump")
	tb.Offers("troll", "dodger")
	tb.Pick("troll")
	tb.Damage("troll", 6)
	mine.Colors = keyforge.RedKey
	tb = duel(t, mine, foe, card.Skyborn)
	tb.Act("rose-of-sharon")
	tb.Pick("krump")
	tb.Pick("troll")
	tb.Pick("mother") // another neighbor (K17.6)
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Line: ids("rose-of-sharon")}, side{Line: ids("troll")}, card.Skyborn)
	tb.Act("rose-of-sharon")
	tb.Damage("troll", 0)
	for _, k := range []card.Keyword{card.Deploy, card.Elusive} {
		assert.True(t, tb.HasKeyword(tb.Card("rose-of-sharon"), k))
	}
}

func TestThirdOfCliff(t *testing.T) {
	foe := side{Line: ids("krump", "mother", "troll")}
	tb := duel(t, side{Line: ids("third-of-cliff")}, foe, card.Skyborn)
	assert.True(t, tb.HasKeyword(tb.Card("third-of-cliff"), card.Elusive))
	tb.Act("third-of-cliff")
	tb.Offers("krump", "troll")
	tb.Pick("krump")
	tb.Line(1, "mother", "troll")
	tb = duel(t, side{Line: ids("third-of-cliff"), Colors: keyforge.RedKey}, foe, card.Skyborn)
	tb.Act("third-of-cliff")
	tb.Line(1, "mother")
	tb.Line(0, "third-of-cliff")
}

func TestIndigoHalyard(t *testing.T) {
	line := list{worn("krump"), {ID: "indigo-halyard"}, worn("mother"), {ID: "dodger"}}
	t.Run("your blue key", func(t *testing.T) {
		tb := duel(t, side{Line: line, Colors: keyforge.BlueKey}, side{Line: ids("splinter")}, card.Skyborn)
		tb.Reap("indigo-halyard")
		tb.Offers("krump", "mother", "dodger")
		tb.Pick("krump")
		tb.InZone(card.Discard, "splinter")
		assert.False(t, tb.HasKeyword(tb.Card("mother"), card.Taunt))
	})
	t.Run("your opponent's blue key", func(t *testing.T) {
		tb := duel(t, side{Line: line}, side{Line: ids("splinter"), Colors: keyforge.BlueKey}, card.Skyborn)
		for id, taunt := range map[string]bool{"krump": true, "mother": true, "indigo-halyard": false, "dodger": false, "splinter": false} {
			assert.Equal(t, taunt, tb.HasKeyword(tb.Card(id), card.Taunt), id)
		}
		tb.Reap("indigo-halyard")
		tb.InZone(card.Battleline, "splinter")
	})
	t.Run("another key", func(t *testing.T) {
		tb := duel(t, side{Line: line, Colors: keyforge.RedKey}, side{Line: ids("splinter"), Colors: keyforge.YellowKey}, card.Skyborn)
		assert.False(t, tb.HasKeyword(tb.Card("mother"), card.Taunt))
		tb.Reap("indigo-halyard")
		tb.InZone(card.Battleline, "splinter")
	})
}

func TestSafePort(t *testing.T) {
	for _, c := range []struct {
		yours, theirs    uint8
		captured, stolen int
	}{
		{0, 0, 0, 0},
		{keyforge.YellowKey, 0, 2, 0},
		{0, keyforge.YellowKey, 0, 1},
		{keyforge.YellowKey, keyforge.YellowKey, 2, 1},
		{keyforge.RedKey, keyforge.BlueKey, 0, 0},
	} {
		tb := duel(t, side{Hand: ids("safe-port"), Line: ids("krump"), Colors: c.yours}, side{Amber: 5, Colors: c.theirs}, card.Skyborn)
		tb.Play("safe-port")
		tb.AmberOn("krump", c.captured)
		tb.Amber(0, 1+c.stolen)
		tb.Amber(1, 5-c.captured-c.stolen)
	}
}

func TestSkulkingSaboteurs(t *testing.T) {
	harpooned := func(id string) list { return list{with("torpefying-harpoon", id)} }
	for colors, gone := range map[uint8][]string{
		0: nil, keyforge.RedKey: {"mother", "1:torpefying-harpoon"}, keyforge.YellowKey: {"library-of-babble"},
		keyforge.BlueKey: {"1:torpefying-harpoon"},
	} {
		tb := duel(t, side{Line: harpooned("skulking-saboteurs"), Artifacts: ids("flint-s-map"), Colors: colors},
			side{Line: harpooned("mother"), Artifacts: ids("library-of-babble")}, card.Skyborn)
		tb.Reap("skulking-saboteurs")
		for _, id := range []string{"mother", "library-of-babble", "1:torpefying-harpoon"} {
			assert.Equal(t, slices.Contains(gone, id), tb.Of(id).Zone == card.Discard, id)
		}
		tb.InZone(card.Artifacts, "flint-s-map")
		tb.InZone(card.Attached, "0:torpefying-harpoon")
	}
}
