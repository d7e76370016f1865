// Package paired compares players of an adventure by equal deals. Each deal that a player has played is a line of a file, an
// [Outcome]; the file of one player is the reference for others, also after the player has changed: what it did is written down.
//
// Most of what decides a game is how kind the deal is, which falls away where both play the same deals. Only deals that one wins and
// the other loses tell who is better. [Compare] counts them and says after how many the question was settled, so that no more games
// need to be played.
package paired

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// Format is the version of the lines.
const Format = 1

// Outcome is how a deal ended that somebody played.
type Outcome struct {
	Format     int    `json:"outcome"`
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty"`
	Players    int    `json:"players"`
	Bots       string `json:"bots"`
	Light      bool   `json:"light,omitempty"`     // they thought a tenth as long
	Hindsight  int    `json:"hindsight,omitempty"` // see [sim.Config]
	Seed       uint64 `json:"seed"`
	Number     int    `json:"number"`
	Start      string `json:"start"` // the hash of the state in which the game began
	Turns      int    `json:"turns"`
	Won        bool   `json:"won"`
}

// Config says which deals are played, and by whom.
type Config struct {
	sim.Config        // of an adventure
	Difficulty string // or variant, as saves call it
}

// Deal is the deal with that number before it is played.
func (c *Config) Deal(number int) (Outcome, error) {
	setup, _ := c.Config.Deal(uint64(number))
	g, err := keyforge.New(c.Catalogue, c.Mode, setup)
	if err != nil {
		return Outcome{}, err
	}
	return Outcome{Format: Format, Mode: c.Mode.Name(), Difficulty: c.Difficulty, Players: len(c.Bots),
		Bots: strings.Join(slices.Compact(slices.Clone(c.Bots)), ","), Light: c.Light, Hindsight: c.Hindsight,
		Seed: c.Seed, Number: number, Start: fmt.Sprintf("%016x", g.Hash())}, nil
}

// Run plays the deals, several at a time, and tells how each ended, one at a time and in their order, until it is told that it is
// enough or the context is canceled.
func (c *Config) Run(ctx context.Context, deals []Outcome, tell func(Outcome) (more bool, err error)) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var (
		failed error
		mu     sync.Mutex
		next   atomic.Int64
		wg     sync.WaitGroup
		told   int
		early  = map[int]Outcome{} // that ended before others that began before them
	)
	played := func(at int, o Outcome) (err error) {
		early[at] = o
		for o, ended := early[told]; ended && err == nil && ctx.Err() == nil; o, ended = early[told] {
			delete(early, told)
			told++
			var more bool
			if more, err = tell(o); !more {
				stop()
			}
		}
		return err
	}
	for range min(c.Workers, len(deals)) {
		wg.Go(func() {
			g := keyforge.Empty(c.Catalogue, c.Mode)
			g.SetQuiet(true)
			for i := int(next.Add(1)) - 1; i < len(deals) && search.KeepThinking(ctx); i = int(next.Add(1)) - 1 {
				o := deals[i]
				r, err := c.Play(ctx, g, uint64(o.Number))
				o.Turns, o.Won = r.Turns, r.Wins[0] == 1
				mu.Lock()
				if ctx.Err() == nil {
					if err == nil {
						err = played(i, o)
					}
					if err != nil {
						failed = message.New("lab-game", o.Number, c.Seed, err)
						stop()
					}
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return failed
}

// Read reads the outcomes of a file by seed and number; without the file there are none. A last line that was not written to its end
// does not count.
func Read(path string) ([]Outcome, error) {
	all, err := results.Read(path, func(o *Outcome) bool { return o.Format == Format })
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(all, func(a, b Outcome) int {
		return cmp.Or(cmp.Compare(a.Seed, b.Seed), cmp.Compare(a.Number, b.Number), cmp.Compare(a.Start, b.Start))
	})
	return slices.CompactFunc(all, func(a, b Outcome) bool { return a.Start == b.Start }), nil
}
