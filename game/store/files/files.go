// Package files knows where the program keeps what belongs to its user, and how
// to read and write it: a file is written whole or not at all, and what is read
// is a regular file within a size limit.
package files

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/adrg/xdg"

	"github.com/keyraken/keyraken/game/message"
)

// ErrNowhere says that nothing is kept, since the environment does not say where, and what to
// set.
var ErrNowhere = message.New("no-home")

// Dir is a directory of the program in the platform's data directory. It need not exist yet;
// it is "" when the environment names no data directory.
func Dir(name string) string {
	set := func(variable string) bool { return filepath.IsAbs(os.Getenv(variable)) }
	if !filepath.IsAbs(xdg.DataHome) || runtime.GOOS != "windows" && !set("HOME") && !set("XDG_DATA_HOME") {
		return "" // the data directory would be shared by the whole machine, or depend on where the program runs
	}
	return filepath.Join(xdg.DataHome, "keyraken", name)
}

// Settings is the settings file in the platform's configuration directory, or "" when the
// environment names none.
func Settings() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "keyraken", "settings.json")
}

// Cache is a directory of the program in the platform's cache directory, for what can be made
// again, or "" when the environment names none.
func Cache(name string) string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "keyraken", name)
}

// Sum is a checksum of data, short enough for a name.
func Sum(data []byte) string {
	h := sha256.Sum256(data)
	return hex.EncodeToString(h[:8])
}

// Read reads a file of at most that many bytes, without a byte order mark. It refuses what is not a regular file,
// such as a directory or a pipe, without waiting for it.
func Read(path string, most int) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.Size() > int64(most) {
		return nil, message.New("file-too-long", most)
	}
	data, err := io.ReadAll(io.LimitReader(f, int64(most)+1))
	if err == nil && len(data) > most { // it has grown, or its size is unknown
		err = message.New("file-too-long", most)
	}
	return bytes.TrimPrefix(data, []byte("\ufeff")), err // of an editor
}

// Open opens a file for reading, if it is a regular file.
func Open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, ErrNoFile
	}
	return os.Open(path)
}

// List returns the paths of the files in a directory whose names have that ending, the most
// recently changed first. A directory that does not exist has none.
func List(dir, ending string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, message.New("list-saves", err)
	}
	var paths []string
	changed := map[string]time.Time{}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() || !strings.HasSuffix(e.Name(), ending) {
			continue // or one that has been removed in the meantime
		}
		path := filepath.Join(dir, e.Name())
		paths, changed[path] = append(paths, path), info.ModTime()
	}
	slices.SortStableFunc(paths, func(a, b string) int { return changed[b].Compare(changed[a]) })
	return paths, nil
}

// ErrNoFile reports a path at which there is something other than a file.
var ErrNoFile = message.New("no-file")

// ErrHeld reports a path that somebody else holds, see [Hold].
var ErrHeld = message.New("file-held")

// Temporary begins the names of files that are still being written.
const Temporary = ".new-"

// Write replaces or creates a file atomically: readers see either the old or the
// new contents, on every platform, even after the machine has failed. A link stays,
// and its target is replaced. It refuses to replace what is not a file, such as a device.
func Write(path string, data []byte) error {
	if path == "" {
		return ErrNowhere
	}
	if to, err := filepath.EvalSymlinks(path); err == nil {
		path = to
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return message.New("at", path, ErrNoFile)
	}
	if _, err := os.Stat(filepath.Dir(path)); err != nil {
		return err
	}
	Sweep(filepath.Dir(path), "")
	name := filepath.Join(filepath.Dir(path), Temporary+strconv.FormatUint(rand.Uint64(), 36))
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode(path))
	if err != nil {
		return naming(path, err)
	}
	defer writing(f)()
	_, err = f.Write(data)
	err = errors.Join(err, f.Sync(), f.Close())
	if err == nil {
		err = rename(name, path)
	}
	if err != nil {
		_ = os.Remove(name) // a leftover does no harm
	}
	return naming(path, err)
}

// naming is the error of writing a file that has a name of its own meanwhile.
func naming(path string, err error) error {
	if e := (*fs.PathError)(nil); errors.As(err, &e) {
		return &fs.PathError{Op: e.Op, Path: path, Err: e.Err}
	}
	return err
}

// mode is the mode of the existing file, or that of new ones.
func mode(path string) os.FileMode {
	if info, err := os.Stat(path); err == nil {
		return info.Mode().Perm()
	}
	return 0o644
}

// rename waits a moment for others who are reading the file: Windows does not replace an open
// file.
func rename(from, to string) (err error) {
	const tries = 8
	for n := range tries {
		if err = os.Rename(from, to); err == nil || runtime.GOOS != "windows" {
			break
		}
		time.Sleep(time.Millisecond << n)
	}
	return err
}
