package lang_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/game/codex/lang"
)

var update = flag.Bool("update", false, "write the texts of all cards anew")

var languages = []*lang.Language{lang.English, lang.Russian}

// TestTexts compares name, heading and text of every card with those that were approved.
func TestTexts(t *testing.T) {
	for _, l := range languages {
		var b strings.Builder
		for _, c := range cards.All() {
			fmt.Fprintf(&b, "%s\n%s\n%s\n\n", l.Name(c.ID), l.Heading(c), l.Text(c))
		}
		file := "testdata/" + l.Code + ".txt"
		if *update {
			require.NoError(t, os.WriteFile(file, []byte(b.String()), 0o644))
		}
		want, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, string(want), b.String())
	}
}

// Every card has a name of its own, and no text has a hole.
func TestTextsAreWhole(t *testing.T) {
	for _, l := range languages {
		named := map[string]string{}
		for _, c := range cards.All() {
			assert.Empty(t, named[l.Name(c.ID)], c.ID)
			assert.NotEqual(t, c.ID, l.Name(c.ID), "no name")
			named[l.Name(c.ID)] = c.ID
			text := l.Heading(c) + "\n" + l.Text(c)
			assert.NotRegexp(t, `  |[{}|]| [.,:;]|\(\)|\.\.|, \.`, text, c.ID)
			if len(c.Abilities)+len(c.Constants) > 0 {
				assert.NotEmpty(t, l.Text(c), c.ID)
			}
		}
	}
}

// Whatever is asked, answered or happens in whole games has words, and what a player does not see is not told.
func TestGamesHaveWords(t *testing.T) {
	cat, err := codex.NewCatalogue(cards.All())
	require.NoError(t, err)
	for _, l := range languages {
		for seed, seats := range []int{2, 3, 4} {
			g, err := codex.New(cat, codex.Options{Seats: seats, Three: true, Teams: seats == 4}, uint64(seed))
			require.NoError(t, err)
			r := rand.New(rand.NewPCG(uint64(seed), 3))
			for range 250 {
				if g.Over() {
					break
				}
				whole(t, l.Question(g))
				legal := g.Legal(nil)
				for _, c := range legal {
					whole(t, l.Command(g, c))
				}
				require.NoError(t, g.Do(legal[r.IntN(len(legal))]))
				for s := range codex.Seat(seats) {
					for _, line := range l.Happened(g, s) {
						if line != "" {
							whole(t, line)
						}
					}
				}
			}
			for _, line := range l.Table(g, 0) {
				whole(t, line)
			}
		}
	}
}

func whole(t *testing.T, text string) {
	t.Helper()
	require.NotEmpty(t, text)
	require.NotRegexp(t, `[{}|]|\S  |: $|^: |\(\)`, text)
}

// Plans can be read in every language.
func TestPlansHaveWords(t *testing.T) {
	for _, l := range languages {
		for _, p := range bot.Plans {
			for d := range bot.DifficultyCount {
				for _, line := range l.Plan(p, d) {
					whole(t, line)
				}
			}
			assert.NotEqual(t, p.Name, l.Term("plan-"+p.Name))
		}
	}
	assert.Equal(t, "play units, up to a cost of 3", lang.English.Rule(bot.Rule{Does: bot.Field, N: 3}))
	assert.Equal(t, "build tech II", lang.English.Rule(bot.Rule{Does: bot.Advance, N: 2}))
}
