package lampeater

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

const (
	hand     = 6
	hungerAt = 4 // æmber in its pool at which the night deepens
	eats     = 2 // lights a turn
	perch    = 2 // the lamp on which the Lampeater begins, from 0 at the left
)

// The numbers of the mode in [keyforge.State].
const (
	gloom = iota // how dark it is
	began        // the clock when its turn began
	taken        // when the archived card that was last taken came there
	drawn        // cards taken from the adventure deck this turn
	numberCount
)

var numbers = [numberCount]string{gloom: "gloom", began: "began", taken: "taken", drawn: "drawn"}

// What cards let the Lampeater do.
const (
	gloomDeepens = "gloom"
	mothEats     = "eat"
	mothFlies    = "fly"
)

// mode is the rules of the adventure under the conditions of a variant.
type mode struct {
	adventure.Variant
	foretold bool // it plays only the card that lies open
}

func (mode) Name() string { return "lampeater" }

func (m mode) Rules() keyforge.ModeRules {
	return keyforge.ModeRules{
		Adventure: true, Seating: true, Startled: true, FirstHand: hand, OtherHand: hand, CardsPerTurn: int(m.Variant[cardsATurn]),
		Numbers: numbers[:], Times: 1<<began | 1<<taken, Steps: steps[:], Gauges: m.gauges(),
	}
}

func (m mode) gauges() []keyforge.Gauge {
	return []keyforge.Gauge{
		{
			Name:  "gloom",
			Value: func(g *keyforge.Game) int { return int(g.ModeNumber(gloom)) },
			Limit: m.darkest,
		},
		{Name: "lights", Value: m.lights, Limit: func(g *keyforge.Game) int { return 5 * m.needed(g) }, Goal: true},
		{
			Name:  "hunger",
			Value: func(g *keyforge.Game) int { return g.Pool(keyforge.Monster) },
			Limit: func(*keyforge.Game) int { return hungerAt }, OfPool: true,
		},
	}
}

// darkest is the gloom at which the night has won.
func (m mode) darkest(g *keyforge.Game) int { return int(m.Variant[gloomAlone]) + 10*(g.Seats()-1) }

// needed is how many lights a lamp needs to burn: each further player adds only one, since the
// Lampeater plays and eats after each one's turn.
func (m mode) needed(g *keyforge.Game) int { return int(m.Variant[lightsAlone]) + g.Seats() - 1 }

// lights is how many lights there are; a lamp that burns has all that it needs.
func (m mode) lights(g *keyforge.Game) int {
	n := 0
	row, count := wall(g)
	for _, c := range row[:count] {
		if g.Is(c, keyforge.Warded) {
			n += m.needed(g)
		} else {
			n += lightsOn(g, c)
		}
	}
	return n
}

func lightsOn(g *keyforge.Game, c keyforge.Slot) int {
	return int(g.Card(c).Counters[card.LightCounter])
}

// wall is the row of lamps, from left to right.
func wall(g *keyforge.Game) (row [5]keyforge.Slot, n int) {
	for _, c := range g.Pile(keyforge.Monster, card.Artifacts) {
		if g.TypeOf(c) == card.LocationType && n < len(row) {
			row[n] = c
			n++
		}
	}
	return row, n
}

// place is the lamp in the row on which the Lampeater sits.
func place(g *keyforge.Game, row []keyforge.Slot) int {
	for i, c := range row {
		if g.Card(c).Counters[card.ShadowCounter] > 0 {
			return i
		}
	}
	return 0
}

// Prepare puts the lamps in a row and the Lampeater on the one in the middle.
func (m mode) Prepare(g *keyforge.Game) {
	g.SetModeNumber(gloom, int32(m.Variant[gloomAtStart]))
	for _, p := range Printings {
		if p.Card.Type == card.LocationType {
			for _, c := range g.Pile(keyforge.Monster, card.Deck) {
				if g.Catalogue().Card(g.Card(c).Def) == p.Card {
					g.SetUpLocation(c)
					break
				}
			}
		}
	}
	if row, n := wall(g); n > perch {
		g.PutCounters(row[perch], card.ShadowCounter, 1)
	}
}

// After lets the Lampeater take a turn after each player's turn.
func (mode) After(g *keyforge.Game, ended keyforge.Side) {
	if ended == keyforge.Monster {
		g.BeginTurn(g.TurnAfter(g.Active()))
	} else {
		g.BeginMonsterTurn(ended)
	}
}

// Damaged lights lamps that have all their lights, lets the Lampeater flee when it has taken
// as much damage as it has power, and ends the game when all lamps burn or the night has won.
func (m mode) Damaged(g *keyforge.Game) {
	row, n := wall(g)
	lit := 0
	for _, c := range row[:n] {
		if !g.Is(c, keyforge.Warded) && lightsOn(g, c) >= m.needed(g) {
			g.SetWarded(c, true)
			g.PutCounters(c, card.LightCounter, m.needed(g)-lightsOn(g, c))
		}
		if g.Is(c, keyforge.Warded) {
			lit++
		}
	}
	switch b := g.Boss(); {
	case n > 0 && lit == n:
		g.End(1<<g.Seats() - 1)
	case int(g.ModeNumber(gloom)) >= m.darkest(g):
		g.End(1 << keyforge.Monster)
	case g.Card(b).Damage > 0 && int(g.Card(b).Damage) >= g.Power(b):
		g.FullyHeal(b)
		g.SetStunned(b, true)
	}
}

// The steps of the Lampeater's turn.
const (
	stepStart uint16 = iota
	stepEat
	stepHunger
	stepArchives
	stepDeck
	stepUse
	stepArtifacts
	stepReady
	stepFly
	stepEnd
	stepOver
	stepCount
)

var steps = [stepCount]string{
	stepStart: "start", stepEat: "eat", stepHunger: "hunger", stepArchives: "archives", stepDeck: "deck", stepUse: "use",
	stepArtifacts: "artifacts", stepReady: "ready", stepFly: "fly", stepEnd: "end", stepOver: "over",
}

func (m mode) MonsterStep(g *keyforge.Game, step uint16) (next uint16, done bool) {
	switch step {
	case stepStart:
		g.SetModeNumber(began, int32(g.Clock()))
		g.SetModeNumber(taken, 0)
		g.SetModeNumber(drawn, 0)
		g.AtTurn(keyforge.StartStep)
	case stepEat:
		if b := g.Boss(); g.Is(b, keyforge.Stunned) {
			g.SetStunned(b, false)
		} else {
			m.Does(g, mothEats, eats)
		}
	case stepHunger:
		if g.Pool(keyforge.Monster) >= hungerAt {
			g.Rise(gloom, hungerAt)
		}
	case stepArchives:
		if !g.StepEnded() && adventure.PlayArchived(g, began, taken) {
			return stepArchives, false
		}
	case stepDeck:
		if !g.StepEnded() && g.ModeNumber(drawn) < int32(m.plays()) && adventure.PlayTop(g, drawn) {
			return stepDeck, false
		}
		g.NextStep()
	case stepUse:
		if !g.StepEnded() && adventure.UseCreature(g) {
			return stepUse, false
		}
		g.NextStep()
	case stepArtifacts:
		if !g.StepEnded() && adventure.UseArtifact(g) {
			return stepArtifacts, false
		}
		g.NextStep()
	case stepReady:
		g.ReadyCards(keyforge.Monster)
	case stepFly:
		m.Does(g, mothFlies, 1)
	case stepEnd:
		g.AtTurn(keyforge.EndStep)
	default:
		return step, true
	}
	return step + 1, false
}

func (m mode) plays() uint8 {
	if m.foretold {
		return 1
	}
	return uint8(m.Variant[cardsATurn])
}

// Does implements [keyforge.Doer].
func (m mode) Does(g *keyforge.Game, name string, n int) {
	for range n {
		switch name {
		case gloomDeepens:
			g.Rise(gloom, 0)
		case mothEats:
			m.eat(g)
		case mothFlies:
			m.fly(g)
		}
		if g.Over() {
			return
		}
	}
}

// eat takes a light from the lamp on which the Lampeater sits. Where there is none it stays
// hungry, and the night deepens; a lamp that burns scorches it.
func (m mode) eat(g *keyforge.Game) {
	row, n := wall(g)
	if n == 0 {
		return
	}
	switch c := row[place(g, row[:n])]; {
	case g.Is(c, keyforge.Warded):
	case lightsOn(g, c) > 0:
		g.PutCounters(c, card.LightCounter, -1)
	default:
		g.Rise(gloom, 0)
	}
}

// fly moves the Lampeater one lamp towards the one of those that do not burn which has the most
// lights, the nearest of them, the left one of two.
func (m mode) fly(g *keyforge.Game) {
	row, n := wall(g)
	at := place(g, row[:n])
	to, most, far := at, -1, 0
	for i, c := range row[:n] {
		d := max(i-at, at-i)
		if k := lightsOn(g, c); !g.Is(c, keyforge.Warded) && (k > most || k == most && d < far) {
			to, most, far = i, k, d
		}
	}
	if n == 0 || to == at {
		return
	}
	g.PutCounters(row[at], card.ShadowCounter, -1)
	if to > at {
		at++
	} else {
		at--
	}
	g.PutCounters(row[at], card.ShadowCounter, 1)
}
