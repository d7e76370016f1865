// Package library stores the decks of a player, each in a file of its own that can
// be read and edited by hand,
//
//	{
//	  "version": 1,
//	  "title": "The hammer",
//	  "favourite": true,
//	  "added": "2026-11-21T01:50:00Z",
//	  "deck": {...}
//	}
//
// where the deck is a list as package deck reads it; a file may also be just such a
// list. Packages records and studies keep their files in the same directory.
//
// Files are replaced atomically and programs lock the library while they change it,
// so that no deck is lost when a program is killed. A file that cannot be read is
// renamed and reported as a [Problem]; the others still load. Removed decks stay in
// a trash folder for a while.
package library

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// Dir is where the user's decks are kept, or "" when that is unknown. It need not
// exist yet.
func Dir() string { return files.Dir("decks") }

// Library is the decks in a directory. It holds none of them in memory, so what
// another program or a person has changed is seen at the next read. Its methods
// may run concurrently.
type Library struct{ dir string }

// Open returns the library of that directory, which need not exist. All methods of
// the library of "" fail.
func Open(dir string) *Library { return &Library{dir} }

// Dir is the directory of the library.
func (l *Library) Dir() string { return l.dir }

// Entry is a deck of the library, or one that comes with the program.
type Entry struct {
	// ID is the short name of the deck, after which the file is named. It is never
	// that of an embedded deck.
	ID        string
	Title     string // that the player gave it, or ""
	Favourite bool
	Added     time.Time // zero when unknown
	Embedded  bool      // it comes with the program and cannot be changed
	Deck      *deck.Deck
}

// Name is the player's title for the deck, or else its own name.
func (e *Entry) Name() string {
	if e.Title != "" {
		return e.Title
	}
	return e.Deck.Name
}

// Problem is a file of the library that could not be read.
type Problem struct {
	File   string // its path
	Backup string // the path under which it was set aside, or ""
	Err    error
}

// Error says what is wrong with the file and where it is now.
func (p *Problem) Error() string {
	if p.Backup == "" {
		return fmt.Sprintf("%s: %v", p.File, p.Err)
	}
	return fmt.Sprintf("%s: %v; it is set aside as %s: mend it and import it", p.File, p.Err, filepath.Base(p.Backup))
}

// Unwrap returns the error of the reader.
func (p *Problem) Unwrap() error { return p.Err }

// Embedded returns the decks that come with the program.
func Embedded() []Entry {
	var all []Entry
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		if err != nil {
			panic(err) // they are part of the program
		}
		all = append(all, Entry{ID: name, Embedded: true, Deck: d})
	}
	return all
}

// Names are the names of decks, by their list keys.
func Names(entries []Entry) map[string]string {
	names := map[string]string{}
	for i := range entries {
		names[entries[i].Deck.ListKey()] = entries[i].Name()
	}
	return names
}

// Load reads all decks, in the order of their files. A directory that does not
// exist has none. Files that cannot be read are set aside and reported.
func (l *Library) Load() ([]Entry, []*Problem, error) {
	if l.dir == "" {
		return nil, nil, files.ErrNowhere
	}
	there, err := os.ReadDir(l.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, message.New("open-library", err)
	}
	var all []Entry
	var problems []*Problem
	for _, f := range there {
		id, ok := strings.CutSuffix(f.Name(), extension)
		if !ok || strings.HasPrefix(id, ".") {
			continue
		}
		switch e, err := l.read(id); {
		case errors.Is(err, fs.ErrNotExist) && f.Type().IsRegular(): // it was removed in the meantime
		case err != nil:
			problems = append(problems, l.setAside(id, err))
		default:
			all = append(all, *e)
		}
	}
	return all, problems, nil
}

// Entry reads the deck with that ID.
func (l *Library) Entry(id string) (*Entry, error) {
	e, err := l.read(id)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, message.New("library-has-no-deck", strconv.Quote(id))
	}
	if err != nil {
		return nil, message.New("at", l.File(id), err)
	}
	return e, nil
}

// setAside renames a file that cannot be read. One that was written by a later
// program, or may not be opened, stays, and so does what is not a file.
func (l *Library) setAside(id string, err error) *Problem {
	p := &Problem{File: l.File(id), Err: err}
	if errors.Is(err, errLater) || errors.Is(err, files.ErrNoFile) || errors.As(err, new(*fs.PathError)) {
		return p
	}
	backup := free(p.File + brokenExtension)
	if os.Rename(p.File, backup) == nil {
		p.Backup = backup
	}
	return p
}

// Aside returns all that is wrong with files of the library: the problem files of a
// load that are still where they were, and files that were set aside, now or
// earlier.
func (l *Library) Aside(problems []*Problem) (all []error) {
	for _, p := range problems {
		if p.Backup == "" {
			all = append(all, p)
		}
	}
	broken, err := l.Broken()
	if err != nil {
		all = append(all, err)
	}
	for _, path := range broken {
		if err := Check(path); err != nil {
			all = append(all, &Problem{File: path, Err: err})
		}
	}
	return all
}

// Broken returns the paths of the files that were set aside.
func (l *Library) Broken() ([]string, error) {
	paths, err := filepath.Glob(filepath.Join(globbed(l.dir), "*"+extension+brokenExtension+"*"))
	if err != nil {
		return nil, message.New("open-library", err)
	}
	return paths, nil
}

// globbed quotes a path for [filepath.Glob].
func globbed(path string) string {
	if os.PathSeparator == '\\' {
		return path
	}
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(path)
}
