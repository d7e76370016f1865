package adventure

import (
	"encoding/json"
	"fmt"

	"github.com/keyraken/keyraken/game"
)

// Rates are how often bots have won an adventure, measured by archon sim --rates, whose
// JSON it is:
//
//	go run ./cmd/archon sim --rates --bot quick --draw 20 --games 300 --seed 11 --json > adventure/NAME/rates.json
//	go run ./cmd/archon sim --rates --bot quick --draw 18 --games 60 --seed 11 --json --variant PRESET # into its variants
type Rates struct {
	Games int    `json:"games"` // of each kind
	Seed  uint64 `json:"seed"`
	Bot   string `json:"bot"` // in every seat
	// Won is how many in a hundred were won at a difficulty, by one player, two and three.
	Won [difficulties][game.MaxSeats]float64 `json:"won"`
	// Between are the bounds of the 95 % interval of each.
	Between [difficulties][game.MaxSeats][2]float64 `json:"between"`
	// Variants are those of variants, measured by archon sim --rates --variant NAME --json.
	Variants []VariantRates `json:"variants,omitempty"`
}

// VariantRates are how often bots have won under a variant, see [Rates].
type VariantRates struct {
	Variant string                    `json:"variant"` // its code
	Games   int                       `json:"games"`   // of each kind
	Won     [game.MaxSeats]float64    `json:"won"`
	Between [game.MaxSeats][2]float64 `json:"between"`
}

// Of is how many in a hundred were won of how many games at a difficulty, or under a
// variant, that a save names by a word, and false when nobody has measured.
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

// MustRates reads the rates that an adventure keeps.
func MustRates(data []byte) *Rates {
	r := &Rates{}
	if err := json.Unmarshal(data, r); err != nil {
		panic(fmt.Sprintf("the rates of an adventure: %v", err))
	}
	return r
}
