package scene_test

import (
	"errors"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// A disk that does not answer stops no frames: the window says what it waits for, takes
// no input meanwhile, and continues when the disk answers.
func TestFramesGoOnWhileASaveIsRead(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	answer := make(chan error)
	play.Tables(m.Stack).WatchSave(m.Stack, "far away", func() (io.ReadCloser, error) { return nil, <-answer })
	quit, ok := m.Find("quit", 0)
	require.True(t, ok)
	in := widget.Input{W: 1280, H: 720, Seconds: 1.0 / 60, Mouse: quit.Rect.Center()}
	for i := range 30 {
		in.Pressed[widget.Escape], in.Down = true, i%4 == 2
		m.Stack.Update(in)
		require.Equal(t, "wait", m.Stack.Top().Name())
	}
	assert.Contains(t, m.Words(), "Reading the game")
	assert.False(t, m.Stack.Closed)
	answer <- errors.New("the cable was pulled")
	m.Frames(2)
	require.Equal(t, "message", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), "Far away: the cable was pulled")
	m.Click("ok", 0)
	assert.Equal(t, "title", m.Stack.Top().Name())
}
