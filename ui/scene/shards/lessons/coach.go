package lessons

import (
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/lang"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// coach says the steps of a lesson at its table.
type coach struct {
	lesson *lesson
	n      int // of the lesson
	game   *rules.Game
	at     int // among the steps; all of them: it is over
	placed placing
	box    layout.Rect

	spoken *lang.Language // for which the words are
	words  *lang.Language
}

// placing is what the place of a bubble depends on.
type placing struct {
	at         int
	w, h, high float64
	language   *lang.Language
}

// The measures of a bubble in units.
const (
	bubbleWidth = 330.0
	bubblePad   = 14.0
	bubbleHead  = 30.0
	bubbleFoot  = 44.0
	tools       = 34.0 // of the table, at the right
)

// draw lets the lesson go on as far as the learner has come, and draws what it says.
func (c *coach) draw(f *cardview.Canvas, s *scene.Stack) {
	if c.spoken != s.Language {
		c.spoken, c.words = s.Language, s.Language.WithWords(Words)
	}
	for c.at < len(c.lesson.steps) && c.lesson.steps[c.at].done != nil && c.lesson.steps[c.at].done(c.game) {
		c.at++
	}
	on := c.rings(f)
	words := c.says()
	u, size := f.Unit, theme.Body*f.Type
	wide := min(bubbleWidth*u*f.Type, 0.46*f.W)
	high := float64(len(paint.Wrap(paint.Regular, size, words, wide-2*bubblePad*u)))*size*paint.LineHeight + (2*bubblePad+bubbleHead+8)*u
	if c.button() != "" {
		high += max(bubbleFoot*u, f.Target()+8*u)
	}
	c.place(f, wide, high, on)
	f.Clear = append(f.Clear, c.box)
	f.Block("bubble", c.box)
	f.Panel(c.box)
	f.Line(c.box.Inset(2*u), 12*u, 1.6*u, theme.Chosen.Alpha(0.5))
	head, r := c.box.Inset(bubblePad * u).Cut(bubbleHead * u)
	title, leave := head.SplitRight(bubbleHead * u)
	f.TextLine(title, paint.Left, paint.Display, theme.Small*f.Type, theme.Bronze.Mix(theme.Ink, 0.35),
		s.T("lesson-at", c.say("lesson-"+c.lesson.key), min(c.at+1, len(c.lesson.steps)), len(c.lesson.steps)))
	if f.IconButton(widget.ID{What: "lesson-leave"}, leave, paint.Cross, s.T("lesson-leave")) {
		f.Defer(func() { list(s) })
	}
	f.Paragraph(r.Drop(4*u), paint.Left, paint.Regular, size, theme.Ink, words)
	if label := c.button(); label != "" {
		foot := layout.Rect{X: r.X, Y: r.Bottom() - max(38*u, f.Target()), W: r.W, H: max(38*u, f.Target())}
		if f.Button(widget.ID{What: "lesson-go-on", N: c.at}, foot, c.say(label), "", widget.Strong) {
			f.Defer(func() { c.goOn(s) })
		}
	}
}

// says is the text of the step, or that the lesson is over.
func (c *coach) says() string {
	if c.at == len(c.lesson.steps) {
		return c.say("lesson-over")
	}
	return c.say("lesson-" + c.lesson.key + "-" + c.lesson.steps[c.at].key)
}

// say is a text of the lessons.
func (c *coach) say(key string) string { return c.words.T(key) }

// button is the key of the button of the bubble; "" while something is to be done.
func (c *coach) button() string {
	switch {
	case c.at == len(c.lesson.steps) && c.n+1 < len(all):
		return "learn-next"
	case c.at == len(c.lesson.steps):
		return "lesson-all"
	case c.lesson.steps[c.at].done == nil:
		return "lesson-go-on"
	}
	return ""
}

// goOn leads to the next step, or from the last to the next lesson or to the list.
func (c *coach) goOn(s *scene.Stack) {
	if c.at < len(c.lesson.steps) {
		if c.at++; c.at == len(c.lesson.steps) {
			s.Settings.Learned = s.Settings.Learned.With(c.lesson.learned())
			s.SaveSettings()
		}
		return
	}
	if c.n+1 < len(all) {
		Begin(s, c.n+1)
		return
	}
	list(s)
}

// rings shows what the step speaks of, and returns where that is.
func (c *coach) rings(f *cardview.Canvas) (around layout.Rect) {
	if c.at == len(c.lesson.steps) || c.lesson.steps[c.at].on == nil {
		return around
	}
	u := f.Unit
	for _, id := range c.lesson.steps[c.at].on(c.game) {
		i := slices.IndexFunc(f.Spots, func(s widget.Spot) bool { return s.ID == id })
		if i < 0 {
			continue
		}
		at := f.Spots[i].Rect
		f.Line(at.Inset(-3*u), 9*u, 2.6*u, theme.Chosen)
		if around.Empty() {
			around = at
		} else {
			around = around.Union(at)
		}
	}
	return around
}

// place finds a place where the bubble hides as little as possible of what can be pointed at, near what it speaks of.
func (c *coach) place(f *cardview.Canvas, wide, high float64, near layout.Rect) {
	now := placing{c.at, f.W, f.H, high, c.spoken}
	if now == c.placed {
		return
	}
	c.placed = now
	var obstacles []layout.Obstacle
	for _, s := range f.Spots {
		weight := 30.0
		if s.What == "seat" || s.What == "forecast" || s.What == "pile" { // which only tell something
			weight = 3
		}
		obstacles = append(obstacles, layout.Obstacle{Rect: s.Rect, Weight: weight})
	}
	if near.Empty() {
		near = layout.Rect{X: 0.84 * f.W, Y: 0.12 * f.H} // beside the others
	}
	nowhere := layout.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	free := layout.Rect{W: f.W - tools*f.Unit, H: f.H}.Inset(6 * f.Unit)
	c.box = layout.Beside(wide, high, near, nowhere, free, f.Unit, obstacles)
}
