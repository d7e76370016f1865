package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// ekwidon is an easy game of a player of that house, with an ally.
func ekwidon(t *testing.T, me, ally, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	return at(t, adventure.Easy, keyforge.Position{House: Ekwidon, Monster: k, Players: []keyforge.SidePosition{me, ally}})
}

// It has no keys to unforge (A11.3), and what it draws goes to its archives (A4.3).
func TestEkwidonLetsTheKeyrakenDraw(t *testing.T) {
	deck := keyforge.SidePosition{Deck: gametest.Cards("titanic-maw", "emergence", "devour-whole", "crushing-arm")}
	tb := together(t, "art-project", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Keys: 2}, deck)
	tb.Play("art-project")
	tb.Keys(1, 2)
	tb.InZone(Discard, "art-project")

	tb = together(t, "de-escalation", Ekwidon, line("plain-2"), line("plain-3"), deck)
	tb.Play("de-escalation")
	tb.Line(1)
	assert.Len(t, tb.Pile(monster, Archives), 3)

	tb = together(t, "tutor-bin-rillo", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Deck: gametest.Cards("fear")}, deck)
	tb.Play("tutor-bin-rillo")
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Archives))
	tb.InZone(Deck, "fear")
}

// The Keyraken's turn comes before the extra one, and the ally's after that (A20).
func TestTachyonManifoldBesideAnAlly(t *testing.T) {
	tb := ekwidon(t, keyforge.SidePosition{Artifacts: gametest.Cards("tachyon-manifold")}, keyforge.SidePosition{},
		keyforge.SidePosition{Artifacts: asleep()})
	turn := tb.Turn()
	tb.Act("tachyon-manifold")
	tb.EndTurn()
	assert.Equal(t, keyforge.Side(0), tb.Active())
	assert.Equal(t, turn+2, tb.Turn())
	tb.EndTurn()
	assert.Equal(t, keyforge.Side(1), tb.Active())
}

// Its discard pile and its deck are those of the adventure (A22), and haunt it (A14).
func TestEkwidonAndTheAdventurePiles(t *testing.T) {
	waves := gametest.Many(10, "ascending-jet")
	tb := together(t, "market-fluctuation", Ekwidon, keyforge.SidePosition{Hand: gametest.Many(4, "punch")},
		keyforge.SidePosition{Hand: gametest.Many(4, "fear"), Discard: gametest.Many(10, "fear"), Deck: gametest.Many(4, "fear")},
		keyforge.SidePosition{Discard: waves, Deck: gametest.Many(4, "titanic-maw")})
	tb.Play("market-fluctuation")
	assert.Len(t, tb.Pile(0, Hand), 1)
	assert.Len(t, tb.Pile(1, Hand), 7)
	assert.Len(t, tb.Pile(monster, Archives), 3)

	tb = together(t, "grisly-exchange", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Discard: gametest.Cards("fear")},
		keyforge.SidePosition{Discard: waves, Deck: gametest.Cards("titanic-maw")})
	tb.Play("grisly-exchange")
	assert.Len(t, tb.Pile(monster, Deck), 6)
	tb.InZone(Discard, "fear")

	tb = ekwidon(t, keyforge.SidePosition{Artifacts: gametest.Cards("incarnation-pod")},
		keyforge.SidePosition{Discard: gametest.Cards("fear")},
		keyforge.SidePosition{Discard: gametest.Cards("ascending-jet"), Deck: gametest.Cards("titanic-maw")})
	tb.Act("incarnation-pod")
	tb.Offers("fear", "ascending-jet")
	tb.Pick("ascending-jet")
	assert.Equal(t, []string{"titanic-maw", "ascending-jet"}, tb.Pile(monster, Deck))

	tb = ekwidon(t, line("historian-li-darkin"), keyforge.SidePosition{Discard: gametest.Cards("fear")},
		keyforge.SidePosition{Discard: gametest.Cards("ascending-jet")})
	tb.Reap("historian-li-darkin")
	tb.InZone(Hand, "fear")
	tb.InZone(Archives, "ascending-jet")
}

// Each player means allies and the Keyraken (A11.7); a steal is from the Keyraken.
func TestEkwidonGainsAndSteals(t *testing.T) {
	tb := ekwidon(t, line("pen-pal"), line("plain-2"), line("limb-3"))
	tb.Act("pen-pal")
	pools(t, tb, 1, 1, 1)
	tb.Marked("limb-3", keyforge.Exhausted)

	tb = together(t, "permanent-record", Ekwidon, line("plain-2"), keyforge.SidePosition{Amber: 3}, keyforge.SidePosition{Amber: 3})
	tb.Play("permanent-record")
	pools(t, tb, 2, 3, 1)

	tb = ekwidon(t, line("transitory-philosopher"), keyforge.SidePosition{Artifacts: gametest.Cards("flea-market")},
		keyforge.SidePosition{Amber: 3, Artifacts: asleep(gametest.Cards("ascending-jet")...)})
	tb.Act("transitory-philosopher")
	pools(t, tb, 1, 0, 2)
}

// What is given away goes to the Keyraken, never to an ally (A21), and its creatures are
// enemies.
func TestEkwidonGivesToTheKeyraken(t *testing.T) {
	tb := ekwidon(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "azuretooth"}, {ID: "plain-2", Amber: 2}}}, line("plain-3"),
		line("limb-3"))
	tb.Reap("azuretooth")
	tb.Offers("azuretooth", "plain-2")
	tb.Pick("plain-2")
	pools(t, tb, 3, 0, 0)
	tb.Line(monster, "limb-3", "plain-2")

	tb = together(t, "gegrrŏkŭŭ-sapper", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: gametest.Cards("flea-market")},
		keyforge.SidePosition{Artifacts: asleep(gametest.Cards("ascending-jet")...)})
	tb.Play("gegrrŏkŭŭ-sapper")
	assert.Equal(t, []string{"ascending-jet"}, tb.Pile(0, Artifacts))
	tb.Line(monster, "gegrrŏkŭŭ-sapper")

	tb = together(t, "talent-scout", Ekwidon, keyforge.SidePosition{}, keyforge.SidePosition{Hand: gametest.Cards("headhunter")},
		keyforge.SidePosition{Archives: gametest.Cards("titanic-maw")})
	tb.Play("talent-scout")
	tb.Line(monster, "talent-scout")
	tb.InZone(Hand, "headhunter")
}

// Treachery brings the curse to the Keyraken, which has no draw step (A13.4).
func TestCurseOfSpontaneityOfTheKeyraken(t *testing.T) {
	tb := together(t, "curse-of-spontaneity", Ekwidon, keyforge.SidePosition{Hand: gametest.Cards("punch"), Deck: gametest.Many(9, "punch")},
		keyforge.SidePosition{Hand: gametest.Cards("fear"), Deck: gametest.Many(9, "fear")},
		keyforge.SidePosition{Artifacts: asleep(), Archives: gametest.Cards("ascending-jet")})
	tb.Play("curse-of-spontaneity")
	assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-spontaneity")
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, Hand), 6)
	assert.Equal(t, keyforge.Side(1), tb.Active())
	assert.NotContains(t, tb.Pile(monster, Discard), "ascending-jet")
}

// Whoever's turn begins takes the creature: the Keyraken, then the ally (A21).
func TestFreelancerGoesRound(t *testing.T) {
	me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-2", Attached: gametest.Cards("freelancer")}}}
	tb := ekwidon(t, me, line("plain-3"), keyforge.SidePosition{Artifacts: asleep()})
	tb.EndTurn()
	tb.Line(monster, "plain-2")
	tb.Right()
	tb.Line(1, "plain-3", "plain-2")
}
