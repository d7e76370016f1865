package program_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

var update = flag.Bool("update", false, "write testdata/programs.txt anew, for the same cards")

// A name is what saves know a step by.
func TestEachOpHasANameOfItsOwn(t *testing.T) {
	named := map[string]bool{}
	for _, o := range program.Ops() {
		assert.NotEmpty(t, o.String(), "op %d", o)
		assert.False(t, named[o.String()], "op %d", o)
		named[o.String()] = true
	}
}

// compiled is what a card is compiled into, and the lasting effects that it can begin.
func compiled(cat *program.Catalogue, id string) string {
	var b strings.Builder
	b.WriteString("# " + id + "\n")
	n, _ := cat.Number(id) // 0, of the rules, for no card
	for i := 1; i < len(cat.Programs); i++ {
		if cat.Programs[i].Card == n {
			b.WriteString(cat.Programs[i].String())
		}
	}
	for _, l := range cat.Lastings(n) {
		fmt.Fprintf(&b, "lasts %d: %s\n", l.Span, cat.AbilityName(l.Program))
	}
	return b.String()
}

// The programs of the rules, and of cards that between them have everything that is often printed
// on cards, to be read beside the cards.
func TestPrograms(t *testing.T) {
	cat, err := program.NewCatalogue(cards.Printed())
	require.NoError(t, err)
	path := filepath.Join("testdata", "programs.txt")
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	var all strings.Builder
	for line := range strings.Lines(string(data)) {
		if id, ok := strings.CutPrefix(line, "# "); ok {
			all.WriteString(compiled(cat, strings.TrimSpace(id)))
		}
	}
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(all.String()), 0o644))
		return
	}
	assert.Equal(t, string(data), all.String(), "if this is right, run go test ./game/keyforge/program -update")
}

// Cards that are added keep the numbers of those before, and none may be there twice.
func TestCataloguesGrow(t *testing.T) {
	one := program.Printed{Card: card.Action("one", card.Dis, card.Play(card.Gain(1))), Title: "One"}
	two := program.Printed{Card: card.Creature("a-two", card.Logos, 2, card.Reap(card.Steal(1))), Title: "One"}
	cat, err := program.NewCatalogue([]program.Printed{one})
	require.NoError(t, err)
	more, err := cat.With([]program.Printed{two})
	require.NoError(t, err)
	assert.Equal(t, 1, cat.Len())
	assert.Equal(t, 2, more.Len())
	for i, id := range []string{"one", "a-two"} {
		n, ok := more.Number(id)
		assert.True(t, ok)
		assert.Equal(t, uint16(i+1), n)
		assert.Equal(t, id, more.Card(n).ID)
		assert.Equal(t, "One", more.Title(n))
		a, of := more.Ability(more.Entries[n].Own[0])
		assert.Equal(t, n, of)
		assert.Equal(t, &more.Card(n).Abilities[0], a)
	}
	_, ok := more.Number("three")
	assert.False(t, ok)
	_, err = program.NewCatalogue([]program.Printed{one, one})
	require.ErrorContains(t, err, `"one"`)
	_, err = more.With([]program.Printed{two})
	require.ErrorContains(t, err, `"a-two"`)
}
