package scene

import (
	"strings"

	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// Reading reports whether decks are still being read.
func (s *Stack) Reading() bool {
	_, looked := s.Saves.List()
	return s.Collection.Loading() || !looked
}

// Lit is the part of the text of a card that is lit, or "".
func Lit(z *cardview.LargeCard) string {
	_, part, _ := strings.Cut(z.Body, cardview.LitBegins)
	part, _, _ = strings.Cut(part, cardview.LitEnds)
	return part
}

// ReadAt is where a card is shown large in the last frame; it is empty if none is.
func (s *Stack) ReadAt() layout.Rect { return s.frame.Read }

// Toast is where an achievement is announced, and which; empty if none is.
func (s *Stack) Toast() (at layout.Rect, title string) {
	if t := &s.toast; t.step.Achievement != nil && t.time > 0 {
		return t.place, t.title
	}
	return layout.Rect{}, ""
}

// ToastsFit draws all achievements in all forms, and returns the words that did not fit.
func (s *Stack) ToastsFit() (lost []string) {
	f := &s.frame
	all := s.Adventures.Achievements()
	small, large := toastType(f)
	t := s.WordsOfAll().T
	for i := range all {
		for _, form := range toastForms {
			shown := toast{step: achievement.Step{Achievement: &all[i]}, title: t("feat-" + all[i].Key),
				above: t("feat-told") + " · " + t("feat-count", 4, 5),
				how:   widget.WrappedText{Words: all[i].How(t)}, medal: form.medal * f.Unit}
			h := max(shown.medal, small*1.25+large*1.2+
				shown.how.Height(paint.Regular, small, form.width*f.Unit-2*toastPad*f.Unit-shown.medal-10*f.Unit))
			shown.place = layout.Rect{W: form.width * f.Unit, H: h + 2*toastPad*f.Unit}
			f.Reset()
			shown.draw(f)
			lost = append(lost, f.Truncated...)
		}
	}
	return lost
}
