//go:build unix && !aix && !solaris

package files

import (
	"os"
	"syscall"
)

// writing holds a file while it is written, so that [Sweep] lets it be.
func writing(f *os.File) { _ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) }
