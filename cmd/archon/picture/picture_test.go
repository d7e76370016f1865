package picture

import (
	"bytes"
	"image"
	"image/gif"
	_ "image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The end of a save is a picture, in a file that is never one that exists already.
func TestPicture(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	archon.Must(t, "sim", "--games", "1", "--mode", "duel", "--decks", "onyx,argus", "--bot", "random", "--save", dir)
	save := filepath.Join(dir, "game-000000.jsonl")
	read := func(file string) image.Image {
		f, err := os.Open(file)
		require.NoError(t, err)
		defer f.Close()
		img, _, err := image.Decode(f)
		require.NoError(t, err)
		return img
	}
	assert.Equal(t, "end.png\n", archon.Must(t, "picture", save, "--out", "end.png"))
	end := read("end.png")
	assert.Equal(t, image.Pt(1200, 675), end.Bounds().Size())

	assert.Regexp(t, `^game-[\d-]+-over\.png\n$`, archon.Must(t, "picture", save))
	assert.Regexp(t, `^game-[\d-]+-over-2\.png\n$`, archon.Must(t, "picture", save))
	archon.Must(t, "picture", save, "-o", "ru.png", "--lang", "ru")
	assert.NotEqual(t, end, read("ru.png"))

	_, errs, status := archon.Run("", "picture", save, "--out", "end.png")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "end.png: it exists already; choose another file with --out")
	assert.Equal(t, end, read("end.png"))
	_, errs, status = archon.Run("", "picture", save, "--out", filepath.Join("none", "end.png"))
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "end.png: it does not exist")
}

// The best turn is an animation.
func TestBestTurn(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	archon.Must(t, "sim", "--games", "1", "--mode", "duel", "--decks", "onyx,argus", "--bot", "random", "--save", dir)
	assert.Equal(t, "turn.gif\n", archon.Must(t, "picture", "game-000000.jsonl", "--out", "turn.gif"))
	data, err := os.ReadFile("turn.gif")
	require.NoError(t, err)
	g, err := gif.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	assert.Equal(t, image.Pt(800, 450), image.Pt(g.Config.Width, g.Config.Height))
	assert.Greater(t, len(g.Image), 10)
}

// What cannot be a picture is refused with what to do.
func TestNoPicture(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	archon.Must(t, "sim", "--games", "1", "--save", dir)
	data, err := os.ReadFile("game-000000.jsonl")
	require.NoError(t, err)
	lines := bytes.SplitAfter(data, []byte("\n"))
	require.NoError(t, os.WriteFile("half.jsonl", bytes.Join(lines[:len(lines)/2], nil), 0o600))
	for _, c := range [...]struct{ save, out, says string }{
		{"half.jsonl", "end.png", "half.jsonl: the game is not over yet; play it to its end"},
		{"none.jsonl", "end.png", "none.jsonl: it does not exist"},
		{"game-000000.jsonl", "end.jpg", "end.jpg: a picture is written as .png, the best turn as .gif"},
	} {
		_, errs, status := archon.Run("", "picture", c.save, "--out", c.out)
		assert.Equal(t, 2, status)
		assert.Contains(t, errs, c.says)
		assert.NoFileExists(t, c.out)
	}
}
