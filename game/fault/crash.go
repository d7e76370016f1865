package fault

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"
)

// Crash makes the program write what no recover sees into a file in the directory: a
// panic of a goroutine that is not ours, or a fatal error. If a program has ended
// like that before, it returns the report of that, otherwise "".
func Crash(dir string) (report string, err error) {
	if dir == "" {
		return "", nil
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	f, err := os.OpenFile(filepath.Join(dir, "crash.txt"), os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, f.Close()) }() // the runtime has its own handle
	if report, err = crashed(f, dir); err != nil {
		return "", err
	}
	if runtime.GOOS == "js" { // there the page reports it
		return report, nil
	}
	return report, debug.SetCrashOutput(f, debug.CrashOptions{})
}

// maxCrash is how much is read of what a crash has left: it may list all goroutines.
const maxCrash = 1 << 20

// crashed reports the crash recorded in the file and empties the file.
func crashed(f *os.File, dir string) (report string, err error) {
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return "", err
	}
	data := make([]byte, min(info.Size(), maxCrash))
	if _, err := f.ReadAt(data, 0); err != nil {
		return "", err
	}
	what, stack, _ := strings.Cut(strings.ToValidUTF8(string(data), "\uFFFD"), "\n")
	if report, err = (&Report{Fault: &Fault{what, stack}}).Write(dir, time.Now()); err != nil {
		return "", err
	}
	return report, f.Truncate(0)
}
