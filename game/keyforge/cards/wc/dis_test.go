package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func TestBuzzle(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin", "mother"), Hand: ids("buzzle")}, side{Line: ids("valdr")}, card.Dis)
	tb.Play("buzzle")
	tb.Right()
	tb.Offers("mother")
	tb.Pick("mother")
	tb.InZone(card.Purged, "mother")
	tb.Fight("buzzle")
	tb.Pick("tocsin")
	tb.Unmarked("buzzle", keyforge.Exhausted)
	tb.Fight("buzzle") // no neighbor is left
	tb.Marked("buzzle", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("tocsin"), Hand: ids("buzzle")}, side{}, card.Dis)
	tb.Play("buzzle")
	tb.Right()
	tb.Finish()
	tb.Marked("buzzle", keyforge.Exhausted)
	tb.InZone(card.Battleline, "tocsin")
}

func TestE1DendrixLilithalAndRotgrub(t *testing.T) {
	tb := duel(t, side{Line: ids("dendrix", "lilithal", "rotgrub"), Hand: ids("fear", "rotgrub")},
		side{Line: ids("umbra", "lollop-the-titanic"), Hand: ids("urchin", "umbra"), Amber: 4}, card.Dis)
	tb.Reap("rotgrub#1")
	tb.InZone(card.Archives, "rotgrub#1")
	tb.Play("rotgrub#2")
	tb.Left()
	tb.Amber(1, 3)
	tb.Fight("dendrix", "umbra#1")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb.Reap("lilithal")
	tb.AmberOn("lilithal", 1)
	tb.Amber(1, 2)
}

func TestE1DendrixWhenPlayed(t *testing.T) {
	tb := duel(t, side{Hand: ids("dendrix")}, side{Hand: ids("urchin", "umbra"), Line: ids("troll")}, card.Dis)
	tb.Play("dendrix")
	assert.Len(t, tb.Pile(1, card.Hand), 2)
}

func TestDrainingTouch(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin"), Hand: ids("draining-touch")}, side{Line: list{{ID: "mother", Amber: 1}, {ID: "valdr"}}}, card.Dis)
	tb.Play("draining-touch")
	tb.Offers("tocsin", "valdr")
	tb.Pick("valdr")
	tb.InZone(card.Discard, "valdr")
}

func TestFesteringTouch(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin"), Hand: ids("festering-touch")},
		side{Line: list{{ID: "mother", Damage: 1}, {ID: "valdr"}, {ID: "kelifi-dragon", Damage: 2}}}, card.Dis)
	tb.Play("festering-touch")
	tb.Pick("mother", "valdr")
	tb.Damage("mother", 4)
	tb.Damage("valdr", 1)
	tb.Damage("kelifi-dragon", 2)
	tb = duel(t, side{Line: ids("tocsin"), Hand: ids("festering-touch")}, side{}, card.Dis)
	tb.Play("festering-touch")
	tb.Finish()
	tb.Damage("tocsin", 0)
}

func TestHarbingerOfDoomAndImpspector(t *testing.T) {
	tb := duel(t, side{Line: ids("harbinger-of-doom", "tocsin"), Hand: list{{ID: "giants--bane"}, {ID: "lava-ball", House: card.Dis}}},
		side{Line: ids("mother", "valdr")}, card.Dis)
	tb.Play("lava-ball")
	tb.Pick("harbinger-of-doom") // armor stops 3 of 4
	tb.Damage("harbinger-of-doom", 1)
	tb = duel(t, side{Line: ids("harbinger-of-doom", "impspector"), Hand: ids("demons--bane", "fear")},
		side{Line: ids("mother"), Hand: ids("urchin", "umbra")}, card.Dis)
	tb.Play("demons--bane")
	tb.Line(0)
	tb.Line(1)
	assert.Len(t, tb.Pile(1, card.Purged), 1)
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	tb.InZone(card.Hand, "fear")
}

func TestInfurnace(t *testing.T) {
	table := func() (side, side) {
		return side{Hand: ids("infurnace"), Discard: ids("virtuous-works")},
			side{Amber: 5, Discard: list{{ID: "fertility-chant", Plain: true}, {ID: "punch"}, {ID: "dust-pixie"}}}
	}
	me, foe := table()
	tb := duel(t, me, foe, card.Dis)
	tb.Play("infurnace")
	tb.Pick("punch", "dust-pixie")
	tb.Amber(1, 2)
	tb.InZone(card.Purged, "punch", "dust-pixie")
	tb = duel(t, me, foe, card.Dis)
	tb.Play("infurnace")
	tb.Pick("virtuous-works")
	tb.Finish()
	tb.Amber(1, 2)
	tb = duel(t, me, foe, card.Dis)
	tb.Play("infurnace")
	tb.Finish()
	tb.Amber(1, 5)
}

func TestMalison(t *testing.T) {
	table := func() (side, side) {
		return side{Line: ids("malison", "tocsin"), Amber: 3}, side{Line: ids("mother", "valdr", "smaaash"), Amber: 2}
	}
	me, foe := table()
	tb := duel(t, me, foe, card.Dis)
	tb.Fight("malison", "mother")
	tb.InZone(card.Discard, "mother", "malison")
	me.Line = list{{ID: "malison", Attached: ids("blood-of-titans")}}
	foe.Line = ids("mother", "valdr", "smaaash", "umbra")
	tb = duel(t, me, foe, card.Dis)
	tb.Fight("malison", "umbra")
	tb.Offers("mother", "valdr", "smaaash")
	tb.Pick("valdr")
	tb.Left()
	tb.Line(1, "valdr", "mother", "smaaash")
	tb.AmberOn("valdr", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 3)
	tb = duel(t, me, foe, card.Dis)
	tb.Fight("malison", "umbra")
	tb.Pick("mother")
	tb.Choose(1)
	tb.Line(1, "valdr", "mother", "smaaash")
	tb.AmberOn("mother", 0)
	tb = duel(t, me, foe, card.Dis)
	tb.Fight("malison", "umbra")
	tb.Finish()
	tb.Line(1, "mother", "valdr", "smaaash")
	tb.Amber(1, 2)
}

func TestKeysCostMoreInTheOpponentsNextTurn(t *testing.T) {
	tb := duel(t, side{Line: ids("lesser-oxtet"), Hand: ids("the-evil-eye"), Houses: []card.House{card.Dis}},
		side{Amber: 11, Houses: []card.House{card.Logos}, Line: ids("mother")}, card.Dis)
	tb.Play("the-evil-eye")
	tb.Reap("lesser-oxtet")
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.EndTurn()
	assert.Equal(t, 12, tb.KeyCost(1))
	tb.Keys(1, 0)
	tb.EndTurn()
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestLesserOxtetPurgesItsHand(t *testing.T) {
	tb := duel(t, side{Hand: ids("lesser-oxtet", "fear", "urchin")}, side{Hand: ids("punch")}, card.Dis)
	tb.Play("lesser-oxtet")
	tb.InZone(card.Purged, "fear", "urchin")
	tb.InZone(card.Hand, "punch")
}

func TestBorrNit(t *testing.T) {
	deck := ids("fear", "punch", "anger", "urchin", "umbra", "mother")
	tb := duel(t, side{Line: ids("borr-nit"), Hand: ids("borr-nit-s-touch"), Deck: ids("smith", "smith")}, side{Deck: deck}, card.Dis)
	tb.Reap("borr-nit")
	tb.Choose(1)
	tb.Offers("fear", "punch", "anger", "urchin", "umbra")
	tb.Pick("urchin")
	tb.InZone(card.Purged, "urchin")
	assert.ElementsMatch(t, []string{"fear", "punch", "anger", "umbra", "mother"}, tb.Pile(1, card.Deck))
	tb.Play("borr-nit-s-touch")
	tb.Choose(0)
	tb.Pick("smith#1")
	assert.Len(t, tb.Pile(0, card.Deck), 1)
	tb.Amber(0, 2)
}

func TestEeOnTheFringes(t *testing.T) {
	tb := duel(t, side{Line: ids("e-e-on-the-fringes"), Hand: list{{ID: "fear"}, {ID: "punch", House: card.Brobnar}}, Discard: ids("smith")},
		side{Discard: ids("arise", "punch"), Amber: 2}, card.Dis)
	tb.Discard("fear")
	tb.Offers("fear", "arise")
	tb.Pick("arise")
	tb.InZone(card.Purged, "arise")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: ids("e-e-on-the-fringes"), Hand: ids("fear")}, side{Amber: 2}, card.Dis)
	tb.Discard("fear")
	tb.Finish()
	tb.Amber(0, 0)
	tb = duel(t, side{Hand: ids("punch"), Discard: ids("fear")}, side{Line: ids("e-e-on-the-fringes"), Discard: ids("fear")}, card.Brobnar)
	tb.Discard("punch")
	tb.InZone(card.Discard, "1:fear")
}

func TestBanes(t *testing.T) {
	for id, victim := range map[string]string{"giants": "valdr", "beasts": "macis-asp", "demons": "tocsin", "dinosaurs": "senator-bracchus",
		"humans": "grey-monk", "scientists": "mother", "thieves": "umbra"} {
		tb := duel(t, side{Hand: ids(id + "--bane")},
			side{Line: ids("valdr", "macis-asp", "tocsin", "senator-bracchus", "mother", "umbra", "dew-faerie", "bordan-the-redeemed",
				"grey-monk")}, card.Dis)
		tb.Play(id + "--bane")
		if tb.Question().Kind == keyforge.AskCards {
			tb.Pick(victim)
		}
		tb.InZone(card.Discard, victim)
		tb.InZone(card.Battleline, "dew-faerie")
		tb.Amber(0, 1)
	}
}

func TestObsidianForge(t *testing.T) {
	forge := func(amber int) side {
		return side{Line: ids("tocsin", "mother", "umbra"), Artifacts: ids("obsidian-forge"), Amber: amber}
	}
	tb := duel(t, forge(10), side{}, card.Dis)
	tb.Act("obsidian-forge")
	tb.Pick("mother", "umbra")
	tb.Finish()
	tb.Yes()
	tb.Choose(0) // the color
	tb.Keys(0, 1)
	tb.Amber(0, 0)
	tb.InZone(card.Discard, "obsidian-forge", "mother", "umbra")
	tb.Line(0, "tocsin")
	tb = duel(t, forge(9), side{}, card.Dis)
	tb.Act("obsidian-forge")
	tb.Pick("mother", "umbra")
	tb.Finish() // it is too little
	tb.Keys(0, 0)
	tb.InZone(card.Artifacts, "obsidian-forge")
	tb = duel(t, forge(12), side{}, card.Dis)
	tb.Act("obsidian-forge")
	tb.Finish()
	tb.No()
	tb.Keys(0, 0)
	tb.InZone(card.Artifacts, "obsidian-forge")
}

func TestSoulFiddle(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("soul-fiddle"), Line: ids("tocsin")}, side{Line: ids("mother")}, card.Dis)
	tb.Act("soul-fiddle")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Enraged)
	tb.Unmarked("tocsin", keyforge.Enraged)
}

func TestGreaterOxtet(t *testing.T) {
	tb := duel(t, side{Line: ids("greater-oxtet"), Hand: ids("fear", "arise"), Deck: many(6, "punch"), Houses: []card.House{card.Dis}},
		side{Houses: []card.House{card.Dis}, Hand: ids("urchin")}, card.Dis)
	tb.EndTurn()
	tb.Offers("fear", "arise")
	tb.Pick("fear")
	tb.InZone(card.Purged, "fear")
	tb.PowerIs("greater-oxtet", 6)
	assert.Len(t, tb.Pile(0, card.Hand), 6, "before the hand is filled")
	tb.EndTurn()
	tb.PowerIs("greater-oxtet", 6)
	tb = duel(t, side{Line: ids("greater-oxtet"), Houses: []card.House{card.Dis}}, side{Houses: []card.House{card.Dis}}, card.Dis)
	tb.EndTurn()
	tb.PowerIs("greater-oxtet", 4)
}

func TestLordInvidius(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin", "lord-invidius", "umbra")}, side{Line: ids("mother", "valdr", "smaaash")}, card.Dis)
	tb.Reap("lord-invidius")
	tb.Offers("mother", "smaaash")
	tb.Pick("mother")
	tb.Left()
	tb.Line(0, "mother", "tocsin", "lord-invidius", "umbra")
	tb.Marked("mother", keyforge.Exhausted)
	assert.Equal(t, card.HouseSet(card.Dis), tb.HousesOf(tb.Card("mother")))
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("lord-invidius", "umbra")}, side{Line: ids("mother")}, card.Dis)
	tb.Reap("lord-invidius")
	tb.Line(1, "mother")
}

func TestNoname(t *testing.T) {
	tb := duel(t, side{Hand: ids("noname"), Purged: ids("fear")}, side{Purged: ids("punch"), Discard: ids("urchin", "umbra")}, card.Dis)
	tb.Play("noname")
	tb.Offers("urchin", "umbra")
	tb.Pick("urchin")
	tb.PowerIs("noname", 4)
	tb = duel(t, side{Hand: ids("noname")}, side{}, card.Dis)
	tb.Play("noname")
	tb.PowerIs("noname", 1)
}

func TestSinestraAndDexus(t *testing.T) {
	for id, flank := range map[string]func(at func(), other func()){
		"sinestra": func(left, _ func()) { left() }, "dexus": func(_, right func()) { right() }} {
		for _, hit := range []bool{true, false} {
			tb := duel(t, side{Line: ids("mother"), Hand: ids("krump"), Amber: 2}, side{Line: ids(id), Amber: 2}, card.Brobnar)
			tb.Play("krump")
			want := 1
			if hit {
				flank(tb.Left, tb.Right)
			} else {
				flank(tb.Right, tb.Left)
				want = 2
			}
			tb.Amber(0, want)
			tb.Amber(1, 2)
		}
		tb := duel(t, side{Hand: ids("krump"), Amber: 2}, side{Line: ids(id)}, card.Brobnar)
		tb.Play("krump") // alone on both flanks
		tb.Amber(0, 1)
		tb = duel(t, side{Line: ids(id), Hand: ids("tocsin"), Amber: 2}, side{Amber: 2}, card.Dis)
		tb.Play("tocsin")
		tb.Left()
		tb.Amber(0, 2)
		tb.Amber(1, 2)
	}
}

func TestEtaromme(t *testing.T) {
	tb := duel(t, side{Line: ids("etaromme", "valdr")}, side{Line: ids("mother", "dextre", "umbra", "krump", "troll")}, card.Dis)
	tb.Reap("etaromme")
	tb.Offers("valdr", "krump", "troll")
	tb.Pick("krump")
	tb.InZone(card.Discard, "krump")
	tb = duel(t, side{Line: ids("etaromme", "valdr")}, side{Line: ids("mother", "quixo-the-adventurer", "krump")}, card.Dis)
	tb.Reap("etaromme")
	tb.Offers("valdr", "mother", "quixo-the-adventurer", "krump")
	tb.Pick("mother")
	tb.InZone(card.Discard, "mother")
}

func TestSnagSnagletAndTheMirror(t *testing.T) {
	foe := side{Line: ids("lollop-the-titanic"), Amber: 3, Houses: []card.House{card.Brobnar, card.Logos, card.Shadows}}
	me := func(line, artifact string) side {
		return side{Line: ids(line), Artifacts: ids(artifact), Houses: []card.House{card.Dis, card.Brobnar, card.Logos}}
	}
	t.Run("the house of the creature that was fought", func(t *testing.T) {
		tb := duel(t, me("snag", "cannon"), foe, card.Dis)
		tb.Fight("snag")
		tb.EndTurn()
		assert.Equal(t, card.Brobnar, tb.State().House)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.EndTurn()
		tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 1)
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Logos, card.Shadows), tb.Question().Houses)
	})
	t.Run("also when it died; one without that house chooses freely", func(t *testing.T) {
		three := []card.House{card.Brobnar, card.Shadows, card.Logos}
		tb := duel(t, me("snag", "cannon"), side{Line: ids("umbra", "tocsin"), Houses: three}, card.Dis)
		tb.Fight("snag", "umbra")
		tb.EndTurn()
		assert.Equal(t, card.Shadows, tb.State().House)
		tb = duel(t, me("snag", "cannon"), side{Line: ids("tocsin"), Houses: []card.House{card.Brobnar, card.Logos}}, card.Dis)
		tb.Fight("snag")
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Logos), tb.Question().Houses)
	})
	t.Run("the other cannot choose the same house", func(t *testing.T) {
		tb := duel(t, me("dust-imp", "snag-s-mirror"), foe, card.Dis)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Dis, card.Brobnar), tb.Question().Houses)
		tb.House(card.Brobnar)
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Logos, card.Shadows), tb.Question().Houses)
	})
	t.Run("the house that was foreseen", func(t *testing.T) {
		for chosen, stolen := range map[card.House]int{card.Logos: 2, card.Brobnar: 0} {
			tb := duel(t, me("snaglet", "cannon"), foe, card.Dis)
			tb.Act("snaglet")
			tb.House(card.Logos)
			tb.EndTurn()
			tb.House(chosen)
			tb.Amber(0, stolen)
			tb.Amber(1, 3-stolen)
			tb.EndTurn()
			tb.House(card.Logos)
			tb.EndTurn()
			tb.House(card.Logos)
			tb.Amber(0, stolen)
		}
	})
}

func TestGleefulMayhem(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "krump", "mother"), Hand: ids("gleeful-mayhem")},
		side{Line: ids("troll", "tocsin", "champion-anaphiel")}, card.Dis)
	tb.Play("gleeful-mayhem")
	tb.Offers("valdr", "krump", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 5)
	tb.InZone(card.Discard, "mother", "tocsin")
	tb.Damage("champion-anaphiel", 4)
	tb.Damage("valdr", 0)
	tb.Damage("krump", 0)
	tb.Amber(0, 1)
}

func TestHarvestTime(t *testing.T) {
	tb := duel(t, side{Line: ids("dextre", "tocsin", "valdr"), Hand: ids("harvest-time", "bad-penny"), Artifacts: ids("dominator-bauble")},
		side{Line: list{{ID: "doc-bookton"}, {ID: "silvertooth"}, {ID: "bad-penny", Marks: keyforge.Warded}},
			Discard: ids("hunting-witch")}, card.Dis)
	tb.Play("harvest-time")
	tb.Asks(keyforge.AskTrait, keyforge.ForEffect, 0)
	tb.Choose(int(trait.Human))
	tb.InZone(card.Purged, "dextre", "doc-bookton")
	tb.InZone(card.Battleline, "tocsin", "valdr", "silvertooth", "1:bad-penny")
	tb.InZone(card.Hand, "0:bad-penny")
	tb.InZone(card.Discard, "hunting-witch", "harvest-time")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Hand: ids("harvest-time"), Artifacts: ids("dominator-bauble")},
		side{Artifacts: ids("gauntlet-of-command", "cannon"), Line: ids("valdr")}, card.Dis)
	tb.Play("harvest-time")
	tb.Choose(int(trait.Item))
	tb.InZone(card.Purged, "dominator-bauble", "gauntlet-of-command")
	tb.InZone(card.Artifacts, "cannon")
	tb = duel(t, side{Line: list{{ID: "dextre", Foreign: true}}, Hand: ids("harvest-time")}, side{}, card.Dis)
	tb.Play("harvest-time")
	tb.Choose(int(trait.Scientist))
	assert.Equal(t, []string{"dextre"}, tb.Pile(1, card.Purged))
	tb.Amber(0, 1) // its controller, not its owner
	tb.Amber(1, 0)
}
