package analysis

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
)

// moment is a decision of a player, or the end of the story.
type moment struct {
	at, turn int
	side     keyforge.Side    // who decides; NoSide when the game is over
	done     keyforge.Command // nothing at the end of the story
	point    bool             // the course has a point here
	judged   bool             // it may be reported as a mistake
	ends     bool             // what was done ends the turn, and the monster's comes
	house    bool             // it is the choice of a house
	edited   bool             // the game was edited by hand since the previous moment
	over     bool
	won      bool

	// The assessment. Chances are those of the side that decides.
	chance           game.Chance
	better           keyforge.Command // the best that could be done
	best, doneChance game.Chance      // of better, and of what was done if it was tried
	tried            bool
	plan             []keyforge.Command
	// The outcomes of both when they were tried again.
	betterWeight, doneWeight weight
}

// moments goes through a story.
func moments(s *save.Story) ([]moment, error) {
	end := s.Len()
	if err := s.Seek(0); err != nil {
		return nil, err
	}
	g := s.Game()
	judged, err := judges(s)
	if err != nil {
		return nil, err
	}
	adventure := g.Mode().Rules().Adventure
	var all []moment
	var legal []keyforge.Command
	turn, begins, edited := 0, true, false
	if view := g.View(keyforge.NoSide); view.Step != keyforge.BeforeGame { // a position
		turn = 1
	}
	for s.At() < end {
		m := moment{at: s.At(), turn: turn, side: g.Question().Side, house: g.Question().Purpose == keyforge.ForHouse, edited: edited}
		if in := &s.Inputs()[s.At()]; in.Edit == nil {
			legal = g.Legal(legal[:0])
			m.done = in.Command
			m.judged = judged[m.side] && len(legal) > 1 && decides(in)
			m.ends = adventure && m.done.Verb == keyforge.EndTurn
			if m.point = begins && g.TurnOf() != keyforge.Monster; m.point || m.judged || m.ends {
				all = append(all, m)
				begins = begins && !m.point
				edited = false
			}
		} else {
			edited = true
		}
		if err := s.Step(); err != nil {
			return nil, err
		}
		events := s.Game().Happened()
		for i := range events {
			if e := &events[i]; e.Kind == keyforge.TurnBegan && e.Side != keyforge.Monster {
				turn, begins = turn+1, true
			}
		}
	}
	last := moment{at: end, turn: turn, side: keyforge.NoSide, point: true, edited: edited, over: g.Over(), won: g.Won(0)}
	if !last.over {
		last.side = g.Question().Side
	}
	return append(all, last), nil
}

// decides reports whether an input is a decision in the game: neither a change by hand nor a
// concession, which only says what the decisions before it have come to.
func decides(in *replay.Input) bool { return in.Edit == nil && in.Command.Verb != keyforge.Concede }

// judges returns whose decisions may be reported as mistakes: those of people, or
// everybody's if only bots play.
func judges(s *save.Story) (judged [keyforge.MaxSides]bool, err error) {
	seats := s.Game().Seats()
	bots, err := bot.Seats(s.Header.Seats, seats, 0)
	if err != nil {
		return judged, err
	}
	people := false
	for i := range seats {
		judged[i] = bots[i] == nil
		people = people || judged[i]
	}
	for i := range seats {
		judged[i] = judged[i] || !people
	}
	return judged, nil
}
