package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// deal writes "нанесите 2 урона вражескому существу".
func (t *ru) deal(e card.Effect) clause {
	if e.Source == card.LeftNeighbor && e.Target.Pick == card.EachOf && e.Num.Kind == card.PowerOf && e.Num.Role == e.Source {
		return says(t.target(e.Target), "нанести", "своему правому соседу урон, равный своей силе"+ignoring(e))
	}
	var source nounPhrase
	if e.Source != card.NoRole {
		source = t.role(e.Source)
		t.Near, t.reflexive = e.Source, e.Source
		defer func() { t.reflexive = card.NoRole }()
	}
	near := t.Near
	head, tail := t.damage(e.Num)
	if e.Target.Pick == card.ChoiceOf && plan.IsOne(e.Target.Max) && strings.HasPrefix(tail, "за ") { // which could be split (K16.16)
		t.Near = near
		head, tail = "урон, "+t.equal(e.Num, "равный", masculine)[nominative], ""
	}
	if e.Source != card.NoRole && e.Num == card.Of(card.PowerOf, e.Source) {
		head, tail = "урон, равный своей силе", ""
	}
	and := e.Target.And
	e.Target.And = nil
	p := t.target(e.Target)
	if p.each && e.Num.Kind == card.Const {
		head = perEach(e.Num.N, wordFor("урон"))
	}
	rest := p.measured(p.cases[dative], head, tail)
	if strings.HasPrefix(tail, "за ") || strings.HasPrefix(tail, "и ещё ") { // "нанесите этому существу 1 урон за каждое …"
		rest = lang.Join(p.cases[dative], head, tail)
	}
	if n := e.Num; e.Source == card.NoRole && !p.pronoun && n.Role != card.Touched && (n.Kind == card.PowerOf || n.Kind == card.ArmorOf) {
		rest = head + ", " + p.cases[dative] // "его силе" would be that of the victim
	}
	if e.Splash.Kind != card.Const || e.Splash.N > 0 {
		splash := "с разбросом " + t.value(e.Splash).cases[nominative]
		if strings.Contains(head, ", равный ") { // "нанесите урон, равный его силе, существу, с разбросом 3"
			rest += ", " + splash
		} else { // "нанесите существу 2 урона с разбросом 1"
			rest = lang.Join(p.cases[dative], head, splash, tail)
		}
	}
	if and != nil {
		rest += " и " + measured(head, t.picked(*and, in).cases[dative], tail)
	}
	rest += ignoring(e)
	t.Remember(e)
	if e.Source != card.NoRole {
		return says(source, "нанести", rest)
	}
	return order("нанести", rest)
}

func ignoring(e card.Effect) string {
	if e.IgnoresArmor {
		return ", игнорируя броню"
	}
	return ""
}

// damage is an amount of damage: "2 урона", "урон, равный силе этого существа".
func (t *ru) damage(n card.Num) (head, tail string) {
	head, tail = t.amount(n, wordFor("урон"))
	if to, ok := strings.CutPrefix(tail, "в количестве, равном "); ok {
		return head + ", равный " + to, ""
	}
	return head, tail
}

// perEach is so much for each of several: "по 1 урону", "по 2 жетона роста".
func perEach(n int, w word) string {
	if pluralForm(n) == 0 {
		return "по " + w.count(n).cases[dative]
	}
	return "по " + w.count(n).cases[accusative]
}

// together writes damage that lands at the same time (K11.4).
func (t *ru) together(e card.Effect) []clause {
	if len(e.Sub) == 0 {
		return []clause{whole(lang.Missing("effects of verb", e.Verb))}
	}
	d := e.Sub[0]
	if len(d) == 2 && plan.DealsPower(d[0], d[1].Source) && plan.DealsPower(d[1], d[0].Source) {
		return []clause{whole("каждое из двух существ наносит другому урон, равный своей силе")}
	} else if len(d) > 0 && d[0].Source != card.NoRole { // each card deals its own
		var cs []string
		for _, d := range d {
			t.Near = card.NoRole
			cs = append(cs, t.deal(d).finite())
		}
		return []clause{whole(strings.Join(cs, ", и одновременно "))}
	}
	var rests []string
	deals, of := plan.Parted(d)
	for i, d := range deals {
		if i > 1 { // "его" could be either's
			t.Near = card.NoRole
		}
		c := t.effect(&d)[0]
		if d.Verb != card.DealVerb {
			return []clause{c}
		}
		rests = append(rests, c.acts[0].rest)
	}
	all := series(rests, "и")
	if of != card.NoRole { // "1 урон каждому из них без урона и …"
		each := wordFor("существо").phrase(false, "каждый").cases[dative]
		all = strings.ReplaceAll(all, each, "каждому из них")
	}
	return []clause{order("нанести", all)}
}

// healed is so much damage, about the cards that are healed.
func (t *ru) healed(p *plan.Parts) plan.Phrase {
	damage := wordFor("урон")
	head, tail := t.amount(*p.Num, damage)
	return plan.With(func(about string) string {
		cards := p.Part("cards").(nounPhrase)
		switch constant := p.Num.Kind == card.Const; {
		case constant && p.Who == card.You:
			head = "до " + damage.count(p.Num.N).cases[genitive]
		case constant && cards.each:
			head = perEach(p.Num.N, damage)
		}
		return cards.measured(about, head, tail)
	})
}
