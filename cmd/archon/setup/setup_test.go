package setup_test

import (
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// chosen are the options that some flags choose, and their command.
func chosen(t *testing.T, flags ...string) (*setup.Options, *cobra.Command) {
	t.Helper()
	o, c := &setup.Options{Pool: pool.Shipped}, &cobra.Command{}
	o.Flags(c, "1")
	require.NoError(t, c.ParseFlags(flags))
	return o, c
}

// Flags lay the table of a duel or of an adventure; equal decks get different names.
func TestTable(t *testing.T) {
	o, _ := chosen(t, "--mode", "duel", "--decks", "onyx,onyx", "--seed", "7")
	tb, err := o.Game()
	require.NoError(t, err)
	assert.Equal(t, keyforge.Duel.Name(), tb.Mode.Name())
	assert.Equal(t, []string{"onyx", "onyx#2"}, tb.Names)
	assert.Equal(t, uint64(7), tb.Setup.Seed)
	assert.Empty(t, tb.Setup.Boss)

	o, _ = chosen(t, "--difficulty", "hard")
	tb, err = o.Game()
	require.NoError(t, err)
	assert.Equal(t, "hard", tb.Difficulty)
	assert.Equal(t, pool.Shipped.List[0].Boss(), tb.Setup.Boss)
	assert.Len(t, tb.Setup.Decks, 1)
}

// Without flags one player with one deck plays the adventure at normal.
func TestTableWithoutFlags(t *testing.T) {
	o, c := chosen(t)
	tb, err := o.Game()
	require.NoError(t, err)
	assert.Equal(t, []string{"onyx"}, tb.Names)
	assert.Equal(t, "normal", tb.Difficulty)
	assert.Equal(t, uint64(1), tb.Setup.Seed)
	assert.Equal(t, pool.Shipped.List[0].Name(), tb.Mode.Name())
	assert.Equal(t, "1", c.Flags().Lookup("seed").DefValue)
}

// The seed draws as many different decks as are wanted, from those that are named or from all.
func TestDraw(t *testing.T) {
	archontest.OwnLibrary(t)
	o, c := chosen(t, "--seed", "3")
	names, err := o.Draw(c, 4)
	require.NoError(t, err)
	again, err := o.Draw(c, 4)
	require.NoError(t, err)
	assert.Equal(t, names, again)
	assert.Len(t, names, 4)
	assert.Subset(t, deck.Embedded(), names)
	for i, name := range names {
		assert.NotContains(t, names[:i], name)
	}
	all, err := o.Draw(c, 0)
	require.NoError(t, err)
	assert.Equal(t, deck.Embedded(), all)

	o, c = chosen(t, "--decks", "onyx,argus")
	names, err = o.Draw(c, 0)
	require.NoError(t, err)
	assert.Equal(t, []string{"onyx", "argus"}, names)
	_, err = o.Draw(c, 3)
	assert.Error(t, err)

	tb, err := o.Pooled([]string{"onyx", "argus", "mciver"}, 2)
	require.NoError(t, err)
	assert.Len(t, tb.Drawn, 3)
	assert.Len(t, tb.Setup.Decks, 2)
	assert.Equal(t, []string{"first", "second"}, tb.Names, "no deck is named")
	assert.Empty(t, tb.Decks)
	alone, _ := chosen(t)
	tb, err = alone.Pooled([]string{"onyx", "argus", "mciver"}, 2)
	require.NoError(t, err)
	assert.Len(t, tb.Setup.Decks, 2, "not those of the flags")
	_, err = o.Pooled([]string{"onyx", "argus"}, 2)
	assert.NoError(t, err, "as many as there are")
	_, err = o.Pooled([]string{"onyx"}, 2)
	assert.Error(t, err)
	_, err = o.Draw(c, 2)
	assert.NoError(t, err)
	_, err = o.Pooled([]string{"nobody-has-it", "onyx", "argus"}, 2)
	assert.Error(t, err)
}

// What cannot be played is refused, and the refusal says what could be.
func TestTableRefuses(t *testing.T) {
	for flags, why := range map[string]string{
		"--mode duel":                           "2 decks, not 1",
		"--mode duel --decks onyx,argus,mciver": "3",
		"--mode chess":                          `"chess"`,
		"--decks onyx,argus,mciver,onyx":        "4",
		"--decks nobody-has-it":                 "nobody-has-it",
		"--difficulty brutal":                   "brutal",
		"--variant no-such-storm":               "no-such-storm",
	} {
		o, _ := chosen(t, strings.Fields(flags)...)
		_, err := o.Game()
		assert.ErrorContains(t, err, why, flags)
	}
	o, c := chosen(t, "--difficulty", "easy", "--variant", "storm")
	assert.Error(t, c.ValidateFlagGroups())
	o.Decks = nil
	_, err := o.Game()
	assert.Error(t, err, "without a deck")
}

// A variant takes the place of a difficulty. As many play as there are decks, up to three.
func TestTableOfVariant(t *testing.T) {
	o, _ := chosen(t, "--variant", "storm", "--decks", "onyx,argus,mciver", "--mode", pool.Shipped.List[0].Name())
	tb, err := o.Game()
	require.NoError(t, err)
	assert.NotEqual(t, "normal", tb.Difficulty)
	assert.NotEmpty(t, tb.Difficulty)
	assert.Len(t, tb.Setup.Decks, 3)
	assert.Len(t, tb.Decks, 3)
	assert.Equal(t, pool.Shipped, tb.Pool)
	assert.NotNil(t, tb.Catalogue)
	for _, d := range tb.Setup.Decks {
		assert.Zero(t, d.Chains)
	}
	assert.Empty(t, tb.Voyage)
}

// In a duel chance says who begins.
func TestDuelHasNoFirstPlayer(t *testing.T) {
	o, _ := chosen(t, "--mode", "duel", "--decks", "onyx,argus")
	tb, err := o.Game()
	require.NoError(t, err)
	assert.Equal(t, keyforge.NoSide, tb.Setup.First)
	assert.Len(t, tb.Setup.Decks, 2)
	assert.Empty(t, tb.Difficulty)
}

// The voyage of the week says what is played; only the number of players is chosen.
func TestWeekly(t *testing.T) {
	for players := range keyforge.MaxSeats + 2 {
		o, _ := chosen(t, "--seed", "12", "--decks", "mciver", "--mode", "duel")
		o.Weekly, o.Players = true, players
		tb, err := o.Game()
		if players < 1 || players > keyforge.MaxSeats {
			assert.Error(t, err, players)
			continue
		}
		require.NoError(t, err)
		v := adventure.VoyageOf(pool.Shipped.List[0], time.Now())
		assert.Equal(t, v.Week, tb.Voyage)
		assert.Equal(t, v.Decks[:players], tb.Names)
		assert.Equal(t, v.Seed, tb.Setup.Seed)
		assert.Equal(t, v.Word, tb.Difficulty)
		assert.NotEmpty(t, tb.Setup.Boss)
	}
}
