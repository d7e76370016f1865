package ru

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// limits are bounds after a noun: of a number, and of what is not known yet.
var limits = map[card.Cmp][2]string{
	card.Equal:   {"{n}", ", равной {n.dat},"},
	card.AtLeast: {"{n} или больше", "не меньше {n.gen}"},
	card.AtMost:  {"{n} или меньше", "не больше {n.gen}"},
	card.More:    {"больше {n.gen}", "больше {n.gen}"},
	card.Less:    {"меньше {n.gen}", "меньше {n.gen}"},
}

// compared is a bound after a noun: "3 или больше", "не меньше силы этого существа".
func (t *ru) compared(c card.Cmp, n card.Num) string {
	v := t.value(n)
	if n.Kind == card.PowerOf && (c == card.More || c == card.Less) { // "меньше, чем у него"
		more := map[card.Cmp]string{card.More: "больше", card.Less: "меньше"}[c]
		return more + ", чем " + t.role(n.Role).after("у", genitive) + ","
	}
	way := 0
	if n.Kind != card.Const {
		way = 1
	}
	if words := limits[c][way]; words != "" {
		p := plan.Parts{In: t}
		p.Set("n", v)
		return p.Fill(words)
	}
	return lang.Missing("comparison", c)
}

// condSayings are the words for conditions of one statement.
var condSayings = map[plan.CondSaying]string{
	plan.InAnyCase:      "условие всегда выполняется",
	plan.Never:          "условие никогда не выполняется",
	plan.RoleDestroyed:  "{role.agreeing} {role.short {not} уничтожен}",
	plan.RoleNamed:      "это {not} названные карты",
	plan.TideIsHigh:     "{side} {not?нет прилива|прилив}",
	plan.TideIsLow:      "{side} {not?нет отлива|отлив}",
	plan.TurnOfYours:    "идёт {not} {you.ход}",
	plan.DoesSo:         "{you} {not?этого не|это} {you.past сделать}",
	plan.FirstUseOfThis: "{role} используется {not} впервые за ход",
	plan.PlayerHaunted:  "{who} {who.short {not} истерзан}",
	plan.KeyOfColor:     "{key} {not} скован",
	plan.OddPool:        "{who.у gen} {not?чётное|нечётное} количество янтаря",
	plan.OddNumber:      "{number} — {not?чётное|нечётное} число",
}

// cond is a condition as it stands after "если".
func (t *ru) cond(c card.Cond) string {
	defer t.withoutReflexive()()
	switch c.Kind {
	case card.Compare:
		return t.comparison(c)
	case card.Exists:
		return t.exists(c)
	case card.RoleIs:
		return t.roleIs(c)
	case card.AllOf:
		return t.allHold(c)
	}
	said, ok := condSayings[plan.HowSaid(c)]
	if !ok {
		return lang.Missing("condition", c.Kind)
	}
	stated := c // the other kinds need no copy that outlives the call
	parts := plan.Parts{Matter: plan.OfCond(&stated), In: t}
	if c.Kind == card.Named {
		parts.Part("role")
	}
	return parts.Fill(said)
}

// allHold is a condition that consists of several.
func (t *ru) allHold(c card.Cond) string {
	if ids := plan.Named(c); ids != nil {
		return t.titles(ids)
	}
	if s := t.bothControl(c); s != "" {
		return s
	}
	var parts []string
	for i, s := range plan.Denied(c) {
		parts = append(parts, t.cond(s))
		if i > 0 && strings.HasPrefix(parts[0], "вы ") {
			parts[i] = strings.TrimPrefix(parts[i], "вы ")
		}
	}
	return series(parts, map[bool]string{true: "или", false: "и"}[c.Not])
}

// titles says that cards of several titles are there: "вы контролируете карты с
// названиями Troll, Krump и Valdr".
func (t *ru) titles(ids []string) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = t.SetOff(t.TitleOf(id))
	}
	return says(t.you.nounPhrase, "контролировать", "карты с названиями "+series(names, "и")).finite()
}

// bothControl says that you and your opponent each control a card of some kind.
func (t *ru) bothControl(c card.Cond) string {
	if len(c.Sub) != 2 || c.Not || c.Sub[0].Kind != card.Exists || c.Sub[1].Kind != card.Exists || c.Sub[0].Not || c.Sub[1].Not {
		return ""
	}
	f, g := *c.Sub[0].Filter, *c.Sub[1].Filter
	if f.Rel == g.Rel || f.Rel == card.Anyone || g.Rel == card.Anyone || t.you != youPerson {
		return ""
	}
	if f.Rel, g.Rel = card.Anyone, card.Anyone; !plan.SameFilter(f, g) {
		return ""
	}
	n := t.noun(f, in)
	return "и вы, и " + t.foe.cases[nominative] + " контролируете " + n.many().cases[accusative]
}

// keyColors are the colors of keys in the order of the game.
var keyColors = []string{"красный", "синий", "жёлтый"}

// at is "у вас", "у соперника": who has something.
func (t *ru) at(w card.Who) string { return t.who(w).after("у", genitive) }

// exists is "в игре есть дружественное существо", "вы не контролируете существ".
func (t *ru) exists(c card.Cond) string {
	f := *c.Filter
	if who, f, ok := plan.Controlled(f); ok {
		p, n := t.who(who), t.noun(f, in)
		if c.Not {
			return says(p.nounPhrase, "не контролировать", n.many().cases[genitive]).finite()
		}
		return says(p.nounPhrase, "контролировать", n.one().cases[accusative]).finite()
	}
	if title, where := t.titleIn(f); title != "" {
		return lang.Join(title, map[bool]string{true: "не"}[c.Not], where)
	}
	where, n := t.whereabouts(f)
	if c.Not {
		return lang.Join(where, "нет", n.many().cases[genitive])
	}
	there := n.one()
	if n.every && f.Zone != card.NoZone { // "в вашей колоде есть карты"
		there = wordFor("карта").phrase(true)
	}
	return lang.Join(where, "есть", there.cases[nominative])
}

// whereabouts takes from a filter where its cards are, with which a statement that there
// are some begins: "в вашем сбросе", or "у этого существа" for its neighbors.
func (t *ru) whereabouts(f card.Filter) (where string, n noun) {
	beside := slices.IndexFunc(f.Preds, func(p card.Pred) bool { return p.Kind == card.IsNeighborOf && !p.Not })
	switch {
	case beside >= 0:
		where = t.role(f.Preds[beside].Role).after("у", genitive)
		n = noun{heads: []word{wordFor("сосед")}}
		for i, p := range f.Preds {
			if i != beside {
				t.test(&n, p) // "левый", which only neighbors can be
			}
		}
		if r := f.Preds[beside].Role; r == card.This || r == card.Host {
			t.Near = card.NoRole // "он" would be the neighbor
		}
		return where, n
	case f.Zone == card.NoZone:
		return "в игре", t.noun(f, in)
	case f.Top == 0 && f.Also == nil && f.Zone < card.ZoneCount && places[f.Zone].noun != "":
		where = t.whither(f.Zone, f.Whose, in)
		f.Zone = card.NoZone
		return where, t.noun(f, in)
	}
	return "", t.noun(f, in)
}

// titleIn is the title of the one card that a filter looks for in a pile, and where.
func (t *ru) titleIn(f card.Filter) (title, where string) {
	if id, f, ok := plan.NamedIn(f); ok {
		if n := t.noun(f, in); n.place != "" {
			return t.SetOff(t.TitleOf(id)), n.place
		}
	}
	return "", ""
}

// roleIs tells what a card is.
func (t *ru) roleIs(c card.Cond) string {
	if t.Finding(c) {
		p := t.head(c.Filter.Types).phrase(false, "такой")
		t.Near = card.It
		return p.cases[nominative] + " " + short("сброшен", p)
	}
	p := t.role(c.Role)
	no := map[bool]string{true: "не "}[c.Not]
	if plan.YouControlHost(c) {
		return says(t.you.nounPhrase, no+"контролировать", p.cases[accusative]).finite()
	}
	if plan.ShareHouse(c) && p.plural {
		return p.cases[nominative] + " " + no + "принадлежат одному дому"
	}
	if t.IsTest(c) {
		return t.words(c.Filter.Preds[0]).says(p, c.Filter.Preds[0].Not != c.Not)
	}
	return t.isA(c, p)
}

// isA is "эта карта — существо дома Логос", "это не артефакт".
func (t *ru) isA(c card.Cond, p nounPhrase) string {
	no := map[bool]string{true: "не "}[c.Not]
	n := t.noun(*c.Filter, in)
	if n.every && n.place != "" {
		return p.cases[nominative] + " " + no + n.place
	}
	what := n.one()
	if p.plural {
		what = n.many()
	}
	t.Calls(c)
	if p.pronoun && !p.plural && what.cases == t.head(c.Filter.Types).one { // "это существо" would be a subject
		return p.cases[nominative] + " — " + no + what.cases[nominative]
	}
	if p.pronoun && !p.plural {
		return "это " + no + what.cases[nominative]
	}
	return p.cases[nominative] + " — " + no + what.cases[nominative]
}

// comparison compares numbers in the words that fit what is counted.
func (t *ru) comparison(c card.Cond) string {
	if c.Not {
		c.Cmp = plan.Opposite(c.Cmp)
		if c.Cmp == card.Equal {
			return t.fill("{a} {a.short не равен} {b.dat}", plan.OfCond(&c))
		}
	}
	if plan.Versus(c) != plan.OtherComparison {
		return t.versus(c)
	}
	if c.B.Kind == card.Const {
		if s := t.ownership(c); s != "" {
			return s
		}
	}
	return t.fill(lang.LookupIn(relations, "comparison", c.Cmp), plan.OfCond(&c))
}

// relations say how a number, {a}, compares with another one.
var relations = map[card.Cmp]string{
	card.Equal: "{a} {a.short равен} {b.dat}", card.AtLeast: "{a} не меньше {b.gen}", card.AtMost: "{a} не больше {b.gen}",
	card.More: "{a} больше {b.gen}", card.Less: "{a} меньше {b.gen}",
}

// comparisons are "больше …, чем".
var comparisons = map[card.Cmp][2]string{
	card.More: {"больше", "чем"}, card.Less: {"меньше", "чем"}, card.Equal: {"столько же", "сколько"},
	card.AtLeast: {"не меньше", "чем"}, card.AtMost: {"не больше", "чем"},
}

// versus compares the same thing of two players, or of two kinds of cards.
func (t *ru) versus(c card.Cond) string {
	v, ok := comparisons[c.Cmp]
	if !ok {
		return lang.Missing("comparison", c.Cmp)
	}
	switch plan.Versus(c) {
	case plan.OfPlayers:
		thing := map[card.NumKind]string{card.Pool: "янтаря", card.Keys: "скованных ключей", card.UnforgedKeys: "нескованных ключей"}[c.A.Kind]
		return t.at(c.A.Who) + " " + v[0] + " " + thing + ", " + v[1] + " " + t.at(c.B.Who)
	case plan.OfSides:
		p, q := t.who(plan.Side(c.A.Filter.Rel)), t.who(plan.Side(c.B.Filter.Rel))
		return says(p.nounPhrase, "контролировать", v[0]+" "+t.head(c.A.Filter.Types).many[genitive]+", "+v[1]+" "+q.cases[nominative]).finite()
	case plan.OfKinds:
		return t.allOf(*c.A.Filter).cases[genitive] + " в игре " + v[0] + ", " + v[1] + " " + t.allOf(*c.B.Filter).cases[genitive]
	}
	p, l := t.who(c.A.Who), t.ledger(c.A)
	return lang.Join(t.when(c.A, p), says(p.nounPhrase, l.verb, lang.Join(v[0], thingsOf(wordFor(l.noun), l.adj).many.cases[genitive],
		l.rest)).said(happened)+",", v[1], t.who(c.B.Who).cases[nominative])
}

// things are what a condition counts.
type things struct {
	one, many nounPhrase
	count     func(int) nounPhrase
	mass      bool
}

// thingsOf are things called by a noun.
func thingsOf(w word, adjectives ...string) things {
	count := func(n int) nounPhrase { return w.count(n, adjectives...) }
	return things{w.phrase(false, adjectives...), w.phrase(true, adjectives...), count, w.mass}
}

// things are the cards that the noun describes.
func (n *noun) things() things {
	return things{n.one(), n.many(), func(k int) nounPhrase { return n.count(k) }, false}
}

// none is "ни одного существа", after "не".
func (w things) none() nounPhrase {
	if w.mass {
		return nounPhrase{cases: alike(w.one.cases[genitive]), gender: neuter}
	}
	not := adjective("один", word{gender: w.one.gender}, false)[genitive]
	return nounPhrase{cases: alike("ни " + not + " " + w.one.cases[genitive]), gender: neuter}
}

// quantity is "3 или больше существ", "меньше 3 существ", "существо", as the subject or
// the object of a verb.
func (t *ru) quantity(c card.Cond, w things) nounPhrase {
	if plan.IsSome(c) {
		return w.one
	}
	p, more := w.count(c.B.N), w.many.cases[genitive]
	if w.mass {
		more = w.one.cases[genitive]
	}
	of := digits(c.B.N) + " " + more
	if pluralForm(c.B.N) == 0 {
		of = digits(c.B.N) + " " + w.one.cases[genitive]
	}
	p.plural, p.gender = false, neuter // "уничтожено 5 существ"
	switch c.Cmp {
	case card.AtLeast:
		p.cases = alike(digits(c.B.N) + " или больше " + more)
	case card.AtMost:
		p.cases = alike("не больше " + of)
	case card.More:
		p.cases = alike("больше " + of)
	case card.Less:
		p.cases = alike("меньше " + of)
	case card.Equal:
		p = p.before("ровно")
	default:
		return nounPhrase{cases: alike(lang.Missing("comparison", c.Cmp))}
	}
	return p
}

// there says what is somewhere: "у вас 3 или больше ключей", "на нём нет янтаря", "в игре
// есть существо".
func (t *ru) there(where string, c card.Cond, w things) string {
	of := w.many
	if w.mass {
		of = w.one
	}
	switch {
	case plan.IsNone(c):
		return where + " нет " + of.cases[genitive]
	case plan.IsSome(c):
		return where + " есть " + w.one.cases[nominative]
	}
	return where + " " + t.quantity(c, w).cases[nominative]
}

// ownership puts "у вас 3 или больше" in place of "ваше число равно".
func (t *ru) ownership(c card.Cond) string {
	switch c.A.Kind {
	case card.Pool:
		return t.there(t.at(c.A.Who), c, thingsOf(wordFor("янтарь")))
	case card.Keys:
		return t.there(t.at(c.A.Who), c, thingsOf(wordFor("ключ"), "скованный"))
	case card.UnforgedKeys:
		return t.there(t.at(c.A.Who), c, thingsOf(wordFor("ключ"), "нескованный"))
	case card.CountOf, card.CardsIn:
		return t.holds(c)
	case card.CountAmong:
		f, killed := plan.Killed(*c.A.Filter)
		n := t.noun(f, in)
		if killed {
			return t.thisWay(plan.Destroyed, c, n.things())
		}
		if c.A.Role == card.Them && t.Done.Deed != plan.NoDeed {
			return t.thisWay(t.Done.Deed, c, n.things())
		}
		return t.there("среди "+t.group(c.A.Role).cases[genitive], c, n.things())
	case card.HousesAmong:
		among := "среди " + t.allOf(*c.A.Filter).cases[genitive]
		houses := thingsOf(wordFor("дом"))
		if plan.IsNone(c) {
			return lang.Join(among, "не представлено", houses.none().cases[genitive], t.but(c.A.House))
		}
		q := t.quantity(c, houses)
		return lang.Join(among, short("представлен", q), q.cases[nominative], t.but(c.A.House))
	case card.PowersAmong:
		w := wordFor("значение")
		w.tail = "силы"
		return t.there("среди "+t.allOf(*c.A.Filter).cases[genitive], c, thingsOf(w, "разный"))
	case card.Affected:
		if t.Done.Deed != plan.NoDeed {
			return t.thisWay(t.Done.Deed, c, thingsOf(t.word(t.Done.Thing)))
		}
	case card.Done, card.DoneLast:
		return t.happened(c)
	}
	if w, ok := t.countedOn(c.A); ok {
		return t.there(t.place(c.A), c, thingsOf(w))
	}
	return ""
}

// thisWay is "таким образом уничтожено 2 или больше существ".
func (t *ru) thisWay(did plan.Deed, c card.Cond, w things) string {
	const way = "таким образом "
	if w.mass {
		t.Near = card.NoRole // "его" would be the æmber
	}
	if plan.IsNone(c) {
		q := w.none()
		return way + short("не "+past(did), q) + " " + q.cases[genitive]
	}
	q := t.quantity(c, w)
	return way + short(past(did), q) + " " + q.cases[nominative]
}

// holds is "вы контролируете 3 или больше существ", "в вашем сбросе нет карт".
func (t *ru) holds(c card.Cond) string {
	f := *c.A.Filter
	if f.Rel == card.Anyone || f.Zone != card.NoZone {
		where, n := t.whereabouts(f)
		return strings.TrimSpace(t.there(where, c, n.things()))
	}
	p := t.who(plan.Side(f.Rel))
	f.Rel = card.Anyone
	n := t.noun(f, in)
	if plan.IsNone(c) {
		return says(p.nounPhrase, "не контролировать", n.many().cases[genitive]).finite()
	}
	return says(p.nounPhrase, "контролировать", t.quantity(c, n.things()).cases[accusative]).finite()
}
