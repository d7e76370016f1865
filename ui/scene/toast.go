package scene

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// toast is the announcement of an achievement.
type toast struct {
	step  achievement.Step // of no achievement: there is no toast
	title string
	above string // the title
	how   widget.WrappedText
	time  float64
	place layout.Rect
	medal float64 // how large the medal is
}

// toastForms are the widths of a toast and of its medal in units: the first that fits is
// taken.
var toastForms = [...]struct{ width, medal float64 }{{340, 56}, {250, 44}, {196, 34}}

// The measures of a toast: sizes in units, times in seconds.
const (
	toastPad   = 9.0
	toastIn    = 0.35
	toastStays = 6.5
	toastOut   = 0.6
)

// tellsAchievements are the screens on which achievements are announced, beside the tables of games other than KeyForge; on others
// they wait.
var tellsAchievements = map[string]bool{"table": true, "lesson-end": true, "puzzle-end": true}

// listsAchievements reports whether a screen is the end of a game, which lists its achievements.
func listsAchievements(n Screen) bool { return n.Name() == "end" || n.Over() && n.Game() != nil }

// announce announces an achievement, in a place without anything to point at.
func (s *Stack) announce(f *cardview.Canvas) {
	t, k := &s.toast, s.Played()
	if t.step.Achievement != nil && !s.Chronicle(k).Awards().Has(t.step.Name()) { // it was taken back
		*t = toast{}
	}
	switch top := s.Top(); {
	case listsAchievements(top):
		s.Chronicle(k).SkipAchievements()
		*t = toast{}
		return
	case !tellsAchievements[top.Name()] && top.Game() == nil:
		return
	}
	if t.step.Achievement == nil {
		step, ok := s.Chronicle(k).NextAchievement()
		if !ok {
			return
		}
		t.say(s, k, step)
		s.rang = true
	}
	if !t.free(f) && !t.find(f, s) {
		return // it comes when there is room
	}
	if t.time += f.Seconds; t.time > toastStays {
		*t = toast{}
		return
	}
	t.draw(f)
}

// say puts the announcement of a step in games of a kind into words.
func (t *toast) say(s *Stack, k game.Kind, step achievement.Step) {
	speech := s.Chronicle(k).Speech()
	*t = toast{step: step, title: speech("feat-" + step.Achievement.Key), above: s.T("feat-told"),
		how: widget.WrappedText{Words: step.Achievement.How(speech)}}
	if step.Part == "" {
		return
	}
	done, of := step.Achievement.Done(s.Chronicle(k).Awards().Has)
	t.above += " · " + s.T("feat-count", done, of)
	if t.how.Words = step.PartTitle(speech); done == of {
		t.how.Words = step.Achievement.How(speech)
	}
}

// free reports whether its place is still empty.
func (t *toast) free(f *cardview.Canvas) bool {
	if t.place.Empty() || t.place.Right() > f.W || t.place.Bottom() > f.H {
		return false
	}
	for i := range f.Spots {
		if s := &f.Spots[i]; !wide(f, s) && !t.place.Cross(s.Rect).Empty() {
			return false
		}
	}
	return true
}

// find finds a place for it, in the first of its forms that fits.
func (t *toast) find(f *cardview.Canvas, s *Stack) bool {
	u := f.Unit
	small, large := toastType(f)
	for _, form := range toastForms {
		words := (form.width - 2*toastPad - form.medal - 10) * u
		h := max(form.medal*u, small*1.25+large*1.2+t.how.Height(paint.Regular, small, words)) + 2*toastPad*u
		t.medal = form.medal * u
		if t.place = place(f, form.width*u, h, s); !t.place.Empty() {
			return true
		}
	}
	return false
}

// toastType are the sizes of its type: of the words, and of the title.
func toastType(f *cardview.Canvas) (small, large float64) {
	return min(theme.Small*f.Type, 16*f.Unit), min(theme.Large*f.Type, 25*f.Unit)
}

// wide reports whether a spot covers most of the window, so that nothing fits beside it.
func wide(f *cardview.Canvas, s *widget.Spot) bool { return s.Rect.W > 0.7*f.W && s.Rect.H > 0.5*f.H }

// place finds a place that hides nothing that can be pointed at, as near the upper right
// corner of the table as possible.
func place(f *cardview.Canvas, w, h float64, s *Stack) layout.Rect {
	window := layout.Rect{W: f.W, H: f.H}
	if t := s.Table(); t != nil && !t.Places.Main.Empty() {
		window = t.Places.Main
	}
	window = window.Inset(5 * f.Unit)
	var need []layout.Rect
	for i := range f.Spots {
		if spot := &f.Spots[i]; !wide(f, spot) {
			need = append(need, spot.Rect)
		}
	}
	corner := layout.Rect{X: window.Right() - 1, Y: window.Y, W: 1, H: 1}
	at, ok := layout.Apart(w, h, corner, f.Mouse, window, f.Unit, math.Inf(1), need, nil)
	if !ok {
		return layout.Rect{}
	}
	return at
}

// draw draws it as it appears, stays and leaves.
func (t *toast) draw(f *cardview.Canvas) {
	u := f.Unit
	small, large := toastType(f)
	in, out := min(1, t.time/toastIn), min(1, (toastStays-t.time)/toastOut)
	r, alpha := t.place, min(in, out)
	if !f.ReducedMotion {
		r = r.Shift(0, -18*u*(1-in)*(1-in))
	}
	f.Turn(r.Center(), 0, alpha)
	defer f.Upright()
	f.Soft(r.Shift(0, 3*u), 10*u, 14*u, theme.Shadow)
	f.Rim(r, paint.Scoop, 10*u, 2*u, theme.Lit.Mix(theme.Bronze, 0.35), theme.Bronze.Mix(theme.Patina, 0.4), theme.PanelTop, theme.Abyss)
	inner := r.Inset(toastPad * u)
	medal, words := inner.Split(t.medal)
	medal = medal.Middle(t.medal, t.medal)
	if glow := t.time / 1.1; !f.ReducedMotion && glow < 1 {
		by := (4 + 16*glow) * u
		f.Soft(medal.Inset(-by/2), medal.W, by, theme.Lit.Alpha(0.5*(1-glow)*alpha))
	}
	achievementMedal(f, medal, t.step.Achievement.Emblem, true)
	words = words.Drop(0)
	words.X, words.W = words.X+10*u, words.W-10*u
	line, words := words.Cut(small * 1.25)
	f.TextLine(line, paint.Left, paint.Bold, small, theme.Bronze.Mix(theme.Ink, 0.5), t.above)
	line, words = words.Cut(large * 1.2)
	f.ShrunkLine(line, paint.Display, large, theme.Lit.Mix(theme.Ink, 0.4), t.title)
	t.how.Draw(&f.Frame, words, paint.Regular, small, theme.Ink)
}

// emblems are the signs of the emblems of achievements.
var emblems = [achievement.Emblems]paint.Sign{
	achievement.Harvest: paint.Drop, achievement.Blades: paint.Swords, achievement.Keys: paint.Key,
	achievement.Book: paint.Book, achievement.Crown: paint.Crown, achievement.Wave: paint.Wave,
	achievement.Ebb: paint.Exhausted, achievement.Limb: paint.Mist, achievement.Armor: paint.Shield,
	achievement.Moon: paint.Moon, achievement.Storm: paint.Bolt, achievement.Dam: paint.Wall,
	achievement.Hand: paint.Hand, achievement.Purse: paint.Capture, achievement.Vault: paint.Cards,
	achievement.Chains: paint.Chain, achievement.Clock: paint.FastForward, achievement.Heart: paint.Heart,
	achievement.Mask: paint.Link, achievement.Anchor: paint.Anchor, achievement.Allies: paint.CreatureCard,
	achievement.Machine: paint.Lamp, achievement.Leaf: paint.Leaf, achievement.Skull: paint.Skull,
	achievement.Lamp: paint.Burst, achievement.Heap: paint.Bin,
}

// achievementMedal draws the medal of an achievement: of bronze and light if it was given,
// otherwise sunk into the dark.
func achievementMedal(f *cardview.Canvas, r layout.Rect, e achievement.Emblem, given bool) {
	rim, low, ground, sign := theme.Lit.Mix(theme.Bronze, 0.45), theme.Bronze.Mix(theme.Abyss, 0.4), theme.Raised, theme.Lit
	if !given {
		rim, low, ground, sign = theme.Raised, theme.Panel, theme.Abyss, theme.Faint.Mix(theme.Abyss, 0.25)
	}
	f.Fade(r, r.W, rim, low)
	f.Fade(r.Inset(r.W*0.06), r.W, low, rim.Mix(theme.Abyss, 0.2))
	f.Fade(r.Inset(r.W*0.1), r.W, ground, theme.Abyss)
	f.Mark(r.Middle(r.W*0.48, r.W*0.48), emblems[e], sign)
}
