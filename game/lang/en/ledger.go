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
	// passive says it without a player: the player only tells which side.
	passive bool
}

var ledgerNames = [card.LedgerCount]ledgerWords{
	card.Played:           {"card", "cards", "played", "played", "", false},
	card.PlayedCreatures:  {"creature", "creatures", "played", "played", "", false},
	card.PlayedActions:    {"action card", "action cards", "played", "played", "", false},
	card.PlayedArtifacts:  {"artifact", "artifacts", "played", "played", "", false},
	card.PlayedUpgrades:   {"upgrade", "upgrades", "played", "played", "", false},
	card.Used:             {"card", "cards", "used", "used", "", false},
	card.UsedCreatures:    {"creature", "creatures", "used", "used", "", false},
	card.Fought:           {"creature", "creatures", "used", "used", "to fight", false},
	card.Reaped:           {"creature", "creatures", "used", "used", "to reap", false},
	card.Discarded:        {"card", "cards", "discarded", "discarded", "", false},
	card.Forged:           {"key", "keys", "forged", "forged", "", false},
	card.Stolen:           {"æmber", "æmber", "stole", "stolen", "", false},
	card.Robbed:           {"æmber", "æmber", "stole", "stolen", "", false},
	card.DestroyedEnemies: {"enemy creature", "enemy creatures", "", "destroyed", "", true},
	card.DestroyedFriends: {"friendly creature", "friendly creatures", "", "destroyed", "", true},
	card.DestroyedInFight: {"enemy creature", "enemy creatures", "", "destroyed", "in a fight", true},
}

// ledger finds the words for what a number counts.
func (t *en) ledger(n card.Num) ledgerWords {
	if n.Ledger >= card.LedgerCount || ledgerNames[n.Ledger].thing == "" {
		m := lang.Missing("ledger", n.Ledger)
		return ledgerWords{m, m, m, m, "", false}
	}
	w := ledgerNames[n.Ledger]
	if n.House != card.NoHouse {
		w.thing, w.things = printed.English[n.House]+" "+w.thing, printed.English[n.House]+" "+w.things
		if n.Ledger == card.Discarded {
			w.to = "from hand"
		}
	}
	if n.Ledger == card.Robbed {
		w.to = "from " + t.who(n.Who).object
	}
	if w.passive && n.Who == card.EachPlayer { // on whichever side
		w.thing, w.things = "creature", "creatures"
		return w
	}
	if w.passive && n.Who != card.You {
		// From the other side an enemy is a friend.
		other := ledgerNames[card.DestroyedFriends]
		if n.Ledger == card.DestroyedFriends {
			other = ledgerNames[card.DestroyedEnemies]
		}
		w.thing, w.things = other.thing, other.things
	}
	return w
}

// actor is the player who did what is counted.
func (t *en) actor(n card.Num) person {
	switch {
	case n.Ledger != card.Robbed:
		return t.who(n.Who)
	case n.Who == card.You:
		return t.who(card.Opponent)
	}
	return t.who(card.You)
}

// when is "this turn" or "on their previous turn".
func (t *en) when(n card.Num) string {
	switch {
	case n.Kind != card.DoneLast:
		return "this turn"
	case t.ledger(n).passive:
		return "on " + t.who(n.Who).owns + " previous turn"
	}
	return "on " + t.actor(n).its() + " previous turn"
}

// did is "you have played this turn", "destroyed this turn".
func (t *en) did(n card.Num) string {
	w := t.ledger(n)
	if w.passive {
		return lang.Join(w.done, w.to, t.when(n))
	}
	p := t.actor(n)
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

// happened is a condition: "you have played 3 or more creatures this turn".
func (t *en) happened(c card.Cond, none bool) string {
	n := c.A
	w := t.ledger(n)
	if t.Source != nil && t.Source.Type == card.ActionType && n.Kind == card.Done && n.Ledger == card.Played && n.Who == card.You &&
		c.Cmp == card.Equal && plan.IsOne(c.B) {
		return "you have played no other cards this turn" // the action itself is one
	}
	q := t.quantity(c, none, w.thing, w.things)
	if n.Ledger == card.Robbed && c.Cmp == card.AtLeast && plan.IsOne(c.B) {
		q = w.thing
	}
	if w.passive {
		was := map[bool]string{true: "was", false: "were"}[plan.IsOne(c.B) && c.Cmp == card.AtLeast]
		return lang.Join(q, was, w.done, w.to, t.when(n))
	}
	if n.Who == card.EachPlayer && n.Kind == card.Done { // together
		been := map[bool]string{true: "has been", false: "have been"}[plan.IsOne(c.B)]
		return lang.Join(q, been, w.done, w.to, t.when(n))
	}
	p := t.actor(n)
	if n.Kind == card.DoneLast {
		return lang.Join(p.subject, w.past, q, w.to, t.when(n))
	}
	return lang.Join(p.subject, inflect("have", p.third), w.done, q, w.to, t.when(n))
}
