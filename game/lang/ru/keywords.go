package ru

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// mention remembers a keyword that an ability gives, for its reminder, which stands after a
// colon.
func (t *ru) mention(k card.Keyword, n int) {
	w := t.Explain(lang.Keyword{Kind: k, N: n, Given: true})
	w.Reminder = lang.Small(w.Reminder)
	t.Mention(w)
}
