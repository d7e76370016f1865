package en

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// noun is what a filter describes, in the pieces that determiners need separately.
type noun struct {
	other   bool
	best    string   // "most powerful"
	adj     []string // "friendly", "Brobnar"
	head    string
	heads   string    // plural
	owner   string    // "Troll's": turns the head into one of many
	of      string    // "Troll"
	beside  card.Role // whose neighbors they are
	lone    bool      // the owner has only one: "Troll's left neighbor"
	single  []string  // what follows the head: "that shares a house with it"
	several []string  // the same after the plural
	part    string    // "the top 3 cards of your deck": the head is one of these
	place   string    // "your hand"
	only    bool      // there can be only one
	proper  bool      // the head is a name, which has no article
	// neighboring: the owner is the card itself, so that one of them is "a
	// neighboring creature".
	neighboring bool
	all         string // the head where each card of several kinds is meant
	every       bool   // nothing narrows the cards of the place down
}

func (n *noun) after(s string) { n.afterBoth(s, s) }

// first puts words directly after the head.
func (n *noun) first(s string) {
	n.single, n.several = append([]string{s}, n.single...), append([]string{s}, n.several...)
}

func (n *noun) afterBoth(one, many string) {
	n.single = append(n.single, one)
	n.several = append(n.several, many)
}

func (n noun) one() string  { return lang.Join(strings.Join(n.adj, " "), n.head, n.tail(n.single)) }
func (n noun) many() string { return lang.Join(strings.Join(n.adj, " "), n.heads, n.tail(n.several)) }

// tail joins what follows the head: "with power 3 or lower and with armor".
func (n noun) tail(parts []string) string { return strings.Join(parts, " ") }

// noun describes the cards that pass a filter; prep is "in" or "from".
func (t *en) noun(f card.Filter, prep string) noun {
	if f.Also != nil {
		return t.eitherNoun(f, prep)
	}
	n := t.head(f.Types)
	if side := t.flankOf(f); side != "" {
		n.after(side)
		n.only = true
		return n
	}
	t.relation(&n, f.Rel)
	if !t.JustDiscarded(f) {
		t.zone(&n, f, prep)
	}
	if r := plan.OneOf(f); r != card.NoRole {
		n.every = true
		switch {
		case r == t.Drawn:
			n.part = "the others"
		case r == card.Other || t.IsOne(r):
			n.part = t.role(r)
		default:
			n.part = t.group(r)
		}
		return n
	}
	if t.IsRest(f) {
		return noun{head: "the other", heads: "the others"}
	}
	if r := plan.DrawnOf(f); r != card.NoRole { // the least powerful
		n = noun{head: "of " + t.group(r)}
		t.test(&n, f.Preds[1])
		return n
	}
	more := f.Preds
	if r := plan.PartOf(f); r != card.NoRole {
		n.part, n.single, n.several, more = t.group(r), nil, nil, more[1:]
	}
	if id, left, ok := plan.TokenOf(f); ok && len(more) == len(f.Preds) {
		n.head, more = t.TitleOf(id), left
		n.heads = plural(n.head)
	}
	for _, p := range more {
		t.test(&n, p)
	}
	n.every = len(f.Preds) == 0 && f.Types == card.Cards.Types && f.Rel == card.Anyone
	return n
}

// eitherNoun describes the cards that pass one of two filters: "artifact or flank
// creature".
func (t *en) eitherNoun(f card.Filter, prep string) noun {
	other := *f.Also
	f.Also = nil
	if r := plan.WithNeighbors(f, other); r != card.NoRole {
		name := t.role(r)
		return noun{head: name + " or one of its neighbors", heads: name + " and its neighbors", all: name + " and each of its neighbors",
			proper: true}
	}
	n, also := t.noun(f, prep), t.noun(other, prep)
	if f.Types == other.Types && plan.SamePreds(f.Preds, other.Preds) && other.Zone != card.NoZone &&
		other.Zone != card.Purged { // only the zones differ
		for i := range also.single {
			where := prep + " " + also.place
			also.single[i] = strings.Replace(also.single[i], where, t.zones(f, also.place, other.Zone, prep), 1)
			also.several[i] = strings.Replace(also.several[i], where, t.zones(f, also.place, other.Zone, prep), 1)
		}
		return also
	}
	if tail := n.tail(n.single); tail != "" && tail == also.tail(also.single) && n.place == also.place { // said once
		n.single, n.several = nil, nil
	}
	if n.head == also.head && len(n.single)+len(also.single) > 0 { // "a Giant creature or a creature with power 5 or higher"
		also.head = article(also.one())
		return noun{head: n.one() + " or " + also.head, heads: n.many() + " and " + also.many(), other: n.other,
			all: n.one() + " and each " + strings.TrimPrefix(strings.TrimPrefix(also.head, "an "), "a ")}
	}
	return noun{head: n.one() + " or " + also.one(), heads: n.many() + " and " + also.many(), other: n.other,
		all: n.one() + " and each " + also.one()}
}

// zones names the places of two filters: "from play or from your discard pile",
// "from your deck or discard pile".
func (t *en) zones(f card.Filter, place string, also card.Zone, prep string) string {
	if f.Zone == card.NoZone {
		return prep + " play or " + prep + " " + place
	}
	return prep + " " + t.whoseZone(f.Zone, f.Whose) + " or " + lang.Lookup(zoneNames[:], "zone", also)
}

// flankOf names the one place of a filter that asks for a certain flank of a
// certain player: "on your right flank".
func (t *en) flankOf(f card.Filter) string {
	place, ok := plan.OnOneFlank(f)
	if !ok {
		return ""
	}
	side := map[card.Place]string{card.LeftFlank: "left", card.RightFlank: "right"}[place]
	return "on " + t.who(plan.Side(f.Rel)).owns + " " + side + " flank"
}

// heads are the nouns for cards of one type, and of all.
var heads = map[card.Types]noun{
	card.Cards.Types: {head: "card", heads: "cards"}, card.Creatures.Types: {head: "creature", heads: "creatures"},
	card.ArtifactCards.Types: {head: "artifact", heads: "artifacts"}, card.Upgrades.Types: {head: "upgrade", heads: "upgrades"},
	card.ActionCards.Types: {head: "action card", heads: "action cards"},
}

// head names the types of cards.
func (t *en) head(types card.Types) noun {
	types = plan.Cards(types).Types
	if n, ok := heads[types]; ok {
		return n
	}
	switch types {
	case card.TypeSet(card.BossType):
		return noun{head: t.boss(), heads: t.boss()}
	case card.Locations.Types:
		return noun{head: t.orElse("location", "location"), heads: t.orElse("locations", "locations")}
	}
	var names, many []string
	for _, c := range plan.Kinds(types) {
		names, many = append(names, typeNames[c]), append(many, plural(typeNames[c]))
	}
	return noun{head: lang.List(names, "or"), heads: lang.List(many, "and"), all: lang.List(names, "and")}
}

// relation tells who controls the cards (K3.6). Where "you" is not the reader's
// side the words friendly and enemy would mislead.
func (t *en) relation(n *noun, r card.Rel) {
	switch {
	case r == card.Anyone:
	case t.Plain && r == card.Friend:
		n.after(lang.Join(t.you.subject, inflect("control", t.you.third)))
	case t.Plain:
		n.after(lang.Join(t.foe.subject, inflect("control", t.foe.third)))
	case r == card.Friend:
		n.adj = append(n.adj, "friendly")
	default:
		n.adj = append(n.adj, "enemy")
	}
}

// zone tells where the cards are when they are not in play.
func (t *en) zone(n *noun, f card.Filter, prep string) {
	switch f.Zone {
	case card.NoZone, card.Battleline, card.Artifacts, card.Attached:
		return
	case card.Under:
		n.after("under " + t.self)
		return
	case card.Limbo:
		n.after("being played")
		return
	case card.Purged:
		n.adj = append(n.adj, "purged")
		if f.Whose == card.You || f.Whose == card.Opponent {
			p := t.who(f.Whose)
			n.after(lang.Join(p.subject, inflect("own", p.third)))
		}
		return
	}
	n.place = t.whoseZone(f.Zone, f.Whose)
	if zone := lang.Lookup(zoneNames[:], "zone", f.Zone); prep == "from" && f.Top == 0 {
		switch f.Whose {
		case card.EachPlayer, card.AnyPlayer:
			n.place = article(zone)
		case card.EachHaunted:
			n.place = "any haunted player’s " + zone
		}
	}
	switch {
	case t.JustDiscarded(f): // it goes without saying
	case f.Top == 0:
		n.after(prep + " " + n.place)
	default:
		n.part = t.pile(f.Top) + " of " + n.place
	}
}

// whoseZone is "your hand".
func (t *en) whoseZone(z card.Zone, w card.Who) string {
	if z == card.Hand && t.Active && w == card.Opponent {
		z = card.Archives // A4.4
	}
	return t.who(w).owns + " " + lang.Lookup(zoneNames[:], "zone", z)
}

// pile is "the top 3 cards", or the bottom ones for a negative n.
func (t *en) pile(n int) string {
	end := "top"
	if n < 0 {
		end, n = "bottom", -n
	}
	if n == 1 {
		return "the " + end + " card"
	}
	return "the " + end + " " + strconv.Itoa(n) + " cards"
}

// test adds the words of one test.
func (t *en) test(n *noun, p card.Pred) {
	if k, ok := t.Known[p.Role]; p.Kind == card.IsIn && p.Not && !k.Plural && ok && (n.owner != "" || t.IsNear(p.Role)) {
		n.other = true // "another creature", "its other neighbor"
		return
	}
	if side := map[card.PredKind]string{card.LeftOf: "left", card.RightOf: "right"}[p.Kind]; side != "" && !p.Not && n.owner != "" {
		n.adj, n.only = append(n.adj, side), true // "its left neighbor"
		return
	}
	switch p.Kind {
	case card.IsOther:
		n.other = true
	case card.IsTopmost:
		n.adj, n.only = append([]string{"topmost"}, n.adj...), true
	case card.HighestPower:
		n.best = "most powerful"
	case card.LowestPower:
		n.best = "least powerful"
	case card.IsNeighborOf:
		t.neighbors(n, p.Role)
	case card.LeftOf, card.RightOf:
		if side := map[card.PredKind]string{card.LeftOf: "left", card.RightOf: "right"}[p.Kind]; n.owner != "" && p.Role == n.beside && !p.Not {
			n.adj, n.lone, n.neighboring = append(n.adj, side), true, false
			return
		}
		fallthrough
	default:
		w := t.words(p)
		adj := w.adj
		if p.Not {
			adj = w.not
		}
		switch {
		// "non-Agent Mars creature"
		case adj != "" && p.Not && p.Kind == card.HasTrait && len(n.adj) > 0 && slices.Contains(printed.English[:], n.adj[len(n.adj)-1]):
			n.adj = append(n.adj[:len(n.adj)-1:len(n.adj)-1], adj, n.adj[len(n.adj)-1])
		case adj != "" && w.state:
			n.adj = append([]string{adj}, n.adj...)
		case adj != "":
			n.adj = append(n.adj, adj)
		case p.Kind == card.OnFlank && p.Not && len(n.single) > 0: // "creature you control that is not on a flank"
			n.afterBoth("that is "+w.postNot, "that are "+w.postNot)
		// "a card named Troll from your deck"
		case nearNoun[p.Kind] && !p.Not:
			n.single = append([]string{w.post}, n.single...)
			n.several = append([]string{w.posts}, n.several...)
		case w.post != "" && !p.Not:
			n.afterBoth(w.post, w.posts)
		case w.post != "" && w.postNot != "":
			n.afterBoth(w.postNot, cmp.Or(w.postsNot, w.postNot))
		default:
			n.afterBoth("that "+w.says(p.Not, false), "that "+w.says(p.Not, true))
		}
	}
}

// nearNoun are the tests that stand right after the noun.
var nearNoun = map[card.PredKind]bool{card.IsNamed: true, card.IsChosenHouse: true, card.IsActiveHouse: true, card.IsGigantic: true,
	card.SharesTypeWith: true, card.IsTheNamed: true}

// neighbors makes the noun one of the neighbors of a role's cards (K10.4).
func (t *en) neighbors(n *noun, r card.Role) {
	n.head, n.heads, n.all = "neighbor", "neighbors", ""
	of := t.role(r)
	if t.Known[r].Thing == plan.Neighbor { // it would not be clear whose neighbor "it" is
		of = "that neighbor"
	}
	if strings.HasPrefix(of, "the creature ") {
		n.after("of " + of)
		return
	}
	n.of, n.owner, n.beside, n.neighboring = of, possessive(of), r, r == card.This
}
