package console

import (
	"context"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
)

// Any line typed on a terminal interrupts thinking and takes effect.
func TestTypingInterruptsAdvice(t *testing.T) {
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx"}, Mode: "adventure", Difficulty: "normal", Seed: 3}
	tb, err := o.Game()
	require.NoError(t, err)
	in, keys := io.Pipe()
	g, err := keyforge.New(tb.Catalogue, tb.Mode, tb.Setup)
	require.NoError(t, err)
	c := newConsole(context.Background(), save.Unsaved(g), tb, [keyforge.MaxSides]bot.Bot{}, in, io.Discard)
	c.in.live = true
	c.untilTyped(func(ctx context.Context) {
		go keys.Write([]byte("n\n"))
		<-ctx.Done()
	})
	line, ok := c.in.line()
	assert.True(t, ok)
	assert.Equal(t, "n", line)
	done := false
	c.untilTyped(func(context.Context) { done = true })
	assert.True(t, done, "nothing is typed")
	go keys.Write([]byte("y\n"))
	line, _ = c.in.line()
	assert.Equal(t, "y", line)
}
