package files

import (
	"path/filepath"
	"sync"
)

// Lock is the hold on a path that nobody else has in this program. Of the programs in a
// browser the page lets only one at the files.
type Lock struct{ path string }

var held sync.Map // of paths

// Hold takes a path in hand, or fails with [ErrHeld]: until it is given back nobody else can.
func Hold(path string) (*Lock, error) {
	path = filepath.Clean(path)
	if _, taken := held.LoadOrStore(path, true); taken {
		return nil, ErrHeld
	}
	return &Lock{path}, nil
}

// Free gives the path back.
func (l *Lock) Free() error {
	held.Delete(l.path)
	return nil
}
