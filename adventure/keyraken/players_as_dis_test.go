package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Enemies are limbs, a creature is anybody's, and neither is the Keyraken (A5.2, A7).
func TestAloftDisDestroys(t *testing.T) {
	t.Run("delta-p", func(t *testing.T) {
		tb := together(t, "delta-p", Dis, line("plain-2"), line("plain-3"), line("limb-1", "limb-2", "limb-3"))
		tb.Play("delta-p")
		tb.Pick("limb-1", "limb-2")
		tb.Line(monster, "limb-3")
		tb.Line(1, "plain-3")
	})
	t.Run("demonic shelf", func(t *testing.T) {
		tb := aloft(t, Dis, seat{Line: ids("plain-2"), Artifacts: ids("demonic-shelf")}, line("plain-9"), line("limb-5"))
		tb.Act("demonic-shelf")
		tb.InZone(Under, "plain-2")
		tb.Offers("plain-9", "limb-5")
		tb.Pick("limb-5")
		tb.Damage("limb-5", 3)
	})
	t.Run("fiendish apprentice", func(t *testing.T) {
		tb := together(t, "fiendish-apprentice", Dis, line("dis-2"), line("dis-3"), line("limb-5", "limb-6"))
		tb.Play("fiendish-apprentice")
		tb.Offers("limb-5", "limb-6")
		tb.Pick("limb-5")
		tb.Damage("limb-5", 3)
		tb.Damage("limb-6", 0)
	})
	t.Run("cauterize vitality", func(t *testing.T) {
		two := seat{Line: pile{{ID: "limb-3", Icons: Icons{AmberIcon, DrawIcon}}}, Amber: 5}
		tb := together(t, "cauterize-vitality", Dis, seat{}, seat{Artifacts: ids("flea-market"), Amber: 5}, two)
		tb.Play("cauterize-vitality")
		tb.Offers("flea-market", "limb-3")
		tb.Pick("limb-3")
		pools(t, tb, 0, 5, 3)
	})
	t.Run("they tell no tales", func(t *testing.T) {
		tb := together(t, "they-tell-no-tales", Dis, line("plain-2"), line("plain-3", "dis-3"), line("limb-3"))
		tb.Play("they-tell-no-tales")
		tb.House(Brobnar)
		tb.Line(0)
		tb.Line(1, "dis-3")
		tb = together(t, "they-tell-no-tales", Dis, line("plain-2"), line("plain-3"), line("limb-3"))
		tb.Play("they-tell-no-tales")
		tb.House(Monster) // A11.15
		tb.Line(monster)
		tb.InZone(Artifacts, "the-keyraken")
	})
	t.Run("a gift of æmber", func(t *testing.T) {
		tb := together(t, "a-gift-of-æmber", Dis, line("plain-2"), line("plain-3"), line("limb-3"))
		tb.Play("a-gift-of-æmber")
		tb.Offers("plain-2", "plain-3", "limb-3")
		tb.Pick("plain-3", "limb-3")
		tb.Line(1)
		pools(t, tb, 1, 1, 1)
	})
	t.Run("infinity strop", func(t *testing.T) {
		tb := together(t, "infinity-strop", Dis, line("plain-9"), line("plain-2", "plain-8", "dis-9"), line("limb-9"))
		tb.Play("infinity-strop")
		tb.Pick("plain-2")
		tb.Damage("plain-9", 4)
		tb.Damage("plain-8", 4)
		tb.Damage("dis-9", 0)
		tb = together(t, "infinity-strop", Dis, line("plain-9"), line("plain-8"), line("limb-2", "limb-9"))
		tb.Play("infinity-strop")
		tb.Pick("limb-2")
		tb.Damage("limb-9", 4)
		tb.Damage("the-keyraken", 0)
	})
	t.Run("monsquito", func(t *testing.T) {
		tb := aloft(t, Dis, line("monsquito"), line("plain-9"), line("limb-1", "limb-9"))
		tb.Fight("monsquito", "limb-1")
		tb.Offers("monsquito", "plain-9", "limb-9")
		tb.Pick("limb-9")
		tb.Damage("limb-9", 2)
	})
	t.Run("searine", func(t *testing.T) {
		tb := together(t, "searine", Dis, line("plain-5", "plain-6"), line("plain-9"), line("limb-9"))
		tb.Discard("searine")
		tb.Offers("plain-5", "plain-6")
		tb.Pick("plain-5")
		tb.Damage("plain-5", 2)
	})
	t.Run("slayer", func(t *testing.T) {
		tb := aloft(t, Dis, line("slayer"), line("plain-9"), line("limb-1"))
		tb.Line(0, "slayer")
		tb.Fight("slayer", "limb-1")
		tb.Line(0) // neither the Keyraken nor the ally's creature is an enemy creature
	})
	t.Run("pendra's box", func(t *testing.T) {
		tb := aloft(t, Dis, seat{Line: pile{worn("dis-2", "pendra-s-box"), {ID: "plain-2"}}}, line("plain-9"), line("limb-1"))
		tb.Reap("dis-2")
		tb.AmberOn("plain-2", 1)
		tb.AmberOn("plain-9", 0)
	})
	t.Run("tomb of agony", func(t *testing.T) {
		tb := aloft(t, Dis, seat{Line: pile{worn("dis-2", "tomb-of-agony")}}, line("plain-9"), line("limb-1", "limb-2"))
		tb.Reap("dis-2")
		tb.Offers("limb-1", "limb-2")
		tb.Pick("limb-1")
		assert.Equal(t, []string{"limb-1"}, tb.Pile(monster, Purged))
	})
	t.Run("talon of invidius", func(t *testing.T) {
		tb := aloft(t, Dis, seat{Line: pile{{ID: "talon-of-invidius", Amber: 3}}}, line("plain-9"), line("limb-5", "limb-10"))
		tb.Fight("talon-of-invidius", "limb-10")
		tb.Offers("limb-5", "limb-10")
		tb.Pick("limb-5")
		tb.InZone(Discard, "talon-of-invidius")
		tb.AmberOn("limb-5", 3)
		pools(t, tb, 0, 0, 0)
	})
}

// The Keyraken's hand are its archives (A4.4), its pool is the opponent's (A11.7).
func TestAloftDisAndTheKeyrakensHand(t *testing.T) {
	t.Run("infernal terran", func(t *testing.T) {
		tb := together(t, "infernal-terran", Dis, seat{}, seat{Amber: 3}, seat{Amber: 3})
		tb.Play("infernal-terran")
		pools(t, tb, 1, 3, 2)
	})
	t.Run("ecstacy siphon", func(t *testing.T) {
		tb := together(t, "ecstacy-siphon", Dis, seat{}, seat{Hand: ids("fear", "fear", "fear"), Line: ids("plain-9")},
			seat{Archives: ids("ascending-jet", "titanic-maw"), Line: ids("limb-5")})
		tb.Play("ecstacy-siphon")
		tb.Damage("limb-5", 2)
		tb.Damage("plain-9", 0)
	})
	t.Run("trihard", func(t *testing.T) {
		tb := together(t, "trihard", Dis, seat{Hand: gametest.Many(3, "punch")}, seat{Hand: gametest.Many(6, "fear")},
			seat{Archives: gametest.Many(3, "ascending-jet")})
		tb.Play("trihard")
		assert.Len(t, tb.Pile(0, Hand), 2)
		assert.Len(t, tb.Pile(1, Hand), 4)
		assert.Len(t, tb.Pile(monster, Archives), 2)
	})
	t.Run("clipped wings", func(t *testing.T) {
		for one, left := range []int{2, 0} {
			tb := together(t, "clipped-wings", Dis, seat{}, seat{Hand: ids("fear"), Archives: ids("punch")},
				seat{Archives: gametest.Many(3, "ascending-jet")})
			tb.Play("clipped-wings")
			tb.Choose(one)
			assert.Len(t, tb.Pile(monster, Archives), left)
			assert.Len(t, tb.Pile(monster, Purged), 1-one)
			assert.Len(t, tb.Pile(monster, Deck), 3*one)
			tb.InZone(Archives, "punch")
		}
	})
	t.Run("ven-omawk", func(t *testing.T) { // the Keyraken draws no hand, and an ally is no opponent
		tb := aloft(t, Dis, line("ven-omawk"), seat{Deck: gametest.Many(9, "fear")}, seat{Artifacts: asleep()})
		tb.EndTurn()
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, Hand), 6)
	})
}

// What the Keyraken may not play goes to its archives (A11.8), and an ally may play anything.
func TestAloftDisForbids(t *testing.T) {
	t.Run("suspendamander", func(t *testing.T) {
		tb := aloft(t, Dis, line("suspendamander"), seat{},
			keyforge.SidePosition{Artifacts: asleep(), Line: ids("limb-1"), Deck: ids("ascending-jet")})
		tb.Fight("suspendamander", "limb-1")
		tb.House(Monster)
		tb.EndTurn()
		assert.Equal(t, keyforge.Side(1), tb.Active())
	})
	t.Run("vapor imp", func(t *testing.T) {
		for discarded, played := range map[string]bool{"punch": false, "plain-2": true} {
			tb := aloft(t, Dis, seat{Line: ids("vapor-imp"), Hand: ids(discarded)}, seat{}, plays("crimson-churning"))
			tb.Reap("vapor-imp")
			tb.EndTurn()
			assert.Equal(t, !played, len(tb.Pile(monster, Archives)) > 0, discarded)
		}
	})
}
