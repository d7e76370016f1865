package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// Thing is what a text speaks of, for which each language has a noun: cards of some types,
// or something else. The zero value is nothing.
type Thing struct {
	Types   card.Types // of cards
	Piece   Piece      // what is no card of some types
	Counter card.Counter
}

// Piece is what a text speaks of besides cards of some types.
type Piece uint8

// The pieces.
const (
	NoPiece Piece = iota
	AmberPiece
	DamagePiece
	WardPiece
	CounterPiece
	AdventurePiece // a card of an adventure's monster
	NeighborPiece
	ChainPiece
	TokenPiece // a token creature
	MixedPiece // an æmber or a counter
)

// Things that are often spoken of.
var (
	Card          = Cards(card.Cards.Types)
	Creature      = Cards(card.Creatures.Types)
	Neighbor      = Thing{Piece: NeighborPiece}
	AdventureCard = Thing{Piece: AdventurePiece}
	Amber         = Thing{Piece: AmberPiece}
	Damage        = Thing{Piece: DamagePiece}
	Ward          = Thing{Piece: WardPiece}
	Chain         = Thing{Piece: ChainPiece}
	Token         = Thing{Piece: TokenPiece}
)

// Cards are cards of some types; those of all types, or of none in particular, are just
// cards.
func Cards(types card.Types) Thing {
	if all := card.Cards.Types; types == 0 || types&all == all {
		return Thing{Types: all}
	}
	return Thing{Types: types}
}

// CardsIn are the cards that a filter describes.
func CardsIn(f card.Filter) Thing {
	types := f.Types
	for also := f.Also; also != nil; also = also.Also {
		types |= also.Types
	}
	return Cards(types)
}

// Kinds are the types of cards in the order in which they are named; none if they are just cards.
func Kinds(types card.Types) (all []card.Type) {
	if Cards(types) == Card {
		return nil
	}
	for _, c := range [...]card.Type{
		card.CreatureType, card.ArtifactType, card.UpgradeType, card.ActionType, card.BossType,
		card.ProphecyType, card.PowerType, card.LocationType,
	} {
		if types.Has(c) {
			all = append(all, c)
		}
	}
	return all
}

// Counters are counters of a kind.
func Counters(c card.Counter) Thing { return Thing{Piece: CounterPiece, Counter: c} }

// IsMass reports whether the thing is not counted in pieces.
func (t Thing) IsMass() bool { return t.Piece == AmberPiece || t.Piece == DamagePiece }

// One is the thing that a single noun can name: cards of several types are cards.
func (t Thing) One() Thing {
	if t.Types&(t.Types-1) != 0 {
		return Card
	}
	return t
}

// Deed is what was done to something, for which each language has a participle.
type Deed uint8

// The deeds.
const (
	NoDeed Deed = iota
	Destroyed
	Sacrificed
	Exhausted
	Readied
	Stunned
	Warded
	Enraged
	Exalted
	Used
	Fought // used to fight
	Reaped // used to reap
	Played
	Revealed
	Chosen
	LookedAt
	Damaged
	Healed
	Unstunned
	Unwarded
	Discarded
	Purged
	Archived
	Returned // to hand
	Taken    // into hand, where it has not been before
	ShuffledIn
	PutAtBottom
	PutOnTop
	Moved
	Entered // put into play
	Made    // of token creatures
	Flipped
	Grafted
	PutUnder
	Attached
	Attacked
	Attacking
	Gained
	Lost
	Stolen
	Paid
	Captured
	Drawn
	Put // of counters
	Removed
	DeedCount
)

// deeds are what the verbs do, where nothing else tells.
var deeds = [card.VerbCount]Deed{
	card.DestroyVerb: Destroyed, card.SacrificeVerb: Sacrificed, card.ExhaustVerb: Exhausted, card.ReadyVerb: Readied,
	card.StunVerb: Stunned, card.WardVerb: Warded, card.EnrageVerb: Enraged, card.ExaltVerb: Exalted, card.UseVerb: Used,
	card.FightVerb: Fought, card.ReapVerb: Reaped, card.PlayVerb: Played, card.RevealVerb: Revealed, card.LookAtVerb: LookedAt, card.TargetVerb: Chosen,
	card.DealVerb: Damaged, card.DistributeVerb: Damaged, card.HealVerb: Healed, card.UnstunVerb: Unstunned, card.PutVerb: Entered,
	card.GraftVerb: Grafted, card.AttachVerb: Attached, card.GainVerb: Gained, card.LoseVerb: Lost, card.StealVerb: Stolen,
	card.PayVerb: Paid, card.CaptureVerb: Captured, card.DrawVerb: Drawn, card.TakeAmberVerb: Moved, card.GiveAmberVerb: Moved,
	card.StoreAmberVerb: Moved, card.CounterVerb: Put, card.UnwardVerb: Unwarded, card.MoveWardVerb: Moved,
	card.MoveDamageVerb: Moved, card.RemoveCountersVerb: Removed, card.MakeVerb: Made, card.FaceDownVerb: Flipped,
}

// KindOf is what a card is: just a card when it is none that stays in play.
func KindOf(c *card.Card) Thing {
	if c == nil || c.Type == card.ActionType || c.Type == card.BossType || !c.InDecks() && !c.Token {
		return Card
	}
	return Cards(card.TypeSet(c.Type))
}
