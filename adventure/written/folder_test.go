package written_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/replay"
)

// A save goes on with the text that it was begun with, and says which file it needs when that is gone
// or another one is there.
func TestASaveKnowsItsFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "adventures")
	add := func(text string) written.Adventure {
		a, err := written.Read(strings.NewReader(text), languages.All()...)
		require.NoError(t, err)
		_, err = written.Add(dir, a, []byte(text))
		require.NoError(t, err)
		return a
	}
	a := add(small)
	played := saved(t, a)

	all, problems := written.All(dir, languages.All()...)
	require.Empty(t, problems)
	story, err := opened(t, all, played)
	require.NoError(t, err)
	assert.Equal(t, 1, story.Len())

	add(change(t, "Reaches(steps, 9)", "Reaches(steps, 8)"))
	all, _ = written.All(dir, languages.All()...)
	assert.Len(t, all, 2, "the first text stays")
	_, err = opened(t, all, played)
	assert.NoError(t, err)

	require.NoError(t, os.Remove(filepath.Join(dir, a.Name()+written.Ending)))
	all, _ = written.All(dir, languages.All()...)
	_, err = opened(t, all, played)
	_, fingerprint, _ := scenario.FileName(a.Name())
	assert.ErrorContains(t, err, "this needs the adventure \"small\" from a file with the fingerprint "+fingerprint)
	_, err = opened(t, nil, played)
	assert.ErrorContains(t, err, "archon adventure add")
	add(small)
	all, _ = written.All(dir, languages.All()...)
	_, err = opened(t, all, played)
	assert.NoError(t, err, "nothing is lost")
}

// Adventures of a player make no difference to what the program says of its own cards: rooms, voyages
// and other saves are as they were.
func TestOthersSeeNoFiles(t *testing.T) {
	shipped := adventures.All()
	cat, err := shipped.Catalogue()
	require.NoError(t, err)
	a, err := written.Read(strings.NewReader(small), languages.All()...)
	require.NoError(t, err)
	more := append(shipped, a)
	larger, err := more.Catalogue()
	require.NoError(t, err)
	assert.Equal(t, shipped.Rules(cat).Cards(), more.Rules(larger).Cards())
	assert.Contains(t, scenario.CatalogueVersion(larger), fmt.Sprintf("%d cards ", cat.Len()), "and no card of the sets is left out")
	assert.Equal(t, shipped.Names(), more.Shipped().Names())
	assert.Len(t, append(more, a).Offered(), len(shipped)+1)
}

// saved is a save of a game of the adventure with one decision.
func saved(t *testing.T, a adventure.Adventure) []byte {
	t.Helper()
	all := adventure.List{a}
	cat, err := all.Catalogue()
	require.NoError(t, err)
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	setup := adventure.Setup(a, []keyforge.Deal{d.Deal(0)}, 5)
	story, err := replay.New(all.Rules(cat), save.Deal(a.Name(), adventure.Hard.String(), setup))
	require.NoError(t, err)
	require.NoError(t, story.Do(story.Game().Legal(nil)[0]))
	var b bytes.Buffer
	require.NoError(t, story.Write(&b))
	return b.Bytes()
}

// opened opens a save with those adventures.
func opened(t *testing.T, all adventure.List, data []byte) (*save.Story, error) {
	t.Helper()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	story, _, err := replay.Read(t.Context(), bytes.NewReader(data), all.Rules(cat))
	return story, err
}
