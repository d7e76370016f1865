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
	save   string // to continue with; "": none
	resume func(s *Stack, save string)
}

// Log is where a game on a table is kept, if it is.
type Log interface {
	// Path is its file; "": it is not kept.
	Path() string
	// Abandon lets go of the file, with the game as it was after the last successful command.
	Abandon()
}

// Playing is a table of a game beside KeyForge.
type Playing interface {
	// Log is where the game is kept, and Resume continues a kept one.
	Log() Log
	Resume(s *Stack, path string)
}

// played is where the open game is kept and what continues it, or nil.
func (s *Stack) played() (log Log, resume func(*Stack, string)) {
	if m := s.Table(); m != nil {
		return m.Story, s.router.Resume
	}
	for _, n := range s.screens {
		if t, ok := n.(Playing); ok {
			return t.Log(), t.Resume
		}
	}
	return nil, nil
}

// Break reports a fault in place of all screens but the first. The game stays as it
// was after the last successful command, and a report is written. If even the fault
// cannot be shown the window closes.
func (s *Stack) Break(f *fault.Fault) {
	if _, again := s.Top().(*faultScreen); again {
		s.Failed, s.Closed = f, true
		return
	}
	log, resume := s.played()
	save, lines := s.save(), []string{s.T("fault-plain", f.What)}
	switch {
	case save != "":
		log.Abandon()
		lines[0] = s.T("fault-why", f.What)
	case log != nil:
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
	s.Push(&faultScreen{*newMessage(s.T("fault"), lines...), save, resume})
}

// WriteReport writes a report of the fault, or without one of the present state,
// beside the games, and returns its path.
func (s *Stack) WriteReport(f *fault.Fault) (string, error) {
	if s.Reports == "" {
		return "", nil
	}
	log, _ := s.played()
	r := fault.Report{Driver: s.Driver, Fault: f, Save: s.save()}
	if games, _ := s.Saves.List(); log == nil && len(games) > 0 {
		r.Save = games[0].Path
	}
	return r.Write(s.Reports, s.Now())
}

// save is the file of the game on the table; "" if there is none.
func (s *Stack) save() string {
	if log, _ := s.played(); log != nil {
		return log.Path()
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
		n.resume(s, n.save)
	}
}
