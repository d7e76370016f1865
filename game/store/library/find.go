package library

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
)

// Find returns the one deck of the entries that is meant: by its ID, its title,
// its name or its UUID, or by a part of its name that no other has. A deck of the
// library precedes one that comes with the program. An error lists the decks that
// could be meant.
func Find(entries []Entry, name string) (*Entry, error) {
	if deck.HasPrivateCode(name) {
		return nil, deck.ErrPrivateCode
	}
	want := fold.Name(name)
	if want == "" {
		return nil, message.New("no-deck-called", strconv.Quote(name))
	}
	for _, fits := range []func(*Entry) bool{
		func(e *Entry) bool { return strings.EqualFold(e.ID, name) },
		func(e *Entry) bool { return fold.Name(e.Title) == want || fold.Name(e.Deck.Name) == want },
		func(e *Entry) bool { return strings.EqualFold(e.Deck.UUID, name) },
		func(e *Entry) bool { return e.called(want) },
	} {
		var found []*Entry
		for i := range entries {
			if fits(&entries[i]) {
				found = append(found, &entries[i])
			}
		}
		if own := slices.DeleteFunc(slices.Clone(found), func(e *Entry) bool { return e.Embedded }); len(own) == 1 {
			found = own // the player's copy of a deck that comes with the program, too
		}
		if len(found) == 1 {
			return found[0], nil
		}
		if len(found) > 1 {
			return nil, message.New("may-be-any-decks", strconv.Quote(name), len(found), choices(found))
		}
	}
	all := make([]*Entry, len(entries))
	for i := range entries {
		all[i] = &entries[i]
	}
	return nil, message.New("no-deck-called-choose", strconv.Quote(name), choices(all))
}

// choices lists decks by their short names, as far as a line holds them.
func choices(entries []*Entry) string {
	const most = 20
	var ids []string
	for _, e := range entries {
		ids = append(ids, e.ID)
	}
	if len(ids) > most {
		ids = append(ids[:most], "…")
	}
	return strings.Join(ids, ", ")
}

// called reports whether the folded words are part of a name of the deck.
func (e *Entry) called(want string) bool {
	return strings.Contains(fold.Name(e.Title), want) || strings.Contains(fold.Name(e.Deck.Name), want) ||
		strings.Contains(fold.Name(e.ID), want)
}

// Order is an order of entries.
type Order uint8

// The orders. Favourites come first in each.
const (
	ByName Order = iota
	ByAdded
	BySet
	ByWins
)

// Query says which entries are wanted, and in which order. The zero value selects
// all of them by name.
type Query struct {
	Text      string            // a part of the name, the title or the ID
	Holds     func(*Entry) bool // or has a card that the text means, or nil: these come after those that match by name
	House     card.House        // or NoHouse for any
	Set       string            // or "" for any
	Favourite bool              // favourites only
	Keep      func(*Entry) bool // or nil for all
	Order     Order
	Wins      func(*Entry) int // for ByWins
}

// Select returns the wanted entries in order.
func (q *Query) Select(entries []Entry) []Entry {
	type named struct {
		*Entry
		name  string // folded once, since a sort compares each many times
		holds bool   // it only has a card with that name
	}
	var some []named
	want := fold.Name(q.Text)
	for i := range entries {
		e := &entries[i]
		called := want == "" || e.called(want)
		if (called || q.Holds != nil && q.Holds(e)) && (q.House == card.NoHouse || slices.Contains(e.Deck.Houses[:], q.House)) &&
			(q.Set == "" || e.Deck.Set == q.Set) && (!q.Favourite || e.Favourite) && (q.Keep == nil || q.Keep(e)) {
			some = append(some, named{e, fold.Name(e.Name()), !called})
		}
	}
	slices.SortStableFunc(some, func(a, b named) int {
		if a.holds != b.holds {
			if b.holds {
				return -1
			}
			return 1
		}
		return cmp.Or(q.compare(a.Entry, b.Entry), strings.Compare(a.name, b.name))
	})
	sorted := make([]Entry, len(some))
	for i := range some {
		sorted[i] = *some[i].Entry
	}
	return sorted
}

// compare orders two entries by everything but their names.
func (q *Query) compare(a, b *Entry) int {
	if a.Favourite != b.Favourite {
		if a.Favourite {
			return -1
		}
		return 1
	}
	order := 0
	switch q.Order {
	case ByAdded:
		order = b.Added.Compare(a.Added)
	case BySet:
		order = cmp.Compare(slices.Index(cards.DeckSetNames(), a.Deck.Set), slices.Index(cards.DeckSetNames(), b.Deck.Set))
	case ByWins:
		order = cmp.Compare(q.Wins(b), q.Wins(a))
	}
	return order
}
