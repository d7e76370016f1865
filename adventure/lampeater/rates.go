package lampeater

import (
	_ "embed"

	"github.com/keyraken/keyraken/adventure"
)

//go:embed rates.json
var measured []byte

var rates = adventure.MustRates(measured)

// Rates implements [adventure.Adventure]; see there how they are measured.
func (lamps) Rates() *adventure.Rates { return rates }
