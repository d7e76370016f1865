package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// omen is the side with Neotechnic Gopher under the prophecy, whose Fate draws it a card.
func omen(face string, s side) side {
	others := []string{"look-how-far-you-ve-come", "wounds-into-wisdom", "it-only-gets-worse"}
	s.Prophecies = [2][2]string{{face, "the-cards-will-tell"}, {"overreach", "bad-omen"}}
	for i := range 4 {
		if f := &s.Prophecies[i/2][i%2]; i > 0 && *f == face {
			*f = others[i-1]
		}
	}
	s.Reference = list{gametest.Active(face, "neotechnic-gopher")}
	s.Deck = append(s.Deck, many(9, "fear")...)
	return s
}

// foreseen is a turn of player 0, whose opponent has made the prophecy active.
func foreseen(t *testing.T, face string, me, owner side, h card.House) *gametest.Table {
	t.Helper()
	if me.Deck == nil {
		me.Deck = many(12, "anger")
	}
	return duel(t, me, omen(face, owner), h)
}

// foretold is the turn of the owner of the prophecy, player 0, just before the opponent's.
func foretold(t *testing.T, face string, owner, foe side) *gametest.Table {
	t.Helper()
	owner.Hand = append(owner.Hand, many(6, "troll")...)
	if foe.Deck == nil {
		foe.Deck = many(12, "anger")
	}
	return duel(t, omen(face, owner), foe, card.Brobnar)
}

// came asserts whether the prophecy of player 1 has been fulfilled once: the Fate has drawn a card,
// its own is in the discard pile, and nothing lies under the prophecy (K30.10, K30.11).
func came(t *testing.T, tb *gametest.Table, yes bool) { t.Helper(); cameTo(t, tb, 1, 0, yes) }

// cameTo is [came] of the player who held that many cards.
func cameTo(t *testing.T, tb *gametest.Table, owner keyforge.Side, held int, yes bool) {
	t.Helper()
	n := 0
	if yes {
		n = 1
	}
	assert.Len(t, tb.Pile(owner, card.Hand), held+n)
	assert.Len(t, tb.Pile(owner, card.Reference), 1-n)
	if yes {
		assert.Contains(t, tb.Pile(owner, card.Discard), "neotechnic-gopher")
	}
}

// The opponent names a house of the owner's at the start of their turn, and the owner's top card is
// of another; it stays there (E31, K30.18). Without a card nothing is revealed (K30.19).
func TestAskAgainLater(t *testing.T) {
	houses := []card.House{card.Brobnar, card.Dis, card.Logos}
	for named, yes := range map[card.House]bool{card.Dis: true, card.Brobnar: false} {
		tb := foretold(t, "ask-again-later", side{Houses: houses, Deck: ids("bumpsy")}, side{Houses: []card.House{card.Shadows, card.Mars}})
		tb.EndTurn()
		tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 1)
		assert.Equal(t, card.HouseSet(houses...), tb.Question().Houses)
		tb.House(named)
		cameTo(t, tb, 0, 6, yes)
		tb.InZone(map[bool]card.Zone{true: card.Hand, false: card.Deck}[yes], "bumpsy")
		tb.Asks(keyforge.AskHouse, keyforge.ForHouse, 1)
	}
	// a card of two houses is of either
	tb := foretold(t, "ask-again-later", side{Houses: houses, Deck: list{{ID: "bumpsy", Icons: card.Icons{card.HouseIcon(card.Dis)}}}}, side{})
	tb.EndTurn()
	tb.House(card.Dis)
	cameTo(t, tb, 0, 6, false)

	owner := omen("ask-again-later", side{Houses: houses})
	owner.Deck = nil
	tb = duel(t, owner, side{Houses: []card.House{card.Dis}}, card.Brobnar)
	tb.EndTurn()
	tb.House(card.Dis)
	cameTo(t, tb, 0, 0, false)
}

// Exactly 6 æmber of the opponent, at the end of their turn (K30.18).
func TestBadOmen(t *testing.T) {
	for amber, yes := range map[int]bool{5: false, 6: true, 7: false} {
		tb := foreseen(t, "bad-omen", side{Amber: amber, Houses: []card.House{card.Brobnar}}, side{Amber: 3}, card.Brobnar)
		came(t, tb, false)
		tb.EndTurn()
		came(t, tb, yes)
	}
	tb := foreseen(t, "bad-omen", side{Amber: 5}, side{Amber: 5, Line: many(1, "troll")}, card.Brobnar)
	tb.EndTurn()
	came(t, tb, false)
	tb = foretold(t, "bad-omen", side{Amber: 6}, side{Amber: 6})
	tb.EndTurn() // of its owner; then the opponent forges
	tb.Choose(card.RedKey)
	cameTo(t, tb, 0, 6, false)
}

// Any shuffle of the opponent's deck in their turn, also to draw (K30.18).
func TestExpectTheUnexpected(t *testing.T) {
	me := side{Deck: ids("fear"), Discard: many(8, "anger")}
	tb := foreseen(t, "expect-the-unexpected", me, side{}, card.Brobnar)
	tb.EndTurn()
	came(t, tb, true)

	me.Deck = many(6, "fear") // which is enough
	tb = foreseen(t, "expect-the-unexpected", me, side{}, card.Brobnar)
	tb.EndTurn()
	came(t, tb, false)

	tb = foreseen(t, "expect-the-unexpected", side{Hand: ids("till-the-earth")}, side{}, card.Untamed)
	tb.Play("till-the-earth") // both players shuffle, no cards even (K33.7)
	assert.Len(t, tb.Pile(1, card.Reference), 0)

	tb = foretold(t, "expect-the-unexpected", side{Hand: ids("troll"), Discard: ids("fear")}, side{})
	tb.Discard("troll")
	tb.EndTurn()
	cameTo(t, tb, 0, 6, false)
}

// When the opponent takes the archives into hand at their house choice (K30.18).
func TestFateLaughsAtYourPlans(t *testing.T) {
	for _, takes := range []bool{true, false} {
		tb := foretold(t, "fate-laughs-at-your-plans", side{Archives: ids("fear")}, side{Archives: ids("punch"), Houses: []card.House{card.Dis}})
		tb.EndTurn()
		tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
		if takes {
			tb.Yes()
		} else {
			tb.No()
		}
		cameTo(t, tb, 0, 6, takes)
	}
}

// The opponent forges a key in their turn, by whatever (K30.18).
func TestForgeAheadWithConfidence(t *testing.T) {
	for amber, yes := range map[int]bool{5: false, 6: true} {
		tb := foretold(t, "forge-ahead-with-confidence", side{Amber: 6}, side{Amber: amber})
		tb.EndTurn()
		if yes {
			tb.Choose(card.RedKey)
		}
		cameTo(t, tb, 0, 6, yes)
	}
	tb := foreseen(t, "forge-ahead-with-confidence", side{Hand: ids("key-charge"), Amber: 7}, side{}, card.Untamed)
	tb.Play("key-charge")
	tb.Yes()
	tb.Choose(card.RedKey)
	came(t, tb, true)
}

// An enemy creature is used to fight, though it dies, and though the fight is skipped (K30.17).
func TestGoForthAndConquer(t *testing.T) {
	for _, attacker := range []string{"troll", "dust-imp"} {
		tb := foreseen(t, "go-forth-and-conquer", side{Line: ids(attacker)}, side{Line: ids("krump")}, card.Brobnar)
		if attacker == "dust-imp" {
			tb = foreseen(t, "go-forth-and-conquer", side{Line: ids(attacker)}, side{Line: ids("krump")}, card.Dis)
		}
		tb.Fight(attacker)
		came(t, tb, true)
	}
	tb := foreseen(t, "go-forth-and-conquer", side{Line: ids("firespitter")}, side{Line: ids("nexus", "urchin")}, card.Brobnar)
	tb.Fight("firespitter", "urchin") // which is destroyed before the fight
	tb.InZone(card.Discard, "urchin")
	came(t, tb, true)

	tb = foreseen(t, "go-forth-and-conquer", side{Line: ids("troll", "bumpsy"), Hand: ids("punch")}, side{Line: ids("krump")}, card.Brobnar)
	tb.Reap("troll")
	tb.Play("punch")
	tb.Pick("krump")
	came(t, tb, false)

	tb = foretold(t, "go-forth-and-conquer", side{Line: ids("krump")}, side{Line: ids("troll")})
	tb.Fight("krump")
	cameTo(t, tb, 0, 6, false)
}

// The creature that the opponent plays, and its neighbors as it lies then: one of the same house,
// or one that is of another (K30.18).
func TestHeadsAndTails(t *testing.T) {
	for _, c := range []struct {
		line, owners list
		left         bool
		heads, tails bool
	}{
		{nil, ids("krump", "mother"), false, false, false},
		{ids("bumpsy"), ids("mother"), false, true, false},
		{ids("mother"), ids("krump"), false, false, true},
		{ids("mother", "bumpsy"), nil, false, true, false},
		{ids("mother", "bumpsy"), nil, true, false, true},
		{list{{ID: "mother", Icons: card.Icons{card.HouseIcon(card.Brobnar)}}}, nil, false, true, true}, // it is of two houses (K24.3)
	} {
		for face, yes := range map[string]bool{"heads-i-win": c.heads, "tails-you-lose": c.tails} {
			tb := foreseen(t, face, side{Hand: ids("troll", "anger"), Line: c.line, Artifacts: ids("iron-obelisk")}, side{Line: c.owners},
				card.Brobnar)
			tb.Play("troll")
			if len(c.line) > 0 && c.left {
				tb.Left()
			} else if len(c.line) > 0 {
				tb.Right()
			}
			came(t, tb, yes)
		}
	}
	// the played creature is of two houses, its neighbor of one of them
	for face, yes := range map[string]bool{"heads-i-win": true, "tails-you-lose": false} {
		tb := foreseen(t, face, side{Hand: list{{ID: "troll", Icons: card.Icons{card.HouseIcon(card.Logos)}}}, Line: ids("mother")}, side{},
			card.Brobnar)
		tb.Play("troll")
		tb.Right()
		came(t, tb, yes)
	}
}

// At the end of its owner's turn it may be flipped; the card stays under it (K30.15).
func TestFlipHeadsAndTails(t *testing.T) {
	for face, other := range map[string]string{"heads-i-win": "tails-you-lose", "tails-you-lose": "heads-i-win"} {
		for _, flips := range []bool{true, false} {
			tb := duel(t, side{Hand: many(6, "troll"), Deck: many(9, "fear"), Prophecies: [2][2]string{{face, other}, {"overreach", "bad-omen"}},
				Reference: list{gametest.Active(face, "neotechnic-gopher")}},
				side{Hand: ids("headhunter"), Line: ids("krump"), Houses: []card.House{card.Brobnar}}, card.Brobnar)
			tb.EndTurn()
			if flips {
				tb.Yes()
			} else {
				tb.No()
			}
			tb.Play("headhunter")
			tb.Left()
			cameTo(t, tb, 0, 6, (face == "heads-i-win") != flips)
		}
	}
}

// The opponent steals at least 1 from the owner (K30.18).
func TestItOnlyGetsWorse(t *testing.T) {
	for amber, yes := range map[int]bool{0: false, 1: true} {
		tb := foreseen(t, "it-only-gets-worse", side{Hand: ids("routine-job")}, side{Amber: amber}, card.Shadows)
		tb.Play("routine-job")
		came(t, tb, yes)
	}
	tb := foreseen(t, "it-only-gets-worse", side{Hand: ids("bumpsy")}, side{Amber: 3}, card.Brobnar)
	tb.Play("bumpsy") // a loss
	came(t, tb, false)

	tb = foretold(t, "it-only-gets-worse", side{Line: ids("pit-demon"), Houses: []card.House{card.Dis}}, side{Amber: 2})
	tb.EndTurn()
	tb = duel(t, omen("it-only-gets-worse", side{Line: ids("pit-demon")}), side{Amber: 2}, card.Dis)
	tb.Act("pit-demon")
	cameTo(t, tb, 0, 0, false)
}

// The opponent plays a creature; neither another card nor a creature that is put into play.
func TestLookHowFarYouveCome(t *testing.T) {
	tb := foreseen(t, "look-how-far-you-ve-come", side{Hand: ids("iron-obelisk", "troll", "blood-of-titans")}, side{Line: ids("krump")},
		card.Brobnar)
	tb.Play("iron-obelisk")
	tb.Play("blood-of-titans")
	came(t, tb, false)
	tb.Play("troll")
	came(t, tb, true)

	tb = foretold(t, "look-how-far-you-ve-come", side{}, side{})
	tb.Play("troll")
	cameTo(t, tb, 0, 5, false)
}

// No card in play is of the house that the opponent chooses (K30.18). Choosing none is no choice (K4.5).
func TestOutlookNotSoGood(t *testing.T) {
	both := []card.House{card.Dis, card.Logos}
	for _, c := range []struct {
		owner, foe side
		yes        bool
	}{
		{side{}, side{Line: ids("mother")}, true},
		{side{Line: ids("dust-imp")}, side{}, false},
		{side{}, side{Artifacts: ids("lash-of-broken-dreams")}, false},
		{side{Line: list{{ID: "troll", Attached: ids("flame-wreathed")}}}, side{}, false},
		{side{Line: list{{ID: "troll", Icons: card.Icons{card.HouseIcon(card.Dis)}}}}, side{}, false},
		{side{}, side{Hand: ids("dust-imp"), Discard: ids("dust-imp")}, true},
	} {
		c.foe.Houses = both
		tb := foretold(t, "outlook-not-so-good", c.owner, c.foe)
		tb.EndTurn()
		tb.House(card.Dis)
		cameTo(t, tb, 0, 6, c.yes)
	}
	tb := foretold(t, "outlook-not-so-good", side{}, side{})
	tb.EndTurn()
	assert.Equal(t, card.NoHouse, tb.State().House)
	cameTo(t, tb, 0, 6, false)
}

// An enemy creature is used to reap.
func TestOverreach(t *testing.T) {
	tb := foreseen(t, "overreach", side{Line: ids("bumpsy", "troll")}, side{Line: ids("krump")}, card.Brobnar)
	tb.Fight("troll")
	came(t, tb, false)
	tb.Reap("bumpsy")
	came(t, tb, true)

	tb = foretold(t, "overreach", side{Line: ids("bumpsy")}, side{})
	tb.Reap("bumpsy")
	cameTo(t, tb, 0, 6, false)
}

// The opponent's æmber against what a key costs them, at the end of their turn.
func TestSignsPointToYes(t *testing.T) {
	for amber, yes := range map[int]bool{5: false, 6: true, 7: true} {
		tb := foreseen(t, "signs-point-to-yes", side{Amber: amber}, side{Amber: 2}, card.Brobnar)
		tb.EndTurn()
		came(t, tb, yes)
	}
	for amber, yes := range map[int]bool{6: false, 7: true} {
		tb := foreseen(t, "signs-point-to-yes", side{Amber: amber}, side{Artifacts: ids("iron-obelisk"), Line: list{{ID: "troll", Damage: 1}}},
			card.Brobnar)
		tb.EndTurn()
		came(t, tb, yes)
	}
}

// As many creatures on each side at the start of the opponent's turn, if none.
func TestStarsAligned(t *testing.T) {
	for _, c := range []struct {
		owner, foe list
		yes        bool
	}{{nil, nil, true}, {ids("krump"), ids("mother"), true}, {ids("krump"), nil, false}, {nil, ids("mother"), false}} {
		tb := foretold(t, "stars-aligned", side{Line: c.owner}, side{Line: c.foe, Artifacts: ids("lash-of-broken-dreams")})
		tb.EndTurn()
		cameTo(t, tb, 0, 6, c.yes)
	}
}

// The opponent draws a card outside of their "draw cards" step (K30.18).
func TestTheCardsWillTell(t *testing.T) {
	tb := foreseen(t, "the-cards-will-tell", side{Hand: ids("troll")}, side{}, card.Brobnar)
	tb.EndTurn()
	came(t, tb, false)

	tb = foreseen(t, "the-cards-will-tell", side{Hand: ids("reiteration")}, side{}, card.Logos)
	tb.Play("reiteration")
	came(t, tb, true)
}

// More, or less, æmber than the owner at the end of the opponent's turn.
func TestEarlyBirdAndSecondMouse(t *testing.T) {
	for amber, faces := range map[int][2]bool{2: {false, true}, 3: {false, false}, 4: {true, false}} {
		for i, face := range []string{"the-early-bird", "the-second-mouse"} {
			tb := foreseen(t, face, side{Amber: amber}, side{Amber: 3}, card.Brobnar)
			tb.EndTurn()
			came(t, tb, faces[i])
		}
	}
}

// Three creatures have been destroyed in that turn, of whichever side (K30.18).
func TestTheEndIsNigh(t *testing.T) {
	for _, c := range []struct {
		mine, theirs list
		yes          bool
	}{
		{ids("krump"), ids("mother", "umbra"), true},
		{ids("krump"), ids("mother"), false},
		{list{{ID: "krump", Marks: keyforge.Warded}}, ids("mother", "umbra"), false},
		{nil, ids("mother", "umbra", "krump", "troll"), true},
	} {
		tb := foreseen(t, "the-end-is-nigh", side{Line: c.mine, Hand: ids("gateway-to-dis")}, side{Line: c.theirs}, card.Dis)
		tb.Play("gateway-to-dis")
		came(t, tb, c.yes)
	}
	tb := foreseen(t, "the-end-is-nigh", side{Line: ids("troll", "bumpsy", "headhunter")}, side{Line: ids("umbra", "silvertooth", "dust-imp")},
		card.Brobnar)
	tb.Fight("troll", "umbra")
	tb.Fight("bumpsy", "silvertooth")
	came(t, tb, false)
	tb.Fight("headhunter")
	came(t, tb, true)

	tb = duel(t, omen("the-end-is-nigh", side{Hand: ids("gateway-to-dis"), Line: ids("krump")}),
		side{Line: ids("mother", "umbra"), Hand: ids("gateway-to-dis"), Houses: []card.House{card.Dis}}, card.Dis)
	tb.Play("gateway-to-dis") // in its owner's turn
	cameTo(t, tb, 0, 0, false)
}

// The opponent plays a second action in that turn (K30.18).
func TestTreatEachActionAsYourLast(t *testing.T) {
	tb := foreseen(t, "treat-each-action-as-your-last", side{Hand: ids("virtuous-works", "virtuous-works", "champion-anaphiel", "epic-quest")},
		side{Line: ids("krump")}, card.Sanctum)
	tb.Play("virtuous-works")
	tb.Play("champion-anaphiel")
	tb.Play("epic-quest")
	came(t, tb, false)
	tb.Play("virtuous-works")
	came(t, tb, true)

	tb = duel(t, omen("treat-each-action-as-your-last", side{Hand: many(2, "virtuous-works")}), side{}, card.Sanctum)
	tb.Play("virtuous-works")
	tb.Play("virtuous-works")
	cameTo(t, tb, 0, 0, false)
}

// The house is named when a card is put under it, and the opponent chooses it (K30.16).
func TestTrustYourFeelings(t *testing.T) {
	for chosen, yes := range map[card.House]bool{card.Dis: true, card.Logos: false} {
		tb := duel(t, side{Hand: append(ids("neotechnic-gopher"), many(6, "troll")...), Deck: many(9, "fear"),
			Prophecies: [2][2]string{{"trust-your-feelings", "overreach"}, {"bad-omen", "stars-aligned"}}},
			side{Houses: []card.House{card.Dis, card.Logos}, Deck: many(9, "fear")}, card.Brobnar)
		tb.Prophesy("neotechnic-gopher", "trust-your-feelings")
		tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 0)
		tb.House(card.Dis)
		tb.EndTurn()
		tb.House(chosen)
		cameTo(t, tb, 0, 6, yes)
	}
}

// The opponent discards a card from hand (K30.18).
func TestWastefulRegret(t *testing.T) {
	tb := foreseen(t, "wasteful-regret", side{Hand: ids("troll", "anger")}, side{}, card.Brobnar)
	tb.Play("anger")
	came(t, tb, false)
	tb.Discard("troll")
	came(t, tb, true)

	tb = foreseen(t, "wasteful-regret", side{Hand: ids("mind-barb")}, side{Hand: ids("troll")}, card.Dis)
	tb.Play("mind-barb") // the owner discards
	came(t, tb, false)

	tb = foreseen(t, "wasteful-regret", side{Hand: ids("exotic-pivot")}, side{}, card.Logos)
	tb.Play("exotic-pivot") // from the deck
	came(t, tb, false)

	tb = foretold(t, "wasteful-regret", side{}, side{})
	tb.Discard("troll")
	cameTo(t, tb, 0, 5, false)
}

// A creature of the owner is dealt damage, if it dies of that; what armor or a ward stops is not
// dealt (K11.5).
func TestWoundsIntoWisdom(t *testing.T) {
	for _, c := range []struct {
		theirs list
		yes    bool
	}{
		{ids("krump"), true},
		{ids("umbra"), true},
		{list{{ID: "krump", Marks: keyforge.Warded}}, false},
		{ids("grey-monk", "champion-tabris"), false}, // armor 3
	} {
		tb := foreseen(t, "wounds-into-wisdom", side{Hand: ids("punch")}, side{Line: c.theirs}, card.Brobnar)
		tb.Play("punch")
		if len(c.theirs) > 1 {
			tb.Pick("champion-tabris")
		}
		came(t, tb, c.yes)
	}
	tb := foreseen(t, "wounds-into-wisdom", side{Hand: ids("punch"), Line: ids("troll")}, side{Line: ids("krump")}, card.Brobnar)
	tb.Play("punch")
	tb.Pick("troll")
	came(t, tb, false)

	tb = duel(t, omen("wounds-into-wisdom", side{Hand: ids("punch"), Line: ids("troll")}), side{}, card.Brobnar)
	tb.Play("punch")
	cameTo(t, tb, 0, 0, false)
}
