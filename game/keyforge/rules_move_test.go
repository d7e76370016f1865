package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// K11.16: damage that is moved is not dealt: armor and wards do not stop it.
func TestK11_16MovedDamageIsNotDealt(t *testing.T) {
	shift := card.Action("test-shift", card.Brobnar, card.Play(card.RedistributeDamage(card.Creatures.Friendly())))
	armored := card.Creature("test-armored", card.Brobnar, 4, card.Armor(2))
	tb := duelWith(t,
		keyforge.SidePosition{Hand: gametest.Cards("test-shift"), Line: []keyforge.CardPosition{
			{ID: "plain-5", Damage: 3},
			{ID: "test-armored", Marks: keyforge.Warded},
		}},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-3", Damage: 1}}}, shift, armored)
	tb.Play("test-shift")
	tb.Pick("test-armored")
	tb.Pick("test-armored")
	tb.Pick("plain-5")
	tb.Damage("test-armored", 2)
	tb.Damage("plain-5", 1)
	tb.Damage("plain-3", 1)
	tb.Marked("test-armored", keyforge.Warded)
	assert.Zero(t, tb.Happened(keyforge.DamageDealt))
}

// Q31: damage that is moved onto a creature kills it when it reaches the power.
func TestQ31MovedDamageKills(t *testing.T) {
	shift := card.Action("test-shift", card.Brobnar, card.Play(card.RedistributeDamage(card.Creatures.Friendly())))
	tb := duelWith(t,
		keyforge.SidePosition{Hand: gametest.Cards("test-shift"), Line: []keyforge.CardPosition{{ID: "plain-5", Damage: 3}, {ID: "plain-3"}}},
		keyforge.SidePosition{}, shift)
	tb.Play("test-shift")
	tb.Pick("plain-3")
	tb.Pick("plain-3")
	tb.Pick("plain-3")
	tb.InZone(card.Discard, "plain-3")
	tb.Damage("plain-5", 0)
}

// All damage of one card moves onto another; with nothing to move, that was not done (K16.14).
func TestK11_16AllDamageMoves(t *testing.T) {
	shove := card.Action("shove", card.Brobnar, card.Play(
		card.MoveDamage(card.Choose(card.Creatures.Friendly()), card.Choose(card.Creatures.Enemy())), card.IfYouDo(card.Gain(1))))
	for damage, gained := range map[int]int{0: 0, 2: 1, 4: 1} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("shove"), Line: []keyforge.CardPosition{{ID: "plain-5", Damage: damage}}},
			keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-4", Marks: keyforge.Warded}}}, shove)
		tb.Play("shove")
		tb.Damage("plain-5", 0)
		tb.Amber(0, gained)
		assert.Zero(t, tb.Happened(keyforge.DamageDealt))
		switch damage {
		case 4:
			tb.Unmarked("plain-4", keyforge.Warded) // it saved the creature
		default:
			tb.Damage("plain-4", damage)
			tb.Marked("plain-4", keyforge.Warded)
		}
	}
}

// Events also show what is taken off a card before it is put elsewhere.
func TestRedistributionIsTold(t *testing.T) {
	shift := card.Action("test-shift", card.Brobnar, card.Play(card.RedistributeDamage(card.Creatures.Friendly()),
		card.Redistribute(card.Creatures.Friendly())))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("test-shift"),
		Line: []keyforge.CardPosition{{ID: "plain-5", Damage: 2, Amber: 1}, {ID: "plain-3"}}}, field(), shift)
	damage, amber := map[keyforge.Slot]int32{tb.Card("plain-5"): 2}, map[keyforge.Slot]int32{tb.Card("plain-5"): 1}
	follow := func() {
		for _, e := range tb.Events {
			switch e.Kind {
			case keyforge.DamageMoved:
				damage[e.Card] += e.N
			case keyforge.AmberMoved:
				assert.False(t, e.Card != 0 && e.N > 0, "nothing goes to the supply")
				amber[e.Card+e.Other] += e.N
			}
		}
		for _, name := range []string{"plain-5", "plain-3"} {
			tb.Damage(name, int(damage[tb.Card(name)]))
			tb.AmberOn(name, int(amber[tb.Card(name)]))
		}
	}
	tb.Play("test-shift")
	follow()
	for range 3 {
		tb.Pick("plain-3")
		follow()
	}
	tb.Damage("plain-3", 2)
	tb.AmberOn("plain-3", 1)
}
