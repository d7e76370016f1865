package arena

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Soak says what to play in order to find faults: random games, in which everything that [game.Game] promises is checked
// again and again.
type Soak struct {
	Kind  game.Kind
	Words game.Words // of any language
	// Begin is what a game begins with; r is its only source of randomness.
	Begin     func(r *rand.Rand) (game.Setup, error)
	Decisions int
	Seed      uint64
	Workers   int
	// Each, when not nil, is called with the number of decisions of each game, one at a time.
	Each func(decisions int)
}

// A Fault is a game that went wrong.
type Fault struct {
	Number uint64
	Err    error
	Story  Story
	Last   string // the command that broke it, or ""
}

// Story is how a game went.
type Story interface {
	At() int
	Write(io.Writer) error
}

func (f *Fault) Error() string {
	return fmt.Sprintf("game %d, after %d inputs, %q: %v", f.Number, f.Story.At(), f.Last, f.Err)
}

// Unwrap is what went wrong.
func (f *Fault) Unwrap() error { return f.Err }

// Write writes the game as a save whose last line is the command that broke it, if one did.
func (f *Fault) Write(w io.Writer) error {
	if err := f.Story.Write(w); err != nil || f.Last == "" {
		return err
	}
	_, err := fmt.Fprintf(w, "%q\n", f.Last)
	return err
}

// SoakResult is what was played.
type SoakResult struct {
	Games     int
	Decisions int
}

// Run plays until that many decisions were made, the context is canceled, or a [Fault] is found.
func (s *Soak) Run(ctx context.Context) (SoakResult, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var total SoakResult
	var mu sync.Mutex
	err := workers.Share(ctx, s.Workers, math.MaxInt, func() workers.Do {
		return func(ctx context.Context, number int) error {
			decisions, err := s.game(ctx, uint64(number))
			mu.Lock()
			defer mu.Unlock()
			total.Games++
			total.Decisions += decisions
			if s.Each != nil {
				s.Each(decisions)
			}
			if total.Decisions >= s.Decisions {
				stop()
			}
			return err
		}
	})
	return total, err
}

// game plays one game and checks it.
func (s *Soak) game(ctx context.Context, number uint64) (decisions int, err error) {
	defer fault.Catch(&err) // of beginning it; faults of playing and saving it are kept with the game
	r := rand.New(rand.NewPCG(s.Seed, number))
	setup, err := s.Begin(r)
	if err != nil {
		return 0, err
	}
	story, err := replay.New[game.Game](s.Kind, replay.Header{Setup: setup})
	if err != nil {
		return 0, fmt.Errorf("game %d: %w", number, err)
	}
	t := tester{story: story, words: s.Words, data: s.Kind, rand: r, twin: story.Game().Clone()}
	for !story.Game().Over() && decisions < limit && ctx.Err() == nil && err == nil {
		err = t.step()
		decisions++
	}
	if err == nil {
		err = t.end()
	}
	if err != nil {
		err = &Fault{number, err, story, t.last}
	}
	return decisions, err
}
