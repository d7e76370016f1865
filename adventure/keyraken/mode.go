package keyraken

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

const (
	hand        = 6 // A1.4
	risesToLose = 4 // A2.4
	costAtLow   = 3 // of rising, for each player; twice that at high tide (A3.1)
	tidePrice   = 2 // of raising the tide, for each player (A8.3)
)

// The numbers of the mode in [keyforge.State]. The first is how often the Keyraken has
// risen, as cards and [keyforge.Game.Rise] count it.
const (
	rises = iota
	began // the clock when its turn began: what enters its archives later waits (A3.5)
	taken // when the archived card that was last taken came there
	drawn // cards taken from the adventure deck this turn
	numberCount
)

// numbers are their names in saves, which never change.
var numbers = [numberCount]string{rises: "rises", began: "began", taken: "taken", drawn: "drawn"}

// timesRisen is how often the Keyraken has risen, on its cards.
var timesRisen = card.OfAdventure(numbers[rises])

// mode is the rules of the adventure under the conditions of a variant.
type mode struct{ adventure.Variant }

func (mode) Name() string { return "keyraken" }

// Rules is what differs from the standard game: nobody wins by keys and the
// first-turn rule is off (A2.2), all players begin with six cards (A1.4) and
// choose their order (A1.5).
func (m mode) Rules() keyforge.ModeRules {
	return keyforge.ModeRules{
		Adventure: true, House: card.Keyraken, Seating: true, FirstHand: hand, OtherHand: hand, TidePrice: tidePrice,
		CardsPerTurn: int(m.Variant[cardsATurn]),
		Conditions:   m.conditions(), Numbers: numbers[:], Times: 1<<began | 1<<taken, Steps: steps[:], Gauges: gauges[:],
	}
}

// gauges are what everybody sees of the Keyraken: how often it has risen (A2.4),
// and the æmber in its pool against what the next rise costs (A3.1).
var gauges = [...]keyforge.Gauge{
	{
		Name:  "rises",
		Value: func(g *keyforge.Game) int { return int(g.ModeNumber(rises)) },
		Limit: func(*keyforge.Game) int { return risesToLose },
	},
	{
		Name:  "rise-cost",
		Value: func(g *keyforge.Game) int { return g.Pool(keyforge.Monster) },
		Limit: nextRiseCost, OfPool: true,
	},
}

// Prepare turns the tide card to its low side (A1.2), or to the side that the variant
// names, sets how often the Keyraken has risen under the variant, and puts the first
// creatures of its deck into play (A10.2).
func (m mode) Prepare(g *keyforge.Game) {
	g.LowerTide()
	if m.Variant[tideAtStart] != 0 {
		g.StartAtHighTide()
	}
	g.SetModeNumber(rises, int32(m.Variant[risesAtStart]))
	for range m.Variant[creaturesAtStart] {
		deployNext(g)
	}
}

// deployNext puts the first creature from the top of the adventure deck into play.
func deployNext(g *keyforge.Game) {
	deck := g.Pile(keyforge.Monster, card.Deck)
	for i := deck.Len() - 1; i >= 0; i-- {
		if c := deck[i]; g.Catalogue().Card(g.Card(c).Def).Type == card.CreatureType {
			g.SetUpCreature(c)
			return
		}
	}
}

// After lets the Keyraken take a turn after each player's turn (A2.1).
func (mode) After(g *keyforge.Game, ended keyforge.Side) {
	if ended == keyforge.Monster {
		g.BeginTurn(g.TurnAfter(g.Active()))
	} else {
		g.BeginMonsterTurn(ended)
	}
}

// Damaged ends the game at once when the players have won or lost (A2.4).
func (mode) Damaged(g *keyforge.Game) {
	if g.ModeNumber(rises) >= risesToLose {
		g.End(1 << keyforge.Monster)
	} else if b := g.Boss(); int(g.Card(b).Damage) >= g.Power(b) {
		g.End(1<<g.Seats() - 1)
	}
}

// The steps of the Keyraken's turn (A3).
const (
	stepStart uint16 = iota
	stepRise
	stepArchives
	stepDeck
	stepUse
	stepArtifacts
	stepReady
	stepEnd
	stepOver
	stepCount
)

// steps are their names in saves, which never change.
var steps = [stepCount]string{
	stepStart: "start", stepRise: "rise", stepArchives: "archives", stepDeck: "deck", stepUse: "use", stepArtifacts: "artifacts",
	stepReady: "ready", stepEnd: "end", stepOver: "over",
}

func (m mode) MonsterStep(g *keyforge.Game, step uint16) (next uint16, done bool) {
	switch step {
	case stepStart:
		g.SetModeNumber(began, int32(g.Clock()))
		g.SetModeNumber(taken, 0)
		g.SetModeNumber(drawn, 0)
		g.AtTurn(keyforge.StartStep)
	case stepRise:
		riseIfPaid(g)
	case stepArchives:
		first := g.ModeNumber(taken) == 0
		if !g.StepEnded() && adventure.PlayArchived(g, began, taken) {
			if first {
				g.TookArchives(keyforge.Monster) // A16.5
			}
			return stepArchives, false
		}
	case stepDeck:
		if !g.StepEnded() && g.ModeNumber(drawn) < int32(m.Variant[cardsATurn]) && adventure.PlayTop(g, drawn) {
			return stepDeck, false
		}
		g.NextStep()
	case stepUse:
		if !g.StepEnded() && useCombatant(g) {
			return stepUse, false
		}
		g.NextStep()
	case stepArtifacts:
		if !g.StepEnded() && adventure.UseArtifact(g) {
			return stepArtifacts, false
		}
		g.NextStep()
	case stepReady:
		g.ReadyCards(keyforge.Monster) // A3.13
	case stepEnd:
		g.AtTurn(keyforge.EndStep)
	default:
		return step, true
	}
	return step + 1, false
}

// nextRiseCost is what rising will cost in the Keyraken's turn in which it next tries:
// the current one if it has not tried in it yet.
func nextRiseCost(g *keyforge.Game) (cost int) {
	look := func() { cost = riseCost(g) }
	step, course := g.MonsterStep()
	switch {
	case !course:
		g.LookAhead(look, keyforge.Monster)
	case step <= stepRise:
		look()
	default:
		g.LookAhead(look, g.TurnAfter(g.Active()), keyforge.Monster)
	}
	return cost
}

// riseCost is what rising costs the Keyraken now (A3.1, A3.3).
func riseCost(g *keyforge.Game) int {
	each := g.Condition(costOfRising, costAtLow)
	if g.TideHigh(keyforge.Monster) {
		each *= 2
	}
	return max(0, each*g.Seats()+g.KeyCost(keyforge.Monster))
}

// riseIfPaid lets the Keyraken pay and rise if it can, and lowers the tide (A3.1, A3.2).
func riseIfPaid(g *keyforge.Game) {
	if cost := riseCost(g); g.Pool(keyforge.Monster) >= cost {
		if g.Rise(rises, cost); !g.Over() {
			g.LowerTide()
		}
	}
}

// useCombatant starts using the Keyraken, or else its leftmost creature that is ready and
// can be used (A3.9). It reports whether there was one.
func useCombatant(g *keyforge.Game) bool {
	if b := g.Boss(); g.CanUse(b) {
		g.Use(b)
		return true
	}
	return adventure.UseCreature(g)
}
