package session

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/job"
)

// CollectionDeck is a deck that can be chosen, with what is shown of it.
type CollectionDeck struct {
	library.Entry
	Copied  bool     // it comes with the program, and the player has an equal one
	Missing []string // names of the cards that are not implemented
	Lacks   int      // how many cards these are
	Open    int      // cards whose bonus icons are not known
	Totals  library.Totals
	Faces   [deck.Houses]int // the card that stands for each house, by its place in the list
	Key     string           // its list key
	Record  records.Record   // in adventures, by difficulty
	Duels   records.Record   // in standard games, by opponent
	Ladder  *records.Ladder  // how far it has climbed
	Games   int              // of both kinds
	Wins    int
}

// Collection is all decks: those of the library, and those that come with the program.
// They are read in the background.
type Collection struct {
	All      []CollectionDeck
	Problems []error // what is wrong with files that cannot be read
	Loaded   bool
	Version  int              // increases whenever anything changes
	Results  []records.Result // of all games, in the order in which they ended
	Imported string           // the ID of the deck that came last, until it is shown
	loading  *job.Job[loadedCollection]
	deckRecords
}

// deckRecords is the records of decks and voyages.
type deckRecords struct {
	records, duels map[string]records.Record  // of decks, by their list keys
	ladders        map[string]*records.Ladder // of decks, by their list keys
	voyages        records.Record             // by the week
}

type loadedCollection struct {
	all      []CollectionDeck
	results  []records.Result
	problems []error
	deckRecords
}

// deckRecordsIn is the records of everything in the games of an adventure and in standard games.
func deckRecordsIn(results []records.Result, a adventure.Adventure) deckRecords {
	return deckRecords{records: records.ByDeck(results), duels: records.Duels(results),
		ladders: records.Ladders(results, a.Boss(), adventure.Ladder(a)), voyages: records.Voyages(results)}
}

// loadCollection reads all decks. After an error it still has those that come
// with the program.
func loadCollection(lib *library.Library, kept *records.Store, cat *keyforge.Catalogue, a adventure.Adventure) loadedCollection {
	l := loadedCollection{}
	entries := library.Embedded()
	if lib != nil {
		own, problems, err := lib.Load()
		entries = append(own, entries...)
		var wrong error
		l.results, wrong = kept.Results()
		l.deckRecords = deckRecordsIn(l.results, a)
		for _, err := range append(lib.Aside(problems), err, wrong) {
			if err != nil {
				l.problems = append(l.problems, err)
			}
		}
	}
	owned := map[string]bool{}
	for _, e := range entries {
		b := l.newDeck(e, e.Deck.ListKey(), cat)
		b.Copied = e.Embedded && owned[b.Key]
		owned[b.Key] = true
		l.all = append(l.all, b)
	}
	return l
}

// Playable reports whether the deck can be played, and is to be drawn: of equal ones
// only that of the player.
func (b *CollectionDeck) Playable() bool { return b.Lacks == 0 && !b.Copied }

// newDeck is a deck that can be chosen, with its list key.
func (r *deckRecords) newDeck(e library.Entry, key string, cat *keyforge.Catalogue) CollectionDeck {
	b := CollectionDeck{Entry: e, Missing: e.Deck.Missing(cat), Lacks: library.MissingCards(e.Deck, cat), Open: library.OpenIcons(e.Deck),
		Totals: library.TotalsOf(e.Deck), Faces: facesOf(e.Deck, cat), Key: key, Record: r.records[key], Duels: r.duels[key],
		Ladder: r.ladders[key]}
	for _, record := range [...]records.Record{b.Record, b.Duels} {
		for _, t := range record {
			b.Games += t.Games
			b.Wins += t.Wins
		}
	}
	return b
}

// ReadDecks reads the decks again, in the background when there is a library.
func (s *Session) ReadDecks() { s.ReadDecksAfter(func() {}) }

// ReadDecksAfter reads the decks again once something in the background has
// ended. [Session.Close] waits for it, too.
func (s *Session) ReadDecksAfter(end func()) {
	lib, kept, cat, a := s.Library, s.Records, s.Catalogue, s.Adventure
	if lib == nil {
		s.Collection.take(loadCollection(nil, nil, cat, a))
		return
	}
	ended := make(chan struct{})
	s.FinishInBackground(ended)
	s.Collection.loading = job.Start(func() loadedCollection {
		func() {
			defer close(ended) // even after a fault
			end()
		}()
		return loadCollection(lib, kept, cat, a)
	})
}

// over reports whether something has ended.
func over(ended chan struct{}) bool {
	select {
	case <-ended:
		return true
	default:
		return false
	}
}

func (b *Collection) take(l loadedCollection) {
	b.All, b.Results, b.deckRecords, b.Loaded, b.loading = l.all, l.results, l.deckRecords, true, nil
	b.Problems = l.problems
	b.Version++
}

// Loading reports whether the decks are being read.
func (b *Collection) Loading() bool { return b.loading != nil }

// Fresh reports whether the decks have been read, and are not being read again.
func (b *Collection) Fresh() bool { return b.Loaded && !b.Loading() }

// frame takes what has been read meanwhile.
func (b *Collection) frame() {
	if l, ok := b.loading.Done(); ok {
		b.take(l)
	}
}

// Find returns the deck with that ID, or nil.
func (b *Collection) Find(id string) *CollectionDeck {
	return b.first(func(o *CollectionDeck) bool { return o.ID == id })
}

// first is the first deck of which something holds, or nil.
func (b *Collection) first(holds func(*CollectionDeck) bool) *CollectionDeck {
	for i := range b.All {
		if holds(&b.All[i]) {
			return &b.All[i]
		}
	}
	return nil
}

// Put replaces the deck of an entry, or adds it.
func (b *Collection) Put(e library.Entry, cat *keyforge.Catalogue) {
	now := b.newDeck(e, e.Deck.ListKey(), cat)
	if known := b.Find(e.ID); known != nil {
		*known = now
	} else {
		b.All = append(b.All, now)
	}
	b.Version++
}

// Drop removes the deck with that ID from what is shown.
func (b *Collection) Drop(id string) {
	b.All = slices.DeleteFunc(b.All, func(o CollectionDeck) bool { return o.ID == id })
	b.Version++
}

// Deck returns the deck with that ID, from the collection or the program.
func (s *Session) Deck(id string) (*deck.Deck, error) {
	if b := s.Collection.Find(id); b != nil {
		return b.Deck, nil
	}
	return deck.Named(id)
}

// NoteResult keeps the result of a finished game, in the background.
func (s *Session) NoteResult(story *save.Story) {
	r, ok := result.Of(story)
	if !ok || s.Library == nil {
		return
	}
	s.Chronicle(nil).note(r)
}

// Query is which decks are shown, and in which order.
type Query struct {
	Text      string
	House     card.House
	Set       string
	Favourite bool
	Playable  bool
	Ready     bool // those that can be played come first
	Order     library.Order
}

// leastOfTitle is the least number of letters for a search by title.
const leastOfTitle = 3

// CardsCalled reports which cards have the text in their title, or in the one that they
// have in the language; nil if the text is too short for a title.
func (w *Words) CardsCalled(text string) func(id string) bool {
	want := fold.Name(text)
	if utf8.RuneCountInString(want) < leastOfTitle {
		return nil
	}
	known := map[string]bool{}
	return func(id string) bool {
		fits, ok := known[id]
		if !ok {
			fits = w.Language.MatchesName(id, w.printedTitle(id), func(name string) bool { return strings.Contains(fold.Name(name), want) })
			known[id] = fits
		}
		return fits
	}
}

// Choose returns the numbers of the wanted decks, in their order; called reports which
// cards the text means, and may be nil.
func (b *Collection) Choose(q Query, called func(id string) bool) []int {
	at := map[string]int{}
	entries := make([]library.Entry, len(b.All))
	for i := range b.All {
		entries[i], at[b.All[i].ID] = b.All[i].Entry, i
	}
	query := library.Query{
		Text: strings.TrimSpace(q.Text), House: q.House, Set: q.Set, Favourite: q.Favourite, Order: q.Order,
		Keep: func(e *library.Entry) bool { return !q.Playable || b.All[at[e.ID]].Lacks == 0 },
		Wins: func(e *library.Entry) int { return b.All[at[e.ID]].Wins },
	}
	if called != nil {
		query.Holds = func(e *library.Entry) bool {
			return slices.ContainsFunc(e.Deck.Cards, func(c deck.Card) bool { return called(c.ID) })
		}
	}
	var some []int
	for _, e := range query.Select(entries) {
		some = append(some, at[e.ID])
	}
	if q.Ready {
		slices.SortStableFunc(some, func(i, k int) int { return cmp.Compare(min(1, b.All[i].Lacks), min(1, b.All[k].Lacks)) })
	}
	return some
}
