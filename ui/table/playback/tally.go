package playback

import "github.com/keyraken/keyraken/game"

// Tally is the numbers of a game, for its end.
type Tally struct {
	Turns     int                // of the players
	Played    [game.MaxSides]int // cards
	Gained    [game.MaxSides]int // æmber
	Fights    [game.MaxSides]int
	Reaps     [game.MaxSides]int
	Destroyed int // creatures and other cards, of all sides
	Wounds    int // damage on the monster
	Keys      int // forged
	Rises     int // of numbers of the mode
	Tides     int // turns of the tide
	Decisions int // commands of people and bots
}

func (t *Tally) event(e *game.Event, boss game.Slot) {
	side := e.Side
	if side >= game.MaxSides {
		side = game.Monster
	}
	switch e.Kind {
	case game.TurnBegan:
		if e.Side != game.Monster {
			t.Turns++
		}
	case game.Played:
		t.Played[side]++
	case game.Gained, game.Stole:
		t.Gained[side] += int(e.N)
	case game.AttackMade:
		t.Fights[side]++
	case game.Reaped:
		t.Reaps[side]++
	case game.Destroyed:
		t.Destroyed++
	case game.DamageDealt:
		if e.Card == boss {
			t.Wounds += int(e.N)
		}
	case game.KeyForged:
		t.Keys++
	case game.Rose:
		t.Rises++
	case game.TideTurned:
		t.Tides++
	}
}
