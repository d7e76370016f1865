//go:build unix && !aix && !solaris

package files

import (
	"os"
	"syscall"
)

// writing holds a file while it is written and, though it is closed before, until it has
// its name, so that [Sweep] lets it be.
func writing(f *os.File) (done func()) {
	held, err := syscall.Dup(int(f.Fd()))
	if err != nil {
		return func() {}
	}
	_ = syscall.Flock(held, syscall.LOCK_EX|syscall.LOCK_NB)
	return func() { _ = syscall.Close(held) }
}
