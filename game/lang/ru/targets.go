package ru

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// role names cards that the ability already knows.
func (t *ru) role(r card.Role) nounPhrase {
	switch r {
	case card.This:
		if k, ok := t.Known[card.Subject]; ok && t.Near == card.Subject && t.word(k.Thing).phrase(false, "этот").cases == t.self.cases {
			t.Near = card.This
			return t.word(k.Thing).phrase(false).with("с этой способностью") // "это существо" would be what has just been named
		}
		return t.onceMore(r, t.self)
	case card.Host:
		return t.onceMore(r, t.host())
	case card.Giver:
		return t.giver
	case card.Beneath:
		return t.onceMore(r, wordFor("карта").phrase(false).with("под "+t.self.cases[instrumental]))
	case card.PurgedBy:
		p, done := wordFor("карта").phrase(true), adjective("изгнанный", wordFor("карта"), true)
		for k := range p.cases {
			p.cases[k] += ", " + done[k] + " " + t.self.cases[instrumental] + ","
		}
		return p
	case card.TheBoss:
		return t.boss()
	case card.Touched:
		return theyPronoun(neuter, false)
	case card.LeftNeighbor:
		return wordFor("сосед").phrase(false, "его", "левый")
	case card.TheSubjects:
		return t.lastingSubjects()
	case card.It, card.A, card.B, card.Them, card.Subject, card.Other:
		return t.pronoun(r)
	}
	return nounPhrase{cases: alike(lang.Missing("role", r))}
}

// onceMore is the phrase, or a pronoun when it has just been named.
func (t *ru) onceMore(r card.Role, p nounPhrase) nounPhrase {
	if t.Near == r {
		return p.again()
	}
	t.Near = r
	t.ofPlayer = t.ofPlayer && p.gender != masculine
	return p
}

// again is a pronoun for what has just been named; a title is not an "оно", nor "его" if it is
// feminine.
func (p nounPhrase) again() nounPhrase {
	if p.unlike {
		return wordFor(p.kind).phrase(false, "этот")
	}
	they := theyPronoun(p.gender, p.plural)
	if p.kind != "" && p.gender != masculine {
		they.cases[nominative] = wordFor(p.kind).phrase(false, "этот").cases[nominative]
	}
	return they
}

// lastingSubjects names the cards of a lasting effect: in full at first, then by a pronoun.
func (t *ru) lastingSubjects() nounPhrase {
	if t.subjects.cases == (cases{}) {
		return wordFor("существо").phrase(false, "этот")
	}
	p := t.subjects
	if p.pronoun && t.Near != t.SubjectsRole && (t.Near == card.This || t.Near == card.Subject) {
		t.Near = card.TheSubjects
		return t.word(t.SubjectsThing).phrase(p.plural, t.whichOne())
	}
	t.subjects = theyPronoun(p.gender, p.plural)
	t.Near = card.TheSubjects
	return p
}

// whichOne tells cards that have left play from those that may be named in between: "изгнанное
// существо".
func (t *ru) whichOne() string {
	if t.Done.Deed == plan.Purged {
		return participle(past(t.Done.Deed))
	}
	return "этот"
}

// host is the card that an upgrade is attached to; those of an adventure go on its
// monster (A3.6).
func (t *ru) host() nounPhrase {
	if t.Active {
		return t.boss()
	}
	switch plan.HostOf(t.Source) {
	case card.ArtifactType:
		return wordFor("артефакт").phrase(false, "этот")
	case card.CreatureType:
		return wordFor("существо").phrase(false, "этот")
	}
	return wordFor("карта").phrase(false).with("с этим улучшением")
}

// pronoun is "оно" for what was named last and "это существо" for the rest.
func (t *ru) pronoun(r card.Role) nounPhrase {
	near := t.IsNear(card.This)
	how, k := t.Naming(r)
	w, which := t.word(k.Thing), []string{"этот"}
	switch done := k.Past != plan.NoDeed; {
	case how == plan.ItsFoe:
		by := "бьётся " + t.self.cases[nominative]
		if near {
			by = theyPronoun(t.self.gender, false).cases[nominative] + " бьётся"
		}
		return wordFor("существо").phrase(false).with(", с которым " + by + ",")
	case how == plan.ByPronoun && t.mixed && !k.Plural && k.Thing == plan.Card: // "артефакт или существо" is no "она"
		t.mixed = false
	case how == plan.ByPronoun:
		return theyPronoun(w.gender, k.Plural)
	case how == plan.LastOne:
		which = []string{"последний", participle(past(k.Past))}
	case how == plan.ByOrder && t.Known[card.A].Thing == t.Known[card.B].Thing:
		which[0] = map[card.Role]string{card.A: "первый", card.B: "второй"}[r]
	case how == plan.ByOrder || how == plan.ByDeed:
		if done && k.Thing != plan.Neighbor {
			which[0] = participle(past(k.Past))
		}
	case k.Other:
		which = []string{"этот", "другой"}
	case r == card.Subject && k.Past == plan.Attacking:
		which[0] = "атакующий"
	case r == card.Subject && done:
		which[0] = participle(past(k.Past))
	case w.phrase(k.Plural, which...).cases == t.self.cases: // "это существо" is the card itself
		which[0] = "тот"
	}
	return w.phrase(k.Plural, which...)
}

// group names the cards of a role as several: "эти существа".
func (t *ru) group(r card.Role) nounPhrase {
	if k, ok := t.Known[r]; ok {
		if !k.Plural && t.Done.Deed == plan.Played {
			return t.role(r)
		}
		if k.Plural && t.IsNear(r) {
			return theyPronoun(t.word(k.Thing).gender, true) // "одну из них"
		}
		return t.word(k.Thing).phrase(true, "этот")
	}
	p := t.role(r)
	if !p.plural && r == card.Them {
		return wordFor("карта").phrase(true, "этот")
	}
	return p
}

// target names the cards that an effect touches and remembers them as It.
func (t *ru) target(g card.Target) nounPhrase {
	by := from
	if g.Pick == card.EachOf || g.Filter.Zone == card.Under { // "карту под ним", unless it moves
		by = in
	}
	return t.targetAt(g, by)
}

// targetAt is target with how the cards relate to their zone.
func (t *ru) targetAt(g card.Target, by way) nounPhrase {
	if g.Pick == card.ByRole {
		return t.role(g.Role)
	}
	if plan.TwoTypes(g) {
		n := t.noun(g.Filter, by)
		n.first("разных типов")
		t.Knows(card.It, plan.Cards(g.Filter.Types).One(), true)
		return n.count(2)
	}
	n, place := t.described(&g, by), ""
	if g.And == nil && !t.IsAsked(g) {
		place = n.inFront()
	}
	p := t.pickedOf(n, g)
	if place != "" {
		p = p.before(place)
	}
	if g.And != nil {
		if g.Save != card.NoRole {
			t.Saved = g.Save
			t.Knows(g.Save, plan.Cards(g.Filter.Types).One(), p.plural)
		}
		all := []nounPhrase{p}
		for and := g.And; and != nil; and = and.And {
			q, f := t.picked(*and, by), g.Filter
			if f.Zone < card.ZoneCount && places[f.Zone].noun != "" && and.Filter.Zone == f.Zone && and.Filter.Whose == f.Whose {
				if place := t.whither(f.Zone, f.Whose, by); strings.HasSuffix(q.cases[nominative], place) { // said once
					all[len(all)-1] = all[len(all)-1].without(place)
				}
			}
			all = append(all, q)
		}
		p = contrasted(all)
	}
	t.mixed = g.Pick != card.EachOf && len(plan.Kinds(plan.CardsIn(g.Filter).Types)) > 1
	t.Takes(g, t.thingIn(g.Filter), p.plural || g.Pick == card.EachOf && !plan.Single(g.Filter))
	return p
}

// contrasted joins phrases; two that differ only in the adjective say the noun once: "2
// дружественных и 2 вражеских существ".
func contrasted(all []nounPhrase) nounPhrase {
	p := join("и", all...)
	if len(all) != 2 || all[0].gender != all[1].gender || all[0].plural != all[1].plural || all[0].kind+all[1].kind != "" {
		return p
	}
	for k := range p.cases {
		one, other := strings.Fields(all[0].cases[k]), strings.Fields(all[1].cases[k])
		n := slices.IndexFunc(one, isSide)
		if n < 0 || n > 1 || len(one) != len(other) || !isSide(other[n]) || one[n] == other[n] || !slices.Equal(one[n+1:], other[n+1:]) {
			return p
		}
		p.cases[k] = strings.Join(one[:n+1], " ") + " и " + all[1].cases[k]
	}
	return p
}

// isSide reports whether a word is "дружественный" or "вражеский", in any form.
func isSide(word string) bool {
	return strings.HasPrefix(word, "дружественн") || strings.HasPrefix(word, "вражеск")
}

// thingIn is what the cards of a filter are called; neighbors are "сосед".
func (t *ru) thingIn(f card.Filter) plan.Thing {
	for _, p := range f.Preds {
		if p.Kind == card.IsNeighborOf && !p.Not && (p.Role != card.This || plan.Single(f)) { // "правый сосед"
			return plan.Neighbor
		}
	}
	return plan.CardsIn(f).One()
}

// picked names the cards of one target.
func (t *ru) picked(g card.Target, by way) nounPhrase {
	if g.Pick == card.ByRole {
		return t.role(g.Role)
	}
	return t.pickedOf(t.described(&g, by), g)
}

// described is the noun of a target.
func (t *ru) described(g *card.Target, by way) noun {
	if r := plan.CopiesOf(*g); r != card.NoRole {
		others := noun{heads: t.headsOf(g.Filter.Types), other: true}
		others.after("с тем же названием")
		return noun{heads: others.heads, whole: join("и", t.role(r), others.one("каждый")), only: true}
	}
	if asked := t.IsAsked(*g); g.Pick != card.EachOf && g.Filter.Whose == card.EachPlayer { // a card of any player
		if g.Filter.Whose = card.AnyPlayer; asked {
			t.Which = g
		}
	}
	t.ofAny = g.Pick != card.EachOf
	n := t.nounOf(*g, by)
	t.ofAny = false
	n.other = n.other || t.Again
	return n
}

// pickedOf is picked with the noun of the target.
func (t *ru) pickedOf(n noun, g card.Target) nounPhrase {
	if p, ok := t.chosen(n, g); ok {
		return p
	}
	switch t.HowMany(g) {
	case plan.BossAndEach:
		return join("и", t.boss(), wordFor("существо").phrase(false, "каждый").with("под его контролем"))
	case plan.Each:
		return n.each()
	case plan.OneOfEach: // "по одному существу каждого дома"
		p := nounPhrase{gender: n.one().gender, plural: true, each: true, cases: alike("по " + n.one("один").cases[dative])}
		return p.with(lang.Lookup(qualities[:], "quality", g.OneOf))
	case plan.OneOrMore:
		return ofMany(n.one().gender, n.many())
	case plan.AnyNumber:
		return wordFor("количество").phrase(false, "любой").with(n.many().cases[genitive]).several()
	case plan.UpTo:
		if one := n.part.cases != (cases{}) && n.every; one && g.Max.Kind == card.Const && g.Max.N > 1 { // "до 3 из этих карт"
			p := n.part.numbered(g.Max.N)
			for k := range p.cases {
				p.cases[k] = "до " + p.cases[k]
			}
			return p
		}
		if g.Max.Kind == card.Const {
			return upToCount(&n, g.Max.N)
		}
	case plan.AtRandom:
		if share, ok := plan.Share(g); ok {
			return t.fraction(share, n.many(), "случайный").several()
		}
		n.adj = append([]string{"случайный"}, n.adj...)
	case plan.Strongest:
		n.adj = append([]string{"самый", "сильный"}, n.adj...)
	case plan.Weakest:
		n.first("с наименьшей силой")
	case plan.NoQuantity:
		return nounPhrase{cases: alike(lang.Missing("pick", g.Pick))}
	}
	return t.some(n, g.Max)
}

// nounOf is noun with what the cards must have in common.
func (t *ru) nounOf(g card.Target, by way) noun {
	n := t.noun(g.Filter, by)
	if g.OnePile && g.Filter.Zone == card.NoZone {
		n.after("из одной боевой линии")
	}
	if g.Unlike {
		n.unlike()
	}
	if g.Differ != card.NoQuality {
		n.after(lang.Lookup(differences[:], "quality", g.Differ))
	}
	if g.Power != 0 {
		n.after("общей силой " + t.compared(card.AtLeast, card.N(g.Power)))
	}
	return n
}

// unlike says that the cards have different titles, after what else they have: "с атрибутом
// «Бес» и разными названиями".
func (n *noun) unlike() {
	const titles = "разными названиями"
	if len(n.several) > 0 && strings.HasPrefix(n.several[0], "с ") {
		n.single, n.several = slices.Clone(n.single), slices.Clone(n.several)
		n.single[0] += " и " + titles
		n.several[0] += " и " + titles
		return
	}
	n.first("с " + titles)
}

// qualities are the words for one card of each value of a quality.
var qualities = [card.QualityCount]string{card.OfHouse: "каждого дома", card.OfPower: "с каждым значением силы",
	card.OfLine: "каждой боевой линии"}

// differences are the words for cards of which no two are alike in a quality.
var differences = [card.QualityCount]string{card.OfHouse: "разных домов", card.OfPower: "с разной силой",
	card.OfLine: "разных боевых линий"}

// several marks a phrase in the singular as one about several cards.
func (p nounPhrase) several() nounPhrase { p.plural, p.gender = true, neuter; return p }

// ofMany is "одно или несколько существ".
func ofMany(g gender, many nounPhrase) nounPhrase {
	one := adjective("один", word{gender: g}, false)
	p := nounPhrase{plural: true, each: true}
	for k, some := range [...]string{"несколько", "нескольких", "нескольким", "несколько", "несколькими", "нескольких"} {
		of := k
		if k == nominative || k == accusative {
			of = genitive
		}
		p.cases[k] = one[k] + " или " + some + " " + many.cases[of]
	}
	return p
}

// upToCount is "до 3 существ", "не более чем 3 существам".
func upToCount(n *noun, k int) nounPhrase {
	p := n.count(k)
	for c := range p.cases {
		if c == nominative || c == accusative || c == genitive {
			p.cases[c] = "до " + n.count(k).cases[genitive]
		} else {
			p.cases[c] = "не более чем " + p.cases[c]
		}
	}
	p.each = k > 1
	return p
}

// some names a number of cards.
func (t *ru) some(n noun, count card.Num) nounPhrase {
	one := n.part.cases != (cases{}) && n.every
	switch {
	case plan.IsOne(count) && (one || n.pile > 1): // "одна из этих карт", "одна из 3 верхних карт"
		p := nounPhrase{gender: n.heads[0].gender, cases: adjective("один", n.heads[0], false)}
		return p.with(t.pileOf(n).after("из", genitive))
	case plan.IsOne(count) && n.either == nil && !n.only && !n.other && len(n.heads) == 1 && n.heads[0].one == wordFor("сосед").one:
		p := nounPhrase{gender: masculine, cases: adjective("один", n.heads[0], false)}
		return p.with(n.many().after("из", genitive))
	case plan.IsOne(count):
		return n.one()
	case count.Kind == card.Const && (one || n.pile > 1):
		return t.pileOf(n).numbered(count.N)
	case count.Kind == card.Const:
		p := n.count(count.N)
		p.each = true
		return p
	case plan.Counts(count) && t.Which == nil: // "дружественное существо за каждое вражеское существо"
		return n.one().with(t.forEach(count)).several()
	case count.Kind == card.Fraction && count.A.Kind == card.CountOf:
		return t.fraction(count, n.many()).several()
	}
	p, equal := wordFor("количество").phrase(false).with(n.many().cases[genitive]), t.equal(count, "равный", neuter)
	for k := range p.cases {
		p.cases[k] += ", " + equal[k] + ","
	}
	return p.several()
}

// pileOf are the cards of which some are meant: "эти карты", "3 верхние карты вашей колоды".
func (t *ru) pileOf(n noun) nounPhrase {
	if n.pile > 1 {
		return n.count(n.pile)
	}
	return n.part
}

// numbered is so many of a group: "2 из этих карт".
func (p nounPhrase) numbered(n int) nounPhrase {
	return nounPhrase{cases: alike(digits(n) + " " + p.after("из", genitive)), plural: true, each: true}
}

// each names every card.
func (n *noun) each() nounPhrase {
	switch {
	case n.only:
		return n.one()
	case n.part.cases != (cases{}) && n.every:
		return n.part
	case n.every && n.place != "":
		return n.many("весь")
	case n.every && n.pile == 0:
		return n.one("каждый").with("в игре")
	case n.pile == 1:
		return n.one()
	case n.pile > 1 && len(n.heads) == 1 && n.heads[0].one[nominative] == "карта":
		return n.count(n.pile)
	}
	return n.one("каждый")
}
