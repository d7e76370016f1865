package replay

import (
	"errors"
	"io/fs"
	"os"

	"github.com/keyraken/keyraken/game/files"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// ErrPlayed reports that a save is being played by somebody else. It can be read
// all the same.
var ErrPlayed = languages.Fail("game-being-played-in")

// lock takes a save in hand: until it is given back nobody else can. The lock is a
// file beside the save, because the save itself is replaced when it is written
// anew, and because some systems let nobody read a file that is locked.
func lock(path string) (*files.Lock, error) {
	l, err := files.Hold(path + ".lock")
	switch {
	case errors.Is(err, files.ErrHeld):
		return nil, ErrPlayed
	case err != nil:
		return nil, languages.Fail("lock-save", err)
	}
	return l, nil
}

// Delete removes a save that nobody plays, and what is thought of its game.
func Delete(path string) error {
	l, err := lock(path)
	if err != nil {
		return err
	}
	err = os.Remove(path)
	if thought := os.Remove(path + Analysed); !errors.Is(thought, fs.ErrNotExist) {
		err = errors.Join(err, thought)
	}
	return errors.Join(err, l.Free())
}
