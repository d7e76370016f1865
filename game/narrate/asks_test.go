package narrate_test

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

var update = flag.Bool("update", false, "write testdata/questions.txt anew")

// Every question of every ability is complete, and every button says what it does. The
// list in testdata should be read.
func TestEveryQuestionOfEveryCard(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	title := func(id string) string {
		n, _ := cat.Number(id)
		return cat.Title(n)
	}
	tongues := []*lang.Language{languages.English().WithTitles(title), languages.Named("ru").WithTitles(title)}
	var list []string
	for n := 1; n <= cat.Len(); n++ {
		c := cat.Card(uint16(n))
		var asks []string
		for _, lines := range langtest.Questions(c, cat.Title(uint16(n)), tongues...) {
			for _, line := range lines {
				assert.Regexp(t, `^[\p{Lu}\d].*\?`, line)
				assert.NotRegexp(t, `⟨|%!|\[(Yes|Да) |\| (No|Нет)\]|Применить эффект\?`, line, c.ID)
			}
			if ask := "  " + strings.Join(lines, "\n  "); !slices.Contains(asks, ask) {
				asks = append(asks, ask)
			}
		}
		if len(asks) > 0 {
			list = append(list, cat.Title(uint16(n))+" ("+c.ID+")\n"+strings.Join(asks, "\n"))
		}
	}
	slices.Sort(list)
	got := strings.Join(list, "\n") + "\n"
	if *update {
		require.NoError(t, os.WriteFile("testdata/questions.txt", []byte(got), 0o644))
	}
	if testing.Short() {
		return // the list depends on the texts of cards: only full tests compare it
	}
	want, err := os.ReadFile("testdata/questions.txt")
	require.NoError(t, err)
	old, now := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	require.Len(t, now, len(old), "renew the list: go test ./game/narrate -update")
	for i := range now {
		assert.Equal(t, old[i], now[i], "renew it with -update and read what has changed")
	}
}
