package title

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play/attempt"
	"github.com/keyraken/keyraken/ui/scene/puzzles"
	"github.com/keyraken/keyraken/ui/scene/records"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// ahead is what comes next for the player, beside the buttons. It is put into words again when the
// language, the records or the achievements change.
type ahead struct {
	all     []next
	other   *scene.Other // for whom; nil: KeyForge
	said    *lang.Language
	version int // of the results
	known   int // achievements
	puzzles int // changes of how the player stands with them
	daily   *puzzle.Puzzle
}

// next is one thing that comes next, and what leads there.
type next struct {
	what        string
	sign        paint.Sign
	color       *paint.Color
	head, about string
	open        func(*scene.Stack)
}

// say puts what is known into words: nothing before the first game.
func (a *ahead) say(s *scene.Stack, o *scene.Other) {
	k := s.Kind()
	results, version := s.Chronicle(k).Results()
	known := len(s.Chronicle(k).Awards())
	changes, daily := s.Puzzles.Changes(), s.Puzzles.Daily()
	if a.other == o && a.said == s.Language && a.version == version && a.known == known && a.puzzles == changes && a.daily == daily {
		return
	}
	*a = ahead{other: o, said: s.Language, version: version, known: known, puzzles: changes, daily: daily}
	if o == nil {
		a.rung(s)
		a.voyage(s)
		a.puzzle(s)
	} else {
		a.rungOf(s, o)
		if len(results) > 0 {
			a.voyageOf(s, o)
		}
	}
	a.achievement(s, k)
}

// rung is the next rung of the deck that was last played.
func (a *ahead) rung(s *scene.Stack) {
	if deck, rung, ok := s.NextRung(); ok {
		about := s.T("next-is", deck.Deck.Name, s.Chronicle(nil).RungWords(rung))
		a.all = append(a.all, next{"next-rung", paint.Rising, &theme.Lit, s.T("next-rung"), about,
			func(s *scene.Stack) {
				if deck, rung, ok := s.NextRung(); ok {
					s.OpenSetup(s.PlanOfRung(deck, rung))
				}
			}})
	}
}

// voyage is this week's voyage, and how it went so far.
func (a *ahead) voyage(s *scene.Stack) {
	if v := s.Voyage(); len(s.Collection.Results) > 0 {
		about := s.T("next-voyage-is", s.DifficultyOf("", v.Word), s.Chronicle(nil).VoyageSummary(v.Week))
		a.all = append(a.all, next{"next-voyage", paint.Wave, &theme.Water, s.T("next-voyage"), about,
			func(s *scene.Stack) { s.OpenSetup(s.PlanOfVoyage()) }})
	}
}

// puzzle is the puzzle of the day, and whether it is solved.
func (a *ahead) puzzle(s *scene.Stack) {
	if p := a.daily; len(s.Collection.Results) > 0 || a.puzzles > 0 && s.Puzzles.Days() > 0 {
		a.all = append(a.all, next{"next-puzzle", attempt.Signs[p.Goal], &theme.Lit, s.T("puzzles-day"), puzzles.About(s, p),
			func(s *scene.Stack) { s.Push(puzzles.New(s)) }})
	}
}

// rungOf is the next rung of what was last played with in another game.
func (a *ahead) rungOf(s *scene.Stack, o *scene.Other) {
	if entrant, rung, ok := s.Chronicle(o.Kind).NextRung(); ok {
		a.all = append(a.all, next{"next-rung", paint.Rising, &theme.Lit, s.T("next-rung"),
			s.T("next-is", s.Chronicle(o.Kind).EntrantNames()(entrant), s.Chronicle(o.Kind).RungWords(rung)),
			func(s *scene.Stack) { s.Push(o.Rung(s, entrant, rung)) }})
	}
}

// voyageOf is this week's voyage of another game, which begins at once.
func (a *ahead) voyageOf(s *scene.Stack, o *scene.Other) {
	if h, err := s.Chronicle(o.Kind).Weekly(); err == nil {
		about := s.T("next-voyage-is", s.WordsOf(o.Kind).Setup(&h.Setup), s.Chronicle(o.Kind).VoyageSummary(h.Voyage))
		a.all = append(a.all, next{"next-voyage", paint.Wave, &theme.Water, s.T("next-voyage"), about, o.Sail})
	}
}

// achievement is the one that is closest.
func (a *ahead) achievement(s *scene.Stack, k game.Kind) {
	if l, ok := s.Chronicle(k).NearestAchievement(); ok {
		a.all = append(a.all, next{"next-feat", paint.Star, &theme.Bronze, s.T("next-feat"), s.T("next-is", l.Title, l.State),
			func(s *scene.Stack) { s.Push(records.Achievements(s, s.Other(k))) }})
	}
}

// draw draws as much as there is room for, at the foot of that place.
func (a *ahead) draw(f *cardview.Canvas, s *scene.Stack, o *scene.Other, r layout.Rect) {
	a.say(s, o)
	u, size := f.Unit, theme.Small*f.Type
	line := size * paint.LineHeight
	h, gap := max(3*line+10*u, f.Target()), 8*u
	all := a.all[:min(len(a.all), max(0, int((r.H+gap)/(h+gap))))]
	r.Y = r.Bottom() - float64(len(all))*(h+gap) + gap
	for i := range all {
		x := &all[i]
		var row layout.Rect
		row, r = r.Cut(h)
		r = r.Drop(gap)
		hover, click := f.Spot(widget.ID{What: x.what}, row, x.head, "")
		ground := theme.Abyss.Alpha(0.62)
		if hover {
			ground = theme.Raised.Alpha(0.9)
		}
		f.Fill(row, 7*u, ground)
		f.Line(row, 7*u, max(1, u), theme.Bronze.Alpha(0.4))
		sign, words := row.Inset(5 * u).Split(2 * line)
		f.Mark(sign.Middle(1.5*size, 1.5*size), x.sign, *x.color)
		head, about := words.Cut(line)
		f.TextLine(head, paint.Left, paint.Bold, size, theme.Dim, x.head)
		f.FittedIn(about, paint.Regular, size, theme.Ink, x.about)
		if click {
			f.Defer(func() { x.open(s) })
		}
	}
}
