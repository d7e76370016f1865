package compare_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/cards"
	"github.com/keyraken/keyraken/cmd/archon/pool"
)

var archon = archontest.Program{cards.Command}

func TestMain(m *testing.M) { archon.Main(m) }

// ours is what we say of a card.
func ours(t *testing.T, id string) string {
	cat, err := pool.Shipped.Catalogue()
	require.NoError(t, err)
	n, ok := cat.Number(id)
	require.True(t, ok, id)
	return pool.Shipped.Language.Card(cat.Card(n)).String()
}

func file(t *testing.T, text string) string {
	name := filepath.Join(t.TempDir(), "cards.json")
	require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
	return name
}

// The three forms of a file, with texts that say what ours do.
func TestEqualTexts(t *testing.T) {
	quoted := func(id string) string {
		b, err := json.Marshal(ours(t, id))
		require.NoError(t, err)
		return string(b)
	}
	imp := `"Dust Imp", "card_text": ` + quoted("dust-imp") + `, "id": "0f"}`
	line := `{"id": "armadrone-evil-twin", "name": "Armadrone", "text": ` + quoted("armadrone-evil-twin") + `}`
	half := `{"name": "Kulsha", "id": "kulsha2", "text": ` + quoted("kulsha") + `}`
	for _, text := range []string{
		`{"data": {"name": "Deck", "cards": null}, "_linked": {"cards": [{"card_title": ` + imp + `]}}`,
		`[{"name": ` + imp + `, {"name": "No Such Card", "text": "x"}]`,
		line + "\n" + line + "\n",
		half,
	} {
		out, errs, status := archon.Run("", "cards", "compare", file(t, text))
		assert.Equal(t, "1 card compared: 1 equal, 0 different, 0 not read\n", out)
		assert.Empty(t, errs)
		assert.Zero(t, status)
	}
}

// A card whose text says something else is named with what only one of the two says, and the status is 1.
func TestDifferentTexts(t *testing.T) {
	name := file(t, `[{"name": "Dust Imp", "text": "Destroyed: Gain 3 æmber."}, {"name": "Anger", "text": "Play: Yodel."}]`)
	out, errs, status := archon.Run("", "cards", "compare", name)
	assert.Equal(t, "Dust Imp: only printed: destroyed: 3 æmber; only ours: destroyed: 2 æmber\nAnger: not read: yodel\n"+
		"2 cards compared: 0 equal, 1 different, 1 not read\n", out)
	assert.Contains(t, errs, "1 different and 1 not read of 2 cards")
	assert.Equal(t, 1, status)

	out, _, _ = archon.Run("", "cards", "compare", "--texts", name)
	assert.Contains(t, out, "\n  Destroyed: Gain 3 æmber.\n  Destroyed: Gain 2 æmber.\nAnger")

	out, _, status = archon.Run("", "cards", "compare", "--json", name)
	var all []map[string]any
	require.NoError(t, json.Unmarshal([]byte(out), &all))
	assert.Equal(t, 1, status)
	assert.Equal(t, map[string]any{"id": "dust-imp", "name": "Dust Imp", "verdict": "differs", "printed": []any{"destroyed: 3 æmber"},
		"ours": []any{"destroyed: 2 æmber"}}, all[0])
}

// Of several printings of a card the nearest counts; a text from before a correction is right too.
func TestSeveralPrintings(t *testing.T) {
	wrong := `{"name": "Dust Imp", "text": "Destroyed: Gain 3 æmber."}`
	right := `{"name": "Dust Imp", "text": "Destroyed: Gain 2 æmber."}`
	for _, text := range []string{wrong + right, right + wrong} {
		assert.Contains(t, archon.Must(t, "cards", "compare", file(t, text)), "1 equal")
	}
	now := ours(t, "library-access")
	first, _, _ := strings.Cut(now, " Purge")
	b, err := json.Marshal(map[string]string{"name": "Library Access", "text": first})
	require.NoError(t, err)
	assert.Contains(t, archon.Must(t, "cards", "compare", file(t, string(b))), "1 equal")
}

// What is no text of a card is refused.
func TestRefused(t *testing.T) {
	for text, says := range map[string]string{
		"{": "not valid JSON", "[]": "no text of a card", `{"name": "Nobody", "text": "x"}`: "no text of a card",
	} {
		_, errs, status := archon.Run("", "cards", "compare", file(t, text))
		assert.Contains(t, errs, says)
		assert.NotZero(t, status)
	}
	archon.Refuses(t, "cards compare")
}
