package library

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
)

// Change is what an import does to a deck.
type Change uint8

// The changes.
const (
	Added    Change = iota + 1
	Updated         // more is known about it now
	Replaced        // it has another list now, and the previous one is kept aside
	Same            // nothing new
)

func (c Change) String() string {
	return [...]string{"", "added", "updated", "replaced by another list", "known already"}[c]
}

// Imported is a deck after an import.
type Imported struct {
	Entry
	Change Change
	// Kept is the path of the file with the library's previous version of the deck,
	// which is kept for a month; "" when there was none.
	Kept string

	at int // its place in what was imported
}

// Import puts decks into the library. One that is there already, by its UUID, its
// list or its name, is updated: what is known about it is not forgotten, and if it has
// other cards now, the previous list is kept aside. Each, when set, is called whenever
// a deck is in, one call at a time. An import that fails or is interrupted has
// imported the decks that it returns. [Library.Undo] undoes the whole import.
func (l *Library) Import(ctx context.Context, decks []*deck.Deck, each func(Imported)) ([]Imported, error) {
	entries := make([]Entry, len(decks))
	for i := range decks {
		entries[i].Deck = decks[i]
	}
	return l.importAll(ctx, entries, each)
}

func (l *Library) importAll(ctx context.Context, entries []Entry, each func(Imported)) ([]Imported, error) {
	if len(entries) == 0 {
		return nil, nil
	}
	var done []Imported
	err := l.Locked(ctx, func() error {
		all, _, err := l.Load()
		if err != nil {
			return err
		}
		s := newIndex(l, all)
		for i := range entries {
			s.put(&entries[i])
		}
		aside, err := l.record(s)
		if err != nil {
			return message.New("begin-import", err)
		}
		err = l.writeAll(ctx, s, each)
		for i, p := range s.placed {
			if !s.written[p.at] {
				continue
			}
			one := Imported{Entry: s.entries[p.at], Change: p.change, at: i}
			if p.change == Updated || p.change == Replaced {
				one.Kept = filepath.Join(aside, one.ID+extension)
			}
			done = append(done, one)
		}
		return err
	})
	return done, err
}

// writers is how many files are written at a time: syncing each of them to disk takes
// long, but several take no longer.
const writers = 16

// writeAll writes the entries that have changed.
func (l *Library) writeAll(ctx context.Context, s *index, each func(Imported)) error {
	var telling sync.Mutex
	work, ctx := errgroup.WithContext(ctx)
	work.SetLimit(writers)
	told := map[int]bool{}
	for _, p := range s.placed {
		if told[p.at] {
			continue
		}
		told[p.at] = true
		work.Go(func() (err error) {
			defer fault.Catch(&err)
			if err := ctx.Err(); err != nil {
				return message.New("import-was-interrupted", err)
			}
			if s.dirty[p.at] {
				if err := l.write(&s.entries[p.at]); err != nil {
					return err
				}
			}
			telling.Lock()
			defer telling.Unlock()
			s.written[p.at] = true
			if each != nil {
				each(Imported{Entry: s.entries[p.at], Change: p.change})
			}
			return nil
		})
	}
	return work.Wait()
}

// index is the entries of a library while decks are imported into it.
type index struct {
	library *Library
	entries []Entry
	known   int // how many of them are in the library
	byUUID  map[string]int
	byList  map[string][]int // by the keys of the cards alone
	byName  map[string][]int
	ids     map[string]bool
	numbers map[string]int // the last number appended to a short name
	placed  []placed       // the decks of the import in their order
	dirty   map[int]bool   // entries to be written
	written map[int]bool
}

// placed says where a deck went.
type placed struct {
	at     int
	change Change
}

func newIndex(l *Library, all []Entry) *index {
	s := &index{library: l, entries: all, known: len(all), byUUID: map[string]int{}, byList: map[string][]int{}, byName: map[string][]int{},
		ids: map[string]bool{}, numbers: map[string]int{}, dirty: map[int]bool{}, written: map[int]bool{}}
	for _, name := range deck.Embedded() {
		s.ids[name] = true
	}
	for i := range all {
		s.register(i)
	}
	return s
}

// namesakes is how many decks with the same name are compared with a new one: the most
// recent ones. Among thousands with one name nobody would know which is meant.
const namesakes = 20

func (s *index) register(i int) {
	e := &s.entries[i]
	if e.Deck.UUID != "" {
		s.byUUID[e.Deck.UUID] = i
	}
	key := e.Deck.CardsKey()
	if alike := s.byList[key]; !slices.Contains(alike, i) {
		s.byList[key] = append(alike, i)
	}
	name := fold.Name(e.Deck.Name)
	if some := s.byName[name]; !slices.Contains(some, i) {
		s.byName[name] = append(some[max(0, len(some)-namesakes+1):], i)
	}
	s.ids[e.ID] = true
}

// find returns where the same deck is: by its ID, by its list or, when the lists are
// nearly the same, by its name.
func (s *index) find(d *deck.Deck) (int, bool) {
	if i, ok := s.byUUID[d.UUID]; ok && d.UUID != "" {
		return i, true
	}
	found, key := -1, d.ListKey()
	for _, i := range s.byList[d.CardsKey()] {
		known := s.entries[i].Deck
		if d.UUID != "" && known.UUID != "" || deck.Apart(known, d) {
			continue
		}
		if found = i; known.ListKey() == key {
			break
		}
	}
	if found >= 0 {
		return found, true
	}
	for _, i := range s.byName[fold.Name(d.Name)] {
		if known := s.entries[i].Deck; deck.Same(known, d) && commonCards(known, d) >= nearly {
			return i, true
		}
	}
	return 0, false
}

// nearly is how many cards two lists of one deck share at least: one of them may
// have been corrected. Two decks that happen to have the same name share far fewer.
const nearly = deck.Size * 2 / 3

// commonCards is how many cards the lists have in common.
func commonCards(a, b *deck.Deck) int {
	copies := map[string]int{}
	for i := range a.Cards {
		copies[a.Cards[i].ID]++
	}
	n := 0
	for i := range b.Cards {
		if copies[b.Cards[i].ID]--; copies[b.Cards[i].ID] >= 0 {
			n++
		}
	}
	return n
}

// put finds a place for a deck. A title and a mark that it brings are taken
// when it is new.
func (s *index) put(e *Entry) {
	i, ok := s.find(e.Deck)
	change := Same
	if !ok {
		i, change = len(s.entries), Added
		if e.Added.IsZero() {
			e.Added = time.Now().UTC().Truncate(time.Second)
		}
		s.entries = append(s.entries, Entry{ID: s.newID(e.Deck), Title: e.Title, Favourite: e.Favourite, Added: e.Added, Deck: e.Deck})
	} else if before, merged := s.entries[i].Deck, deck.Merge(s.entries[i].Deck, e.Deck); !bytes.Equal(merged.JSON(), before.JSON()) {
		if change = Updated; merged.ListKey() != before.ListKey() {
			change = Replaced
		}
		s.entries[i].Deck = merged
	}
	if change != Same {
		s.register(i)
		s.dirty[i] = true
	}
	s.placed = append(s.placed, placed{i, change})
}

// newID makes a unique short name for a deck.
func (s *index) newID(d *deck.Deck) string {
	name := slug(d.Name)
	for id := name; ; id = fmt.Sprintf("%s-%d", name, s.numbers[name]) {
		if _, err := os.Lstat(s.library.File(id)); !s.ids[id] && errors.Is(err, os.ErrNotExist) {
			return id
		}
		s.numbers[name] = max(2, s.numbers[name]+1)
	}
}

// slugLength is how long a short name may be, in letters.
const slugLength = 48

// slug is a name in a form for file names: lower-case letters, digits, dashes.
func slug(name string) string {
	id := []rune(strings.Join(fold.Words(name), "-"))
	short := strings.TrimRight(string(id[:min(len(id), slugLength)]), "-")
	if short == "" || !filepath.IsLocal(short) { // Windows reserves some names
		return "deck" + short
	}
	return short
}
