package ru

import (
	"cmp"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// way is how cards relate to a zone.
type way uint8

const (
	in   way = iota // "на руке"
	from            // "с руки"
	to              // "на руку"
)

// place are the words of a zone: its noun, and the prepositions of the three ways.
type place struct {
	noun  string
	preps [3]string
}

var inside = [3]string{"в", "из", "в"}

// places are the zones that belong to a player and from which cards are taken.
var places = [card.ZoneCount]place{
	card.Deck:       {"колода", inside},
	card.Hand:       {"рука", [3]string{"на", "с", "на"}},
	card.Discard:    {"сброс", inside},
	card.Archives:   {"архив", inside},
	card.Battleline: {"линия", inside},
}

// wordsByType are the words for cards.
var wordsByType = map[card.Type]word{card.CreatureType: wordFor("существо"), card.ArtifactType: wordFor("артефакт"),
	card.UpgradeType: wordFor("улучшение"), card.ActionType: wordFor("карта действия"), card.BossType: wordFor("чудовище"),
	card.ProphecyType: wordFor("пророчество"), card.PowerType: wordFor("сила"), card.LocationType: wordFor("место")}

// zoneNames name every zone by itself.
var zoneNames = [card.ZoneCount]string{
	card.NoZone: "Игра", card.Deck: "Колода", card.Hand: "Рука", card.Discard: "Сброс", card.Archives: "Архив",
	card.Purged: "Изгнанные карты", card.Battleline: "Боевая линия", card.Artifacts: "Артефакты", card.Attached: "Улучшения",
	card.Under: "Карты под другими картами", card.Limbo: "Разыгрываемые карты", card.Joined: "Другие половины",
	card.Reference: "Карты рядом с игрой",
}

// zonePhrase is "ваша рука", and the words of the zone.
func (t *ru) zonePhrase(z card.Zone, w card.Who) (nounPhrase, place) {
	if z == card.Hand && t.Active && w == card.Opponent {
		z = card.Archives // A4.4
	}
	if z >= card.ZoneCount || places[z].noun == "" {
		return nounPhrase{cases: alike(lang.Missing("zone", z))}, place{preps: inside}
	}
	return t.who(w).owns(wordFor(places[z].noun), false), places[z]
}

// whither is where cards are, come from or go: "с руки соперника", "в вашу колоду".
func (t *ru) whither(z card.Zone, w card.Who, by way) string {
	if z == card.Under {
		return [...]string{"под " + t.self.cases[instrumental], "из-под " + t.self.cases[genitive], "под " + t.self.cases[accusative]}[by]
	}
	p, of := t.zonePhrase(z, w)
	if by != in && w == card.You && (t.you == youPerson || t.you == theyPerson) && (z == card.Hand || z == card.Archives) { // each has one
		p = wordFor(of.noun).phrase(false)
	}
	return p.after(of.preps[by], [...]int{in: locative, from: genitive, to: accusative}[by])
}

// noun is what a filter describes, in the pieces that determiners need separately.
type noun struct {
	other   bool
	adj     []string // "вражеский", "оглушённый", in the masculine
	heads   []word   // joined by "или"
	owner   string   // "его": stands before the noun
	single  []string // what follows it: "с силой 3 или меньше"
	several []string // the same after the plural
	part    nounPhrase
	pile    int        // how many cards from the top of a pile these are
	place   string     // "с вашей руки"
	fronts  bool       // the place stands before a noun with other words after it: "с руки карту дома Дис"
	only    bool       // there can be only one
	houses  int        // how many of single tell the house
	beside  bool       // the last of adj is "соседний"
	every   bool       // nothing narrows the cards of the place down
	whole   nounPhrase // what the one card is called
	either  *[2]noun   // the cards of two filters
}

func (n *noun) after(s string) { n.afterBoth(s, s) }

// first puts words right after the noun: "существо с наименьшей силой под его контролем".
func (n *noun) first(s string) {
	n.single = append([]string{s}, n.single...)
	n.several = append([]string{s}, n.several...)
}

func (n *noun) afterBoth(one, many string) {
	n.single = append(n.single, one)
	n.several = append(n.several, many)
}

// before are the adjectives in their order: "каждый другой его оглушённый".
func (n *noun) before(determiners []string) []string {
	out := slices.Clone(determiners)
	if n.other {
		out = append(out, "другой")
	}
	return append(append(out, n.owner), n.adj...)
}

// one is one of the cards: "другое дружественное существо с бронёй".
func (n *noun) one(determiners ...string) nounPhrase {
	and := "или"
	if len(determiners) > 0 && determiners[0] == "каждый" {
		and = "и"
		n.superlative()
	}
	if n.either != nil {
		if a, b := n.either[0], n.either[1]; len(determiners) == 0 && a.tailOnly(b) { // "существо с атрибутом „Зверь“ или с янтарём"
			return a.one().with("или " + b.single[0])
		}
		return join(and, n.either[0].one(determiners...), n.either[1].one(determiners...))
	} else if n.whole.cases != (cases{}) {
		return n.whole
	}
	return n.joined(and, n.single, func(w word) nounPhrase { return w.phrase(false, n.before(determiners)...) })
}

// tailOnly reports whether the cards of two filters differ only in the words after the
// noun.
func (n *noun) tailOnly(o noun) bool {
	return len(n.single) == 1 && len(o.single) == 1 && n.place == "" && o.place == "" && len(n.heads) == 1 && len(o.heads) == 1 &&
		n.heads[0].one == o.heads[0].one && slices.Equal(n.before(nil), o.before(nil))
}

// superlative says "с наибольшей силой" in place of "самый сильный", which several cards
// cannot be.
func (n *noun) superlative() {
	if len(n.adj) > 1 && n.adj[0] == "самый" {
		n.adj = n.adj[2:]
		n.first("с наибольшей силой")
	}
}

// many are several of the cards.
func (n *noun) many(determiners ...string) nounPhrase {
	if n.either != nil {
		return join("и", n.either[0].many(determiners...), n.either[1].many(determiners...))
	} else if n.whole.cases != (cases{}) {
		return n.whole
	} else if n.part.cases != (cases{}) && n.every {
		return n.part
	}
	return n.joined("и", n.several, func(w word) nounPhrase { return w.phrase(true, n.before(determiners)...) })
}

// count is a number of the cards: "2 других существа".
func (n *noun) count(k int, determiners ...string) nounPhrase {
	if n.either != nil {
		p := join("или", n.either[0].count(k, determiners...), n.either[1].count(k, determiners...))
		p.plural = k != 1
		return p
	}
	tail, said := n.several, false
	if pluralForm(k) == 0 {
		tail = n.single
	}
	return n.joined("или", tail, func(w word) nounPhrase {
		p := w.count(k, n.before(determiners)...)
		for c := range p.cases {
			if said { // the number stands before all of them
				p.cases[c] = strings.TrimPrefix(p.cases[c], digits(k)+" ")
			}
		}
		said = true
		return p
	})
}

func (n *noun) joined(and string, tail []string, write func(word) nounPhrase) nounPhrase {
	ps := make([]nounPhrase, len(n.heads))
	for i, w := range n.heads {
		ps[i] = write(w)
	}
	p := join(and, ps...)
	if n.part.cases != (cases{}) {
		tail = append(slices.Clone(tail), n.part.after("из", genitive))
	}
	p = p.with(strings.Join(tail, " "))
	if of := n.part.after("из", genitive); n.part.pronoun && len(tail) > 1 { // "изгоните из них существо с наименьшей силой"
		p.cases[accusative] = of + " " + strings.TrimSuffix(p.cases[accusative], " "+of)
	}
	return p
}

// inFront removes and returns the place that stands before the noun: "с руки карту дома
// Дис".
func (n *noun) inFront() string {
	if !n.fronts || len(n.single) < 2 {
		return ""
	}
	here := func(s string) bool { return s == n.place }
	n.single, n.several = slices.DeleteFunc(slices.Clone(n.single), here), slices.DeleteFunc(slices.Clone(n.several), here)
	return n.place
}

// noun describes the cards that pass a filter, by how they relate to their zone.
func (t *ru) noun(f card.Filter, by way) noun {
	if f.Also != nil {
		return t.eitherNoun(f, by)
	}
	n := noun{heads: t.headsOf(f.Types)}
	if side := t.flankOf(f); side != "" {
		n.after(side)
		n.only = true
		return n
	}
	if len(f.Preds) == 1 && f.Preds[0].Kind == card.IsIn && !f.Preds[0].Not {
		if r := f.Preds[0].Role; r == card.This || r == card.Host {
			n.whole, n.only = t.role(r), true // "Troll или соседнее существо"
			return n
		}
	}
	t.relation(&n, f.Rel)
	if t.IsRest(f) {
		return noun{heads: []word{t.word(t.Known[t.Drawn].Thing)}, adj: t.rest, only: true}
	}
	if r := plan.OneOf(f); r != card.NoRole {
		n.every = true
		switch {
		case r == t.Drawn:
			n.part = nounPhrase{plural: true, cases: adjective("остальной", wordFor("карта"), true)}
		case t.IsOne(r):
			n.part = t.role(r)
		default:
			n.part = t.group(r)
		}
		return n
	}
	if !t.JustDiscarded(f) {
		t.zone(&n, f, by)
	}
	more := f.Preds
	if r := plan.PartOf(f); r != card.NoRole {
		n.part, n.single, n.several, more = t.group(r), nil, nil, more[1:]
	}
	called, left, named := plan.TokenOf(f)
	if named = named && len(more) == len(f.Preds); named {
		more = left
	}
	beside := func(p card.Pred) bool { return p.Kind == card.IsNeighborOf && !p.Not }
	for _, first := range [...]bool{true, false} { // "левый сосед", not "сосед слева"
		for _, p := range more {
			if beside(p) == first {
				t.test(&n, p)
			}
		}
	}
	if named { // "дружественное существо «Тролль»"
		n.first(t.SetOff(t.TitleOf(called)))
	}
	n.every = len(f.Preds) == 0 && f.Types == card.Cards.Types && f.Rel == card.Anyone
	return n
}

// eitherNoun describes the cards that pass one of two filters: "артефакт или фланговое
// существо".
func (t *ru) eitherNoun(f card.Filter, by way) noun {
	also := *f.Also
	f.Also = nil
	n, m := t.noun(f, by), t.noun(also, by)
	if f.Types == also.Types && plan.SamePreds(f.Preds, also.Preds) && f.Zone != also.Zone &&
		also.Zone != card.Purged { // only the zones differ
		here := n.place
		if here == "" {
			here = map[way]string{in: "в игре", from: "из игры"}[by]
			n.after(here)
		}
		for i := range n.single {
			n.single[i] = strings.Replace(n.single[i], here, here+" или "+m.place, 1)
			n.several[i] = strings.Replace(n.several[i], here, here+" или "+m.place, 1)
		}
		n.place = here + " или " + m.place
		return n
	}
	if n.place == m.place { // said once
		here := func(s string) bool { return s == n.place }
		n.single, n.several = slices.DeleteFunc(n.single, here), slices.DeleteFunc(n.several, here)
	}
	return noun{heads: n.heads, other: n.other, either: &[2]noun{n, m}}
}

// flankOf names the one place of a filter that asks for a certain flank of a certain
// player: "на вашем правом фланге".
func (t *ru) flankOf(f card.Filter) string {
	place, ok := plan.OnOneFlank(f)
	if !ok {
		return ""
	}
	side := map[card.Place]string{card.LeftFlank: "левый", card.RightFlank: "правый"}[place]
	return t.who(plan.Side(f.Rel)).owns(wordFor("фланг"), false, side).after("на", locative)
}

// headsOf are the nouns for types of cards.
func (t *ru) headsOf(types card.Types) []word {
	kinds := plan.Kinds(types)
	switch {
	case len(kinds) == 0:
		return []word{wordFor("карта")}
	case types == card.TypeSet(card.BossType):
		p := t.boss()
		return []word{{gender: p.gender, animate: true, one: p.cases, many: p.cases}}
	case types == card.Locations.Types:
		return []word{wordFor(t.orElse("location", "место"))}
	}
	all := make([]word, len(kinds))
	for i, c := range kinds {
		all[i] = wordsByType[c]
	}
	return all
}

// head is the single noun for types of cards, with which pronouns agree.
func (t *ru) head(types card.Types) word { return t.word(plan.Cards(types)) }

// relation tells who controls the cards (K3.6). Where "вы" is not the reader's side the
// words for friends and enemies would mislead.
func (t *ru) relation(n *noun, r card.Rel) {
	switch {
	case r == card.Anyone:
	case t.Plain && r == card.Friend:
		n.after("под " + t.you.owns(wordFor("контроль"), false).cases[instrumental])
	case t.Plain:
		n.after("под " + t.foe.owns(wordFor("контроль"), false).cases[instrumental])
	case r == card.Friend:
		n.adj = append(n.adj, "дружественный")
	default:
		n.adj = append(n.adj, "вражеский")
	}
}

// zone tells where the cards are when they are not in play.
func (t *ru) zone(n *noun, f card.Filter, by way) {
	switch f.Zone {
	case card.NoZone, card.Battleline, card.Artifacts, card.Attached:
		return
	case card.Limbo:
		n.adj = append(n.adj, "разыгрываемый")
		return
	case card.Purged:
		n.adj = append(n.adj, "изгнанный")
		switch p := t.who(f.Whose); {
		case f.Whose != card.You && f.Whose != card.Opponent:
		case p.own != "":
			n.owner = p.own
		default:
			n.after(p.cases[genitive])
		}
		return
	case card.Joined:
		n.adj = append(n.adj, "присоединённый")
		return
	case card.Reference:
		n.after("рядом с игрой")
		return
	}
	if f.Top == 0 {
		n.place = t.whither(f.Zone, f.Whose, by)
		n.fronts = by == from && f.Zone == card.Hand
		n.after(n.place)
		return
	}
	p, _ := t.zonePhrase(f.Zone, f.Whose)
	n.pile = max(f.Top, -f.Top)
	n.adj = append(n.adj, map[bool]string{true: "верхний", false: "нижний"}[f.Top > 0])
	n.after(p.cases[genitive])
}

// test adds the words of one test.
func (t *ru) test(n *noun, p card.Pred) {
	if k, ok := t.Known[p.Role]; p.Kind == card.IsIn && p.Not && ok && !k.Plural {
		n.other = true // "другое существо"
		return
	}
	if side := map[card.PredKind]string{card.LeftOf: "левый", card.RightOf: "правый"}[p.Kind]; side != "" && !p.Not &&
		len(n.heads) == 1 && n.heads[0].one[nominative] == "сосед" {
		n.adj, n.only = append(n.adj, side), true // "его левый сосед"
		return
	} else if side != "" && !p.Not && n.beside { // "левый сосед этого существа"
		n.adj[len(n.adj)-1], n.only, n.heads = side, true, []word{wordFor("сосед")}
		n.first(t.self.cases[genitive])
		return
	}
	if k := t.Known[p.Role]; p.Kind == card.IsIn && !p.Not && k.Plural && p.Role != card.Them {
		n.part = t.group(p.Role) // "существо с наименьшей силой из них"
		return
	}
	switch p.Kind {
	case card.IsOther:
		n.other = true
		return
	case card.IsTopmost:
		n.adj, n.only = append([]string{"верхний"}, n.adj...), true
		return
	case card.HighestPower:
		n.adj = append([]string{map[bool]string{true: "не самый", false: "самый"}[p.Not], "сильный"}, n.adj...)
		return
	case card.IsToken:
		if !p.Not && len(n.heads) == 1 && n.heads[0].one[nominative] == "существо" {
			n.heads = []word{wordFor("существо-токен")}
			return
		}
	case card.IsGigantic:
		if !p.Not && len(n.heads) == 1 && n.heads[0].one[nominative] == "карта" {
			n.heads = []word{wordFor("половина")}
			n.single = slices.Insert(n.single, 0, "гигантского существа")
			n.several = slices.Insert(n.several, 0, "гигантских существ") // of one or of several (K33.8)
			return
		}
	case card.LowestPower:
		n.first(map[bool]string{true: "не с наименьшей силой", false: "с наименьшей силой"}[p.Not])
		return
	case card.IsNeighborOf:
		if !p.Not {
			t.neighbors(n, p.Role)
			return
		}
	}
	w := t.words(p)
	adj, one, many := w.adj, w.post, w.posts
	if many == "" {
		many = one
	}
	if p.Not {
		adj, one, many = w.not, w.postNot, cmp.Or(w.postsNot, w.postNot)
	}
	if len(n.heads) > 0 && n.heads[0].gender == feminine {
		one = strings.NewReplacer(", у которого", ", у которой", ", которым ", ", которой ").Replace(one)
	}
	switch {
	case adj != "" && w.state:
		n.adj = append([]string{adj}, n.adj...)
	case adj != "":
		n.adj = append(n.adj, adj)
	case p.Kind == card.OnFlank && p.Not && p.Place == card.OnTop: // "существо не на фланге под вашим контролем"
		n.single, n.several = slices.Insert(n.single, n.houses, one), slices.Insert(n.several, n.houses, many)
	case one != "" && p.Kind == card.SharesHouseWith && n.place != "": // "карту того же дома, что и оно, на руке соперника"
		n.single, n.several = slices.Insert(n.single, 0, one), slices.Insert(n.several, 0, many)
	case one != "" && nearNoun[p.Kind] && !(p.Not && p.Kind == card.IsHouse && slices.ContainsFunc(n.single, isWith)):
		at := n.houses                                         // "карта с названием Troll из вашей колоды"
		if p.Kind != card.HasTrait && p.Kind != card.IsNamed { // "существо дома Марс без атрибута «Агент»"
			at = 0
			n.houses++
		}
		n.single = slices.Insert(n.single, at, one)
		n.several = slices.Insert(n.several, at, many)
	case one != "":
		n.afterBoth(one, many)
	default:
		n.after(lang.Missing("test", p.Kind))
	}
}

// nearNoun are the tests whose words stand right after the noun.
var nearNoun = map[card.PredKind]bool{card.IsNamed: true, card.IsHouse: true, card.IsChosenHouse: true, card.IsActiveHouse: true,
	card.HasTrait: true, card.SharesTypeWith: true, card.IsTheNamed: true}

// isWith reports whether words say what a card has, such as "с уроном". After "не из дома
// Марс" they would seem to be about that house.
func isWith(words string) bool {
	return strings.HasPrefix(words, "с ") || strings.HasPrefix(words, "без ")
}

// neighbors makes the noun one of the neighbors of a role's cards (K10.4): "соседнее
// существо", "его сосед", "сосед этого существа".
func (t *ru) neighbors(n *noun, r card.Role) {
	if r == card.This {
		n.adj, n.beside = append(n.adj, "соседний"), true
		n.heads = []word{wordFor("существо")}
		t.Near = card.This
		return
	}
	n.heads = []word{wordFor("сосед")}
	n.only = n.only || t.Known[r].Flank
	of := t.role(r)
	if k := t.Known[r]; of.pronoun && k.Thing == plan.Neighbor { // "его" could be either
		of = t.word(k.Thing).phrase(k.Plural, "этот")
	}
	if of.pronoun {
		n.owner = t.possessiveOf(r, of)
		return
	}
	n.first(of.cases[genitive])
}

// possessiveOf is possessive, or "свой" of the subject of the sentence.
func (t *ru) possessiveOf(r card.Role, p nounPhrase) string {
	if r == t.reflexive && r != card.NoRole {
		return "свой"
	}
	return possessive(p)
}

// possessive is what is owned by somebody called by a pronoun: "его", "её", "их".
func possessive(p nounPhrase) string {
	switch {
	case p.plural:
		return "их"
	case p.gender == feminine:
		return "её"
	}
	return "его"
}
