package window

import (
	"flag"
	"log"
	"os"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/quality"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// testWindow is a window in which a benchmark runs one frame after another.
type testWindow struct {
	frames chan func(*ebiten.Image)
	done   chan int
	canvas *canvas // that has drawn the last frame, if it is not the benchmark itself
}

var window = testWindow{frames: make(chan func(*ebiten.Image)), done: make(chan int, 1)}

// TestMain opens a window if benchmarks or the test of pixels should run and there is
// a display. Ebitengine needs the main thread, so they run beside it.
func TestMain(m *testing.M) {
	flag.Parse()
	if flag.Lookup("test.bench").Value.String() == "" && os.Getenv(pixelsEnv) == "" || display() != nil {
		os.Exit(m.Run())
	}
	go func() {
		window.done <- m.Run()
		close(window.frames)
	}()
	ebiten.SetVsyncEnabled(true)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if os.Getenv(pixelsEnv) == "" {
		ebiten.SetWindowSize(1920, 1080)
	}
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

func (*testWindow) Layout(w, h int) (int, int) { return w, h }

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

func (s *testWindow) DrawFinalScreen(final ebiten.FinalScreen, screen *ebiten.Image, at ebiten.GeoM) {
	if s.canvas == nil {
		ebiten.DefaultDrawFinalScreen(final, screen, at)
		return
	}
	s.canvas.show(final, screen, at)
}

// A frame of a window of 1920 by 1080: how much processor time its update and its drawing
// take (the graphics card is not counted), how often they allocate, how many calls go to
// the graphics card, and how much memory the program has; ns/op is how long the whole
// frame takes, with the processor as the graphics card. Background work must not show in
// the frames: see how long the longest of them takes.
func BenchmarkFrame(b *testing.B) {
	if display() != nil {
		b.Skip("there is no display")
	}
	for _, c := range []struct {
		name  string
		level quality.Level
		begin func(*testing.B, *scene.Stack)
		each  func(*scene.Stack) // frame; may be nil
	}{
		{"table", quality.High, full, nil},
		{"table-medium", quality.Medium, full, nil},
		{"table-low", quality.Low, full, nil},
		{"expert", quality.High, func(b *testing.B, s *scene.Stack) { botsPlay(b, s, bot.Thorough) }, nil},
		{"expert-low", quality.Low, func(b *testing.B, s *scene.Stack) { botsPlay(b, s, bot.Thorough) }, nil},
		{"master", quality.High, func(b *testing.B, s *scene.Stack) { botsPlay(b, s, bot.Master) }, nil},
		{"advice", quality.High, full, adviseAgain},
		{"new-cards", quality.High, full, paintAgain()},
		{"lab", quality.High, labGoes, nil},
	} {
		b.Run(c.name, func(b *testing.B) { benchmarkFrame(b, c.level, c.begin, c.each) })
	}
}

// full is a full table with three players.
func full(b *testing.B, s *scene.Stack) { require.NoError(b, play.Position(s, "table")) }

// botsPlay lets bots that think ahead play a game of three players.
func botsPlay(b *testing.B, s *scene.Stack, l bot.Level) {
	p := session.DefaultPlan(1)
	p.Players = len(p.Seats)
	for i := range p.Seats {
		p.Seats[i].Bot = bot.LevelNames[l]
	}
	m, err := s.OpenBegunTable(s.Begin(p))
	require.NoError(b, err)
	s.Replace(play.New(m))
}

// adviseAgain restarts the advice whenever there is some.
func adviseAgain(s *scene.Stack) {
	if m := s.Table(); !m.Advising() {
		m.DropAdvice()
		m.AskAdvice()
	}
}

// paintAgain paints the pictures of all cards on the table again every second, as when new
// ones are drawn.
func paintAgain() func(*scene.Stack) {
	frames := 0
	return func(s *scene.Stack) {
		if frames++; frames%60 == 1 {
			s.Gallery = art.NewGallery(art.Budget)
		}
	}
}

// labGoes lets the lab play games with a deck.
func labGoes(b *testing.B, s *scene.Stack) {
	s.OpenLibrary(b.TempDir())
	s.ReadSaves()
	for _, what := range []string{"decks", "deck-lab", "study-start"} {
		click(b, s, what)
	}
}

// click waits for a spot in the window and clicks it.
func click(b *testing.B, s *scene.Stack, what string) {
	in := widget.Input{W: 1920, H: 1080, Seconds: 1.0 / 60}
	for range 2000 {
		s.Update(in)
		for _, spot := range s.Spots() {
			if spot.What != what || !spot.Enabled {
				continue
			}
			in.Mouse = spot.Rect.Center()
			for range 60 { // new spots ignore clicks
				s.Update(in)
			}
			for _, in.Down = range [...]bool{true, false} {
				s.Update(in)
			}
			return
		}
		time.Sleep(time.Millisecond)
	}
	require.Fail(b, "there is nothing to click", what)
}

func benchmarkFrame(b *testing.B, level quality.Level, begin func(*testing.B, *scene.Stack), each func(*scene.Stack)) {
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(b, err)
	s := scene.NewStack(session.New(session.DefaultSettings, all, all.Rules(cat)), title.New())
	begin(b, s)
	in := widget.Input{W: 1920, H: 1080, Seconds: 1.0 / 60}
	var c *canvas
	var updates, draws, frames []time.Duration
	frame := func(img *ebiten.Image) {
		if c == nil {
			c, err = newCanvas()
			require.NoError(b, err)
			window.canvas = c
		}
		first := time.Now()
		if each != nil {
			each(s)
		}
		s.Update(in)
		middle := time.Now()
		c.draw(img, s.Picture(), level)
		end := time.Now()
		ebiten.SetScreenClearedEveryFrame(!c.inTwo)
		updates, draws, frames = append(updates, middle.Sub(first)), append(draws, end.Sub(middle)), append(frames, end.Sub(first))
	}
	run := func() { window.run(frame) }
	for range 90 { // until nothing is new anymore
		run()
	}
	updates, draws, frames = updates[:0], draws[:0], frames[:0]
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for b.Loop() {
		run()
	}
	runtime.ReadMemStats(&after)
	median := func(d []time.Duration) float64 {
		slices.Sort(d)
		return float64(d[len(d)/2].Microseconds())
	}
	b.ReportMetric(median(updates), "µs-update")
	b.ReportMetric(median(draws), "µs-draw")
	b.ReportMetric(median(frames), "µs-frame")
	b.ReportMetric(float64(frames[len(frames)-1].Microseconds()), "µs-longest")
	b.ReportMetric(float64(after.Mallocs-before.Mallocs)/float64(len(frames)), "allocs-frame/op")
	b.ReportMetric(float64(after.Sys-after.HeapReleased)/(1<<20), "MiB-Go")
	b.ReportMetric(float64(c.raster.calls), "calls/op")
	window.run(func(*ebiten.Image) {
		ebiten.SetScreenClearedEveryFrame(true)
		window.canvas = nil
	})
	require.NoError(b, s.Leave())
}
