package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// ifs writes effects that depend on a condition.
func (t *ru) ifs(e card.Effect) []clause {
	lead := "если " + t.cond(e.Cond) + ", "
	switch {
	case e.Cond.Kind == card.Always:
		lead = ""
	case e.Cond.Kind == card.Succeeded && !e.Cond.Not:
		lead = "в этом случае "
	case e.Cond.Kind == card.Succeeded:
		lead = "если нет, "
	}
	then := t.block(lang.Sub(e, 0))
	if len(lang.Sub(e, 1)) == 0 {
		return []clause{whole(lead + then)}
	}
	other := t.block(lang.Sub(e, 1))
	if len(lang.Sub(e, 0)) == 0 {
		e.Cond.Not = !e.Cond.Not
		return []clause{whole("если " + t.cond(e.Cond) + ", " + other)}
	}
	return []clause{whole(lang.Stop(lead+then) + " Иначе " + other)}
}

// may writes effects that you may decline (K16.12).
func (t *ru) may(e card.Effect) clause {
	if do := lang.Sub(e, 0); len(do) == 1 && do[0].Verb == card.IfVerb && len(lang.Sub(do[0], 1)) == 0 {
		inner := do[0] // "если …, можете …"
		return t.ifs(card.If(inner.Cond, card.May(inner.Sub[0]...)))[0]
	}
	cs := t.effects(lang.Sub(e, 0))
	for i := range cs { // "он может", not "он может заставить его"
		if cs[i].full == "" && cs[i].subject == t.doer.nounPhrase {
			cs[i].subject = nounPhrase{}
		}
	}
	k := 0
	for k < len(cs) && cs[k].full == "" {
		k++
	}
	if k == 0 {
		return order("мочь", "сделать следующее: "+flow("", cs))
	}
	bare := coordinateBare(cs[:k])
	if k < len(cs) {
		bare = strings.TrimSuffix(lang.Stop(bare)+" "+sentences(cs[k:]), ".")
	}
	return order("мочь", bare)
}

// on writes effects that another player carries out.
func (t *ru) on(e card.Effect) []clause {
	return t.as(e.Who, func() []clause { return t.effects(lang.Sub(e, 0)) })
}
