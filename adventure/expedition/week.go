package expedition

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// weekDecks is how many of the decks that come with the program those of a week are drawn from, the oldest.
const weekDecks = 18

// Weekly is the expedition of a week, the same for everybody. Nobody publishes it; it is derived from the week.
type Weekly struct {
	Week   string // by ISO 8601, such as 2026-W47
	Seed   uint64
	Ascent int
	Decks  []string // that come with the program; a single player has the first of them
}

// weekAscents is how many ascents a week may have.
const weekAscents = 6

// WeekOf returns the expedition of the week of a moment, in UTC.
func WeekOf(now time.Time) Weekly {
	w := Weekly{Week: games.Week(now)}
	h := fnv.New64a()
	_, _ = fmt.Fprintf(h, "expedition %s %d", w.Week, version) // never fails
	r := rand.New(rand.NewPCG(h.Sum64(), 0x7765656b))
	names := slices.Clone(deck.Embedded()[:weekDecks])
	slices.Sort(names)
	for _, at := range r.Perm(len(names))[:keyforge.MaxSeats] {
		w.Decks = append(w.Decks, names[at])
	}
	w.Seed, w.Ascent = r.Uint64N(1_000_000), r.IntN(weekAscents)
	return w
}
