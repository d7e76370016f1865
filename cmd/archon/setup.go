package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
)

// options say which game is played; play and sim share them.
type options struct {
	pool       *pool
	decks      []string
	mode       string
	difficulty string
	variant    string // in place of a difficulty
	seed       uint64
	weekly     bool // play the weekly voyage
	players    int  // how many
}

func (o *options) flags(c *cobra.Command, seedDefault string) {
	f := c.Flags()
	f.StringSliceVar(&o.decks, "decks", []string{"onyx"}, o.pool.T("flag-decks"))
	f.StringVar(&o.mode, "mode", "adventure", o.pool.T("flag-mode"))
	f.StringVar(&o.difficulty, "difficulty", "normal", o.pool.T("flag-difficulty"))
	f.StringVar(&o.variant, "variant", "", o.pool.T("flag-variant"))
	c.MarkFlagsMutuallyExclusive("difficulty", "variant")
	f.Uint64Var(&o.seed, "seed", 1, o.pool.T("flag-seed"))
	f.Lookup("seed").DefValue = seedDefault
}

// table is a game that can begin.
type table struct {
	difficulty string // or variant, as saves call it; "" in a duel
	voyage     string // the week of its voyage, if it is one
	pool       *pool
	cat        *keyforge.Catalogue
	mode       keyforge.Mode
	setup      keyforge.Setup
	decks      []*deck.Deck
	names      []string        // of the decks, as they were given, all different
	drawn      []keyforge.Deal // each game draws those of its players from these; the report does not name decks then
}

func (o *options) table() (*table, error) {
	week := ""
	if o.weekly {
		if o.players < 1 || o.players > keyforge.MaxSeats {
			return nil, message.New("players-range", keyforge.MaxSeats, o.players)
		}
		v := adventure.VoyageOf(o.pool.List[0], time.Now())
		week, o.mode, o.decks, o.seed, o.variant = v.Week, "adventure", v.Decks[:o.players], v.Seed, v.Word
	}
	cat, err := o.pool.catalogue()
	if err != nil {
		return nil, err
	}
	t := &table{pool: o.pool, cat: cat, voyage: week}
	var deals []keyforge.Deal
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
	if o.mode == keyforge.Duel.Name() {
		if len(deals) != 2 {
			return nil, message.New("duel-needs-decks", len(deals))
		}
		t.mode = keyforge.Duel
		t.setup = keyforge.Setup{Decks: deals, Seed: o.seed, First: keyforge.NoSide}
		return t, nil
	}
	a := o.pool.List[0]
	if o.mode != "adventure" {
		if a, err = o.pool.Named(o.mode); err != nil {
			return nil, message.New("unknown-mode", strconv.Quote(o.mode), strings.Join(o.pool.Names(), ", "))
		}
	}
	if len(deals) < 1 || len(deals) > keyforge.MaxSeats {
		return nil, message.New("adventure-needs-decks", keyforge.MaxSeats, len(deals))
	}
	if t.mode, t.difficulty, err = o.rules(a); err != nil {
		return nil, err
	}
	t.setup = adventure.Setup(a, deals, o.seed)
	return t, nil
}

// rules are those of the chosen difficulty or variant, with the word that saves use for
// it.
func (o *options) rules(a adventure.Adventure) (keyforge.Mode, string, error) {
	if o.variant != "" {
		return adventure.Find(a, o.variant)
	}
	d, err := adventure.ParseDifficulty(o.difficulty)
	if err != nil {
		return nil, "", err
	}
	return a.Mode(d), d.String(), nil
}

// pooled is a table with that many seats, for which each game draws decks from those
// with the names.
func (o options) pooled(names []string, seats int) (*table, error) {
	if len(names) < seats {
		return nil, message.New("draws-decks", seats, len(names))
	}
	find := finder{pool: o.pool}
	var deals []keyforge.Deal
	for _, name := range names {
		d, err := find.deck(name)
		if err != nil {
			return nil, err
		}
		cat, err := o.pool.catalogue()
		if err != nil {
			return nil, err
		}
		if err := d.Playable(cat); err != nil {
			return nil, err
		}
		deals = append(deals, d.Deal(0))
	}
	o.decks = names[:seats]
	t, err := o.table()
	if err != nil {
		return nil, err
	}
	t.decks, t.names, t.drawn = nil, []string{"first", "second"}, deals
	return t, nil
}

// draw names the decks that games draw from: n of them by the seed, or all if n is 0.
// They are those of --decks; otherwise all of the library and of the program or, without
// drawing, those of the program.
func (o *options) draw(c *cobra.Command, n int) ([]string, error) {
	if !c.Flags().Changed("decks") && n == 0 {
		return deck.Embedded(), nil
	}
	names := o.decks
	if !c.Flags().Changed("decks") {
		s, err := o.pool.openCollection(c.ErrOrStderr())
		if err != nil {
			return nil, err
		}
		names = nil
		for i := range s.entries {
			if e := &s.entries[i]; library.MissingCards(e.Deck, s.cat) == 0 {
				names = append(names, e.ID)
			}
		}
		slices.Sort(names)
	}
	if n == 0 {
		return names, nil
	}
	if n > len(names) {
		return nil, message.New("draw-too-many", n, len(names))
	}
	some := make([]string, n)
	for i, at := range rand.New(rand.NewPCG(o.seed, 0x64726177)).Perm(len(names))[:n] {
		some[i] = names[at]
	}
	return some, nil
}
