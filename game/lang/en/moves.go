package en

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// move writes cards that go to another zone.
func (t *en) move(e card.Effect) clause {
	if one, n, may, ok := plan.PerThing(e.Target); ok && !(may && t.Which != nil) {
		e.Target = one
		each := "for each " + t.thing(n) + ", "
		if may {
			each += t.you.subject + " may "
		}
		return whole(each + t.move(e).finite())
	}
	p := t.target(e.Target)
	owner, search, subject := t.destination(e, p), "", plan.FromHands(e)
	if e.Target.Search {
		search, p = t.search(e.Target, p)
	}
	if w := t.who(e.Target.Filter.Whose); subject { // "your opponent discards a random card from their hand"
		p.words = strings.Replace(p.words, w.owns, w.its(), 1)
	}
	parts := plan.NewParts(t, plan.Matter{Zone: e.To})
	defer parts.Release()
	parts.Set("cards", p)
	parts.Set("owner", plan.Text(owner))
	parts.Set("deck", plan.Text(t.pileName(card.Deck, owner)))
	parts.Set("hand", plan.Text(t.pileName(card.Hand, owner)))
	c := said(sayings[t.Saying(&e)], parts)
	if w := t.who(e.Target.Filter.Whose); subject {
		c.subject, c.third = w.subject, w.third
	}
	t.Told(&e)
	t.Depletes(e.Target)
	return c.after(search)
}

// search is the order to look for cards, "search your deck for a card named
// Troll", and what the cards are called once they are found.
func (t *en) search(g card.Target, p nounPhrase) (string, nounPhrase) {
	where := t.whoseZone(g.Filter.Zone, g.Filter.Whose)
	zones, titles := plan.Sought(g.Filter)
	for _, also := range zones[1:] {
		where += " and " + lang.Lookup(zoneNames[:], "zone", also.Zone)
	}
	what, _, _ := strings.Cut(p.words, " from "+t.who(g.Filter.Whose).owns)
	if len(titles) > 1 {
		what = strings.Replace(what, t.TitleOf(titles[0]), t.titles(titles, "or"), 1)
	}
	return "search " + where + " for " + what, nounPhrase{words: p.pronoun(), plural: p.plural}
}

// destination says whose zone the cards go to.
func (t *en) destination(e card.Effect, p nounPhrase) string {
	if e.Who != card.Owner {
		return t.who(e.Who).owns
	}
	switch {
	case t.GoesToYou(e.Target):
		return t.you.owns
	case plan.FromFoesPile(e.Target.Filter):
		return t.foe.its()
	case p.plural || t.Several(e.Target):
		return "their owners’"
	}
	return "its owner’s"
}

// pileName is the zone's name, in the plural for several owners.
func (t *en) pileName(z card.Zone, owner string) string {
	if owner == "their owners’" && z != card.Archives {
		return plural(zoneNames[z])
	}
	return zoneNames[z]
}

// entrances say where in a battleline cards enter play, and under whose control.
var (
	entrances = map[card.Place]string{
		card.LeftFlank: "on {you.its} left flank", card.RightFlank: "on {you.its} right flank",
		card.Anywhere: "anywhere in the battleline", card.InPlaceOf: "in {self.its} position in the battleline",
		card.LeftOfThis: "immediately to the left of {self}",
	}
	controls = map[plan.Control]string{
		plan.OwnersControl: "under their owners’ control", plan.NamedControl: "under {foe.its} control",
		plan.YourControl: "under your control", plan.WhoseControl: "under {who.owns} control",
	}
)

// pools say all the æmber in a pool, and from which pool some is.
var pools = map[plan.Pool][2]string{
	plan.OpponentsPool: {"all of {foe.owns} æmber", ""},
	plan.WhosePool:     {"all of {who.owns} æmber", "from {who.owns} pool"},
	plan.YourPool:      {"all of your æmber", "from you"},
	plan.ItsOpponents:  {"all of your æmber", "from its opponent"},
}

// capture writes æmber that creatures take onto themselves (K5.6).
func (t *en) capture(e card.Effect) clause {
	if one, n, may, ok := plan.PerThing(e.Target); ok && !may {
		e.Target = one
		return whole("for each " + t.thing(n) + ", " + t.capture(e).finite() + ", each time a different one")
	}
	p := t.target(e.Target)
	whose, of := t.PoolOf(e), e.Who
	if whose == plan.YourPool {
		of = card.You
	}
	pool, who := pools[whose], t.who(of)
	head, tail, from := plan.Fill(t, pool[0], plan.Matter{Who: e.Who}), "", ""
	if !e.All {
		head, tail = t.pooled(e.Num, of, who.owns)
		if of == e.Who || !plan.AllOf(e.Num, of) { // whose it is has been said
			from = plan.Fill(t, pool[1], plan.Matter{Who: e.Who})
		}
	}
	c := says(p.each(), "capture", measured(head, from, tail))
	c.subject = subject(p.each())
	t.Remember(e)
	return c
}

// each says that each of several cards does its own part.
func (p nounPhrase) each() nounPhrase {
	if strings.HasPrefix(p.words, "which ") {
		return p
	}
	if strings.Contains(p.words, " and each ") { // "a creature and each of its neighbors captures"
		return nounPhrase{words: p.words}
	}
	if p.plural {
		return nounPhrase{words: "each of " + p.words}
	}
	if p.words == "them" {
		return nounPhrase{words: "each of them"}
	}
	return p
}

// soOften is "twice", "3 times" or "once for each friendly creature".
func (t *en) soOften(n card.Num) string {
	head, tail := t.amount(n, unit{"time", "times"})
	switch {
	case n.Kind == card.Const && n.N == 2:
		return "twice"
	case tail == "" && t.self != "" && strings.Contains("0123456789", t.self[len(t.self)-1:]): // "exalt Saucer 149 four times"
		return inWords(head)
	case tail == "":
		return head
	case strings.HasPrefix(tail, "for each"):
		return "once " + tail
	}
	return "a number of times " + tail
}

// amberTaken says how much of the æmber on a card is taken from it: all of it, or half.
func (t *en) amberTaken(e card.Effect) (head, tail string) {
	switch n := e.Num; {
	case e.All, plan.OnTaken(n, e.Target):
		return "all æmber", ""
	case n.Kind == card.Fraction && plan.OnTaken(*n.A, e.Target):
		return t.fraction(n, "the æmber on "+t.role(e.Target.Role)), ""
	}
	return t.amount(e.Num, amberUnit)
}

var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// inWords writes the figure of a number of counters in letters where another figure stands
// beside it: "two +1 power counters", "exalt Saucer 149 four times".
func inWords(count string) string {
	n, what, _ := strings.Cut(count, " ")
	if k, err := strconv.Atoi(n); err == nil && k > 1 && k < len(numberWords) && (strings.HasPrefix(what, "+") || what == "times") {
		return numberWords[k] + " " + what
	}
	return count
}
