package online

import (
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// invitation is how others come into the room: a link, drawn as a QR code as well.
type invitation struct {
	ways    []invite.Invite // worked out once: the addresses of a machine are asked of its system
	at      int             // which of them
	of      invite.Invite
	link    string
	code    [][]bool
	copying *job.Job[error]
	copied  bool
}

// invites are the ways into the room; where it is kept for a network they depend on the addresses of this machine.
func (v *visit) invites() []invite.Invite {
	if v.house == nil {
		return []invite.Invite{v.at}
	}
	if key := v.house.Key(v.at.Code); key != "" {
		return []invite.Invite{{Server: v.at.Server, Code: v.at.Code, Key: key}}
	}
	var all []invite.Invite
	for _, at := range v.house.Addresses() {
		all = append(all, invite.Invite{Server: "http://" + at, Code: v.at.Code})
	}
	return all
}

// inviteHeight is the height of an invitation in units.
const inviteHeight = 160.0

// invite draws how others come in.
func (n *lobby) invite(f *cardview.Canvas, r layout.Rect) {
	u, i := f.Unit, &n.inviting
	if i.ways == nil {
		i.ways = n.invites()
	}
	i.at %= len(i.ways)
	if at := i.ways[i.at]; at != i.of {
		*i = invitation{ways: i.ways, at: i.at, of: at, link: at.String()}
		i.code, _ = at.QR() // a link that is too long is still a link
	}
	if side := min(r.H, inviteHeight*u); len(i.code) > 0 {
		var square layout.Rect
		square, r = r.Split(side)
		drawn(f, layout.Rect{X: square.X, Y: r.Y, W: side, H: side}, i.code)
		r.X, r.W = r.X+16*u, r.W-16*u
	}
	line, r := r.Cut(30 * u * f.Type)
	f.TextLine(line, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, n.s.T("online-invite"))
	line, r = r.Cut(34 * u * f.Type)
	f.TextLine(line, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, i.link)
	row, _ := r.Drop(6 * u).Cut(f.RowHeight(44))
	w := min(220*u, row.W/2)
	place := func(k float64) layout.Rect { return layout.Rect{X: row.X + k*w, Y: row.Y, W: w, H: row.H}.Inset(2 * u) }
	if err, ok := i.copying.Done(); ok {
		if i.copying, i.copied = nil, err == nil; err != nil {
			n.s.Tell(n.s.T("cannot-copy"), n.s.Language.Say(err))
		}
	}
	label, why := n.s.T("online-copy"), ""
	switch {
	case n.s.Copy == nil:
		why = n.s.T("no-copying")
	case i.copied:
		label = n.s.T("copied")
	}
	if f.Button(widget.ID{What: "copy"}, place(0), label, why, widget.Plain) && i.copying == nil {
		link, put := i.link, n.s.Copy
		i.copying = job.Start(func() error { return put(link) })
	}
	if len(i.ways) > 1 && f.Button(widget.ID{What: "address"}, place(1), n.s.T("online-other-address"), "", widget.Plain) {
		i.at++
	}
}

// quiet is how many light modules are around a QR code.
const quiet = 4

// drawn draws a QR code, dark on light whatever the colors of the table: scanners want it so.
func drawn(f *cardview.Canvas, r layout.Rect, code [][]bool) {
	f.Fill(r, 0, paint.Color{R: 1, G: 1, B: 1, A: 1})
	module := r.W / float64(len(code)+2*quiet)
	for y, row := range code {
		for x := 0; x < len(row); x++ {
			if !row[x] {
				continue
			}
			from := x
			for x < len(row) && row[x] {
				x++
			}
			f.Fill(layout.Rect{X: r.X + float64(from+quiet)*module, Y: r.Y + float64(y+quiet)*module, W: float64(x-from) * module, H: module * 1.02},
				0, paint.Color{A: 1})
		}
	}
}
