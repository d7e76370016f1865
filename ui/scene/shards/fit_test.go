package shards_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
)

// after is a game that computers have played until the first seat is asked in that turn, or a later one.
func after(t testing.TB, mode string, players, turns int, seed uint64) *replay.Log[game.Game] {
	t.Helper()
	log := begin(t, mode, players, seed)
	p, err := shards.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	for g := log.Game(); !g.Over() && (g.Turn() < turns || g.Asked() != 0); {
		require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
	}
	for g, n := log.Game(), 0; turns > 1 && n < 3; n++ { // some cards are played
		if c := p.Choose(g, g.Legal(nil)); c.Verb != rules.EndMain {
			require.NoError(t, log.Do(c))
		}
	}
	return log
}

// alone are seats of which a person holds the first and computers the others.
func alone(players int) shards.Seats {
	seats := make(shards.Seats, players)
	for i := 1; i < players; i++ {
		seats[i] = "greedy"
	}
	return seats
}

// Nothing is cut, hangs over the edge or covers something else, in any window, language and size of text, however much lies on the
// table.
func TestTableFits(t *testing.T) {
	for _, w := range []struct {
		mode           string
		players, turns int
	}{{"duel", 2, 1}, {"duel", 2, 15}, {"duel", 4, 21}, {"nemesis", 1, 9}, {"nemesis", 3, 13}, {"auction", 2, 0}, {"draft", 2, 0}} {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1920, 1080}, {1024, 768}} {
			for _, language := range []string{"en", "ru"} {
				for _, text := range []int{100, session.MaxText} {
					t.Run(fmt.Sprint(w.mode, w.players, "-", w.turns, "/", size, language, text), func(t *testing.T) {
						set := session.Settings{Speed: atOnce.Speed, Language: language, Text: text, FoldLog: true}
						m := open(t, set, after(t, w.mode, w.players, w.turns, 3), alone(w.players))
						m.In.W, m.In.H = size[0], size[1]
						m.Frames(5)
						m.Fits(t)
						if m.game().Question().Kind == rules.AskMain {
							m.Stack.Settings.FoldLog = false
							m.Frames(3)
							m.Fits(t)
						}
					})
				}
			}
		}
	}
}

// Neither does it while one person hands the table over to another, nor when the curtain hangs.
func TestHandingOverFits(t *testing.T) {
	for _, players := range []int{2, 4} {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1024, 768}} {
			for _, language := range []string{"en", "ru"} {
				for _, text := range []int{100, session.MaxText} {
					t.Run(fmt.Sprint(players, size, language, text), func(t *testing.T) {
						set := session.Settings{Speed: atOnce.Speed, Language: language, Text: text, FoldLog: true}
						m := open(t, set, begin(t, "duel", players, 5), nil)
						m.In.W, m.In.H = size[0], size[1]
						m.Frames(3)
						m.Fits(t)
						m.settle()
						m.do(rules.Command{Verb: rules.EndMain})
						m.Frames(30)
						m.MustFind("draw-curtain", 0)
						m.Fits(t)
						m.Click("draw-curtain", 0)
						m.Frames(3)
						m.Fits(t)
					})
				}
			}
		}
	}
}
