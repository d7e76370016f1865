package ru

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// compared is a bound after a noun: "3 или больше", "не меньше силы этого существа".
func (t *ru) compared(c card.Cmp, n card.Num) string {
	v := t.value(n)
	if n.Kind != card.Const {
		switch c {
		case card.Equal:
			return "равной " + v.cases[dative]
		case card.AtLeast:
			return "не меньше " + v.cases[genitive]
		case card.AtMost:
			return "не больше " + v.cases[genitive]
		case card.More:
			return "больше " + v.cases[genitive]
		case card.Less:
			return "меньше " + v.cases[genitive]
		}
		return lang.Missing("comparison", c)
	}
	switch c {
	case card.Equal:
		return v.cases[nominative]
	case card.AtLeast:
		return v.cases[nominative] + " или больше"
	case card.AtMost:
		return v.cases[nominative] + " или меньше"
	case card.More:
		return "больше " + v.cases[genitive]
	case card.Less:
		return "меньше " + v.cases[genitive]
	}
	return lang.Missing("comparison", c)
}

// cond is a condition as it stands after "если".
func (t *ru) cond(c card.Cond) string {
	defer t.standsBack()()
	no := map[bool]string{true: "не "}[c.Not]
	switch c.Kind {
	case card.RoleIs:
		return t.roleIs(c)
	case card.WasDestroyed:
		p := t.role(c.Role)
		return p.agreeing() + " " + short(no+"уничтожен", p)
	case card.TideHigh, card.TideLow:
		tide := map[card.CondKind]string{card.TideHigh: "прилив", card.TideLow: "отлив"}[c.Kind]
		switch {
		case t.active:
			return "сейчас " + no + tide
		case c.Not:
			return "на " + t.who(c.Who).owns(wordFor("сторона"), false).cases[locative] + " нет " + tide + "а"
		}
		return "на " + t.who(c.Who).owns(wordFor("сторона"), false).cases[locative] + " " + tide
	case card.YourTurn:
		return "сейчас " + no + t.you.owns(wordFor("ход"), false).cases[nominative]
	case card.Succeeded:
		return t.you.cases[nominative] + " " + no + conjugate("сделать это", happened, t.you.nounPhrase)
	}
	return lang.Missing("condition", c.Kind)
}

// standsBack calls a player who has been the subject by what is "его", not "свой", until
// what it returns is called.
func (t *ru) standsBack() (done func()) {
	was := t.you
	t.you = t.you.ones()
	return func() { t.you = was }
}

// roleIs tells what a card is.
func (t *ru) roleIs(c card.Cond) string {
	p, f := t.role(c.Role), *c.Filter
	if f.Zone == card.NoZone && f.Rel == card.Anyone && f.Also == nil && len(f.Preds) == 1 {
		head := t.head(f.Types)
		k := t.known[c.Role]
		if head.one == wordFor("карта").one || head.one == k.noun.one || k.noun.one == (cases{}) && head.one == wordFor("существо").one {
			return t.words(f.Preds[0]).says(p, f.Preds[0].Not != c.Not)
		}
	}
	n := t.noun(f, in)
	return p.cases[nominative] + " — " + map[bool]string{true: "не "}[c.Not] + n.one().cases[nominative]
}
