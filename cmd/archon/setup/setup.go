// Package setup is which game is played: the flags that choose decks, mode, difficulty, variant and
// seed, which play, sim and train share, and the table that they lay.
package setup

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
)

// Options say which game is played; play and sim share them.
type Options struct {
	Pool       *pool.Pool
	Decks      []string
	Mode       string
	Difficulty string
	Variant    string // in place of a difficulty
	Rulebook   string
	Seed       uint64
	Weekly     bool // play the weekly voyage
	Players    int  // how many
}

// Flags adds the flags that choose a game.
func (o *Options) Flags(c *cobra.Command, seedDefault string) {
	f := c.Flags()
	f.StringSliceVar(&o.Decks, "decks", []string{"onyx"}, o.Pool.T("flag-decks"))
	f.StringVar(&o.Mode, "mode", "adventure", o.Pool.T("flag-mode"))
	f.StringVar(&o.Difficulty, "difficulty", "normal", o.Pool.T("flag-difficulty"))
	f.StringVar(&o.Variant, "variant", "", o.Pool.T("flag-variant"))
	c.MarkFlagsMutuallyExclusive("difficulty", "variant")
	f.StringVar(&o.Rulebook, "rulebook", keyforge.Newest.String(), o.Pool.T("flag-rulebook"))
	f.Uint64Var(&o.Seed, "seed", 1, o.Pool.T("flag-seed"))
	f.Lookup("seed").DefValue = seedDefault
}

// Game is a game that can begin.
type Game struct {
	Difficulty string // or variant, as saves call it; "" in a duel
	Voyage     string // the week of its voyage, if it is one
	Pool       *pool.Pool
	Catalogue  *keyforge.Catalogue
	Mode       keyforge.Mode
	Setup      keyforge.Setup
	Decks      []*deck.Deck
	Names      []string        // of the decks, as they were given, all different
	Drawn      []keyforge.Deal // each game draws those of its players from these; the report does not name decks then
}

// Game is the table of the game that is chosen.
func (o *Options) Game() (*Game, error) {
	week := ""
	if o.Weekly {
		if o.Players < 1 || o.Players > keyforge.MaxSeats {
			return nil, message.New("players-range", keyforge.MaxSeats, o.Players)
		}
		v := adventure.VoyageOf(o.Pool.List[0], time.Now())
		week, o.Mode, o.Decks, o.Seed, o.Variant = v.Week, "adventure", v.Decks[:o.Players], v.Seed, v.Word
	}
	cat, err := o.Pool.Catalogue()
	if err != nil {
		return nil, err
	}
	book, err := o.Book()
	if err != nil {
		return nil, err
	}
	t := &Game{Pool: o.Pool, Catalogue: cat, Voyage: week}
	var deals []keyforge.Deal
	find := collection.Finder{Pool: o.Pool}
	for _, name := range o.Decks {
		d, err := find.Playable(name)
		if err != nil {
			return nil, err
		}
		t.Decks = append(t.Decks, d)
		if slices.Contains(t.Names, name) {
			name += fmt.Sprintf("#%d", len(t.Names)+1)
		}
		t.Names = append(t.Names, name)
		deals = append(deals, d.Deal(0))
	}
	if o.Mode == keyforge.Duel.Name() {
		if len(deals) != 2 {
			return nil, message.New("duel-needs-decks", len(deals))
		}
		t.Mode = keyforge.Duel
		t.Setup = keyforge.Setup{Decks: deals, Seed: o.Seed, First: keyforge.NoSide}
		t.Setup.Rulebook = book
		return t, nil
	}
	a := o.Pool.List[0]
	if o.Mode != "adventure" {
		if a, err = o.Pool.Named(o.Mode); err != nil {
			return nil, message.New("unknown-mode", strconv.Quote(o.Mode), strings.Join(o.Pool.Names(), ", "))
		}
	}
	if len(deals) < 1 || len(deals) > keyforge.MaxSeats {
		return nil, message.New("adventure-needs-decks", keyforge.MaxSeats, len(deals))
	}
	if t.Mode, t.Difficulty, err = o.rules(a); err != nil {
		return nil, err
	}
	t.Setup = adventure.Setup(a, deals, o.Seed)
	t.Setup.Rulebook = book
	return t, nil
}

// Book is the chosen rulebook.
func (o *Options) Book() (keyforge.Rulebook, error) { return scenario.Rulebook(o.Rulebook) }

// rules are those of the chosen difficulty or variant, with the word that saves use for
// it.
func (o *Options) rules(a adventure.Adventure) (keyforge.Mode, string, error) {
	if o.Variant != "" {
		return adventure.FindMode(a, o.Variant)
	}
	d, err := adventure.ParseDifficulty(o.Difficulty)
	if err != nil {
		return nil, "", err
	}
	return a.Mode(d), d.String(), nil
}

// Pooled is a table with that many seats, for which each game draws decks from those
// with the names.
func (o Options) Pooled(names []string, seats int) (*Game, error) {
	if len(names) < seats {
		return nil, message.New("draws-decks", seats, len(names))
	}
	find := collection.Finder{Pool: o.Pool}
	var deals []keyforge.Deal
	for _, name := range names {
		d, err := find.Playable(name)
		if err != nil {
			return nil, err
		}
		deals = append(deals, d.Deal(0))
	}
	o.Decks = names[:seats]
	t, err := o.Game()
	if err != nil {
		return nil, err
	}
	t.Decks, t.Names, t.Drawn = nil, []string{"first", "second"}, deals
	return t, nil
}

// Draw names the decks that games draw from: n of them by the seed, or all if n is 0.
// They are those of --decks; otherwise all of the library and of the program or, without
// drawing, those of the program.
func (o *Options) Draw(c *cobra.Command, n int) ([]string, error) {
	if !c.Flags().Changed("decks") && n == 0 {
		return deck.Embedded(), nil
	}
	names := o.Decks
	if !c.Flags().Changed("decks") {
		var err error
		if names, err = collection.Playable(o.Pool, c.ErrOrStderr()); err != nil {
			return nil, err
		}
	}
	if n == 0 {
		return names, nil
	}
	if n > len(names) {
		return nil, message.New("draw-too-many", n, len(names))
	}
	some := make([]string, n)
	for i, at := range rand.New(rand.NewPCG(o.Seed, 0x64726177)).Perm(len(names))[:n] {
		some[i] = names[at]
	}
	return some, nil
}
