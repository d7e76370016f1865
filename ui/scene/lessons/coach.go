package lessons

import (
	"math"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// coach says the steps of a lesson at its table.
type coach[G game.Game] struct {
	of     *Course[G]
	lesson *Lesson[G]
	n      int // of the lesson
	game   G
	at     int // among the steps; all of them: it is over
	began  G   // the game when the step began
	astray string
	placed placing
	box    layout.Rect

	spoken *lang.Language // for which the words are
	words  *lang.Language
}

// placing is what the place of a bubble depends on.
type placing struct {
	at         int
	w, h, high float64
	astray     string
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
func (c *coach[G]) draw(f *cardview.Canvas, s *scene.Stack) {
	if c.spoken != s.Language {
		c.spoken, c.words = s.Language, s.Language.WithWords(c.of.Words)
	}
	for c.at < len(c.lesson.Steps) && c.lesson.Steps[c.at].Done != nil && c.lesson.Steps[c.at].Done(c.game) {
		c.next(s)
	}
	c.astray = ""
	if c.at < len(c.lesson.Steps) && c.lesson.Steps[c.at].Stray != nil {
		c.astray = c.lesson.Steps[c.at].Stray(c.game)
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
		s.T("lesson-at", c.say("lesson-"+c.lesson.Key), min(c.at+1, len(c.lesson.Steps)), len(c.lesson.Steps)))
	if f.IconButton(widget.ID{What: "lesson-leave"}, leave, paint.Cross, s.T("lesson-leave")) {
		f.Defer(func() { c.of.list(s) })
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
func (c *coach[G]) says() string {
	if c.at == len(c.lesson.Steps) {
		return c.say("lesson-over")
	}
	key := "lesson-" + c.lesson.Key + "-" + c.lesson.Steps[c.at].Key
	if c.astray != "" {
		key += "-" + c.astray
	}
	return c.say(key)
}

// say is a text of the lessons.
func (c *coach[G]) say(key string) string { return c.words.T(key) }

// button is the key of the button of the bubble; "" while something is to be done.
func (c *coach[G]) button() string {
	switch {
	case c.astray != "":
		return "lesson-step-again"
	case c.at == len(c.lesson.Steps) && c.n+1 < len(c.of.Lessons):
		return "learn-next"
	case c.at == len(c.lesson.Steps):
		return "lesson-all"
	case c.lesson.Steps[c.at].Done == nil:
		return "lesson-go-on"
	}
	return ""
}

// goOn leads to the next step, back to the beginning of one that went astray, or from the last to the next lesson or to the list.
func (c *coach[G]) goOn(s *scene.Stack) {
	switch {
	case c.astray != "":
		c.of.sit(s, c.n, c.began, c.at)
	case c.at < len(c.lesson.Steps):
		c.next(s)
	case c.n+1 < len(c.of.Lessons):
		c.of.Begin(s, c.n+1)
	default:
		c.of.list(s)
	}
}

// next leads to the next step. Whoever has come through all of them has learned the lesson.
func (c *coach[G]) next(s *scene.Stack) {
	c.at++
	c.began = c.game.Clone().(G)
	if learned := c.of.learned(c.n); c.at == len(c.lesson.Steps) && !s.Settings.Learned.Has(learned) {
		s.Settings.Learned = s.Settings.Learned.With(learned)
		s.SaveSettings()
	}
}

// rings shows what the step speaks of, and returns where that is.
func (c *coach[G]) rings(f *cardview.Canvas) (around layout.Rect) {
	if c.at == len(c.lesson.Steps) || c.lesson.Steps[c.at].On == nil {
		return around
	}
	u := f.Unit
	for _, id := range c.lesson.Steps[c.at].On(c.game) {
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
func (c *coach[G]) place(f *cardview.Canvas, wide, high float64, near layout.Rect) {
	now := placing{c.at, f.W, f.H, high, c.astray, c.spoken}
	hides := func(s widget.Spot) bool { return s.What == "action" && !s.Rect.Cross(c.box).Empty() } // which may have come since
	if now == c.placed && !slices.ContainsFunc(f.Spots, hides) {
		return
	}
	c.placed = now
	var obstacles []layout.Obstacle
	for _, s := range f.Spots {
		weight := 30.0
		if s.What == "action" {
			weight = 300
		}
		if slices.Contains(c.of.Slight, s.What) {
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
