package replay

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// Extension is the extension of save files.
const Extension = ".jsonl"

// Analysed follows the name of a save in the name of the file that holds the analysis of
// its game. That file belongs to the save and goes with it.
const Analysed = ".analysis"

// PlayedBy follows the name of a save in the names of files that hold games which others have played at the same deal, before the
// name of who did. These files belong to the save and go with it.
const PlayedBy = ".by-"

// Dir is where the user's games are kept, or "" when that is unknown. It need not exist
// yet.
func Dir() string { return files.Dir("games") }

// DirOf is where the games of the rules with that name are kept, apart from those of the first of all games, or "".
func DirOf(name string) string {
	if Dir() == "" {
		return ""
	}
	return filepath.Join(Dir(), name)
}

// CreateIn begins a save in the directory, under a name that gives the time.
func CreateIn[G game.Game](dir string, now time.Time, s *Story[G]) (*Log[G], string, error) {
	if dir == "" {
		return nil, "", message.New("begin-save", files.ErrNowhere)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, "", message.New("begin-save", err)
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

// Finished reports, without reading the whole file, whether the save is of a game that
// was over when it was closed.
func Finished(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	const most = 100 // bytes of the last line
	tail := make([]byte, most)
	if info, err := f.Stat(); err == nil {
		n, _ := f.ReadAt(tail, max(0, info.Size()-most)) // what cannot be read is ignored
		tail = tail[:n]
	}
	return bytes.Contains(tail, []byte("\n{\"over\":"))
}

// List returns the paths of the saves in the directory, the most recently played first.
func List(dir string) ([]string, error) { return files.List(dir, Extension) }
