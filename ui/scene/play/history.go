package play

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// history is the folded log: the cards that were played or did something, the latest on
// top. All that came of one play or use is one picture.
func history(p painter, r layout.Rect) {
	u := p.Unit
	log := p.m.Log
	side, y := r.W, r.Y
	ground := layout.Rect{X: r.X, W: side, H: side}
	for i := len(log) - 1; i >= 0; i-- {
		e := &log[i]
		if e.Turn {
			p.Fill(layout.Rect{X: r.X + 2*u, Y: y + u, W: side - 4*u, H: max(1, 2*u)}, u, theme.Seats[e.Side&3].Alpha(0.8))
			y += 7 * u
		}
		if e.Turn || !tells(log, i) || p.m.Board.Faces[e.Of].Slot == 0 {
			continue
		}
		if ground.Y = y; ground.Bottom() > r.Bottom() {
			return
		}
		told(p, i, ground)
		y += side + 4*u
	}
}

// tells reports whether the i-th line is the last that came of its card.
func tells(log []playback.Entry, i int) bool {
	e := &log[i]
	return e.Of != 0 && (i+1 == len(log) || log[i+1].Of != e.Of || log[i+1].Turn)
}

// told draws the picture for the i-th line of the log.
func told(p painter, i int, r layout.Rect) {
	u := p.Unit
	e := &p.m.Log[i]
	face := &p.m.Board.Faces[e.Of]
	hover, _ := p.ViewSpot(widget.ID{What: "log", N: i}, r, e.Text)
	bronze := theme.Seats[e.Side&3].Mix(theme.Abyss, 0.2)
	if hover {
		bronze = theme.Lit
	}
	p.Rim(r, paint.Cut, 6*u, 2*u, bronze, bronze.Mix(theme.Abyss, 0.45), theme.Panel, theme.Abyss)
	p.Corners(paint.Cut)
	p.Artwork(r.Inset(2*u), 5*u, p.m.Catalogue().Card(face.Def), face.House, 0)
	p.Corners(paint.Round)
}

// story is what the log says came of a card, up to the i-th line.
func (r *reading) story(m *table.Model, i int) string {
	log := m.Log
	from := i
	for from > 0 && log[from-1].Of == log[i].Of && !log[from].Turn {
		from--
	}
	if from == r.recalled.from && i == r.recalled.to && log[i].Of == r.recalled.card {
		return r.recalled.words
	}
	var lines []string
	for _, e := range log[from : i+1] {
		lines = append(lines, e.Text)
	}
	r.recalled = recalled{log[i].Of, from, i, strings.Join(lines, " ")}
	return r.recalled.words
}

// recalled is the last thing read in the history.
type recalled struct {
	card     keyforge.Slot
	from, to int
	words    string
}
