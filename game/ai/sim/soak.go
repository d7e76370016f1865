package sim

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Soak says what to play in order to find faults: random games in which all invariants
// are checked after every command.
type Soak struct {
	Rules *scenario.Rules
	// Begin returns the header of the game with that number; r is its only source of randomness.
	Begin     func(number uint64, r *rand.Rand) (replay.Header, error)
	Decisions int
	Seed      uint64
	Workers   int
	// Each, when not nil, is called with the number of decisions of each game.
	Each func(decisions int)
}

// SoakResult is what was played.
type SoakResult struct {
	Games     int
	Decisions int
	Peaks     keyforge.Peaks
	Overflows int // commands that would have exceeded the limits of a State
}

const (
	gameLimit  = 20_000 // decisions
	twinEvery  = 16     // commands between two that are carried out twice
	undoEvery  = 64     // between two undos
	undoLength = 40
	looks      = 10 // commands of the bot that exceed the limits before every legal one is tried
)

// Run plays until that many decisions were made, the context is canceled, or an [arena.Fault] is
// found.
func (c *Soak) Run(ctx context.Context) (SoakResult, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var total SoakResult
	var mu sync.Mutex
	err := workers.Share(ctx, c.Workers, math.MaxInt, func() workers.Do {
		return func(ctx context.Context, number int) error {
			one, err := c.game(ctx, uint64(number))
			mu.Lock()
			defer mu.Unlock()
			total.Games++
			total.Decisions += one.Decisions
			total.Overflows += one.Overflows
			total.Peaks = total.Peaks.Max(one.Peaks)
			if c.Each != nil {
				c.Each(one.Decisions)
			}
			if total.Decisions >= c.Decisions {
				stop()
			}
			return err
		}
	})
	return total, err
}

// game plays one game and checks it.
func (c *Soak) game(ctx context.Context, number uint64) (one SoakResult, err error) {
	defer fault.Catch(&err) // of beginning it; faults of playing and saving it are kept with the game
	r := rand.New(rand.NewPCG(c.Seed, number))
	h, err := c.Begin(number, r)
	if err != nil {
		return one, err
	}
	s, err := replay.New(c.Rules, h)
	if err != nil {
		return one, fmt.Errorf("game %d: %w", number, err)
	}
	t := tester{s: s, twin: keyforge.Empty(c.Rules.Catalogue, s.Game().Mode()), bot: bot.NewRandom(r.Uint64())}
	t.twin.SetQuiet(true)
	for !s.Game().Over() && one.Decisions < gameLimit && ctx.Err() == nil && err == nil {
		err = t.step(&one)
	}
	if err == nil {
		err = arena.CheckSave(s)
	}
	one.Peaks = s.Game().Peaks()
	if err != nil {
		err = &arena.Fault{Number: number, Err: err, Story: s, Last: t.last}
	}
	return one, err
}

// tester plays one game and looks for faults.
type tester struct {
	s       *save.Story
	twin    *keyforge.Game
	bot     bot.Bot
	legal   []keyforge.Command
	offered []keyforge.Command // by the twin
	last    string
	stuck   int // commands in a row that exceeded the limits
}

// step makes one decision.
func (t *tester) step(one *SoakResult) (err error) {
	defer arena.Recover(&err)
	g := t.s.Game()
	t.legal = g.Legal(t.legal[:0])
	if len(t.legal) == 0 {
		return errors.New("the game lives but nothing is legal")
	}
	var c keyforge.Command
	if t.stuck < looks {
		c = t.bot.Choose(g, t.legal)
	} else { // everything is tried
		c = t.legal[t.stuck-looks]
	}
	t.last = t.s.Game().Format(c)
	twins := t.s.At()%twinEvery == 0
	if twins {
		if t.s.At()%(2*twinEvery) == 0 {
			t.twin.CopyFrom(g)
		} else { // as from a save
			state := g.Snapshot()
			t.twin.Load(&state)
		}
		if t.offered = t.twin.Legal(t.offered[:0]); !slices.Equal(t.offered, t.legal) {
			return errors.New("a copy offers something else")
		}
	}
	before := g.Hash()
	err = t.s.Do(c)
	if errors.As(err, new(keyforge.OverflowError)) {
		one.Overflows++
		if g.Hash() != before {
			return errors.New("a command that went beyond the limits changed something")
		}
		if t.stuck++; t.stuck == looks+len(t.legal) {
			return fmt.Errorf("nothing that is legal can be done: %w", err)
		}
		return nil
	}
	t.stuck = 0
	if err != nil {
		return err
	}
	one.Decisions++
	if err := Check(g); err != nil {
		return err
	}
	events := g.Happened()
	for i := range events {
		if err := events[i].Check(); err != nil {
			return err
		}
	}
	if twins {
		if _, err := t.twin.Apply(c, nil); err != nil {
			return fmt.Errorf("a copy refuses it: %w", err)
		}
		if t.twin.Hash() != g.Hash() {
			return errors.New("a copy goes on differently")
		}
	}
	if t.s.At()%undoEvery == 0 {
		return arena.CheckUndo(t.s, undoLength)
	}
	return nil
}
