package feats

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Event is an event of the game.
type Event = keyforge.Event

// Setting is what achievements know about the table at which a game is played.
type Setting struct {
	Difficulty string                    // of an adventure, as a save has it
	Persons    uint8                     // the seats that persons hold, a bit for each
	Bots       [keyforge.MaxSeats]string // the names of the others
	Sets       [keyforge.MaxSeats]string // of the decks
	Alliances  uint8                     // the decks that are alliances, a bit for each
	Voyage     bool                      // it is the voyage of a week
	Advised    bool                      // the players have had advice
}

// Person reports whether a person holds the seat of the side.
func (t *Setting) Person(side keyforge.Side) bool {
	return side < keyforge.MaxSeats && t.Persons&(1<<side) != 0
}

// Tally are what was done in a turn, or in all turns, by persons.
type Tally struct {
	Acts      int16 // cards played and used
	Hand      int16 // of these and of those discarded, the ones from hand
	Reaps     int16
	Destroyed int16 // creatures of others that were destroyed
	Stolen    int16 // æmber
	Forged    int16 // keys
	TakenUp   int16 // cards out of the archives into hand
	Scrapped  int16 // cards with Scrap abilities discarded from hand
}

// Numbers is the maximum number of counts for the achievements of a kind of game.
const Numbers = 16

// Past is what has been counted in a game: a value, so that keeping one for each
// moment means copying it.
type Past struct {
	Whose      keyforge.Side // turn it is
	At         keyforge.Step
	ThisTurn   Tally          // of the turn in progress
	Most       Tally          // the most in any one turn
	Lost       int16          // creatures of players that were destroyed
	MostChains int16          // the most that a person has had
	MostTokens int16          // the most token creatures that a person has had
	Foretold   bool           // a prophecy of a person was fulfilled
	Haunted    uint8          // who is haunted, a bit for each side
	HauntedKey bool           // somebody who was haunted has forged a key
	Emptied    bool           // somebody has emptied a hand of six in a turn
	Conceded   bool           // the game was given up
	Own        [Numbers]int16 // what the achievements of its kind of game count
	done       uint64         // a bit for each step
}

// Now is a game as achievements see it.
type Now struct {
	*keyforge.Game
	*Setting
	*Past
}

// Won reports whether the persons have won; there may be just one of them.
func (n *Now) Won() bool { return n.Winner() != keyforge.NoSide }

// Winner is the first person who has won a game that nobody gave up, or NoSide.
func (n *Now) Winner() keyforge.Side {
	for side := range keyforge.Side(n.Seats()) {
		if n.Person(side) && n.Game.Won(side) && !n.Conceded {
			return side
		}
	}
	return keyforge.NoSide
}

// KeyCount is how many keys the side has forged.
func (n *Now) KeyCount(side keyforge.Side) int { return bits.OnesCount8(n.Keys(side)) }

// OwnTurn reports whether it is the turn of a person.
func (n *Now) OwnTurn() bool { return n.Person(n.Whose) }

// Creature returns who controls, or has just controlled, a card of an event, and
// whether it is or was a creature.
func (n *Now) Creature(c keyforge.Slot) (ctrl keyforge.Side, creature bool) {
	cs := n.Card(c)
	if cs.Zone.InPlay() {
		return cs.Ctrl, n.TypeOf(c) == card.CreatureType
	}
	return cs.Last.Ctrl, cs.Last.Kind == card.CreatureType
}

// emptied is how many cards must be played or discarded from one hand in a turn,
// leaving none.
const emptied = 6

// event counts an event.
func (n *Now) event(e *Event) {
	own := e.Side == n.Whose && n.Person(e.Side)
	switch {
	case e.Kind == keyforge.TurnBegan:
		n.most()
		n.Whose, n.ThisTurn = e.Side, Tally{}
	case e.Kind == keyforge.StepBegan:
		n.At = keyforge.Step(e.N)
	case e.Kind == keyforge.Destroyed:
		n.fall(e.Card, 1)
	case e.Kind == keyforge.Saved:
		n.fall(e.Card, -1)
	case e.Kind == keyforge.Won:
		n.Conceded = e.Side < keyforge.MaxSides
	case e.Kind == keyforge.ProphecyFulfilled:
		n.Foretold = n.Foretold || n.Person(e.Side)
	case own:
		n.ThisTurn.add(e)
		switch {
		case e.Kind == keyforge.KeyForged:
			n.HauntedKey = n.HauntedKey || n.Haunted&(1<<e.Side) != 0
		case e.Kind == keyforge.Discarded && n.Catalogue().Entries[n.Card(e.Card).Def].Headings&card.OnScrap != 0:
			n.ThisTurn.Scrapped++
		}
	}
}

// add counts what the side whose turn it is has done.
func (d *Tally) add(e *Event) {
	switch e.Kind {
	case keyforge.Played:
		d.Acts++
		if e.From == card.Hand && e.With() == e.Side {
			d.Hand++
		}
	case keyforge.Used:
		d.Acts++
	case keyforge.Discarded:
		d.Hand++
	case keyforge.Reaped:
		d.Reaps++
	case keyforge.Stole:
		d.Stolen += int16(e.N)
	case keyforge.KeyForged:
		d.Forged++
	case keyforge.Moved:
		if e.From == card.Archives && e.To == card.Hand && e.With() == e.Side {
			d.TakenUp++
		}
	}
}

// fall counts a card that was destroyed, or was not after all.
func (n *Now) fall(c keyforge.Slot, by int16) {
	side, creature := n.Creature(c)
	switch enemy := side == keyforge.Monster || n.Boss() == 0 && side != n.Whose; {
	case !creature:
	case !enemy:
		n.Lost += by
	case n.OwnTurn():
		n.ThisTurn.Destroyed += by
	}
}

// most records the highest counts of any turn.
func (n *Now) most() {
	m, d := &n.Most, &n.ThisTurn
	*m = Tally{max(m.Acts, d.Acts), max(m.Hand, d.Hand), max(m.Reaps, d.Reaps), max(m.Destroyed, d.Destroyed), max(m.Stolen, d.Stolen),
		max(m.Forged, d.Forged), max(m.TakenUp, d.TakenUp), max(m.Scrapped, d.Scrapped)}
}

// rest looks at the state after a command.
func (n *Now) rest() {
	n.most()
	n.Haunted = 0
	for side := range keyforge.Side(n.Seats()) {
		if n.Person(side) {
			n.MostChains = max(n.MostChains, int16(n.Chains(side)))
			n.MostTokens = max(n.MostTokens, n.tokens(side))
			if n.IsHaunted(side) {
				n.Haunted |= 1 << side
			}
		}
	}
	if n.OwnTurn() && n.ThisTurn.Hand >= emptied && n.At == keyforge.MainStep && n.Pile(n.Whose, card.Hand).Len() == 0 {
		n.Emptied = true
	}
}

// tokens is how many token creatures the side controls.
func (n *Now) tokens(side keyforge.Side) (count int16) {
	for _, c := range n.Pile(side, card.Battleline) {
		if cs := n.Card(c); cs.Is(keyforge.FaceDown) {
			count++
		}
	}
	return count
}
