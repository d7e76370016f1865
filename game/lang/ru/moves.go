package ru

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// move writes cards that go to another zone.
func (t *ru) move(e card.Effect) clause {
	if one, n, may, ok := plan.PerThing(e.Target); ok {
		e.Target = one
		each := t.forEach(n) + " "
		if may {
			return whole(each + says(t.you.nounPhrase, "мочь", t.move(e).bare()).finite())
		}
		return whole(each + t.move(e).finite())
	}
	if plan.FromHands(e) { // "соперник сбрасывает случайную карту с руки"
		who := e.Target.Filter.Whose
		e.Target.Filter.Whose = card.You
		return t.as(who, func() []clause { return []clause{t.move(e)} })[0]
	}
	var found []act
	var p nounPhrase
	if e.Target.Search {
		found, p = t.search(e.Target)
	} else {
		p = t.targetAt(e.Target, from)
	}
	owner := t.ownerOf(e)
	if p.plural && !p.pronoun && owner == named("владелец") {
		owner = person{nounPhrase: wordFor("владелец").phrase(true)}
	}
	w := sayings[t.Saying(&e)]
	parts := plan.NewParts(destination{owner, e.To, p}, plan.Matter{})
	defer parts.Release()
	to := parts.Fill(w.Rest)
	t.Told(&e)
	t.Depletes(e.Target)
	return clause{acts: append(found, act{w.Verb, carried(p.cases[accusative], to)})}
}

// destination is the player to whom cards go, and where.
type destination struct {
	owner person
	zone  card.Zone
	cards nounPhrase
}

// Name implements [plan.Namer].
func (d destination) Name(_ *plan.Parts, part string) plan.Phrase {
	words := d.owner.to(d.zone)
	switch part {
	case "archives":
		words = d.owner.owns(wordFor("архив"), d.owner.plural && d.owner.own == "").after("в", accusative)
	case "leaving": // from another player's archives a card goes to its owner (K15.9)
		they := theyPronoun(d.cards.gender, false).cases[nominative]
		if words = "(когда " + they + " покинет архив, " + they + " отправится на руку владельца)"; d.cards.plural {
			words = "(покидая архив, карта отправится на руку владельца)"
		}
	case "leaving unowned":
		they := theyPronoun(d.cards.gender, false)
		words = "(если " + they.cases[genitive] + " владелец не вы, то из архива " + they.cases[nominative] + " отправится к владельцу на руку)"
		if d.cards.plural {
			words = "(карта, владелец которой не вы, из архива отправится к владельцу на руку)"
		}
	case "decks":
		words = d.owner.deck()
	case "zone":
		words = lang.Lookup(zoneNames[:], "zone", d.zone)
	}
	return plan.Text(words)
}

// carried is an object and where it goes, which comes first if the object has many words:
// "верните на руку каждое существо с атрибутом „Зверь“ из вашего сброса".
func carried(object, to string) string {
	clumsy := strings.Contains(object, ",") || strings.HasSuffix(object, " на нём") || strings.HasSuffix(object, " на них")
	if n := wordCount(object); n > 9 || n > 4 && (clumsy || wordCount(to) < 4 && !strings.Contains(to, "владельц")) {
		if strings.Contains(to, "(") {
			return lang.Join(object, to)
		}
		for _, lead := range [...]string{"с руки ", "из них "} { // "положите с руки в архив каждую карту …"
			if what, ok := strings.CutPrefix(object, lead); ok {
				return lang.Join(strings.TrimSpace(lead), to, what)
			}
		}
		return lang.Join(to, object)
	}
	return lang.Join(object, to)
}

// wordCount is the number of words; a title counts as one.
func wordCount(s string) int {
	return len(strings.Fields(unquoted(s))) + strings.Count(s, "«") + strings.Count(s, "„")
}

// deck says whose deck or decks something belongs to: "вашей колоды", "колод владельцев".
func (p person) deck() string {
	return p.owns(wordFor("колода"), p.plural && p.own == "").cases[genitive]
}

// to is the player's zone as a destination: "на руку владельца".
func (p person) to(z card.Zone) string {
	if p.own != "" && (z == card.Hand || z == card.Archives) { // each player has only one
		p = person{}
	}
	return p.owns(wordFor(places[z].noun), p.plural && p.own == "").after(places[z].preps[to], accusative)
}

// search is the order to look for cards, "найдите в вашей колоде карту с названием Troll",
// and what the cards are called once they are found.
func (t *ru) search(g card.Target) ([]act, nounPhrase) {
	where, asked := t.whither(g.Filter.Zone, g.Filter.Whose, in), t.IsAsked(g)
	var zones []card.Filter
	zones, t.sought = plan.Sought(g.Filter)
	for _, also := range zones[1:] {
		more, _ := t.zonePhrase(also.Zone, also.Whose)
		if words := strings.Fields(more.cases[locative]); also.Whose == g.Filter.Whose && t.who(also.Whose).own != "" { // said once
			where += " и " + words[len(words)-1]
		} else {
			where += " и " + t.whither(also.Zone, also.Whose, in)
		}
	}
	g.Filter.Also = nil
	f := g.Filter
	if g.Filter.Zone = card.NoZone; asked {
		t.Which = &g
	}
	p := t.target(g)
	t.OwnedAs(f, card.It, g.Save)
	return []act{{"найти", where + " " + p.cases[accusative]}}, theyPronoun(p.gender, p.plural)
}

// ownerOf is whose zone the cards go to.
func (t *ru) ownerOf(e card.Effect) person {
	if e.Who != card.Owner {
		return t.who(e.Who)
	}
	if t.GoesToYou(e.Target) {
		return t.you
	}
	if plan.FromFoesPile(e.Target.Filter) {
		return person{t.foe.nounPhrase, "его"}
	}
	return named("владелец")
}

// entrances say where in a battleline cards enter play, and under whose control.
var (
	entrances = map[card.Place]string{
		card.LeftFlank: "на левый фланг боевой линии", card.RightFlank: "на правый фланг боевой линии",
		card.Anywhere: "на любое место боевой линии", card.InPlaceOf: "на место {self.gen} в боевой линии",
		card.LeftOfThis: "сразу слева от {self.gen}",
	}
	controls = map[plan.Control]string{
		plan.OwnersControl: "под контролем владельцев", plan.NamedControl: "под {foe.his} контролем",
		plan.YourControl: "под {who.контроль ins}", plan.WhoseControl: "под {who.контроль ins}",
	}
)

// put writes cards that enter play without being played (K6.10).
func (t *ru) put(e card.Effect) clause {
	p := t.targetAt(e.Target, from)
	short := e.Target.Pick == card.ByRole && e.Target.Role != card.PurgedBy
	rest := lang.Join("в игру", p.cases[accusative])
	if short {
		rest = p.cases[accusative] + " в игру"
	}
	who := plan.Matter{Who: e.Who}
	whose, control := t.ControlOf(e, p.plural), ""
	if control = plan.Fill(t, controls[whose], who); whose == plan.YourControl && !short { // "введите в игру под вашим контролем …"
		rest, control = lang.Join("в игру", control, p.cases[accusative]), ""
	}
	rest = lang.Join(rest, plan.Fill(t, entrances[e.Place], who), control)
	if e.FaceDown {
		rest += " рубашкой вверх как " + map[bool]string{true: "существа-токены", false: "существо-токен"}[p.plural]
	}
	if e.Arrival == card.Readied {
		ready := adjective("подготовленный", word{gender: p.gender}, p.plural)[instrumental]
		if short {
			rest += " " + ready
		} else { // "введите в игру подготовленным каждое существо"
			rest = strings.Replace(rest, "в игру", "в игру "+ready, 1)
		}
	}
	t.Remember(e)
	return order("ввести", rest)
}

// capture writes æmber that creatures take onto themselves (K5.6).
func (t *ru) capture(e card.Effect) clause {
	if one, count, may, ok := plan.PerThing(e.Target); ok && !may {
		e.Target = one
		each, n := t.forEach(count), t.noun(e.Target.Filter, in)
		some := adjective("один", n.heads[0], false)[nominative] + " из " + n.many().cases[genitive]
		return whole(each + " " + strings.Replace(t.capture(e).finite(), n.one().cases[nominative], some, 1) + " (каждый раз другое)")
	}
	back := t.withoutReflexive()
	p := t.target(e.Target)
	back()
	owner, of := t.who(e.Who), e.Who
	at := owner.after("у", genitive)
	switch t.PoolOf(e) {
	case plan.YourPool:
		owner, of, at = youPerson, card.You, "у вас"
	case plan.ItsOpponents:
		at = "у своего соперника"
	}
	head, tail := owner.all(wordFor("янтарь")), ""
	if !e.All {
		head, tail = t.pooled(e.Num, of, owner)
	}
	if e.All || plan.AllOf(e.Num, of) { // whose it is has been said
		at = ""
	}
	if p.each && e.Num.Kind == card.Const && !e.All {
		head = perEach(e.Num.N, wordFor("янтарь"))
	}
	t.Remember(e)
	if !p.plural && t.Near == card.It && e.Target.Pick != card.ByRole { // "его" could be the opponent, or the æmber
		t.Near = card.NoRole
	}
	if strings.Count(at, " ") == 1 && len([]rune(at)) < 7 || strings.HasPrefix(head, "столько же ") { // "захватывает у вас 2 янтаря"
		return says(p, "захватить", lang.Join(at, head, tail))
	}
	return says(p, "захватить", measured(head, at, tail))
}

// fromCards names the cards that something is taken from: "с каждого из них", when several cards
// give a part each.
func (t *ru) fromCards(e card.Effect) string {
	each := !e.All && e.Num.Kind == card.Const && t.ofEach(e.Target)
	// "с янтарём" goes without saying
	if f := &e.Target.Filter; e.Target.Pick == card.ChoiceOf && !e.All && e.Verb != card.MoveWardVerb && t.Which == nil {
		f.Preds = slices.DeleteFunc(slices.Clone(f.Preds), func(p card.Pred) bool {
			return p.Kind == card.HasAmber && !p.Not && plan.IsOne(p.Num)
		})
	}
	p := t.target(e.Target)
	if each && p.pronoun {
		return "с каждого из них"
	}
	return p.after("с", genitive)
}

// amberTaken says how much of the æmber on a card is taken from it: all of it, or half.
func (t *ru) amberTaken(e card.Effect) (head, tail string) {
	n, g, amber := e.Num, e.Target, wordFor("янтарь")
	switch {
	case e.All, plan.OnTaken(n, g):
		return "весь янтарь", ""
	case n.Kind == card.Fraction && plan.OnTaken(*n.A, g):
		return t.fraction(n, amber.phrase(false).with(t.role(g.Role).after("с", genitive))).cases[accusative], ""
	case t.ofEach(g) && n.Kind == card.Const:
		return perEach(n.N, amber), ""
	}
	return t.amount(n, amber)
}

// ofEach reports whether each of several cards does its own part: "по 1 янтарю".
func (t *ru) ofEach(g card.Target) bool {
	if g.Pick == card.ByRole {
		return t.Known[g.Role].Plural
	}
	return g.Pick == card.EachOf && !plan.Single(g.Filter) || g.Max.Kind == card.Const && g.Max.N > 1 || g.Any
}

// soManyCounters is how many counters are put on cards or removed, after them: "на него жетон
// роста", but before cards with many words.
func (t *ru) soManyCounters(e *card.Effect) plan.Phrase {
	k, n := counterWord(e.Counter), e.Num
	head, tail := k.count(n.N).cases[accusative], ""
	switch {
	case n.Kind == card.Affected && t.Done.Thing.IsMass(): // "столько же" cannot follow, since nobody has counted it
		head, tail = k.count(1).cases[accusative], t.forEach(n)
	case n.Kind != card.Const:
		if e.Target.Pick != card.ByRole || e.Target.Role == card.This { // "его" would be the card that gets them
			t.Near = card.NoRole
		}
		head, tail = t.amount(n, k)
	case e.Who == card.You:
		head = "до " + k.count(n.N).cases[genitive]
	case t.ofEach(e.Target):
		head = perEach(n.N, k)
	case plan.IsOne(n):
		head = k.phrase(false).cases[accusative]
	}
	return plan.With(func(about string) string {
		if tail != "" { // "его" would be what is counted
			t.Near = card.NoRole
		}
		if strings.Count(about, " ") > 4 {
			return measured(head, about, tail)
		}
		return lang.Join(about, head, tail)
	})
}

// otherPlace is the card with which another, {cards}, trades places (K10.7).
func (t *ru) otherPlace(p *plan.Parts) nounPhrase {
	first, second := p.Part("cards").(nounPhrase), t.target(*p.Second)
	if k := t.Known[card.It]; first.cases == t.host().cases || first.cases == t.self.cases {
		k.Other = true
		t.Note(card.It, k)
	}
	return second
}

// bothTraded are the cards that change sides for each other, or the one of them that is asked for.
func (t *ru) bothTraded(p *plan.Parts) string {
	first, second := p.Part("cards").(nounPhrase), t.target(*p.Second)
	for _, one := range [...]nounPhrase{first, second} {
		if strings.HasPrefix(one.cases[instrumental], mark) {
			return one.after("над", instrumental)
		}
	}
	return first.after("над", instrumental) + " и " + second.cases[instrumental]
}

// lineOf is the battleline in which cards move.
func (t *ru) lineOf(g card.Target, p nounPhrase) nounPhrase {
	switch line := wordFor("линия"); {
	case g.Pick != card.ByRole && g.Filter.Rel == card.Friend:
		return t.you.owns(line, false, "боевой")
	case p.pronoun: // it is clear whose
		return line.phrase(false, "боевой")
	default:
		return line.phrase(false, possessive(p), "боевой")
	}
}

// spots are places in a battleline as destinations.
var spots = map[card.Place]string{
	card.OnTop: "на любой фланг {line.gen}", card.AtBottom: "на любой фланг {line.gen}", card.Shuffled: "на любой фланг {line.gen}",
	card.LeftFlank: "на левый фланг {line.gen}", card.RightFlank: "на правый фланг {line.gen}",
	card.Anywhere: "на любое место в {line.loc}", card.InPlaceOf: "на место {self.gen} в боевой линии",
	card.LeftOfThis: "на место сразу слева от {self.gen}",
}

// spot is a place in a battleline as a destination.
func (t *ru) spot(p card.Place, line nounPhrase) string {
	parts := plan.NewParts(t, plan.Matter{})
	defer parts.Release()
	parts.Set("line", line)
	return parts.Fill(lang.LookupIn(spots, "place", p))
}
