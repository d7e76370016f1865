package expedition

import (
	"context"
	"math"
	"math/rand/v2"
	"sync"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/stats"
)

// limit is how many decisions a game of bots may take; one that takes more is lost.
const limit = 20_000

// Study is how many expeditions of bots are played at an ascent, by whom.
type Study struct {
	List    adventure.List
	Rules   *scenario.Rules
	Bot     string // in every seat
	Players int
	Runs    int
	Seed    uint64
	Workers int
}

// Figures are how the expeditions of an ascent went.
type Figures struct {
	Ascent     int            `json:"ascent"`
	Runs       int            `json:"runs"`
	Wins       int            `json:"wins"`
	Won        stats.Interval `json:"won"`
	Encounters float64        `json:"encounters"` // won, on average
	// Progress is the score without what the ascents add, on average, and Margin half of its 95 % interval.
	Progress float64 `json:"progress"`
	Margin   float64 `json:"margin"`
}

// Measure plays the expeditions of an ascent: each with decks of the program drawn by its seed, ways, boons and scars chosen at
// random. The same runs are played at every ascent.
func (s *Study) Measure(ctx context.Context, ascent int) (f Figures, err error) {
	f.Ascent = ascent
	var sum, squares float64
	var won int
	var mu sync.Mutex
	err = workers.Share(ctx, s.Workers, s.Runs, func() workers.Do {
		return func(ctx context.Context, number int) error {
			e, err := s.begin(ascent, uint64(number))
			if err == nil {
				err = s.play(ctx, e, rand.New(rand.NewPCG(s.Seed, uint64(number))))
			}
			if err != nil || ctx.Err() != nil {
				return err
			}
			mu.Lock()
			defer mu.Unlock()
			f.Runs++
			x := float64(e.Progress())
			sum, squares, won = sum+x, squares+x*x, won+e.Encounters()
			if e.Won() {
				f.Wins++
			}
			return nil
		}
	})
	f.Won = stats.Wilson(f.Wins, f.Runs)
	if n := float64(f.Runs); n > 0 {
		f.Encounters, f.Progress = float64(won)/n, sum/n
		f.Margin = stats.Normal95 * math.Sqrt(max(0, squares/n-f.Progress*f.Progress)/n)
	}
	return f, err
}

// begin begins the expedition of a run.
func (s *Study) begin(ascent int, number uint64) (*Expedition, error) {
	r := rand.New(rand.NewPCG(s.Seed, number))
	p := Plan{Seed: r.Uint64N(1 << 53), Ascent: ascent}
	names := deck.Embedded()
	for _, at := range r.Perm(len(names)) {
		if len(p.Seats) == s.Players {
			break
		}
		d, err := deck.Named(names[at])
		if err != nil {
			return nil, err
		}
		if w := DeckOf(d); checkDeck(&w) == nil {
			p.Seats = append(p.Seats, Seat{Bot: s.Bot, Deck: w})
		}
	}
	p.Companions = CompanionsFor(p.Seed, p.Seats)
	return New(s.List, p)
}

// play plays it to its end.
func (s *Study) play(ctx context.Context, e *Expedition, r *rand.Rand) error {
	for !e.Over() && ctx.Err() == nil {
		m := Choose(e, r)
		if e.Ask() == AskGame {
			var err error
			if m, err = s.game(ctx, e); err != nil {
				return err
			}
		}
		if err := e.Do(m); err != nil {
			return err
		}
	}
	return nil
}

// Choose is a random decision between games.
func Choose(e *Expedition, r *rand.Rand) Move {
	switch e.Ask() {
	case AskWay:
		return Move{Way, 1 + r.IntN(len(e.Ways()))}
	case AskBoon:
		return Move{Boon, 1 + r.IntN(len(e.Offers()))}
	case AskScar:
		return Move{Scar, 1 + r.IntN(len(e.Offers()))}
	}
	return Move{}
}

// game plays an encounter.
func (s *Study) game(ctx context.Context, e *Expedition) (Move, error) {
	h, err := e.Next("")
	if err != nil {
		return Move{}, err
	}
	g, err := s.Rules.Start(&h.Setup)
	if err != nil {
		return Move{}, err
	}
	g.SetQuiet(true)
	var bots [keyforge.MaxSeats]bot.Bot
	for seat := range g.Seats() {
		if bots[seat], err = bot.New(s.Bot, h.Seed+uint64(seat)+1); err != nil {
			return Move{}, err
		}
	}
	var legal []keyforge.Command
	for range limit {
		if ctx.Err() != nil || g.Over() {
			break
		}
		legal = g.Legal(legal[:0])
		if err := g.Do(bot.Choose(ctx, bots[g.Asked()], g, legal)); err != nil {
			return Move{}, err
		}
	}
	if m, ok := Outcome(g); ok {
		return m, nil
	}
	return Move{Verb: Lost}, nil
}
