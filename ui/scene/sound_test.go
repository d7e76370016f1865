package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/widget"
)

func TestLevels(t *testing.T) {
	s := scene.DefaultSettings
	assert.Greater(t, s.Levels().All, 0.3)
	s.Volume, s.Effects, s.Ambience = 100, 50, 0
	assert.Equal(t, sound.Levels{All: 1, Effects: 0.25}, s.Levels())
	s.Mute = true
	assert.Equal(t, sound.Levels{}, s.Levels())
}

// A button is heard when it is clicked, once.
func TestClickIsHeard(t *testing.T) {
	s, err := scene.NewStack(scene.DefaultSettings, adventures.All(), title.New())
	require.NoError(t, err)
	in := widget.Input{W: 1280, H: 720, Seconds: 1.0 / 60}
	s.Update(in)
	for _, spot := range s.Spots() {
		if spot.What == "settings" {
			in.Mouse = spot.Rect.Center()
		}
	}
	for _, down := range []bool{false, true, false} {
		in.Down = down
		s.Update(in)
		if down {
			assert.Empty(t, s.TakeCues(nil))
		}
	}
	cues := s.TakeCues(nil)
	require.Len(t, cues, 1)
	assert.Equal(t, sound.Click, cues[0].Sound)
	s.Update(in)
	assert.Empty(t, s.TakeCues(nil))
}
