package watch

import (
	"context"
	"math"
	"slices"
	"sync/atomic"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// Course is what an analysis has found out, in words.
type Course struct {
	Head     string // names the line, or the lines together
	Lines    []Line
	Points   []Point
	Summary  string // what turning points there are
	Turnings []Turning
	Foot     string
}

// Line is how the chance of somebody developed.
type Line struct {
	course.LineStyle
	Name string // only of one of several
}

// Point is the chance at a moment. Those at the end of the story come last.
type Point struct {
	At, Turn int
	Line     int
	Chance   game.Chance
	Edited   bool   // the game was edited by hand since the previous point
	Words    string // what one who points at it reads; not at the end
}

// Turning is a decision that cost much.
type Turning struct {
	At, Turn int
	Head     string
	Lines    []string
	Why      string // the other decision would have been better, if that is known
}

// Analyst goes through a game in the background: it may look at the session at once, and then works, in its present language.
type Analyst func(*scene.Stack) func(ctx context.Context, progress func(done, all int)) (*Course, error)

// Chances is the analysis of a finished game: how the chances of winning developed, and which decisions cost most. It is made in
// the background.
type Chances[G game.Game] struct {
	of      scene.Tables[G]
	story   *replay.Story[G]
	analyst Analyst

	job   *job.Job[outcome]
	stop  context.CancelFunc
	ended chan struct{} // closed when the job is
	part  atomic.Uint64 // of the work that is done

	course  *Course
	columns []int // of the points
	blocks  [][]widget.WrappedText
	foot    widget.WrappedText
	err     error
	said    *lang.Language // the language of the words
	scroll  widget.Scroll
}

// outcome is that of the work.
type outcome struct {
	course *Course
	err    error
}

// NewChances begins to analyse the game of a story, which has ended.
func NewChances[G game.Game](s *scene.Stack, of scene.Tables[G], story *replay.Story[G], by Analyst) *Chances[G] {
	c := &Chances[G]{of: of, story: story, analyst: by}
	c.begin(s)
	return c
}

// begin starts to work in the present language.
func (c *Chances[G]) begin(s *scene.Stack) {
	if s.Thinkers == 0 {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	c.stop, c.ended, c.said = stop, make(chan struct{}), s.Language
	work, ended := c.analyst(s), c.ended
	c.job = job.Start(func() outcome {
		defer close(ended)
		defer stop()
		found, err := work(ctx, func(done, all int) { c.part.Store(math.Float64bits(float64(done) / float64(all))) })
		return outcome{found, err}
	})
}

// Leave stops a running analysis.
func (c *Chances[G]) Leave(s *scene.Stack) {
	if c.job != nil {
		c.stop()
		s.FinishInBackground(c.ended)
	}
}

// Update takes the outcome of the work.
func (c *Chances[G]) Update(s *scene.Stack) {
	if t, ok := c.job.Done(); ok {
		c.job = nil
		if c.course, c.err = t.course, t.err; c.err == nil {
			c.lay()
		}
	}
	if c.job == nil && c.err == nil && c.said != s.Language {
		c.begin(s)
	}
}

// Points are the course of the chances; nil: it is not known.
func (c *Chances[G]) Points() []Point {
	if c.course == nil || c.err != nil {
		return nil
	}
	return c.course.Points
}

// lay prepares what was found out for drawing.
func (c *Chances[G]) lay() {
	c.blocks, c.columns = c.blocks[:0], c.columns[:0]
	for i := range c.course.Turnings {
		var lines []widget.WrappedText
		for _, words := range c.course.Turnings[i].Lines {
			lines = append(lines, widget.WrappedText{Words: words})
		}
		if why := c.course.Turnings[i].Why; why != "" {
			lines = append(lines, widget.WrappedText{Words: why})
		}
		c.blocks = append(c.blocks, lines)
	}
	column := 0
	for i, p := range c.course.Points {
		if i > 0 && p.At != c.course.Points[i-1].At {
			column++
		}
		c.columns = append(c.columns, column)
	}
	c.foot = widget.WrappedText{Words: c.course.Foot}
}

// turningAt is the turning point at a point of the course, or -1.
func (c *Chances[G]) turningAt(i int) int {
	p := &c.course.Points[i]
	if p.Words == "" {
		return -1
	}
	return slices.IndexFunc(c.course.Turnings, func(t Turning) bool { return t.Turn == p.Turn })
}
