package lab

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"

	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
)

// limit is how many decisions a game may take: far more than games need.
const limit = 200_000

// Shard is one of several equal parts of an experiment, counted from 1. The zero value
// is all of it.
type Shard struct{ Part, Of int }

// has reports whether a game belongs to the shard. Each cell gives its first game to
// a different shard, so that cells with few games are shared out as well.
func (s Shard) has(cell, number int) bool { return s.Of < 2 || (cell+number)%s.Of == s.Part-1 }

// Options say how an experiment is run.
type Options struct {
	Workers int
	// Shard is the part that is played; a shard of a race plays its part of one round.
	Shard Shard
	// From, when not nil, is the same experiment; what was played there is not played
	// again.
	From *Result
	// Each, when not nil, is called after each game. Nothing else touches the result
	// during the call.
	Each func()
}

// Run plays what is left to play. When the context is canceled it returns without an
// error, with what has been played so far.
func (r *Result) Run(ctx context.Context, rules *scenario.Rules, o Options) error {
	if o.Workers < 1 || o.Shard.Of > 0 && (o.Shard.Part < 1 || o.Shard.Part > o.Shard.Of) {
		return message.New("lab-shard", fmt.Sprintf("%d/%d", o.Shard.Part, o.Shard.Of))
	}
	for ctx.Err() == nil {
		if due := r.due(&o); len(due) > 0 {
			if err := r.play(ctx, rules, &o, due); err != nil {
				return err
			}
		} else if o.Shard.Of > 1 || !r.Advance() {
			break
		}
	}
	return nil
}

// job is a game to be played.
type job struct{ cell, number int }

// due returns the games of the shard that have not been played yet, from all cells in
// turn.
func (r *Result) due(o *Options) []job {
	var due []job
	most := 0
	for i := range r.Cells {
		most = max(most, r.Cells[i].Games)
	}
	for n := range most {
		for i := range r.Cells {
			c := &r.Cells[i]
			if n < c.Games && o.Shard.has(i, n) && !c.Done.Has(n) && (o.From == nil || !o.From.Cells[i].Done.Has(n)) {
				due = append(due, job{i, n})
			}
		}
	}
	return due
}

// Remaining is how many games [Result.Run] would play: in a race, at most.
func (r *Result) Remaining(o Options) int {
	n := len(r.due(&o))
	if o.Shard.Of < 2 {
		n += r.remaining()
	}
	return n
}

// play plays the games.
func (r *Result) play(ctx context.Context, rules *scenario.Rules, o *Options, due []job) error {
	tables, err := r.tables(rules)
	if err != nil {
		return err
	}
	var mu sync.Mutex
	return workers.Share(ctx, o.Workers, len(due), func() workers.Do {
		w := worker{games: map[string]*keyforge.Game{}}
		return func(ctx context.Context, i int) error {
			d := due[i]
			counts, err := w.play(ctx, tables[d.cell], d.number)
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err != nil:
				return message.New("lab-game", d.number, r.Seed, err)
			case ctx.Err() == nil:
				c := &r.Cells[d.cell]
				c.Done.add(d.number)
				c.add(&counts)
				if o.Each != nil {
					o.Each()
				}
			}
			return nil
		}
	})
}

// table is everything that is needed to play the games of a cell.
type table struct {
	sim.Config
	rules string          // games with the same rules can reuse one game
	fixed []keyforge.Deal // of the cell
	pool  []keyforge.Deal // from which the others are drawn
	drawn int
	cards [][]Card // of each deck; none if they are not counted
}

// tables are the tables of all cells.
func (r *Result) tables(rules *scenario.Rules) ([]*table, error) {
	deals := make([]keyforge.Deal, len(r.Decks))
	for i := range r.Decks {
		var err error
		if deals[i], err = r.Decks[i].Deal(); err != nil {
			return nil, message.New("deck", i+1, err)
		}
	}
	var all []*table
	for i := range r.Cells {
		c := &r.Cells[i]
		m, err := rules.Named(c.Mode)
		if err != nil {
			return nil, err
		}
		mode, err := m.New(c.Difficulty)
		if err != nil {
			return nil, err
		}
		t := &table{rules: c.Mode + " " + c.Difficulty, drawn: c.Drawn}
		t.Config = sim.Config{Catalogue: rules.Catalogue, Mode: mode, Seed: r.seed(c), Limit: limit}
		t.Setup = keyforge.Setup{Boss: m.Boss, First: keyforge.NoSide, Options: keyforge.Options{Rulebook: keyforge.Newest}}
		for _, id := range m.Deck {
			t.Setup.Monster.Cards = append(t.Setup.Monster.Cards, keyforge.DealtCard{ID: id})
		}
		in := map[int]bool{}
		for j, d := range c.Decks {
			t.fixed = append(t.fixed, deals[d])
			t.cards = append(t.cards, nil)
			in[d] = true
			if c.Seats[j].Cards != nil {
				t.cards[j] = cardsOf(&r.Decks[d])
			}
		}
		for d := range deals {
			if c.Drawn > 0 && !in[d] {
				t.pool = append(t.pool, deals[d])
			}
		}
		if n := len(c.Decks) + c.Drawn; n > keyforge.MaxSeats || m.Boss == "" && n != 2 || c.Drawn > len(t.pool) {
			return nil, message.New("lab-decks", c.Mode, n)
		}
		for range len(c.Decks) + c.Drawn {
			t.Bots = append(t.Bots, r.Bot)
		}
		all = append(all, t)
	}
	return all, nil
}

// worker plays one game after another.
type worker struct {
	watcher
	games map[string]*keyforge.Game // by the rules
}

// play plays the game with that number and counts its outcome. The seats change from
// game to game.
func (w *worker) play(ctx context.Context, t *table, number int) (Counts, error) {
	g := w.games[t.rules]
	if g == nil {
		g = keyforge.Empty(t.Catalogue, t.Mode)
		g.SetQuiet(false)
		w.games[t.rules] = g
	}
	decks := t.fixed
	if t.drawn > 0 {
		others := rand.New(rand.NewPCG(t.Seed, ^uint64(number)))
		decks = append(make([]keyforge.Deal, 0, len(t.Bots)), t.fixed...)
		for _, i := range others.Perm(len(t.pool))[:t.drawn] {
			decks = append(decks, t.pool[i])
		}
	}
	c := t.Config
	c.Setup.Decks = make([]keyforge.Deal, len(decks))
	at := make([]keyforge.Side, len(decks))
	for i := range decks {
		at[i] = keyforge.Side((i + number) % len(decks))
		c.Setup.Decks[at[i]] = decks[i]
	}
	c.Watch = w.watch
	done, err := c.Play(ctx, g, uint64(number))
	if err != nil || ctx.Err() != nil {
		return Counts{}, err
	}
	counts := w.note(g, at[:len(t.fixed)], done.StateHash)
	for i := range t.fixed {
		counts.Seats[i].Cards = make([]Card, len(t.cards[i]))
		copy(counts.Seats[i].Cards, t.cards[i])
		w.cards(g, at[i], counts.Won > 0, counts.Seats[i].Cards)
	}
	return counts, nil
}
