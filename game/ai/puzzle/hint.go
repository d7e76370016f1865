package puzzle

import (
	"context"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// HintKind is what a hint says.
type HintKind uint8

// The kinds of hints.
const (
	NoHint    HintKind = iota // the goal is decided
	HintHouse                 // House is the one to choose
	HintCard                  // Card matters
	HintMove                  // Command leads on to the goal
	HintLost                  // the goal cannot be reached any more: something has to be taken back
)

// Hint is help with a puzzle.
type Hint struct {
	Kind    HintKind
	House   card.House
	Card    keyforge.Slot
	Command keyforge.Command
}

// Solver knows everything that can be done in the turn of a puzzle.
type Solver struct {
	judge *judge
	grower
	wins []bool
	game *keyforge.Game // whose turn it is
}

// Solver plays everything that can be done in the turn, which takes up to some seconds: run it in the background. It returns an
// error when the context ends first, or when the position is no puzzle.
func (p *Puzzle) Solver(ctx context.Context, r *scenario.Rules) (*Solver, error) {
	g, err := p.Start(r)
	if err != nil {
		return nil, err
	}
	s := &Solver{judge: newJudge(p.Goal, g)}
	if err := s.know(ctx, g); err != nil {
		return nil, err
	}
	return s, nil
}

func (s *Solver) know(ctx context.Context, g *keyforge.Game) error {
	s.game = g.CopyInto(nil)
	if err := s.grow(ctx, s.game, s.judge, MostStates); err != nil {
		return err
	}
	s.wins = s.grower.wins(noMove)
	return nil
}

// Reachable reports whether the goal can still be reached from a game of the puzzle. Known is false for a state that no line of
// the turn leads to, such as after an edit by hand, or when the turn is over.
func (s *Solver) Reachable(g *keyforge.Game) (reachable, known bool) {
	n, known := s.at[g.Hash()]
	return known && s.wins[n], known
}

// Hint helps with a game of the puzzle, at its present question. The n-th hint at one place says more than the one before: 0 says
// which house or which card matters, 1 and more the next command of a shortest line to the goal.
func (s *Solver) Hint(g *keyforge.Game, n int) Hint {
	if s.judge.judge(g).State != Going {
		return Hint{}
	}
	at, known := s.at[g.Hash()]
	if !known || !s.wins[at] {
		return Hint{Kind: HintLost}
	}
	line := s.line(at, s.wins)
	if len(line) == 0 {
		return Hint{}
	}
	next := s.moves[line[0].move]
	if n > 0 || !next.main() {
		return Hint{Kind: HintMove, Command: next.Command}
	}
	if next.Purpose == keyforge.ForHouse {
		return Hint{Kind: HintHouse, House: card.House(next.N)}
	}
	for i := len(line) - 1; i >= 0; i-- { // what is done last is what all else is for
		if m := &s.moves[line[i].move]; m.Verb < keyforge.EndTurn && m.Card != 0 && s.needed(at, line[i].move) {
			return Hint{Kind: HintCard, Card: m.Card}
		}
	}
	return Hint{Kind: HintMove, Command: next.Command}
}

// needed reports whether no line from a node reaches the goal without the move.
func (s *Solver) needed(from int32, move uint32) bool { return !s.grower.wins(move)[from] }
