package keyraken

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/store/achievement"
)

// What the achievements of the adventure count.
const (
	flooded  = iota // the tide has been high (A8.1)
	worn            // damage that its armor has prevented this turn (A5.1)
	pierced         // and then it was wounded
	enough          // in this player's turn it had the æmber to rise (A3.1)
	raised          // and the tide was raised
	dammed          // and that alone leaves it short
	hungry          // it had enough before its current turn, and has not risen
	barred          // and was left short by the tide alone
	starved         // it had enough and did not rise
	outswum         // by the tide alone
	payers          // who lost æmber by the rules since a card was played or used, a bit for each
	shared          // several players have paid for the tide together (A8.3)
	turncoat        // a creature of its own was used by a person
	counted
)

var _ = [feats.Numbers - counted]struct{}{}

// Achievements implements [adventure.Rewarding].
func (rise) Achievements() feats.Set {
	when := func(key string, e achievement.Emblem, holds func(*feats.Now) bool) feats.Feat {
		return feats.Feat{Achievement: achievement.Achievement{Key: key, Emblem: e}, When: func(n *feats.Now, _ string) bool { return holds(n) }}
	}
	won := func(key string, e achievement.Emblem, holds func(*feats.Now) bool) feats.Feat {
		return when(key, e, func(n *feats.Now) bool { return n.Won() && holds(n) })
	}
	unaided := func(f feats.Feat) feats.Feat { f.Unaided = true; return f }
	alone := func(d adventure.Difficulty) func(*feats.Now) bool {
		return func(n *feats.Now) bool { return n.Seats() == 1 && n.Difficulty == d.String() }
	}
	at := func(preset string) func(*feats.Now) bool {
		return func(n *feats.Now) bool {
			v, err := adventure.VariantOf(Adventure, n.Difficulty)
			return err == nil && adventure.PresetOf(Adventure.(adventure.Varied), v) == preset
		}
	}
	has := func(number int) func(*feats.Now) bool {
		return func(n *feats.Now) bool { return n.Own[number] > 0 }
	}
	return feats.Set{Event: countEvent, Rest: countRest, Feats: []feats.Feat{
		when("limbs", achievement.Limb, func(n *feats.Now) bool { return n.Most.Destroyed >= 3 }),
		when("pierced", achievement.Armor, has(pierced)),
		when("bare", achievement.Keys, bare),
		when("starved", achievement.Dam, has(starved)),
		when("outswum", achievement.Wave, has(outswum)),
		when("shared", achievement.Allies, has(shared)),
		when("turncoat", achievement.Mask, has(turncoat)),
		won("alone-easy", achievement.Crown, alone(adventure.Easy)),
		won("alone-normal", achievement.Crown, alone(adventure.Normal)),
		unaided(won("alone-hard", achievement.Crown, alone(adventure.Hard))),
		won("three", achievement.Allies, func(n *feats.Now) bool { return n.Seats() == keyforge.MaxSeats }),
		won("ebb", achievement.Ebb, func(n *feats.Now) bool { return n.Own[flooded] == 0 }),
		won("early", achievement.Lamp, func(n *feats.Now) bool { return n.ModeNumber(rises) <= 1 }),
		won("brink", achievement.Wave, func(n *feats.Now) bool { return n.ModeNumber(rises) == risesToLose-1 }),
		won("unscathed", achievement.Heart, func(n *feats.Now) bool { return n.Lost == 0 }),
		won("its-turn", achievement.Blades, func(n *feats.Now) bool { return n.Whose == keyforge.Monster }),
		won("voyage", achievement.Anchor, func(n *feats.Now) bool { return n.Voyage }),
		unaided(won("storm", achievement.Storm, at("storm"))),
		unaided(won("long-night", achievement.Moon, at("long-night"))),
	}}
}

// bare reports whether it has no armor left against a person, because they have forged all
// keys (A5.1).
func bare(n *feats.Now) bool {
	for side := range keyforge.Side(n.Seats()) {
		if n.Person(side) && n.KeyCount(side) == 3 {
			return true
		}
	}
	return false
}

// countEvent counts an event for the achievements.
func countEvent(n *feats.Now, e *feats.Event) {
	own := &n.Own
	switch e.Kind {
	case keyforge.TurnBegan:
		if e.Side == keyforge.Monster {
			own[hungry], own[barred] = own[enough], own[dammed]
		} else {
			own[starved] += own[hungry]
			own[outswum] += own[barred]
			own[hungry], own[barred] = 0, 0
		}
		own[worn], own[enough], own[raised], own[dammed], own[payers] = 0, 0, 0, 0, 0
	case keyforge.Rose:
		own[hungry], own[barred] = 0, 0
	case keyforge.DamagePrevented:
		if e.Card == n.Boss() && n.OwnTurn() {
			own[worn] += int16(e.N)
		}
	case keyforge.DamageDealt:
		if e.Card == n.Boss() && n.OwnTurn() && own[worn] >= fullArmor && e.N > 0 {
			own[pierced] = 1
		}
	case keyforge.Played:
		own[payers] = 0
	case keyforge.Used:
		own[payers] = 0
		if ctrl, creature := n.Creature(e.Card); n.Person(e.Side) && ctrl == e.Side && creature && n.Card(e.Card).Owner == keyforge.Monster &&
			e.Way() != keyforge.ToUnstun {
			own[turncoat] = 1
		}
	case keyforge.Lost:
		if n.OwnTurn() && e.Source == 0 && e.N > 0 && e.Side != keyforge.Monster {
			own[payers] |= 1 << e.Side
		}
	case keyforge.TideTurned:
		if e.N == 1 {
			own[flooded] = 1
			own[raised] = 1
			if own[payers]&(own[payers]-1) != 0 && e.Source == 0 {
				own[shared] = 1
			}
		}
		own[payers] = 0
	}
}

// fullArmor is its armor against a player who has forged no key (A5.1).
const fullArmor = 6

// countRest looks at how things stand after a command for the achievements.
func countRest(n *feats.Now) {
	own := &n.Own
	high := n.TideHigh(keyforge.Monster)
	if high {
		own[flooded] = 1
	}
	if !n.OwnTurn() {
		return
	}
	amber, cost := n.Pool(keyforge.Monster), nextRiseCost(n.Game)
	if amber >= cost {
		own[enough] = 1
	}
	atLow := cost - n.Condition(costOfRising, costAtLow)*n.Seats()
	own[dammed] = 0
	if high && own[raised] != 0 && amber < cost && amber >= atLow {
		own[dammed] = 1
	}
}
