package screen

import (
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// messageScreen tells something above whatever is open.
type messageScreen struct {
	heading, words string
	list           scroll
	width          float64 // for which the words were broken
	broken         string
}

// tell opens a message, each of its lines a paragraph.
func (s *Stack) tell(heading string, lines ...string) {
	words := ""
	for _, line := range lines {
		words += capital(strings.TrimSuffix(line, ".")) + ".\n"
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
		n.width, n.broken = width/size, breakWords(n.words, size, width)
	}
	lines := paint.Wrap(paint.Regular, size, n.broken, width)
	height := float64(len(lines)) * size * paint.LineHeight
	r := f.dialog(620, min(height/u, 380)+160, n.heading)
	words, foot := r.Cut(r.H - 82*u)
	f.scrolled("message", words, &n.list, height, func(all layout.Rect) {
		f.Paragraph(layout.Rect{X: all.X, Y: all.Y, W: width, H: height}, paint.Left, paint.Regular, size, theme.Ink, n.broken)
	})
	foot = foot.Drop(12 * u)
	foot.H = 46 * u
	if f.button(ID{What: "ok"}, foot.Middle(200*u, foot.H), s.T("ok"), "", strong) || f.Pressed[Escape] || f.Pressed[Enter] {
		s.Pop()
	}
}

// breakWords breaks words that are wider than a line, such as paths.
func breakWords(words string, size, width float64) string {
	var b strings.Builder
	line := ""
	for _, r := range words {
		if line += string(r); unicode.IsSpace(r) {
			line = ""
		} else if paint.Width(paint.Regular, size, line) > width {
			b.WriteByte('\n')
			line = string(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}
