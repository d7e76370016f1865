package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Each of them comes back into the archives if its owner is haunted as it dies.
func TestRevenantsAreArchivedWhenHaunted(t *testing.T) {
	for _, id := range []string{"cincinnatus-resurrexit", "encounter-golem", "ghostly-dr-verokter", "immortal-greking",
		"phantom-drummernaut", "portalmonster", "qyxxlyxx-grave-master", "revived-ză-orhă", "spectral-ruth", "xenos-darkshadow"} {
		for n, where := range map[int]card.Zone{9: card.Discard, 10: card.Archives} {
			tb := duel(t, side{Hand: ids("gateway-to-dis")}, side{Line: ids(id), Discard: many(n, "dust-imp")}, card.Dis)
			tb.Play("gateway-to-dis")
			tb.InZone(where, id)
		}
		tb := duel(t, side{Hand: ids("gateway-to-dis"), Discard: haunted()}, side{Line: ids(id), Discard: many(1, "dust-imp")}, card.Dis)
		tb.Play("gateway-to-dis") // the other player is haunted
		tb.InZone(card.Discard, id)
	}
}

func TestCincinnatusResurrexit(t *testing.T) {
	tb := duel(t, side{Hand: ids("cincinnatus-resurrexit")}, side{Amber: 3, Line: ids("mother")}, card.Saurian)
	tb.Play("cincinnatus-resurrexit")
	tb.AmberOn("cincinnatus-resurrexit", 3)
	tb.Amber(1, 1)
	tb.PowerIs("cincinnatus-resurrexit", 9)
	tb = duel(t, side{Line: ids("cincinnatus-resurrexit")}, side{Amber: 1, Line: ids("mother")}, card.Saurian)
	tb.Fight("cincinnatus-resurrexit")
	tb.AmberOn("cincinnatus-resurrexit", 2)
	tb.Amber(1, 0)
	tb.Damage("cincinnatus-resurrexit", 1)
}

func TestDumaTheReturned(t *testing.T) {
	dies := func(pile list) *gametest.Table {
		tb := duel(t, side{Hand: ids("gateway-to-dis")}, side{Line: ids("duma-the-returned"), Discard: pile}, card.Dis)
		tb.Play("gateway-to-dis")
		return tb
	}
	tb := dies(append(ids("troll", "mother", "krump", "fear"), many(8, "dust-imp")...))
	tb.InZone(card.Hand, "troll", "mother", "krump")
	tb.InZone(card.Discard, "fear", "duma-the-returned") // nine cards are left
	tb = dies(append(ids("troll", "mother", "krump", "fear"), many(9, "dust-imp")...))
	tb.InZone(card.Hand, "troll", "mother", "krump")
	tb.InZone(card.Archives, "duma-the-returned")
	tb = dies(ids("troll"))
	tb.InZone(card.Hand, "troll")
}

func TestEncounterGolem(t *testing.T) {
	tb := duel(t, side{Line: ids("encounter-golem"), Hand: ids("phantasmal-visit", "call-of-need", "shadys"), Deck: ids("fear", "smith")},
		side{Line: ids("mother")}, card.Geistoid)
	tb.Play("phantasmal-visit")
	tb.Pick("mother")
	assert.Equal(t, []string{"fear", "smith", "phantasmal-visit"}, tb.Pile(0, card.Deck))
	tb.Play("call-of-need")
	tb.Offers("fear", "smith", "phantasmal-visit")
	tb.Pick("fear")
	tb.InZone(card.Discard, "fear")
	assert.Equal(t, "call-of-need", tb.Pile(0, card.Deck)[2])
	tb.Play("shadys") // no action
	tb.Right()
	tb.InZone(card.Battleline, "shadys")
	t.Run("only from the discard pile", func(t *testing.T) {
		tb := duel(t, side{Line: ids("encounter-golem"), Hand: ids("phantasmal-visit"), Discard: haunted()}, side{Line: ids("mother")},
			card.Geistoid)
		tb.Play("phantasmal-visit")
		tb.Pick("mother")
		tb.InZone(card.Archives, "phantasmal-visit")
	})
	t.Run("only those that you play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("phantasmal-visit")}, side{Line: ids("encounter-golem")}, card.Geistoid)
		tb.Play("phantasmal-visit")
		tb.InZone(card.Discard, "phantasmal-visit")
	})
}

func TestGhostlyDrVerokter(t *testing.T) {
	tb := duel(t, side{Line: ids("ghostly-dr-verokter"), Deck: ids("fear"), Discard: ids("troll", "smith")}, side{Discard: ids("punch")},
		card.Logos)
	tb.Reap("ghostly-dr-verokter")
	tb.Offers("troll", "smith")
	tb.Pick("smith")
	assert.Equal(t, []string{"smith", "fear"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Hand: ids("ghostly-dr-verokter"), Discard: ids("troll")}, side{}, card.Logos)
	tb.Play("ghostly-dr-verokter")
	tb.InZone(card.Deck, "troll")
}

func TestImmortalGreking(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "immortal-greking", House: card.Untamed}}, Line: ids("dust-imp", "troll")},
		side{Line: ids("mother", "krump")}, card.Untamed)
	tb.Play("immortal-greking")
	tb.Right()
	tb.Offers("mother", "krump")
	tb.Pick("mother")
	tb.Choose(1)
	tb.Line(0, "dust-imp", "mother", "troll", "immortal-greking")
	assert.Equal(t, card.HouseSet(card.Untamed), tb.HousesOf(tb.Card("mother"))) // K23.4
	assert.Equal(t, card.HouseSet(card.Brobnar), tb.HousesOf(tb.Card("krump")))

	tb = duel(t, side{Hand: ids("immortal-greking")}, side{}, card.Geistoid)
	tb.Play("immortal-greking")
	tb.Line(0, "immortal-greking")
}

func TestImmortalGrekingLeaves(t *testing.T) {
	tb := duel(t, side{Hand: ids("immortal-greking", "gateway-to-dis")}, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}},
		card.Geistoid)
	tb.Play("immortal-greking")
	tb.Left()
	tb.Line(0, "mother", "immortal-greking")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Dis)
	tb.Play("gateway-to-dis")
	tb.Line(0, "mother") // it stays under control, but is of its own house again
	assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("mother")))
	tb.LeaveOpen()
}

func TestPhantomDrummernaut(t *testing.T) {
	tb := duel(t, side{Hand: ids("phantom-drummernaut"), Discard: ids("troll", "fear", "krump")}, side{Discard: ids("mother")}, card.Brobnar)
	tb.Play("phantom-drummernaut")
	tb.Offers("troll", "krump")
	tb.Pick("krump")
	tb.InZone(card.Hand, "krump")
	tb = duel(t, side{Line: ids("phantom-drummernaut"), Discard: ids("troll")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Fight("phantom-drummernaut")
	tb.InZone(card.Hand, "troll")
}

func TestPortalmonster(t *testing.T) {
	for n, cost := range map[int]int{0: 4, 9: 4, 10: 16, 12: 18} {
		tb := duel(t, side{Line: ids("portalmonster"), Discard: many(n, "dust-imp")}, side{Discard: many(5, "dust-imp")}, card.Logos)
		assert.Equal(t, cost, tb.KeyCost(0))
		assert.Equal(t, cost, tb.KeyCost(1))
	}
}

func TestQyxxlyxxGraveMaster(t *testing.T) {
	tb := duel(t, side{Hand: ids("qyxxlyxx-grave-master"), Line: ids("batdrone", "troll"), Discard: ids("fear")},
		side{Line: ids("tunk", "shadys"), Discard: ids("mother")}, card.Mars)
	tb.Play("qyxxlyxx-grave-master")
	tb.Right()
	tb.InZone(card.Purged, "mother")    // a Robot and Scientist
	tb.InZone(card.Discard, "batdrone") // a Robot
	tb.Damage("tunk", 1)                // one, with armor
	tb.Damage("shadys", 2)
	tb.Damage("troll", 0)
	tb = duel(t, side{Hand: ids("qyxxlyxx-grave-master"), Line: ids("troll")}, side{Discard: ids("fear")}, card.Mars)
	tb.Play("qyxxlyxx-grave-master")
	tb.Right()
	tb.Damage("troll", 0)
}

func TestRevivedZăOrhă(t *testing.T) {
	tb := duel(t, side{Hand: ids("revived-ză-orhă"), Amber: 6}, side{Keys: 1}, card.Ekwidon)
	tb.Play("revived-ză-orhă")
	tb.Choose(int(keyforge.RedKey) - 1)
	tb.Keys(0, 1)
	tb.Amber(0, 0)
	tb.InZone(card.Purged, "revived-ză-orhă")
	tb = duel(t, side{Hand: ids("revived-ză-orhă"), Amber: 5}, side{Keys: 1}, card.Ekwidon)
	tb.Play("revived-ză-orhă") // too little æmber
	tb.Keys(0, 0)
	tb.InZone(card.Battleline, "revived-ză-orhă")
	tb = duel(t, side{Hand: ids("revived-ză-orhă"), Amber: 6, Keys: 1}, side{Keys: 1}, card.Ekwidon)
	tb.Play("revived-ză-orhă")
	tb.Keys(0, 1)
	tb.InZone(card.Battleline, "revived-ză-orhă")
}

func TestSpectralRuth(t *testing.T) {
	for forged, where := range map[int]card.Zone{0: card.Discard, 1: card.Archives} {
		tb := duel(t, side{Hand: ids("spectral-ruth"), Discard: ids("fear", "troll"), Now: map[card.Ledger]int{card.Forged: forged}},
			side{Discard: ids("mother"), Now: map[card.Ledger]int{card.Forged: 1}}, card.Brobnar)
		tb.Play("spectral-ruth")
		tb.InZone(where, "fear", "troll")
		tb.InZone(card.Discard, "mother")
	}
}

func TestXenosDarkshadow(t *testing.T) {
	tb := duel(t, side{Line: ids("xenos-darkshadow"), Discard: many(3, "dust-imp")}, side{Line: ids("troll", "krump", "mother")},
		card.Unfathomable)
	tb.PowerIs("xenos-darkshadow", 3)
	tb.Fight("xenos-darkshadow", "krump")
	tb.InZone(card.Discard, "krump") // 3 of the assault, 3 of the fight
	tb.Damage("troll", 3)
	tb.Damage("mother", 3)
	tb = duel(t, side{Line: ids("krump")}, side{Line: ids("xenos-darkshadow"), Discard: many(6, "dust-imp")}, card.Brobnar)
	tb.Fight("krump")
	tb.InZone(card.Discard, "krump") // of its hazardous damage
	tb.Damage("xenos-darkshadow", 0)
	tb = duel(t, side{Hand: ids("xenos-darkshadow")}, side{}, card.Unfathomable)
	tb.Play("xenos-darkshadow")
	tb.InZone(card.Discard, "xenos-darkshadow") // with no power
}
