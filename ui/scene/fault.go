package scene

import (
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// faultScreen reports a fault of the program and leads back to the game, or to the
// title. It draws nothing but itself: anything else that is drawn may have the
// fault.
type faultScreen struct {
	messageScreen
	save string // to continue with; "": none
}

// Break reports a fault in place of all screens but the first. The game stays as it
// was after the last successful command, and a report is written. If even the fault
// cannot be shown the window closes.
func (s *Stack) Break(f *fault.Fault) {
	if _, again := s.Top().(*faultScreen); again {
		s.Failed, s.Closed = f, true
		return
	}
	m, save := s.Table(), s.save()
	lines := []string{s.T("fault-plain", f.What)}
	switch {
	case save != "":
		m.Story.Abandon()
		lines[0] = s.T("fault-why", f.What)
	case m != nil:
		lines = append(lines, s.T("fault-lost"))
	}
	if path, err := s.WriteReport(f); err != nil {
		lines = append(lines, s.T("fault-unreported", s.Language.Say(err)))
	} else if path != "" {
		lines = append(lines, s.T("fault-report", path))
	}
	s.screens, s.frame = s.screens[:1], cardview.Canvas{}
	s.frame.List = &s.picture
	s.ReadSaves()
	s.Push(&faultScreen{*newMessage(s.T("fault"), lines...), save})
}

// WriteReport writes a report of the fault, or without one of the present state,
// beside the games, and returns its path.
func (s *Stack) WriteReport(f *fault.Fault) (string, error) {
	if s.Reports == "" {
		return "", nil
	}
	r := fault.Report{Driver: s.Driver, Fault: f, Save: s.save()}
	if games, _ := s.Saves.List(); r.Save == "" && s.Table() == nil && len(games) > 0 {
		r.Save = games[0].Path
	}
	return r.Write(s.Reports, s.Now())
}

// save is the file of the game on the table; "" if there is none.
func (s *Stack) save() string {
	if m := s.Table(); m != nil {
		return m.Story.Path()
	}
	return ""
}

func (*faultScreen) Name() string { return "fault" }
func (*faultScreen) Over() bool   { return false }

func (n *faultScreen) Frame(f *cardview.Canvas, s *Stack) {
	u := f.Unit
	f.Fill(layout.Rect{W: f.W, H: f.H}, 0, theme.Abyss)
	foot := n.box(f)
	home, on := foot.Split(foot.W / 2)
	home.W, on.X, on.W = home.W-6*u, on.X+6*u, on.W-6*u
	goesOn := n.save != ""
	look := widget.Plain
	if !goesOn {
		home, look = foot.Middle(foot.W/2, foot.H), widget.Strong
	}
	switch {
	case f.Button(widget.ID{What: "fault-home"}, home, s.T("fault-home"), "", look) || f.Pressed[widget.Escape],
		!goesOn && f.Pressed[widget.Enter]:
		s.Pop()
	case goesOn && (f.Button(widget.ID{What: "fault-go-on"}, on, s.T("fault-go-on"), "", widget.Strong) || f.Pressed[widget.Enter]):
		s.Pop()
		s.router.Resume(s, n.save)
	}
}
