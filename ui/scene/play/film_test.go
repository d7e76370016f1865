package play_test

import (
	"bytes"
	"image"
	"image/gif"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/art"
)

// The best turn is kept as an animation, which a bar accompanies; it takes as long as it should, and is
// small enough to be shared.
func TestBestTurnIsFilmed(t *testing.T) {
	m := end(t)
	m.Stack.Gallery = art.NewGallery(art.Budget)
	m.Stack.Pictures = t.TempDir()
	story := m.Table().Story
	hash, at := story.Game().Hash(), story.At()
	m.Click("picture", 0)
	m.Click("confirm", 1)
	m.Frame()
	require.Equal(t, "film", m.Stack.Top().Name())
	m.Until(func() bool { return m.Stack.Top().Name() == "message" })
	kept, err := filepath.Glob(filepath.Join(m.Stack.Pictures, "game-*-lost.gif"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	data, err := os.ReadFile(kept[0])
	require.NoError(t, err)
	assert.Less(t, len(data), 4<<20)
	g, err := gif.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	assert.Equal(t, image.Rect(0, 0, 800, 450), image.Rect(0, 0, g.Config.Width, g.Config.Height))
	assert.Greater(t, len(g.Image), 10)
	seconds := 0
	for _, d := range g.Delay {
		seconds += d
	}
	assert.Less(t, seconds, 1500, "hundredths of seconds")
	assert.Equal(t, hash, story.Game().Hash(), "the game is what it was")
	assert.Equal(t, at, story.At())
}

// Filming can be cancelled while frames are laid out, and while they are drawn; then nothing is kept.
func TestFilmIsCancelled(t *testing.T) {
	m := end(t)
	m.Stack.Pictures = t.TempDir()
	for _, frames := range []int{3, 300} {
		m.Click("picture", 0)
		m.Click("confirm", 1)
		m.Frames(frames)
		require.Equal(t, "film", m.Stack.Top().Name())
		m.Click("cancel", 0)
		m.Frame()
		require.Equal(t, "end", m.Stack.Top().Name())
	}
	m.Frames(10)
	kept, err := os.ReadDir(m.Stack.Pictures)
	require.NoError(t, err)
	assert.Empty(t, kept)
}
