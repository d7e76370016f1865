package play

import (
	"context"
	"errors"
	"sync/atomic"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/fared"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// others is what computers make of the deal of a game that is over. They play it in the background, one after another, once
// somebody asks; what they have played before is kept beside the save.
type others struct {
	m     *table.Model
	story *save.Story
	save  string // "": the game is not kept
	why   error  // why they cannot play it, or nil

	games [bot.LevelCount]*save.Story
	asked bool
	known bool // what is kept has been looked for
	job   *job.Job[othersFound]
	stop  context.CancelFunc
	ended chan struct{} // closed when the job is
	level bot.Level     // who is playing
	turn  atomic.Int64  // in which turn
	err   error

	said   *lang.Language // the language of the words
	rows   []othersRow    // one's own game, and those of the levels
	note   widget.WrappedText
	scroll widget.Scroll
}

// othersRow is a game in words.
type othersRow struct {
	name, end string
	won       bool
	words     widget.WrappedText
	game      *save.Story // that can be watched, if there is one
}

// othersFound is what a job has found: games by level, those that there are.
type othersFound struct {
	games [bot.LevelCount]*save.Story
	err   error
}

// newOthers is what others make of the deal of a story.
func newOthers(m *table.Model, story *save.Story, path string) *others {
	n := &others{m: m, story: story, save: path, why: fared.Possible(story), known: path == ""}
	if m.Elsewhere() && story == m.Story.Story { // the room has not told what was dealt
		n.why = message.New("fared-elsewhere")
	}
	return n
}

// begin starts to work in the background.
func (n *others) begin(work func(context.Context) othersFound) {
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	n.stop, n.ended = stop, ended
	n.job = job.Start(func() othersFound {
		defer close(ended)
		defer stop()
		return work(ctx)
	})
}

// look looks for the games that are kept.
func (n *others) look() {
	of, path := n.story.Fork(), n.save
	n.begin(func(ctx context.Context) (found othersFound) {
		for level := range found.games {
			found.games[level], _ = fared.Load(ctx, path, bot.Level(level), of)
		}
		return found
	})
}

// play lets a level play.
func (n *others) play(level bot.Level) {
	of, path := n.story.Fork(), n.save
	n.level = level
	n.turn.Store(0)
	n.begin(func(ctx context.Context) (found othersFound) {
		found.games[level], found.err = fared.Play(ctx, of, level, func(turn int) { n.turn.Store(int64(turn)) })
		if found.err == nil && path != "" {
			_ = fared.Keep(path, level, found.games[level]) // if it fails it is played again next time
		}
		return found
	})
}

// update takes what has been found, and goes on; shown says that somebody looks at it.
func (n *others) update(s *scene.Stack, shown bool) {
	if found, ok := n.job.Done(); ok {
		n.job, n.said, n.known = nil, nil, true
		for level, g := range found.games {
			if g != nil {
				n.games[level] = g
			}
		}
		if n.err = found.err; errors.Is(n.err, context.Canceled) {
			n.err = nil
		}
	}
	switch {
	case n.why != nil || n.job != nil || s.Thinkers == 0:
	case !n.known && shown:
		n.look()
	case n.asked && n.err == nil:
		if level, ok := n.next(); ok {
			n.play(level)
		}
	}
	if shown && n.said != s.Language {
		n.say(s)
	}
}

// next is the next level to play, if one has not.
func (n *others) next() (bot.Level, bool) {
	for level, g := range n.games {
		if g == nil {
			return bot.Level(level), true
		}
	}
	return 0, false
}

// halt stops who is playing.
func (n *others) halt() {
	n.asked = false
	if n.job != nil {
		n.stop()
	}
}

// leave stops who is playing, and waits for nobody.
func (n *others) leave(s *scene.Stack) {
	if n.job != nil {
		n.stop()
		s.FinishInBackground(n.ended)
	}
}

// say puts the games into words.
func (n *others) say(s *scene.Stack) {
	n.said, n.rows = s.Language, n.rows[:0]
	seat := fared.Person(n.story)
	add := func(name string, of, watch *save.Story) {
		r := othersRow{name: name, game: watch}
		if of != nil {
			result := fared.ResultOf(of, seat)
			r.end, r.won, r.words.Words = result.Head(s.Language), result.Won, result.Words(n.m.Words.Language)
		}
		n.rows = append(n.rows, r)
	}
	n.note = widget.WrappedText{Words: s.T("fared-why")}
	if n.err != nil {
		n.note.Words = s.T("fared-failed", s.Language.Say(n.err))
	}
	you := s.T("fared-you")
	if n.m.Duel() {
		you = n.m.Name(seat)
	}
	add(you, n.story, nil)
	for level, key := range [bot.LevelCount]string{"bot-quick", "bot-expert", "bot-master"} {
		add(s.T(key), n.games[level], n.games[level])
	}
}

// stands says of a level that has not played what it is doing.
func (n *others) stands(s *scene.Stack, level bot.Level) string {
	turn := int(n.turn.Load())
	switch {
	case n.job != nil && !n.known:
		return s.T("fared-looking")
	case n.job != nil && n.level == level:
		return s.Cache.Words(scene.Words{What: "fared-playing", A: turn}, func() string { return s.T("fared-playing", turn) })
	case n.asked && n.err == nil:
		return s.T("fared-waits")
	}
	return s.T("fared-not-yet")
}

// draw shows how each fared.
func (n *others) draw(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, size := f.Unit, min(theme.Body*f.Type, 17*f.Unit)
	if n.why != nil {
		f.Paragraph(r.Drop(12*u), paint.Center, paint.Italic, size, theme.Ink, lang.Capital(s.Language.Say(n.why))+".")
		return
	}
	if n.rows == nil {
		return
	}
	_, more := n.next()
	f.Scroll("end-others", r, &n.scroll, n.body(f, s, r, size, more, false), func(all layout.Rect) { n.body(f, s, all, size, more, true) })
}

// body draws all of it, if draw is set, and returns its height.
func (n *others) body(f *cardview.Canvas, s *scene.Stack, r layout.Rect, size float64, more, draw bool) float64 {
	u, top := f.Unit, r.Y
	r.H = 1e6
	line, gap := size*1.9, 6*u
	head, r := r.Cut(max(line, f.RowHeight(38)))
	if draw {
		if more {
			head = n.asking(f, s, head)
		}
		f.ShrunkLine(head, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), s.T("fared-head"))
	}
	for i := range n.rows {
		r = n.row(f, s, i, r.Drop(gap), size, draw)
	}
	r = r.Drop(gap)
	if !more {
		return r.Y - top
	}
	color := theme.Dim
	if n.err != nil {
		color = theme.Warn
	}
	if draw {
		n.note.Draw(&f.Frame, r, paint.Regular, size, color)
	}
	return r.Y + n.note.Height(paint.Regular, size, r.W) - top
}

// row draws how one fared, and returns the room below.
func (n *others) row(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect, size float64, draw bool) layout.Rect {
	u, x := f.Unit, &n.rows[i]
	line, pad := size*1.7, 8*u
	button := 0.0
	if i > 0 {
		button = paint.Width(paint.Bold, theme.Body*f.Type, s.T("watch")) + 36*u
	}
	high := x.words.Height(paint.Regular, size, r.W-3*pad-button)
	if x.words.Words == "" {
		high = size * paint.LineHeight
	}
	high = max(line+high+pad, f.RowHeight(38)+pad)
	box, rest := r.Cut(high)
	if !draw {
		return rest
	}
	f.Fill(box, 6*u, theme.Abyss.Alpha(0.45))
	if i == 0 {
		f.Line(box, 6*u, max(1, u), theme.Bronze.Alpha(0.6))
	}
	in := layout.Rect{X: box.X + pad, Y: box.Y, W: box.W - 2*pad, H: box.H}
	in, watch := in.SplitRight(button)
	in.W -= pad * min(1, button)
	id := widget.ID{What: "others-watch", N: i - 1}
	if x.game != nil && f.Button(id, watch.Middle(button-4*u, f.RowHeight(34)), s.T("watch"), "", widget.Plain) {
		f.Defer(func() { Tables(s).WatchAbove(s, x.game.Fork(), 0) })
	}
	head, in := in.Cut(line)
	end := x.end
	color := theme.Lit
	if !x.won {
		color = theme.Danger.Mix(theme.Ink, 0.25)
	}
	name, at := head.SplitRight(min(head.W*0.6, paint.Width(paint.Bold, size, end)+pad))
	f.ShrunkLine(name, paint.Bold, size, theme.Ink, x.name)
	f.Text(at, paint.Right, paint.Bold, size, color, end)
	if x.words.Words == "" {
		in.H = size * paint.LineHeight
		f.ShrunkLine(in, paint.Italic, size, theme.Dim, n.stands(s, bot.Level(i-1)))
		return rest
	}
	x.words.Draw(&f.Frame, in, paint.Regular, size, theme.Ink)
	return rest
}

// asking is the button at the right with which one asks others to play, or to stop; it returns the rest.
func (n *others) asking(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	words := s.T("fared-ask")
	playing := n.asked && n.err == nil
	if playing {
		words = s.T("fared-stop")
	}
	rest, at := r.SplitRight(min(r.W/2, paint.Width(paint.Bold, theme.Body*f.Type, words)+44*u))
	rest.W -= 8 * u
	switch {
	case n.job != nil && !n.known: // it takes a moment
	case playing:
		if f.Button(widget.ID{What: "others-stop"}, at.Inset(u), words, "", widget.Plain) {
			f.Defer(n.halt)
		}
	default:
		if f.Button(widget.ID{What: "others-ask"}, at.Inset(u), words, "", widget.Strong) {
			f.Defer(func() { n.asked, n.err, n.said = true, nil, nil })
		}
	}
	return rest
}
