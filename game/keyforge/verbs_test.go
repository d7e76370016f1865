package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Damage and what governs other effects become steps of their own; each other verb has a row
// that carries it out in one way.
func TestEachVerbHasARow(t *testing.T) {
	for v := card.NoVerb + 1; v < card.VerbCount; v++ {
		want := 1
		if v == card.DealVerb || v.Class() == card.FlowEffect {
			want = 0
		}
		assert.Equal(t, want, keyforge.Carried(v), "%s", v)
	}
}
