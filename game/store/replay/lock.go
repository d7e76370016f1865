package replay

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// ErrPlayed reports that somebody else is playing a save. It can still be read.
var ErrPlayed = message.New("game-being-played-in")

// locked follows the name of a save in that of its lock.
const locked = ".lock"

// lock locks a save: nobody else can until the lock is released. The lock is a
// file beside the save, because the save itself is replaced when it is rewritten,
// and because some systems let nobody read a locked file.
func lock(path string) (*files.Lock, error) {
	files.Sweep(filepath.Dir(path), Extension+locked)
	l, err := files.Hold(path + locked)
	switch {
	case errors.Is(err, files.ErrHeld):
		return nil, ErrPlayed
	case err != nil:
		return nil, message.New("lock-save", err)
	}
	return l, nil
}

// Delete removes a save that nobody is playing, the analysis of its game, and what others have made of its deal.
func Delete(path string) error {
	l, err := lock(path)
	if err != nil {
		return err
	}
	err = os.Remove(path)
	if thought := os.Remove(path + Analysed); !errors.Is(thought, fs.ErrNotExist) {
		err = errors.Join(err, thought)
	}
	for _, other := range others(path) {
		err = errors.Join(err, os.Remove(other))
	}
	return errors.Join(err, l.Free())
}

// others are the games that others have played at the deal of the game in a save.
func others(path string) (all []string) {
	dir, name := filepath.Split(path)
	found, err := os.ReadDir(cmp.Or(dir, "."))
	if err != nil {
		return nil
	}
	for _, f := range found {
		if strings.HasPrefix(f.Name(), name+PlayedBy) {
			all = append(all, dir+f.Name())
		}
	}
	return all
}
