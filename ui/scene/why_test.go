package scene

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/lang"
)

// Every reason for which something cannot be done has words in every language.
func TestEveryReasonHasWords(t *testing.T) {
	for _, name := range assets.Languages {
		l, err := lang.Load(name)
		require.NoError(t, err)
		for r := game.Fine + 1; r < game.ReasonCount; r++ {
			assert.NotEmpty(t, l[whyKeys[r]], "%s: %v", name, r)
		}
	}
}
