package session_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/files/filestest"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// Settings out of range become the nearest valid ones, and the sizes of text 0 to 2 of
// the first settings are understood.
func TestSettingsAreClamped(t *testing.T) {
	wild := session.Settings{Language: "xx", Speed: 99, Text: 999, Quality: 9, Palette: 9, Ask: 9, Advice: 9, Volume: -5, Effects: 500,
		Ambience: 33}.Clamp()
	assert.Equal(t, session.Settings{Language: "en", Speed: len(session.Speeds) - 1, Text: 150, Quality: 3, Palette: 2, Ask: 2, Advice: 2,
		Volume: 0, Effects: 100, Ambience: 33,
		Keys: keys.Default, Colors: [...]int{0, 1, 2, 3, 4}, Emblems: [...]int{0, 1, 2, 3, 4}}, wild)
	for text, want := range map[int]int{-7: 80, 0: 100, 1: 110, 2: 120, 3: 80, 84: 80, 100: 100, 149: 140, 151: 150} {
		assert.Equal(t, want, session.Settings{Text: text}.Clamp().Text, "text %d", text)
	}
	assert.Equal(t, session.DefaultSettings, session.DefaultSettings.Clamp())
}

// Settings are read as they were written; what a file lacks has its default, and
// a file of an earlier program loads.
func TestSettingsFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "new", "settings.json")
	none, err := session.ReadSettings(file)
	require.NoError(t, err)
	assert.Equal(t, session.DefaultSettings, none)
	assert.True(t, none.Tips, "whoever has set nothing is told how things work")
	assert.True(t, none.Confirm, "and asked before what cannot be undone")
	s := session.DefaultSettings
	s.Text, s.ReducedMotion, s.Volume, s.Confirm = 130, true, 35, false
	require.NoError(t, s.Write(file))
	again, err := session.ReadSettings(file)
	require.NoError(t, err)
	assert.Equal(t, s, again)
	require.NoError(t, os.WriteFile(file, []byte(`{"speed": 2, "text": 1, "fullScreen": true, "foldLog": true}`), 0o644))
	old, err := session.ReadSettings(file)
	require.NoError(t, err)
	want := session.DefaultSettings
	want.Speed, want.Text, want.FullScreen, want.FoldLog = 2, 110, true, true
	assert.Equal(t, want, old)
}

// A file that cannot be understood is reported and kept aside.
func TestBrokenSettingsFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(file, []byte(`{"speed": `), 0o644))
	s, err := session.ReadSettings(file)
	assert.ErrorContains(t, err, file+".broken")
	assert.Equal(t, session.DefaultSettings, s)
	data, err := os.ReadFile(file + ".broken")
	require.NoError(t, err)
	assert.Equal(t, `{"speed": `, string(data))
	require.NoError(t, s.Write(file))
}

// What is of the wrong type in a file is reported and reset, and nothing else is.
func TestSettingsOfTheWrongType(t *testing.T) {
	for data, want := range map[string]func(*session.Settings){
		`{"volume":"loud","music":30,"names":7}`: func(s *session.Settings) { s.Music = 30 },
		`[]`:                                     func(*session.Settings) {},
		`"x"`:                                    func(*session.Settings) {},
	} {
		file := filepath.Join(t.TempDir(), "settings.json")
		require.NoError(t, os.WriteFile(file, []byte("\ufeff"+data), 0o644))
		s, err := session.ReadSettings(file)
		require.ErrorContains(t, err, file+".broken", data)
		is := session.DefaultSettings
		want(&is)
		assert.Equal(t, is, s, data)
	}
}

// Unknown keys are reported by name, and everything else in the file applies.
func TestWrongKeysInTheSettingsFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(file, []byte(`{"speed": 3, "keys": {"reap": "Hyper", "fight": "G"}}`), 0o600))
	s, err := session.ReadSettings(file)
	assert.ErrorContains(t, err, `"Hyper" is given to reap, but there is no such key`)
	assert.Equal(t, 3, s.Speed)
	assert.Equal(t, "G", keys.Caption(keys.Keyboard, s.Keys.Of(keys.Keyboard, widget.Fight)))
	assert.Equal(t, "R", keys.Caption(keys.Keyboard, s.Keys.Of(keys.Keyboard, widget.Reap)))
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
			s, err := session.ReadSettings(file)
			require.Equal(t, s, s.Clamp())
			if err != nil && !json.Valid(data) {
				require.Equal(t, session.DefaultSettings, s)
			}
		})
	})
}

// Names are kept as a list.
func TestNames(t *testing.T) {
	var n session.Names
	n = n.With("a").With("b/c").With("a")
	data, err := n.MarshalJSON()
	require.NoError(t, err)
	assert.JSONEq(t, `["a", "b/c"]`, string(data))
	var back session.Names
	require.NoError(t, back.UnmarshalJSON(data))
	assert.Equal(t, n, back)
	assert.True(t, back.Has("b/c"))
	assert.False(t, back.Has("b"))
	require.NoError(t, back.UnmarshalJSON([]byte(`[]`)))
	assert.Empty(t, back)
	assert.Error(t, back.UnmarshalJSON([]byte(`7`)))
}

// The colors and signs of players are different ones that exist, and their names can be shown.
func TestLooksOfPlayersAreClamped(t *testing.T) {
	type looks = [game.MaxPlayers]int
	for chosen, want := range map[looks]looks{
		{5, 1, 0, 4}: {5, 1, 0, 4, 2}, {0, 1, 6, 3}: {0, 1, 2, 3, 4}, {6, 1, 2, 3}: {0, 1, 2, 3, 4}, {-1, 1, 2, 3}: {0, 1, 2, 3, 4},
		{3, 3, 1, 4}: {3, 4, 1, 5, 0}, {5, 5, 5, 5}: {5, 0, 1, 2, 3}, {0, 1, 2}: {0, 1, 2, 3, 4},
	} {
		assert.Equal(t, want, session.Settings{Colors: chosen}.Clamp().Colors, chosen)
	}
	assert.Equal(t, looks{7, 6, 5, 0, 1}, session.Settings{Emblems: looks{7, 6, 5, 7}}.Clamp().Emblems)
	assert.Equal(t, looks{0, 6, 5, 1, 2}, session.Settings{Emblems: looks{8, 6, 5, 0}}.Clamp().Emblems)
	names := session.Settings{Names: [game.MaxPlayers]string{"a\nb", "c\x1bd", strings.Repeat("e", session.MaxPlayerName+1)}}.Clamp().Names
	assert.Equal(t, [game.MaxPlayers]string{"a b", "cd", strings.Repeat("e", session.MaxPlayerName-1) + "…"}, names)
}
