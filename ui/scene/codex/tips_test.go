package codex_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/scene/lessons"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// moments lead to the table on which each tip matters.
var moments = map[string]func(t *testing.T) *table{
	"attack": func(t *testing.T) *table { return laid(t, atOnce, poor, []string{"tiger-cub"}, nil) },
	"tired":  func(t *testing.T) *table { return laid(t, atOnce, poor, []string{"tiger-cub*"}, nil) },
	"hero":   func(t *testing.T) *table { return laid(t, atOnce, gold(2), nil, nil) },
	"level":  func(t *testing.T) *table { return laid(t, atOnce, gold(1), []string{"jaina-stormborne!"}, nil) },
	"spell": func(t *testing.T) *table {
		return laid(t, atOnce, func(p *rules.Position) { gold(3)(p); p.Sides[0].Hand = []string{"scorch"} },
			[]string{"jaina-stormborne!"}, nil)
	},
	"building": func(t *testing.T) *table {
		return laid(t, atOnce, func(p *rules.Position) { gold(1)(p); p.Sides[0].Tech = 0 }, nil, nil)
	},
	"worker": func(t *testing.T) *table {
		return laid(t, atOnce, func(p *rules.Position) { gold(1)(p); p.Sides[0].Hand = []string{"scorch"} }, nil, nil)
	},
	"addon": func(t *testing.T) *table { return laid(t, atOnce, gold(5), nil, nil) },
	"patrol": func(t *testing.T) *table {
		m := laid(t, atOnce, poor, []string{"tiger-cub"}, nil)
		m.settle()
		m.do(rules.Command{Verb: rules.EndMain})
		return m
	},
	"tech": func(t *testing.T) *table {
		m := laid(t, atOnce, func(p *rules.Position) { poor(p); p.Sides[0].Codex = nil }, nil, nil)
		m.settle()
		m.do(rules.Command{Verb: rules.EndMain})
		return m
	},
}

// gold lets the first player have as much, and nothing to do with it but what else there is.
func gold(n int) func(*rules.Position) {
	return func(p *rules.Position) { p.Sides[0].Gold, p.Sides[0].Hand = n, nil }
}

func poor(p *rules.Position) { gold(0)(p) }

// toldBut are the names of all tips but one.
func toldBut(but string) (all session.Names) {
	for key := range moments {
		if key != but {
			all = all.With("codex-" + key)
		}
	}
	return all
}

// tipped turns the tips on, of which some have been shown.
func (m *table) tipped(told session.Names) {
	m.settle()
	m.Stack.Settings.Tips, m.Stack.Settings.Told = true, told
	m.Frames(3)
}

// Each tip has a moment and words in every language.
func TestEachTipIsComplete(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		n := 0
		for key, words := range codex.Words(language) {
			if of, ok := strings.CutPrefix(key, "codex-tip-"); ok {
				assert.Contains(t, moments, of)
				assert.NotEmpty(t, words)
				n++
			}
		}
		assert.Len(t, moments, n, language)
	}
}

// Each tip is shown where it matters, and kept as told; none is shown where nothing matters, where tips are off, or twice.
func TestTips(t *testing.T) {
	calm := laid(t, atOnce, poor, nil, nil)
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
			assert.True(t, m.Stack.Settings.Told.Has("codex-"+key))
			assert.Contains(t, m.read(), codex.Words("en")["codex-tip-"+key])
			m.Click("tip-more", 0)
			m.Frames(2)
			require.Equal(t, "rules", m.Stack.Top().Name())
			m.Stack.Pop()
			m.Frames(2)
			m.Click("tip-close", 0)
			m.Frames(2)
			assert.False(t, m.has("tip-more"))
		})
	}
}

// A lesson says what matters by itself.
func TestNoTipsInLessons(t *testing.T) {
	m := &table{scenetest.New(t, atOnce), begin(t, "one-hero", 3)}
	bot, err := codex.Kind().NewPlayer("greedy", 1)
	require.NoError(t, err)
	m.Stack.Push(codex.Teach(m.Stack, m.log, []game.Player{bot}, lessons.Ways{}))
	m.tipped("")
	assert.False(t, m.has("tip-more"))
	assert.Empty(t, m.Stack.Settings.Told)
}

// In every window, language and size of text, and beside the log, a tip can be read and hides nothing.
func TestTipsFit(t *testing.T) {
	for _, key := range []string{"attack", "patrol", "tech"} {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}} {
			for _, language := range []string{"en", "ru"} {
				for _, text := range []int{100, session.MaxText} {
					t.Run(fmt.Sprint(key, size, language, text), func(t *testing.T) {
						m := moments[key](t)
						m.Stack.Settings.Language, m.Stack.Settings.Text = language, text
						m.Stack.Speak()
						m.In.W, m.In.H = size[0], size[1]
						m.tipped(toldBut(key))
						m.Frames(3)
						m.Fits(t)
						tip := m.MustFind("tip", 0).Rect
						for _, s := range m.Top() {
							if !strings.HasPrefix(s.What, "tip") && s.What != "" {
								assert.True(t, tip.Cross(s.Rect).Empty(), "%s %d", s.What, s.N)
							}
						}
					})
				}
			}
		}
	}
}
