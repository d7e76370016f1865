package lang

import (
	"strings"

	"github.com/keyraken/keyraken/game/shards/card"
)

// Heading is what stands above the text of a card: faction, kind, cost, defence and shield.
func (l *Language) Heading(c *card.Card) string {
	kind := l.kinds[c.Kind]
	if c.Mercenary {
		kind = l.labels.mercenary
	}
	w := l.faction(with{"kind": kind}, c.Faction)
	if c.Relic {
		w["relic"] = l.labels.relic
	}
	for name, n := range map[string]int8{"cost": c.Cost, "defence": c.Defence, "shield": c.Shield} {
		if n > 0 {
			w[name] = int(n)
		}
	}
	return Capital(l.fill(l.labels.heading, w))
}

// Text is what a card does, a line for each effect with its conditions.
func (l *Language) Text(c *card.Card) string {
	if c.Kind == card.LeaderKind {
		return l.labels.focus
	}
	var lines []string
	for i := range c.Constants {
		lines = append(lines, l.constant(&c.Constants[i]))
	}
	lines = append(lines, l.effects(c.Play)...)
	if active := l.effects(c.Activation); len(active) > 0 {
		active[0] = l.labels.activation + active[0]
		lines = append(lines, active...)
	}
	return strings.Join(lines, "\n")
}

// effects are the lines of effects. Those under one condition share a sentence, those without any share a line.
func (l *Language) effects(all []card.Effect) (lines []string) {
	open := false // the line goes on with an effect that has no condition
	for i := 0; i < len(all); {
		e := &all[i]
		if e.Cond.Kind == card.NoCondition {
			text := l.sentence("", l.do(e)) + l.instead(e)
			if open {
				lines[len(lines)-1] += " " + text
			} else {
				lines = append(lines, text)
			}
			open = len(e.Instead) == 0
			i++
			continue
		}
		clauses := l.do(e)
		alternatives := l.instead(e)
		for i++; i < len(all) && all[i].Cond == e.Cond; i++ {
			clauses += l.labels.and + l.do(&all[i])
			alternatives += l.instead(&all[i])
		}
		lines, open = append(lines, l.sentence(l.condition(e.Cond), clauses)+alternatives), false
	}
	return lines
}

// sentence begins with a capital, and so does what follows a name of a condition, but not what it decides.
func (l *Language) sentence(condition, clause string) string { return Capital(condition+clause) + "." }

// do is the clause of an effect without its conditions.
func (l *Language) do(e *card.Effect) string {
	template := l.verbs[e.Verb].do
	if e.N.N == card.All {
		template = l.verbs[e.Verb].all
	}
	if e.Verb == card.UntilEndOfTurn {
		template = l.lasting[e.Lasting]
	}
	return l.fill(template, l.about(e, e.N))
}

// instead are the sentences of the numbers that replace that of an effect.
func (l *Language) instead(e *card.Effect) (s string) {
	for _, a := range e.Instead {
		s += " " + l.sentence(l.condition(a.Cond), l.fill(l.verbs[e.Verb].instead, l.about(e, a.N)))
	}
	return s
}

// about are the facts of an effect with a number.
func (l *Language) about(e *card.Effect, n card.Number) with {
	unit := l.fill(l.units[e.Verb], with{"n": int(n.N)})
	amount := l.amount(n, unit)
	w := with{"n": int(n.N), "which": l.which(e.Which, int(n.N)), "from": l.from[e.From], "amount": amount, "short": amount}
	if n.Count == card.Once {
		w["short"] = int(n.N)
	}
	return l.faction(w, e.Which.Faction)
}

// amount is a number of something, such as "1 power for each Order champion you have in play".
func (l *Language) amount(n card.Number, unit string) string {
	return l.fill(l.numbers[n.Count], l.faction(with{"n": int(n.N), "unit": unit}, n.Faction))
}

// which are so many of the cards that the filter lets through.
func (l *Language) which(f card.Filter, n int) string {
	w := l.faction(with{"n": n}, f.Faction)
	switch n {
	case 0, 1:
		w["one"] = "one"
	case card.All:
		w["all"] = "all"
	}
	if f.Cost > 0 {
		w["cost"] = int(f.Cost)
	}
	return l.fill(l.filters[f.Kind], w)
}

// condition is what stands before the clause that it decides.
func (l *Language) condition(c card.Condition) string {
	w := l.faction(with{"n": int(c.N), "name": l.Name(c.ID)}, c.Faction)
	s := l.fill(l.conditions[c.Kind], w)
	if c.Mastery > 0 {
		s = l.fill(l.labels.masteryToo, with{"n": int(c.Mastery)}) + s
	}
	return s
}

// constant is the line of a constant effect.
func (l *Language) constant(k *card.Constant) string {
	words := l.constants[k.Kind]
	about := func(n card.Number) with {
		unit := l.fill(l.units[card.GainCrystals], with{"n": int(n.N)})
		return with{"n": int(n.N), "amount": l.amount(n, unit)}
	}
	s := l.sentence(l.condition(k.Cond), l.fill(words.do, about(k.N)))
	for _, a := range k.Instead {
		s += " " + l.sentence(l.condition(a.Cond), l.fill(words.instead, about(a.N)))
	}
	return s
}
