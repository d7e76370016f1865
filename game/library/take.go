package library

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/files"
)

// Source is something in which there may be decks, in any form that
// [deck.Import] reads, or a file of a library.
type Source struct {
	Name string // as it is told of
	Read func() ([]byte, error)
}

// Text is a source that is at hand.
func Text(name string, data []byte) Source {
	return Source{name, func() ([]byte, error) { return data, nil }}
}

// ReadLimited reads a source that may be too long.
func ReadLimited(r io.Reader) ([]byte, error) {
	var b bytes.Buffer
	if f, ok := r.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			b.Grow(int(min(info.Size(), deck.MaxImport)) + bytes.MinRead) // read at once, no copies
		}
	}
	_, err := b.ReadFrom(io.LimitReader(r, deck.MaxImport+1))
	if err == nil && b.Len() > deck.MaxImport {
		err = failure("longer-than-mib", deck.MaxImport>>20)
	}
	return b.Bytes(), err
}

// Files is the file at that path, or all files with lists in the directory there
// and below.
func Files(path string) ([]Source, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return []Source{file(path)}, nil
	}
	var all []Source
	err = filepath.WalkDir(path, func(path string, e fs.DirEntry, err error) error {
		hidden := strings.HasPrefix(e.Name(), ".") && e.Name() != "." && e.Name() != ".."
		switch {
		case err != nil:
			return err
		case e.IsDir() && hidden:
			return fs.SkipDir
		case e.Type().IsRegular() && !hidden && slices.Contains([]string{".json", ".csv", ".txt"}, strings.ToLower(filepath.Ext(path))):
			all = append(all, file(path))
		}
		return nil
	})
	if err == nil && all == nil {
		err = failure("there-no-json-csv", path)
	}
	return all, err
}

func file(path string) Source {
	return Source{path, func() ([]byte, error) {
		f, err := os.Open(path)
		if err != nil {
			return nil, errors.Unwrap(err) // the name is told beside it
		}
		defer f.Close()
		return ReadLimited(f)
	}}
}

// Taken is what came of one deck of a source. Either ID or Err is set.
type Taken struct {
	From   string // the name of the source
	Name   string // of the deck, as far as it is known
	ID     string
	Change Change
	Notes  []string // what was mended, or taken for granted
	Err    error
}

// Fetcher gets the deck of that UUID from where decks are registered.
type Fetcher func(ctx context.Context, uuid string) (*deck.Deck, error)

// Take imports all decks of the sources. Links are followed with fetch. Progress,
// when set, is told which part of the work is done, from 0 to 1, never twice at a
// time. What goes wrong with one deck stands in the list; an error tells what
// stopped the whole.
func (l *Library) Take(ctx context.Context, sources []Source, fetch Fetcher, progress func(part float64)) ([]Taken, error) {
	if progress == nil {
		progress = func(float64) {}
	}
	var all []Taken
	var good []Entry
	var place []int // in all, of each that is good
	for i, s := range sources {
		tell := func(part float64) { progress((float64(i) + part) / float64(len(sources)) / 2) }
		for t, e := range s.decks(ctx, fetch, tell) {
			if err := ctx.Err(); err != nil {
				return nil, failure("import-was-interrupted", err)
			}
			if t.Err == nil {
				good, place = append(good, e), append(place, len(all))
			}
			all = append(all, t)
		}
	}
	n := 0
	done, err := l.importAll(ctx, good, func(Imported) { n++; progress(0.5 + float64(n)/float64(len(good))/2) })
	if err != nil {
		for i := range place {
			all[place[i]].Err = err
		}
	}
	for _, d := range done {
		t := &all[place[d.at]]
		t.ID, t.Name, t.Change, t.Err = d.ID, d.Name(), d.Change, nil
	}
	return all, err
}

// decks yields the decks of a source, and those that cannot be read.
func (s Source) decks(ctx context.Context, fetch Fetcher, tell func(float64)) func(yield func(Taken, Entry) bool) {
	return func(yield func(Taken, Entry) bool) {
		data, err := s.Read()
		if err != nil {
			yield(Taken{From: s.Name, Err: err}, Entry{})
			return
		}
		if e, err := decode(data); err == nil { // it has a title and a mark
			yield(Taken{From: s.Name, Name: e.Name()}, *e)
			return
		}
		for one := range deck.All(data) {
			t := Taken{From: s.Name, Name: one.Name, Notes: one.Notes, Err: one.Err}
			e := Entry{Deck: one.Deck}
			if one.Fetch != "" {
				e.Deck, t.Err = fetch(ctx, one.Fetch)
				t.Name = one.Fetch
			}
			if e.Deck != nil {
				t.Name = e.Deck.Name
			}
			if !yield(t, e) {
				return
			}
			tell(float64(one.Read) / float64(max(1, len(data))))
		}
	}
}

// One reads the only deck in data, in any form, or that of a file of a library.
func One(data []byte) (*deck.Deck, error) {
	if e, err := decode(data); err == nil {
		return e.Deck, nil
	}
	return deck.One(data)
}

// Check says what is wrong with a file of a library, or nil.
func Check(path string) error {
	data, err := files.Read(path, maxFile)
	if err == nil {
		_, err = decode(data)
	}
	return err
}
