package ru

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// keywords names the printed keywords of a card with their reminders.
func (t *ru) keywords(c *card.Card) []lang.Keyword {
	var ks []lang.Keyword
	if c.Gigantic != "" {
		ks = append(ks, t.Explain(lang.Keyword{Kind: lang.Gigantic}))
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := int(c.Keywords[k]); n > 0 {
			ks = append(ks, t.Explain(lang.Keyword{Kind: k, N: n}))
		}
	}
	if c.Prey != nil {
		t.forget()
		prey := t.Explain(lang.Keyword{Kind: lang.Prey})
		prey.Name += " — " + t.prey(*c.Prey)
		ks = append(ks, prey)
	}
	return ks
}

// prey says what is hunted, from the view of the hunter: "самое сильное существо" (A6.1).
func (t *ru) prey(g card.Target) string { return t.target(g).cases[nominative] }

// mention remembers a keyword that an ability gives, for its reminder.
func (t *ru) mention(k card.Keyword, n int) {
	w := t.Explain(lang.Keyword{Kind: k, N: n, Given: true})
	first := firstLetter(w.Reminder)
	w.Reminder = strings.ToLower(first) + strings.TrimPrefix(w.Reminder, first) // it stands after a colon
	if !slices.Contains(t.Mentioned, w) {
		t.Mentioned = append(t.Mentioned, w)
	}
}
