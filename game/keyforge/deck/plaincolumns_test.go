package deck_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// columned writes a deck as its archon card has it: the houses side by side.
func columned(d *deck.Deck, cell func(column int, text string) string) string {
	var rows [deck.PerHouse + 1][deck.Houses]string
	for k, h := range d.Houses {
		rows[0][k] = titleOf[h]
		i := 0
		for _, c := range d.Cards {
			if c.House == h {
				i++
				rows[i][k] = fmt.Sprintf("%s  %s", cards.Printings(c.ID)[0].Number, dokTitle(c))
				if cards.Printings(c.ID)[0].Number[0] == 'A' || strings.ContainsAny(dokTitle(c), "0123456789") {
					rows[i][k] = dokTitle(c)
				}
				rows[i][k] = strings.ReplaceAll(rows[i][k], "  ", " ")
			}
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", d.Name)
	for _, row := range rows {
		for k, text := range row {
			b.WriteString(cell(k, text))
		}
		b.WriteString("\n")
	}
	return b.String()
}

// The columns of an archon card are read, whether aligned with spaces or with tabs.
func TestColumns(t *testing.T) {
	for name, cell := range map[string]func(int, string) string{
		"spaces": func(_ int, s string) string { return fmt.Sprintf("%-44s", s) },
		"tabs":   func(k int, s string) string { return strings.Repeat("\t", min(k, 1)) + s },
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(10) {
				d := made("CotA", seed)
				text := columned(d, cell)
				got, err := one(text)
				require.NoError(t, err, text)
				assert.Equal(t, d.Name, got.Name)
				assert.ElementsMatch(t, d.Houses, got.Houses)
				want, have := map[string]int{}, map[string]int{}
				for i := range d.Cards {
					want[fmt.Sprint(d.Cards[i].ID, d.Cards[i].House)]++
					have[fmt.Sprint(got.Cards[i].ID, got.Cards[i].House)]++
				}
				assert.Equal(t, want, have)
			}
		})
	}
}

// A mistake in a column is reported with its line.
func TestColumnsTellTheLine(t *testing.T) {
	text := columned(made("CotA", 1), func(_ int, s string) string { return fmt.Sprintf("%-44s", s) })
	lines := strings.Split(text, "\n")
	lines[6] = "Nonsense of a card" + lines[6][18:44] + lines[6][44:]
	_, err := one(strings.Join(lines, "\n"))
	assert.ErrorContains(t, err, "line 7")
}

// A private code is recognized among words, too, with spaces in it; names in
// capitals are not codes.
func TestSpacedPrivateCode(t *testing.T) {
	assert.True(t, deck.HasPrivateCode("my deck, code AB12C D34EF 5GH6J, have fun"))
	assert.False(t, deck.HasPrivateCode("my cards: ANGER PUNCH SMASH"))
	assert.False(t, deck.HasPrivateCode("numbers: 12345 67890 12345"))
}
