package en

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// ledgerWords say what the game counts through a turn: what was done, to what.
type ledgerWords struct {
	thing, things string // "creature"
	past, done    string // "stole", "stolen"
	to            string // "to fight", "from hand"
}

var ledgerNames = [card.LedgerCount]ledgerWords{
	card.Played:           {"card", "cards", "played", "played", ""},
	card.PlayedCreatures:  {"creature", "creatures", "played", "played", ""},
	card.PlayedActions:    {"action card", "action cards", "played", "played", ""},
	card.PlayedArtifacts:  {"artifact", "artifacts", "played", "played", ""},
	card.PlayedUpgrades:   {"upgrade", "upgrades", "played", "played", ""},
	card.Used:             {"card", "cards", "used", "used", ""},
	card.UsedCreatures:    {"creature", "creatures", "used", "used", ""},
	card.Fought:           {"creature", "creatures", "used", "used", "to fight"},
	card.Reaped:           {"creature", "creatures", "used", "used", "to reap"},
	card.Discarded:        {"card", "cards", "discarded", "discarded", ""},
	card.Forged:           {"key", "keys", "forged", "forged", ""},
	card.Stolen:           {"æmber", "æmber", "stole", "stolen", ""},
	card.Robbed:           {"æmber", "æmber", "stole", "stolen", ""},
	card.DestroyedEnemies: {"creature", "creatures", "", "destroyed", ""},
	card.DestroyedFriends: {"creature", "creatures", "", "destroyed", ""},
	card.DestroyedInFight: {"creature", "creatures", "", "destroyed", "in a fight"},
	card.DestroyedMutants: {"Mutant creature", "Mutant creatures", "", "destroyed", ""},
	card.UsedPilots:       {"friendly Pilot creature", "friendly Pilot creatures", "used", "used", ""},
	card.Exalted:          {"friendly creature", "friendly creatures", "exalted", "exalted", ""},
	card.DrawnInStep:      {"card", "cards", "drew", "drawn", "in the “draw cards” step"},
}

// ledger finds the words for what a number counts.
func (t *en) ledger(n card.Num) ledgerWords {
	if n.Ledger >= card.LedgerCount || ledgerNames[n.Ledger].thing == "" {
		m := lang.Missing("ledger", n.Ledger)
		return ledgerWords{m, m, m, m, ""}
	}
	w := ledgerNames[n.Ledger]
	if n.House != card.NoHouse {
		w.thing, w.things = printed.English[n.House]+" "+w.thing, printed.English[n.House]+" "+w.things
		switch n.Ledger {
		case card.Discarded:
			w.to = "from hand"
		case card.UsedCreatures:
			w.thing, w.things = "friendly "+w.thing, "friendly "+w.things
		}
	}
	if n.Ledger == card.Robbed {
		w.to = "from " + t.who(n.Who).object
	}
	if plan.IsPassive(n.Ledger) {
		adj := map[card.Rel]string{card.Friend: "friendly ", card.Foe: "enemy "}[plan.SideOf(n)]
		w.thing, w.things = adj+w.thing, adj+w.things
	}
	return w
}

// when is "this turn" or "on their previous turn".
func (t *en) when(n card.Num) string {
	switch {
	case n.Kind != card.DoneLast:
		return "this turn"
	case plan.IsPassive(n.Ledger):
		return "on " + t.who(n.Who).owns + " previous turn"
	}
	return "on " + t.who(plan.Actor(n)).its() + " previous turn"
}

// did is "you have played this turn", "destroyed this turn".
func (t *en) did(n card.Num) string {
	w := t.ledger(n)
	if plan.IsPassive(n.Ledger) {
		return lang.Join(w.done, w.to, t.when(n))
	}
	p := t.who(plan.Actor(n))
	if n.Kind == card.DoneLast {
		return lang.Join(p.subject, w.past, w.to, t.when(n))
	}
	return lang.Join(p.subject, inflect("have", p.third), w.done, w.to, t.when(n))
}

func (t *en) ledgerThing(n card.Num) string { return t.ledger(n).thing + " " + t.did(n) }

func (t *en) ledgerValue(n card.Num) string {
	w := t.ledger(n)
	if w.thing == "æmber" {
		return "the amount of æmber " + t.did(n)
	}
	return "the number of " + w.things + " " + t.did(n)
}

// soManyDone is how much has been done: "3 or more creatures"; æmber is not counted if it is only
// said from whom.
func (t *en) soManyDone(c *card.Cond) nounPhrase {
	w := t.ledger(c.A)
	p := t.soMany(c, w.thing, w.things)
	if c.A.Ledger == card.Robbed && c.Cmp == card.AtLeast && plan.IsOne(c.B) {
		p.words = w.thing
	}
	return p
}
