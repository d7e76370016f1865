package setup_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

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
	_, err = o.Pooled([]string{"onyx"}, 2)
	assert.Error(t, err)
}
