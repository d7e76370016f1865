package scene

import (
	"strings"

	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/widget"
)

// sheetScreen says what something is and asks whether to have it.
type sheetScreen struct {
	messageScreen
	yes string
	do  func()
}

// Sheet shows what something is, and does something with it if the player presses the button labeled
// yes.
func (s *Stack) Sheet(heading string, paragraphs []string, yes string, do func()) {
	s.Push(&sheetScreen{messageScreen{heading: heading, words: strings.Join(paragraphs, "\n\n")}, yes, do})
}

func (*sheetScreen) Name() string { return "sheet" }

func (n *sheetScreen) Frame(f *cardview.Canvas, s *Stack) {
	foot := n.box(f)
	no, yes := foot.Split((foot.W - 12*f.Unit) / 2)
	yes = yes.Shift(12*f.Unit, 0)
	yes.W -= 12 * f.Unit
	if f.Button(widget.ID{What: "cancel"}, no, s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if f.Button(widget.ID{What: "keep"}, yes, n.yes, "", widget.Strong) || f.Pressed[widget.Enter] {
		s.Pop()
		n.do()
	}
}
