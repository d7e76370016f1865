package lampeater

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func creature(id string, power int, opts ...Option) *Card {
	return Creature(id, Monster, power, append(opts, AddressesActive())...)
}

var WickThief = creature("wick-thief", 2, Traits(trait.Imp, trait.Thief), Has(Elusive),
	Reap(Remove(1, LightCounter, Choose(unlit.With(LightCounter, 1)))))

var CinderWasp = creature("cinder-wasp", 3, Traits(trait.Insect), HasN(Assault, 1),
	Preys(Weakest(1, Creatures.Friendly())))

var SootOwl = creature("soot-owl", 5, Traits(trait.Beast), Has(Skirmish),
	Preys(Strongest(1, Creatures.Friendly())))

var VelvetBat = creature("velvet-bat", 3, Traits(trait.Beast),
	Reap(Opponent.Does(Steal(1))))

var DustShepherd = creature("dust-shepherd", 4, Armor(1), Traits(trait.Specter),
	Constantly(Power(Creatures.Enemy().Except(), 1)))

var LampblackHulk = creature("lampblack-hulk", 6, Traits(trait.Elemental), Has(Taunt),
	Preys(Strongest(1, Creatures.Friendly().Flank())))

// Pale Cocoon hatches into the dark when nobody has destroyed it in time.
var PaleCocoon = creature("pale-cocoon", 4, Traits(trait.Insect),
	Constantly(Cannot(This, ActAny)),
	Reacts(TurnStarts(Opponent),
		Put(1, GrowthCounter, This),
		If(Compares(Counters(GrowthCounter, This), AtLeast, 3), Destroy(This), MonsterDoes(1, gloomDeepens))))

// Glow Larva is worth more to the players than to the Lampeater.
var GlowLarva = creature("glow-larva", 2, Traits(trait.Insect),
	Destroyed(Put(1, LightCounter, Choose(unlit))))
