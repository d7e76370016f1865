package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// omens are the prophecies of these tests, and what lies under them.
var omens = []*Card{
	Prophecy("creatures", Bears(After(Plays(Opponent, Creatures), Fulfill()).If(Not(OnYourTurn)))),
	Prophecy("reaps", Bears(After(Reaps(Creatures.Enemy()), Fulfill()).If(Not(OnYourTurn)))),
	Prophecy("plain", Reacts(TurnEnds(You), May(TurnOver())), Bears(After(Plays(Opponent, Creatures), Fulfill()).If(Not(OnYourTurn)))),
	Prophecy("named", Reacts(IsMadeActive(), ChooseHouse(Nobody)), Bears(After(ChoosesThatHouse(Opponent), Fulfill()))),
	Action("curse", Dis, Amber(1), Play(Gain(5)), Scrap(Gain(7)), Fate(Lose(2))),
	Action("gift", Dis, Fate(Opponent.Gains(N(3)))),
	Action("doom", Dis, Fate(Destroy(Choose(Creatures.Friendly())))),
	Creature("guest", Dis, 3, Play(Gain(9)), Fate(PutIntoPlay(This, You, OnTop))),
	Artifact("lodger", Dis, Constantly(Power(Creatures.Friendly(), 5)), Fate(PutIntoPlay(This, Opponent, OnTop))),
}

// under is a side with four prophecies, of which one is active.
func under(face, id string, s side) side {
	s.Prophecies = [2][2]string{{"creatures", "reaps"}, {"plain", "named"}}
	if face != "" {
		s.Reference = append(s.Reference, keyforge.CardPosition{ID: id, Marks: keyforge.FaceDown, Copies: face})
	}
	return s
}

// Once in each own turn a card of the hand is put face down under an inactive prophecy: of any
// house, without being played (K30.2 to K30.6, Q80, Q81).
func TestMakeAProphecyActive(t *testing.T) {
	tb := duelWith(t, under("", "", side{Hand: ids("curse", "gift", "plain-2"), Deck: ids("nap", "nap"), Amber: 1}),
		under("", "", side{Hand: ids("nap"), Deck: gametest.Many(9, "filler")}), omens...)
	hand := tb.Pile(0, Hand)
	tb.Refused(keyforge.Command{Verb: keyforge.Prophesy, Card: tb.Card("curse"), N: 4}, keyforge.OutOfRange)
	tb.Refused(keyforge.Command{Verb: keyforge.Prophesy, Card: tb.Card("nap"), N: 1}, keyforge.NotInHand)
	tb.Prophesy("curse", "reaps")
	assert.Len(t, hand, 3)
	tb.InZone(Reference, "curse")
	tb.Amber(0, 1)
	c := tb.Card("curse")
	assert.True(t, tb.Knows(0, c))
	assert.False(t, tb.Knows(1, c))
	mine, theirs := tb.View(0).Cards[c], tb.View(1).Cards[c]
	reaps, _ := tb.Catalogue().Number("reaps")
	assert.Equal(t, reaps, theirs.Own)
	assert.Equal(t, NoHouse, theirs.House)
	assert.Equal(t, "curse", tb.Catalogue().Card(mine.Own).ID)
	assert.Equal(t, reaps, mine.Def)
	assert.Zero(t, tb.Player(0).Now[Played]+tb.Player(0).Now[Discarded])
	tb.Refused(keyforge.Command{Verb: keyforge.Prophesy, Card: tb.Card("gift"), N: 2}, keyforge.ProphesiedAlready)
	p, err := tb.Position()
	require.NoError(t, err)
	again := gametest.StartWith(t, tb.Catalogue(), keyforge.Duel, p)
	assert.Equal(t, tb.Hash(), again.Hash())
	tb.EndTurn()
	tb.EndTurn()
	tb.House(Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Prophesy, Card: tb.Card("gift"), N: 0}, keyforge.ProphecyActive)
	tb.Prophesy("gift", "plain")
}

// The handle of a card under a prophecy does not tell which card it is (K30.6).
func TestTheHandleUnderAProphecyTellsNothing(t *testing.T) {
	tb := duelWith(t, under("", "", side{Hand: ids("curse"), Deck: gametest.Many(9, "filler")}), side{}, omens...)
	was := tb.Card("curse")
	tb.Prophesy("curse", "reaps")
	assert.NotEqual(t, was, tb.Card("curse"))
	assert.Equal(t, Deck, tb.State().Cards[was].Zone)
}

// Fulfilling reveals the card: the active player is "you" in its Fate. Then it is put into its
// owner's discard pile, and the prophecy is inactive (K30.8, K30.10 to K30.12).
func TestFulfillAProphecy(t *testing.T) {
	tb := duelWith(t, side{Hand: ids("plain-3", "plain-2", "plain-4"), Amber: 6}, under("creatures", "curse", side{Amber: 1,
		Hand: ids("nap")}), omens...)
	tb.Play("plain-3")
	tb.Amber(0, 4)
	tb.Amber(1, 1)
	tb.InZone(Discard, "curse")
	assert.Equal(t, 1, tb.Happened(keyforge.ProphecyFulfilled))
	assert.Zero(t, tb.Happened(keyforge.Discarded))
	tb.Play("plain-2")
	tb.Right()
	tb.Amber(0, 4)
	assert.Empty(t, tb.Pile(1, Reference))
}

// The choices are the active player's, "friendly" is theirs, and the opponent is the owner (K30.10).
func TestTheActivePlayerChoosesForFate(t *testing.T) {
	tb := duelWith(t, side{Hand: ids("plain-3"), Line: ids("plain-2")}, under("creatures", "doom", side{Line: ids("dis-3")}), omens...)
	tb.Play("plain-3")
	tb.Right()
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
	tb.Offers("plain-2", "plain-3")
	tb.Pick("plain-2")
	tb.InZone(Discard, "plain-2", "doom")

	tb = duelWith(t, side{Hand: ids("plain-3")}, under("creatures", "gift", side{}), omens...)
	tb.Play("plain-3")
	tb.Amber(0, 0)
	tb.Amber(1, 3)
}

// A card without Fate, a creature too, is only put into the discard pile; its text has no effect
// under the prophecy (K30.7, K30.12).
func TestACardWithoutFateIsOnlyPutAway(t *testing.T) {
	tb := duelWith(t, side{Hand: ids("plain-3")}, under("creatures", "plain-9", side{Line: ids("dis-3")}), omens...)
	tb.Play("plain-3")
	tb.InZone(Discard, "plain-9")
	tb.Line(1, "dis-3")

	tb = duelWith(t, side{}, under("creatures", "lodger", side{Line: ids("dis-3")}), omens...)
	tb.PowerIs("dis-3", 3)
}

// A Fate may take its own card away (K30.13).
func TestAFateMayPutItsCardIntoPlay(t *testing.T) {
	tb := duelWith(t, side{Hand: ids("plain-3")}, under("creatures", "guest", side{}), omens...)
	tb.Play("plain-3")
	tb.Right()
	tb.Line(0, "plain-3", "guest")
	tb.Amber(0, 0)
	assert.Empty(t, tb.Pile(1, Discard))

	tb = duelWith(t, side{Hand: ids("plain-3")}, under("creatures", "lodger", side{}), omens...)
	tb.Play("plain-3")
	assert.Equal(t, []string{"lodger"}, tb.Pile(1, Artifacts))
}

// Nothing is fulfilled in its owner's turn (K30.8).
func TestProphecyWaitsForTheOpponentsTurn(t *testing.T) {
	tb := duelWith(t, under("creatures", "curse", side{Hand: ids("plain-3"), Amber: 5}), under("reaps", "curse", side{}), omens...)
	tb.Play("plain-3")
	tb.Amber(0, 5)
	tb.InZone(Reference, "1:curse")
	assert.Len(t, tb.Pile(0, Reference), 1)
}

// A prophecy may be flipped with the card under it (K30.15), and remembers a house that was named
// (K30.16).
func TestFlipAndNamedHouse(t *testing.T) {
	tb := duelWith(t, under("", "", side{Hand: ids("curse"), Deck: gametest.Many(9, "filler")}),
		side{Houses: []House{Brobnar, Dis}, Amber: 5, Deck: gametest.Many(9, "filler"), Line: ids("plain-3", "dis-3")}, omens...)
	tb.Prophesy("curse", "named")
	tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 0)
	tb.House(Dis)
	p, err := tb.Position()
	require.NoError(t, err)
	assert.Equal(t, tb.Hash(), gametest.StartWith(t, tb.Catalogue(), keyforge.Duel, p).Hash())
	tb.EndTurn()
	tb.House(Dis)
	tb.Amber(1, 3)

	tb = duelWith(t, under("", "", side{Hand: ids("curse"), Deck: gametest.Many(9, "filler")}),
		side{Houses: []House{Brobnar, Dis}, Amber: 5, Deck: gametest.Many(9, "filler")}, omens...)
	tb.Prophesy("curse", "plain")
	tb.EndTurn()
	tb.Yes()
	named, _ := tb.Catalogue().Number("named")
	assert.Equal(t, named, tb.View(1).Cards[tb.Card("curse")].Own)
	tb.House(Brobnar)
	tb.InZone(Reference, "curse")
}
