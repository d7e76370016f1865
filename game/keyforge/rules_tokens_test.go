package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// recruits are the cards with which these tests make token creatures: "imp" and "knight" are
// token cards (K25.15, K25.16).
var recruits = []*Card{
	TokenCreature("imp", Dis, 2, Traits(trait.Imp), Destroyed(Gain(1))),
	TokenCreature("knight", Sanctum, 5, Armor(1), Has(Taunt)),
	Action("hire", Brobnar, Play(MakeTokens(1))),
	Action("levy", Brobnar, Play(MakeTokens(3), Ward(Them))),
	Action("call-imps", Brobnar, Play(MakeTokens(2).OfCard("imp"))),
	Action("invite", Brobnar, Play(Opponent.Does(MakeTokens(1)))),
	Action("guard", Brobnar, Play(MakeTokens(1).At(RightFlank), Ready(Them))),
	Action("enlist", Brobnar, Play(MakeTokensOf(Choose(Cards.In(Hand, You))))),
	Action("reveal", Brobnar, Play(FlipUp(Each(Creatures.Tokens())))),
	Action("hide", Brobnar, Play(FlipDown(Choose(Creatures.NotTokens())))),
	Action("cull", Brobnar, Play(Destroy(Each(Creatures.Tokens())))),
	Action("recall", Brobnar, Play(ReturnToHand(Choose(Creatures)))),
	Action("lure", Brobnar, Play(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay))),
	Creature("captain", Brobnar, 3, Reap(MakeTokens(1).At(LeftOfThis))),
	Creature("golem", Brobnar, 4, Amber(2), Has(Taunt), Traits(trait.Robot), Play(Gain(3)), Destroyed(Gain(5)),
		AsItEnters(Gain(1))),
	Creature("drill", Brobnar, 3, Constantly(Modify(EntersReady, Creatures.Friendly()))),
}

func tokens(t *testing.T, first, second keyforge.SidePosition) *gametest.Table {
	return duelWith(t, first, second, recruits...)
}

// A token creature is a copy of the token card: the card itself, its icons and abilities do not
// count (K25.1, K25.2, K25.3).
func TestMakeATokenCreature(t *testing.T) {
	tb := tokens(t, side{Token: "imp", Hand: ids("hire"), Line: ids("plain-3"), Deck: ids("golem", "nap")}, side{Deck: ids("nap")})
	tb.Play("hire")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	tb.Right()
	tb.Line(0, "plain-3", "imp")
	tb.Amber(0, 0)
	tb.PowerIs("imp", 2)
	tb.Marked("imp", keyforge.Exhausted)
	v := tb.View(0).Cards[tb.Card("imp")]
	assert.True(t, v.Token)
	assert.Equal(t, HouseSet(Dis), v.Houses)
	assert.Equal(t, trait.Of(trait.Imp), v.Traits)
	assert.Zero(t, v.Keywords[Taunt])
	assert.Equal(t, Icons{}, v.Icons)
	assert.Equal(t, uint8(1), tb.State().Players[0].Now[Played], "made, not played")
	assert.Equal(t, []string{"nap"}, tb.Pile(0, Deck))
	assert.Equal(t, 1, tb.Happened(keyforge.EnteredPlay))
}

// They are made one after another, each on a flank, as many as the deck has cards (K25.4,
// K25.5, K25.6).
func TestMakeTokensOneByOne(t *testing.T) {
	tb := tokens(t, side{Token: "knight", Hand: ids("levy"), Line: ids("plain-3"), Deck: ids("nap", "item"), Discard: ids("plain-1")}, side{})
	tb.Play("levy")
	tb.Left()
	tb.Right()
	tb.Line(0, "knight", "plain-3", "knight")
	tb.Marked("knight#1", keyforge.Warded)
	tb.Marked("knight#2", keyforge.Warded)
	tb.Unmarked("plain-3", keyforge.Warded)
	assert.Empty(t, tb.Pile(0, Deck))

	tb = tokens(t, side{Token: "knight", Hand: ids("levy"), Line: ids("plain-3")}, side{})
	tb.Play("levy")
	tb.Line(0, "plain-3")
	tb.Unmarked("plain-3", keyforge.Warded)
}

// Who has no token card of their own makes none, and a named one only if it is that (K25.7,
// K25.18).
func TestMakeOnlyYourOwnTokens(t *testing.T) {
	tb := tokens(t, side{Hand: ids("hire"), Deck: ids("nap")}, side{Token: "imp", Deck: ids("nap")})
	tb.Play("hire")
	tb.Line(0)
	tb.Line(1)
	tb = tokens(t, side{Hand: ids("invite"), Deck: ids("nap")}, side{Token: "imp", Deck: ids("nap")})
	tb.Play("invite")
	tb.Line(0)
	tb.Line(1, "imp")
	for token, n := range map[string]int{"imp": 2, "knight": 0} {
		tb = tokens(t, side{Token: token, Hand: ids("call-imps"), Deck: ids("nap", "nap", "nap")}, side{})
		tb.Play("call-imps")
		if n > 0 {
			tb.Left()
		}
		assert.Len(t, tb.Pile(0, Battleline), n)
	}
	_, err := keyforge.Start(catalogueWith(t, recruits...), keyforge.Duel,
		keyforge.Position{Players: []keyforge.SidePosition{{Token: "golem"}, {}}})
	assert.ErrorContains(t, err, "no token card")
	_, err = keyforge.Start(catalogueWith(t, recruits...), keyforge.Duel,
		keyforge.Position{Players: []keyforge.SidePosition{{Line: gametest.FaceDown("golem")}, {}}})
	assert.ErrorContains(t, err, "no token card")
}

// Where it enters and how is up to the effect, and to what is said of creatures that enter (K25.2).
func TestHowTokensEnter(t *testing.T) {
	tb := tokens(t, side{Token: "imp", Hand: ids("guard"), Line: ids("plain-3"), Deck: ids("nap")}, side{})
	tb.Play("guard")
	tb.Line(0, "plain-3", "imp")
	tb.Unmarked("imp", keyforge.Exhausted)
	tb = tokens(t, side{Token: "imp", Line: ids("plain-3", "captain", "plain-4"), Deck: ids("nap")}, side{})
	tb.Reap("captain")
	tb.Line(0, "plain-3", "imp", "captain", "plain-4")
	tb = tokens(t, side{Token: "imp", Line: ids("drill"), Hand: ids("hire"), Deck: ids("nap")}, side{})
	tb.Play("hire")
	tb.Left()
	tb.Unmarked("imp", keyforge.Exhausted)
}

// Its controller may look at the other side, the opponent never; nor does its handle tell
// which card it is (K25.8, K26.1).
func TestLookAtTheOtherSide(t *testing.T) {
	handles := map[keyforge.Slot]bool{}
	for seed := uint64(1); seed <= 20; seed++ {
		p := keyforge.Position{Players: []keyforge.SidePosition{
			{Token: "imp", Hand: ids("hire"), Deck: ids("golem", "nap", "nap", "nap", "nap")}, {}}, House: Brobnar, Seed: seed}
		tb := gametest.StartWith(t, catalogueWith(t, recruits...), keyforge.Duel, p)
		tb.Play("hire")
		c := tb.Card("imp")
		handles[c] = true
		golem, _ := tb.Catalogue().Number("golem")
		imp, _ := tb.Catalogue().Number("imp")
		own, other := tb.View(0), tb.View(1)
		assert.Equal(t, golem, own.Cards[c].Own)
		assert.Equal(t, imp, own.Cards[c].Def)
		assert.Equal(t, imp, other.Cards[c].Own)
		assert.Equal(t, Dis, other.Cards[c].House)
		assert.True(t, tb.Knows(0, c))
		assert.False(t, tb.Knows(1, c))
		require.Equal(t, []string{"nap", "nap", "nap", "nap"}, tb.Pile(0, Deck))
	}
	assert.Greater(t, len(handles), 3)
}

// What a side has seen it goes on knowing when control changes; the name stays, and the
// card goes to its owner (K25.9, K25.12).
func TestControlOfATokenCreature(t *testing.T) {
	tb := tokens(t, side{Token: "knight", Hand: ids("lure", "recall")}, side{Token: "imp", Line: gametest.FaceDown("golem"), Deck: ids("nap")})
	c := tb.Card("imp")
	assert.False(t, tb.Knows(0, c))
	tb.Play("lure")
	tb.Line(0, "imp")
	assert.True(t, tb.Knows(0, c))
	assert.True(t, tb.Knows(1, c))
	tb.Play("recall")
	assert.Equal(t, []string{"golem"}, tb.Pile(1, Hand))
}

// It leaves play as the token creature, and is the printed card where it goes (K25.10).
func TestATokenCreatureLeavesPlay(t *testing.T) {
	tb := tokens(t, side{Token: "imp", Hand: ids("cull", "hire"), Line: append(gametest.FaceDown("golem"), ids("plain-2")...),
		Deck: ids("nap", "item", "badge")}, side{})
	tb.Play("cull")
	tb.Amber(0, 1)
	tb.InZone(Discard, "golem")
	tb.Line(0, "plain-2")
	assert.False(t, tb.State().Cards[tb.Card("golem")].Is(keyforge.FaceDown))
}

// In hand nobody can follow it by its handle (K25.12).
func TestATokenCreatureGoesToHand(t *testing.T) {
	changed := 0
	for seed := uint64(1); seed <= 10; seed++ {
		p := keyforge.Position{Players: []keyforge.SidePosition{
			{Token: "imp", Hand: ids("recall"), Line: gametest.FaceDown("golem"), Deck: ids("nap", "nap", "nap")}, {}}, House: Brobnar, Seed: seed}
		tb := gametest.StartWith(t, catalogueWith(t, recruits...), keyforge.Duel, p)
		c := tb.Card("imp")
		tb.Play("recall")
		assert.Equal(t, []string{"golem"}, tb.Pile(0, Hand))
		assert.Equal(t, []string{"nap", "nap", "nap"}, tb.Pile(0, Deck))
		if tb.Card("golem") != c {
			changed++
			own, _ := tb.Called(c)
			assert.Equal(t, "imp", tb.Catalogue().Card(own).ID, "what happened to it is told of the imp")
		}
	}
	assert.Positive(t, changed)
}

// Turned over, a card keeps what is on it and has neither left nor entered play; what is no
// creature is discarded, warded or not, with its æmber (K26.2, K26.3, K26.5, K26.6, K26.7).
func TestFlip(t *testing.T) {
	down := append(gametest.FaceDown("golem", "nap"), ids("plain-9")...)
	down[0].Amber, down[0].Damage, down[1].Amber = 2, 1, 3
	down[1].Marks |= keyforge.Warded
	down[1].Attached = ids("badge")
	tb := tokens(t, side{Token: "imp", Hand: ids("reveal", "hide"), Line: down}, side{Amber: 0})
	tb.Play("reveal")
	tb.Line(0, "golem", "plain-9")
	tb.AmberOn("golem", 2)
	tb.Damage("golem", 1)
	tb.PowerIs("golem", 4)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
	tb.InZone(Discard, "nap", "badge")
	assert.Equal(t, 2, tb.Happened(keyforge.Flipped))
	tb.Play("hide")
	tb.Pick("plain-9")
	tb.Line(0, "golem", "imp")
	tb.PowerIs("imp", 2)
	assert.True(t, tb.Knows(1, tb.Card("imp")), "everybody has seen it")
}

// Face down it is a copy of its owner's token card; without one it is discarded (K26.4), and
// what has too much damage then is destroyed (K26.6).
func TestFlipFaceDown(t *testing.T) {
	hurt := ids("plain-9")
	hurt[0].Damage = 4
	tb := tokens(t, side{Token: "imp", Hand: ids("hide"), Line: hurt}, side{})
	tb.Play("hide")
	tb.InZone(Discard, "plain-9")
	tb.Amber(0, 1) // the imp's Destroyed

	stolen := ids("golem")
	stolen[0].Amber = 2
	tb = tokens(t, side{Token: "imp", Hand: ids("hide")}, side{Line: stolen})
	tb.Play("hide")
	tb.InZone(Discard, "golem")
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

// Cards from hand are made token creatures as if they were on top of the deck (K25.14).
func TestMakeTokensOfCards(t *testing.T) {
	tb := tokens(t, side{Token: "imp", Hand: ids("enlist", "golem", "item"), Deck: ids("nap", "nap")}, side{})
	tb.Play("enlist")
	tb.Pick("item")
	tb.Line(0, "imp")
	tb.Amber(0, 0)
	assert.Equal(t, []string{"golem"}, tb.Pile(0, Hand))
	assert.Equal(t, []string{"nap", "nap"}, tb.Pile(0, Deck))
	item, _ := tb.Catalogue().Number("item")
	assert.Equal(t, item, tb.View(0).Cards[tb.Card("imp")].Own)
}

// A seat imagines any of the owner's hidden cards under another's token creature (K25.8).
func TestImagineUnderTokens(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(30) {
		tb := tokens(t, side{}, side{Token: "imp", Line: gametest.FaceDown("golem"), Deck: ids("nap", "item"), Hand: ids("badge")})
		tb.Imagine(0, seed)
		tb.Line(1, "imp")
		seen[tb.Catalogue().Card(tb.State().Cards[tb.Card("imp")].Def).ID] = true
	}
	assert.Len(t, seen, 4)
	tb := tokens(t, side{}, side{Token: "imp", Line: gametest.FaceDown("golem"), Deck: ids("nap", "item")})
	tb.Imagine(1, 5)
	assert.Equal(t, "golem", tb.Catalogue().Card(tb.State().Cards[tb.Card("imp")].Def).ID)
}

// Token creatures are copies of a creature for a time, also when it has left play, and stay
// token creatures; what is a copy of itself does not change (K25.15, Q89).
func TestTokensAsCopies(t *testing.T) {
	mirror := Creature("mirror", Brobnar, 4, Reap(LastsFor(RestOfTurn, This, Static(Modify(CopyMod, Creatures.Friendly().Tokens())))))
	line := append(ids("mirror"), gametest.FaceDown("nap", "item")...)
	us := side{Token: "imp", Hand: ids("recall", "cull", "hire"), Line: line, Deck: ids("golem")}
	play := func() *gametest.Table {
		tb := duelWith(t, us, side{Token: "imp", Line: gametest.FaceDown("nap")}, append(recruits[:len(recruits):len(recruits)], mirror)...)
		tb.Reap("mirror")
		tb.Line(0, "mirror", "mirror", "mirror")
		tb.Line(1, "imp")
		return tb
	}
	tb := play()
	p, err := tb.Position()
	require.NoError(t, err)
	again, err := keyforge.Start(tb.Catalogue(), keyforge.Duel, p)
	require.NoError(t, err)
	gametest.On(t, again).Line(0, "mirror", "mirror", "mirror")
	tb.Play("recall")
	tb.Pick("mirror#1")
	tb.Line(0, "mirror", "mirror")
	tb.EndTurn()
	tb.Line(0, "imp", "imp")
	tb.LeaveOpen()
	tb = play()
	tb.Play("hire")
	tb.Left()
	tb.Line(0, "mirror", "mirror", "mirror", "mirror")
	tb.Play("cull") // they are token creatures, without the Destroyed ability of the imp
	tb.Line(0, "mirror")
	tb.Line(1)
	tb.Amber(0, 1)
	tb.Amber(1, 1)
}

// A position tells of token creatures what it was told.
func TestPositionWithTokens(t *testing.T) {
	tb := tokens(t, side{Token: "imp", Line: append(gametest.FaceDown("nap"), ids("plain-2")...)}, side{Token: "knight"})
	p, err := tb.Position()
	require.NoError(t, err)
	assert.Equal(t, "imp", p.Players[0].Token)
	again, err := keyforge.Start(tb.Catalogue(), keyforge.Duel, p)
	require.NoError(t, err)
	assert.Equal(t, tb.Hash(), again.Hash())
	gametest.On(t, again).Line(0, "imp", "plain-2")
}
