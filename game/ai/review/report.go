package review

import (
	"context"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Report is what is told of a game of a kind with a [game.Adviser].
type Report struct {
	Points   []Point   `json:"points"`   // one for each turn in which something was decided
	Turnings []Turning `json:"turnings"` // the decisions that cost most, the worst first
}

// Point is how likely a player was to win at the first decision of a turn.
type Point struct {
	At     int         `json:"at"` // inputs before it
	Turn   int         `json:"turn"`
	Player int         `json:"player"` // from 1
	Chance game.Chance `json:"chance"`
}

// Turning is a decision after which a win was less likely than after another.
type Turning struct {
	At           int         `json:"at"`
	Turn         int         `json:"turn"`
	Player       int         `json:"player"`
	Done         string      `json:"done"` // as saves have it
	Better       string      `json:"better"`
	DoneChance   game.Chance `json:"doneChance"`
	BetterChance game.Chance `json:"betterChance"`
}

// ReportOf reviews a story with an adviser.
func ReportOf(ctx context.Context, story *replay.Story[game.Game], by game.Adviser, c Config) (*Report, error) {
	found, err := Of(ctx, story, adviser{by}, c)
	if err != nil {
		return nil, err
	}
	r := &Report{Points: []Point{}, Turnings: []Turning{}}
	for _, m := range found.Moments {
		if m.Point && m.At < story.At() {
			r.Points = append(r.Points, Point{m.At, m.Turn, int(m.Seat) + 1, m.Chance})
		}
	}
	s := story.Fork()
	for _, l := range found.Losses {
		if err := s.Seek(l.At); err != nil {
			return nil, err
		}
		g := s.Game()
		r.Turnings = append(r.Turnings, Turning{l.At, l.Turn, int(l.Seat) + 1, g.Format(l.Done), g.Format(l.Better), l.After, l.Instead})
	}
	return r, nil
}

// adviser makes a thinker of an adviser: turns are those of the game, and those in which nothing is decided are not told.
type adviser struct{ by game.Adviser }

func (a adviser) Think(ctx context.Context, g game.Game, seed uint64) Thought {
	said := a.by.Advise(ctx, g, seed)
	if said == nil || len(said.Options) == 0 {
		return Thought{}
	}
	return Thought{Options: said.Options, Chance: said.Options[0].Chance}
}

func (adviser) Cost(game.Game) int                { return 1 }
func (adviser) First(g game.Game) int             { return g.Turn() }
func (adviser) Next(g game.Game, _ int) int       { return g.Turn() }
func (adviser) Marks(_ game.Game, n int) bool     { return n > 1 }
func (adviser) Ends(game.Game, game.Command) bool { return false }
