package keyraken

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// limb makes a creature of the Keyraken: losing one hurts the monster.
func limb(id string, power int, opts ...Option) *Card {
	return Creature(id, Monster, power, append(opts, AddressesActive(),
		Destroyed(Deal(3, TheBoss).IgnoringArmor()))...)
}

var CrushingArm = limb("crushing-arm", 9, Traits(trait.Arm),
	Preys(Weakest(1, Creatures.Friendly().Flank())))

var GrapplingTentacle = limb("grappling-tentacle", 6, Traits(trait.Tentacle),
	Preys(Strongest(1, Creatures.Friendly().NotOnFlank())),
	Play(If(LowTide(You), CaptureFrom(You, 6, This)).Else(CaptureFrom(You, 3, This))))

var LashingTentacle = limb("lashing-tentacle", 3, Traits(trait.Tentacle), Has(Skirmish),
	Preys(Strongest(1, Creatures.Friendly())))

var ShieldArm = limb("shield-arm", 6, Armor(3), Traits(trait.Arm), Has(Taunt))

var SlipperyArm = limb("slippery-arm", 3, Traits(trait.Arm), Has(Elusive),
	Reap(If(LowTide(You), archives(1))))

var TenaciousArm = limb("tenacious-arm", 3, Traits(trait.Arm),
	Reap(Opponent.Does(Steal(1))))
