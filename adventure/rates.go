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
type Rates struct {
	Games int    `json:"games"` // of each kind
	Seed  uint64 `json:"seed"`
	Bot   string `json:"bot"` // in every seat
	// Won is how many in a hundred were won at a difficulty, by one player, two and three.
	Won [difficulties][game.MaxSeats]float64 `json:"won"`
	// Between are the bounds of the 95 % interval of each.
	Between [difficulties][game.MaxSeats][2]float64 `json:"between"`
}

// MustRates reads the rates that an adventure keeps.
func MustRates(data []byte) *Rates {
	r := &Rates{}
	if err := json.Unmarshal(data, r); err != nil {
		panic(fmt.Sprintf("the rates of an adventure: %v", err))
	}
	return r
}
