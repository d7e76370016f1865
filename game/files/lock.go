//go:build !js

package files

import (
	"errors"
	"os"

	"github.com/gofrs/flock"
)

// Lock is the hold on a path that nobody else has, in this program or another.
type Lock struct{ file *flock.Flock }

// Hold takes a path in hand, or fails with [ErrHeld]: until it is given back nobody else can.
// The lock is the file at the path, which need not be there and goes when it is given back.
func Hold(path string) (*Lock, error) {
	l := flock.New(path)
	for {
		ok, err := l.TryLock()
		switch {
		case err != nil:
			return nil, err
		case !ok:
			return nil, errors.Join(ErrHeld, l.Close())
		}
		mine, err := l.Stat()
		if err != nil {
			return nil, errors.Join(err, l.Close())
		}
		if there, err := os.Stat(path); err == nil && os.SameFile(mine, there) {
			return &Lock{l}, nil
		}
		if err := l.Close(); err != nil { // who had it has removed it meanwhile
			return nil, err
		}
	}
}

// Free gives the path back.
func (l *Lock) Free() error {
	removed := os.Remove(l.file.Path()) == nil
	err := l.file.Close()
	if !removed { // some systems remove no file that is open
		_ = os.Remove(l.file.Path()) // one that stays does no harm
	}
	return err
}
