package session_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/session"
)

// race begins a race, and lets so many cards be played.
func race(t *testing.T, s *session.Session, cards int, seats ...string) *replay.Log[game.Game] {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(2, "long", "", 7)
	require.NoError(t, err)
	log, err := s.BeginKind(toytest.Kind{}, replay.Header{Setup: setup, Seats: seats})
	require.NoError(t, err)
	for range cards {
		if !log.Game().Over() {
			require.NoError(t, log.Do(game.Command{Verb: toytest.Play}))
		}
	}
	require.NoError(t, log.Close())
	return log
}

// Games of another kind are kept apart and listed with the others; each kind has its own game to continue.
func TestGamesOfKinds(t *testing.T) {
	s := begin(t)
	s.Now = noon
	s.Kinds = []game.Kind{toytest.Kind{}}
	log, err := s.Begin(session.DefaultPlan(7))
	require.NoError(t, err)
	require.NoError(t, log.Close())
	begun := race(t, s, 3)
	assert.Equal(t, filepath.Join(s.Games, "race"), filepath.Dir(begun.Path()))
	dated(t, begun.Path(), s.Now())
	broken := filepath.Join(s.Games, "race", "broken"+replay.Extension)
	require.NoError(t, os.WriteFile(broken, []byte("no save"), 0o644))

	games := saved(t, s)
	require.Len(t, games, 3)
	assert.Equal(t, begun.Path(), s.Saves.Unfinished(toytest.Kind{}).Path)
	assert.Equal(t, log.Path(), s.Saves.Unfinished(nil).Path)
	assert.Equal(t, "long", s.Saves.LastOf(toytest.Kind{}).Mode)
	assert.Equal(t, session.FirstPlan(0).Players, s.NextPlan(false).Players, "that of KeyForge")
	for i := range games {
		switch w := games[i].Words(s); games[i].Path {
		case begun.Path():
			assert.Equal(t, toytest.Kind{}, games[i].Kind)
			assert.Equal(t, "To 42 points", w.Title)
			assert.Equal(t, "Turn 4 · today, 12:00", w.Stands)
			assert.Equal(t, "Race · "+w.Stands, w.When)
			assert.Equal(t, s.T("undo-is", "free"), w.Remarks)
			assert.Empty(t, w.Left)
			s.Settings.Language = "ru"
			s.Speak()
			assert.Equal(t, "До 42 очков", games[i].Words(s).Title)
		case broken:
			assert.Error(t, games[i].Err)
			assert.Equal(t, "broken"+replay.Extension, w.Title)
		default:
			assert.Nil(t, games[i].Kind)
		}
	}
	assert.FileExists(t, broken)
}

// Who has won is told as victory or defeat of the people, or else by name.
func TestEndOfGamesOfKinds(t *testing.T) {
	for _, seats := range [][]string{nil, {"1=careful"}, {"2=careful", "1=person"}, {"1=random", "2=random"}} {
		s := begin(t)
		s.Kinds = []game.Kind{toytest.Kind{}}
		log := race(t, s, 99, seats...)
		games := saved(t, s)
		require.Len(t, games, 1)
		g := &games[0]
		assert.True(t, g.Over)
		assert.Nil(t, s.Saves.Unfinished(toytest.Kind{}))
		w, err := toytest.Kind{}.Words("en")
		require.NoError(t, err)
		winner := game.Seat(0)
		for !log.Game().Won(winner) {
			winner++
		}
		person := map[int]game.Seat{1: 1, 2: 0}[len(seats)] // if there is one
		want := s.T("wins-game", w.Seat(nil, winner))
		switch {
		case len(seats) == 0 || seats[0] == "1=random":
		case winner == person:
			want = s.T("victory")
		default:
			want = s.T("defeat")
		}
		assert.Equal(t, want, g.Words(s).Left)
		assert.Equal(t, want == s.T("victory"), g.Won)
	}
}

// Winners are called by their names.
func TestWinnersHaveNames(t *testing.T) {
	s := begin(t)
	s.Kinds = []game.Kind{toytest.Kind{}}
	set, err := toytest.Kind{}.Deal(2, "", "", 7)
	require.NoError(t, err)
	log, err := s.BeginKind(toytest.Kind{}, replay.Header{Setup: set, Players: []string{"Ada", "Boris"}})
	require.NoError(t, err)
	for !log.Game().Over() {
		require.NoError(t, log.Do(log.Game().Legal(nil)[0]))
	}
	require.NoError(t, log.Close())
	games := saved(t, s)
	require.Len(t, games, 1)
	names := map[bool]string{true: "Ada", false: "Boris"}
	assert.Equal(t, s.T("wins-game", names[log.Game().Won(0)]), games[0].Words(s).Left)
}

// A damaged save goes on from before the damage, and is told to be.
func TestDamagedGameOfAKind(t *testing.T) {
	s := begin(t)
	s.Kinds = []game.Kind{toytest.Kind{}}
	log := race(t, s, 3)
	data, err := os.ReadFile(log.Path())
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(log.Path(), append(data, "\"fly\"\n\"play\"\n"...), 0o644))
	games := saved(t, s)
	require.Len(t, games, 1)
	assert.NotEmpty(t, games[0].Harm)
	assert.NotEqual(t, s.T("undo-is", "free"), games[0].Words(s).Remarks)
	assert.NoError(t, games[0].Err)
}

// The chosen kind is one of those that are played; games are played where none can be kept, too.
func TestChosenKind(t *testing.T) {
	s := begin(t)
	s.Settings.Game = "race"
	assert.Nil(t, s.Kind())
	s.Kinds = []game.Kind{toytest.Kind{}}
	assert.Equal(t, toytest.Kind{}, s.Kind())
	s.Settings.Game = ""
	assert.Nil(t, s.Kind())
	s.Games = ""
	assert.Empty(t, race(t, s, 1).Path())
	_, err := s.BeginKind(toytest.Kind{}, replay.Header{})
	assert.Error(t, err)
	s.Settings.Language = "xx"
	assert.Equal(t, "Race", s.WordsOf(toytest.Kind{}).Name())
}
