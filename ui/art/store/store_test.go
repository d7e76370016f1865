package store_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards/cota"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/store"
	"github.com/keyraken/keyraken/ui/paint"
)

func picture(shade byte) *paint.Bitmap {
	b := &paint.Bitmap{W: 24, H: 20, Pix: make([]byte, 4*24*20)}
	for i := range b.Pix {
		b.Pix[i] = byte(i*int(shade) + i/7)
		if i%4 == 3 {
			b.Pix[i] = 255
		}
	}
	return b
}

func TestWhatIsKeptComesBack(t *testing.T) {
	dir := t.TempDir()
	s := store.Open(dir, "v1", 1<<20)
	assert.Nil(t, s.Load("troll-192"))
	troll := art.Paint(art.Of(cota.Troll), 96)
	s.Keep("troll-192", troll)
	assert.Equal(t, troll, s.Load("troll-192"))
	assert.Equal(t, troll, store.Open(dir, "v1", 1<<20).Load("troll-192"))
}

// Pictures painted by another version are removed.
func TestVersions(t *testing.T) {
	dir := t.TempDir()
	store.Open(dir, "v1", 1<<20).Keep("troll", picture(3))
	assert.Nil(t, store.Open(dir, "v2", 1<<20).Load("troll"))
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, entries)
}

// A damaged file counts as missing, and having no store does no harm.
func TestDamage(t *testing.T) {
	dir := t.TempDir()
	s := store.Open(dir, "v1", 1<<20)
	s.Keep("troll", picture(3))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "v1", "troll.png"), []byte("\x89PNG no more"), 0o600))
	assert.Nil(t, s.Load("troll"))
	s.Keep("troll", picture(5))
	assert.Equal(t, picture(5), s.Load("troll"))
	file := filepath.Join(dir, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	nowhere := store.Open(file, "v1", 1<<20)
	nowhere.Keep("troll", picture(3))
	assert.Nil(t, nowhere.Load("troll"))
}

// There are never more bytes than allowed; the least recently used pictures go first.
func TestBound(t *testing.T) {
	dir := t.TempDir()
	const most = 20_000
	s := store.Open(dir, "v1", most)
	notes := filepath.Join(dir, "v1", "notes.txt")
	s.Keep("card-00", picture(1))
	require.NoError(t, os.WriteFile(notes, nil, 0o600))
	old := time.Now().Add(-200 * time.Hour)
	require.NoError(t, os.Chtimes(notes, old, old))
	for i := range 60 {
		name := fmt.Sprintf("card-%02d", i)
		s.Keep(name, picture(byte(2*i+1)))
		old := time.Now().Add(time.Duration(i-100) * time.Hour)
		require.NoError(t, os.Chtimes(filepath.Join(dir, "v1", name+".png"), old, old))
		require.NotNil(t, s.Load("card-00"), "it is used again and again")
		files, err := os.ReadDir(filepath.Join(dir, "v1"))
		require.NoError(t, err)
		var sum int64
		for _, f := range files {
			info, err := f.Info()
			require.NoError(t, err)
			sum += info.Size()
		}
		require.LessOrEqual(t, sum, int64(most))
	}
	assert.NotNil(t, s.Load("card-59"))
	assert.Nil(t, s.Load("card-01"))
	assert.FileExists(t, notes, "it is no picture")
}

// A gallery paints nothing that the store has.
func TestGalleryReadsTheStore(t *testing.T) {
	s := store.Open(t.TempDir(), "v1", 1<<20)
	first := art.NewGallery(art.Budget).AtOnce().Keep(s).Picture(cota.Troll, 96)
	assert.Equal(t, art.Paint(art.Of(cota.Troll), 96), first)
	assert.Equal(t, first, art.NewGallery(art.Budget).AtOnce().Keep(s).Picture(cota.Troll, 96))
	mark := &marked{}
	assert.Same(t, mark.Load(""), art.NewGallery(art.Budget).AtOnce().Keep(mark).Picture(cota.Troll, 96))
}

// marked has one picture for everything.
type marked struct{ b paint.Bitmap }

func (m *marked) Load(string) *paint.Bitmap  { return &m.b }
func (m *marked) Keep(string, *paint.Bitmap) {}

func BenchmarkLoad192(b *testing.B) {
	s := store.Open(b.TempDir(), "v1", 1<<20)
	s.Keep("troll", art.Paint(art.Of(cota.Troll), 192))
	for b.Loop() {
		s.Load("troll")
	}
}
