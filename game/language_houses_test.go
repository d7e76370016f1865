package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	. "github.com/keyraken/keyraken/game/card"
)

// A creature of several houses lets you choose one of them; one of a single house
// asks nothing.
func TestChooseHouseOf(t *testing.T) {
	bind := Action("bind", Brobnar, Play(Take(Choose(Creatures)), ChooseHouseOf(It), Lasts(OpponentsNext, Static(Rule(MustChoose, Opponent)))))
	both := Upgrade("both", Brobnar, Constantly(Mod{Kind: AlsoHouseMod, Target: Target{Role: Host}, House: Dis}))
	foe := side{Houses: []House{Brobnar, Dis, Logos}, Line: []game.CardPosition{{ID: "plain-5", Attached: ids("both")}, {ID: "dis-3"}}}
	tb := duelWith(t, side{Hand: ids("bind")}, foe, bind, both)
	tb.Play("bind")
	tb.Pick("plain-5")
	assert.Equal(t, HouseSet(Brobnar, Dis), tb.Question().Houses)
	tb.House(Brobnar)
	tb.EndTurn()
	assert.Equal(t, Brobnar, tb.State().House)
	tb = duelWith(t, side{Hand: ids("bind")}, foe, bind, both)
	tb.Play("bind")
	tb.Pick("dis-3")
	tb.EndTurn()
	assert.Equal(t, Dis, tb.State().House)
}

func TestChoosesThatHouse(t *testing.T) {
	guess := Action("guess", Brobnar, Play(ChooseHouse(Nobody), Lasts(OpponentsNext, After(ChoosesThatHouse(Opponent), Gain(2)))))
	for chosen, gained := range map[House]int{Dis: 2, Logos: 0} {
		tb := duelWith(t, side{Hand: ids("guess")}, side{Houses: []House{Dis, Logos}}, guess)
		tb.Play("guess")
		tb.House(Dis)
		tb.EndTurn()
		tb.House(chosen)
		tb.Amber(0, gained)
	}
}

func TestOfCommonestHouse(t *testing.T) {
	purge := Action("purge", Brobnar, Play(Destroy(Creatures.OfCommonestHouse())))
	tb := duelWith(t, side{Hand: ids("purge"), Line: ids("dis-1")}, side{Line: ids("dis-2", "plain-3")}, purge)
	tb.Play("purge")
	tb.InZone(Discard, "dis-1", "dis-2")
	tb.InZone(Battleline, "plain-3")
	tb = duelWith(t, side{Hand: ids("purge"), Line: ids("dis-1")}, side{Line: ids("plain-3")}, purge)
	tb.Play("purge") // a tie: of both
	tb.InZone(Discard, "dis-1", "plain-3")
}

// It holds from the attack until the damage of the fight is dealt, for the two that
// fight alone.
func TestIsFighting(t *testing.T) {
	brave := Creature("brave", Brobnar, 2, AsLongAs(Is(This, Creatures.Is(IsFighting)), Power(This, 3)), BeforeFight(Gain(Of(PowerOf, This))),
		Fight(Gain(Of(PowerOf, This))))
	tb := duelWith(t, side{Line: ids("brave", "brave")}, side{Line: ids("plain-1")}, brave)
	tb.Fight("brave#1")
	tb.Amber(0, 5+2)
	tb.PowerIs("brave#2", 2)
}

func TestDiesOfAssault(t *testing.T) {
	wolf := Creature("wolf", Brobnar, 3, HasN(Assault, 2), Reacts(DiesOfAssault(Creatures.Enemy(), This), Gain(1)))
	for foe, gained := range map[string]int{"plain-2": 1, "plain-3": 0} {
		tb := duelWith(t, side{Line: ids("wolf")}, side{Line: ids(foe)}, wolf)
		tb.Fight("wolf")
		tb.InZone(Discard, foe)
		tb.Amber(0, gained)
	}
}
