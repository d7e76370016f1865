package paired_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/paired"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/stats"
)

// config is of deals to two bots at easy, with decks drawn from three.
func config(t *testing.T, bot string) *paired.Config {
	t.Helper()
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	c := &paired.Config{Difficulty: "easy", Config: sim.Config{Catalogue: cat, Mode: keyraken.Adventure.Mode(adventure.Easy),
		Setup: adventure.Setup(keyraken.Adventure, make([]keyforge.Deal, 2), 0), Bots: []string{bot, bot}, Seed: 7, Workers: 1, Limit: 100_000}}
	for _, name := range []string{"onyx", "argus", "mciver"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		c.Pool = append(c.Pool, d.Deal(0))
	}
	return c
}

// played are the outcomes of the first deals, until one number of them has ended.
func played(t *testing.T, c *paired.Config, deals, enough int) (all []paired.Outcome) {
	t.Helper()
	var some []paired.Outcome
	for n := range deals {
		d, err := c.Deal(n)
		require.NoError(t, err)
		some = append(some, d)
	}
	require.NoError(t, c.Run(context.Background(), some, func(o paired.Outcome) (bool, error) {
		all = append(all, o)
		return len(all) < enough, nil
	}))
	return all
}

// Outcomes come in the order of the deals, however many are played at once, and no more than are wanted. Another bot plays the same
// deals, and is compared by them.
func TestPairs(t *testing.T) {
	greedy := played(t, config(t, "greedy"), 12, 12)
	require.Len(t, greedy, 12)
	for i, o := range greedy {
		assert.Equal(t, i, o.Number)
		assert.Equal(t, "greedy", o.Bots)
		assert.Positive(t, o.Turns)
	}
	c := config(t, "greedy")
	c.Workers = 3
	assert.Equal(t, greedy, played(t, c, 12, 12))
	assert.Equal(t, greedy[:4], played(t, c, 12, 4))

	random := played(t, config(t, "random"), 12, 12)
	p := paired.Compare(greedy, random)
	assert.Equal(t, 12, p.Deals())
	assert.Greater(t, p.New, p.Old)
	assert.Positive(t, p.Gain.Share)
	assert.Equal(t, 3, paired.Compare(greedy, random[9:]).Deals(), "only deals that both have played")
	c = config(t, "greedy")
	c.Hindsight = 4
	back := played(t, c, 12, 12)
	assert.Equal(t, 4, back[0].Hindsight)
	p = paired.Compare(greedy, back)
	assert.Greater(t, p.Old, p.New, "hindsight wins more")
	assert.Equal(t, stats.Wilson(p.Both, p.Both+p.Old), p.Taken)
	same := paired.Compare(greedy, greedy)
	assert.Zero(t, same.New+same.Old+same.Settled)
	assert.Equal(t, 1.0, same.Chance)
}

// Experts that think a tenth as long play the same deals otherwise.
func TestLightPlayers(t *testing.T) {
	c := config(t, "quick")
	c.Light = true
	d, err := c.Deal(0)
	require.NoError(t, err)
	assert.True(t, d.Light)
	b, err := c.Bot("expert", 1)
	require.NoError(t, err)
	c.Light = false
	full, err := c.Bot("expert", 1)
	require.NoError(t, err)
	assert.NotEqual(t, full, b)
	_, err = c.Bot("nobody", 1)
	require.Error(t, err)
}

// outcomes are those of that many deals, of which some are won.
func outcomes(deals int, won ...int) (all []paired.Outcome) {
	for n := range deals {
		all = append(all, paired.Outcome{Format: paired.Format, Number: n, Start: string(rune('a' + n))})
	}
	for _, n := range won {
		all[n].Won = true
	}
	return all
}

// The question is settled by eleven deals in a row that only one wins, or eight that only the other wins, and not by deals that
// both win or lose.
func TestWhenPairsAreSettled(t *testing.T) {
	some := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	lost := outcomes(20)
	p := paired.Compare(outcomes(20, some[:10]...), lost)
	assert.Equal(t, paired.Pairs{New: 10, Neither: 10, Taken: stats.Wilson(0, 0), Gain: p.Gain, Chance: p.Chance}, *p)
	p = paired.Compare(outcomes(20, some...), lost)
	assert.Equal(t, 11, p.Settled)
	assert.True(t, p.Better)
	p = paired.Compare(lost, outcomes(20, some[:7]...))
	assert.Zero(t, p.Settled)
	p = paired.Compare(lost, outcomes(20, some[:8]...))
	assert.Equal(t, 8, p.Settled)
	assert.False(t, p.Better)
	p = paired.Compare(outcomes(20, some...), outcomes(20, some...))
	assert.Equal(t, []int{11, 0, 9}, []int{p.Both, p.Settled, p.Neither})
}

// What is kept is read again in the order of the deals, each once, without a last line that was not written to its end.
func TestFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "outcomes.jsonl")
	none, err := paired.Read(path)
	require.NoError(t, err)
	assert.Empty(t, none)
	all := outcomes(3, 1)
	for _, n := range []int{2, 0, 1, 0} {
		f, err := results.Append(path)
		require.NoError(t, err)
		require.NoError(t, f.Keep(&all[n]))
		require.NoError(t, f.Close())
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(path, append(data, "{\"out"...), 0o600)) // it is stopped while it writes
	}
	again, err := paired.Read(path)
	require.NoError(t, err)
	assert.Equal(t, all, again)

	require.NoError(t, os.WriteFile(path, []byte("{\"outcome\":2}\n"), 0o600))
	_, err = paired.Read(path)
	require.Error(t, err)
	_, err = results.Append(filepath.Join(path, "below"))
	require.Error(t, err)
}

// An error of the caller ends the run and is told.
func TestRunsThatFail(t *testing.T) {
	c := config(t, "greedy")
	d, err := c.Deal(0)
	require.NoError(t, err)
	full := errors.New("disk full")
	err = c.Run(context.Background(), []paired.Outcome{d, d}, func(paired.Outcome) (bool, error) { return true, full })
	require.Error(t, err)
	c.Bots[1] = "nobody"
	err = c.Run(context.Background(), []paired.Outcome{d}, func(paired.Outcome) (bool, error) { return true, nil })
	assert.Error(t, err)
}
