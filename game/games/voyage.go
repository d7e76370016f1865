package games

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"time"

	"github.com/keyraken/keyraken/game"
)

// Week is the week of a moment in UTC, by ISO 8601, such as 2026-W47. Saves and records name its voyage by it.
func Week(now time.Time) string {
	year, week := now.UTC().ISOWeek()
	return fmt.Sprintf("%04d-W%02d", year, week)
}

// voyageVersion is the version of how voyages are drawn. It rises when that changes: earlier weeks are not drawn again.
const voyageVersion = 1

// Voyage is the game of a week: the same deal and difficulty for everybody who plays it in that week with as many players.
// Nobody publishes it; it is derived from the week.
func Voyage(k game.Kind, players int, week string) (game.Setup, error) {
	h := fnv.New64a()
	_, _ = fmt.Fprintf(h, "%s %s %d", k.Name(), week, voyageVersion) // never fails
	r := rand.New(rand.NewPCG(h.Sum64(), 0x766f79616765))
	seed, mode, difficulty := r.Uint64N(1_000_000), k.Modes()[0], ""
	if all := k.Difficulties(mode); len(all) > 0 {
		difficulty = all[r.IntN(len(all))]
	}
	return k.Deal(players, mode, difficulty, seed)
}
