// Package forecast predicts what the monster would do in its next turn, and what a
// fight would do. It contains no rules: it plays on copies of the game in which hidden
// cards are dealt again, and calls unsure what is not the same in all of them.
package forecast

import (
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Doing is what a card of the monster would do.
type Doing uint8

// What a card would do.
const (
	Nothing  Doing = iota
	Reaps          // it reaps
	Fights         // it fights Target
	Acts           // it uses its ability
	Recovers       // it only loses its stun
)

// Intent is what a card of the monster would do in its next turn.
type Intent struct {
	Card   keyforge.Slot
	Doing  Doing
	Target keyforge.Slot // of a fight
	Choice bool          // the active player would choose the target
	Unsure bool          // hidden cards decide it
}

// Forecast is what the monster would do if the turn ended now, as far as open
// cards tell: the cards that it will play are unknown.
type Forecast struct {
	Known   bool
	Rises   uint16 // the gauges that rise, a bit for each
	Cards   int    // how many cards it will also play
	Gains   int    // æmber that it would gain
	Unsure  bool
	Intents []Intent
	Harms   []Harm // of all cards
}

// Forecaster computes forecasts and previews. It reuses its memory.
type Forecaster struct {
	turn struct {
		imagined
		change int // the change count of the game, plus one
		world  int // the next one
		first  Forecast
		other  Forecast
	}
	trial   imagined
	fight   Fight
	outcome Outcome
}

// Turn continues the forecast of the adventure's turn, one world per call, so that
// no frame takes long. The finished forecast replaces f.
func (w *Forecaster) Turn(a adventure.Adventure, at Start, f *Forecast) {
	t := &w.turn
	if t.change != at.Change+1 {
		t.change, t.world = at.Change+1, 0
	}
	if t.world == Worlds {
		return
	}
	t.begin(at, a.Forecast(at.Game.Mode()), t.world)
	if t.world == 0 {
		t.ahead(&t.first)
	} else {
		t.ahead(&t.other)
		t.first.merge(&t.other)
	}
	if t.world++; t.world == Worlds {
		t.first.Cards = a.CardsToCome(at.Game)
		*f, t.first = t.first, *f
	}
}

// ahead plays the monster's turn in an imagined game.
func (w *imagined) ahead(f *Forecast) {
	from, now := -1, 0
	var choices []int // the events before which somebody chose
	end := keyforge.Command{Verb: keyforge.EndTurn}
	if w.game.Question().Kind != keyforge.AskMain { // the turn has not come that far
		w.legal = w.game.Legal(w.legal[:0])
		end = w.legal[0]
	}
	done := w.play(end, func(q *keyforge.Question) bool {
		for ; now < len(w.events); now++ {
			if e := &w.events[now]; e.Kind == keyforge.TurnBegan && e.Side == keyforge.Monster {
				from = now
			} else if e.Kind == keyforge.TurnBegan && from >= 0 {
				return true
			}
		}
		choices = append(choices, now)
		return false
	})
	*f = Forecast{Known: true, Unsure: !done, Intents: f.Intents[:0], Harms: f.Harms}
	if from < 0 {
		f.Unsure = true
		return
	}
	turn := w.events[from:]
	if end := slices.IndexFunc(turn, func(e keyforge.Event) bool { return e.Kind == keyforge.TurnEnded }); end >= 0 {
		turn = turn[:end]
	}
	for i := range turn {
		f.Rises |= w.game.RaisedGauges(&turn[i])
		f.tell(&turn[i], slices.Contains(choices, from+i))
	}
	f.Harms = Harms(f.Harms, turn)
}

// tell adds an event of the monster's turn; chosen is whether somebody decided on
// it.
func (f *Forecast) tell(e *keyforge.Event, chosen bool) {
	mine := e.Side == keyforge.Monster
	switch e.Kind {
	case keyforge.Gained, keyforge.Stole:
		if mine {
			f.Gains += int(e.N)
		}
	case keyforge.Paid, keyforge.AmberMoved:
		if e.With() == keyforge.Monster && e.Other == 0 {
			f.Gains += int(e.N)
		}
	case keyforge.Used:
		if mine {
			f.Intents = append(f.Intents, Intent{Card: e.Card, Doing: Acts})
		}
	case keyforge.Reaped:
		f.does(e.Card, Reaps, 0, chosen)
	case keyforge.AttackMade:
		f.does(e.Card, Fights, e.Other, chosen)
	case keyforge.Unstunned:
		f.does(e.Card, Recovers, 0, chosen)
	}
}

// does records what the card used last does.
func (f *Forecast) does(c keyforge.Slot, d Doing, target keyforge.Slot, chosen bool) {
	if n := len(f.Intents) - 1; n >= 0 && f.Intents[n].Card == c && f.Intents[n].Doing == Acts {
		f.Intents[n].Doing, f.Intents[n].Target, f.Intents[n].Choice = d, target, chosen
	}
}

// merge marks what differs in another world.
func (f *Forecast) merge(o *Forecast) {
	f.Unsure = f.Unsure || o.Unsure || f.Rises != o.Rises || f.Gains != o.Gains
	f.Rises, f.Gains = f.Rises&o.Rises, min(f.Gains, o.Gains)
	for i := range f.Intents {
		n := &f.Intents[i]
		same := func(p Intent) bool { return p.Card == n.Card && p.Doing == n.Doing && p.Target == n.Target }
		n.Unsure = n.Unsure || !slices.ContainsFunc(o.Intents, same)
	}
	f.Harms = merge(f.Harms, o.Harms)
}
