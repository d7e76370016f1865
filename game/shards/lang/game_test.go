package lang_test

import (
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/lang"
)

func catalogue(t *testing.T) *shards.Catalogue {
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	return cat
}

// position is the turn of Decima against Tetra.
func position(t *testing.T, me, other shards.SidePosition, row ...string) *shards.Game {
	me.Leader, other.Leader = "decima", "tetra"
	g, err := shards.Start(catalogue(t), shards.Options{Future: true}, shards.Position{Sides: []shards.SidePosition{me, other},
		Row: row, Centre: []string{"nil-assassin", "nil-assassin"}}, 1)
	require.NoError(t, err)
	return g
}

func commands(l *lang.Language, g *shards.Game) (all []string) {
	for _, c := range g.Legal(nil) {
		all = append(all, l.Command(g, c))
	}
	return all
}

func TestMainPhase(t *testing.T) {
	g := position(t, shards.SidePosition{Hand: []string{"crystal"}, InPlay: []string{"evokatus"}, Crystals: 6, Power: 4,
		Mastery: 10, Relics: []string{"praetorian-01"}}, shards.SidePosition{InPlay: []string{"optio-crusher"}}, "axia", "data-heretic")
	assert.Equal(t, "Take an action or end the main phase", lang.English.Question(g))
	assert.Equal(t, []string{"Play Crystal", "Recruit Axia (6)", "Recruit Data Heretic (3)", "Fast-play Data Heretic (3)",
		"Recruit Praetorian-01", "Activate Evokatus", "Focus (1)", "Attack Optio Crusher (4)", "End the main phase"}, commands(lang.English, g))
	assert.Equal(t, []string{"Разыграть: Кристалл", "Призвать: Акция (6)", "Призвать: Еретик данных (3)",
		"Разыграть моментально: Еретик данных (3)", "Призвать: Претор-01", "Активировать: Эвокат", "Концентрация (1)",
		"Атаковать: Оптион-крушитель (4)", "Завершить основную фазу"}, commands(lang.Russian, g))
	assert.Equal(t, "Concede", lang.English.Command(g, shards.Command{Verb: shards.Concede}))
}

func TestShields(t *testing.T) {
	g := position(t, shards.SidePosition{Power: 9}, shards.SidePosition{Hand: []string{"command-seer", "crystal"}})
	_, err := g.Apply(shards.Command{Verb: shards.EndMain}, nil)
	require.NoError(t, err)
	assert.Equal(t, "Decima attacks with 9 more power: show a shield?", lang.English.Question(g))
	assert.Equal(t, []string{"Show Command Seer (5)", "Show nothing more"}, commands(lang.English, g))
	assert.Equal(t, "Атакует Децима, осталось мощи: 9. Показать щит?", lang.Russian.Question(g))
}

// Which of two champions of one cost Nemesis destroys is for her prey to say.
func TestVictims(t *testing.T) {
	g, err := shards.Start(catalogue(t), shards.Options{Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)}, shards.Position{
		Sides:  []shards.SidePosition{{Leader: "decima", InPlay: []string{"evokatus", "evokatus"}}, {Leader: "volos"}},
		Centre: []string{"nil-assassin", "crystal", "crystal", "crystal", "crystal", "crystal", "crystal"}}, 1)
	require.NoError(t, err)
	_, err = g.Apply(shards.Command{Verb: shards.EndMain}, nil)
	require.NoError(t, err)
	assert.Equal(t, "Which of your champions does Nemesis destroy?", lang.English.Question(g))
	assert.Equal(t, []string{"Destroy Evokatus", "Destroy Evokatus"}, commands(lang.English, g))
	assert.Equal(t, "Какого из ваших чемпионов уничтожит Немезида?", lang.Russian.Question(g))
}

// A card that somebody draws is named only to them.
func TestLog(t *testing.T) {
	g := position(t, shards.SidePosition{Hand: []string{"data-heretic"}, Deck: []string{"blaster", "crystal"}}, shards.SidePosition{})
	events, err := g.Apply(g.Legal(nil)[0], nil)
	require.NoError(t, err)
	log := func(l *lang.Language, viewer shards.Seat) string {
		var all []string
		for _, e := range events {
			all = append(all, l.Event(g, e, viewer))
		}
		return strings.Join(all, "\n")
	}
	assert.Equal(t, "Decima plays Data Heretic\nDecima draws Blaster\nDecima draws Crystal", log(lang.English, 0))
	assert.Equal(t, "Децима разыгрывает: Еретик данных\nДецима берёт карту\nДецима берёт карту", log(lang.Russian, 1))
}

// TestGamesHaveWords plays games of all kinds and puts everything into words that they ask and tell. All
// of it would be much to approve: its sum tells whether it changed.
func TestGamesHaveWords(t *testing.T) {
	var sums []string
	asked, told := map[shards.QuestionKind]bool{}, map[shards.EventKind]bool{}
	for name, o := range map[string]shards.Options{
		"teams": {Seats: 4, Future: true, Teams: true}, "auction": {Seats: 4, Future: true, Auction: true, Draft: true},
		"nemesis": {Seats: 2, Future: true, Automaton: nemesis.Easier.Nemesis(2)}, "duel": {Seats: 2, Future: true},
	} {
		sum := fnv.New64a()
		for seed := range uint64(60) {
			g, err := shards.New(catalogue(t), o, seed)
			require.NoError(t, err)
			r := rand.New(rand.NewPCG(seed, 3))
			for !g.Over() {
				legal := g.Legal(nil)
				asked[g.Question().Kind] = true
				for _, l := range languages {
					said(t, name, sum, l.Question(g))
					for _, c := range legal {
						said(t, name, sum, l.Command(g, c))
					}
				}
				c := legal[r.IntN(len(legal))]
				if c.Verb == shards.EndMain && r.IntN(4) > 0 {
					c = legal[0]
				}
				events, err := g.Apply(c, nil)
				require.NoError(t, err)
				for _, e := range events {
					told[e.Kind] = true
					for _, l := range languages {
						said(t, name, sum, l.Event(g, e, 0))
					}
				}
			}
		}
		sums = append(sums, fmt.Sprintf("%s %016x\n", name, sum.Sum64()))
	}
	file := "testdata/games.txt"
	slices.Sort(sums)
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(strings.Join(sums, "")), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), strings.Join(sums, ""))
	for k := shards.AskMain; k < shards.QuestionKindCount; k++ {
		assert.True(t, asked[k] || k == shards.AskWhere || k == shards.AskVictim, "%v: never asked", k)
	}
	for k := range shards.EventKindCount {
		assert.True(t, told[k] || k == shards.Conceded, "event %d: never told", k)
	}
}

// said checks that words are whole, nothing is missing in them, and adds them to a sum.
func said(t *testing.T, name string, sum io.Writer, words string) {
	t.Helper()
	_, _ = io.WriteString(sum, words+"\n")
	if words == "" || strings.ContainsAny(words, "{}|") || strings.Contains(words, "  ") || words[0] == ' ' || words[0] == ':' ||
		words[len(words)-1] == ' ' {
		require.Fail(t, "words are missing", "%s: %q", name, words)
	}
}

// Players are called by their names where they have one, in every sentence, also before they have a leader.
func TestCalling(t *testing.T) {
	for _, l := range []*lang.Language{lang.English, lang.Russian} {
		g := position(t, shards.SidePosition{}, shards.SidePosition{})
		by := l.Calling([]string{"", "Ann"})
		assert.Equal(t, "Ann", by.Seat(g, 1))
		assert.Equal(t, l.Seat(g, 0), by.Seat(g, 0))
		assert.Contains(t, by.Event(g, shards.Event{Kind: shards.TurnBegan, Seat: 1}, shards.NoSeat), "Ann")
		assert.Contains(t, by.Event(g, shards.Event{Kind: shards.LeaderTaken, Seat: 1}, shards.NoSeat), "Ann")
		assert.NotEqual(t, "Ann", l.Seat(g, 1), "others are called as ever")
	}
}
