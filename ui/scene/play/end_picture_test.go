package play_test

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/paint"
)

// The end can be kept as a picture: with the decks, the result and the chart, in a file of which the
// player is told.
func TestEndIsKeptAsAPicture(t *testing.T) {
	m := end(t)
	dir := filepath.Join(t.TempDir(), "decks")
	m.Stack.OpenLibrary(dir)
	assert.Nil(t, m.Stack.TakePoster())
	m.Click("picture", 0)
	m.Frame()
	p := m.Stack.TakePoster()
	require.NotNil(t, p)
	assert.Nil(t, m.Stack.TakePoster(), "one is enough")
	list := p.Paint()
	for _, words := range []string{m.Table().Story.Header.Decks[0].Name, m.Table().Story.Header.Decks[1].Name,
		m.Stack.T("defeat"), m.Stack.T("chart-damage"), m.Stack.T("difficulty-easy")} {
		assert.True(t, slices.ContainsFunc(list.Ops, func(op paint.Op) bool { return strings.Contains(op.Text, words) }), words)
	}
	assert.Empty(t, list.Truncated)
	p.Done(image.NewRGBA(image.Rect(0, 0, p.W, p.H)))
	m.Until(func() bool { return strings.Contains(m.Words(), "exports") })
	kept, err := filepath.Glob(filepath.Join(dir, "exports", "*.png"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	f, err := os.Open(kept[0])
	require.NoError(t, err)
	defer f.Close()
	size, _, err := image.DecodeConfig(f)
	require.NoError(t, err)
	assert.Equal(t, [2]int{1200, 675}, [2]int{size.Width, size.Height})
}
