package deck_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// The embedded lists are written exactly as their files are.
func TestJSONOfEmbeddedDecks(t *testing.T) {
	for _, name := range assets.Decks {
		d, err := deck.Named(string(name))
		require.NoError(t, err)
		assert.Equal(t, string(name.JSON()), string(d.JSON()))
	}
}

// K4.9, K7.11: everything that a list can contain survives.
func TestJSONKeepsEverything(t *testing.T) {
	text := `{
  "version": 1,
  "uuid": "11111111-2222-4333-8444-555555555555",
  "name": "Brindle: \"The <Sample>\", \\ of Hexford",
  "set": "MM",
  "source": "Master Vault JSON",
  "iconsOpen": true,
  "houses": ["dis", "logos", "saurian"],
  "cards": [
    {"id": "drecker", "house": "dis", "count": 12},
    {"id": "anger", "house": "logos", "count": 2, "maverick": true, "legacy": true, "icons": ["amber", "unknown"]},
    {"id": "infomancer", "house": "logos", "count": 1, "anomaly": true},
    {"id": "causal-loop", "house": "logos", "count": 9, "icons": ["draw"]},
    {"id": "deusillus", "house": "saurian", "count": 6},
    {"id": "deusillus2", "house": "saurian", "count": 6}
  ]
}
`
	d, err := load(text)
	require.NoError(t, err)
	assert.Equal(t, text, string(d.JSON()))
	assert.Equal(t, deck.Card{ID: "anger", House: card.Logos, Maverick: true, Legacy: true,
		Icons: []card.Icon{card.AmberIcon, deck.UnknownIcon}}, d.Cards[12])
	assert.Contains(t, d.Plain(), "\nLogos\n2 Anger [amber, unknown]\n1 Infomancer\n")
}

// A list without a version, as collections keep it, has the number of its set, and
// facts that the id implies.
func TestLoadCollected(t *testing.T) {
	entry := `{"number": "006", "name": "Drecker", "house": "dis", "count": 11, "maverick": false, "enhancements": [], "id": "drecker"}`
	text := `{"name": "Боцман", "set": "MM", "expansion": 479, "houses": ["dis", "logos", "saurian"], "uuid": "8EAF855A-0000-4000-8000-000000000001",
  "cards": [` + entry + `, ` + strings.NewReplacer("11", "1", `"id"`, `"enhanced": true, "id"`).Replace(entry) + `,
  {"house": "logos", "id": "causal-loop", "count": 12, "enhancements": ["draw"]}, {"house": "saurian", "id": "deusillus", "count": 12}],
  "source": "a collection", "standalone": true, "notes": null, "nonDeckCards": ["The Tide"]}`
	d, err := load(text)
	require.NoError(t, err)
	assert.Equal(t, "8eaf855a-0000-4000-8000-000000000001", d.UUID)
	assert.Equal(t, []card.Icon{deck.UnknownIcon}, d.Cards[11].Icons)
	assert.Equal(t, []card.Icon{card.DrawIcon}, d.Cards[12].Icons)
	assert.False(t, d.IconsOpen)
	d, err = load(strings.NewReplacer(`"enhanced": true,`, ``, `["draw"]`, `[]`).Replace(text))
	require.NoError(t, err)
	assert.True(t, d.IconsOpen)
	again, err := deck.Load(bytes.NewReader(d.JSON()))
	require.NoError(t, err)
	assert.Equal(t, d, again)
}

// In a game, unknown icons do not exist.
func TestDealLeavesUnknownIconsOut(t *testing.T) {
	d, err := load(list(entry("anger", "brobnar", 11), entry("punch", "brobnar", 1, `"icons": ["unknown", "draw"]`),
		entry("fear", "dis", 12), entry("mother", "logos", 12)))
	require.NoError(t, err)
	assert.Equal(t, card.Icons{card.AmberIcon, card.DrawIcon}, d.Deal(0).Cards[11].Icons)
}
