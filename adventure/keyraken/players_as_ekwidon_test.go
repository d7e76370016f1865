package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// "Each player" means the players and the Keyraken, whose hand are its archives (A4.4, A11.7).
func TestAloftEkwidonAndEachPlayer(t *testing.T) {
	two := Icons{AmberIcon, AmberIcon}
	for _, id := range []string{"reap-the-wild-wind", "barter-and-games"} {
		bonus := 0
		if id == "reap-the-wild-wind" {
			bonus = 1
		}
		tb := together(t, id, Ekwidon, seat{Hand: pile{{ID: "plain-2", Icons: two}}, Line: ids("plain-3")},
			seat{Hand: pile{{ID: "dis-2", Icons: two}}, Line: ids("dis-3", "logos-3")},
			seat{Archives: pile{{ID: "limb-2", Icons: two}}, Line: ids("limb-3")})
		tb.Play(id)
		pools(t, tb, 2+bonus, 2, 2)
		if id == "barter-and-games" {
			tb.Line(0)
			tb.Line(1, "logos-3")
			tb.Line(monster)
			tb.InZone(Discard, "plain-2", "dis-2", "limb-2")
			tb.InZone(Artifacts, "the-keyraken")
		}
	}
	tb := aloft(t, Ekwidon, seat{Line: pile{{ID: "ace-jonavan", Amber: 2}}}, seat{}, seat{})
	assert.Equal(t, 2, dearer(t, tb))
	tb = aloft(t, Ekwidon, seat{Amber: 7}, seat{Line: pile{{ID: "ace-jonavan", Amber: 2}}, Amber: 7}, seat{Artifacts: asleep()})
	tb.EndTurn()
	tb.Keys(1, 0) // an ally's key costs 2 more, too

	for weakest, refused := range map[string]bool{"plain-1": true, "plain-9": false} { // an ally's creature
		tb = aloft(t, Ekwidon, seat{Artifacts: ids("niche-market"), Line: ids("change-agent")}, line(weakest),
			seat{Line: ids("limb-9"), Amber: 2})
		if refused {
			tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("change-agent")}, keyforge.NoAction)
			continue
		}
		tb.Act("change-agent")
		pools(t, tb, 1, 0, 1)
	}
}

// The opponent is the Keyraken, which draws into its archives (A4.3) and pays from its pool.
func TestAloftEkwidonAndTheOpponent(t *testing.T) {
	t.Run("three sheets to the wind", func(t *testing.T) {
		tb := together(t, "three-sheets-to-the-wind", Ekwidon, seat{}, seat{Hand: ids("fear"), Deck: gametest.Many(5, "fear")},
			seat{Archives: gametest.Many(1, "ascending-jet"), Deck: gametest.Many(5, "ascending-jet")})
		tb.Play("three-sheets-to-the-wind")
		assert.Len(t, tb.Pile(monster, Archives), 1)
		assert.Len(t, tb.Pile(monster, Deck), 3)
		assert.Len(t, tb.Pile(monster, Discard), 1)
		assert.Len(t, tb.Pile(monster, Purged), 1)
		assert.Len(t, tb.Pile(1, Hand), 1)
	})
	t.Run("change agent", func(t *testing.T) {
		tb := aloft(t, Ekwidon, line("change-agent"), seat{Hand: gametest.Many(9, "fear"), Amber: 5},
			seat{Archives: gametest.Many(7, "ascending-jet"), Amber: 5})
		tb.Reap("change-agent")
		pools(t, tb, 1, 5, 3)
	})
	t.Run("high street churn", func(t *testing.T) { // it has no identity card (A11.15)
		tb := together(t, "high-street-churn", Ekwidon, seat{}, seat{Hand: ids("fear")}, seat{Archives: gametest.Many(3, "ascending-jet")})
		tb.Play("high-street-churn")
		assert.Empty(t, tb.Pile(monster, Archives))
		tb.InZone(Hand, "fear")
	})
	t.Run("moon-light special", func(t *testing.T) {
		tb := together(t, "moon-light-special", Ekwidon, seat{Hand: ids("punch")}, seat{Hand: ids("fear")}, seat{})
		tb.Play("moon-light-special")
		pools(t, tb, 2, 0, 0)
		tb.InZone(Hand, "fear")
	})
	t.Run("skipper hukŏ", func(t *testing.T) {
		tb := aloft(t, Ekwidon, line("skipper-hukŏ"), seat{Line: ids("plain-2"), Amber: 3},
			seat{Line: ids("limb-2", "limb-3", "limb-4"), Amber: 3})
		tb.Reap("skipper-hukŏ")
		tb.AmberOn("skipper-hukŏ", 1)
		tb.AmberOn("limb-2", 1)
		tb.AmberOn("limb-3", 0)
		tb.AmberOn("limb-4", 1)
		tb.AmberOn("plain-2", 0)
		pools(t, tb, 1, 3, 2)
	})
	t.Run("game changer", func(t *testing.T) {
		tb := aloft(t, Ekwidon, line("game-changer"), seat{Line: ids("change-agent"), Amber: 3}, seat{Amber: 3})
		tb.Act("game-changer")
		pools(t, tb, 1, 3, 2)
		tb.EndTurn()
		tb.Reap("change-agent") // an ally's is not friendly
	})
}

// Control comes from the Keyraken and goes to it, never to an ally (A21).
func TestAloftEkwidonAndControl(t *testing.T) {
	t.Run("aerial pedlar", func(t *testing.T) {
		tb := aloft(t, Ekwidon, line("aerial-pedlar"), line("plain-1"), line("limb-2", "limb-3"))
		tb.Reap("aerial-pedlar")
		tb.Left()
		tb.Line(0, "limb-2")
		tb.Line(1, "plain-1")
		tb.Line(monster, "limb-3", "aerial-pedlar")
	})
	t.Run("requisition writ", func(t *testing.T) {
		tb := aloft(t, Ekwidon, seat{Line: pile{worn("ace-jonavan", "requisition-writ")}, Amber: 1}, line("plain-1"),
			line("limb-2", "limb-3"))
		tb.Reap("ace-jonavan")
		tb.Offers("limb-2", "limb-3")
		tb.Pick("limb-3")
		tb.Left()
		tb.Line(0, "limb-3", "ace-jonavan")
		pools(t, tb, 1, 0, 1)
	})
	t.Run("vendor hyertula", func(t *testing.T) {
		tb := aloft(t, Ekwidon, line("vendor-hyertula"), seat{Artifacts: ids("flea-market")},
			seat{Artifacts: asleep(ids("ascending-jet")...)})
		tb.Reap("vendor-hyertula")
		tb.Yes()
		assert.Equal(t, []string{"ascending-jet"}, tb.Pile(0, Artifacts))
		assert.Equal(t, []string{"flea-market"}, tb.Pile(1, Artifacts))
	})
	t.Run("skŏllĕnbŭzzz", func(t *testing.T) {
		tb := aloft(t, Ekwidon, seat{Line: pile{{ID: "skŏllĕnbŭzzz"}}, Hand: ids("plain-3")}, line("plain-9"), line("limb-9"))
		tb.Reap("skŏllĕnbŭzzz")
		tb.Pick("plain-3")
		tb.InZone(Under, "plain-3")
	})
}

// A creature, an artifact and a discard pile are anybody's (A7.4, A22).
func TestAloftEkwidonAndAnybodysCards(t *testing.T) {
	t.Run("cogg miller", func(t *testing.T) {
		tb := aloft(t, Ekwidon, line("cogg-miller"), seat{Artifacts: ids("flea-market"), Hand: ids("fear")}, line("limb-1"))
		tb.Fight("cogg-miller", "limb-1")
		tb.Pick("flea-market")
		tb.InZone(Discard, "flea-market")
		tb.InZone(Archives, "fear")
		tb = aloft(t, Ekwidon, line("cogg-miller"), seat{Hand: ids("fear")},
			seat{Line: ids("limb-1"), Artifacts: asleep(ids("ascending-jet")...), Archives: ids("titanic-maw")})
		tb.Fight("cogg-miller", "limb-1")
		tb.Pick("ascending-jet")
		assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Archives)) // from its hand, which they are
	})
	t.Run("contract execution", func(t *testing.T) {
		tb := together(t, "contract-execution", Ekwidon, seat{Hand: ids("change-agent")}, line("plain-9"), line("limb-9"))
		tb.Play("contract-execution")
		tb.Play("change-agent")
		tb.Offers("change-agent", "plain-9", "limb-9")
		tb.Pick("limb-9")
		tb.Damage("limb-9", 2)
	})
	t.Run("distributor janŏŏnt", func(t *testing.T) {
		tb := aloft(t, Ekwidon, line("distributor-janŏŏnt"), seat{Line: pile{{ID: "plain-9", Amber: 1}}}, line("limb-9"))
		tb.Reap("distributor-janŏŏnt")
		tb.Pick("plain-9")
		tb.Offers("distributor-janŏŏnt", "limb-9")
		tb.Pick("limb-9")
		tb.AmberOn("limb-9", 1)
	})
	t.Run("hoist operations", func(t *testing.T) {
		for id, side := range map[string]keyforge.Side{"plain-9": 1, "limb-9": monster} {
			tb := together(t, "hoist-operations", Ekwidon, seat{}, line("plain-9"), line("limb-9"))
			tb.Play("hoist-operations")
			tb.Pick(id)
			assert.Equal(t, []string{id}, tb.Pile(side, Archives))
		}
	})
	t.Run("vĕsted harŏld", func(t *testing.T) {
		tb := together(t, "vĕsted-harŏld", Ekwidon, line("plain-3"), line("plain-9"), line("limb-9"))
		tb.Discard("vĕsted-harŏld")
		assert.Equal(t, []string{"plain-3"}, tb.Pile(0, Archives))
		assert.Equal(t, []string{"limb-9"}, tb.Pile(monster, Archives))
		tb.Line(1, "plain-9")
	})
	t.Run("shard of change", func(t *testing.T) {
		tb := aloft(t, Ekwidon, seat{Artifacts: ids("shard-of-change"), Hand: ids("punch"), Discard: ids("fear")},
			seat{Artifacts: ids("shard-of-change"), Discard: ids("anger")}, seat{})
		tb.Act("shard-of-change")
		tb.Yes() // once: an ally's Shard is not friendly
		tb.InZone(Hand, "fear")
		tb.InZone(Discard, "punch")
	})
}
