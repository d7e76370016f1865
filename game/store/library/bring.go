package library

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// The names of the files of a library, for packages that take it elsewhere.
const (
	DeckExtension = extension
	MaxDeckFile   = maxFile
	Studies       = studies
	ResultsName   = resultsFile
	FeatsName     = featsFile
)

// Came is what became of a file brought from another library.
type Came int

// What may become of one.
const (
	CameKnown  Came = iota // there was nothing to bring in
	CameNew                // it was not there
	CameNewer              // it took the place of an older one
	CameBeside             // it is beside another with its name, under a new name
)

// CheckFile reports what is wrong with the file of a deck.
func CheckFile(data []byte) error {
	_, err := decode(data)
	return err
}

// CheckStudy reports what is wrong with the file of a study of the lab.
func CheckStudy(data []byte) error {
	_, err := parseStudy(data)
	return err
}

// Bring takes over a deck from the file of another library, which was last changed at when. Of
// two files of the same deck the newer stays, once the older has been put aside; a different
// deck with that ID gets a new one.
func (l *Library) Bring(id string, data []byte, when time.Time, aside func(path string) error) (came Came, err error) {
	e, err := decode(data)
	if err != nil {
		return CameKnown, err
	}
	err = l.change(context.Background(), func() error {
		at, is, err := l.twin(id, e)
		if err != nil {
			return err
		}
		path := l.File(at)
		switch {
		case is == nil:
			came = CameNew
			if _, err := os.Lstat(path); slices.Contains(deck.Embedded(), at) || !errors.Is(err, fs.ErrNotExist) {
				came, path = CameBeside, free(l.File(id+"-2"))
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
			came = CameNewer
			if err := aside(path); err != nil {
				return err
			}
		}
		if err := files.Write(path, data); err != nil {
			return err
		}
		return os.Chtimes(path, when, when)
	})
	return came, err
}

// twin is the same deck as it is in the library, found by its ID there or by its contents; nil
// when it is not there.
func (l *Library) twin(id string, e *Entry) (string, *Entry, error) {
	same := func(o *Entry) bool {
		if e.Deck.UUID != "" && o.Deck.UUID != "" {
			return e.Deck.UUID == o.Deck.UUID
		}
		return ListKey(e.Deck) == ListKey(o.Deck)
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

// BringResults adds the results of another library, and returns how many were new.
func (l *Library) BringResults(data []byte) (int, error) {
	known, err := l.Results()
	if err != nil {
		return 0, err
	}
	there := map[string]bool{}
	for i := range known {
		there[known[i].Game] = true
	}
	return l.bringLines(resultsFile, data, func(line []byte) bool {
		var r Result
		return json.Unmarshal(line, &r) == nil && r.Game != "" && !there[r.Game]
	})
}

// BringFeats adds the achievements of another library, and returns how many lines were new.
func (l *Library) BringFeats(data []byte) (int, error) {
	known, err := files.Read(filepath.Join(l.dir, featsFile), maxFeats)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, message.New("read-feats", err)
	}
	there := map[string]bool{}
	for line := range bytes.Lines(known) {
		there[string(bytes.TrimSpace(line))] = true
	}
	return l.bringLines(featsFile, data, func(line []byte) bool {
		var f Feat
		return json.Unmarshal(line, &f) == nil && f.Feat != "" && !there[string(line)]
	})
}

// bringLines adds the good lines of a file, in one call.
func (l *Library) bringLines(name string, data []byte, good func(line []byte) bool) (n int, err error) {
	var all []byte
	for line := range bytes.Lines(data) {
		line = bytes.TrimSpace(line)
		if good(line) {
			all = append(append(all, line...), '\n')
			n++
		}
	}
	if n == 0 {
		return 0, nil
	}
	return n, l.append(name, all)
}
