package written

import (
	"bytes"
	"os"
	"path/filepath"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// Ending is that of the files of adventures.
const Ending = ".yaml"

// Dir is where the adventures of a player are kept, or "" when nothing is kept.
func Dir() string { return files.Dir("adventures") }

// All are the adventures that are kept in a directory, the latest first, and what is wrong with the
// files that cannot be read.
func All(dir string, languages ...*lang.Language) (all adventure.List, problems []error) {
	if dir == "" {
		return nil, nil
	}
	paths, err := files.List(dir, Ending)
	if err != nil {
		return nil, []error{err}
	}
	seen := map[string]bool{}
	for _, path := range paths {
		a, _, err := Open(path, languages...)
		if err != nil {
			problems = append(problems, message.New("written-in-file", path, err))
			continue
		}
		if !seen[a.Name()] {
			seen[a.Name()] = true
			all = append(all, a)
		}
	}
	return all, problems
}

// Open reads the file of an adventure, and returns its text, too.
func Open(path string, languages ...*lang.Language) (Adventure, []byte, error) {
	text, err := files.Read(path, MaxFile)
	if err != nil {
		return nil, nil, err
	}
	a, err := Read(bytes.NewReader(text), languages...)
	return a, text, err
}

// Add keeps the text of an adventure that has been read. Other texts of it stay: games may have been
// begun with them.
func Add(dir string, a Adventure, text []byte) (path string, err error) {
	if dir == "" {
		return "", files.ErrNowhere
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	path = filepath.Join(dir, a.Name()+Ending)
	return path, files.Write(path, text)
}
