package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// options say which game is played; play and sim share them.
type options struct {
	pool       *pool
	decks      []string
	mode       string
	difficulty string
	seed       uint64
}

func (o *options) flags(f *pflag.FlagSet, seedDefault string) {
	f.StringSliceVar(&o.decks, "decks", []string{"onyx"}, "`decks` of the players, by short name or file, separated by commas")
	f.StringVar(&o.mode, "mode", "adventure", "adventure, the name of one, or duel")
	f.StringVar(&o.difficulty, "difficulty", "normal", "of the adventure: easy, normal or hard")
	f.Uint64Var(&o.seed, "seed", 1, "equal seeds make equal games")
	f.Lookup("seed").DefValue = seedDefault
}

// table is a game that can begin.
type table struct {
	pool  *pool
	cat   *game.Catalogue
	mode  game.Mode
	setup game.Setup
	decks []*deck.Deck
	names []string // of the decks, as they were given, all different
}

func (o *options) table() (*table, error) {
	cat, err := o.pool.catalogue()
	if err != nil {
		return nil, err
	}
	t := &table{pool: o.pool, cat: cat}
	var deals []game.Deal
	find := finder{pool: o.pool}
	for _, name := range o.decks {
		d, err := find.deck(name)
		if err != nil {
			return nil, err
		}
		if err := d.Playable(cat); err != nil {
			return nil, err
		}
		t.decks = append(t.decks, d)
		if slices.Contains(t.names, name) {
			name += fmt.Sprintf("#%d", len(t.names)+1)
		}
		t.names = append(t.names, name)
		deals = append(deals, d.Deal(0))
	}
	if o.mode == game.Duel.Name() {
		if len(deals) != 2 {
			return nil, languages.Fail("duel-needs-decks", len(deals))
		}
		t.mode = game.Duel
		t.setup = game.Setup{Decks: deals, Seed: o.seed, First: game.NoSide}
		return t, nil
	}
	a := o.pool.List[0]
	if o.mode != "adventure" {
		if a, err = o.pool.Named(o.mode); err != nil {
			return nil, languages.Fail("unknown-mode", strconv.Quote(o.mode), strings.Join(o.pool.Names(), ", "))
		}
	}
	if len(deals) < 1 || len(deals) > game.MaxSeats {
		return nil, languages.Fail("adventure-needs-decks", game.MaxSeats, len(deals))
	}
	difficulty, err := adventure.ParseDifficulty(o.difficulty)
	if err != nil {
		return nil, err
	}
	t.mode = a.Mode(difficulty)
	t.setup = adventure.Setup(a, deals, o.seed)
	return t, nil
}
