// Package train makes the networks with which expert bots judge positions: bots play
// whole games, what they saw when they chose houses is stored with how the game ended,
// and a network is fitted to that. Equal seeds make equal networks; the stored games let
// training continue where it was stopped.
package train

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/files"
)

// Kind is a kind of game that is played.
type Kind struct {
	Name    string // of its files
	Mode    keyforge.Mode
	Setup   keyforge.Setup // without decks
	Players int
	Games   int // rounded up to a whole number of files of 20 games each
}

// Games says what is played.
type Games struct {
	Catalogue *keyforge.Catalogue
	Tables    []Kind
	Pool      []keyforge.Deal // from which the decks are drawn
	Bot       string
	// Astray is how many house choices in a hundred are random, so that not only what
	// the bot likes is seen.
	Astray  int
	Seed    uint64
	Workers int
	Dir     string // where it is kept
	// Progress, when not nil, is called after each of the files.
	Progress func()
}

// Sample is what was seen when a house was chosen, and what came of it.
type Sample struct {
	Features [bot.FeatureCount]int16
	Seen     uint16 // how likely the side was to win as the bot saw it, of 65535
	Won      uint8
	Judged   uint8 // the bot saw it at all
}

// batch is how many games a file holds.
var batch = 20

// limit is how many decisions a game may take.
const limit = 6000

// job is the games of a file.
type job struct {
	table *Kind
	at    int
}

func (p *Games) jobs() (jobs []job) {
	for i := range p.Tables {
		for at := 0; at < p.Tables[i].Games; at += batch {
			jobs = append(jobs, job{&p.Tables[i], at})
		}
	}
	return jobs
}

// Files returns how many files hold the games.
func (p *Games) Files() int { return len(p.jobs()) }

// Play plays what has not been played yet.
func (p *Games) Play(ctx context.Context) error {
	if err := os.MkdirAll(p.Dir, 0o755); err != nil {
		return err
	}
	jobs := p.jobs()
	// The tables are mixed, so that an interrupted run has some games of each.
	rand.New(rand.NewPCG(p.Seed, 1)).Shuffle(len(jobs), func(i, j int) { jobs[i], jobs[j] = jobs[j], jobs[i] })
	var mu sync.Mutex
	return workers.Share(ctx, p.Workers, len(jobs), func() workers.Do {
		return func(ctx context.Context, i int) error {
			if err := p.batch(ctx, jobs[i].table, jobs[i].at); err != nil {
				return err
			}
			mu.Lock()
			defer mu.Unlock()
			if p.Progress != nil {
				p.Progress()
			}
			return nil
		}
	})
}

// batch plays the games of a file, unless there is one already.
func (p *Games) batch(ctx context.Context, t *Kind, at int) error {
	path := filepath.Join(p.Dir, fmt.Sprintf("%s-%d-%06d.samples", t.Name, p.Seed, at))
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	var all []Sample
	for i := at; i < at+batch; i++ {
		if ctx.Err() != nil {
			return nil
		}
		s, err := p.game(t, uint64(i))
		if err != nil {
			return fmt.Errorf("game %d of %s: %w", i, t.Name, err)
		}
		all = append(all, s...)
	}
	var data bytes.Buffer
	if err := binary.Write(&data, binary.LittleEndian, all); err != nil {
		return err
	}
	return files.Write(path, data.Bytes())
}

// game plays one game.
func (p *Games) game(t *Kind, number uint64) ([]Sample, error) {
	seeds := rand.NewPCG(p.Seed^hash(t.Name), number)
	r := rand.New(seeds)
	setup := t.Setup
	setup.Seed = seeds.Uint64()
	for _, i := range r.Perm(len(p.Pool))[:t.Players] {
		setup.Decks = append(setup.Decks, p.Pool[i])
	}
	g, err := keyforge.New(p.Catalogue, t.Mode, setup)
	if err != nil {
		return nil, err
	}
	g.SetQuiet(true)
	var seats [keyforge.MaxSeats]bot.Bot
	for i := range seats {
		if seats[i], err = bot.New(p.Bot, seeds.Uint64()); err != nil {
			return nil, err
		}
	}
	var reader bot.Reader
	var samples []Sample
	var sides []keyforge.Side
	var legal []keyforge.Command
	for n := 0; !g.Over() && n < limit; n++ {
		q := *g.Question()
		legal = g.Legal(legal[:0])
		var c keyforge.Command
		if q.Purpose == keyforge.ForHouse {
			s := Sample{Features: reader.Read(g, q.Side)}
			if e, ok := seats[q.Side].(*bot.Expert); ok {
				thought := e.Think(context.Background(), g)
				c = thought.Options[0].Command
				s.Judged, s.Seen = 1, uint16(int64(thought.Chance)*65535/int64(game.Certain))
			} else {
				c = seats[q.Side].Choose(g, legal)
			}
			if r.IntN(100) < p.Astray {
				c = legal[r.IntN(len(legal))]
			}
			samples = append(samples, s)
			sides = append(sides, q.Side)
		} else {
			c = seats[q.Side].Choose(g, legal)
		}
		if _, err := g.Apply(c, nil); err != nil {
			break // beyond the limits of the engine: an unfinished game
		}
	}
	if !g.Over() {
		return nil, nil
	}
	for i := range samples {
		if g.Won(sides[i]) {
			samples[i].Won = 1
		}
	}
	return samples, nil
}

func hash(s string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(s)) // never fails
	return h.Sum64()
}

// Load reads all samples of the files that match.
func Load(pattern string) ([]Sample, error) {
	names, err := filepath.Glob(pattern)
	if err != nil {
		return nil, err
	}
	var all []Sample
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		part := make([]Sample, len(data)/binary.Size(Sample{}))
		if _, err := binary.Decode(data, binary.LittleEndian, part); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, part...)
	}
	return all, nil
}
