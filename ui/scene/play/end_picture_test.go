package play_test

import (
	"errors"
	"image"
	_ "image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// pressPicture makes a picture of the end, and returns what the player is told.
func pressPicture(m *scenetest.Mouse) string {
	m.Click("picture", 0)
	m.Click("confirm", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "message" })
	m.Frame()
	words := m.Words()
	m.Stack.Pop()
	m.Frame()
	return words
}

// The end is kept as a picture, of the same size in every window and each time in a new file, of which
// the player is told.
func TestEndIsKeptAsAPicture(t *testing.T) {
	m := end(t)
	m.Stack.Gallery = art.NewGallery(art.Budget)
	m.Stack.Pictures = t.TempDir()
	for i, size := range [...][2]float64{{1280, 720}, {844, 390}, {1920, 1080}} {
		m.In.W, m.In.H = size[0], size[1]
		m.Frames(2)
		told := pressPicture(m)
		kept, err := filepath.Glob(filepath.Join(m.Stack.Pictures, "*-lost*.png"))
		require.NoError(t, err)
		require.Len(t, kept, i+1)
		assert.Contains(t, strings.ReplaceAll(told, "\n", ""), filepath.Base(kept[0])[:10])
	}
	first, again := pictureIn(t, m.Stack.Pictures, 0), pictureIn(t, m.Stack.Pictures, 2)
	assert.Equal(t, image.Pt(1200, 675), first.Bounds().Size())
	assert.Equal(t, first, again, "the window does not matter")
}

// pictureIn is a picture in a folder.
func pictureIn(t *testing.T, dir string, i int) image.Image {
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	f, err := os.Open(filepath.Join(dir, files[i].Name()))
	require.NoError(t, err)
	defer f.Close()
	img, _, err := image.Decode(f)
	require.NoError(t, err)
	return img
}

// Where there are no pictures, it goes beside the decks; where nothing is kept, the player is told so.
// In a browser it is a download.
func TestWhereThePictureGoes(t *testing.T) {
	m := end(t)
	assert.Contains(t, pressPicture(m), "HOME", "what to set")

	decks := filepath.Join(t.TempDir(), "decks")
	m.Stack.OpenLibrary(decks)
	m.Stack.Pictures = filepath.Join(t.TempDir(), "none")
	pressPicture(m)
	assert.Equal(t, 1200, pictureIn(t, filepath.Join(decks, "exports"), 0).Bounds().Dx())

	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	m.Stack.OpenLibrary(file)
	assert.Contains(t, pressPicture(m), "could not be kept")

	var name string
	m.Stack.Deliver = func(n string, data []byte) (string, error) { name = n; return n, nil }
	assert.Contains(t, pressPicture(m), "-lost.png")
	assert.Regexp(t, `^game-\d{4}-\d\d-\d\d-lost\.png$`, name)
	m.Stack.Deliver = func(string, []byte) (string, error) { return "", errors.New("no room") }
	assert.Contains(t, pressPicture(m), "no room")
}

// A position that was won has no decks and but one turn; it can be shown all the same.
func TestPictureOfAPosition(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Pictures = t.TempDir()
	m.Lay("victory")
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
	m.Settle()
	m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Table().Board.Boss})
	m.Settle()
	m.Until(func() bool { _, ok := m.Find("picture", 0); return ok })
	pressPicture(m)
	m.Click("picture", 0)
	m.Click("confirm", 1)
	m.Until(func() bool { return m.Stack.Top().Name() == "message" })
	kept, err := filepath.Glob(filepath.Join(m.Stack.Pictures, "game-*-won.*"))
	require.NoError(t, err)
	assert.Len(t, kept, 2)
}
