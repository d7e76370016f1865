package codex_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/session"
)

// windows are the sizes in which tables are looked at.
var windows = [][2]float64{{1280, 720}, {844, 390}, {1920, 1080}, {1024, 768}, {3840, 2160}}

// until plays a game on with computers until a question of that kind is asked of the first seat.
func until(t testing.TB, log *replay.Log[game.Game], kind rules.QuestionKind) {
	t.Helper()
	p, err := codex.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	for g := log.Game().(*rules.Game); !g.Over() && (g.Asked() != 0 || g.Question().Kind != kind); {
		require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
	}
}

// Nothing is cut, hangs over the edge or covers something else, in any window, language and size of text, however much lies on the
// table, and whatever is asked.
func TestTableFits(t *testing.T) {
	for _, w := range []struct {
		mode  string
		turns int
		kind  rules.QuestionKind
	}{{"one-hero", 1, rules.AskMain}, {"one-hero", 15, rules.AskMain}, {"three-heroes", 21, rules.AskMain}, {"three-heroes", 9, rules.AskTech},
		{"one-hero", 9, rules.AskPatrol}, {"free-for-all", 13, rules.AskMain}, {"two-headed-dragon", 11, rules.AskMain}} {
		for _, size := range windows {
			for _, language := range []string{"en", "ru"} {
				for _, text := range []int{100, session.MaxText} {
					t.Run(fmt.Sprint(w.mode, w.turns, w.kind, "/", size, language, text), func(t *testing.T) {
						set := session.Settings{Speed: atOnce.Speed, Language: language, Text: text, FoldLog: true}
						log := after(t, w.mode, w.turns, 3)
						until(t, log, w.kind)
						m := open(t, set, log, codex.Seats{"", "greedy", "greedy", "greedy"}[:log.Game().Seats()])
						m.In.W, m.In.H = size[0], size[1]
						m.Frames(5)
						m.Fits(t)
						m.Stack.Settings.FoldLog = false
						m.Frames(3)
						m.Fits(t)
					})
				}
			}
		}
	}
}

// Neither does it while one person hands the table over to another, nor when the curtain hangs.
func TestHandingOverFits(t *testing.T) {
	for _, size := range windows {
		for _, language := range []string{"en", "ru"} {
			for _, text := range []int{100, session.MaxText} {
				t.Run(fmt.Sprint(size, language, text), func(t *testing.T) {
					set := session.Settings{Speed: atOnce.Speed, Language: language, Text: text, FoldLog: true}
					m := open(t, set, begin(t, "three-heroes", 5), nil)
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
