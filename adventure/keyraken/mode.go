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
		if !g.StepEnded() && playArchived(g) {
			if first {
				g.TookArchives(keyforge.Monster) // A16.5
			}
			return stepArchives, false
		}
	case stepDeck:
		if !g.StepEnded() && g.ModeNumber(drawn) < int32(m.Variant[cardsATurn]) && playTop(g) {
			return stepDeck, false
		}
		g.NextStep()
	case stepUse:
		if !g.StepEnded() && useCombatant(g) {
			return stepUse, false
		}
		g.NextStep()
	case stepArtifacts:
		if !g.StepEnded() && useArtifact(g) {
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

// playArchived starts playing the oldest card that was in the archives when the
// turn began and has not been taken yet (A3.4). It reports whether there was one;
// a card that may not be played stays there (A11.8).
func playArchived(g *keyforge.Game) bool {
	archives := g.Pile(keyforge.Monster, card.Archives)
	for _, c := range archives {
		came := int32(g.Card(c).Incarnation)
		if came > g.ModeNumber(began) || came <= g.ModeNumber(taken) {
			continue
		}
		g.SetModeNumber(taken, came)
		if g.CanPlay(c, keyforge.Monster) {
			g.Play(c)
		}
		return true
	}
	return false
}

// playTop starts playing the top card of the adventure deck, or archives it when it may
// not be played (A11.8). It reports whether there was a card (A3.8).
func playTop(g *keyforge.Game) bool {
	deck, discard := g.Pile(keyforge.Monster, card.Deck), g.Pile(keyforge.Monster, card.Discard)
	if deck.Len() == 0 && discard.Len() > 0 {
		g.Reshuffle(keyforge.Monster)
		deck = g.Pile(keyforge.Monster, card.Deck)
	}
	c := deck.Top()
	if c == 0 {
		return false
	}
	g.SetModeNumber(drawn, g.ModeNumber(drawn)+1)
	if g.CanPlay(c, keyforge.Monster) {
		g.Play(c)
	} else {
		g.Draw(keyforge.Monster, 1)
	}
	return true
}

// useCombatant starts using the Keyraken, or else its leftmost creature that is ready and
// can be used (A3.9). It reports whether there was one.
func useCombatant(g *keyforge.Game) bool {
	if b := g.Boss(); g.CanUse(b) {
		g.Use(b)
		return true
	}
	line := g.Pile(keyforge.Monster, card.Battleline)
	for _, c := range line {
		if g.CanUse(c) {
			g.Use(c)
			return true
		}
	}
	return false
}

// useArtifact starts using one of the ready artifacts (A3.12). It reports whether there
// was one.
func useArtifact(g *keyforge.Game) bool {
	ready, artifacts := keyforge.Set{At: g.Clock()}, g.Pile(keyforge.Monster, card.Artifacts)
	for _, c := range artifacts {
		if c != g.Boss() && g.CanUse(c) {
			ready.Add(c)
		}
	}
	if ready.Empty() {
		return false
	}
	if c, ok := g.ChooseNext(ready); ok {
		g.Use(c)
	}
	return true
}
