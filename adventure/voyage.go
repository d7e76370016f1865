package adventure

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

// Voyage is the game of a week: the same decks, deal and conditions for everybody who plays
// it in that week. Nobody publishes it; it is derived from the week.
type Voyage struct {
	Week  string // by ISO 8601, such as 2026-W47; saves and records name the voyage by it
	Decks [keyforge.MaxSeats]string
	Seed  uint64
	Word  string // of the difficulty or the variant, see [VariantOf]
}

// voyageVersion is the version of how voyages are drawn, and voyageDecks is how many of the decks that come with the program
// they are drawn from, the oldest. The version rises when either changes: earlier weeks are not drawn again.
const (
	voyageVersion = 1
	voyageDecks   = 18
)

// VoyageOf returns the voyage of the week of a moment, in UTC. Its decks come with the
// program; a single player has the first of them.
func VoyageOf(a Adventure, now time.Time) Voyage {
	v := Voyage{Week: games.Week(now)}
	h := fnv.New64a()
	_, _ = fmt.Fprintf(h, "%s %s %d", a.Name(), v.Week, voyageVersion) // never fails
	r := rand.New(rand.NewPCG(h.Sum64(), 0x766f79616765))
	names := slices.Clone(deck.Embedded()[:voyageDecks])
	slices.Sort(names)
	for i, at := range r.Perm(len(names))[:len(v.Decks)] {
		v.Decks[i] = names[at]
	}
	v.Seed = r.Uint64N(1_000_000)
	d := Difficulty(r.IntN(int(difficulties)))
	v.Word = d.String()
	if varied, ok := a.(Varied); ok {
		v.Word = VariantWord(varied, changed(r, varied, d))
	}
	return v
}

// changed is a difficulty with two conditions a step milder or harder.
func changed(r *rand.Rand, a Varied, d Difficulty) Variant {
	p, _ := preset(a, d.String())
	all := a.Conditions()
	for _, i := range r.Perm(len(all))[:min(2, len(all))] {
		p.Variant[i] = int16(all[i].Next(int(p.Variant[i]), 2*r.IntN(2)-1))
	}
	return p.Variant
}
