package online

import (
	"cmp"
	"context"

	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/meeting"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Where a room can be.
const (
	atHome   = iota // this machine keeps it, for the network
	byRelay         // this machine keeps it, and guests come in by a server
	onServer        // a server keeps it
)

// opening is where a room is opened.
type opening struct {
	*entry
	server widget.Field
	terms  *Terms
	places []int // where a room can be
	place  int   // an index of places
}

// newOpening lets the one who stands at the entry open a room.
func newOpening(s *scene.Stack, at *entry) *opening {
	n := &opening{entry: at, terms: NewTerms(s)}
	n.server.Max = 200
	n.server.Set(cmp.Or(s.Settings.Server, s.Net.Page))
	if s.Net.Open != nil { // a browser cannot be called
		n.places = append(n.places, atHome)
	}
	n.places = append(n.places, byRelay, onServer)
	if s.Net.Page != "" {
		n.place = len(n.places) - 1
	}
	return n
}

func (*opening) Name() string { return "open-room" }

// Leave implements [scene.Screen].
func (*opening) Leave(*scene.Stack) error { return nil }

func (n *opening) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	r, foot := page(f, s, s.T("online-open"), 600+f.TouchGrowth(7, 42))
	left, right := columns(f, r)
	n.terms.Draw(f, s, left)
	labels := [...]string{s.T("online-at-home"), s.T("online-by-relay"), s.T("online-on-server")}
	right = f.Options(right, "place", s.T("online-where"), &n.place, labels[len(labels)-len(n.places):])
	switch n.places[n.place] {
	case atHome:
		scene.Remark(f, right, theme.Dim, s.T("online-at-home-why"))
	case byRelay:
		right = scene.Remark(f, right, theme.Dim, s.T("online-by-relay-why"))
		n.field(f, right, "server", s.T("online-server"), &n.server, "https://example.org")
	case onServer:
		right = scene.Remark(f, right, theme.Dim, s.T("online-on-server-why"))
		n.field(f, right, "server", s.T("online-server"), &n.server, "https://example.org")
	}
	n.problem(f, s, foot)
	back, rest := foot.Split(150 * u)
	if f.Button(widget.ID{What: "back"}, back.Inset(2*u), s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		n.err = nil
		s.Pop()
		return
	}
	open := layout.Rect{X: rest.Right() - rest.W*0.38, Y: rest.Y, W: rest.W * 0.38, H: rest.H}
	if f.Button(widget.ID{What: "open"}, open.Inset(2*u), s.T("online-open-room"), "", widget.Strong) {
		n.err = n.hosts(s)
	}
}

// hosts opens a room and enters it.
func (n *opening) hosts(s *scene.Stack) error {
	o, v := n.terms.Options(s), &visit{}
	room := func(h meeting.House) (err error) {
		v.at.Code, err = h.Room(o)
		return err
	}
	if n.places[n.place] == atHome {
		house, err := open(s, "", room)
		if err != nil {
			return err
		}
		_ = house.Announce(v.at.Code, n.name.Text(), o) // without a network there is nobody to hear
		v.house = house
		n.enters(s, v)
		return nil
	}
	server, err := invite.Server(n.server.Text())
	if err != nil {
		return err
	}
	s.Settings.Server = n.server.Text()
	s.SaveSettings()
	relayed := n.places[n.place] == byRelay
	s.Await(s.T("online-connecting"), func() func() {
		v.at.Server = server
		var err error
		if relayed {
			v.house, err = open(s, server, room)
		} else {
			v.at.Code, err = s.Net.OpenAt(context.Background(), server, o)
		}
		return func() {
			if n.err = err; err == nil {
				n.enters(s, v)
			}
		}
	})
	return nil
}

// enters goes from here to the room; from there one comes back to the entry.
func (n *opening) enters(s *scene.Stack, v *visit) {
	s.Pop()
	n.enter(s, v, "")
}
