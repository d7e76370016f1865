package en

import (
	"cmp"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
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
	postsNot             string // postNot of several, where that differs
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

// same makes the words of what stands alike before and after a statement: "in a battleline".
func same(x string) words {
	return words{post: x, posts: x, postNot: "not " + x, verb: "be", rest: x}
}

// onIt makes the words of "with æmber on it", "with no æmber on it".
func onIt(some, none string) words {
	return words{post: "with " + some + " on it", posts: "with " + some + " on them", postNot: "with " + none + " on it",
		postsNot: "with " + none + " on them", verb: "have", rest: some + " on it", negated: "have " + none + " on it"}
}

// ofHouse makes the words of a card of a house.
func ofHouse(house string) words {
	return words{post: "of " + house, posts: "of " + house, postNot: "not of " + house, verb: "belong", rest: "to " + house}
}

// plainPredicates are the tests that are said in one way, with their parts in braces.
var plainPredicates = map[card.PredKind]words{
	card.NoPred: {post: "in play", posts: "in play", postNot: "not in play", verb: "be", rest: "in play"},
	card.OddPower: {post: "with odd power", posts: "with odd power", postNot: "with even power", verb: "have", rest: "odd power",
		negated: "have even power"},
	card.IsDamaged: is("damaged", "undamaged"),
	card.WasKilled: {post: "destroyed this way", posts: "destroyed this way", postNot: "not destroyed this way", verb: "be",
		rest: "destroyed this way"},
	card.IsStunned: is("stunned", "unstunned"),
	card.IsWarded:  is("warded", "unwarded"),
	card.IsEnraged: is("enraged", "unenraged"),
	card.IsLit:     is("lit", "unlit"),
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
	card.IsToken: {adj: "token", not: "non-token", verb: "be", rest: "a token creature", negated: "be no token creature"},
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
	card.IsTheNamed: {post: "with that name", posts: "with that name", postNot: "with another name", verb: "have", rest: "that name"},
	card.IsFighting: {verb: "be", rest: "fighting"},
	card.BetweenHouses: {verb: "have", rest: "2 neighbors of different houses other than {houses}",
		negated: "do not have 2 neighbors of different houses other than {houses}"},
	card.IsTopmost:    {verb: "be", rest: "the topmost of its kind in its pile"},
	card.HighestPower: {verb: "be", rest: "the most powerful"},
	card.LowestPower:  {verb: "be", rest: "the least powerful"},

	card.IsHouse:       {adj: "{houses}", not: "{non}", verb: "belong", rest: "to house {houses}"},
	card.IsChosenHouse: ofHouse("{house}"),
	card.OfHouseInPlay: {verb: "belong", rest: "to a house of which {who} {who.control} a card in play"},
	card.HasTrait:      {adj: "{traits}", not: "{non}", verb: "have", rest: "the {traits} trait"},
	card.HasKeyword:    having("{keyword}"),
	card.IsNamed:       {post: "named {title}", posts: "named {title}", postNot: "not named {title}", verb: "be", rest: "{title}"},
	card.OnIdentity: {verb: "belong", rest: "to a house on {who.owns} identity card",
		negated: "belong to no house on {who.owns} identity card"},
	card.OwnedBy:         {post: "{who} {who.own}", posts: "{who} {who.own}", postNot: "{who} {who.do} not own", verb: "be", rest: "owned by {who.object}"},
	card.ControlledBy:    {post: "{who} {who.control}", posts: "{who} {who.control}", postNot: "{who} {who.do} not control", verb: "be", rest: "controlled by {who.object}"},
	card.IsOther:         {verb: "be", rest: "a card other than {self}"},
	card.IsNeighborOf:    {verb: "be", rest: "a neighbor of {role}"},
	card.SharesHouseWith: {verb: "share", rest: "a house with {role}", negated: "share no house with {role}"},
	card.HasOtherHouse:   {verb: "belong", rest: "to a different house than {role}", negated: "belong to no other house than {role}"},
	card.SharesTitleWith: {post: "with the same name as {role}", posts: "with the same name as {role}",
		postNot: "with a different name than {role}", verb: "be", rest: "a copy of {role}"},
	card.SharesTypeWith: {post: "of the same type as {role}", posts: "of the same type as {role}",
		postNot: "of another type than {role}", verb: "be", rest: "of the same type as {role}", negated: "be of another type than {role}"},
	card.SharesTraitWith: {verb: "share", rest: "a trait with {role}", negated: "share no trait with {role}"},
	card.IsBetween:       same("between {role} and {title}"),
	card.AttachedOn:      same("attached to {role}"),
	card.LeftOf:          same("to the left of {role}"),
	card.RightOf:         same("to the right of {role}"),
	card.SharesHalfWith:  same("in the same half of a battleline as {role}"),
}

// tests are the words of the tests that are said in several ways.
var tests = map[plan.Test]words{
	plan.NeighborOfHouse: {verb: "share", rest: "a house with at least one of its neighbors",
		negated: "share no house with any of its neighbors"},
	plan.NeighborsOfHouse: {verb: "share", rest: "a house with {number} of its neighbors"},
	plan.StrongerNeighbor: having("a more powerful neighbor"),
	plan.WeakerNeighbor:   having("a less powerful neighbor"),
	plan.SomeAmber:        onIt("æmber", "no æmber"),
	plan.AmberAtLeast:     onIt("{at least} æmber", "fewer than {number} æmber"),
	plan.SomeCounters:     onIt("{counter.a}", "no {counter.many}"),
	plan.CountersAtLeast:  onIt("{at least} {counter.many}", "fewer than {number} {counter.many}"),
	plan.BiggestCrowd:     ofHouse("the house with the most creatures in play"),
	plan.CrowdOf: {verb: "belong", rest: "to a house with {at least} creatures in play",
		negated: "belong to no house with {at least} creatures in play"},
	plan.LeftFlank:        same("on the left flank"),
	plan.RightFlank:       same("on the right flank"),
	plan.AnyFlank:         {adj: "flank", post: "on a flank", postNot: "not on a flank", verb: "be", rest: "on a flank"},
	plan.SharesHouseOfOne: {verb: "share", rest: "a house with at least one of {role}", negated: "share no house with {role}"},
	plan.SharesTraitOfOne: {verb: "share", rest: "a trait with one of {role}", negated: "share no trait with {role}"},
	plan.DoneThisWay:      same("{deed} this way"),
	plan.AmongChosen:      same("chosen"),
	plan.Underneath:       same("under {self}"),
	plan.AmongCards:       {post: "among {group}", posts: "among {group}", postNot: "other than {role}", verb: "be", rest: "{role}"},
}

// words finds the words of a test.
func (t *en) words(p card.Pred) words {
	if p.Kind == card.PowerIs {
		return t.powerWords(p)
	}
	w, ok := tests[t.Test(p)]
	if !ok {
		w, ok = plainPredicates[p.Kind]
	}
	if !ok {
		return words{verb: "be", rest: lang.Missing("test", p.Kind)}
	}
	stated := p // a test of power needs no copy that outlives the call
	parts := plan.NewParts(t, plan.OfTest(&stated))
	defer parts.Release()
	if plan.IsRelative(p.Kind) {
		parts.Part("role")
	}
	for _, s := range [...]*string{&w.adj, &w.not, &w.post, &w.posts, &w.postNot, &w.rest, &w.negated} {
		*s = parts.Fill(*s)
	}
	return w
}

// non are the houses or traits that a card must not have: "non-Agent".
func (t *en) non(p card.Pred) string {
	var non []string
	names := t.Traits(p.Traits)
	if p.Kind == card.IsHouse {
		names = t.Houses(p.Houses)
	}
	for _, n := range names {
		non = append(non, "non-"+n)
	}
	return strings.Join(non, " ")
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

func (t *en) chosenHouse() string { return cmp.Or(t.thatHouse, "the chosen house") }

// counterName is "doom counter".
func counterName(c card.Counter) string {
	if c >= card.CounterCount {
		return lang.Missing("counter", c)
	}
	return c.String() + " counter"
}
