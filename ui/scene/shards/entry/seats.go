package entry

import (
	"fmt"
	"math/bits"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// leaders are the IDs of the leaders; the last stands for one at random.
var leaders = [...]string{"decima", "ko-syn-wu", "tetra", "volos", ""}

// sit shows who plays with which leader, each as large as fits, and Nemesis last.
func (n *screen) sit(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	all := n.people
	if n.way == together {
		all++
	}
	gap := 12 * u
	h := (r.H - gap*float64(all-1)) / float64(all)
	for i := range all {
		box := layout.Rect{X: r.X, Y: r.Y + float64(i)*(h+gap), W: r.W, H: h}
		seat := i
		if i == n.people {
			seat = herSeat
		}
		color := *face.SeatColor(game.Seat(seat), herSeat)
		f.Slab(box, color, 0.45)
		top, rest := box.Inset(12 * u).Cut(f.RowHeight(40))
		label, who := top.Split(150 * u)
		label.X, label.W = label.X+4*u, label.W-10*u
		if n.way == teams {
			var team layout.Rect
			label, team = label.Cut(0.6 * label.H)
			f.TextLine(team, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim, n.partner(s, n.people-1-seat))
		}
		if seat == herSeat || n.seats[seat] != "" {
			f.TextLine(label, paint.Left, paint.Display, theme.Large*f.Type, color, n.called(s, seat))
		} else {
			s.NamePlayer(f, label, seat, n.called(s, seat), n.players[seat], func(name string) { n.players[seat] = name })
		}
		if seat != herSeat {
			n.seats[seat] = s.SeatHolder(f, who, seat, n.seats[seat], computers(), n.persons())
		}
		n.lineUp(f, s, rest.Drop(6*u), seat)
	}
}

// called is what a seat is called.
func (n *screen) called(s *scene.Stack, seat int) string {
	switch {
	case seat == herSeat:
		return n.say("nemesis")
	case n.seats[seat] == "" && n.players[seat] != "":
		return n.players[seat]
	case n.onlyPerson(seat):
		return s.T("you-title")
	}
	return s.T("player-title", seat+1)
}

// onlyPerson says whether the only person sits there.
func (n *screen) onlyPerson(seat int) bool {
	return n.seats[seat] == "" && bits.OnesCount8(n.persons()) == 1
}

// partner says with whom one plays who is the partner of a seat.
func (n *screen) partner(s *scene.Stack, seat int) string {
	if n.players[seat] == "" && n.onlyPerson(seat) {
		return n.say("partner-you")
	}
	return n.say("partner", n.called(s, seat))
}

// lineUp are the leaders, of whom one may be chosen for a seat; none where they are sold.
func (n *screen) lineUp(f *cardview.Canvas, s *scene.Stack, r layout.Rect, seat int) {
	u := f.Unit
	if n.auction && n.future && n.way != together {
		f.Text(r, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, n.say("leaders-auction"))
		return
	}
	gap := 7 * u
	w := (r.W - gap*float64(len(leaders)-1)) / float64(len(leaders))
	for i, id := range leaders {
		cell := layout.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
		if n.leader(f, s, widget.ID{What: fmt.Sprintf("leader-%d", seat), N: i}, cell, id, n.leaders[seat] == id) {
			n.lead(seat, id)
		}
	}
}

// leader is a leader who can be chosen, with picture and name; it reports whether that was done.
func (n *screen) leader(f *cardview.Canvas, s *scene.Stack, id widget.ID, r layout.Rect, leader string, chosen bool) bool {
	u := f.Unit
	name := n.say("random")
	if leader != "" {
		name = cards(s).Name(leader)
	}
	hover, click := f.Spot(id, r, name, "")
	bronze, patina, dark, ink := theme.Bronze, theme.Patina, 0.35, theme.Dim
	if chosen {
		bronze, patina, dark, ink = theme.Lit, theme.Lit, 0, theme.Lit
	}
	if hover {
		bronze, dark, n.near = theme.Lit, 0, leader
	}
	f.Soft(r.Shift(0, 2*u), 7*u, 5*u, theme.Shadow)
	f.Rim(r, paint.Cut, 7*u, 1.8*u, bronze, patina, theme.Panel, theme.Abyss)
	inner := r.Inset(1.8 * u)
	f.Corners(paint.Cut)
	if leader == "" {
		f.Text(inner.Drop(-18*u), paint.Center, paint.Display, min(0.5*r.H, 64*u), ink, "?")
	} else {
		picture(f, inner, 6*u, leader, dark)
	}
	below := inner.Drop(inner.H - min(24*u, inner.H*0.4))
	f.Fade(below, 6*u, theme.Abyss.Alpha(0.62), theme.Abyss.Alpha(0.9))
	f.Corners(paint.Round)
	size := min(theme.Small*f.Type, 14*u)
	size = min(size, size*(below.W-8*u)/paint.Width(paint.Bold, size, name))
	f.Text(below, paint.Center, paint.Bold, size, ink, name)
	return click
}
