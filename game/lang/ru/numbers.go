package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// pluralForm tells 1 карту from 2 карты and 5 карт.
var pluralForm = lang.Counting("ru")

// amount says how much of a thing: a head such as "2 янтаря", which stands in the
// accusative, and a tail such as "за каждое дружественное существо", since words may come
// between the two.
func (t *ru) amount(n card.Num, w word, adjectives ...string) (head, tail string) {
	exactly := func(k int) string { return w.count(k, adjectives...).cases[accusative] }
	a := t.Amount(&n)
	switch a.Measure {
	case plan.Exactly:
		return exactly(a.N), ""
	case plan.ForSpent:
		return exactly(1), "за каждый потраченный на этот ключ янтарь"
	case plan.ThatMuch:
		if n.Kind == card.Affected && !w.mass { // "столько же существ" would compare them with creatures
			return exactly(1), t.forEach(n)
		}
		return "столько же " + w.phrase(!w.mass, adjectives...).cases[genitive], ""
	case plan.Capped:
		head, tail = t.amount(*a.Of, w, adjectives...)
		return head, tail + " (но не более " + digits(a.N) + ")"
	case plan.ForEach:
		return exactly(a.N), t.forEach(*a.Of)
	case plan.Plus:
		if more := t.Amount(a.Of); more.Measure == plan.ForEach {
			return exactly(a.N), "и ещё " + exactly(more.N) + " " + t.forEach(*more.Of)
		}
	}
	return w.phrase(!w.mass, adjectives...).cases[accusative], "в количестве, " + t.equal(n, "равный", neuter)[locative]
}

// equal is "равный силе этого существа", to agree with a noun of a gender.
func (t *ru) equal(n card.Num, equal string, g gender) cases {
	c := adjective(equal, word{gender: g}, false)
	v := t.value(n)
	for k := range c {
		c[k] += " " + v.cases[dative]
	}
	return c
}

// measured puts what an amount is about between its head and its tail, or before both when
// something measures the amount: "нанесите ему урон, равный …".
func measured(head, about, tail string) string {
	if strings.HasPrefix(tail, "в количестве") || strings.Contains(head, ", равный") {
		return lang.Join(about, head, tail)
	}
	return lang.Join(head, about, tail)
}

// measured puts an amount after the cards that it is about, if those are a pronoun:
// "нанесите ему 2 урона".
func (p nounPhrase) measured(about, head, tail string) string {
	if p.pronoun {
		return lang.Join(about, head, tail)
	}
	return measured(head, about, tail)
}

// forEach is what a number counts, "за каждое дружественное существо"; "" when it counts
// nothing.
func (t *ru) forEach(n card.Num) string {
	p := t.each(n)
	if p.cases == (cases{}) {
		return ""
	}
	return "за " + p.cases[accusative]
}

// each is each of what a number counts: "каждое дружественное существо"; no words when it
// counts nothing.
func (t *ru) each(n card.Num) nounPhrase {
	const each = "каждый"
	switch n.Kind {
	case card.CountOf, card.CardsIn:
		f := t.noun(*n.Filter, in)
		return f.one(each)
	case card.CountAmong:
		f := t.noun(*n.Filter, in)
		if _, killed := plan.Killed(*n.Filter); killed {
			return f.one(each)
		}
		if t.justDone(n) {
			t.doneThisWay(&f)
			return f.one(each)
		}
		return f.one(each).with(t.group(n.Role).after("из", genitive))
	case card.Minus:
		if n.A.Kind == card.Pool && n.B.Kind == card.Const && t.who(n.A.Who).own == "" {
			return wordFor("янтарь").phrase(false, each).with("сверх " + digits(n.B.N) + " " + t.who(n.A.Who).after("у", genitive))
		} else if plan.Counts(n) {
			return t.each(*n.A).with("сверх " + t.value(*n.B).cases[genitive])
		}
	case card.HousesAmong:
		return t.represented(wordFor("дом").phrase(false, each), n)
	case card.KeyColors:
		return wordFor("цвет").phrase(false, each).with("среди скованных ключей")
	case card.PowersAmong:
		return t.represented(wordFor("значение").phrase(false, each).with("силы"), n)
	case card.ArmorSum:
		return wordFor("единица").phrase(false, each).with("брони " + t.allOf(*n.Filter).cases[genitive])
	case card.TraitsOf:
		return owned(wordFor("атрибут"), t.role(n.Role), each)
	case card.IconsOn:
		of := t.role(n.Role)
		if !of.pronoun {
			return iconWord(n.Icon).phrase(false, each, "бонусный").with(of.after("на", locative))
		}
		return owned(iconWord(n.Icon), of, each, "бонусный")
	case card.Keys:
		return t.ownedBy(wordFor("ключ"), n.Who, each, "скованный")
	case card.UnforgedKeys:
		return t.ownedBy(wordFor("ключ"), n.Who, each, "нескованный")
	case card.Pool:
		return t.ownedBy(wordFor("янтарь"), n.Who, each)
	case card.Affected:
		return t.affected(false, each)
	case card.Players:
		return wordFor("игрок").phrase(false, each)
	case card.AdventureNumber:
		return nounPhrase{cases: alike("каждый " + t.T("number-"+n.Name+"-each"))}
	case card.Done, card.DoneLast:
		return t.ledgerThing(n)
	}
	if w, ok := t.countedOn(n); ok {
		return w.phrase(false, each).with(t.place(n))
	}
	return nounPhrase{}
}

// countedOn is what lies on cards, when a number counts that.
func (t *ru) countedOn(n card.Num) (w word, ok bool) {
	switch n.Kind {
	case card.AmberOn, card.AmberOnEach:
		return wordFor("янтарь"), true
	case card.DamageOn:
		return wordFor("урон"), true
	case card.CountersOn, card.CountersOnEach:
		return counterWord(n.Counter), true
	}
	return word{}, false
}

// place is on which cards what a number counts lies: "на нём".
func (t *ru) place(n card.Num) string {
	if n.Kind == card.AmberOnEach || n.Kind == card.CountersOnEach {
		return t.allOf(*n.Filter).after("на", locative)
	}
	return t.role(n.Role).after("на", locative)
}

// owned is what belongs to a card: "каждый его атрибут", "атрибуты этого существа".
func owned(w word, by nounPhrase, adjectives ...string) nounPhrase {
	if by.pronoun {
		n := 0
		if len(adjectives) > 0 && adjectives[0] == "каждый" {
			n = 1
		}
		adjectives = append(append(append([]string{}, adjectives[:n]...), possessive(by)), adjectives[n:]...)
		return w.phrase(false, adjectives...)
	}
	return w.phrase(false, adjectives...).with(by.cases[genitive])
}

// ownedBy is what belongs to a player: "каждый ваш янтарь".
func (t *ru) ownedBy(w word, who card.Who, each string, adjectives ...string) nounPhrase {
	p := t.who(who)
	if !t.ownAmount || who != card.You { // "за каждый свой янтарь"
		p = p.nonReflexive()
	}
	if p.own != "" {
		return w.phrase(false, append([]string{each, p.own}, adjectives...)...)
	}
	return w.phrase(false, append([]string{each}, adjectives...)...).with(p.cases[genitive])
}

// affected is "каждое уничтоженное таким образом существо".
func (t *ru) affected(plural bool, determiners ...string) nounPhrase {
	return t.word(t.Done.Thing).phrase(plural, append(determiners, participle(past(t.Done.Deed))+" таким образом")...)
}

// value is a number as a noun: "сила этого существа", "число дружественных существ".
func (t *ru) value(n card.Num) nounPhrase {
	switch n.Kind {
	case card.Const:
		return nounPhrase{cases: alike(digits(n.N))}
	case card.PowerOf:
		if n.Role == t.reflexive && n.Role != card.NoRole {
			return wordFor("сила").phrase(false, "свой")
		}
		return owned(wordFor("сила"), t.role(n.Role))
	case card.ArmorOf:
		return owned(wordFor("броня"), t.role(n.Role))
	case card.PowerSum:
		return wordFor("сила").phrase(false, "суммарный").with(t.allOf(*n.Filter).cases[genitive])
	case card.ArmorSum:
		return wordFor("броня").phrase(false, "суммарный").with(t.allOf(*n.Filter).cases[genitive])
	case card.TopPower:
		return wordFor("сила").phrase(false, "наибольший").with("среди " + t.allOf(*n.Filter).cases[genitive])
	case card.KeyCost:
		return wordFor("цена").phrase(false, "текущий").with("ключа")
	case card.ChosenNumber:
		return wordFor("число").phrase(false, "выбранный")
	case card.EventAmount:
		return wordFor("количество").phrase(false, "этот")
	case card.Fraction:
		return t.fraction(n, t.whole(*n.A))
	case card.Sum:
		return join("плюс", t.value(*n.A), t.value(*n.B))
	case card.Minus:
		if t.IsDifference(n) {
			return wordFor("разница").phrase(false, "этот")
		}
		return join("минус", t.value(*n.A), t.value(*n.B))
	case card.Times:
		if n.N == 2 {
			return doubled(t.value(*n.A))
		}
		p := t.value(*n.A)
		times := adjective("умноженный", word{gender: p.gender}, p.plural)
		for k := range p.cases {
			p.cases[k] += ", " + times[k] + " на " + digits(n.N)
		}
		return p
	case card.Smaller:
		if n.B.Kind == card.Const {
			return t.value(*n.A).with("(но не более " + digits(n.B.N) + ")")
		}
		return wordFor("число").phrase(false, "меньший").with("из двух: " + t.value(*n.A).cases[nominative] + " или " +
			t.value(*n.B).cases[nominative])
	}
	return t.number(n)
}

// doubled is "удвоенная сила", by the gender of the value.
func doubled(p nounPhrase) nounPhrase {
	twice := adjective("удвоенный", word{gender: p.gender}, p.plural)
	for k := range p.cases {
		p.cases[k] = twice[k] + " " + p.cases[k]
	}
	return p
}

// whole is what a fraction is taken of: "вашего янтаря".
func (t *ru) whole(n card.Num) nounPhrase {
	if n.Kind == card.Pool {
		return t.who(n.Who).nonReflexive().owns(wordFor("янтарь"), false)
	}
	return t.value(n)
}

// justDone reports whether a number counts cards that the last effect affected.
func (t *ru) justDone(n card.Num) bool {
	return t.Done.Deed != plan.NoDeed && (n.Role == card.Them || n.Role == card.It)
}

// doneThisWay adds to the name of cards what the last effect did to them: "уничтоженное таким
// образом".
func (t *ru) doneThisWay(f *noun) {
	f.adj = append([]string{participle(past(t.Done.Deed)) + " таким образом"}, f.adj...)
}

// number is "число" or "количество" of what is counted.
func (t *ru) number(n card.Num) nounPhrase {
	number := func(of nounPhrase) nounPhrase { return wordFor("число").phrase(false).with(of.cases[genitive]) }
	switch n.Kind {
	case card.CountOf, card.CardsIn:
		return number(t.allOf(*n.Filter))
	case card.CountAmong:
		if t.justDone(n) {
			f := t.noun(*n.Filter, in)
			t.doneThisWay(&f)
			return number(f.many())
		}
		return number(t.allOf(*n.Filter).with(t.group(n.Role).after("из", genitive)))
	case card.MostOfHouse:
		return wordFor("число").phrase(false, "наибольший").with("карт одного дома среди " + t.group(n.Role).cases[genitive])
	case card.MostOfType:
		return wordFor("число").phrase(false, "наибольший").with("карт одного типа среди " + t.group(n.Role).cases[genitive])
	case card.MostOfColor:
		return wordFor("число").phrase(false, "наибольший").with("скованных ключей одного цвета")
	case card.KeyColors:
		return number(wordFor("цвет").phrase(true).with("среди скованных ключей"))
	case card.HousesAmong:
		return number(t.represented(wordFor("дом").phrase(true), n))
	case card.PowersAmong:
		return number(wordFor("значение").phrase(true, "разный").with("силы среди " + t.allOf(*n.Filter).cases[genitive]))
	case card.TraitsOf:
		return number(wordFor("атрибут").phrase(true).with(t.role(n.Role).after("у", genitive)))
	case card.IconsOn:
		return number(iconWord(n.Icon).phrase(true, "бонусный").with(t.role(n.Role).after("на", locative)))
	case card.Pool:
		if n.Who == card.EachPlayer {
			return wordFor("количество").phrase(false, "общий").with("янтаря у всех игроков")
		}
		return wordFor("количество").phrase(false).with(t.who(n.Who).nonReflexive().owns(wordFor("янтарь"), false).cases[genitive])
	case card.Keys:
		return number(t.who(n.Who).nonReflexive().owns(wordFor("ключ"), true, "скованный"))
	case card.UnforgedKeys:
		return number(t.who(n.Who).nonReflexive().owns(wordFor("ключ"), true, "нескованный"))
	case card.Affected:
		if t.Done.Thing.IsMass() {
			return wordFor("количество").phrase(false).with(t.affected(false).cases[genitive])
		}
		return number(t.affected(true))
	case card.Players:
		return number(wordFor("игрок").phrase(true))
	case card.AdventureNumber:
		if of, ok := strings.CutPrefix(t.T("number-"+n.Name), "число "); ok {
			return wordFor("число").phrase(false).with(of)
		}
		return nounPhrase{cases: alike(t.T("number-" + n.Name)), gender: neuter}
	case card.Done, card.DoneLast:
		return t.ledgerValue(n)
	}
	w, ok := t.countedOn(n)
	switch {
	case !ok:
		return nounPhrase{cases: alike(lang.Missing("number", n.Kind))}
	case w.mass:
		return wordFor("количество").phrase(false).with(w.one[genitive] + " " + t.place(n))
	}
	return number(w.phrase(true).with(t.place(n)))
}

// allOf names the cards that pass a filter.
func (t *ru) allOf(f card.Filter) nounPhrase {
	n := t.noun(f, in)
	if n.every && f.Zone == card.NoZone {
		return wordFor("карта").phrase(true).with("в игре")
	}
	return n.many()
}

// represented names the houses, or the powers, that there are among cards: "каждый дом,
// представленный среди вражеских существ".
func (t *ru) represented(p nounPhrase, n card.Num) nounPhrase {
	among, there := "среди "+t.allOf(*n.Filter).cases[genitive], adjective("представленный", word{gender: p.gender}, p.plural)
	if f := n.Filter; f.Also != nil && plan.WithNeighbors(*f, *f.Also) != card.NoRole {
		among = t.role(f.Preds[0].Role).after("среди", genitive) + " и его соседей"
	}
	for k := range p.cases {
		p.cases[k] = lang.Join(p.cases[k], t.but(n.House), ", "+there[k], among+",")
	}
	return p
}

// but leaves a house out: "(кроме дома Санктум)".
func (t *ru) but(h card.House) string {
	if h == card.NoHouse {
		return ""
	}
	return "(кроме дома " + lang.Lookup(printed.Russian[:], "house", h) + ")"
}

// iconWord names a kind of bonus icon, NoIcon any.
func iconWord(i card.Icon) word {
	w := wordFor("символ")
	w.tail = map[card.Icon]string{
		card.AmberIcon: "янтаря", card.CaptureIcon: "захвата", card.DamageIcon: "урона", card.DrawIcon: "взятия карты",
		card.DiscardIcon: "сброса", card.PowerIcon: "силы",
	}[i]
	return w
}

// fraction is "половина вашего янтаря (округляя в меньшую сторону)".
func (t *ru) fraction(n card.Num, of nounPhrase, adjectives ...string) nounPhrase {
	part, ok := map[int]string{2: "половина", 3: "треть"}[n.N]
	if !ok {
		return nounPhrase{cases: alike(lang.Missing("fraction", n.N))}
	}
	side := map[bool]string{true: "большую", false: "меньшую"}[n.Up]
	return wordFor(part).phrase(false, adjectives...).with(of.cases[genitive] + " (округляя в " + side + " сторону)")
}

// pooled says how much æmber is taken out of a pool: "половину своего янтаря".
func (t *ru) pooled(n card.Num, who card.Who, owner person) (head, tail string) {
	ours := func(n card.Num) bool { return n.Kind == card.Pool && n.Who == who }
	amber := wordFor("янтарь")
	switch {
	case ours(n):
		return owner.all(amber), ""
	case n.Kind == card.Fraction && ours(*n.A):
		return t.fraction(n, owner.owns(amber, false)).cases[accusative], ""
	case n.Kind == card.Minus && ours(*n.A) && n.B.Kind == card.Const:
		return owner.all(amber) + ", кроме " + digits(n.B.N), ""
	}
	return t.amount(n, amber)
}

// all is all that the player has: "весь свой янтарь", "весь янтарь соперника".
func (p person) all(w word) string {
	if p.own != "" {
		return w.phrase(false, "весь", p.own).cases[accusative]
	}
	return w.phrase(false, "весь").with(p.cases[genitive]).cases[accusative]
}
