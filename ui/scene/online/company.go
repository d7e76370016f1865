package online

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// company is who is in the room and what can be said to them, above the table or the lobby.
type company struct {
	scene.Base
	*visit
	scroll widget.Scroll
	led    bool
}

func (*company) Name() string             { return "company" }
func (*company) Over() bool               { return true }
func (*company) Leave(*scene.Stack) error { return nil }

// The measures of the company in units.
const (
	companyWide = 980.0
	companyRow  = 46.0
	phraseRow   = 42.0
	saidRow     = 24.0
	saidRows    = 5
)

func (n *company) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, seats := f.Unit, len(n.Room.Places)
	n.talk.news = false
	rows := (len(wire.Phrases)+1)/2 + 1
	left := companyRow*float64(seats) + f.TouchGrowth(seats, companyRow)
	if n.mayOpen() {
		left += phraseRow + f.TouchGrowth(1, phraseRow)
	}
	high := 178 + 26*f.Type/u + max(left+(saidRow*saidRows+14)*f.Type/u, phraseRow*float64(rows)+f.TouchGrowth(rows, phraseRow))
	r := f.Dialog(companyWide, high, n.heading())
	if f.Pressed[widget.Escape] || f.Pressed[widget.Menu] {
		f.Defer(s.Pop)
		return
	}
	terms, r := r.Cut(max(22*u, theme.Small*f.Type*1.4))
	f.TextLine(terms, paint.Left, paint.Italic, theme.Small*f.Type, theme.Dim, cmp.Or(n.shownHands(), n.terms()))
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 48*u, W: r.W, H: 48 * u}
	r = layout.Rect{X: r.X, Y: r.Y + 6*u, W: r.W, H: foot.Y - r.Y - 12*u}
	who, say := r.Split(r.W * 0.57)
	say.X, say.W = say.X+16*u, say.W-16*u
	n.phrases(f, s, say)
	for i := range n.Room.Places {
		var row layout.Rect
		row, who = who.Cut(f.RowHeight(companyRow))
		n.seat(f, s, row.Inset(2*u), i)
	}
	if n.mayOpen() {
		var row layout.Rect
		row, who = who.Cut(f.RowHeight(phraseRow))
		n.openHands(f, row.Inset(2*u))
	}
	n.history(f, who.Drop(8*u))
	foot = f.Footer(foot)
	if f.Button(widget.ID{What: "close"}, foot.Middle(200*u, foot.H), s.T("close"), "", widget.Strong) {
		f.Defer(s.Pop)
	}
}

// phrases are what can be said, and the way to point.
func (n *company) phrases(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, why := f.Unit, ""
	if n.Welcome.Watches {
		why = s.T("online-watch-why")
	}
	h := f.RowHeight(phraseRow)
	for i, phrase := range wire.Phrases {
		at := layout.Rect{X: r.X + float64(i%2)*r.W/2, Y: r.Y + float64(i/2)*h, W: r.W / 2, H: h}
		if f.Button(widget.ID{What: "phrase", N: i}, at.Inset(2*u), s.T("phrase-"+phrase), why, widget.Plain) {
			f.Defer(func() {
				n.Ask(wire.Ask{Say: phrase})
				s.Pop()
			})
		}
	}
	if !n.led {
		n.led = true
		f.Lead(widget.ID{What: "phrase"})
	}
	if n.table == nil {
		return
	}
	row := layout.Rect{X: r.X, Y: r.Y + float64((len(wire.Phrases)+1)/2)*h, W: r.W, H: h}
	if f.Button(widget.ID{What: "point"}, row.Inset(2*u), s.T("online-point"), why, widget.Plain) {
		f.Defer(func() {
			s.Pop()
			n.talk.pointing = true
		})
	}
}

// history is what was said last.
func (n *company) history(f *cardview.Canvas, r layout.Rect) {
	size, said := theme.Small*f.Type, n.talk.said
	h := saidRow * f.Type
	f.Scroll("said", r, &n.scroll, h*float64(len(said)), func(all layout.Rect) {
		for i := range said {
			at := &said[len(said)-1-i] // the latest first
			row := layout.Rect{X: all.X, Y: all.Y + float64(i)*h, W: all.W, H: h}
			words := n.s.T("online-said", n.called(at.seat), n.words(at))
			f.TextLine(row, paint.Left, paint.Regular, size, seatColor(at.seat-1).Mix(theme.Ink, 0.4), words)
		}
	})
}

// seat is who sits there, and what the host can do about it.
func (n *company) seat(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int) {
	u := f.Unit
	f.Fill(r, 7*u, theme.Abyss.Alpha(0.55))
	name, rest := r.Inset(6 * u).Split(r.W * 0.44)
	n.who(f, name, i)
	rest.X, rest.W = rest.X+10*u, rest.W-10*u
	n.computer(f, s, rest, i)
}

// seatColor is the color of a seat, as its player has chosen; of who has none, another.
func seatColor(seat int) paint.Color {
	if seat < 0 || seat >= len(theme.People) {
		return theme.Seats[len(theme.Seats)-1]
	}
	return theme.People[seat]
}

// who writes who holds a seat.
func (v *visit) who(f *cardview.Canvas, r layout.Rect, i int) {
	p := &v.Room.Places[i]
	words, color := v.called(i+1), seatColor(i)
	switch {
	case p.Bot != "" && p.Name != "":
		words = v.s.T("online-instead", words, p.Name)
	case p.Bot != "":
		words = v.s.T("online-computer", words)
	case p.Name == "":
		words, color = v.s.T("online-free"), theme.Dim
	case !p.Here:
		words = v.s.T("online-gone", words)
	}
	f.TextLine(r, paint.Left, paint.Display, theme.Large*f.Type, color, words)
}

// computer lets the host give a seat to a computer, change it and take the seat back, and anybody watch a seat who watches.
func (v *visit) computer(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int) {
	u, p := f.Unit, &v.Room.Places[i]
	ask := func(bot string) { f.Defer(func() { v.Ask(wire.Ask{Seat: &wire.Seat{Seat: i + 1, Bot: bot}}) }) }
	switch {
	case v.Welcome.Watches && v.Welcome.Seat != i+1:
		if f.Button(widget.ID{What: "watch", N: i}, r, s.T("online-watch"), "", widget.Plain) {
			f.Defer(func() { v.enter(v.again(i + 1)) })
		}
	case v.Welcome.Watches:
		f.TextLine(r, paint.Center, paint.Regular, theme.Body*f.Type, theme.Water, s.T("online-watch-here"))
	case v.Welcome.Host && p.Bot != "":
		left, right := r.Split(r.W / 2)
		if f.Button(widget.ID{What: "level", N: i}, left.Inset(u), s.T("online-level"), "", widget.Plain) {
			all := levels(other(s, v.Room.Game))
			ask(all[(slices.Index(all, p.Bot)+1)%len(all)])
		}
		if f.Button(widget.ID{What: "bot", N: i}, right.Inset(u), s.T("online-no-bot"), "", widget.Plain) {
			ask("")
		}
	case v.Welcome.Host && !p.Here:
		if f.Button(widget.ID{What: "bot", N: i}, r, s.T("online-bot"), "", widget.Plain) {
			ask(strong)
		}
	case p.Here && v.Meeting.Table != nil && v.Meeting.Table.Asked == i+1:
		f.TextLine(r, paint.Center, paint.Regular, theme.Body*f.Type, theme.Lit, s.T("online-asked"))
	case p.Here:
		f.TextLine(r, paint.Center, paint.Regular, theme.Body*f.Type, theme.Dim, s.T("online-here"))
	}
}

// heading names the room, and says how many watch.
func (v *visit) heading() string {
	switch {
	case v.Welcome.Code == "":
		return v.s.T("online-connecting")
	case v.Room.Watching > 0:
		return v.s.T("online-room-watched", v.Welcome.Code, v.Room.Watching)
	}
	return v.s.T("online-room", v.Welcome.Code)
}

// enter goes on in another place of the room.
func (v *visit) enter(n *visit) {
	for v.s.Top().Name() == "company" {
		v.s.Pop()
	}
	v.s.Pop()
	v.s.Push(&lobby{visit: n})
}
