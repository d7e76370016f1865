package ui

import (
	"flag"
	"log"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/widget"
)

// testWindow is a window in which a benchmark runs one frame after the other.
type testWindow struct {
	frames chan func(*ebiten.Image)
	done   chan int
}

var window = testWindow{make(chan func(*ebiten.Image)), make(chan int, 1)}

// TestMain opens a window when benchmarks or the test of pixels are to be run and
// there is a display. Ebitengine wants the main thread, so they run beside it.
func TestMain(m *testing.M) {
	flag.Parse()
	if flag.Lookup("test.bench").Value.String() == "" && os.Getenv(pixelsEnv) == "" || display() != nil {
		os.Exit(m.Run())
	}
	go func() {
		window.done <- m.Run()
		close(window.frames)
	}()
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowSize(1920, 1080)
	if err := ebiten.RunGame(&window); err != nil {
		log.Fatal(err)
	}
	os.Exit(<-window.done)
}

// run lets a frame do something and waits until it has.
func (s *testWindow) run(frame func(*ebiten.Image)) {
	ready := make(chan bool)
	s.frames <- func(img *ebiten.Image) {
		defer close(ready)
		frame(img)
	}
	<-ready
}

func (*testWindow) Layout(int, int) (int, int) { return 1920, 1080 }

func (s *testWindow) Update() error {
	if len(s.done) > 0 {
		return ebiten.Termination
	}
	return nil
}

func (s *testWindow) Draw(img *ebiten.Image) {
	if frame, ok := <-s.frames; ok {
		frame(img)
	}
}

// A frame of a full table with three players in a window of 1920 by 1080: what its
// update and its drawing take of the processor (the graphics card is not counted),
// how often they allocate, and how many calls go to the graphics card.
func BenchmarkFrame(b *testing.B) {
	if display() != nil {
		b.Skip("there is no display")
	}
	s, err := scene.NewStack(scene.DefaultSettings, adventures.All(), title.New())
	require.NoError(b, err)
	require.NoError(b, play.Position(s, "table"))
	in := widget.Input{W: 1920, H: 1080, Seconds: 1.0 / 60}
	var r *raster
	var update, draw time.Duration
	var allocs uint64
	frame := func(img *ebiten.Image) {
		if r == nil {
			r, err = newRaster()
			require.NoError(b, err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		begin := time.Now()
		s.Update(in)
		middle := time.Now()
		r.draw(img, s.Picture())
		end := time.Now()
		runtime.ReadMemStats(&after)
		update, draw, allocs = update+middle.Sub(begin), draw+end.Sub(middle), allocs+after.Mallocs-before.Mallocs
	}
	run := func() { window.run(frame) }
	for range 90 { // until nothing is new any more
		run()
	}
	update, draw, allocs = 0, 0, 0
	n := 0
	for b.Loop() {
		run()
		n++
	}
	b.ReportMetric(float64(update.Microseconds())/float64(n), "µs-update/op")
	b.ReportMetric(float64(draw.Microseconds())/float64(n), "µs-draw/op")
	b.ReportMetric(float64(allocs)/float64(n), "allocs-frame/op")
	b.ReportMetric(float64(r.calls), "calls/op")
}
