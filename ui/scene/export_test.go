package scene

import (
	"maps"
	"regexp"
	"strings"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// places are where numbers and names are put in.
var places = regexp.MustCompile(`\{[^{}]*\}`)

// Stretch makes all texts of the language as long as those of a wordier one, except
// for the names of the players, which are short in every language.
func (s *Stack) Stretch() {
	long := *s.Language
	long.Words = lang.Words{}
	words := maps.Clone(languages.Named(s.Settings.Language).Words)
	maps.Copy(words, s.Language.Words) // those of the adventure
	for key, text := range words {
		if !strings.HasPrefix(key, "player-") {
			text += strings.Repeat(" длин", (len(places.ReplaceAllString(text, "10"))+5)/10)
		}
		long.Words[key] = text
	}
	s.Language, s.Cards.Language = &long, &long
}

// Reading reports whether decks are still being read.
func (s *Stack) Reading() bool { return s.Collection.Reading() || s.Looking() }

// Looking reports whether games are being read.
func (s *Stack) Looking() bool {
	_, done := s.Saves.List()
	return !done
}

// Clicked is what was clicked in the last frame.
func (s *Stack) Clicked() widget.ID { return s.frame.Clicked }

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
	if t := &s.toast; t.step.Feat != nil && t.time > 0 {
		return t.place, t.title
	}
	return layout.Rect{}, ""
}

// ToastsFit draws all achievements in all forms, and returns the words that did not fit.
func (s *Stack) ToastsFit() (lost []string) {
	f := &s.frame
	all := s.Adventures.Feats()
	small, large := toastType(f)
	for i := range all {
		for _, form := range toastForms {
			t := toast{step: achievement.Step{Feat: &all[i]}, title: s.T("feat-" + all[i].Key),
				above: s.T("feat-told") + " · " + s.T("feat-count", 4, 5),
				how:   widget.Wrapped{Words: all[i].How(s.T)}, medal: form.medal * f.Unit}
			h := max(t.medal, small*1.25+large*1.2+t.how.Height(paint.Regular, small, form.width*f.Unit-2*toastPad*f.Unit-t.medal-10*f.Unit))
			t.place = layout.Rect{W: form.width * f.Unit, H: h + 2*toastPad*f.Unit}
			f.Reset()
			t.draw(f)
			lost = append(lost, f.Lost...)
		}
	}
	return lost
}
