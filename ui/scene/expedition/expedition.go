// Package expedition is the scene of an expedition between its games: the chart on which a way is chosen, the boons and scars
// of which one is taken, what is carried, and the end; begin.go has how one is planned.
package expedition

import (
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is an expedition between two of its games.
type screen struct {
	scene.Base
	f      *expedition.File
	way    int              // the proposed one of the ways
	looked *expedition.Stop // that is pointed at
	moves  int              // how many moves there were when the words were made
	said   *lang.Language   // their language; nil: they are old
	prose  []prose          // beside the chart
	width  float64          // for which they were measured
	high   float64          // of all of them, at that width
	scroll widget.Scroll
	ended  bool // its end is recorded
	err    error
}

// New returns the screen of an expedition.
func New(f *expedition.File) scene.Screen { return &screen{f: f} }

func (*screen) Name() string { return "expedition" }
func (*screen) Over() bool   { return false }

// Leave reads the games anew.
func (n *screen) Leave(s *scene.Stack) error {
	s.ReadSaves()
	return nil
}

// The measures of the screen in units.
const (
	besideWidth = 410.0
	markSize    = 24.0
)

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	s.StageFor(false).Menu(s.LookAt(f))
	f.SetMinHeight(690)
	n.sail(s)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1560*u, f.W-16*u), f.H-16*u)
	f.Panel(box)
	head, r := box.Inset(20 * u).Cut(42 * u)
	n.head(f, s, head)
	r = r.Drop(8 * u)
	chart, beside := r.SplitRight(min(besideWidth*max(1, min(1.25, f.Type/u)), 0.45*r.W/u) * u)
	chart.W -= 18 * u
	was := n.looked
	n.chart(f, s, chart)
	if n.moves != len(n.f.Moves()) || n.prose == nil {
		n.scroll, n.way, n.said = widget.Scroll{}, 0, nil
	}
	if n.said != s.Language || n.looked != was {
		n.moves, n.said = len(n.f.Moves()), s.Language
		n.say(s)
	}
	foot := layout.Rect{X: beside.X, Y: beside.Bottom() - f.RowHeight(48), W: beside.W, H: f.RowHeight(48)}
	beside.H -= foot.H + 8*u
	n.tell(f, s, beside)
	n.ways(f, s, foot)
}

// sail lets computers decide where no person sails, and records the end.
func (n *screen) sail(s *scene.Stack) {
	if n.f.Over() && !n.ended {
		n.ended = true
		s.EndExpedition(n.f)
	}
	if ask := n.f.Ask(); !n.persons() && ask != expedition.AskGame && ask != expedition.AskNothing {
		s.Sail(n.f, expedition.Choose(n.f.Expedition, n.f.Dice()))
	}
}

// persons reports whether anybody sails who is no computer.
func (n *screen) persons() bool {
	for _, seat := range n.f.Plan().Seats {
		if seat.Bot == "" {
			return true
		}
	}
	return false
}

// head says which expedition it is, and how it stands.
func (n *screen) head(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	p := n.f.Plan()
	title := s.T("expedition")
	if p.Week != "" {
		title = s.T("expedition-of-week", p.Week)
	}
	left, of := n.f.Courage()
	marks, score := r.SplitRight(150 * u * min(1.4, f.Type/u))
	f.TextLine(score, paint.Right, paint.Display, min(theme.Large*f.Type, 30*u), theme.Lit, s.T("expedition-score", n.f.Score()))
	all := max(left, of)
	words, marks := marks.SplitRight((markSize + 4) * float64(all) * u)
	for i := range all {
		ink := theme.Danger.Mix(theme.Ink, 0.15)
		if i >= left {
			ink = theme.Faint.Alpha(0.45)
		}
		at := layout.Rect{X: marks.X + float64(i)*(markSize+4)*u, Y: marks.Y, W: markSize * u, H: marks.H}
		f.Mark(at.Middle(markSize*u, markSize*u), paint.Heart, ink)
	}
	if hover, _ := f.InfoSpot(widget.ID{What: "courage"}, marks, s.T("expedition-courage", left, of)); hover {
		f.Tip = s.T("expedition-courage", left, of)
	}
	words.W -= 10 * u
	f.ShrunkLine(words, paint.Display, theme.Heading*f.Type, theme.Ink,
		title+" · "+s.T("expedition-ascent", p.Ascent, expedition.AscentTitle(p.Ascent, s.T)))
}

// prose is a paragraph beside the chart, or something that can be chosen there.
type prose struct {
	face  paint.Face
	size  float64 // of type in units
	color paint.Color
	words string
	above float64 // the room above it, in units
	offer int     // from 1: it belongs to that boon or scar; 0: to none
}

// say puts into words what is beside the chart.
func (n *screen) say(s *scene.Stack) {
	n.prose, n.width = n.prose[:0], 0
	switch n.f.Ask() {
	case expedition.AskBoon, expedition.AskScar:
		n.sayOffers(s)
	case expedition.AskNothing:
		n.sayEnd(s)
	default:
		n.sayStop(s, n.about())
	}
	n.sayCarried(s)
}

// about is the stop that is told about: the one pointed at, or else the one to which one goes.
func (n *screen) about() *expedition.Stop {
	if n.looked != nil {
		return n.looked
	}
	if ways := n.f.Ways(); len(ways) > 0 {
		return n.next(n.way)
	}
	return n.f.At()
}

// next is the stop to which a way leads.
func (n *screen) next(way int) *expedition.Stop {
	row := 0
	if at := n.f.At(); at != nil {
		row = at.Row + 1
	}
	return &n.f.Chart()[row][n.f.Ways()[min(way, len(n.f.Ways())-1)]]
}

func (n *screen) add(face paint.Face, size float64, color paint.Color, above float64, words string) {
	if words != "" {
		n.prose = append(n.prose, prose{face: face, size: size, color: color, words: words, above: above})
	}
}

// sayStop tells about a stop.
func (n *screen) sayStop(s *scene.Stack, at *expedition.Stop) {
	if len(n.f.Moves()) == 0 && n.looked == nil {
		n.add(paint.Italic, theme.Body, theme.Ink, 0, s.T("expedition-intro"))
	}
	a, err := s.Adventures.Named(at.Adventure)
	if err != nil {
		return
	}
	n.add(paint.Display, theme.Large*1.15, theme.Water, 10, at.Kind.Title(s.T))
	n.add(paint.Bold, theme.Body, theme.Ink, 2, s.TitleOf(a)+" · "+s.T("expedition-worth", at.Worth()))
	n.add(paint.Regular, theme.Body, theme.Lit, 4, at.Kind.What(s.T)+".")
	n.add(paint.Italic, theme.Body, theme.Ink, 6, at.Kind.Story(s.T))
	n.add(paint.Regular, theme.Small, theme.Dim, 6, adventure.DescribeConditions(a, n.f.Word(at), s.SpeechOf(a)))
}

// sayCarried lists what is carried, and the conditions of the ascents, the last first.
func (n *screen) sayCarried(s *scene.Stack) {
	for _, scars := range [...]bool{false, true} {
		heading := s.T("expedition-boons")
		if scars {
			heading = s.T("expedition-scars")
		}
		for i := range n.f.Carried() {
			c := &n.f.Carried()[i]
			if c.Scar() != scars {
				continue
			}
			n.add(paint.Bold, theme.Body, theme.Bronze.Mix(theme.Ink, 0.5), 14, heading)
			heading = ""
			color := theme.Chosen
			if scars {
				color = theme.Danger.Mix(theme.Ink, 0.3)
			}
			n.add(paint.Bold, theme.Body, color, 5, c.Title(s.T))
			n.add(paint.Regular, theme.Small, theme.Ink, 0, c.What(s.T)+".")
			n.add(paint.Regular, theme.Small, theme.Dim, 0, strings.Join(n.f.About(c, s.T, s.Language.TitleOf), "\n"))
		}
	}
	for i := n.f.Plan().Ascent; i > 0; i-- {
		if i == n.f.Plan().Ascent {
			n.add(paint.Bold, theme.Body, theme.Bronze.Mix(theme.Ink, 0.5), 14, s.T("expedition-ascent-short", i))
		}
		n.add(paint.Regular, theme.Small, theme.Ink, 3, expedition.AscentTitle(i, s.T)+": "+expedition.AscentWhat(i, s.T)+".")
	}
}

// sayOffers tells about the boons, or the scars, of which one is taken.
func (n *screen) sayOffers(s *scene.Stack) {
	heading, color := s.T("expedition-boon"), theme.Chosen
	switch {
	case n.f.Ask() == expedition.AskScar:
		n.add(paint.Italic, theme.Body, theme.Ink, 0, s.T("expedition-lost-story"))
		heading, color = s.T("expedition-scar"), theme.Danger.Mix(theme.Ink, 0.3)
	case n.f.Boons() > 1:
		heading = s.T("expedition-boon-first")
	}
	n.add(paint.Display, theme.Large*1.15, theme.Water, 8, heading)
	for i := range n.f.Offers() {
		c := &n.f.Offers()[i]
		from := len(n.prose)
		n.add(paint.Bold, theme.Body*1.12, color, 22, c.Title(s.T))
		n.add(paint.Regular, theme.Body, theme.Ink, 2, c.What(s.T)+".")
		n.add(paint.Regular, theme.Small, theme.Lit, 2, strings.Join(n.f.About(c, s.T, s.Language.TitleOf), "\n"))
		n.add(paint.Italic, theme.Small, theme.Dim, 3, c.Story(s.T))
		for k := range n.prose[from:] {
			n.prose[from+k].offer = i + 1
		}
	}
}

// sayEnd tells how it has ended.
func (n *screen) sayEnd(s *scene.Stack) {
	heading, story, color := s.T("expedition-over"), s.T("expedition-over-story"), theme.Danger
	if n.f.Won() {
		heading, story, color = s.T("expedition-won"), s.T("expedition-won-story"), theme.Lit
	}
	n.add(paint.Display, theme.Heading, color, 0, heading)
	n.add(paint.Italic, theme.Body, theme.Ink, 6, story)
	n.add(paint.Bold, theme.Large, theme.Lit, 10, s.T("expedition-score", n.f.Score()))
	n.add(paint.Regular, theme.Body, theme.Ink, 2, s.T("expedition-encounters", n.f.Encounters(), expedition.Rows))
	all, at := s.Expeditions(), n.f.Plan().Ascent
	if best, ok := records.BestExpeditions(all)[at]; ok {
		n.add(paint.Regular, theme.Body, theme.Ink, 2, s.T("expedition-best", at, best.Score))
	}
	if open := records.OpenAscent(all); n.f.Won() && open == at+1 && open <= len(expedition.Ascents) {
		n.add(paint.Bold, theme.Body, theme.Chosen, 6, s.T("expedition-next-rung", open))
	}
	n.add(paint.Regular, theme.Small, theme.Dim, 8, s.T("expedition-score-why"))
}

// offerInset is the room around the words of a boon or a scar, in units.
const offerInset = 10.0

// tell shows the words beside the chart, scrolled where they are many.
func (n *screen) tell(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	wide := r.W - 24*u
	if n.width != wide*f.Type {
		n.width, n.high = wide*f.Type, 0
		for i := range n.prose {
			n.high += n.room(f, &n.prose[i], wide)
		}
	}
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.4))
	f.Scroll("expedition-words", r.Inset(6*u), &n.scroll, n.high+2*offerInset*u, func(r layout.Rect) {
		r.W = wide
		for i := 0; i < len(n.prose); {
			p := &n.prose[i]
			if p.offer > 0 && n.offer(f, s, &r, &i) {
				return
			} else if p.offer == 0 {
				r = n.write(f, r, p)
				i++
			}
		}
	})
}

// room is how high a paragraph is, with the room above it.
func (n *screen) room(f *cardview.Canvas, p *prose, wide float64) float64 {
	if p.offer > 0 {
		wide -= 2 * offerInset * f.Unit
	}
	return p.above*f.Unit + float64(len(paint.Wrap(p.face, p.size*f.Type, p.words, wide)))*p.size*f.Type*paint.LineHeight
}

// write writes a paragraph, and returns the room below.
func (n *screen) write(f *cardview.Canvas, r layout.Rect, p *prose) layout.Rect {
	at := r
	at.X += 4 * f.Unit
	high := n.room(f, p, r.W)
	if p.offer > 0 {
		at.X, at.W = at.X+(offerInset-4)*f.Unit, at.W-2*offerInset*f.Unit
	}
	f.Paragraph(at.Drop(p.above*f.Unit), paint.Left, p.face, p.size*f.Type, p.color, p.words)
	return r.Drop(high)
}

// offer draws a boon or a scar that can be taken, from its first paragraph, and reports whether it was taken.
func (n *screen) offer(f *cardview.Canvas, s *scene.Stack, r *layout.Rect, i *int) bool {
	u := f.Unit
	from, which := *i, n.prose[*i].offer
	high := -n.prose[from].above * u
	for *i < len(n.prose) && n.prose[*i].offer == which {
		high += n.room(f, &n.prose[*i], r.W)
		*i++
	}
	box := layout.Rect{X: r.X, Y: r.Y + (n.prose[from].above-offerInset)*u, W: r.W, H: high + 2*offerInset*u}
	c := &n.f.Offers()[which-1]
	id := widget.ID{What: "expedition-offer", N: which - 1}
	taken := f.Button(id, box.Inset(1*u), "", "", widget.Quiet)
	f.Name(id, c.Title(s.T))
	for k := from; k < *i; k++ {
		*r = n.write(f, *r, &n.prose[k])
	}
	if !taken {
		return false
	}
	verb := expedition.Boon
	if c.Scar() {
		verb = expedition.Scar
	}
	f.Defer(func() { s.Sail(n.f, expedition.Move{Verb: verb, N: which}) })
	return true
}

// ways draws what leads on, and out.
func (n *screen) ways(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	leave, on := f.Footer(r).Split(min(150*u, r.W*0.36))
	on.X, on.W = on.X+8*u, on.W-8*u
	if f.Button(widget.ID{What: "expedition-leave"}, leave, s.T("title-screen"), "", widget.Plain) || f.OnTop && f.Pressed[widget.Escape] {
		f.Defer(s.Home)
		return
	}
	if n.err != nil {
		f.FittedIn(on, paint.Regular, theme.Small*f.Type, theme.Danger, lang.Capital(s.Language.Say(n.err)))
		return
	}
	enter := f.OnTop && f.Pressed[widget.Enter]
	switch n.f.Ask() {
	case expedition.AskWay:
		if f.Button(widget.ID{What: "expedition-sail"}, on, s.T("expedition-sail", n.next(n.way).Kind.Title(s.T)), "", widget.Strong) || enter {
			f.Defer(func() { s.Sail(n.f, expedition.Move{Verb: expedition.Way, N: n.way + 1}) })
		}
	case expedition.AskGame:
		words := s.T("expedition-play")
		if n.f.Save() != "" {
			words = s.T("expedition-play-on")
		}
		if f.Button(widget.ID{What: "expedition-play"}, on, words, "", widget.Strong) || enter {
			f.Defer(func() { n.play(s) })
		}
	case expedition.AskNothing:
		if f.Button(widget.ID{What: "expedition-again"}, on, s.T("expedition-another"), "", widget.Strong) || enter {
			f.Defer(func() {
				s.Home()
				s.Push(Begin(s))
			})
		}
	}
}

// play goes to the table of the encounter.
func (n *screen) play(s *scene.Stack) {
	if save := n.f.Save(); save != "" {
		play.Tables(s).Resume(s, save)
		return
	}
	m, err := s.OpenBegunTable(s.NextEncounter(n.f))
	if n.err = err; err == nil {
		s.Replace(play.New(m))
	}
}
