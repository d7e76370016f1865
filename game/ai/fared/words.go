package fared

import (
	"strings"

	"github.com/keyraken/keyraken/game/lang"
)

// Words says how a game ended, in the language of its adventure.
func (r *Result) Words(in *lang.Language) string {
	words := []string{in.T("fared-lost", r.Turns)}
	switch {
	case !r.Over:
		words[0] = in.T("fared-unfinished", r.Turns)
	case r.Won:
		words[0] = in.T("fared-won", r.Turns)
	}
	if r.Power == 0 {
		return words[0] + " · " + in.T("keys-of-both", r.Keys, r.Theirs)
	}
	words = append(words, in.T("fared-damage", r.Damage, r.Power), in.T("fared-keys", r.Keys))
	for _, x := range r.Gauges {
		words = append(words, lang.Small(in.T("gauge-"+x.Name+"-short", x.Value, x.Limit)))
	}
	return strings.Join(words, " · ")
}

// Head says that in a few words.
func (r *Result) Head(in *lang.Language) string {
	switch {
	case !r.Over:
		return in.T("fared-no-end")
	case r.Won:
		return in.T("victory")
	}
	return in.T("defeat")
}
