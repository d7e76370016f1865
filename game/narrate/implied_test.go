package narrate_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// What follows from another event beside it is not told; the same event alone, or beside one of another card or side, is.
func TestWhatFollowsIsNotToldTwice(t *testing.T) {
	n := narrator(t)
	imp, hunter := slots(t, n.Game, 0, "Dust Imp")[0], slots(t, n.Game, 0, "Headhunter")[0]
	moved := func(c keyforge.Slot, from, to card.Zone) keyforge.Event {
		return keyforge.Event{Kind: keyforge.Moved, Card: c, From: from, To: to}
	}
	of := func(k keyforge.EventKind, c keyforge.Slot) keyforge.Event { return keyforge.Event{Kind: k, Card: c} }
	lost := keyforge.Event{Kind: keyforge.Lost, N: 6}
	used := func(w keyforge.Way) keyforge.Event {
		return keyforge.Event{Kind: keyforge.Used, Card: imp, N: int32(w)}
	}
	for name, c := range map[string]struct {
		events []keyforge.Event
		want   []string
	}{
		"discarded": {[]keyforge.Event{moved(imp, card.Hand, card.Discard), of(keyforge.Discarded, imp)},
			[]string{"You discard Dust Imp."}},
		"another discarded": {[]keyforge.Event{moved(imp, card.Hand, card.Discard), of(keyforge.Discarded, hunter)},
			[]string{"Dust Imp goes to your discard pile.", "You discard Headhunter."}},
		"moved last": {[]keyforge.Event{of(keyforge.Discarded, hunter), moved(imp, card.Hand, card.Discard)},
			[]string{"You discard Headhunter.", "Dust Imp goes to your discard pile."}},
		"destroyed": {[]keyforge.Event{of(keyforge.Destroyed, imp), moved(imp, card.Battleline, card.Discard)},
			[]string{"Dust Imp is destroyed."}},
		"another destroyed": {[]keyforge.Event{of(keyforge.Destroyed, imp), moved(hunter, card.Battleline, card.Discard)},
			[]string{"Dust Imp is destroyed.", "Headhunter goes to your discard pile."}},
		"destroyed and returned": {[]keyforge.Event{of(keyforge.Destroyed, imp), moved(imp, card.Battleline, card.Hand)},
			[]string{"Dust Imp is destroyed.", "Dust Imp goes to your hand."}},
		"played for its effect": {[]keyforge.Event{moved(imp, card.Hand, card.Limbo), moved(imp, card.Limbo, card.Discard)}, nil},
		"returned after its effect": {[]keyforge.Event{moved(imp, card.Limbo, card.Hand)},
			[]string{"Dust Imp goes to your hand."}},
		"paid for a key": {[]keyforge.Event{lost, {Kind: keyforge.KeyForged}},
			[]string{"You forge the red key for 0 æmber."}},
		"lost beside another's key": {[]keyforge.Event{lost, {Kind: keyforge.KeyForged, Side: 1}},
			[]string{"You lose 6 æmber.", "Player 2 forges the red key for 0 æmber."}},
		"lost last": {[]keyforge.Event{lost},
			[]string{"You lose 6 æmber."}},
		"played": {[]keyforge.Event{of(keyforge.Played, imp), of(keyforge.EnteredPlay, imp)},
			[]string{"You play Dust Imp."}},
		"played and another came": {[]keyforge.Event{of(keyforge.Played, imp), of(keyforge.EnteredPlay, hunter)},
			[]string{"You play Dust Imp.", "Headhunter enters play."}},
		"reaped": {[]keyforge.Event{used(keyforge.ToReap), of(keyforge.Reaped, imp)},
			[]string{"Dust Imp reaps."}},
		"used": {[]keyforge.Event{used(keyforge.ToAct), used(keyforge.ToFight), used(keyforge.ToUnstun)},
			[]string{"You use Dust Imp."}},
		"turned up": {[]keyforge.Event{of(keyforge.TurnedUp, imp), {Kind: keyforge.TurnEnded}, {Kind: keyforge.StepBegan, N: 2}}, nil},
	} {
		assert.Equal(t, c.want, n.Lines(c.events), name)
	}
}

// What an event says besides its card: whose it is, how many, and from where.
func TestWhatEventsSay(t *testing.T) {
	n := narrator(t)
	mine := slots(t, n.Game, 0, "Dust Imp", "Headhunter", "Gauntlet of Command")
	imp, hunter, gauntlet := mine[0], mine[1], mine[2]
	for want, e := range map[string]keyforge.Event{
		"The tide is reset: it is neither high nor low.":                 {Kind: keyforge.TideTurned},
		"You raise the tide: it is high for you now.":                    {Kind: keyforge.TideTurned, N: 1},
		"Dust Imp gets 2 +1 power counters.":                             {Kind: keyforge.CountersPut, Card: imp, N: 2},
		"Dust Imp loses 2 +1 power counters.":                            {Kind: keyforge.CountersPut, Card: imp, N: -2},
		"A card is put under Headhunter.":                                {Kind: keyforge.PutUnder, Card: imp, Other: hunter, N: 1},
		"Dust Imp is put under Headhunter.":                              {Kind: keyforge.PutUnder, Card: imp, Other: hunter},
		"Dust Imp moves to place 3 of its line.":                         {Kind: keyforge.Repositioned, Card: imp, N: 2},
		"You name Mars.":                                                 {Kind: keyforge.HouseNamed, House: card.Mars},
		"You look at the top 3 cards of player 2's deck.":                {Kind: keyforge.Looked, From: card.Deck, N: 3, M: 1},
		"You look at player 2's deck.":                                   {Kind: keyforge.Looked, From: card.Deck, M: 1},
		"You look at player 2's hand.":                                   {Kind: keyforge.Looked, From: card.Hand, N: 3, M: 1},
		"Your hand is revealed.":                                         {Kind: keyforge.ShownZone, From: card.Hand},
		"You steal 2 æmber from player 2.":                               {Kind: keyforge.Stole, N: 2, M: 1},
		"3 damage is moved off Dust Imp.":                                {Kind: keyforge.DamageMoved, Card: imp, N: -3},
		"3 damage is moved to Dust Imp.":                                 {Kind: keyforge.DamageMoved, Card: imp, N: 3},
		"You shuffle your deck.":                                         {Kind: keyforge.Shuffled},
		"The monster shuffles its deck.":                                 {Kind: keyforge.Shuffled, Side: keyforge.Monster},
		"You shuffle the discard pile into your deck.":                   {Kind: keyforge.Shuffled, N: 1},
		"Your deck and discard pile change places.":                      {Kind: keyforge.Shuffled, N: 2},
		"Dust Imp captures 2 æmber that you would gain.":                 {Kind: keyforge.Captured, Card: imp, N: 2, M: int32(keyforge.BeforePool)},
		"Dust Imp captures 2 æmber from the supply instead of from you.": {Kind: keyforge.Captured, Card: imp, N: 2, M: int32(keyforge.FromSupply)},
		"You steal 2 æmber, which comes from the supply.":                {Kind: keyforge.Stole, N: 2, M: int32(keyforge.NoSide)},
		"Dust Imp is exalted: 1 æmber is put on it.":                     {Kind: keyforge.Exalted, Card: imp, N: 1},
		"1 æmber is put on Gauntlet of Command.":                         {Kind: keyforge.Exalted, Card: gauntlet, N: 1},
		"You forge the blue key for 6 æmber.":                            {Kind: keyforge.KeyForged, N: 1, M: 6},
		"Your yellow key is unforged.":                                   {Kind: keyforge.KeyUnforged, N: 2},
	} {
		assert.Equal(t, want, n.Words(&e))
	}
}
