package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// What a mode needs for the monster's turn, in addition to [Game.AtTurn],
// [Game.Play], [Game.Use], [Game.Draw], [Game.LowerTide], [Game.ReadyCards] and
// [Game.StepEnded].

// Rise lets the monster pay æmber from its pool and raises a number of its mode by
// one (A3.1).
func (g *Game) Rise(number, cost int) {
	p := &g.s.Players[Monster]
	p.Pool -= int32(cost)
	g.s.Mode[number]++
	g.touch()
	g.emit(Event{Kind: Rose, Side: Monster, Number: uint8(number), N: g.s.Mode[number], M: int32(cost)})
	g.mode.Damaged(g)
}

// StartAtHighTide makes the tide high before an adventure begins.
func (g *Game) StartAtHighTide() {
	g.s.High, g.s.Low = g.everyone(), 0
	g.changed(program.OnTide | program.OnRest)
}

// SetUpCreature puts a creature from the monster's deck into play before an adventure
// begins: ready, like the monster (A1.2), on the right flank of its line.
func (g *Game) SetUpCreature(c Slot) {
	g.takeOut(c)
	g.enterZone(c, Monster, card.Battleline)
}

// SetUpLocation puts a location from the monster's deck into play before an adventure
// begins, to the right of those that are there.
func (g *Game) SetUpLocation(c Slot) {
	g.takeOut(c)
	g.enterZone(c, Monster, card.Artifacts)
}

// location is the card if it is a location, else 0.
func (g *Game) location(c Slot) Slot {
	if c != 0 && g.kind(c, present) == card.LocationType {
		return c
	}
	return 0
}

// PutCounters puts n counters on a card in play, or removes as many when n is negative, as far
// as there are any.
func (g *Game) PutCounters(c Slot, k card.Counter, n int) {
	g.counters(c, k, max(n, -n), n < 0)
}

// SetWarded wards the card in play, or takes its ward away.
func (g *Game) SetWarded(c Slot, on bool) {
	if on {
		g.mark(c, Warded, true, CardWarded)
	} else {
		g.mark(c, Warded, false, WardBroken)
	}
}

// SetStunned stuns the card in play, or takes its stun away.
func (g *Game) SetStunned(c Slot, on bool) {
	if on {
		g.mark(c, Stunned, true, CardStunned)
	} else {
		g.mark(c, Stunned, false, Unstunned)
	}
}

// FullyHeal takes all damage off a card in play.
func (g *Game) FullyHeal(c Slot) { g.heal(c, int(g.s.Cards[c].Damage)) }

// A Doer is a mode whose cards let the monster do what has a name ([card.MonsterDoes]).
type Doer interface {
	// Does lets the monster do what has that name, n times or as much as n.
	Does(g *Game, name string, n int)
}

func (g *Game) doMonster(f *frame, o *program.Step) bool {
	if m, ok := g.mode.(Doer); ok {
		sc := f.scope()
		m.Does(g, o.Effect.Name, g.num(&o.Effect.Num, &sc))
		f.ok = true
	}
	return true
}

// ChooseNext lets the active player choose which of the cards comes next (K16.2).
// It reports false while it asks; the step of the mode that called it is then
// carried out again with the answer.
func (g *Game) ChooseNext(among Set) (next Slot, ok bool) {
	return g.askOne(Question{Purpose: ForOrder, Side: g.s.Active}, among)
}

// StepEnded reports whether the step of the monster's turn has been ended early
// (K18.2).
func (g *Game) StepEnded() bool { return g.s.Ended }

// NextStep lets the next step of the monster's turn run in full.
func (g *Game) NextStep() { g.s.Ended = false }
