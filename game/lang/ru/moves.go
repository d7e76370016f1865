package ru

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// move writes cards that go to another zone.
func (t *ru) move(e card.Effect) clause {
	var found []act
	var p nounPhrase
	if e.Target.Search {
		found, p = t.search(e.Target)
	} else {
		p = t.target(e.Target)
	}
	verb, past, rest := "", "", ""
	switch owner := t.destination(e); e.To {
	case card.Discard:
		verb, past, rest = "сбросить", "сброшен", ""
	case card.Purged:
		verb, past, rest = "изгнать", "изгнан", ""
	case card.Archives:
		verb, past, rest = "положить", "положен в архив", owner.to(card.Archives)
	case card.Hand:
		verb, past, rest = "вернуть", "возвращён", owner.to(card.Hand)
		if t.comesFirst(e) {
			verb, past = "взять", "взят на руку"
		}
	case card.Deck:
		switch e.Place {
		case card.Shuffled:
			verb, past, rest = "замешать", "замешан в колоду", owner.to(card.Deck)
		case card.AtBottom:
			verb, past, rest = "положить", "положен под низ колоды", "под низ "+owner.owns(wordFor("колода"), false).cases[genitive]
		default:
			verb, past, rest = "положить", "положен на верх колоды", "на верх "+owner.owns(wordFor("колода"), false).cases[genitive]
			if e.Flag {
				rest += " в случайном порядке"
			}
		}
	default:
		return whole(lang.Missing("move to zone", e.To))
	}
	t.remember(e, past)
	if e.Target.Pick == card.ChoiceOf {
		t.drawn = lang.DrawnOf(e.Target.Filter)
	} else if r := lang.PartOf(e.Target.Filter); r != card.NoRole {
		t.drawn = r
	}
	return clause{acts: append(found, act{verb, lang.Join(p.cases[accusative], rest)})}
}

// to is the player's zone as the end of a way: "на руку владельца".
func (p person) to(z card.Zone) string {
	if p.own != "" && (z == card.Hand || z == card.Archives) { // one has but one
		p = person{}
	}
	return p.owns(wordFor(places[z].noun), false).after(places[z].preps[to], accusative)
}

// comesFirst reports whether cards that go to a hand have never been in it, so that they
// are not returned.
func (t *ru) comesFirst(e card.Effect) bool {
	if e.Target.Pick == card.ByRole {
		return t.done.past == "показан" || t.done.past == "сброшен"
	}
	return e.Target.Search || e.Target.Filter.Zone == card.Deck || e.Target.Filter.Zone == card.Archives
}

// search is the order to look for cards, "найдите в вашей колоде карту с названием Troll",
// and what the cards are called once they are found.
func (t *ru) search(g card.Target) ([]act, nounPhrase) {
	where := t.whither(g.Filter.Zone, g.Filter.Whose, in)
	if also := g.Filter.Also; also != nil {
		where += " и " + t.whither(also.Zone, also.Whose, in)
		g.Filter.Also = nil
	}
	f := g.Filter
	g.Filter.Zone = card.NoZone
	p := t.target(g)
	t.isOf(f, card.It, g.Save)
	return []act{{"найти", where + " " + p.cases[accusative]}}, theyPronoun(p.gender, p.plural)
}

// destination is whose zone the cards go to.
func (t *ru) destination(e card.Effect) person {
	if e.Who != card.Owner {
		return t.who(e.Who)
	}
	known, ok := t.known[e.Target.Role]
	if !ok && e.Target.Role == card.Them {
		known = t.known[card.It]
	}
	if e.Target.Pick != card.ByRole && lang.FromYours(e.Target.Filter) || e.Target.Pick == card.ByRole && known.yours ||
		t.buried && e.Target.Role == card.This {
		return t.you
	}
	return named("владелец")
}

// capture writes æmber that creatures take onto themselves (K5.6).
func (t *ru) capture(e card.Effect) clause {
	p := t.target(e.Target)
	owner := t.who(e.Who)
	at := owner.after("у", genitive)
	switch {
	case e.Who != card.Opponent:
	case t.capturesFromYou(e.Target):
		owner, at = youPerson, "у вас"
	case e.Target.Pick != card.ByRole && e.Target.Filter.Rel == card.Anyone && !t.active && !t.plain && !lang.IsBeside(e.Target.Filter):
		at = "у своего соперника"
	}
	head, tail := owner.all(wordFor("янтарь")), ""
	if e.Flag {
		at = ""
	} else {
		head, tail = t.pooled(e.Num, e.Who, owner)
	}
	if p.each && e.Num.Kind == card.Const && !e.Flag {
		head = "по " + digits(e.Num.N) + " " + map[bool]string{true: "янтарю", false: "янтаря"}[pluralForm(e.Num.N) == 0]
	}
	t.done = outcome{wordFor("янтарь"), "захвачен"}
	return says(p, "захватить", measured(head, at, tail))
}

// capturesFromYou reports whether the creatures are your opponent's, whose opponent you
// are. On adventure cards all are, but for those called yours.
func (t *ru) capturesFromYou(g card.Target) bool {
	switch {
	case t.active:
		return g.Pick == card.ByRole || g.Filter.Rel != card.Friend
	case t.plain:
		return false
	}
	return g.Pick != card.ByRole && g.Filter.Rel == card.Foe
}

// exalt writes what happens to a creature several times; once is an action. Other cards
// are not exalted (K5.8).
func (t *ru) exalt(e card.Effect) clause {
	creature := t.creatures(e.Target)
	p := t.target(e.Target)
	defer t.remember(e, "возвышен")
	if !creature {
		head, tail := t.amount(e.Num, wordFor("янтарь"))
		return order("положить", measured(head, "из общего запаса "+p.after("на", accusative), tail))
	}
	head, tail := t.amount(e.Num, wordFor("раз"))
	return order("возвысить", lang.Join(p.cases[accusative], head, tail))
}
