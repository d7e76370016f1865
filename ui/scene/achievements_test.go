package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/widget"
)

// rewarded reads the kept achievements, and begins a game that gives new ones.
func rewarded(m *scenetest.Mouse, players int) {
	m.T.Helper()
	if m.Stack.Library == nil {
		dir, err := os.MkdirTemp("", "feats") // results may still be written to it when the test is over
		require.NoError(m.T, err)
		m.T.Cleanup(func() { _ = os.RemoveAll(dir) })
		m.Stack.OpenLibrary(dir)
	}
	if m.Stack.Games == "" {
		m.Stack.Games = m.T.TempDir()
	}
	m.T.Cleanup(func() { assert.NoError(m.T, m.Stack.Leave()) }) // wait for what is being written
	m.Until(func() bool { return m.Stack.Chronicle(nil).Awards() != nil })
	m.Click("new-adventure", 0)
	m.Click("players", players-1)
	m.Click("begin", 0)
	m.Frame()
}

// reaped plays until somebody has reaped, with at most 600 commands.
func reaped(m *scenetest.Mouse, random *rand.Rand) {
	m.T.Helper()
	for range 600 {
		m.Settle()
		if m.Stack.Chronicle(nil).Awards().Has("reap") || m.Table().Over() {
			return
		}
		legal := m.Table().Legal()
		c := scenetest.AnyOf(random, legal)
		for _, o := range legal {
			if o.Verb == keyforge.Reap || c.Verb != keyforge.Reap && o.Verb == keyforge.PlayCard {
				c = o
			}
		}
		m.Do(c)
	}
}

// An achievement is announced for a while once its cause has been shown, with a sound, in a
// place without anything to point at. What is under it takes the clicks.
func TestAchievementsAreTold(t *testing.T) {
	for seed, text := range map[uint64]int{0: 100, 1: 150, 3: 80} {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			settings := scenetest.AtOnce
			settings.Text, settings.ReducedMotion = text, seed%2 == 0
			m := scenetest.New(t, settings)
			m.Stack.Seed = func() uint64 { return seed }
			m.In.W, m.In.H = [...]float64{1280, 1920}[seed%2], [...]float64{720, 1080}[seed%2]
			m.Frame()
			rewarded(m, 1+int(seed%3))
			reaped(m, rand.New(rand.NewPCG(seed, 1)))
			require.True(t, m.Stack.Chronicle(nil).Awards().Has("reap"))
			told, heard := map[string]bool{}, false
			m.In.Seconds = 0.4
			for range 100 {
				m.Frame()
				for _, cue := range m.Stack.TakeCues(nil) {
					heard = heard || cue.Sound == sound.Chime
				}
				at, title := m.Stack.Toast()
				if title == "" {
					continue
				}
				told[title] = true
				for _, spot := range m.Stack.Spots() {
					if spot.Rect.W < 0.7*m.In.W || spot.Rect.H < 0.5*m.In.H {
						assert.True(t, at.Cross(spot.Rect).Empty(), "it hides %s %d", spot.What, spot.N)
					}
				}
			}
			assert.True(t, told[m.Stack.T("feat-reap")], "told: %v", told)
			assert.True(t, heard)
			_, title := m.Stack.Toast()
			assert.Empty(t, title, "it goes")
			var given map[string]records.Award
			m.Until(func() bool { // they are written in the background
				var err error
				given, err = m.Stack.Records.Awards()
				return err == nil && len(given) == len(m.Stack.Chronicle(nil).Awards())
			})
			assert.Equal(t, map[string]records.Award(m.Stack.Chronicle(nil).Awards()), given)
		})
	}
}

// An achievement of several parts tells of each: how many are done, and which it is.
func TestPartsOfAnAchievementAreTold(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	rewarded(m, 1)
	m.Settle()
	a, lessons := m.Stack.Teacher()
	m.Stack.Learn(a, &lessons[0])
	m.In.Seconds = 0.4
	for _, feat := range []string{"feat-lesson", "feat-lessons"} {
		m.Until(func() bool { _, title := m.Stack.Toast(); return title == m.Stack.T(feat) })
		done := feat == "feat-lessons"
		assert.Equal(t, done, strings.Contains(m.Words(), m.Stack.T("feat-count", 1, 4)), "those on later sets do not count")
		assert.Equal(t, done, strings.Contains(m.Words(), m.Stack.T("lesson-"+lessons[0].Key)))
	}
}

// Every achievement fits wherever it is announced, at every size of text.
func TestToastsFit(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		for _, text := range []int{80, 100, 150} {
			settings := scenetest.AtOnce
			settings.Language, settings.Text = language, text
			m := scenetest.New(t, settings)
			assert.Empty(t, m.Stack.ToastsFit(), "%s at %d %%", language, text)
		}
	}
}

// Undoing the command that gave an achievement removes it, too. It is given and announced
// again when the command is repeated.
func TestAchievementsAreTakenBack(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	rewarded(m, 1)
	reaped(m, rand.New(rand.NewPCG(1, 1)))
	m.Settle()
	require.True(t, m.Stack.Chronicle(nil).Awards().Has("reap"))
	m.Press(widget.Undo)
	m.Frames(3)
	require.False(t, m.Stack.Chronicle(nil).Awards().Has("reap"))
	_, title := m.Stack.Toast()
	assert.NotEqual(t, m.Stack.T("feat-reap"), title)
	kept := func() bool {
		given, err := m.Stack.Records.Awards()
		require.NoError(t, err)
		_, ok := given["reap"]
		return ok
	}
	m.Until(func() bool { return !kept() })
	m.Press(widget.Redo)
	m.Frames(3)
	assert.True(t, m.Stack.Chronicle(nil).Awards().Has("reap"))
	m.Until(kept)
}

// The end of a game lists the achievements that it gave, and no others; another game does not
// give them again.
func TestEndListsNewAchievements(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	rewarded(m, 1)
	reaped(m, rand.New(rand.NewPCG(3, 7)))
	m.Settle()
	m.Table().Concede()
	m.Until(func() bool { _, ok := m.Find("end-tab", 3); return ok })
	m.Click("end-tab", 3)
	m.Frames(3)
	words, n := m.Words(), 0
	all := m.Stack.Adventures.Achievements()
	for i := range all {
		if done, of := all[i].Done(m.Stack.Chronicle(nil).Awards().Has); done == of && of == 1 {
			assert.Contains(t, words, m.Stack.T("feat-"+all[i].Key))
			n++
		}
	}
	require.Positive(t, n)
	assert.NotContains(t, words, m.Stack.T("feat-long-night"))
	had := len(m.Stack.Chronicle(nil).Awards())
	m.Stack.Now = func() time.Time { return time.Now().Add(time.Hour) }
	m.Click("same-seed", 0)
	m.Frame()
	reaped(m, rand.New(rand.NewPCG(3, 7)))
	m.Settle()
	m.Table().Concede()
	m.Until(func() bool { return m.Stack.Top().Name() == "end" })
	m.Frames(10)
	assert.Len(t, m.Stack.Chronicle(nil).Awards(), had, "the same again")
	_, ok := m.Find("end-tab", 3)
	assert.False(t, ok, "nothing is new")
}

// A player who finished lessons before achievements existed has the achievements for them.
func TestLessonsAreAchievements(t *testing.T) {
	settings := scenetest.AtOnce
	m := scenetest.New(t, settings)
	a, lessons := m.Stack.Teacher()
	m.Stack.Learn(a, &lessons[0])
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Until(func() bool { return m.Stack.Chronicle(nil).Awards() != nil })
	assert.True(t, m.Stack.Chronicle(nil).Awards().Has("lesson"))
	assert.True(t, m.Stack.Chronicle(nil).Awards().Has("lessons/"+lessons[0].Key))
	assert.False(t, m.Stack.Chronicle(nil).Awards().Has("lessons/"+lessons[1].Key))
	m.Stack.Learn(a, &lessons[1])
	assert.True(t, m.Stack.Chronicle(nil).Awards().Has("lessons/"+lessons[1].Key))
	require.NoError(t, m.Stack.Leave())
	given, err := m.Stack.Records.Awards()
	require.NoError(t, err)
	assert.Len(t, given, 3)
}

// Nothing is given in a game that is not kept, or without a place to keep it.
func TestGamesThatAreNotKeptGiveNothing(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
	assert.Nil(t, m.Table().Achievements)
	m.Turns(2, 5)
	assert.Empty(t, m.Stack.Chronicle(nil).Awards())
}

// A frame that announces an achievement allocates nothing.
func TestToastsAllocateNothing(t *testing.T) {
	settings := session.Settings{Speed: 1, ReducedMotion: true}
	m := scenetest.New(t, settings)
	m.Stack.Settings.Speed = len(session.Speeds) - 1
	rewarded(m, 1)
	reaped(m, rand.New(rand.NewPCG(1, 1)))
	m.Settle()
	m.Until(func() bool { _, title := m.Stack.Toast(); return title != "" })
	m.Frames(30)
	with := testing.AllocsPerRun(60, m.Frame)
	m.In.Seconds = 1
	m.Frames(60)
	m.In.Seconds = 1.0 / 60
	m.Frames(2)
	_, title := m.Stack.Toast()
	require.Empty(t, title)
	without := testing.AllocsPerRun(60, m.Frame)
	assert.LessOrEqual(t, with, without)
}
