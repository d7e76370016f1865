package shards_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/shards"
)

// The end is kept as a picture in a new file, of which the player is told.
func TestEndAsAPicture(t *testing.T) {
	log := begin(t, "duel", 2, 3)
	p, err := shards.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	for g := log.Game(); !g.Over(); {
		require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
	}
	m := open(t, atOnce, log, alone(2))
	m.Stack.Pictures = t.TempDir()
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	for n := 1; n <= 2; n++ {
		m.Click("picture", 0)
		m.Until(func() bool { return m.Stack.Top().Name() == "message" })
		m.Frame()
		assert.Contains(t, m.Words(), m.Stack.Pictures)
		m.Stack.Pop()
		files, err := os.ReadDir(m.Stack.Pictures)
		require.NoError(t, err)
		assert.Len(t, files, n)
	}
}
