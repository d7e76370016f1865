package en

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

func (t *en) gain(e card.Effect) clause {
	head, tail := t.amount(e.Num, amberUnit)
	t.Remember(e)
	return t.does(e.Who, "gain", lang.Join(head, tail))
}

func (t *en) lose(e card.Effect) clause {
	owns := t.who(e.Who).its()
	head, tail := "all of "+owns+" æmber", ""
	if !e.All {
		head, tail = t.pooled(e.Num, e.Who, owns)
	}
	t.Remember(e)
	return t.does(e.Who, "lose", lang.Join(head, tail))
}

func (t *en) steal(e card.Effect) clause {
	head, tail := t.pooled(e.Num, card.Opponent, t.foe.owns)
	if t.Active || t.Plain {
		tail = lang.Join("from "+t.foe.object, tail)
	}
	t.Remember(e)
	return order("steal", lang.Join(head, tail))
}

func (t *en) pay(e card.Effect) clause {
	head, tail := t.amount(e.Num, amberUnit)
	to := "their opponent"
	switch e.Who {
	case card.You:
		to = t.foe.object
	case card.Opponent:
		to = t.you.object
	}
	t.Remember(e)
	if e.All {
		return t.does(e.Who, "give", lang.Join(to, "all of", t.who(e.Who).its(), "æmber"))
	}
	return t.does(e.Who, "pay", lang.Join(to, head, tail))
}

// draw writes a draw; an adventure's monster archives instead (A4.3).
func (t *en) draw(e card.Effect) clause {
	u, verb := cardUnit, "draw"
	if t.Archives(e) {
		u, verb = unit{"adventure card", "adventure cards"}, "archive"
	}
	head, tail := t.amount(e.Num, u)
	t.Remember(e)
	return t.does(e.Who, verb, lang.Join(head, tail))
}

func (t *en) refill(e card.Effect) clause {
	return t.does(e.Who, "refill", t.who(e.Who).its()+" hand as if it were "+t.who(e.Who).its()+" “draw cards” step")
}

func (t *en) chains(e card.Effect) clause {
	if e.Num.Kind == card.Const && e.Num.N < 0 {
		return t.does(e.Who, "shed", unit{"chain", "chains"}.times(-e.Num.N))
	}
	head, tail := t.amount(e.Num, unit{"chain", "chains"})
	return t.does(e.Who, "gain", lang.Join(head, tail))
}

func (t *en) forge(e card.Effect) clause {
	if e.Free {
		return t.does(e.Who, "forge", "a key at no cost")
	}
	cost, c := "a key at current cost", plan.KeyCostOf(&e.Num)
	if c.RaisedBy != nil || c.Most > 0 {
		head, tail := t.amount(e.Num, amberUnit)
		return t.does(e.Who, "forge", lang.Join(cost+", plus", head, tail))
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
	return t.does(e.Who, "forge", cost)
}

func (t *en) unforge(e card.Effect) clause {
	p := t.who(e.Who)
	if e.LastForged {
		last := lang.Join(p.subject, "forged a key on", p.its(), "previous turn")
		return whole("if " + last + ", unforge it")
	}
	return order("unforge", "one of "+p.owns+" keys")
}

func (t *en) resetTide(card.Effect) clause {
	if t.Active { // it has no other state there (A8.2)
		return order("lower", "the tide")
	}
	return order("reset", "the tide")
}

func (t *en) tides(e card.Effect) clause {
	return t.does(e.Who, "raise", "the tide")
}

func (t *en) shuffle(e card.Effect) clause {
	p := t.who(e.Who)
	if e.WithDiscard {
		return order("shuffle", p.owns+" discard pile into "+t.itsOwn(p)+" deck")
	}
	return order("shuffle", p.owns+" deck")
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

func (t *en) look(e card.Effect) clause {
	return order("look at", t.whoseZone(e.To, e.Who))
}

func (t *en) revealZone(e card.Effect) clause {
	zone := lang.Lookup(zoneNames[:], "zone", e.To)
	t.Near = card.NoRole // the cards seen now stand between
	if e.To == card.Hand || e.To == card.Archives {
		return t.does(e.Who, "reveal", t.who(e.Who).its()+" "+zone)
	}
	return order("reveal", t.whoseZone(e.To, e.Who))
}

// lookAt writes cards that only you see.
func (t *en) lookAt(e card.Effect) clause {
	p := t.target(e.Target)
	t.Remember(e)
	return order("look at", p.words)
}

func (t *en) flip(e card.Effect) clause {
	return t.does(e.Who, "swap", t.who(e.Who).its()+" deck with "+t.who(e.Who).its()+" discard pile")
}

func (t *en) endTurn(card.Effect) clause {
	if t.you == youPerson {
		return order("end", "your turn")
	}
	return order("end", "the turn")
}

func (t *en) activeHouse(e card.Effect) clause {
	p := t.target(e.Target)
	return whole(possessive(subject(p)) + " house becomes the active house")
}

func (t *en) chooseHouse(e card.Effect) clause {
	rest := "a house"
	if e.Who != card.Nobody {
		rest += " on " + t.who(e.Who).owns + " identity card"
	}
	if e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole {
		rest = t.theHouse(e.Target)
	}
	by := e.By
	if by == card.Nobody {
		by = card.You
	}
	return t.does(by, "choose", rest)
}

// theHouse is "its house".
func (t *en) theHouse(g card.Target) string {
	if words := t.target(g).words; words != "it" {
		return "the house of " + words
	}
	return "its house"
}

// choosePlayer may say which: "a player with 1 or more æmber".
func (t *en) choosePlayer(e card.Effect) clause {
	if e.Cond.Kind == card.Always {
		return order("choose", "a player")
	}
	return order("choose", "a player "+t.aboutPlayer(func() string { return t.cond(e.Cond) }))
}

// aboutPlayer writes what is said of a player in a relative clause: "who controls no artifacts".
func (t *en) aboutPlayer(write func() string) string {
	you, foe, plain := t.you, t.foe, t.Plain
	defer func() { t.you, t.foe, t.Plain = you, foe, plain }()
	t.you, t.foe, t.Plain = person{subject: "who", object: "whom", owns: "whose", third: true}, named("their opponent"), true
	return write()
}

func (t *en) chooseNumber(e card.Effect) clause {
	return order("choose", "a number from "+strconv.Itoa(e.N)+" to "+t.value(e.Num))
}

func (t *en) nameCard(e card.Effect) clause {
	if e.Another {
		return order("name", "a second card, or the same again")
	}
	return order("name", "a card")
}

func (t *en) chooseTrait(card.Effect) clause { return order("choose", "a trait") }

func (t *en) distribute(e card.Effect) clause {
	head, tail := t.amount(e.Num, damageUnit)
	n := t.noun(e.Target.Filter, "in")
	t.Remember(e)
	return order("deal", lang.Join(head, tail)+", divided as you choose among any number of "+n.those())
}

// prevent writes that a key is not forged after all (see ForgeToll).
func (t *en) prevent(card.Effect) clause {
	if t.Fights {
		return says(nounPhrase{words: "that creature"}, "be", "exhausted with no effect")
	}
	return says(nounPhrase{words: "that key"}, "be", "not forged (nothing is paid)")
}
