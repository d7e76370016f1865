package scene

import (
	"strings"

	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// messageScreen tells something above whatever is open.
type messageScreen struct {
	heading, words string
	list           widget.Scroll
	width          float64 // for which the words were broken
	broken         string
}

// Tell opens a message, each of its lines a paragraph.
func (s *Stack) Tell(heading string, lines ...string) {
	words := ""
	for _, line := range lines {
		words += Capital(strings.TrimSuffix(printable.Text(line, printable.Line), ".")) + ".\n"
	}
	s.Push(&messageScreen{heading: heading, words: strings.TrimSuffix(words, "\n")})
}

func (*messageScreen) Name() string { return "message" }
func (*messageScreen) Over() bool   { return true }

func (n *messageScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	size := theme.Body * f.Type
	width := min(620*u, f.W-20*u) - 60*u
	if n.width != width/size {
		n.width, n.broken = width/size, widget.BreakWords(n.words, size, width)
	}
	lines := paint.Wrap(paint.Regular, size, n.broken, width)
	height := float64(len(lines)) * size * paint.LineHeight
	r := f.Dialog(620, min(height/u, 380)+160, n.heading)
	words, foot := r.Cut(r.H - 82*u)
	f.Scroll("message", words, &n.list, height, func(all layout.Rect) {
		f.Paragraph(layout.Rect{X: all.X, Y: all.Y, W: width, H: height}, paint.Left, paint.Regular, size, theme.Ink, n.broken)
	})
	foot = foot.Drop(12 * u)
	foot.H = 46 * u
	if f.Button(widget.ID{What: "ok"}, foot.Middle(200*u, foot.H), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Escape] ||
		f.Pressed[widget.Enter] {
		s.Pop()
	}
}
