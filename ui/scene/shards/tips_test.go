package shards_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/scene/lessons"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
)

// moments lead to the table on which each tip matters.
var moments = map[string]func(t *testing.T) *table{
	"focus": func(t *testing.T) *table { return lay(t, rules.SidePosition{Crystals: 1}, rules.SidePosition{}) },
	"bonus": func(t *testing.T) *table {
		return lay(t, rules.SidePosition{Hand: []string{"infinity-shard"}}, rules.SidePosition{})
	},
	"recruit": func(t *testing.T) *table {
		return lay(t, rules.SidePosition{Crystals: 2}, rules.SidePosition{}, "limiter-drones")
	},
	"fast-play": func(t *testing.T) *table {
		return lay(t, rules.SidePosition{Crystals: 4}, rules.SidePosition{}, "the-lost")
	},
	"champion": func(t *testing.T) *table {
		return lay(t, rules.SidePosition{InPlay: []string{"ferrata-guard"}}, rules.SidePosition{})
	},
	"attack-champion": func(t *testing.T) *table {
		return lay(t, rules.SidePosition{Power: 9}, rules.SidePosition{InPlay: []string{"taur-arachpriest"}})
	},
	"attack-phase": func(t *testing.T) *table { return lay(t, rules.SidePosition{Power: 1}, rules.SidePosition{}) },
	"relic": func(t *testing.T) *table {
		return lay(t, rules.SidePosition{Mastery: 10, Relics: []string{"datic-robes"}}, rules.SidePosition{})
	},
	"banish": func(t *testing.T) *table {
		m := lay(t, rules.SidePosition{Hand: []string{"limiter-drones", "crystal"}, InPlay: []string{"ferrata-guard"}}, rules.SidePosition{})
		m.do(rules.Command{Verb: rules.Play, Card: m.slot("limiter-drones", rules.Hand)})
		return m
	},
	"shield": func(t *testing.T) *table {
		log := begin(t, "duel", 2, 3)
		p, err := shards.Kind().NewPlayer("greedy", 1)
		require.NoError(t, err)
		for g := log.Game().(*rules.Game); g.Asked() != 0 || g.Question().Kind != rules.AskShield; {
			require.False(t, g.Over())
			require.NoError(t, log.Do(p.Choose(g, g.Legal(nil))))
		}
		return open(t, atOnce, log, alone(2))
	},
	"clocks": func(t *testing.T) *table { return open(t, atOnce, after(t, "nemesis", 1, 9, 3), alone(1)) },
}

// toldBut are the names of all tips but one.
func toldBut(but string) (all session.Names) {
	for key := range moments {
		if key != but {
			all = all.With("shards-" + key)
		}
	}
	return all
}

// tipped turns the tips on, of which some have been shown.
func (m *table) tipped(told session.Names) {
	m.Stack.Settings.Tips, m.Stack.Settings.Told = true, told
	m.Frames(3)
}

// Each tip has a moment, words in every language and a page that says more.
func TestEachTipIsComplete(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		n := 0
		for key, words := range shards.Words(language) {
			if of, ok := strings.CutPrefix(key, "shards-tip-"); ok {
				assert.Contains(t, moments, of)
				assert.NotEmpty(t, words)
				n++
			}
		}
		assert.Len(t, moments, n, language)
	}
}

// Each tip is shown where it matters, and kept as told; none is shown where nothing matters.
func TestTips(t *testing.T) {
	calm := lay(t, rules.SidePosition{}, rules.SidePosition{})
	calm.tipped("")
	assert.False(t, calm.has("tip-more"))
	assert.Empty(t, calm.Stack.Settings.Told)
	for key, at := range moments {
		t.Run(key, func(t *testing.T) {
			m := at(t)
			m.tipped(toldBut(""))
			assert.False(t, m.has("tip-more"), "it was told")
			m = at(t)
			assert.False(t, m.has("tip-more"), "tips are off")
			m.tipped(toldBut(key))
			require.True(t, m.has("tip-more"))
			assert.True(t, m.Stack.Settings.Told.Has("shards-"+key))
			assert.Contains(t, read(m.Mouse), m.says("shards-tip-"+key))
		})
	}
}

// A tip leads to the rules, is closed by its cross, makes room for the next that matters, and never comes again.
func TestTipIsClosed(t *testing.T) {
	m := lay(t, rules.SidePosition{Crystals: 2}, rules.SidePosition{}, "limiter-drones")
	m.tipped("")
	assert.Contains(t, read(m.Mouse), m.says("shards-tip-focus"))
	m.Click("tip-more", 0)
	m.Frames(2)
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.Contains(t, read(m.Mouse), "you may pay 1 crystal and gain 1 mastery")
	m.Stack.Pop()
	m.Frames(2)
	m.Click("tip-close", 0)
	m.Frames(2)
	assert.False(t, m.has("tip"))
	m.do(rules.Command{Verb: rules.Focus})
	m.Frames(2)
	assert.False(t, m.has("tip-more"), "a crystal is too little for a card")

	m = lay(t, rules.SidePosition{Crystals: 3}, rules.SidePosition{}, "limiter-drones")
	m.tipped("")
	m.do(rules.Command{Verb: rules.Focus})
	m.Frames(2)
	assert.Contains(t, read(m.Mouse), m.says("shards-tip-recruit"), "its moment has passed")
	assert.Equal(t, session.Names("shards-focus shards-recruit"), m.Stack.Settings.Told)
}

// A lesson says what matters by itself.
func TestNoTipsInLessons(t *testing.T) {
	m := &table{scenetest.New(t, atOnce), begin(t, "nemesis", 1, 3)}
	m.Stack.Push(shards.Teach(m.Stack, m.log, lessons.Ways{}))
	m.tipped("")
	assert.False(t, m.has("tip-more"))
	assert.Empty(t, m.Stack.Settings.Told)
}

// In every window, language and size of text, and beside the log, a tip can be read and hides nothing.
func TestTipsFit(t *testing.T) {
	for key, at := range moments {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1024, 768}} {
			for _, language := range []string{"en", "ru"} {
				for _, text := range []int{100, 130} {
					t.Run(fmt.Sprint(key, size, language, text), func(t *testing.T) {
						m := at(t)
						m.Stack.Settings.Language, m.Stack.Settings.Text = language, text
						m.Stack.Speak()
						m.In.W, m.In.H = size[0], size[1]
						m.tipped(toldBut(key))
						for range 2 {
							m.Frames(5)
							m.Fits(t)
							tip := m.MustFind("tip", 0).Rect
							for _, s := range m.Top() {
								if !strings.HasPrefix(s.What, "tip") && s.What != "" {
									assert.True(t, tip.Cross(s.Rect).Empty(), "%s %d", s.What, s.N)
								}
							}
							m.Stack.Settings.FoldLog = false
						}
					})
				}
			}
		}
	}
}

// A tip leaves no garbage.
func TestTipsMakeNoGarbage(t *testing.T) {
	m := moments["focus"](t)
	m.In.Seconds = 1.0 / 60
	m.Frames(60)
	garbage := func() float64 { return testing.AllocsPerRun(50, func() { m.Stack.Update(m.In) }) }
	before := garbage()
	m.tipped("")
	m.Frames(10)
	require.True(t, m.has("tip-more"))
	assert.LessOrEqual(t, garbage(), before)
}
