// Package online is where one meets friends over the net: a room is opened on this machine or entered by its code, everybody
// takes a seat and a deck, and the game is played at tables apart.
package online

import (
	"errors"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/meeting"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// entry is the way into a room.
type entry struct {
	scene.Base
	name, host, code widget.Field
	terms            *Terms
	err              error
}

// New is the way into a room.
func New(s *scene.Stack) scene.Screen {
	n := &entry{terms: NewTerms(s)}
	n.name.Max, n.host.Max, n.code.Max = wire.MaxName, 200, 6
	n.name.Set(s.Settings.Names[0])
	return n
}

func (*entry) Name() string { return "online" }
func (*entry) Over() bool   { return false }

func (n *entry) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	s.StageFor(false).Menu(s.LookAt(f))
	f.SetMinHeight(716 + f.TouchGrowth(8, 42))
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1040*u, f.W-16*u), min(700*u+f.TouchGrowth(8, 42)*u, f.H-16*u))
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(44 * u)
	f.Text(head, paint.Left, paint.Display, theme.Heading*f.Type, theme.Ink, s.T("online-heading"))
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 54*u, W: r.W, H: 54 * u}
	r.H -= foot.H
	r = scene.Remark(f, r.Drop(6*u), theme.Dim, s.T("online-about"))
	r = n.field(f, r, "name", s.T("online-name"), &n.name, "")
	left, right := r.Drop(10 * u).Split(r.W / 2)
	left.W -= 18 * u
	right.X, right.W = right.X+18*u, right.W-18*u
	n.join(f, s, left)
	if s.Net.Open != nil { // a browser lets nobody in
		n.open(f, s, right)
	}
	if last := s.Settings.Room; last.Token != "" && (last.URL != "" || s.Net.Open != nil) {
		row, _ := layout.Rect{X: r.X, Y: foot.Y - f.RowHeight(46) - 10*u, W: r.W, H: f.RowHeight(46)}.Cut(f.RowHeight(46))
		if f.Button(widget.ID{What: "return"}, row, s.T("online-return", last.Code), "", widget.Plain) {
			n.err = n.back(s)
		}
	}
	if n.err != nil {
		f.Paragraph(layout.Rect{X: foot.X + 150*u, Y: foot.Y, W: foot.W - 150*u, H: foot.H}, paint.Left, paint.Regular, theme.Body*f.Type,
			theme.Danger, s.Language.Say(n.err))
	}
	back := layout.Rect{X: foot.X, Y: foot.Y + 6*u, W: 130 * u, H: foot.H - 6*u}
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
	}
}

// field draws a field with its name, and returns the room below.
func (*entry) field(f *cardview.Canvas, r layout.Rect, what, name string, t *widget.Field, hint string) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(f.RowHeight(44))
	label, box := row.Split(min(190*u, row.W*0.4))
	f.Text(label, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, name)
	f.Field(widget.ID{What: what}, box.Inset(3*u), t, hint)
	return rest.Drop(4 * u)
}

// join is the part in which a room is entered.
func (n *entry) join(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	head, r := r.Cut(34 * u)
	f.Text(head, paint.Left, paint.Display, theme.Large*f.Type, theme.Water, s.T("online-enter"))
	r = n.field(f, r, "host", s.T("online-address"), &n.host, "192.168.1.5")
	r = n.field(f, r, "code", s.T("online-code"), &n.code, "ABCDEF")
	row, _ := r.Drop(8 * u).Cut(f.RowHeight(46))
	if f.Button(widget.ID{What: "enter"}, row, s.T("online-join"), "", widget.Strong) {
		n.enter(s, meeting.Address(n.host.Text(), n.code.Text()), nil, "")
	}
}

// open is the part in which a room is opened.
func (n *entry) open(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	head, r := r.Cut(34 * u)
	f.Text(head, paint.Left, paint.Display, theme.Large*f.Type, theme.Water, s.T("online-open"))
	r = n.terms.Draw(f, s, r)
	row, _ := r.Drop(8 * u).Cut(f.RowHeight(46))
	if f.Button(widget.ID{What: "open"}, row, s.T("online-open-room"), "", widget.Strong) {
		n.err = n.hosts(s)
	}
}

// open lets guests in on this machine.
func open(s *scene.Stack) (meeting.House, error) {
	return s.Net.Open(fault.Version(), games.KeyForge, files.Dir("rooms"), Dealers(s))
}

// hosts opens a room on this machine and enters it.
func (n *entry) hosts(s *scene.Stack) error {
	house, err := open(s)
	if err != nil {
		return err
	}
	code, err := house.Room(n.terms.Options(s))
	if err != nil {
		return errors.Join(err, house.Close())
	}
	n.enter(s, meeting.Address(house.Local(), code), house, "")
	return nil
}

// back goes back to the room one was in last.
func (n *entry) back(s *scene.Stack) error {
	last := s.Settings.Room
	if last.URL != "" {
		n.enter(s, last.URL, nil, last.Token)
		return nil
	}
	house, err := open(s)
	if err != nil {
		return err
	}
	if err := house.Again(last.Code); err != nil {
		return errors.Join(err, house.Close())
	}
	n.enter(s, meeting.Address(house.Local(), last.Code), house, last.Token)
	return nil
}

// enter enters a room, to the seat of a token if there is one.
func (n *entry) enter(s *scene.Stack, url string, house meeting.House, token string) {
	n.err = nil
	if s.Settings.Names[0] != n.name.Text() {
		s.Settings.Names[0] = n.name.Text()
		s.SaveSettings()
	}
	v := &visit{s: s, house: house, url: url, name: n.name.Text()}
	v.join(wire.Join{Token: token})
	s.Push(&lobby{visit: v})
}
