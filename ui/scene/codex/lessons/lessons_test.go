package lessons_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/codex/lessons"
	of "github.com/keyraken/keyraken/ui/scene/lessons"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

var english = lessons.Words("en")

// window is the list of the lessons.
func window(t *testing.T, settings session.Settings) *learner {
	settings.Game = "codex"
	l := &learner{Mouse: scenetest.New(t, settings), course: lessons.Course}
	table := lessons.Course.Table
	lessons.Course.Table = func(s *scene.Stack, n int, g *codex.Game, ways of.Ways) scene.Screen {
		l.game = g
		return table(s, n, g, ways)
	}
	t.Cleanup(func() { lessons.Course.Table = table })
	l.Click("learn", 0)
	l.Frame()
	require.Equal(t, "learn", l.Stack.Top().Name())
	return l
}

// learner is who sits at a lesson with a mouse.
type learner struct {
	*scenetest.Mouse
	course of.Course[*codex.Game]
	game   *codex.Game // at the table
}

func (l *learner) told() string { return strings.ReplaceAll(l.Words(), "\n", " ") }

// says checks that the lesson says that.
func (l *learner) says(key string) {
	l.T.Helper()
	require.Contains(l.T, l.told(), english["lesson-"+key], key)
}

// begin begins a lesson of the list.
func (l *learner) begin(n int) {
	l.Click("lesson", n)
	l.Frames(3)
	require.Equal(l.T, "codex", l.Stack.Top().Name())
}

// spot is where something of that kind is called so; of two that are called alike the lower one, or with "their" before the name the
// upper one.
func (l *learner) spot(what, name string) widget.Spot {
	l.T.Helper()
	name, upper := strings.CutPrefix(name, "their ")
	var found []widget.Spot
	for _, s := range l.Stack.Spots() {
		if s.What == what && (s.Label == name || name == "") {
			found = append(found, s)
		}
	}
	require.NotEmpty(l.T, found, "%s %s", what, name)
	slices.SortStableFunc(found, func(a, b widget.Spot) int { return int(b.Rect.Y - a.Rect.Y) })
	if upper {
		return found[len(found)-1]
	}
	return found[0]
}

// does does something with the mouse: "play Tiger Cub" is a click on that card of the hand, "hire Rich Earth" drags it to the workers.
func (l *learner) does(what string) {
	l.T.Helper()
	what, name, _ := strings.Cut(what, " ")
	switch what {
	case "hire":
		s := l.spot("held", name)
		l.Drag("held", s.N, l.MustFind("workers", 0).Rect.Center())
	case "play": // which is the first that a menu offers
		l.Click("held", l.spot("held", name).N)
		l.Frames(2)
		if _, menu := l.Find("action", 0); menu {
			l.Click("action", 0)
		}
	case "choose": // to attack
		l.Click("card", l.spot("card", name).N)
		l.Frames(2)
		if _, menu := l.Find("action", 0); menu {
			l.Click("action", l.spot("action", "Attack…").N)
		}
	case "lead": // by dragging
		s := l.spot("card", name)
		l.Drag("card", s.N, l.MustFind("place", int(codex.Leader)).Rect.Center())
	case "place":
		for p := codex.Leader; p < codex.PlaceCount; p++ {
			if p.String() == name {
				l.Click("place", int(p))
			}
		}
	case "go-on", "end-turn", "done":
		if what == "go-on" {
			what = "lesson-go-on"
		}
		l.Click(what, l.spot(what, "").N)
	default:
		l.Click(what, l.spot(what, name).N)
	}
	l.settle()
}

// settle lets the other play.
func (l *learner) settle() {
	l.Frames(3)
	l.Until(func() bool {
		_, skip := l.Find("skip", 0)
		return !skip
	})
	l.Frames(2)
}

// points checks that all that the step speaks of is there.
func (l *learner) points(n, step int) {
	l.T.Helper()
	s := l.course.Lessons[n].Steps[step]
	if s.On == nil {
		return
	}
	all := s.On(l.game)
	assert.NotEmpty(l.T, all, s.Key)
	for _, id := range all {
		assert.True(l.T, slices.ContainsFunc(l.Stack.Spots(), func(s widget.Spot) bool { return s.ID == id }), "%s: %v", s.Key, id)
	}
}

// done is what is done in a step; nothing where one only watches.
type done struct {
	step string
	does []string
}

// path are the lessons as they ask to be done.
var path = [][]done{
	{{"goal", []string{"go-on"}}, {"gold", []string{"go-on"}}, {"worker", []string{"hire Rich Earth"}}, {"play", []string{"play Tiger Cub"}},
		{"end", []string{"end-turn"}}, {"patrol", []string{"done"}}, {"draw", []string{"go-on"}}, {"deck", []string{"go-on"}}},
	{{"units", []string{"go-on"}}, {"play", []string{"play Playful Panda"}}, {"tired", []string{"go-on"}},
		{"attack", []string{"card Tiger Cub", "card Nautical Dog"}}, {"wounds", []string{"go-on"}}, {"end", []string{"end-turn", "done"}},
		{"base", []string{"card Tiger Cub", "card their Base", "card Playful Panda", "card their Base"}}, {"won", []string{"go-on"}}},
	{{"danger", []string{"go-on"}}, {"end", []string{"end-turn"}}, {"leader", []string{"lead Ironbark Treant"}}, {"places", []string{"go-on"}},
		{"second", []string{"card Tiger Cub", "place technician"}}, {"watch", nil}, {"held", []string{"go-on"}},
		{"break", []string{"card Ironbark Treant", "card Bombaster"}}, {"through", []string{"go-on"}}},
	{{"heroes", []string{"go-on"}}, {"summon", []string{"hero Master Midori"}}, {"level", []string{"hero Master Midori", "hero Master Midori",
		"hero Master Midori", "hero Master Midori"}}, {"grown", []string{"go-on"}},
		{"spell", []string{"play Rampant Growth", "card Tiger Cub"}},
		{"attack", []string{"card Tiger Cub", "card Bloodrage Ogre"}}, {"max", []string{"go-on"}}},
	{{"codex", []string{"go-on"}}, {"build", []string{"site"}}, {"end", []string{"end-turn"}}, {"choose", []string{"pick Tiny Basilisk",
		"pick Gemscout Owl"}}, {"built", []string{"go-on"}}, {"again", []string{"end-turn"}}, {"more", []string{"pick Chameleon",
		"pick Chameleon"}}, {"play", []string{"play Tiny Basilisk"}}, {"higher", []string{"go-on"}}},
	{{"heroes", []string{"go-on"}}, {"addon", []string{"site An add-on", "action"}}, {"tech", []string{"site Tech building 2", "action"}},
		{"end", []string{"end-turn", "done"}}, {"second", []string{"hero Calamandra Moss"}}, {"win", []string{"card Tiger Cub",
			"card their Base", "card Tiny Basilisk", "card their Base", "choose Master Midori", "card their Base"}}, {"won", []string{"go-on"}}},
}

// come goes through a lesson to a step, or to its end.
func (l *learner) come(n int, to string) {
	l.T.Helper()
	key := l.course.Lessons[n].Key
	for i, s := range path[n] {
		if s.does == nil {
			continue
		}
		l.says(key + "-" + s.step)
		if s.step == to {
			return
		}
		l.points(n, i)
		for _, what := range s.does {
			l.does(what)
		}
	}
	l.says("over")
}

// Whoever does what a lesson says comes to its end, by the mouse alone; then it is learned, and leads to the next one.
func TestLessonsAreFinishedByTheirOwnWords(t *testing.T) {
	english["lesson-over"] = "Learned."
	l := window(t, scenetest.AtOnce)
	l.begin(0)
	for n := range path {
		require.Len(t, l.course.Lessons[n].Steps, len(path[n]))
		assert.False(t, l.Stack.Settings.Learned.Has("codex/"+l.course.Lessons[n].Key))
		l.come(n, "")
		assert.True(t, l.Stack.Settings.Learned.Has("codex/"+l.course.Lessons[n].Key))
		l.does("go-on")
	}
	assert.Equal(t, "learn", l.Stack.Top().Name(), "there is no other")
}

// Whoever does something else is told what to try, and can begin the step again; then it can be done.
func TestWrongMovesAreAnswered(t *testing.T) {
	for _, c := range []struct {
		lesson int
		step   string
		does   []string
		says   string
	}{
		{0, "worker", []string{"end-turn"}, "turn"},
		{0, "worker", []string{"play Tiger Cub", "play Young Treant"}, "gold"},
		{0, "play", []string{"end-turn"}, "turn"},
		{0, "play", []string{"play Young Treant"}, "gold"},
		{1, "play", []string{"end-turn"}, "turn"},
		{1, "play", []string{"hire Playful Panda"}, "gold"},
		{1, "attack", []string{"card Tiger Cub", "card their Base"}, "base"},
		{1, "attack", []string{"end-turn"}, "turn"},
		{1, "base", []string{"card Tiger Cub", "card their Base", "end-turn", "done"}, "turn"},
		{2, "end", []string{"card Tiger Cub", "card their Base"}, "attack"},
		{2, "leader", []string{"card Ironbark Treant", "place lookout"}, "place"},
		{2, "leader", []string{"done"}, "over"},
		{2, "second", []string{"done"}, "over"},
		{2, "break", []string{"end-turn"}, "turn"},
		{3, "summon", []string{"end-turn"}, "turn"},
		{3, "level", []string{"end-turn"}, "turn"},
		{3, "level", []string{"hire Rampant Growth", "hero Master Midori", "hero Master Midori", "end-turn"}, "turn"},
		{3, "spell", []string{"hero Master Midori", "hero Master Midori"}, "gold"},
		{3, "spell", []string{"end-turn"}, "turn"},
		{3, "attack", []string{"end-turn"}, "turn"},
		{4, "build", []string{"end-turn"}, "turn"},
		{4, "choose", []string{"pick Chameleon"}, "high"},
		{4, "choose", []string{"pick Tiny Basilisk", "pick Circle of Life"}, "high"},
		{4, "play", []string{"end-turn"}, "turn"},
		{5, "addon", []string{"end-turn"}, "turn"},
		{5, "tech", []string{"end-turn"}, "turn"},
		{5, "second", []string{"end-turn"}, "turn"},
		{5, "win", []string{"card Tiger Cub", "card their Base", "end-turn", "done"}, "turn"},
	} {
		key := lessons.Course.Lessons[c.lesson].Key + "-" + c.step
		t.Run(key+"-"+c.says, func(t *testing.T) {
			l := window(t, scenetest.AtOnce)
			l.begin(c.lesson)
			l.come(c.lesson, c.step)
			for _, what := range c.does {
				l.does(what)
			}
			l.says(key + "-" + c.says)
			l.does("go-on")
			l.says(key)
			i := slices.IndexFunc(path[c.lesson], func(p done) bool { return p.step == c.step })
			for _, what := range path[c.lesson][i].does {
				l.does(what)
			}
			for i++; path[c.lesson][i].does == nil; i++ {
			}
			l.says(lessons.Course.Lessons[c.lesson].Key + "-" + path[c.lesson][i].step)
		})
	}
}

// The words stand in every language, and all are said.
func TestWords(t *testing.T) {
	said := 0
	for _, l := range lessons.Course.Lessons {
		said += 2
		for _, s := range l.Steps {
			assert.Contains(t, english, "lesson-"+l.Key+"-"+s.Key)
			for key := range english {
				if key == "lesson-"+l.Key+"-"+s.Key || s.Stray != nil && strings.HasPrefix(key, "lesson-"+l.Key+"-"+s.Key+"-") {
					said++
				}
			}
		}
	}
	assert.Len(t, lessons.Words("en"), said)
	for _, l := range languages.All() {
		words := lessons.Words(l.Name)
		require.NotEmpty(t, words)
		langtest.SameWords(t, lessons.Words("en"), words, l)
	}
}

// The list and each bubble of all lessons fit, and hide nothing that the step speaks of.
func TestLessonsFit(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}} {
			for _, text := range []int{100, session.MaxText} {
				t.Run(fmt.Sprintf("%s/%v/text %d", language, size, text), func(t *testing.T) {
					l := window(t, session.Settings{Speed: scenetest.AtOnce.Speed, Language: language, Text: text})
					l.In.W, l.In.H = size[0], size[1]
					l.Frames(2)
					l.Fits(t)
					for n := range path {
						l.Click("lesson", n)
						l.Frames(3)
						assert.Empty(t, l.Stack.Picture().Truncated)
						box := l.MustFind("bubble", 0).Rect
						assert.True(t, box.Within(layout.Rect{W: size[0], H: size[1]}), "%v", box)
						l.Click("lesson-leave", 0)
						l.Frames(2)
					}
				})
			}
		}
	}
}

// A lesson can be repeated and left from the menu, and nobody advises there.
func TestLessonsAtTheirTable(t *testing.T) {
	l := window(t, scenetest.AtOnce)
	l.begin(0)
	l.does("go-on")
	_, offered := l.Find("advice", 0)
	assert.False(t, offered)
	l.Press(widget.Escape)
	l.Frame()
	for _, what := range []string{"undo-last", "concede"} {
		_, offered := l.Find(what, 0)
		assert.False(t, offered, what)
	}
	l.Click("restart", 0)
	l.Frames(3)
	l.says("turn-goal")
	l.Press(widget.Escape)
	l.Frame()
	l.Click("leave", 0)
	l.Frame()
	assert.Equal(t, "learn", l.Stack.Top().Name())
}
