package en

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// role names cards that the ability already knows, as an object.
func (t *en) role(r card.Role) string { return t.cardsOf(r).words }

// cardsOf is role with singular or plural.
func (t *en) cardsOf(r card.Role) nounPhrase {
	switch r {
	case card.This:
		if t.Near == card.This {
			return nounPhrase{words: "it"}
		}
		t.Near = card.This
		return nounPhrase{words: t.self}
	case card.Host:
		if t.Near == card.Host {
			return nounPhrase{words: "it"}
		}
		t.Near = card.Host
		return nounPhrase{words: t.host()}
	case card.Giver:
		return nounPhrase{words: t.giver}
	case card.Beneath:
		if t.Near == card.Beneath {
			return nounPhrase{words: "it"}
		}
		t.Near = card.Beneath
		return nounPhrase{words: "the card under " + t.self}
	case card.PurgedBy:
		return nounPhrase{words: "the cards purged by " + t.self, plural: true}
	case card.TheBoss:
		return nounPhrase{words: t.boss()}
	case card.Touched:
		return nounPhrase{words: "it"}
	case card.LeftNeighbor:
		return nounPhrase{words: "its left neighbor"}
	case card.TheSubjects:
		return t.lastingSubjects()
	case card.It, card.A, card.B, card.Them, card.Subject, card.Other:
		return t.pronoun(r)
	}
	return nounPhrase{words: lang.Missing("role", r)}
}

// lastingSubjects names the cards of a lasting effect: in full at first, then "it".
func (t *en) lastingSubjects() nounPhrase {
	if t.subjects.words == "" {
		return nounPhrase{words: "that creature"}
	}
	p := t.subjects
	if p.words == "it" && t.Near != t.SubjectsRole && (t.Near == card.This || t.Near == card.Subject) {
		t.Near = card.TheSubjects
		return nounPhrase{words: "that " + t.word(t.SubjectsThing)}
	}
	t.subjects.words = "it"
	if p.plural {
		t.subjects.words = "they"
	}
	return p
}

// host is the card that an upgrade is attached to; those of an adventure go on
// its monster (A3.6).
func (t *en) host() string {
	if t.Active {
		return t.boss()
	}
	switch plan.HostOf(t.Source) {
	case card.ArtifactType:
		return "this artifact"
	case card.CreatureType:
		return "this creature"
	}
	return "the card with this upgrade"
}

// pronoun is "it" for what was named last and "that creature" for the rest.
func (t *en) pronoun(r card.Role) nounPhrase {
	near := t.IsNear(card.This)
	how, k := t.Naming(r)
	which := "that"
	switch {
	case how == plan.ItsFoe:
		if near {
			return nounPhrase{words: "the creature it fights"}
		}
		return nounPhrase{words: "the creature " + t.self + " fights"}
	case how == plan.ByPronoun && k.Plural:
		return nounPhrase{words: "them", plural: true}
	case how == plan.ByPronoun:
		return nounPhrase{words: "it"}
	case how == plan.LastOne:
		which = "the last " + past(k.Past)
	case how == plan.ByOrder:
		which = map[card.Role]string{card.A: "the first", card.B: "the second"}[r]
	case how == plan.ByDeed && k.Past == plan.NoDeed:
		which = "the"
	case how == plan.ByDeed:
		which = "the " + past(k.Past)
	case k.Plural:
		which = "those"
	}
	noun := t.word(k.Thing)
	if k.Plural {
		noun = plural(noun)
	}
	return nounPhrase{words: which + " " + noun, plural: k.Plural}
}

// group names the cards of a role as several: "those creatures".
func (t *en) group(r card.Role) string {
	if k, ok := t.Known[r]; ok && (k.Plural || t.Done.Deed != plan.Played) {
		return "those " + plural(t.word(k.Thing))
	}
	return t.role(r)
}

// target names the cards that an effect touches and remembers them as It.
func (t *en) target(g card.Target) nounPhrase { return t.targetAt(g, prep(g.Pick)) }

// targetAt is target with the word that stands before a zone: "in" or "from".
func (t *en) targetAt(g card.Target, prep string) nounPhrase {
	if g.Pick == card.ByRole {
		return t.cardsOf(g.Role)
	}
	p := t.picked(g, prep)
	if g.And != nil {
		if g.Save != card.NoRole {
			t.Saved = g.Save
			t.Knows(g.Save, plan.Cards(g.Filter.Types), p.plural)
		}
		words := []string{p.words}
		if plan.TwoTypes(g) {
			n := t.noun(g.Filter, prep)
			n.several = append([]string{"of different types"}, n.several...)
			words, g.And = []string{"2 " + n.many()}, nil
		}
		where := ""
		if g.Filter.Zone != card.NoZone {
			where = " " + prep + " " + t.whoseZone(g.Filter.Zone, g.Filter.Whose)
		}
		for and := g.And; and != nil; and = and.And {
			if f := and.Filter; f.Zone == g.Filter.Zone && f.Whose == g.Filter.Whose { // said once
				words[len(words)-1] = strings.TrimSuffix(words[len(words)-1], where)
			}
			words = append(words, t.picked(*and, prep).words)
		}
		p = nounPhrase{words: lang.List(words, "and"), plural: true}
	}
	thing := plan.CardsIn(g.Filter).One()
	if p := g.Filter.Preds; g.Pick == card.ChoiceOf && g.Save != card.NoRole && len(p) > 0 && p[0].Kind == card.IsNeighborOf &&
		p[0].Role != card.This {
		thing = plan.Neighbor
	}
	t.Takes(g, thing, p.plural || g.Pick == card.EachOf && !plan.Single(g.Filter))
	return p
}

func (t *en) picked(g card.Target, prep string) nounPhrase {
	if g.Pick == card.ByRole {
		return t.cardsOf(g.Role)
	}
	if p, ok := t.chosen(g, prep); ok {
		return p
	}
	if n, ok := plan.Share(g); ok {
		of := "the " + strings.TrimPrefix(t.nounOf(g, "in").those(), "the ")
		return nounPhrase{words: "a random " + strings.TrimPrefix(t.fraction(n, of), "one "), plural: true}
	}
	if r := plan.CopiesOf(g); r != card.NoRole {
		return nounPhrase{words: t.role(r) + " and each other " + t.head(g.Filter.Types).head + " with the same name", plural: true}
	}
	n := t.nounOf(g, prep)
	n.other = n.other || t.Again
	switch t.HowMany(g) {
	case plan.BossAndEach:
		return nounPhrase{words: t.boss() + " and each creature it controls"}
	case plan.Each:
		return nounPhrase{words: n.each(g.Filter)}
	case plan.Some:
		return t.some(n, g.Max)
	case plan.OneOfEach:
		return nounPhrase{words: "one " + lang.Join(n.one(), lang.Lookup(qualities[:], "quality", g.OneOf)), plural: true}
	case plan.OneOrMore:
		return nounPhrase{words: "1 or more " + n.those(), plural: true}
	case plan.AnyNumber:
		return nounPhrase{words: "any number of " + n.those(), plural: true}
	case plan.UpTo:
		if plan.IsOne(g.Max) {
			return nounPhrase{words: "up to one " + n.one()}
		}
		return nounPhrase{words: "up to " + t.counted(n, g.Max), plural: true}
	case plan.AtRandom:
		n.adj = append([]string{"random"}, n.adj...)
		return t.some(n, g.Max)
	case plan.Strongest:
		n.best = "most powerful"
		return t.some(n, g.Max)
	case plan.Weakest:
		n.best = "least powerful"
		return t.some(n, g.Max)
	}
	return nounPhrase{words: lang.Missing("pick", g.Pick)}
}

// nounOf is noun with what the cards must have in common.
func (t *en) nounOf(g card.Target, prep string) noun {
	n := t.noun(g.Filter, prep)
	if g.OnePile && g.Filter.Zone == card.NoZone {
		n.after("in the same battleline")
	}
	if g.Unlike {
		n.first("with different names")
	}
	if g.Differ != card.NoQuality {
		n.first(lang.Lookup(differences[:], "quality", g.Differ))
	}
	if g.Power != 0 {
		n.after("with total power " + t.compared(card.AtLeast, card.N(g.Power)))
	}
	return n
}

func prep(p card.Pick) string {
	if p == card.EachOf {
		return "in"
	}
	return "from"
}

// qualities are the words for one card of each value of a quality.
var qualities = [card.QualityCount]string{card.OfHouse: "of each house", card.OfPower: "of each power", card.OfLine: "of each battleline"}

// differences are the words for cards of which no two are alike in a quality.
var differences = [card.QualityCount]string{card.OfHouse: "of different houses", card.OfPower: "with different powers",
	card.OfLine: "of different battlelines"}

// some names a number of cards.
func (t *en) some(n noun, count card.Num) nounPhrase {
	if plan.IsOne(count) {
		return nounPhrase{words: n.a()}
	}
	return nounPhrase{words: t.counted(n, count), plural: true}
}

// counted is "2 other creatures".
func (t *en) counted(n noun, count card.Num) string {
	if count.Kind == card.Fraction && count.A.Kind == card.CountOf && t.noun(*count.A.Filter, "in").those() == n.those() {
		return t.fraction(count, n.those())
	}
	if n.best != "" {
		return lang.Join("the", t.value(count), n.best, n.many())
	}
	if n.owner != "" || n.part != "" {
		return lang.Join(t.value(count), "of", n.those())
	}
	head, tail := t.amount(count, unit{n.otherOne(), n.otherMany()})
	if strings.HasPrefix(tail, "equal to ") {
		head = "a number of " + head
	}
	return lang.Join(head, tail)
}

func (n noun) otherOne() string {
	if n.other {
		return "other " + n.one()
	}
	return n.one()
}

func (n noun) otherMany() string {
	if n.other {
		return "other " + n.many()
	}
	return n.many()
}

// a names one card: "another friendly creature", "one of its neighbors".
func (n noun) a() string {
	switch {
	case n.proper:
		return n.head
	case n.part != "" && n.every:
		return "one of " + n.part
	case n.part != "":
		return article(n.one()) + " among " + n.part
	case n.best != "" && n.owner != "": // "Troll's most powerful neighbor"
		return lang.Join(n.owner, n.best, n.otherOne())
	case n.best != "":
		return lang.Join("the", n.best, n.otherOne())
	case n.neighboring && n.other:
		return "an" + n.neighbor()
	case n.neighboring:
		return article(n.neighbor())
	case n.owner != "" && (n.other || n.lone):
		return lang.Join(n.owner, n.otherOne())
	case n.owner != "":
		return "one of " + n.those()
	case n.other:
		return "another " + n.one()
	case strings.HasPrefix(n.head, "the "):
		return n.one()
	}
	return article(n.one())
}

// neighbor is "neighboring creature", for a card's own neighbors.
func (n noun) neighbor() string {
	one := "neighboring " + lang.Join(strings.Join(n.adj, " "), "creature", n.tail(n.single))
	if n.other {
		return "other " + one
	}
	return one
}

// those names all of the cards: "other friendly creatures", "its neighbors".
func (n noun) those() string {
	switch {
	case n.part != "" && n.every:
		return n.part
	case n.part != "":
		return n.many() + " among " + n.part
	case n.best != "":
		return lang.Join("the", n.best, n.otherMany())
	case n.owner != "":
		return lang.Join(n.owner, n.otherMany())
	}
	return n.otherMany()
}

// each names every card.
func (n noun) each(f card.Filter) string {
	switch {
	case n.only && n.owner != "":
		return lang.Join(n.owner, n.one())
	case n.only:
		return "the " + n.one()
	case n.part != "" && n.every:
		return n.part
	case n.part != "":
		return "each " + n.one() + " among " + n.part
	case n.lone:
		return n.a()
	case n.owner != "":
		return "each of " + n.those()
	case n.best != "":
		return lang.Join("each", n.otherOne(), "with the",
			strings.Replace(strings.Replace(n.best, "most powerful", "highest power", 1), "least powerful", "lowest power", 1))
	case strings.HasPrefix(n.head, "the "):
		return n.one()
	case n.every && f.Zone == card.Hand:
		return n.place
	}
	if n.all != "" {
		n.head = n.all
	}
	return "each " + n.otherOne()
}
