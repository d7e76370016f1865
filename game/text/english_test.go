package text_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/text"
)

var update = flag.Bool("update", false, "write testdata/english.txt anew")

const golden = "testdata/english.txt"

// english knows the titles of all cards.
var english = text.English{Name: title}

func title(id string) string {
	for _, p := range keyraken.Printings {
		if p.Card.ID == id {
			return p.Title
		}
	}
	if ps := cards.Printings(id); len(ps) > 0 {
		return ps[0].Name
	}
	return id
}

// implemented is every card there is, those of the adventure last.
func implemented() []*card.Card {
	all := cards.All()
	for _, p := range keyraken.Printings {
		all = append(all, p.Card)
	}
	return all
}

func TestGolden(t *testing.T) {
	var b strings.Builder
	for _, c := range implemented() {
		b.WriteString("# " + title(c.ID) + " (" + english.House(c.House) + " " + strings.ToLower(english.Type(c.Type)) + ")\n")
		if s := english.Card(c).String(); s != "" {
			b.WriteString(s + "\n")
		}
		b.WriteString("\n")
	}
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(golden, []byte(b.String()), 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err, "run go test ./game/text -update")
	assert.Equal(t, string(want), b.String(), "if this is as it should be, run go test ./game/text -update")
	assert.NotContains(t, b.String(), "⟨", "a node without words")
}
