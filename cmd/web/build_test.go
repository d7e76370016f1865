package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSizeOverTheWire limits what a player has to download. Quick brotli compresses worse than the
// release does.
func TestSizeOverTheWire(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles the whole program for browsers")
	}
	dir, err := folder()
	require.NoError(t, err)
	packed, err := filepath.Glob(filepath.Join(dir, "*.br"))
	require.NoError(t, err)
	require.NotEmpty(t, packed)
	all := int64(0)
	for _, path := range packed {
		info, err := os.Stat(path)
		require.NoError(t, err)
		all += info.Size()
	}
	const most = 13 << 20
	assert.LessOrEqual(t, all, int64(most))
}

func TestAFolderOfOthersStays(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "mine"), nil, 0o644))
	require.Error(t, empty(dir))
	assert.FileExists(t, filepath.Join(dir, "mine"))
}
