package poster

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Course is how a game went: the health of all, turn by turn.
type Course struct {
	words *lang.Language
	game  *shards.Game
	seats int // with that of Nemesis, the last
	turns []turn
}

// turn is the health of the seats at the beginning of a turn.
type turn struct {
	number int
	health [shards.MaxSeats + 1]int32
}

// CourseOf is the course of a story, in those words.
func CourseOf(words *lang.Language, story *replay.Story[game.Game]) *Course {
	e := &Course{words: words, game: story.Game().(*shards.Game)}
	e.seats = seatsOf(e.game)
	past := story.Fork()
	if past.Seek(0) != nil {
		return e
	}
	g := past.Game().(*shards.Game)
	note := func() {
		t := turn{number: g.Turn()}
		for seat := range e.seats {
			t.health[seat] = g.State().Sides[seat].Health
		}
		e.turns = append(e.turns, t)
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
	return e
}

// Draw draws the health of all seats, turn by turn, with words of that size.
func (e *Course) Draw(f *cardview.Canvas, r layout.Rect, size float64) {
	head, r := r.Cut(1.5 * size)
	f.Mark(layout.Rect{X: head.X, Y: head.Y, W: head.H, H: head.H}.Inset(3), face.HealthSign, theme.Danger)
	f.TextLine(layout.Rect{X: head.X + head.H + 4, Y: head.Y, W: head.W - head.H, H: head.H}, paint.Left, paint.Regular, size,
		theme.Ink, e.words.Term("course-health"))
	axis := 2.4 * size
	body := layout.Rect{X: r.X + axis, Y: r.Y + 4, W: r.W - axis - 8, H: r.H - 1.7*size}
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
		f.Text(layout.Rect{X: r.X, Y: y - size*0.65, W: axis - 6, H: size * 1.3}, paint.Right, paint.Regular, size,
			theme.Dim, widget.Number(int(n)))
		f.Fill(layout.Rect{X: body.X, Y: y, W: body.W, H: 1}, 0, theme.Edge.Alpha(0.6))
	}
	for seat := range e.seats {
		_, of := e.leader(shards.Seat(seat))
		style := course.LineStyle{Sign: face.Sign(of), Color: face.SeatColor(shards.Seat(seat), e.game.Automaton()), Dash: 5 * float64(seat)}
		for i := range max(0, last) {
			course.DrawLine(f, at(i, e.turns[i].health[seat]), at(i+1, e.turns[i+1].health[seat]), size*3.5/poster.Small, style)
		}
	}
	e.numbers(f, layout.Rect{X: body.X, Y: body.Bottom() + 2, W: body.W, H: 1.5 * size}, size, at)
}

// numbers are those of the turns, as many as there is room for.
func (e *Course) numbers(f *cardview.Canvas, r layout.Rect, size float64, at func(int, int32) layout.Point) {
	free := r.X
	for i := range e.turns {
		label := widget.Number(e.turns[i].number)
		w := paint.Width(paint.Regular, size, label)
		if x := at(i, 0).X - w/2; x >= free && x+w <= r.Right() && e.turns[i].number > 0 {
			f.Text(layout.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, paint.Left, paint.Regular, size, theme.Dim, label)
			free = x + w + 12
		}
	}
}
