package kind_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/game/shards/lang"
)

// kinds of tables: those that each mode usually has, and larger ones.
var tables = []struct {
	mode    string
	players int
}{{"nemesis", 1}, {"nemesis", 3}, {"duel", 2}, {"duel", 4}, {"teams", 4}, {"three-way", 3}, {"auction", 3}, {"draft", 2}, {"secret", 4}}

// begin deals a game.
func begin(t testing.TB, mode string, players int, seed uint64) (game.Game, *rand.Rand) {
	t.Helper()
	k := games.Shards()
	s, err := k.Deal(players, mode, "", seed)
	require.NoError(t, err)
	g, err := k.Start(&s)
	require.NoError(t, err)
	return g, rand.New(rand.NewPCG(seed, 1))
}

// pick is a random command: the end of the main phase only where nothing else is left, or seldom.
func pick(r *rand.Rand, g game.Game) game.Command {
	legal := g.Legal(nil)
	c := legal[r.IntN(len(legal))]
	if c.Verb == shards.EndMain && r.IntN(4) > 0 {
		return legal[0]
	}
	return c
}

// speakers are the words in all languages.
func speakers(t *testing.T) (all []game.Words) {
	t.Helper()
	for _, language := range []string{"en", "ru"} {
		w, err := games.Shards().Words(language)
		require.NoError(t, err)
		all = append(all, w)
	}
	return all
}

// Another way to play, or another card, must not get in by accident: saves name them.
func TestNames(t *testing.T) {
	k := games.Shards()
	assert.Equal(t, "shards", k.Name())
	assert.Equal(t, "1", k.Version())
	assert.Equal(t, "73 cards 418fb8e7", k.Cards())
	assert.Equal(t, []string{"nemesis", "duel", "teams", "three-way", "auction", "draft", "secret"}, k.Modes())
	assert.Equal(t, []string{"easier", "book", "hard", "harder"}, k.Difficulties("nemesis"))
	assert.Empty(t, k.Difficulties("duel"))
	assert.Equal(t, []string{"random", "greedy", "quick", "expert"}, k.Players())
	_, err := k.Words("de")
	assert.EqualError(t, err, `there are no words in language "de": use en or ru`)
	_, err = k.NewPlayer("deep", 1)
	assert.EqualError(t, err, `no computer is called "deep": use one of random, greedy, quick, expert`)
}

// A set-up says in a few words what was agreed on.
func TestSetupInWords(t *testing.T) {
	k, all := games.Shards(), speakers(t)
	for _, c := range []struct {
		mode, difficulty string
		people           int
		want             [2]string
	}{
		{"nemesis", "", 1, [2]string{"Alone against Nemesis, by the book", "В одиночку против Немезиды, по книге"}},
		{"nemesis", "harder", 3, [2]string{"Together against Nemesis, harder", "Вместе против Немезиды, ещё труднее"}},
		{"duel", "", 0, [2]string{"Duel", "Дуэль"}},
		{"duel", "", 4, [2]string{"Free-for-all, 4 players", "Каждый за себя, 4 игрока"}},
		{"three-way", "", 0, [2]string{"Three-way fight", "Тройное противостояние"}},
	} {
		s, err := k.Deal(c.people, c.mode, c.difficulty, 1)
		require.NoError(t, err)
		assert.Equal(t, c.want, [2]string{all[0].Setup(&s), all[1].Setup(&s)})
	}
	assert.Equal(t, "Duel", all[0].Setup(&game.Setup{Mode: "duel", Own: &kind.Setup{}}), "as many as usual")
}

// What a seat does not know changes nothing that it reads.
func TestTablesHideWhatIsHidden(t *testing.T) {
	all, k := speakers(t), games.Shards()
	for _, c := range tables {
		t.Run(fmt.Sprint(c.mode, c.players), func(t *testing.T) {
			g, r := begin(t, c.mode, c.players, 5)
			w := g.Clone()
			for step := 0; !g.Over() && step < 300; step++ {
				s := game.Seat(step % g.Seats())
				w.Restore(g)
				w.Imagine(s, uint64(step))
				for _, l := range all {
					require.Equal(t, l.Table(g, s), l.Table(w, s))
				}
				require.Equal(t, k.View(g, s), k.View(w, s))
				require.NoError(t, g.Do(pick(r, g)))
			}
		})
	}
}

// Where the same happens but for cards that a seat does not see, it reads the same.
func TestNewsHideWhatIsHidden(t *testing.T) {
	all, k, differed := speakers(t), games.Shards(), 0
	for _, c := range tables {
		g, r := begin(t, c.mode, c.players, 6)
		w := g.Clone().(*shards.Game)
		for step := 0; !g.Over() && step < 600; step++ {
			command, s := pick(r, g), game.Seat(step%g.Seats())
			w.Restore(g)
			w.Imagine(s, uint64(step))
			require.NoError(t, g.Do(command))
			if w.Do(command) != nil {
				continue
			}
			same, cards := alike(g.(*shards.Game).Happened(), w.Happened(), s)
			if !same {
				continue
			}
			differed += cards
			for _, l := range all {
				require.Equal(t, l.Happened(g, s), l.Happened(w, s))
			}
			require.Equal(t, k.Events(g, s), k.Events(w, s))
		}
	}
	assert.Greater(t, differed, 100)
}

// alike says whether the same has happened, but for so many cards that are hidden from a seat.
func alike(a, b []shards.Event, s game.Seat) (same bool, cards int) {
	if len(a) != len(b) {
		return false, 0
	}
	for i, e := range a {
		o := b[i]
		if e.Card != o.Card && e.Hidden>>s&1 == 1 {
			cards++
			o.Card = e.Card
		}
		if e != o {
			return false, 0
		}
	}
	return true, cards
}

// Nobody's seat reads everything that has happened, and of the table what all can see.
func TestNobody(t *testing.T) {
	k := games.Shards()
	g, err := k.Start(&game.Setup{Mode: "duel", Seed: 2, Own: &kind.Setup{Leaders: []string{"decima", "tetra"}}})
	require.NoError(t, err)
	require.NoError(t, g.Do(game.Command{Verb: shards.EndMain}))
	l := speakers(t)[0]
	assert.Contains(t, strings.Join(l.Happened(g, game.NoSeat), "\n"), "draws Crystal")
	assert.Contains(t, strings.Join(l.Table(g, game.NoSeat), "\n"), "Hand: 5 hidden")
	assert.Equal(t, "Decima", l.Seat(g, 0))
}

// Everything has words, and tables fit a terminal.
func TestWords(t *testing.T) {
	all := speakers(t)
	odd := regexp.MustCompile(`[{}|⟨]|\S  | $|^$`)
	for _, c := range tables {
		g, r := begin(t, c.mode, c.players, 7)
		for step := 0; !g.Over(); step++ {
			s := game.Seat(step % g.Seats())
			for _, l := range all {
				told := slices.DeleteFunc(l.Happened(g, s), func(line string) bool { return line == "" }) // before a turn
				lines := append(told, l.Question(g), l.Answer(g, g.Legal(nil)[0]), l.Seat(g, s))
				if step%4 == 0 {
					lines = append(lines, l.Table(g, s)...)
				}
				for _, line := range lines {
					require.False(t, odd.MatchString(line), "%s: %q", c.mode, line)
					require.LessOrEqual(t, utf8.RuneCountInString(line), lang.Columns, line)
				}
			}
			require.NoError(t, g.Do(pick(r, g)))
		}
	}
}

// Computers finish every way to play, and decide by what their seat knows.
func TestPlayers(t *testing.T) {
	k := games.Shards()
	for _, c := range tables {
		for _, name := range k.Players() {
			g, _ := begin(t, c.mode, c.players, 8)
			p, err := k.NewPlayer(name, 1)
			require.NoError(t, err)
			other, err := k.NewPlayer(name, 1)
			require.NoError(t, err)
			some := 6
			if name == "random" || name == "greedy" { // others take their time
				some = 1000
			}
			for w := g.Clone(); !g.Over() && some > 0; some-- {
				w.Restore(g)
				w.Imagine(g.Asked(), 9)
				command := p.Choose(g, g.Legal(nil))
				require.Equal(t, command, other.Choose(w, w.Legal(nil)))
				require.NoError(t, g.Do(command))
			}
		}
	}
}

// What a seat is advised depends on what it knows, and every reason has words.
func TestAdvice(t *testing.T) {
	k := games.Shards()
	g, r := begin(t, "nemesis", 2, 3)
	w := g.Clone()
	for step := range 60 {
		if step%12 == 0 {
			w.Restore(g)
			w.Imagine(g.Asked(), uint64(step))
			a := k.Advise(t.Context(), g, 1)
			require.NotNil(t, a)
			assert.Equal(t, a, k.Advise(t.Context(), w, 1))
			assert.ElementsMatch(t, g.Legal(nil), commands(a))
		}
		require.NoError(t, g.Do(pick(r, g)))
	}
	for kind := range shards.ReasonCount {
		for _, l := range speakers(t) {
			for _, by := range []int{-3, -1, 1, 3} {
				if kind != shards.CostsNothing || by > 0 {
					assert.Regexp(t, `^[^{}|]+$`, l.(game.AdviserWords).Reason(g, game.Reason{Kind: kind, By: by}))
				}
			}
		}
	}
}

func commands(a *game.Advice) (all []game.Command) {
	for _, o := range a.Options {
		all = append(all, o.Command)
	}
	return all
}

func TestLeaders(t *testing.T) {
	g, _ := begin(t, "duel", 2, 1)
	var names []string
	for _, n := range games.Shards().Leaders() {
		names = append(names, g.(*shards.Game).Definition(n).ID)
	}
	assert.ElementsMatch(t, []string{"decima", "ko-syn-wu", "tetra", "volos"}, names)
}
