// Package widget is what every scene is made of: buttons, text fields, scrolling
// lists, switches, and a pointer for those who have no mouse. It knows nothing about
// games and cards.
//
// A widget is a call, not an object: in each frame a screen tells the [Frame] which
// widgets there are, and learns at once what was done to them. The screen keeps what must
// outlast the frame, such as how far a list is scrolled. A
// frame needs no window: it writes its picture into a [paint.List] and lists in
// Spots what can be pointed at, so that tests can move a mouse that does not exist.
package widget

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Key is a key that means something.
type Key uint8

// The keys.
const (
	NoKey Key = iota
	Escape
	Enter
	Space
	Backspace
	Up
	Down
	Left
	Right
	PageUp
	PageDown
	Home
	End
	Delete
	SelectAll
	Paste
	Undo
	Redo
	FullScreen
	Tab     // the next thing that can be done
	Before  // the one before
	Inspect // what a right click does
	Help
	Menu    // what leads to the settings
	Music   // on and off
	Usual   // what clicking twice does
	Reap    // with what is pointed at
	Fight   // with it
	Act     // by it
	Houses  // leads to them
	Advice  // what would be done
	Ping    // a mark for others on what is pointed at
	EndTurn // or what else is done then
	First   // the first card, or answer, and so on
	Tenth   = First + 9
	Keys    = Tenth + 1
)

// Code is a key of the keyboard or a button of a gamepad, whatever it does; 0 is none.
type Code uint16

// Input is what came in since the last frame.
type Input struct {
	W, H    float64 // of the window in pixels
	Scale   float64 // pixels to a point of the system, in which fingers are measured; 0: one
	Mouse   layout.Point
	Down    bool // the left button is down
	Context bool // the right button went down
	Wheel   float64
	Pressed [Keys]bool
	Written [Keys]bool // it writes something into a field, too
	Struck  Code       // what went down on the keyboard
	Pushed  Code       // what went down on a gamepad
	Pad     bool       // a gamepad was used last
	Shift   bool
	Typed   []rune   // also what was pasted
	Seconds float64  // since the last frame
	Spare   bool     // there is no time for what moves only to please
	Pads    []Pad    // all gamepads
	Fingers []Finger // that touch the window, see [Frame.Fingers]
	Actor   int      // whose pointer acts: 0 that of mouse, keys and all gamepads together, n that of the n-th gamepad
	Guests  []Guest  // who only looks and points
}

// ID names a thing that can be clicked; equal things have equal names in every
// frame.
type ID struct {
	What string
	N    int
}

// Spot is a thing in the window that can be pointed at.
type Spot struct {
	ID
	Rect    layout.Rect
	Enabled bool
	Lit     bool   // it can be clicked to some effect
	Why     string // it is not enabled
	Label   string
	Area    string      // the scrolled area it lies in
	Note    bool        // it only explains: the pointer goes there when nothing else is near
	whole   layout.Rect // without what the area cuts off
	Loose   bool        // it can be dragged
	Asked   bool        // it answers what is asked
	Tap     TapMeaning
	Reach   layout.Rect // where a finger finds it
	grip    grip
	Field   bool // it takes what is written
}

// Frame is one frame of the window in the making.
type Frame struct {
	Input
	*paint.List
	Unit  float64 // pixels to a unit of the theme
	Calm  bool    // nothing sways that need not
	Type  float64 // pixels to a unit of type: Unit times Large
	Large float64 // the size of text as a multiple of the usual one
	Spots []Spot  // of this frame, those above others later
	aside []Spot  // what areas are scrolled away from

	Hot       ID // under the mouse, as of the last frame
	pressed   ID // where the button went down
	Clicked   ID // where it went up again
	Twice     ID // what was clicked for the second time in a row, with Clicked
	Inspected ID
	wasDown   bool
	held      bool    // the button has been down for more than this frame
	Tip       string  // what to tell beside the mouse
	area      string  // the scrolled area that is being drawn
	areas     []area  // of this frame
	small     bool    // the window is, as a phone's
	sheet     *sheet  // that is drawn, when it is scrolled
	needs     float64 // units that the screen that is drawn is high at least, see Needs
	hotArea   string  // under the mouse, as of the last frame
	turned    string  // the area that the wheel scrolls
	OnTop     bool    // the screen on top is being drawn
	Focus     ID      // the field that takes what is typed
	focused   bool    // it is still there
	listed    bool    // a list takes the keys up and down
	pointers  [1 + MaxPads]pointer
	actor     int // as of the last frame
	looks     *Looks
	press     ID // what Enter presses
	then      []func()
	mouse     mouse
	touch     touch
	capturing bool          // whatever key goes down is wanted as such
	Captions  *[Keys]string // what stands on the keys, where buttons are to show that
	Shapes    *[Keys]Shape  // the shapes on buttons that show one, in the place of a caption
}

// Capture makes the next key or button that goes down mean nothing but itself: see
// Struck and Pushed.
func (f *Frame) Capture() { f.capturing = true }

// Caption is what stands on the key that does that, where buttons are to show it; else
// it is "".
func (f *Frame) Caption(k Key) string {
	if f.Captions == nil {
		return ""
	}
	return f.Captions[k]
}

// Then lets something be done when the frame has been painted, such as what a click
// means: so that all of the frame shows the same.
func (f *Frame) Then(do func()) { f.then = append(f.then, do) }

// Begin starts a frame with what came in.
func (f *Frame) Begin(in Input, text float64) {
	f.press = ID{}
	f.handOver(in.Actor)
	f.Unit = layout.Unit(in.W, in.H, in.Scale)
	f.small = layout.Low(in.H, f.Unit)
	f.Large = f.legible(in, text)
	clear(f.then) // also of a frame that was never ended
	f.then = f.then[:0]
	if f.capturing {
		in.Pressed, f.capturing = [Keys]bool{}, false
	}
	for k := range in.Pressed {
		in.Pressed[k] = in.Pressed[k] && !(f.focused && in.Written[k])
	}
	in = f.guide(in)
	f.beside(in.Guests)
	f.listed = false
	f.Hot, f.hotArea = f.under(in.Mouse)
	f.turned = f.scrolls(f.hotArea, in.Wheel < 0)
	if !f.focused {
		f.Focus = ID{}
	}
	f.focused = false
	f.take(&in)
	f.held = in.Down && f.wasDown
	if in.Context {
		f.Inspected = f.Hot
	}
	f.wasDown = in.Down
	f.Input = in
	f.Type = f.Unit * f.Large
	f.Spots, f.aside, f.areas = f.Spots[:0], f.aside[:0], f.areas[:0]
	f.Tip = ""
	f.List.Reset()
}

// legible is how large text is that is wanted so large: for who holds a small screen in hand a
// unit of it is at least a point, as far as there is room for that.
func (f *Frame) legible(in Input, text float64) float64 {
	if !f.touch.used && !f.small {
		return text
	}
	const most = 1.5
	return max(text, min(max(1, in.Scale)/f.Unit, most))
}

// under is what lies at a point, on top, and the scrolled area in which that is. A finger
// finds what is small beside the point too, if that lies on what is there.
func (f *Frame) under(p layout.Point) (id ID, area string) {
	for i := len(f.Spots) - 1; i >= 0; i-- {
		if s := &f.Spots[i]; s.Rect.Has(p) || f.touch.used && s.Reach.Has(p) {
			return s.ID, s.Area
		}
	}
	return ID{}, ""
}

// Spot makes a rectangle something that can be pointed at, and reports whether it
// is hovered and whether it was clicked.
func (f *Frame) Spot(id ID, r layout.Rect, label, why string) (hover, click bool) {
	s := Spot{ID: id, Rect: r.Cross(f.Clipped()), Enabled: why == "", Lit: why == "", Why: why, Label: label, Area: f.area, whole: r}
	if !s.Rect.Empty() {
		f.Spots = append(f.Spots, s)
	} else if f.area != "" {
		f.aside = append(f.aside, s)
	}
	hover = f.Hot == id
	if hover && why != "" {
		f.Tip = why
	}
	return hover, f.Clicked == id && why == ""
}

// Look makes a rectangle something to be looked at; a click on it may show more,
// but does nothing to a game.
func (f *Frame) Look(id ID, r layout.Rect, label string) (hover, click bool) {
	hover, click = f.Spot(id, r, label, "")
	f.Light(id, false)
	return hover, click
}

// Explain makes a rectangle something that explains what stands there: the pointer goes
// to it only when nothing else is near.
func (f *Frame) Explain(id ID, r layout.Rect, label string) (hover, click bool) {
	hover, click = f.Spot(id, r, label, "")
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Lit, f.Spots[n-1].Note = false, true
	}
	return hover, click
}

// Light says of the spot that was just made whether it is of use now.
func (f *Frame) Light(id ID, lit bool) {
	for _, spots := range [...][]Spot{f.Spots, f.aside} {
		if n := len(spots); n > 0 && spots[n-1].ID == id {
			spots[n-1].Lit = lit
		}
	}
}

// Name says what the spot that was just made is called, when that is drawn in its own
// way.
func (f *Frame) Name(id ID, label string) {
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Label = label
	}
}

// Ask says of the spot that was just made that it answers what is asked: the keys that go
// from thing to thing begin there.
func (f *Frame) Ask(id ID) {
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Asked = true
	}
}

// Block lets nothing below be pointed at.
func (f *Frame) Block(what string, r layout.Rect) {
	f.Spots = append(f.Spots, Spot{ID: ID{What: what}, Rect: r, Area: f.area})
}

// End ends a frame: it shows where the pointer stands, and what is told beside the
// mouse, and does what was to be done then.
func (f *Frame) End() {
	f.reach()
	f.rings()
	f.holding()
	f.tooltip(f.Tip)
	for _, do := range f.then {
		do()
	}
}

// tooltip draws words beside the mouse.
func (f *Frame) tooltip(words string) {
	if words == "" {
		return
	}
	u := f.Unit
	size := theme.Small * f.Type
	width := min(300*u, paint.Width(paint.Regular, size, words)+4*u)
	lines := paint.Wrap(paint.Regular, size, words, width)
	r := layout.Rect{X: f.Mouse.X + 14*u, Y: f.Mouse.Y + 18*u, W: width + 20*u, H: float64(len(lines))*size*paint.LineHeight + 12*u}
	if f.touch.used { // not below the finger
		r.X, r.Y = f.Mouse.X-r.W/2, f.Mouse.Y-r.H-ringSize*f.point()
		if r.Y < 0 {
			r.Y = f.Mouse.Y + ringSize*f.point()
		}
	}
	r = r.Clamp(layout.Rect{W: f.W, H: f.H}.Inset(4 * u))
	f.Soft(r.Shift(0, 2*u), 6*u, 8*u, theme.Shadow)
	f.Fill(r, 6*u, theme.Abyss)
	f.Line(r, 6*u, max(1, 1.2*u), theme.Warn)
	inner := layout.Rect{X: r.X + 10*u, Y: r.Y + 6*u, W: width + 2*u, H: r.H}
	f.Paragraph(inner, paint.Left, paint.Regular, size, theme.Ink, words)
}
