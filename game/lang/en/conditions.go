package en

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// way is where a bound stands.
type way uint8

const (
	after  way = iota // after a noun
	than              // after a noun, of what is not known yet
	before            // before a noun that is counted
	mass              // around one that is not
)

// limits are the words of bounds, in each way.
var limits = map[card.Cmp][4]string{
	card.Equal:   {"{n}", "equal to {n}", "exactly {n}", "exactly {n}"},
	card.AtLeast: {"{n} or higher", "equal to or higher than {n}", "{n} or more", "{n} or more"},
	card.AtMost:  {"{n} or lower", "equal to or lower than {n}", "{n} or fewer", "{n} or less"},
	card.More:    {"higher than {n}", "higher than {n}", "more than {n}", "more than {n}"},
	card.Less:    {"lower than {n}", "lower than {n}", "fewer than {n}", "less than {n}"},
}

// limited is a bound: "3 or lower", "3 or fewer", "3 æmber or less".
func limited(c card.Cmp, by way, n string) string {
	words := limits[c][by]
	if words == "" {
		return lang.Missing("comparison", c)
	}
	return strings.Replace(words, "{n}", n, 1)
}

// compared is a bound after a noun: "3 or lower".
func (t *en) compared(c card.Cmp, n card.Num) string {
	by := than
	if n.Kind == card.Const {
		by = after
	}
	return limited(c, by, t.value(n))
}

// condSayings are the words for conditions of one statement.
var condSayings = map[plan.CondSaying]string{
	plan.InAnyCase:      "in any case",
	plan.Never:          "never",
	plan.RoleDestroyed:  "{role.subject} {role.be} {not} destroyed",
	plan.RoleNamed:      "{role.subject} {role.be} {not} the named cards",
	plan.TideIsHigh:     "the tide is {not} high {side}",
	plan.TideIsLow:      "the tide is {not} low {side}",
	plan.TurnOfYours:    "it is {not} {you.owns} turn",
	plan.DoesSo:         "{you} {you.do} {not}",
	plan.FirstUseOfThis: "this is {not} the first time {self} is used this turn",
	plan.PlayerHaunted:  "{who} {who.be} {not} haunted",
	plan.KeyOfColor:     "{who.owns} {color} key is {not} forged",
	plan.OddPool:        "{who} {who.have} an {not?even|odd} amount of æmber",
	plan.OddNumber:      "{number} is {not?even|odd}",
}

// cond is a condition as it stands after "if".
func (t *en) cond(c card.Cond) string {
	switch c.Kind {
	case card.Compare:
		return t.comparison(c)
	case card.Exists:
		return t.exists(c)
	case card.RoleIs:
		return t.roleIs(c)
	case card.AllOf:
		if ids := plan.Named(c); ids != nil {
			return t.titles(ids)
		}
		var parts []string
		for _, s := range plan.Denied(c) {
			parts = append(parts, t.cond(s))
		}
		return lang.List(parts, map[bool]string{true: "or", false: "and"}[c.Not])
	}
	said, ok := condSayings[plan.HowSaid(c)]
	if !ok {
		return lang.Missing("condition", c.Kind)
	}
	stated := c // the other kinds need no copy that outlives the call
	return t.fill(said, plan.OfCond(&stated))
}

// titles says that cards of several titles are there: "you control cards named Troll,
// Krump, and Valdr".
func (t *en) titles(ids []string) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = t.TitleOf(id)
	}
	return lang.Join(t.you.subject, inflect("control", t.you.third), "cards named", lang.List(names, "and"))
}

// keyColors are the colors of keys in the order of the game.
var keyColors = []string{"red", "blue", "yellow"}

func not(n bool) string {
	if n {
		return "not"
	}
	return ""
}

func negate(verb string, n bool) string { return lang.Join(verb, not(n)) }

// unless is a verb or its negation: "control", "do not control".
func unless(verb string, n, third bool) string {
	if n {
		return inflect("do", third) + " not " + verb
	}
	return inflect(verb, third)
}

// subject is a phrase as the subject of a verb.
func subject(p nounPhrase) string {
	if p.words == "them" {
		return "they"
	}
	return p.words
}

// exists is "there is a friendly creature", "you control no creatures".
func (t *en) exists(c card.Cond) string {
	f := *c.Filter
	if who, f, ok := plan.Controlled(f); ok {
		p, n := t.who(who), t.noun(f, "in")
		if c.Not {
			return lang.Join(p.subject, inflect("control", p.third), "no", n.otherMany())
		}
		return lang.Join(p.subject, inflect("control", p.third), n.a())
	}
	if title, where := t.titleIn(f); title != "" {
		return lang.Join(title, negate("is", c.Not), where)
	}
	n := t.noun(f, "in")
	if n.of != "" && !n.neighboring { // "it has a neighbor of the active house"
		if c.Not {
			return lang.Join(n.of, "has no", n.many())
		}
		return lang.Join(n.of, "has", article(n.one()))
	}
	if n.neighboring {
		t.Near = card.NoRole // "it" would be the neighbor
		if c.Not {
			return t.self + " has no " + n.many()
		}
	}
	if what, ok := strings.CutPrefix(n.tail(n.single), "that "); ok && n.only && n.owner != "" && !c.Not {
		n.single = nil // "its left neighbor shares a house with it"
		return lang.Join(n.owner, n.one(), what)
	}
	play := ""
	if f.Zone == card.NoZone && n.owner == "" {
		play = " in play"
	}
	if c.Not {
		return "there are no " + n.those() + play
	}
	return "there is " + n.a() + play
}

// titleIn is the title of the one card that a filter looks for in a pile, and where.
func (t *en) titleIn(f card.Filter) (title, where string) {
	if id, f, ok := plan.NamedIn(f); ok {
		if n := t.noun(f, "in"); n.place != "" {
			return t.TitleOf(id), "in " + n.place
		}
	}
	return "", ""
}

// roleIs tells what a card is.
func (t *en) roleIs(c card.Cond) string {
	if t.Finding(c) {
		return lang.Join(t.you.subject, inflect("discard", t.you.third), "one this way")
	}
	p := t.cardsOf(c.Role)
	s, third := subject(p), !p.plural
	if plan.YouControlHost(c) {
		return lang.Join(t.you.subject, unless("control", c.Not, t.you.third), s)
	}
	if plan.ShareHouse(c) && p.plural {
		return "they " + unless("share", c.Not, false) + " a house"
	}
	if t.IsTest(c) {
		if test := c.Filter.Preds[0]; test.Kind != card.IsHouse && test.Kind != card.HasTrait {
			return lang.Join(s, t.words(test).says(test.Not != c.Not, p.plural))
		}
	}
	return t.isA(c, s, third)
}

func (t *en) isA(c card.Cond, s string, third bool) string {
	if f := *c.Filter; len(f.Preds) == 1 && f.Preds[0].Kind == card.IsHouse && f.Preds[0].Not {
		p := f.Preds[0]
		p.Not = false
		f.Preds = []card.Pred{p}
		c.Filter, c.Not = &f, !c.Not // "is not a Logos card"
	}
	n := t.noun(*c.Filter, "in")
	t.Calls(c)
	if n.every && n.place != "" {
		return lang.Join(s, negate(inflect("be", third), c.Not), "in", n.place)
	}
	if third {
		return lang.Join(s, negate("is", c.Not), n.a())
	}
	return lang.Join(s, negate("are", c.Not), n.otherMany())
}

// comparison compares numbers in the words that fit what is counted.
func (t *en) comparison(c card.Cond) string {
	if c.Not {
		c.Cmp = plan.Opposite(c.Cmp)
		if c.Cmp == card.Equal {
			return t.value(c.A) + " is not " + t.value(c.B)
		}
	}
	if plan.Versus(c) != plan.OtherComparison {
		return t.versus(c)
	}
	if c.B.Kind == card.Const {
		if s := t.ownership(c); s != "" {
			return s
		}
	}
	v := t.value(c.A)
	return lang.Join(v, "is", t.compared(c.Cmp, c.B))
}

var comparisons = map[card.Cmp][2]string{
	card.More: {"more", "than"}, card.Less: {"fewer", "than"}, card.Equal: {"as many", "as"},
	card.AtLeast: {"at least as many", "as"}, card.AtMost: {"at most as many", "as"},
}

// versus compares the same thing of two players, or of two kinds of cards.
func (t *en) versus(c card.Cond) string {
	v, ok := comparisons[c.Cmp]
	if !ok {
		return lang.Missing("comparison", c.Cmp)
	}
	switch plan.Versus(c) {
	case plan.OfPlayers:
		thing := map[card.NumKind]string{card.Pool: "æmber", card.Keys: "forged keys", card.UnforgedKeys: "unforged keys"}[c.A.Kind]
		if c.A.Kind == card.Pool {
			v[0] = map[card.Cmp]string{card.More: "more", card.Less: "less", card.Equal: "as much", card.AtLeast: "at least as much",
				card.AtMost: "at most as much"}[c.Cmp]
		}
		return lang.Join(t.has(c.A.Who), v[0], thing, v[1], t.who(c.B.Who).object)
	case plan.OfSides:
		p, q := t.who(plan.Side(c.A.Filter.Rel)), t.who(plan.Side(c.B.Filter.Rel))
		return lang.Join(p.subject, inflect("control", p.third), v[0], t.head(c.A.Filter.Types).heads, v[1], q.object)
	case plan.OfKinds:
		return lang.Join("there are", v[0], t.noun(*c.A.Filter, "in").those(), v[1], t.noun(*c.B.Filter, "in").those())
	}
	p, l := t.who(c.A.Who), t.ledger(c.A)
	return lang.Join(p.subject, inflect("have", p.third), l.done, v[0], l.things, l.to, v[1], t.who(c.B.Who).object, "this turn")
}

// ownership puts "you have 3 or more" in place of "your number is".
func (t *en) ownership(c card.Cond) string {
	switch c.A.Kind {
	case card.CountOf, card.CardsIn:
		return t.holds(c)
	case card.CountAmong:
		n := t.noun(*c.A.Filter, "in")
		q := t.quantity(c, n.otherOne(), n.otherMany())
		if what, ok := strings.CutSuffix(q, " destroyed this way"); ok {
			return what + " are destroyed this way"
		}
		if c.A.Role == card.Them && t.Done.Deed != plan.NoDeed {
			be := inflect("be", c.Cmp == card.AtLeast && plan.IsOne(c.B))
			return lang.Join(q, be, past(t.Done.Deed), "this way")
		}
		return lang.Join("there are", q, "among", t.group(c.A.Role))
	case card.Affected:
		if t.Done.Deed == plan.NoDeed {
			return ""
		}
		was := "were"
		if t.Done.Thing.IsMass() || plan.IsOne(c.B) && (c.Cmp == card.Equal || c.Cmp == card.AtLeast) { // "damage", "æmber"
			was = "was"
		}
		done := t.word(t.Done.Thing)
		return lang.Join(t.quantity(c, done, plural(done)), was, past(t.Done.Deed), "this way")
	case card.Done, card.DoneLast:
		return t.happened(c)
	}
	stated := c
	return t.fill(countedWords[c.A.Kind].holds, plan.OfNum(&stated.A, &stated))
}

// quantity is "3 or more creatures", "no creatures", "a creature".
func (t *en) quantity(c card.Cond, one, many string) string {
	switch {
	case plan.IsNone(c):
		return "no " + many
	case plan.IsOne(c.B) && c.Cmp == card.AtLeast && one != many:
		return article(one)
	case plan.IsOne(c.B) && c.Cmp == card.Equal && one != many:
		return "exactly one " + one
	case c.B.Kind == card.Const && one == many:
		return limited(c.Cmp, mass, t.value(c.B)+" "+one)
	case c.B.Kind == card.Const:
		return limited(c.Cmp, before, t.value(c.B)) + " " + many
	}
	return many + " " + t.compared(c.Cmp, c.B)
}

// holds is "you control 3 or more creatures", "there are 2 or more creatures".
func (t *en) holds(c card.Cond) string {
	f := *c.A.Filter
	rel := f.Rel
	if rel == card.Anyone || f.Zone != card.NoZone {
		if w := f.Whose; f.Zone != card.NoZone && f.Top == 0 && (w == card.You || w == card.Opponent) {
			n := t.noun(f, "in")
			q := t.quantity(c, n.otherOne(), n.otherMany())
			return lang.Join(t.has(w), strings.Replace(q, t.who(w).owns, t.who(w).its(), 1))
		}
		n := t.noun(f, "in")
		return lang.Join("there are", t.quantity(c, n.otherOne(), n.otherMany()))
	}
	f.Rel = card.Anyone
	n := t.noun(f, "in")
	p := t.who(plan.Side(rel))
	one := n.otherOne()
	if n.owner != "" {
		return lang.Join("there are", t.quantity(c, one, n.otherMany()), "of", n.owner)
	}
	return lang.Join(p.subject, inflect("control", p.third), t.quantity(c, one, n.otherMany()))
}
