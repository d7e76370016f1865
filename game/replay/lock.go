package replay

import (
	"errors"
	"io/fs"
	"os"

	"github.com/gofrs/flock"

	"github.com/keyraken/keyraken/game/lang/languages"
)

// ErrPlayed reports that a save is being played by somebody else. It can be read
// all the same.
var ErrPlayed = languages.Fail("game-being-played-in")

// lock takes a save in hand: until it is given back nobody else can. The lock is a
// file beside the save, because the save itself is replaced when it is written
// anew, and because some systems let nobody read a file that is locked.
func lock(path string) (*flock.Flock, error) {
	l := flock.New(path + ".lock")
	for {
		ok, err := l.TryLock()
		switch {
		case err != nil:
			return nil, languages.Fail("lock-save", err)
		case !ok:
			return nil, errors.Join(ErrPlayed, l.Close())
		}
		mine, err := l.Stat()
		if err != nil {
			return nil, errors.Join(err, l.Close())
		}
		if there, err := os.Stat(l.Path()); err == nil && os.SameFile(mine, there) {
			return l, nil
		}
		if err := l.Close(); err != nil { // who had it has removed it meanwhile
			return nil, err
		}
	}
}

// unlock gives a save back.
func unlock(l *flock.Flock) error {
	removed := os.Remove(l.Path()) == nil
	err := l.Close()
	if !removed { // some systems remove no file that is open
		_ = os.Remove(l.Path()) // one that stays does no harm
	}
	return err
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
	return errors.Join(err, unlock(l))
}
