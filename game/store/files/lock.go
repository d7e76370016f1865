//go:build !js

package files

import (
	"errors"
	"os"

	"github.com/gofrs/flock"
)

// Lock is the hold on a path that nobody else has, in this program or another.
type Lock struct{ file *flock.Flock }

// Hold takes hold of a path, or fails with [ErrHeld]: until it is released nobody else can.
// The lock is the file at the path, which need not exist and is removed on release.
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
		if err := l.Close(); err != nil { // its previous holder has removed it in the meantime
			return nil, err
		}
	}
}

// Free releases the path.
func (l *Lock) Free() error {
	removed := os.Remove(l.file.Path()) == nil
	err := l.file.Close()
	if !removed { // some systems do not remove an open file
		_ = os.Remove(l.file.Path()) // a leftover does no harm
	}
	return err
}
