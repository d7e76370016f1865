package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

var raise = keyforge.Command{Verb: keyforge.RaiseTide}

// A tide that cannot be raised stays low for all, the Keyraken's turns included;
// resetting it lowers it (A8.2).
func TestTrialByWaterLowersTheTideOfAll(t *testing.T) {
	swell := Action("swell", Brobnar, Play(You.RaisesTide()))
	me := keyforge.SidePosition{Hand: gametest.Cards("trial-by-water"), Amber: 9}
	tb := at(t, adventure.Easy, keyforge.Position{House: Sanctum, High: []keyforge.Side{0},
		Monster: keyforge.SidePosition{Artifacts: asleep()},
		Players: []keyforge.SidePosition{me, {Houses: []House{Brobnar}, Hand: gametest.Cards("swell"), Amber: 4}}}, swell)
	tb.Play("trial-by-water")
	assert.False(t, tb.TideHigh(0) || tb.TideHigh(monster))
	tb.Refused(raise, keyforge.CannotBeUsed)
	tb.EndTurn()
	tb.Refused(raise, keyforge.CannotBeUsed)
	tb.Play("swell")
	assert.False(t, tb.TideHigh(1))
	tb.LeaveOpen()
}

// The one tide is high for every player, whoever raised it (A8.1).
func TestTidesOfAllies(t *testing.T) {
	tb := together(t, "marshal-ewer", Sanctum, keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "undagnathus-evil-twin",
		House: Sanctum})},
		line("lærie-of-the-lake-evil-twin", "undagnathus"), keyforge.SidePosition{})
	tb.Fight("undagnathus-evil-twin", "the-keyraken")
	tb.Damage("undagnathus-evil-twin", 6)
	tb.Play("marshal-ewer")
	tb.Left()
	assert.Equal(t, 5, tb.Armor(tb.Card("lærie-of-the-lake-evil-twin")))
	tb.LeaveOpen()

	tb = at(t, adventure.Easy, keyforge.Position{House: Shadows,
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("the-flyin--specter"), Amber: 4}, {}},
		Monster: keyforge.SidePosition{Amber: 3}})
	tb.Do(raise)
	tb.InZone(Artifacts, "the-flyin--specter") // the Keyraken has not raised it
	tb.Act("the-flyin--specter")
	tb.Amber(0, 1)
	tb.Amber(monster, 2)
}

// A creature of whoever raises the tide captures from the Keyraken (A2.5).
func TestSargassasCaptureFromTheKeyraken(t *testing.T) {
	for id, on := range map[string]string{"seneschal-sargassa": "plain-3", "seneschal-sargassa-evil-twin": "seneschal-sargassa-evil-twin"} {
		tb := at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{{Line: gametest.Cards("plain-3"), Amber: 4}, line(id)},
			Monster: keyforge.SidePosition{Amber: 5}})
		tb.Do(raise)
		tb.AmberOn(on, 2)
		tb.Amber(monster, 3)
	}
}

// The Keyraken forges no keys (A11.3), and skipping that step does not stop a rise.
func TestKeysOfTheKeyraken(t *testing.T) {
	tb := together(t, "avenging-aura", Sanctum, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-3", House: Sanctum}}},
		keyforge.SidePosition{Keys: 2}, line("limb-9"))
	tb.Play("avenging-aura")
	tb.Fight("plain-3", "limb-9")
	tb.Damage("limb-9", 3)

	theft := Action("theft", Monster, AddressesActive(), Play(Opponent.Does(Steal(1))))
	k := plays("theft")
	k.Amber = 2
	tb = at(t, adventure.Easy, keyforge.Position{House: Sanctum, Monster: k,
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("redhand-registry"), Amber: 2, Deck: gametest.Many(9, "plain-1")}}}, theft)
	tb.EndTurn()
	tb.Amber(0, 1)
	tb.Amber(monster, 3)
	tb.EndTurn()
	assert.Equal(t, 1, tb.Happened(keyforge.Rose))
	tb.LeaveOpen()
}

// Creatures in general are those of all sides (A7.4), never the Keyraken (A5.2).
func TestCreaturesOfAllSides(t *testing.T) {
	tb := together(t, "first-or-last", Sanctum, line("plain-2"), line("plain-5"), line("limb-5", "limb-2", "limb-3"))
	tb.Play("first-or-last")
	tb.Choose(1)
	tb.InZone(Purged, "plain-2", "limb-2")
	tb.InZone(Artifacts, "the-keyraken")

	ambers := func(id string, n int) keyforge.SidePosition {
		return keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: id, Amber: n})}
	}
	tb = at(t, adventure.Easy, keyforge.Position{House: Saurian, High: []keyforge.Side{0}, Monster: ambers("limb-3", 2),
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("bury-riches")}, ambers("plain-3", 3)}})
	tb.Play("bury-riches")
	pools(t, tb, 0, 1, 1)

	tb = together(t, "kerwollop", Shadows, line("plain-1"), line("plain-1"), line("limb-1", "limb-2"))
	tb.Play("kerwollop")
	tb.Amber(0, 3)
	tb.Damage("the-keyraken", 0)
}

// An ally who forges pays the ally's creatures.
func TestTheFirstScrollOfAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: keyforge.SidePosition{Artifacts: asleep()}, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("the-first-scroll"), Line: gametest.Cards("plain-2"), Amber: 3},
		{Line: gametest.Cards("plain-5"), Amber: 7}}})
	tb.EndTurn()
	tb.Choose(0)
	tb.AmberOn("plain-5", 1)
	tb.AmberOn("plain-2", 0)
	pools(t, tb, 3, 0, 0)
	tb.LeaveOpen()
}

// A creature of somebody else, even of the Keyraken, captures what an ally reaps;
// one of any player captures what the Keyraken reaps.
func TestWidespreadCorruptionOfAllSides(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-3"), Players: []keyforge.SidePosition{
		line("plain-3"), {Artifacts: gametest.Cards("widespread-corruption"), Line: gametest.Cards("plain-5")}}})
	tb.Reap("plain-3")
	tb.Offers("plain-5", "limb-3")
	tb.Pick("plain-5")
	tb.AmberOn("plain-5", 1)
	tb.Amber(0, 0)
	tb.EndTurn()
	for range 2 { // the Keyraken and its limb
		tb.Offers("plain-3", "plain-5")
		tb.Pick("plain-3")
	}
	tb.AmberOn("plain-3", 2)
	tb.Amber(monster, 0)
	tb.LeaveOpen()
}

// In the Keyraken's turn, too, the æmber goes to the active player.
func TestDeadMansChestCountsAllSides(t *testing.T) {
	wave := Action("wave", Monster, AddressesActive(), Play(Destroy(Creatures.PowerAtMost(1))))
	tb := at(t, adventure.Easy, keyforge.Position{Monster: keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("wave"),
		Line: gametest.Cards("limb-1", "limb-1")}, Players: []keyforge.SidePosition{
		line("plain-1", "plain-1"),
		{Line: gametest.Cards("plain-1", "plain-1"), Artifacts: one(keyforge.CardPosition{ID: "dead-man-s-chest", Amber: 4})}}}, wave)
	tb.EndTurn()
	tb.Amber(0, 4)
	tb.Amber(1, 0)
	tb.AmberOn("dead-man-s-chest", 0)
	tb.LeaveOpen()
}

// At low tide the Keyraken steals from the controller of Hard Simpson, even in an
// ally's turn (A11.7).
func TestHardSimpsonOfAnAlly(t *testing.T) {
	tb := together(t, "kerwollop", Shadows, keyforge.SidePosition{Amber: 3},
		keyforge.SidePosition{Line: gametest.Cards("hard-simpson"), Amber: 3},
		keyforge.SidePosition{Amber: 1})
	tb.Play("kerwollop")
	pools(t, tb, 3, 2, 2)
}

// The Keyraken is no creature: effects on the creature fought do nothing to it
// (A11.4), and what protects from creatures does not protect from it.
func TestTidingsFightTheKeyraken(t *testing.T) {
	tb := solo(t, keyforge.SidePosition{Amber: 2, Line: []keyforge.CardPosition{{ID: "gas-pipes-malone", House: Brobnar},
		{ID: "lapisaurus-evil-twin", House: Brobnar},
		{ID: "plain-5", Attached: gametest.Cards("hand-cannon")}, {ID: "censor-philo", House: Brobnar}}}, keyforge.SidePosition{Amber: 4})
	for _, c := range []string{"gas-pipes-malone", "lapisaurus-evil-twin", "plain-5"} {
		tb.Fight(c, "the-keyraken")
	}
	tb.AmberOn("the-keyraken", 0)
	tb.Damage("plain-5", 0) // it has skirmish
	pools(t, tb, 2, 4)
	tb.Fight("censor-philo", "the-keyraken")
	tb.Damage("censor-philo", 3)
}

// Only enemy creatures are exalted for attacking Lapisaurus.
func TestLapisaurusIsAttackedByTheKeyraken(t *testing.T) {
	bite := Creature("bite", Monster, 9, AddressesActive(), Preys(Choose(Creatures.Friendly())))
	k := keyforge.SidePosition{Line: gametest.Cards("bite"), Artifacts: asleep()}
	tb := solo(t, line("lapisaurus"), k, bite)
	tb.EndTurn()
	tb.AmberOn("bite", 1)
	tb.LeaveOpen()
}

// Æmber on four creatures also pays the Keyraken at the start of its turn (A7.2).
func TestBracchanaliaOfTheKeyraken(t *testing.T) {
	rich := func(id string) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Amber: 1} }
	tb := solo(t, keyforge.SidePosition{Artifacts: one(keyforge.CardPosition{ID: "bracchanalia", Amber: 2})},
		keyforge.SidePosition{Artifacts: asleep(),
			Line: []keyforge.CardPosition{rich("limb-1"), rich("limb-2"), rich("limb-3"), rich("limb-4")}})
	tb.EndTurn()
	tb.AmberOn("bracchanalia", 0)
	tb.LeaveOpen()
}

// An enlisted creature of the Keyraken belongs to Saurian as long as the player
// controls it.
func TestEnlistedLimb(t *testing.T) {
	tb := together(t, "enlist-numeri", Saurian, keyforge.SidePosition{}, line("plain-3"), keyforge.SidePosition{
		Line: []keyforge.CardPosition{{ID: "limb-3", Amber: 1}, {ID: "limb-4"}}})
	tb.Play("enlist-numeri")
	tb.Line(0, "limb-3")
	assert.Equal(t, HouseSet(Saurian), tb.HousesOf(tb.Card("limb-3")))
	tb.Reap("limb-3")
	tb.Amber(0, 2)
}
