package play_test

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/fared"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// asIf keeps games beside a save as if expert and master had played its deal.
func asIf(t *testing.T, m *scenetest.Mouse, path string) {
	t.Helper()
	f, err := os.Open(path)
	require.NoError(t, err)
	defer f.Close()
	of, _, err := replay.Read(context.Background(), f, m.Stack.Rules)
	require.NoError(t, err)
	for level := bot.Thorough; level <= bot.Master; level++ {
		h, err := fared.HeaderOf(&of.Header, of.Game().Seats(), level)
		require.NoError(t, err)
		s, err := replay.New(m.Stack.Rules, h)
		require.NoError(t, err)
		for !s.Game().Over() {
			require.NoError(t, s.Do(bot.Greedy{}.Choose(s.Game(), s.Game().Legal(nil))))
		}
		require.NoError(t, fared.Keep(path, level, s))
	}
}

// opened shows the tab of what others make of the deal of a game that is kept.
func opened(m *scenetest.Mouse, path string) {
	play.Analyse(m.Stack, path)
	m.Until(func() bool { return m.Stack.Top().Name() == "end" })
	m.Frames(2)
	m.Click("end-tab", 3)
	m.Frames(2)
}

// Others play the deal of a finished game when one asks, and not before; each game can be watched. What they have played is kept
// and shown at once the next time.
func TestHowOthersFared(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	path := m.GoneBy(true)
	asIf(t, m, path)
	opened(m, path)
	m.Until(func() bool { _, ok := m.Find("others-watch", 2); return ok })
	assert.Contains(t, m.Words(), m.Stack.T("fared-you"))
	assert.Contains(t, m.Words(), m.Stack.T("fared-not-yet"), "nobody has asked")
	_, ok := m.Find("others-watch", 0)
	require.False(t, ok)
	m.Click("others-ask", 0)
	m.Frame()
	m.Click("end-tab", 0)
	m.Frames(2) // they go on meanwhile
	m.Click("end-tab", 3)
	m.Until(func() bool { _, ok := m.Find("others-watch", 0); return ok })
	_, err := os.Stat(fared.File(path, bot.Quick))
	require.NoError(t, err)
	_, ok = m.Find("others-ask", 0)
	assert.False(t, ok, "all have played")
	m.Click("others-watch", 0)
	m.Frames(2)
	require.Equal(t, "replay", m.Stack.Top().Name())
	assert.Equal(t, []string{"1=quick", "2=quick"}, m.Stack.Top().(*play.Screen).Table().Story.Header.Seats)
	m.Click("replay-leave", 0)
	m.Frames(2)
	m.Press(widget.Escape)
	m.Frames(2)
	opened(m, path)
	m.Until(func() bool { _, ok := m.Find("others-watch", 0); return ok })
}

// Who is asked can be stopped, and whoever leaves does not wait: nothing half done is kept.
func TestOthersAreStopped(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	path := m.GoneBy(true)
	for _, leave := range []func(){func() { m.Click("others-stop", 0) }, func() { m.Press(widget.Escape) }} {
		opened(m, path)
		m.Until(func() bool { _, ok := m.Find("others-ask", 0); return ok })
		m.Click("others-ask", 0)
		m.Frames(2)
		require.Contains(t, m.Words(), m.Stack.T("fared-waits"))
		leave()
		m.Frames(2)
		if m.Stack.Top().Name() == "end" {
			m.Until(func() bool { _, ok := m.Find("others-ask", 0); return ok })
			assert.NotContains(t, m.Words(), m.Stack.T("fared-waits"))
			m.Press(widget.Escape)
			m.Frames(2)
		}
	}
	require.NoError(t, m.Stack.Leave())
	for level := bot.Quick; level <= bot.Master; level++ {
		_, err := os.Stat(fared.File(path, level))
		require.ErrorIs(t, err, os.ErrNotExist)
	}
}
