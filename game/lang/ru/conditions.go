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
	if n.Kind == card.PowerOf && (c == card.More || c == card.Less) { // "меньше, чем у него"
		more := map[card.Cmp]string{card.More: "больше", card.Less: "меньше"}[c]
		return more + ", чем " + t.role(n.Role).after("у", genitive) + ","
	}
	v, way := t.value(n), 0
	if n.Kind != card.Const {
		way = 1
	}
	if words := limits[c][way]; words != "" {
		p := plan.NewParts(t, plan.Matter{})
		defer p.Release()
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
	plan.OneDestroyed:   "таким образом {not?не уничтожено ни одного существа|уничтожено существо}",
	plan.RoleNamed:      "это {not} названные карты",
	plan.TideIsHigh:     "{side} {not?нет прилива|прилив}",
	plan.TideIsLow:      "{side} {not?нет отлива|отлив}",
	plan.TurnOfYours:    "идёт {not} {you.ход}",
	plan.DoesSo:         "{you} {not?этого не|это} {you.past сделать}",
	plan.FirstUseOfThis: "{role} используется {not} впервые за ход",
	plan.PlayerHaunted:  "{who} {who.short {not} истерзан}",
	plan.IsOverwhelmed:  "{who} {not} в меньшинстве",
	plan.KeyOfColor:     "{key} {not} скован",
	plan.SomeKeyOfColor: "{not?ни один|хотя бы один} {some key} {not} скован",
	plan.OddPool:        "{who.у gen} {not?чётное|нечётное} количество янтаря",
	plan.OddNumber:      "{number} — {not?чётное|нечётное} число",

	plan.ControlsNamed: "{you.does контролировать} карты с названиями {titles}",
	plan.ControlsOne:   "{who.does контролировать} {one.acc}",
	plan.ControlsNone:  "{who.does не контролировать} {several.gen}",
	plan.LiesIn:        "{titles} {not} {lies}",
	plan.FindsOne:      "{such a card} {such a card.short сброшен}",
	plan.ControlsHost:  "{you.does {not?не контролировать|контролировать}} {role.acc}",
	plan.ShareAHouse:   "{role} {not} принадлежат одному дому",

	plan.IsNotEqual:     "{a} {a.short не равен} {b.dat}",
	plan.MoreAmber:      "{who.у gen} {as many} янтаря, {as} {whom.у gen}",
	plan.MoreKeys:       "{who.у gen} {as many} скованных ключей, {as} {whom.у gen}",
	plan.MoreUnforged:   "{who.у gen} {as many} нескованных ключей, {as} {whom.у gen}",
	plan.MoreControlled: "{who.does контролировать} {as many} {types.gen}, {as} {whom}",
	plan.MoreOfThese:    "{whole.gen} в игре {as many}, {as} {others.gen}",
	plan.MoreDone:       "{when} {who.did {act}} {as many} {things.gen} {how}, {as} {whom}",
	plan.ControlsFewest: "{you.does {not?не контролировать|контролировать}} меньше всего {all.gen}",
	plan.ControlsSoMany: "{none?{who.does не контролировать} {several.gen}|{who.does контролировать} {so many cards.acc}}",
}

// condWriters write the conditions whose words depend on each other.
var condWriters map[plan.CondSaying]func(*ru, *plan.Matter) string

func init() { // they call each other through the table
	condWriters = map[plan.CondSaying]func(*ru, *plan.Matter) string{
		plan.AllHold: (*ru).allHold, plan.ThereIs: (*ru).thereIs, plan.PassesTest: (*ru).passes, plan.IsSuch: (*ru).isA,
		plan.IsCompared: (*ru).related, plan.NumberHolds: (*ru).numberHolds,
		plan.HasSoMany: (*ru).thereAre, plan.ThereAreSoMany: (*ru).thereAre, plan.SoManyAmong: (*ru).thereAreAmong,
		plan.SoManyKilled: (*ru).soManyDone, plan.SoManyDone: (*ru).soManyDone, plan.SoManyAffected: (*ru).soManyAffected,
		plan.PlaysNothingElse: (*ru).playsNothingElse, plan.WasDone: (*ru).wasDone, plan.HasBeenDone: (*ru).wasDone,
		plan.DidLast: (*ru).hasDone, plan.HasDone: (*ru).hasDone,
	}
}

// cond is a condition as it stands after "если".
func (t *ru) cond(c *card.Cond) string {
	defer t.withoutReflexive()()
	said, about := t.Condition(c)
	if write, ok := condWriters[said]; ok {
		return write(t, &about)
	}
	words, ok := condSayings[said]
	if !ok {
		return lang.Missing("condition", c.Kind)
	}
	parts := plan.NewParts(t, about)
	defer parts.Release()
	if said == plan.RoleNamed {
		parts.Part("role")
	}
	return parts.Fill(words)
}

// allHold is a condition that consists of several.
func (t *ru) allHold(m *plan.Matter) string {
	if s := t.bothControl(*m.Cond); s != "" {
		return s
	}
	var parts []string
	for i, s := range plan.Denied(*m.Cond) {
		parts = append(parts, t.cond(&s))
		if i > 0 && strings.HasPrefix(parts[0], "вы ") {
			parts[i] = strings.TrimPrefix(parts[i], "вы ")
		}
	}
	return series(parts, map[bool]string{true: "или", false: "и"}[m.Not])
}

// titles are the titles of cards: "Troll, Krump и Valdr".
func (t *ru) titles(ids []string, and string) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = t.SetOff(t.TitleOf(id))
	}
	return series(names, and)
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

// keyColor is the color of the key with that number.
func keyColor(n int) string {
	if n < 0 || n >= len(keyColors) {
		return lang.Missing("key", n)
	}
	return keyColors[n]
}

// at is "у вас", "у соперника": who has something.
func (t *ru) at(w card.Who) string { return t.who(w).after("у", genitive) }

// thereIs is "в игре есть дружественное существо".
func (t *ru) thereIs(m *plan.Matter) string {
	where, n := t.whereabouts(*m.Filter)
	if m.Not {
		return lang.Join(where, "нет", n.many().cases[genitive])
	}
	there := n.one()
	if n.every && m.Filter.Zone != card.NoZone { // "в вашей колоде есть карты"
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
	case f.Top == 0 && f.Also == nil && f.Zone < card.ZoneCount && (places[f.Zone].noun != "" || f.Zone == card.Under):
		where = t.whither(f.Zone, f.Whose, in)
		f.Zone = card.NoZone
		return where, t.noun(f, in)
	}
	return "", t.noun(f, in)
}

// passes tells what a card is by its only test.
func (t *ru) passes(m *plan.Matter) string {
	p, test := t.role(m.Role), m.Filter.Preds[0]
	return t.words(test).says(p, test.Not != m.Not)
}

// isA is "эта карта — существо дома Логос", "это не артефакт".
func (t *ru) isA(m *plan.Matter) string {
	p, c := t.role(m.Role), *m.Cond
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

// relations say how a number, {a}, compares with another one.
var relations = map[card.Cmp]string{
	card.Equal: "{a} {a.short равен} {b.dat}", card.AtLeast: "{a} не меньше {b.gen}", card.AtMost: "{a} не больше {b.gen}",
	card.More: "{a} больше {b.gen}", card.Less: "{a} меньше {b.gen}",
}

// related says how a number compares with another one.
func (t *ru) related(m *plan.Matter) string {
	return plan.Fill(t, lang.LookupIn(relations, "comparison", m.Cond.Cmp), *m)
}

// comparisons are "больше …, чем".
var comparisons = map[card.Cmp][2]string{
	card.More: {"больше", "чем"}, card.Less: {"меньше", "чем"}, card.Equal: {"столько же", "сколько"},
	card.AtLeast: {"не меньше", "чем"}, card.AtMost: {"не больше", "чем"},
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

// numberHolds puts "у вас 3 или больше" in place of "ваше число равно".
func (t *ru) numberHolds(m *plan.Matter) string {
	switch c := *m.Cond; m.Num.Kind {
	case card.Sum:
		if plan.BothPools(*m.Num) {
			return t.there(t.at(card.You)+" и "+t.at(card.Opponent)+" вместе", c, thingsOf(wordFor("янтарь")))
		}
	case card.Pool:
		return t.there(t.at(m.Who), c, thingsOf(wordFor("янтарь")))
	case card.Keys:
		return t.there(t.at(m.Who), c, thingsOf(wordFor("ключ"), "скованный"))
	case card.UnforgedKeys:
		return t.there(t.at(m.Who), c, thingsOf(wordFor("ключ"), "нескованный"))
	case card.HousesAmong:
		among := "среди " + t.allOf(*m.Filter).cases[genitive]
		houses := thingsOf(wordFor("дом"))
		if plan.IsNone(c) {
			return lang.Join(among, "не представлено", houses.none().cases[genitive], t.but(m.House))
		}
		q := t.quantity(c, houses)
		return lang.Join(among, short("представлен", q), q.cases[nominative], t.but(m.House))
	case card.KeyColors:
		return t.there("среди скованных ключей", c, thingsOf(wordFor("цвет")))
	case card.MostOfHouse, card.MostOfType:
		among := t.allOf(plan.OrAnyCard(m.Filter))
		if m.Role != card.NoRole {
			among = t.group(m.Role)
		}
		of := nounPhrase{cases: alike(among.after("из", genitive)), plural: true}
		q := t.quantity(c, things{of, of, func(n int) nounPhrase { return of.before(digits(n)) }, false})
		if m.Num.Kind == card.MostOfType {
			return q.cases[nominative] + " одного типа"
		}
		return q.cases[nominative] + " принадлежат одному дому"
	case card.MostOfColor:
		w := wordFor("ключ")
		w.tail = "одного цвета"
		q := t.quantity(c, thingsOf(w))
		return lang.Join(short("скован", q), q.cases[nominative])
	case card.PowersAmong:
		w := wordFor("значение")
		w.tail = "силы"
		return t.there("среди "+t.allOf(*m.Filter).cases[genitive], c, thingsOf(w, "разный"))
	}
	if w, ok := t.countedOn(*m.Num); ok {
		return t.there(t.place(*m.Num), *m.Cond, thingsOf(w))
	}
	return t.related(m)
}

// thereAreAmong is "среди них 3 или больше существ".
func (t *ru) thereAreAmong(m *plan.Matter) string {
	n := t.noun(*m.Filter, in)
	return t.there("среди "+t.group(m.Role).cases[genitive], *m.Cond, n.things())
}

// soManyDone is "таким образом уничтожено 2 или больше существ".
func (t *ru) soManyDone(m *plan.Matter) string {
	did := t.Done.Deed
	if _, killed := plan.Killed(*m.Num.Filter); killed {
		did = plan.Destroyed
	}
	n := t.noun(*m.Filter, in)
	return t.thisWay(did, *m.Cond, n.things())
}

func (t *ru) soManyAffected(m *plan.Matter) string {
	return t.thisWay(t.Done.Deed, *m.Cond, thingsOf(t.word(t.Done.Thing)))
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

// thereAre is "в вашем сбросе нет карт".
func (t *ru) thereAre(m *plan.Matter) string {
	where, n := t.whereabouts(*m.Filter)
	return strings.TrimSpace(t.there(where, *m.Cond, n.things()))
}
