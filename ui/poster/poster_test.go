package poster_test

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// end is the poster of a game that bots have played with some decks, of the adventure or else of
// two players, with how it went.
func end(t *testing.T, language string, ofAdventure bool, change func(*replay.Header), names ...string) (*session.Session, *poster.Poster,
	*recap.Game) {
	return played(t, language, ofAdventure, change, func(g *keyforge.Game) keyforge.Command {
		return bot.Greedy{}.Choose(g, g.Legal(nil))
	}, names...)
}

// played is the poster of a game in which those commands are chosen, with how it went.
func played(t *testing.T, language string, ofAdventure bool, change func(*replay.Header), choose func(*keyforge.Game) keyforge.Command,
	names ...string) (*session.Session, *poster.Poster, *recap.Game) {
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	var deals []keyforge.Deal
	var titles []string
	for _, name := range names {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals, titles = append(deals, d.Deal(0)), append(titles, d.Name)
	}
	mode, setup := keyforge.Duel.Name(), keyforge.Setup{Decks: deals, Seed: 7}
	difficulty := ""
	if ofAdventure {
		mode, difficulty, setup = all[0].Name(), "hard", adventure.Setup(all[0], deals, 7)
	}
	header := save.Deal(mode, difficulty, setup, titles...)
	header.Started = "2026-11-27T12:00:00Z"
	change(&header)
	rules := all.Rules(cat)
	story, err := replay.New(rules, header)
	require.NoError(t, err)
	for g := story.Game(); !g.Over(); {
		err := story.Do(choose(g))
		require.NoError(t, err)
	}
	course, err := recap.Of(story)
	require.NoError(t, err)
	s := session.New(session.Settings{Language: language}, all, rules)
	return s, poster.Of(s, story, course), course
}

// shows asserts that words are on a poster, and that all words on it are whole, within it and large.
func shows(t *testing.T, l *paint.List, words ...string) {
	t.Helper()
	var all []string
	for i := range l.Ops {
		op := &l.Ops[i]
		if op.Kind != paint.Words {
			continue
		}
		all = append(all, op.Text)
		assert.NotEmpty(t, op.Text)
		assert.GreaterOrEqual(t, op.Size, 14.0, op.Text)
		assert.True(t, op.Rect.X >= 0 && op.Rect.Right() <= poster.Width && op.Rect.Y <= poster.Height, op.Text)
	}
	for _, w := range words {
		assert.True(t, slices.ContainsFunc(all, func(s string) bool { return strings.Contains(s, w) }), "%s in %q", w, all)
	}
	assert.Empty(t, l.Truncated)
}

// A poster shows the decks with their houses and who played them, the terms, the course, why the game
// ended, and pictures of all that: the monster, or the deck that has won, and those of each deck.
func TestPoster(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		names := []string{"onyx", "argus", "onyx"}
		s, p, went := end(t, language, true, func(h *replay.Header) {
			h.Seats, h.Players = []string{"2=expert"}, []string{"", "", "Wilhelmina"}
		}, names...)
		h, _ := deck.Named("argus")
		l := p.Paint(art.NewGallery(art.Budget).AtOnce())
		shows(t, l, h.Name, s.Language.House(h.Houses[0])+" · "+s.Language.House(h.Houses[1]), s.T("player-title", 1), s.T("bot-expert"),
			"Wilhelmina", s.DifficultyOf("", "hard"), "2026-11-27", s.T("chart-damage"), turns(s, went), s.T("seed")+": 7", s.T("defeat-why")[:20])
		assert.Equal(t, "game-2026-11-27-lost", p.File)
		assert.Equal(t, 1+3*3+2, pictures(l), "the monster, three of each deck, the name and the result")

		s, p, went = end(t, language, false, func(h *replay.Header) { h.Players = []string{"Ann", "Bob"} }, "onyx", "argus")
		l = p.Paint(art.NewGallery(art.Budget).AtOnce())
		shows(t, l, "Ann", "Bob", s.T("standard-game"), turns(s, went), s.T("chart-keys", "Ann"), s.T("chart-keys", "Bob"))
		assert.Equal(t, "game-2026-11-27-over", p.File)
		assert.Equal(t, 3+2*3+2, pictures(l))
	}
}

// turns says how long a game went on.
func turns(s *session.Session, went *recap.Game) string {
	return s.T("count-turns") + ": " + strconv.Itoa(went.Points[len(went.Points)-1].Turn)
}

// Without names a person is called by the seat, the computer as such, and two computers by their seats too.
func TestPlayersOfAPoster(t *testing.T) {
	for _, c := range []struct {
		seats []string
		names [2]string
	}{
		{nil, [2]string{"Player 1", "Player 2"}},
		{[]string{"2=quick"}, [2]string{"Player 1", "Computer"}},
		{[]string{"1=greedy", "2=quick"}, [2]string{"Player 1", "Player 2"}},
		{[]string{"=quick", "1", ""}, [2]string{"Player 1", "Player 2"}},
	} {
		h := save.Deal(keyforge.Duel.Name(), "", keyforge.Setup{Decks: make([]keyforge.Deal, 2)})
		h.Seats = c.seats
		s, p := tell(t, h, "concede")
		shows(t, p.Paint(art.NewGallery(art.Budget)), s.T("chart-keys", c.names[0]), s.T("chart-keys", c.names[1]))
	}
}

// The large pictures of a standard game are those of the deck that has won.
func TestDeckThatHasWonIsLarge(t *testing.T) {
	for _, names := range [][]string{{"onyx", "argus"}, {"argus", "onyx"}} {
		_, p, went := end(t, "en", false, func(*replay.Header) {}, names...)
		last := went.Points[len(went.Points)-1]
		for side, name := range names {
			d, err := deck.Named(name)
			require.NoError(t, err)
			large := slices.ContainsFunc(p.Paint(art.NewGallery(art.Budget)).Ops, func(op paint.Op) bool {
				return op.Sign == paint.Emblem(d.Houses[0]) && op.Rect.Right() < poster.Width/3 // it stands for a picture that is not painted
			})
			assert.Equal(t, last.Sides[side].Keys == 3, large, name)
		}
	}
}

// A game of which nobody knows when it was played is called by the day of its picture.
func TestNameWithoutADay(t *testing.T) {
	s, _, _ := end(t, "en", true, func(h *replay.Header) { h.Started = "" }, "onyx")
	s.Now = func() time.Time { return time.Date(2027, 1, 2, 3, 4, 5, 0, time.UTC) }
	assert.Equal(t, "game-2027-01-02-lost", poster.FileOf(s, &replay.Header{}, "lost"))
}

// Of a standard game against a computer the poster tells how the player did.
func TestResultOfTheOnlyPlayer(t *testing.T) {
	name := map[string]string{}
	for _, bot := range []string{"1=quick", "2=quick"} {
		_, p, _ := end(t, "en", false, func(h *replay.Header) { h.Seats = []string{bot} }, "onyx", "argus")
		name[p.File] = bot
	}
	assert.Len(t, name, 2)
	assert.Contains(t, name, "game-2026-11-27-won")
	assert.Contains(t, name, "game-2026-11-27-lost")
}

// Posters of games that were given up at once look as before; pictures and words in metal do so on their own.
func TestPostersLookAsBefore(t *testing.T) {
	games := map[string]struct {
		adventure bool
		loser     keyforge.Side
		decks     []string
	}{
		"one player":      {true, 0, []string{"onyx"}},
		"three players":   {true, 0, []string{"onyx", "argus", "onyx"}},
		"the second wins": {false, 0, []string{"onyx", "argus"}},
		"the first wins":  {false, 1, []string{"onyx", "argus"}},
	}
	painttest.Compare(t, slices.Sorted(maps.Keys(games)), func(name string) uint64 {
		c := games[name]
		_, p, _ := played(t, "en", c.adventure, func(h *replay.Header) { h.Players = []string{"Ann"} }, func(g *keyforge.Game) keyforge.Command {
			if g.Question().Side == c.loser {
				return keyforge.Command{Verb: keyforge.Concede}
			}
			return g.Legal(nil)[0]
		}, c.decks...)
		l := p.Paint(art.NewGallery(art.Budget))
		for i := range l.Ops {
			l.Ops[i].Bitmap = nil
		}
		return painttest.Sum(l)
	})
}

func pictures(l *paint.List) (n int) {
	for i := range l.Ops {
		if l.Ops[i].Kind == paint.Picture {
			n++
		}
	}
	return n
}

// A poster is the same each time, and has its size.
func TestPosterIsTheSameEachTime(t *testing.T) {
	_, p, _ := end(t, "en", true, func(*replay.Header) {}, "onyx")
	gallery := art.NewGallery(art.Budget).AtOnce()
	a, b := p.Draw(gallery), p.Draw(gallery)
	assert.Equal(t, [2]int{poster.Width, poster.Height}, [2]int{a.Rect.Dx(), a.Rect.Dy()})
	assert.Equal(t, a, b)
}

// tell returns the poster of a game with that header in which those commands are given.
func tell(t *testing.T, header replay.Header, does string) (*session.Session, *poster.Poster) {
	t.Helper()
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	rules := all.Rules(cat)
	story, err := replay.New(rules, header)
	require.NoError(t, err)
	c, err := story.Game().Parse(does)
	require.NoError(t, err)
	require.NoError(t, story.Do(c))
	require.True(t, story.Game().Over())
	course, err := recap.Of(story)
	require.NoError(t, err)
	s := session.New(session.Settings{Language: "en"}, all, rules)
	return s, poster.Of(s, story, course)
}

// breakingThrough is the header of a game from a position in which the first creature wins with its fight.
func breakingThrough(t *testing.T) replay.Header {
	at, err := scenario.Parse([]byte(
		`{"mode":"keyraken","house":"brobnar","monster":{"boss":{"damage":29}},"players":[{"line":["troll"],"turns":5}]}`))
	require.NoError(t, err)
	return save.Position(at)
}

// find finds the place of words.
func find(t *testing.T, l *paint.List, words string) *paint.Op {
	t.Helper()
	i := slices.IndexFunc(l.Ops, func(op paint.Op) bool { return op.Kind == paint.Words && strings.Contains(op.Text, words) })
	require.GreaterOrEqual(t, i, 0, words)
	return &l.Ops[i]
}

// warm is how much redder than blue the light of the large picture and the metal of the result are.
func warm(l *paint.List) (scene, result float32) {
	var all []*paint.Op
	for i := range l.Ops {
		if l.Ops[i].Kind == paint.Picture {
			all = append(all, &l.Ops[i])
		}
	}
	for pix := range slices.Chunk(all[2].Bitmap.Pix, 4) {
		result += float32(pix[0]) - float32(pix[2])
	}
	return all[0].Color.R - all[0].Color.B, result
}

// The picture of a victory is in daylight with its name in bronze, that of a defeat in red light, in iron.
func TestVictoryIsBright(t *testing.T) {
	lights, metals := map[string]float32{}, map[string]float32{}
	for does, name := range map[string]string{"fight 1": "won", "concede": "lost"} {
		h := breakingThrough(t)
		h.Started = "2026-11-27T12:00:00Z"
		_, p := tell(t, h, does)
		lights[name], metals[name] = warm(p.Paint(art.NewGallery(art.Budget).AtOnce()))
		assert.Equal(t, "game-2026-11-27-"+name, p.File)
	}
	assert.Zero(t, lights["won"])
	assert.Greater(t, lights["lost"], float32(0.2))
	assert.Greater(t, metals["won"], 2*metals["lost"])
}

// A poster tells nothing that its game does not know: decks, names, terms, a day, or a seed.
func TestPosterOfAPosition(t *testing.T) {
	s, p := tell(t, breakingThrough(t), "fight 1")
	l := p.Paint(art.NewGallery(art.Budget).AtOnce())
	shows(t, l, s.T("position"))
	assert.Equal(t, 1+2, pictures(l), "none of a deck")
	assert.Equal(t, s.T("count-turns")+": 1", find(t, l, s.T("count-turns")).Text)
	for i := range l.Ops {
		assert.NotEqual(t, s.T("player-title", 1), l.Ops[i].Text, "the only player needs no number")
	}

	for seed, want := range map[uint64]string{1: ": 1", 12: ": 12"} {
		h := breakingThrough(t)
		h.Seed = seed
		s, p := tell(t, h, "fight 1")
		assert.True(t, strings.HasSuffix(find(t, p.Paint(art.NewGallery(art.Budget)), s.T("seed")).Text, s.T("seed")+want))
	}
}

// The words about a player stand in the middle beside the pictures of the deck, and a name that is too long ends
// before the edge of the panel.
func TestWordsAboutAPlayer(t *testing.T) {
	_, p, _ := end(t, "en", true, func(h *replay.Header) { save.Setup(h).Decks[0].Name = strings.Repeat("A deck ", 20) }, "onyx")
	l := p.Paint(art.NewGallery(art.Budget))
	title, houses := find(t, l, "A deck A deck"), find(t, l, " · ")
	assert.True(t, strings.HasSuffix(title.Text, "…"))
	assert.InDelta(t, poster.Width-40, title.Rect.Right(), 4)
	faces := slices.IndexFunc(l.Ops, func(op paint.Op) bool { return op.Kind == paint.Line && op.Rect.H == 110 })
	require.GreaterOrEqual(t, faces, 0)
	const capitals = 0.7
	assert.InDelta(t, l.Ops[faces].Rect.Center().Y, (title.Rect.Y-capitals*title.Size+houses.Rect.Y)/2, 4)
}

// The pictures of a deck are those of the cards that it has, be it one.
func TestDeckOfOneCard(t *testing.T) {
	one := keyforge.Deal{Cards: []keyforge.DealtCard{{ID: "troll"}}, Houses: []card.House{card.Brobnar, card.Mars, card.Logos}}
	for first, want := range [...]int{0, 3} {
		setup := keyforge.Setup{Decks: []keyforge.Deal{one, {}}, First: keyforge.Side(first)}
		_, p := tell(t, save.Deal(keyforge.Duel.Name(), "", setup, "One", "None"), "concede")
		l := p.Paint(art.NewGallery(art.Budget).AtOnce())
		assert.Equal(t, want+3+2, pictures(l), "large ones of the winner, small ones beside the name, and two words in metal")
	}
}

// Words are cast in metal once for all pictures of an end.
func TestWordsAreCastOnce(t *testing.T) {
	_, p := tell(t, breakingThrough(t), "fight 1")
	gallery := art.NewGallery(art.Budget)
	first, second := p.Paint(gallery), p.Paint(gallery)
	require.Equal(t, len(first.Ops), len(second.Ops))
	for i := range first.Ops {
		assert.Same(t, first.Ops[i].Bitmap, second.Ops[i].Bitmap)
	}
}
