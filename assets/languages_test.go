package assets_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/assets"
)

// Every language in the folder has a name, and every name a language.
func TestLanguagesHaveNames(t *testing.T) {
	files, err := filepath.Glob("lang/*.json")
	require.NoError(t, err)
	var found []assets.Language
	for _, f := range files {
		l := assets.Language(strings.TrimSuffix(filepath.Base(f), ".json"))
		found = append(found, l)
		assert.True(t, json.Valid(l.JSON()), f)
	}
	assert.ElementsMatch(t, assets.Languages, found)
	assert.PanicsWithValue(t, `language "xx" is not embedded`, func() { assets.Language("xx").JSON() })
}
