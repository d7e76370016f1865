package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// racing is a table of the toy game, or its end.
type racing struct {
	scene.Base
	over bool
}

func (racing) Name() string                         { return "racing" }
func (n racing) Over() bool                         { return n.over }
func (racing) Frame(*cardview.Canvas, *scene.Stack) {}
func (racing) Game() game.Kind                      { return toytest.Kind{} }

// Achievements in a game of another kind are announced at its table in its own words, but not any more after its end has listed them.
func TestAchievementsOfOtherGamesAreTold(t *testing.T) {
	race := &scenetest.Race{}
	m, k := scenetest.NewBeside(t, scenetest.AtOnce, race.Other()), toytest.Kind{}
	m.Stack.Games = t.TempDir()
	m.Until(func() bool { return m.Stack.Chronicle(k).Awards() != nil })
	setup, err := k.Deal(2, "", "", 3)
	require.NoError(t, err)
	log, err := m.Stack.BeginKind(k, replay.Header{Setup: setup, Seats: []string{"2=careful"}})
	require.NoError(t, err)
	careful, err := k.NewPlayer("careful", 1)
	require.NoError(t, err)
	for g := log.Game(); !g.Over(); {
		require.NoError(t, log.Do(careful.Choose(g, g.Legal(nil))))
	}
	m.Stack.Push(racing{})
	m.Stack.Chronicle(k).KeepAchievements(m.Stack.Chronicle(k).Watch(log), false)
	m.Frames(3)
	assert.Contains(t, m.Words(), m.Stack.T("feat-told"))
	assert.Contains(t, m.Words(), "nine")
	m.Stack.Push(racing{over: true})
	m.Frames(2)
	m.Stack.Pop()
	m.Frames(2)
	assert.NotContains(t, m.Words(), m.Stack.T("feat-told"))
	require.NoError(t, log.Close())
	require.NoError(t, m.Stack.Leave())
}
