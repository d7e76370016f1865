package keyforge

import (
	"fmt"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Verb is what a command does.
type Verb = game.Verb

// The verbs. The first group acts in step 3 of a turn, the second answers a
// question, and the last gives up.
const (
	NoCommand   Verb = iota
	PlayCard         // Card from hand
	PlayUpgrade      // Card from hand, a creature, as an upgrade
	DiscardCard      // Card from hand
	Reap             // with Card
	Fight            // with Card
	UseAction        // of Card
	UseOmni          // of Card
	Unstun           // Card
	RaiseTide        // the Omni of the rules (K21.2, A8.3)
	Prophesy         // Card from hand face down under the N-th face of the player's prophecy cards (K30.2)
	EndTurn

	Pick   // Card
	Done   // no more picks
	Yes    //
	No     //
	Choose // option N: a house, a number, a place, a color, a trigger, a card name

	// Concede is legal whenever a question is open, for the side that is asked, and
	// loses the game for it. [Game.Legal] does not list it: it is not a way to play on.
	Concede
)

var verbNames = [...]string{
	"none", "play", "upgrade", "discard", "reap", "fight", "action", "omni", "unstun", "tide", "prophesy", "end", "pick",
	"done", "yes", "no", "choose", "concede",
}

// VerbName is the word with which a command begins as text.
func VerbName(v Verb) string { return verbNames[v] }

// Command is one input of the game.
type Command = game.Command

// FormatCommand returns a command as [ParseCommand] reads it, such as "play 17". A number keeps its meaning only
// within this version; [Game.Format] names what is meant.
func FormatCommand(c Command) string {
	switch {
	case c.Verb == Prophesy:
		return fmt.Sprintf("%v %d %d", VerbName(c.Verb), c.Card, c.N)
	case c.Card != 0:
		return fmt.Sprintf("%v %d", VerbName(c.Verb), c.Card)
	case c.Verb == Choose:
		return fmt.Sprintf("%v %d", VerbName(c.Verb), c.N)
	}
	return VerbName(c.Verb)
}

// ParseCommand reads what [FormatCommand] writes.
func ParseCommand(s string) (Command, error) {
	var word string
	var n, face int
	fields, _ := fmt.Sscanf(s, "%s %d %d", &word, &n, &face)
	for v := PlayCard; v <= Concede; v++ {
		if fields == 0 || verbNames[v] != word {
			continue
		}
		c := Command{Verb: v}
		switch takesCard := v >= PlayCard && v <= Unstun || v == Pick || v == Prophesy; {
		case v == Prophesy && (fields < 3 || face < 0 || face > 3):
			return Command{}, fmt.Errorf("%.100q needs the numbers of a card and a prophecy", word)
		case takesCard && (fields < 2 || n <= 0 || n >= MaxCards):
			return Command{}, fmt.Errorf("%.100q needs the number of a card", word)
		case takesCard:
			if c.Card = Slot(n); v == Prophesy {
				c.N = int16(face)
			}
		case v == Choose && fields < 2:
			return Command{}, fmt.Errorf("%.100q needs a number", word)
		case v == Choose:
			c.N = int16(n)
		}
		return c, nil
	}
	return Command{}, fmt.Errorf("unknown command %.100q", s)
}

// QuestionKind is the kind of a question.
type QuestionKind uint8

// The kinds.
const (
	NoQuestion QuestionKind = iota
	AskMain                 // what to do in step 3: a command of the first group
	AskCards                // Pick from Domain, Min to Max of them
	AskYesNo                //
	AskHouse                // Choose one of Houses, by number
	AskNumber               // Choose Lo to Hi
	AskOption               // Choose one of the printed options 0 to Hi
	AskOrder                // Choose which of several triggers resolves next
	// AskPlace: Choose a place in the line, 0 (left) to Hi (right): any when Wide (not Hi if
	// Ways is set), otherwise only the ends.
	AskPlace
	AskName  // Choose a card by its number in the catalogue
	AskKey   // Choose a key by its color: 0 red, 1 blue, 2 yellow, 3 plain
	AskSeat  // Choose a side
	AskTrait // Choose a trait by its number
	QuestionKinds
)

// Purpose tells what the answer to a question is for.
type Purpose uint8

// The purposes.
const (
	ForEffect       Purpose = iota // of the ability Prog of card Source
	ForAttack                      // what Source attacks
	ForPrey                        // which prey Source, of the monster, hunts
	ForFlank                       // where Source enters or moves
	ForHost                        // what the upgrade Source is attached to
	ForCapture                     // what the capture icon of Source captures onto
	ForDamage                      // damage icon of Source
	ForUse                         // in which way Source is used
	ForOrder                       // which trigger is next
	ForMulligan                    // replace the hand?
	ForArchives                    // take the archives into hand?
	ForHouse                       // the active house
	ForForge                       // which key is forged
	ForUnforge                     // which key is unforged
	ForPayment                     // which card the next æmber is paid from
	ForSplit                       // how much side N pays for the tide
	ForSeating                     // who is next in the order of turns
	ForDiscardOrder                // which card leaves play next
	ForReplacement                 // use the replacement of Source? Or: which card replaces what would happen?
	ForRedirect                    // which card takes the damage instead
	ForIcon                        // do what Source offers in place of a bonus icon?
	ForPickUp                      // which cards of the archives are taken into hand
	ForUpgrade                     // is Source played as an upgrade?
	ForAllowance                   // which card lets Source, of another house, be played or used
	ForRounds                      // how many more rounds the endless loop of Source runs
	ForDiscard                     // what the discard icon of Source discards
	ForPower                       // which creature gets the counter of the power icon of Source
	ForEntrench                    // which creatures with entrench stay exhausted
	ForReadying                    // which card readies next (K29.3)
	ForCost                        // what is destroyed in order to use Source
	ForReaping                     // from which creature the æmber that Source gains by reaping is taken
	ForLoan                        // how much æmber of the pool of Of pays for the key
	ForMoreKey                     // forge an additional key?
	PurposeCount
)

// Question is what the game waits for: data, never a call. The answer is a
// command.
type Question struct {
	Kind    QuestionKind
	Purpose Purpose
	Side    Side // who decides
	Min     uint8
	Max     uint8
	Wide    bool
	OnePile bool         // all picks must lie in the pile of one player
	Unlike  bool         // no two picks have the same title
	OneOf   card.Quality // there must be a pick for each house, or power, in Domain, and each pick is for one of them
	Partly  bool         // not for each of them
	Power   int16        // the powers of the picks must add up to this, unless nothing is picked
	Of      Side         // whose key it is, whose share, or whose line
	Source  Slot
	Prog    uint16 // the ability that asks, see [Game.AbilityText]
	Op      uint16
	Lo, Hi  int16 // for AskCards, Lo is how much is left of what is handed out piece by piece
	Ways    uint8 // for ForUse: a bit for each Way that is open; for AskName for each card.Type, or 0: any
	Houses  card.Houses
	Domain  Set // for AskNumber, the card that it is about
	Picked  Set
}

// ByWay reports whether the numbers that answer it are ways to use a card.
func (q *Question) ByWay() bool { return q.Kind == AskOption && q.Purpose == ForUse && q.Ways != 0 }

// CommandError tells why a command is not legal now.
type CommandError struct {
	Command Command
	Reason  Reason
}

func (e *CommandError) Error() string { return e.Reason.String() }

// Reason is why something cannot be done.
type Reason uint8

// The reasons.
const (
	Allowed Reason = iota
	GameOver
	NotAsked
	NotYours
	NotInHand
	NotInPlay
	WrongHouse
	IsExhausted
	IsStunned
	MustFight
	NothingToFight
	CannotFight
	CannotReap
	CannotBeUsed
	NoAction
	NotPlayable
	NoHost
	NeedsAlpha
	SixAlready
	FirstTurn
	NotBothHalves
	TideIsHigh
	NoTidePrice
	NoTideHere
	TooLittleAmber
	NotInDomain
	AlreadyPicked
	OtherPile
	TooFew
	SameQuality
	NotStunned
	OutOfRange
	Enough
	NotACreature
	NotAnUpgrade
	OnItsHost
	OwnCondition
	Kept
	ProphesiedAlready
	ProphecyActive
	ReasonCount
)

var reasons = [ReasonCount]string{
	Allowed: "it can be done", GameOver: "the game is over", NotAsked: "that is not what is asked now",
	NotYours: "you do not control that card", NotInHand: "that card is not in your hand", NotInPlay: "that card is not in play",
	WrongHouse: "it does not belong to the active house", IsExhausted: "it is exhausted",
	IsStunned: "it is stunned: it can only remove the stun",
	MustFight: "it must fight", NothingToFight: "there is nothing that it may attack", CannotFight: "a card forbids it to fight",
	CannotReap: "a card forbids it to reap", CannotBeUsed: "a card forbids its use", NoAction: "it has no such ability",
	NotPlayable: "a card forbids to play it", NoHost: "there is nothing to attach it to",
	NeedsAlpha:    "alpha: it must be the first card of the step",
	SixAlready:    "cards of this title have been played and used six times this turn",
	FirstTurn:     "on the first turn only one card may be played or discarded",
	NotBothHalves: "both halves must be in hand", TideIsHigh: "the tide is high already",
	NoTidePrice: "no price is set for raising the tide", NoTideHere: "no deck of the game has The Tide",
	TooLittleAmber: "there is too little æmber",
	NotInDomain:    "that cannot be chosen here", AlreadyPicked: "that is chosen already",
	OtherPile: "all of them must come from one player's pile", TooFew: "more must be chosen",
	SameQuality: "one of that kind is chosen already",
	NotStunned:  "it is not stunned", OutOfRange: "that number is out of range", Enough: "enough is chosen",
	NotACreature: "only creatures reap and fight", NotAnUpgrade: "it is not a creature that can be played as an upgrade",
	OnItsHost: "an upgrade is not used by itself", OwnCondition: "its own text does not let it be played now",
	Kept:              "only the ability of a card can discard it",
	ProphesiedAlready: "a prophecy has been made active this turn", ProphecyActive: "that prophecy card is active",
}

// String returns the reason in lower case English.
func (r Reason) String() string { return reasons[r] }
