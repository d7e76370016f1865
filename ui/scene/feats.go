package scene

import (
	"errors"
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// feats are the achievements of the player: those that were given, and those still to be
// told and kept. Without a library there are none.
type feats struct {
	given   achievement.Given // nil: not read yet
	reading *Job[readFeats]
	unkept  []records.Feat
	ended   []records.Result // of games, to be kept as well
	keeping *Job[error]
	waiting []achievement.Step // to be announced
	held    bool               // what happened is still being shown
	now     toast
	chime   bool // its sound must be played
}

type readFeats struct {
	given achievement.Given
	err   error
}

// toast is the announcement of an achievement.
type toast struct {
	step  achievement.Step // of no feat: there is no toast
	title string
	above string // the title
	how   widget.Wrapped
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

// Feats are the achievements that were given; nil until they are known.
func (s *Stack) Feats() achievement.Given { return s.feats.given }

// watchFeats watches a game that is kept for achievements; nil without a library.
func (s *Stack) watchFeats(log *replay.Log) *achievement.Keeper {
	if s.Library == nil || log.Path() == "" {
		return nil
	}
	return achievement.NewKeeper(s.Adventures.Watch(log.Story), log.Story)
}

// TakeFeats keeps what is new among the achievements of a game. It is announced as
// soon as what has happened was shown.
func (s *Stack) TakeFeats(k *achievement.Keeper, showing bool) {
	n := &s.feats
	n.held = showing
	if n.given == nil {
		return
	}
	told, lines := k.Look(n.given, s.Now())
	n.waiting = append(n.waiting, told...)
	for i := range lines {
		if name := lines[i].Feat; lines[i].Revoked {
			n.waiting = slices.DeleteFunc(n.waiting, func(s achievement.Step) bool { return s.Name() == name })
			if n.now.step.Feat != nil && n.now.step.Name() == name {
				n.now = toast{}
			}
		}
	}
	s.keep(lines)
}

// giveFeat gives an achievement, or a part of one, that is not done in a game.
func (s *Stack) giveFeat(key, part string, tell bool) {
	n := &s.feats
	if n.given == nil {
		return
	}
	all := s.Adventures.Feats()
	for i := range all {
		if all[i].Key != key {
			continue
		}
		step := achievement.Step{Feat: &all[i], Part: part}
		if f, ok := n.given.Give(step, s.Now()); ok {
			if tell {
				n.waiting = append(n.waiting, step)
			}
			s.keep([]records.Feat{f})
		}
	}
}

// learnFeats gives the achievements for finished lessons.
func (s *Stack) learnFeats(tell bool) {
	a, lessons := s.Teacher()
	for i := range lessons {
		if s.Learned(a, &lessons[i]) {
			s.giveFeat(achievement.FirstLesson, "", tell)
			s.giveFeat(achievement.AllLessons, lessons[i].Key, tell)
		}
	}
}

// keep writes lines in the background, one after another, and the results of games after
// them: if the result of a game is there, so are its achievements.
func (s *Stack) keep(lines []records.Feat) {
	n := &s.feats
	n.unkept = append(n.unkept, lines...)
	if n.keeping == nil && len(n.unkept)+len(n.ended) > 0 {
		lib, lines, results := s.Library, n.unkept, n.ended
		n.unkept, n.ended = nil, nil
		n.keeping = Start(func() error { return keep(lib, lines, results...) })
	}
}

// keep keeps the outcome of games.
func keep(lib *library.Library, lines []records.Feat, results ...records.Result) (err error) {
	if len(lines) > 0 {
		err = records.Open(lib.Dir()).AddFeats(lines...)
	}
	for i := range results {
		err = errors.Join(err, records.Open(lib.Dir()).AddResult(results[i]))
	}
	return err
}

// frame takes what has been read and written since.
func (n *feats) frame(s *Stack) {
	if s.Library == nil {
		return
	}
	if n.given == nil && n.reading == nil {
		lib := s.Library
		n.reading = Start(func() readFeats { given, err := records.Open(lib.Dir()).Feats(); return readFeats{given, err} })
	}
	if r, ok := n.reading.Done(); ok {
		if r.err != nil {
			s.Tell(s.T("result-unsaved"), s.Language.Say(r.err))
		} else {
			n.given = r.given
			s.learnFeats(false)
		}
	}
	if err, ok := n.keeping.Done(); ok {
		n.keeping = nil
		if err != nil {
			s.Tell(s.T("result-unsaved"), s.Language.Say(err))
		}
		s.keep(nil)
	}
}

// leave waits until everything is written.
func (n *feats) leave(s *Stack) (err error) {
	for n.keeping != nil {
		if wrong := n.keeping.Wait(); wrong != nil {
			err = wrong
		}
		n.keeping = nil
		s.keep(nil)
	}
	return err
}

// tellsFeats are the screens on which achievements are announced; on others they wait.
var tellsFeats = map[string]bool{"table": true, "lesson-end": true}

// toast announces an achievement, in a place without anything to point at.
func (s *Stack) toast(f *Frame) {
	n := &s.feats
	t := &n.now
	if top := s.Top().Name(); !tellsFeats[top] {
		if top == "end" { // which lists them
			n.waiting, n.now = n.waiting[:0], toast{}
		}
		return
	}
	if t.step.Feat == nil {
		if len(n.waiting) == 0 || n.held {
			return
		}
		step := n.waiting[0]
		n.waiting = n.waiting[:copy(n.waiting, n.waiting[1:])]
		*t = toast{step: step, title: s.T("feat-" + step.Feat.Key), above: s.T("feat-told"), how: widget.Wrapped{Words: step.Feat.How(s.T)}}
		if step.Part != "" {
			done, of := step.Feat.Done(n.given.Has)
			t.above += " · " + s.T("feat-count", done, of)
			if t.how.Words = step.PartTitle(s.T); done == of {
				t.how.Words = step.Feat.How(s.T)
			}
		}
		n.chime = true
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

// free reports whether its place is still empty.
func (t *toast) free(f *Frame) bool {
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
func (t *toast) find(f *Frame, s *Stack) bool {
	u := f.Unit
	small, large := toastType(f)
	for _, form := range toastForms {
		words := (form.width - 2*toastPad - form.medal - 10) * u
		h := max(form.medal*u, small*1.25+large*1.2+t.how.Height(paint.Regular, small, words)) + 2*toastPad*u
		t.medal = form.medal * u
		if t.place = f.place(form.width*u, h, s); !t.place.Empty() {
			return true
		}
	}
	return false
}

// toastType are the sizes of its type: of the words, and of the title.
func toastType(f *Frame) (small, large float64) {
	return min(theme.Small*f.Type, 16*f.Unit), min(theme.Large*f.Type, 25*f.Unit)
}

// wide reports whether a spot covers most of the window, so that nothing fits beside it.
func wide(f *Frame, s *widget.Spot) bool { return s.Rect.W > 0.7*f.W && s.Rect.H > 0.5*f.H }

// place finds a place that hides nothing that can be pointed at, as near the upper right
// corner of the table as possible.
func (f *Frame) place(w, h float64, s *Stack) layout.Rect {
	window := layout.Rect{W: f.W, H: f.H}
	if t := s.Table(); t != nil && !t.Places.Main.Empty() {
		window = t.Places.Main
	}
	window = window.Inset(5 * f.Unit)
	f.need = f.need[:0]
	for i := range f.Spots {
		if spot := &f.Spots[i]; !wide(f, spot) {
			f.need = append(f.need, spot.Rect)
		}
	}
	corner := layout.Rect{X: window.Right() - 1, Y: window.Y, W: 1, H: 1}
	at, ok := layout.Apart(w, h, corner, f.Mouse, window, f.Unit, math.Inf(1), f.need, nil)
	if !ok {
		return layout.Rect{}
	}
	return at
}

// draw draws it as it appears, stays and leaves.
func (t *toast) draw(f *Frame) {
	u := f.Unit
	small, large := toastType(f)
	in, out := min(1, t.time/toastIn), min(1, (toastStays-t.time)/toastOut)
	r, alpha := t.place, min(in, out)
	if !f.Calm {
		r = r.Shift(0, -18*u*(1-in)*(1-in))
	}
	f.Turn(r.Center(), 0, alpha)
	defer f.Upright()
	f.Soft(r.Shift(0, 3*u), 10*u, 14*u, theme.Shadow)
	f.Rim(r, paint.Scoop, 10*u, 2*u, theme.Lit.Mix(theme.Bronze, 0.35), theme.Bronze.Mix(theme.Patina, 0.4), theme.PanelTop, theme.Abyss)
	inner := r.Inset(toastPad * u)
	medal, words := inner.Split(t.medal)
	medal = medal.Middle(t.medal, t.medal)
	if glow := t.time / 1.1; !f.Calm && glow < 1 {
		by := (4 + 16*glow) * u
		f.Soft(medal.Inset(-by/2), medal.W, by, theme.Lit.Alpha(0.5*(1-glow)*alpha))
	}
	f.FeatMedal(medal, t.step.Feat.Emblem, true)
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
	achievement.Harvest: paint.Drop, achievement.Blades: paint.Swords, achievement.Keys: paint.Key, achievement.Book: paint.Book, achievement.Crown: paint.Crown,
	achievement.Wave: paint.Wave, achievement.Ebb: paint.Spent, achievement.Limb: paint.Mist, achievement.Armor: paint.Shield, achievement.Moon: paint.Moon,
	achievement.Storm: paint.Bolt, achievement.Dam: paint.Wall, achievement.Hand: paint.Hand, achievement.Purse: paint.Capture, achievement.Vault: paint.Cards,
	achievement.Chains: paint.Chain, achievement.Clock: paint.Fast, achievement.Heart: paint.Heart, achievement.Mask: paint.Link, achievement.Anchor: paint.Anchor,
	achievement.Allies: paint.Figure, achievement.Machine: paint.Lamp, achievement.Leaf: paint.Leaf, achievement.Skull: paint.Skull, achievement.Lamp: paint.Burst,
}

// FeatMedal draws the medal of an achievement: of bronze and light if it was given,
// otherwise sunk into the dark.
func (f *Frame) FeatMedal(r layout.Rect, e achievement.Emblem, given bool) {
	rim, low, ground, sign := theme.Lit.Mix(theme.Bronze, 0.45), theme.Bronze.Mix(theme.Abyss, 0.4), theme.Raised, theme.Lit
	if !given {
		rim, low, ground, sign = theme.Raised, theme.Panel, theme.Abyss, theme.Faint.Mix(theme.Abyss, 0.25)
	}
	f.Fade(r, r.W, rim, low)
	f.Fade(r.Inset(r.W*0.06), r.W, low, rim.Mix(theme.Abyss, 0.2))
	f.Fade(r.Inset(r.W*0.1), r.W, ground, theme.Abyss)
	f.Mark(r.Middle(r.W*0.48, r.W*0.48), emblems[e], sign)
}
