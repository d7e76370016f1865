package adventures

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
)

var archon = archontest.Program{Command}

func TestMain(m *testing.M) { archon.Main(m) }

const small = `adventure: small
title: Small
author: Ann
conditions:
  cards: {easy: 1, normal: 2, hard: 3, from: 1, to: 3}
turn:
  - PlayCards(cards)
win:
  - Damage()
lose:
  - DeckRunsOut()
cards:
  - card: boss("beast", 9)
    title: Beast
  - card: creature("cub", 2, Reap(Steal(1)))
    title: Cub
    copies: 20
words:
  ru:
    title-cub: Детёныш
`

// file is a file with a text.
func file(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "small.yaml")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	return path
}

func TestArguments(t *testing.T) {
	archon.Refuses(t, "adventure check", "adventure show", "adventure add a b", "adventure words a b", "adventure none")
	archon.Helps(t, "adventure check", "--seed 1", "--decisions 4000")
}

// What is wrong is said with the file and the line, in the language of who wrote it.
func TestCheck(t *testing.T) {
	assert.Contains(t, archon.Must(t, "adventure", "check", file(t, small), "--decisions", "300"), "small can be played (small-")
	bad := file(t, strings.Replace(small, "Steal(1)", "Stael(1)", 1))
	_, errs, status := archon.Run("", "adventure", "check", bad)
	assert.Equal(t, 1, status)
	assert.Contains(t, errs, bad+": line 15: the language of cards has no word \"Stael\"")
	_, errs, _ = archon.Run("", "--lang", "ru", "adventure", "check", bad)
	assert.Contains(t, errs, "строка 15: в языке карт здесь нет слова")
}

// The sheet shows the cards as they will read, in each language.
func TestShow(t *testing.T) {
	out := archon.Must(t, "adventure", "show", file(t, small))
	assert.Contains(t, out, "Small, by Ann\n")
	assert.Contains(t, out, "20 × Cub (creature, power 2)\nReap: Steal 1 æmber from Beast.")
	assert.Contains(t, archon.InRussian(t, "", "adventure", "show", file(t, small)), "20 × Детёныш")
}

// What is kept can be played by its short name; another text of it stays beside it.
func TestAdd(t *testing.T) {
	assert.Contains(t, archon.Must(t, "adventure", "add", file(t, small)), "archon play --mode small")
	other := strings.Replace(small, "title: Small", "title: Smaller", 1)
	archon.Must(t, "adventure", "add", file(t, other))
	require.NoError(t, os.WriteFile(filepath.Join(written.Dir(), "broken.yaml"), []byte("title"), 0o600))
	var report strings.Builder
	p := pool.Shipped.WithFiles(&report)
	assert.Contains(t, report.String(), "broken.yaml: line 1: here must be names")
	assert.Len(t, p.List, len(pool.Shipped.List)+2)
	a, err := p.Named("small")
	require.NoError(t, err)
	assert.Contains(t, []string{"Small", "Smaller"}, a.Title())
	_, err = p.Catalogue()
	assert.NoError(t, err, "both texts can be played")
	_, err = p.Named("small-aaaaaaaaaa")
	assert.ErrorContains(t, err, "this needs the adventure \"small\" from a file with the fingerprint aaaaaaaaaa")
}

// Every word is listed with what it takes and means.
func TestWords(t *testing.T) {
	out := archon.Must(t, "adventure", "words")
	assert.Greater(t, strings.Count(out, "\n"), 800)
	out = archon.Must(t, "adventure", "words", "PlayCards")
	assert.Contains(t, out, "PlayCards (n Amount) Step")
	_, _, status := archon.Run("", "adventure", "words", "xyzzy")
	assert.Equal(t, 2, status)
}
