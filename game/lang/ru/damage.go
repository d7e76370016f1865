package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// deal writes "нанесите 2 урона вражескому существу".
func (t *ru) deal(e card.Effect) clause {
	var source nounPhrase
	if e.Source != card.NoRole {
		source = t.role(e.Source)
		t.near = e.Source
	}
	head, tail := t.damage(e.Num)
	if e.Target.Pick == card.ChoiceOf && lang.IsOne(e.Target.Max) && strings.HasPrefix(tail, "за ") { // which could be split (K16.16)
		head, tail = "урон, "+t.equal(e.Num, "равный", masculine)[nominative], ""
	}
	and := e.Target.And
	e.Target.And = nil
	p := t.target(e.Target)
	if p.each && e.Num.Kind == card.Const {
		head = perEach(e.Num.N)
	}
	rest := measured(head, p.cases[dative], tail)
	if and != nil {
		rest += " и " + measured(head, t.picked(*and, in).cases[dative], tail)
	}
	if e.Splash.Kind != card.Const || e.Splash.N > 0 {
		rest += " с разбросом " + t.value(e.Splash).cases[nominative]
	}
	if e.Flag {
		rest += ", игнорируя броню"
	}
	t.remember(e, "повреждён")
	if e.Source != card.NoRole {
		return says(source, "нанести", rest)
	}
	return order("нанести", rest)
}

// damage is an amount of damage: "2 урона", "урон, равный силе этого существа".
func (t *ru) damage(n card.Num) (head, tail string) {
	w := wordFor("урон")
	head, tail = t.amount(n, w)
	if n.Kind != card.Const && t.forEach(n) == "" && head == w.one[accusative] {
		return head + ", " + t.equal(n, "равный", masculine)[nominative], ""
	}
	return head, tail
}

// perEach is so much damage for each of several: "по 1 урону", "по 2 урона".
func perEach(n int) string {
	if pluralForm(n) == 0 {
		return "по " + digits(n) + " урону"
	}
	return "по " + wordFor("урон").count(n).cases[accusative]
}

func (t *ru) unstun(e card.Effect) clause {
	p := t.target(e.Target)
	if e.Flag {
		t.remember(e, "лишён защиты")
		return order("снять", "защиту "+p.after("с", genitive))
	}
	t.remember(e, "лишён оглушения")
	return order("снять", "оглушение "+p.after("с", genitive))
}

func (t *ru) heal(e card.Effect) clause {
	if e.Flag {
		p := t.target(e.Target)
		t.remember(e, "вылечен")
		t.done.noun = wordFor("урон")
		return order("вылечить полностью", p.cases[accusative])
	}
	head, tail := t.amount(e.Num, wordFor("урон"))
	p := t.target(e.Target)
	t.remember(e, "вылечен")
	if !lang.IsOne(e.Num) {
		t.done.noun = wordFor("урон")
	}
	switch {
	case e.Who == card.You && e.Num.Kind == card.Const:
		head = "до " + wordFor("урон").count(e.Num.N).cases[genitive]
	case p.each && e.Num.Kind == card.Const:
		head = perEach(e.Num.N)
	}
	return order("вылечить", measured(head, p.after("у", genitive), tail))
}
