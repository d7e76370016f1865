package puzzle

import (
	"context"
	"errors"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
)

// Worlds is in how many imagined worlds a puzzle is checked.
const Worlds = 3

// Proof is what was found out about a position by playing everything that can be done in it.
type Proof struct {
	States int // of the turn
	Line   []keyforge.Command
	// Needed says which commands of the line are necessary. The others are answers that do not matter, and the end of the turn.
	Needed []bool
	Forced []bool // nothing else could be answered
}

// Moves is how many commands of the line have to be found.
func (p *Proof) Moves() (n int) {
	for i, c := range p.Line {
		if p.Needed[i] && !p.Forced[i] && c.Verb != keyforge.EndTurn {
			n++
		}
	}
	return n
}

// Reasons why a position is no puzzle.
var (
	errNoGoal   = message.New("puzzle-no-goal")
	errUnsolved = message.New("puzzle-no-solution")
	errSeveral  = message.New("puzzle-several")
	errFoe      = message.New("puzzle-foe-chooses")
	errWorlds   = message.New("puzzle-worlds")
	errGreedy   = message.New("puzzle-greedy")
	errDiffers  = message.New("puzzle-differs")
	errChance   = message.New("puzzle-chance")
)

// prover proves positions. It allocates its memory once.
type prover struct {
	grower
	world, other *keyforge.Game
}

// prove plays everything that can be done from the beginning of a game, and checks that there is one solution. The error says
// why it is no puzzle.
func (v *prover) prove(ctx context.Context, g *keyforge.Game, goal Goal, most int) (*Proof, error) {
	j := newJudge(goal, g)
	if !j.possible(g) {
		return nil, errNoGoal
	}
	proof, err := v.proveIn(ctx, g, j, 0, most)
	if err != nil {
		return nil, err
	}
	for world := range uint64(Worlds) {
		if !v.reaches(g, j, world, proof.Line) {
			return nil, errWorlds
		}
	}
	return proof, nil
}

// imagined is the game as the side imagines it, made in w.
func imagined(w, g *keyforge.Game, side keyforge.Side, world uint64) *keyforge.Game {
	w = g.CopyInto(w)
	w.SetTrial(true)
	w.Imagine(side, world)
	return w
}

func (v *prover) proveIn(ctx context.Context, g *keyforge.Game, j *judge, world uint64, most int) (*Proof, error) {
	v.world = imagined(v.world, g, j.side, world)
	if err := v.grow(ctx, v.world, j, most); err != nil {
		return nil, err
	}
	wins := v.wins(noMove)
	if !wins[0] {
		return nil, errUnsolved
	}
	return v.unique(v.line(0, wins), wins)
}

// unique checks that all of a line is necessary, or does not matter.
func (t *tree) unique(line []edge, wins []bool) (*Proof, error) {
	p := &Proof{States: len(t.nodes)}
	needed := map[uint32]bool{}
	at := int32(0)
	for _, e := range line {
		m := &t.moves[e.move]
		edges := t.edgesOf(at)
		good := 0
		for _, o := range edges {
			if wins[o.to] {
				good++
			}
		}
		forced := len(edges) == 1
		need, free := false, !m.main() && good == len(edges)
		switch {
		case t.nodes[at].foe && !forced:
			return nil, errFoe
		case forced || m.Verb == keyforge.EndTurn:
			need = true
		case free:
		default:
			known, asked := needed[e.move]
			if !asked {
				known = !t.wins(e.move)[0]
				needed[e.move] = known
			}
			if need = known; !need {
				return nil, errSeveral
			}
		}
		p.Line, p.Needed, p.Forced = append(p.Line, m.Command), append(p.Needed, need), append(p.Forced, forced)
		at = e.to
	}
	return p, nil
}

// reaches reports whether a line reaches the goal in a world.
func (v *prover) reaches(g *keyforge.Game, j *judge, world uint64, line []keyforge.Command) bool {
	v.world = imagined(v.world, g, j.side, world)
	for _, c := range line {
		if v.world.Do(c) != nil {
			return false
		}
	}
	return j.judge(v.world).State == Solved
}

// Check is how thoroughly a puzzle is checked.
type Check uint8

// The degrees.
const (
	Quickly Check = iota // its solution reaches its goal in all worlds, and greedy fails
	Fully                // everything that can be done is played as well: there is one solution
)

// Check returns why the puzzle is not sound, or nil.
func (p *Puzzle) Check(ctx context.Context, r *scenario.Rules, how Check) error {
	g, err := p.Start(r)
	if err != nil {
		return err
	}
	line, err := p.Commands(r)
	if err != nil {
		return err
	}
	var v prover
	j := newJudge(p.Goal, g)
	if !j.possible(g) {
		return errNoGoal
	}
	for world := range uint64(Worlds) {
		if !v.reaches(g, j, world, line) {
			return errWorlds
		}
	}
	for world := range uint64(2) {
		if how == Quickly {
			break
		}
		proof, err := v.proveIn(ctx, g, j, world, MostStates)
		if errors.As(err, new(chanceError)) {
			return errChance
		}
		if err != nil {
			return err
		}
		if len(proof.Line) != len(line) {
			return errDiffers
		}
	}
	for world := range uint64(Worlds) {
		if v.greedy(g, j, world) {
			return errGreedy
		}
	}
	return nil
}
