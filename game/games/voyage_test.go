package games_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
)

// easily is a race with difficulties, which every deal takes.
type easily struct{ severe }

func (e easily) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	s, err := e.Kind.Deal(players, mode, "", seed)
	s.Difficulty = difficulty
	return s, err
}

// A voyage is the same for everybody in its week, whatever the day and the place, and another in the next.
func TestVoyage(t *testing.T) {
	sunday := time.Date(2026, 11, 22, 23, 59, 0, 0, time.UTC)
	assert.Equal(t, "2026-W47", games.Week(sunday))
	assert.Equal(t, "2026-W47", games.Week(sunday.In(time.FixedZone("far east", 9*60*60))))
	assert.Equal(t, "2026-W48", games.Week(sunday.Add(time.Hour)))
	assert.Equal(t, "2026-W53", games.Week(time.Date(2027, 1, 3, 0, 0, 0, 0, time.UTC)))

	first, err := games.Voyage(easily{}, 3, "2026-W47")
	require.NoError(t, err)
	again, err := games.Voyage(easily{}, 3, "2026-W47")
	require.NoError(t, err)
	assert.Equal(t, first, again)
	seeds, difficulties := map[uint64]bool{}, map[string]bool{}
	for _, week := range []string{"2026-W47", "2026-W48", "2026-W49", "2026-W50", "2026-W51", "2026-W52", "2026-W53"} {
		s, err := games.Voyage(easily{}, 2, week)
		require.NoError(t, err)
		assert.Equal(t, "short", s.Mode)
		seeds[s.Seed], difficulties[s.Difficulty] = true, true
	}
	assert.Len(t, seeds, 7)
	assert.Equal(t, map[string]bool{"mild": true, "severe": true}, difficulties)
	_, err = games.Voyage(easily{}, 9, "2026-W47")
	assert.Error(t, err)
}

// Every game of the program has a voyage in every week of a year.
func TestVoyagesOfAll(t *testing.T) {
	for name := range games.All() {
		kind, err := games.All().Named(name)
		require.NoError(t, err)
		for day := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC); day.Year() == 2026; day = day.AddDate(0, 0, 7) {
			s, err := games.Voyage(kind, 0, games.Week(day))
			require.NoError(t, err)
			_, err = kind.Start(&s)
			require.NoError(t, err)
		}
	}
}
