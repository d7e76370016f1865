// Package online is where one meets friends over the net: a room is opened here or on a server, or entered by a link or as one of
// the network; everybody takes a seat and a deck, and the game is played at tables apart.
package online

import (
	"context"
	"errors"
	"sync"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/nearby"
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
	name, link, code widget.Field
	read             read
	err              error
	near             near
}

// read is what was read from a link.
type read struct {
	of  string
	at  invite.Invite
	err error
}

// link reads a link, again only if it is another one.
func (r *read) link(of string) (invite.Invite, error) {
	if r.of != of {
		r.of = of
		r.at, r.err = invite.Parse(of)
	}
	return r.at, r.err
}

// near are the rooms of the network.
type near struct {
	stop context.CancelFunc // ends the search; nil: there is none
	mu   sync.Mutex
	all  []nearby.Room
}

// most rooms of the network are offered.
const most = 3

// New is the way into a room.
func New(s *scene.Stack) scene.Screen {
	n := &entry{}
	n.read.at, n.read.err = invite.Parse("")
	n.name.Max, n.link.Max, n.code.Max = wire.MaxName, 200, 6
	n.name.Set(s.Settings.Names[0])
	return n
}

// Follow enters the room of a link, with the name and the seat that one had there, or asks for a name.
func Follow(s *scene.Stack, at invite.Invite) {
	n := New(s).(*entry)
	n.link.Set(at.String())
	s.Push(n)
	if last := s.Settings.Room; last.Link == at.String() {
		n.err = n.back(s)
	} else if n.name.Text() != "" {
		n.enter(s, &visit{at: at}, "")
	}
}

func (*entry) Name() string { return "online" }
func (*entry) Over() bool   { return false }

// Leave implements [scene.Screen].
func (n *entry) Leave(*scene.Stack) error {
	n.near.end()
	return nil
}

// begin searches the network for rooms.
func (n *near) begin(s *scene.Stack) {
	if n.stop != nil || s.Net.Find == nil {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	n.stop, n.all = stop, nil
	go func() {
		_ = s.Net.Find(ctx, func(r nearby.Room) { // without a network nothing is near
			n.mu.Lock()
			defer n.mu.Unlock()
			if len(n.all) < most {
				n.all = append(n.all, r)
			}
		})
	}()
}

func (n *near) end() {
	if n.stop != nil {
		n.stop()
		n.stop = nil
	}
}

func (n *near) rooms() []nearby.Room {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.all
}

func (n *entry) Frame(f *cardview.Canvas, s *scene.Stack) {
	n.near.begin(s)
	u := f.Unit
	r, foot := page(f, s, s.T("online-heading"), 520+f.TouchGrowth(6, 44))
	r = scene.Remark(f, r, theme.Dim, s.T("online-about"))
	r = n.field(f, r, "name", s.T("online-name"), &n.name, "")
	left, right := columns(f, r.Drop(10*u))
	n.join(f, s, left)
	n.neighbours(f, s, right)
	n.problem(f, s, foot)
	back, rest := foot.Split(150 * u)
	if f.Button(widget.ID{What: "back"}, back.Inset(2*u), s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
	}
	if last := s.Settings.Room; last.Token != "" && (last.Link != "" || last.Relay != "" || s.Net.Open != nil) {
		row := layout.Rect{X: rest.X, Y: rest.Y, W: rest.W * 0.6, H: rest.H}
		if f.Button(widget.ID{What: "return"}, row.Inset(2*u), s.T("online-return", last.Code), "", widget.Plain) {
			n.err = n.back(s)
		}
	}
	open := layout.Rect{X: rest.Right() - rest.W*0.38, Y: rest.Y, W: rest.W * 0.38, H: rest.H}
	if f.Button(widget.ID{What: "new-room"}, open.Inset(2*u), s.T("online-open")+"…", "", widget.Strong) {
		n.err = nil
		s.Push(newOpening(s, n))
	}
}

// page draws a panel of that height in units, and returns the room on it, and for buttons below.
func page(f *cardview.Canvas, s *scene.Stack, heading string, high float64) (r, foot layout.Rect) {
	u := f.Unit
	s.StageFor(false).Menu(s.LookAt(f))
	f.SetMinHeight(high + 16)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1040*u, f.W-16*u), min(high*u, f.H-16*u))
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(44 * u)
	f.Text(head, paint.Left, paint.Display, theme.Heading*f.Type, theme.Ink, heading)
	foot = layout.Rect{X: r.X, Y: r.Bottom() - 48*u, W: r.W, H: 48 * u}
	r.H -= foot.H
	return r.Drop(6 * u), foot
}

// columns are two columns.
func columns(f *cardview.Canvas, r layout.Rect) (left, right layout.Rect) {
	left, right = r.Split(r.W / 2)
	left.W -= 18 * f.Unit
	right.X, right.W = right.X+18*f.Unit, right.W-18*f.Unit
	return left, right
}

// problem says above the buttons what has gone wrong.
func (n *entry) problem(f *cardview.Canvas, s *scene.Stack, foot layout.Rect) {
	if n.err != nil {
		h := 56 * f.Unit * f.Type
		f.Paragraph(layout.Rect{X: foot.X, Y: foot.Y - h, W: foot.W, H: h}, paint.Left, paint.Regular, theme.Body*f.Type,
			theme.Danger, lang.Capital(s.Language.Say(n.err)))
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

// join is the part in which the room of a link is entered.
func (n *entry) join(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	head, r := r.Cut(34 * u)
	f.Text(head, paint.Left, paint.Display, theme.Large*f.Type, theme.Water, s.T("online-enter"))
	r = n.field(f, r, "link", s.T("online-link"), &n.link, "https://example.org/#ABCDEF")
	at, err := n.read.link(n.link.Text())
	if at.Code == "" {
		r = n.field(f, r, "code", s.T("online-code"), &n.code, "ABCDEF")
	}
	row, _ := r.Drop(4 * u).Cut(f.RowHeight(46))
	paste, enter := row.Split(row.W * 0.4)
	if f.Button(widget.ID{What: "paste"}, paste.Inset(2*u), s.T("paste"), "", widget.Plain) {
		f.Focus = widget.ID{What: "link"}
		n.link.Set("")
		s.Paste()
	}
	if f.Button(widget.ID{What: "enter"}, enter.Inset(2*u), s.T("online-join"), "", widget.Strong) {
		if err == nil && at.Code == "" {
			at, err = invite.Parse(at.Server + "/#" + n.code.Text())
			if err == nil && at.Code == "" {
				err = message.New("online-no-link")
			}
		}
		if n.err = err; err == nil {
			n.enter(s, &visit{at: at}, "")
		}
	}
}

// neighbours is the part in which rooms of the network are entered.
func (n *entry) neighbours(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	head, r := r.Cut(34 * u)
	f.Text(head, paint.Left, paint.Display, theme.Large*f.Type, theme.Water, s.T("online-near"))
	if s.Net.Find == nil {
		scene.Remark(f, r, theme.Dim, s.T("online-near-no-browser"))
		return
	}
	rooms := n.near.rooms()
	if len(rooms) == 0 {
		scene.Remark(f, r, theme.Dim, s.T("online-near-none"))
	}
	for i, found := range rooms {
		var row layout.Rect
		row, r = r.Cut(f.RowHeight(48))
		if f.Button(widget.ID{What: "near", N: i}, row.Inset(2*u), n.named(s, &found), "", widget.Plain) {
			n.enter(s, &visit{at: found.Invite}, "")
		}
	}
}

// named is what a room of the network is called.
func (*entry) named(s *scene.Stack, r *nearby.Room) string {
	host := r.Host
	if host == "" {
		host = r.Invite.Code
	}
	if r.Mode == "" { // it has been opened again
		return host
	}
	if k := other(s, r.Game); k != nil {
		return host + " · " + s.WordsOf(k.Kind).Name()
	}
	if a, err := s.Adventures.Named(r.Mode); err == nil {
		return host + " · " + s.TitleOf(a)
	}
	return host + " · " + s.T("standard-game")
}

// open keeps rooms on this machine, and opens one; guests come in by the relay of a server, or from the network if it is "".
func open(s *scene.Stack, server string, room func(meeting.House) error) (h meeting.House, err error) {
	if server != "" {
		h, err = s.Net.Relay(server, fault.Version(), games.KeyForge, files.Dir("rooms"), Dealers(s))
	} else {
		h, err = s.Net.Open(fault.Version(), games.KeyForge, files.Dir("rooms"), Dealers(s))
	}
	if err != nil {
		return nil, err
	}
	if err := room(h); err != nil {
		return nil, errors.Join(err, h.Close())
	}
	return h, nil
}

// back goes back to the room one was in last.
func (n *entry) back(s *scene.Stack) error {
	last := s.Settings.Room
	if last.Link != "" {
		at, err := invite.Parse(last.Link)
		if err == nil {
			n.enter(s, &visit{at: at}, last.Token)
		}
		return err
	}
	s.Await(s.T("online-connecting"), func() func() {
		house, err := open(s, last.Relay, func(h meeting.House) error { return h.Again(last.Code) })
		return func() {
			if n.err = err; err == nil {
				_ = house.Announce(last.Code, n.name.Text(), wire.Options{}) // without a network there is nobody to hear
				n.enter(s, &visit{at: invite.Invite{Server: last.Relay, Code: last.Code}, house: house}, last.Token)
			}
		}
	})
	return nil
}

// enter enters a room, to the seat of a token if there is one.
func (n *entry) enter(s *scene.Stack, v *visit, token string) {
	n.err = nil
	n.near.end()
	if s.Settings.Names[0] != n.name.Text() {
		s.Settings.Names[0] = n.name.Text()
		s.SaveSettings()
	}
	v.s, v.name = s, n.name.Text()
	v.join(wire.Join{Token: token})
	s.Push(&lobby{visit: v})
}
