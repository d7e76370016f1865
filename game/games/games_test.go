package games_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/toytest"
)

// Each game of the program goes by its own name, begins in every mode and difficulty, and is played by each of its computers
// and told in every language.
func TestAll(t *testing.T) {
	for name := range games.All() {
		kind, err := games.All().Named(name)
		require.NoError(t, err)
		assert.Equal(t, name, kind.Name())
		require.NotEmpty(t, kind.Players(), name)
		assert.LessOrEqual(t, kind.MaxSeats(), game.MaxPlayers, name)
		for _, player := range kind.Players() {
			_, err := games.NewPlayer(kind, player, 1)
			assert.NoError(t, err)
		}
		var words []game.Words
		for _, language := range []string{"en", "ru"} {
			w, err := kind.Words(language)
			require.NoError(t, err)
			assert.NotEmpty(t, w.Name())
			assert.NotEmpty(t, w.Rules())
			words = append(words, w)
			for _, key := range terms(kind) {
				_, bare, _ := strings.Cut(key, "-")
				assert.NotEqual(t, bare, w.Term(key), "%s in %s", key, language)
			}
		}
		for _, mode := range kind.Modes() {
			for _, difficulty := range append(kind.Difficulties(mode), "") {
				s, err := games.Deal(kind, 0, mode, difficulty, 1)
				require.NoError(t, err)
				_, err = kind.Start(&s)
				assert.NoError(t, err)
				for _, w := range words {
					assert.NotEmpty(t, w.Setup(&s), mode)
				}
			}
		}
	}
}

// terms are the keys of what lists call things.
func terms(kind game.Kind) (keys []string) {
	for _, f := range kind.Feats() {
		keys = append(keys, "feat-"+f.Key, "feat-"+f.Key+"-how")
		for _, part := range f.Parts {
			keys = append(keys, f.Called+part)
		}
	}
	for _, mode := range kind.Modes() {
		for _, difficulty := range kind.Difficulties(mode) {
			keys = append(keys, "difficulty-"+difficulty)
		}
	}
	return keys
}

// severe is a race with difficulties.
type severe struct{ toytest.Kind }

func (severe) Difficulties(string) []string { return []string{"mild", "severe"} }

// What a game does not have is refused, with what there is.
func TestUnknownNames(t *testing.T) {
	l := games.List{"race": func() game.Kind { return toytest.Kind{} }}
	assert.Equal(t, []string{"keyforge", "race"}, l.Names())
	_, err := l.Named("chess")
	assert.EqualError(t, err, `unknown game "chess": use keyforge, race`)
	_, err = games.Deal(toytest.Kind{}, 0, "endless", "", 1)
	assert.EqualError(t, err, `unknown mode "endless": use short, long`)
	_, err = games.Deal(toytest.Kind{}, 0, "", "mild", 1)
	assert.EqualError(t, err, "mode short has no difficulties: leave out --difficulty")
	_, err = games.Deal(severe{}, 0, "", "hard", 1)
	assert.EqualError(t, err, `unknown difficulty "hard": use mild, severe`)
	s, err := games.Deal(severe{}, 0, "long", "severe", 7)
	require.NoError(t, err)
	assert.Equal(t, []any{"long", "severe", uint64(7)}, []any{s.Mode, s.Difficulty, s.Seed})
	_, err = games.NewPlayer(toytest.Kind{}, "greedy", 1)
	assert.EqualError(t, err, `unknown bot "greedy": use random, careful`)
}
