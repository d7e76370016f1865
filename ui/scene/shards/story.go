package shards

import (
	"slices"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// story is what has happened, in lines.
type story struct {
	lines  []line
	ends   []float64 // of the lines, in pixels from the beginning
	width  float64   // for which they were measured
	size   float64
	seat   shards.Seat // whose turn it is
	scroll widget.Scroll
	past   *past // all of it, if it is watched
}

// past is what is told of a game.
type past struct {
	turn shards.Seat // whose it is at the beginning
	told []told
}

// told is an event as it is told.
type told struct {
	shards.Event
	text string
	at   int // the number of inputs before it
}

// line is a line of the story.
type line struct {
	words string // for once
	text  string
	times int
	card  shards.Slot // which it tells of, if the reader knows that; 0: none
	seat  shards.Seat
	turn  bool // a turn begins
}

// tell adds an event for a reader, unless it is one more of the last kind.
func (n *story) tell(e shards.Event, text string, reader shards.Seat) {
	if e.Kind == shards.TurnBegan {
		n.seat = e.Seat
	}
	n.ends = n.ends[:0]
	if last := len(n.lines) - 1; last >= 0 && n.lines[last].words == text && e.Kind != shards.TurnBegan {
		n.lines[last].again()
		return
	}
	l := line{words: text, text: text, seat: n.seat, times: 1, turn: e.Kind == shards.TurnBegan}
	if e.Hidden == 0 || reader < shards.MaxSeats && e.Hidden>>reader&1 == 0 {
		l.card = e.Card
	}
	n.lines = append(n.lines, l)
}

// again says that it has happened once more.
func (l *line) again() {
	l.times++
	l.text = l.words + " ×" + widget.Number(l.times)
}

// retell tells everything again, in another language, to another seat, after an undo, or from another point of a story.
func (n *story) retell(t *Screen) {
	past := n.past
	if past == nil {
		past = t.past()
	}
	*n = story{seat: past.turn, scroll: n.scroll}
	if t.watch != nil {
		n.past = past
	}
	t.show.TakeTold()
	for _, e := range past.told {
		if e.at < t.log.At() {
			n.tell(e.Event, e.text, t.reader())
		}
	}
}

// past is what is told of the game: of a story that is watched what lies ahead, too.
func (t *Screen) past() *past {
	story := t.log.Story
	if t.watch == nil {
		story = story.Fork()
	}
	at := story.At()
	must(story.Seek(0))
	g := story.Game().(*shards.Game)
	all := &past{turn: g.State().Turn}
	for story.At() < story.Len() {
		must(story.Step())
		for _, e := range g.Happened() {
			all.told = append(all.told, told{e, t.words.Language().Event(g, e, t.reader()), story.At() - 1})
		}
	}
	must(story.Seek(at))
	return all
}

// must panics: what was played once can be played again.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// before are the last lines before the turn of a seat began.
func (n *story) before(seat shards.Seat) []line {
	last := len(n.lines)
	for last > 0 && n.lines[last-1].seat == seat {
		last--
	}
	first := last
	for first > 0 && n.lines[first-1].seat != seat && last-first < mostLines {
		first--
	}
	return n.lines[first:last]
}

// measure works out where the lines end.
func (n *story) measure(width, size, u float64) {
	if len(n.ends) == len(n.lines) && n.width == width && n.size == size {
		return
	}
	n.width, n.size, n.ends = width, size, n.ends[:0]
	y := 0.0
	for _, l := range n.lines {
		y += float64(len(paint.Wrap(paint.Regular, size, l.text, width)))*size*paint.LineHeight + 5*u
		n.ends = append(n.ends, y)
	}
}

// log draws the story; it shows its end unless the player scrolls up.
func (p *painter) log() {
	r := p.at.Log
	if r.Empty() {
		return
	}
	u, n := p.Unit, &p.t.story
	p.Fill(r, 0, theme.Abyss.Alpha(0.82))
	p.Fade(layout.Rect{X: r.X, Y: r.Y, W: 1.8 * u, H: r.H}, 0, theme.Bronze, theme.Patina)
	r = r.Inset(9 * u)
	size := theme.Small * p.Type
	end := len(n.ends) == 0 || n.scroll.Want*u >= n.ends[len(n.ends)-1]-r.H-1
	n.measure(r.W-24*u, size, u)
	height := 0.0
	if len(n.ends) > 0 {
		height = n.ends[len(n.ends)-1]
	}
	if end {
		n.scroll.Want = max(0, height-r.H) / u
	}
	p.Scroll("log-panel", r, &n.scroll, height, func(all layout.Rect) {
		first, _ := slices.BinarySearch(n.ends, r.Y-all.Y)
		for i := first; i < len(n.lines) && i < len(n.ends); i++ {
			top := 0.0
			if i > 0 {
				top = n.ends[i-1]
			}
			if all.Y+top > r.Bottom() {
				return
			}
			p.line(i, layout.Rect{X: all.X, Y: all.Y + top, W: all.W, H: n.ends[i] - top}, size)
		}
	})
}

func (p *painter) line(i int, r layout.Rect, size float64) {
	u, l := p.Unit, &p.t.story.lines[i]
	if l.card != 0 {
		id := widget.ID{What: "log", N: i}
		if hover, _ := p.ViewSpot(id, r.Cross(p.at.Log), l.text); hover {
			p.Fill(r, 4*u, theme.Raised.Alpha(0.6))
		}
	}
	color := p.seatColor(l.seat)
	p.Fill(layout.Rect{X: r.X, Y: r.Y + 2*u, W: 2.5 * u, H: r.H - 4*u}, u, color.Alpha(0.7))
	ink := theme.Ink.Mix(theme.Dim, 0.35)
	if l.turn {
		ink = color.Mix(theme.Ink, 0.3)
	}
	p.Paragraph(layout.Rect{X: r.X + 9*u, Y: r.Y + 2*u, W: p.t.story.width, H: r.H + size}, paint.Left, paint.Regular, size, ink, l.text)
}
