package lang

import (
	"slices"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// Counting returns a function that says which form a noun takes after a number in a language,
// counted from 0. A language has as many forms as it needs: English two, as in "{n:card|cards}",
// Russian three.
func Counting(name string) func(n int) int { return choosing(plural.Cardinal, name) }

// choosing distinguishes the forms of a language by its rules for cardinals or
// ordinals.
func choosing(rules *plural.Rules, name string) func(n int) int {
	tag := language.MustParse(name)
	form := func(n int) plural.Form { return rules.MatchPlural(tag, max(n, -n), 0, 0, 0, 0) }
	var forms []plural.Form
	for n := range 200 { // greater numbers behave like some of these
		if f := form(n); !slices.Contains(forms, f) {
			forms = append(forms, f)
		}
	}
	slices.SortFunc(forms, func(a, b plural.Form) int { return rank(a) - rank(b) })
	return func(n int) int { return max(0, slices.Index(forms, form(n))) }
}

// rank orders the forms: zero, one, two, few, many, and last the form for all other
// numbers.
func rank(f plural.Form) int {
	if f == plural.Other {
		return int(plural.Many) + 1
	}
	return int(f)
}
