package series

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// persons are the players who are not computers, a bit for each.
func (n *screen) persons() (all uint8) {
	for i := range n.f.Plan().Players {
		if !n.bot(i) {
			all |= 1 << i
		}
	}
	return all
}

// Sitters are those who play the match.
func (n *screen) Sitters() scene.Sitters { return n }

// Persons are the seats of persons, until the match is over.
func (n *screen) Persons() uint8 {
	if n.f.Over() {
		return 0
	}
	return n.persons()
}

// Together reports whether anybody may begin the next game.
func (n *screen) Together() bool { return n.Asked() == couch.Nobody }

// Asked is the person who has to decide.
func (n *screen) Asked() int {
	if q := n.f.Ask(); q.Kind != match.AskNothing && q.Kind != match.AskGame && !n.bot(q.Player) {
		return q.Player
	}
	return couch.Nobody
}

// Called names a player.
func (n *screen) Called(s *scene.Stack, player int) string { return n.player(s, player) }

// Joins lets gamepads take the seats of persons.
func (n *screen) Joins(*scene.Stack) uint8 { return n.Persons() }

// company lets those who do not decide point at things and read the decks.
func (n *screen) company(f *cardview.Canvas, s *scene.Stack) {
	if !f.OnTop {
		return
	}
	guests := s.Guests()
	for i := range guests {
		g := &guests[i]
		if g.Mark {
			s.Mark(f, g.Hot, g)
		}
		if g.Read && g.Hot.What == "match-cards" {
			h := match.Holder{Owner: g.Hot.N / match.MaxOffered, Deck: g.Hot.N % match.MaxOffered}
			s.PushForAll(n.list(h))
			return
		}
	}
	if f.Pressed[widget.Ping] {
		s.Mark(f, f.Hot, nil)
	}
}

// crested writes words about a player, preceded by their sign if two persons play.
func (n *screen) crested(f *cardview.Canvas, s *scene.Stack, r layout.Rect, a paint.Align, face paint.Face, size float64, color paint.Color,
	player int, words string) {
	if bits.OnesCount8(n.persons()) < 2 {
		f.TextLine(r, a, face, size, color, words)
		return
	}
	d := min(r.H, 1.15*size)
	gap := 0.3 * size
	w := min(paint.Width(face, size, words), r.W-d-gap)
	x := r.X
	switch a {
	case paint.Center:
		x += (r.W - d - gap - w) / 2
	case paint.Right:
		x += r.W - d - gap - w
	}
	sign := layout.Rect{X: x, Y: r.Center().Y - d/2, W: d, H: d}
	f.Crest(sign, s.Crest(player), theme.Seats[player])
	f.TextLine(layout.Rect{X: sign.Right() + gap, Y: r.Y, W: w + 1, H: r.H}, paint.Left, face, size, color, words)
}

// devices shows what the players play with, if that matters, at both ends of a row. It
// returns what is left of the row.
func (n *screen) devices(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	if !s.Devices(n.Persons()) {
		return r
	}
	w := 170 * f.Unit
	for i, x := range [match.Players]float64{r.X, r.Right() - w} {
		scene.DeviceOf(f, s, layout.Rect{X: x, Y: r.Y, W: w, H: r.H}.Middle(w, min(r.H, 46*f.Unit)), i)
	}
	return r.Middle(r.W-2*w-16*f.Unit, r.H)
}
