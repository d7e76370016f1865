package keyforge_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/store/replay"
)

// everything is the catalogue of all sets and adventures.
func everything(tb testing.TB) *keyforge.Catalogue {
	tb.Helper()
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(tb, err)
	return cat
}

// Every constant that the state may hold has a name of its own, by which it is
// hashed.
func TestAllThatIsHashedHasAName(t *testing.T) {
	assert.Empty(t, keyforge.Unnamed(), "give these a name in the tables of words.go, or of package card, at their place")
}

// unhashed are the fields of a State that are in no hash, and why.
var unhashed = map[string]string{
	".Clock":          "times are only compared with one another",
	".traces":         "follows from the marks of the cards",
	".orders":         "follows from which cards there are",
	".counts":         "likewise",
	".worksInDiscard": "likewise",
	".keyraken":       "likewise",
	".unsettled":      "to settle what is settled changes nothing",
	".resettle":       "nor does it to settle too often",
	".busy.Bits":      "follows from what is noted of the cards",
	".busy.At":        "likewise",
	".ans.ready":      "is taken up before a command ends",
	".ans.yes":        "likewise",
	".ans.n":          "likewise",
	".ans.set.Bits":   "likewise",
	".ans.set.At":     "likewise",
	".watch.begun":    "how soon an endless loop is recognized follows from the commands since the turn went on",
	".watch.last":     "likewise",
	".watch.prog":     "likewise",
	".watch.self":     "likewise",
	".watch.depth":    "likewise",
	".watch.pending":  "likewise",
	".watch.again":    "likewise",
	".watch.alike":    "likewise",
	".watch.exact":    "likewise",
	".watch.bare":     "likewise",
	".watch.pools":    "likewise",
	".watch.damage":   "likewise",
}

// If any field of the State differs, the hash differs.
func TestEveryFieldIsHashed(t *testing.T) {
	g, err := keyforge.New(everything(t), keyforge.Duel, keyforge.Setup{Decks: starters(t), Seed: 1})
	require.NoError(t, err)
	found := g.Unhashed()
	for _, field := range found {
		assert.Contains(t, unhashed, field, "State%s changes no hash: two states that differ in it alone are taken for one. "+
			"Add it to the hash in hash.go under a new name, or here with the reason why it need not be", field)
	}
	for field := range unhashed {
		assert.Contains(t, found, field, "it is hashed, or no field any more: take it off the list")
	}
}

// Every step of a procedure has a hash of its own.
func TestEveryStepIsHashed(t *testing.T) {
	for _, mode := range []keyforge.Mode{keyforge.Duel, adventures.All()[0].Mode(adventure.Normal)} {
		assert.Empty(t, keyforge.Empty(everything(t), mode).UnhashedSteps(), mode.Name())
	}
}

// The numbers of constants do not affect the hash: houses, counters, the steps of
// procedures and everything else go by their names, and cards by their IDs, so that
// a new set changes no hash.
func TestHashGoesByNames(t *testing.T) {
	files, err := filepath.Glob("../store/replay/testdata/saves/[0-9]*/*" + replay.Extension)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	cat := everything(t)
	more := []program.Printed{{Card: card.Creature("aaa-first", card.Brobnar, 3, card.Play(card.Draw(1))), Title: "Aaa"},
		{Card: card.Action("ember-imp-2", card.Dis, card.Play(card.Draw(1))), Title: "Imp"},
		{Card: card.Action("zzz-last", card.Dis), Title: "Zzz"}}
	more = append(more, cards.Printed()...)
	for _, a := range adventures.All() {
		more = append(more, a.Cards()...)
	}
	larger, err := keyforge.NewCatalogue(more)
	require.NoError(t, err)
	for _, path := range files {
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		s, _, err := replay.Read(t.Context(), bytes.NewReader(data), adventures.All().Rules(cat))
		require.NoError(t, err)
		other, _, err := replay.Read(t.Context(), bytes.NewReader(data), adventures.All().Rules(larger))
		require.NoError(t, err)
		require.Equal(t, s.At(), other.At(), path)
		for n := range s.At() + 1 {
			require.NoError(t, s.Seek(n))
			require.NoError(t, other.Seek(n))
			require.Equal(t, s.Game().Hash(), other.Game().Hash(), "%s after input %d, with more cards", path, n)
			if n%5 == 0 {
				require.Equal(t, s.Game().Hash(), s.Game().RenumberedHash(uint64(n)), "%s after input %d, with other numbers", path, n)
			}
		}
	}
}

// Hashing allocates no memory.
func TestHashDoesNotAllocate(t *testing.T) {
	g, err := keyforge.New(everything(t), keyforge.Duel, keyforge.Setup{Decks: starters(t), Seed: 1})
	require.NoError(t, err)
	assert.Zero(t, testing.AllocsPerRun(100, func() { g.Hash() }))
}

func BenchmarkHash(b *testing.B) {
	g, err := keyforge.New(everything(b), keyforge.Duel, keyforge.Setup{Decks: starters(b), Seed: 1})
	require.NoError(b, err)
	b.ReportAllocs()
	for b.Loop() {
		g.Hash()
	}
}
