package online

import (
	"encoding/json"
	"errors"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// lobby is a room before the game.
type lobby struct {
	scene.Base
	*visit
	deck     string // the ID of one's own
	gone     bool   // to the table
	led      bool
	seats    [game.MaxPlayers]layout.Rect
	inviting invitation

	refused string // what the room has refused last
	since   time.Time
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

// lobbyRow is the height of a seat in units.
const lobbyRow = 56.0

// refusedStays is how long it is said what the room has refused.
const refusedStays = 8 * time.Second

// refusing reports whether it is said what the room has refused.
func (n *lobby) refusing() bool { return n.refused != "" && n.s.Now().Sub(n.since) < refusedStays }

func (n *lobby) Frame(f *cardview.Canvas, s *scene.Stack) {
	n.Look(func() bool { return n.table == nil || n.Meeting.Table == nil })
	n.remember()
	n.consent()
	if n.table != nil && n.Meeting.Table != nil {
		n.gone = true
		s.Replace(n.table)
		return
	}
	if err := n.Refused(); err != nil {
		n.refused, n.since = lang.Capital(s.Language.Say(err)), s.Now()
	}
	u, seats := f.Unit, max(2, len(n.Room.Places))
	if o := other(s, n.Room.Game); o != nil {
		o.Backdrop(f, s, true)
	} else {
		s.StageFor(false).Menu(s.LookAt(f))
	}
	high := 268 + inviteHeight + 16 + lobbyRow*float64(seats) + f.TouchGrowth(seats+1, lobbyRow)
	f.SetMinHeight(high + 16)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1040*u, f.W-16*u), min(high*u, f.H-16*u))
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(44 * u)
	f.Text(head, paint.Left, paint.Display, theme.Heading*f.Type, theme.Ink, n.heading())
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 54*u, W: r.W, H: 54 * u}
	r.H = foot.Y - r.Y
	if words := n.terms(); words != "" {
		r = scene.Remark(f, r, theme.Water, words)
	}
	color := theme.Dim
	if n.Err != nil || n.refusing() {
		color = theme.Danger
	}
	r = scene.Remark(f, r, color, n.stands())
	for i := range n.Room.Places {
		var row layout.Rect
		row, r = r.Cut(f.RowHeight(lobbyRow))
		n.place(f, s, row.Inset(3*u), i)
	}
	if r = r.Drop(8 * u); n.Welcome.Seat > 0 {
		n.invite(f, r)
	}
	n.ways(f, s, f.Footer(foot))
	n.Draw(f, func(seat int) layout.Rect {
		return n.seats[max(0, seat)%game.MaxPlayers]
	})
}

// stands says how things stand, and how others come in.
func (n *lobby) stands() string {
	switch {
	case n.Err != nil:
		return lang.Capital(n.s.Language.Say(n.Err))
	case n.Lost:
		return n.s.T("online-lost")
	case n.refusing():
		return n.refused
	case n.Welcome.Watches:
		return n.Line()
	case n.house != nil && n.house.Trouble(n.at.Code) != nil:
		return lang.Capital(n.s.Language.Say(n.house.Trouble(n.at.Code)))
	case n.Welcome.Host:
		return n.s.T("online-hosts")
	}
	return n.s.T("online-waits-host")
}

// place draws a seat.
func (n *lobby) place(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int) {
	u, p := f.Unit, &n.Room.Places[i]
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.6))
	mine := i == int(n.Seat()) && !n.Welcome.Watches
	line := r.Inset(8 * u)
	name, rest := line.Split(line.W * 0.36)
	n.seats[i%game.MaxPlayers] = name
	n.who(f, name.Inset(2*u), i)
	if p.Bot == "" || !n.Welcome.Host { // otherwise there is more to do
		var deck layout.Rect
		if deck, rest = rest.Split(rest.W * 0.54); n.forge() && p.Bot == "" {
			n.brought(f, s, deck.Inset(2*u), i, mine)
		}
	}
	n.state(f, s, rest.Inset(2*u), i, mine)
}

// brought is the deck of a seat.
func (n *lobby) brought(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, mine bool) {
	words, color := n.Room.Places[i].Brought, theme.Ink
	switch words {
	case "":
		words, color = s.T("online-any-deck"), theme.Dim
	case "?":
		words, color = s.T("online-hidden-deck"), theme.Dim
	}
	if !mine {
		f.TextLine(r, paint.Left, paint.Regular, theme.Body*f.Type, color, words)
		return
	}
	if f.Button(widget.ID{What: "deck"}, r, words, "", widget.Plain) {
		s.Push(decks.Choose(s, n.deck, func(id string) { n.bring(s, id) }))
	}
}

// state is whether the seat is ready, and what can be done about it.
func (n *lobby) state(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, mine bool) {
	p := &n.Room.Places[i]
	switch {
	case mine:
		label, style := s.T("online-ready"), widget.Chosen
		if !p.Ready {
			label, style = s.T("online-set-ready"), widget.Strong
		}
		if n.Welcome.Host && !p.Ready { // who begins need not say so
			style = widget.Plain
		}
		if f.Button(widget.ID{What: "ready"}, r, label, "", style) {
			yes := !p.Ready
			n.Ask(wire.Ask{Ready: &yes})
		}
	case n.Welcome.Watches, n.Welcome.Host && !p.Here:
		n.computer(f, s, r, i)
	case p.Bot != "":
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
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	n.deck = id
	n.Ask(wire.Ask{Bring: json.RawMessage(d.JSON())})
}

// ways are the ways out, and on.
func (n *lobby) ways(f *cardview.Canvas, s *scene.Stack, foot layout.Rect) {
	u := f.Unit
	row := foot.Drop(6 * u)
	w := min(190*u, row.W/4)
	at := func(i int) layout.Rect {
		return layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}.Inset(2 * u)
	}
	if f.Button(widget.ID{What: "back"}, at(0), s.T("online-leave"), "", widget.Plain) || f.Pressed[widget.Escape] {
		if n.gone = n.house == nil && n.Welcome.Seat > 0 && !n.Lost && !n.Welcome.Watches; n.gone {
			n.GiveUp()
		}
		s.Settings.Room = session.Room{}
		s.SaveSettings()
		s.Pop()
		return
	}
	if n.Err != nil {
		if n.full() && f.Button(widget.ID{What: "watch-room"}, at(1), s.T("online-watch"), "", widget.Strong) {
			f.Defer(func() { n.enter(n.again(1)) })
		}
		return
	}
	if n.Welcome.Seat == 0 {
		return
	}
	if f.Button(widget.ID{What: "company"}, at(1), s.T("online-say"), "", widget.Plain) {
		f.Defer(n.Company)
	}
	switch {
	case n.Welcome.Watches && n.free():
		if f.Button(widget.ID{What: "sit"}, at(2), s.T("online-sit"), "", widget.Plain) {
			f.Defer(func() { n.enter(n.again(0)) })
		}
	case !n.Welcome.Watches && n.house == nil && n.Room.Watch:
		if f.Button(widget.ID{What: "watch-room"}, at(2), s.T("online-watch"), "", widget.Plain) {
			f.Defer(func() { n.enter(n.again(n.another())) })
		}
	}
	if n.Welcome.Host {
		begin := layout.Rect{X: row.Right() - w, Y: row.Y, W: w, H: row.H}.Inset(2 * u)
		why := n.unready()
		if !n.led && why == "" {
			n.led = true
			f.Lead(widget.ID{What: "begin"})
		}
		if f.Button(widget.ID{What: "begin"}, begin, s.T("begin"), why, widget.Strong) {
			n.Ask(wire.Ask{Begin: true})
		}
	}
}

// full reports whether one was not let in because all seats are taken.
func (n *lobby) full() bool {
	var e *message.Error
	return errors.As(n.Err, &e) && e.Key == "online-full"
}

// free reports whether a seat is free.
func (n *lobby) free() bool {
	for _, p := range n.Room.Places {
		if p.Name == "" && p.Bot == "" {
			return true
		}
	}
	return false
}

// another is the first seat that somebody else holds, or one's own.
func (n *lobby) another() int {
	for i, p := range n.Room.Places {
		if p.Name != "" && i != int(n.Seat()) {
			return i + 1
		}
	}
	return n.Welcome.Seat
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
