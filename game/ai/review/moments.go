package review

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Moment is a decision of a player, or the end of the story.
type Moment struct {
	At, Turn int
	Seat     game.Seat    // who decides; [game.NoSeat] when the game is over
	Done     game.Command // none at the end of the story
	Point    bool         // the course of the game has a point here
	Ends     bool         // others have their turn after it, see [Thinker.Ends]
	Edited   bool         // the game was edited by hand since the previous moment
	Over     bool

	// What was thought of it, for the one who decides: Better is the best that could be done, and begins the plan.
	Chance     game.Chance
	Better     game.Command
	Plan       []game.Command
	DoneChance game.Chance
	Tried      bool // what was done has been tried

	best                     game.Chance // of Better
	cost                     int
	judged                   bool   // it may be a loss
	betterWeight, doneWeight weight // the outcomes of both when they were tried again
}

// walk goes through the story and finds its moments.
func (w *work[G]) walk() error {
	s := w.story
	if err := s.Seek(0); err != nil {
		return err
	}
	g := s.Game()
	judged, err := judges(&s.Header, g.Seats())
	if err != nil {
		return err
	}
	turn, begins, edited := w.by.First(g), true, false
	var legal []game.Command
	for i, in := range s.Inputs() {
		if in.Edit == nil {
			legal = g.Legal(legal[:0])
			m := &Moment{At: i, Turn: turn, Seat: g.Asked(), Done: in.Command, Edited: edited, cost: w.by.Cost(g),
				Ends: w.by.Ends(g, in.Command), Point: begins && w.by.Marks(g, len(legal))}
			m.judged = judged[m.Seat] && len(legal) > 1 && slices.Contains(legal, m.Done) // to concede is on no list
			if m.Point || m.judged || m.Ends {
				w.moments = append(w.moments, m)
				begins, edited = begins && !m.Point, false
			}
		} else {
			edited = true
		}
		if err := s.Step(); err != nil {
			return err
		}
		if next := w.by.Next(g, turn); next != turn {
			turn, begins = next, true
		}
	}
	end := &Moment{At: s.At(), Turn: turn, Seat: g.Asked(), Point: true, Edited: edited, Over: g.Over()}
	if !end.Over {
		end.cost = w.by.Cost(g)
	}
	w.moments = append(w.moments, end)
	return nil
}

// judges says whose decisions may have cost something, by seat: those of people, or everybody's if only bots play.
func judges(h *replay.Header, seats int) (judged [game.NoSeat + 1]bool, err error) {
	held, err := replay.Holders(h.Seats, seats)
	if err != nil {
		return judged, err
	}
	people := slices.Contains(held, "")
	for i, name := range held {
		judged[i] = name == "" || !people
	}
	return judged, nil
}
