package written

import (
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// The numbers of the mode in [keyforge.State]. Those that the adventure counts follow.
const (
	began = iota // the clock when the monster's turn began
	taken        // when the archived card that was last taken came there
	times        // how often the step of its turn has been carried out
	firstOwn
)

// maxNumbers is how many numbers an adventure may count.
const maxNumbers = 5

var _ = [len(keyforge.State{}.Mode)]struct{}{firstOwn + maxNumbers - 1: {}}

// ownNumbers are the names of the numbers that every written adventure has.
var ownNumbers = []string{began: "began", taken: "taken", times: "times"}

// The bounds of what goes on by itself: uses in one step, and what a number can be.
const (
	maxUses   = 50
	maxCount  = 999
	maxAtOnce = 99
)

// Amount is a number of the rules.
type Amount struct {
	n         int
	condition int  // whose value it is, from 1; 0: n
	each      bool // for each player
}

// of is the amount in a game under a variant.
func (a Amount) of(g *keyforge.Game, v *adventure.Variant) int {
	n := a.n
	if a.condition > 0 {
		n = int(v[a.condition-1])
	}
	if a.each {
		n *= g.Seats()
	}
	return n
}

// Number is a number that the adventure counts, from 0.
type Number int

// Step is a step of the monster's turn.
type Step struct {
	kind   stepKind
	number Number
	amount Amount
}

// End is what ends the game.
type End struct {
	kind   endKind
	number Number
	amount Amount
}

type stepKind uint8

// The steps. Those from counts on are carried out at once and can be what a card lets the monster do.
const (
	starts stepKind = iota
	playsCards
	playsArchived
	usesCreatures
	usesArtifacts
	usesMonster
	rises
	readies
	ends
	over
	counts
	gains
)

var stepNames = [...]string{
	starts: "start", playsCards: "deck", playsArchived: "archives", usesCreatures: "creatures", usesArtifacts: "artifacts",
	usesMonster: "monster", rises: "rise", readies: "ready", ends: "end", over: "over", counts: "count", gains: "gain",
}

type endKind uint8

const (
	damaged endKind = iota
	reaches
	runsOut
)

// rules are the rules of a written adventure.
type rules struct {
	name    string
	hand    int
	waits   bool // its turn comes after those of all players
	numbers []string
	turn    []Step
	deeds   map[string][]Step
	wins    []End
	loses   []End
}

// mode is the rules under the conditions of a variant.
type mode struct {
	*rules
	adventure.Variant
	foretold bool // it plays no cards from its deck
}

func (m mode) Name() string { return m.name }

func (m mode) Rules() keyforge.ModeRules {
	return keyforge.ModeRules{
		Adventure: true, Seating: true, FirstHand: m.hand, OtherHand: m.hand, CardsPerTurn: m.plays(),
		Startled: !slices.ContainsFunc(m.wins, func(e End) bool { return e.kind == damaged }),
		Numbers:  append(slices.Clone(ownNumbers), m.numbers...), Times: 1<<began | 1<<taken, Steps: m.steps(), Gauges: m.gauges(),
	}
}

// steps are the names of the steps of its turn.
func (m mode) steps() []string {
	var names []string
	for i, s := range m.turn {
		names = append(names, fmt.Sprintf("%s-%d", stepNames[s.kind], i))
	}
	return names
}

// plays is how many cards of its deck it plays in a turn.
func (m mode) plays() int {
	n := 0
	for _, s := range m.turn {
		if s.kind == playsCards {
			n += s.amount.of(nil, &m.Variant)
		}
	}
	return n
}

// costOf ends the name of the gauge of what raising a number costs.
const costOf = "-cost"

// gauges are its numbers, with the limits at which they end the game, what rising costs, and how
// many cards are left in a deck that must not run out.
func (m mode) gauges() (all []keyforge.Gauge) {
	for i, name := range m.numbers {
		gauge := keyforge.Gauge{Name: name, Value: func(g *keyforge.Game) int { return m.number(g, Number(i)) }}
		for _, e := range slices.Concat(m.loses, m.wins) {
			if e.kind == reaches && e.number == Number(i) {
				gauge.Limit = func(g *keyforge.Game) int { return e.amount.of(g, &m.Variant) }
				gauge.Goal = slices.Contains(m.wins, e)
				break
			}
		}
		all = append(all, gauge)
	}
	for _, s := range m.turn {
		if s.kind == rises {
			all = append(all, keyforge.Gauge{
				Name:  m.numbers[s.number] + costOf,
				Value: func(g *keyforge.Game) int { return g.Pool(keyforge.Monster) },
				Limit: func(g *keyforge.Game) int { return s.amount.of(g, &m.Variant) }, OfPool: true,
			})
		}
	}
	if m.mayRunOut() {
		all = append(all, keyforge.Gauge{
			Name:  "cards-left",
			Value: func(g *keyforge.Game) int { deck := g.Pile(keyforge.Monster, card.Deck); return deck.Len() },
		})
	}
	return all
}

// mayRunOut reports whether the players lose when the deck has run out.
func (r *rules) mayRunOut() bool {
	return slices.ContainsFunc(r.loses, func(e End) bool { return e.kind == runsOut })
}

func (m mode) number(g *keyforge.Game, n Number) int { return int(g.ModeNumber(firstOwn + int(n))) }

func (mode) Prepare(*keyforge.Game) {}

// After lets the monster take a turn after each player's turn, or after those of all.
func (m mode) After(g *keyforge.Game, ended keyforge.Side) {
	next := g.TurnAfter(g.Active())
	if ended == keyforge.Monster || m.waits && next != g.First() {
		g.BeginTurn(next)
	} else {
		g.BeginMonsterTurn(ended)
	}
}

// Damaged ends the game at once when the players have won or lost. Where damage does not win, as
// much of it as the monster has power stuns the monster and is healed.
func (m mode) Damaged(g *keyforge.Game) {
	b := g.Boss()
	beaten := g.Card(b).Damage > 0 && int(g.Card(b).Damage) >= g.Power(b)
	holds := func(e End) bool {
		return e.kind == damaged && beaten || e.kind == reaches && m.number(g, e.number) >= e.amount.of(g, &m.Variant)
	}
	switch {
	case slices.ContainsFunc(m.loses, holds):
		g.End(1 << keyforge.Monster)
	case slices.ContainsFunc(m.wins, holds):
		g.End(1<<g.Seats() - 1)
	case beaten:
		g.FullyHeal(b)
		g.SetStunned(b, true)
	}
}

// MonsterStep carries out a step of the monster's turn.
func (m mode) MonsterStep(g *keyforge.Game, step uint16) (next uint16, done bool) {
	s := &m.turn[step]
	if s.kind == over {
		return step, true
	}
	if !g.StepEnded() && m.carryOut(g, s) {
		return step, false
	}
	if s.kind != starts {
		g.NextStep()
	}
	g.SetModeNumber(times, 0)
	return step + 1, false
}

// carryOut carries out a step, and reports whether it is to be carried out again.
func (m mode) carryOut(g *keyforge.Game, s *Step) bool {
	n := g.ModeNumber(times)
	use := func(some func(*keyforge.Game) bool) bool {
		g.SetModeNumber(times, n+1)
		return n < maxUses && some(g)
	}
	switch s.kind {
	case starts:
		g.SetModeNumber(began, int32(g.Clock()))
		g.SetModeNumber(taken, 0)
		g.AtTurn(keyforge.StartStep)
	case playsCards:
		return m.playTop(g, s)
	case playsArchived:
		return adventure.PlayArchived(g, began, taken)
	case usesCreatures:
		return use(adventure.UseCreature)
	case usesArtifacts:
		return use(adventure.UseArtifact)
	case usesMonster:
		if b := g.Boss(); g.CanUse(b) {
			g.Use(b)
		}
	case rises:
		if cost := s.amount.of(g, &m.Variant); g.Pool(keyforge.Monster) >= cost {
			g.Rise(firstOwn+int(s.number), cost)
		}
	case readies:
		g.ReadyCards(keyforge.Monster)
	case ends:
		g.AtTurn(keyforge.EndStep)
	default:
		m.do(g, s)
	}
	return false
}

// playTop plays the next card of the deck. When that has run out it is shuffled anew, or the
// players have lost.
func (m mode) playTop(g *keyforge.Game, s *Step) bool {
	if m.foretold || int(g.ModeNumber(times)) >= s.amount.of(g, &m.Variant) {
		return false
	}
	if deck := g.Pile(keyforge.Monster, card.Deck); deck.Len() == 0 && m.mayRunOut() {
		g.End(1 << keyforge.Monster)
		return false
	}
	return adventure.PlayTop(g, times)
}

// do carries out what is done at once.
func (m mode) do(g *keyforge.Game, s *Step) {
	n := s.amount.of(g, &m.Variant)
	if s.kind == gains {
		g.Gain(keyforge.Monster, n)
		return
	}
	for range n {
		if g.Over() || m.number(g, s.number) >= maxCount {
			return
		}
		g.Rise(firstOwn+int(s.number), 0)
	}
}

// Does implements [keyforge.Doer].
func (m mode) Does(g *keyforge.Game, name string, n int) {
	for range min(n, maxAtOnce) {
		for _, s := range m.deeds[name] {
			if g.Over() {
				return
			}
			m.do(g, &s)
		}
	}
}
