package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestLegatusRaptor(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "legatus-raptor"}, {ID: "mother", Marks: keyforge.Exhausted}}},
		side{Line: ids("dust-imp")}, card.Saurian)
	tb.Fight("legatus-raptor", "dust-imp")
	tb.Yes()
	tb.AmberOn("legatus-raptor", 1)
	tb.Amber(0, 1) // Mother reaped
}

func TestOdoacThePatrician(t *testing.T) {
	t.Run("captures one", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("odoac-the-patrician")}, side{Amber: 2}, card.Saurian)
		tb.Play("odoac-the-patrician")
		tb.AmberOn("odoac-the-patrician", 1)
	})
	for amber, stolen := range map[int]int{0: 1, 1: 0} {
		tb := duel(t, side{Hand: ids("urchin")}, side{Amber: 2, Line: list{{ID: "odoac-the-patrician", Amber: amber}}},
			card.Shadows)
		tb.Play("urchin")
		tb.Amber(0, stolen)
	}
}

func TestPraefectusLudo(t *testing.T) {
	line := list{{ID: "praefectus-ludo", Amber: 1}, {ID: "mother", Amber: 2}}
	t.Run("another's æmber is nobody's", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("saury-about-that")}, side{Line: line}, card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("mother")
		tb.Amber(0, 0)
	})
	t.Run("its own comes to the opponent", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("saury-about-that")}, side{Line: line}, card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("praefectus-ludo")
		tb.Amber(0, 1)
	})
}

func TestQuestorJarta(t *testing.T) {
	for yes, amber := range map[bool]int{true: 2, false: 1} {
		tb := duel(t, side{Line: ids("questor-jarta")}, side{}, card.Saurian)
		tb.Reap("questor-jarta")
		if yes {
			tb.Yes()
		} else {
			tb.No()
		}
		tb.Amber(0, amber)
		tb.AmberOn("questor-jarta", amber-1)
	}
}

func TestRhetorGallim(t *testing.T) {
	tb := duel(t, side{Hand: ids("rhetor-gallim"), Line: ids("rhetor-gallim")},
		side{Amber: 8, Houses: []card.House{card.Dis}}, card.Saurian)
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.Reap("rhetor-gallim#1")
	tb.Yes()
	tb.Play("rhetor-gallim#2")
	tb.Left()
	assert.Equal(t, 6, tb.KeyCost(0))
	tb.EndTurn()
	assert.Equal(t, 12, tb.KeyCost(1))
	tb.Keys(1, 0)
	tb.EndTurn()
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestSenatorShrix(t *testing.T) {
	tb := duel(t, side{Hand: ids("senator-shrix"), Houses: []card.House{card.Saurian}},
		side{Houses: []card.House{card.Dis}}, card.Saurian)
	tb.Play("senator-shrix")
	tb.Yes()
	tb.AmberOn("senator-shrix", 1)

	tb = duel(t, side{}, side{Line: list{{ID: "senator-shrix", Amber: 6}, {ID: "mother", Amber: 6}}, Houses: []card.House{card.Saurian}},
		card.Dis)
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.AmberOn("senator-shrix", 0)
	tb.AmberOn("mother", 6)
}

func TestTheroCenturion(t *testing.T) {
	tb := duel(t, side{Hand: ids("thero-centurion"), Line: ids("thero-centurion")},
		side{Amber: 3, Line: ids("dust-imp")}, card.Saurian)
	tb.Fight("thero-centurion#1", "dust-imp")
	tb.Play("thero-centurion#2")
	tb.Left()
	tb.Amber(1, 3) // 2 of the imp, 2 captured
}

func TestTricerianLegionary(t *testing.T) {
	tb := duel(t, side{Hand: ids("tricerian-legionary"), Line: ids("mother")}, side{Line: ids("troll")}, card.Saurian)
	tb.Play("tricerian-legionary")
	tb.Left()
	tb.Offers("mother", "tricerian-legionary")
	tb.Pick("mother")
	tb.Marked("mother", keyforge.Warded)
}

func TestBrutodonAuxiliary(t *testing.T) {
	tb := duel(t, side{Line: ids("troll")}, side{Line: ids("mother", "brutodon-auxiliary")}, card.Brobnar)
	tb.Fight("troll")
	tb.InZone(card.Discard, "troll") // 2 and 6
	tb.Line(1, "mother")
}

func TestCenturionStenopius(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "centurion-stenopius", Amber: 1}, {ID: "mother", Amber: 2}}}, side{}, card.Saurian)
	tb.PowerIs("centurion-stenopius", 6)
	tb.Reap("centurion-stenopius")
	tb.Yes()
	tb.PowerIs("centurion-stenopius", 9)
}

func TestDracoPraeco(t *testing.T) {
	tb := duel(t, side{Line: ids("draco-praeco", "troll")}, side{Line: ids("valdr", "mother")}, card.Saurian)
	tb.Reap("draco-praeco")
	tb.Yes()
	tb.House(card.Brobnar)
	tb.Marked("troll", keyforge.Enraged)
	tb.Marked("valdr", keyforge.Enraged)
	tb.Unmarked("mother", keyforge.Enraged)
	tb.Unmarked("draco-praeco", keyforge.Enraged)
}

func TestOratorHissaro(t *testing.T) {
	tb := duel(t, side{Hand: ids("orator-hissaro"), Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother"}, {ID: "umbra"}},
		Houses: []card.House{card.Saurian}}, side{}, card.Saurian)
	tb.Play("orator-hissaro")
	tb.Choose(1)
	tb.Line(0, "troll", "orator-hissaro", "mother", "umbra")
	for _, id := range []string{"troll", "mother"} {
		tb.Unmarked(id, keyforge.Exhausted)
		tb.AmberOn(id, 1)
		assert.Equal(t, card.HouseSet(card.Saurian), tb.HousesOf(tb.Card(id)))
	}
	tb.AmberOn("umbra", 0)
	assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("umbra")))
	tb.Reap("mother")
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("mother")))
}

func TestParaguardian(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "paraguardian", "troll", "urchin")}, side{}, card.Saurian)
	tb.Reap("paraguardian")
	tb.Yes()
	tb.Marked("mother", keyforge.Warded)
	tb.Marked("troll", keyforge.Warded)
	tb.Unmarked("urchin", keyforge.Warded)
	tb.Unmarked("paraguardian", keyforge.Warded)
}

func TestPhilophosaurus(t *testing.T) {
	t.Run("one of each three", func(t *testing.T) {
		tb := duel(t, side{Line: ids("philophosaurus"), Deck: ids("urchin", "fear", "punch", "mother")}, side{}, card.Saurian)
		tb.Reap("philophosaurus")
		tb.Yes()
		tb.Offers("urchin", "fear", "punch")
		tb.Pick("fear")
		tb.Offers("urchin", "punch")
		tb.Pick("urchin")
		tb.InZone(card.Archives, "fear")
		tb.InZone(card.Hand, "urchin")
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Deck, "mother")
	})
	t.Run("a deck of one", func(t *testing.T) {
		tb := duel(t, side{Line: ids("philophosaurus"), Deck: ids("urchin")}, side{}, card.Saurian)
		tb.Reap("philophosaurus")
		tb.Yes()
		tb.InZone(card.Archives, "urchin")
	})
}

func TestTerrordactyl(t *testing.T) {
	tb := duel(t, side{Line: ids("terrordactyl")}, side{Line: ids("mother", "troll", "valdr", "headhunter")}, card.Saurian)
	tb.Fight("terrordactyl", "troll")
	tb.Damage("mother", 4)
	tb.Damage("valdr", 4)
	tb.Damage("troll", 4)
	tb.Damage("headhunter", 0)
	tb.Damage("terrordactyl", 8)
}

func TestTribunePompitus(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "tribune-pompitus"}, {ID: "mother", Amber: 2}, {ID: "urchin"}}},
		side{Line: list{{ID: "troll", Amber: 3}}}, card.Saurian)
	tb.PowerIs("tribune-pompitus", 4)
	tb.PowerIs("mother", 9)
	tb.PowerIs("urchin", 1)
	tb.PowerIs("troll", 8)
	tb.Fight("tribune-pompitus", "troll")
	tb.Yes()
	tb.Damage("troll", 6) // exalted before the fight
}

func TestCincinnatusRex(t *testing.T) {
	t.Run("readies the others", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "cincinnatus-rex"}, {ID: "mother", Marks: keyforge.Exhausted}},
			Artifacts: list{{ID: "city-gates", Marks: keyforge.Exhausted}}}, side{Line: ids("troll")}, card.Saurian)
		tb.Fight("cincinnatus-rex", "troll")
		tb.Yes()
		tb.Unmarked("mother", keyforge.Exhausted)
		tb.Unmarked("city-gates", keyforge.Exhausted)
		tb.Marked("cincinnatus-rex", keyforge.Exhausted)
	})
	t.Run("destroyed with the last enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("cincinnatus-rex", "mother"), Hand: ids("stomp")}, side{Line: ids("urchin")}, card.Saurian)
		tb.Play("stomp")
		tb.Pick("urchin")
		tb.InZone(card.Discard, "cincinnatus-rex")
	})
}

func TestCrassosaurus(t *testing.T) {
	t.Run("ten from both pools, as you choose", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("crassosaurus"), Amber: 6}, side{Amber: 6}, card.Saurian)
		tb.Play("crassosaurus")
		for range 6 {
			tb.Choose(1)
		}
		tb.AmberOn("crassosaurus", 10) // the rest can come only from one pool
		tb.Amber(0, 2)
		tb.Amber(1, 0)
	})
	t.Run("nine are too few: it is purged", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("crassosaurus")}, side{Amber: 9}, card.Saurian)
		tb.Play("crassosaurus")
		tb.InZone(card.Purged, "crassosaurus")
		tb.Amber(1, 9) // its æmber went to its opponent (K5.9)
		tb.Amber(0, 0)
	})
}

func TestGrimlocusDux(t *testing.T) {
	tb := duel(t, side{Hand: ids("grimlocus-dux")}, side{}, card.Saurian)
	tb.Play("grimlocus-dux")
	tb.AmberOn("grimlocus-dux", 2)
	assert.True(t, tb.HasKeyword(tb.Card("grimlocus-dux"), card.Taunt))
}

func TestKompsosHaruspex(t *testing.T) {
	t.Run("a Play ability comes when reaping too, but not the other way", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "kompsos-haruspex"}, {ID: "urchin", House: card.Saurian}},
			Hand: list{{ID: "doc-bookton", House: card.Saurian}}, Deck: ids("fear")},
			side{Amber: 2, Line: ids("urchin")}, card.Saurian)
		tb.Reap("urchin#1")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
		tb.Play("doc-bookton")
		tb.Left()
		tb.InZone(card.Deck, "fear")
	})
	t.Run("with Livia it is a fight ability as well", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "kompsos-haruspex"}, {ID: "livia-the-elder"}, {ID: "charette", House: card.Saurian}}},
			side{Amber: 5, Line: ids("dust-imp")}, card.Saurian)
		tb.Reap("livia-the-elder")
		tb.Yes()
		tb.Fight("charette", "dust-imp")
		tb.AmberOn("charette", 3)
	})
	t.Run("not without it, nor for the enemy", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "urchin", House: card.Saurian}}},
			side{Amber: 2, Line: ids("kompsos-haruspex")}, card.Saurian)
		tb.Reap("urchin")
		tb.Amber(0, 1)
	})
}

func TestPrimusUnguis(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "primus-unguis"}, {ID: "mother", Amber: 3}}}, side{Line: ids("troll")}, card.Saurian)
	tb.Reap("primus-unguis")
	tb.AmberOn("primus-unguis", 1)
	tb.PowerIs("primus-unguis", 7)
	tb.PowerIs("mother", 7)
	tb.PowerIs("troll", 8)
}

func TestSaurusRex(t *testing.T) {
	t.Run("in the center it finds a Saurian card", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "saurus-rex", "troll"), Deck: ids("urchin", "exile", "stomp")}, side{}, card.Saurian)
		tb.Reap("saurus-rex")
		tb.Yes()
		tb.Pick("exile")
		tb.InZone(card.Hand, "exile")
		tb.AmberOn("saurus-rex", 1)
	})
	t.Run("beside the center nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "saurus-rex"), Deck: ids("exile")}, side{}, card.Saurian)
		tb.Reap("saurus-rex")
		tb.AmberOn("saurus-rex", 0)
		tb.InZone(card.Deck, "exile")
	})
}

func TestSpartasaur(t *testing.T) {
	t.Run("a friend's death kills all but Dinosaurs", func(t *testing.T) {
		tb := duel(t, side{Line: ids("spartasaur", "mother", "troll"), Hand: ids("saury-about-that")},
			side{Line: ids("valdr", "paraguardian")}, card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("mother")
		tb.Line(0, "spartasaur")
		tb.Line(1, "paraguardian")
	})
	t.Run("not an enemy's", func(t *testing.T) {
		tb := duel(t, side{Line: ids("spartasaur", "mother")}, side{Line: ids("dust-imp", "valdr")}, card.Saurian)
		tb.Fight("spartasaur", "dust-imp")
		tb.Line(0, "spartasaur", "mother")
		tb.Line(1, "valdr")
		tb.Amber(0, 2)
	})
}
