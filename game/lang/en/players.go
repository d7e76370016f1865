package en

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// person is a player as a sentence names them.
type person struct {
	subject string
	object  string
	owns    string // "your", "their"
	third   bool   // takes "gains", not "gain"
}

func named(name string) person {
	return person{subject: name, object: name, owns: possessive(name), third: true}
}

var (
	youPerson  = person{subject: "you", object: "you", owns: "your"}
	theyPerson = person{subject: "they", object: "them", owns: "their"}
	opponent   = named("your opponent")
)

// players are those whom an ability knows by what they do.
var players = map[card.Who]person{
	card.EachPlayer: named("each player"), card.Nobody: named("a player"), card.AnyPlayer: named("a player"),
	card.Controller: named("its controller"), card.Owner: named("its owner"), card.Active: named("the active player"),
	card.EventWho: named("that player"), card.Chosen: named("that player"),
	card.EachHaunted: named("each haunted player"), card.EachUnhaunted: named("each player who is not haunted"),
}

// who names a player from the view of the ability.
func (t *en) who(w card.Who) person {
	switch {
	case w == card.You:
		return t.you
	case w == card.Opponent:
		return t.foe
	case w == card.Active && t.Active:
		return youPerson
	}
	if p, ok := players[w]; ok {
		return p
	}
	return named(lang.Missing("player", w))
}

// anyOf names the player of a test, which is about one card: any one of several.
func (t *en) anyOf(w card.Who) person {
	switch w {
	case card.EachHaunted:
		return named("a haunted player")
	case card.EachUnhaunted:
		return named("a player who is not haunted")
	}
	return t.who(w)
}

// does makes a clause about what a player does: an order when it is you.
func (t *en) does(w card.Who, verb, rest string) clause {
	c := order(verb, rest)
	if w == card.You {
		return c
	}
	p := t.who(w)
	c.subject, c.third = p.subject, p.third
	return c
}

// assign gives orders inside the branches of an effect that another player
// carries out to that player: "if they do, they draw a card".
func (t *en) assign(cs []clause) []clause {
	if t.doer.subject == "" || t.Depth == 0 {
		return cs
	}
	for i, c := range cs {
		if c.full == "" && c.subject == "" {
			cs[i].subject, cs[i].third = t.doer.subject, t.doer.third
		}
	}
	return cs
}

// as runs write with another player as "you" (K16.2), and returns its clauses
// with that player as their subject.
func (t *en) as(w card.Who, write func() []clause) []clause {
	if w == card.You {
		return write()
	}
	return t.asPerson(w, t.who(w), write)
}

// asPerson is as for players who are described, not just named.
func (t *en) asPerson(w card.Who, p person, write func() []clause) []clause {
	you, foe, plain, depth, doer := t.you, t.foe, t.Plain, t.Depth, t.doer
	t.you, t.Plain = theyPerson, true
	t.foe = named("their opponent")
	if w == card.Opponent {
		t.foe = you
	}
	switch {
	case p == youPerson:
		t.you = youPerson
	case w == card.EventWho || w == card.Controller || w == card.Owner: // "they" could be either
		t.foe = named(p.owns + " opponent")
	}
	t.Depth, t.doer = 0, t.you
	cs := write()
	t.you, t.foe, t.Plain, t.Depth, t.doer = you, foe, plain, depth, doer
	for i, c := range cs {
		if c.full == "" && c.subject == "" {
			cs[i].subject, cs[i].third = p.subject, p.third
		}
	}
	if len(cs) > 0 && cs[0].full != "" && p != youPerson && w != card.EventWho { // "they" would refer to nobody yet
		cs[0].full = lang.Join(p.subject, inflect("do", p.third), "this:", cs[0].full)
	}
	return cs
}
