package replay

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/keyraken/keyraken/game/files"

	"github.com/keyraken/keyraken/game/lang/languages"
)

// Extension is that of save files.
const Extension = ".jsonl"

// Analysed is put after the name of a save for the file in which is kept what is thought
// of its game. It belongs to the save and goes with it.
const Analysed = ".analysis"

// Dir is where the games of the user are kept, "" when that cannot be told. It need
// not be there yet.
func Dir() string { return files.Dir("games") }

// CreateIn begins a save in the directory, under a name that tells the time.
func CreateIn(dir string, now time.Time, s *Story) (*Log, string, error) {
	if dir == "" {
		return nil, "", languages.Fail("begin-save", files.ErrNowhere)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, "", languages.Fail("begin-save", err)
	}
	for n := 1; ; n++ {
		name := now.Format("2006-01-02-150405")
		if n > 1 {
			name = fmt.Sprintf("%s-%d", name, n)
		}
		path := filepath.Join(dir, name+Extension)
		log, err := Create(path, s)
		if !errors.Is(err, fs.ErrExist) && !errors.Is(err, ErrPlayed) {
			return log, path, err
		}
	}
}

// Finished reports, without reading all of it, whether the save is that of a game
// that was over when it was closed.
func Finished(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	const most = 100 // bytes of the last line
	tail := make([]byte, most)
	if info, err := f.Stat(); err == nil {
		n, _ := f.ReadAt(tail, max(0, info.Size()-most)) // what cannot be read says nothing
		tail = tail[:n]
	}
	return bytes.Contains(tail, []byte("\n{\"over\":"))
}

// List is the paths of the saves in the directory, the one that was played last first.
func List(dir string) ([]string, error) { return files.List(dir, Extension) }
