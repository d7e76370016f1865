package en

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

func (t *en) deal(e card.Effect) clause {
	if e.Source == card.LeftNeighbor && e.Target.Pick == card.EachOf && e.Num.Kind == card.PowerOf && e.Num.Role == e.Source {
		p := t.target(e.Target)
		return says(p, "deal", "damage equal to its power to its right neighbor"+ignoring(e))
	}
	var source nounPhrase
	if e.Source != card.NoRole {
		source = t.cardsOf(e.Source)
		t.Near = e.Source
	}
	near := t.Near
	head, tail := t.amount(e.Num, damageUnit)
	if e.Target.Pick == card.ChoiceOf && plan.IsOne(e.Target.Max) && strings.HasPrefix(tail, "for each") { // which could be split (K16.16)
		t.Near = near
		head, tail = "damage", "equal to "+t.value(e.Num)
	}
	chosens := e.Num.Role == card.A || e.Num.Role == card.B // "its" is not each creature's own
	if e.Target.Pick == card.EachOf && e.Source == card.NoRole && !chosens &&
		strings.HasPrefix(tail, "equal to its ") { // not "with armor equal to its armor"
		p := t.target(e.Target)
		t.Remember(e)
		return says(p, "be dealt", lang.Join(head, tail)+ignoring(e))
	}
	rest := ""
	if and := e.Target.And; and != nil && tail == "" {
		e.Target.And = nil
		rest = head + " to " + t.target(e.Target).words + " and " + head + " to " + t.picked(*and, prep(and.Pick)).words
	} else if e.Target.Pick == card.EachOf && chosens {
		rest = lang.Join(head, tail, "to "+t.target(e.Target).each().words)
	} else {
		rest = measured(head, "to "+t.target(e.Target).each().words, tail)
	}
	if e.Splash.Kind != card.Const || e.Splash.N > 0 {
		rest += ", with " + t.value(e.Splash) + " splash damage"
	}
	t.Remember(e)
	if e.Source != card.NoRole {
		return says(source, "deal", rest+ignoring(e))
	}
	return order("deal", rest+ignoring(e))
}

func ignoring(e card.Effect) string {
	if e.IgnoresArmor {
		return ", ignoring armor"
	}
	return ""
}

// together writes damage that lands at the same time (K11.4).
func (t *en) together(e card.Effect) []clause {
	if len(e.Sub) == 0 {
		return []clause{whole(lang.Missing("effects of verb", e.Verb))}
	}
	if d := e.Sub[0]; len(d) == 2 && plan.DealsPower(d[0], d[1].Source) && plan.DealsPower(d[1], d[0].Source) {
		return []clause{whole("each of the two deals damage equal to its power to the other")}
	} else if len(d) > 0 && d[0].Source != card.NoRole { // each card deals its own
		var cs []string
		for _, d := range e.Sub[0] {
			t.Near = card.NoRole
			cs = append(cs, t.deal(d).finite())
		}
		return []clause{whole(strings.Join(cs, ", and at the same time "))}
	}
	var rests []string
	deals, of := plan.Parted(e.Sub[0])
	for i, d := range deals {
		if i > 1 { // "its" could be either's
			t.Near = card.NoRole
		}
		c := t.effect(&d)[0]
		if d.Verb != card.DealVerb {
			return []clause{c}
		}
		if of != card.NoRole {
			c.rest = strings.TrimSuffix(c.rest, t.head(d.Target.Filter.Types).head) + "one"
		}
		rests = append(rests, c.rest)
	}
	all := lang.List(rests, "and")
	if of != card.NoRole { // "each undamaged one and … each damaged one of those creatures"
		all += " of " + t.group(of)
	}
	return []clause{order("deal", all)}
}
