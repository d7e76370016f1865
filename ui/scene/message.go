package scene

import (
	"strings"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// messageScreen says something above whatever is open.
type messageScreen struct {
	Base
	heading, words string
	list           widget.Scroll
	width          float64 // for which the words were wrapped
	broken         string
}

// Tell opens a message, each of its lines a paragraph.
func (s *Stack) Tell(heading string, lines ...string) { s.Push(newMessage(heading, lines...)) }

func newMessage(heading string, lines ...string) *messageScreen {
	words := ""
	for _, line := range lines {
		words += lang.Capital(strings.TrimSuffix(printable.Text(line, printable.Line), ".")) + ".\n"
	}
	return &messageScreen{heading: heading, words: strings.TrimSuffix(words, "\n")}
}

func (*messageScreen) Name() string { return "message" }
func (*messageScreen) Over() bool   { return true }
func (*messageScreen) Modal() bool  { return true }

// The measures of a message in units: its width with text of the usual size, and the
// heights of what surrounds its words, the heading above and the button below.
const (
	messageWidth = 620.0
	messageFoot  = 82.0
	messageRest  = 88 + messageFoot
)

func (n *messageScreen) Frame(f *cardview.Canvas, s *Stack) {
	foot := n.box(f)
	if f.Button(widget.ID{What: "ok"}, foot.Middle(200*f.Unit, foot.H), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Escape] ||
		f.Pressed[widget.Enter] {
		s.Pop()
	}
}

// box draws the message and returns the room for the buttons below it.
func (n *messageScreen) box(f *cardview.Canvas) (foot layout.Rect) {
	u := f.Unit
	size := theme.Body * f.Type
	box := min(messageWidth*max(1, f.Type/u), f.W/u-20)
	width := (box - 60) * u
	if n.width != width/size {
		n.width, n.broken = width/size, widget.BreakWords(n.words, size, width)
	}
	height := float64(len(paint.Wrap(paint.Regular, size, n.broken, width))) * size * paint.LineHeight
	r := f.Dialog(box, height/u+messageRest+1, n.heading)
	words, foot := r.Cut(r.H - messageFoot*u)
	f.Scroll("message", words, &n.list, height, func(all layout.Rect) {
		f.Paragraph(layout.Rect{X: all.X, Y: all.Y, W: width, H: height}, paint.Left, paint.Regular, size, theme.Ink, n.broken)
	})
	foot = foot.Drop(12 * u)
	foot.H = 46 * u
	return foot
}
