package online

import (
	"encoding/json"
	"strings"

	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// lobby is a room before the game.
type lobby struct {
	scene.Base
	*visit
	deck string // the ID of one's own
	gone bool   // to the table
}

func (*lobby) Name() string { return "room" }
func (*lobby) Over() bool   { return false }

// Leave leaves the room, unless the game begins.
func (n *lobby) Leave(*scene.Stack) error {
	if !n.gone {
		n.visit.Leave()
	}
	return nil
}

func (n *lobby) Frame(f *cardview.Canvas, s *scene.Stack) {
	n.Look(func() bool { return n.model == nil || n.Meeting.Table == nil })
	n.remember()
	if n.model != nil && n.Meeting.Table != nil {
		n.gone = true
		s.Replace(play.NewApart(n.model, n.visit))
		return
	}
	if err := n.Refused(); err != nil {
		s.Failed = err
	}
	u := f.Unit
	s.StageFor(false).Menu(s.LookAt(f))
	f.SetMinHeight(560 + f.TouchGrowth(6, 42))
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1040*u, f.W-16*u), min(540*u, f.H-16*u))
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(44 * u)
	f.Text(head, paint.Left, paint.Display, theme.Heading*f.Type, theme.Ink, n.heading())
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 54*u, W: r.W, H: 54 * u}
	r.H -= foot.H
	r = scene.Remark(f, r.Drop(6*u), theme.Dim, n.stands())
	for i := range n.Room.Places {
		var row layout.Rect
		row, r = r.Cut(f.RowHeight(56))
		n.place(f, s, row.Inset(3*u), i)
	}
	n.ways(f, s, foot)
}

func (n *lobby) heading() string {
	if n.Welcome.Code == "" {
		return n.s.T("online-connecting")
	}
	return n.s.T("online-room", n.Welcome.Code)
}

// stands says how things stand, and how others come in.
func (n *lobby) stands() string {
	switch {
	case n.Err != nil:
		return n.s.Language.Say(n.Err)
	case n.Lost:
		return n.s.T("online-lost")
	case n.house != nil:
		if at := n.house.Addresses(); len(at) > 0 {
			return n.s.T("online-invite", strings.Join(at, ", "), n.Welcome.Code)
		}
		return n.s.T("online-alone", n.house.Local(), n.Welcome.Code)
	}
	return n.s.T("online-waits-host")
}

// place draws a seat.
func (n *lobby) place(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int) {
	u := f.Unit
	p := &n.Room.Places[i]
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.6))
	mine := i == int(n.Seat()) && !n.Welcome.Watches
	line := r.Inset(8 * u)
	name, rest := line.Split(line.W * 0.34)
	words, color := n.called(i+1), theme.Seats[i&3]
	switch {
	case p.Bot != "":
	case p.Name == "":
		words, color = s.T("online-free"), theme.Dim
	case !p.Here:
		words = s.T("online-gone", words)
	}
	f.TextLine(name, paint.Left, paint.Display, theme.Large*f.Type, color, words)
	deck, rest := rest.Split(rest.W * 0.5)
	brought := p.Brought
	switch brought {
	case "":
		brought = s.T("online-any-deck")
	case "?":
		brought = s.T("online-hidden-deck")
	}
	if mine {
		if f.Button(widget.ID{What: "deck"}, deck.Inset(2*u), brought, "", widget.Plain) {
			s.Push(decks.Choose(s, n.deck, func(id string) { n.bring(s, id) }))
		}
	} else {
		f.TextLine(deck, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, brought)
	}
	n.state(f, s, rest.Inset(2*u), i, mine)
}

// state is whether the seat is ready, and what can be done about it.
func (n *lobby) state(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, mine bool) {
	p := &n.Room.Places[i]
	switch {
	case mine:
		label, style := s.T("online-ready"), widget.Plain
		if !p.Ready {
			label, style = s.T("online-set-ready"), widget.Strong
		}
		if f.Button(widget.ID{What: "ready"}, r, label, "", style) {
			yes := !p.Ready
			n.Ask(wire.Ask{Ready: &yes})
		}
	case n.Welcome.Host && p.Bot != "":
		if f.Button(widget.ID{What: "bot", N: i}, r, s.T("online-no-bot"), "", widget.Plain) {
			n.Ask(wire.Ask{Seat: &wire.Seat{Seat: i + 1}})
		}
	case n.Welcome.Host && !p.Here:
		if f.Button(widget.ID{What: "bot", N: i}, r, s.T("online-bot"), "", widget.Plain) {
			n.Ask(wire.Ask{Seat: &wire.Seat{Seat: i + 1, Bot: "expert"}})
		}
	case p.Ready:
		f.TextLine(r, paint.Center, paint.Regular, theme.Body*f.Type, theme.Water, s.T("online-ready"))
	case p.Name != "":
		f.TextLine(r, paint.Center, paint.Regular, theme.Body*f.Type, theme.Dim, s.T("online-choosing"))
	}
}

// bring takes a deck into the game.
func (n *lobby) bring(s *scene.Stack, id string) {
	d, err := s.Deck(id)
	if err != nil {
		s.Failed = err
		return
	}
	n.deck = id
	n.Ask(wire.Ask{Bring: json.RawMessage(d.JSON())})
}

// ways are the ways out, and on.
func (n *lobby) ways(f *cardview.Canvas, s *scene.Stack, foot layout.Rect) {
	u := f.Unit
	row := foot.Drop(6 * u)
	back := layout.Rect{X: row.X, Y: row.Y, W: 150 * u, H: row.H}
	if f.Button(widget.ID{What: "back"}, back, s.T("online-leave"), "", widget.Plain) || f.Pressed[widget.Escape] {
		if n.gone = n.house == nil && n.Welcome.Seat > 0 && !n.Lost; n.gone {
			n.GiveUp()
		}
		s.Settings.Room = session.Room{}
		s.SaveSettings()
		s.Pop()
		return
	}
	if !n.Welcome.Host {
		return
	}
	why := n.unready()
	begin := layout.Rect{X: row.Right() - 200*u, Y: row.Y, W: 200 * u, H: row.H}
	if f.Button(widget.ID{What: "begin"}, begin, s.T("begin"), why, widget.Strong) {
		n.Ask(wire.Ask{Begin: true})
	}
}

// unready is why the game cannot begin yet, or "".
func (n *lobby) unready() string {
	for i, p := range n.Room.Places {
		switch {
		case p.Bot == "" && p.Name == "":
			return n.s.T("online-free-why")
		case p.Bot == "" && !p.Ready && i != int(n.Seat()):
			return n.s.T("online-ready-why", n.called(i+1))
		}
	}
	return ""
}
