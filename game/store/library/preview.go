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

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// Source is something that may hold decks, in any format that [deck.Import]
// reads, or a file of a library.
type Source struct {
	Name string // for messages
	Read func() ([]byte, error)
}

// Text returns a source with the given data.
func Text(name string, data []byte) Source {
	return Source{name, func() ([]byte, error) { return data, nil }}
}

// ReadLimited reads a source that may be too long.
func ReadLimited(r io.Reader) ([]byte, error) {
	var b bytes.Buffer
	tooLong := message.New("longer-than-mib", deck.MaxImport>>20)
	if f, ok := r.(fs.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			if info.Size() > deck.MaxImport {
				return nil, tooLong
			}
			b.Grow(int(info.Size()) + bytes.MinRead) // read in one go, without copying
		}
	}
	_, err := b.ReadFrom(io.LimitReader(r, deck.MaxImport+1))
	if err == nil && b.Len() > deck.MaxImport {
		err = tooLong
	}
	return b.Bytes(), err
}

// maxFiles is the maximum number of files examined in a directory and below it.
const maxFiles = 100_000

// Files returns the file at that path, or all files that may hold decks in that
// directory and below it.
func Files(path string) ([]Source, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return []Source{file(path)}, nil
	}
	var all []Source
	n := 0
	err = filepath.WalkDir(path, func(at string, e fs.DirEntry, err error) error {
		if n++; n > maxFiles {
			return message.New("too-many-files", path, maxFiles)
		}
		if err != nil {
			all = append(all, Source{at, func() ([]byte, error) { return nil, err }})
			return fs.SkipDir
		}
		hidden := strings.HasPrefix(e.Name(), ".") && at != path
		switch {
		case e.IsDir() && hidden:
			return fs.SkipDir
		case !e.IsDir() && !hidden && slices.Contains(Extensions, strings.ToLower(filepath.Ext(at))):
			all = append(all, file(at))
		}
		return nil
	})
	if err == nil && all == nil {
		err = message.New("there-no-json-csv", path)
	}
	return all, err
}

// Extensions are the extensions of files that may hold decks.
var Extensions = []string{".json", ".csv", ".txt"}

func file(path string) Source {
	return Source{path, func() ([]byte, error) {
		f, err := files.Open(path)
		if pathErr := (*fs.PathError)(nil); errors.As(err, &pathErr) {
			err = pathErr.Err // the name is reported beside it
		}
		if err != nil {
			return nil, err
		}
		defer f.Close()
		return ReadLimited(f)
	}}
}

// Candidate is one deck of a source: what an import would do with it, and then what it
// did.
type Candidate struct {
	From string // the name of the source
	Name string // of the deck, if known
	// Link is the UUID of a deck that is not fetched yet, and Err why there is no
	// deck; otherwise there is Deck.
	Link   string
	Deck   *deck.Deck
	ID     string // its short name in the library
	Change Change
	Kept   string  // where the library's previous version is kept, once it is changed
	Notes  []error // what was repaired or assumed
	Err    error

	entry Entry
}

// Preview is what an import of some sources would do.
type Preview struct {
	Sources int
	Decks   []Candidate
	// Problems are files of the library that cannot be read.
	Problems []*Problem
}

// maxCandidates is the maximum number of decks, good and bad, in one import.
const maxCandidates = 50_000

// Preview reads the sources and finds out what importing them would do. It changes no
// deck, and follows no link. Progress, when set, is told which part of the work is
// done, from 0 to 1. What is wrong with one deck is in the list; an error says what
// stopped everything.
func (l *Library) Preview(ctx context.Context, sources []Source, progress func(part float64)) (*Preview, error) {
	if progress == nil {
		progress = func(float64) {}
	}
	known, problems, err := l.Load()
	if err != nil {
		return nil, err
	}
	p := &Preview{Sources: len(sources), Problems: problems}
	s := newIndex(l, known)
	for i, from := range sources {
		tell := func(part float64) { progress((float64(i) + part) / float64(len(sources))) }
		for t := range from.decks(tell) {
			if err := ctx.Err(); err != nil {
				return nil, message.New("import-was-interrupted", err)
			}
			if len(p.Decks) == maxCandidates {
				return nil, message.New("there-more-than-decks", maxCandidates)
			}
			if t.Deck != nil {
				s.put(&t.entry)
				at := s.placed[len(s.placed)-1]
				t.ID, t.Change = s.entries[at.at].ID, at.change
			}
			p.Decks = append(p.Decks, t)
		}
	}
	return p, nil
}

// Fetcher gets the deck with that UUID from where decks are registered.
type Fetcher func(ctx context.Context, uuid string) (*deck.Deck, error)

// ImportPreview imports all decks of a preview, and notes in it what became of each. It
// follows links with fetch. It reports progress as [Library.Preview] does, one call at a
// time. An error says what stopped everything: then decks without a Change are not
// in.
func (l *Library) ImportPreview(ctx context.Context, p *Preview, fetch Fetcher, progress func(part float64)) error {
	if progress == nil {
		progress = func(float64) {}
	}
	if err := p.fetch(ctx, fetch, func(part float64) { progress(part / 2) }); err != nil {
		return err
	}
	var good []Entry
	var place []int // of each good one
	for i := range p.Decks {
		t := &p.Decks[i]
		t.Change, t.ID = 0, ""
		if t.Deck != nil {
			good, place = append(good, t.entry), append(place, i)
		}
	}
	n := 0
	done, err := l.importAll(ctx, good, func(Imported) { n++; progress(0.5 + float64(n)/float64(len(good))/2) })
	for _, d := range done {
		t := &p.Decks[place[d.at]]
		t.ID, t.Name, t.Change, t.Kept = d.ID, d.Name(), d.Change, d.Kept
	}
	return err
}

// maxUnfetched is after how many failed links in a row the others are not followed:
// then there is no network, or the site gives no decks.
const maxUnfetched = 3

// fetch follows the links of a preview.
func (p *Preview) fetch(ctx context.Context, fetch Fetcher, progress func(part float64)) error {
	failed := 0
	for i := range p.Decks {
		t := &p.Decks[i]
		if t.Link == "" || t.Deck != nil {
			continue
		}
		if failed == maxUnfetched {
			t.Err = message.New("link-not-followed", maxUnfetched)
			continue
		}
		progress(float64(i) / float64(len(p.Decks)))
		d, err := fetch(ctx, t.Link)
		if ctx.Err() != nil {
			return message.New("import-was-interrupted", ctx.Err())
		}
		if t.Err = err; err != nil {
			failed++
			continue
		}
		failed, t.Deck, t.Name, t.entry.Deck = 0, d, d.Name, d
	}
	return nil
}

// decks yields the decks of a source, and those that cannot be read.
func (s Source) decks(tell func(float64)) func(yield func(Candidate) bool) {
	return func(yield func(Candidate) bool) {
		data, err := s.Read()
		if err != nil {
			yield(Candidate{From: s.Name, Err: err})
			return
		}
		if e, err := decode(data); err == nil { // it has a title and a mark
			yield(Candidate{From: s.Name, Name: e.Name(), Deck: e.Deck, entry: *e})
			return
		}
		for one := range deck.All(data) {
			t := Candidate{From: s.Name, Name: one.Name, Notes: one.Notes, Err: one.Err, Link: one.Fetch, Deck: one.Deck,
				entry: Entry{Deck: one.Deck}}
			switch {
			case t.Deck != nil:
				t.Name = t.Deck.Name
			case t.Link != "":
				t.Name = t.Link
			}
			if !yield(t) {
				return
			}
			tell(float64(one.Read) / float64(max(1, len(data))))
		}
	}
}

// ReadOne reads the only deck in data, in any format, or the deck in a file of a library.
func ReadOne(data []byte) (*deck.Deck, error) {
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
