package entry_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/scene/shards/entry"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// window is the window with the game on the title, which keeps its games.
func window(t *testing.T, settings session.Settings) *scenetest.Mouse {
	m := scenetest.NewBeside(t, settings, entry.Other())
	m.Stack.Games, m.Stack.Settings.Game = t.TempDir(), "shards"
	m.Frame()
	return m
}

// planned opens the plan of a game.
func planned(t *testing.T) *scenetest.Mouse {
	m := window(t, scenetest.AtOnce)
	m.Click("new-game", 0)
	m.Frame()
	require.Equal(t, "new-shards", m.Stack.Top().Name())
	return m
}

// begun begins the planned game, and returns what its save begins with, of which nothing else was left to chance.
func begun(t *testing.T, m *scenetest.Mouse) *replay.Header {
	m.Click("begin", 0)
	m.Frame()
	require.Contains(t, []string{"shards", "shards-curtain"}, m.Stack.Top().Name())
	m.Stack.Home()
	m.Stack.ReadSaves()
	m.Looked()
	h := m.Stack.Saves.LastOf(shards.Kind())
	require.NotNil(t, h)
	return h
}

// The words stand in every language.
func TestWords(t *testing.T) {
	english := entry.Words("en")
	for _, l := range languages.All() {
		words := entry.Words(l.Name)
		require.NotEmpty(t, words)
		langtest.SameWords(t, english, words, l)
	}
}

// A first game needs one click: alone against Nemesis, who is weak. It is kept from the beginning, and goes on later.
func TestFirstGame(t *testing.T) {
	m := window(t, scenetest.AtOnce)
	m.Click("play", 0)
	m.Frame()
	require.Equal(t, "shards", m.Stack.Top().Name())
	m.Stack.Home()
	m.Stack.ReadSaves()
	m.CanGoOn("continue")
	h := m.Stack.Saves.LastOf(shards.Kind())
	assert.Equal(t, game.Setup{Mode: "nemesis", Difficulty: "easier", Seed: 1, Own: &kind.Setup{People: 1}}, h.Setup)
	assert.Empty(t, h.Seats)
	assert.Contains(t, m.Words(), "Alone against Nemesis, easier")
	m.Click("continue", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "shards" })
}

// Whatever is chosen is what the game begins with, and what the next plan begins with.
func TestPlanBecomesAGame(t *testing.T) {
	for name, c := range map[string]struct {
		clicks []string
		want   game.Setup
		seats  []string
	}{
		"first": {nil, game.Setup{Mode: "nemesis", Difficulty: "easier", Own: &kind.Setup{People: 1}}, nil},
		"three": {[]string{"players 2", "difficulty 3", "leader-0 1", "leader-4 3", "who-2 1"},
			game.Setup{Mode: "nemesis", Difficulty: "harder", Own: &kind.Setup{People: 3, Leaders: []string{"ko-syn-wu", "", ""},
				Automaton: "volos"}},
			[]string{"3=expert"}},
		"duel": {[]string{"mode 1"}, game.Setup{Mode: "duel", Own: &kind.Setup{People: 2, Future: true}}, []string{"2=expert"}},
		"base": {[]string{"mode 1", "who-1 0", "future 0"}, game.Setup{Mode: "duel", Own: &kind.Setup{People: 2}}, nil},
		"sold": {[]string{"mode 1", "leader-1 2", "leaders 1", "relics 1"},
			game.Setup{Mode: "duel", Own: &kind.Setup{People: 2, Future: true, Auction: true, Draft: true}}, []string{"2=expert"}},
		"teams": {[]string{"mode 3", "level 3", "relics 2"},
			game.Setup{Mode: "teams", Own: &kind.Setup{People: 4, Future: true, Secret: true}}, []string{"2=expert", "3=expert", "4=quick"}},
		"three-way": {[]string{"mode 2", "three-way 0"}, game.Setup{Mode: "three-way", Own: &kind.Setup{People: 3, Future: true}},
			[]string{"2=expert", "3=expert"}},
		"four": {[]string{"mode 2", "players 1", "leader-3 2"},
			game.Setup{Mode: "duel", Own: &kind.Setup{People: 4, Future: true, Leaders: []string{"", "", "", "tetra"}}},
			[]string{"2=expert", "3=expert", "4=expert"}},
	} {
		t.Run(name, func(t *testing.T) {
			m := planned(t)
			for _, click := range c.clicks {
				what, n := "", 0
				_, err := fmt.Sscan(click, &what, &n)
				require.NoError(t, err)
				m.Click(what, n)
			}
			h := begun(t, m)
			c.want.Seed = 1
			assert.Equal(t, c.want, h.Setup)
			assert.Equal(t, c.seats, h.Seats)
			m.Click("new-game", 0)
			again := begun(t, m)
			assert.Equal(t, h.Setup, again.Setup, "the next plan is like the last game")
			assert.Equal(t, h.Seats, again.Seats)
		})
	}
}

// A leader leads one player: who had that one gets the other.
func TestLeadersAreExchanged(t *testing.T) {
	m := planned(t)
	m.Click("leader-0", 0)
	m.Click("leader-4", 3)
	m.Click("leader-0", 3)
	own := begun(t, m).Own.(*kind.Setup)
	assert.Equal(t, []string{"volos"}, own.Leaders)
	assert.Equal(t, "decima", own.Automaton)
}

// The plan tells what the leader under the mouse brings, or else that of the first seat.
func TestPlanTellsOfLeaders(t *testing.T) {
	m := planned(t)
	words := func() string { return strings.ReplaceAll(m.Words(), "\n", " ") }
	assert.NotContains(t, words(), "Undergrowth")
	m.Point("leader-4", 3)
	m.Frame()
	assert.Contains(t, words(), "Volos · Undergrowth")
	assert.Contains(t, words(), "Entropic Talons")
	assert.Contains(t, words(), "Also in the starting deck: Arach Devotees")
	m.Click("leader-0", 0)
	m.Point("players", 0)
	m.Frame()
	assert.Contains(t, words(), "Decima · Homodeus")
	m.Click("mode", 1)
	m.Frame()
	assert.Contains(t, words(), "Praetorian-01")
	assert.NotContains(t, words(), "starting deck")
	m.Click("future", 0)
	m.Frame()
	assert.NotContains(t, words(), "Praetorian-01")
}

// What the terminal calls modes are variants here.
func TestPlanLikeAGameOfTheTerminal(t *testing.T) {
	for mode, want := range map[string]game.Setup{
		"auction":   {Mode: "duel", Own: &kind.Setup{People: 2, Future: true, Auction: true}},
		"draft":     {Mode: "duel", Own: &kind.Setup{People: 2, Future: true, Draft: true}},
		"secret":    {Mode: "duel", Own: &kind.Setup{People: 2, Future: true, Secret: true}},
		"three-way": {Mode: "three-way", Own: &kind.Setup{People: 3}},
		"duel":      {Mode: "duel", Own: &kind.Setup{People: 2}},
	} {
		m := window(t, scenetest.AtOnce)
		setup, err := shards.Kind().Deal(0, mode, "", 1)
		require.NoError(t, err)
		m.Stack.Settings.Names[0] = "Ann"
		log, err := m.Stack.BeginKind(shards.Kind(), replay.Header{Setup: setup, Undo: replay.UndoNone})
		require.NoError(t, err)
		require.NoError(t, log.Close())
		m.Stack.ReadSaves()
		m.Looked()
		m.Click("new-game", 0)
		m.Frame()
		assert.Contains(t, m.Words(), "Ann")
		assert.Contains(t, m.Words(), m.Stack.T("undo-none-means"))
		h := begun(t, m)
		want.Seed = 1
		assert.Equal(t, want, h.Setup, mode)
		assert.Equal(t, replay.UndoNone, h.Undo)
		assert.Equal(t, "Ann", h.Players[0])
	}
}

// The plan says how hard Nemesis is: how often the computer has beaten her.
func TestPlanTellsTheRates(t *testing.T) {
	m := planned(t)
	words := func() string { return strings.ReplaceAll(m.Words(), "\n", " ") }
	assert.Contains(t, words(), "Good for a first game. The computer beats her in 76 of 100 games.")
	m.Click("difficulty", 2)
	m.Click("players", 1)
	m.Frame()
	assert.Contains(t, words(), "The computer beats her in 21 of 100 games.")
	assert.NotContains(t, words(), m.Stack.T("advice-first"))
	m.Click("more", 0)
	m.Frame()
	assert.Len(t, regexp.MustCompile(`\d+ %`).FindAllString(m.Words(), -1), 12)
	m.Point("rate-harder", 3)
	m.Frame()
	assert.Contains(t, words(), "Won by the computer in 32 of 400 games")
}

// Seed and terms of undo are behind a button; digits are the seed.
func TestMoreTerms(t *testing.T) {
	m := planned(t)
	m.Click("more", 0)
	m.Click("undo-terms", 1)
	m.Press(widget.Backspace)
	m.In.Typed = []rune("12x34")
	m.Frame()
	assert.Equal(t, "1234", m.MustFind("seed", 0).Label)
	m.Click("seed-new", 0)
	assert.Equal(t, "1", m.MustFind("seed", 0).Label)
	m.In.Typed = []rune("7")
	m.Frame()
	m.Click("ok", 0)
	h := begun(t, m)
	assert.Equal(t, uint64(17), h.Seed)
	assert.Equal(t, replay.UndoHidden, h.Undo)
}

// Enter begins, Escape leads back.
func TestKeysOfThePlan(t *testing.T) {
	m := planned(t)
	m.Press(widget.Escape)
	m.Frame()
	require.Equal(t, "title", m.Stack.Top().Name())
	m.Click("new-game", 0)
	m.Frame()
	m.Press(widget.Enter)
	m.Frame()
	assert.Equal(t, "shards", m.Stack.Top().Name())
}

// Everything fits, in both languages, whatever the size of the window and of the text.
func TestWordsOfThePlanFit(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {1280, 1024}, {844, 390}} {
			for _, text := range []int{100, session.MaxText} {
				m := window(t, session.Settings{Speed: scenetest.AtOnce.Speed, Language: language, Text: text})
				m.In.W, m.In.H = size[0], size[1]
				check := func(name string) {
					t.Helper()
					m.Frames(2)
					t.Run(fmt.Sprintf("%s/%v/text %d/%s", language, size, text, name), func(t *testing.T) { m.Fits(t) })
				}
				check("title")
				m.Click("new-game", 0)
				for mode, players := range []int{2, 0, 1, 0} {
					m.Click("mode", mode)
					if players > 0 {
						m.Click("players", players)
					}
					if mode > 0 {
						m.Click("leaders", mode%2)
						m.Click("relics", mode-1)
					}
					check(fmt.Sprint("mode ", mode))
				}
				m.Click("mode", 0)
				m.Click("more", 0)
				check("more")
			}
		}
	}
}

// Gamepads take the seats of persons, of whom there may be four.
func TestGamepadsJoin(t *testing.T) {
	m := planned(t)
	m.Click("mode", 3)
	for seat := 1; seat < 4; seat++ {
		m.Click(fmt.Sprintf("who-%d", seat), 0)
	}
	m.Plug(3)
	m.In.Pads = append(m.In.Pads, widget.Pad{ID: 3, Name: "gamepad"})
	m.Frame()
	assert.Equal(t, m.Stack.T("pad-joins"), m.MustFind("device", 3).Label)
	for pad := range 4 {
		m.Pads(pad, widget.NoKey)
		assert.Equal(t, couch.Device(pad+1), m.Stack.Sits().Holder(pad))
	}
	m.Frame()
	assert.Equal(t, m.Stack.T("pad-n", 4), m.MustFind("device", 3).Label)
	m.Pads(3, widget.NoKey)
	assert.Equal(t, couch.KeyboardMouse, m.Stack.Sits().Holder(3), "no other seat is free: it leaves")
}

// People give themselves names, which the game, its save and the next plan know.
func TestNames(t *testing.T) {
	m := planned(t)
	m.Click("mode", 1)
	m.Click("who-1", 0)
	m.Click("name", 1)
	m.In.Typed = []rune("Ann")
	m.Frame()
	m.In.Typed = nil
	m.Click("player-color", 5)
	m.Click("name-ok", 0)
	m.Frame()
	assert.Contains(t, m.Words(), "Ann")
	assert.Equal(t, "Ann", m.Stack.Settings.Names[1])
	assert.Contains(t, m.WordsIn(theme.Players[5]), "Ann")
	h := begun(t, m)
	assert.Equal(t, []string{"", "Ann"}, h.Players)
	m.Click("new-game", 0)
	m.Frame()
	assert.Equal(t, "Ann", m.MustFind("name", 1).Label)
}

// A rung of the ladder of a leader presets the leader, the difficulty and the number of players.
func TestPlanOfARung(t *testing.T) {
	m := window(t, scenetest.AtOnce)
	for _, rung := range []records.Rung{{Players: 3, Word: "hard"}, {Players: 1, Word: "book"}} {
		m.Stack.Push(entry.Other().Rung(m.Stack, "tetra", rung))
		m.Frame()
		assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), "Tetra · ")
		h := begun(t, m)
		assert.Equal(t, "nemesis", h.Mode)
		assert.Equal(t, rung.Word, h.Difficulty)
		own := h.Own.(*kind.Setup)
		assert.Equal(t, rung.Players, own.People)
		assert.Equal(t, "tetra", own.Leaders[0])
		m.Stack.Home()
	}
}

// It is said who plays together: a computer, a person by number or by name, or the one who sets the game up.
func TestPartners(t *testing.T) {
	for _, c := range []struct {
		language string
		people   int // beside the first
		you      string
		partner  string
		named    string
	}{
		{"en", 0, "with you", "with Player 4", "with Ann"}, {"en", 1, "with Player 1", "with Player 4", "with Ann"},
		{"ru", 0, "ваш напарник", "напарник: Игрок 4", "напарник: Ann"},
		{"ru", 1, "напарник: Игрок 1", "напарник: Игрок 4", "напарник: Ann"},
	} {
		set := scenetest.AtOnce
		set.Language = c.language
		m := window(t, set)
		m.Click("new-game", 0)
		m.Click("mode", 3)
		for seat := 1; seat < 4; seat++ {
			held := 1
			if seat <= c.people {
				held = 0
			}
			m.Click(fmt.Sprintf("who-%d", seat), held)
		}
		m.Frame()
		words := strings.Split(m.Words(), "\n")
		assert.Contains(t, words, c.you)
		assert.Contains(t, words, c.partner)
		m.Fits(t)
		m.Click("name", 0)
		m.In.Typed = []rune("Ann")
		m.Frame()
		m.Press(widget.Enter)
		m.Frames(2)
		assert.Contains(t, strings.Split(m.Words(), "\n"), c.named)
	}
}
