package narrate

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/text"
)

// Language is a language in which games are told: [English] or [Russian]. Its
// sentences are templates, see fill.
type Language struct {
	names text.Vocabulary
	// Forms of a side as subject, as owner, as object. {n} is the number of a
	// player, {what} the name of a monster.
	you, player, monster, boss, nobody [3]string

	events   [game.EventKinds]string
	phrases  [phraseCount]string
	purposes [game.PurposeCount]string
	answers  [game.PurposeCount][2]string // what yes and no do
	texts    func(*Narrator) texts
	ways     [game.ToUnstun + 1]string
	steps    [game.EndStep + 1]string
	keys     [3]string
	icons    [5]string
	times    []string               // the first time and so on
	into     [card.ZoneCount]string // that {n} cards go there; {side} is whose zone it is
	lookedAt [card.ZoneCount]string // a zone of {side} at which somebody looks
	shown    [card.ZoneCount]string // a zone of {side} that is revealed
	and, or  string                 // with their spaces
}

// texts asks what abilities wait for.
type texts interface {
	Question(text.Asked) text.Question
	Instead(*card.Card, card.Ability) text.Question
	Deeds(c *card.Card, do []card.Effect, self string) string
}

// phrase is a sentence, or a part of one, that no event or question has to
// itself.
type phrase uint8

const (
	oneCard    phrase = iota // that is not seen, as subject
	oneCardTo                // the same as object
	manyCards                // {n} of them
	turnedInto               // the deck and the discard pile change places
	shuffledIn               // the discard pile into the deck; {what} is its or their
	its
	their
	draws         // {what}
	archives      // {what} from the deck
	ready         // several cards
	goes          // {what} goes {other}
	capturedGain  // before it came into the pool
	amberToCard   // {other} from {what}
	amberToSupply // from {what}
	amberToPool   // of {with} from {what}
	poolOf
	tideFalls
	countersLost
	nobodyWins
	wins // {what}, which is {side}
	manyWin
	copyOf // {card}, of {what}
	mainStep
	chosen         // {n} so far
	capturesStolen // {m} æmber is left that would be stolen
	nextCard
	whichReplaces // {card}
	placedCard    // {card} is number {n} of {m} where {side} has it
	yes
	no
	noCard // is chosen
	enough // are chosen
	leftFlank
	rightFlank
	betweenCards
	keyOption
	phraseCount
)
