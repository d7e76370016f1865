package talk

import (
	"context"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/cmd/archon/pool"
)

// Any line typed on a terminal interrupts thinking and takes effect.
func TestTypingInterruptsThinking(t *testing.T) {
	in, keys := io.Pipe()
	c := New(context.Background(), pool.Shipped, in, io.Discard)
	c.in.live = true
	c.UntilTyped(func(ctx context.Context) {
		go keys.Write([]byte("n\n"))
		<-ctx.Done()
	})
	line, ok := c.in.line()
	assert.True(t, ok)
	assert.Equal(t, "n", line)
	done := false
	c.UntilTyped(func(context.Context) { done = true })
	assert.True(t, done, "nothing is typed")
	go keys.Write([]byte("y\n"))
	line, _ = c.in.line()
	assert.Equal(t, "y", line)
}
