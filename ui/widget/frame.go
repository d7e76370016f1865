// Package widget is what every scene is made of: buttons, text fields, scrolling
// lists, switches, and a pointer for those who have no mouse. It knows nothing about
// games and cards.
//
// A widget is a call, not an object: in each frame a screen tells the [Frame] which
// widgets there are, and learns at once what was done to them. The screen keeps what must
// outlast the frame, such as how far a list is scrolled. A frame needs no window: it writes
// its picture into a [paint.List] and lists in Spots what can be pointed at, so that tests
// can move a mouse that does not exist.
package widget

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Key is a key that has a meaning.
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
	Tab      // the next thing that can be done
	Previous // the one before
	Inspect  // what a right click does
	Help
	Menu          // leads to the settings
	Music         // on and off
	DefaultAction // does what a double click does
	Reap          // with the thing pointed at
	Fight         // with it
	UseAction     // with it
	Houses        // leads to them
	Advice        // what an expert would do
	Ping          // marks the thing pointed at for others
	EndTurn       // or what else is done then
	First         // the first card, or answer, and so on
	Tenth         = First + 9
	Keys          = Tenth + 1
)

// Code is a key of the keyboard or a button of a gamepad, whatever it does; 0 is none.
type Code uint16

// Input is what came in since the last frame.
type Input struct {
	W, H           float64 // of the window in pixels
	Scale          float64 // pixels per point of the system, the unit for fingers; 0: one
	Mouse          layout.Point
	Down           bool // the left button is down
	RightDown      bool // the right button went down
	Wheel          float64
	Pressed        [Keys]bool
	TypesText      [Keys]bool // keys that also type something into a field
	KeyDown        Code       // what went down on the keyboard
	ButtonDown     Code       // what went down on a gamepad
	Pad            bool       // a gamepad was used last
	Shift          bool
	Typed          []rune   // typed and pasted text
	Seconds        float64  // since the last frame
	SkipDecoration bool     // what only decorates stands still in this frame
	Pads           []Pad    // all gamepads
	Fingers        []Finger // those on the window, see [Frame.Fingers]
	Actor          int      // whose pointer acts: 0 that of mouse, keys and all gamepads together, n that of the n-th gamepad
	Guests         []Guest  // those who only look and point
}

// ID names a thing that can be clicked; the same thing has the same name in every
// frame.
type ID struct {
	What string
	N    int
}

// Spot is a thing in the window that can be pointed at.
type Spot struct {
	ID
	Rect      layout.Rect
	Enabled   bool
	Lit       bool   // clicking it has an effect
	Why       string // why it is disabled
	Label     string
	Area      string      // the scrolled area it lies in
	Note      bool        // it only explains: the pointer goes there only when nothing else is near
	whole     layout.Rect // without clipping by the area
	Draggable bool        // it can be dragged
	IsAnswer  bool        // it answers the open question
	Tap       TapMeaning
	Reach     layout.Rect // where a finger hits it
	grip      grip
	Field     bool // it takes typed text
}

// Frame is one frame of the window in the making.
type Frame struct {
	Input
	*paint.List
	Unit          float64 // pixels per unit of the theme
	ReducedMotion bool    // nothing moves without need
	Type          float64 // pixels per unit of type: Unit times Large
	Large         float64 // the size of text as a multiple of the usual size
	Spots         []Spot  // of this frame, from the lowest to the topmost
	aside         []Spot  // those that areas have scrolled out of sight

	Hot           ID // under the mouse, as of the last frame
	pressed       ID // where the button went down
	Clicked       ID // where the button went down and up again
	DoubleClicked ID // what was clicked twice in a row, with Clicked
	Inspected     ID
	wasDown       bool
	held          bool    // the button has been down for more than this frame
	Tip           string  // what to say beside the mouse
	area          string  // the scrolled area that is being drawn
	areas         []area  // of this frame
	small         bool    // the window is small, like a phone's
	sheet         *sheet  // the scrolled sheet that is being drawn
	needs         float64 // the least height in units of the screen being drawn, see Needs
	hotArea       string  // under the mouse, as of the last frame
	turned        string  // the area that the wheel scrolls
	OnTop         bool    // the screen on top is being drawn
	Focus         ID      // the field that takes typed text
	focused       bool    // it still exists
	sideways      bool    // it has letters for a cursor to move among
	listed        bool    // a list takes the up and down keys
	pointers      [1 + MaxPads]pointer
	actor         int // as of the last frame
	pointerStyles *PointerStyles
	press         ID // what Enter presses
	deferred      []func()
	mouse         mouse
	touch         touch
	capturing     bool          // the next key that goes down is wanted itself, not what it does
	Captions      *[Keys]string // the labels of the keys, if buttons show them
	Shapes        *[Keys]Shape  // the shapes on buttons that show one, in place of a label
}

// Capture makes the next key or button that goes down mean nothing but itself: see
// Struck and Pushed.
func (f *Frame) Capture() { f.capturing = true }

// Caption is the label of the key that does that, if buttons show labels; otherwise it
// is "".
func (f *Frame) Caption(k Key) string {
	if f.Captions == nil {
		return ""
	}
	return f.Captions[k]
}

// Defer defers something until the frame has been painted, such as the effect of a
// click, so that the whole frame shows the same state.
func (f *Frame) Defer(do func()) { f.deferred = append(f.deferred, do) }

// Begin starts a frame with its input.
func (f *Frame) Begin(in Input, text float64) {
	f.press = ID{}
	f.handOver(in.Actor)
	f.Unit = layout.Unit(in.W, in.H, in.Scale)
	f.small = layout.Low(in.H, f.Unit)
	f.Large = f.legible(in, text)
	clear(f.deferred) // even those of a frame that was never ended
	f.deferred = f.deferred[:0]
	if f.capturing {
		in.Pressed, f.capturing = [Keys]bool{}, false
	}
	for k := range in.Pressed {
		in.Pressed[k] = in.Pressed[k] && !(f.focused && in.TypesText[k])
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
	if in.RightDown {
		f.Inspected = f.Hot
	}
	f.wasDown = in.Down
	f.Input = in
	f.Type = f.Unit * f.Large
	f.Spots, f.aside, f.areas = f.Spots[:0], f.aside[:0], f.areas[:0]
	f.Tip = ""
	f.List.Reset()
}

// legible is the size of text for a wanted size: on a small screen held in the hand, a unit is
// at least a point, as far as there is room.
func (f *Frame) legible(in Input, text float64) float64 {
	if !f.touch.used && !f.small {
		return text
	}
	const most = 1.5
	return max(text, min(max(1, in.Scale)/f.Unit, most))
}

// under is the topmost thing at a point, and the scrolled area that contains it. A finger
// also hits a small thing beside the point, if that lies on the thing at the point.
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

// ViewSpot makes a rectangle something to look at; a click on it may show more, but
// does nothing to a game.
func (f *Frame) ViewSpot(id ID, r layout.Rect, label string) (hover, click bool) {
	hover, click = f.Spot(id, r, label, "")
	f.SetLit(id, false)
	return hover, click
}

// InfoSpot makes a rectangle something that explains what is there: the pointer goes to
// it only when nothing else is near.
func (f *Frame) InfoSpot(id ID, r layout.Rect, label string) (hover, click bool) {
	hover, click = f.Spot(id, r, label, "")
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Lit, f.Spots[n-1].Note = false, true
	}
	return hover, click
}

// SetLit says whether the spot just made is of use now.
func (f *Frame) SetLit(id ID, lit bool) {
	for _, spots := range [...][]Spot{f.Spots, f.aside} {
		if n := len(spots); n > 0 && spots[n-1].ID == id {
			spots[n-1].Lit = lit
		}
	}
}

// Name names the spot just made, if its label is drawn in its own way.
func (f *Frame) Name(id ID, label string) {
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].Label = label
	}
}

// MarkAnswer says that the spot just made answers the open question: the keys that go from thing
// to thing begin there.
func (f *Frame) MarkAnswer(id ID) {
	if n := len(f.Spots); n > 0 && f.Spots[n-1].ID == id {
		f.Spots[n-1].IsAnswer = true
	}
}

// Block prevents pointing at anything below.
func (f *Frame) Block(what string, r layout.Rect) {
	f.Spots = append(f.Spots, Spot{ID: ID{What: what}, Rect: r, Area: f.area})
}

// End ends a frame: it shows the pointers and the words beside the mouse, and runs
// what was deferred.
func (f *Frame) End() {
	f.reach()
	f.rings()
	f.holding()
	f.tooltip(f.Tip)
	for _, do := range f.deferred {
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
	if f.touch.used { // not under the finger
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
