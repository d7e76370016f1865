package bot

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// AskLevel is how many questions a person wants to be asked.
type AskLevel uint8

// The degrees of asking.
const (
	AskEverything  AskLevel = iota // everything that the rules ask
	AskWhatMatters                 // not questions whose answers all have the same result
	AskLittle                      // nor the order of things that happen anyway
	AskLevels
)

// AskLevelNames are the names that [ParseAskLevel] reads.
var AskLevelNames = [AskLevels]string{AskEverything: "everything", AskWhatMatters: "what-matters", AskLittle: "little"}

// ParseAskLevel returns the degree of asking with that name.
func ParseAskLevel(name string) (AskLevel, error) {
	if i := slices.Index(AskLevelNames[:], name); i >= 0 {
		return AskLevel(i), nil
	}
	return 0, message.New("unknown-asking-use", printable.Quote(name), strings.Join(AskLevelNames[:], ", "))
}

// AutoAnswerer answers the questions that a person does not want to be asked. It plays each
// answer to its end on copies of the game in which hidden cards are dealt again, so
// that it knows no more than the person does.
type AutoAnswerer struct {
	legal  []keyforge.Command
	copies []*keyforge.Game // by how many answers have been given
	events []keyforge.Event
	tries  int
	ends   uint64 // the hash of the first end
	ended  bool   // there has been one
}

// It gives up, and the person is asked, when there are more answers than this,
// or more orders in which they may follow one another.
const (
	mostAnswers = 12
	mostWays    = 64
	worlds      = 2
)

// Answer returns the answer to a question that the person does not want to be asked.
func (k *AutoAnswerer) Answer(g *keyforge.Game, how AskLevel) (keyforge.Command, bool) {
	q := g.Question()
	if how == AskEverything || q.Kind == keyforge.NoQuestion || q.Kind == keyforge.AskMain || q.Purpose == keyforge.ForHouse || secret(g, q) {
		return keyforge.Command{}, false
	}
	k.legal = g.Legal(k.legal[:0])
	first := k.legal[0]
	if len(k.legal) == 1 || how == AskLittle && ordering(q) {
		return first, true
	}
	if len(k.legal) > mostAnswers {
		return keyforge.Command{}, false
	}
	for world := range uint64(worlds) {
		k.tries, k.ended = mostWays, false
		if !k.alike(g, q.Side, world, 0) {
			return keyforge.Command{}, false
		}
	}
	return first, true
}

// ordering reports whether the question is only about the order of things that happen
// anyway.
func ordering(q *keyforge.Question) bool {
	return q.Kind == keyforge.AskOrder || q.Kind == keyforge.AskCards &&
		(q.Purpose == keyforge.ForOrder || q.Purpose == keyforge.ForDiscardOrder)
}

// secret reports whether the question shows hidden cards: whoever is asked wants to see
// them, even if there is nothing to choose.
func secret(g *keyforge.Game, q *keyforge.Question) bool {
	if q.Kind != keyforge.AskCards {
		return false
	}
	for c := q.Domain.First(); c != 0; c = q.Domain.Next(c) {
		if !g.Sees(q.Side, c) {
			return true
		}
	}
	return false
}

// alike reports whether all answers to the present question have the same result: for
// an order, once all of it has been chosen.
func (k *AutoAnswerer) alike(g *keyforge.Game, side keyforge.Side, world uint64, depth int) bool {
	legal := g.Legal(nil)
	for len(k.copies) <= depth {
		k.copies = append(k.copies, nil)
	}
	for _, c := range legal {
		if k.tries--; k.tries < 0 {
			return false
		}
		w := g.CopyInto(k.copies[depth])
		k.copies[depth] = w
		w.SetTrial(true)
		if depth == 0 {
			w.Imagine(side, world)
		}
		var err error
		if k.events, err = w.Apply(c, k.events[:0]); err != nil || shows(k.events) {
			return false
		}
		if ordering(w.Question()) {
			if !k.alike(w, side, world, depth+1) {
				return false
			}
			continue
		}
		end := w.Hash()
		if k.ended && end != k.ends {
			return false
		}
		k.ends, k.ended = end, true
	}
	return true
}

// shows reports whether something hidden was shown, which nobody should miss.
func shows(events []keyforge.Event) bool {
	for i := range events {
		switch events[i].Kind {
		case keyforge.Saw, keyforge.Looked, keyforge.Shown, keyforge.ShownZone:
			return true
		}
	}
	return false
}
