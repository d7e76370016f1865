package expedition_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// rules are made once: that takes a while.
var rules = func() *scenario.Rules {
	all := adventures.All()
	cat, err := all.Catalogue()
	if err != nil {
		panic(err)
	}
	return all.Rules(cat)
}()

// plan is a plan for the decks.
func plan(t *testing.T, seed uint64, decks ...string) expedition.Plan {
	t.Helper()
	p := expedition.Plan{Seed: seed}
	for _, name := range decks {
		d, err := deck.Named(name)
		require.NoError(t, err)
		p.Seats = append(p.Seats, expedition.Seat{Deck: expedition.DeckOf(d)})
	}
	p.Companions = expedition.CompanionsFor(seed, p.Seats)
	return p
}

func begin(t *testing.T, p expedition.Plan) *expedition.Expedition {
	t.Helper()
	e, err := expedition.New(adventures.All(), p)
	require.NoError(t, err)
	return e
}

// do makes the moves.
func do(t *testing.T, e interface{ Do(expedition.Move) error }, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m, err := expedition.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, e.Do(m), text)
	}
}

func refused(t *testing.T, e *expedition.Expedition, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m, err := expedition.ParseMove(text)
		require.NoError(t, err)
		assert.Error(t, e.Do(m), text)
	}
}

// started is the game of the encounter that comes next.
func started(t *testing.T, e *expedition.Expedition) *keyforge.Game {
	t.Helper()
	h, err := e.Next("x.expedition")
	require.NoError(t, err)
	g, err := rules.Start(&h.Setup)
	require.NoError(t, err)
	return g
}

// reach is an expedition by which a stop of the kind is the first, and its way there.
func reach(t *testing.T, k expedition.Kind, decks ...string) *expedition.Expedition {
	t.Helper()
	for seed := uint64(1); seed < 99; seed++ {
		e := begin(t, plan(t, seed, decks...))
		if at := slices.IndexFunc(e.Chart()[0], func(s expedition.Stop) bool { return s.Kind == k }); at >= 0 {
			require.NoError(t, e.Do(expedition.Move{Verb: expedition.Way, N: at + 1}))
			return e
		}
	}
	require.Fail(t, "no chart begins with it")
	return nil
}

// The chart has five rows of two or three stops, the last of one. From everywhere at least two ways lead on, as far as there are
// two, and every stop can be reached. Both adventures are met in every row with two stops.
func TestChart(t *testing.T) {
	widths := map[int]int{}
	for seed := range uint64(300) {
		chart := begin(t, plan(t, seed, "onyx")).Chart()
		for row := range chart {
			widths[len(chart[row])]++
			kinds, met, reached := map[expedition.Kind]bool{}, map[string]bool{}, map[int]bool{}
			for _, s := range chart[row] {
				kinds[s.Kind], met[s.Adventure] = true, true
				assert.Equal(t, row == expedition.Rows-1, s.Kind == expedition.End)
				for _, to := range s.Ways {
					reached[to] = true
				}
				if row < expedition.Rows-1 {
					assert.GreaterOrEqual(t, len(s.Ways), min(2, len(chart[row+1])))
				}
			}
			assert.Len(t, kinds, len(chart[row]), "no kind is twice in a row")
			assert.Len(t, met, min(2, len(chart[row])))
			if row < expedition.Rows-1 {
				assert.Len(t, reached, len(chart[row+1]))
			}
		}
	}
	assert.Greater(t, widths[2], 300)
	assert.Greater(t, widths[3], 300)
	assert.Equal(t, 300, widths[1])
}

// One goes only where a line leads, and from row to row.
func TestWays(t *testing.T) {
	e := begin(t, plan(t, 5, "onyx"))
	assert.Nil(t, e.At())
	refused(t, e, "way 0", "way 4", "boon 1", "scar 1", "won 3", "lost 3")
	do(t, e, "way 2")
	assert.Equal(t, &e.Chart()[0][1], e.At())
	assert.Equal(t, expedition.AskGame, e.Ask())
	refused(t, e, "way 1", "lost 100", "lost -1", "won -1", "boon 1")
	do(t, e, "won 9")
	assert.Equal(t, e.Chart()[0][1].Ways, e.Ways())
	do(t, e, "way 1")
	assert.Equal(t, 1, e.At().Row)
	assert.Equal(t, e.Chart()[0][1].Ways[0], e.At().Place)
}

// A shore gives one boon of three, a deep two, one after the other, each time of different kinds.
func TestBoonsOfStops(t *testing.T) {
	for kind, n := range map[expedition.Kind]int{expedition.Shore: 1, expedition.Deep: 2} {
		e := reach(t, kind, "onyx")
		do(t, e, "won 10")
		for i := range n {
			require.Equal(t, expedition.AskBoon, e.Ask())
			assert.Equal(t, n-i, e.Boons())
			require.Len(t, e.Offers(), 3)
			kinds := map[expedition.Gift]bool{}
			for _, c := range e.Offers() {
				assert.False(t, c.Scar())
				kinds[c.Gift] = true
			}
			assert.Len(t, kinds, 3)
			refused(t, e, "boon 0", "boon 4", "scar 1", "way 1")
			do(t, e, "boon 1")
		}
		assert.Equal(t, expedition.AskWay, e.Ask())
	}
}

// A lost encounter costs courage and leaves one of two scars; then the way goes on.
func TestLosing(t *testing.T) {
	e := begin(t, plan(t, 5, "onyx"))
	do(t, e, "way 1", "lost 40")
	left, of := e.Courage()
	assert.Equal(t, [2]int{2, 3}, [2]int{left, of})
	require.Equal(t, expedition.AskScar, e.Ask())
	require.Len(t, e.Offers(), 2)
	for _, c := range e.Offers() {
		assert.True(t, c.Scar())
	}
	do(t, e, "scar 2")
	assert.Len(t, e.Carried(), 1)
	assert.Equal(t, expedition.AskWay, e.Ask())
	do(t, e, "way 1", "lost 0", "scar 1", "way 1", "lost 0")
	assert.True(t, e.Over())
	assert.False(t, e.Won())
	refused(t, e, "way 1", "scar 1", "won 1")
	_, err := e.Next("x.expedition")
	assert.Error(t, err)
}

// The haven heals the oldest scar, but none that an ascent has brought.
func TestHaven(t *testing.T) {
	healed := false
	for seed := uint64(1); seed < 60 && !healed; seed++ {
		p := plan(t, seed, "onyx")
		p.Ascent = 3 // short rope
		e := begin(t, p)
		require.Len(t, e.Carried(), 1)
		do(t, e, "way 1", "lost 0", "scar 1")
		at := slices.IndexFunc(e.Ways(), func(to int) bool { return e.Chart()[1][to].Kind == expedition.Haven })
		if at < 0 {
			continue
		}
		require.NoError(t, e.Do(expedition.Move{Verb: expedition.Way, N: at + 1}))
		do(t, e, "won 8")
		require.Len(t, e.Carried(), 1)
		assert.True(t, e.Carried()[0].Fixed)
		assert.Equal(t, expedition.AskWay, e.Ask(), "it gives no boon")
		healed = true
	}
	assert.True(t, healed)
}

// atEnd is an expedition before its last encounter, with as many encounters lost.
func atEnd(t *testing.T, p expedition.Plan, losses int) *expedition.Expedition {
	t.Helper()
	e := begin(t, p)
	for e.At() == nil || e.At().Kind != expedition.End {
		do(t, e, "way 1")
		if e.At().Kind == expedition.End {
			break
		}
		if losses--; losses >= 0 {
			do(t, e, "lost 50")
		} else {
			do(t, e, "won 10")
		}
		for e.Ask() == expedition.AskBoon || e.Ask() == expedition.AskScar {
			m := expedition.Choose(e, e.Dice())
			require.NoError(t, e.Do(m))
		}
	}
	return e
}

// The end is fought again while there is courage, each time as another game; winning it wins the expedition.
func TestEnd(t *testing.T) {
	e := atEnd(t, plan(t, 5, "onyx"), 0)
	first, err := e.Next("")
	require.NoError(t, err)
	do(t, e, "lost 10", "scar 1")
	require.Equal(t, expedition.AskGame, e.Ask())
	assert.Equal(t, expedition.End, e.At().Kind)
	second, err := e.Next("")
	require.NoError(t, err)
	assert.NotEqual(t, first.Seed, second.Seed)
	assert.Equal(t, first.Round+1, second.Round)
	do(t, e, "won 12")
	assert.True(t, e.Won())
	assert.Equal(t, expedition.Rows, e.Encounters())
}

// The score is the worth of what was won, half of the share of what was lost, a hundred for each courage left after a victory, and a
// tenth more for each ascent.
func TestScore(t *testing.T) {
	p := plan(t, 5, "onyx")
	e := begin(t, p)
	do(t, e, "way 1")
	first := e.At().Worth()
	do(t, e, "lost 50", "scar 1", "way 1")
	assert.Equal(t, first/4, e.Score())
	second := e.At().Worth()
	do(t, e, "won 3")
	assert.Equal(t, first/4+second, e.Score())
	whole := atEnd(t, p, 0)
	do(t, whole, "won 3")
	left, _ := whole.Courage()
	sum := 100 * left
	for _, g := range whole.Games() {
		sum += g.Stop.Worth()
	}
	assert.Equal(t, sum, whole.Score())
	p.Ascent = 5
	higher := atEnd(t, p, 0)
	do(t, higher, "won 3")
	left, of := higher.Courage()
	assert.Equal(t, higher.Progress()*15/10, higher.Score())
	assert.LessOrEqual(t, left, of+1)
}

// The same seed and moves make the same expedition, and another seed another.
func TestSeeds(t *testing.T) {
	headers := func(seed uint64) (all []string) {
		e := atEnd(t, plan(t, seed, "onyx", "argus"), 1)
		h, err := e.Next("x")
		require.NoError(t, err)
		data, err := h.MarshalJSON()
		require.NoError(t, err)
		for _, m := range e.Moves() {
			all = append(all, m.String())
		}
		return append(all, string(data))
	}
	assert.Equal(t, headers(5), headers(5))
	assert.NotEqual(t, headers(5), headers(6))
}

// Every ascent changes what an expedition begins with or what some encounter is like, and keeps what those below it have changed.
func TestAscentsAddUp(t *testing.T) {
	require.Len(t, expedition.Ascents, 20)
	names := map[string]bool{}
	like := func(n int) (all string) {
		for seed := range uint64(12) {
			p := plan(t, seed, "onyx")
			p.Ascent = n
			e := begin(t, p)
			for row := range e.Chart() {
				for i := range e.Chart()[row] {
					all += e.Word(&e.Chart()[row][i]) + " "
				}
			}
			left, _ := e.Courage()
			all += strings.Repeat("!", left) + strings.Repeat("#", len(e.Carried()))
		}
		return all
	}
	before := ""
	for n := range len(expedition.Ascents) + 1 {
		if n > 0 {
			assert.False(t, names[expedition.Ascents[n-1].Name])
			names[expedition.Ascents[n-1].Name] = true
		}
		now := like(n)
		assert.NotEqual(t, before, now, "ascent %d", n)
		before = now
	}
}

// Whatever cannot be sailed is refused.
func TestPlansRefused(t *testing.T) {
	for what, spoil := range map[string]func(*expedition.Plan){
		"ascent": func(p *expedition.Plan) { p.Ascent = 21 }, "below": func(p *expedition.Plan) { p.Ascent = -1 },
		"nobody":  func(p *expedition.Plan) { p.Seats = nil },
		"four":    func(p *expedition.Plan) { p.Seats = slices.Repeat(p.Seats, 4) },
		"undo":    func(p *expedition.Plan) { p.Undo = "?" },
		"no deck": func(p *expedition.Plan) { p.Seats[0].Deck = scenario.Deck{} },
		"chains":  func(p *expedition.Plan) { p.Seats[0].Deck.Chains = 1 },
		"begins":  func(p *expedition.Plan) { p.Seats[0].Deck.Begins = &scenario.Begins{Amber: 9} },
		"too big": func(p *expedition.Plan) { p.Seats[0].Deck.Cards = []scenario.Cards{{ID: "anger", N: 37}} },
		"companion": func(p *expedition.Plan) {
			p.Companions = append(p.Companions[:1:1], scenario.Deck{})
		},
		"name": func(p *expedition.Plan) { p.Seats[0].Name = strings.Repeat("x", 999) },
		"week": func(p *expedition.Plan) { p.Week = strings.Repeat("x", 999) },
	} {
		p := plan(t, 1, "onyx")
		spoil(&p)
		_, err := expedition.New(adventures.All(), p)
		assert.Error(t, err, what)
	}
	_, err := expedition.New(nil, plan(t, 1, "onyx"))
	assert.Error(t, err)
}

func TestMoves(t *testing.T) {
	for _, text := range []string{"way 1", "won 20", "lost 0", "boon 3", "scar 2"} {
		m, err := expedition.ParseMove(text)
		require.NoError(t, err)
		assert.Equal(t, text, m.String())
	}
	for _, text := range []string{"", "way", "way x", "way 01", "fly 1", "way 1 2", "won"} {
		_, err := expedition.ParseMove(text)
		assert.Error(t, err, text)
	}
	assert.Equal(t, "?", expedition.Move{Verb: 99}.String())
}

// The expedition of a week is the same on all its days, and another in the next.
func TestWeek(t *testing.T) {
	monday := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	w := expedition.WeekOf(monday)
	assert.Equal(t, w, expedition.WeekOf(monday.AddDate(0, 0, 6)))
	assert.NotEqual(t, w, expedition.WeekOf(monday.AddDate(0, 0, 7)))
	assert.Equal(t, "2026-W48", w.Week)
	p := plan(t, w.Seed, w.Decks...)
	p.Week, p.Ascent = w.Week, w.Ascent
	begin(t, p)
}

// Bots play whole expeditions, alone and together, and more conditions leave them less.
func TestMeasure(t *testing.T) {
	s := expedition.Study{List: adventures.All(), Rules: rules, Bot: "greedy", Players: 1, Runs: 24, Seed: 3, Workers: 2}
	low, err := s.Measure(context.Background(), 0)
	require.NoError(t, err)
	high, err := s.Measure(context.Background(), len(expedition.Ascents))
	require.NoError(t, err)
	assert.Equal(t, 24, low.Runs)
	assert.Greater(t, low.Progress, 4*high.Progress+50)
	assert.Greater(t, low.Wins, high.Wins)
	s.Workers = 1
	again, err := s.Measure(context.Background(), 0)
	require.NoError(t, err)
	assert.Equal(t, low, again)
	s.Players, s.Runs = 3, 3
	_, err = s.Measure(context.Background(), 7)
	require.NoError(t, err)
}
