package analysis_test

import (
	"bytes"
	"cmp"
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/store/replay"
)

func rules(t testing.TB) *scenario.Rules {
	t.Helper()
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	return adventures.All().Rules(cat)
}

// story is a story that begins with a table.
func story(t testing.TB, table string) *save.Story {
	t.Helper()
	r := rules(t)
	at, err := scenario.Parse([]byte(table))
	require.NoError(t, err)
	s, err := replay.New(r, save.Position(at))
	require.NoError(t, err)
	return s
}

// give gives commands, in the words of a save.
func give(t testing.TB, s *save.Story, words ...string) {
	t.Helper()
	for _, said := range words {
		c, err := s.Game().Parse(said)
		require.NoError(t, err)
		err = s.Do(c)
		require.NoError(t, err, said)
	}
}

// rich thinks that a side is the more likely to win the more æmber it has ahead of the
// other, 5 % for each, and tries every command once.
func rich(_ context.Context, _ bot.Level, _ uint64, g *keyforge.Game) bot.Thought {
	side := g.Question().Side
	worth := func(g *keyforge.Game) game.Chance {
		ahead := g.Pool(side) - g.Pool(g.Opponent(side))
		return max(0, min(game.Certain/2+game.Chance(ahead)*game.Certain/20, game.Certain))
	}
	said := bot.Thought{Chance: worth(g)}
	var w *keyforge.Game
	for _, c := range g.Legal(nil) {
		w = g.CopyInto(w)
		if _, err := w.Apply(c, nil); err == nil {
			said.Options = append(said.Options, game.Option{Command: c, Chance: worth(w), Tries: 50})
		}
	}
	slices.SortStableFunc(said.Options, func(a, b game.Option) int { return cmp.Compare(b.Chance, a.Chance) })
	said.Plan = []keyforge.Command{said.Options[0].Command, {Verb: keyforge.EndTurn}}
	return said
}

// fears thinks that the chance falls from 50 to 20 % when something has happened, whatever is done.
func fears(happened func(*keyforge.Game) bool) thinker {
	return func(_ context.Context, _ bot.Level, _ uint64, g *keyforge.Game) bot.Thought {
		said := bot.Thought{Chance: game.Certain / 2}
		if happened(g) {
			said.Chance = game.Certain / 5
		}
		for _, c := range g.Legal(nil) {
			said.Options = append(said.Options, game.Option{Command: c, Chance: said.Chance, Tries: 50})
		}
		return said
	}
}

// thinker is how a position is thought about.
type thinker = func(context.Context, bot.Level, uint64, *keyforge.Game) bot.Thought

func analyse(t testing.TB, s *save.Story, think thinker) *analysis.Analysis {
	t.Helper()
	a, err := analysis.Analyze(t.Context(), s, analysis.Config{Level: bot.Thorough, Think: think})
	require.NoError(t, err)
	return a
}

const duel = `{"house":"brobnar","players":[
	{"line":["troll","bumpsy"],"deck":["anger","fear","anger","troll","troll","troll","troll","troll"],
		"amber":2,"houses":["brobnar","dis","logos"]},
	{"houses":["brobnar","dis","logos"],"line":["troll","bumpsy"],"deck":["anger","fear","anger","troll","troll","troll","troll","troll"],
		"amber":1}]}`

// A missed chance is reported with what was done and what would have been better, and from
// where the game can be played again; the course has a point for each turn. What player 2
// misses is good for player 1, whose chance it is.
func TestMissedChances(t *testing.T) {
	s := story(t, duel)
	give(t, s, "end", "house brobnar", "end")
	give(t, s, "house brobnar")
	a := analyse(t, s, rich)
	require.True(t, a.Duel)
	require.Len(t, a.Turnings, 2)
	one, two := a.Turnings[0], a.Turnings[1]
	assert.Equal(t, analysis.TurningPoint{At: 0, Turn: 1, Side: 1, Done: []string{"end"}, Better: one.Better,
		Chance: 5500, DoneChance: 5500, BetterChance: 6000}, one)
	assert.Contains(t, one.Better[0], "reap ")
	assert.Equal(t, "end", one.Better[1])
	assert.Equal(t, analysis.TurningPoint{At: 2, Turn: 2, Side: 2, Done: []string{"end"}, Better: two.Better,
		Chance: 5500, DoneChance: 5500, BetterChance: 5000}, two)
	assert.Equal(t, game.Chance(500), two.Lost())
	assert.Empty(t, a.Swings)

	var turns []int
	for _, p := range a.Points {
		turns = append(turns, p.Turn)
		assert.Equal(t, game.Chance(5500), p.Chance)
	}
	assert.Equal(t, []int{1, 2, 3, 3}, turns, "the last one is where it stands")
	assert.Equal(t, []scenario.Side{1, 2, 1, 1}, []scenario.Side{a.Points[0].Side, a.Points[1].Side, a.Points[2].Side, a.Points[3].Side})
	assert.Equal(t, 4, s.At(), "the story stays as it is")
}

// Nothing is reported about a player who has made the best decisions, and what was taken
// back is not part of the game.
func TestNothingMissed(t *testing.T) {
	s := story(t, duel)
	give(t, s, "reap 1", "reap 2")
	before := s.At()
	give(t, s, "end", "house dis", "end")
	s.Undo(s.At() - before)
	a := analyse(t, s, rich)
	assert.Empty(t, a.Turnings)
	assert.Equal(t, before, a.Inputs)
	assert.Len(t, a.Points, 2)
	assert.Equal(t, before, a.Points[1].At)
}

// Only the worst decision of a turn is reported, and the worst turns of a game, in order.
func TestWorstThree(t *testing.T) {
	s := story(t, duel)
	for range 3 {
		give(t, s, "end", "house brobnar", "end", "house brobnar")
	}
	misses := func(ctx context.Context, l bot.Level, seed uint64, g *keyforge.Game) bot.Thought {
		said := rich(ctx, l, seed, g)
		said.Options[0].Chance += game.Chance(100 * g.Turn()) // later ones cost more
		return said
	}
	a := analyse(t, s, misses)
	require.Len(t, a.Turnings, review.Most)
	var turns []int
	for i := range a.Turnings {
		turns = append(turns, a.Turnings[i].Turn)
		assert.Equal(t, []string{"end"}, a.Turnings[i].Done)
	}
	assert.Equal(t, []int{4, 5, 6}, turns)
}

// What only seems better at first sight, because it was tried more often, is not
// reported: both are tried again.
func TestFirstSightIsNotTrusted(t *testing.T) {
	s := story(t, duel)
	give(t, s, "end", "house brobnar")
	doubts := func(ctx context.Context, l bot.Level, seed uint64, g *keyforge.Game) bot.Thought {
		said := rich(ctx, l, seed, g)
		for i := range said.Options[1:] {
			said.Options[1+i].Chance, said.Options[1+i].Tries = 100, 1
		}
		said.Options[0].Tries = 100
		return said
	}
	give(t, s, "reap 11", "reap 12", "end") // the other way round would have been as good
	for _, x := range analyse(t, s, doubts).Turnings {
		assert.Equal(t, 1, x.Turn, "%+v", x)
	}
	assert.NotEmpty(t, analyse(t, s, rich).Turnings)
}

// If people play, only their decisions are judged.
func TestBotsAreNotJudged(t *testing.T) {
	s := story(t, duel)
	give(t, s, "end", "house brobnar", "end", "house brobnar")
	for seats, sides := range map[string][]scenario.Side{"1=greedy": {2}, "2=random": {1}, "1=greedy,2=greedy": {1, 2}} {
		s.Header.Seats = nil
		for _, held := range bytes.Split([]byte(seats), []byte(",")) {
			s.Header.Seats = append(s.Header.Seats, string(held))
		}
		var judged []scenario.Side
		for _, x := range analyse(t, s, rich).Turnings {
			judged = append(judged, x.Side)
		}
		assert.Equal(t, sides, judged, seats)
	}
}

// What was done ends where the hand changes the game, or where the game breaks off, even if
// something is still asked.
func TestActionsThatBreakOff(t *testing.T) {
	for name, goesOn := range map[string]func(*save.Story){
		"with the game": func(*save.Story) {},
		"by an edit": func(s *save.Story) {
			amber := 9
			require.NoError(t, s.Edit(&scenario.Edit{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Amber: &amber}}}}))
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := story(t, duel)
			give(t, s, "fight 1")
			require.Equal(t, keyforge.ForAttack, s.Game().Question().Purpose)
			goesOn(s)
			a := analyse(t, s, rich)
			require.Len(t, a.Turnings, 1)
			assert.Equal(t, []string{"fight 1"}, a.Turnings[0].Done)
		})
	}
}

// A concession is no mistake, however good the chance was: the last decision before it may be
// one, for what it cost by itself.
func TestConcessionIsNoTurningPoint(t *testing.T) {
	s := story(t, duel)
	give(t, s, "concede")
	a := analyse(t, s, rich)
	assert.Empty(t, a.Turnings)
	last := a.Points[len(a.Points)-1]
	assert.Equal(t, analysis.Point{At: 1, Turn: 1, Chance: 0}, last)
	s = story(t, duel)
	give(t, s, "end", "house brobnar", "concede")
	a = analyse(t, s, rich)
	assert.Equal(t, game.Certain, a.Points[len(a.Points)-1].Chance, "the other player gives up")

	s = story(t, duel)
	give(t, s, "end", "house brobnar", "end", "concede")
	a = analyse(t, s, rich)
	require.NotEmpty(t, a.Turnings)
	for _, x := range a.Turnings {
		assert.Equal(t, []string{"end"}, x.Done)
		assert.Equal(t, game.Chance(500), x.Lost())
	}
}

// A game conceded in the middle of an action keeps the concession out of what was done, and out
// of what it is compared with.
func TestConcessionIsNotPartOfAnAction(t *testing.T) {
	s := story(t, `{"house":"brobnar","players":[{"line":["troll"],"hand":["punch"],"deck":["anger"],"amber":1},
		{"line":["dust-imp","headhunter"],"deck":["anger"]}]}`)
	give(t, s, "fight 1", "concede")
	a := analyse(t, s, rich)
	require.Len(t, a.Turnings, 1)
	x := a.Turnings[0]
	assert.Equal(t, []string{"fight 1"}, x.Done)
	told, err := x.Describe(s, &narrate.Narrator{Game: s.Game(), Language: languages.English()})
	require.NoError(t, err)
	for _, why := range told.Why {
		assert.NotContains(t, why, "defeat")
	}
}

// A change by hand is marked in the course and counts as nobody's decision.
func TestEditsAreMarked(t *testing.T) {
	s := story(t, `{"mode":"keyraken","house":"brobnar",
		"players":[{"line":["troll"],"deck":["troll","troll","troll"],"amber":1,"houses":["brobnar","dis","logos"]}]}`)
	give(t, s, "reap 1", "end")
	for s.Game().Question().Purpose != keyforge.ForHouse {
		err := s.Do(s.Game().Legal(nil)[0])
		require.NoError(t, err)
	}
	amber := 9
	plain := analyse(t, s, rich)
	require.NoError(t, s.Edit(&scenario.Edit{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Amber: &amber}}}}))
	give(t, s, "house brobnar")
	a := analyse(t, s, rich)
	for _, p := range plain.Points {
		assert.False(t, p.Edited)
	}
	require.Len(t, a.Points, 3)
	assert.True(t, a.Points[1].Edited)
	assert.False(t, a.Points[0].Edited || a.Points[2].Edited)
	assert.Empty(t, a.Swings, "what the hand gave was no luck")
}

// A turn of the monster that cost much is reported as such, and not as a mistake.
func TestSwings(t *testing.T) {
	s := story(t, `{"mode":"keyraken","house":"brobnar",
		"players":[{"line":["troll"],"deck":["troll","troll","troll"],"amber":1,"houses":["brobnar","dis","logos"]}]}`)
	give(t, s, "reap 1", "end")
	for s.Game().Question().Purpose != keyforge.ForHouse {
		err := s.Do(s.Game().Legal(nil)[0])
		require.NoError(t, err)
	}
	a := analyse(t, s, fears(func(g *keyforge.Game) bool { return g.Turn() > 3 })) // the monster has had its turn
	assert.Empty(t, a.Turnings)
	assert.Equal(t, []analysis.Swing{{At: 2, Turn: 1, From: 5000, To: 2000}}, a.Swings)
}

// What a player brings about in a turn is not put down to the monster.
func TestOwnTurnsAreNoSwings(t *testing.T) {
	s := story(t, `{"mode":"keyraken","house":"brobnar","players":[{"line":["troll","bumpsy"],"houses":["brobnar","dis","logos"]}]}`)
	give(t, s, "reap 1", "reap 2")
	a := analyse(t, s, fears(func(g *keyforge.Game) bool { return g.Pool(0) == 2 }))
	assert.Empty(t, a.Swings)
	assert.Equal(t, []game.Chance{5000, 2000}, []game.Chance{a.Points[0].Chance, a.Points[1].Chance})
}

// However many think at a time, and whatever a game is (duels, one to three players, games
// from positions, edited, conceded, not over), the result is the same, and it can be kept.
func TestSavesOfAllKinds(t *testing.T) {
	paths, err := replay.List("../../store/replay/testdata/saves/2")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	r := rules(t)
	for k, path := range paths {
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		s, _, err := replay.Read(t.Context(), bytes.NewReader(data), r)
		require.NoError(t, err)
		if k%2 == 1 {
			s.Undo(s.At() / 2) // the rest does not matter
		}
		var all [2]*analysis.Analysis
		for i, workers := range []int{1, 3} {
			done, most := 0, 0
			c := analysis.Config{Think: rich, Config: review.Config{Seed: 7, Workers: workers, Progress: func(n, of int) {
				assert.GreaterOrEqual(t, n, done, path)
				assert.LessOrEqual(t, n, of, path)
				done, most = n, of
			}}}
			all[i], err = analysis.Analyze(t.Context(), s, c)
			require.NoError(t, err, path)
			assert.Equal(t, most, done, path)
		}
		assert.Equal(t, all[0], all[1], path)
		tell(t, s, all[0])
		save := filepath.Join(t.TempDir(), "a.jsonl")
		require.Error(t, all[0].Save(save), "there is no such game")
		require.NoError(t, s.WriteFile(save))
		require.NoError(t, all[0].Save(save))
		kept, ok := analysis.Load(save, s)
		require.True(t, ok, path)
		assert.Equal(t, all[0], kept, path)
	}
}

// tell puts every turning point into words in every language.
func tell(t *testing.T, s *save.Story, a *analysis.Analysis) {
	t.Helper()
	for _, l := range languages.All() {
		n := &narrate.Narrator{Game: s.Game(), Language: l}
		for i := range a.Turnings {
			told, err := a.Turnings[i].Describe(s, n)
			require.NoError(t, err)
			require.NotEmpty(t, told.Done)
			require.NotEmpty(t, told.Better)
			for _, words := range slices.Concat(told.Done, told.Better, told.Why) {
				assert.NotEmpty(t, words)
				assert.NotContains(t, words, "⟨")
			}
		}
	}
}

// A turning point is described with what was asked, what was done, what would have been
// better and why.
func TestTurningPointInWords(t *testing.T) {
	s := story(t, `{"house":"brobnar","players":[{"line":["troll"],"hand":["punch"],"deck":["anger"]},{"line":["dust-imp","headhunter"]}]}`)
	en := &narrate.Narrator{Game: s.Game(), Language: languages.English()}
	ru := &narrate.Narrator{Game: s.Game(), Language: languages.Named("ru")}
	x := analysis.TurningPoint{Side: 1, Done: []string{"fight 1", "pick 4"}, Better: []string{"reap 1", "play 2", "pick 5", "end"}}
	give(t, s, "fight 1", "pick 4", "end")
	told, err := x.Describe(s, en)
	require.NoError(t, err)
	assert.Equal(t, analysis.TurningWords{Done: []string{"Fight with Troll: Dust Imp"},
		Better: []string{"Reap with Troll", "Play Punch: Headhunter", "End the turn"}, Why: told.Why}, told)
	assert.Contains(t, told.Why, "gains 2 æmber")
	told, err = x.Describe(s, ru)
	require.NoError(t, err)
	assert.Equal(t, []string{"Бой картой «Тролль»: «Пыльный бес»"}, told.Done)

	x = analysis.TurningPoint{At: 1, Side: 1, Done: []string{"pick 4"}, Better: []string{"pick 5", "end"}}
	told, err = x.Describe(s, en)
	require.NoError(t, err)
	assert.Equal(t, "What does Troll attack?", told.Asked)
	assert.Equal(t, []string{"Choose: Dust Imp"}, told.Done)

	x = analysis.TurningPoint{At: 2, Side: 1, Done: []string{"end"}, Better: []string{"pick 4"}}
	_, err = x.Describe(s, en)
	require.Error(t, err)
	assert.Equal(t, 3, s.At())
}
