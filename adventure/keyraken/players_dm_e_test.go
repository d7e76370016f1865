package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Ouboros and the Shadows of Draconian Measures before the Keyraken.

// wealthy is a side with æmber and this line.
func wealthy(amber int, ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Amber: amber, Line: gametest.Cards(ids...)}
}

// spent are creatures that are exhausted.
func spent(ids ...string) (list []keyforge.CardPosition) {
	for _, id := range ids {
		list = append(list, keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted})
	}
	return list
}

// The player's own line against the Keyraken's; neither the Keyraken nor an ally's creatures
// count (A18, A5.2).
func TestA18Overwhelmed(t *testing.T) {
	for limbs, over := range []int{0, 0, 1} {
		k := wealthy(5, []string{"limb-2", "limb-3"}[:limbs]...)
		me, ally := line("plain-2"), line("plain-3", "plain-4", "plain-5")
		me.Deck = gametest.Many(5, "fear")
		tb := together(t, "ashwing-protocol", Ouboros, me, ally, k)
		tb.Play("ashwing-protocol")
		assert.Len(t, tb.Pile(0, Hand), 3*over, limbs)

		tb = tidings(t, Shadows, nil, line("nightmare-urchin"), ally, k)
		tb.Reap("nightmare-urchin")
		pools(t, tb, 2+over, 0, 4-over)

		tb = together(t, "clawcloak-swipe", Ouboros, line("plain-2"), ally, k)
		tb.Play("clawcloak-swipe")
		tb.AmberOn("plain-2", over)
	}
}

// The active player decides for the Keyraken, whose creature is not used while it is exhausted (A18).
func TestA18Entrench(t *testing.T) {
	for _, stays := range []bool{true, false} {
		k := keyforge.SidePosition{Artifacts: asleep(), Line: []keyforge.CardPosition{
			{ID: "sparkscheme", Owner: 1, Marks: keyforge.Exhausted}, {ID: "limb-3", Marks: keyforge.Exhausted}}}
		tb := tidings(t, Ouboros, nil, wealthy(3, "plain-2"), line("plain-9"), k)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForEntrench, 0)
		tb.Offers("sparkscheme")
		if stays {
			tb.Pick("sparkscheme")
			tb.Marked("sparkscheme", keyforge.Exhausted)
		} else {
			tb.Finish()
			tb.Unmarked("sparkscheme", keyforge.Exhausted)
		}
		tb.Unmarked("limb-3", keyforge.Exhausted)
		tb.LeaveOpen()
	}
}

// At the start of its player's turn only, and then everyone's creatures (A11.7).
func TestDrayConisOfAllSides(t *testing.T) {
	me := keyforge.SidePosition{Line: spent("dray-conis")}
	k := keyforge.SidePosition{Artifacts: asleep(), Line: spent("limb-3")}
	tb := tidings(t, Ouboros, nil, me, line("plain-9"), k)
	tb.EndTurn()
	tb.Pick("dray-conis")
	tb.Line(0, "dray-conis")
	tb.Line(monster, "limb-3")
	tb.Line(1, "plain-9")
	tb.LeaveOpen()
}

// Creatures are everyone's, but not the Keyraken (A7.4, A5.2); friendly ones not an ally's (A7.3).
func TestOuborosCreaturesOfAllSides(t *testing.T) {
	tb := together(t, "doze-wing", Ouboros, line("agorim"), line("plain-3"), line("limb-3"))
	tb.Play("doze-wing")
	tb.Marked("plain-3", keyforge.Exhausted)
	tb.Marked("limb-3", keyforge.Exhausted)
	tb.Unmarked("agorim", keyforge.Exhausted)
	tb.Unmarked("the-keyraken", keyforge.Exhausted)

	tb = together(t, "chlorodoze-vapor", Ouboros, keyforge.SidePosition{}, line("plain-3", "plain-5"), line("limb-4"))
	tb.Play("chlorodoze-vapor")
	tb.Line(1, "plain-5")
	tb.Offers("plain-5", "limb-4")
	tb.Pick("limb-4")
	tb.Marked("limb-4", keyforge.Exhausted)

	tb = together(t, "hoarding-the-goods", Ouboros, keyforge.SidePosition{Line: spent("plain-2")},
		keyforge.SidePosition{Line: spent("plain-3"), Amber: 3}, keyforge.SidePosition{Line: spent("limb-3"), Amber: 3})
	tb.Play("hoarding-the-goods")
	tb.AmberOn("plain-2", 1)
	tb.AmberOn("plain-3", 0)
	pools(t, tb, 1, 3, 2)

	tb = tidings(t, Ouboros, nil, line("plain-2", "agorim", "plain-3"), line("plain-4"), line("limb-3"))
	tb.PowerIs("plain-2", 7)
	tb.PowerIs("plain-4", 4)
	tb.PowerIs("limb-3", 3)

	tb = together(t, "prime-authority", Ouboros, keyforge.SidePosition{Line: spent("plain-2")},
		keyforge.SidePosition{Line: spent("plain-3", "plain-4")}, keyforge.SidePosition{Artifacts: asleep(), Line: spent("limb-3")})
	tb.Play("prime-authority")
	tb.Choose(0)
	tb.Pick("limb-3")
	pools(t, tb, 2, 0, 0)
}

// Keys are the players': the Keyraken has none (A11.3), and more for a key is more for it to
// rise (A3.3).
func TestOuborosAndTheKeys(t *testing.T) {
	red, blue := uint8(1<<RedKey), uint8(1<<BlueKey)
	keys := func(c uint8, artifacts ...string) keyforge.SidePosition {
		return keyforge.SidePosition{Colors: c, Artifacts: gametest.Cards(artifacts...)}
	}
	tb := tidings(t, Ouboros, nil, keys(red, "cyn-dynasty", "spherular-gem"), keys(red|blue), keyforge.SidePosition{})
	assert.Equal(t, 2, tb.KeyCost(monster))
	assert.Equal(t, 8, tb.KeyCost(1))
	tb.Act("spherular-gem")
	pools(t, tb, 3, 0, 0)

	tb = together(t, "glittering-horde", Ouboros, keys(red), keys(red|blue), wealthy(5))
	tb.Play("glittering-horde")
	pools(t, tb, 3, 0, 3)

	tb = together(t, "pip-the-pilferer", Ouboros, keys(0), keys(red), wealthy(5))
	tb.Play("pip-the-pilferer")
	tb.AmberOn("pip-the-pilferer", 2)

	tb = together(t, "gilded-burden", Ouboros, keys(0), keys(red), wealthy(5, "limb-3"))
	tb.Play("gilded-burden")
	tb.AmberOn("limb-3", 0)

	tb = together(t, "parasitic-charge", Ouboros, wealthy(4), wealthy(9), wealthy(10))
	tb.Play("parasitic-charge")
	tb.Choose(0)
	tb.Keys(0, 1)
	pools(t, tb, 0, 9, 10)
}

// It comes to the right flank of the Keyraken (A13.1), whose creatures are the friendly ones then (A13.3).
func TestA13ShadowGloomcoil(t *testing.T) {
	tb := together(t, "shadow-gloomcoil", Ouboros, line("agorim"), line("plain-3"), line("limb-3"))
	tb.Play("shadow-gloomcoil")
	tb.Line(monster, "limb-3", "shadow-gloomcoil")
	tb.Reap("agorim")
	tb.Damage("limb-3", 0)
	tb.Damage("plain-3", 0)
}

// Damage for the æmber of the Keyraken is split among its creatures only (A2.5, K16.16).
func TestSnapperDynCountsThePoolOfTheKeyraken(t *testing.T) {
	tb := aloft(t, Ouboros, seat{Line: pile{spentOnes("snapper-dyn")}}, seat{Line: ids("plain-3"), Amber: 4},
		seat{Line: ids("limb-3", "limb-4"), Amber: 2})
	tb.EndTurn()
	tb.Pick("snapper-dyn")
	tb.Offers("limb-3", "limb-4")
	tb.Pick("limb-3")
	tb.Pick("limb-4")
	tb.Damage("limb-3", 1)
	tb.Damage("limb-4", 1)
	tb.Damage("plain-3", 0)
}

// The opponent's pool is the Keyraken's, and an ally is none (A2.5).
func TestShadowsAgainstThePoolOfTheKeyraken(t *testing.T) {
	me := wealthy(2)
	me.Deck = gametest.Many(4, "fear")
	tb := together(t, "keep-the-change", Shadows, me, wealthy(1), wealthy(4))
	tb.Play("keep-the-change")
	tb.Choose(2)
	pools(t, tb, 1, 1, 6)
	assert.Len(t, tb.Pile(0, Hand), 2)

	tb = together(t, "counterfeit-controversy", Shadows, wealthy(2), wealthy(9), wealthy(5))
	tb.Play("counterfeit-controversy")
	pools(t, tb, 3, 9, 3)

	tb = together(t, "pincher-malloy", Shadows, wealthy(2), wealthy(9), wealthy(2))
	tb.Play("pincher-malloy")
	pools(t, tb, 2, 9, 2)

	tb = together(t, "rein-and-cycle", Shadows, wealthy(1), wealthy(0, "plain-3"), wealthy(0, "limb-3", "limb-4"))
	tb.Play("rein-and-cycle")
	tb.Offers("limb-3", "limb-4")
	tb.Pick("limb-4")
	tb.Line(0, "limb-4")
	pools(t, tb, 0, 0, 1)

	k := wealthy(5, "limb-4")
	k.Line = append(k.Line, spent("limb-3")...)
	tb = together(t, "caught-you-napping", Shadows, line("plain-2"), keyforge.SidePosition{Line: spent("plain-3"), Amber: 2}, k)
	tb.Play("caught-you-napping")
	tb.Pick("limb-4")
	pools(t, tb, 3, 2, 3)

	tb = together(t, "take-a-break", Shadows, line("plain-2"), line("plain-1"), line("limb-3", "limb-4", "limb-5"))
	tb.Play("take-a-break")
	tb.Marked("limb-4", keyforge.Exhausted)
	tb.Unmarked("limb-5", keyforge.Exhausted)
	tb.Unmarked("plain-1", keyforge.Exhausted)
}

// Keys cost æmber of the Keyraken, never an ally's (A5.2).
func TestHonorableAbagnaleAndThePoolOfTheKeyraken(t *testing.T) {
	for _, c := range []struct{ has, pays int }{{4, 3}, {2, 0}} {
		tb := together(t, "key-charge", Untamed, wealthy(4, "honorable-abagnale"), wealthy(5), wealthy(c.has))
		tb.Play("key-charge")
		if c.pays > 0 {
			tb.Yes()
			tb.Choose(0)
		}
		tb.Keys(0, min(c.pays, 1))
		pools(t, tb, 3-c.pays, 5, c.has-c.pays)
	}
}

// It draws no cards in a step (A4.4), archives what it may not play (A11.8), and has a deck and
// archives to shuffle.
func TestShadowsAgainstTheTurnOfTheKeyraken(t *testing.T) {
	k := plays("limb-3")
	k.Amber = 4
	tb := tidings(t, Shadows, nil, line("luis-compère", "vaelra-whisperfang"), line("plain-9"), k)
	tb.EndTurn()
	pools(t, tb, 0, 0, 4)
	tb.Damage("limb-3", 2)
	tb.LeaveOpen()

	me := line("victor-flux")
	me.Discard = gametest.Cards("plain-4")
	tb = tidings(t, Shadows, nil, me, line("plain-9"), plays("limb-3"))
	tb.Reap("victor-flux")
	tb.EndTurn()
	tb.Line(monster)
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
	tb.LeaveOpen()

	pile := gametest.Cards("titanic-maw", "emergence")
	ally := keyforge.SidePosition{Archives: gametest.Cards("fear"), Discard: gametest.Cards("plain-4")}
	tb = together(t, "blank-check", Shadows, keyforge.SidePosition{}, ally, keyforge.SidePosition{Archives: pile[:1], Discard: pile[1:]})
	tb.Play("blank-check")
	assert.ElementsMatch(t, []string{"fear", "plain-4"}, tb.Pile(1, Deck))
	assert.ElementsMatch(t, []string{"titanic-maw", "emergence"}, tb.Pile(monster, Discard))
	assert.Empty(t, tb.Pile(monster, Archives))
}
