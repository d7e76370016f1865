package en

import (
	"strings"

	"github.com/keyraken/keyraken/game/lang"
)

// termForms are the forms in which English texts name the terms.
var termForms = func() map[string]lang.Term {
	forms := [lang.TermCount]string{
		lang.Amber:   "æmber",
		lang.Damage:  "damage",
		lang.Stun:    "stun stuns stunned",
		lang.Ward:    "ward wards warded",
		lang.Enrage:  "enrage enrages enraged",
		lang.Exalt:   "exalt exalts exalted",
		lang.Capture: "capture captures captured",
		lang.Steal:   "steal steals stolen",
		lang.Archive: "archive archives archived",
		lang.Purge:   "purge purges purged",
		lang.Haunted: "haunted", lang.Overwhelmed: "overwhelmed", lang.Scrap: "scrap", lang.Fate: "fate",
		lang.Token: "token", lang.Prophecy: "prophecy prophecies",
	}
	all := map[string]lang.Term{}
	for t, words := range forms {
		for _, w := range strings.Fields(words) {
			all[w] = lang.Term(t)
		}
	}
	return all
}()

// Term implements [lang.Texts].
func (english) Term(word string) lang.Term { return termForms[strings.ToLower(word)] }
