package ru

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// amountFor says for whom the next amount is, until the returned function is called: your own
// things are "свои", and what is on a card must not seem to be another player's.
func (t *ru) amountFor(w card.Who) (done func()) {
	if t.ownAmount = w == card.You; !t.ownAmount {
		t.Near = card.NoRole
	}
	return func() { t.ownAmount = false }
}

// cost is what a key costs: "ключ по текущей цене, повышенной на 2 янтаря".
func (t *ru) cost(n card.Num) string {
	amber := func(n int) string { return wordFor("янтарь").count(n).cases[accusative] }
	var changes []string
	switch c := plan.KeyCostOf(&n); {
	case c.RaisedBy != nil && plan.Counts(*c.RaisedBy):
		changes = append(changes, "повышенной на "+amber(1)+" "+t.forEach(*c.RaisedBy))
	case c.RaisedBy != nil:
		changes = append(changes, "повышенной на "+t.value(*c.RaisedBy).cases[accusative])
	default:
		if c.Raised > 0 {
			changes = append(changes, "повышенной на "+amber(c.Raised))
		}
		if c.Lowered > 0 {
			lowered := "пониженной на " + amber(c.Lowered)
			if c.ForEachOf != nil {
				lowered += " " + t.forEach(*c.ForEachOf)
			}
			if c.Most > 0 {
				lowered += " (но не более чем на " + digits(c.Most) + ")"
			}
			changes = append(changes, lowered)
		}
	}
	cost := "ключ по текущей цене"
	if len(changes) > 0 {
		cost += ", " + series(changes, "и")
	}
	return cost
}

// aboutPlayer writes what is said of a player in a relative clause: "у которого нет
// артефактов".
func (t *ru) aboutPlayer(own string, write func() string) string {
	you, foe, plain := t.you, t.foe, t.Plain
	defer func() { t.you, t.foe, t.Plain = you, foe, plain }()
	t.you = person{nounPhrase{cases: forms("который которого которому которого которым котором")}, own}
	t.foe, t.Plain = named("соперник", "его"), true
	return write()
}
