// Package collection is all decks that can be named in a command, those of the library and those
// of the program, with what is known about them. A Finder looks up the decks of a game.
package collection

import (
	"io"
	"slices"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

// Collection is all decks that can be named, and what is known about them.
type Collection struct {
	*library.Library
	Records    *records.Store
	Studies    *studies.Store
	Pool       *pool.Pool
	Catalogue  *keyforge.Catalogue
	Entries    []library.Entry           // those of the library, then the embedded ones
	adventures map[string]records.Record // the records of decks in adventures, by their list keys
	duels      map[string]records.Record // and in standard games
}

// Open reads the library and its records. It reports files that cannot be read on warn.
func Open(p *pool.Pool, warn io.Writer) (*Collection, error) {
	dir := library.Dir()
	s := &Collection{Library: library.Open(dir), Records: records.Open(dir), Studies: studies.Open(dir), Pool: p}
	var err error
	if s.Catalogue, err = p.Catalogue(); err != nil {
		return nil, err
	}
	own, problems, err := s.Load()
	if err != nil {
		return nil, err
	}
	for _, wrong := range problems {
		p.Warn(warn, p.Describe(wrong))
	}
	s.Entries = append(own, library.Embedded()...)
	results, err := s.Records.Results()
	s.adventures, s.duels = records.ByDeck(results), records.Duels(results)
	return s, err
}

// Playable are the names of all decks of the library and of the program whose cards are
// implemented.
func Playable(p *pool.Pool, warn io.Writer) ([]string, error) {
	s, err := Open(p, warn)
	if err != nil {
		return nil, err
	}
	var names []string
	for i := range s.Entries {
		if e := &s.Entries[i]; library.MissingCards(e.Deck, s.Catalogue) == 0 {
			names = append(names, e.ID)
		}
	}
	slices.Sort(names)
	return names, nil
}

// Find returns the deck of that name.
func (s *Collection) Find(name string) (*library.Entry, error) { return library.Find(s.Entries, name) }

// FindOwn returns the deck of that name, which must be in the library.
func (s *Collection) FindOwn(name string) (*library.Entry, error) {
	e, err := s.Find(name)
	if err == nil && e.Embedded {
		return nil, message.New("deck-is-embedded", e.ID)
	}
	return e, err
}

// Record is the record of a deck in adventures.
func (s *Collection) Record(e *library.Entry) records.Record {
	return s.adventures[e.Deck.ListKey()]
}

// Duels is the record of a deck in standard games.
func (s *Collection) Duels(e *library.Entry) records.Record {
	return s.duels[e.Deck.ListKey()]
}

// Score is how many games of both kinds a deck has played and won.
func (s *Collection) Score(e *library.Entry) (sum records.Score) {
	for _, record := range [...]records.Record{s.Record(e), s.Duels(e)} {
		for _, t := range record {
			sum.Games += t.Games
			sum.Wins += t.Wins
		}
	}
	return sum
}

// Wins is a deck's victories in games of both kinds.
func (s *Collection) Wins(e *library.Entry) int { return s.Score(e).Wins }
