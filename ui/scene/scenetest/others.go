package scenetest

import (
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// Race offers the toy game beside KeyForge: nobody knows it but by package game. What its scenes do is called in Done.
type Race struct{ Done []string }

// Other is how the window offers it.
func (r *Race) Other() scene.Other {
	return scene.Other{
		Kind: toytest.Kind{},
		Words: func(string) lang.Words {
			return lang.Words{"subtitle": "To a number of points", "unofficial": "A toy", "play": "Race now", "play-why": "To 21"}
		},
		Backdrop: func(f *cardview.Canvas, _ *scene.Stack, _ bool) { f.Fill(f.Window(), 0, theme.Panel) },
		Picture:  func(f *cardview.Canvas, at layout.Rect, radius, _ float64) { f.Fill(at, radius, theme.Amber) },
		Play:     func(*scene.Stack) { r.Done = append(r.Done, "play") },
		Begin:    func(_ *scene.Stack, h replay.Header) { r.Done = append(r.Done, h.Voyage) },
		Setup:    func(*scene.Stack) scene.Screen { return plan{} },
		Resume:   func(_ *scene.Stack, path string) { r.Done = append(r.Done, path) },
	}
}

// plan is where a race would be planned.
type plan struct{ scene.Base }

func (plan) Name() string                         { return "new-race" }
func (plan) Over() bool                           { return false }
func (plan) Frame(*cardview.Canvas, *scene.Stack) {}

// Raced keeps a race of so many cards, and returns its file.
func (m *Mouse) Raced(cards int) string {
	m.T.Helper()
	setup, err := toytest.Kind{}.Deal(2, "", "", 7)
	require.NoError(m.T, err)
	log, err := m.Stack.BeginKind(toytest.Kind{}, replay.Header{Setup: setup, Seats: []string{"2=careful"}})
	require.NoError(m.T, err)
	for range cards {
		if !log.Game().Over() {
			require.NoError(m.T, log.Do(game.Command{Verb: toytest.Play}))
		}
	}
	require.NoError(m.T, log.Close())
	return log.Path()
}
