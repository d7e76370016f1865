package scene_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// broken is a screen with a fault.
type broken struct {
	scene.Base
	frame func()
}

func (*broken) Name() string                           { return "broken" }
func (*broken) Over() bool                             { return true }
func (n *broken) Frame(*cardview.Canvas, *scene.Stack) { n.frame() }

// wrong is a clockwork in which a turn cannot end.
type wrong struct{ adventure.Adventure }

func (w wrong) Mode(d adventure.Difficulty) keyforge.Mode { return wrongMode{w.Adventure.Mode(d)} }

type wrongMode struct{ keyforge.Mode }

func (wrongMode) After(*keyforge.Game, keyforge.Side) { panic("the wheels stand still") }

// reported is the text of the only report.
func reported(t *testing.T, dir string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	data, err := os.ReadFile(files[0])
	require.NoError(t, err)
	return string(data)
}

// A fault anywhere, in the engine in the middle of a command, on a screen, or in
// background work, is reported in the player's language, with a report that
// contains the game, and the game continues from its save.
func TestFaultIsTold(t *testing.T) {
	for name, happen := range map[string]func(*mouse){
		"the wheels stand still": func(m *mouse) { m.click("end-turn", 0) },
		"a screen":               func(m *mouse) { m.s.Push(&broken{frame: func() { panic("a screen") }}) },
		"a job": func(m *mouse) {
			work := job.Start(func() int { panic("a job") })
			m.s.Push(&broken{frame: func() { work.Wait() }})
		},
		"in the drawing": func(m *mouse) { m.s.Break(fault.Of("in the drawing")) },
	} {
		for _, l := range languages.All() {
			settings := atOnce
			settings.Language = l.Name
			m := newMouseFor(t, settings, adventure.List{wrong{clockwork.Adventure}})
			m.faults = true
			m.s.Games, m.s.Reports = t.TempDir(), t.TempDir()
			m.begin()
			m.settle()
			for m.table().Question().Kind != keyforge.AskMain {
				m.table().Do(m.table().Legal()[0])
				m.settle()
			}
			path, hash := m.table().Story.Path(), m.table().Story.Game().Hash()
			happen(m)
			m.frames(2)
			require.Equal(t, "fault", m.s.Top().Name(), name)
			m.wordsFit(t)
			assert.Contains(t, m.words(), m.s.T("fault"))
			text := reported(t, m.s.Reports)
			for _, want := range []string{name, "fault_test.go", `"keyraken":2`} {
				assert.Contains(t, text, want)
			}
			m.click("fault-go-on", 0)
			m.frame()
			require.Equal(t, "table", m.s.Top().Name(), m.words())
			assert.Equal(t, hash, m.table().Story.Game().Hash())
			assert.Equal(t, path, m.table().Story.Path(), "the same save goes on")
			require.NoError(t, m.s.Leave())
			f, err := os.Open(path)
			require.NoError(t, err)
			_, report, err := replay.Read(t.Context(), f, m.s.Rules)
			require.NoError(t, errors.Join(err, f.Close()))
			assert.Empty(t, report.Warnings, "the save is whole")
		}
	}
}

// Without a game a fault leads to the title; a game that is not saved is lost, and
// the message says so; a fault that cannot be shown closes the window with an error.
func TestFaultWithoutSave(t *testing.T) {
	m := newMouse(t, atOnce)
	m.faults = true
	fail := &broken{frame: func() { panic("a screen") }}
	m.s.Push(fail)
	m.frames(2)
	require.Equal(t, "fault", m.s.Top().Name())
	_, on := m.find("fault-go-on", 0)
	assert.False(t, on)
	m.press(widget.Escape)
	assert.Equal(t, "title", m.s.Top().Name())
	m.begin()
	m.s.Reports = filepath.Join(t.TempDir(), "file", "reports")
	require.NoError(t, os.WriteFile(filepath.Dir(m.s.Reports), nil, 0o644))
	m.s.Push(fail)
	m.frames(2)
	assert.Contains(t, m.words(), m.s.T("fault-lost"))
	m.click("fault-home", 0)
	assert.Equal(t, "title", m.s.Top().Name())
	m.s.Break(fault.Of("one"))
	m.s.Break(fault.Of("another"))
	assert.True(t, m.s.Closed)
	require.ErrorContains(t, m.s.Leave(), "another")
}

// The settings write a report on request: of the game on the table, or of the one
// played last.
func TestReportByHand(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	for range 2 {
		m.s.Reports = t.TempDir()
		if m.s.Table() == nil {
			m.begin()
			m.settle()
			m.press(widget.Escape)
		} else {
			m.s.Home()
			m.looked()
			m.click("settings", 0)
		}
		m.click("set-report", 0)
		m.frame()
		require.Equal(t, "message", m.s.Top().Name())
		assert.Contains(t, m.words(), "not sent")
		assert.Contains(t, reported(t, m.s.Reports), `"keyraken":2`)
		m.click("ok", 0)
		m.press(widget.Escape)
	}
}
