package settings_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Pressing a key assigns it to an action; the action that had the key gets the other one,
// and a message says so. The keys are kept, shown on the buttons on request, and reset.
func TestKeysAreGiven(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	file := filepath.Join(t.TempDir(), "settings.json")
	m.Stack.Save = func(s session.Settings) { require.NoError(t, s.Write(file)) }
	at := func(k widget.Key) int {
		for i := range keys.Actions {
			if keys.Actions[i].Key == k {
				return i
			}
		}
		return -1
	}
	m.Click("settings", 0)
	m.Click("section", 4)
	m.Click("set-show-keys", 0)
	scrollTo := func(what string, n int) {
		for range 60 {
			if s, ok := m.Find(what, n); ok && s.Rect.H > 20 {
				return
			}
			m.In.Mouse = m.MustFind("lines", -1).Rect.Center()
			m.In.Wheel = -1
			m.Frame()
		}
	}
	give := func(what string, k widget.Key, struck, pushed keys.Code) {
		scrollTo(what, at(k))
		m.Frames(30) // until it has stopped
		m.Click(what, at(k))
		m.Frame()
		m.In.KeyDown, m.In.ButtonDown, m.In.Pressed[widget.Help] = struck, pushed, true
		m.Frame()
		m.In.KeyDown, m.In.ButtonDown = 0, 0
		m.Frame()
		require.Equal(t, "settings", m.Stack.Top().Name(), "the key did nothing else")
	}
	key := func(name string) keys.Code { return keys.Named(keys.Keyboard, name) }
	give("set-key", widget.Reap, key("F"), 0)
	assert.Equal(t, key("F"), m.Stack.Settings.Keys.Of(keys.Keyboard, widget.Reap))
	assert.Equal(t, key("R"), m.Stack.Settings.Keys.Of(keys.Keyboard, widget.Fight))
	assert.Contains(t, m.Words(), "F was taken from “Fight”, which now has R.")
	give("set-button", widget.Reap, 0, keys.Named(keys.Gamepad, "RS"))
	assert.Equal(t, keys.Named(keys.Gamepad, "RS"), m.Stack.Settings.Keys.Of(keys.Gamepad, widget.Reap))
	assert.Contains(t, m.Words(), m.Stack.T("ctl-clash-none", "RS", m.Stack.T("ctl-end-turn")))
	give("set-key", widget.EndTurn, key("Escape"), 0)
	assert.Equal(t, key("E"), m.Stack.Settings.Keys.Of(keys.Keyboard, widget.EndTurn), "Escape goes back")
	kept, err := session.ReadSettings(file)
	require.NoError(t, err)
	assert.Equal(t, m.Stack.Settings, kept)

	m.Stack.Home()
	m.Lay("table")
	caps := func() (all []string) {
		for _, op := range m.Stack.Picture().Ops {
			if len([]rune(op.Text)) <= 2 && op.Text != "" {
				all = append(all, op.Text)
			}
		}
		return all
	}
	assert.Contains(t, caps(), "E")
	m.In.Pad = true
	m.Frame()
	assert.NotContains(t, caps(), "E")
	m.In.Pad = false
	m.Press(widget.Escape)
	m.Frame()
	m.Click("settings", 0)
	m.Frame()
	m.Click("section", 4)
	scrollTo("set-keys-reset", 0)
	m.Click("set-keys-reset", 0)
	assert.Equal(t, keys.Default, m.Stack.Settings.Keys)
}

// Every setting can be changed with the mouse and is kept at once.
func TestSettingsScreen(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	var kept session.Settings
	m.Stack.Save = func(s session.Settings) { kept = s }
	m.Click("settings", 0)
	m.Click("set-speed", 3)
	m.Click("set-confirm", 0)
	m.Click("section", 1)
	m.Click("set-text", 1)
	m.Click("set-text", 1)
	m.Click("set-palette", 2)
	m.Click("set-quality", 3)
	m.Click("set-calm", 0)
	m.Click("set-plain", 0)
	m.Click("section", 2)
	m.Click("set-effects", -1)
	r := m.MustFind("set-ambience", 0).Rect
	m.In.Mouse = r.Center()
	m.In.Mouse.X = r.X + 1
	m.Frame()
	m.In.Down = true
	m.Frames(2)
	m.In.Mouse.X = r.Right() + 300
	m.Frames(2)
	m.In.Down = false
	m.Frame()
	m.Click("set-volume", 0)
	want := session.DefaultSettings
	want.Speed, want.Confirm, want.Text, want.ReducedMotion, want.Plain = 3, false, 120, true, true
	want.Palette, want.Quality, want.Effects, want.Ambience, want.Volume = 2, 3, 95, 100, 50
	assert.Equal(t, want, kept)
	m.Click("set-no-music", 0)
	m.Click("set-music", -1)
	assert.True(t, kept.NoMusic)
	assert.Equal(t, want.Music, kept.Music, "what is not played cannot be moved")
	m.Click("set-mute", 0)
	m.Click("set-volume", -1)
	assert.True(t, kept.Mute)
	assert.Equal(t, 50, kept.Volume, "what is mute cannot be moved")
}

// Tips that are turned on again are all shown again.
func TestTipsAreShownAgain(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	m.Stack.Settings.Told = "reap"
	m.Click("settings", 0)
	m.Click("set-tips", 0)
	assert.False(t, m.Stack.Settings.Tips)
	assert.True(t, m.Stack.Settings.Told.Has("reap"))
	m.Click("set-tips", 0)
	assert.True(t, m.Stack.Settings.Tips)
	assert.Empty(t, m.Stack.Settings.Told)
}

// The key that opens the settings closes them, and so does that for going back.
func TestKeysCloseTheSettings(t *testing.T) {
	for _, key := range []widget.Key{widget.Escape, widget.Menu} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Click("settings", 0)
		require.Equal(t, "settings", m.Stack.Top().Name())
		m.Press(key)
		assert.Equal(t, "title", m.Stack.Top().Name())
	}
}

// The language of the settings is that of the window.
func TestLanguageIsChosen(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("settings", 0)
	m.Click("section", 3)
	for i, l := range languages.All() {
		m.Click("set-language", i)
		m.Frame()
		assert.Equal(t, l.Name, m.Stack.Settings.Language)
		assert.Contains(t, m.Words(), l.Words["settings"])
		assert.Contains(t, m.WordsIn(theme.Lit.Mix(theme.Ink, 0.2)), l.Title)
	}
}

// Only a language with names of its own for the cards offers the English ones.
func TestEnglishTitlesAreChosen(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("settings", 0)
	m.Click("section", 3)
	m.Frame()
	_, offered := m.Find("set-titles", 0)
	assert.False(t, offered)
	m.Click("set-language", 1)
	m.Frames(2)
	assert.Equal(t, "Пыльный бес", m.Stack.CardTitle("dust-imp"))
	m.Click("set-titles", 0)
	m.Frame()
	assert.True(t, m.Stack.Settings.EnglishTitles)
	assert.Equal(t, "Dust Imp", m.Stack.CardTitle("dust-imp"))
	assert.Contains(t, m.Words(), m.Stack.T("english-titles"))
}

// A report of the present state is written beside the games, and it is told where, or why not.
func TestReportIsWritten(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	told := func() string {
		m.Click("set-report", 0)
		m.Frame()
		require.Equal(t, "message", m.Stack.Top().Name())
		words := strings.ReplaceAll(m.Words(), "\n", "")
		m.Press(widget.Enter)
		return words
	}
	m.Stack.Reports = filepath.Join(t.TempDir(), "reports")
	m.Click("settings", 0)
	words := told()
	written, err := filepath.Glob(filepath.Join(m.Stack.Reports, "*"))
	require.NoError(t, err)
	require.Len(t, written, 1)
	assert.Contains(t, words, filepath.Base(written[0]))
	require.NoError(t, os.WriteFile(m.Stack.Reports+"-file", nil, 0o600))
	m.Stack.Reports += "-file"
	assert.Contains(t, told(), strings.ReplaceAll(m.Stack.T("fault-unreported", "")[:20], "\n", ""))
}

// At the title all players have their names and looks; in a game only the persons who play it, who
// keep their names.
func TestPlayersInTheSettings(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings.Names[1] = "Boris"
	players := func() (names []string) {
		m.Click("section", 5)
		m.Frame()
		for i := range 3 {
			if s, ok := m.Find("player", i); ok {
				names = append(names, s.Label)
			}
		}
		return names
	}
	asked := func(player int) bool {
		m.Click("player", player)
		m.Frame()
		require.Equal(t, "naming", m.Stack.Top().Name())
		_, ok := m.Find("player-name", 0)
		m.Press(widget.Escape)
		m.Frame()
		return ok
	}
	m.Click("settings", 0)
	assert.Equal(t, []string{m.Stack.T("player-title", 1), "Boris", m.Stack.T("player-title", 3)}, players())
	assert.True(t, asked(1), "for the name as well")
	m.Press(widget.Escape)
	m.Frame()
	m.Click("new-adventure", 0)
	m.Click("players", 2)
	m.Click("who-2", 1)
	m.Click("begin", 0)
	m.Frames(2)
	m.Press(widget.Escape)
	m.Frame()
	m.Click("settings", 0)
	m.Frame()
	assert.Equal(t, []string{m.Table().Name(0), "Boris"}, players())
	assert.False(t, asked(1))
}

// Every setting can be reached by keys alone, even with the largest text, with which a
// section is too long for the screen: what keys lead to scrolls into view.
func TestSettingsByKeys(t *testing.T) {
	large := session.DefaultSettings
	large.Text = session.MaxText
	for _, way := range []widget.Key{widget.Tab, widget.Down} {
		m := scenetest.New(t, large)
		m.Keys = true
		m.Click("settings", 0)
		m.Click("section", 0)
		for section := range settingsOf {
			m.Click("section", section)
			met := map[widget.ID]bool{}
			if way == widget.Down {
				m.Press(widget.Right)
				for range 20 {
					m.Press(widget.Up)
				}
			}
			for range 80 {
				p := m.Stack.Pointed()
				spot, ok := m.Find(p.What, p.N)
				require.True(t, ok)
				assert.True(t, spot.Rect.Within(layout.Rect{W: m.In.W, H: m.In.H}))
				met[p] = true
				m.Press(way)
				m.Frame()
			}
			for _, what := range settingsOf[section] {
				reached := met[widget.ID{What: what}] || met[widget.ID{What: what, N: 1}] || met[widget.ID{What: what, N: -1}]
				assert.True(t, reached, "%s of section %d by key %d", what, section, way)
			}
		}
	}
}

// settingsOf are some of the controls in each section, including the last one.
var settingsOf = [][]string{
	{"set-speed", "set-confirm", "set-report"}, {"set-text", "set-palette", "set-plain"}, {"set-mute", "set-music"}, {"set-language"},
}
