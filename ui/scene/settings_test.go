package scene_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/store/files/filestest"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/widget"
)

// Settings out of range become the nearest valid ones, and the sizes of text 0 to 2 of
// the first settings are understood.
func TestSettingsAreClamped(t *testing.T) {
	wild := scene.Settings{Language: "xx", Speed: 99, Text: 999, Quality: 9, Volume: -5, Effects: 500, Ambience: 33}.Clamp()
	assert.Equal(t, scene.Settings{Language: "en", Speed: len(scene.Speeds) - 1, Text: 150, Quality: 3, Volume: 0, Effects: 100, Ambience: 33,
		Keys: keys.Default, Colors: [3]int{0, 1, 2}, Emblems: [3]int{0, 1, 2}}, wild)
	for text, want := range map[int]int{-7: 80, 0: 100, 1: 110, 2: 120, 3: 80, 84: 80, 100: 100, 149: 140, 151: 150} {
		assert.Equal(t, want, scene.Settings{Text: text}.Clamp().Text, "text %d", text)
	}
	assert.Equal(t, scene.DefaultSettings, scene.DefaultSettings.Clamp())
}

// Settings are read as they were written; what a file lacks has its default, and
// a file of an earlier program loads.
func TestSettingsFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "new", "settings.json")
	none, err := scene.ReadSettings(file)
	require.NoError(t, err)
	assert.Equal(t, scene.DefaultSettings, none)
	s := scene.DefaultSettings
	s.Text, s.Calm, s.Volume, s.Confirm = 130, true, 35, false
	require.NoError(t, s.Write(file))
	again, err := scene.ReadSettings(file)
	require.NoError(t, err)
	assert.Equal(t, s, again)
	require.NoError(t, os.WriteFile(file, []byte(`{"speed": 2, "text": 1, "fullScreen": true, "foldLog": true}`), 0o644))
	old, err := scene.ReadSettings(file)
	require.NoError(t, err)
	want := scene.DefaultSettings
	want.Speed, want.Text, want.FullScreen, want.FoldLog = 2, 110, true, true
	assert.Equal(t, want, old)
}

// A file that cannot be understood is reported and kept aside.
func TestBrokenSettingsFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(file, []byte(`{"speed": `), 0o644))
	s, err := scene.ReadSettings(file)
	assert.ErrorContains(t, err, file+".broken")
	assert.Equal(t, scene.DefaultSettings, s)
	data, err := os.ReadFile(file + ".broken")
	require.NoError(t, err)
	assert.Equal(t, `{"speed": `, string(data))
	require.NoError(t, s.Write(file))
}

// What is of the wrong type in a file is reported and reset, and nothing else is.
func TestSettingsOfTheWrongType(t *testing.T) {
	for data, want := range map[string]func(*scene.Settings){
		`{"volume":"loud","music":30,"names":7}`: func(s *scene.Settings) { s.Music = 30 },
		`[]`:                                     func(*scene.Settings) {},
		`"x"`:                                    func(*scene.Settings) {},
	} {
		file := filepath.Join(t.TempDir(), "settings.json")
		require.NoError(t, os.WriteFile(file, []byte("\ufeff"+data), 0o644))
		s, err := scene.ReadSettings(file)
		require.ErrorContains(t, err, file+".broken", data)
		is := scene.DefaultSettings
		want(&is)
		assert.Equal(t, is, s, data)
	}
}

// Unknown keys are reported by name, and everything else in the file applies.
func TestWrongKeysInTheSettingsFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(file, []byte(`{"speed": 3, "keys": {"reap": "Hyper", "fight": "G"}}`), 0o600))
	s, err := scene.ReadSettings(file)
	assert.ErrorContains(t, err, `"Hyper" is given to reap, but there is no such key`)
	assert.Equal(t, 3, s.Speed)
	assert.Equal(t, "G", keys.Caption(keys.Keyboard, s.Keys.Of(keys.Keyboard, widget.Fight)))
	assert.Equal(t, "R", keys.Caption(keys.Keyboard, s.Keys.Of(keys.Keyboard, widget.Reap)))
}

// Every setting can be changed with the mouse and is kept at once.
func TestSettingsScreen(t *testing.T) {
	m := newMouse(t, scene.DefaultSettings)
	var kept scene.Settings
	m.s.Save = func(s scene.Settings) { kept = s }
	m.click("settings", 0)
	m.click("set-speed", 3)
	m.click("set-confirm", 0)
	m.click("section", 1)
	m.click("set-text", 1)
	m.click("set-text", 1)
	m.click("set-palette", 2)
	m.click("set-quality", 3)
	m.click("set-calm", 0)
	m.click("set-plain", 0)
	m.click("section", 2)
	m.click("set-effects", -1)
	r := m.mustFind("set-ambience", 0).Rect
	m.in.Mouse = r.Center()
	m.in.Mouse.X = r.X + 1
	m.frame()
	m.in.Down = true
	m.frames(2)
	m.in.Mouse.X = r.Right() + 300
	m.frames(2)
	m.in.Down = false
	m.frame()
	m.click("set-volume", 0)
	want := scene.DefaultSettings
	want.Speed, want.Confirm, want.Text, want.Calm, want.Plain = 3, false, 120, true, true
	want.Palette, want.Quality, want.Effects, want.Ambience, want.Volume = 2, 3, 95, 100, 50
	assert.Equal(t, want, kept)
	m.click("set-mute", 0)
	m.click("set-volume", -1)
	assert.True(t, kept.Mute)
	assert.Equal(t, 50, kept.Volume, "what is mute cannot be moved")
}

// Every setting can be reached by keys alone, even with the largest text, with which a
// section is too long for the screen: what keys lead to scrolls into view.
func TestSettingsByKeys(t *testing.T) {
	settings := scene.DefaultSettings
	settings.Text = scene.MaxText
	for _, way := range []widget.Key{widget.Tab, widget.Down} {
		m := newMouse(t, settings)
		m.keys = true
		m.click("settings", 0)
		m.click("section", 0)
		for section := range settingsOf {
			m.click("section", section)
			met := map[widget.ID]bool{}
			if way == widget.Down {
				m.press(widget.Right)
				for range 20 {
					m.press(widget.Up)
				}
			}
			for range 80 {
				p := m.s.Pointed()
				spot, ok := m.find(p.What, p.N)
				require.True(t, ok)
				assert.True(t, spot.Rect.Within(layout.Rect{W: m.in.W, H: m.in.H}))
				met[p] = true
				m.press(way)
				m.frame()
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

// A turn with things left to do ends only after a question, or without one if the
// player turns that off.
func TestEndOfTurnIsConfirmed(t *testing.T) {
	m := newMouse(t, scene.DefaultSettings)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.click("end-turn", 0)
	m.frame()
	require.Equal(t, "confirm", m.s.Top().Name())
	m.click("cancel", 0)
	require.Equal(t, "table", m.s.Top().Name())
	assert.Zero(t, m.table().Tally.Decisions)
	m.click("end-turn", 0)
	m.click("confirm", 0)
	m.frame()
	assert.Equal(t, 1, m.table().Tally.Decisions)

	m = newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.do(keyforge.Command{Verb: keyforge.EndTurn})
}

// The turn cannot be ended while something is shown; the button says why, and Space
// shows the rest at once.
func TestEndOfTurnWaits(t *testing.T) {
	m := newBrawl(t, brawl())
	m.table().Do(keyforge.Command{Verb: keyforge.Reap, Card: m.slot("Headhunter")})
	m.frame()
	require.True(t, m.table().Showing())
	m.click("end-turn", 0)
	assert.Contains(t, strings.ReplaceAll(m.words(), "\n", " "), "press Space to skip it")
	m.frames(2)
	assert.Equal(t, 1, m.table().Story.At())
	assert.Equal(t, "table", m.s.Top().Name())
	m.press(widget.Space)
	m.frame()
	m.click("end-turn", 0)
	m.frame()
	assert.Equal(t, "confirm", m.s.Top().Name())
}

// Leaving a kept game loses nothing and is not confirmed; leaving any other game is.
func TestLeavingIsAskedOnlyWhereItLoses(t *testing.T) {
	for _, way := range []string{"leave", "restart", "quit"} {
		m := newMouse(t, scene.DefaultSettings)
		m.s.Games = t.TempDir()
		m.begin()
		m.press(widget.Escape)
		m.frame()
		m.click(way, 0)
		m.frame()
		assert.True(t, m.s.Closed || m.s.Top().Name() != "confirm", way)

		m = newBrawl(t, brawl())
		m.press(widget.Escape)
		m.frame()
		m.click(way, 0)
		m.frame()
		require.Equal(t, "confirm", m.s.Top().Name(), way)
		assert.Contains(t, m.words(), "will be lost")
	}
}

// A turn in which nothing is left to do ends at once.
func TestEmptyTurnEndsAtOnce(t *testing.T) {
	m := newMouse(t, scene.DefaultSettings)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	s := m.table().Story.Game().Snapshot()
	s.House = card.Logos // nobody has a card of it
	m.table().Story.Game().Load(&s)
	m.table().Settle()
	m.frame()
	m.click("end-turn", 0)
	m.frame()
	assert.Equal(t, 1, m.table().Tally.Decisions)
}

// FuzzSettings reads anything as settings: they are within their bounds, and what
// cannot be understood is reported.
func FuzzSettings(f *testing.F) {
	f.Add([]byte(`{"language":"ru","speed":-1,"text":9223372036854775807,"volume":1e2}`))
	f.Add([]byte(`{"language":"` + strings.Repeat("x", 70_000) + `"}`))
	file := filepath.Join(f.TempDir(), "settings.json")
	f.Fuzz(func(t *testing.T, data []byte) {
		require.NoError(t, os.WriteFile(file, data, 0o600))
		filestest.Bounded(t, len(data), func() {
			s, err := scene.ReadSettings(file)
			require.Equal(t, s, s.Clamp())
			if err != nil && !json.Valid(data) {
				require.Equal(t, scene.DefaultSettings, s)
			}
		})
	})
}
