package en

import (
	"cmp"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// words are those of a test: before the noun, after it, and as a statement.
type words struct {
	adj, not             string // "damaged", "undamaged"
	state                bool   // it is temporary: "damaged friendly creature"
	post, posts, postNot string // "with armor", "without armor"
	verb, rest           string // "have", "armor"
	negated              string // the opposite statement, when "not" does not work
}

// says is the test as a statement about one card, or several.
func (w words) says(not, many bool) string {
	switch {
	case !not:
		return lang.Join(inflect(w.verb, !many), w.rest)
	case w.negated != "":
		verb, rest, _ := strings.Cut(w.negated, " ")
		return lang.Join(inflect(verb, !many), rest)
	case w.verb == "be":
		return lang.Join(inflect("be", !many), "not", w.rest)
	}
	return lang.Join(inflect("do", !many), "not", w.verb, w.rest)
}

// is makes the words of a plain adjective.
func is(adj, not string) words {
	return words{adj: adj, not: not, state: true, verb: "be", rest: adj}
}

// having makes the words of "with x", "without x".
func having(x string) words {
	return words{post: "with " + x, posts: "with " + x, postNot: "without " + strings.TrimPrefix(strings.TrimPrefix(x, "a "), "an "),
		verb: "have", rest: x}
}

// plainPredicates are the tests without parameters.
var plainPredicates = map[card.PredKind]words{
	card.NoPred: {post: "in play", posts: "in play", postNot: "not in play", verb: "be", rest: "in play"},
	card.OddPower: {post: "with odd power", posts: "with odd power", postNot: "with even power", verb: "have", rest: "odd power",
		negated: "have even power"},
	card.IsDamaged: is("damaged", "undamaged"),
	card.WasKilled: {post: "destroyed this way", posts: "destroyed this way", postNot: "not destroyed this way", verb: "be",
		rest: "destroyed this way"},
	card.IsStunned: is("stunned", "unstunned"),
	card.IsWarded:  is("warded", "unwarded"),
	card.IsReady:   {adj: "ready", not: "exhausted", state: true, verb: "be", rest: "ready", negated: "be exhausted"},
	card.InCenter: {post: "in the center of its battleline", posts: "in the center of their battleline", verb: "be",
		rest: "in the center of its battleline"},
	card.InLine: {post: "in a battleline", posts: "in a battleline", postNot: "not in a battleline",
		verb: "be", rest: "in a battleline"},
	card.HasArmor: having("armor"),
	card.HasUpgrade: {post: "with an upgrade attached", posts: "with an upgrade attached", postNot: "without upgrades",
		verb: "have", rest: "an upgrade", negated: "have no upgrade"},
	card.HasIcon: {post: "with a bonus icon", posts: "with a bonus icon", postNot: "without bonus icons", verb: "have",
		rest: "a bonus icon", negated: "have no bonus icon"},
	card.IsGigantic: {post: "that is half of a gigantic creature", posts: "that are halves of gigantic creatures",
		postNot: "that is not half of a gigantic creature", verb: "be", rest: "half of a gigantic creature"},
	card.SharesTraitInLine: {verb: "share", rest: "a trait with another creature in its controller’s battleline",
		negated: "share no trait with another creature in its controller’s battleline"},
	card.AtPlay: {post: "played this turn", posts: "played this turn", postNot: "not played this turn",
		verb: "have", rest: "been played this turn", negated: "have not been played this turn"},
	card.HasChosenTrait: {post: "with the chosen trait", posts: "with the chosen trait", postNot: "without the chosen trait",
		verb: "have", rest: "the chosen trait"},
	card.IsActiveHouse: {post: "of the active house", posts: "of the active house", postNot: "not of the active house", verb: "belong",
		rest: "to the active house"},
	card.IsFighting:   {verb: "be", rest: "fighting"},
	card.HighestPower: {verb: "be", rest: "the most powerful"},
	card.LowestPower:  {verb: "be", rest: "the least powerful"},
}

// words finds the words of a test.
func (t *en) words(p card.Pred) words {
	if w, ok := plainPredicates[p.Kind]; ok {
		return w
	}
	switch p.Kind {
	case card.IsHouse:
		return t.houseWords(p.Houses)
	case card.IsChosenHouse:
		house := t.chosenHouse()
		return words{post: "of " + house, posts: "of " + house, postNot: "not of " + house, verb: "belong", rest: "to " + house}
	case card.OfHouseInPlay:
		w := t.who(p.Who)
		return words{verb: "belong", rest: lang.Join("to a house of which", w.subject, inflect("control", w.third), "a card in play")}
	case card.SharesNeighbor:
		if p.Num == (card.Num{}) {
			return words{verb: "share", rest: "a house with at least one of its neighbors", negated: "share no house with any of its neighbors"}
		}
		return words{verb: "share", rest: "a house with " + t.value(p.Num) + " of its neighbors"}
	case card.HasTrait:
		return t.traitWords(p.Traits)
	case card.HasKeyword:
		return having(p.Keyword.String())
	case card.PowerIs:
		return t.powerWords(p)
	case card.HasAmber:
		return t.onIt(p.Num, "æmber")
	case card.InCrowd:
		if p.Num == (card.Num{}) {
			most := "the house with the most creatures in play"
			return words{post: "of " + most, posts: "of " + most, postNot: "not of " + most, verb: "belong", rest: "to " + most}
		}
		crowd := "a house with " + t.bound(card.AtLeast, p.Num) + " creatures in play"
		return words{verb: "belong", rest: "to " + crowd, negated: "belong to no " + strings.TrimPrefix(crowd, "a ")}
	case card.WithCounter:
		return t.onIt(p.Num, counterName(p.Counter))
	case card.IsNamed:
		return words{post: "named " + t.TitleOf(p.Name), posts: "named " + t.TitleOf(p.Name), postNot: "not named " + t.TitleOf(p.Name),
			verb: "be", rest: t.TitleOf(p.Name)}
	case card.OnFlank:
		return flankWords(p.Place)
	case card.OnIdentity:
		return words{verb: "belong", rest: "to a house on " + t.who(p.Who).owns + " identity card",
			negated: "belong to no house on " + t.who(p.Who).owns + " identity card"}
	case card.OwnedBy:
		return byPlayer(t.who(p.Who), "own", "owned")
	case card.ControlledBy:
		return byPlayer(t.who(p.Who), "control", "controlled")
	}
	return t.relative(p)
}

// relative finds the words of the tests that look at other cards.
func (t *en) relative(p card.Pred) words {
	r := t.role(p.Role)
	one := r // the one of several to share something with
	if t.Known[p.Role].Plural {
		one = "one of " + r
	}
	switch p.Kind {
	case card.IsOther:
		return words{verb: "be", rest: "a card other than " + t.self}
	case card.IsNeighborOf:
		return words{verb: "be", rest: "a neighbor of " + r}
	case card.SharesHouseWith:
		return words{verb: "share", rest: "a house with " + one, negated: "share no house with " + r}
	case card.SharesTitleWith:
		return words{post: "with the same name as " + r, posts: "with the same name as " + r, postNot: "with a different name than " + r,
			verb: "be", rest: "a copy of " + r}
	case card.SharesTypeWith:
		return words{post: "of the same type as " + r, posts: "of the same type as " + r, postNot: "of another type than " + r,
			verb: "be", rest: "of the same type as " + r, negated: "be of another type than " + r}
	case card.SharesTraitWith:
		return words{verb: "share", rest: "a trait with " + one, negated: "share no trait with " + r}
	case card.IsIn:
		if p.Role == card.Them && t.Done.Deed != plan.NoDeed {
			way := past(t.Done.Deed) + " this way"
			return words{post: way, posts: way, postNot: "not " + way, verb: "be", rest: way}
		}
		if k := t.Known[p.Role]; k.Past == plan.Chosen && k.Plural && p.Not {
			return words{post: "chosen", posts: "chosen", postNot: "not chosen", verb: "be", rest: "chosen"}
		}
		if p.Role == card.Beneath {
			return words{post: "under " + t.self, posts: "under " + t.self, postNot: "not under " + t.self, verb: "be", rest: "under " + t.self}
		}
		return words{post: "among " + t.group(p.Role), posts: "among " + t.group(p.Role), postNot: "other than " + r, verb: "be", rest: r}
	case card.IsBetween:
		other := r + " and " + t.TitleOf(p.Name)
		return words{post: "between " + other, posts: "between " + other, postNot: "not between " + other, verb: "be", rest: "between " + other}
	case card.AttachedOn:
		return words{post: "attached to " + r, posts: "attached to " + r, postNot: "not attached to " + r, verb: "be", rest: "attached to " + r}
	case card.LeftOf:
		return words{post: "to the left of " + r, posts: "to the left of " + r, postNot: "not to the left of " + r, verb: "be",
			rest: "to the left of " + r}
	case card.RightOf:
		return words{post: "to the right of " + r, posts: "to the right of " + r, postNot: "not to the right of " + r, verb: "be",
			rest: "to the right of " + r}
	}
	return words{verb: "be", rest: lang.Missing("test", p.Kind)}
}

func (t *en) powerWords(p card.Pred) words {
	compared := func(c card.Cmp) string {
		if p.Num.Role == card.This {
			t.Near = card.NoRole // "its" would mean the card that is compared with it
		}
		return t.compared(c, p.Num)
	}
	w := having("power " + compared(p.Cmp))
	other := "power other than " + t.value(p.Num)
	if p.Cmp != card.Equal {
		other = "power " + compared(plan.Opposite(p.Cmp))
	}
	w.postNot, w.negated = "with "+other, "have "+other
	return w
}

func flankWords(p card.Place) words {
	switch p {
	case card.LeftFlank:
		return words{post: "on the left flank", posts: "on the left flank", postNot: "not on the left flank", verb: "be",
			rest: "on the left flank"}
	case card.RightFlank:
		return words{post: "on the right flank", posts: "on the right flank", postNot: "not on the right flank", verb: "be",
			rest: "on the right flank"}
	}
	return words{adj: "flank", verb: "be", rest: "on a flank"}
}

func byPlayer(p person, verb, done string) words {
	s := lang.Join(p.subject, inflect(verb, p.third))
	return words{post: s, posts: s, postNot: lang.Join(p.subject, inflect("do", p.third), "not", verb), verb: "be",
		rest: done + " by " + p.object}
}

func (t *en) houseWords(h card.Houses) words {
	names := t.Houses(h)
	var non []string
	for _, n := range names {
		non = append(non, "non-"+n)
	}
	return words{adj: lang.List(names, "or"), not: strings.Join(non, " "), verb: "belong", rest: "to house " + lang.List(names, "or")}
}

func (t *en) chosenHouse() string { return cmp.Or(t.thatHouse, "the chosen house") }

func (t *en) traitWords(s trait.Set) words {
	names := t.Language.Traits(s)
	var non []string
	for _, n := range names {
		non = append(non, "non-"+n)
	}
	w := words{adj: lang.List(names, "or"), not: strings.Join(non, " "), verb: "have", rest: "the " + lang.List(names, "or") + " trait"}
	return w
}

// onIt is "with 2 or more æmber on it", "with no doom counters on it".
func (t *en) onIt(n card.Num, what string) words {
	some, none := what, "no "+plural(what)
	if what != "æmber" {
		some = article(what)
	}
	if n.Kind != card.Const || n.N > 1 {
		some = t.bound(card.AtLeast, n) + " " + plural(what)
		none = "fewer than " + t.value(n) + " " + plural(what)
	}
	return words{post: "with " + some + " on it", posts: "with " + some + " on them", postNot: "with " + none + " on it",
		verb: "have", rest: some + " on it", negated: "have " + none + " on it"}
}

// counterName is "doom counter".
func counterName(c card.Counter) string {
	if c >= card.CounterCount {
		return lang.Missing("counter", c)
	}
	return c.String() + " counter"
}
