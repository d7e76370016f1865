package cards_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
)

var update = flag.Bool("update", false, "write testdata/programs anew")

// What the engine runs for every card can be read in a file for each set, and a change to
// the compiler or to a card shows in them.
func TestProgramsOfAllCards(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	of := make([][]string, len(cat.Entries)) // as first printed, too
	for i := range cat.Programs[1:] {
		p := &cat.Programs[i+1]
		of[p.Card] = append(of[p.Card], p.String())
	}
	said := map[string]string{"rules": strings.Join(of[0], "\n")}
	for _, set := range cards.Sets {
		var b strings.Builder
		for _, c := range set.Cards {
			n, ok := cat.Number(c.ID)
			require.True(t, ok)
			fmt.Fprintln(&b, strings.Join(of[n], "\n"))
			if first := cat.Entries[n].First; first != 0 {
				fmt.Fprintf(&b, "as first printed\n%s\n", strings.Join(of[first], "\n"))
			}
		}
		said[set.Name] = b.String()
	}
	for name, text := range said {
		file := filepath.Join("testdata", "programs", name+".txt")
		if *update {
			require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
			require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
		}
		want, err := os.ReadFile(file)
		require.NoError(t, err, "write it with -update")
		assert.Equal(t, string(want), text, file)
	}
}
