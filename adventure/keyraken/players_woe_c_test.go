package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// hurt is a creature with 1 damage.
func hurt(id string) []keyforge.CardPosition {
	return one(keyforge.CardPosition{ID: id, Damage: 1})
}

// Enemies are the Keyraken's creatures; those of an ally are neither (A7.3), but "each
// creature" means them too, and their opponent is the Keyraken (A2.5).
func TestSanctumOfWindsOfExchangeAgainstTheKeyraken(t *testing.T) {
	tb := together(t, "retribution", Sanctum, line("plain-2"), line("plain-3", "plain-4"), line("limb-1", "limb-2"))
	tb.Play("retribution")
	tb.Offers("limb-1", "limb-2")
	tb.Pick("limb-1")
	tb.Line(monster, "limb-2")
	tb = together(t, "retribution", Sanctum, line("plain-2", "plain-3"), line("plain-4"), line("limb-1", "limb-2"))
	tb.Play("retribution")
	tb.Line(monster, "limb-1", "limb-2")

	tb = together(t, "absolve", Sanctum, keyforge.SidePosition{Amber: 2, Line: hurt("plain-3")},
		keyforge.SidePosition{Amber: 2, Line: hurt("plain-4")}, keyforge.SidePosition{Amber: 5, Line: hurt("limb-3")})
	tb.Play("absolve")
	for _, id := range []string{"plain-3", "plain-4", "limb-3"} {
		tb.AmberOn(id, 1)
	}
	pools(t, tb, 2, 2, 3)

	tb = together(t, "outflank", Sanctum, keyforge.SidePosition{}, line("bulwark"), keyforge.SidePosition{Amber: 5})
	tb.Play("outflank")
	pools(t, tb, 1, 0, 3)

	tb = together(t, "pandulf-the-provoker", Sanctum, keyforge.SidePosition{}, line("plain-3"), line("limb-1", "limb-2"))
	tb.Play("pandulf-the-provoker")
	tb.Offers("limb-1", "limb-2")
	tb.Pick("limb-2")
	tb.Marked("limb-2", keyforge.Enraged)

	for id, k := range map[string]keyforge.SidePosition{"lightbringer-outpost": {Amber: 4}, "hymn-to-duma": {Amber: 3}} {
		tb = at(t, adventure.Easy, keyforge.Position{House: Sanctum, Monster: k, Players: []keyforge.SidePosition{
			{Line: gametest.Cards("plain-2", "bulwark"), Artifacts: gametest.Cards(id)}, {Amber: 4, Line: gametest.Cards("plain-4")}}})
		if id == "hymn-to-duma" {
			tb.Omni("plain-2")
		} else {
			tb.Act(id)
			tb.Offers("plain-2", "bulwark")
			tb.Pick("plain-2")
		}
		pools(t, tb, 0, 4, 1)
		tb.Line(1, "plain-4")
	}

	// Only the pool of the Keyraken is too full.
	tb = at(t, adventure.Easy, keyforge.Position{House: Sanctum, Monster: keyforge.SidePosition{Amber: 9, Line: gametest.Cards("limb-1")},
		Players: []keyforge.SidePosition{{Amber: 9, Artifacts: gametest.Cards("hymn-to-duma"),
			Line: gametest.Cards("martyr-of-the-vault")}, {Amber: 9}}})
	tb.Omni("martyr-of-the-vault")
	pools(t, tb, 9, 9, 5)
}

// The Promised Blade goes to whoever has the fewest creatures, the Keyraken and allies
// included, at the start of its turns too (A21).
func TestThePromisedBladeOfTheKeyraken(t *testing.T) {
	for _, c := range []struct {
		ally []keyforge.CardPosition
		to   keyforge.Side
	}{{gametest.Cards("plain-4"), monster}, {nil, 1}} {
		k := keyforge.SidePosition{Artifacts: asleep()}
		if c.to != monster {
			k.Line = one(keyforge.CardPosition{ID: "limb-1", Marks: keyforge.Exhausted})
		}
		tb := at(t, adventure.Easy, keyforge.Position{House: Sanctum, Monster: k, Players: []keyforge.SidePosition{
			{Line: gametest.Cards("plain-2", "plain-3"), Artifacts: gametest.Cards("the-promised-blade")}, {Line: c.ally}}})
		tb.EndTurn()
		assert.Equal(t, c.to, tb.Of("the-promised-blade").Ctrl)
	}
}

func TestMarsOfWindsOfExchangeAgainstTheKeyraken(t *testing.T) {
	tb := together(t, "suspended-animation", Mars, keyforge.SidePosition{}, keyforge.SidePosition{Line: hurt("plain-4")},
		keyforge.SidePosition{Line: append(hurt("limb-3"), gametest.Cards("limb-2")...)})
	tb.Play("suspended-animation") // the only enemy with damage
	assert.Equal(t, []string{"limb-3"}, tb.Pile(0, Archives))

	tb = together(t, "genetic-blast", Mars, line("plain-4"), line("plain-4"), line("limb-1"))
	tb.Play("genetic-blast")
	tb.Pick("0:plain-4")
	tb.Damage("0:plain-4", 2)
	tb.Damage("1:plain-4", 2)
	tb.Damage("limb-1", 0)

	tb = together(t, "yxl-the-iron-captain", Mars, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 3,
		Line: gametest.Cards("ironyx-rebel")},
		keyforge.SidePosition{Amber: 5})
	tb.Play("yxl-the-iron-captain")
	tb.AmberOn("yxl-the-iron-captain", 2)
	tb.AmberOn("ironyx-rebel", 0)
	pools(t, tb, 0, 3, 3)

	tb = at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Amber: 3, Line: gametest.Cards("limb-1")},
		Players: []keyforge.SidePosition{line("yxlix-mesmerist"), {Amber: 3, Line: gametest.Cards("plain-4")}}})
	tb.Act("yxlix-mesmerist")
	tb.Pick("plain-4")
	pools(t, tb, 0, 2, 3) // from its own controller

	// An ally's Nautilixian is not friendly, and neither is what it protects.
	tb = at(t, adventure.Easy, keyforge.Position{House: Mars, Players: []keyforge.SidePosition{line("green-aeronaut"), line("nautilixian")}})
	tb.Act("green-aeronaut")
	assert.Zero(t, tb.KeywordNumber(tb.Card("nautilixian"), SplashAttack))
	assert.False(t, tb.HasKeyword(tb.Card("green-aeronaut"), Invulnerable))
}

// What makes keys dearer makes rising dearer (A3.3): of the opponent's keys, and of all.
func TestRisingAgainstWindsOfExchange(t *testing.T) {
	cost := func(me, ally keyforge.SidePosition) [2]int {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Players: []keyforge.SidePosition{me, ally}})
		return [2]int{tb.KeyCost(0), tb.KeyCost(monster)}
	}
	plain := cost(line("zorg"), line("zorg"))
	assert.Equal(t, [2]int{plain[0], plain[1] + 2}, cost(line("myx-the-tallminded", "zorg"), line("zorg"))) // not for the ally's
	subsidies := keyforge.SidePosition{Artifacts: gametest.Cards("heavy-subsidies")}
	assert.Equal(t, [2]int{plain[0] + 6, plain[1] + 6}, cost(line("zorg"), subsidies))
}

// Its attacks on a friend hit the friend's neighbors.
func TestFriendshipAgainstTheKeyraken(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Sanctum, Monster: keyforge.SidePosition{Line: gametest.Cards("limb-3")},
		Players: []keyforge.SidePosition{{Line: []keyforge.CardPosition{{ID: "plain-9"}, {ID: "bulwark", Attached: gametest.Cards("friendship")},
			{ID: "plain-8"}}}, line("plain-7")}})
	tb.Fight("bulwark", "limb-3")
	tb.Damage("bulwark", 0) // 3, of which its armor stops 2
	tb.Pick("plain-8")
	tb.Damage("plain-8", 1)
	tb.Damage("plain-9", 0)
	tb.Damage("plain-7", 0)
}

// R-Evolution means every copy of the creature; the enemies of the ally's are the Keyraken's.
func TestREvolutionOfAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-3", "limb-4"), Players: []keyforge.SidePosition{
		{Line: one(keyforge.CardPosition{ID: "zorg", Attached: gametest.Cards("r-evolution")})}, line("plain-4")}})
	tb.Reap("zorg")
	tb.Offers("limb-3", "limb-4")
	tb.Pick("limb-4")
	tb.Damage("limb-4", 2)
	tb.Damage("plain-4", 0)
}

// The Keyraken has no token card, and allies make tokens of their own decks (A12). What
// counts friendly tokens does not count an ally's, what says "each" does.
func TestTokensOfMarsAndSanctumAgainstTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Token: "grunt", Deck: gametest.Cards("plain-2", "plain-3")}
	with := func(p keyforge.SidePosition, cards ...keyforge.CardPosition) keyforge.SidePosition {
		p.Line = cards
		return p
	}
	ally := with(keyforge.SidePosition{Token: "disciple", Deck: gametest.Cards("plain-4")}, gametest.FaceDown("plain-4", "plain-4")...)
	ally.Line[0].Marks |= keyforge.Exhausted

	for line, to := range map[string]Zone{"limb-1": Archives, "limb-2": Discard} {
		k := keyforge.SidePosition{Line: gametest.Cards("limb-1", "limb-3")}
		if line == "limb-1" {
			k.Line = k.Line[:1]
		}
		tb := together(t, "clone-home", Mars, with(me, gametest.Cards("plain-3")...), ally, k)
		tb.Play("clone-home")
		tb.Right()
		tb.Line(0, "plain-3", "grunt")
		tb.InZone(to, "clone-home")
		tb.Line(1, "disciple", "disciple")
	}

	tb := together(t, "martian-revolution", Mars, with(me, gametest.Cards("plain-3", "plain-4")...), ally, line("limb-1"))
	tb.Play("martian-revolution")
	tb.Left()
	tb.Line(0, "grunt", "grunt")
	tb.Line(1, "disciple", "disciple")
	tb.Line(monster, "limb-1")

	tb = together(t, "membership-drive", Sanctum, me, ally, line("limb-1"))
	tb.Play("membership-drive")
	pools(t, tb, 1, 0, 0)

	tb = together(t, "request-donations", Sanctum, me, with(keyforge.SidePosition{Amber: 3}), keyforge.SidePosition{Amber: 3})
	tb.Play("request-donations")
	tb.AmberOn("grunt", 2)
	pools(t, tb, 0, 3, 1)

	for amber, to := range map[int]Zone{2: Discard, 3: Archives} { // than the Keyraken, whatever the ally has
		mine := me
		mine.Amber = 2
		tb = together(t, "muster", Sanctum, mine, keyforge.SidePosition{Amber: 5}, keyforge.SidePosition{Amber: amber})
		tb.Play("muster")
		tb.InZone(to, "muster")
	}

	tb = at(t, adventure.Easy, keyforge.Position{House: Sanctum, Players: []keyforge.SidePosition{line("batariel-of-the-grey"), ally}})
	tb.Reap("batariel-of-the-grey")
	tb.Unmarked("disciple#1", keyforge.Exhausted)

	tb = at(t, adventure.Easy, keyforge.Position{House: Sanctum, Players: []keyforge.SidePosition{line("zephon-the-opulent"), ally}})
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("zephon-the-opulent")}, keyforge.CannotBeUsed)

	cleric := me
	cleric.Token = "cleric"
	tb = together(t, "ironyx-vatminder", Mars, cleric, keyforge.SidePosition{Amber: 3}, keyforge.SidePosition{Amber: 3})
	tb.Play("ironyx-vatminder")
	tb.Right()
	pools(t, tb, 0, 3, 2)

	// The least powerful creature is anyone's.
	tb = at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Artifacts: asleep()},
		Players: []keyforge.SidePosition{{Line: gametest.Cards("plain-3")}, {Line: gametest.Cards("grondal")}}})
	tb.EndTurn()
	tb.InZone(Discard, "plain-3")
}

// A limb cannot attack who wears the halo while its controller has a token; an ally's
// tokens do not help.
func TestHaloOfEnlightenmentAgainstTheKeyraken(t *testing.T) {
	for _, mine := range []bool{true, false} {
		wearer := keyforge.CardPosition{ID: "plain-9", Attached: gametest.Cards("halo-of-enlightenment")}
		me, ally := keyforge.SidePosition{Token: "grunt", Line: one(wearer)}, keyforge.SidePosition{Token: "grunt"}
		if mine {
			me.Line = append(me.Line, gametest.FaceDown("plain-2")...)
		} else {
			ally.Line = gametest.FaceDown("plain-2")
		}
		tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("limb-1"), Players: []keyforge.SidePosition{me, ally}})
		prey := tb.Attackable(tb.Card("limb-1"))
		assert.Equal(t, !mine, prey.Has(tb.Card("plain-9")))
		assert.Equal(t, mine, prey.Has(tb.Card("grunt"))) // it attacks the active player
	}
}
