package library

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files"
)

// The names of the files of a library, for packages that take it elsewhere.
const (
	DeckExtension = extension
	MaxDeckFile   = maxFile
)

// Merged is what became of a file from another library.
type Merged int

// What may become of one.
const (
	MergedNothing Merged = iota // there was nothing new in it
	MergedNew                   // it was not there
	MergedNewer                 // it took the place of an older one
	MergedBeside                // it is beside another with its name, under a new name
)

// CheckFile reports what is wrong with the file of a deck.
func CheckFile(data []byte) error {
	_, err := decode(data)
	return err
}

// Merge adds a deck from the file of another library, which was last changed at when. Of
// two files of the same deck the newer stays, once the older has been put aside; a different
// deck with that ID gets a new one.
func (l *Library) Merge(id string, data []byte, when time.Time, aside func(path string) error) (merged Merged, err error) {
	e, err := decode(data)
	if err != nil {
		return MergedNothing, err
	}
	err = l.Locked(context.Background(), func() error {
		at, is, err := l.twin(id, e)
		if err != nil {
			return err
		}
		path := l.File(at)
		switch {
		case is == nil:
			merged = MergedNew
			if _, err := os.Lstat(path); slices.Contains(deck.Embedded(), at) || !errors.Is(err, fs.ErrNotExist) {
				merged, path = MergedBeside, free(l.File(id+"-2"))
			}
		default:
			there, err := files.Read(path, maxFile)
			if err != nil {
				return err
			}
			info, err := os.Stat(path)
			if err != nil {
				return err
			}
			if bytes.Equal(there, data) || !when.Truncate(time.Second).After(info.ModTime()) {
				return nil
			}
			merged = MergedNewer
			if err := aside(path); err != nil {
				return err
			}
		}
		if err := files.Write(path, data); err != nil {
			return err
		}
		return os.Chtimes(path, when, when)
	})
	return merged, err
}

// twin is the same deck as it is in the library, found by its ID there or by its contents; nil
// when it is not there.
func (l *Library) twin(id string, e *Entry) (string, *Entry, error) {
	same := func(o *Entry) bool {
		if e.Deck.UUID != "" && o.Deck.UUID != "" {
			return e.Deck.UUID == o.Deck.UUID
		}
		return e.Deck.CardsKey() == o.Deck.CardsKey() && !deck.Apart(e.Deck, o.Deck)
	}
	if o, err := l.read(id); err == nil && same(o) {
		return id, o, nil
	}
	there, err := os.ReadDir(l.dir)
	if err != nil {
		return "", nil, err
	}
	for _, f := range there {
		at := f.Name()
		if filepath.Ext(at) != extension || at[0] == '.' {
			continue
		}
		at = at[:len(at)-len(extension)]
		if o, err := l.read(at); err == nil && same(o) {
			return at, o, nil
		}
	}
	return id, nil, nil
}
