package play

import (
	"cmp"
	"strconv"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// endScreen is the end of a game: what becomes of the monster, who won, and the
// numbers of the game.
type endScreen struct {
	m    *table.Model
	time float64 // seconds so far
}

func (*endScreen) Name() string { return "end" }
func (*endScreen) Over() bool   { return false }

const (
	endWidth = 500.0 // of the numbers, in units
	endSlide = 0.5   // seconds in which they come
)

func (n *endScreen) Frame(f *scene.Frame, s *scene.Stack) {
	u := f.Unit
	n.time += f.Seconds * s.Settings.Pace()
	won := !n.m.Won(game.Monster)
	at, _ := layout.Rect{W: f.W, H: f.H}.SplitRight((endWidth + 40) * u)
	s.Stage.Ending(s.LookAt(f), at, &n.m.Player, won, n.time)
	n.words(f, s, at, won)
	_, skip := f.Spot(widget.ID{What: "skip"}, layout.Rect{W: f.W, H: f.H}, "", "")
	if n.time < s.Stage.EndingTime() {
		if skip || f.Pressed[widget.Space] || f.Pressed[widget.Enter] || f.Pressed[widget.Escape] {
			n.time = s.Stage.EndingTime()
		}
		return
	}
	left := max(0, 1-(n.time-s.Stage.EndingTime())/endSlide)
	n.panel(f, s, layout.Rect{X: f.W - (endWidth+24)*u + left*left*(endWidth+40)*u, Y: f.H/2 - 310*u, W: endWidth * u, H: 620 * u})
}

// words say who won, over the scene.
func (n *endScreen) words(f *scene.Frame, s *scene.Stack, at layout.Rect, won bool) {
	u := f.Unit
	heading, why, color, from := s.T("defeat"), s.T("defeat-why"), theme.Danger, 4.6
	if won {
		heading, why, color, from = s.T("victory"), s.T("victory-why"), theme.Lit, 2.4
	}
	alpha := min(1, max(0, n.time-from))
	if alpha == 0 {
		return
	}
	big := layout.Rect{X: at.X + 20*u, Y: f.H - 172*u, W: at.W - 40*u, H: 90 * u}
	dark := theme.Abyss.Alpha(0.82 * alpha)
	f.Fade(layout.Rect{Y: big.Y - 90*u, W: f.W, H: 110 * u}, 0, theme.Abyss.Alpha(0), dark)
	f.Fill(layout.Rect{Y: big.Y + 20*u, W: f.W, H: f.H - big.Y - 20*u}, 0, dark)
	f.Text(big.Shift(0, 3*u), paint.Center, paint.Display, 84*u, theme.Abyss.Alpha(alpha), heading)
	f.Text(big, paint.Center, paint.Display, 84*u, color.Mix(theme.Ink, 0.25).Alpha(alpha), heading)
	size := min(theme.Heading*f.Type, 32*u)
	size *= min(1, big.W/paint.Width(paint.Regular, size, why))
	f.Text(layout.Rect{X: big.X, Y: big.Bottom(), W: big.W, H: 40 * u}, paint.Center, paint.Regular, size, theme.Ink.Alpha(alpha), why)
}

// panel shows the numbers, and where to go from here.
func (n *endScreen) panel(f *scene.Frame, s *scene.Stack, box layout.Rect) {
	u := f.Unit
	f.Panel(box)
	r := box.Inset(24 * u)
	var heading layout.Rect
	heading, r = r.Cut(34 * u)
	f.TextLine(heading, paint.Center, paint.Bold, min(theme.Large*f.Type, 24*u), theme.Bronze.Mix(theme.Ink, 0.55),
		scene.DeckNames(s, &n.m.Story.Header))
	rows := n.numbers(s)
	step := (r.H - 122*u) / float64(len(rows))
	size := min(theme.Body*f.Type, 18*u)
	for _, row := range rows {
		var line layout.Rect
		line, r = r.Cut(step)
		f.Fill(layout.Rect{X: line.X, Y: line.Bottom() - u, W: line.W, H: max(1, u*0.8)}, 0, theme.Edge.Alpha(0.5))
		name, value := line, line
		if paint.Width(paint.Regular, size, row[0])+paint.Width(paint.Bold, size, row[1])+10*u > line.W {
			name, value = line.Cut(line.H / 2) // too much for one line
		}
		f.Text(name, paint.Left, paint.Regular, size, theme.Dim, row[0])
		f.Text(value, paint.Right, paint.Bold, size, theme.Ink, row[1])
	}
	foot := layout.Rect{X: r.X, Y: box.Bottom() - 128*u, W: r.W, H: 46 * u}
	halves := func(r layout.Rect) (left, right layout.Rect) {
		left, right = r.Split(r.W / 2)
		left.W, right.X, right.W = left.W-5*u, right.X+5*u, right.W-5*u
		return left, right
	}
	left, right := halves(foot)
	begin := func(seed uint64) {
		if err := again(s, n.m.Story.Header, seed); err != nil {
			s.Tell(s.T("cannot-begin"), s.Language.Say(err))
		}
	}
	if f.Button(widget.ID{What: "again"}, left, s.T("play-again"), "", widget.Strong) {
		begin(s.Seed())
	}
	if f.Button(widget.ID{What: "same-seed"}, right, s.T("same-seed"), s.T("same-seed-why"), widget.Plain) {
		begin(n.m.Story.Header.Seed)
	}
	left, right = halves(foot.Shift(0, 58*u))
	if f.Button(widget.ID{What: "look"}, left, s.T("see-table"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if f.Button(widget.ID{What: "home"}, right, s.T("title-screen"), "", widget.Plain) {
		s.Home()
	}
}

// numbers are the numbers of the game, with what they count.
func (n *endScreen) numbers(s *scene.Stack) [][2]string {
	t := &n.m.Tally
	sum := func(of [game.MaxSides]int) (players int) {
		for i := range n.m.Seats() {
			players += of[i]
		}
		return players
	}
	b := &n.m.Board
	boss := &b.Faces[b.Boss]
	h := &n.m.Story.Header
	rows := [][2]string{
		{s.T("difficulty"), s.T("difficulty-" + cmp.Or(h.Difficulty, adventure.Normal.String()))},
		{s.T("count-turns"), widget.Number(t.Turns)},
		{s.T("count-damage"), s.T("of", boss.Damage, boss.Power)},
	}
	for _, g := range b.Gauges {
		if !g.OfPool {
			rows = append(rows, [2]string{s.T(s.Gauge(g.Name).Name), widget.Number(g.Value)})
		}
	}
	return append(rows, [][2]string{
		{s.T("count-played"), s.T("both", sum(t.Played), t.Played[game.Monster])},
		{s.T("count-amber"), s.T("both", sum(t.Gained), t.Gained[game.Monster])},
		{s.T("count-destroyed"), widget.Number(t.Destroyed)},
		{s.T("count-keys"), widget.Number(t.Keys)},
		{s.T("count-tides"), widget.Number(t.Tides)},
		{s.T("seed"), strconv.FormatUint(h.Seed, 10)},
		{s.T("undo"), s.Terms(h)},
	}...)
}
