package en

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// cost is what a key costs: "a key at +2 æmber current cost".
func (t *en) cost(n card.Num) string {
	cost, c := "a key at current cost", plan.KeyCostOf(&n)
	if c.RaisedBy != nil || c.Most > 0 {
		head, tail := t.amount(n, amberUnit)
		return lang.Join(cost+", plus", head, tail)
	}
	if c.Raised > 0 {
		cost = "a key at +" + strconv.Itoa(c.Raised) + " æmber current cost"
	}
	if c.Lowered > 0 {
		cost += ", reduced by " + strconv.Itoa(c.Lowered) + " æmber"
	}
	if c.ForEachOf != nil {
		cost += " for each " + t.thing(*c.ForEachOf)
	}
	return cost
}

// itsOwn is "their", or "its" for a monster, "your" for you.
func (t *en) itsOwn(p person) string {
	if p.owns == "your" || p.owns == "their" {
		return p.owns
	}
	if p.subject == t.boss() || p.subject == "the monster" {
		return "its"
	}
	return "their"
}

// theHouse is "its house".
func (t *en) theHouse(g card.Target) string {
	if words := t.target(g).words; words != "it" {
		return "the house of " + words
	}
	return "its house"
}

// aboutPlayer writes what is said of a player in a relative clause: "who controls no artifacts".
func (t *en) aboutPlayer(write func() string) string {
	you, foe, plain := t.you, t.foe, t.Plain
	defer func() { t.you, t.foe, t.Plain = you, foe, plain }()
	t.you, t.foe, t.Plain = person{subject: "who", object: "whom", owns: "whose", third: true}, named("their opponent"), true
	return write()
}
