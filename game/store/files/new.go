package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/adrg/xdg"
)

// Pictures is the folder of the player's pictures, or "" when there is none.
func Pictures() string {
	dir := xdg.UserDirs.Pictures
	if info, err := os.Stat(dir); err != nil || !info.IsDir() || !filepath.IsAbs(dir) {
		return ""
	}
	return dir
}

// WriteNew creates a file as [Write] does; it never replaces one: that is [fs.ErrExist].
func WriteNew(path string, data []byte) error {
	if path == "" {
		return ErrNowhere
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	if err := errors.Join(f.Close(), Write(path, data)); err != nil {
		_ = os.Remove(path) // it is empty
		return err
	}
	return nil
}

// Create creates a file with that path, or, where there is one already, with a number behind its
// name, and returns the path.
func Create(path string, data []byte) (string, error) {
	ending := filepath.Ext(path)
	name, free := strings.TrimSuffix(path, ending), path
	for n := 2; ; n++ {
		if err := WriteNew(free, data); !errors.Is(err, fs.ErrExist) {
			return free, err
		}
		free = fmt.Sprintf("%s-%d%s", name, n, ending)
	}
}
