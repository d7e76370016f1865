package assets_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/assets"
)

// Every deck list in the folder has a name, and every name a list.
func TestDecksHaveNames(t *testing.T) {
	files, err := filepath.Glob("decks/*.json")
	require.NoError(t, err)
	var found []assets.Deck
	for _, f := range files {
		data, err := os.ReadFile(f)
		require.NoError(t, err)
		name := assets.Deck(strings.TrimSuffix(filepath.Base(f), ".json"))
		found = append(found, name)
		assert.Equal(t, data, name.JSON())
		assert.True(t, json.Valid(data), f)
	}
	assert.ElementsMatch(t, assets.Decks, found)
}

func TestUnknownDeckPanics(t *testing.T) {
	assert.PanicsWithValue(t, `deck "nobody" is not embedded`, func() { assets.Deck("nobody").JSON() })
}
