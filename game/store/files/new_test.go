package files_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/files"
)

// A new file never replaces another; it may get a number instead.
func TestNewFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "end.png")
	for i, want := range []string{"end.png", "end-2.png", "end-3.png"} {
		got, err := files.Create(path, []byte{byte(i)})
		require.NoError(t, err)
		assert.Equal(t, want, filepath.Base(got))
	}
	require.ErrorIs(t, files.WriteNew(path, []byte("other")), fs.ErrExist)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, []byte{0}, data)

	_, err = files.Create(filepath.Join(filepath.Dir(path), "none", "end.png"), nil)
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, err = files.Create("", nil)
	require.ErrorIs(t, err, files.ErrNowhere)
}
