package blunders_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/blunders"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// config is of deals to greedy bots, with decks drawn from three.
func config(t *testing.T, players int) *blunders.Config {
	t.Helper()
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	c := &blunders.Config{Difficulty: "easy", Eyes: []blunders.Eye{{Bot: "greedy", Width: 4}}, Worlds: 1,
		Config: sim.Config{Catalogue: cat, Mode: keyraken.Adventure.Mode(adventure.Easy),
			Setup: adventure.Setup(keyraken.Adventure, make([]keyforge.Deal, players), 0), Seed: 7, Workers: 1, Limit: 100_000}}
	for range players {
		c.Bots = append(c.Bots, "greedy")
	}
	for _, name := range []string{"onyx", "argus", "mciver"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		c.Pool, c.Names = append(c.Pool, d.Deal(0)), append(c.Names, name)
	}
	return c
}

// examined are what is found out about some deals, by their numbers.
func examined(t *testing.T, c *blunders.Config, numbers ...int) map[int]blunders.Deal {
	t.Helper()
	all := map[int]blunders.Deal{}
	require.NoError(t, c.Run(context.Background(), numbers, func(d *blunders.Deal) error {
		all[d.Number] = *d
		return nil
	}))
	return all
}

// What is found out about a deal depends on nothing but its number, and is consistent.
func TestDeals(t *testing.T) {
	c := config(t, 2)
	numbers := []int{0, 1, 2, 3}
	all := examined(t, c, numbers...)
	require.Len(t, all, len(numbers))
	c.Workers = 3
	assert.Equal(t, all, examined(t, c, numbers...))
	found := 0
	for n, d := range all {
		key, err := c.Key(n)
		require.NoError(t, err)
		assert.Equal(t, key, d.Key)
		assert.Len(t, d.Decks, 2)
		assert.Equal(t, d.Winnable, d.Won || d.Foreseen, n)
		assert.Equal(t, d.Winnable && !d.Won, d.Blunder != nil, n)
		b := d.Blunder
		if b == nil {
			continue
		}
		found++
		assert.Equal(t, (b.Turn+1)/2, b.Round)
		assert.LessOrEqual(t, b.Turn, d.Turns)
		assert.Contains(t, blunders.Kinds, b.Kind)
		assert.Less(t, b.Decision, len(b.Done))
		assert.NotEqual(t, b.Done[b.Decision], b.Better[0])
		assert.Positive(t, b.Cost)
		assert.Positive(t, b.Left)
		assert.LessOrEqual(t, max(b.Imagined.Done, b.Imagined.Better), c.Worlds)
		assert.True(t, b.Seat == 1 || b.Seat == 2)
		if b.Turn > 0 {
			assert.Contains(t, b.Done, "house "+b.House)
		}
	}
	assert.Positive(t, found)
}

func TestEyes(t *testing.T) {
	eyes, err := blunders.ParseEyes("greedy:100,quick:3")
	require.NoError(t, err)
	assert.Equal(t, []blunders.Eye{{Bot: "greedy", Width: 100}, {Bot: "quick", Width: 3}}, eyes)
	assert.Equal(t, "quick:3", eyes[1].String())
	for _, wrong := range []string{"", "greedy", "greedy:0", "greedy:x", "nobody:3", "greedy:3,"} {
		_, err := blunders.ParseEyes(wrong)
		assert.Error(t, err, wrong)
	}
}

// deal is a deal of a group with a number.
func deal(number int, won, foreseen bool, b *blunders.Blunder) *blunders.Deal {
	return &blunders.Deal{Key: blunders.Key{Format: blunders.Format, Players: 2, Bots: "greedy", Worlds: 4, Number: number},
		Won: won, Foreseen: foreseen, Winnable: won || foreseen, Blunder: b}
}

// A file is continued where it was, whatever its last line has become.
func TestFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deals.jsonl")
	all, err := blunders.Read(path)
	require.NoError(t, err)
	assert.Empty(t, all)
	keep := func(deals ...*blunders.Deal) {
		f, err := results.Append(path)
		require.NoError(t, err)
		for _, d := range deals {
			require.NoError(t, f.Keep(d))
		}
		require.NoError(t, f.Close())
	}
	keep(deal(3, true, false, nil), deal(1, false, true, &blunders.Blunder{Kind: blunders.House}))
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, append(data, data[:len(data)-2]...), 0o600)) // it was stopped in a line
	all, err = blunders.Read(path)
	require.NoError(t, err)
	assert.Equal(t, []blunders.Deal{*deal(1, false, true, &blunders.Blunder{Kind: blunders.House}), *deal(3, true, false, nil)}, all)
	keep(deal(2, false, false, nil))
	data, err = os.ReadFile(path)
	require.NoError(t, err)
	assert.True(t, bytes.HasSuffix(data, []byte("}\n")), "nothing is left of the line")
	keep(deal(3, true, false, nil))
	all, err = blunders.Read(path)
	require.NoError(t, err)
	var numbers []int
	for _, d := range all {
		numbers = append(numbers, d.Number)
	}
	assert.Equal(t, []int{1, 2, 3}, numbers, "each once")
	require.NoError(t, os.WriteFile(path, []byte("{}\n"), 0o600))
	_, err = blunders.Read(path)
	assert.ErrorContains(t, err, "line 1")
}

// Deals are counted by groups, and blunders by what they have in common.
func TestSums(t *testing.T) {
	deals := []blunders.Deal{*deal(0, true, true, nil), *deal(1, true, false, nil), *deal(2, false, false, nil)}
	for n, b := range []blunders.Blunder{
		{Round: 1, Place: 1, Kind: blunders.House, Pool: 6, Cost: 6, Until: 1, Before: game.Certain / 4, After: game.Certain / 10,
			Chances: &blunders.Chances{Done: game.Certain / 5, Better: game.Certain / 5}, Imagined: &blunders.Imagined{Done: 1, Better: 4}},
		{Round: 6, Place: 2, Kind: blunders.Use, Pool: 2, Cost: 6, Before: game.Certain / 8,
			Chances: &blunders.Chances{Done: game.Certain / 5}, Imagined: &blunders.Imagined{Done: 2, Better: 1}},
		{Kind: blunders.Seats, Cost: 12, Until: 20, Before: game.Certain / 3, After: game.Certain / 3},
	} {
		deals = append(deals, *deal(3+n, false, true, &b))
	}
	other := *deal(0, false, false, nil)
	other.Players = 3
	sums := blunders.Sum(append(slices.Clone(deals), other))
	require.Len(t, sums, 2)
	s := &sums[0]
	assert.Equal(t, []int{6, 4, 5, 2, 1, 3}, []int{s.Deals, s.Foreseen.N, s.Winnable.N, s.Won.N, s.Taken.N, s.Blunders})
	assert.Equal(t, 0.25, s.Taken.Share.Share)
	assert.Equal(t, []game.Chance{game.Certain / 4, game.Certain / 10}, []game.Chance{s.Before, s.After})
	assert.Equal(t, []int{2, 1}, []int{s.Compared, s.Near.N})
	assert.Equal(t, []float64{0.375, 0.625, 0.25}, []float64{s.Cost.Done, s.Cost.Better, s.Cost.Mean})
	assert.Equal(t, []int{1, 1}, []int{s.Cost.More, s.Cost.Less})
	assert.InDelta(t, 0.25-1.96*0.5/1.4142, s.Cost.Low, 0.001)
	assert.Equal(t, blunders.Row{Name: "house", Count: s.Tables[2].Rows[0].Count, Cost: 0.75}, s.Tables[2].Rows[0])
	rows := map[string]map[string]int{}
	for _, table := range s.Tables {
		rows[table.By] = map[string]int{}
		n := 0
		for _, r := range table.Rows {
			rows[table.By][r.Name] = r.N
			n += r.N
		}
		assert.Equal(t, 3, n, table.By)
	}
	assert.Equal(t, map[string]map[string]int{
		"round":   {"0": 1, "1": 1, "5–6": 1},
		"place":   {"0": 1, "1": 1, "2": 1},
		"kind":    {"house": 1, "use": 1, "seats": 1},
		"risen":   {"0": 3},
		"missing": {"0": 1, "3–5": 1, "9+": 1},
		"until":   {"0": 1, "1": 1, "9+": 1},
		"told":    {"10–19": 1, "20–49": 2},
	}, rows)
	assert.Equal(t, []int{1, 0}, []int{sums[1].Deals, sums[1].Blunders})
}
