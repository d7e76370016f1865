package blunders

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
)

// Kind is of what kind a blunder is, by the first of these rules that fits.
//
// Where the bots answered a question, what is asked decides: the order of turns (Seats), the hand to begin with (Mulligan), the
// house (House), the archives (Archives), what each pays for the tide (Tide), keys and æmber (Amber), in which way a card is used
// (Use), what comes first (Order); any other choice of cards is a choice of what to aim at (Target), and the rest is Other.
//
// Where they chose an action, the rest of their turn is compared with the rest of that which wins: only one of them raises the
// tide (Tide); they ended the turn, and the other goes on (End); they used a card that the other uses in another way, as
// reaping where it fights, or not at all (Use); they played or discarded one that the other does not (Cards); or the other does
// the same later (Order).
type Kind string

// The kinds.
const (
	Seats    Kind = "seats"
	Mulligan Kind = "mulligan"
	House    Kind = "house"
	Archives Kind = "archives"
	Tide     Kind = "tide"
	Amber    Kind = "amber"
	Use      Kind = "use"
	Target   Kind = "target"
	Cards    Kind = "cards"
	Order    Kind = "order"
	End      Kind = "end"
	Other    Kind = "other"
)

// Kinds are all kinds.
var Kinds = []Kind{House, Use, Target, Cards, Order, End, Archives, Tide, Amber, Seats, Mulligan, Other}

// asked is the kind of the answers to a question.
var asked = map[keyforge.Purpose]Kind{
	keyforge.ForSeating: Seats, keyforge.ForMulligan: Mulligan, keyforge.ForHouse: House,
	keyforge.ForArchives: Archives, keyforge.ForPickUp: Archives, keyforge.ForSplit: Tide,
	keyforge.ForForge: Amber, keyforge.ForUnforge: Amber, keyforge.ForPayment: Amber, keyforge.ForLoan: Amber, keyforge.ForMoreKey: Amber,
	keyforge.ForCapture: Amber, keyforge.ForReaping: Amber, keyforge.ForUse: Use,
	keyforge.ForOrder: Order, keyforge.ForDiscardOrder: Order, keyforge.ForReadying: Order,
	keyforge.ForAttack: Target, keyforge.ForPrey: Target,
}

// move is a command, and what it answered.
type move struct {
	keyforge.Command
	purpose keyforge.Purpose
	action  bool // it is an action of a turn, not an answer
	words   string
}

// kindOf is the kind of the first of the moves that were done in the rest of a turn, where the better ones would have won.
func kindOf(done, better []move) Kind {
	m := &done[0]
	if !m.action {
		if k, ok := asked[m.purpose]; ok {
			return k
		}
		if m.Verb == keyforge.Pick || m.Verb == keyforge.Done {
			return Target
		}
		return Other
	}
	raises := func(m move) bool { return m.action && m.Verb == keyforge.RaiseTide }
	if slices.ContainsFunc(done, raises) != slices.ContainsFunc(better, raises) {
		return Tide
	}
	later := slices.ContainsFunc(better, func(b move) bool { return b.action && b.Command == m.Command })
	switch {
	case m.Verb == keyforge.EndTurn:
		return End
	case later:
		return Order
	case m.Verb >= keyforge.Reap && m.Verb <= keyforge.Unstun:
		return Use
	case m.Verb == keyforge.PlayCard, m.Verb == keyforge.PlayUpgrade, m.Verb == keyforge.DiscardCard, m.Verb == keyforge.Prophesy:
		return Cards
	}
	return Other
}

// moves are the commands of a game up to the end of the turn, with the turn of the monster after it.
func moves(from *keyforge.Game, commands []keyforge.Command) (all []move, err error) {
	g := from.CopyInto(nil)
	g.SetQuiet(true)
	turn := g.Turn()
	var events []keyforge.Event
	for _, c := range commands {
		if g.Turn() > turn && g.TurnOf() != keyforge.Monster {
			break
		}
		q := g.Question()
		m := move{Command: c, purpose: q.Purpose, action: q.Kind == keyforge.AskMain, words: g.Format(c)}
		if c.Card != 0 {
			m.words += " " + g.Catalogue().Card(g.Def(c.Card)).ID
		}
		all = append(all, m)
		if events, err = g.Apply(c, events[:0]); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// written are moves in the words of saves, with the names of their cards.
func written(all []move) (words []string) {
	for i := range all {
		words = append(words, all[i].words)
	}
	return words
}
