package session

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Every reason why something cannot be done has words.
func TestEveryReasonHasWords(t *testing.T) {
	for r := keyforge.Allowed + 1; r < keyforge.ReasonCount; r++ {
		assert.NotEmpty(t, languages.English().Words[whyKeys[r]], r)
	}
}
