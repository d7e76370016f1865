package en

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// flow writes clauses after a lead.
func flow(lead string, cs []clause) string {
	if len(cs) == 0 {
		return lead
	}
	return plan.Flow(cs, coordinate, func(s string) string { return lead + s })
}

// governed writes clauses that all depend on an "if": unlike those of flow they
// stay in its sentence, except one that refers to the one before ("if you do").
func governed(cs []clause) string {
	last := len(cs) - 1
	if !plan.EndsWhole(cs) || strings.HasPrefix(cs[last].full, "if ") || strings.Contains(cs[last].full, ". ") {
		return flow("", cs)
	}
	return coordinate(cs[:last]) + "; then, " + cs[last].full
}

func (t *en) ifs(e card.Effect) []clause {
	if plan.ImpliesThere(e) {
		then := lang.Stop(t.block(plan.Sub(e, 0))) + " If there is none " + map[bool]string{true: "in play",
			false: "there"}[e.Cond.Filter.Zone == card.NoZone] + ", "
		t.forget()
		return []clause{whole(then + governed(t.effects(plan.Sub(e, 1))))}
	}
	if do, ok := plan.AsLongAs(e); ok {
		return []clause{whole("as long as " + t.cond(&e.Cond) + ", " + governed(t.effects(do)))}
	}
	lead, cond := "", e.Cond
	if cond.Kind != card.Always {
		lead = "if " + t.cond(&cond) + ", "
	}
	if t.StillHolds(&e.Cond) {
		lead = "if this is still the case, "
	}
	if t.DoesAgain(&e) {
		return []clause{whole(lead + "repeat the preceding effect")}
	}
	if strings.HasPrefix(lead, "if your opponent ") {
		defer t.callThey(&t.foe)()
	}
	done := t.Holding(&e.Cond)
	then := governed(t.effects(plan.Sub(e, 0)))
	done()
	if len(plan.Sub(e, 1)) == 0 {
		return []clause{whole(lead + then)}
	}
	other := t.Otherwise(func() string { return governed(t.effects(plan.Sub(e, 1))) })
	if len(plan.Sub(e, 0)) == 0 {
		cond.Not = !cond.Not
		return []clause{whole("if " + t.cond(&cond) + ", " + other)}
	}
	return []clause{whole(lang.Stop(lead+then) + " Otherwise, " + other)}
}

// callThey calls a player who has just been named "they", until the returned
// function is called.
func (t *en) callThey(p *person) (done func()) {
	was := *p
	*p = theyPerson
	return func() { *p = was }
}

// may writes effects that you may decline (K16.12).
func (t *en) may(e card.Effect) clause {
	if inner, ok := plan.Guarded(e); ok { // "if …, you may …"
		return t.ifs(card.If(inner.Cond, card.May(inner.Sub[0]...)))[0]
	}
	cs := t.effects(plan.Sub(e, 0))
	for i := range cs { // "they may", not "they may have them"
		if cs[i].subject == t.doer.subject {
			cs[i].subject = ""
		}
	}
	k := plan.Plain(cs)
	if k == 0 {
		return order("may", "do this: "+flow("", cs))
	}
	bare := coordinateBare(cs[:k])
	if k < len(cs) {
		bare = strings.TrimSuffix(lang.Stop(bare)+" "+sentences(cs[k:]), ".")
	}
	return order("may", bare)
}

// times writes effects that come several times; those in several sentences follow a colon.
func (t *en) times(e card.Effect) clause {
	if f, ok := plan.SharesCapture(&e); ok && t.Asked == nil {
		head, _ := t.pooled(e.Num, card.Opponent, t.foe.owns)
		return order("capture", head+", distributed as you choose among any number of "+t.all(&f))
	}
	if t.Saying(&e) != plan.DoesSoOften {
		return t.oneClause(&e)
	}
	do := t.block(plan.Sub(e, 0))
	if strings.Contains(do, ". ") {
		return order("do", "the following "+t.soOften(e.Num)+": "+do)
	}
	return whole(do + ", " + t.soOften(e.Num) + " in a row")
}

// repeat writes effects that may be repeated (K17.5).
func (t *en) repeat(e card.Effect) []clause {
	if t.Saying(&e) == plan.DigsForCards {
		return []clause{t.oneClause(&e)}
	}
	r := plan.Repeated(e)
	t.Heaps(plan.Sub(e, 0))
	defer t.HasHeaped()
	cs, again := t.effects(r.Do), order("repeat", "this effect")
	if r.Cond != nil {
		lead, then := "if "+t.cond(r.Cond)+", ", t.effects(r.Then)
		if r.With != nil {
			again.rest += " with " + t.target(*r.With).words
		}
		return append(cs, whole(lead+coordinate(append(then, again))))
	}
	if e.Optional {
		again = order("may", "repeat this effect")
	}
	if cond := e.Cond; cond.Kind != card.Always {
		again = whole("if " + t.cond(&cond) + ", " + again.finite())
	}
	return append(cs, again)
}

func (t *en) options(e card.Effect) clause {
	if put, of := plan.CounterChoice(e); len(of) > 1 && t.Asked == nil { // "put a Yea counter or a Nay counter on Election"
		names := make([]string, len(of))
		for i, c := range of {
			names[i] = article(counterName(c))
		}
		return order("put", lang.List(names, "or")+" on "+t.target(put.Target).words)
	}
	parts := make([]string, len(e.Sub))
	t.Branches(e.Sub, func(i int, do []card.Effect) { parts[i] = governed(t.effects(do)) })
	lead, _, timed := strings.Cut(parts[0], ", ")
	for _, p := range parts {
		timed = timed && strings.HasPrefix(p, lead+", ") && strings.HasPrefix(lead, "for the remainder")
	}
	one := "one: "
	if timed { // said once
		one = "one " + lead + ": "
		for i, p := range parts {
			parts[i] = strings.TrimPrefix(p, lead+", ")
		}
	}
	return order("choose", one+strings.Join(parts, "; or "))
}

// on writes effects that another player carries out.
func (t *en) on(e card.Effect) []clause {
	do := plan.Sub(e, 0)
	switch plan.ByOthers(e) {
	case plan.IfSo:
		c := do[0].Cond
		if has, ok := strings.CutPrefix(t.cond(&c), "you have "); ok && c.Kind == card.Compare && c.A.Kind == card.Pool &&
			c.B.Kind == card.Const {
			return t.asPerson(e.Who, named("each player with "+has), func() []clause { return t.effects(plan.Sub(do[0], 0)) })
		}
	case plan.FromEachPile:
		c := t.move(do[0])
		c.rest = strings.Replace(c.rest, t.whoseZone(card.Discard, card.You), t.whoseZone(card.Discard, card.EachPlayer), 1)
		return []clause{c}
	case plan.HoldsForOwner:
		you, foe := t.you, t.foe
		t.you = t.who(e.Who)
		t.foe = named(t.you.owns + " opponent")
		defer func() { t.you, t.foe = you, foe }()
		return t.effects(do)
	}
	return t.as(e.Who, func() []clause { return t.effects(do) })
}

// eachOf writes effects that come for one card after another: "ready and fight with each of its
// neighbors, one at a time".
func (t *en) eachOf(e card.Effect) clause {
	if together, ok := plan.PutsOnTop(e); ok {
		c := t.move(together)
		c.rest += " in any order"
		return c
	}
	if t.Saying(&e) != plan.NoSaying {
		return t.oneClause(&e)
	}
	do, _ := t.OneByOne(&e)
	c := t.first(do)
	if e.OneByOne && do[0].Verb == card.MoveVerb { // the order is all that the turns are for
		c.rest += " in any order"
		return c
	}
	c.rest = strings.TrimSuffix(c.rest, ", one at a time") + ", one at a time"
	return c
}

// them are the cards of a role for each of which something is done.
func (t *en) them(r card.Role) string {
	group := t.group(r)
	if thing, ok := t.Each(r); r == card.Them && ok {
		return "those " + plural(t.word(thing))
	}
	return group
}

// eachCard is "for each creature, one at a time": from then on, It is one of them.
func (t *en) eachCard(e *card.Effect) string {
	words := t.picked(e.Target, "in").words
	if !strings.HasPrefix(words, "each ") {
		words = "each of " + words
	}
	if e.OneByOne {
		words += ", one at a time"
	}
	thing := plan.Cards(e.Target.Filter.Types)
	if e.Target.Save != card.NoRole {
		t.Note(e.Target.Save, plan.Antecedent{Thing: thing})
	}
	t.Knows(card.It, thing, false)
	return "for " + words
}

// eachHouse writes effects that come for one house after another.
func (t *en) eachHouse(e card.Effect) clause {
	if t.thatHouse = "that house"; t.ofHouse != card.NoHouse {
		t.thatHouse = t.house(t.ofHouse)
	}
	defer func() { t.thatHouse = "" }()
	if of, do := plan.HouseOf(e); of != card.NoRole && t.ofHouse == card.NoHouse {
		t.thatHouse = "any house to which " + t.role(of) + " belongs"
		return whole(flow("", t.effects(do)))
	}
	return whole(flow("for each house, ", t.effects(plan.Sub(e, 0))))
}

// lasting writes abilities that hold for a span (K17.12).
func (t *en) lasting(e card.Effect) []clause {
	if e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole {
		t.subjects = t.target(e.Target)
		t.subjects.words = subject(t.subjects)
		t.LastsFor(e.Target)
		if k, ok := t.Known[e.Target.Role]; ok && e.Target.Pick == card.ByRole && !k.Plural && t.Done.Deed == plan.Purged {
			t.subjects.words = "the purged " + t.word(k.Thing) // "it" may be another card that is named in between
		}
	}
	if plan.SwapsPower(e) {
		c := t.mod(&e.Gives[0].Mods[0])[0]
		c.rest += " " + t.span(e.Span)
		return []clause{c}
	}
	if plan.StaysExhausted(e) {
		c := t.mod(&e.Gives[0].Mods[0])[0]
		c.rest = strings.Replace(c.rest, "“ready cards”", "next “ready cards”", 1)
		return []clause{c}
	}
	if m, ok := plan.SkipsStep(e); ok {
		return []clause{order("skip", t.mod(&m)[0].rest+" this turn")}
	}
	if m, ok := plan.LimitsTurn(e); ok {
		c := t.mod(&m)[0]
		c.rest = "this turn (including those already played)"
		return []clause{c}
	}
	if m, ok := plan.BindsTurn(e); ok {
		return []clause{t.atTurn(m, " this turn")}
	}
	if m, ok := plan.NextTurn(e); ok {
		return []clause{t.nextTurn(m)}
	}
	if a, ok := plan.AtNextTurn(e); ok { // "at the start of your opponent's next turn, they …"
		when := strings.TrimSuffix(t.moment(a.Event), "turn") + "next turn, "
		defer t.callThey(&t.foe)()
		return []clause{whole(strings.TrimSuffix(t.led(when, a.Do), "."))}
	}
	was := t.Lasts
	defer func() { t.Lasts = was }()
	t.Lasts = e.Span != card.NextTime && e.Span != card.UntilOnce
	lead := ""
	if t.Lasts {
		if lead = t.span(e.Span); lead != "" {
			lead += ", "
		}
		if e.Span == card.OpponentsNext && strings.HasSuffix(t.foe.subject, " opponent") {
			defer t.callThey(&t.foe)()
		}
	}
	var bodies []string
	for _, a := range plan.Merged(e.Gives) {
		if t.Lasts {
			bodies = append(bodies, strings.TrimSuffix(t.body(a), "."))
		} else {
			bodies = append(bodies, plan.Fill(t, onceWords[plan.WorksOnce(a, e.Span)], plan.OfAbility(&a)))
		}
	}
	return []clause{whole(lead + strings.Join(bodies, "; "))}
}

// nextTurn writes what a player must or cannot do at one point of their next turn.
func (t *en) nextTurn(m card.Mod) clause {
	when := " on "
	if plan.Skips(m) {
		when = " during "
	}
	return t.atTurn(m, when+t.who(m.Who).its()+" next turn")
}

// atTurn writes what a player must or cannot do in some turn.
func (t *en) atTurn(m card.Mod, when string) clause {
	c := t.mod(&m)[0]
	rest, able := strings.CutSuffix(c.rest, " if able")
	c.rest = rest + when
	if able {
		c.rest += " if able"
	}
	return c
}

// onceWords are the words for what happens one time.
var onceWords = map[plan.Once]string{
	plan.EntersReadied: "the next {next} {you} {you.play} this turn enters play ready",
	plan.EntersPlaced:  "the next {next} to enter play this turn enters ready, anywhere in {you.owns} battleline",
	plan.ResolvesMore: "the next time {who} {who.play} a card this turn, each of its bonus icons resolves " +
		"{more.additional time|additional times}",
	plan.ComesBack: "after you resolve {you.its} next {next} this turn, return it to its owner’s hand instead of putting it into " +
		"a discard pile",
	plan.TakesTurn:      "take another turn after this one",
	plan.WhenItApplies:  "the next time it applies this turn, {body}",
	plan.WhenItHappens:  "the next time {event}, {do}",
	plan.ThisTurn:       "the next time {event} this turn, {do}",
	plan.WhenThisLeaves: "after {event}, {do}",
}

// spans say how long something holds.
var spans = map[card.Span]string{
	card.RestOfTurn:          "for the remainder of the turn",
	card.UntilYourNext:       "until the start of {you.owns} next turn",
	card.OpponentsNext:       "during {foe.owns} next turn",
	card.WhileThisInPlay:     "until {self} leaves play",
	card.ThroughYourNext:     "until the end of {you.owns} next turn",
	card.WhileSubjectsInPlay: "", // which goes without saying
	card.NextReadying:        "until the end of its controller’s next “ready cards” step",
	card.UntilOnce:           "until that has happened once",
	card.UntilNextUse:        "until a creature is used again this turn",
}

// untils say how long a card stays with a player, where that differs from spans.
var untils = map[card.Span]string{
	card.RestOfTurn:        "until the end of the turn",
	card.NextTime:          "until the end of the turn",
	card.OpponentsNext:     "until the end of {foe.owns} next turn",
	card.WhileSubjectsStay: "",
}

// until says how long a card stays with a player.
func (t *en) until(s card.Span) string {
	if words, ok := untils[s]; ok {
		return plan.Fill(t, words, plan.Matter{})
	}
	return t.span(s)
}

func (t *en) span(s card.Span) string {
	if s != card.WhileSubjectsStay {
		return plan.Fill(t, lang.LookupIn(spans, "span", s), plan.Matter{})
	} else if t.subjects.words == "" {
		return "for as long as it stays in play"
	}
	p := t.subjects
	t.subjects.words = map[bool]string{true: "they", false: "it"}[p.plural]
	return "while " + lang.Join(t.you.subject, inflect("control", t.you.third)) + " " + object(p)
}

// object is a phrase as the object of a verb.
func object(p nounPhrase) string {
	if p.words == "they" {
		return "them"
	}
	return p.words
}

// line says in whose battleline cards move.
func (t *en) line(g card.Target) string {
	if g.Pick != card.ByRole && g.Filter.Rel == card.Friend {
		return t.you.owns
	}
	return "its controller’s"
}

// spots are places in a battleline.
var spots = map[card.Place]string{
	card.OnTop: "to a flank of {whose} battleline", card.AtBottom: "to a flank of {whose} battleline",
	card.Shuffled: "to a flank of {whose} battleline", card.LeftFlank: "to the left flank of {whose} battleline",
	card.RightFlank: "to the right flank of {whose} battleline", card.Anywhere: "anywhere in {whose} battleline",
	card.InPlaceOf: "to {self.its} position in the battleline", card.LeftOfThis: "to the place immediately to the left of {self}",
}

// spot is a place in a battleline.
func (t *en) spot(p card.Place, whose string) string {
	parts := plan.NewParts(t, plan.Matter{})
	defer parts.Release()
	parts.Set("whose", plan.Text(whose))
	return parts.Fill(lang.LookupIn(spots, "place", p))
}
