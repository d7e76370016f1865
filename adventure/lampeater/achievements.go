package lampeater

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/store/achievement"
)

// What the achievements of the adventure count.
const (
	kindled  = iota // lamps lit this turn
	twice           // two lamps were lit in one turn of a player
	startled        // how often it was startled
	counted
)

var _ = [feats.Numbers - counted]struct{}{}

// Achievements implements [adventure.Rewarding].
func (lamps) Achievements() feats.Set {
	when := func(key string, e achievement.Emblem, holds func(*feats.Now) bool) feats.Feat {
		return feats.Feat{Achievement: achievement.Achievement{Key: key, Emblem: e}, When: func(n *feats.Now, _ string) bool { return holds(n) }}
	}
	won := func(key string, e achievement.Emblem, holds func(*feats.Now) bool) feats.Feat {
		return when(key, e, func(n *feats.Now) bool { return n.Won() && holds(n) })
	}
	alone := func(d adventure.Difficulty) func(*feats.Now) bool {
		return func(n *feats.Now) bool { return n.Seats() == 1 && n.Difficulty == d.String() }
	}
	left := func(n *feats.Now) (left, of int) { // gloom until the night has won
		m, ok := n.Mode().(mode)
		if !ok {
			return 0, 0
		}
		return m.darkest(n.Game) - int(n.ModeNumber(gloom)), m.darkest(n.Game)
	}
	hard := won("lamps-alone-hard", achievement.Crown, alone(adventure.Hard))
	hard.Unaided = true
	return feats.Set{Event: countEvent, Rest: func(*feats.Now) {}, Feats: []feats.Feat{
		when("lamps-two", achievement.Lamp, func(n *feats.Now) bool { return n.Own[twice] > 0 }),
		when("lamps-startled", achievement.Blades, func(n *feats.Now) bool { return n.Own[startled] >= 3 }),
		won("lamps-alone-easy", achievement.Crown, alone(adventure.Easy)),
		won("lamps-alone-normal", achievement.Crown, alone(adventure.Normal)),
		hard,
		won("lamps-three", achievement.Allies, func(n *feats.Now) bool { return n.Seats() == keyforge.MaxSeats }),
		won("lamps-bright", achievement.Lamp, func(n *feats.Now) bool {
			left, of := left(n)
			return 3*left >= 2*of && of > 0
		}),
		won("lamps-brink", achievement.Moon, func(n *feats.Now) bool {
			left, _ := left(n)
			return left == 1
		}),
	}}
}

// countEvent counts an event for the achievements.
func countEvent(n *feats.Now, e *feats.Event) {
	own := &n.Own
	switch e.Kind {
	case keyforge.TurnBegan:
		own[kindled] = 0
	case keyforge.CardWarded:
		if n.TypeOf(e.Card) == card.LocationType && n.OwnTurn() {
			own[kindled]++
			if own[kindled] >= 2 {
				own[twice] = 1
			}
		}
	case keyforge.CardStunned:
		if e.Card == n.Boss() {
			own[startled]++
		}
	}
}
