package entry_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex/kind"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/scene/codex/entry"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// window is the window with the game on the title, which keeps its games.
func window(t *testing.T, settings session.Settings) *scenetest.Mouse {
	m := scenetest.NewBeside(t, settings, entry.Other())
	m.Stack.Games, m.Stack.Settings.Game = t.TempDir(), "codex"
	m.Frame()
	return m
}

// planned opens the plan of a game.
func planned(t *testing.T) *scenetest.Mouse {
	m := window(t, scenetest.AtOnce)
	m.Click("new-game", 0)
	m.Frame()
	require.Equal(t, "new-codex", m.Stack.Top().Name())
	return m
}

// begun begins the planned game, and returns what its save begins with.
func begun(t *testing.T, m *scenetest.Mouse) *replay.Header {
	m.Click("begin", 0)
	m.Frame()
	require.Contains(t, []string{"codex", "codex-curtain"}, m.Stack.Top().Name())
	m.Stack.Home()
	m.Stack.ReadSaves()
	m.Looked()
	h := m.Stack.Saves.LastOf(codex.Kind())
	require.NotNil(t, h)
	return h
}

// The words stand in every language.
func TestWords(t *testing.T) {
	english := entry.Words("en")
	for _, l := range languages.All() {
		langtest.SameWords(t, english, entry.Words(l.Name), l)
	}
}

// A first game begins at once: one hero each, against a simple computer, which goes second.
func TestPlayAtOnce(t *testing.T) {
	m := window(t, scenetest.AtOnce)
	m.Looked()
	m.Click("play", 0)
	m.Frame()
	require.Equal(t, "codex", m.Stack.Top().Name())
	m.Stack.Home()
	m.Stack.ReadSaves()
	m.Looked()
	h := m.Stack.Saves.LastOf(codex.Kind())
	require.NotNil(t, h)
	assert.Equal(t, "one-hero", h.Mode)
	assert.Equal(t, []string{"2=greedy"}, h.Seats)
	assert.Equal(t, 1, h.Own.(*kind.Setup).First)
}

// One hero or three are chosen for each seat, the first is the main one; those that are missing come at random, and who plays may be
// a person or a computer of either kind.
func TestHeroesAreChosen(t *testing.T) {
	m := planned(t)
	m.Click("mode", 1)
	for _, hero := range []int{5, 1, 3} {
		m.Click("hero-0", hero)
	}
	m.Click("hero-1", 2)
	m.Click("level", 1) // down to the weakest
	m.Click("more", 0)
	m.Frame()
	m.Click("undo-terms", 1)
	m.Click("ok", 0)
	m.Frame()
	h := begun(t, m)
	own := h.Own.(*kind.Setup)
	assert.Equal(t, "three-heroes", h.Mode)
	assert.Equal(t, []string{"jaina-stormborne", "calamandra-moss", "captain-zane"}, own.Heroes[0])
	assert.Equal(t, "argagarg-garg", own.Heroes[1][0])
	assert.Len(t, own.Heroes[1], 3)
	assert.Equal(t, []string{"2=random"}, h.Seats)
	assert.Equal(t, session.UndoTerms[1], h.Undo)

	m.Click("new-game", 0) // another like the last
	m.Frame()
	m.Click("mode", 0)
	m.Click("hero-0", 5) // who is taken away
	m.Click("who-1", 0)
	h = begun(t, m)
	own = h.Own.(*kind.Setup)
	assert.Equal(t, "one-hero", h.Mode)
	assert.Empty(t, own.Heroes[0])
	assert.Equal(t, []string{"argagarg-garg"}, own.Heroes[1])
	assert.Empty(t, h.Seats)
}

// More than two play each for themselves or in two teams, with heroes that are chosen seat by seat; the next plan is like the last.
func TestMorePlay(t *testing.T) {
	m := planned(t)
	m.Click("mode", 2)
	m.Frame()
	m.Click("players", 2)
	m.Frame()
	m.Click("choose", 4)
	m.Frame()
	m.Click("hero-4", 3)
	m.Click("who-2", 0)
	h := begun(t, m)
	own := h.Own.(*kind.Setup)
	assert.Equal(t, "free-for-all", h.Mode)
	assert.Equal(t, 5, own.People)
	assert.Equal(t, "captain-zane", own.Heroes[4][0])
	assert.Equal(t, []string{"2=greedy", "4=greedy", "5=greedy"}, h.Seats)

	m.Click("new-game", 0)
	m.Frame()
	m.MustFind("choose", 4)
	m.Click("mode", 3)
	m.Frame()
	_, fifth := m.Find("choose", 4)
	assert.False(t, fifth)
	h = begun(t, m)
	assert.Equal(t, "two-headed-dragon", h.Mode)
	assert.Equal(t, []string{"2=greedy", "4=greedy"}, h.Seats)
}

// A rung of the ladder of a hero is a game with that hero.
func TestRung(t *testing.T) {
	m := window(t, scenetest.AtOnce)
	m.Stack.Push(entry.Other().Rung(m.Stack, "drakk-ramhorn", records.Rung{}))
	m.Frame()
	assert.Equal(t, []string{"drakk-ramhorn"}, begun(t, m).Own.(*kind.Setup).Heroes[0])
}

// A match is begun, too.
func TestMatch(t *testing.T) {
	m := planned(t)
	m.Click("length", 1)
	m.Click("begin", 0)
	m.Frame()
	require.Equal(t, "codex", m.Stack.Top().Name())
}

// Everything fits every window, in every language and size of text.
func TestPlansFit(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1920, 1080}, {1024, 768}} {
		for _, language := range []string{"en", "ru"} {
			for _, text := range []int{100, session.MaxText} {
				t.Run(fmt.Sprint(size, language, text), func(t *testing.T) {
					set := scenetest.AtOnce
					set.Language, set.Text = language, text
					m := window(t, set)
					m.In.W, m.In.H = size[0], size[1]
					m.Frames(3)
					m.Fits(t)
					m.Click("new-game", 0)
					m.Frames(3)
					m.Fits(t)
					for mode := range 4 {
						m.Click("mode", mode)
						m.Frames(3)
						m.Fits(t)
					}
					m.Click("mode", 2)
					m.Frames(2)
					m.Click("players", 2)
					m.Frames(3)
					m.Fits(t)
					for range 4 { // whatever scrolls into view
						m.In.Wheel = -3
						m.Frames(8)
						m.Fits(t)
					}
				})
			}
		}
	}
}

// Every page of the rules has a sign that draws something, and no sign is for a page that does not exist.
func TestSigns(t *testing.T) {
	o := entry.Other()
	words, err := codex.Kind().Words("en")
	require.NoError(t, err)
	var keys []string
	for _, p := range words.Rules() {
		f := &cardview.Canvas{}
		f.List = &paint.List{}
		f.List.Reset()
		assert.True(t, o.Sign(f, layout.Rect{W: 64, H: 64}, p.Key), p.Key)
		assert.NotEmpty(t, f.Ops, p.Key)
		keys = append(keys, p.Key)
	}
	assert.False(t, o.Sign(&cardview.Canvas{}, layout.Rect{}, "none"))
	assert.True(t, slices.Contains(keys, "patrol"))
}

func TestPlansLookAsBefore(t *testing.T) {
	clicks := func(all ...string) func(m *scenetest.Mouse) {
		return func(m *scenetest.Mouse) {
			m.Stack.Settings.Game = "codex"
			m.Stack.Games = t.TempDir()
			m.Frames(2)
			for _, click := range all {
				what, n := "", 0
				_, _ = fmt.Sscan(click, &what, &n)
				m.Click(what, n)
				m.Frame()
			}
		}
	}
	scenetest.LookAsBefore(t, map[string]func(m *scenetest.Mouse){
		"title":        clicks(),
		"one hero":     clicks("new-game 0", "hero-0 5"),
		"three heroes": clicks("new-game 0", "mode 1", "hero-0 5", "hero-0 1", "hero-0 3", "who-1 0"),
		"five":         clicks("new-game 0", "mode 2", "players 2", "choose 1", "hero-1 3"),
		"two teams":    clicks("new-game 0", "mode 3"),
		"more":         clicks("new-game 0", "more 0"),
	}, entry.Other())
}

// The plan says what a computer means to do that follows one.
func TestPlansAreTold(t *testing.T) {
	m := planned(t)
	said := func() string { return strings.Join(strings.Fields(m.Words()), " ") }
	plan := "Attack: few workers, cheap units, and whatever can reaches for the base. Takes the first ten rules"
	assert.NotContains(t, said(), plan)
	told := 0
	for range codex.Kind().Players() {
		m.Click("level", 1)
		m.Frame()
		rushes := strings.Contains(said(), "Rush, easy")
		assert.Equal(t, rushes, strings.Contains(said(), plan))
		if rushes {
			told++
		}
		m.Fits(t)
	}
	assert.Equal(t, 1, told, "it is offered once")
}
