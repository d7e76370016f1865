package bot

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// Plan is how an [Automaton] plays, for everybody to read: of the rules that can be followed it heeds the first.
type Plan struct {
	Name   string
	Main   []Rule // of the main phase
	Codex  []Rule // which cards it adds from the codex
	Guards int8   // how many patrol at most
}

// Rule is a line of a plan.
type Rule struct {
	Does Deed
	N    int8   // a limit or a tech level, see [Deed]
	ID   string // of an add-on
	Bold bool   // it attacks even where it loses somewhat more than it destroys
}

// Deed is what a rule does.
type Deed uint8

// The deeds. Of what a rule allows, that comes first after which the automaton stands best.
const (
	NoDeed  Deed = iota
	Strike       // attack bases
	Raze         // attack buildings
	Clear        // attack units and heroes
	Call         // summon a hero
	Rise         // level a hero up
	Hire         // workers until there are N
	Advance      // begin the tech building of level N
	Annex        // begin the add-on ID
	Field        // play units, that cost at most N unless it is 0
	Cast         // play spells, upgrades and buildings
	Exploit      // use abilities
	Recruit      // add units of tech level N from the codex
	Study        // add spells from the codex
	Collect      // add any card from the codex
	Guard        // let patrol until N do
	Answer       // an effect asks
	Finish       // nothing is left to do

	DeedCount
)

// Plans are all plans.
var Plans = []*Plan{
	{
		Name: "rush",
		Main: []Rule{
			{Does: Strike, Bold: true}, {Does: Clear, Bold: true}, {Does: Hire, N: 6}, {Does: Call}, {Does: Field, N: 3}, {Does: Advance, N: 1},
			{Does: Cast}, {Does: Exploit}, {Does: Rise}, {Does: Field}, {Does: Hire, N: 8}, {Does: Raze, Bold: true}, {Does: Advance, N: 2},
		},
		Codex:  []Rule{{Does: Recruit, N: 1}, {Does: Study}, {Does: Collect}},
		Guards: 2,
	},
	{
		Name: "tech",
		Main: []Rule{
			{Does: Hire, N: 10}, {Does: Advance, N: 1}, {Does: Advance, N: 2}, {Does: Clear}, {Does: Strike}, {Does: Field}, {Does: Call},
			{Does: Exploit}, {Does: Cast}, {Does: Raze}, {Does: Annex, ID: "tech-lab"}, {Does: Advance, N: 3}, {Does: Rise},
		},
		Codex:  []Rule{{Does: Recruit, N: 2}, {Does: Recruit, N: 3}, {Does: Recruit, N: 1}, {Does: Collect}},
		Guards: 4,
	},
	{
		Name: "heroes",
		Main: []Rule{
			{Does: Call}, {Does: Hire, N: 8}, {Does: Clear}, {Does: Strike}, {Does: Exploit}, {Does: Cast}, {Does: Advance, N: 1}, {Does: Rise},
			{Does: Annex, ID: "heroes-hall"}, {Does: Field}, {Does: Raze}, {Does: Hire, N: 10}, {Does: Advance, N: 2},
		},
		Codex:  []Rule{{Does: Study}, {Does: Recruit, N: 1}, {Does: Collect}},
		Guards: 3,
	},
	{
		Name: "wall",
		Main: []Rule{
			{Does: Hire, N: 8}, {Does: Clear}, {Does: Field}, {Does: Advance, N: 1}, {Does: Annex, ID: "tower"}, {Does: Call}, {Does: Exploit},
			{Does: Strike}, {Does: Cast}, {Does: Hire, N: 10}, {Does: Advance, N: 2}, {Does: Rise}, {Does: Raze},
		},
		Codex:  []Rule{{Does: Recruit, N: 1}, {Does: Recruit, N: 2}, {Does: Collect}},
		Guards: 5,
	},
}

// Rules are all rules of the plan, in the order in which it is read.
func (p *Plan) Rules() []Rule {
	all := append(append([]Rule{}, p.Main...), p.Codex...)
	return append(all, Rule{Does: Guard, N: p.Guards})
}

// part is the plan as far as it is heeded at [Easy]: the first ten of its rules, without those about the codex, and one that patrols.
func (p *Plan) part() *Plan {
	return &Plan{Name: p.Name, Main: p.Main[:min(10, len(p.Main))], Codex: []Rule{{Does: Collect}}, Guards: 1}
}

// rules appends those that are heeded for the open question; the last always applies.
func (p *Plan) rules(g *codex.Game, rules []Rule) []Rule {
	switch g.Question().Kind {
	case codex.AskMain:
		return append(append(rules, p.Main...), Rule{Does: Finish})
	case codex.AskPatrol:
		return append(rules, Rule{Does: Guard, N: p.Guards}, Rule{Does: Finish})
	case codex.AskTech:
		return append(append(rules, p.Codex...), Rule{Does: Answer})
	}
	return append(rules, Rule{Does: Answer})
}

// allows says whether a legal command follows the rule.
func (r *Rule) allows(g *codex.Game, c codex.Command) bool {
	me := g.Asked()
	switch r.Does {
	case Strike, Raze, Clear:
		return c.Verb == codex.Attack && r.Does == attacking(g.Definition(g.Object(codex.Slot(c.N)).Def).Kind)
	case Call:
		return c.Verb == codex.Summon
	case Rise:
		return c.Verb == codex.Level
	case Hire:
		return c.Verb == codex.Hire && g.State().Sides[me].Workers < r.N
	case Advance, Annex:
		d := g.Definition(codex.Def(max(0, c.N)))
		return c.Verb == codex.Build && (r.Does == Annex && d.ID == r.ID || r.Does == Advance && d.Kind == card.TechKind && d.Tech == r.N)
	case Field, Cast:
		if c.Verb != codex.Play && c.Verb != codex.PlayBoosted {
			return false
		}
		d := g.Definition(codex.Def(c.N))
		return (d.Kind == card.UnitKind) == (r.Does == Field) && (r.N == 0 || d.Cost <= r.N)
	case Exploit:
		return c.Verb == codex.Use || c.Verb == codex.Detect
	case Recruit, Study, Collect:
		return c.Verb == codex.Take && r.adds(g.Definition(codex.Def(c.N)))
	case Guard:
		return c.Verb == codex.Patrol && g.Patrollers(me) < int(r.N)
	case Finish:
		return c.Verb == codex.EndMain || c.Verb == codex.Done
	}
	return r.Does == Answer
}

// adds says whether the rule adds that card from the codex.
func (r *Rule) adds(d *card.Card) bool {
	switch r.Does {
	case Recruit:
		return d.Kind == card.UnitKind && d.Tech == r.N
	case Study:
		return d.Kind == card.SpellKind
	}
	return true
}

// attacking is the deed to attack what is of a kind.
func attacking(k card.Kind) Deed {
	switch {
	case k == card.BaseKind:
		return Strike
	case k <= card.HeroKind:
		return Clear
	}
	return Raze
}

// risk is by how much worse it may stand at once after it has followed the rule: what grows pays later.
func (r *Rule) risk() int64 {
	switch r.Does {
	case Hire, Advance, Annex, Call, Rise:
		return 1500
	case Strike, Clear, Raze:
		if r.Bold {
			return 1500
		}
		return 0
	case Field, Cast, Exploit, Guard:
		return 0
	}
	return 4 * decided
}
