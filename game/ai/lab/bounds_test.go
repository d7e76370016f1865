package lab_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
)

// The numbers of games end where a cell has as many games as it may have.
func TestMostNumbers(t *testing.T) {
	var n lab.Numbers
	require.NoError(t, n.UnmarshalText([]byte("0-1048575")))
	assert.Equal(t, 1<<20, n.Len())
	assert.True(t, n.Has(1<<20-1))
	for _, bad := range []string{"0-1048576", "1048576"} {
		assert.Error(t, n.UnmarshalText([]byte(bad)), bad)
	}
}

// Of a result that cannot be, what cannot be is named.
func TestResultsThatCannotBe(t *testing.T) {
	r, rules := bench(t, "random", "onyx", "argus")
	r.Cell("keyraken", "easy", 3, 0, 1)
	r.Cell("duel", "", 3, 0, 1)
	run(t, r, rules, lab.Options{})
	parse := func(change func(*lab.Result, *lab.Cell)) error {
		o := r.Clone()
		change(o, &o.Cells[0])
		_, err := lab.Parse(o.JSON())
		return err
	}
	require.NoError(t, parse(func(*lab.Result, *lab.Cell) {}))
	for n, valid := range map[int]bool{-1: false, 0: true, 1 << 20: true, 1<<20 + 1: false} {
		err := parse(func(_ *lab.Result, c *lab.Cell) { c.Games = n })
		assert.Equal(t, valid, err == nil, "%d games: %v", n, err)
	}
	for n, valid := range map[int]bool{-1: false, 0: true, 1: true, 2: false} {
		err := parse(func(_ *lab.Result, c *lab.Cell) { c.Drawn = n })
		assert.Equal(t, valid, err == nil, "%d decks are drawn: %v", n, err)
	}
	for turns, valid := range map[int]bool{101: true, 102: false} {
		err := parse(func(_ *lab.Result, c *lab.Cell) { c.Ended = append(c.Ended, make([]int, turns-len(c.Ended))...) })
		assert.Equal(t, valid, err == nil, "%d turns: %v", turns, err)
	}
	for name, change := range map[string]func(*lab.Cell){
		"negative unfinished games": func(c *lab.Cell) { c.Unfinished = -1 },
		"no deck":                   func(c *lab.Cell) { c.Decks, c.Seats = nil, nil },
		"a negative deck":           func(c *lab.Cell) { c.Decks = []int{-1, 1} },
		"a game too many":           func(c *lab.Cell) { c.Ended[len(c.Ended)-1]++ },
		"a won game too many":       func(c *lab.Cell) { c.Won++ },
		"a card more":               func(c *lab.Cell) { c.Seats[1].Cards = append(c.Seats[1].Cards, lab.Card{ID: "anger"}) },
		"gauges out of order":       func(c *lab.Cell) { c.Gauges = append(c.Gauges, c.Gauges...) },
	} {
		assert.ErrorContains(t, parse(func(_ *lab.Result, c *lab.Cell) { change(c) }), "cells[0]", name)
	}
	same := func(o *lab.Result, c *lab.Cell) { o.Cells[1] = *c }
	assert.ErrorContains(t, parse(same), "cells[1]", "the same cell twice")
	assert.Error(t, parse(func(o *lab.Result, _ *lab.Cell) { o.Bot = "nobody" }))
}

// A race is of one to three decks, with at least a game of each team.
func TestRacesThatCannotBe(t *testing.T) {
	r, _ := bench(t, "random", "onyx", "argus")
	r.Strongest(lab.Race{Mode: "keyraken", Difficulty: "easy", Size: 1, Games: 1, Most: 1})
	parse := func(change func(*lab.Race)) error {
		o, race := r.Clone(), *r.Race
		change(&race)
		o.Race = &race
		_, err := lab.Parse(o.JSON())
		return err
	}
	require.NoError(t, parse(func(*lab.Race) {}))
	require.NoError(t, parse(func(c *lab.Race) { c.Size = 3 }))
	for i, change := range []func(*lab.Race){
		func(c *lab.Race) { c.Size = 0 }, func(c *lab.Race) { c.Size = 4 }, func(c *lab.Race) { c.Games = 0 }, func(c *lab.Race) { c.Most = 0 },
	} {
		assert.ErrorContains(t, parse(change), "race", fmt.Sprint(i))
	}
}

// A copy of a result shares nothing with it.
func TestCopiesShareNothing(t *testing.T) {
	r, rules := bench(t, "random", "onyx", "argus")
	r.Cell("keyraken", "easy", 3, 0, 1)
	run(t, r, rules, lab.Options{})
	before := slices.Clone(r.JSON())
	o := r.Clone()
	for i := range o.Cells[0].Gauges {
		for _, turns := range o.Cells[0].Gauges[i].Reached {
			for k := range turns {
				turns[k] += 1000
			}
		}
	}
	for i := range o.Cells[0].Seats {
		for k := range o.Cells[0].Seats[i].Cards {
			clear(o.Cells[0].Seats[i].Cards[k].Drawn)
		}
	}
	clear(o.Cells[0].Ended)
	clear(o.Cells[0].WonIn)
	assert.Equal(t, string(before), string(r.JSON()))
}
