package session_test

import (
	"math/bits"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// concede is the command that gives a game up.
var concede = keyforge.Command{Verb: keyforge.Concede}

// kept begins a game and plays random commands until then. It returns the game, whose save is closed.
func kept(t *testing.T, s *session.Session, plan session.Plan, until func(g *keyforge.Game) bool) *save.Log {
	t.Helper()
	log, err := s.Begin(plan)
	require.NoError(t, err)
	for r := rand.New(rand.NewPCG(1, 2)); !log.Game().Over() && !until(log.Game()); {
		legal := log.Game().Legal(nil)
		err := log.Do(legal[r.IntN(len(legal))])
		require.NoError(t, err)
	}
	require.NoError(t, log.Close())
	return log
}

// conceded begins a standard game against a computer, which the loser concedes.
func conceded(t *testing.T, s *session.Session, loser keyforge.Side, bots [2]string) {
	t.Helper()
	plan := session.DefaultPlan(7)
	plan.Duel, plan.Seats[0].Bot, plan.Seats[1].Bot = true, bots[0], bots[1]
	log, err := s.Begin(plan)
	require.NoError(t, err)
	for log.Game().Question().Side != loser {
		legal := log.Game().Legal(nil)
		err := log.Do(legal[len(legal)-1])
		require.NoError(t, err)
	}
	err = log.Do(concede)
	require.NoError(t, err)
	require.NoError(t, log.Close())
}

// looked waits for the games that are kept.
func looked(t *testing.T, s *session.Session) (games []session.Saved) {
	t.Helper()
	s.ReadSaves()
	require.Eventually(t, func() (done bool) { games, done = s.Saves.List(); return done }, time.Minute, time.Millisecond)
	return games
}

// A game of an adventure is listed with its decks, its difficulty, the turn of the players, the health
// of the monster and the terms.
func TestAdventureIsListed(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	plan.Players, plan.Seats[1].Bot, plan.Difficulty, plan.Undo = 2, "random", adventure.Easy, 1
	log := kept(t, s, plan, func(g *keyforge.Game) bool { return g.Turn() == 3 })
	require.NoError(t, os.Chtimes(log.Path(), s.Now(), s.Now()))
	listed := looked(t, s)
	require.Len(t, listed, 1)
	g, boss := &listed[0], log.Game().Boss()
	assert.False(t, g.Over)
	assert.False(t, g.Duel)
	assert.Len(t, g.Decks, 2)
	assert.Equal(t, log.Path(), s.Saves.Unfinished(nil).Path)
	words := g.Words(s)
	assert.Equal(t, save.Setup(&log.Header).Decks[0].Name+" · "+save.Setup(&log.Header).Decks[1].Name, words.Title)
	assert.Equal(t, strings.Join([]string{s.T("difficulty-easy"), s.T("turn-n", 2), s.When(s.Now())}, " · "), words.When)
	left := log.Game().Power(boss) - int(log.Game().Card(boss).Damage)
	assert.Equal(t, s.T("health", left, log.Game().Power(boss)), words.Left)
	assert.True(t, strings.HasPrefix(words.Stands, words.When+" · "+s.T("damage-of", g.Damage, g.Power)+" · "), words.Stands)
	assert.True(t, strings.HasSuffix(words.Stands, " · "+words.Gauges), words.Stands)
	assert.NotEmpty(t, words.Gauges)
	assert.Equal(t, s.T("undo-is", lang.Small(s.T("undo-hidden"))), words.Remarks)
	assert.Same(t, words, g.Words(s), "it is said once")
	s.Settings.Language = "ru"
	s.Speak()
	assert.Contains(t, g.Words(s).When, s.T("difficulty-easy"), "and again in another language")
}

// A game that has just begun is in its set-up.
func TestGameInItsSetUp(t *testing.T) {
	s := begin(t)
	kept(t, s, session.DefaultPlan(7), func(*keyforge.Game) bool { return true })
	listed := looked(t, s)
	require.Len(t, listed, 1)
	assert.Contains(t, listed[0].Words(s).When, " · "+lang.Capital(s.T("step-setup"))+" · ")
}

// An adventure is lost if the monster has won, and nothing of it is left to continue.
func TestEndedAdventureIsListed(t *testing.T) {
	s := begin(t)
	log := kept(t, s, session.DefaultPlan(7), func(*keyforge.Game) bool { return false })
	listed := looked(t, s)
	require.Len(t, listed, 1)
	assert.True(t, listed[0].Over)
	assert.Equal(t, !log.Game().Won(keyforge.Monster), listed[0].Won)
	assert.Nil(t, s.Saves.Unfinished(nil))
}

// A standard game is listed with both decks and the keys of both players; the one person who plays
// wins or loses it, and one of two persons always wins.
func TestStandardGameIsListed(t *testing.T) {
	for _, c := range []struct {
		loser keyforge.Side
		bots  [2]string
		won   bool
	}{
		{0, [2]string{"", "random"}, false},
		{1, [2]string{"", "random"}, true},
		{0, [2]string{"random", ""}, true},
		{1, [2]string{"", ""}, true},
	} {
		s := begin(t)
		conceded(t, s, c.loser, c.bots)
		listed := looked(t, s)
		require.Len(t, listed, 1)
		g := &listed[0]
		assert.True(t, g.Duel)
		assert.True(t, g.Over)
		assert.Equal(t, c.won, g.Won, "%+v", c)
		words := g.Words(s)
		assert.Contains(t, words.Title, " – ")
		assert.True(t, strings.HasPrefix(words.When, s.T("standard-game")+" · "), words.When)
		assert.Equal(t, s.T("keys-of-both", 0, 0), words.Left)
		assert.Equal(t, words.When+" · "+words.Left, words.Stands)
	}
}

// A standard game counts the turns of both players, their keys and their æmber.
func TestKeysOfAStandardGame(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	plan.Duel = true
	sides := func(g *keyforge.Game) [keyforge.MaxSides]keyforge.SideView { return g.View(0).Sides }
	log := kept(t, s, plan, func(g *keyforge.Game) bool { return sides(g)[0].Keys != 0 || sides(g)[1].Keys != 0 })
	listed := looked(t, s)
	require.Len(t, listed, 1)
	g, at := &listed[0], sides(log.Game())
	assert.Contains(t, g.Words(s).When, s.T("turn-n", log.Game().Turn()))
	assert.NotEqual(t, g.Keys[0], g.Keys[1])
	for side := range 2 {
		assert.Equal(t, at[side].Pool, g.Amber[side])
		assert.Equal(t, bits.OnesCount8(at[side].Keys), g.Keys[side])
	}
	assert.Equal(t, s.T("keys-of-both", g.Keys[0], g.Keys[1]), g.Words(s).Left)
}

// The game played last comes first, and is the one to continue; a file that is no save is named, and
// whatever else lies there is left out.
func TestGamesAreListedByTime(t *testing.T) {
	s := begin(t)
	first := kept(t, s, session.DefaultPlan(1), func(g *keyforge.Game) bool { return g.Turn() == 1 })
	second := kept(t, s, session.DefaultPlan(2), func(g *keyforge.Game) bool { return g.Turn() == 1 })
	foreign := filepath.Join(s.Games, "foreign"+replay.Extension)
	require.NoError(t, os.WriteFile(foreign, []byte("hello"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(s.Games, "notes.txt"), []byte("hello"), 0o600))
	for i, path := range []string{second.Path(), foreign, first.Path()} { // the last one was played last
		at := s.Now().Add(time.Duration(i) * time.Hour)
		require.NoError(t, os.Chtimes(path, at, at))
	}
	listed := looked(t, s)
	require.Len(t, listed, 3)
	assert.Equal(t, []string{first.Path(), foreign, second.Path()}, []string{listed[0].Path, listed[1].Path, listed[2].Path})
	assert.Equal(t, "foreign"+replay.Extension, listed[1].Words(s).Title)
	assert.Error(t, listed[1].Err)
	assert.Equal(t, first.Path(), s.Saves.Unfinished(nil).Path)
	at := s.Now().Add(9 * time.Hour)
	require.NoError(t, os.Chtimes(second.Path(), at, at))
	assert.Equal(t, second.Path(), looked(t, s)[0].Path)
}

// The terms of a game say what could be undone, and whatever was not by the rules or from its beginning.
func TestTermsOfAGame(t *testing.T) {
	s := begin(t)
	assert.Equal(t, s.T("undo-free"), s.Terms(&replay.Header{}))
	assert.Equal(t, s.T("undo-none"), s.Terms(&replay.Header{Undo: replay.UndoNone}))
	all := s.Terms(&replay.Header{Undo: replay.UndoHidden, Taken: 1, Edited: true, Advised: 2})
	assert.Equal(t, strings.Join([]string{s.T("undo-hidden"), s.T("taken-over"), s.T("edited"), s.T("with-advice", 2)}, " · "), all)
}

// A game is called by its decks; without any it is a position.
func TestGameIsCalledByItsDecks(t *testing.T) {
	s := begin(t)
	decks := []scenario.Deck{{Name: "Ada"}, {Name: "Bob"}, {Name: "Cleo"}}
	of := func(mode string, decks ...scenario.Deck) string {
		return session.DeckNames(s, &replay.Header{Setup: game.Setup{Mode: mode, Own: &scenario.Setup{Decks: decks}}})
	}
	assert.Equal(t, s.T("position"), of(""))
	assert.Equal(t, "Ada", of("", decks[:1]...))
	assert.Equal(t, "Ada · Bob", of("", decks[:2]...))
	assert.Equal(t, "Ada – Bob", of(keyforge.Duel.Name(), decks[:2]...))
	assert.Equal(t, "Ada · Bob · Cleo", of("", decks...))
}
