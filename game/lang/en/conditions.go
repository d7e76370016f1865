package en

import (
	"cmp"
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
	plan.OneDestroyed:   "{not?no creature|a creature} is destroyed this way",
	plan.RoleNamed:      "{role.subject} {role.be} {not} the named cards",
	plan.TideIsHigh:     "the tide is {not} high {side}",
	plan.TideIsLow:      "the tide is {not} low {side}",
	plan.TurnOfYours:    "it is {not} {you.owns} turn",
	plan.DoesSo:         "{you} {you.do} {not}",
	plan.FirstUseOfThis: "this is {not} the first time {self} is used this turn",
	plan.PlayerHaunted:  "{who} {who.be} {not} haunted",
	plan.IsOverwhelmed:  "{who} {who.be} {not} overwhelmed",
	plan.KeyOfColor:     "{who.owns} {color} key is {not} forged",
	plan.SomeKeyOfColor: "{not?no|a} {color} key is forged",
	plan.OddPool:        "{who} {who.have} an {not?even|odd} amount of æmber",
	plan.OddNumber:      "{number} is {not?even|odd}",

	plan.ControlsNamed: "{you} {you.control} cards named {titles}",
	plan.ControlsOne:   "{who} {who.control} {one}",
	plan.ControlsNone:  "{who} {who.control} no {several}",
	plan.LiesIn:        "{titles} is {not} in {zone}",
	plan.FindsOne:      "{you} {you.discard} one this way",
	plan.ControlsHost:  "{you} {not?{you.do} not control|{you.control}} {role.subject}",
	plan.ShareAHouse:   "{role?they {not?do not share|share} a house}",

	plan.IsNotEqual:     "{a} is not {b}",
	plan.IsCompared:     "{a} is {bound}",
	plan.MoreAmber:      "{who} {who.have} {as much} æmber {as} {whom.object}",
	plan.MoreKeys:       "{who} {who.have} {as many} forged keys {as} {whom.object}",
	plan.MoreUnforged:   "{who} {who.have} {as many} unforged keys {as} {whom.object}",
	plan.MoreControlled: "{who} {who.control} {as many} {types} {as} {whom.object}",
	plan.MoreOfThese:    "there are {as many} {all} {as} {others}",
	plan.MoreDone:       "{who} {who.have} {done} {as many} {things} {how} {as} {whom.object} this turn",

	plan.ControlsSoMany: "{who} {who.control} {so many cards}",
	plan.HasSoMany:      "{who} {who.have} {so many held}",
	plan.ThereAreSoMany: "there are {so many cards}",
	plan.SoManyAmong:    "there are {so many cards} among {group}",
	plan.SoManyKilled:   "{so many cards} {so many cards:is|are} destroyed this way",
	plan.SoManyDone:     "{so many cards} {so many cards:is|are} {deed} this way",
	plan.SoManyAffected: "{so many affected} {so many affected:was|were} {deed} this way",

	plan.PlaysNothingElse: "you have played no other cards this turn", // the action itself is one
	plan.WasDone:          "{so many done} {so many done:was|were} {done} {how} {when}",
	plan.HasBeenDone:      "{so many done} {so many done:has|have} been {done} {how} {when}",
	plan.DidLast:          "{who} {did} {so many done} {how} {when}",
	plan.HasDone:          "{who} {who.have} {done} {so many done} {how} {when}",

	plan.ControlsFewest: "{you} {not?{you.do} not control|{you.control}} the fewest {all}",
}

// cond is a condition as it stands after "if".
func (t *en) cond(c *card.Cond) string {
	said, about := t.Condition(c)
	words := condSayings[said]
	switch said {
	case plan.AllHold:
		var parts []string
		for _, s := range plan.Denied(*c) {
			parts = append(parts, t.cond(&s))
		}
		return lang.List(parts, map[bool]string{true: "or", false: "and"}[c.Not])
	case plan.ThereIs:
		return t.thereIs(*c)
	case plan.PassesTest:
		return t.passes(*c)
	case plan.IsSuch:
		return t.isA(*c, t.cardsOf(c.Role))
	case plan.NumberHolds:
		if plan.BothPools(c.A) {
			return t.you.subject + " and " + t.foe.subject + " have a combined total of " + plan.Fill(t, "{so many.æmber}", about)
		}
		words = cmp.Or(countedWords[c.A.Kind].holds, condSayings[plan.IsCompared])
	}
	if words == "" {
		return lang.Missing("condition", c.Kind)
	}
	return plan.Fill(t, words, about)
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

// subject is a phrase as the subject of a verb.
func subject(p nounPhrase) string {
	if p.words == "them" {
		return "they"
	}
	return p.words
}

// thereIs is "there is a creature in play", "it has no neighbors".
func (t *en) thereIs(c card.Cond) string {
	f := *c.Filter
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

// passes tells what a card is by its only test.
func (t *en) passes(c card.Cond) string {
	p, test := t.cardsOf(c.Role), c.Filter.Preds[0]
	if test.Kind == card.IsHouse || test.Kind == card.HasTrait {
		return t.isA(c, p)
	}
	return lang.Join(subject(p), t.words(test).says(test.Not != c.Not, p.plural))
}

// isA tells what a card is.
func (t *en) isA(c card.Cond, p nounPhrase) string {
	s, third := subject(p), !p.plural
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

// comparisons compare how many things there are, and how much of one.
var comparisons = map[card.Cmp]struct{ many, much, as string }{
	card.More: {"more", "more", "than"}, card.Less: {"fewer", "less", "than"}, card.Equal: {"as many", "as much", "as"},
	card.AtLeast: {"at least as many", "at least as much", "as"}, card.AtMost: {"at most as many", "at most as much", "as"},
}

// titles are the titles of cards: "Troll, Krump, and Valdr".
func (t *en) titles(ids []string, and string) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = t.TitleOf(id)
	}
	return lang.List(names, and)
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

// soMany is how many things there are, one or several, or how much there is of a mass.
func (t *en) soMany(c *card.Cond, one, many string) nounPhrase {
	single := one == many || plan.IsOne(c.B) && (c.Cmp == card.AtLeast || c.Cmp == card.Equal)
	return nounPhrase{words: t.quantity(*c, one, many), plural: !single}
}
