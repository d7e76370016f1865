package ru

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// person is a player as a sentence names them.
type person struct {
	nounPhrase
	// own is the adjective of what is theirs, "ваш" or "свой"; without one their name
	// stands after it: "янтарь соперника".
	own string
}

var you = nounPhrase{cases: forms("вы вас вам вас вами вас"), plural: true, second: true}

var (
	youPerson = person{you, "ваш"}
	// theyPerson is a player who is the subject of the sentence.
	theyPerson = person{theyPronoun(masculine, false), "свой"}
)

// named is a player who is called by a noun.
func named(noun string, adjectives ...string) person {
	return person{nounPhrase: wordFor(noun).phrase(false, adjectives...)}
}

// who names a player from the view of the ability.
func (t *ru) who(w card.Who) person {
	switch w {
	case card.You:
		return t.you
	case card.Opponent:
		return t.foe
	case card.EachPlayer:
		return named("игрок", "каждый")
	case card.EachHaunted:
		return named("игрок", map[bool]string{true: "любой", false: "каждый"}[t.ofAny], "истерзанный")
	case card.EachUnhaunted:
		p := named("игрок", "каждый")
		p.nounPhrase = p.with(", который не истерзан,")
		return p
	case card.Nobody, card.AnyPlayer:
		return named("игрок", "любой")
	case card.Controller:
		if whom := t.nearest(); whom != (nounPhrase{}) { // "контролирующий его игрок"
			return named("игрок", "контролирующий "+whom.cases[accusative])
		}
		return named("игрок", "контролирующий")
	case card.Owner:
		return named("владелец")
	case card.Active:
		if t.Active {
			return youPerson
		}
		return named("игрок", "активный")
	case card.EventWho:
		if t.ofPlayer {
			return theyPerson.nonReflexive()
		}
		return named("игрок", "этот")
	case card.Chosen: // who has just been
		return person{named("игрок", "этот").nounPhrase, "его"}
	}
	return person{nounPhrase: nounPhrase{cases: alike(lang.Missing("player", w))}}
}

// anyOf names the player of a test, which is about one card: any one of several.
func (t *ru) anyOf(w card.Who) person {
	switch w {
	case card.EachHaunted:
		return named("игрок", "истерзанный")
	case card.EachUnhaunted:
		return named("игрок", "неистерзанный")
	}
	return t.who(w).nonReflexive()
}

// isHe reports whether the card of a role is a "он", as players are.
func (t *ru) isHe(r card.Role) bool {
	k, ok := t.Known[r]
	return ok && t.word(k.Thing).gender == masculine
}

// nearest is a pronoun for one of the cards that were named last; empty when none were.
func (t *ru) nearest() nounPhrase {
	switch k, ok := t.Known[t.Near]; {
	case ok:
		return theyPronoun(t.word(k.Thing).gender, false)
	case t.Near == card.This:
		return theyPronoun(t.self.gender, false)
	case t.Near == card.Host:
		return theyPronoun(neuter, false)
	}
	for _, r := range [...]card.Role{card.Subject, card.It} {
		if k, ok := t.Known[r]; ok {
			return theyPronoun(t.word(k.Thing).gender, false)
		}
	}
	return nounPhrase{}
}

// acting is the player as the subject of a sentence, which has not named the card of an
// owner: "его владелец".
func (t *ru) acting(w card.Who) nounPhrase {
	p := t.who(w).nounPhrase
	if of := t.nearest(); w == card.Owner && of != (nounPhrase{}) {
		return p.before(possessive(of))
	}
	return p
}

// owns names what belongs to the player: "ваша колода", "колода соперника".
func (p person) owns(w word, plural bool, adjectives ...string) nounPhrase {
	if p.own != "" {
		return w.phrase(plural, append([]string{p.own}, adjectives...)...)
	}
	return w.phrase(plural, adjectives...).with(p.cases[genitive])
}

// reflexive is the player as the subject of the sentence, whose things are "свои".
func (p person) reflexive() person {
	p.own = "свой"
	return p
}

// nonReflexive is the player where "свой" would be somebody else's, as in a condition.
func (p person) nonReflexive() person {
	if p == theyPerson {
		p.own = "его"
	}
	return p
}

// withoutReflexive makes "его", not "свой", of what belongs to a player who has been the subject,
// until the returned function is called: in a condition, or when cards are the subject.
func (t *ru) withoutReflexive() (done func()) {
	was := t.you
	t.you = t.you.nonReflexive()
	return func() { t.you = was }
}

// does makes a clause about what a player does: an order when it is you.
func (t *ru) does(w card.Who, verb, rest string) clause {
	c := order(verb, rest)
	if w != card.You {
		c.subject = t.acting(w)
	}
	return c
}

// assign gives orders inside the branches of an effect that another player carries out to
// that player: "в этом случае он берёт карту".
func (t *ru) assign(cs []clause) []clause {
	if t.doer.cases == (cases{}) || t.Depth == 0 {
		return cs
	}
	giveSubject(t.doer.nounPhrase, cs)
	return cs
}

// giveSubject turns orders into what a player does.
func giveSubject(p nounPhrase, cs []clause) {
	for i, c := range cs {
		if c.isOrder() {
			cs[i].subject = p
		}
	}
}

// as runs write with another player as "you" (K16.2), and returns its clauses with that
// player as their subject.
func (t *ru) as(w card.Who, write func() []clause) []clause {
	if w == card.You {
		return write()
	}
	p := t.who(w)
	p.nounPhrase = t.acting(w)
	return t.asPerson(w, p, write)
}

// asPerson is as for players who are described, not just named.
func (t *ru) asPerson(w card.Who, p person, write func() []clause) []clause {
	you, foe, plain, depth, doer := t.you, t.foe, t.Plain, t.Depth, t.doer
	t.you, t.Plain = theyPerson, true
	t.foe = named("соперник", "его")
	if w == card.Opponent {
		t.foe = you
	}
	switch {
	case p == youPerson:
		t.you = youPerson
	case w == card.EventWho || w == card.Controller || w == card.Owner: // "его" could be either's
		if !p.pronoun { // else "его соперник"
			t.foe = person{nounPhrase: wordFor("соперник").phrase(false).with(p.cases[genitive])}
		}
	}
	t.Depth, t.doer = 0, t.you
	cs := write()
	t.you, t.foe, t.Plain, t.Depth, t.doer = you, foe, plain, depth, doer
	giveSubject(p.nounPhrase, cs)
	if len(cs) > 0 && cs[0].full != "" && p != youPerson && w != card.EventWho { // "он" would refer to nobody yet
		cs[0].full = says(p.nounPhrase, "сделать", "следующее:").finite() + " " + cs[0].full
	}
	return cs
}
