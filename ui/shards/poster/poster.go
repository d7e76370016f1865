// Package poster is the end of a game of Shards of Infinity as a picture to be shown to others: who played with which leader, how
// they stood at the end, and the health of all, turn by turn.
package poster

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
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
	session *session.Session
	words   *lang.Language
	game    *shards.Game
	viewer  shards.Seat // the only person, or NoSeat
	seats   int         // with that of Nemesis, the last
	turns   []turn
}

// turn is the health of the seats at the beginning of a turn.
type turn struct {
	number int
	health [shards.MaxSeats + 1]int32
}

// Of is the poster of a story that is over, in those words, as the only person sees it; if there is none, [shards.NoSeat].
func Of(s *session.Session, k game.Kind, words *lang.Language, story *replay.Story[game.Game], viewer shards.Seat) *poster.Sheet {
	e := &ending{session: s, words: words, game: story.Game().(*shards.Game), viewer: viewer}
	e.seats = seatsOf(e.game)
	e.turns = e.course(story)
	return &poster.Sheet{Title: words.Game(), Heading: e.heading(), Won: e.won(), Players: e.seats, High: min(92, 330/float64(e.seats)),
		Reason:  words.Event(e.game, shards.Event{Kind: shards.GameOver}, viewer) + ".",
		Caption: poster.CaptionOf(s, &story.Header, s.WordsOf(k).Setup(&story.Header.Setup), e.game.Turn()),
		File:    poster.FileOf(s, &story.Header, e.result()),
		Scene:   e.scene, Player: e.player, Course: e.chart}
}

// seatsOf is how many sit at the table.
func seatsOf(g *shards.Game) int {
	if g.Nemesis() == shards.NoSeat {
		return g.Seats()
	}
	return g.Seats() + 1
}

// course is how a game went.
func (e *ending) course(story *replay.Story[game.Game]) (all []turn) {
	past := story.Fork()
	if past.Seek(0) != nil {
		return nil
	}
	g := past.Game().(*shards.Game)
	note := func() {
		t := turn{number: g.Turn()}
		for seat := range e.seats {
			t.health[seat] = g.State().Sides[seat].Health
		}
		all = append(all, t)
	}
	for note(); past.At() < story.Len(); {
		before := g.Turn()
		if past.Step() != nil {
			break
		}
		if g.Turn() != before || g.Over() {
			note()
		}
	}
	return all
}

// together reports whether those who see the poster have won or lost together: the only person, or all against Nemesis.
func (e *ending) together() bool {
	return e.viewer != shards.NoSeat || e.game.Nemesis() != shards.NoSeat
}

// won reports whether those who see the poster have won: of several who play against each other somebody always has.
func (e *ending) won() bool {
	if e.viewer != shards.NoSeat {
		return e.game.Won(e.viewer)
	}
	return e.winner() != e.game.Nemesis()
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
		if seat != e.game.Nemesis() && e.game.Won(seat) {
			return seat
		}
	}
	return e.game.Nemesis()
}

// leader is the picture of a seat, and its faction.
func (e *ending) leader(seat shards.Seat) (id string, of card.Faction) {
	if seat == e.game.Nemesis() {
		return "nemesis", card.NoFaction
	}
	c := e.game.Leader(seat)
	return c.ID, c.Faction
}

// color is that of a seat.
func (e *ending) color(seat shards.Seat) *paint.Color {
	if seat == e.game.Nemesis() {
		return &theme.Seats[len(theme.Seats)-1]
	}
	return &theme.People[seat]
}

// scene shows Nemesis, or the leader who has won.
func (e *ending) scene(f *cardview.Canvas, r layout.Rect) {
	seat := e.game.Nemesis()
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
	f.TextLine(head, paint.Left, paint.Display, 28, e.color(seat).Mix(theme.Ink, 0.4), name)
	if seat != e.game.Nemesis() && name != leader {
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
	if e.game.Won(seat) || seat == e.game.Nemesis() && e.winner() == seat {
		_, crown := stand.SplitRight(28)
		f.Mark(crown.Middle(26, 26), paint.Crown, theme.Lit)
	}
}

// chart draws the health of all seats, turn by turn.
func (e *ending) chart(f *cardview.Canvas, r layout.Rect) {
	head, r := r.Cut(1.5 * poster.Small)
	f.Mark(layout.Rect{X: head.X, Y: head.Y, W: head.H, H: head.H}.Inset(3), face.HealthSign, theme.Danger)
	f.TextLine(layout.Rect{X: head.X + head.H + 4, Y: head.Y, W: head.W - head.H, H: head.H}, paint.Left, paint.Regular, poster.Small,
		theme.Ink, e.words.Term("course-health"))
	axis := 2.4 * poster.Small
	body := layout.Rect{X: r.X + axis, Y: r.Y + 4, W: r.W - axis - 8, H: r.H - 1.7*poster.Small}
	f.Fill(body, 6, theme.Abyss.Alpha(0.6))
	most := int32(1)
	for i := range e.turns {
		for _, n := range e.turns[i].health {
			most = max(most, n)
		}
	}
	last := len(e.turns) - 1
	at := func(i int, n int32) layout.Point {
		return layout.Point{X: body.X + body.W*float64(i)/float64(max(1, last)), Y: body.Bottom() - body.H*float64(max(0, n))/float64(most)}
	}
	for _, n := range [...]int32{0, most} {
		y := at(0, n).Y
		f.Text(layout.Rect{X: r.X, Y: y - poster.Small*0.65, W: axis - 6, H: poster.Small * 1.3}, paint.Right, paint.Regular, poster.Small,
			theme.Dim, widget.Number(int(n)))
		f.Fill(layout.Rect{X: body.X, Y: y, W: body.W, H: 1}, 0, theme.Edge.Alpha(0.6))
	}
	for seat := range e.seats {
		_, of := e.leader(shards.Seat(seat))
		style := course.LineStyle{Sign: face.Sign(of), Color: e.color(shards.Seat(seat)), Dash: 5 * float64(seat)}
		for i := range max(0, last) {
			course.DrawLine(f, at(i, e.turns[i].health[seat]), at(i+1, e.turns[i+1].health[seat]), 3.5, style)
		}
	}
	e.numbers(f, layout.Rect{X: body.X, Y: body.Bottom() + 2, W: body.W, H: 1.5 * poster.Small}, at)
}

// numbers are those of the turns, as many as there is room for.
func (e *ending) numbers(f *cardview.Canvas, r layout.Rect, at func(int, int32) layout.Point) {
	free := r.X
	for i := range e.turns {
		label := widget.Number(e.turns[i].number)
		w := paint.Width(paint.Regular, poster.Small, label)
		if x := at(i, 0).X - w/2; x >= free && x+w <= r.Right() && e.turns[i].number > 0 {
			f.Text(layout.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, paint.Left, paint.Regular, poster.Small, theme.Dim, label)
			free = x + w + 12
		}
	}
}
