package play

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// player plays a story on a table that is watched.
type player struct {
	chapters []table.Chapter
	playing  bool
	wait     float64 // before the next input
	speed    int     // an index of replaySpeeds
	live     *live   // if somebody else is playing it now
	above    bool    // it lies above the game itself
}

// replaySpeeds are the speeds of a story.
var replaySpeeds = [...]float64{0.5, 1, 2, 4, 8}

// betweenInputs is how long a story rests after the events of an input, in
// seconds at normal speed.
const betweenInputs = 0.4

// newReplay returns the screen of a story that is watched from its beginning.
func newReplay(m *table.Model) *Screen {
	m.Watched = true
	m.Seek(0)
	return &Screen{Model: m, watch: &player{chapters: m.Chapters(), speed: 1}}
}

// frame takes the keys and advances the story.
func (n *player) frame(f *cardview.Canvas, s *scene.Stack, t *Screen, top bool) {
	m := t.Model
	m.Speed = replaySpeeds[n.speed]
	if top {
		n.keys(f, m)
	}
	if n.live != nil && !m.Showing() && n.live.frame(f.Seconds, s, m) {
		n.chapters = m.Chapters()
	}
	if !top || !n.playing || m.Showing() {
		return
	}
	if m.Story.At() == m.Story.Len() {
		n.playing = n.live != nil
		return
	}
	if n.wait -= f.Seconds * m.Speed; n.wait <= 0 {
		n.wait = betweenInputs
		m.StepForward()
	}
}

func (n *player) keys(f *cardview.Canvas, m *table.Model) {
	switch {
	case f.Pressed[widget.Space]:
		n.toggle(m)
	case f.Pressed[widget.Left]:
		n.seek(m, m.Story.At()-1)
	case f.Pressed[widget.Right]:
		n.step(m)
	case f.Pressed[widget.PageUp], f.Pressed[widget.Up]:
		n.seek(m, n.turnBefore(m.Story.At()))
	case f.Pressed[widget.PageDown], f.Pressed[widget.Down]:
		n.seek(m, n.turnAfter(m))
	case f.Pressed[widget.Home]:
		n.seek(m, 0)
	case f.Pressed[widget.End]:
		n.seek(m, m.Story.Len())
	}
}

// toggle plays or pauses; at the end of a story that will not continue it starts over.
func (n *player) toggle(m *table.Model) {
	n.playing, n.wait = !n.playing, 0
	if n.playing && n.live == nil && m.Story.At() == m.Story.Len() && !m.Showing() {
		m.Seek(0)
	}
}

// step shows one input.
func (n *player) step(m *table.Model) {
	n.playing = false
	m.StepForward()
}

// seek jumps to the moment after that many inputs, and stays there.
func (n *player) seek(m *table.Model, to int) {
	n.playing = false
	m.Seek(to)
}

// turnBefore is the beginning of the turn, or of the previous one if it has just begun.
func (n *player) turnBefore(at int) int {
	to := 0
	for _, c := range n.chapters {
		if c.At < at {
			to = c.At
		}
	}
	return to
}

func (n *player) turnAfter(m *table.Model) int {
	for _, c := range n.chapters {
		if c.At > m.Story.At() {
			return c.At
		}
	}
	return m.Story.Len()
}

// draw draws the bar that controls the story.
func (n *player) draw(p painter, s *scene.Stack, t *Screen) {
	u := p.Unit
	m := t.Model
	r := m.Places.Prompt
	p.Slab(r, theme.Water, 0.6)
	p.Spot(widget.ID{What: "replay-bar"}, r, "", "")
	inner := r.Inset(8 * u)
	tools, inner := inner.Split(6 * p.RowHeight(40))
	n.tools(p, s, m, tools)
	inner, right := inner.SplitRight(176*u + p.RowHeight(40))
	over := ""
	if m.Over() {
		over = s.T("replay-at-end")
	}
	take, leave := right.Split(176 * u)
	if p.Button(widget.ID{What: "take-over"}, take.Inset(2*u), s.T("take-over"), over, widget.Strong) {
		p.Defer(func() {
			m.Skip()
			takeOver(s, m.Story.Fork())
		})
	}
	if p.ToolButton(widget.ID{What: "replay-leave"}, leave, paint.Cross, s.T("replay-leave"), "") {
		p.Defer(func() {
			if n.above {
				s.Pop()
			} else {
				s.Home()
			}
		})
	}
	middle := inner
	middle.X, middle.W = middle.X+10*u, middle.W-20*u
	words, line := middle.Cut(middle.H * 0.5)
	story := m.Narration()
	if story == "" {
		story = session.DeckNames(s.Session, &m.Story.Header)
	}
	p.Fitted(words, theme.Small*p.Type, theme.Ink, story)
	n.timeline(p, s, m, line.Drop(3*u))
}

// tools are the buttons at the left of the bar.
func (n *player) tools(p painter, s *scene.Stack, m *table.Model, r layout.Rect) {
	u := p.Unit
	w := r.W / 6
	at := func(i int) layout.Rect { return layout.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}.Inset(u) }
	first, last := "", ""
	if m.Story.At() == 0 {
		first = s.T("replay-at-start")
	}
	if m.Story.At() == m.Story.Len() {
		last = s.T("replay-at-end")
	}
	sign, label := paint.Right3, s.WithKey("replay-play", widget.Space)
	if n.playing {
		sign, label = paint.Pause, s.WithKey("replay-pause", widget.Space)
	}
	if p.ToolButton(widget.ID{What: "turn-back"}, at(0), paint.FastBackward, s.T("replay-turn-back"), first) {
		p.Defer(func() { n.seek(m, n.turnBefore(m.Story.At())) })
	}
	if p.ToolButton(widget.ID{What: "step-back"}, at(1), paint.StepBack, s.T("replay-step-back"), first) {
		p.Defer(func() { n.seek(m, m.Story.At()-1) })
	}
	if p.ToolButton(widget.ID{What: "play"}, at(2), sign, label, "") {
		p.Defer(func() { n.toggle(m) })
	}
	if p.ToolButton(widget.ID{What: "step-on"}, at(3), paint.StepForward, s.T("replay-step-on"), last) {
		p.Defer(func() { n.step(m) })
	}
	if p.ToolButton(widget.ID{What: "turn-on"}, at(4), paint.FastForward, s.T("replay-turn-on"), last) {
		p.Defer(func() { n.seek(m, n.turnAfter(m)) })
	}
	if p.Button(widget.ID{What: "replay-speed"}, at(5).Inset(2*u), fmt.Sprintf("%v×", replaySpeeds[n.speed]), "", widget.Quiet) {
		p.Defer(func() { n.speed = (n.speed + 1) % len(replaySpeeds) })
	}
}

// timeline shows the turns, their lengths by inputs, and the position in the
// story. A click goes to the beginning of a turn.
func (n *player) timeline(p painter, s *scene.Stack, m *table.Model, r layout.Rect) {
	u := p.Unit
	whole := max(1, m.Story.Len())
	x := func(at int) float64 { return r.X + r.W*float64(at)/float64(whole) }
	p.Fill(r, 4*u, theme.Abyss)
	at := m.Story.At()
	for i, c := range n.chapters {
		end := whole
		if i+1 < len(n.chapters) {
			end = n.chapters[i+1].At
		}
		cell := layout.Rect{X: x(c.At), Y: r.Y, W: x(end) - x(c.At), H: r.H}
		color := theme.Dim
		if c.Turn > 0 {
			color = theme.Seats[c.Side&3]
		}
		hover, click := p.Spot(widget.ID{What: "turn", N: i}, cell, n.name(s, m, c), "")
		shade, ink := 0.16, theme.Dim
		switch {
		case hover:
			shade, ink, p.Tip = 0.8, theme.Abyss, n.name(s, m, c)
		case at >= c.At && (at < end || i+1 == len(n.chapters)):
			shade, ink = 0.92, theme.Abyss
		case at >= end: // it has been shown
			shade, ink = 0.42, theme.Ink
		}
		inner := cell.Inset(max(0.5, 0.8*u))
		p.Fill(inner, 2*u, color.Alpha(shade))
		if i > 0 && c.Rises > n.chapters[i-1].Rises {
			p.Fill(layout.Rect{X: cell.X - u, Y: cell.Y - 4*u, W: 3 * u, H: cell.H + 4*u}, u, theme.Danger)
		}
		if label := widget.Number(c.Turn); c.Turn > 0 && cell.W > paint.Width(paint.Bold, theme.Tiny*p.Unit, label)+4*u {
			p.Text(inner, paint.Center, paint.Bold, theme.Tiny*p.Unit, ink, label)
		}
		if click {
			p.Defer(func() { n.seek(m, c.At) })
		}
	}
	needle := layout.Rect{X: x(at) - 1.5*u, Y: r.Y - 3*u, W: 3 * u, H: r.H + 6*u}
	p.Soft(needle, 2*u, 4*u, theme.Abyss)
	p.Fill(needle, 1.5*u, theme.Lit)
}

// name is the name of a turn.
func (n *player) name(s *scene.Stack, m *table.Model, c table.Chapter) string {
	if c.Turn == 0 {
		return s.T("step-setup")
	}
	words := s.T("turn-n", c.Turn)
	if c.Side < keyforge.Monster {
		words += " · " + m.Name(c.Side)
	}
	return words
}
