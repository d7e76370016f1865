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
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// broken is a screen with a fault.
type broken struct {
	scene.Base
	frame func()
}

func (*broken) Name() string { return "broken" }

func (*broken) Over() bool { return true }

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
	for name, happen := range map[string]func(*scenetest.Mouse){
		"the wheels stand still": func(m *scenetest.Mouse) { m.Click("end-turn", 0) },
		"a screen":               func(m *scenetest.Mouse) { m.Stack.Push(&broken{frame: func() { panic("a screen") }}) },
		"a job": func(m *scenetest.Mouse) {
			work := job.Start(func() int { panic("a job") })
			m.Stack.Push(&broken{frame: func() { work.Wait() }})
		},
		"in the drawing": func(m *scenetest.Mouse) { m.Stack.Break(fault.Of("in the drawing")) },
	} {
		for _, l := range languages.All() {
			settings := scenetest.AtOnce
			settings.Language = l.Name
			m := scenetest.NewFor(t, settings, adventure.List{wrong{clockwork.Adventure}})
			m.Faults = true
			m.Stack.Games, m.Stack.Reports = t.TempDir(), t.TempDir()
			m.Begin()
			m.Settle()
			for m.Table().Question().Kind != keyforge.AskMain {
				m.Table().Do(m.Table().Legal()[0])
				m.Settle()
			}
			path, hash := m.Table().Story.Path(), m.Table().Story.Game().Hash()
			happen(m)
			m.Frames(2)
			require.Equal(t, "fault", m.Stack.Top().Name(), name)
			m.WordsFit(t)
			assert.Contains(t, m.Words(), m.Stack.T("fault"))
			text := reported(t, m.Stack.Reports)
			for _, want := range []string{name, "fault_test.go", `"keyraken":2`} {
				assert.Contains(t, text, want)
			}
			if name == "a job" {
				m.Press(widget.Enter)
			} else {
				m.Click("fault-go-on", 0)
			}
			m.Frame()
			require.Equal(t, "table", m.Stack.Top().Name(), m.Words())
			assert.Equal(t, hash, m.Table().Story.Game().Hash())
			assert.Equal(t, path, m.Table().Story.Path(), "the same save goes on")
			require.NoError(t, m.Stack.Leave())
			f, err := os.Open(path)
			require.NoError(t, err)
			_, report, err := replay.Read(t.Context(), f, m.Stack.Rules)
			require.NoError(t, errors.Join(err, f.Close()))
			assert.Empty(t, report.Warnings, "the save is whole")
		}
	}
}

// Without a game a fault leads to the title; a game that is not saved is lost, and
// the message says so; a fault that cannot be shown closes the window with an error.
func TestFaultWithoutSave(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Faults = true
	fail := &broken{frame: func() { panic("a screen") }}
	m.Stack.Push(fail)
	m.Frames(2)
	require.Equal(t, "fault", m.Stack.Top().Name())
	_, on := m.Find("fault-go-on", 0)
	assert.False(t, on)
	m.Press(widget.Enter)
	assert.Equal(t, "title", m.Stack.Top().Name())
	m.Begin()
	m.Stack.Reports = filepath.Join(t.TempDir(), "file", "reports")
	require.NoError(t, os.WriteFile(filepath.Dir(m.Stack.Reports), nil, 0o644))
	m.Stack.Push(fail)
	m.Frames(2)
	assert.Contains(t, m.Words(), m.Stack.T("fault-lost"))
	m.Click("fault-home", 0)
	assert.Equal(t, "title", m.Stack.Top().Name())
	m.Stack.Break(fault.Of("one"))
	m.Stack.Break(fault.Of("another"))
	assert.True(t, m.Stack.Closed)
	require.ErrorContains(t, m.Stack.Leave(), "another")
}

// The settings write a report on request: of the game on the table, or of the one
// played last.
func TestReportByHand(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	for range 2 {
		m.Stack.Reports = t.TempDir()
		if m.Stack.Table() == nil {
			m.Begin()
			m.Settle()
			m.Press(widget.Escape)
		} else {
			m.Stack.Home()
			m.Looked()
		}
		m.Click("settings", 0)
		m.Click("set-report", 0)
		m.Frame()
		require.Equal(t, "message", m.Stack.Top().Name())
		assert.Contains(t, m.Words(), "Nothing is sent")
		assert.Contains(t, reported(t, m.Stack.Reports), `"keyraken":2`)
		m.Click("ok", 0)
		m.Press(widget.Escape)
	}
}
