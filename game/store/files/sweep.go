package files

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"
)

// temporary matches the names of files that are still being written.
var temporary = regexp.MustCompile(`^\` + Temporary + `[0-9a-z]{11,13}$`)

// Unfinished reports whether a file with that name is still being written, or was when its
// program was killed.
func Unfinished(name string) bool { return temporary.MatchString(name) }

// swept are the directories that this program has swept, with the endings of their locks.
var swept sync.Map

// Sweep removes what killed programs have left in a directory: files that they were writing,
// and locks with that ending, if it is not "". What a running program writes or holds stays.
// Later calls do nothing.
func Sweep(dir, locks string) {
	if _, done := swept.LoadOrStore([2]string{dir, locks}, true); done {
		return
	}
	all, _ := os.ReadDir(dir) // what cannot be listed is not ours
	for _, f := range all {
		lock := locks != "" && strings.HasSuffix(f.Name(), locks)
		if !lock && !Unfinished(f.Name()) {
			continue
		}
		info, err := f.Info()
		if err != nil || !info.Mode().IsRegular() || lock && info.Size() > 0 ||
			time.Since(info.ModTime()) < time.Second { // it may just have been created, and be held next
			continue
		}
		if l, err := Hold(filepath.Join(dir, f.Name())); err == nil {
			_ = l.Free() // which removes it; a leftover does no harm
		}
	}
}
