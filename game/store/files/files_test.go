package files_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"github.com/keyraken/keyraken/game/store/files"
)

// A file is replaced as a whole, by one with the same permissions, and nothing is
// left beside it; if that fails, the old file stays.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a")
	require.NoError(t, files.Write(path, []byte("one")))
	require.NoError(t, os.Chmod(path, 0o600))
	require.NoError(t, files.Write(path, []byte("two")))
	data, err := files.Read(path, 3)
	require.NoError(t, err)
	assert.Equal(t, "two", string(data))
	info, err := os.Stat(path)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())

	require.NoError(t, os.Symlink(path, filepath.Join(dir, "link")))
	require.NoError(t, files.Write(filepath.Join(dir, "link"), []byte("three")))
	data, err = os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, "three", string(data), "a link stays a link")

	require.NoError(t, os.Mkdir(filepath.Join(dir, "taken"), 0o755))
	require.Error(t, files.Write(filepath.Join(dir, "taken"), []byte("four")))
	require.Error(t, files.Write(filepath.Join(dir, "not", "there"), []byte("four")))
	require.ErrorIs(t, files.Write("", []byte("four")), files.ErrNowhere)
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, left, 3)
}

// Anything that is not a file is refused at once, and so is a file that is too long.
func TestRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "long")
	require.NoError(t, os.WriteFile(path, []byte(strings.Repeat("x", 11)), 0o644))
	_, err := files.Read(path, 10)
	require.ErrorContains(t, err, "longer than 10 bytes")
	require.NoError(t, os.WriteFile(path, []byte("\ufefftext"), 0o644))
	data, err := files.Read(path, 10)
	require.NoError(t, err)
	assert.Equal(t, "text", string(data), "without the mark of an editor")
	_, err = files.Read(t.TempDir(), 10)
	require.ErrorIs(t, err, files.ErrNoFile)
	_, err = files.Read(os.DevNull, 10)
	require.ErrorIs(t, err, files.ErrNoFile)
	_, err = files.Read(filepath.Join(t.TempDir(), "none"), 10)
	require.ErrorIs(t, err, os.ErrNotExist)
}

// Without a home there is no directory: neither one at the root, nor one where the
// program happens to run.
func TestDirWithoutAHome(t *testing.T) {
	for _, home := range []string{"", "relative"} {
		t.Setenv("HOME", home)
		t.Setenv("XDG_DATA_HOME", "")
		xdg.Reload()
		assert.Empty(t, files.Dir("decks"), "HOME=%q", home)
		data := t.TempDir()
		t.Setenv("XDG_DATA_HOME", data)
		xdg.Reload()
		assert.Equal(t, filepath.Join(data, "keyraken", "decks"), files.Dir("decks"))
	}
	t.Cleanup(xdg.Reload)
}

// What the program keeps lies in folders of its own; where the environment names none, nothing is kept.
func TestWhereFilesAreKept(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere they are named otherwise")
	}
	home := t.TempDir()
	t.Setenv("HOME", home)
	for _, variable := range []string{"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
		t.Setenv(variable, "")
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	assert.Equal(t, filepath.Join(home, ".local", "share", "keyraken", "saves"), files.Dir("saves"))
	assert.Equal(t, filepath.Join(home, ".config", "keyraken", "settings.json"), files.Settings())
	assert.Equal(t, filepath.Join(home, ".cache", "keyraken", "pictures"), files.Cache("pictures"))

	pictures := filepath.Join(home, "Pictures")
	t.Setenv("XDG_PICTURES_DIR", pictures)
	xdg.Reload()
	assert.Empty(t, files.Pictures(), "there is none")
	require.NoError(t, os.WriteFile(pictures, nil, 0o644))
	assert.Empty(t, files.Pictures(), "it is a file")
	require.NoError(t, os.Remove(pictures))
	require.NoError(t, os.Mkdir(pictures, 0o755))
	assert.Equal(t, pictures, files.Pictures())

	t.Setenv("HOME", "")
	xdg.Reload()
	assert.Empty(t, files.Settings())
	assert.Empty(t, files.Cache("pictures"))
}

// A file whose size is unknown until it is read is refused if it is too long.
func TestReadWhatHasNoSize(t *testing.T) {
	const path = "/proc/self/status"
	if info, err := os.Stat(path); err != nil || info.Size() > 0 {
		t.Skip("there is no such file")
	}
	_, err := files.Read(path, 10)
	require.ErrorContains(t, err, "longer than 10 bytes")
	data, err := files.Read(path, 1<<20)
	require.NoError(t, err)
	assert.NotEmpty(t, data)
}

// What killed programs left is swept when the next file is written, and nothing else.
func TestSweep(t *testing.T) {
	dir, old := t.TempDir(), time.Now().Add(-time.Minute)
	put := func(name, data string, when time.Time) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, []byte(data), 0o600))
		require.NoError(t, os.Chtimes(path, when, when))
		return path
	}
	left := []string{put(".new-3w5e11264sgsf", "half", old), put(".new-w5e11264sgsf", "", old)}
	stay := []string{put(".new-deck.json", "own", old), put(".new-3w5e11264sgsg", "just begun", time.Now()), put("one.lock", "", old)}
	held := put(".new-3w5e11264sgsh", "being written", old)
	hold, err := files.Hold(held)
	require.NoError(t, err)
	require.NoError(t, files.Write(filepath.Join(dir, "a"), []byte("a")))
	for _, path := range left {
		assert.NoFileExists(t, path)
	}
	for _, path := range append(stay, held) {
		assert.FileExists(t, path)
	}

	lock, full := filepath.Join(dir, "one.lock"), put("two.lock", "written by somebody else", old)
	three := put("three.lock", "", old)
	taken, err := files.Hold(three)
	require.NoError(t, err)
	files.Sweep(dir, ".lock")
	assert.NoFileExists(t, lock)
	assert.FileExists(t, full)
	assert.FileExists(t, three, "it is held")
	one := put("one.lock", "", old)
	files.Sweep(dir, ".lock")
	assert.FileExists(t, one, "once is enough")
	require.NoError(t, errors.Join(taken.Free(), hold.Free()))
}

// A file stays while another program writes it.
func TestSweepLetsWritersWrite(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "js" {
		t.Skip("here an open file cannot be removed, or there is no other program")
	}
	dir := t.TempDir()
	data := bytes.Repeat([]byte("x"), 64<<20)
	done := make(chan error)
	go func() { done <- files.Write(filepath.Join(dir, "a"), data) }()
	for n := 0; ; n++ {
		select {
		case err := <-done:
			require.NoError(t, err)
			return
		default:
		}
		all, err := filepath.Glob(filepath.Join(dir, files.Temporary+"*"))
		require.NoError(t, err)
		for _, path := range all {
			old := time.Now().Add(-time.Minute)
			if info, err := os.Stat(path); err == nil && info.Size() > 0 && os.Chtimes(path, old, old) == nil {
				files.Sweep(dir, fmt.Sprint(n))
			}
		}
	}
}

// Nobody else holds a path that is held, whenever others release it; at the end nothing is left.
func TestAPathIsHeldByOne(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.lock")
	var holders, most atomic.Int32
	var all errgroup.Group
	for range 4 {
		all.Go(func() error {
			for held := 0; held < 1000; {
				l, err := files.Hold(path)
				if errors.Is(err, files.ErrHeld) {
					continue
				}
				if err != nil {
					return err
				}
				held++
				most.Store(max(most.Load(), holders.Add(1)))
				runtime.Gosched()
				holders.Add(-1)
				if err := l.Free(); err != nil {
					return err
				}
			}
			return nil
		})
	}
	require.NoError(t, all.Wait())
	assert.Equal(t, int32(1), most.Load())
	assert.NoFileExists(t, path)
}

// What is not a file is not replaced by one, and an error names the directory that is not there.
func TestOnlyFilesAreReplaced(t *testing.T) {
	dir := t.TempDir()
	gone := filepath.Join(dir, "gone")
	require.ErrorIs(t, files.Write(dir, []byte("x")), files.ErrNoFile)
	var missing *fs.PathError
	require.ErrorAs(t, files.Write(filepath.Join(gone, "a"), nil), &missing)
	assert.Equal(t, gone, missing.Path)
	if _, err := os.Stat("/dev/null"); err == nil && os.Getuid() != 0 { // or it would be lost if this failed
		require.ErrorIs(t, files.Write("/dev/null", nil), files.ErrNoFile)
	}
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, entries)
}

// Files are listed by their ending, the one changed last first; a folder that is not there has none.
func TestList(t *testing.T) {
	dir := t.TempDir()
	now := time.Now()
	for i, name := range []string{"b.save", "c.save", "a.save", "d.other"} {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, nil, 0o644))
		at := now.Add(time.Duration(i) * time.Hour)
		require.NoError(t, os.Chtimes(path, at, at))
	}
	require.NoError(t, os.Mkdir(filepath.Join(dir, "a folder.save"), 0o755))
	paths, err := files.List(dir, ".save")
	require.NoError(t, err)
	assert.Equal(t, []string{filepath.Join(dir, "a.save"), filepath.Join(dir, "c.save"), filepath.Join(dir, "b.save")}, paths)
	paths, err = files.List(filepath.Join(dir, "none"), ".save")
	require.NoError(t, err)
	assert.Empty(t, paths)
	_, err = files.List(filepath.Join(dir, "a.save"), ".save")
	assert.Error(t, err, "it is no folder")
}

// A sum is short enough for a name, and another for other data.
func TestSum(t *testing.T) {
	assert.Equal(t, "ba7816bf8f01cfea", files.Sum([]byte("abc")), "the beginning of its SHA-256")
	assert.NotEqual(t, files.Sum(nil), files.Sum([]byte{0}))
}

// What is wrong with a file that is written is told by its name, not by that of the unfinished one.
func TestWriteNamesItsFile(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("nothing is forbidden")
	}
	dir := t.TempDir()
	require.NoError(t, os.Chmod(dir, 0o500))
	path := filepath.Join(dir, "mine")
	err := files.Write(path, nil)
	require.ErrorContains(t, err, path)
	assert.NotContains(t, err.Error(), files.Temporary)
}
