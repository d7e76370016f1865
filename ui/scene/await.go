package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// waitScreen waits for work in the background.
type waitScreen struct {
	Base
	words  string
	work   *job.Job[func()]
	waited float64 // seconds
}

// quiet is how many seconds of work pass before the screen says what it waits for.
const quiet = 0.25

// Await does work in the background and then runs, within a frame, the function that
// it returns. Until then the screens below take no input, and the words say what is
// awaited.
func (s *Stack) Await(words string, work func() (then func())) {
	s.Push(&waitScreen{words: words, work: job.Start(work)})
}

func (*waitScreen) Name() string { return "wait" }
func (*waitScreen) Over() bool   { return true }
func (*waitScreen) Modal() bool  { return true }

func (n *waitScreen) Frame(f *cardview.Canvas, s *Stack) {
	f.Block("wait", layout.Rect{W: f.W, H: f.H})
	if n.waited += f.Seconds; n.waited > quiet {
		size := theme.Body * f.Type
		width := max(400*f.Unit, paint.Width(paint.Regular, size, n.words)+80*f.Unit)
		r := f.Dialog(width/f.Unit, 90, "")
		f.TextLine(r, paint.Center, paint.Regular, size, theme.Ink, n.words)
	}
	f.Defer(func() {
		if then, ok := n.work.Done(); ok {
			s.Pop()
			then()
		}
	})
}
