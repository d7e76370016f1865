package window

import (
	"slices"
	"sync"
	"syscall/js"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/widget"
)

// touches are the fingers on the window, step by step: a tap that is over before the next frame
// still goes down and up again, and a touch that the system cancels goes up. Ebitengine reports
// neither.
type touches struct {
	listen sync.Once
	mu     sync.Mutex
	steps  [][]widget.Finger // not yet seen by a frame, in units of the page
	now    []widget.Finger
	scaled []widget.Finger
}

// read returns the fingers that touch the window, in the order in which they came: in each tick
// one step of what they did. The scale is pixels of the picture per unit of the page.
func (t *touches) read(density float64) []widget.Finger {
	t.listen.Do(func() {
		took := js.FuncOf(func(_ js.Value, args []js.Value) any {
			t.took(args[0])
			return nil
		})
		for _, kind := range []string{"touchstart", "touchmove", "touchend", "touchcancel"} {
			js.Global().Get("document").Call("querySelector", "canvas").Call("addEventListener", kind, took)
		}
	})
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.steps) > 0 {
		t.now, t.steps = t.steps[0], t.steps[1:]
	}
	t.scaled = t.scaled[:0]
	for _, f := range t.now {
		t.scaled = append(t.scaled, widget.Finger{ID: f.ID, At: layout.Point{X: f.At.X * density, Y: f.At.Y * density}})
	}
	return t.scaled
}

// took notes where the fingers are now. For those that only move, only the last place counts.
func (t *touches) took(event js.Value) {
	all := event.Get("targetTouches")
	fingers := make([]widget.Finger, all.Length())
	for i := range fingers {
		one := all.Index(i)
		fingers[i] = widget.Finger{ID: one.Get("identifier").Int(),
			At: layout.Point{X: one.Get("clientX").Float(), Y: one.Get("clientY").Float()}}
	}
	same := func(a, b widget.Finger) bool { return a.ID == b.ID }
	t.mu.Lock()
	defer t.mu.Unlock()
	if n := len(t.steps); n > 1 && slices.EqualFunc(t.steps[n-1], fingers, same) && slices.EqualFunc(t.steps[n-2], fingers, same) {
		t.steps = t.steps[:n-1]
	}
	t.steps = append(t.steps, fingers)
}
