package plan

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Discourse is a text at some point of it, as it is told from left to right. A language embeds
// it in what writes a card.
type Discourse struct {
	View
	Memory
	Inquiry

	Depth     int            // how many effects contain this one
	Again     bool           // the same has just been done: with another
	Mentioned []lang.Keyword // the keywords that abilities give
}

// Begin starts the text of a card, which may be nil.
func Begin(c *card.Card) Discourse {
	active := c != nil && c.Active
	return Discourse{View: View{Source: c, Active: active, Plain: active}}
}

// Remember remembers what an effect did, for "this way". Effects that share their cards did
// the last of what they do.
func (d *Discourse) Remember(run ...card.Effect) {
	e := &run[0]
	did := d.deed(&run[len(run)-1])
	switch e.Verb {
	case card.GainVerb, card.LoseVerb, card.StealVerb, card.PayVerb, card.CaptureVerb, card.TakeAmberVerb, card.GiveAmberVerb,
		card.StoreAmberVerb:
		d.Done = Outcome{Amber, did}
		if e.Counters {
			d.Done.Thing = Thing{Piece: MixedPiece}
		}
		if e.Verb == card.PayVerb {
			d.Near = card.NoRole // "it" would be the æmber
		}
	case card.MoveWardVerb:
		d.Done = Outcome{Ward, did}
	case card.DrawVerb:
		if d.Done = (Outcome{Card, did}); d.Archives(e) {
			d.Done.Thing = AdventureCard
		}
	case card.CounterVerb, card.RemoveCountersVerb:
		d.Done = Outcome{Counters(e.Counter), did}
	case card.MakeVerb:
		d.Done = Outcome{Token, did}
		d.Knows(card.Them, Token, !IsOne(e.Num))
	default:
		d.marks(e, did)
	}
}

// deed is what an effect does to its cards.
func (d *Discourse) deed(e *card.Effect) Deed {
	switch e.Verb {
	case card.MoveVerb:
		return moves[d.moveSaying(e)]
	case card.GraftVerb:
		return either(e.FaceUp, Grafted, PutUnder)
	}
	return deeds[e.Verb]
}

// moves are what becomes of cards that go to another zone.
var moves = map[Saying]Deed{
	DiscardsCards: Discarded, PurgesCards: Purged, ArchivesOwn: Archived, ArchivesItself: Archived, ArchivesFor: Archived,
	ArchivesForNow: Archived, ArchivesAnyForNow: Archived, ReturnsToHand: Returned, TakesIntoHand: Taken, TakesFromArchives: Taken, ShufflesCardsIn: ShuffledIn,
	PutsAtBottomOf: PutAtBottom, PutsOnTopOf: PutOnTop, PutsRandomlyOn: PutOnTop, MovesToZone: Moved,
}

// GoesToYou reports whether cards that go to their owner's zone are yours.
func (d *Discourse) GoesToYou(g card.Target) bool {
	if g.Pick != card.ByRole {
		return fromYours(g.Filter) || d.Buried && g.Role == card.This
	}
	return d.moving(g.Role).Yours || d.Buried && g.Role == card.This
}
