package lang

import "github.com/keyraken/keyraken/game/codex/bot"

// Rule is a rule of a plan.
func (l *Language) Rule(r bot.Rule) string {
	w := with{}
	if r.N > 0 {
		w["n"] = int(r.N)
		if r.N <= 3 {
			w["tech"] = roman(r.N)
		}
	}
	if r.ID != "" {
		w["name"] = l.Name(r.ID)
	}
	if r.Bold {
		w["bold"] = "bold"
	}
	return l.fill(l.deeds[r.Does], w)
}

// Plan is what an automaton means to do, in lines: its plan as a whole, how it follows it, and its rules in their order.
func (l *Language) Plan(p *bot.Plan, d bot.Difficulty) []string {
	lines := []string{l.terms["plan-"+p.Name], l.terms["plan-"+bot.DifficultyNames[d]]}
	for i, r := range p.Rules() {
		lines = append(lines, l.fill(l.labels.rule, with{"n": i + 1, "rule": l.Rule(r)}))
	}
	return lines
}
