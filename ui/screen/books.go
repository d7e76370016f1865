package screen

import (
	"cmp"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
)

// book is a deck that can be chosen, with what is shown of it.
type book struct {
	library.Entry
	embedded string   // the ID of the equal deck that comes with the program
	missing  []string // names of the cards that are not implemented
	lacks    int      // how many cards these are
	open     int      // cards whose bonus icons are not known
	totals   library.Totals
	faces    [deck.Houses]int // the card of each house that stands for it, by its place in the list
	record   library.Record
	games    int
	wins     int
}

// books is all decks: those of the library, and those that come with the program.
// They are read in the background.
type books struct {
	all      []book
	problems []string // of files that could not be read, until they are told
	loaded   bool
	version  int // rises when anything changes
	loading  *job[loadedBooks]
	records  map[string]library.Record
}

type loadedBooks struct {
	all      []book
	records  map[string]library.Record
	problems []string
}

// loadBooks reads all decks. What goes wrong leaves those that come with the
// program.
func loadBooks(lib *library.Library, cat *game.Catalogue) loadedBooks {
	l := loadedBooks{records: map[string]library.Record{}}
	entries := library.Embedded()
	if lib != nil {
		own, problems, err := lib.Load()
		for _, p := range problems {
			l.problems = append(l.problems, p.Error())
		}
		if err != nil {
			l.problems = append(l.problems, err.Error())
		}
		entries = append(own, entries...)
		results, err := lib.Results()
		if err != nil {
			l.problems = append(l.problems, err.Error())
		}
		l.records = library.Records(results)
	}
	owned := map[string]int{}
	for _, e := range entries {
		key := library.ListKey(e.Deck)
		if i, ok := owned[key]; ok && e.Embedded {
			l.all[i].embedded = e.ID
			continue // the player has it
		}
		owned[key] = len(l.all)
		l.all = append(l.all, newBook(e, cat, l.records[key]))
	}
	return l
}

func newBook(e library.Entry, cat *game.Catalogue, record library.Record) book {
	b := book{Entry: e, missing: e.Deck.Missing(cat), lacks: library.MissingCards(e.Deck, cat), open: library.OpenIcons(e.Deck), totals: library.TotalsOf(e.Deck), faces: facesOf(e.Deck, cat), record: record}
	for _, t := range b.record {
		b.games += t.Games
		b.wins += t.Wins
	}
	return b
}

// lookBooks reads the decks anew, in the background when there is a library.
func (s *Stack) lookBooks() {
	lib, cat := s.Library, s.Catalogue
	if lib == nil {
		s.books.take(loadBooks(nil, cat))
		return
	}
	s.books.loading = start(func() loadedBooks { return loadBooks(lib, cat) })
}

func (b *books) take(l loadedBooks) {
	b.all, b.records, b.loaded, b.loading = l.all, l.records, true, nil
	b.problems = append(b.problems, l.problems...)
	b.version++
}

// frame takes what has been read meanwhile.
func (b *books) frame() {
	if l, ok := b.loading.done(); ok {
		b.take(l)
	}
}

// find returns the book of that ID, or nil.
func (b *books) find(id string) *book {
	i := slices.IndexFunc(b.all, func(o book) bool { return o.ID == id })
	if i < 0 {
		return nil
	}
	return &b.all[i]
}

// put replaces the book of an entry, or adds it.
func (b *books) put(e library.Entry, cat *game.Catalogue) {
	now := newBook(e, cat, b.records[library.ListKey(e.Deck)])
	if known := b.find(e.ID); known != nil {
		*known = now
	} else {
		b.all = append(b.all, now)
	}
	b.version++
}

func (b *books) drop(id string) {
	b.all = slices.DeleteFunc(b.all, func(o book) bool { return o.ID == id })
	b.version++
}

// deck returns the deck of that ID, from the library or the program.
func (s *Stack) deck(id string) (*deck.Deck, error) {
	if s.Library == nil || slices.Contains(deck.Embedded(), id) {
		return deck.Named(id)
	}
	e, err := s.Library.Entry(id)
	if err != nil {
		return nil, err
	}
	return e.Deck, nil
}

// note keeps the result of a game that is over, in the background.
func (s *Stack) note(story *replay.Story) {
	r, ok := library.ResultOf(story)
	lib := s.Library
	if !ok || lib == nil {
		return
	}
	s.noting = start(func() error { return lib.Note(r) })
}

// bookQuery is which books are shown, and in which order.
type bookQuery struct {
	text      string
	house     card.House
	set       string
	favourite bool
	playable  bool
	ready     bool // those that can be played come first
	order     library.Order
}

// choose returns the numbers of the books that are wanted, in their order.
func (b *books) choose(q bookQuery) []int {
	at := map[string]int{}
	entries := make([]library.Entry, len(b.all))
	for i := range b.all {
		entries[i], at[b.all[i].ID] = b.all[i].Entry, i
	}
	query := library.Query{
		Text: strings.TrimSpace(q.text), House: q.house, Set: q.set, Favourite: q.favourite, Order: q.order,
		Keep: func(e *library.Entry) bool { return !q.playable || b.all[at[e.ID]].lacks == 0 },
		Wins: func(e *library.Entry) int { return b.all[at[e.ID]].wins },
	}
	var some []int
	for _, e := range query.Select(entries) {
		some = append(some, at[e.ID])
	}
	if q.ready {
		slices.SortStableFunc(some, func(i, k int) int { return cmp.Compare(min(1, b.all[i].lacks), min(1, b.all[k].lacks)) })
	}
	return some
}
