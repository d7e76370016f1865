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

// How late a window of 1920 by 1080 answers a click that opens or closes the menu of a full table:
// the time of a frame in which the stage moves, which may be under way then, and of the frame that
// answers, in which it stands still.
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
	var plain, open, shut []time.Duration
	click := func(what string) (answer time.Duration) {
		in.Mouse = place(b, s, what)
		frames(20) // new spots ignore clicks
		in.Down = true
		frames(2)
		in.Down, in.SkipDecoration = false, true
		moving := frame()
		answer = frame()
		in.SkipDecoration = false
		frames(20)
		plain = append(plain, moving)
		return moving + answer
	}
	frames(60)
	for b.Loop() {
		open = append(open, click("menu-button"))
		shut = append(shut, click("resume"))
	}
	for _, m := range []struct {
		unit string
		of   []time.Duration
	}{{"frame", plain}, {"open", open}, {"close", shut}} {
		slices.Sort(m.of)
		b.ReportMetric(m.of[len(m.of)/2].Seconds()*1000, "ms-"+m.unit)
		b.ReportMetric(m.of[len(m.of)-1].Seconds()*1000, "ms-"+m.unit+"-longest")
	}
	window.run(func(*ebiten.Image) {
		ebiten.SetScreenClearedEveryFrame(true)
		window.canvas = nil
	})
}

// place is where something to click is.
func place(b *testing.B, s *scene.Stack, what string) (at layout.Point) {
	spots := s.Spots()
	i := slices.IndexFunc(spots, func(spot widget.Spot) bool { return spot.What == what && spot.Enabled })
	require.GreaterOrEqual(b, i, 0, what)
	return spots[i].Rect.Center()
}
