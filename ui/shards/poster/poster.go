// Package poster is the end of a game of Shards of Infinity as a picture to be shown to others: who played with which leader, how
// they stood at the end, and the health of all, turn by turn.
package poster

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// ending is the end of a game.
type ending struct {
	*Course
	session *session.Session
	viewer  shards.Seat // the only person, or NoSeat
}

// Of is the poster of a game that is over, by its course and header, as the only person sees it; if there is none, [shards.NoSeat].
func Of(s *session.Session, k game.Kind, c *Course, h *replay.Header, viewer shards.Seat) *poster.Sheet {
	e := &ending{c, s, viewer}
	return &poster.Sheet{Title: e.words.Game(), Heading: e.heading(), Won: e.won(), Players: e.seats, High: min(92, 330/float64(e.seats)),
		Reason:  e.words.Event(e.game, shards.Event{Kind: shards.GameOver}, viewer) + ".",
		Caption: poster.CaptionOf(s, h, s.WordsOf(k).Setup(&h.Setup), e.game.Turn()),
		File:    poster.FileOf(s, h, e.result()),
		Scene:   e.scene, Player: e.player,
		Course: func(f *cardview.Canvas, r layout.Rect) { e.Draw(f, r, poster.Small) }}
}

// seatsOf is how many sit at the table.
func seatsOf(g *shards.Game) int {
	if g.Automaton() == shards.NoSeat {
		return g.Seats()
	}
	return g.Seats() + 1
}

// together reports whether those who see the poster have won or lost together: the only person, or all against Nemesis.
func (e *ending) together() bool {
	return e.viewer != shards.NoSeat || e.game.Automaton() != shards.NoSeat
}

// won reports whether those who see the poster have won: of several who play against each other somebody always has.
func (e *ending) won() bool {
	if e.viewer != shards.NoSeat {
		return e.game.Won(e.viewer)
	}
	return e.winner() != e.game.Automaton()
}

// heading says in a word or two who has won.
func (e *ending) heading() string {
	switch s := e.session; {
	case !e.together():
		return s.T("wins-game", e.words.Seat(e.game, e.winner()))
	case e.won():
		return s.T("victory")
	}
	return e.session.T("defeat")
}

// result is how the game ended, in the name of a file.
func (e *ending) result() string {
	switch {
	case !e.together():
		return "over"
	case e.won():
		return "won"
	}
	return "lost"
}

// winner is the first who has won.
func (e *ending) winner() shards.Seat {
	for seat := range shards.Seat(e.game.Seats()) {
		if seat != e.game.Automaton() && e.game.Won(seat) {
			return seat
		}
	}
	return e.game.Automaton()
}

// leader is the picture of a seat, and its faction.
func (e *Course) leader(seat shards.Seat) (id string, of card.Faction) {
	if seat == e.game.Automaton() {
		return "nemesis", card.NoFaction
	}
	c := e.game.Leader(seat)
	return c.ID, c.Faction
}

// scene shows Nemesis, or the leader who has won.
func (e *ending) scene(f *cardview.Canvas, r layout.Rect) {
	seat := e.game.Automaton()
	if seat == shards.NoSeat {
		seat = e.winner()
	}
	id, of := e.leader(seat)
	face.Portrait(f, r, 0, id, of)
}

// player shows a seat: its leader, who that is, and how it stood.
func (e *ending) player(f *cardview.Canvas, r layout.Rect, i int) {
	seat := shards.Seat(i)
	id, of := e.leader(seat)
	picture, words := r.Split(r.H * cardview.PictureRatio)
	face.Portrait(f, picture, 0, id, of)
	f.Line(picture, 0, 1.5, theme.Bronze)
	words.X, words.W = words.X+16, words.W-16
	words, stand := words.SplitRight(190)
	head, below := words.Middle(words.W, min(58, r.H)).Cut(32)
	name, leader := e.words.Seat(e.game, seat), e.words.Name(id)
	f.TextLine(head, paint.Left, paint.Display, 28, face.SeatColor(seat, e.game.Automaton()).Mix(theme.Ink, 0.4), name)
	if seat != e.game.Automaton() && name != leader {
		f.TextLine(below, paint.Left, paint.Regular, poster.Small, theme.Dim, leader)
	} else {
		f.TextLine(below, paint.Left, paint.Regular, poster.Small, theme.Dim, e.words.Faction(of))
	}
	side := &e.game.State().Sides[seat]
	for k, x := range [...]struct {
		sign  paint.Sign
		color paint.Color
		n     int32
	}{{face.HealthSign, theme.Danger, side.Health}, {face.MasterySign, theme.Lit, side.Mastery}} {
		cell := layout.Rect{X: stand.X + float64(k)*80, Y: stand.Y, W: 76, H: stand.H}
		sign, number := cell.Split(30)
		f.Mark(sign.Middle(24, 24), x.sign, x.color)
		f.Text(number, paint.Left, paint.Display, 26, theme.Ink, " "+widget.Number(int(max(0, x.n))))
	}
	if e.game.Won(seat) || seat == e.game.Automaton() && e.winner() == seat {
		_, crown := stand.SplitRight(28)
		f.Mark(crown.Middle(26, 26), paint.Crown, theme.Lit)
	}
}
