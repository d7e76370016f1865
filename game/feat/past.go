package feat

import (
	"math/bits"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Event is an event of the game.
type Event = game.Event

// Table is what feats know about the table at which a game is played.
type Table struct {
	Difficulty string                // of an adventure, as a save has it
	Persons    uint8                 // the seats that persons hold, a bit for each
	Bots       [game.MaxSeats]string // the names of the others
	Sets       [game.MaxSeats]string // of the decks
	Voyage     bool                  // it is the voyage of a week
	Advised    bool                  // the players have had advice
}

// Person reports whether a person holds the seat of the side.
func (t *Table) Person(side game.Side) bool { return side < game.MaxSeats && t.Persons&(1<<side) != 0 }

// Deeds are what was done in a turn, or in all turns, by persons.
type Deeds struct {
	Acts    int16 // cards played and used
	Hand    int16 // of these and of those discarded, the ones from hand
	Reaps   int16
	Felled  int16 // creatures of others that were destroyed
	Stolen  int16 // æmber
	Forged  int16 // keys
	TakenUp int16 // cards out of the archives into hand
}

// Numbers is the maximum number of counts for the feats of a kind of game.
const Numbers = 16

// Past is what has been counted in a game: a value, so that keeping one for each
// moment means copying it.
type Past struct {
	Whose    game.Side // turn it is
	At       game.Step
	Today    Deeds          // of the turn in progress
	Most     Deeds          // the most in any one turn
	Lost     int16          // creatures of players that were destroyed
	Bore     int16          // the most that a person has had
	Emptied  bool           // somebody has emptied a hand of six in a turn
	Conceded bool           // the game was given up
	Own      [Numbers]int16 // what the feats of its kind of game count
	done     uint64         // a bit for each step
}

// Now is a game as feats see it.
type Now struct {
	*game.Game
	*Table
	*Past
}

// Won reports whether the persons have won; there may be just one of them.
func (n *Now) Won() bool { return n.Winner() != game.NoSide }

// Winner is the first person who has won a game that nobody gave up, or NoSide.
func (n *Now) Winner() game.Side {
	for side := range game.Side(n.Seats()) {
		if n.Person(side) && n.Game.Won(side) && !n.Conceded {
			return side
		}
	}
	return game.NoSide
}

// KeyCount is how many keys the side has forged.
func (n *Now) KeyCount(side game.Side) int { return bits.OnesCount8(n.Keys(side)) }

// OwnTurn reports whether it is the turn of a person.
func (n *Now) OwnTurn() bool { return n.Person(n.Whose) }

// Creature returns who controls, or has just controlled, a card of an event, and
// whether it is or was a creature.
func (n *Now) Creature(c game.Slot) (ctrl game.Side, creature bool) {
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
	case e.Kind == game.TurnBegan:
		n.most()
		n.Whose, n.Today = e.Side, Deeds{}
	case e.Kind == game.StepBegan:
		n.At = game.Step(e.N)
	case e.Kind == game.Destroyed:
		n.fall(e.Card, 1)
	case e.Kind == game.Saved:
		n.fall(e.Card, -1)
	case e.Kind == game.Won:
		n.Conceded = e.Side < game.MaxSides
	case own:
		n.Today.add(e)
	}
}

// add counts what the side whose turn it is has done.
func (d *Deeds) add(e *Event) {
	switch e.Kind {
	case game.Played:
		d.Acts++
		if e.From == card.Hand && e.With() == e.Side {
			d.Hand++
		}
	case game.Used:
		d.Acts++
	case game.Discarded:
		d.Hand++
	case game.Reaped:
		d.Reaps++
	case game.Stole:
		d.Stolen += int16(e.N)
	case game.KeyForged:
		d.Forged++
	case game.Moved:
		if e.From == card.Archives && e.To == card.Hand && e.With() == e.Side {
			d.TakenUp++
		}
	}
}

// fall counts a card that was destroyed, or was not after all.
func (n *Now) fall(c game.Slot, by int16) {
	side, creature := n.Creature(c)
	switch enemy := side == game.Monster || n.Boss() == 0 && side != n.Whose; {
	case !creature:
	case !enemy:
		n.Lost += by
	case n.OwnTurn():
		n.Today.Felled += by
	}
}

// most records the highest counts of any turn.
func (n *Now) most() {
	m, d := &n.Most, &n.Today
	*m = Deeds{max(m.Acts, d.Acts), max(m.Hand, d.Hand), max(m.Reaps, d.Reaps), max(m.Felled, d.Felled), max(m.Stolen, d.Stolen),
		max(m.Forged, d.Forged), max(m.TakenUp, d.TakenUp)}
}

// rest looks at the state after a command.
func (n *Now) rest() {
	n.most()
	for side := range game.Side(n.Seats()) {
		if n.Person(side) {
			n.Bore = max(n.Bore, int16(n.Chains(side)))
		}
	}
	if n.OwnTurn() && n.Today.Hand >= emptied && n.At == game.MainStep && n.Pile(n.Whose, card.Hand).Len() == 0 {
		n.Emptied = true
	}
}
