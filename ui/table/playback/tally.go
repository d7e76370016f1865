package playback

import "github.com/keyraken/keyraken/game/keyforge"

// Tally is the numbers of a game, for its end.
type Tally struct {
	Turns     int                    // of the players
	Played    [keyforge.MaxSides]int // cards
	Gained    [keyforge.MaxSides]int // æmber
	Fights    [keyforge.MaxSides]int
	Reaps     [keyforge.MaxSides]int
	Destroyed int // creatures and other cards, of all sides
	Wounds    int // damage on the monster
	Keys      int // forged
	Rises     int // of numbers of the mode
	Tides     int // turns of the tide
	Decisions int // commands of people and bots
}

func (t *Tally) event(e *keyforge.Event, boss keyforge.Slot) {
	side := e.Side
	if side >= keyforge.MaxSides {
		side = keyforge.Monster
	}
	switch e.Kind {
	case keyforge.TurnBegan:
		if e.Side != keyforge.Monster {
			t.Turns++
		}
	case keyforge.Played:
		t.Played[side]++
	case keyforge.Gained, keyforge.Stole:
		t.Gained[side] += int(e.N)
	case keyforge.AttackMade:
		t.Fights[side]++
	case keyforge.Reaped:
		t.Reaps[side]++
	case keyforge.Destroyed:
		t.Destroyed++
	case keyforge.DamageDealt:
		if e.Card == boss {
			t.Wounds += int(e.N)
		}
	case keyforge.KeyForged:
		t.Keys++
	case keyforge.Rose:
		t.Rises++
	case keyforge.TideTurned:
		t.Tides++
	}
}
