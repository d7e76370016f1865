// Package soak is archon soak: random games of all kinds, in search of faults.
package soak

import (
	"errors"
	"math/rand/v2"
	"os"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Command is archon soak.
func Command(p *pool.Pool) *cobra.Command {
	var decisions, workers int
	var seed uint64
	var name, out string
	c := &cobra.Command{
		Use:   "soak",
		Short: p.T("use-soak"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if decisions < 1 || workers < 1 {
				return message.New("at-least-1", "--decisions", "--workers")
			}
			kind, err := setup.Kind(c, p, name, "decisions", "seed", "workers", "out")
			if err != nil {
				return err
			}
			if kind != nil {
				return keepFault(soakKind(c, p, &arena.Soak{Kind: kind, Decisions: decisions, Seed: seed, Workers: workers}), out)
			}
			rules, err := p.Rules()
			if err != nil {
				return err
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			p.Print(c.OutOrStdout(), "soak-seed", seed)
			bar := terminal.Progress(c.ErrOrStderr(), decisions, p.T("bar-decisions"))
			s := sim.Soak{Rules: rules, Begin: soakGame(p.List, rules.Catalogue), Decisions: decisions, Seed: seed, Workers: workers,
				Each: func(n int) { _ = bar.Add(n) }}
			got, err := s.Run(ctx)
			_ = bar.Clear()
			p.Print(c.OutOrStdout(), "soak-done", got.Decisions, got.Games, got.Overflows)
			p.Print(c.OutOrStdout(), "soak-most", peaks(p, got.Peaks))
			p.Print(c.OutOrStdout(), "soak-room", peaks(p, keyforge.Capacity))
			return keepFault(err, out)
		},
	}
	setup.GameFlag(c, p, &name)
	c.Flags().IntVar(&decisions, "decisions", 100_000, p.T("flag-decisions"))
	c.Flags().Uint64Var(&seed, "seed", 1, p.T("flag-seed"))
	c.Flags().IntVar(&workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	c.Flags().StringVar(&out, "out", "soak-fault"+replay.Extension, p.T("flag-soak-out"))
	return c
}

func peaks(p *pool.Pool, most keyforge.Peaks) string {
	return p.T("soak-peaks", most.Frames, most.Triggers, most.Lasting, most.Hits, most.Pile, most.Cards)
}

// keepFault writes the game that went wrong.
func keepFault(err error, path string) error {
	var fault *arena.Fault
	if !errors.As(err, &fault) {
		return err
	}
	f, failed := os.Create(path)
	if failed == nil {
		failed = errors.Join(fault.Write(f), f.Close())
	}
	if failed != nil {
		return message.New("fault-not-written", exit.ErrFindings, err, failed)
	}
	return message.New("fault-written", exit.ErrFindings, path, err)
}

// soakGame makes headers of all modes: duels and adventures of one to three players
// at every difficulty and under any variant, with embedded decks or with arbitrary
// cards, with all questions or only real ones.
func soakGame(all adventure.List, cat *keyforge.Catalogue) func(uint64, *rand.Rand) (replay.Header, error) {
	return func(number uint64, r *rand.Rand) (replay.Header, error) {
		seats, boss := 2, adventure.Adventure(nil)
		if number%4 != 0 {
			seats, boss = int(number%4), all[r.IntN(len(all))]
		}
		var deals []keyforge.Deal
		for range seats {
			d, err := soakDeck(cat, r)
			if err != nil {
				return replay.Header{}, err
			}
			deals = append(deals, d)
		}
		setup := keyforge.Setup{Decks: deals, First: keyforge.NoSide}
		mode, difficulty := keyforge.Duel.Name(), ""
		if boss != nil {
			d := adventure.Difficulty(r.IntN(3))
			mode, difficulty, setup = boss.Name(), d.String(), adventure.Setup(boss, deals, 0)
			if v, ok := boss.(adventure.Varied); ok && r.IntN(2) == 0 {
				difficulty = adventure.VariantWord(v, adventure.RandomVariant(r, v))
			}
		}
		setup.Seed, setup.AskAll, setup.Rulebook = r.Uint64(), r.IntN(3) == 0, keyforge.Rulebook(r.IntN(len(keyforge.Rulebooks)))
		return save.Deal(mode, difficulty, setup), nil
	}
}

// soakDeck is an embedded deck, or arbitrary cards of the catalogue or of one set, with what is met
// among them that lies beside a deck.
func soakDeck(cat *keyforge.Catalogue, r *rand.Rand) (keyforge.Deal, error) {
	if names := deck.Embedded(); r.IntN(3) == 0 {
		d, err := deck.Named(names[r.IntN(len(names))])
		if err != nil {
			return keyforge.Deal{}, err
		}
		return d.Deal(0), nil
	}
	var d keyforge.Deal
	for _, h := range r.Perm(int(card.HouseCount)) {
		if h := card.House(h); card.AllHouses.Has(h) && len(d.Houses) < 3 {
			d.Houses = append(d.Houses, h)
		}
	}
	pool := soakPool(cat, r)
	for len(d.Cards) < deck.Size {
		c := pool[r.IntN(len(pool))]
		switch {
		case c.House == card.Monster:
		case c.Token:
			d.Token = c.ID
		case c.Type == card.PowerType:
			d.Power = c.ID
		case c.Type == card.ProphecyType:
			d.Prophecies = soakProphecies(pool, r)
		case c.InDecks():
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: c.ID, House: d.Houses[len(d.Cards)%3]})
			if c.Gigantic != "" {
				d.Cards = append(d.Cards, keyforge.DealtCard{ID: c.Gigantic, House: d.Cards[len(d.Cards)-1].House})
			}
		}
	}
	return d, nil
}

// soakPool is all cards of the catalogue, or for a third of the decks those of one set.
func soakPool(cat *keyforge.Catalogue, r *rand.Rand) (pool []*card.Card) {
	set := map[string]bool{}
	if r.IntN(3) == 0 {
		for _, c := range cards.Sets[r.IntN(len(cards.Sets))].Cards {
			set[c.ID] = true
		}
	}
	for n := range cat.Len() {
		if c := cat.Card(uint16(n + 1)); len(set) == 0 || set[c.ID] {
			pool = append(pool, c)
		}
	}
	return pool
}

// soakProphecies are four prophecies of the pool, or none where there are fewer.
func soakProphecies(pool []*card.Card, r *rand.Rand) (faces [2][2]string) {
	var all []string
	for _, c := range pool {
		if c.Type == card.ProphecyType {
			all = append(all, c.ID)
		}
	}
	if len(all) >= 4 {
		for i, n := range r.Perm(len(all))[:4] {
			faces[i/2][i%2] = all[n]
		}
	}
	return faces
}
