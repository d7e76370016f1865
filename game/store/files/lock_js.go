package files

import (
	"os"
	"path/filepath"
	"sync"
)

// Lock is the hold on a path that nobody else has in this program. The page lets only one of
// the programs in a browser use the files.
type Lock struct{ path string }

var held sync.Map // of paths

// Hold takes hold of a path, or fails with [ErrHeld]: until it is released nobody else can.
func Hold(path string) (*Lock, error) {
	path = filepath.Clean(path)
	if _, taken := held.LoadOrStore(path, true); taken {
		return nil, ErrHeld
	}
	return &Lock{path}, nil
}

// Free releases the path.
func (l *Lock) Free() error {
	_ = os.Remove(l.path) // from elsewhere; usually there is none
	held.Delete(l.path)
	return nil
}
