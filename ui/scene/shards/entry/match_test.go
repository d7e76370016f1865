package entry_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// matched begins a match of so many persons from its plan.
func matched(t *testing.T, settings session.Settings, people, length int) *scenetest.Mouse {
	settings.Tips, settings.Confirm = false, false
	m := window(t, settings)
	t.Cleanup(func() { _ = m.Stack.Close() })
	m.Click("new-game", 0)
	m.Frame()
	if people == 2 {
		m.Click("mode", 1)
	} else {
		m.Click("mode", 2)
		m.Click("players", people-3)
	}
	for seat := 1; seat < people; seat++ {
		m.Click(fmt.Sprintf("who-%d", seat), 0)
	}
	m.Click("length", length)
	m.Click("begin", 0)
	m.Frames(2)
	return m
}

// playing is the save of the game on the table.
func playing(m *scenetest.Mouse) scene.Log {
	m.T.Helper()
	if m.Stack.Top().Name() == "shards-curtain" {
		m.Click("seen", 0)
		m.Frame()
	}
	p, ok := m.Stack.Top().(scene.Playing)
	require.True(m.T, ok, m.Stack.Top().Name())
	return p.Log()
}

// header is that of the game on the table.
func header(m *scenetest.Mouse) *replay.Header {
	return &playing(m).(*replay.Log[game.Game]).Header
}

// won lets everybody give up until the seat has won the game, and goes on with the match.
func won(m *scenetest.Mouse, seat game.Seat) {
	m.T.Helper()
	g := playing(m).(*replay.Log[game.Game]).Game()
	for range 600 {
		switch m.Stack.Top().Name() {
		case "shards-end":
			m.Frames(5)
			m.Click("match-on", 0)
			m.Frames(3)
			require.Equal(m.T, "match", m.Stack.Top().Name(), m.Words())
			return
		case "shards-curtain":
			m.Click("seen", 0)
			m.Frame()
		case "shards":
			if _, passing := m.Find("draw-curtain", 0); passing {
				m.Click("draw-curtain", 0)
			} else if !g.Over() && g.Asked() == seat {
				m.Press(widget.EndTurn)
			} else if !g.Over() {
				m.Click("menu-button", 0)
				m.Frame()
				m.Click("concede", 0)
				m.Frame()
				m.Click("confirm", 0)
			}
		}
		m.Frame()
	}
	require.Fail(m.T, "the game does not end", m.Words())
}

// Two people play the best of three in the window: the loser goes first in the next game, they leave and come back between two games
// and in the middle of one, and another match is like the last one.
func TestMatchInTheWindow(t *testing.T) {
	m := matched(t, scenetest.AtOnce, 2, 1)
	h := header(m)
	assert.Equal(t, 1, h.Round)
	assert.Equal(t, &kind.Setup{People: 2, Future: true}, h.Own, "chance decides who goes first")
	won(m, 1)
	assert.Contains(t, m.Words(), "Match: best of three")
	assert.Contains(t, m.Words(), "first turn")
	m.Stack.Home() // between two games
	m.Frames(2)
	m.CanGoOn("continue")
	assert.Contains(t, m.Words(), "0–1")
	m.Click("continue", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "match" })
	m.Frame()
	assert.Equal(t, "Play game 2", m.MustFind("match-next", 0).Label)
	m.Click("match-next", 0)
	m.Frames(2)
	assert.Equal(t, &kind.Setup{People: 2, Future: true, First: 1}, header(m).Own, "the loser goes first")
	m.Stack.Home() // in the middle of a game
	m.Frames(2)
	m.CanGoOn("continue")
	m.Click("continue", 0)
	m.Until(func() bool { return m.Stack.Top().Name() != "title" })
	assert.Equal(t, 2, header(m).Round)
	m.Stack.Match = nil // as if the program had been started anew
	won(m, 0)
	m.Click("match-next", 0)
	m.Frames(2)
	assert.Equal(t, &kind.Setup{People: 2, Future: true, First: 2}, header(m).Own)
	won(m, 0)
	assert.Contains(t, m.Words(), "Player 1: match won")
	assert.Contains(t, m.Words(), "Game 3")
	m.Until(func() bool {
		_, shown := m.Find("match-entrant", 5)
		return shown
	})
	results, _ := m.Stack.Chronicle(shards.Kind()).Results()
	require.Len(t, results, 3)
	for i := range results {
		assert.Equal(t, i+1, results[i].Round)
		_, shown := m.Find("match-entrant", 2*i)
		assert.True(t, shown, "the leader of game %d", i+1)
	}
	m.Click("match-again", 0)
	m.Frames(2)
	assert.Equal(t, 1, header(m).Round)
	assert.NotEqual(t, results[0].Match, header(m).Match)
	m.Stack.Home()
	m.Stack.ReadSaves()
	m.Looked()
	m.Click("new-game", 0)
	m.Frame()
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), "Two wins decide the match.", "the next plan is like the last")
}

// Three play for themselves until one has won three games; the one after the winner begins.
func TestMatchOfThree(t *testing.T) {
	m := matched(t, scenetest.AtOnce, 3, 2)
	won(m, 1)
	assert.Contains(t, m.Words(), "Match: first to three wins")
	m.Click("match-next", 0)
	m.Frames(2)
	assert.Equal(t, 3, header(m).Own.(*kind.Setup).First)
	won(m, 2)
	m.Click("match-next", 0)
	m.Frames(2)
	assert.Equal(t, 1, header(m).Own.(*kind.Setup).First)
}

// A game that is begun again from the menu is one of its own, and the match waits.
func TestRestartLeavesTheMatch(t *testing.T) {
	m := matched(t, scenetest.AtOnce, 2, 1)
	playing(m)
	m.Click("menu-button", 0)
	m.Frame()
	m.Click("restart", 0)
	m.Frames(2)
	assert.Zero(t, header(m).Round)
	assert.Empty(t, header(m).Match)
	paths, err := match.List(m.Stack.Games + "/shards")
	require.NoError(t, err)
	assert.Len(t, paths, 1)
}

// The standings fit, with any number of players and games, in windows and texts of all sizes.
func TestStandingsFit(t *testing.T) {
	for _, c := range []struct{ people, length int }{{2, 1}, {3, 2}, {4, 2}} {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1024, 768}} {
			for _, language := range []string{"en", "ru"} {
				for _, text := range []int{100, session.MaxText} {
					t.Run(fmt.Sprint(c.people, size, language, text), func(t *testing.T) {
						settings := scenetest.AtOnce
						settings.Language = language
						m := matched(t, settings, c.people, c.length)
						won(m, 0)
						m.Stack.Settings.Text = text
						m.In.W, m.In.H = size[0], size[1]
						m.Until(func() bool {
							_, shown := m.Find("match-entrant", 0)
							return shown
						})
						m.Fits(t)
					})
				}
			}
		}
	}
}

// The page of keys calls what keys do by the words of the game on the title.
func TestKeysAreCalledByTheGame(t *testing.T) {
	m := window(t, scenetest.AtOnce)
	m.Click("settings", 0)
	m.Frame()
	m.Click("section", 4)
	m.Frame()
	assert.Contains(t, m.Words(), "Attack a champion")
	assert.NotContains(t, m.Words(), m.Stack.T("ctl-reap"))
	m.Stack.Settings.Game = ""
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("ctl-reap"))
	assert.NotContains(t, m.Words(), "Attack a champion")
}
