package play

import (
	"context"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// chanceLine is the line of the chart of chances.
var chanceLine = course.LineStyle{Sign: paint.Star, Color: &theme.Lit}

// analyst analyses the game of a table, and keeps what it has found out with the save.
type analyst struct {
	m     *table.Model
	story *save.Story
	save  string // "": the game is not kept
	known *analysis.Analysis
}

// analyse is a [watch.Analyst].
func (a *analyst) analyse(s *scene.Stack) func(context.Context, func(done, all int)) (*watch.Course, error) {
	story, words := a.story.Fork(), a.m.Words
	in := inWords{in: s.Language, names: a.m.Titles, duel: a.m.Duel()}
	cfg := analysis.Config{Level: s.Thinking, Config: review.Config{Seed: 1, Workers: s.Thinkers}}
	return func(ctx context.Context, progress func(done, all int)) (*watch.Course, error) {
		cfg.Progress = progress
		if a.known == nil {
			known, err := workOut(ctx, story, a.save, cfg)
			if err != nil {
				return nil, err
			}
			a.known = known
		}
		var told []analysis.TurningWords
		for i := range a.known.Turnings {
			w, err := a.known.Turnings[i].Describe(story, &words)
			if err != nil {
				return nil, err
			}
			told = append(told, w)
		}
		return in.course(a.known, told), nil
	}
}

// workOut is the analysis of a story, which is kept with its save.
func workOut(ctx context.Context, story *save.Story, save string, cfg analysis.Config) (*analysis.Analysis, error) {
	if save == "" {
		return analysis.Analyze(ctx, story, cfg)
	}
	if a, ok := analysis.Load(save, story); ok {
		return a, nil
	}
	a, err := analysis.Analyze(ctx, story, cfg)
	if err == nil {
		_ = a.Save(save) // if it fails the analysis is made again next time
	}
	return a, err
}

// inWords puts an analysis into the words of a language.
type inWords struct {
	in    *lang.Language
	names [keyforge.MaxSides]string
	duel  bool
}

func (w *inWords) percent(c game.Chance) string { return w.in.T("percent", lang.Percent(c)) }

// name is the name of a side; the monster's stands for nobody's, too.
func (w *inWords) name(side scenario.Side) string { return w.names[min(side.Game(), keyforge.Monster)] }

// course is the analysis, with what is told of its turning points.
func (w *inWords) course(a *analysis.Analysis, told []analysis.TurningWords) *watch.Course {
	c := &watch.Course{Head: w.in.T("chances-course"), Lines: []watch.Line{{LineStyle: chanceLine}},
		Summary: watch.Summary(w.in, len(a.Turnings)), Foot: w.swings(a)}
	if w.duel { // they are the first player's
		c.Head = w.in.T("chances-duel", w.names[0])
	}
	for i := range a.Points {
		p := &a.Points[i]
		to := watch.Point{At: p.At, Turn: p.Turn, Chance: p.Chance, Edited: p.Edited}
		if i < len(a.Points)-1 {
			to.Words = w.point(p)
		}
		c.Points = append(c.Points, to)
	}
	for i := range a.Turnings {
		c.Turnings = append(c.Turnings, w.turning(&a.Turnings[i], &told[i]))
	}
	return c
}

// point describes the state at a point.
func (w *inWords) point(p *analysis.Point) string {
	words := w.in.T("chance-point", p.Turn, w.name(p.Side), lang.Percent(p.Chance))
	if p.Turn == 0 {
		words = w.in.T("chance-begins", lang.Percent(p.Chance))
	}
	if p.Edited {
		words += " " + w.in.T("chance-edited")
	}
	return words
}

// turning describes a turning point.
func (w *inWords) turning(x *analysis.TurningPoint, told *analysis.TurningWords) watch.Turning {
	t := watch.Turning{At: x.At, Turn: x.Turn, Head: w.in.T("turning-lost", x.Turn, w.name(x.Side), w.percent(x.Lost()))}
	if told.Asked != "" {
		t.Lines = append(t.Lines, told.Asked)
	}
	better := w.in.T("turning-better", analysis.InLine(told.Better), w.percent(x.BetterChance))
	if x.Open {
		better += " " + w.in.T("turning-open")
	}
	t.Lines = append(t.Lines, w.in.T("turning-done", analysis.InLine(told.Done), w.percent(x.DoneChance)), better)
	if len(told.Why) > 0 {
		t.Why = w.in.T("turning-why", strings.Join(told.Why, "; "))
	}
	return t
}

// swings describes the turns of the monster that brought and cost most.
func (w *inWords) swings(a *analysis.Analysis) string {
	var lines []string
	for i := range a.Swings {
		x := &a.Swings[i]
		key := "swing-bad"
		if x.By() > 0 {
			key = "swing-good"
		}
		lines = append(lines, w.in.T(key, x.Turn, w.percent(x.From), w.percent(x.To)))
	}
	return strings.Join(lines, "\n")
}
