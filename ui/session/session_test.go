package session_test

import (
	"cmp"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/session"
)

// begin is a session that keeps its games in a directory.
func begin(t *testing.T) *session.Session {
	t.Helper()
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	s := session.New(session.DefaultSettings, all, all.Rules(cat))
	s.Games = t.TempDir()
	t.Cleanup(func() { _ = s.Close() }) // nothing is written any longer when the folder is removed
	s.Now = func() time.Time { return time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC) }
	return s
}

// collect waits for the next notice of a session.
func collect(t *testing.T, s *session.Session) session.Notice {
	t.Helper()
	var told []session.Notice
	require.Eventually(t, func() bool { told = append(told, s.Collect()...); return len(told) > 0 }, time.Minute, time.Millisecond)
	require.Len(t, told, 1)
	assert.Empty(t, s.Collect(), "it is told once")
	return told[0]
}

// A session begins a game and its save without a window, and plans another like it.
func TestGameIsBegun(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	plan.Players, plan.Seats[0].Name, plan.Seats[1].Bot = 2, "Ada", "random"
	assert.NotEqual(t, plan.Seats[0].Deck, plan.Seats[1].Deck)
	log, err := s.Begin(plan)
	require.NoError(t, err)
	defer func() { assert.NoError(t, log.Close()) }()
	assert.FileExists(t, log.Path())
	assert.Equal(t, 2, log.Game().Seats())
	again := s.PlanOf(&log.Header)
	assert.Equal(t, plan.Seats[:2], again.Seats[:2])
	assert.Equal(t, plan.Difficulty, again.Difficulty)
}

// A game with a player whom nobody knows is not begun, and leaves no save.
func TestGameOfAnUnknownBotIsNotBegun(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	plan.Seats[0].Bot = "nobody"
	_, err := s.Begin(plan)
	assert.Error(t, err)
	left, err := os.ReadDir(s.Games)
	require.NoError(t, err)
	assert.Empty(t, left)
}

// The outcome of a backup is told when it is there, and a backup that is no backup as well.
func TestBackupIsTold(t *testing.T) {
	s := begin(t)
	var data []byte
	s.Deliver = func(name string, of []byte) (string, error) { data = of; return "shelf/" + name, nil }
	s.BackUp()
	told := collect(t, s)
	assert.Equal(t, s.T("backup"), told.Heading)
	assert.Contains(t, told.Lines[0], "shelf/")
	s.RestoreBackup(func() ([]byte, error) { return data, nil })
	assert.Equal(t, s.T("bring-in"), collect(t, s).Heading)
	s.RestoreBackup(func() ([]byte, error) { return nil, nil })
	var later []session.Notice
	require.Eventually(t, func() bool {
		s.RestoreBackup(func() ([]byte, error) { return []byte("no backup"), nil })
		later = append(later, s.Collect()...)
		return len(later) > 0
	}, time.Minute, time.Millisecond)
	assert.Equal(t, s.T("bring-in"), later[0].Heading, "who has changed their mind is told nothing")
	assert.NoError(t, s.Close())
}

// Whoever shows a session is told of another language.
func TestAnotherLanguageIsTold(t *testing.T) {
	s := begin(t)
	spoke := 0
	s.OnSpeak = func() { spoke++ }
	before := s.T("cancel")
	s.Settings.Language = "ru"
	s.Speak()
	assert.Equal(t, 1, spoke)
	assert.NotEqual(t, before, s.T("cancel"))
	s.Choose(s.Adventure)
	assert.Equal(t, 1, spoke, "it is chosen already")
}

// In Russian cards have Russian names, ours are marked, and who wants the English ones has
// them. A search finds a card by either.
func TestTitlesOfCards(t *testing.T) {
	s := begin(t)
	speak := func(language string, english bool) {
		s.Settings.Language, s.Settings.EnglishTitles = language, english
		s.Speak()
		for _, text := range []string{"Dust Imp", "пыльный бес"} {
			called := s.CardsCalled(text)
			assert.Equal(t, language == "ru" || text == "Dust Imp", called("dust-imp"), "%s in %s", text, language)
			assert.False(t, called("troll"))
		}
	}
	speak("ru", false)
	latin := regexp.MustCompile(`\p{Latin}`)
	for n := range s.Catalogue.Len() {
		id := s.Catalogue.Card(uint16(n + 1)).ID
		assert.NotRegexp(t, latin, s.CardTitle(id))
	}
	assert.Equal(t, "Dust Imp · перевод названия наш", s.Translation("dust-imp"))
	assert.Empty(t, s.Translation("bad-penny"), "it is printed")
	speak("ru", true)
	assert.Equal(t, "Dust Imp", s.CardTitle("dust-imp"))
	assert.Equal(t, "Bad Penny", s.CardTitle("bad-penny"))
	assert.Empty(t, s.Translation("dust-imp"))
	speak("en", false)
	assert.Equal(t, "Dust Imp", s.CardTitle("dust-imp"))
}

// Closing waits for what a screen has begun.
func TestClosingWaits(t *testing.T) {
	s := begin(t)
	done, ended := false, make(chan struct{})
	s.FinishInBackground(ended)
	go func() { time.Sleep(20 * time.Millisecond); done = true; close(ended) }()
	require.NoError(t, s.Close())
	assert.True(t, done)
}

// A standard game keeps to its plan, and another like it is planned with the same terms.
func TestStandardGameKeepsToItsPlan(t *testing.T) {
	for undo, terms := range []string{"free", "hidden", "none"} {
		for _, open := range []bool{false, true} {
			s := begin(t)
			plan := session.DefaultPlan(7)
			plan.Duel, plan.Open, plan.Undo, plan.Seats[1].Bot = true, open, undo, "random"
			log, err := s.Begin(plan)
			require.NoError(t, err)
			assert.Equal(t, open, save.Setup(&log.Header).Open)
			assert.Equal(t, terms, cmp.Or(log.Header.Undo, "free"))
			again := s.PlanOf(&log.Header)
			assert.True(t, again.Duel)
			assert.Equal(t, open, again.Open)
			assert.Equal(t, undo, again.Undo)
			assert.NoError(t, log.Close())
		}
	}
}

// Games follow the newest rulebook unless their plan says otherwise. Another game like one from before there
// was a choice follows it too; matches keep theirs.
func TestRulebookOfAPlan(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	require.Equal(t, keyforge.Newest, plan.Rulebook)
	for _, duel := range []bool{false, true} {
		for book, name := range keyforge.Rulebooks {
			plan.Duel, plan.Rulebook = duel, keyforge.Rulebook(book)
			log, err := s.Begin(plan)
			require.NoError(t, err)
			assert.Equal(t, name, save.Setup(&log.Header).Rulebook)
			assert.Equal(t, plan.Rulebook, log.Game().View(0).Rulebook)
			assert.Equal(t, plan.Rulebook, s.PlanOf(&log.Header).Rulebook)
			save.Setup(&log.Header).Rulebook = ""
			assert.Equal(t, keyforge.Newest, s.PlanOf(&log.Header).Rulebook)
			assert.NoError(t, log.Close())
		}
	}
	plan.Rulebook = keyforge.Newest
	f, err := s.BeginMatch(plan)
	require.NoError(t, err)
	assert.Equal(t, keyforge.Newest, f.Plan().Rulebook)
	assert.Equal(t, keyforge.Newest, s.PlanOfMatch(f).Rulebook)
	voyage := s.PlanOfVoyage()
	require.True(t, voyage.IsVoyage(s.Adventure, s.Voyage()))
	voyage.Rulebook = keyforge.Printed
	assert.False(t, voyage.IsVoyage(s.Adventure, s.Voyage()))
}

// A match is begun with the chains that may be agreed on, and with as many decks as are offered.
func TestMatchKeepsToItsPlan(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	plan.Duel, plan.Match.Format, plan.Match.Chains = true, match.BestOfThree, [2]int{4, 0}
	f, err := s.BeginMatch(plan)
	require.NoError(t, err)
	assert.Equal(t, [2]int{4, 0}, f.Plan().Chains)
	plan.Match.Format = match.Adaptive
	require.False(t, plan.Match.Handicaps())
	f, err = s.BeginMatch(plan)
	require.NoError(t, err)
	assert.Zero(t, f.Plan().Chains, "chains are bid for, not agreed on")
	plan.Match = session.MatchPlan{Way: match.Sealed, Offered: 3}
	f, err = s.BeginMatch(plan)
	require.NoError(t, err)
	assert.Len(t, f.Plan().Decks[0], 3)
	assert.Len(t, f.Plan().Decks[1], 3)
	assert.Equal(t, 3, s.PlanOfMatch(f).Match.Offered)
}

// What an older program kept of a game is completed from the save: without the æmber of the players, or
// the power of the monster.
func TestIncompleteResultsAreCompleted(t *testing.T) {
	s := begin(t)
	log, err := s.Begin(session.DefaultPlan(7))
	require.NoError(t, err)
	for r := rand.New(rand.NewPCG(1, 2)); !log.Game().Over(); {
		legal := log.Game().Legal(nil)
		err := log.Do(legal[r.IntN(len(legal))])
		require.NoError(t, err)
	}
	whole, ok := result.Of(log.Story)
	require.True(t, ok)
	require.NoError(t, log.Close())
	require.NotNil(t, whole.Amber)
	require.Positive(t, whole.Power)
	s.OpenLibrary(t.TempDir())
	kept := s.Records
	for _, forget := range []func(*records.Result){
		func(r *records.Result) { r.Amber = nil },
		func(r *records.Result) { r.Power = 0 },
	} {
		known := whole
		forget(&known)
		require.NoError(t, kept.AddResult(known))
		s.ReadSaves()
		var results []records.Result
		assert.Eventually(t, func() bool {
			results, err = kept.Results()
			return err == nil && len(results) == 1 && results[0].Amber != nil && results[0].Power > 0
		}, time.Minute, 5*time.Millisecond)
		assert.Equal(t, []records.Result{whole}, results)
	}
}

// A match of one person against a computer is won or lost by that person; one of two persons is never lost.
func TestMatchIsWonByThePerson(t *testing.T) {
	for _, c := range []struct {
		bots   [2]string
		winner int
		won    bool
	}{
		{[2]string{"", "random"}, 1, true},
		{[2]string{"", "random"}, 2, false},
		{[2]string{"random", ""}, 1, false},
		{[2]string{"random", ""}, 2, true},
		{[2]string{"", ""}, 1, true},
		{[2]string{"", ""}, 2, true},
	} {
		s := begin(t)
		plan := session.DefaultPlan(7)
		plan.Duel, plan.Match.Chains, plan.Seats[0].Bot, plan.Seats[1].Bot = true, [2]int{4, 0}, c.bots[0], c.bots[1]
		f, err := s.BeginMatch(plan)
		require.NoError(t, err)
		require.NoError(t, f.Do(match.Move{Verb: match.Won, N: c.winner}))
		listed := looked(t, s)
		require.Len(t, listed, 1)
		assert.True(t, listed[0].Match)
		assert.True(t, listed[0].Over)
		assert.Equal(t, c.won, listed[0].Won, "%v", c)
	}
}

// An achievement is told once, and only when what happened has been shown.
func TestAchievementIsToldWhenItsCauseWasShown(t *testing.T) {
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	require.Eventually(t, func() bool { s.Collect(); return s.Chronicle(nil).Awards() != nil }, time.Minute, time.Millisecond)
	log, err := s.Begin(session.DefaultPlan(7))
	require.NoError(t, err)
	defer func() { assert.NoError(t, log.Close()) }()
	keeper := s.WatchAchievements(log)
	a, lessons := s.Teacher()
	for i := range 2 {
		s.Learn(a, &lessons[i])
	}
	s.Chronicle(nil).KeepAchievements(keeper, true)
	_, told := s.Chronicle(nil).NextAchievement()
	assert.False(t, told)
	s.Chronicle(nil).KeepAchievements(keeper, false)
	for _, name := range []string{"lesson", "lessons/" + lessons[0].Key} {
		step, told := s.Chronicle(nil).NextAchievement()
		assert.True(t, told)
		assert.Equal(t, name, step.Name())
	}
	s.Chronicle(nil).SkipAchievements()
	s.Learn(a, &lessons[0])
	s.Chronicle(nil).KeepAchievements(keeper, false)
	_, told = s.Chronicle(nil).NextAchievement()
	assert.False(t, told, "it has been told")
	assert.NoError(t, s.Close())
}

// It is told how many things a backup has brought in, and how many were there already.
func TestWhatABackupBringsIn(t *testing.T) {
	s := begin(t)
	for seed := range uint64(2) {
		log, err := s.Begin(session.DefaultPlan(seed))
		require.NoError(t, err)
		require.NoError(t, log.Close())
	}
	var data []byte
	s.Deliver = func(_ string, of []byte) (string, error) { data = of; return "there", nil }
	s.BackUp()
	collect(t, s)
	other := begin(t)
	for _, want := range []string{other.T("brought-in", 2, 0, 0, 0), other.T("brought-in", 0, 0, 0, 2)} {
		other.RestoreBackup(func() ([]byte, error) { return data, nil })
		assert.Equal(t, want, strings.Join(collect(t, other).Lines, "\n"))
	}
	require.NoError(t, other.Close())
}

// Of equal cards the first is the face of its house.
func TestFaceOfEqualCards(t *testing.T) {
	s := begin(t)
	d := s.Pictured(&scenario.Deck{Houses: []string{"brobnar", "dis", "logos"}, Cards: []scenario.Cards{{ID: "troll", N: 3}}})
	require.Len(t, d.Deck.Cards, 3)
	assert.Zero(t, d.Faces[0])
}
