package bot

import (
	"cmp"
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/codex"
)

// Difficulty is how an [Automaton] follows its plan. None sees or has more than another.
type Difficulty uint8

// The difficulties.
const (
	Easy   Difficulty = iota // takes the rules at their word, whatever comes of it, adds the dearest cards, and patrols with half as many
	Normal                   // tries each rule on an imagined table, and leaves out what harms it at once
	Hard                     // weighs what its rules propose by how it will stand in its next turn

	DifficultyCount
)

// DifficultyNames are the names of the difficulties.
var DifficultyNames = [DifficultyCount]string{"easy", "normal", "hard"}

// foresees is how many tries a decision takes at [Hard] where two play.
const foresees = 40

// Automaton plays by a plan that everybody can read, and can say by which rule it has decided last. It knows what its seat knows, and
// has what the rules give to any player.
type Automaton struct {
	guide      guide
	plan       *Plan
	heeded     *Plan // what it heeds of it
	difficulty Difficulty
	seed       uint64
	search     *search.Search[*codex.Game]
	why        Rule
	world      codex.Game
	legal      []codex.Command
	some       []codex.Command
	rules      []Rule
	proposals  []proposal
}

// proposal is a command that a rule proposes.
type proposal struct {
	Rule
	command codex.Command
}

// NewAutomaton returns an automaton with a plan. Equal seeds make equal choices.
func NewAutomaton(p *Plan, d Difficulty, seed uint64) *Automaton {
	a := &Automaton{plan: p, heeded: p, difficulty: d, seed: seed}
	if d == Easy {
		a.heeded = p.part()
	}
	a.search = search.New(&foresight{automaton: a})
	return a
}

// Plan is the plan that it follows.
func (a *Automaton) Plan() *Plan { return a.plan }

// Difficulty is how it follows the plan.
func (a *Automaton) Difficulty() Difficulty { return a.difficulty }

// Why is the rule by which it has decided last.
func (a *Automaton) Why() Rule { return a.why }

// Choose implements [Player].
func (a *Automaton) Choose(g *codex.Game) codex.Command {
	a.legal = g.Legal(a.legal[:0])
	w := &a.world
	w.CopyFrom(g)
	w.SetQuiet(true)
	w.Imagine(g.Asked(), a.seed)
	var c proposal
	switch {
	case a.difficulty == Easy && a.ruled(w):
		c = a.literal(w)
	case a.difficulty == Hard && len(a.legal) > 1:
		c = a.foresee(w)
	default:
		c = a.propose(w, a.legal)[0]
	}
	a.why = c.Rule
	return c.command
}

// ruled says whether the plan has rules for the open question.
func (a *Automaton) ruled(g *codex.Game) bool {
	a.rules = a.heeded.rules(g, a.rules[:0])
	return len(a.rules) > 1
}

// literal is what the first rule proposes that allows anything: the dearest card, but the cheapest as a worker; it attacks what it
// destroys.
func (a *Automaton) literal(g *codex.Game) proposal {
	for _, r := range a.rules {
		best := -1
		for i, c := range a.legal {
			if r.allows(g, c) && (r.Does != Clear || kills(g, c)) && (best < 0 || order(g, c) > order(g, a.legal[best])) {
				best = i
			}
		}
		if best >= 0 {
			return proposal{r, a.legal[best]}
		}
	}
	return proposal{Rule{Does: Answer}, a.legal[len(a.legal)-1]}
}

// kills says whether an attacker destroys what it attacks.
func kills(g *codex.Game, c codex.Command) bool {
	l := g.Look(codex.Slot(c.N))
	return g.Look(c.Card).Attack >= l.HP-g.Object(codex.Slot(c.N)).Damage+l.Armor
}

// order is what comes first, by what is printed on cards.
func order(g *codex.Game, c codex.Command) int {
	switch c.Verb {
	case codex.Play, codex.PlayBoosted, codex.Take, codex.Summon:
		return int(g.Definition(codex.Def(c.N)).Cost)
	case codex.Hire:
		return -int(g.Definition(codex.Def(c.N)).Cost)
	case codex.Attack, codex.Patrol:
		return int(g.Look(c.Card).HP)
	}
	return 0
}

// propose is what the rules propose in their order, each that after which it stands best, as long as it does not stand much worse
// than now.
func (a *Automaton) propose(g *codex.Game, legal []codex.Command) []proposal {
	a.rules = a.heeded.rules(g, a.rules[:0])
	a.some = append(a.some[:0], legal...)
	a.guide.rate(g, a.guide.distinct(g, a.some))
	rated := a.guide.rated
	now := standing(g, g.Asked())
	a.proposals = a.proposals[:0]
	for _, r := range a.rules {
		best := -1
		for i := range rated {
			if r.allows(g, rated[i].command) && (best < 0 || rated[i].worth > rated[best].worth) {
				best = i
			}
		}
		if best >= 0 && rated[best].worth >= now-r.risk() {
			a.proposals = append(a.proposals, proposal{r, rated[best].command})
		}
	}
	return a.proposals
}

// foresee is what is best of what the rules propose, as far as it sees.
func (a *Automaton) foresee(g *codex.Game) proposal {
	all := slices.Clone(a.propose(g, a.legal))
	if a.legal = a.sensible(g, a.legal); len(a.legal) == 1 {
		return of(all, a.legal[0])
	}
	if !a.search.GoesOn(g, a.legal) {
		a.search.Begin()
	}
	a.search.Think(context.Background(), g, a.seed+uint64(g.Turn())<<20, foresees*2/g.Seats())
	c := a.search.Best(g, a.legal)
	a.search.Follow(g, c)
	return of(all, c)
}

// of is the proposal of a command.
func of(all []proposal, c codex.Command) proposal {
	if i := slices.IndexFunc(all, func(p proposal) bool { return p.command == c }); i >= 0 {
		return all[i]
	}
	return proposal{Rule{Does: Answer}, c}
}

// sensible are the legal commands that the first rules propose; where it has none for the question, those after which it stands best.
func (a *Automaton) sensible(g *codex.Game, legal []codex.Command) []codex.Command {
	if !a.ruled(g) {
		return a.guide.Sensible(g, legal)
	}
	all := a.propose(g, legal)
	if most := cmp.Or(widest[g.Question().Kind], 6); len(all) > most {
		all = append(all[:most-1], all[len(all)-1])
	}
	some := legal[:0]
	for _, c := range legal {
		if slices.ContainsFunc(all, func(p proposal) bool { return p.command == c }) {
			some = append(some, c)
		}
	}
	return some
}

// foresight guides the search of an automaton: for its own seat by what its rules propose.
type foresight struct {
	guide
	automaton *Automaton
}

// Sensible implements [search.Guide].
func (f *foresight) Sensible(g *codex.Game, legal []codex.Command) []codex.Command {
	if g.Asked() != f.automaton.world.Asked() {
		return f.guide.Sensible(g, legal)
	}
	return f.automaton.sensible(g, legal)
}
