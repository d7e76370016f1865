package session_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// saved are the games that are kept, once all have been read.
func saved(t *testing.T, s *session.Session) (games []session.Saved) {
	t.Helper()
	s.ReadSaves()
	require.Eventually(t, func() bool {
		done := false
		games, done = s.Saves.List()
		return done
	}, time.Minute, time.Millisecond)
	return games
}

// play makes the first legal move so many times.
func play(t *testing.T, log *save.Log, moves int) {
	for range moves {
		err := log.Do(log.Game().Legal(nil)[0])
		require.NoError(t, err)
	}
}

// noon is the middle of a day wherever the test runs.
func noon() time.Time { return time.Date(2026, 3, 4, 12, 0, 0, 0, time.Local) }

// dated sets when a file was changed.
func dated(t *testing.T, path string, at time.Time) {
	require.NoError(t, os.Chtimes(path, at, at))
}

// The list of games tells how each stands: of an adventure the monster's damage and gauges, of a standard
// game the keys, each with its terms; and what is wrong with a file.
func TestListOfGames(t *testing.T) {
	s := begin(t)
	s.Now = noon
	plan := session.DefaultPlan(7)
	plan.Players, plan.Undo = 2, 1
	log, err := s.Begin(plan)
	require.NoError(t, err)
	play(t, log, 4)
	dated(t, log.Path(), s.Now().Add(-time.Hour))
	require.NoError(t, log.Close())
	dated(t, log.Path(), s.Now().Add(-time.Hour))
	plan.Duel = true
	duel, err := s.Begin(plan)
	require.NoError(t, err)
	require.NoError(t, duel.Close())
	dated(t, duel.Path(), s.Now().Add(-25*time.Hour))
	broken := filepath.Join(s.Games, "broken"+replay.Extension)
	require.NoError(t, os.WriteFile(broken, []byte("no save"), 0o644))
	dated(t, broken, s.Now())

	games := saved(t, s)
	require.Len(t, games, 3, "the last one first")
	assert.Equal(t, broken, games[0].Path)
	assert.Error(t, games[0].Err)
	assert.Equal(t, "broken"+replay.Extension, games[0].Words(s).Title)
	assert.NotEmpty(t, games[0].Words(s).When)

	g := &games[1]
	w := g.Words(s)
	assert.Equal(t, log.Path(), g.Path)
	assert.False(t, g.Duel || g.Over)
	assert.Equal(t, 60, g.Power)
	assert.Len(t, g.Decks, 2)
	assert.Contains(t, w.Title, " · ")
	assert.Contains(t, w.Stands, s.T("damage-of", 0, 60))
	assert.Contains(t, w.Stands, s.T("day-today"))
	assert.Contains(t, w.When, s.DifficultyOf("", adventure.Normal.String()))
	assert.Contains(t, w.When, s.T("turn-n", 1))
	assert.Equal(t, s.T("health", 60, 60), w.Left)
	assert.NotEmpty(t, w.Gauges)
	assert.Same(t, w, g.Words(s))

	g = &games[2]
	w = g.Words(s)
	assert.True(t, g.Duel)
	assert.Contains(t, w.Title, " – ")
	assert.Equal(t, s.T("keys-of-both", 0, 0), w.Left)
	assert.Contains(t, w.When, s.T("standard-game"))
	assert.Contains(t, w.When, s.T("day-yesterday"))
	assert.True(t, strings.HasSuffix(w.Stands, w.Left))
	assert.Equal(t, games[1].Path, s.Saves.Unfinished(nil).Path, "not the broken one")
	today := s.Now()
	s.Now = func() time.Time { return today.Add(24 * time.Hour) }
	assert.Contains(t, games[1].Words(s).When, s.T("day-yesterday"), "the next day")
	before := w.Left
	s.Settings.Language = "ru"
	s.Speak()
	assert.NotEqual(t, before, g.Words(s).Left)
}

// The list tells who has how many keys, and who won: the one person, or nobody of two.
func TestListTellsWhoWon(t *testing.T) {
	for bot, won := range []bool{true, false} { // the first player concedes
		s := begin(t)
		plan := session.DefaultPlan(7)
		plan.Duel = true
		plan.Seats[bot].Bot = "random"
		log, err := s.Begin(plan)
		require.NoError(t, err)
		require.Zero(t, log.Game().Question().Side)
		err = log.Do(keyforge.Command{Verb: keyforge.Concede})
		require.NoError(t, err)
		require.NoError(t, log.Close())
		games := saved(t, s)
		require.Len(t, games, 1)
		assert.True(t, games[0].Over)
		assert.Equal(t, won, games[0].Won)
		assert.Nil(t, s.Saves.Unfinished(nil))
	}
	s := begin(t)
	g, err := keyforge.Start(s.Catalogue, keyforge.Duel, keyforge.Position{House: card.Brobnar,
		Players: []keyforge.SidePosition{{Keys: 1}, {Amber: 3, Keys: 2}}})
	require.NoError(t, err)
	at, err := scenario.Of(g, "")
	require.NoError(t, err)
	log, err := s.BeginStory(save.Position(at))
	require.NoError(t, err)
	require.NoError(t, log.Close())
	games := saved(t, s)
	require.Len(t, games, 1)
	assert.Equal(t, [keyforge.MaxSeats]int{1, 2}, games[0].Keys)
	assert.Equal(t, [keyforge.MaxSeats]int{0, 3}, games[0].Amber)
	assert.Equal(t, s.T("keys-of-both", 1, 2), games[0].Words(s).Left)
}

// What could be undone in a game is told, and what is not by the rules or from its beginning.
func TestTerms(t *testing.T) {
	s := begin(t)
	assert.Equal(t, s.T("undo-free"), s.Terms(&replay.Header{}))
	assert.Equal(t, s.T("undo-none"), s.Terms(&replay.Header{Undo: replay.UndoNone}))
	words := s.Terms(&replay.Header{Taken: 3, Edited: true, Advised: 2})
	assert.Equal(t, strings.Join([]string{s.T("undo-free"), s.T("taken-over"), s.T("edited"), s.T("with-advice", 2)}, " · "), words)
	assert.Equal(t, s.T("position"), session.DeckNames(s, &replay.Header{Setup: game.Setup{Own: &scenario.Setup{Decks: []scenario.Deck{{}}}}}))
}

// A game without a folder is played, but not kept.
func TestGamesAreNotKeptWithoutAFolder(t *testing.T) {
	s := begin(t)
	s.Games = ""
	log, err := s.Begin(session.DefaultPlan(7))
	require.NoError(t, err)
	assert.Empty(t, log.Path())
	assert.Empty(t, saved(t, s))
	assert.Nil(t, s.Saves.Unfinished(nil))
	s.Games = filepath.Join(t.TempDir(), "a file")
	require.NoError(t, os.WriteFile(s.Games, nil, 0o644))
	log, err = s.Begin(session.DefaultPlan(7))
	require.NoError(t, err)
	assert.Empty(t, log.Path())
	assert.Error(t, s.Failed, "it cannot be kept there")
}

// The next game is like the last kept one of its kind: an easy adventure for one person when there is none.
func TestNextGame(t *testing.T) {
	s := begin(t)
	first := s.NextPlan(false)
	assert.Equal(t, session.FirstPlan(first.Seed), first)
	assert.Equal(t, adventure.Easy, first.Difficulty)
	assert.Equal(t, 1, first.Players)
	plan := session.DefaultPlan(7)
	plan.Players, plan.Difficulty, plan.Undo = 2, adventure.Hard, 1
	plan.Seats[0].Deck, plan.Seats[1].Bot = deck.Embedded()[3], "random"
	kept(t, s, plan, func(g *keyforge.Game) bool { return g.Turn() == 1 })
	standard := session.DefaultPlan(8)
	standard.Duel, standard.Open, standard.Seats[1].Bot = true, true, "quick"
	standard.Difficulty = adventure.Easy
	looked(t, s)
	assert.False(t, s.NextPlan(true).Duel, "none was played")
	kept(t, s, standard, func(g *keyforge.Game) bool { return g.Turn() == 1 })
	looked(t, s)
	for want, of := range map[*session.Plan]bool{&plan: false, &standard: true} {
		next := s.NextPlan(of)
		next.Seed = want.Seed
		assert.Equal(t, *want, next)
	}
}

// Another game like one that was played has the same decks, players and bots.
func TestAnotherGameLikeIt(t *testing.T) {
	s := begin(t)
	names := deck.Embedded()
	plan := session.DefaultPlan(7)
	plan.Players = 3
	plan.Seats = [keyforge.MaxSeats]session.Seat{{Deck: names[2], Name: "Ada"}, {Deck: names[1], Bot: "random"}, {Deck: names[0], Name: "Bea"}}
	plan.Difficulty = adventure.Easy
	log, err := s.Begin(plan)
	require.NoError(t, err)
	defer log.Close()
	again := s.PlanOf(&log.Header)
	plan.Seed = again.Seed
	assert.Equal(t, plan, again)
	s.ReadDecks()
	assert.Equal(t, plan, s.PlanOf(&log.Header), "with the decks of the collection too")
	assert.Equal(t, 1, s.PlanOf(&replay.Header{}).Players)
	held := replay.Header{Seats: []string{"2=random", "x=random", "1=" + replay.Person, "0=random"}}
	save.Setup(&held).Decks = save.Setup(&log.Header).Decks[:1]
	odd := s.PlanOf(&held)
	assert.Empty(t, odd.Seats[0].Bot)
	assert.Empty(t, odd.Seats[1].Bot, "nobody sits there")
}

// A match needs decks that exist, and as many as are drawn.
func TestMatchNeedsDecks(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	plan.Duel, plan.Match.Format = true, match.BestOfThree
	assert.True(t, plan.Series())
	assert.False(t, (&session.Plan{Duel: true}).Series())
	assert.False(t, (&session.Plan{Match: plan.Match}).Series())
	assert.True(t, (&session.Plan{Duel: true, Match: session.MatchPlan{Chains: [2]int{0, 1}}}).Series())
	assert.True(t, (&session.Plan{Duel: true, Match: session.MatchPlan{Way: match.Sealed}}).Series())
	plan.Seats[1].Deck = "no such deck"
	_, err := s.BeginMatch(plan)
	assert.Error(t, err)
	plan.Match = session.MatchPlan{Way: match.Sealed, Offered: 9999}
	_, err = s.BeginMatch(plan)
	assert.ErrorContains(t, err, "19998")
}

// A match is kept, its games belong to it, it is on the list between them, and can be played again.
func TestMatchIsKept(t *testing.T) {
	s := begin(t)
	plan := session.DefaultPlan(7)
	plan.Duel, plan.Match.Format, plan.Seats[0].Name, plan.Seats[1].Bot, plan.Open = true, match.BestOfThree, "Ada", "random", true
	f, err := s.BeginMatch(plan)
	require.NoError(t, err)
	games := saved(t, s)
	require.Len(t, games, 1)
	w := games[0].Words(s)
	assert.True(t, games[0].Match && games[0].Duel && !games[0].Over)
	assert.Len(t, games[0].Decks, 2)
	assert.Equal(t, s.T("match-score", 0, 0), w.Left)
	assert.Equal(t, w.When+" · "+w.Left, w.Stands)

	log, err := s.NextGame(f)
	require.NoError(t, err)
	assert.Same(t, f, s.Match)
	assert.True(t, session.OfMatch(&log.Header))
	assert.Equal(t, 1, log.Header.Round)
	free := session.Unbound(log.Header)
	assert.False(t, session.OfMatch(&free))
	assert.Empty(t, free.Match)
	assert.Equal(t, save.Setup(&log.Header).Decks, save.Setup(&free).Decks)
	require.NoError(t, log.Close())
	games = saved(t, s)
	require.Len(t, games, 1, "its game, not the match")
	assert.False(t, games[0].Match)
	assert.Equal(t, log.Path(), games[0].Path)

	again := s.PlanOfMatch(f)
	plan.Match.Offered, plan.Seed = 1, again.Seed
	assert.Equal(t, plan.Match, again.Match)
	assert.Equal(t, plan.Seats[:2], again.Seats[:2])
	assert.True(t, again.Open && again.Duel)
	re, err := s.Rematch(f)
	require.NoError(t, err)
	assert.Equal(t, f.Plan().Decks, re.Plan().Decks)

	plan.Match = session.MatchPlan{Way: match.Sealed, Offered: 2}
	f, err = s.BeginMatch(plan)
	require.NoError(t, err)
	s.Seed = func() uint64 { return 99 }
	re, err = s.Rematch(f)
	require.NoError(t, err)
	assert.NotEqual(t, f.Plan().Decks, re.Plan().Decks, "newly drawn")
	assert.Len(t, re.Plan().Decks[1], 2)
	p := s.Pictured(&re.Plan().Decks[0][0])
	assert.Len(t, p.Deck.Cards, deck.Size)
	for i, at := range p.Faces {
		assert.Equal(t, p.Deck.Houses[i], p.Deck.Cards[at].House)
	}
	for i := range p.Deck.Cards {
		assert.Equal(t, p.Deck.Houses[i/12], p.Deck.Cards[i].House, "house by house")
	}
}

// Only a single person's victory is told as theirs.
func TestOnlyPerson(t *testing.T) {
	assert.Equal(t, 0, session.OnlyPerson([]bot.Bot{nil, bot.Greedy{}}))
	assert.Equal(t, 1, session.OnlyPerson([]bot.Bot{bot.Greedy{}, nil}))
	assert.Equal(t, -1, session.OnlyPerson([]bot.Bot{nil, nil}))
	assert.Equal(t, -1, session.OnlyPerson([]bot.Bot{bot.Greedy{}, bot.Greedy{}}))
}

// This week's voyage is recognized by its decks, its deal and its conditions, however many play.
func TestVoyage(t *testing.T) {
	s := begin(t)
	v := s.Voyage()
	for players := 1; players <= keyforge.MaxSeats; players++ {
		p := session.DefaultPlan(3)
		p.Players = players
		assert.False(t, p.IsVoyage(s.Adventure, v))
		p.SetVoyage(s.Adventure, v)
		assert.True(t, p.IsVoyage(s.Adventure, v))
		log, err := s.Begin(p)
		require.NoError(t, err)
		assert.Equal(t, v.Week, log.Header.Voyage)
		require.NoError(t, log.Close())
		for _, change := range []func(*session.Plan){
			func(p *session.Plan) { p.Duel = true }, func(p *session.Plan) { p.Seed++ }, func(p *session.Plan) { p.Seats[0].Deck = "other" },
			func(p *session.Plan) {
				p.SetDifficulty(s.Adventure, adventure.Easy.String())
				p.Custom = false
				p.Difficulty = adventure.Easy
			},
		} {
			other := p
			change(&other)
			assert.Equal(t, other == p, other.IsVoyage(s.Adventure, v))
		}
	}
	assert.Equal(t, s.T("voyage-new"), s.Chronicle(nil).VoyageSummary(v.Week))
	plan := s.PlanOfVoyage()
	assert.True(t, plan.IsVoyage(s.Adventure, v))
}

// Decks are found by their text, their cards and what can be played of them; those that come with the program
// are hidden by equal ones of the player.
func TestCollection(t *testing.T) {
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	read := func() {
		s.ReadDecks()
		assert.True(t, s.Collection.Loading())
		assert.False(t, s.Collection.Fresh())
		require.Eventually(t, func() bool { s.Collect(); return s.Collection.Fresh() }, time.Minute, time.Millisecond)
	}
	read()
	b := &s.Collection
	n := len(b.All)
	assert.Len(t, deck.Embedded(), n)
	first := &b.All[0]
	for k, at := range first.Faces {
		assert.Equal(t, first.Deck.Houses[k], first.Deck.Cards[at].House)
	}
	assert.True(t, first.Playable())
	assert.Equal(t, []int{0}, b.Choose(session.Query{Text: " " + first.Deck.Name + " "}, nil))
	assert.Len(t, b.Choose(session.Query{Playable: true, Ready: true}, nil), n)
	b.All[0].Lacks, b.All[1].Lacks = 3, 1
	assert.NotContains(t, b.Choose(session.Query{Playable: true}, nil), 0)
	assert.Len(t, b.Choose(session.Query{}, nil), n)
	ready := b.Choose(session.Query{Ready: true}, nil)
	assert.ElementsMatch(t, []int{0, 1}, ready[n-2:], "they come last")
	any := b.Choose(session.Query{}, nil)
	assert.Equal(t, slices.Index(any, 0) < slices.Index(any, 1), ready[n-2] == 0, "in their order")
	assert.False(t, first.Playable())
	assert.Nil(t, s.CardsCalled("tr"), "too short for a title")
	called := s.CardsCalled("TROLL")
	assert.True(t, called("troll"))
	assert.False(t, called("anger"))
	for _, i := range b.Choose(session.Query{Text: "troll"}, called) {
		assert.Contains(t, strings.ToLower(b.All[i].Deck.Name+ids(b.All[i].Deck)), "troll")
	}

	mine := b.All[0].Entry
	mine.ID, mine.Embedded = "mine", false
	version := b.Version
	b.Put(mine, s.Catalogue)
	assert.Len(t, b.All, n+1)
	mine.Deck.Name = "Renamed"
	b.Put(mine, s.Catalogue)
	assert.Len(t, b.All, n+1)
	assert.Equal(t, "Renamed", b.Find("mine").Deck.Name)
	b.Drop("mine")
	assert.Nil(t, b.Find("mine"))
	assert.Equal(t, version+3, b.Version)
	d, err := s.Deck(deck.Embedded()[1])
	require.NoError(t, err)
	assert.Equal(t, b.All[1].Deck.Name, d.Name)
	require.NoError(t, s.Close())
}

func ids(d *deck.Deck) (all string) {
	for _, c := range d.Cards {
		all += " " + c.ID
	}
	return all
}

// The records of a deck count its games of both kinds, and its victories.
func TestDeckHasItsRecord(t *testing.T) {
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	log, err := s.Begin(session.DefaultPlan(7))
	require.NoError(t, err)
	err = log.Do(keyforge.Command{Verb: keyforge.Concede})
	require.NoError(t, err)
	s.NoteResult(log.Story)
	require.NoError(t, log.Close())
	require.NoError(t, s.Close(), "it is kept before it closes")
	results, err := s.Records.Results()
	require.NoError(t, err)
	require.Len(t, results, 1)
	s.ReadDecks()
	require.Eventually(t, func() bool { s.Collect(); return s.Collection.Fresh() }, time.Minute, time.Millisecond)
	b := s.Collection.Find(session.DefaultPlan(7).Seats[0].Deck)
	assert.Equal(t, 1, b.Games)
	assert.Zero(t, b.Wins)
	assert.Equal(t, results, s.Collection.Results)
}

// A finished lesson is remembered, gives its achievements once, and they are told.
func TestLessonsGiveAchievements(t *testing.T) {
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	require.Eventually(t, func() bool { s.Collect(); return s.Chronicle(nil).Awards() != nil }, time.Minute, time.Millisecond)
	_, none := s.Chronicle(nil).AllAchievementLines()
	assert.Zero(t, none)
	kept := 0
	s.Save = func(session.Settings) { kept++ }
	a, lessons := s.Teacher()
	require.Greater(t, len(lessons), 1)
	assert.False(t, s.Learned(a, &lessons[0]))
	s.Learn(a, &lessons[0])
	s.Learn(a, &lessons[0])
	assert.True(t, s.Learned(a, &lessons[0]))
	assert.False(t, s.Learned(a, &lessons[1]))
	assert.Equal(t, 1, kept)
	var told []string
	for {
		step, ok := s.Chronicle(nil).NextAchievement()
		if !ok {
			break
		}
		told = append(told, step.Title(s.T))
	}
	assert.Len(t, told, 2, "the first lesson, and one of all")
	lines, given := s.Chronicle(nil).AllAchievementLines()
	assert.Equal(t, 1, given)
	begun := 0
	for _, l := range lines {
		assert.Equal(t, l.Share == 1, l.Given, l.Title)
		if l.Given {
			assert.Equal(t, s.T("day-today"), l.State)
			assert.Empty(t, l.Parts)
		} else if l.Share > 0 {
			begun++
			assert.Equal(t, s.T("feat-count", 1, 4), l.State, "those on later sets do not count")
			assert.NotEmpty(t, l.Parts)
		}
	}
	assert.Equal(t, 1, begun)
	s.Learn(a, &lessons[1])
	require.True(t, lessons[len(lessons)-1].Later)
	s.Learn(a, &lessons[len(lessons)-1])
	s.Chronicle(nil).SkipAchievements()
	_, ok := s.Chronicle(nil).NextAchievement()
	assert.False(t, ok)
	require.NoError(t, s.Close())
	feats, err := s.Records.Awards()
	require.NoError(t, err)
	assert.Len(t, feats, 3, "a later lesson is no part of all")
}

// Days are told as today, yesterday or a date, opponents and rungs by their names, and why something cannot
// be done.
func TestWords(t *testing.T) {
	s := begin(t)
	s.Now = noon
	day := func(ago time.Duration) string { return s.Day(s.Now().Add(-ago)) }
	assert.Equal(t, s.T("day-today"), day(0))
	assert.Equal(t, s.T("day-yesterday"), day(24*time.Hour))
	assert.Equal(t, s.T("day-date", 2, strings.Fields(s.T("months"))[2], 2026), day(48*time.Hour))
	assert.Equal(t, s.T("day-date", 5, strings.Fields(s.T("months"))[2], 2026), day(-24*time.Hour), "tomorrow is a date")
	assert.Contains(t, s.When(s.Now()), s.T("day-today"))
	assert.Equal(t, s.T("records-person"), s.OpponentWords(replay.Person))
	assert.Equal(t, s.T("records-computer", s.T("bot-random")), s.OpponentWords("random"))
	assert.Equal(t, s.T("records-computer", s.T("bot-unknown")), s.OpponentWords("of another program"))
	assert.Contains(t, s.Chronicle(nil).RungWords(records.Rung{Word: adventure.Easy.String(), Players: 2}), s.T("flight-two"))
	assert.Empty(t, s.Why(keyforge.Allowed))
	assert.Equal(t, s.T("why-wrong-house"), s.Why(keyforge.WrongHouse))
	assert.True(t, s.HasText("cancel"))
	assert.False(t, s.HasText("no such text"))
	assert.Equal(t, "Troll", s.CardTitle("troll"))
}
