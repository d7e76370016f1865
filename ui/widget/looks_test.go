package widget_test

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// room is where a widget is drawn.
var room = layout.Rect{X: 100, Y: 80, W: 420, H: 120}

// shown are widgets, by name.
func shown() map[string]func(f *widget.Frame) {
	value, on, two, scroll, field := 40, true, 1, widget.Scroll{At: 30, Want: 30}, widget.Field{}
	field.Set("keyraken")
	id := widget.ID{What: "it"}
	label := func(i int) string { return []string{"one", "the second", "3"}[i] }
	all := map[string]func(f *widget.Frame){
		"tool":           func(f *widget.Frame) { f.ToolButton(id, room, paint.Star, "star", "") },
		"tool, disabled": func(f *widget.Frame) { f.ToolButton(id, room, paint.Star, "star", "not now") },
		"toggle on":      func(f *widget.Frame) { f.Toggle(room, "it", "music", "", &on) },
		"toggle, a note": func(f *widget.Frame) {
			off := false
			f.Toggle(room, "it", "music", "it is heard everywhere, all of the time", &off)
		},
		"slider":          func(f *widget.Frame) { f.Slider(room, "it", "volume", "", &value, 0, 100, 5) },
		"slider, fixed":   func(f *widget.Frame) { f.Slider(room, "it", "volume", "muted", &value, 20, 60, 5) },
		"choice":          func(f *widget.Frame) { f.Choice(room, "it", "which", &two, 3, label) },
		"choices, narrow": func(f *widget.Frame) { f.Choices(layout.Rect{X: 20, Y: 20, W: 130, H: 40}, "it", &two, 3, label) },
		"options":         func(f *widget.Frame) { f.Options(room, "it", "which", &two, []string{"one", "two"}) },
		"stepper":         func(f *widget.Frame) { f.Stepper(room, "it", "seats", "2", "", "no more") },
		"action":          func(f *widget.Frame) { f.ActionRow(room, "it", "backup", "all of it", "save") },
		"dialog":          func(f *widget.Frame) { f.Dialog(400, 300, "Heading") },
		"panel":           func(f *widget.Frame) { f.Panel(room) },
		"slab":            func(f *widget.Frame) { f.Slab(room, theme.Amber, 0.5) },
		"caps":            func(f *widget.Frame) { f.Caps(room, []string{"A", "Shift+F1"}, theme.Bronze) },
		"key cap":         func(f *widget.Frame) { f.KeyCap(room.Center(), widget.Reap); f.KeyCap(room.Center(), widget.Fight) },
		"shape": func(f *widget.Frame) {
			f.Shapes = &[widget.Keys]widget.Shape{widget.Reap: {Sign: paint.Star, Color: theme.Danger}}
			f.KeyCap(layout.Point{X: 2, Y: 3}, widget.Reap)
		},
		"progress": func(f *widget.Frame) { f.Progress(room, 0.3); f.Progress(room, 0); f.Progress(room, 2) },
		"crest":    func(f *widget.Frame) { f.Crest(room, paint.Star, theme.Ward) },
		"switch":   func(f *widget.Frame) { f.ToggleButton(id, room, "advice", &on) },
		"field":    func(f *widget.Frame) { f.Field(id, room, &field, "") },
		"words": func(f *widget.Frame) {
			f.Fitted(layout.Rect{X: 30, Y: 40, W: 90, H: 50}, 20, theme.Ink, "more words than fit into this box")
		},
		"a shrunk line": func(f *widget.Frame) {
			f.ShrunkLine(layout.Rect{W: 90, H: 30}, paint.Bold, 20, theme.Ink, "a line too long")
		},
		"a smaller line": func(f *widget.Frame) {
			f.TextLine(layout.Rect{W: 90, H: 30}, paint.Right, paint.Bold, 20, theme.Ink, "a line too long")
		},
		"wrapped": func(f *widget.Frame) {
			w := widget.WrappedText{Words: "some words to be wrapped"}
			w.Draw(f, room, paint.Regular, 40, theme.Ink)
		},
		"rows": func(f *widget.Frame) {
			f.Rows("rows", room, &scroll, 9, 31, nil, func(i int, r layout.Rect) {
				f.Button(widget.ID{What: "row", N: i}, r, widget.Number(i), "", widget.Quiet)
			})
		},
		"a tip": func(f *widget.Frame) { f.Tip = "what is said beside the mouse about the thing that is there" },
	}
	for t := widget.Plain; t <= widget.Chosen; t++ {
		all[fmt.Sprintf("button of tone %d", t)] = func(f *widget.Frame) { f.Button(id, room, "press me", "", t) }
	}
	all["button, disabled"] = func(f *widget.Frame) { f.Button(id, room, "press me", "not now", widget.Strong) }
	return all
}

// Widgets look as before, whether the mouse is elsewhere, on them or presses them, a key points at them or a
// finger holds them.
func TestWidgetsLookAsBefore(t *testing.T) {
	var names []string
	sums := map[string]uint64{}
	away, there := layout.Point{X: 900, Y: 600}, room.Center()
	for state, in := range map[string]widget.Input{
		"": {Mouse: away}, "under the mouse": {Mouse: there}, "pressed": {Mouse: there, Down: true}, "small": {Mouse: away, W: 844, H: 390},
		"pointed at": {Mouse: away, Pressed: [widget.Keys]bool{widget.Tab: true}},
		"held":       {Fingers: []widget.Finger{{ID: 1, At: there}}, Scale: 1},
	} {
		for what, draw := range shown() {
			f := &widget.Frame{List: &paint.List{}, OnTop: true, Captions: &[widget.Keys]string{widget.Reap: "R"}}
			look := &widget.PointerStyles{}
			look[0] = widget.PointerStyle{Color: theme.Ward, Sign: paint.Star, Corner: 3, On: state == "pointed at"}
			f.SetPointerStyles(look)
			for n := range 3 {
				in := in
				in.Seconds = 0.1
				if in.W == 0 {
					in.W, in.H = 1600, 900
				}
				in.Down = in.Down && n > 0
				if n != 1 {
					in.Pressed = [widget.Keys]bool{}
				}
				f.Fingers(&in)
				f.Begin(in, 1)
				draw(f)
				f.End()
			}
			name := what + " " + state
			names, sums[name] = append(names, name), painttest.Sum(f.List)
		}
	}
	painttest.Compare(t, names, func(name string) uint64 { return sums[name] })
}
