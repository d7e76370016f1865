package table

import (
	"slices"

	"github.com/keyraken/keyraken/game"
)

// Doing is what a card of the monster would do.
type Doing uint8

// What a card would do.
const (
	Nothing  Doing = iota
	Reaps          // it reaps
	Fights         // it fights Target
	Acts           // its ability is used
	Recovers       // it only loses its stun
)

// Intent is what a card of the monster would do in its next turn.
type Intent struct {
	Card   game.Slot
	Doing  Doing
	Target game.Slot // of a fight
	Choice bool      // the active player would choose the target
	Unsure bool      // hidden cards decide it
}

// Forecast is what the monster would do if the turn ended now, as far as open
// cards tell: the cards that it will play are not known.
type Forecast struct {
	Known   bool
	Rises   bool
	Cards   int // that it will play besides
	Gains   int // æmber that would come into its pool
	Unsure  bool
	Intents []Intent
	Harms   []Harm // of all cards
}

// seer works a forecast out, one world in a frame, so that no frame takes long.
type seer struct {
	imagined
	of    int // of which state of the game, plus one
	world int // the next one
	next  Forecast
	other Forecast
}

// foresee goes on with the forecast. It is told anew whenever a person is asked
// what to do; during other questions and while things are shown the last one of
// the turn stays.
func (m *Model) foresee() {
	if m.adventure == nil || m.adventure.Forecast() == nil || m.Board.TurnOf == game.Monster || m.Game.Over() {
		m.Forecast.Known = false
		return
	}
	s := &m.seer
	if !m.asking || m.Question().Kind != game.AskMain {
		return
	}
	if s.of != m.changes+1 {
		s.of, s.world = m.changes+1, 0
	}
	if s.world == worlds {
		return
	}
	f := &s.other
	if s.world == 0 {
		f = &s.next
	}
	s.begin(m, m.adventure.Forecast(), s.world)
	s.ahead(f)
	if s.world > 0 {
		s.next.merge(f)
	}
	if s.world++; s.world == worlds {
		s.next.Cards = m.adventure.CardsToCome(m.Game)
		m.Forecast, s.next = s.next, m.Forecast
	}
}

// ahead plays the monster's turn in an imagined game.
func (w *imagined) ahead(f *Forecast) {
	from, now := -1, 0
	var choices []int // before which events somebody chose
	done := w.play(game.Command{Verb: game.EndTurn}, func(q *game.Question) bool {
		for ; now < len(w.events); now++ {
			if e := &w.events[now]; e.Kind == game.TurnBegan && e.Side == game.Monster {
				from = now
			} else if e.Kind == game.TurnBegan && from >= 0 {
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
	if end := slices.IndexFunc(turn, func(e game.Event) bool { return e.Kind == game.TurnEnded }); end >= 0 {
		turn = turn[:end]
	}
	for i := range turn {
		f.tell(&turn[i], slices.Contains(choices, from+i))
	}
	f.Harms = harms(f.Harms, turn)
}

// tell takes up what an event of the monster's turn tells; chosen is whether
// somebody decided on it.
func (f *Forecast) tell(e *game.Event, chosen bool) {
	mine := e.Side == game.Monster
	switch e.Kind {
	case game.Rose:
		f.Rises = true
	case game.Gained, game.Stole:
		if mine {
			f.Gains += int(e.N)
		}
	case game.Paid, game.AmberMoved:
		if e.With() == game.Monster && e.Other == 0 {
			f.Gains += int(e.N)
		}
	case game.Used:
		if mine {
			f.Intents = append(f.Intents, Intent{Card: e.Card, Doing: Acts})
		}
	case game.Reaped:
		f.does(e.Card, Reaps, 0, chosen)
	case game.AttackMade:
		f.does(e.Card, Fights, e.Other, chosen)
	case game.Unstunned:
		f.does(e.Card, Recovers, 0, chosen)
	}
}

// does tells what the card does that was used last.
func (f *Forecast) does(c game.Slot, d Doing, target game.Slot, chosen bool) {
	if n := len(f.Intents) - 1; n >= 0 && f.Intents[n].Card == c && f.Intents[n].Doing == Acts {
		f.Intents[n].Doing, f.Intents[n].Target, f.Intents[n].Choice = d, target, chosen
	}
}

// merge marks what is not the same in another world.
func (f *Forecast) merge(o *Forecast) {
	f.Unsure = f.Unsure || o.Unsure || f.Rises != o.Rises || f.Gains != o.Gains
	f.Rises, f.Gains = f.Rises && o.Rises, min(f.Gains, o.Gains)
	for i := range f.Intents {
		n := &f.Intents[i]
		same := func(p Intent) bool { return p.Card == n.Card && p.Doing == n.Doing && p.Target == n.Target }
		n.Unsure = n.Unsure || !slices.ContainsFunc(o.Intents, same)
	}
	f.Harms = merge(f.Harms, o.Harms)
}
