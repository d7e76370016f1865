// Package review goes through a finished game of any kind with somebody who can think about it: how likely its players were to
// win, turn by turn, and which decisions cost them most, see [Of].
//
// Whoever thinks, a [Thinker], is first asked about every decision of the players. It tries what it considers good more often
// than the rest, and so may underrate the rest. Where something seems to have been lost, what was done and what it would have
// done are therefore tried again, for equally long and in the same imagined worlds, and only what still makes a difference is a
// [Loss]. The thinker knows nothing that the player could not have known.
//
// Equal stories and seeds give equal reviews, whatever the number of workers.
package review

import (
	"context"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
)

// What is reported: at most so many decisions, and none that cost less.
const (
	Most  = 3
	Least = 3 * game.Certain / 100
)

// Thinker knows the games of a kind: it thinks about what could be done, and says what is told of a game.
type Thinker[G game.Game] interface {
	// Think thinks about the open question, and looks at nothing that the seat that is asked does not know.
	Think(ctx context.Context, g G, seed uint64) Thought
	// Cost is about how long it thinks about the open question.
	Cost(g G) int
	// First is the number of the turn in which a story begins, and Next that after the last input, from the one before it.
	First(g G) int
	Next(g G, turn int) int
	// Marks says whether the course of the game has a point at a decision between so many answers, unless it had one in the
	// same turn.
	Marks(g G, answers int) bool
	// Ends says whether a decision is one after which others have their turn, so that it is always thought about.
	Ends(g G, done game.Command) bool
}

// Thought is what a thinker thinks of an open question.
type Thought struct {
	// Options are all legal commands, the best first.
	Options []game.Option
	// Plan begins with the best option and goes on as far as that can be foreseen.
	Plan []game.Command
	// Chance is that the seat that is asked wins as the game stands.
	Chance game.Chance
}

// Config says how a game is gone through.
type Config struct {
	Seed    uint64
	Workers int // that think at a time; at least one does
	// Progress is told how much of the work is done and how much there is in all, by one worker at a time. The total may
	// shrink.
	Progress func(done, all int)
}

// Review is what was found out about a game.
type Review struct {
	Moments []*Moment // in order; the last one is the end of the story
	Losses  []Loss    // the decisions that cost most, the worst first, at most one of each turn
}

// Loss is a decision that cost something: the chances of its player after it, and after what would have been better.
type Loss struct {
	*Moment
	After, Instead game.Chance
}

// Of reviews a story up to where it stands, and does not change it. It stops early only with the context's error.
func Of[G game.Game](ctx context.Context, story *replay.Story[G], by Thinker[G], c Config) (*Review, error) {
	w := &work[G]{ctx: ctx, by: by, cfg: c, story: story.Fork()}
	if err := w.walk(); err != nil {
		return nil, err
	}
	if err := w.run(w.sweep()); err != nil {
		return nil, err
	}
	lost := w.lost()
	if err := w.run(w.weigh(lost)); err != nil {
		return nil, err
	}
	return &Review{w.moments, losses(lost)}, nil
}
