package text

import "strings"

// enTerms are the forms in which English texts name the terms.
var enTerms = func() map[string]Term {
	forms := [Terms]string{
		Amber:   "æmber",
		Damage:  "damage",
		Stun:    "stun stuns stunned",
		Ward:    "ward wards warded",
		Enrage:  "enrage enrages enraged",
		Exalt:   "exalt exalts exalted",
		Capture: "capture captures captured",
		Steal:   "steal steals stolen",
		Archive: "archive archives archived",
		Purge:   "purge purges purged",
	}
	all := map[string]Term{}
	for t, words := range forms {
		for _, w := range strings.Fields(words) {
			all[w] = Term(t)
		}
	}
	return all
}()

// Term is what a word of a text names, in whatever form it stands; NoTerm when it
// names none.
func (English) Term(word string) Term { return enTerms[strings.ToLower(word)] }
