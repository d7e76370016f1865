package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Words that rise are drawn over the status, the piles, the log and what a card offers: nothing that comes after them covers their letters.
func TestWordsThatRiseAreDrawnLast(t *testing.T) {
	settings := session.DefaultSettings
	settings.FoldLog = false
	m := scenetest.New(t, settings)
	require.NoError(t, play.Start(m.Stack, brawl()))
	m.Frames(3)
	m.Click("card", int(m.Slot("Headhunter")))
	m.Frames(60)
	for what, at := range map[string]layout.Point{
		"status": m.Table().Pool(0),
		"deck":   m.Table().PilePlace(0, card.Deck).Center(),
		"purged": m.Table().PilePlace(0, card.Purged).Center(),
		"log":    {X: m.Table().Places.Main.Right(), Y: 300},
		"a menu": m.MustFind("menu", 0).Rect.Center(),
	} {
		m.Table().Effects = []playback.Effect{{Kind: playback.Float, From: at, Text: "+7", Size: 30, Color: paint.RGB(0xff8800), Length: 9}}
		m.Frame()
		ops := m.Stack.Picture().Ops
		seen := false
		for i := range ops {
			letters := layout.Rect{X: ops[i].Rect.X, Y: ops[i].Rect.Y - ops[i].Size*0.7, W: ops[i].Rect.W, H: ops[i].Size * 0.7}
			if ops[i].Text != "+7" {
				continue
			}
			seen = true
			for _, over := range ops[i+1:] {
				assert.False(t, over.Rect.Overlaps(letters) && over.Color.A > 0, "%s: %q covers them", what, over.Text)
			}
		}
		assert.True(t, seen, what)
	}
}

// With reduced motion everything that is shown for a short time stands where it is: it only comes
// and goes.
func TestReducedMotionStandsStill(t *testing.T) {
	settings := session.DefaultSettings
	settings.ReducedMotion = true
	m := scenetest.New(t, settings)
	require.NoError(t, play.Start(m.Stack, brawl()))
	m.Frames(90)
	m.In.SkipDecoration = true
	hunter := m.Slot("Headhunter")
	spot, _, _ := m.Table().Spot(hunter)
	for k := playback.Float; k < playback.Dust; k++ { // which is not shown at all then
		places := func(after float64) (all []layout.Rect) {
			m.Table().Effects = []playback.Effect{{Kind: k, Card: hunter, From: spot.Center(), To: layout.Point{X: 300, Y: 200}, Spot: spot,
				Text: "words", Color: paint.RGB(0xff8800), Sign: paint.Plus, N: 5, Size: 40, Time: after, Length: 100}}
			m.Frame()
			for _, op := range m.Stack.Picture().Ops[m.Stack.Picture().Far:] {
				if op.Kind != paint.Words || op.Text == "words" {
					all = append(all, op.Rect)
				}
			}
			return all
		}
		assert.Equal(t, places(35), places(45), "effect %d", k)
	}
}
