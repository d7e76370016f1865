package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// The order of turns, and the game in which nothing else follows a turn.

// NextPlayer is the player who comes after the side in the order of turns.
func (g *Game) NextPlayer(side Side) Side {
	for i := range g.s.Seats {
		if g.s.Order[i] == side {
			return g.s.Order[(i+1)%g.s.Seats]
		}
	}
	return side
}

// TurnAfter is the player whose turn comes after side's: the same one if it takes
// another (K32.13, A20).
func (g *Game) TurnAfter(side Side) Side {
	if g.extraTurn(side) != nil {
		return side
	}
	return g.NextPlayer(side)
}

// extraTurn is the lasting effect by which the side takes another turn, or nil.
func (g *Game) extraTurn(side Side) *Lasting {
	for i := range g.s.lasting[:g.s.nlasting] {
		l := &g.s.lasting[i]
		mods := g.cat.Programs[l.Prog].Ability.Mods
		if l.You == side && l.Used == 0 && len(mods) > 0 && mods[0].Kind == card.TurnAgain {
			return l
		}
	}
	return nil
}

// Duel is the standard game of two players.
var Duel Mode = duel{}

type duel struct{}

func (duel) Name() string { return "duel" }

func (duel) Rules() ModeRules {
	return ModeRules{KeysToWin: colors, FirstTurn: true, FirstHand: 7, OtherHand: 6}
}

func (duel) Prepare(*Game) {}

func (duel) After(g *Game, ended Side) { g.BeginTurn(g.TurnAfter(ended)) }

func (duel) MonsterStep(*Game, uint16) (uint16, bool) { return 0, true }

func (duel) Damaged(*Game) {}
