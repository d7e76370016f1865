package scene_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// advised is atOnce with tips, of which some have been shown.
func advised(told session.Names) session.Settings {
	s := atOnce
	s.Tips, s.Told = true, told
	return s
}

// tipsBut are the keys of all tips of the adventure that is taught except one.
func tipsBut(m *mouse, but string) (all session.Names) {
	for _, tip := range table.AllTips(m.s.Adventure) {
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
	"prey":             func(p *keyforge.Position) { p.Monster.Line = line("crushing-arm") },
	"armor":            func(p *keyforge.Position) { p.Players[0].Keys = 1 },
	"monster-archives": func(p *keyforge.Position) { p.Monster.Archives = line("emergence") },
	"limbs":            func(p *keyforge.Position) { p.Monster.Line = line("slippery-arm") },
	"high-tide":        func(p *keyforge.Position) { p.High = []keyforge.Side{0} },
	"forge":            func(p *keyforge.Position) { p.Step, p.House, p.Players[0].Amber = keyforge.StartStep, card.NoHouse, 6 },
	"house":            func(p *keyforge.Position) { p.Step, p.House = keyforge.HouseStep, card.NoHouse },
	"pick-up": func(p *keyforge.Position) {
		p.Step, p.Players[0].Archives = keyforge.HouseStep, line("anger")
	},
	"chains":   func(p *keyforge.Position) { p.Players[0].Chains = 3 },
	"archives": func(p *keyforge.Position) { p.Players[0].Archives = line("anger") },
	"stun":     func(p *keyforge.Position) { p.Players[0].Line[0].Marks = keyforge.Stunned },
	"ward":     func(p *keyforge.Position) { p.Players[0].Line[0].Marks = keyforge.Warded },
	"enrage":   func(p *keyforge.Position) { p.Players[0].Line[0].Marks = keyforge.Enraged },
	"captured": func(p *keyforge.Position) { p.Players[0].Line[0].Amber = 1 },
	"taunt":    func(p *keyforge.Position) { p.Monster.Line = line("shield-arm") },
	"action":   func(p *keyforge.Position) { p.Players[0].Artifacts = line("gauntlet-of-command") },
	"enough":   func(p *keyforge.Position) { p.Players[0].Amber = 6 },
}

// asked are the tips that matter at a question; another test asks those.
var asked = map[string]bool{"mulligan": true, "flank": true, "order": true}

func line(ids ...string) (all []keyforge.CardPosition) {
	for _, id := range ids {
		all = append(all, keyforge.CardPosition{ID: id})
	}
	return all
}

// calm is a table on which nothing matters.
func calm() keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar, Seed: 2,
		Players: []keyforge.SidePosition{{Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}, Line: line("headhunter", "troll"),
			Hand: line("punch"), Deck: line("anger", "anger", "anger", "anger", "anger", "anger")}},
		Monster: keyforge.SidePosition{Artifacts: line("the-keyraken"), Deck: line("emergence", "emergence", "emergence")},
	}
}

// Each tip is shown on a table on which it matters, and no tip on one on which
// nothing does; it leads to a page of the rules, exists in every language, and is
// shown only once.
func TestTips(t *testing.T) {
	m := newMouse(t, atOnce)
	pages := map[string]bool{}
	for _, p := range m.s.Adventures.Reference(m.s.Language) {
		pages[p.Key] = true
	}
	for _, tip := range table.AllTips(m.s.Adventure) {
		t.Run(tip.Key, func(t *testing.T) {
			assert.True(t, pages[tip.Article], "no page %q", tip.Article)
			for _, l := range languages.All() {
				_, from := l.Lay(m.s.Adventure.Words).Template("tip-" + tip.Key)
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
				m := newMouse(t, told)
				p := calm()
				if matters {
					change(&p)
				}
				require.NoError(t, play.Start(m.s, p))
				m.frames(12) // the forecast is ready
				_, shown := m.find("tip-more", 0)
				assert.Equal(t, matters, shown)
				assert.Equal(t, matters, m.s.Settings.Told.Has(tip.Key), "it is kept that it was told")
				if shown {
					m.apart()
				}
			}
		})
	}
}

// apart asserts that the tip covers nothing that has a place on the table.
func (m *mouse) apart() {
	m.t.Helper()
	places := &m.table().Places
	tip := places.Tip
	require.False(m.t, tip.Empty())
	assert.False(m.t, tip.Overlaps(places.Prompt), "the prompt")
	for _, s := range m.s.Spots() {
		if s.What != "tip-more" && s.What != "tip-close" {
			assert.False(m.t, tip.Overlaps(s.Rect), "%s %d", s.What, s.N)
		}
	}
}

// The tips about questions are shown when these are asked, such as where a creature goes.
func TestTipsOfQuestions(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Settings = advised(tipsBut(m, "flank"))
	p := calm()
	p.Players[0].Hand = line("bumpsy")
	require.NoError(t, play.Start(m.s, p))
	m.frames(12)
	_, shown := m.find("tip-more", 0)
	assert.False(t, shown)
	m.do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.slot("Bumpsy")})
	m.settle()
	m.frames(2)
	_, shown = m.find("tip-more", 0)
	assert.True(t, shown)
	m.do(m.table().Legal()[0])
	m.settle()
	m.frames(2)
	_, shown = m.find("tip-more", 0)
	assert.False(t, shown, "the question is answered")

	m = newMouse(t, atOnce)
	m.s.Settings = advised(tipsBut(m, "mulligan"))
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.frame()
	m.settle()
	m.frames(2)
	_, shown = m.find("tip-more", 0)
	assert.True(t, shown)

	m = newMouse(t, atOnce)
	m.s.Settings = advised(tipsBut(m, "order"))
	require.NoError(t, play.Position(m.s, "orders"))
	m.frames(2)
	m.do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.slot("Poison Wave")})
	m.settle()
	m.frames(2)
	_, shown = m.find("tip-more", 0)
	assert.True(t, shown)
}

// A tip leads on to the rules, can be closed, and never comes again; with tips off
// none is shown.
func TestTipIsClosed(t *testing.T) {
	m := newMouse(t, advised(""))
	p := calm()
	p.Players[0].Chains = 3
	require.NoError(t, play.Start(m.s, p))
	m.frames(12)
	assert.Contains(t, m.words(), m.s.T("tip-chains"))
	m.click("tip-more", 0)
	m.frames(2)
	require.Equal(t, "rules", m.s.Top().Name())
	assert.Contains(t, m.words(), m.s.T("rules-chains-text")[:20])
	m.press(widget.Escape)
	m.frames(2)
	m.click("tip-close", 0)
	m.frames(2)
	_, shown := m.find("tip-more", 0)
	assert.False(t, shown)
	assert.True(t, m.table().Places.Tip.Empty(), "nor is room left for it")

	again := newMouse(t, m.s.Settings)
	require.NoError(t, play.Start(again.s, p))
	again.frames(12)
	_, shown = again.find("tip-more", 0)
	assert.False(t, shown, "never twice")

	off := newMouse(t, atOnce)
	require.NoError(t, play.Start(off.s, p))
	off.frames(12)
	_, shown = off.find("tip-more", 0)
	assert.False(t, shown)
	assert.Empty(t, off.s.Settings.Told)
}

// Switched on again in the settings, tips start over.
func TestTipsBeginAnew(t *testing.T) {
	m := newMouse(t, advised("chains"))
	m.click("settings", 0)
	m.click("set-tips", 0)
	assert.False(t, m.s.Settings.Tips)
	assert.True(t, m.s.Settings.Told.Has("chains"))
	m.click("set-tips", 0)
	assert.True(t, m.s.Settings.Tips)
	assert.Empty(t, m.s.Settings.Told)
}

// At every size of window and text a tip is complete, in both languages.
func TestTipsFit(t *testing.T) {
	for _, language := range languages.All() {
		for _, text := range []int{80, 100, 150} {
			t.Run(fmt.Sprint(language.Name, text), func(t *testing.T) {
				m := newMouse(t, atOnce)
				all := table.AllTips(m.s.Adventure)
				for _, tip := range all {
					m := newMouse(t, atOnce)
					m.s.Settings = advised(tipsBut(m, tip.Key))
					m.s.Settings.Text, m.s.Settings.Language, m.s.Settings.FoldLog = text, language.Name, true
					m.s.Speak()
					if change := moments[tip.Key]; change != nil {
						p := calm()
						change(&p)
						require.NoError(t, play.Start(m.s, p))
						m.frames(12)
						_, shown := m.find("tip-more", 0)
						require.True(t, shown, tip.Key)
						m.fits(t)
						m.apart()
					}
				}
			})
		}
	}
}
