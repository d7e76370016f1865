package lessons_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards/lessons"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// window is the list of the lessons.
func window(t *testing.T, settings session.Settings) *scenetest.Mouse {
	settings.Game = "shards"
	m := scenetest.New(t, settings)
	m.Click("learn", 0)
	m.Frame()
	require.Equal(t, "learn", m.Stack.Top().Name())
	return m
}

func told(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// The words stand in every language.
func TestWords(t *testing.T) {
	english := lessons.Words("en")
	for _, l := range languages.All() {
		words := lessons.Words(l.Name)
		require.NotEmpty(t, words)
		langtest.SameWords(t, english, words, l)
	}
	said := 0
	for _, key := range []string{"turn", "champions", "mastery"} {
		said += 2
		for _, step := range lessons.Scripted(key).Keys() {
			assert.Contains(t, english, "lesson-"+key+"-"+step)
			said++
		}
	}
	assert.Len(t, english, said, "each is said")
}

// Whoever does what a lesson says comes to its end: each step waits until it is done, and points at something that is there.
func TestScripts(t *testing.T) {
	for key, c := range map[string]struct {
		points [8]int // at how many things each step points
		does   map[string][]string
	}{
		"turn": {[8]int{2, 5, 1, 1, 1}, map[string][]string{
			"play":    {"play crystal", "play crystal", "play crystal", "play shard-reactor", "play blaster"},
			"recruit": {"recruit reactor-drone"}, "focus": {"focus"}, "end": {"end"},
		}},
		"champions": {[8]int{0, 1, 3, 1, 1, 1, 1}, map[string][]string{
			"activate": {"activate optio-crusher"}, "pay": {"play crystal", "play crystal", "play shard-reactor"}, "fast": {"fast nil-assassin"},
			"attack": {"attack systema-a-i"}, "champion": {"recruit primus-pilus"}, "end": {"end"},
		}},
		"mastery": {[8]int{0, 1, 2, 2, 1, 5}, map[string][]string{
			"ten": {"play crystal", "focus"}, "shard": {"play infinity-shard"}, "relic": {"recruit datic-robes"}, "strike": {"end"},
			"shield": {"pick command-seer", "pick thorn-zealot"},
		}},
	} {
		t.Run(key, func(t *testing.T) {
			s := lessons.Scripted(key)
			for i, step := range s.Keys() {
				assert.Equal(t, c.points[i], s.Speaks(i), step)
				for _, command := range c.does[step] {
					require.True(t, s.Asks(i), "%s is done before %s", step, command)
					do(t, s.Game, command)
				}
				if step == "end" {
					let(t, s.Game, s, i)
				}
				require.False(t, s.Asks(i), step)
			}
			assert.False(t, s.Game.Over())
		})
	}
}

// do carries out a command that names cards by their IDs.
func do(t *testing.T, g *shards.Game, command string) {
	t.Helper()
	verb, id, _ := strings.Cut(command, " ")
	for _, c := range g.Legal(nil) {
		words := strings.Fields(g.Format(c))
		if words[0] == verb && (id == "" || c.Card != 0 && g.Card(c.Card).ID == id) {
			require.NoError(t, g.Do(c))
			return
		}
	}
	var offered []string
	for _, c := range g.Legal(nil) {
		offered = append(offered, g.Format(c))
		if c.Card != 0 {
			offered[len(offered)-1] += " (" + g.Card(c.Card).ID + ")"
		}
	}
	require.Fail(t, "not offered", "%s: %v", command, offered)
}

// let answers the questions of Nemesis' turn.
func let(t *testing.T, g *shards.Game, s lessons.Script, i int) {
	for s.Asks(i) && !g.Over() {
		require.NoError(t, g.Do(g.Legal(nil)[0]))
	}
}

// A lesson speaks at its table, goes on by a button where there is only something to read, and can be left.
func TestLessonSpeaksAtItsTable(t *testing.T) {
	m := window(t, scenetest.AtOnce)
	for i, about := range []string{"your first turn against Nemesis", "how to destroy hers", "how to stop an attack"} {
		assert.Contains(t, told(m), about)
		_, ok := m.Find("lesson", i)
		assert.True(t, ok)
	}
	m.Click("lesson", 0)
	m.Frames(3)
	require.Equal(t, "shards", m.Stack.Top().Name())
	assert.Contains(t, told(m), "You fight Nemesis.")
	m.Click("lesson-go-on", 0)
	m.Frames(2)
	assert.Contains(t, told(m), "Play your whole hand")
	_, ok := m.Find("lesson-go-on", 1)
	assert.False(t, ok, "something is to be done")
	m.Stack.Settings.Language = "ru"
	m.Stack.Speak()
	m.Frames(2)
	assert.Contains(t, told(m), "Разыграйте всю руку")
	m.Click("lesson-leave", 0)
	m.Frames(2)
	assert.Equal(t, "learn", m.Stack.Top().Name())
	assert.NotContains(t, told(m), "Разыграйте всю руку")
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// A finished lesson is kept, and the next one is offered.
func TestLessonsAreKept(t *testing.T) {
	m := window(t, session.Settings{Speed: scenetest.AtOnce.Speed, Learned: "shards/turn"})
	assert.Equal(t, m.Stack.T("again"), m.MustFind("lesson", 0).Label)
	assert.Equal(t, m.Stack.T("begin"), m.MustFind("lesson", 1).Label)
	m.Press(widget.Enter)
	m.Frames(3)
	assert.Contains(t, told(m), "Champions stay in play.")
}

// The list and the bubble fit, in both languages.
func TestLessonsFit(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
			for _, text := range []int{100, session.MaxText} {
				m := window(t, session.Settings{Speed: scenetest.AtOnce.Speed, Language: language, Text: text})
				m.In.W, m.In.H = size[0], size[1]
				m.Frames(2)
				t.Run(fmt.Sprintf("%s/%v/text %d", language, size, text), func(t *testing.T) {
					m.Fits(t)
					for n := range 3 {
						m.Click("lesson", n)
						m.Frames(2)
						assert.Empty(t, m.Stack.Picture().Truncated)
						i := slices.IndexFunc(m.Stack.Spots(), func(s widget.Spot) bool { return s.What == "bubble" })
						require.GreaterOrEqual(t, i, 0)
						box := m.Stack.Spots()[i].Rect
						assert.True(t, box.X >= 0 && box.Y >= 0 && box.Right() <= size[0] && box.Bottom() <= size[1], "%v", box)
						m.Click("lesson-leave", 0)
						m.Frames(2)
					}
				})
			}
		}
	}
}

// At the table of a lesson nobody advises, and the menu leads to its beginning or to all lessons.
func TestLessonsWithoutAdvice(t *testing.T) {
	m := window(t, scenetest.AtOnce)
	m.Click("lesson", 0)
	m.Frames(3)
	_, offered := m.Find("advice", 0)
	assert.False(t, offered)
	m.Press(widget.Advice)
	m.Frames(3)
	assert.NotContains(t, told(m), m.Stack.T("advice-ask"))
	m.Press(widget.Escape)
	m.Frame()
	for _, what := range []string{"undo-last", "concede"} {
		_, offered := m.Find(what, 0)
		assert.False(t, offered, what)
	}
	m.Click("restart", 0)
	m.Frames(3)
	require.Equal(t, "shards", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	m.Click("leave", 0)
	m.Frame()
	assert.Equal(t, "learn", m.Stack.Top().Name())
}
