package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/widget"
)

// rewarded reads the kept achievements, and begins a game that gives new ones.
func (m *mouse) rewarded(players int) {
	m.t.Helper()
	if m.s.Library == nil {
		dir, err := os.MkdirTemp("", "feats") // results may still be written to it when the test is over
		require.NoError(m.t, err)
		m.t.Cleanup(func() { _ = os.RemoveAll(dir) })
		m.s.Library = library.Open(dir)
	}
	if m.s.Games == "" {
		m.s.Games = m.t.TempDir()
	}
	m.t.Cleanup(func() { assert.NoError(m.t, m.s.Leave()) }) // wait for what is being written
	m.until(func() bool { return m.s.Feats() != nil })
	m.click("new-adventure", 0)
	m.click("players", players-1)
	m.click("begin", 0)
	m.frame()
}

// reaped plays until somebody has reaped, with at most 600 commands.
func (m *mouse) reaped(random *rand.Rand) {
	m.t.Helper()
	for range 600 {
		m.settle()
		if m.s.Feats().Has("reap") || m.table().Over() {
			return
		}
		legal := m.table().Legal()
		c := pick(random, legal)
		for _, o := range legal {
			if o.Verb == keyforge.Reap || c.Verb != keyforge.Reap && o.Verb == keyforge.PlayCard {
				c = o
			}
		}
		m.do(c)
	}
}

// An achievement is announced for a while once its cause has been shown, with a sound, in a
// place without anything to point at. What is under it takes the clicks.
func TestAchievementsAreTold(t *testing.T) {
	for seed, text := range map[uint64]int{0: 100, 1: 150, 3: 80} {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			settings := atOnce
			settings.Text, settings.Calm = text, seed%2 == 0
			m := newMouse(t, settings)
			m.s.Seed = func() uint64 { return seed }
			m.in.W, m.in.H = [...]float64{1280, 1920}[seed%2], [...]float64{720, 1080}[seed%2]
			m.frame()
			m.rewarded(1 + int(seed%3))
			m.reaped(rand.New(rand.NewPCG(seed, 1)))
			require.True(t, m.s.Feats().Has("reap"))
			told, heard := map[string]bool{}, false
			m.in.Seconds = 0.4
			for range 100 {
				m.frame()
				for _, cue := range m.s.TakeCues(nil) {
					heard = heard || cue.Sound == sound.Chime
				}
				at, title := m.s.Toast()
				if title == "" {
					continue
				}
				told[title] = true
				for _, spot := range m.s.Spots() {
					if spot.Rect.W < 0.7*m.in.W || spot.Rect.H < 0.5*m.in.H {
						assert.True(t, at.Cross(spot.Rect).Empty(), "it hides %s %d", spot.What, spot.N)
					}
				}
			}
			assert.True(t, told[m.s.T("feat-reap")], "told: %v", told)
			assert.True(t, heard)
			_, title := m.s.Toast()
			assert.Empty(t, title, "it goes")
			var given map[string]records.Feat
			m.until(func() bool { // they are written in the background
				var err error
				given, err = records.Open(m.s.Library.Dir()).Feats()
				return err == nil && len(given) == len(m.s.Feats())
			})
			assert.Equal(t, map[string]records.Feat(m.s.Feats()), given)
		})
	}
}

// Every achievement fits wherever it is announced, at every size of text.
func TestToastsFit(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		for _, text := range []int{80, 100, 150} {
			settings := atOnce
			settings.Language, settings.Text = language, text
			m := newMouse(t, settings)
			assert.Empty(t, m.s.ToastsFit(), "%s at %d %%", language, text)
		}
	}
}

// Undoing the command that gave an achievement removes it, too. It is given and announced
// again when the command is repeated.
func TestAchievementsAreTakenBack(t *testing.T) {
	m := newMouse(t, atOnce)
	m.rewarded(1)
	m.reaped(rand.New(rand.NewPCG(1, 1)))
	m.settle()
	require.True(t, m.s.Feats().Has("reap"))
	m.press(widget.Undo)
	m.frames(3)
	require.False(t, m.s.Feats().Has("reap"))
	_, title := m.s.Toast()
	assert.NotEqual(t, m.s.T("feat-reap"), title)
	kept := func() bool {
		given, err := records.Open(m.s.Library.Dir()).Feats()
		require.NoError(t, err)
		_, ok := given["reap"]
		return ok
	}
	m.until(func() bool { return !kept() })
	m.press(widget.Redo)
	m.frames(3)
	assert.True(t, m.s.Feats().Has("reap"))
	m.until(kept)
}

// The end of a game lists the achievements that it gave, and no others; another game does not
// give them again.
func TestEndListsNewAchievements(t *testing.T) {
	m := newMouse(t, atOnce)
	m.rewarded(1)
	m.reaped(rand.New(rand.NewPCG(3, 7)))
	m.settle()
	m.table().Concede()
	m.until(func() bool { _, ok := m.find("end-tab", 3); return ok })
	m.click("end-tab", 3)
	m.frames(3)
	words, n := m.words(), 0
	all := m.s.Adventures.Feats()
	for i := range all {
		if done, of := all[i].Done(m.s.Feats().Has); done == of && of == 1 {
			assert.Contains(t, words, m.s.T("feat-"+all[i].Key))
			n++
		}
	}
	require.Positive(t, n)
	assert.NotContains(t, words, m.s.T("feat-long-night"))
	had := len(m.s.Feats())
	m.s.Now = func() time.Time { return time.Now().Add(time.Hour) }
	m.click("same-seed", 0)
	m.frame()
	m.reaped(rand.New(rand.NewPCG(3, 7)))
	m.settle()
	m.table().Concede()
	m.until(func() bool { return m.s.Top().Name() == "end" })
	m.frames(10)
	assert.Len(t, m.s.Feats(), had, "the same again")
	_, ok := m.find("end-tab", 3)
	assert.False(t, ok, "nothing is new")
}

// A player who finished lessons before achievements existed has the achievements for them.
func TestLessonsAreAchievements(t *testing.T) {
	settings := atOnce
	m := newMouse(t, settings)
	a, lessons := m.s.Teacher()
	m.s.Learn(a, &lessons[0])
	m.s.Library = library.Open(filepath.Join(t.TempDir(), "decks"))
	m.until(func() bool { return m.s.Feats() != nil })
	assert.True(t, m.s.Feats().Has("lesson"))
	assert.True(t, m.s.Feats().Has("lessons/"+lessons[0].Key))
	assert.False(t, m.s.Feats().Has("lessons/"+lessons[1].Key))
	m.s.Learn(a, &lessons[1])
	assert.True(t, m.s.Feats().Has("lessons/"+lessons[1].Key))
	require.NoError(t, m.s.Leave())
	given, err := records.Open(m.s.Library.Dir()).Feats()
	require.NoError(t, err)
	assert.Len(t, given, 3)
}

// Nothing is given in a game that is not kept, or without a place to keep it.
func TestGamesThatAreNotKeptGiveNothing(t *testing.T) {
	m := newMouse(t, atOnce)
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.frame()
	assert.Nil(t, m.table().Feats)
	m.turns(2, 5)
	assert.Empty(t, m.s.Feats())
}

// A frame that announces an achievement allocates nothing.
func TestToastsAllocateNothing(t *testing.T) {
	settings := session.Settings{Speed: 1, Calm: true}
	m := newMouse(t, settings)
	m.s.Settings.Speed = len(session.Speeds) - 1
	m.rewarded(1)
	m.reaped(rand.New(rand.NewPCG(1, 1)))
	m.settle()
	m.until(func() bool { _, title := m.s.Toast(); return title != "" })
	m.frames(30)
	with := testing.AllocsPerRun(60, m.frame)
	m.in.Seconds = 1
	m.frames(60)
	m.in.Seconds = 1.0 / 60
	m.frames(2)
	_, title := m.s.Toast()
	require.Empty(t, title)
	without := testing.AllocsPerRun(60, m.frame)
	assert.LessOrEqual(t, with, without)
}
