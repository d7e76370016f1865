package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// A click takes effect once, when the frame in which it came has been painted.
func TestClicksAreDoneAfterPainting(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	in := widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 50, Y: 50}}
	var done []string
	frame := func(down bool) {
		in.Down = down
		before := len(done)
		f.Begin(in, 1)
		for _, what := range []string{"one", "two"} {
			if f.Button(widget.ID{What: what}, layout.Rect{W: 100, H: 100}, what, "", widget.Plain) {
				f.Defer(func() { done = append(done, what) })
			}
		}
		assert.Len(t, done, before, "nothing is done while it is painted")
		f.End()
	}
	for _, down := range []bool{false, true, false, false} {
		frame(down)
	}
	assert.Equal(t, []string{"two"}, done, "the one on top")
}

// Keys lead through everything in a scrolled area, one thing after another, and then out of it.
func TestKeysScroll(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	var scroll widget.Scroll
	room := layout.Rect{W: 300, H: 200}
	frame := func(k widget.Key) {
		in := widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 150, Y: -9}}
		in.Pressed[k] = true
		f.Begin(in, 1)
		f.Rows("rows", room, &scroll, 20, 50, nil, func(i int, r layout.Rect) {
			f.Button(widget.ID{What: "row", N: i}, r, widget.Number(i), "", widget.Plain)
		})
		f.Button(widget.ID{What: "below"}, layout.Rect{Y: 220, W: 300, H: 50}, "below", "", widget.Plain)
		f.End()
	}
	frame(widget.NoKey)
	at := func() widget.ID { frame(widget.NoKey); return f.Pointed() }
	for i := range 20 {
		frame(widget.Down)
		assert.Equal(t, widget.ID{What: "row", N: i}, at())
		for _, s := range f.Spots {
			if s.ID == f.Pointed() {
				assert.InDelta(t, 50, s.Rect.H, 0.5, "all of it is seen")
			}
		}
	}
	frame(widget.Down)
	assert.Equal(t, widget.ID{What: "below"}, at())
	frame(widget.Up)
	for i := 19; i >= 0; i-- {
		assert.Equal(t, widget.ID{What: "row", N: i}, at())
		frame(widget.Up)
	}
}

// The thumb of a scroll bar stays under the mouse where it was grabbed, and elsewhere on the
// bar its middle comes to the mouse. It is light while it can be grabbed, or is.
func TestScrollBarFollowsTheMouse(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	var scroll widget.Scroll
	rows, thumb := 20, paint.Op{}
	frame := func(x, y float64, down bool) float64 {
		f.Begin(widget.Input{W: 1600, H: 900, Mouse: layout.Point{X: x, Y: y}, Down: down, Seconds: 1.0 / 60}, 1)
		f.Rows("rows", layout.Rect{Y: 100, W: 300, H: 200}, &scroll, rows, 50, nil, func(_ int, r layout.Rect) {
			assert.InDelta(t, 300-16*f.Unit, r.W, 0.01, "beside the bar")
		})
		f.End()
		thumb = f.Ops[len(f.Ops)-1]
		assert.InDelta(t, max(28*f.Unit, 200*200/float64(50*rows))-4*f.Unit, thumb.Rect.H, 0.01,
			"the part that is seen, if not too low to be grabbed")
		return scroll.At * f.Unit
	}
	frame(295, 135, false)
	assert.Equal(t, theme.Edge, thumb.Color)
	frame(295, 135, false)
	assert.Equal(t, theme.Lit, thumb.Color)
	assert.Zero(t, frame(295, 135, true), "the thumb has been grabbed near its lower end")
	part := 200.0 / (20 * 50)
	assert.InDelta(t, 40/part, frame(295, 175, true), 0.01, "it moves as far as the mouse")
	assert.InDelta(t, 160, thumb.Rect.Center().Y, 0.01)
	assert.InDelta(t, 40/part, frame(900, 175, true), 0.01, "even if that leaves the bar")
	frame(900, 175, true)
	assert.Equal(t, theme.Lit, thumb.Color)
	assert.InDelta(t, 800, frame(295, 295, true), 0.01, "not beyond the end")
	assert.Zero(t, frame(295, 90, true))
	frame(295, 295, true)
	frame(295, 295, false)
	frame(295, 200, false)
	assert.InDelta(t, 400, frame(295, 200, true), 0.01, "the middle of the thumb is in the middle of the bar")
	frame(295, 200, false)
	frame(900, 200, false)
	frame(900, 200, false)
	assert.Equal(t, theme.Edge, thumb.Color)
	rows = 200
	frame(900, 200, false)
}

// What fits in its area has no bar and all of the room, and the keys scroll only the area that the mouse is on.
func TestAreasSideBySide(t *testing.T) {
	f := widget.Frame{List: &paint.List{}, OnTop: true}
	var scrolls [3]widget.Scroll
	frame := func(mouse layout.Point, keys ...widget.Key) {
		in := widget.Input{W: 1600, H: 900, Mouse: mouse, Seconds: 10}
		for _, k := range keys {
			in.Pressed[k] = true
		}
		f.Begin(in, 1)
		for i := range scrolls {
			f.Scroll("area "+widget.Number(i), layout.Rect{X: 400 * float64(i), W: 300, H: 200}, &scrolls[i], []float64{900, 900, 200}[i],
				func(all layout.Rect) { assert.Equal(t, i == 2, all.W == 300) })
		}
		f.End()
	}
	for i := range scrolls {
		mouse := layout.Point{X: 400*float64(i) + 20, Y: 50}
		frame(mouse)
		frame(mouse, widget.PageDown)
		for k := range scrolls {
			assert.Equal(t, k <= min(i, 1), scrolls[k].At > 0, "%d, %d", i, k)
			assert.Equal(t, k != 2, !rect(&f, widget.ID{What: "area " + widget.Number(k), N: -2}).Empty())
		}
	}
	before := scrolls
	frame(layout.Point{X: 800, Y: 800})
	frame(layout.Point{X: 800, Y: 800}, widget.PageDown)
	for k := range 2 {
		assert.Greater(t, scrolls[k].At, before[k].At, "the mouse is on none of them")
	}
}

// A second click on a place where something else has appeared meanwhile does nothing, and
// neither does one on what answers a new question by the same name; a moment later both do.
func TestSuddenThingsTakeNoClick(t *testing.T) {
	for _, name := range []string{"yes", "no"} {
		f := widget.Frame{List: &paint.List{}}
		asked, answered := "yes", []string{}
		frame := func(down bool, seconds float64) {
			f.Begin(widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: 50, Y: 50}, Down: down, Seconds: seconds}, 1)
			if f.Button(widget.ID{What: asked}, layout.Rect{W: 100, H: 100}, asked, "", widget.Plain) {
				answered = append(answered, asked)
			}
			f.End()
		}
		click := func() { frame(true, 1.0/60); frame(false, 1.0/60) }
		frame(false, 1)
		click()
		assert.Equal(t, []string{"yes"}, answered)
		asked = name
		f.Renew()
		frame(false, 1.0/60)
		click()
		assert.Equal(t, []string{"yes"}, answered, "it was meant for the question before")
		frame(false, widget.NewSpotDelay)
		click()
		assert.Equal(t, []string{"yes", name}, answered)
	}
}

// Two clicks soon after one another on the same thing are a double click; a third one begins anew.
func TestDoubleClicks(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	frame := func(x float64, down bool, seconds float64) widget.ID {
		f.Begin(widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: x, Y: 50}, Down: down, Seconds: seconds}, 1)
		for i := range 2 {
			f.Spot(widget.ID{What: "spot", N: i}, layout.Rect{X: float64(100 * i), W: 100, H: 100}, "spot", "")
		}
		f.End()
		return f.DoubleClicked
	}
	click := func(n int, after float64) bool {
		at := float64(100*n + 50)
		frame(at, false, after-1.0/30)
		frame(at, true, 1.0/60)
		return frame(at, false, 1.0/60) == widget.ID{What: "spot", N: n}
	}
	click(0, 1)
	assert.False(t, click(0, 1), "the first click was too long ago")
	assert.True(t, click(0, 0.3))
	assert.False(t, click(0, 0.3), "the third of three")
	assert.True(t, click(0, 0.3), "which the fourth makes another double click")
	assert.False(t, click(1, 1))
	assert.False(t, click(0, 0.3), "on another thing")
	assert.Zero(t, frame(50, false, 0.1), "only in the frame of the click")
	f.Renew()
	assert.False(t, click(0, widget.NewSpotDelay), "for another question")
}

// What lies outside of what is visible cannot be pointed at, and nothing that is said about it is said about
// something else.
func TestWhatIsNotSeenIsNoSpot(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	say := func(id widget.ID, r layout.Rect) {
		f.InfoSpot(id, r, "said")
		f.ViewSpot(id, r, "said")
		f.Spot(id, r, "said", "")
		f.SetDraggable(id)
		f.MarkAnswer(id)
		f.Name(id, "named")
		f.Tap(id, widget.TapReads)
		f.SetLit(id, false)
	}
	hidden, seen := widget.ID{What: "hidden"}, widget.ID{What: "seen"}
	f.Begin(widget.Input{W: 1280, H: 720}, 1)
	f.Clip(layout.Rect{W: 100, H: 100})
	say(hidden, layout.Rect{X: 200, W: 50, H: 50})
	f.Field(hidden, layout.Rect{X: 200, W: 50, H: 50}, &widget.Field{}, "")
	assert.Empty(t, f.Spots)
	f.Spot(seen, layout.Rect{W: 50, H: 50}, "seen", "")
	say(hidden, layout.Rect{X: 200, W: 50, H: 50})
	assert.True(t, f.Spots[0].Lit)
	assert.False(t, f.Spots[0].Draggable || f.Spots[0].IsAnswer || f.Spots[0].Note || f.Spots[0].Field)
	assert.Equal(t, "seen", f.Spots[0].Label)
	assert.Equal(t, widget.TapClicks, f.Spots[0].Tap)
	say(seen, layout.Rect{W: 50, H: 50})
	last := f.Spots[len(f.Spots)-1]
	assert.True(t, last.Draggable && last.IsAnswer && !last.Lit)
	assert.Equal(t, "named", last.Label)
	assert.Equal(t, widget.TapReads, last.Tap)
	f.End()
}

// A screen that is higher than the window is scrolled. Its last line stays at the foot of the window, and
// covers what lies behind it, until its place is reached.
func TestSheetIsScrolled(t *testing.T) {
	f := widget.Frame{List: &paint.List{}, OnTop: true}
	sheet := widget.Sheet{Name: "sheet"}
	clicked := ""
	frame := func(in widget.Input) (foot layout.Rect, rows int) {
		in.W, in.H, in.Seconds = 1280, 400, 0.2
		f.Begin(in, 1)
		u := f.Unit
		f.Sheet(&sheet, func() {
			f.SetMinHeight(1000)
			for i := range 18 {
				if f.Button(widget.ID{What: "row", N: i}, layout.Rect{Y: float64(50*i) * u, W: 300, H: 48 * u}, "row", "", widget.Plain) {
					clicked = widget.Number(i)
				}
			}
			r := f.Footer(layout.Rect{Y: 930 * u, W: 300, H: 40 * u})
			f.Button(widget.ID{What: "done"}, r, "done", "", widget.Plain)
			assert.InDelta(t, 400, f.Window().H, 1)
		})
		f.End()
		assert.Equal(t, layout.Rect{W: 1280, H: 400}, f.Window())
		for _, s := range f.Spots {
			if s.What == "row" {
				rows++
				assert.LessOrEqual(t, s.Rect.Bottom(), 400.0)
			} else if s.What == "done" {
				foot = s.Rect
			}
		}
		for _, s := range f.Spots {
			assert.False(t, s.What == "row" && s.Rect.Overlaps(foot), "%v is below the last line", s)
		}
		for _, op := range f.Ops {
			if visible := op.Rect.Cross(f.Clips[op.Clip]); op.Text == "row" && !visible.Empty() {
				assert.Less(t, visible.Bottom(), foot.Y+0.01, "nothing is seen behind the last line")
			}
		}
		return foot, rows
	}
	frame(widget.Input{})
	foot, rows := frame(widget.Input{})
	assert.InDelta(t, 400-8*f.Unit, foot.Bottom(), 1)
	assert.Positive(t, rows)
	assert.Less(t, rows, 18)
	at := layout.Point{X: 20, Y: 20}
	for range 3 {
		frame(widget.Input{Mouse: at, Wheel: -1})
	}
	for _, down := range []bool{false, true, false} {
		frame(widget.Input{Mouse: at, Down: down})
	}
	assert.NotContains(t, []string{"", "0"}, clicked, "what is there now")
	for range 20 {
		frame(widget.Input{Mouse: at, Wheel: -3})
	}
	foot, _ = frame(widget.Input{Mouse: at})
	assert.InDelta(t, 400-30*f.Unit, foot.Bottom(), 1, "its own place")
}

// things are three things in reading order, the last of which answers the open question, and the frames in
// which keys lead to them.
func things() (f *widget.Frame, press func(actor int, k widget.Key) string) {
	f = &widget.Frame{List: &paint.List{}}
	frame := func(actor int, k widget.Key) {
		in := widget.Input{W: 1280, H: 720, Mouse: widget.Nowhere, Actor: actor}
		in.Pressed[k] = true
		f.Begin(in, 1)
		for i, at := range []layout.Point{{X: 100, Y: 100}, {X: 900, Y: 100}, {X: 700, Y: 560}} {
			id := widget.ID{What: []string{"first", "second", "asked"}[i]}
			f.Spot(id, layout.Rect{X: at.X, Y: at.Y}.Middle(60, 60), id.What, "")
			if i == 2 {
				f.MarkAnswer(id)
			}
		}
		f.End()
	}
	frame(0, widget.NoKey)
	return f, func(actor int, k widget.Key) string {
		frame(actor, k)
		frame(actor, widget.NoKey)
		return f.Pointed().What
	}
}

// Tab leads first to what answers the open question, then on in reading order and around, also backwards; and
// to the answer again when another question is asked.
func TestTabLeadsToTheAnswer(t *testing.T) {
	f, press := things()
	for _, want := range []string{"asked", "first", "second", "asked"} {
		assert.Equal(t, want, press(0, widget.Tab))
	}
	for _, want := range []string{"second", "first", "asked"} {
		assert.Equal(t, want, press(0, widget.Previous))
	}
	assert.Equal(t, "first", press(0, widget.Tab))
	f.Renew()
	assert.Equal(t, "asked", press(0, widget.Tab))
}

// The pointer of a gamepad begins below the middle of the window, that of the keys where the mouse is.
func TestWherePointersBegin(t *testing.T) {
	_, press := things()
	assert.Equal(t, "asked", press(1, widget.Down))
	_, press = things()
	assert.Equal(t, "first", press(0, widget.Down), "the mouse is in the corner above")
	assert.Equal(t, "second", press(0, widget.Right))
	assert.Equal(t, "second", press(0, widget.Right), "there is nothing beyond")
	assert.Equal(t, "first", press(0, widget.Left))
}

// What is pressed is dragged once the mouse has moved some way with the button down, if it can be; a shorter
// way is a click. Escape lets go of it.
func TestDragging(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	clicked, dropped := 0, 0
	frame := func(x float64, down bool, keys ...widget.Key) string {
		in := widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: x, Y: 50}, Down: down, Seconds: 1}
		for _, k := range keys {
			in.Pressed[k] = true
		}
		f.Begin(in, 1)
		for i, what := range []string{"loose", "fixed"} {
			if _, click := f.Spot(widget.ID{What: what}, layout.Rect{X: 200 * float64(i), W: 190, H: 100}, what, ""); click {
				clicked++
			}
			if i == 0 {
				f.SetDraggable(widget.ID{What: what})
			}
		}
		if f.Dropped().What == "loose" {
			dropped++
		}
		f.End()
		return f.Dragged().What
	}
	frame(50, false)
	reach := 7 * f.Unit
	assert.Empty(t, frame(50, true))
	assert.Empty(t, frame(50+reach, true))
	frame(50, false)
	assert.Equal(t, [2]int{1, 0}, [2]int{clicked, dropped})
	frame(50, true)
	assert.Equal(t, "loose", frame(50+reach+0.1, true))
	assert.Equal(t, "loose", frame(50, true), "as long as the button is down")
	assert.Empty(t, frame(300, false))
	assert.Equal(t, [2]int{1, 1}, [2]int{clicked, dropped})
	frame(50, false)
	frame(50, true)
	assert.Equal(t, "loose", frame(150, true))
	assert.Empty(t, frame(150, true, widget.Escape))
	frame(150, false)
	assert.Equal(t, [2]int{1, 1}, [2]int{clicked, dropped})
	frame(250, false)
	frame(250, true)
	assert.Empty(t, frame(350, true), "it is fixed")
}
