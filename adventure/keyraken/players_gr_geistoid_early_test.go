package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Future is Past turns over the adventure's cards too (A22).
func TestFutureIsPastForTheAdventure(t *testing.T) {
	k := keyforge.SidePosition{Deck: gametest.Cards("devour-whole"), Discard: gametest.Cards("titanic-maw")}
	tb := together(t, "future-is-past", Geistoid, keyforge.SidePosition{Deck: gametest.Cards("fear")},
		keyforge.SidePosition{Discard: gametest.Cards("troll")}, k)
	tb.Play("future-is-past")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Deck))
	assert.Equal(t, []string{"devour-whole"}, tb.Pile(monster, Discard))
	assert.Equal(t, []string{"troll"}, tb.Pile(1, Deck))
	assert.Contains(t, tb.Pile(0, Discard), "fear")
}

// A discard pile may be an ally's or the adventure's (A14), and so may a Robot be.
func TestMenderBesideAnAlly(t *testing.T) {
	tb := together(t, "mender", Geistoid, keyforge.SidePosition{},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "mother", Damage: 2}}, Discard: gametest.Cards("troll")},
		keyforge.SidePosition{Discard: gametest.Cards("titanic-maw")})
	tb.Play("mender")
	tb.Offers("troll", "titanic-maw")
	tb.Pick("titanic-maw")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Purged))
	tb.Damage("mother", 0)
	tb.Marked("mother", keyforge.Warded)
}

// Kaspara counts the pools of allies and the Keyraken, who gain as well (A11.7).
func TestKasparaBesideAnAlly(t *testing.T) {
	tb := together(t, "kaspara", Geistoid, keyforge.SidePosition{Amber: 1}, keyforge.SidePosition{Amber: 2}, keyforge.SidePosition{Amber: 3})
	tb.Play("kaspara")
	tb.Amber(0, 2)
	tb.Amber(1, 3)
	tb.Amber(monster, 4)
	tb.PowerIs("kaspara", 9)
}

// The æmber of the Keyraken is captured, not an ally's (A2.5).
func TestEmpathicMaliceAgainstTheKeyraken(t *testing.T) {
	tb := together(t, "empathic-malice", Geistoid, line("plain-5"), keyforge.SidePosition{Amber: 5, Line: gametest.Cards("plain-4")},
		keyforge.SidePosition{Amber: 4})
	tb.Play("empathic-malice")
	tb.AmberOn("plain-5", 3)
	tb.Amber(1, 5)
	tb.Amber(monster, 1)
}

// The Keyraken's own creatures are enemies; the Keyraken itself and allies are none (A5.2, A7.3).
func TestBoilerBesideAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Geistoid, Monster: line("limb-9", "limb-8"),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("boiler")}, line("plain-3")}})
	tb.Discard("boiler")
	tb.Damage("limb-9", 1)
	tb.Damage("limb-8", 1)
	tb.Damage("plain-3", 0)
	tb.Damage("the-keyraken", 0)
}

// A card with treachery enters on the right flank of the Keyraken (A13.1) and destroys its neighbor
// at the end of each of the Keyraken's turns (A13.3).
func TestInfiltratorUnderTheKeyraken(t *testing.T) {
	tb := together(t, "infiltrator", Geistoid, keyforge.SidePosition{}, keyforge.SidePosition{}, line("limb-9", "limb-8"))
	tb.Play("infiltrator")
	tb.Line(monster, "limb-9", "limb-8", "infiltrator")
	tb.Marked("infiltrator", keyforge.Exhausted)
	tb.EndTurn()
	assert.NotContains(t, tb.Pile(monster, Battleline), "limb-8")
	tb.LeaveOpen()
}

// The cost of rising is a key's (A3.3), and an enemy creature may be one of the Keyraken's.
func TestRevenantsAgainstTheKeyraken(t *testing.T) {
	tb := table(t, line("limb-2"), []keyforge.SidePosition{line("portalmonster")})
	with := tb.KeyCost(monster)
	tb = table(t, line("limb-2"), []keyforge.SidePosition{{}})
	assert.Equal(t, tb.KeyCost(monster)-2, with)
	tb = together(t, "immortal-greking", Geistoid, keyforge.SidePosition{}, line("plain-3"), line("limb-2"))
	tb.Play("immortal-greking")
	tb.Left()
	tb.Line(0, "limb-2", "immortal-greking")
	tb.Line(1, "plain-3")
	tb = together(t, "qyxxlyxx-grave-master", Mars, keyforge.SidePosition{}, keyforge.SidePosition{Line: gametest.Cards("batdrone"),
		Discard: gametest.Cards("mother")}, keyforge.SidePosition{})
	tb.Play("qyxxlyxx-grave-master")
	assert.Equal(t, []string{"mother"}, tb.Pile(1, Purged))
	tb.InZone(Discard, "batdrone")
	tb = together(t, "revived-ză-orhă", Ekwidon, keyforge.SidePosition{Amber: 6}, keyforge.SidePosition{Keys: 1}, keyforge.SidePosition{})
	tb.Play("revived-ză-orhă") // the Keyraken forges no keys (A23)
	tb.Keys(0, 0)
	tb = together(t, "cincinnatus-resurrexit", Saurian, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 3},
		keyforge.SidePosition{Amber: 3})
	tb.Play("cincinnatus-resurrexit")
	tb.AmberOn("cincinnatus-resurrexit", 3)
	tb.Amber(1, 3)
	tb.Amber(monster, 1)
}

// What is discarded from decks comes from the adventure's too, and a discard pile may be its.
func TestGeistoidLooksIntoThePilesOfTheAdventure(t *testing.T) {
	k := keyforge.SidePosition{Deck: gametest.Cards("devour-whole", "titanic-maw"), Line: gametest.Cards("limb-9")}
	tb := together(t, "miss-chievous", Geistoid, keyforge.SidePosition{Deck: gametest.Many(2, "fear")},
		keyforge.SidePosition{Deck: gametest.Many(3, "troll")}, k)
	tb.Play("miss-chievous")
	assert.Len(t, tb.Pile(monster, Discard), 2)
	assert.Len(t, tb.Pile(1, Discard), 2)
	assert.Len(t, tb.Pile(0, Discard), 2)
	tb = together(t, "poltergeistoids", Geistoid, keyforge.SidePosition{Purged: gametest.Cards("troll")}, keyforge.SidePosition{},
		keyforge.SidePosition{Discard: gametest.Cards("titanic-maw")})
	tb.Play("poltergeistoids")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Purged))
	tb.Line(0, "troll")
	tb.InZone(Attached, "poltergeistoids")
}
