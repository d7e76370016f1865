package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// against is a turn of a player without allies, who has the card in hand.
func against(t *testing.T, id string, h House, me, k seat) *gametest.Table {
	t.Helper()
	me.Hand = append(ids(id), me.Hand...)
	return at(t, adventure.Easy, keyforge.Position{Players: []seat{me}, Monster: k, House: h})
}

// The opponent is the Keyraken, and its creatures go to its own zones (A2.5, A11.7).
func TestLogosOfVisionsAgainstTheKeyraken(t *testing.T) {
	tb := against(t, "exotic-pivot", Logos, seat{Deck: ids("plain-4")}, wealthy(5))
	tb.Play("exotic-pivot")
	pools(t, tb, 3, 2)

	tb = against(t, "mind-barb", Dis, line("designer-crick"), seat{Amber: 2, Archives: ids("limb-1")})
	tb.Play("mind-barb") // it discards from its archives (A4.4)
	tb.InZone(Discard, "m:limb-1")
	tb.AmberOn("designer-crick", 1)
	pools(t, tb, 1, 1)

	tb = against(t, "stenter-s-formula", Logos, line("plain-2"), line("limb-2"))
	tb.Play("stenter-s-formula")
	tb.Offers("plain-2", "limb-2")
	tb.Pick("limb-2")
	tb.Finish()
	tb.Marked("limb-2", keyforge.Warded)

	tb = against(t, "reassembly-required", Logos, line("plain-2"), line("limb-2"))
	tb.Play("reassembly-required")
	tb.Pick("limb-2")
	assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Archives))

	tb = against(t, "parallel-thinking", Logos, seat{}, seat{Amber: 3, Deck: ids("limb-1", "limb-2", "limb-3")})
	tb.Play("parallel-thinking")
	tb.Choose(int(monster))
	tb.Choose(0)
	tb.InZone(Discard, "limb-1", "limb-2")
	pools(t, tb, 2, 1)

	users := line("captain-cha", "bit-byte", "unstable-dale")
	users.Hand = ids("plain-1", "plain-2")
	tb = at(t, adventure.Easy, keyforge.Position{Players: []seat{users}, Monster: wealthy(2, "limb-5", "limb-6"), House: Logos})
	tb.Reap("captain-cha")
	pools(t, tb, 2, 1)
	tb.Fight("bit-byte", "limb-5")
	assert.Equal(t, []string{"limb-5"}, tb.Pile(monster, Archives))
	tb.Reap("unstable-dale")
	tb.Damage("limb-6", 2)
	tb.Damage("the-keyraken", 0) // which is no creature (A7.4)

	tb = at(t, adventure.Easy, keyforge.Position{Players: []seat{line("bit-byte")}, House: Logos})
	tb.Fight("bit-byte", "the-keyraken") // nothing happens to it (A11.4)
	tb.InZone(Artifacts, "the-keyraken")
}

// An ally is not robbed, but each creature is also theirs (A7.3, A7.4).
func TestLogosOfVisionsBesideAnAlly(t *testing.T) {
	tb := together(t, "exotic-pivot", Logos, seat{Deck: ids("plain-4")}, wealthy(5), wealthy(2))
	tb.Play("exotic-pivot")
	pools(t, tb, 2, 5, 0)

	tb = together(t, "reassembly-required", Logos, line("plain-2"), line("plain-3"), line("limb-2"))
	tb.Play("reassembly-required")
	tb.Offers("plain-2", "plain-3", "limb-2")
	tb.Pick("plain-3")
	assert.Equal(t, []string{"plain-3"}, tb.Pile(1, Archives))

	tb = together(t, "parallel-thinking", Logos, seat{}, seat{Amber: 3, Archives: ids("plain-1", "plain-2", "plain-3")}, wealthy(3))
	tb.Play("parallel-thinking")
	tb.Choose(1)
	tb.Choose(1)
	assert.Len(t, tb.Pile(1, Archives), 1)
	pools(t, tb, 2, 3, 1)

	tb = together(t, "hazard-zerp", Logos, seat{Deck: ids("plain-4")}, line("plain-3"), line("limb-6"))
	tb.Play("hazard-zerp")
	tb.Offers("hazard-zerp", "plain-3", "limb-6")
	tb.Pick("plain-3")
	tb.InZone(Discard, "plain-3")
	assert.Equal(t, []string{"plain-4"}, tb.Pile(0, Hand))

	tb = together(t, "plain-1", Brobnar, line("plain-2"), seat{Line: ids("designer-crick"), Deck: ids("plain-4")}, wealthy(2))
	tb.Discard("plain-1") // by an ally, who is no opponent
	tb.AmberOn("designer-crick", 0)
	assert.Empty(t, tb.Pile(1, Hand))

	me := line("unstable-dale")
	me.Hand = ids("plain-1")
	tb = tidings(t, Logos, nil, me, line("plain-5"), line("limb-6"))
	tb.Reap("unstable-dale")
	tb.Damage("plain-5", 1)
	tb.Damage("limb-6", 1)
}

func TestSanctumOfVisionsAgainstTheKeyraken(t *testing.T) {
	me := line("plain-2")
	me.Hand = ids("raiding-knight")
	tb := against(t, "luminous-boom", Sanctum, me, wealthy(5, "limb-2"))
	tb.Play("luminous-boom")
	tb.Pick("raiding-knight")
	tb.AmberOn("plain-2", 5)
	pools(t, tb, 0, 0)

	me = seat{Artifacts: ids("collective-calm")}
	tb = against(t, "relegated-relics", Sanctum, me, line("limb-2"))
	tb.Play("relegated-relics")
	tb.InZone(Deck, "collective-calm")
	tb.InZone(Artifacts, "the-keyraken") // never the Keyraken (A7.4)

	tb = against(t, "trenk-s-creed", Sanctum, line("plain-2"), wealthy(3, "limb-5"))
	tb.Play("trenk-s-creed")
	tb.Choose(0)
	tb.AmberOn("limb-5", 3) // from your opponent's pool, whose creature it is
	pools(t, tb, 1, 0)

	tb = against(t, "dissonant-chord", Sanctum, line("plain-9"), line("limb-1", "limb-2", "limb-3"))
	tb.Play("dissonant-chord")
	tb.Pick("limb-2")
	tb.Marked("limb-1", keyforge.Stunned)
	tb.Marked("limb-3", keyforge.Stunned)

	tb = against(t, "trade-blows", Sanctum, line("plain-9"), line("limb-1", "limb-3"))
	tb.Play("trade-blows")
	tb.Offers("limb-1", "limb-3")
	tb.Pick("limb-1") // destroyed: no more
	tb.Damage("plain-9", 1)

	tb = against(t, "broken-intent", Sanctum, seat{Archives: ids("plain-1")}, seat{Archives: ids("limb-2")})
	tb.Play("broken-intent")
	tb.Choose(0)
	tb.InZone(Discard, "plain-1", "limb-2")

	tb = against(t, "divine-seal", Sanctum, line("plain-2"), seat{Line: ids("limb-2"), Deck: ids("limb-1")})
	tb.Play("divine-seal")
	tb.Pick("limb-2")
	assert.Equal(t, []string{"limb-1", "limb-2"}, tb.Pile(monster, Deck))

	tb = against(t, "greedy-reprisal", Sanctum, line("plain-2"), wealthy(2, "limb-2", "limb-3"))
	tb.Play("greedy-reprisal")
	tb.Offers("plain-2", "limb-2", "limb-3")
	tb.Pick("limb-2")
	tb.Pick("limb-3")
	tb.Line(0, "plain-2")

	tb = against(t, "sir-jaune", Sanctum, seat{}, wealthy(6))
	tb.Play("sir-jaune")
	tb.AmberOn("sir-jaune", 2)

	users := line("plain-1", "emerald-duelist", "lightbearer-kelvin", "jayne-the-bard")
	k := wealthy(5, "limb-6", "limb-1")
	k.Line[0].Amber = 1
	tb = at(t, adventure.Easy, keyforge.Position{Players: []seat{users}, Monster: k, House: Sanctum})
	tb.Fight("emerald-duelist", "limb-1")
	tb.AmberOn("plain-1", 1)
	tb.AmberOn("lightbearer-kelvin", 1)
	tb.Reap("jayne-the-bard")
	tb.Damage("limb-6", 4) // the only enemy creature, again

	tb = at(t, adventure.Easy, keyforge.Position{Players: []seat{line("lightbearer-kelvin")}, House: Sanctum,
		Monster: seat{Line: ids("limb-1"), Deck: ids("limb-7", "limb-8")}})
	tb.Fight("lightbearer-kelvin", "limb-1")
	tb.Choose(int(monster))
	tb.Right()
	tb.Line(0, "lightbearer-kelvin", "limb-8")
	assert.Equal(t, []string{"limb-7"}, tb.Pile(monster, Deck))
}

// An ally's creatures are neither friendly nor enemy, but creatures (A7.3, A7.4).
func TestSanctumOfVisionsBesideAnAlly(t *testing.T) {
	rich := func(id string, amber int) []keyforge.CardPosition {
		return one(keyforge.CardPosition{ID: id, Amber: amber})
	}
	me := line("plain-2", "plain-3")
	me.Hand = ids("raiding-knight")
	tb := together(t, "luminous-boom", Sanctum, me, wealthy(4, "plain-5"), wealthy(5))
	tb.Play("luminous-boom")
	tb.Pick("raiding-knight")
	tb.Offers("plain-2", "plain-3")
	tb.Pick("plain-3")
	tb.AmberOn("plain-3", 5)
	pools(t, tb, 0, 4, 0)

	tb = together(t, "relegated-relics", Sanctum, seat{}, seat{Artifacts: ids("collective-calm")}, seat{})
	tb.Play("relegated-relics")
	assert.Equal(t, []string{"collective-calm"}, tb.Pile(1, Deck))

	tb = together(t, "trenk-s-creed", Sanctum, line("plain-2"), seat{Line: rich("plain-9", 3), Amber: 2}, wealthy(4, "limb-5"))
	tb.Play("trenk-s-creed")
	tb.Choose(1)
	tb.AmberOn("plain-9", 0)
	pools(t, tb, 1, 2, 4)

	tb = together(t, "benevolent-charity", Sanctum, seat{Line: rich("plain-2", 1)}, seat{Line: rich("plain-3", 1)},
		seat{Line: rich("limb-2", 1)})
	tb.Play("benevolent-charity")
	tb.AmberOn("plain-2", 0)
	tb.AmberOn("plain-3", 1)
	tb.AmberOn("limb-2", 1)

	tb = together(t, "trade-blows", Sanctum, line("plain-8", "plain-9"), line("plain-7"), line("limb-1", "limb-3"))
	tb.Play("trade-blows")
	tb.Offers("plain-8", "plain-9")
	tb.Pick("plain-8")
	tb.Offers("limb-1", "limb-3")
	tb.Pick("limb-1")

	tb = together(t, "broken-intent", Sanctum, seat{Archives: ids("plain-1")}, seat{Archives: ids("plain-2")}, seat{Archives: ids("limb-2")})
	tb.Play("broken-intent")
	tb.Choose(0)
	tb.InZone(Discard, "plain-1", "plain-2", "limb-2") // each player (A11.7)

	tb = together(t, "divine-seal", Sanctum, line("plain-2"), line("plain-3"), line("limb-2"))
	tb.Play("divine-seal")
	tb.Pick("plain-3")
	assert.Equal(t, []string{"plain-3"}, tb.Pile(1, Deck))

	tb = together(t, "greedy-reprisal", Sanctum, line("plain-2"), wealthy(5, "plain-3"), wealthy(1, "limb-2"))
	tb.Play("greedy-reprisal")
	tb.Offers("plain-2", "plain-3", "limb-2")
	tb.Pick("plain-3")
	tb.Line(1)
	tb.Line(0, "plain-2") // for the Keyraken's æmber alone

	tb = together(t, "sir-jaune", Sanctum, seat{}, wealthy(9), wealthy(3))
	tb.Play("sir-jaune")
	tb.AmberOn("sir-jaune", 1)
	pools(t, tb, 0, 9, 2)

	users := line("jayne-the-bard", "oracle-zan", "dame-margaret")
	users.Line[1].Amber = 1
	ally := line("plain-6")
	ally.Line[0].Damage, ally.Keys = 3, 2
	tb = tidings(t, Sanctum, nil, users, ally, line("limb-6", "limb-7"))
	tb.Reap("jayne-the-bard")
	tb.Offers("limb-6", "limb-7")
	tb.Pick("limb-6")
	tb.Reap("oracle-zan")
	tb.Pick("oracle-zan")
	tb.Pick("plain-6")
	tb.Damage("plain-6", 1)
	tb.Fight("dame-margaret", "limb-6") // an ally's keys are no opponent's, and the Keyraken has none
	tb.InZone(Discard, "dame-margaret")

	tb = tidings(t, Sanctum, nil, line("raiding-knight", "champion-anaphiel"), seat{Artifacts: ids("collective-calm")}, line("limb-1"))
	tb.Reap("champion-anaphiel") // each creature is an ally's, too
	pools(t, tb, 2, 0, 0)
	tb.Fight("raiding-knight", "limb-1")
	tb.InZone(Artifacts, "collective-calm") // which was not friendly
}

// In a Fate "you" is the Keyraken, and its opponent the owner of the prophecy, though an ally is
// active (A16.3).
func TestLogosAndSanctumFatesAgainstTheKeyraken(t *testing.T) {
	k := plays("limb-3")
	k.Line = ids("limb-5")
	tb := solo(t, gametest.Fated(line("plain-5"), "unstable-dale"), k)
	tb.EndTurn()
	tb.Damage("limb-5", 3)
	tb.InZone(Discard, "m:limb-3")
	tb.Damage("plain-5", 0)

	k = plays("limb-3")
	k.Line = ids("limb-12")
	tb = table(t, k, []seat{line("emerald-duelist"), gametest.Fated(line("sir-jaune", "grey-warden"), "greedy-reprisal")})
	tb.EndTurn()
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0) // once, for the armor of the owner's creatures
	tb.Offers("limb-3", "limb-12")
	tb.Pick("limb-12")
	tb.Damage("limb-12", 2)
}
