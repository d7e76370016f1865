package window

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/quality"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// How late a window of 1920 by 1080 answers clicks on a full table and in its menu. The worst moment for one is when the
// stage has just moved: its ground is being drawn, or shown, and the answer has to wait for that. Whoever wants these
// numbers needs a quiet machine.
func BenchmarkAnswer(b *testing.B) {
	if display() != nil {
		b.Skip("there is no display")
	}
	b.Run("medium", func(b *testing.B) { benchmarkAnswer(b, quality.Medium) })
	b.Run("low", func(b *testing.B) { benchmarkAnswer(b, quality.Low) })
}

func benchmarkAnswer(b *testing.B, level quality.Level) {
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(b, err)
	s := scene.NewStack(session.New(session.DefaultSettings, all, all.Rules(cat)), title.New())
	full(b, s)
	in := widget.Input{W: 1920, H: 1080, Seconds: 1.0 / 15}
	var begun time.Time
	frame := func() (last time.Duration) { // how long the one before took
		window.run(func(img *ebiten.Image) {
			now := time.Now()
			last, begun = now.Sub(begun), now
			if window.canvas == nil {
				window.canvas, err = newCanvas()
				require.NoError(b, err)
			}
			s.Update(in)
			window.canvas.draw(img, s.Picture(), level)
			ebiten.SetScreenClearedEveryFrame(!window.canvas.inTwo)
		})
		return last
	}
	frames := func(n int) (last time.Duration) {
		for range n {
			last = frame()
		}
		return last
	}
	took := map[string][]time.Duration{}
	click := func(name, what string, shown int) {
		in.Mouse = place(b, s, what)
		frames(20) // new spots ignore clicks
		in.Down, in.SkipDecoration = true, true
		frames(6)
		in.SkipDecoration = false
		frame()
		in.SkipDecoration = true
		frames(shown)
		in.Down = false
		before := frame()
		took[name] = append(took[name], before+frame())
		in.SkipDecoration = false
		frames(20)
	}
	frames(60)
	for i := 0; b.Loop(); i++ {
		click("open", "menu-button", i%2)
		click("screen", "settings", i%2)
		click("back", "back", i%2)
		click("close", "resume", i%2)
		click("card", "card", i%2)
	}
	for name, all := range took {
		slices.Sort(all)
		b.ReportMetric(all[len(all)/2].Seconds()*1000, "ms-"+name)
		b.ReportMetric(all[len(all)-1].Seconds()*1000, "ms-"+name+"-longest")
	}
	window.run(func(*ebiten.Image) {
		ebiten.SetScreenClearedEveryFrame(true)
		window.canvas = nil
	})
}

// place is where something to click is.
func place(b *testing.B, s *scene.Stack, what string) (at layout.Point) {
	spots := s.Spots()
	i := slices.IndexFunc(spots, func(spot widget.Spot) bool {
		return spot.What == what && spot.Enabled && (what != "card" || spot.Lit && spot.Rect.Y > 700)
	})
	require.GreaterOrEqual(b, i, 0, what)
	return spots[i].Rect.Center()
}
