package arena_test

import (
	"bytes"
	"cmp"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

func soak(t *testing.T, kind game.Kind) *arena.Soak {
	t.Helper()
	words, err := kind.Words("en")
	require.NoError(t, err)
	return &arena.Soak{Kind: kind, Words: words, Decisions: 2000, Seed: 3, Workers: 2,
		Begin: func(r *rand.Rand) (game.Setup, error) { return kind.Deal(2+r.IntN(2), "long", "", r.Uint64()) }}
}

// Nothing is wrong with the toy.
func TestSoak(t *testing.T) {
	s := soak(t, toytest.Kind{})
	told := 0
	s.Each = func(n int) { told += n }
	r, err := s.Run(t.Context())
	require.NoError(t, err)
	assert.GreaterOrEqual(t, r.Decisions, 2000)
	assert.Greater(t, r.Games, 2000/36)
	assert.Equal(t, r.Decisions, told)
}

// planted is a race with a fault: what is not nil replaces what the race does.
type planted struct {
	toytest.Kind
	clone   func(*toytest.Game) *toytest.Game
	imagine func(*toytest.Game, game.Seat, uint64)
	legal   func(*toytest.Game) []game.Command
	do      func(*toytest.Game, game.Command) error
	format  func(game.Command) string
	hash    func(*toytest.Game) uint64
	asked   func(*toytest.Game) game.Seat
	view    func(game.Game) any
	first   *toytest.Game // that was begun
}

func (p *planted) View(g game.Game, s game.Seat) any {
	if p.view != nil {
		return p.view(g)
	}
	return p.Kind.View(g, s)
}

func (p *planted) Start(s *game.Setup) (game.Game, error) {
	g, err := p.Kind.Start(s)
	p.first = cmp.Or(p.first, g.(*toytest.Game))
	return faulty{g.(*toytest.Game), p}, err
}

type faulty struct {
	*toytest.Game
	p *planted
}

func (f faulty) Clone() game.Game {
	if f.p.clone != nil {
		return faulty{f.p.clone(f.Game), f.p}
	}
	return faulty{f.Game.Clone().(*toytest.Game), f.p}
}

func (f faulty) Imagine(s game.Seat, seed uint64) {
	if f.p.imagine != nil {
		f.p.imagine(f.Game, s, seed)
	} else {
		f.Game.Imagine(s, seed)
	}
}

func (f faulty) Legal(legal []game.Command) []game.Command {
	if f.p.legal != nil {
		return append(legal, f.p.legal(f.Game)...)
	}
	return f.Game.Legal(legal)
}

func (f faulty) Do(c game.Command) error {
	if f.p.do != nil {
		return f.p.do(f.Game, c)
	}
	return f.Game.Do(c)
}

func (f faulty) Format(c game.Command) string {
	if f.p.format != nil {
		return f.p.format(c)
	}
	return f.Game.Format(c)
}

func (f faulty) Hash() uint64 {
	if f.p.hash != nil {
		return f.p.hash(f.Game)
	}
	return f.Game.Hash()
}

func (f faulty) Asked() game.Seat {
	if f.p.asked != nil {
		return f.p.asked(f.Game)
	}
	return f.Game.Asked()
}

// Every planted fault is found.
func TestSoakFindsFaults(t *testing.T) {
	times, imagined, chosen, over := uint64(0), map[*toytest.Game]int{}, false, false
	var ends planted
	ends.do = func(g *toytest.Game, c game.Command) error {
		if over && g.Turn() == 1 {
			g.Imagine(0, 7)
		}
		err := g.Do(c)
		over = over || g == ends.first && g.Over()
		return err
	}
	played := game.Command{Verb: toytest.Play}
	for says, p := range map[string]*planted{
		"a command of a copy changes the game": {clone: func(g *toytest.Game) *toytest.Game { return g }},
		"imagines another table than it sees": {imagine: func(g *toytest.Game, s game.Seat, seed uint64) {
			g.Imagine(2*s, seed) // right for the first seat
		}},
		"is shown another table as data": {view: func(g game.Game) any { return toytest.Kind{}.View(g, game.NoSeat) }},
		"depends on what it does not see": {imagine: func(g *toytest.Game, s game.Seat, seed uint64) {
			g.Imagine(s, seed^g.Hash())
		}},
		"nothing is legal": {legal: func(*toytest.Game) []game.Command { return nil }},
		"is offered, but not legal": {legal: func(g *toytest.Game) []game.Command {
			return append(g.Legal(nil), game.Command{Verb: toytest.Play, N: 1})
		}},
		"in another order": {legal: func(g *toytest.Game) []game.Command {
			if times++; times%2 == 0 {
				return []game.Command{{Verb: toytest.Drop}, played}
			}
			return g.Legal(nil)
		}},
		"panic: no such card": {do: func(g *toytest.Game, c game.Command) error {
			if g.Turn() == 7 {
				panic("no such card")
			}
			return g.Do(c)
		}},
		"a copy goes on differently": {do: func(g *toytest.Game, c game.Command) error {
			times++
			g.Imagine(0, times)
			return g.Do(c)
		}},
		"is read as another command": {format: func(game.Command) string { return "play" }},
		"cannot be read":             {format: func(game.Command) string { return "dance" }},
		"what is restored is another game": {hash: func(*toytest.Game) uint64 {
			times++
			return times
		}},
		"a copy changes with the game": {legal: func(g *toytest.Game) []game.Command {
			chosen = false
			return g.Legal(nil)
		}, format: func(c game.Command) string {
			chosen = true
			return (&toytest.Game{}).Format(c)
		}, clone: func(g *toytest.Game) *toytest.Game {
			if chosen { // it is the copy from before the command
				return g
			}
			return g.Clone().(*toytest.Game)
		}},
		"imagines another question": {legal: func(g *toytest.Game) []game.Command {
			if g.Hash()>>9%2 == 0 {
				return []game.Command{{Verb: toytest.Drop}, played}
			}
			return g.Legal(nil)
		}},
		"imagines a game in which nothing is legal": {imagine: func(g *toytest.Game, s game.Seat, seed uint64) {
			g.Imagine(s, seed)
			imagined[g] = g.Turn()
		}, legal: func(g *toytest.Game) []game.Command {
			if at, ok := imagined[g]; ok && g.Turn() > at {
				return nil
			}
			return g.Legal(nil)
		}},
		"the game that was saved is another": &ends,
		"although the game is over":          {asked: func(g *toytest.Game) game.Seat { return g.Asked() % game.NoSeat }},
	} {
		s := soak(t, p)
		s.Workers = 1
		_, err := s.Run(t.Context())
		require.ErrorContains(t, err, says)
		require.ErrorAs(t, err, new(*arena.Fault), says)
	}
}

// silent are words without one for an answer.
type silent struct{ game.Words }

func (silent) Answer(game.Game, game.Command) string { return "" }

// told counts what is told of games.
type told struct {
	game.Words
	times map[game.Seat]int
}

func (w told) Happened(g game.Game, s game.Seat) []string {
	w.times[s]++
	return w.Words.Happened(g, s)
}

// What is to be said is checked too: each answer has words, and what happens is told to everyone.
func TestSoakChecksWords(t *testing.T) {
	s := soak(t, toytest.Kind{})
	s.Words = silent{s.Words}
	_, err := s.Run(t.Context())
	require.ErrorContains(t, err, "it has no words")

	s = soak(t, toytest.Kind{})
	w := told{s.Words, map[game.Seat]int{}}
	s.Words, s.Workers, s.Decisions = w, 1, 200
	r, err := s.Run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, r.Decisions, w.times[0])
	assert.Equal(t, r.Decisions, w.times[1])
	assert.Positive(t, w.times[2], "some games are for three")
}

// A game that cannot be undone and done again, or written and read, as it was is found to be another.
func TestUndoAndSavesAreChecked(t *testing.T) {
	done := uint64(0)
	p := &planted{do: func(g *toytest.Game, c game.Command) error {
		if done++; done > 6 {
			g.Imagine(0, done)
		}
		return g.Do(c)
	}}
	setup, err := p.Deal(2, "long", "", 3)
	require.NoError(t, err)
	story, err := replay.New[game.Game](p, replay.Header{Setup: setup})
	require.NoError(t, err)
	for range 6 {
		require.NoError(t, story.Do(game.Command{Verb: toytest.Play}))
	}
	require.ErrorContains(t, arena.CheckUndo(story, 4), "after undo and redo of 4 the game is another")
	require.ErrorContains(t, arena.CheckSave(story), "the game that was saved is another")
	done = 0
	story, err = replay.New[game.Game](p, replay.Header{Setup: setup})
	require.NoError(t, err)
	require.NoError(t, story.Do(game.Command{Verb: toytest.Play}))
	require.NoError(t, arena.CheckUndo(story, 4))
	assert.NoError(t, arena.CheckSave(story))
}

// A game that goes wrong at its end, not by a command, is a save of all of it.
func TestFaultWithoutACommand(t *testing.T) {
	p := &planted{asked: func(g *toytest.Game) game.Seat { return g.Asked() % game.NoSeat }}
	_, err := soak(t, p).Run(t.Context())
	var fault *arena.Fault
	require.ErrorAs(t, err, &fault)
	var save, story bytes.Buffer
	require.NoError(t, fault.Write(&save))
	require.NoError(t, fault.Story.Write(&story))
	fault.Last = ""
	save.Reset()
	require.NoError(t, fault.Write(&save))
	assert.Equal(t, story.String(), save.String())
}

// A game that went wrong is a save that ends with what broke it.
func TestFaultIsASave(t *testing.T) {
	p := &planted{do: func(g *toytest.Game, c game.Command) error {
		if g.Turn() == 1 {
			panic("no such card")
		}
		return g.Do(c)
	}}
	_, err := soak(t, p).Run(t.Context())
	assert.ErrorContains(t, err, `after 0 inputs, "play": panic: no such card`)
	var fault *arena.Fault
	require.ErrorAs(t, err, &fault)
	require.ErrorIs(t, err, fault.Err, "what went wrong is within")
	var save bytes.Buffer
	require.NoError(t, fault.Write(&save))
	story, report, err := replay.Read[game.Game](t.Context(), &save, toytest.Kind{})
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Zero(t, fault.Story.At())
	assert.Equal(t, 1, story.At())
}
