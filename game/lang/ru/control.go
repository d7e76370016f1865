package ru

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// governed writes clauses that all depend on an "если": unlike those of flow they stay in
// its sentence, except one that refers to the one before ("в этом случае").
func governed(cs []clause) string {
	last := len(cs) - 1
	if !plan.EndsWhole(cs) || strings.HasPrefix(cs[last].full, "если ") || strings.HasPrefix(cs[last].full, "в этом случае ") ||
		strings.Contains(cs[last].full, ". ") {
		return flow("", cs)
	}
	return coordinate(cs[:last]) + "; " + prefaced("затем", cs[last].full)
}

// ifs writes effects that depend on a condition.
func (t *ru) ifs(e card.Effect) []clause {
	if plan.ImpliesThere(e) {
		then := lang.Stop(t.block(plan.Sub(e, 0))) + " Если " + map[bool]string{true: "в игре",
			false: "там"}[e.Cond.Filter.Zone == card.NoZone] + " таких карт нет, "
		t.forget()
		return []clause{whole(then + governed(t.effects(plan.Sub(e, 1))))}
	}
	if do, ok := plan.AsLongAs(e); ok {
		return []clause{whole("пока " + t.cond(&e.Cond) + ", " + governed(t.effects(do)))}
	}
	condition := e.Cond
	cond := t.cond(&condition)
	lead := "если " + cond + ", "
	switch {
	case e.Cond.Kind == card.Always:
		lead = ""
	case e.Cond.Kind == card.Succeeded && !e.Cond.Not && t.offered:
		lead = "в этом случае "
	case e.Cond.Kind == card.Succeeded && t.offered:
		lead = "если нет, "
	case t.StillHolds(&e.Cond):
		lead = "если это всё ещё так, "
	}
	if t.DoesAgain(&e) {
		return []clause{whole(lead + "повторите предыдущий эффект")}
	}
	if strings.HasPrefix(cond, "соперник ") || strings.HasPrefix(cond, "у соперника ") {
		defer t.callHe(&t.foe)()
		t.Near = card.NoRole // "его" would be the opponent
	}
	offered := t.offered
	t.offered = false
	done := t.Holding(&e.Cond)
	then := governed(t.effects(plan.Sub(e, 0)))
	done()
	if strings.HasPrefix(then, "пока ") || strings.HasPrefix(then, "когда ") {
		if s, ok := strings.CutSuffix(lead, ", "); ok {
			lead = s + ", то, "
		}
	}
	if len(plan.Sub(e, 1)) == 0 {
		return []clause{whole(lead + then)}
	}
	other := t.Otherwise(func() string { return governed(t.effects(plan.Sub(e, 1))) })
	if len(plan.Sub(e, 0)) == 0 {
		if condition.Not = !condition.Not; e.Cond.Kind == card.Succeeded && offered {
			return []clause{whole("если нет, " + other)}
		}
		return []clause{whole("если " + t.cond(&condition) + ", " + other)}
	}
	return []clause{whole(lang.Stop(lead+then) + " " + prefaced("Иначе", other))}
}

// callHe calls a player who has just been named "он", until the returned function is called.
func (t *ru) callHe(p *person) (done func()) {
	was := *p
	*p = theyPerson.nonReflexive()
	return func() { *p = was }
}

// may writes effects that you may decline (K16.12).
func (t *ru) may(e card.Effect) clause {
	if inner, ok := plan.Guarded(e); ok { // "если …, можете …"
		return t.ifs(card.If(inner.Cond, card.May(inner.Sub[0]...)))[0]
	}
	t.offered = true
	cs := t.effects(plan.Sub(e, 0))
	t.offered = false
	for i := range cs { // "он может", not "он может заставить его"
		if cs[i].full == "" && cs[i].subject == t.doer.nounPhrase {
			cs[i].subject = nounPhrase{}
		}
	}
	k := plan.Plain(cs)
	if k == 0 {
		return order("мочь", "сделать следующее: "+flow("", cs))
	}
	bare := coordinateBare(cs[:k])
	if k < len(cs) {
		bare = strings.TrimSuffix(lang.Stop(bare)+" "+sentences(cs[k:]), ".")
	}
	return order("мочь", bare)
}

func (t *ru) times(e card.Effect) clause {
	if f, ok := plan.SharesCapture(&e); ok && t.Asked == nil {
		n := t.noun(f, in)
		part, _ := t.pooled(e.Num, card.Opponent, t.foe)
		return says(n.many(), "захватить", part+", распределив её между собой по вашему выбору")
	}
	switch t.Saying(&e) {
	case plan.CapturesFromAnyone, plan.SpreadsCounters, plan.DiscardsSoMany:
		return t.oneClause(&e)
	case plan.DoesForEach:
		each := t.forEach(e.Num)
		if strings.HasSuffix(each, " у соперника") {
			defer t.callHe(&t.foe)()
		}
		return whole(flow(each+" ", addressed(t.effects(plan.Sub(e, 0)))))
	}
	count := "столько раз, сколько составляет " + t.value(e.Num).cases[nominative]
	if e.Num.Kind == card.Const {
		count = wordFor("раз").count(e.Num.N).cases[accusative]
	}
	do := t.block(plan.Sub(e, 0))
	if strings.ContainsAny(unquoted(do), ",.;:") || e.Num.Kind != card.Const {
		return order("сделать", "следующее "+count+": "+do)
	}
	return whole(count + " подряд " + do)
}

// addressed says "вы можете" where an effect may be declined again and again.
func addressed(cs []clause) []clause {
	if len(cs) > 0 && cs[0].isOrder() && cs[0].acts[0].verb == "мочь" {
		cs[0].subject = you
	}
	return cs
}

// repeat writes effects that may be repeated (K17.5).
func (t *ru) repeat(e card.Effect) []clause {
	if t.Saying(&e) == plan.DigsForCards {
		return []clause{t.oneClause(&e)}
	}
	const effect = "этот эффект"
	r := plan.Repeated(e)
	t.Heaps(plan.Sub(e, 0))
	defer t.HasHeaped()
	cs, again := t.effects(r.Do), order("повторить", effect)
	if r.Cond != nil {
		lead, then := "если "+t.cond(r.Cond)+", ", t.effects(r.Then)
		if r.With != nil {
			again = order("повторить", effect+" "+t.target(*r.With).after("с", instrumental))
		}
		return append(cs, whole(lead+coordinate(append(then, again))))
	}
	if e.Optional {
		again = order("мочь", "повторить "+effect)
	}
	if cond := e.Cond; cond.Kind != card.Always {
		again = whole("если " + t.cond(&cond) + ", " + again.finite())
	}
	return append(cs, again)
}

// options writes "выберите одно: получить 1 янтарь или взять 1 карту".
func (t *ru) options(e card.Effect) clause {
	if put, of := plan.CounterChoice(e); len(of) > 1 && t.Asked == nil { // "положите на „Выборы“ жетон „за“ или жетон „против“"
		names := make([]string, len(of))
		for i, c := range of {
			names[i] = counterWord(c).phrase(false).cases[accusative]
		}
		return order("положить", t.target(put.Target).after("на", accusative)+" "+series(names, "или"))
	}
	ways := make([][]clause, len(e.Sub))
	brief := t.brief
	t.brief = true
	t.Branches(e.Sub, func(i int, do []card.Effect) { ways[i] = t.effects(do) })
	write := governed
	t.brief = brief
	orders := t.orders(ways)
	if orders {
		write = coordinateBare
	}
	parts, simple := make([]string, len(ways)), orders
	for i, cs := range ways {
		if !orders { // "вы крадёте 1 янтарь; или существо захватывает …"
			giveSubject(t.you.nounPhrase, cs)
		}
		parts[i] = write(cs)
	}
	end := ""
	if orders {
		end = sayOnce(parts)
	}
	for i := range parts {
		simple = simple && !strings.ContainsAny(unquoted(parts[i]), ",.;:") && !strings.Contains(parts[i], " и ")
	}
	if who, what := getting(parts); who != "" {
		return order("выбрать", ", что "+who+": "+series(what, "или"))
	}
	const one = "одно: "
	if simple {
		return order("выбрать", one+series(parts, "или")+end)
	}
	last := len(parts) - 1
	return order("выбрать", one+strings.Join(parts[:last], "; ")+"; или "+parts[last]+end)
}

// sayOnce leaves out the verb that all of the parts share, and returns what they all end in:
// "уничтожить артефакт или существо".
func sayOnce(parts []string) (end string) {
	verb, _, _ := strings.Cut(parts[0], " ")
	if slices.ContainsFunc(parts, func(p string) bool {
		return !strings.HasPrefix(p, verb+" ") || strings.ContainsAny(unquoted(p), ".;:") || strings.Contains(p, " и ")
	}) {
		return ""
	}
	for _, last := range [...]string{" в архив", ", как если бы она была ваша"} {
		if !slices.ContainsFunc(parts, func(p string) bool { return !strings.HasSuffix(p, last) }) {
			end = last
		}
	}
	for i, p := range parts {
		if p = strings.TrimSuffix(p, end); i > 0 {
			p = strings.TrimPrefix(p, verb+" ")
		}
		parts[i] = p
	}
	return end
}

// orders reports whether all options are orders to the player who carries them out. If so,
// it removes that player as their subject.
func (t *ru) orders(ways [][]clause) bool {
	for _, cs := range ways {
		for _, c := range cs {
			if c.full != "" || !c.isOrder() && c.subject != t.doer.nounPhrase {
				return false
			}
		}
	}
	for _, cs := range ways {
		for i := range cs {
			cs[i].subject = nounPhrase{}
		}
	}
	return true
}

// getting splits statements that say what one card gets until the end of the turn into "до
// конца хода получает Troll" and what it gets.
func getting(parts []string) (who string, what []string) {
	const span, gets = "до конца хода ", " получает "
	for _, p := range parts {
		subject, rest, ok := strings.Cut(p, gets)
		subject, during := strings.CutPrefix(subject, span)
		if !ok || !during || who != "" && subject != who {
			return "", nil
		}
		who, what = subject, append(what, rest)
	}
	return span + strings.TrimSpace(gets) + " " + who, what
}

// on writes effects that another player carries out.
func (t *ru) on(e card.Effect) []clause {
	do := plan.Sub(e, 0)
	switch plan.ByOthers(e) {
	case plan.IfSo:
		if c := do[0].Cond; c.Kind == card.Compare && !c.Not && c.A.Kind == card.Pool && c.A.Who == card.You && c.B.Kind == card.Const &&
			c.Cmp == card.AtLeast {
			each := named("игрок", "каждый")
			each.nounPhrase = each.with(", у которого " + digits(c.B.N) + " или больше " + wordFor("янтарь").one[genitive] + ",")
			return t.asPerson(e.Who, each, func() []clause { return t.effects(plan.Sub(do[0], 0)) })
		}
	case plan.FromEachPile:
		m := do[0]
		m.Target.Filter.Whose = card.EachPlayer
		c := t.move(m) // as many cards of each player, not of one player
		last := &c.acts[len(c.acts)-1]
		last.rest = strings.Replace(last.rest, t.who(card.AnyPlayer).cases[genitive], t.who(card.EachPlayer).cases[genitive], 1)
		return []clause{c}
	case plan.HoldsForOwner:
		you, foe := t.you, t.foe
		t.you = t.who(e.Who)
		t.foe = person{nounPhrase: wordFor("соперник").phrase(false).with(t.you.cases[genitive])}
		defer func() { t.you, t.foe = you, foe }()
		return t.effects(do)
	}
	return t.as(e.Who, func() []clause { return t.effects(do) })
}

// eachOf writes effects that come for one card after another.
func (t *ru) eachOf(e card.Effect) clause {
	if t.Saying(&e) == plan.PutsBackInOrder {
		return t.oneClause(&e)
	}
	if together, ok := plan.PutsOnTop(e); ok {
		c := t.move(together)
		c.acts[len(c.acts)-1].rest += " в любом порядке"
		return c
	}
	if e.Target.Pick == card.ByRole {
		group := t.group(e.Target.Role)
		thing, ok := t.Each(e.Target.Role)
		if e.Target.Role == card.Them && ok {
			group = t.word(thing).phrase(true, "этот")
		}
		lead := "для " + adjective("каждый", t.word(thing), false)[genitive] + " " + group.after("из", genitive) + " "
		return whole(flow(lead, addressed(t.effects(plan.Sub(e, 0)))))
	}
	if do, ok := t.OneByOne(&e); ok { // "подготовьте каждого его соседа и начните им бой, по очереди"
		c := t.first(do)[0]
		if e.OneByOne && do[0].Verb == card.MoveVerb { // the order is all that the turns are for
			last := &c.acts[len(c.acts)-1]
			last.rest += " в любом порядке"
			return c
		}
		c.inTurn()
		return c
	}
	p := t.picked(e.Target, in)
	thing := plan.Cards(e.Target.Filter.Types).One()
	lead := "для " + p.cases[genitive]
	if e.Target.Pick != card.EachOf {
		lead = "для " + adjective("каждый", t.word(thing), false)[genitive] + " из " + p.cases[genitive]
	}
	if e.OneByOne {
		lead += " по очереди"
	}
	if e.Target.Save != card.NoRole {
		t.Note(e.Target.Save, plan.Antecedent{Thing: thing})
	}
	t.Knows(card.It, thing, false)
	return whole(flow(lead+" ", addressed(t.effects(plan.Sub(e, 0)))))
}

// eachHouse writes effects that come for one house after another.
func (t *ru) eachHouse(e card.Effect) clause {
	if t.thatHouse = wordFor("дом").phrase(false, "этот"); t.askedHouse != card.NoHouse {
		t.thatHouse = wordFor("дом").phrase(false).with(t.House(t.askedHouse))
	}
	defer func() { t.thatHouse = nounPhrase{} }()
	if of, do := plan.HouseOf(e); of != card.NoRole && t.askedHouse == card.NoHouse {
		t.thatHouse = owned(wordFor("дом"), t.role(of))
		t.thatHouse.cases[accusative] = "ни один " + t.thatHouse.cases[accusative]
		return whole(flow("", addressed(t.effects(do))))
	}
	return whole(flow("для каждого дома ", addressed(t.effects(plan.Sub(e, 0)))))
}

// lasting writes abilities that hold for a span (K17.12).
func (t *ru) lasting(e card.Effect) []clause {
	var chosen []clause
	if e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole {
		t.subjects = t.target(e.Target)
		t.LastsFor(e.Target)
		if k, ok := t.Known[e.Target.Role]; ok && e.Target.Pick == card.ByRole && t.Done.Deed == plan.Purged {
			t.subjects = t.word(k.Thing).phrase(k.Plural, t.whichOne())
		}
		if p := t.subjects; e.Target.Pick == card.ChoiceOf && !t.brief && !plan.SwapsPower(e) {
			chosen = []clause{order("выбрать", p.cases[accusative])}
			t.subjects = theyPronoun(p.gender, p.plural)
		}
	}
	if plan.SwapsPower(e) {
		c := t.mod(&e.Gives[0].Mods[0], false)
		c.acts[0].rest += " " + t.span(e.Span)
		return append(chosen, c)
	}
	if plan.StaysExhausted(e) {
		return append(chosen, whole(strings.Replace(t.mod(&e.Gives[0].Mods[0], false).finite(), "на этапе", "на следующем этапе", 1)))
	}
	if m, ok := plan.SkipsStep(e); ok {
		return append(chosen, order("пропустить", t.mod(&m, false).acts[0].rest+" в этот ход"))
	}
	if m, ok := plan.LimitsTurn(e); ok {
		words := strings.Replace(t.mod(&m, false).finite(), "разыгрывать", "разыграть", 1)
		return append(chosen, whole(strings.Replace(words, "за ход", "за этот ход (считая уже разыгранные)", 1)))
	}
	if m, ok := plan.BindsTurn(e); ok {
		return append(chosen, whole("в этот ход "+strings.Replace(t.mod(&m, false).finite(), " выбирать ", " выбрать ", 1)))
	}
	if a, ok := plan.AtNextTurn(e); ok { // "в начале следующего хода соперника он …"
		when := strings.Replace(t.moment(a.Event), " хода", " следующего хода", 1)
		defer t.callHe(&t.foe)()
		return append(chosen, whole(prefaced(when, strings.TrimSuffix(flow("", t.effects(a.Do)), "."))))
	}
	if m, ok := plan.NextTurn(e); ok { // what a player must or cannot do at one point of it
		turn := t.who(m.Who).owns(wordFor("ход"), false, "следующий").after("в", accusative)
		return append(chosen, whole(t.during(turn, strings.Replace(t.mod(&m, false).finite(), " выбирать ", " выбрать ", 1))))
	}
	was := t.Lasts
	defer func() { t.Lasts = was }()
	t.Lasts = e.Span != card.NextTime && e.Span != card.UntilOnce
	lead := ""
	if t.Lasts {
		lead = t.span(e.Span)
		if e.Span == card.OpponentsNext && strings.HasPrefix(t.foe.cases[nominative], "соперник") {
			defer t.callHe(&t.foe)()
		}
	}
	var bodies []string
	for _, a := range plan.Merged(e.Gives) {
		if t.Lasts {
			bodies = append(bodies, strings.TrimSuffix(t.body(a), "."))
		} else {
			bodies = append(bodies, t.once(a, e.Span))
		}
	}
	return append(chosen, whole(t.during(lead, strings.Join(bodies, "; "))))
}

// during puts a time before a statement that holds for it: "в свой следующий ход соперник
// не может …". The turn of the player with whom the statement begins is "свой".
func (t *ru) during(lead, s string) string {
	turn := wordFor("ход")
	if foe := named("соперник"); t.foe.pronoun && strings.HasSuffix(lead, foe.cases[genitive]) { // the statement comes first
		if what, ok := strings.CutPrefix(s, t.foe.cases[nominative]+" "); ok {
			next := func(p person) string { return p.owns(turn, false, "следующий").cases[accusative] }
			lead = strings.Replace(lead, next(foe), next(foe.reflexive()), 1)
			return lang.Join(lead, foe.cases[nominative], what)
		}
	}
	for _, p := range [...]person{t.you, t.foe} {
		if p.cases == (cases{}) || !strings.HasPrefix(s, p.cases[nominative]+" ") {
			continue
		}
		theirs, own := p.owns(turn, false, "следующий"), p.reflexive().owns(turn, false, "следующий")
		for _, c := range [...]int{genitive, accusative} {
			lead = strings.Replace(lead, theirs.cases[c], own.cases[c], 1)
		}
	}
	return prefaced(lead, s)
}

// prefaced puts words before a statement, with a comma when it begins with a clause of its
// own.
func prefaced(lead, s string) string {
	for _, word := range [...]string{"если ", "пока ", "после того как ", "когда "} {
		if lead != "" && strings.HasPrefix(s, word) && !strings.HasSuffix(lead, ",") && !strings.HasSuffix(lead, ":") {
			return lead + ", " + s
		}
	}
	return lang.Join(lead, s)
}

// onceWords are the words for what happens one time, before which stands how long it may.
var onceWords = map[plan.Once]string{
	plan.EntersReadied: "{next.does войти} в игру {next.agree ins подготовленный}",
	plan.EntersPlaced: "в этот ход {entering next.does войти} в игру {entering next.agree ins подготовленный}, " +
		"на любое место вашей боевой линии",
	plan.ResolvesMore:   "каждый бонусный символ {next card.gen} применяется {times}",
	plan.ComesBack:      "после применения {next.gen} верните {next.they acc} на руку владельца, а не кладите в сброс",
	plan.TakesTurn:      "сделайте ещё один ход после этого",
	plan.WhenItApplies:  "{body}",
	plan.WhenItHappens:  "{event}, {do}",
	plan.ThisTurn:       "{event}, {do}",
	plan.WhenThisLeaves: "{leaving}, {do}",
}

// once writes an ability that works one time, this turn or whenever it happens.
func (t *ru) once(a card.Ability, span card.Span) string {
	when := ""
	way := plan.WorksOnce(a, span)
	switch way {
	case plan.WhenItApplies, plan.WhenItHappens, plan.ThisTurn:
		when = map[card.Span]string{card.NextTime: "один раз до конца хода", card.UntilOnce: "один раз"}[span]
	}
	return t.during(when, plan.Fill(t, onceWords[way], plan.OfAbility(&a)))
}

// next is the next of the cards that a modifier is for.
func (t *ru) next(m *card.Mod) nounPhrase {
	n := t.noun(plan.NextOf(*m), in)
	n.adj = append([]string{"разыгранный " + t.you.cases[instrumental] + " в этот ход"}, n.adj...)
	if len(n.heads) == 1 {
		return n.one("следующий")
	}
	kinds := make([]string, len(n.heads)) // whichever of them comes first
	for i, w := range n.heads {
		kinds[i] = w.one[nominative]
	}
	n.heads = []word{wordFor("карта")}
	return n.one("следующий").with("(" + series(kinds, "или") + ")")
}

// leaving is that the card itself leaves play, or what else happens to it.
func (t *ru) leaving(e *card.Event) string {
	if e.Kind != card.CardLeft {
		return t.event(*e)
	}
	t.Knows(card.Subject, plan.KindOf(t.Source), false)
	return "когда " + t.self.cases[nominative] + " выйдет из игры"
}

// spans say how long something holds, as that stands before the statement.
var spans = map[card.Span]string{
	card.RestOfTurn:          "до конца хода",
	card.UntilYourNext:       "до начала {you.ход следующий gen}",
	card.OpponentsNext:       "{foe.ход следующий в acc}",
	card.WhileThisInPlay:     "пока {self} не выйдет из игры,",
	card.ThroughYourNext:     "до конца {you.ход следующий gen}",
	card.WhileSubjectsInPlay: "", // which goes without saying
	card.NextReadying:        "до конца следующего этапа «Подготовить карты» контролирующего игрока",
	card.UntilOnce:           "один раз",
	card.UntilNextUse:        "пока в этот ход не будет снова использовано какое-либо существо,",
	card.NextTime:            "один раз до конца хода",
}

// untils say how long a card stays with a player, where that differs from spans.
var untils = map[card.Span]string{
	card.NextTime:          "до конца хода",
	card.OpponentsNext:     "до конца {foe.ход следующий gen}",
	card.WhileThisInPlay:   ", пока {self} не выйдет из игры,",
	card.UntilOnce:         ", пока это не произойдёт один раз,",
	card.WhileSubjectsStay: "",
}

// until says how long a card stays with a player.
func (t *ru) until(s card.Span) string {
	if words, ok := untils[s]; ok {
		return plan.Fill(t, words, plan.Matter{})
	}
	return t.span(s)
}

// span says how long something holds.
func (t *ru) span(s card.Span) string {
	if s != card.WhileSubjectsStay {
		return plan.Fill(t, lang.LookupIn(spans, "span", s), plan.Matter{})
	} else if t.subjects.cases == (cases{}) {
		return "пока оно в игре,"
	}
	p := t.subjects
	t.subjects = theyPronoun(p.gender, p.plural)
	holds := conjugate("контролировать", finite, t.you.nounPhrase)
	if p.pronoun {
		return "пока " + lang.Join(t.you.cases[nominative], p.cases[accusative], holds) + ","
	}
	return "пока " + lang.Join(t.you.cases[nominative], holds, p.cases[accusative]) + ","
}
