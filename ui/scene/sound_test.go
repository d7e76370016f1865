package scene_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/widget"
)

func TestLevels(t *testing.T) {
	s := session.DefaultSettings
	assert.Greater(t, scene.Levels(&s).All, 0.3)
	s.Volume, s.Effects, s.Ambience, s.Music = 100, 50, 0, 50
	assert.Equal(t, sound.Levels{All: 1, Effects: 0.25, Music: 0.25}, scene.Levels(&s))
	s.NoMusic = true
	assert.Equal(t, sound.Levels{All: 1, Effects: 0.25}, scene.Levels(&s))
	s.Mute = true
	assert.Equal(t, sound.Levels{}, scene.Levels(&s))
}

// A button is heard when it is clicked, once.
func TestClickIsHeard(t *testing.T) {
	s := scene.NewStack(session.New(session.DefaultSettings, adventures.All(), scenetest.Rules()), title.New())
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

// M turns the music off and on, but is a letter while typing.
func TestKeyOfTheMusic(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	kept := session.DefaultSettings
	m.Stack.Save = func(s session.Settings) { kept = s }
	m.Press(widget.Music)
	assert.True(t, kept.NoMusic)
	assert.Zero(t, scene.Levels(&m.Stack.Settings).Music)
	m.Press(widget.Music)
	assert.False(t, kept.NoMusic)
	m.Click("rules", 0)
	m.In.Typed, m.In.TypesText[widget.Music] = []rune("m"), true
	m.Press(widget.Music)
	assert.False(t, kept.NoMusic)
}

// The danger is zero at first, and grows as the monster nears its rise and as a player
// nears the last key.
func TestDanger(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(3)
	b := m.Table().Board
	for i := range b.Gauges {
		b.Gauges[i].Value = 0
	}
	b.Keys, b.Pool = [keyforge.MaxSides]uint8{}, [keyforge.MaxSides]int{}
	assert.Zero(t, scene.Danger(&b))
	soon := b
	soon.Gauges = slices.Clone(b.Gauges)
	for i := range soon.Gauges {
		if g := &soon.Gauges[i]; g.OfPool {
			g.Value = g.Limit
		}
	}
	assert.InDelta(t, 1, scene.Danger(&soon), 0.01)
	keys := b
	keys.Keys[0] = 3
	two := scene.Danger(&keys)
	assert.Greater(t, two, 0.4)
	keys.Pool[0] = keys.Cost[0]
	assert.Greater(t, scene.Danger(&keys), two)
	_, _, danger := m.Stack.Depth()
	assert.InDelta(t, scene.Danger(&m.Table().Board), danger, 0.01)
}
