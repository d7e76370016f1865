package title

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/learn"
	"github.com/keyraken/keyraken/ui/scene/setup"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// welcome is the first picture of all: the monster, one line, and a game at the next click.
type welcome struct {
	scene.Base
	name scene.Cast
}

// Welcome returns the picture of a first start, which lies above the title.
func Welcome() scene.Screen { return &welcome{} }

func (*welcome) Name() string { return "welcome" }
func (*welcome) Over() bool   { return false }

// Low says that everything fits a low window.
func (*welcome) Low() bool { return true }

func (n *welcome) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	// A click on nothing leads to the title. Keys have another way there.
	_, away := f.Spot(widget.ID{What: "back"}, layout.Rect{W: f.W, H: f.H}, "", "")
	line, _ := monster(f, s, &n.name)
	f.TextLine(line.Middle(f.W-24*u, line.H), paint.Center, paint.Regular, theme.Large*f.Type, theme.Water, s.T("welcome"))
	row := layout.Rect{Y: line.Bottom() + 40*u, W: f.W, H: 60 * u}
	learns, plays := row.Middle(min(titleWidth*u, f.W-24*u), row.H).Split(min(titleWidth*u, f.W-24*u) / 2)
	switch {
	case f.Button(widget.ID{What: "learn"}, learns.Inset(5*u), s.T("welcome-learn"), "", widget.Strong) || f.Pressed[widget.Enter]:
		f.Defer(func() { learn.First(s) })
	case f.Button(widget.ID{What: "play"}, plays.Inset(5*u), s.T("welcome-play"), "", widget.Plain):
		f.Defer(func() { setup.Play(s) })
	case away || f.Pressed[widget.Escape]:
		f.Defer(s.Pop)
	}
}
