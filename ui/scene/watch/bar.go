// Package watch is what all games need to be watched: the bar below a table on which a story is played again, as somebody plays it
// or after its end, and the analysis of a finished game, with the course of its chances and its turning points.
//
// A scene that shows such a table has a [Bar] and implements [Table]. A game that is known by package game alone is analysed by
// [Review].
package watch

import (
	"fmt"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Table is a table on which a story is watched.
type Table[G game.Game] interface {
	// Showing reports whether something is being shown, which Skip shows at once.
	Showing() bool
	Skip()
	// StepForward begins to show the next input, and Seek goes at once to the moment after n inputs.
	StepForward()
	Seek(n int)
	// Follow takes over how the story has gone on while somebody plays it, and reports whether it has.
	Follow(later *replay.Story[G]) bool
	// Chapters are the turns of the story, those that lie ahead too, and Who plays one; "": nobody.
	Chapters() []Chapter
	Who(*Chapter) string
	// Told is what is happening, or what game this is.
	Told() string
}

// Chapter is a turn in a story, or what comes before the first one.
type Chapter struct {
	At     int // the number of inputs before it
	Turn   int // 0: the set-up
	Seat   game.Seat
	Color  *paint.Color // of the seat, as the palette has it
	Marked bool         // something grave has happened before it
}

// ChaptersOf are the turns of a story by package game alone. The story goes through all of itself and comes back.
func ChaptersOf[G game.Game](story *replay.Story[G], color func(game.Seat) *paint.Color) []Chapter {
	at := story.At()
	seek(story, 0)
	var all []Chapter
	for {
		g := story.Game()
		if n := len(all); n == 0 || g.Turn() > all[n-1].Turn {
			c := Chapter{At: story.At(), Turn: g.Turn(), Seat: g.Asked(), Color: &theme.Dim}
			if c.Turn > 0 {
				c.Color = color(c.Seat)
			}
			all = append(all, c)
		}
		if story.At() == story.Len() {
			seek(story, at)
			return all
		}
		seek(story, story.At()+1)
	}
}

// seek goes to the moment after that many inputs, which were once carried out and cannot fail.
func seek[G game.Game](story *replay.Story[G], at int) {
	if err := story.Seek(at); err != nil {
		panic(err)
	}
}

// Bar plays a story on a table.
type Bar[G game.Game] struct {
	of       scene.Tables[G]
	story    *replay.Story[G]
	table    Table[G]
	chapters []Chapter
	names    []string       // of the chapters
	said     *lang.Language // their language
	playing  bool
	wait     float64 // before the next input
	speed    int     // an index of speeds
	live     *live[G]
	above    bool
	shown    bool // nobody plays on from it
}

// speeds are the speeds of a story.
var speeds = [...]float64{0.5, 1, 2, 4, 8}

// betweenInputs is how long a story rests after what an input has caused, in seconds at normal speed.
const betweenInputs = 0.4

// NewBar plays a story on a table, from where the table stands.
func NewBar[G game.Game](of scene.Tables[G], w scene.Watching[G], on Table[G]) *Bar[G] {
	n := &Bar[G]{of: of, story: w.Story, table: on, chapters: on.Chapters(), speed: 1, playing: w.Plays, above: w.Above,
		shown: w.Shown}
	if w.Live != "" {
		n.live = &live[G]{path: w.Live}
	}
	return n
}

// Speed is how many times faster the story is shown than a game.
func (n *Bar[G]) Speed() float64 { return speeds[n.speed] }

// Frame takes the keys and advances the story.
func (n *Bar[G]) Frame(f *cardview.Canvas, top bool) {
	if top {
		n.keys(f)
	}
	if n.live != nil && !n.table.Showing() {
		if later := n.live.frame(f.Seconds, n.of.Rules); later != nil && n.table.Follow(later) {
			n.chapters, n.said = n.table.Chapters(), nil
		}
	}
	if !top || !n.playing || n.table.Showing() {
		return
	}
	if n.atEnd() {
		n.playing = n.live != nil
		return
	}
	if n.wait -= f.Seconds * n.Speed(); n.wait <= 0 {
		n.wait = betweenInputs
		n.table.StepForward()
	}
}

func (n *Bar[G]) atEnd() bool { return n.story.At() == n.story.Len() }

func (n *Bar[G]) keys(f *cardview.Canvas) {
	switch {
	case f.Pressed[widget.Space]:
		n.toggle()
	case f.Pressed[widget.Left]:
		n.seek(n.story.At() - 1)
	case f.Pressed[widget.Right]:
		n.step()
	case f.Pressed[widget.PageUp], f.Pressed[widget.Up]:
		n.seek(n.turnBefore())
	case f.Pressed[widget.PageDown], f.Pressed[widget.Down]:
		n.seek(n.turnAfter())
	case f.Pressed[widget.Home]:
		n.seek(0)
	case f.Pressed[widget.End]:
		n.seek(n.story.Len())
	}
}

// toggle plays or pauses; at the end of a story that will not continue it starts over.
func (n *Bar[G]) toggle() {
	n.playing, n.wait = !n.playing, 0
	if n.playing && n.live == nil && n.atEnd() && !n.table.Showing() {
		n.table.Seek(0)
	}
}

// step shows one input.
func (n *Bar[G]) step() {
	n.playing = false
	n.table.StepForward()
}

// seek jumps to the moment after that many inputs, and stays there.
func (n *Bar[G]) seek(to int) {
	n.playing = false
	n.table.Seek(max(0, min(to, n.story.Len())))
}

// turnBefore is the beginning of the turn, or of the previous one if it has just begun.
func (n *Bar[G]) turnBefore() int {
	to := 0
	for _, c := range n.chapters {
		if c.At < n.story.At() {
			to = c.At
		}
	}
	return to
}

func (n *Bar[G]) turnAfter() int {
	for _, c := range n.chapters {
		if c.At > n.story.At() {
			return c.At
		}
	}
	return n.story.Len()
}

// Draw draws the bar.
func (n *Bar[G]) Draw(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	f.Slab(r, theme.Water, 0.6)
	f.Spot(widget.ID{What: "replay-bar"}, r, "", "")
	inner := r.Inset(8 * u)
	tools, inner := inner.Split(6 * f.RowHeight(40))
	n.tools(f, s, tools)
	wide := 176 * u // of the way to play on
	if n.shown {
		wide = 0
	}
	inner, right := inner.SplitRight(wide + f.RowHeight(40))
	over := ""
	if n.story.Game().Over() && !n.table.Showing() {
		over = s.T("replay-at-end")
	}
	take, leave := right.Split(wide)
	if !n.shown && f.Button(widget.ID{What: "take-over"}, take.Inset(2*u), s.T("take-over"), over, widget.Strong) {
		f.Defer(func() {
			n.table.Skip()
			n.of.TakeOver(s, n.story.Fork())
		})
	}
	if f.ToolButton(widget.ID{What: "replay-leave"}, leave, paint.Cross, s.T("replay-leave"), "") {
		f.Defer(func() {
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
	f.Fitted(words, theme.Small*f.Type, theme.Ink, n.table.Told())
	n.timeline(f, s, line.Drop(3*u))
}

// tools are the buttons at the left of the bar.
func (n *Bar[G]) tools(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	w := r.W / 6
	at := func(i int) layout.Rect { return layout.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}.Inset(u) }
	first, last := "", ""
	if n.story.At() == 0 {
		first = s.T("replay-at-start")
	}
	if n.atEnd() {
		last = s.T("replay-at-end")
	}
	sign, label := paint.Right3, s.WithKey("replay-play", widget.Space)
	if n.playing {
		sign, label = paint.Pause, s.WithKey("replay-pause", widget.Space)
	}
	if f.ToolButton(widget.ID{What: "turn-back"}, at(0), paint.FastBackward, s.T("replay-turn-back"), first) {
		f.Defer(func() { n.seek(n.turnBefore()) })
	}
	if f.ToolButton(widget.ID{What: "step-back"}, at(1), paint.StepBack, s.T("replay-step-back"), first) {
		f.Defer(func() { n.seek(n.story.At() - 1) })
	}
	if f.ToolButton(widget.ID{What: "play"}, at(2), sign, label, "") {
		f.Defer(n.toggle)
	}
	if f.ToolButton(widget.ID{What: "step-on"}, at(3), paint.StepForward, s.T("replay-step-on"), last) {
		f.Defer(n.step)
	}
	if f.ToolButton(widget.ID{What: "turn-on"}, at(4), paint.FastForward, s.T("replay-turn-on"), last) {
		f.Defer(func() { n.seek(n.turnAfter()) })
	}
	if f.Button(widget.ID{What: "replay-speed"}, at(5).Inset(2*u), fmt.Sprintf("%v×", n.Speed()), "", widget.Quiet) {
		f.Defer(func() { n.speed = (n.speed + 1) % len(speeds) })
	}
}

// timeline shows the turns, their lengths by inputs, and the position in the story. A click goes to the beginning of a turn;
// dragging goes anywhere.
func (n *Bar[G]) timeline(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	n.speak(s)
	whole := max(1, n.story.Len())
	x := func(at int) float64 { return r.X + r.W*float64(at)/float64(whole) }
	f.Fill(r, 4*u, theme.Abyss)
	at := n.story.At()
	for i, c := range n.chapters {
		end := whole
		if i+1 < len(n.chapters) {
			end = n.chapters[i+1].At
		}
		cell := layout.Rect{X: x(c.At), Y: r.Y, W: x(end) - x(c.At), H: r.H}
		id := widget.ID{What: "turn", N: i}
		hover, click := f.Spot(id, cell, n.names[i], "")
		f.SetDraggable(id)
		shade, ink := 0.16, theme.Dim
		switch {
		case hover:
			shade, ink, f.Tip = 0.8, theme.Abyss, n.names[i]
		case at >= c.At && (at < end || i+1 == len(n.chapters)):
			shade, ink = 0.92, theme.Abyss
		case at >= end: // it has been shown
			shade, ink = 0.42, theme.Ink
		}
		inner := cell.Inset(max(0.5, 0.8*u))
		f.Fill(inner, 2*u, c.Color.Alpha(shade))
		if c.Marked {
			f.Fill(layout.Rect{X: cell.X - u, Y: cell.Y - 4*u, W: 3 * u, H: cell.H + 4*u}, u, theme.Danger)
		}
		if label := widget.Number(c.Turn); c.Turn > 0 && cell.W > paint.Width(paint.Bold, theme.Tiny*f.Unit, label)+4*u {
			f.Text(inner, paint.Center, paint.Bold, theme.Tiny*f.Unit, ink, label)
		}
		if click {
			f.Defer(func() { n.seek(c.At) })
		}
	}
	if f.Dragged().What == "turn" {
		to := int((f.Mouse.X-r.X)/r.W*float64(whole) + 0.5)
		if to = max(0, min(to, whole)); to != at {
			f.Defer(func() { n.seek(to) })
		}
	}
	needle := layout.Rect{X: x(at) - 1.5*u, Y: r.Y - 3*u, W: 3 * u, H: r.H + 6*u}
	f.Soft(needle, 2*u, 4*u, theme.Abyss)
	f.Fill(needle, 1.5*u, theme.Lit)
}

// speak names the turns, once in each language.
func (n *Bar[G]) speak(s *scene.Stack) {
	if n.said == s.Language {
		return
	}
	n.said, n.names = s.Language, n.names[:0]
	for i := range n.chapters {
		n.names = append(n.names, n.name(s, &n.chapters[i]))
	}
}

// name is the name of a turn.
func (n *Bar[G]) name(s *scene.Stack, c *Chapter) string {
	if c.Turn == 0 {
		return s.T("step-setup")
	}
	words := s.T("turn-n", c.Turn)
	if who := n.table.Who(c); who != "" {
		words += " · " + who
	}
	return words
}
