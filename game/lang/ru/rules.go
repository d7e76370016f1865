package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// byHowMuch is "на 2 янтаря дороже", "на 1 карту меньше за каждое дружественное существо".
func (t *ru) byHowMuch(n card.Num, noun, more, less string) string {
	w := wordFor(noun)
	if n.Kind == card.Const && n.N < 0 {
		return "на " + w.count(-n.N).cases[accusative] + " " + less
	}
	if n.Kind == card.Times && n.N < 0 {
		n.N, more = -n.N, less
	}
	near := t.Near
	head, tail := t.amount(n, w)
	if n.Kind == card.Const || tail != "" && strings.HasPrefix(head, digits(1)) {
		return lang.Join("на", head, more, tail)
	}
	if n.Kind == card.Times && n.A != nil && plan.Counts(*n.A) {
		return lang.Join("на", head, more, tail)
	}
	t.Near = near
	return "на X " + w.count(5).cases[genitive][len("5 "):] + " " + more + ", где X — " + t.value(n).cases[nominative]
}

// ordinals are the three keys in the order in which they are forged.
var ordinals = [...]string{"первый", "второй", "третий"}

// limit is how many cards of a kind can be played, in the genitive.
func (t *ru) limit(m card.Mod) string {
	n := t.noun(plan.OrAnyCard(m.Filter), in)
	if m.Num.Kind == card.Const {
		return n.count(m.Num.N).cases[genitive]
	}
	return t.value(m.Num).cases[nominative] + " " + n.many().cases[genitive]
}

// activating is "выбрать активным дом Дис".
func (t *ru) activating(h card.House) string {
	switch {
	case h != card.NoHouse:
		return "выбрать активным дом " + lang.Lookup(printed.Russian[:], "house", h)
	case strings.HasPrefix(t.chosenHouse().cases[nominative], "выбранный"):
		return "сделать активным " + t.chosenHouse().cases[accusative]
	}
	house := t.chosenHouse().cases[accusative]
	if wordCount(house) > 2 {
		return "выбрать активным " + house
	}
	return "выбрать " + house + " активным"
}

// allowed are the cards that may be played: all, or so many.
func (t *ru) allowed(m *card.Mod) nounPhrase {
	n := t.noun(plan.OrAnyCard(m.Filter), from)
	switch {
	case !plan.Limited(m.Num):
		return t.all(m.Filter)
	case plan.IsOne(m.Num):
		return n.count(1)
	}
	return t.some(n, m.Num)
}

// offHouse tells in which turns it matters that cards of a house may be played: ", когда
// активный дом — не Марс,".
func (t *ru) offHouse(f *card.Filter) string {
	if f != nil {
		for _, p := range f.Preds {
			if p.Kind == card.IsHouse && !p.Not {
				return ", когда активный дом — не " + series(t.Houses(p.Houses), "или") + ","
			}
		}
	}
	return ""
}

// whatever says that the active house does not matter, unless the filter shows that the
// cards are of another house.
func whatever(f *card.Filter) string {
	if plan.ShowsHouse(f) {
		return ""
	}
	return " независимо от активного дома"
}

// upTo are the cards that may be used: all, one, or up to some.
func (t *ru) upTo(m card.Mod) nounPhrase {
	cards := t.all(m.Filter)
	n := t.noun(plan.OrAnyCard(m.Filter), in)
	switch {
	case m.Num.Kind == card.Const && m.Num.N == 1:
		return n.count(1)
	case m.Num.Kind == card.Const && m.Num.N > 1:
		return upToCount(&n, m.Num.N)
	}
	return cards
}

// pool is the pool of a player: "личного запаса соперника".
func (t *ru) pool(w card.Who) nounPhrase {
	return t.who(w).owns(wordFor("запас"), false, "личный")
}

// plays is what a player does with cards: "которые вы разыгрываете", "которые разыгрывает
// соперник".
func (t *ru) plays(w card.Who) string {
	c := says(t.who(w).nounPhrase, "разыграть", "")
	if c.subject.pronoun || c.subject.second {
		return c.finite()
	}
	return c.predicate(finite) + " " + c.subject.cases[nominative]
}

// more is "ещё 1 раз".
func (t *ru) more(n card.Num) string {
	head, tail := t.amount(n, wordFor("раз"))
	return lang.Join("ещё", head, tail)
}
