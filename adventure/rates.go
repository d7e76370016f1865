package adventure

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
)

// Rates are how often bots have won an adventure, as measured by archon sim --rates and in its JSON
// format:
//
//	go run ./cmd/archon sim --rates --bot quick --draw 20 --games 300 --seed 11 --json > adventure/NAME/rates.json
//	go run ./cmd/archon sim --rates --bot quick --draw 18 --games 60 --seed 11 --json --variant PRESET # into its variants
type Rates struct {
	Games int    `json:"games"` // of each kind
	Seed  uint64 `json:"seed"`
	Bot   string `json:"bot"` // in every seat
	// Won is how many in a hundred were won at a difficulty, by one player, two and three.
	Won [difficulties][keyforge.MaxSeats]float64 `json:"won"`
	// Between are the bounds of the 95 % interval of each.
	Between [difficulties][keyforge.MaxSeats][2]float64 `json:"between"`
	// Variants are those of variants, measured by archon sim --rates --variant NAME --json.
	Variants []VariantRates `json:"variants,omitempty"`
	// Best are teams found to do well where bots hardly ever win, with games that show what is possible
	// there.
	Best []TeamRate `json:"best,omitempty"`
	// Decks are decks of the program alone, and teams of them, as the lab measured them:
	//
	//	go run ./cmd/archon lab all --difficulty normal --games 100 --out FILE
	Decks []TeamRate `json:"decks,omitempty"`
}

// TeamRate is how often a deck or a team of decks of the program has won by the newest rulebook, see [Rates]. The best
// team is looked for among the decks that win most often alone, and measured by
//
//	go run ./cmd/archon lab A B C --team --difficulty normal --bot quick --games GAMES --out FILE
//
// A team that experts played is the sum of
//
//	go run ./cmd/archon sim --decks A,B,C --bot expert --difficulty normal --games 2 --seed SEED
//
// with the seeds from 1 up, until there are as many games.
type TeamRate struct {
	Difficulty string   `json:"difficulty"`
	Decks      []string `json:"decks"` // their names
	Bot        string   `json:"bot"`
	Games      int      `json:"games"`
	Won        int      `json:"won"` // of them
}

// VariantRates are how often bots have won under a variant, see [Rates].
type VariantRates struct {
	Variant string                        `json:"variant"` // its code
	Games   int                           `json:"games"`   // of each kind
	Won     [keyforge.MaxSeats]float64    `json:"won"`
	Between [keyforge.MaxSeats][2]float64 `json:"between"`
}

// Of returns how many games in a hundred were won, of how many games, at the difficulty or
// variant that a save calls by a word, and false when nobody has measured it.
func (r *Rates) Of(word string, players int) (won float64, games int, ok bool) {
	if r == nil {
		return 0, 0, false
	}
	if d, err := ParseDifficulty(word); err == nil {
		return r.Won[d][players-1], r.Games, true
	}
	for i := range r.Variants {
		if v := &r.Variants[i]; v.Variant == word {
			return v.Won[players-1], v.Games, true
		}
	}
	return 0, 0, false
}

// BestOf is the team that does best at a difficulty with that many players, or nil when nobody has
// looked for one.
func (r *Rates) BestOf(d Difficulty, players int) *TeamRate {
	for i := range r.Best {
		if t := &r.Best[i]; t.Difficulty == d.String() && len(t.Decks) == players {
			return t
		}
	}
	return nil
}

// Together is how often decks of the program have won together at a difficulty, in whatever order they are named, or nil when
// nobody has measured it.
func (r *Rates) Together(d Difficulty, decks ...string) *TeamRate {
	if r == nil {
		return nil
	}
	decks = slices.Sorted(slices.Values(decks))
	var most *TeamRate
	for _, some := range [][]TeamRate{r.Decks, r.Best} {
		for i := range some {
			t := &some[i]
			if t.Difficulty == d.String() && slices.Equal(slices.Sorted(slices.Values(t.Decks)), decks) && (most == nil || t.Games > most.Games) {
				most = t
			}
		}
	}
	return most
}

// MustRates reads the rates that an adventure keeps.
func MustRates(data []byte) *Rates {
	r := &Rates{}
	if err := json.Unmarshal(data, r); err != nil {
		panic(fmt.Sprintf("the rates of an adventure: %v", err))
	}
	return r
}
