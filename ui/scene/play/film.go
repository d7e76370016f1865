package play

import (
	"context"
	"sync/atomic"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of a film of a turn.
const (
	filmWidth   = 800
	filmHeight  = 450
	filmStep    = 10   // hundredths of a second between frames
	filmSeconds = 8.0  // how long it takes at most, about: a long turn is shown faster
	filmLast    = 250  // hundredths of a second for which the last frame stays
	filmFrames  = 140  // more than any turn takes
	filmAhead   = 3    // frames that are laid out in one frame of the window
	filmRest    = 0.25 // of a second between inputs
)

// film is a turn that is being filmed: the table on another canvas, without what takes a shader.
type film struct {
	table  *Screen
	canvas cardview.Canvas
	to     int     // the number of inputs at its end
	wait   float64 // before the next input
	name   string  // of the program
	done   bool
}

// newFilm begins to film a story between two numbers of inputs.
func newFilm(s *scene.Stack, story *save.Story, from, to int) (*film, error) {
	m, err := s.OpenTable(replay.Unsaved(story))
	if err != nil {
		return nil, err
	}
	m.Watched, m.LogOpen, m.Speed = true, false, 1
	m.Seek(from)
	n := &film{table: &Screen{Model: m}, to: to, name: s.T("title")}
	n.table.film = n
	n.canvas.Gallery = s.Gallery
	n.begin(0)
	seconds := 0.0
	for ; !n.done; seconds += filmStep / 100.0 {
		n.pass()
	}
	m.Seek(from)
	n.wait, n.done, m.Speed = 0, false, max(1, seconds/filmSeconds)
	return n, nil
}

// Film films a story between two numbers of inputs, as an animation in the format GIF. It needs no window.
func Film(ctx context.Context, s *scene.Stack, story *save.Story, from, to int) ([]byte, error) {
	n, err := newFilm(s, story, from, to)
	if err != nil {
		return nil, err
	}
	of := reel()
	for !n.done && len(of.Frames) < filmFrames {
		of.Frames = append(of.Frames, n.frame(s))
	}
	return of.GIF(ctx, func(int) {})
}

// reel is a film without frames.
func reel() raster.Film {
	return raster.Film{W: filmWidth, H: filmHeight, Delay: filmStep, Last: filmLast}
}

// begin begins a frame.
func (n *film) begin(seconds float64) {
	f, m := &n.canvas, n.table.Model
	f.List = &paint.List{} // each frame is kept
	f.Begin(widget.Input{W: n.width(), H: filmHeight, Seconds: seconds}, 1)
	m.Text, m.Unit = f.Large, f.Unit
}

// width is how wide the table is: its bar of tools lies outside of the film.
func (n *film) width() float64 { return filmWidth + n.table.Model.Places.Bar.W }

// pass lets the time of a frame pass.
func (n *film) pass() {
	m := n.table.Model
	const seconds = filmStep / 100.0
	if !m.Showing() {
		n.wait -= seconds * m.Speed
		switch n.done = m.Story.At() >= n.to; {
		case n.done:
		case n.wait <= 0:
			n.wait = filmRest
			m.StepForward()
		}
	}
	m.Clock += seconds
	m.Update(seconds, n.width(), filmHeight)
}

// frame lays out the next frame, with all its pictures.
func (n *film) frame(s *scene.Stack) *paint.List {
	n.begin(filmStep / 100.0)
	n.pass()
	n.table.paint(painter{&n.canvas, n.table.Model, s.Cache, s.Cards, nil}, s)
	if s.Gallery != nil {
		s.Gallery.Wait()
	}
	n.begin(0)
	n.table.paint(painter{&n.canvas, n.table.Model, s.Cache, s.Cards, nil}, s)
	return n.canvas.List
}

// ground draws what stands behind the table of a film: dark water, and the monster through a porthole.
func (n *film) ground(p painter) {
	p.Fade(layout.Rect{W: p.W, H: p.H}, 0, theme.Water.Mix(theme.Abyss, 0.72), theme.Abyss)
	if b := p.m.Board.Boss; b != 0 {
		eye := p.m.Places.Eye
		p.Artwork(eye, eye.H/2, p.m.Catalogue().Card(p.m.Board.Faces[b].Def), card.Monster, 0)
		p.Line(eye, eye.H/2, 3*p.Unit, theme.Bronze)
	}
}

// bar says what is happening, in which turn, and where.
func (n *film) bar(p painter, s *scene.Stack) {
	u := p.Unit
	r := p.m.Places.Prompt
	p.Slab(r, theme.Water, 0.6)
	words, name := r.Inset(8 * u).SplitRight(150 * u)
	turn, words := words.Split(90 * u)
	p.TextLine(turn, paint.Left, paint.Bold, theme.Body*p.Type, theme.Lit, s.T("turn-n", p.m.Tally.Turns))
	p.Fitted(words, theme.Body*p.Type, theme.Ink, p.m.Narration())
	p.TextLine(name, paint.Right, paint.Display, theme.Body*p.Type, theme.Bronze.Mix(theme.Ink, 0.5), n.name)
}

// filmScreen films a turn and keeps it as an animation, while a bar grows.
type filmScreen struct {
	scene.Base
	film   *film
	of     raster.Film
	job    *job.Job[filmed]
	stop   context.CancelFunc
	frames atomic.Int64 // that are drawn
	then   func(data []byte, err error)
}

// filmed is the outcome of the drawing.
type filmed struct {
	data []byte
	err  error
}

func (*filmScreen) Name() string { return "film" }
func (*filmScreen) Over() bool   { return true }
func (*filmScreen) Modal() bool  { return true }

// Leave stops the drawing, and forgets the words of the table that was filmed.
func (n *filmScreen) Leave(s *scene.Stack) error {
	if n.stop != nil {
		n.stop()
	}
	clear(s.Cache)
	s.Cards.Forget()
	return nil
}

// part is how much of the work is done: frames are laid out in a fifth of the time.
func (n *filmScreen) part() float64 {
	if n.job == nil {
		return 0.2 * float64(len(n.of.Frames)) / (filmSeconds * 100 / filmStep)
	}
	return 0.2 + 0.8*float64(n.frames.Load())/float64(len(n.of.Frames))
}

func (n *filmScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	r := f.Dialog(440, 190, s.T("picture-turn"))
	bar, foot := r.Cut(30 * u)
	f.Progress(bar.Middle(r.W*0.9, 18*u), n.part())
	if f.Button(widget.ID{What: "cancel"}, foot.Middle(200*u, f.RowHeight(40)), s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
		return
	}
	f.Defer(func() { n.work(s) })
}

// work lays out some more frames, or takes what has been drawn of all of them.
func (n *filmScreen) work(s *scene.Stack) {
	if n.job != nil {
		if out, ok := n.job.Done(); ok {
			s.Pop()
			n.then(out.data, out.err)
		}
		return
	}
	for range filmAhead {
		n.of.Frames = append(n.of.Frames, n.film.frame(s))
		if n.film.done || len(n.of.Frames) == filmFrames {
			n.draw()
			return
		}
	}
}

// draw draws what has been laid out.
func (n *filmScreen) draw() {
	var ctx context.Context
	ctx, n.stop = context.WithCancel(context.Background())
	n.job = job.Start(func() filmed {
		data, err := n.of.GIF(ctx, func(done int) { n.frames.Store(int64(done)) })
		return filmed{data, err}
	})
}
