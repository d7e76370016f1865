package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// ekwidonScraps is a table on which the player discards the card of Ekwidon from hand.
func ekwidonScraps(t *testing.T, id string, me, you side) *gametest.Table {
	t.Helper()
	me.Hand = append(ids(id), me.Hand...)
	tb := duel(t, me, you, card.Ekwidon)
	tb.Discard(id)
	return tb
}

// It enters under the opponent (K28.1), whose strongest creature changes sides with
// each key.
func TestElenyaTheCharming(t *testing.T) {
	tb := duel(t, side{Hand: ids("elenya-the-charming"), Line: ids("urchin")}, side{Line: ids("troll"), Amber: 6}, card.Ekwidon)
	tb.Play("elenya-the-charming")
	tb.Right()
	tb.Line(1, "troll", "elenya-the-charming")
	tb.EndTurn()
	tb.Choose(0)
	tb.Left()
	tb.Line(0, "troll", "urchin")
	tb.Line(1, "elenya-the-charming")

	tb = duel(t, side{Line: ids("elenya-the-charming")}, side{Line: ids("troll"), Amber: 6}, card.Ekwidon)
	tb.EndTurn()
	tb.Choose(0)
	tb.Line(1, "troll") // another's key is none of hers
}

func TestSkreelSwarm(t *testing.T) {
	tb := ekwidonPlays(t, "skreel-swarm", side{Line: ids("troll")}, side{Line: ids("mother", "urchin")})
	tb.Damage("troll", 0)
	tb.Damage("mother", 1)
	tb.InZone(card.Discard, "urchin", "skreel-swarm")

	tb = ekwidonScraps(t, "skreel-swarm", side{}, side{})
	tb.Yes()
	tb.InZone(card.Archives, "skreel-swarm")

	tb = ekwidonScraps(t, "skreel-swarm", side{}, side{})
	tb.No()
	tb.InZone(card.Discard, "skreel-swarm")
}

func TestBondedAuctioneer(t *testing.T) {
	t.Run("reaping it pays for an artifact of either side", func(t *testing.T) {
		for owner, c := range []string{"strange-gizmo", "spangler-box"} {
			tb := duel(t, side{Line: ids("bonded-auctioneer"), Artifacts: ids("strange-gizmo")}, side{Artifacts: ids("spangler-box")}, card.Ekwidon)
			tb.Reap("bonded-auctioneer")
			tb.Offers("strange-gizmo", "spangler-box")
			tb.Pick(c)
			tb.InZone(card.Discard, c)
			tb.Amber(0, 2-owner)
			tb.Amber(1, owner)
		}
	})
	t.Run("nobody is paid for none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bonded-auctioneer")}, side{}, card.Ekwidon)
		tb.Reap("bonded-auctioneer")
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	})
	t.Run("discarded it returns one", func(t *testing.T) {
		tb := ekwidonScraps(t, "bonded-auctioneer", side{Artifacts: ids("strange-gizmo")}, side{Artifacts: ids("spangler-box")})
		tb.Pick("spangler-box")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(1, card.Hand))
		tb.InZone(card.Artifacts, "strange-gizmo")
	})
}

func TestGegrrokuuSapper(t *testing.T) {
	t.Run("played it is the price of an artifact", func(t *testing.T) {
		tb := ekwidonPlays(t, "gegrrŏkŭŭ-sapper", side{}, side{Artifacts: ids("strange-gizmo", "spangler-box")})
		tb.Pick("spangler-box")
		tb.Line(0)
		tb.Line(1, "gegrrŏkŭŭ-sapper")
		assert.Equal(t, []string{"spangler-box"}, tb.Pile(0, card.Artifacts))
	})
	t.Run("it goes even for nothing, after a fight too", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gegrrŏkŭŭ-sapper")}, side{Line: ids("dust-imp")}, card.Ekwidon)
		tb.Fight("gegrrŏkŭŭ-sapper")
		tb.Line(1, "gegrrŏkŭŭ-sapper")
	})
	t.Run("discarded it destroys an artifact for an artifact", func(t *testing.T) {
		tb := ekwidonScraps(t, "gegrrŏkŭŭ-sapper", side{Artifacts: ids("strange-gizmo")}, side{Artifacts: ids("spangler-box", "mobius-scroll")})
		tb.Offers("spangler-box", "mobius-scroll")
		tb.Pick("mobius-scroll")
		tb.InZone(card.Discard, "strange-gizmo", "mobius-scroll", "gegrrŏkŭŭ-sapper")
		tb.InZone(card.Artifacts, "spangler-box")
	})
	t.Run("or for none, nothing", func(t *testing.T) {
		tb := ekwidonScraps(t, "gegrrŏkŭŭ-sapper", side{}, side{Artifacts: ids("spangler-box")})
		tb.InZone(card.Artifacts, "spangler-box")
	})
}

func TestIncarnationPod(t *testing.T) {
	t.Run("it brings a card of any pile back below the deck", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("incarnation-pod"), Discard: ids("fear")},
			side{Discard: ids("troll", "punch"), Deck: ids("mother")}, card.Ekwidon)
		tb.Act("incarnation-pod")
		tb.Offers("fear", "troll", "punch")
		tb.Pick("punch")
		assert.Equal(t, []string{"mother", "punch"}, tb.Pile(1, card.Deck))
	})
	t.Run("discarded it purges the bottom of each deck", func(t *testing.T) {
		tb := ekwidonScraps(t, "incarnation-pod", side{Deck: ids("fear", "anger")}, side{Deck: ids("troll", "punch")})
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Purged))
		assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Purged))
	})
}

func TestTutorBinRillo(t *testing.T) {
	t.Run("played it discards up to three, and each of those resolves its own Scrap", func(t *testing.T) {
		tb := ekwidonPlays(t, "tutor-bin-rillo", side{Hand: ids("fear", "skreel-swarm", "punch", "anger")}, side{Deck: ids("troll", "mother")})
		tb.Pick("fear", "skreel-swarm")
		tb.Finish()
		tb.Yes()
		tb.InZone(card.Discard, "fear")
		tb.InZone(card.Archives, "skreel-swarm")
		assert.Len(t, tb.Pile(0, card.Hand), 2)
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
	})
	t.Run("or none, and the opponent draws all the same", func(t *testing.T) {
		tb := ekwidonPlays(t, "tutor-bin-rillo", side{}, side{Deck: ids("troll")})
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
	})
	t.Run("discarded it lets both draw", func(t *testing.T) {
		tb := ekwidonScraps(t, "tutor-bin-rillo", side{Deck: ids("fear", "anger")}, side{Deck: ids("troll", "mother")})
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
	})
}
