package widget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// rect is where a thing lay in the frame.
func rect(f *widget.Frame, id widget.ID) layout.Rect {
	for i := range f.Spots {
		if f.Spots[i].ID == id {
			return f.Spots[i].Rect
		}
	}
	return layout.Rect{}
}

// texts are the words of a frame in the order in which they are drawn.
func texts(f *widget.Frame) (all []string) {
	for _, op := range f.Ops {
		if op.Text != "" {
			all = append(all, op.Text)
		}
	}
	return all
}

// A slider follows the mouse along its way, in steps, while it is held; its buttons go one step. It stays between its
// ends, and one with a reason why not stays where it is.
func TestSliderFollowsTheMouse(t *testing.T) {
	for _, why := range []string{"", "not now"} {
		f := widget.Frame{List: &paint.List{}}
		value, below := 40, layout.Rect{}
		frame := func(x, y float64, down bool) {
			f.Begin(widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: x, Y: y}, Down: down, Seconds: 0.2}, 1)
			below = f.Slider(room, "it", "volume", why, &value, 20, 80, 5)
			f.End()
		}
		at := func(x float64) { // is pressed, then let go
			frame(x, room.Y+20, false)
			frame(x, room.Y+20, true)
			frame(x, room.Y+20, true)
			frame(x, room.Y+20, false)
			frame(x, room.Y+20, false)
		}
		frame(0, 0, false)
		less, way, more := rect(&f, widget.ID{What: "it", N: -1}), rect(&f, widget.ID{What: "it"}), rect(&f, widget.ID{What: "it", N: 1})
		require.False(t, less.Empty() || way.Empty() || more.Empty())
		assert.True(t, less.Right() <= way.X && way.Right() <= more.X && more.Right() <= room.Right())
		assert.Equal(t, room.Bottom(), below.Bottom())
		u := f.Unit
		along := func(part float64) float64 { return way.X + 14*u + part*(way.W-28*u) }
		for _, c := range []struct {
			x    float64
			want int
		}{{along(0), 20}, {along(1), 80}, {along(0.5), 50}, {along(0.51), 50}, {along(0.55), 55}, {way.X + 1, 20}, {way.Right() - 1, 80},
			{less.Center().X, 75}, {more.Center().X, 80}, {more.Center().X, 80}, {along(0), 20}, {less.Center().X, 20}, {more.Center().X, 25}} {
			if why != "" {
				c.want = 40
			}
			at(c.x)
			assert.Equal(t, c.want, value, "%q at %v", why, c.x)
			assert.Contains(t, texts(&f), widget.Number(c.want)+" %")
			var knob paint.Op // the last disc
			for _, op := range f.Ops {
				if op.Kind == paint.Fill && op.Rect.W == op.Rect.H {
					knob = op
				}
			}
			assert.InDelta(t, along(float64(c.want-20)/60), knob.Rect.Center().X, 0.01)
			assert.InDelta(t, way.Center().Y, knob.Rect.Center().Y, 0.01)
		}
	}
}

// Those who only look have pointers of their own: on what their mouse is on, or where their keys lead. They click nothing,
// and mark and read by a key.
func TestGuestsPoint(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	look := &widget.PointerStyles{}
	corners := map[int]func(r layout.Rect) bool{ // where on the second thing the sign of a player lies
		0: func(r layout.Rect) bool { return r.Center().X < 400 && r.Center().Y < 200 },
		1: func(r layout.Rect) bool { return r.Center().X > 400 && r.Center().Y < 200 },
		2: func(r layout.Rect) bool { return r.Center().X < 400 && r.Center().Y > 200 },
		3: func(r layout.Rect) bool { return r.Center().X > 400 && r.Center().Y > 200 },
	}
	clicked := 0
	frame := func(mouse layout.Point, keys ...widget.Key) *widget.Guest {
		g := widget.Guest{Pointer: 1, Mouse: mouse}
		for _, k := range keys {
			g.Pressed[k] = true
		}
		f.Begin(widget.Input{W: 1280, H: 720, Mouse: widget.Nowhere, Seconds: 0.1, Guests: []widget.Guest{g}}, 1)
		for i, x := range []float64{100, 400} {
			if _, click := f.Spot(widget.ID{What: "it", N: i + 1}, layout.Rect{X: x, Y: 200}.Middle(100, 100), "thing", ""); click {
				clicked++
			}
		}
		f.End()
		return &f.Guests[0]
	}
	for corner, lies := range corners {
		look[1] = widget.PointerStyle{Color: theme.Ward, Sign: paint.Star, Corner: corner, On: true}
		f = widget.Frame{List: &paint.List{}}
		f.SetPointerStyles(look)
		frame(widget.Nowhere)
		frame(layout.Point{X: 90, Y: 190})
		g := frame(layout.Point{X: 100, Y: 200})
		assert.Equal(t, 1, g.Hot.N, "by mouse")
		g = frame(layout.Point{X: 100, Y: 200})
		assert.False(t, g.Moved || g.Read || g.Mark)
		g = frame(layout.Point{X: 100, Y: 200}, widget.Left)
		assert.Equal(t, widget.ID{What: "it", N: 2}, g.Hot, "by keys, which lead there from below the middle")
		assert.True(t, g.Moved)
		g = frame(layout.Point{X: 100, Y: 200})
		assert.Equal(t, 2, g.Hot.N, "it stays there")
		assert.False(t, g.Moved)
		var rings, signs []paint.Op
		for _, op := range f.Ops {
			if op.Kind == paint.Line && op.Color == theme.Ward {
				rings = append(rings, op)
			}
			if op.Kind == paint.Mark && op.Sign == paint.Star {
				signs = append(signs, op)
			}
		}
		require.Len(t, rings, 1)
		require.Len(t, signs, 1)
		u := f.Unit
		assert.Equal(t, layout.Rect{X: 400, Y: 200}.Middle(100, 100).Inset(-(2.5+2.5*float64(corner))*u), rings[0].Rect, "wider for each player")
		assert.Equal(t, 2*u, rings[0].Width)
		assert.True(t, lies(signs[0].Rect), "corner %d: %v", corner, signs[0].Rect)
		for k, want := range map[widget.Key][2]bool{widget.Enter: {false, true}, widget.Ping: {false, true}, widget.Inspect: {true, false}} {
			g = frame(layout.Point{X: 100, Y: 200}, k)
			assert.Equal(t, want, [2]bool{g.Read, g.Mark})
		}
		g = frame(layout.Point{X: 103, Y: 200})
		assert.Equal(t, 1, g.Hot.N, "the mouse has moved")
		assert.True(t, g.Moved)
	}
	assert.Zero(t, clicked)
}

// A mouse that rests shows the sign of its player for three seconds, where the window is.
func TestSignBesideTheMouse(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	look := &widget.PointerStyles{{Color: theme.Ward, Sign: paint.Star, On: true}}
	f.SetPointerStyles(look)
	shown := func(x, y, seconds float64) (at layout.Point, ok bool) {
		f.Begin(widget.Input{W: 1280, H: 720, Mouse: layout.Point{X: x, Y: y}, Seconds: seconds}, 1)
		f.End()
		for _, op := range f.Ops {
			if op.Kind == paint.Mark {
				return op.Rect.Center(), true
			}
		}
		return layout.Point{}, false
	}
	at, ok := shown(500, 300, 0.1)
	require.True(t, ok)
	assert.InDelta(t, 500+16*f.Unit, at.X, 0.01)
	assert.InDelta(t, 300+20*f.Unit, at.Y, 0.01)
	_, ok = shown(500, 300, 2.5)
	assert.True(t, ok)
	shown(501, 301, 0.6)
	_, ok = shown(501, 301, 0.1)
	assert.False(t, ok, "it has rested")
	_, ok = shown(510, 300, 0.1)
	assert.True(t, ok, "it has moved")
	for _, p := range []layout.Point{widget.Nowhere, {X: 1280, Y: 10}, {X: 10, Y: 720}, {X: -3, Y: 10}, {X: 10, Y: -3}} {
		_, ok = shown(p.X, p.Y, 0.1)
		assert.False(t, ok, "%v", p)
	}
}

// A finger hits a small thing around it too, as far as it is nearer than its neighbors, and within the window.
func TestReachOfFingers(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	in := widget.Input{W: 1280, H: 720, Scale: 1, Fingers: []widget.Finger{{ID: 1, At: layout.Point{X: 900, Y: 600}}}, Seconds: 0.1}
	small := layout.Rect{X: 600, Y: 300}.Middle(20, 20)
	for name, c := range map[string]struct {
		at, other, want layout.Rect
	}{
		"alone":           {small, layout.Rect{}, layout.Rect{X: 578, Y: 278, W: 44, H: 44}},
		"large":           {layout.Rect{X: 5, Y: 5, W: 50, H: 44}, layout.Rect{}, layout.Rect{X: 5, Y: 5, W: 50, H: 44}},
		"only wide":       {layout.Rect{X: 500, Y: 300, W: 80, H: 20}, layout.Rect{}, layout.Rect{X: 500, Y: 288, W: 80, H: 44}},
		"in the corner":   {layout.Rect{W: 20, H: 20}, layout.Rect{}, layout.Rect{W: 44, H: 44}},
		"beside, right":   {small, small.Shift(30, 3), layout.Rect{X: 578, Y: 278, W: 37, H: 44}},
		"beside, left":    {small, small.Shift(-30, 3), layout.Rect{X: 585, Y: 278, W: 37, H: 44}},
		"beside, below":   {small, small.Shift(3, 26), layout.Rect{X: 578, Y: 278, W: 44, H: 35}},
		"beside, above":   {small, small.Shift(3, -26), layout.Rect{X: 578, Y: 287, W: 44, H: 35}},
		"across, corner":  {small, small.Shift(26, 26), layout.Rect{X: 578, Y: 278, W: 35, H: 44}},
		"farther away":    {small, small.Shift(40, 0), layout.Rect{X: 578, Y: 278, W: 44, H: 44}},
		"on top of it":    {small, small.Shift(8, 8), layout.Rect{X: 578, Y: 278, W: 44, H: 44}},
		"smaller than it": {small, layout.Rect{X: 612, Y: 299, W: 2, H: 2}, layout.Rect{X: 578, Y: 278, W: 33, H: 44}},
	} {
		in := in
		f.Fingers(&in)
		f.Begin(in, 1)
		f.Spot(widget.ID{What: "it"}, c.at, "it", "")
		if !c.other.Empty() {
			f.Spot(widget.ID{What: "other"}, c.other, "other", "")
		}
		f.End()
		assert.Equal(t, c.want, f.Spots[0].Reach, name)
	}
}

// In a list a finger reaches no further than the list is seen; a thing is reached farther where its neighbors have no name, or
// are covered, and those of many rows share what lies between them.
func TestReachInAList(t *testing.T) {
	f := widget.Frame{List: &paint.List{}}
	var scroll widget.Scroll
	in := widget.Input{W: 1280, H: 720, Scale: 1, Fingers: []widget.Finger{{ID: 1, At: layout.Point{X: 900, Y: 600}}}, Seconds: 0.1}
	for range 2 {
		in := in
		f.Fingers(&in)
		f.Begin(in, 1)
		f.Scroll("list", layout.Rect{X: 100, Y: 100, W: 400, H: 100}, &scroll, 300, func(all layout.Rect) {
			for i := range 4 {
				f.Spot(widget.ID{What: "row", N: i}, layout.Rect{X: 200, Y: all.Y + float64(28*i), W: 80, H: 20}, "row", "")
			}
			f.Spot(widget.ID{What: "nameless"}, layout.Rect{X: 300, Y: 102, W: 10, H: 10}, "", "")
		})
		f.Spot(widget.ID{What: "covered"}, layout.Rect{X: 700, Y: 300, W: 20, H: 20}, "covered", "")
		f.Block("cover", layout.Rect{X: 700, Y: 300, W: 20, H: 20})
		f.Spot(widget.ID{What: "beside"}, layout.Rect{X: 670, Y: 300, W: 20, H: 20}, "beside", "")
		f.Spot(widget.ID{What: "wide"}, layout.Rect{X: 700, Y: 500, W: 60, H: 44}, "wide", "")
		f.Spot(widget.ID{What: "high"}, layout.Rect{X: 800, Y: 500, W: 44, H: 60}, "high", "")
		f.End()
	}
	reach := map[widget.ID]layout.Rect{}
	for _, s := range f.Spots {
		reach[s.ID] = s.Reach
	}
	row := func(i int, y, bottom float64) {
		assert.Equal(t, layout.Rect{X: 200, Y: y, W: 80, H: bottom - y}, reach[widget.ID{What: "row", N: i}])
	}
	row(0, 100, 124)
	row(1, 124, 152)
	row(2, 152, 180)
	row(3, 180, 200)
	assert.Equal(t, layout.Rect{X: 300, Y: 102, W: 10, H: 10}, reach[widget.ID{What: "nameless"}])
	assert.Equal(t, layout.Rect{X: 658, Y: 288, W: 44, H: 44}, reach[widget.ID{What: "beside"}])
	assert.Equal(t, layout.Rect{X: 700, Y: 500, W: 60, H: 44}, reach[widget.ID{What: "wide"}])
	assert.Equal(t, layout.Rect{X: 800, Y: 500, W: 44, H: 60}, reach[widget.ID{What: "high"}])

	in = widget.Input{W: 1280, H: 720, Scale: 1, Mouse: layout.Point{X: 5, Y: 5}}
	f = widget.Frame{List: &paint.List{}}
	f.Begin(in, 1)
	f.Spot(widget.ID{What: "it"}, layout.Rect{X: 670, Y: 300, W: 20, H: 20}, "it", "")
	f.End()
	assert.Equal(t, layout.Rect{X: 670, Y: 300, W: 20, H: 20}, f.Spots[0].Reach, "a mouse needs no more")
}

// What is only looked at or explains, and a button with a sign, say when they are under the mouse and when they are clicked.
func TestSpotsSayWhatIsDoneToThem(t *testing.T) {
	for what, draw := range map[string]func(f *widget.Frame, id widget.ID, r layout.Rect) (hover, click bool){
		"view": func(f *widget.Frame, id widget.ID, r layout.Rect) (bool, bool) { return f.ViewSpot(id, r, "it") },
		"info": func(f *widget.Frame, id widget.ID, r layout.Rect) (bool, bool) { return f.InfoSpot(id, r, "it") },
		"icon": func(f *widget.Frame, id widget.ID, r layout.Rect) (bool, bool) {
			click := f.IconButton(id, r, paint.Star, "it")
			return f.Hot == id, click
		},
	} {
		f := widget.Frame{List: &paint.List{}}
		frame := func(x float64, down bool) [2]bool {
			f.Begin(widget.Input{W: 1600, H: 900, Mouse: layout.Point{X: x, Y: 50}, Down: down, Seconds: 1}, 1)
			f.Spot(widget.ID{What: "other"}, layout.Rect{X: 500, W: 100, H: 100}, "other", "")
			hover, click := draw(&f, widget.ID{What: "it"}, layout.Rect{X: 200, W: 100, H: 100})
			f.End()
			assert.Equal(t, what == "icon" && hover, f.Tip == "it", what)
			return [2]bool{hover, click}
		}
		frame(20, false)
		assert.Equal(t, [2]bool{}, frame(520, false), what)
		assert.Equal(t, [2]bool{true, false}, frame(220, false), what)
		assert.Equal(t, [2]bool{true, false}, frame(220, true), what)
		assert.Equal(t, [2]bool{true, true}, frame(220, false), what)
		assert.Equal(t, [2]bool{}, frame(20, false), what)
	}
}

// The next key that goes down can be caught: it does nothing else, once. Where words are typed the keys that type do nothing
// else either.
func TestKeysThatMeanNothingElse(t *testing.T) {
	f := widget.Frame{List: &paint.List{}, OnTop: true}
	var field widget.Field
	typing := false
	frame := func() (reap, help bool) {
		in := widget.Input{W: 1600, H: 900}
		in.Pressed[widget.Reap], in.Pressed[widget.Help] = true, true
		in.TypesText[widget.Reap] = true
		f.Begin(in, 1)
		if typing {
			f.Field(widget.ID{What: "field"}, layout.Rect{W: 90, H: 30}, &field, "")
		}
		f.End()
		return f.Pressed[widget.Reap], f.Pressed[widget.Help]
	}
	both := func(reap, help bool) [2]bool { return [2]bool{reap, help} }
	assert.Equal(t, [2]bool{true, true}, both(frame()))
	f.Capture()
	assert.Equal(t, [2]bool{}, both(frame()))
	assert.Equal(t, [2]bool{true, true}, both(frame()))
	typing = true
	frame()
	assert.Equal(t, [2]bool{false, true}, both(frame()))
	typing = false
	frame()
	assert.Equal(t, [2]bool{true, true}, both(frame()))
	assert.Empty(t, f.Caption(widget.Reap))
	f.Captions = &[widget.Keys]string{widget.Reap: "R"}
	assert.Equal(t, "R", f.Caption(widget.Reap))
}

// A tip for a finger stands above it, or below where there is no room, and holds all of its words.
func TestTipForAFinger(t *testing.T) {
	for _, points := range []float64{1, 2} {
		for _, y := range []float64{300, 30} {
			f := widget.Frame{List: &paint.List{}}
			at := layout.Point{X: 400 * points, Y: y * points}
			for range 2 {
				in := widget.Input{W: 844 * points, H: 390 * points, Scale: points, Fingers: []widget.Finger{{ID: 1, At: at}}}
				f.Fingers(&in)
				f.Begin(in, 1)
				f.Spot(widget.ID{What: "it"}, layout.Rect{W: 900, H: 900}, "it", "why not")
				f.End()
			}
			var tip layout.Rect
			for _, op := range f.Ops {
				if op.Kind == paint.Fill && op.Color == theme.Abyss {
					tip = op.Rect
				}
			}
			assert.InDelta(t, at.X, tip.Center().X, 0.01)
			if y > 100 {
				assert.InDelta(t, at.Y-34*points, tip.Bottom(), 0.01)
			} else {
				assert.InDelta(t, at.Y+34*points, tip.Y, 0.01)
			}
			words := f.Ops[len(f.Ops)-1]
			assert.Equal(t, "why not", words.Text)
			assert.True(t, tip.Has(words.Rect.Center()))
		}
	}
}

// Words are larger on a small screen, where a unit would be less than a point, and for fingers.
func TestWordsAreLegible(t *testing.T) {
	for _, c := range []struct {
		w, h, scale float64
		touch       bool
		text, want  float64
	}{
		{1600, 900, 1, false, 1, 1}, {1600, 900, 1, true, 1, 1}, {1600, 900, 1, true, 1.2, 1.2}, {844, 390, 1, false, 1, 1.25},
		{844, 390, 1, false, 1.4, 1.4}, {1688, 780, 2, true, 1, 1.25}, {1040, 700, 1, false, 1, 1}, {1040, 700, 1, true, 1, 1.23},
		{500, 900, 1, true, 1, 1.5},
	} {
		f := widget.Frame{List: &paint.List{}}
		in := widget.Input{W: c.w, H: c.h, Scale: c.scale}
		if c.touch {
			in.Fingers = []widget.Finger{{ID: 1, At: layout.Point{X: 5, Y: 5}}}
		}
		f.Fingers(&in)
		f.Begin(in, c.text)
		f.End()
		assert.InDelta(t, c.want, f.Large, 0.02, "%+v", c)
		assert.InDelta(t, f.Large*f.Unit, f.Type, 0.001)
	}
}

// A right click, like Escape, lets go of what is dragged, and means nothing else.
func TestRightClickLetsGo(t *testing.T) {
	for _, key := range []bool{true, false} {
		f := widget.Frame{List: &paint.List{}}
		dropped := false
		frame := func(x float64, down, stop bool) {
			in := widget.Input{W: 1600, H: 900, Mouse: layout.Point{X: x, Y: 50}, Down: down, RightDown: stop && !key}
			in.Pressed[widget.Escape] = stop && key
			f.Begin(in, 1)
			f.Spot(widget.ID{What: "it"}, layout.Rect{W: 300, H: 100}, "it", "")
			f.SetDraggable(widget.ID{What: "it"})
			f.End()
			dropped = dropped || f.Dropped().What != ""
		}
		frame(50, false, false)
		frame(50, true, false)
		frame(80, true, false)
		assert.Equal(t, "it", f.Dragged().What)
		frame(80, true, true)
		assert.Empty(t, f.Dragged())
		assert.Empty(t, f.Inspected)
		assert.False(t, f.Pressed[widget.Escape])
		frame(80, false, false)
		assert.False(t, dropped)
		frame(80, false, true)
		assert.Equal(t, !key, f.Inspected.What == "it")
		assert.Equal(t, key, f.Pressed[widget.Escape])
	}
}
