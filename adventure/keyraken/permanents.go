package keyraken

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var AscendingJet = current("ascending-jet", 0,
	Act(
		Put(3, PowerCounter, Weakest(1, Creatures.Enemy())),
		If(Is(It, Creatures.PowerAtLeast(9)), Destroy(This), ResetTide())))

var SwiftCurrent = current("swift-current", 2,
	Act(
		CaptureFrom(You, 1, Strongest(1, Creatures.Enemy())),
		If(Compares(For(Pool, You), Equal, 0), Destroy(This), ResetTide())))

var WhirlpoolEddy = current("whirlpool-eddy", 1,
	Act(
		Stun(Choose(Creatures.Friendly().IsNot(IsStunned))),
		Exhaust(It),
		If(ThereIsNo(Creatures.Friendly().IsNot(IsStunned)), Destroy(This), ResetTide())))

func current(id string, amber int, opts ...Option) *Card {
	return Artifact(id, Monster, append(opts, Amber(amber), Traits(trait.Power), AddressesActive())...)
}

// Primordial and Titanic Maw are attached to the Keyraken (A3.6).
var Primordial = Upgrade("primordial", Monster, AddressesActive(),
	Constantly(Gives(Host, WithHeading(OnReap, archives(1)))),
	Reacts(Forges(AnyPlayer), Destroy(This)))

var TitanicMaw = Upgrade("titanic-maw", Monster, AddressesActive(),
	Constantly(
		Gets(Host, Skirmish),
		Hunts(Host, Strongest(1, Creatures.Friendly())),
		Gives(Host, WithHeading(OnFight, Deal(3, Creatures.NeighborOf(Other))))),
	Reacts(TurnEnds(Opponent), If(ThereIsNo(Creatures.Friendly()), Destroy(This))))
