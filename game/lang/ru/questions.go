package ru

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// russian asks in Russian.
type russian struct{ *lang.Language }

// Question asks what an effect waits for, in the words of the effect: "Какому вражескому
// существу нанести 4 урона?" The ability is written up to there, so that cards are called
// what it calls them.
func (l russian) Question(a lang.Asked) lang.Question {
	t := texts(l).writerFor(a.Card, a.Self)
	t.Asked, t.askedHouse = &a, a.House
	if e := a.Ability.Event; a.Ability.Kind == card.Triggered && t.moment(e) == "" {
		t.event(e)
	}
	t.effects(a.Ability.Do)
	if t.question.Words == "" { // the ability says it in other words
		t.ask([]card.Effect{*a.Effect})
	}
	return t.question
}

// Effects says in the infinitive what effects do, for a player who can choose among them.
func (l russian) Effects(c *card.Card, do []card.Effect, self string) string {
	t := texts(l).writerFor(c, self)
	what, then := bareOf(t.effects(do))
	return strings.TrimSuffix(tidy.Replace(lang.Join(what, then)), ".")
}

// Instead asks whether to do something in place of the Play ability of a card (A9.1).
func (l russian) Instead(c *card.Card, a card.Ability) lang.Question {
	t := texts(l).writer(c)
	do, play := coordinateBare(t.effects(a.Do)), "применить эффект карты"
	q := lang.Question{Yes: lang.Capital(do), No: lang.Capital(play)}
	for _, p := range c.Abilities {
		if p.Kind == card.Headed && p.Headings&card.OnPlay != 0 {
			t.forget()
			cs := t.effects(p.Do)
			what, _ := bareOf(cs)
			play, q.No = strings.TrimRight(what, ".,"), t.button(p.Do, cs)
		}
	}
	q.Words = lang.Capital(do) + " или " + play + "?"
	return q
}

// WhyNoEffect says why an effect can do nothing.
func (l russian) WhyNoEffect(c *card.Card, e card.Effect, self string) string {
	switch plan.Lacks(e) {
	case plan.LacksObject:
		return nothingTo[e.Verb]
	case plan.LacksEffect:
		return "делать нечего"
	}
	f, others := plan.Others(e.Target.Filter)
	n := texts(l).writerFor(c, self).noun(f, in)
	if others {
		n.adj = append([]string{"другой"}, n.adj...)
	}
	return strings.TrimSuffix("нет "+n.many().cases[genitive], ",") // the comma before the rest of a clause
}

// nothingTo says that effects find nothing to act on.
var nothingTo = map[card.Verb]string{card.StealVerb: "красть нечего", card.LoseVerb: "терять нечего",
	card.CaptureVerb: "захватывать нечего", card.TakeAmberVerb: "янтаря нет", card.HealVerb: "лечить нечего", card.DrawVerb: "карт больше нет"}

// asks are the words for questions that name what is asked for.
var asks = map[plan.Asking]string{
	plan.AsksDamaged:  "{kind.dat} нанести 1 урон (осталось распределить: {left})",
	plan.AsksReceiver: "{kind.на acc} положить 1 {is damage?урон|янтарь} (осталось распределить: {left})",
	plan.AsksHouse:    "какой {house to choose} выбрать? {follows}",
	plan.AsksPlayer:   "какого игрока выбрать? {follows}",
	plan.AsksNumber:   "какое число выбрать, от {least} до {most}? {follows}",
	plan.AsksTrait:    "какой атрибут выбрать? {follows}",
	plan.AsksTitle:    "какую карту назвать? {follows}",
	plan.AsksHealing:  "сколько урона вылечить ({about}), от {least} до {most}",
	plan.AsksCounters: "сколько жетонов {kind of counter} снять ({about}), от {least} до {most}",
	plan.AsksOption:   "что из этого сделать",
}

// ask writes the question for the first effect of the list, to which the others may refer.
func (t *ru) ask(list []card.Effect) {
	a := t.Asked
	t.Asked, t.ofPlayer = nil, false
	if t.you.pronoun && !t.you.second { // the player who carries it out is asked
		t.you, t.foe, t.doer = youPerson, named("соперник"), person{}
	}
	if t.foe == theyPerson.nonReflexive() {
		t.foe = named("соперник")
	}
	q := &t.question
	q.Yes, q.No = "Да", "Отказаться"
	switch e, asking := list[0], plan.About(a, list[0]); asking {
	case plan.AsksNext:
		q.Words = t.askNext(e)
	case plan.AsksCards:
		q.Words = t.askWhich(list, a)
	case plan.AsksWhether:
		t.askMay(e)
	case plan.AsksAgain:
		what, then := bareOf(t.effects(plan.Sub(e, 0)))
		q.Words, q.Yes, q.No = "сделать это ещё раз: "+lang.Join(what, then), "Ещё раз", "Хватит"
	case plan.AsksElse:
		what, then := bareOf(t.effect(&list[0]))
		q.Words = lang.Join(what, then)
	default:
		q.Words = plan.Fill(t, asks[asking], t.OfQuestion(a, list))
	}
	if q.Words = strings.TrimSpace(q.Words); !strings.Contains(q.Words, "?") {
		q.Words = strings.TrimSuffix(q.Words, ".") + "?"
	}
	q.Words = lang.Capital(strings.NewReplacer(",?", "?", " ;", ";").Replace(tidy.Replace(q.Words)))
}

// bareOf returns the clauses with which a question begins, with orders in the infinitive,
// and the sentences that follow.
func bareOf(cs []clause) (what, then string) {
	k := 0
	for k < len(cs) && cs[k].full == "" && cs[k].isOrder() {
		k++
	}
	if k == 0 {
		return flow("", cs), ""
	}
	return coordinateBare(cs[:k]) + map[bool]string{true: "."}[k < len(cs)], sentences(cs[k:])
}

// followsFor is follows when another player is asked: "you" in it is the player who answers.
func (t *ru) followsFor(by card.Who, rest []card.Effect) string {
	if by == card.Nobody || by == card.You {
		return t.follows(rest)
	}
	return sentences(t.as(card.Opponent, func() []clause { return t.effects(rest) }))
}

// follows says what comes of a choice: that it was made goes without saying.
func (t *ru) follows(rest []card.Effect) string {
	return sentences(t.effects(plan.AfterChoice(rest)))
}

// askWhich asks which cards an effect touches.
func (t *ru) askWhich(list []card.Effect, a *lang.Asked) string {
	list = slices.Clone(list)
	switch e := &list[0]; {
	case a.Target == &a.Effect.Second:
		if e.Target.Pick == card.ChoiceOf { // that has been chosen by now
			t.target(e.Target)
			e.Target = card.Target{Role: card.It}
		}
	case a.Target != &a.Effect.Target && e.Target.And != nil:
		e.Target.And = nil
		t.target(e.Target)
	}
	rest := t.Asking(list, a)
	if list[0].Verb == card.TargetVerb {
		t.Which.And, rest[0].Target.And = nil, nil // the others are asked for, or settled, separately
		return t.inFront(t.askTaken(rest), a)
	}
	return t.inFront(t.first(rest), a)
}

// askTaken asks for cards that one effect takes and a later one uses, in the words of the
// later one.
func (t *ru) askTaken(list []card.Effect) []clause {
	if s, ok := t.Timed(list); ok {
		return []clause{t.timed(s)}
	}
	if t.Spares(list) {
		return []clause{order("пощадить", t.target(*t.Which).cases[accusative])}
	}
	if rest, ok := plan.UseOfTaken(list); ok && rest[0].Num.Kind != card.Fraction { // a fraction of what is on the card
		return t.first(rest)
	}
	return append([]clause{t.actions(list[:1])}, t.effects(list[1:])...)
}

// askNext asks with which of several cards the same is done next.
func (t *ru) askNext(e card.Effect) string {
	thing := plan.Card
	if e.Target.Pick != card.ByRole {
		thing = plan.Cards(e.Target.Filter.Types).One()
	}
	do := []card.Effect{e}
	if sub := plan.Sub(e, 0); e.Verb == card.EachVerb && len(sub) > 0 {
		do = sub
	} else {
		do[0].Target = card.Target{Role: card.It}
	}
	if e.Target.Save != card.NoRole {
		t.Note(e.Target.Save, plan.Antecedent{Thing: thing})
	}
	t.Knows(card.It, thing, false)
	head := t.word(thing)
	return head.phrase(false, "какой").cases[nominative] + " " + adjective("следующий", head, false)[nominative] + "? " +
		sentences(t.effects(do))
}

// mark stands for the cards that are asked for, with their case, until they are put in
// front.
const mark = "⟦"

var marked = regexp.MustCompile(`(?:(?:^| )(на|с|у|к|под|из|от|за|для|над|против|кроме|между) )?` + mark + `(\d)⟧`)

// chosen names the cards that are asked for: "какое из его соседей", by marks.
func (t *ru) chosen(n noun, g card.Target) (nounPhrase, bool) {
	if !t.IsAsked(g) {
		return nounPhrase{}, false
	}
	t.Which = nil
	many := g.Max.N != 1
	of, tail := nounPhrase{}, "" // the cards from which they are chosen
	switch {
	case n.part.pronoun && !n.every:
		of, tail = n.part, strings.Join(map[bool][]string{true: n.several, false: n.single}[many], " ")
	case g.Pick == card.MostPowerful:
		n.adj = append([]string{"самый", "сильный"}, n.adj...)
		of = n.many()
	case g.Pick == card.LeastPowerful:
		n.first("с наименьшей силой")
		of = n.many()
	case n.part.cases != (cases{}) && n.every, n.pile > 1:
		of = t.pileOf(n)
	case len(n.heads) == 1 && n.heads[0].one == wordFor("сосед").one && !n.only:
		of = n.many()
	}
	p := n.one("какой")
	if many {
		p = n.many("какой")
	}
	if of.cases != (cases{}) {
		head := n.heads[0]
		if k, ok := t.Known[plan.OneOf(g.Filter)]; ok {
			head = t.word(k.Thing)
		}
		p.cases = adjective("какой", head, many)
		p = p.with(of.after("из", genitive)).with(tail)
	}
	t.asking = p.cases
	for k := range p.cases {
		p.cases[k] = mark + strconv.Itoa(k) + "⟧"
	}
	p.plural, p.each, p.kind = many, many, ""
	return p, true
}

// inFront writes a question that begins with the cards that are asked for: "какому существу
// нанести 2 урона".
func (t *ru) inFront(cs []clause, a *lang.Asked) string {
	for i, c := range cs {
		words := c.finite()
		if c.isOrder() {
			words = c.predicate(infinitive)
		}
		at := marked.FindStringSubmatchIndex(words)
		if at == nil {
			continue
		}
		k, _ := strconv.Atoi(words[at[4]:at[5]])
		which, before, behind := t.asking[k], strings.TrimSpace(words[:at[0]]), strings.TrimSpace(words[at[1]:])
		switch {
		case at[2] >= 0:
			which = preposition(words[at[2]:at[3]], which) + " " + which
		case k == genitive && c.isOrder(): // "силу и броню какого существа поменять местами"
			verb, what, _ := strings.Cut(before, " ")
			if rest, ok := strings.CutPrefix(what, "местами "); ok {
				verb, what = verb+" местами", rest
			}
			which, before = what+" "+which, verb
		}
		if strings.HasPrefix(before, "найти ") { // "какую карту найти и показать"
			behind = unnamed.Replace(behind + " ")
		}
		q := lang.Join(which, before, strings.TrimSpace(behind)) + howMany(a)
		if i+1 < len(cs) {
			q += "? " + sentences(cs[i+1:])
		}
		return q
	}
	if t.asking == (cases{}) { // the effect has not named them
		t.chosen(t.nounOf(*t.Which, from), *t.Which)
	}
	return t.asking[accusative] + " выбрать" + howMany(a) + "? " + marked.ReplaceAllString(sentences(cs), "эту карту")
}

// unnamed removes the pronouns for what a question begins with.
var unnamed = strings.NewReplacer(" её ", " ", " его ", " ", " их ", " ")

// howMany is how many cards are asked for, unless it is one.
func howMany(a *lang.Asked) string {
	switch lo, hi := a.Min, a.Max; {
	case a.Target.OneOf != card.NoQuality:
		return " (по одному " + lang.Lookup(qualities[:], "quality", a.Target.OneOf) + ")"
	case hi == 1 && lo == 1:
		return ""
	case hi == 0:
		return " (таких нет)"
	case hi == 1:
		return " (можно ничего не выбирать)"
	case lo == hi:
		return " (ровно " + digits(hi) + ")"
	case lo == 0:
		return " (до " + digits(hi) + ")"
	default:
		return " (от " + digits(lo) + " до " + digits(hi) + ")"
	}
}

// askMay asks whether to carry out an optional effect. The button says what comes first.
func (t *ru) askMay(e card.Effect) {
	do, condition := plan.Sub(e, 0), ""
	if inner, ok := plan.Guarded(e); ok { // "если …, можете …"
		condition = "если " + t.cond(&inner.Cond) + ","
		do = plan.Sub(*inner, 0)
	}
	cs := t.effects(do)
	for i := range cs { // "взять карту", not "он берёт карту"
		if cs[i].full == "" && cs[i].subject == t.doer.nounPhrase {
			cs[i].subject = nounPhrase{}
		}
	}
	if c := &cs[0]; c.full == "" && !c.isOrder() { // "заставить соперника получить 1 янтарь"
		*c = order("заставить", lang.Join(c.subject.cases[accusative], c.predicate(infinitive)))
	}
	t.question.Yes = t.button(do, cs)
	if do[0].Verb == card.OptionVerb {
		t.question.Yes, t.question.No = "Выбрать одно", "Ничего не делать"
	}
	what, then := bareOf(cs)
	t.question.Words = lang.Join(condition, strings.TrimSuffix(what, ".")+"?", then)
}

// buttonWidth is the maximum length of the words of a button in letters.
const buttonWidth = 42

// button says in few words what effects do: "сбросить все карты с руки", "оглушить их".
func (t *ru) button(do []card.Effect, cs []clause) string {
	k := 0
	for k < len(cs) && cs[k].full == "" && cs[k].isOrder() {
		k++
	}
	if k == 0 {
		return "Да"
	}
	for ; k > 0; k-- {
		if words := coordinateBare(cs[:k]); utf8.RuneCountInString(words) <= buttonWidth {
			return lang.Capital(words)
		}
	}
	they := theyPronoun(t.head(do[0].Target.Filter.Types).gender, plan.TakesSeveral(do[0].Target))
	c := clause{}
	for _, e := range do[:t.Run(do)] {
		c.acts = append(c.acts, plainVerbs[e.Verb].of(they))
	}
	if verb := cs[0].acts[0].verb; len(c.acts) == 0 && do[0].Verb == card.MoveVerb && do[0].To != card.Deck && verb != "найти" {
		c.acts = []act{{verb, they.cases[accusative]}}
	}
	if len(c.acts) > 0 {
		return lang.Capital(c.predicate(infinitive))
	}
	if first, _, ok := strings.Cut(cs[0].bare(), ","); ok && utf8.RuneCountInString(first) <= buttonWidth {
		return lang.Capital(first)
	}
	return lang.Capital(cs[0].acts[0].verb)
}
