package play

import (
	"context"
	"math"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// chances is the analysis of a finished game: how the chance of winning developed, and
// which decisions cost most. It is made in the background and kept with the save.
type chances struct {
	m    *table.Model
	save string // "": the game is not kept

	job   *job.Job[analysisResult]
	stop  context.CancelFunc
	ended chan struct{} // closed when the job is
	part  atomic.Uint64 // of the work that is done

	known  *analysis.Analysis
	err    error
	blocks []turningWords
	said   *lang.Language // the language of the words
	foot   widget.WrappedText
	head   string
}

// analysisResult is the outcome of the work.
type analysisResult struct {
	known *analysis.Analysis
	told  []analysis.TurningWords
	err   error
}

// turningWords is a turning point in words.
type turningWords struct {
	head  string
	lines []widget.WrappedText
}

// newChances begins to analyze the game of a table.
func newChances(s *scene.Stack, m *table.Model, save string) *chances {
	c := &chances{m: m, save: save}
	c.begin(s)
	return c
}

// begin starts to work out what is not known yet, and to describe it in the present language.
func (c *chances) begin(s *scene.Stack) {
	if s.Thinkers == 0 {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	c.stop, c.ended, c.said = stop, make(chan struct{}), s.Language
	story, save, words, known, ended := c.m.Story.Fork(), c.save, c.m.Words, c.known, c.ended
	cfg := analysis.Config{Level: s.Thinking, Config: review.Config{Seed: 1, Workers: s.Thinkers, Progress: func(done, all int) {
		c.part.Store(math.Float64bits(float64(done) / float64(all)))
	}}}
	c.job = job.Start(func() analysisResult {
		defer close(ended)
		defer stop()
		t := analysisResult{known: known}
		if t.known == nil {
			t.known, t.err = workOut(ctx, story, save, cfg)
		}
		for i := 0; t.err == nil && i < len(t.known.Turnings); i++ {
			var told analysis.TurningWords
			told, t.err = t.known.Turnings[i].Describe(story, &words)
			t.told = append(t.told, told)
		}
		return t
	})
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

// leave stops a running analysis.
func (c *chances) leave(s *scene.Stack) {
	if c.job != nil {
		c.stop()
		s.FinishInBackground(c.ended)
	}
}

// update takes the outcome of the work.
func (c *chances) update(s *scene.Stack) {
	if t, ok := c.job.Done(); ok {
		c.job = nil
		if c.known, c.err = t.known, t.err; c.err == nil {
			c.say(s, t.told)
		}
	}
	if c.job == nil && c.err == nil && c.said != s.Language {
		c.begin(s)
	}
}

// ready reports whether there is something to show.
func (c *chances) ready() bool { return c.known != nil && c.err == nil }

// say puts what is known into words.
func (c *chances) say(s *scene.Stack, told []analysis.TurningWords) {
	a := c.known
	percent := func(p game.Chance) string { return s.T("percent", lang.Percent(p)) }
	c.blocks = c.blocks[:0]
	for i := range a.Turnings {
		x, t := &a.Turnings[i], &told[i]
		w := turningWords{head: s.T("turning-lost", x.Turn, c.m.Name(x.Side.Game()), percent(x.Lost()))}
		if t.Asked != "" {
			w.lines = append(w.lines, widget.WrappedText{Words: t.Asked})
		}
		better := s.T("turning-better", analysis.InLine(t.Better), percent(x.BetterChance))
		if x.Open {
			better += " " + s.T("turning-open")
		}
		w.lines = append(w.lines, widget.WrappedText{Words: s.T("turning-done", analysis.InLine(t.Done), percent(x.DoneChance))},
			widget.WrappedText{Words: better})
		if len(t.Why) > 0 {
			w.lines = append(w.lines, widget.WrappedText{Words: s.T("turning-why", strings.Join(t.Why, "; "))})
		}
		c.blocks = append(c.blocks, w)
	}
	var foot []string
	for i := range a.Swings {
		x := &a.Swings[i]
		key := "swing-bad"
		if x.By() > 0 {
			key = "swing-good"
		}
		foot = append(foot, s.T(key, x.Turn, percent(x.From), percent(x.To)))
	}
	c.foot = widget.WrappedText{Words: strings.Join(foot, "\n")}
	switch len(a.Turnings) {
	case 0:
		c.head = s.T("no-turnings", lang.Percent(review.Least))
	case review.Most:
		c.head = s.T("turnings")
	default:
		c.head = s.T("few-turnings", lang.Percent(review.Least))
	}
}

// turningAt is the turning point at a point of the course, or -1.
func (c *chances) turningAt(i int) int {
	p := &c.known.Points[i]
	if i == len(c.known.Points)-1 {
		return -1
	}
	return slices.IndexFunc(c.known.Turnings, func(t analysis.TurningPoint) bool { return t.Turn == p.Turn })
}
