package collection

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
)

// Finder finds decks for a game. It reads the library once, when needed.
type Finder struct {
	Pool       *pool.Pool
	collection *Collection
}

// deck finds the deck of that name, or reads the one in that file.
func (f *Finder) deck(name string) (*deck.Deck, error) {
	if strings.ContainsAny(name, `/\`) {
		return deckInFile(name)
	}
	if slices.Contains(deck.Embedded(), name) {
		return deck.Named(name)
	}
	if err := f.open(); err != nil {
		return nil, err
	}
	info, statErr := os.Stat(name)
	isFile := statErr == nil && info.Mode().IsRegular()
	e, err := f.collection.Find(name)
	switch {
	case isFile && err == nil:
		return nil, message.New("deck-and-file", strconv.Quote(name), e.ID, "."+string(filepath.Separator)+name)
	case isFile:
		return deckInFile(name)
	case err != nil && strings.HasSuffix(name, ".json"):
		return nil, message.New("there-no-file", name)
	case err != nil:
		return nil, err
	}
	return e.Deck, nil
}

// Playable is the deck of that name or in that file, all of whose cards are implemented.
func (f *Finder) Playable(name string) (*deck.Deck, error) {
	d, err := f.deck(name)
	if err != nil {
		return nil, err
	}
	cat, err := f.Pool.Catalogue()
	if err != nil {
		return nil, err
	}
	return d, d.Playable(cat)
}

// Entries are all decks.
func (f *Finder) Entries() ([]library.Entry, error) {
	if err := f.open(); err != nil {
		return nil, err
	}
	return f.collection.Entries, nil
}

// open reads the library unless it has been read already.
func (f *Finder) open() (err error) {
	if f.collection == nil {
		f.collection, err = Open(f.Pool, f.Pool.Problems)
	}
	return err
}

// deckInFile reads the deck in a file, which must contain exactly one.
func deckInFile(path string) (*deck.Deck, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := library.ReadLimited(f)
	if err != nil {
		return nil, message.New("at", path, err)
	}
	d, err := library.ReadOne(data)
	if err != nil {
		return nil, message.New("at", path, err)
	}
	return d, nil
}
