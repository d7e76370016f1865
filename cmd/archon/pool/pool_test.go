package pool_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/files"
)

// A pool in another language has the same adventures and cards.
func TestPoolInAnotherLanguage(t *testing.T) {
	p := pool.New(pool.Shipped.List)
	p.Problems = io.Discard
	ru := p.In(languages.Named("ru"))
	assert.Equal(t, p.List, ru.List)
	assert.NotEmpty(t, pool.Shipped.Games)
	assert.Equal(t, pool.Shipped.Games, pool.Shipped.In(languages.Named("ru")).Games)
	assert.Equal(t, io.Discard, ru.Problems)
	one, err := p.Catalogue()
	require.NoError(t, err)
	other, err := ru.Catalogue()
	require.NoError(t, err)
	assert.Same(t, one, other, "they are compiled once")
	assert.Equal(t, "Dust Imp", p.Title("dust-imp"))
	assert.Equal(t, "Dust Imp", ru.Title("dust-imp"))
	assert.Equal(t, "Пыльный бес", ru.Language.TitleOf("dust-imp"))
	boss := p.List[0].Boss()
	assert.NotEqual(t, boss, p.Title(boss), "the cards of the adventures belong to it")
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	assert.Equal(t, "Brobnar, Dis, Shadows", p.Houses(d))
	assert.Equal(t, "Бробнар, Дис, Тени", ru.Houses(d))
}

// Difficulties and variants are named within a sentence, in the words of their adventure, the
// first if there is none of that name.
func TestDifficulties(t *testing.T) {
	p, mode := pool.Shipped, pool.Shipped.List[0].Name()
	assert.Equal(t, []string{"easy", "normal", "hard"}, pool.Difficulties())
	assert.Equal(t, "easy", p.Difficulty(mode, "easy"))
	assert.Equal(t, "сложный", p.In(languages.Named("ru")).Difficulty("no adventure", "hard"))
	assert.Equal(t, []bool{false, false, true}, []bool{p.Hard(mode, "easy"), p.Hard(mode, "normal"), p.Hard(mode, "hard")})
	rules, err := p.Rules()
	require.NoError(t, err)
	assert.Equal(t, p.Language, p.LanguageOf(keyforge.Empty(rules.Catalogue, keyforge.Duel)))
	g := keyforge.Empty(rules.Catalogue, p.List[0].Mode(adventure.Easy))
	assert.Equal(t, p.List[0].Words("en")["monster-title"], p.LanguageOf(g).T("monster-title"))
}

// A card answers to its title, with any punctuation, and to the one in the language.
func TestAnswers(t *testing.T) {
	p := pool.Shipped
	assert.True(t, p.Answers("dust-imp", "DUST imp"))
	assert.False(t, p.Answers("dust-imp", "Troll"))
}

// Messages are one printable line. A folder is named as a shell knows it, and a list of nothing
// says so.
func TestWords(t *testing.T) {
	p := pool.Shipped
	var b strings.Builder
	p.Print(&b, "lab-more-teams", 2)
	p.Warn(&b, "beware")
	assert.Equal(t, "… and 2 more teams\narchon: beware\n", b.String())
	assert.Equal(t, "a b", p.Describe(errors.New("a\nb")))
	assert.Equal(t, p.T("nothing"), p.OrNone(nil))
	assert.Equal(t, "a, b", p.OrNone([]string{"a", "b"}))

	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	if known, err := os.UserHomeDir(); err != nil || known != home {
		t.Skip("this system keeps homes elsewhere")
	}
	assert.Equal(t, "~/games", p.Folder(home+"/games"))
	assert.Equal(t, home+"2/games", p.Folder(home+"2/games"))
	assert.Equal(t, "/games", p.Folder("/games"))
	assert.Equal(t, p.T("usage-nowhere", files.ErrNowhere), p.Folder(""))
	t.Setenv("HOME", "")
	assert.Equal(t, filepath.ToSlash("/games"), p.Folder("/games"), "without a home")
}
