package play_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// advised is atOnce with tips, of which some have been shown.
func advised(told session.Names) session.Settings {
	s := scenetest.AtOnce
	s.Tips, s.Told = true, told
	return s
}

// tipsBut are the keys of all tips of the adventure that is taught except one.
func tipsBut(m *scenetest.Mouse, but string) (all session.Names) {
	for _, tip := range table.AllTips(m.Stack.Adventure) {
		if tip.Key != but {
			all = all.With(tip.Key)
		}
	}
	return all
}

// moments are the changes that make each tip matter on a table on which nothing
// matters.
var moments = map[string]func(p *keyforge.Position){
	"tide-helps":       func(p *keyforge.Position) { p.Monster.Amber, p.Players[0].Amber = 3, 2 },
	"rises":            func(p *keyforge.Position) { p.Monster.Amber = 3 },
	"prey":             func(p *keyforge.Position) { p.Monster.Line = gametest.Cards("crushing-arm") },
	"armor":            func(p *keyforge.Position) { p.Players[0].Keys = 1 },
	"monster-archives": func(p *keyforge.Position) { p.Monster.Archives = gametest.Cards("emergence") },
	"limbs":            func(p *keyforge.Position) { p.Monster.Line = gametest.Cards("slippery-arm") },
	"high-tide":        func(p *keyforge.Position) { p.High = []keyforge.Side{0} },
	"forge":            func(p *keyforge.Position) { p.Step, p.House, p.Players[0].Amber = keyforge.StartStep, card.NoHouse, 6 },
	"house":            func(p *keyforge.Position) { p.Step, p.House = keyforge.HouseStep, card.NoHouse },
	"pick-up": func(p *keyforge.Position) {
		p.Step, p.Players[0].Archives = keyforge.HouseStep, gametest.Cards("anger")
	},
	"chains":   func(p *keyforge.Position) { p.Players[0].Chains = 3 },
	"archives": func(p *keyforge.Position) { p.Players[0].Archives = gametest.Cards("anger") },
	"stun":     func(p *keyforge.Position) { p.Players[0].Line[0].Marks = keyforge.Stunned },
	"ward":     func(p *keyforge.Position) { p.Players[0].Line[0].Marks = keyforge.Warded },
	"enrage":   func(p *keyforge.Position) { p.Players[0].Line[0].Marks = keyforge.Enraged },
	"captured": func(p *keyforge.Position) { p.Players[0].Line[0].Amber = 1 },
	"taunt":    func(p *keyforge.Position) { p.Monster.Line = gametest.Cards("shield-arm") },
	"action":   func(p *keyforge.Position) { p.Players[0].Artifacts = gametest.Cards("gauntlet-of-command") },
	"token": func(p *keyforge.Position) {
		p.Players[0].Token = "warrior"
		p.Players[0].Line = append(p.Players[0].Line, gametest.FaceDown("krump")...)
	},
	"prophecy": func(p *keyforge.Position) {
		p.Players[0].Prophecies = [2][2]string{{"bad-omen", "overreach"}, {"the-early-bird", "the-second-mouse"}}
	},
	"archon-power": func(p *keyforge.Position) { p.Players[0].Reference = gametest.Cards("artificer") },
	"haunted": func(p *keyforge.Position) {
		p.Players[0].Discard, p.Players[0].Line[0] = gametest.Many(10, "anger"), gametest.Cards("awakened-titan")[0]
	},
	"overwhelmed": func(p *keyforge.Position) {
		p.Players[0].Line[0], p.Monster.Line = gametest.Cards("janky-jimmy")[0], gametest.Many(3, "slippery-arm")
	},
	"scrap":     func(p *keyforge.Position) { p.Players[0].Hand = gametest.Cards("rorag-screamer") },
	"treachery": func(p *keyforge.Position) { p.Players[0].Hand = gametest.Cards("curse-of-cowardice") },
	"splash":    func(p *keyforge.Position) { p.Players[0].Line[0] = gametest.Cards("heavyweight-morik")[0] },
	"versatile": func(p *keyforge.Position) { p.Players[0].Line[0] = gametest.Cards("infiltrator")[0] },
	"entrench":  func(p *keyforge.Position) { p.Players[0].Line[0] = gametest.Cards("bypass-burglar")[0] },
	"house-icons": func(p *keyforge.Position) {
		p.Players[0].Hand[0].Icons = card.Icons{card.HouseIcon(card.Logos)}
	},
	"enough": func(p *keyforge.Position) { p.Players[0].Amber = 6 },
}

// asked are the tips that matter at a question, or against another player; other tests ask those.
var asked = map[string]bool{"mulligan": true, "flank": true, "order": true, "foretold": true}

// calm is a table on which nothing matters.
func calm() keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar, Seed: 2,
		Players: []keyforge.SidePosition{{Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}, Line: gametest.Cards("headhunter", "troll"),
			Hand: gametest.Cards("punch"), Deck: gametest.Cards("anger", "anger", "anger", "anger", "anger", "anger")}},
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Deck: gametest.Cards("emergence", "emergence", "emergence")},
	}
}

// Each tip is shown on a table on which it matters, and no tip on one on which
// nothing does; it leads to a page of the rules, exists in every language, and is
// shown only once.
func TestTips(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	pages := map[string]bool{}
	for _, p := range m.Stack.Adventures.Reference(m.Stack.Language) {
		pages[p.Key] = true
	}
	for _, tip := range table.AllTips(m.Stack.Adventure) {
		t.Run(tip.Key, func(t *testing.T) {
			assert.True(t, pages[tip.Article], "no page %q", tip.Article)
			for _, l := range languages.All() {
				_, from := l.WithWords(m.Stack.Adventure.Words).Template("tip-" + tip.Key)
				require.NotNil(t, from, l.Name)
				assert.Equal(t, l.Name, from.Name, "%s says it", l.Name)
			}
			if asked[tip.Key] {
				return
			}
			change := moments[tip.Key]
			require.NotNil(t, change, "no table for it")
			told := advised(tipsBut(m, tip.Key))
			for _, matters := range []bool{false, true} {
				m := scenetest.New(t, told)
				p := calm()
				if matters {
					change(&p)
				}
				require.NoError(t, play.Start(m.Stack, p))
				m.Frames(12) // the forecast is ready
				_, shown := m.Find("tip-more", 0)
				assert.Equal(t, matters, shown)
				assert.Equal(t, matters, m.Stack.Settings.Told.Has(tip.Key), "it is kept that it was told")
				if shown {
					apart(m)
				}
			}
		})
	}
}

// apart asserts that the tip covers nothing that has a place on the table.
func apart(m *scenetest.Mouse) {
	m.T.Helper()
	places := &m.Table().Places
	tip := m.MustFind("tip", 0).Rect
	assert.False(m.T, tip.Overlaps(places.Prompt), "the prompt")
	for _, s := range m.Stack.Spots() {
		if boss := s.What == "card" && s.N == int(m.Table().Board.Boss); !strings.HasPrefix(s.What, "tip") && !boss {
			assert.False(m.T, tip.Overlaps(s.Rect), "%s %d", s.What, s.N)
		}
	}
}

// The tips about questions are shown when these are asked, such as where a creature goes.
func TestTipsOfQuestions(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings = advised(tipsBut(m, "flank"))
	p := calm()
	p.Players[0].Hand = gametest.Cards("bumpsy")
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(12)
	_, shown := m.Find("tip-more", 0)
	assert.False(t, shown)
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.Slot("Bumpsy")})
	m.Settle()
	m.Frames(2)
	_, shown = m.Find("tip-more", 0)
	assert.True(t, shown)
	m.Do(m.Table().Legal()[0])
	m.Settle()
	m.Frames(2)
	_, shown = m.Find("tip-more", 0)
	assert.False(t, shown, "the question is answered")

	m = scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings = advised(tipsBut(m, "mulligan"))
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
	m.Settle()
	m.Frames(2)
	_, shown = m.Find("tip-more", 0)
	assert.True(t, shown)

	m = scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings = advised(tipsBut(m, "order"))
	require.NoError(t, play.Position(m.Stack, "orders"))
	m.Frames(2)
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.Slot("Poison Wave")})
	m.Settle()
	m.Frames(2)
	_, shown = m.Find("tip-more", 0)
	assert.True(t, shown)
}

// A tip leads on to the rules, can be closed, and never comes again; with tips off
// none is shown.
func TestTipIsClosed(t *testing.T) {
	m := scenetest.New(t, advised(""))
	p := calm()
	p.Players[0].Chains = 3
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(12)
	assert.Contains(t, m.Words(), m.Stack.T("tip-chains"))
	before := m.Table().Places
	m.Click("tip-more", 0)
	m.Frames(2)
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("rules-chains-text")[:20])
	m.Press(widget.Escape)
	m.Frames(2)
	m.Click("tip-close", 0)
	m.Frames(2)
	_, shown := m.Find("tip-more", 0)
	assert.False(t, shown)
	assert.Equal(t, before, m.Table().Places, "its place is kept for the next")

	again := scenetest.New(t, m.Stack.Settings)
	require.NoError(t, play.Start(again.Stack, p))
	again.Frames(12)
	_, shown = again.Find("tip-more", 0)
	assert.False(t, shown, "never twice")

	off := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(off.Stack, p))
	off.Frames(12)
	_, shown = off.Find("tip-more", 0)
	assert.False(t, shown)
	assert.True(t, off.Table().Places.Tip.Empty())
	assert.Empty(t, off.Stack.Settings.Told)
}

// Switched on again in the settings, tips start over.
func TestTipsBeginAnew(t *testing.T) {
	m := scenetest.New(t, advised("chains"))
	m.Click("settings", 0)
	m.Click("set-tips", 0)
	assert.False(t, m.Stack.Settings.Tips)
	assert.True(t, m.Stack.Settings.Told.Has("chains"))
	m.Click("set-tips", 0)
	assert.True(t, m.Stack.Settings.Tips)
	assert.Empty(t, m.Stack.Settings.Told)
}

// At every size of window and text a tip is complete, in both languages.
func TestTipsFit(t *testing.T) {
	for _, language := range languages.All() {
		for _, text := range []int{80, 100, 150} {
			t.Run(fmt.Sprint(language.Name, text), func(t *testing.T) {
				m := scenetest.New(t, scenetest.AtOnce)
				all := table.AllTips(m.Stack.Adventure)
				for _, tip := range all {
					m := scenetest.New(t, scenetest.AtOnce)
					m.Stack.Settings = advised(tipsBut(m, tip.Key))
					m.Stack.Settings.Text, m.Stack.Settings.Language, m.Stack.Settings.FoldLog = text, language.Name, true
					m.Stack.Speak()
					if change := moments[tip.Key]; change != nil {
						p := calm()
						change(&p)
						require.NoError(t, play.Start(m.Stack, p))
						m.Frames(12)
						_, shown := m.Find("tip-more", 0)
						require.True(t, shown, tip.Key)
						m.Fits(t)
						apart(m)
					}
				}
			})
		}
	}
}

// At every size, in both languages, a tip covers nothing that has a place on the table.
func TestTipsHideNothing(t *testing.T) {
	all := table.AllTips(scenetest.New(t, scenetest.AtOnce).Stack.Adventure)
	for _, language := range languages.All() {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {844, 390}} {
			t.Run(fmt.Sprint(language.Name, size), func(t *testing.T) {
				for _, tip := range all {
					change := moments[tip.Key]
					if change == nil {
						continue
					}
					m := scenetest.New(t, scenetest.AtOnce)
					m.Stack.Settings = advised(tipsBut(m, tip.Key))
					m.Stack.Settings.Language = language.Name
					m.Stack.Speak()
					m.In.W, m.In.H = size[0], size[1]
					p := calm()
					change(&p)
					require.NoError(t, play.Start(m.Stack, p))
					m.Frames(12)
					_, shown := m.Find("tip-more", 0)
					require.True(t, shown, tip.Key)
					m.WordsFit(t)
					apart(m)
				}
			})
		}
	}
}

// A tip allocates nothing from frame to frame.
func TestTipsMakeNoGarbage(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m = scenetest.New(t, advised(tipsBut(m, "chains")))
	p := calm()
	p.Players[0].Chains = 3
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(90)
	_, shown := m.Find("tip-more", 0)
	require.True(t, shown)
	assert.Zero(t, testing.AllocsPerRun(20, func() { m.Stack.Update(m.In) }))
}
