package watch

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Reviewed reports whether games of a kind can be reviewed: it can say what to do in them.
func Reviewed(k game.Kind) bool {
	_, ok := k.(game.Adviser)
	return ok
}

// Review shows the analysis of a finished game of a kind that can be reviewed, above what is open. It is kept with the save, if there
// is one.
func Review(s *scene.Stack, o *scene.Other, story *replay.Story[game.Game], save string) {
	by := &reviewer{kind: o.Kind, story: story, save: save}
	s.Push(&reviewScreen{by: by, other: o, chances: NewChances(s, o.Tables(s), story, by.analyse)})
}

// ReviewFile shows the analysis of a finished game of a kind that is kept, above what is open.
func ReviewFile(s *scene.Stack, o *scene.Other, path string) {
	o.Tables(s).ReadFile(s, path, func(story *replay.Story[game.Game], report *replay.Report) {
		if !story.Game().Over() {
			s.Tell(s.T("cannot-open"), s.T("not-over"))
			return
		}
		Review(s, o, story, path)
		s.TellHarm(report)
	})
}

// reviewScreen is the analysis of a finished game that is known by package game alone.
type reviewScreen struct {
	scene.Base
	by      *reviewer
	other   *scene.Other
	chances *Chances[game.Game]
}

func (*reviewScreen) Name() string { return "review" }
func (*reviewScreen) Over() bool   { return false }
func (*reviewScreen) Low() bool    { return true }

// Game is the kind of game.
func (n *reviewScreen) Game() game.Kind { return n.by.kind }

// Leave stops the analysis.
func (n *reviewScreen) Leave(s *scene.Stack) error {
	n.chances.Leave(s)
	return nil
}

func (n *reviewScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.chances.Update(s)
	n.other.Backdrop(f, s, true)
	box := f.Window().Middle(min(860*u, f.W-16*u), f.H-16*u)
	f.Panel(box)
	r := box.Inset(14 * u)
	head, r := r.Cut(34 * u)
	f.TextLine(head, paint.Center, paint.Bold, min(theme.Large*f.Type, 24*u), theme.Bronze.Mix(theme.Ink, 0.55),
		s.WordsOf(n.by.kind).Setup(&n.by.story.Header.Setup))
	foot := f.RowHeight(44)
	body, ways := r.Drop(4 * u).Cut(r.H - foot - 12*u)
	n.chances.Draw(f, s, body)
	ways = ways.Drop(8 * u)
	back, watch := ways.Split(ways.W / 2)
	if f.Button(widget.ID{What: "back"}, back.Inset(3*u), s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
	if f.Button(widget.ID{What: "watch"}, watch.Inset(3*u), s.T("watch"), "", widget.Plain) {
		n.chances.watch(f, s, 0)
	}
}

// reviewer goes through a game of a kind.
type reviewer struct {
	kind  game.Kind
	story *replay.Story[game.Game]
	save  string // "": the game is not kept
	known *review.Report
}

// analyse is an [Analyst].
func (a *reviewer) analyse(s *scene.Stack) func(context.Context, func(done, all int)) (*Course, error) {
	story, cfg := a.story.Fork(), review.Config{Seed: 1, Workers: s.Thinkers}
	in := inWords{of: s.WordsOf(a.kind), in: s.Language}
	return func(ctx context.Context, progress func(done, all int)) (*Course, error) {
		cfg.Progress = progress
		if a.known == nil {
			known, err := a.workOut(ctx, story, cfg)
			if err != nil {
				return nil, err
			}
			a.known = known
		}
		return in.course(story, a.known)
	}
}

// workOut is the review of a story, which is kept with its save.
func (a *reviewer) workOut(ctx context.Context, story *replay.Story[game.Game], cfg review.Config) (*review.Report, error) {
	if a.save != "" {
		if r, ok := review.Load(a.save, story); ok {
			return r, nil
		}
	}
	r, err := review.ReportOf(ctx, story, a.kind.(game.Adviser), cfg)
	if err == nil && a.save != "" {
		_ = r.Save(a.save, story) // if it fails the review is made again next time
	}
	return r, err
}

// inWords puts a review into words.
type inWords struct {
	of game.Words
	in *lang.Language
}

func (w *inWords) percent(c game.Chance) string { return w.in.T("percent", lang.Percent(c)) }

// dashes are how the lines of the seats are dashed.
var dashes = [...]float64{0, 6, 3, 10}

// course is what a review of a story has found out. Each seat that decides has a line.
func (w *inWords) course(story *replay.Story[game.Game], of *review.Report) (*Course, error) {
	g := story.Game()
	c := &Course{Head: w.in.T("chance-head"), Summary: Summary(w.in, len(of.Turnings))}
	var seats []game.Seat // by line
	for _, p := range of.Points {
		seat := game.Seat(p.Player - 1)
		line := slices.Index(seats, seat)
		if line < 0 {
			line, seats = len(seats), append(seats, seat)
			style := course.LineStyle{Sign: paint.Star, Color: &theme.People[seat%game.MaxPlayers], Dash: dashes[int(seat)%len(dashes)]}
			c.Lines = append(c.Lines, Line{style, w.of.Seat(g, seat)})
		}
		c.Points = append(c.Points, Point{At: p.At, Turn: p.Turn, Line: line, Chance: p.Chance,
			Words: w.in.T("chance-point", p.Turn, w.of.Seat(g, seat), lang.Percent(p.Chance))})
	}
	if len(c.Lines) == 1 {
		c.Head = w.in.T("chances-duel", c.Lines[0].Name)
	}
	for line, seat := range seats {
		end := Point{At: story.Len(), Turn: g.Turn(), Line: line}
		if g.Won(seat) {
			end.Chance = game.Certain
		}
		c.Points = append(c.Points, end)
	}
	for i := range of.Turnings {
		t, err := w.turning(story, &of.Turnings[i])
		if err != nil {
			return nil, err
		}
		c.Turnings = append(c.Turnings, t)
	}
	return c, nil
}

// turning describes a turning point, to which it takes the story.
func (w *inWords) turning(story *replay.Story[game.Game], x *review.Turning) (t Turning, err error) {
	if err := story.Seek(x.At); err != nil {
		return t, err
	}
	g := story.Game()
	t = Turning{At: x.At, Turn: x.Turn, Lines: []string{w.of.Question(g)},
		Head: w.in.T("turning-lost", x.Turn, w.of.Seat(g, game.Seat(x.Player-1)), w.percent(x.BetterChance-x.DoneChance))}
	for _, way := range [...]struct {
		key, text string
		chance    game.Chance
	}{{"turning-done", x.Done, x.DoneChance}, {"turning-better", x.Better, x.BetterChance}} {
		c, err := g.Parse(way.text)
		if err != nil {
			return t, err
		}
		t.Lines = append(t.Lines, w.in.T(way.key, w.of.Answer(g, c), w.percent(way.chance)))
	}
	return t, nil
}

// Summary says what turning points are told, if there are so many.
func Summary(in *lang.Language, n int) string {
	switch n {
	case 0:
		return in.T("no-turnings", lang.Percent(review.Least))
	case review.Most:
		return in.T("turnings")
	}
	return in.T("few-turnings", lang.Percent(review.Least))
}
