package cota

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var untamed = []*Card{
	CooperativeHunting, FullMoon, LostInTheWoods, Mimicry, Regrowth, DustPixie,
	Snufflegator, NiffleApe, NiffleQueen, HuntingWitch, WitchOfTheEye,
}

var CooperativeHunting = Action("cooperative-hunting", Untamed,
	Play(Distribute(Count(Creatures.Friendly()), Creatures)))

var FullMoon = Action("full-moon", Untamed,
	Play(Lasts(RestOfTurn, After(Plays(You, Creatures), Gain(1)))))

var LostInTheWoods = Action("lost-in-the-woods", Untamed, Amber(1),
	Play(ShuffleIn(ChooseN(2, Creatures.Friendly()).AndAlso(ChooseN(2, Creatures.Enemy())))))

var Mimicry = Action("mimicry", Untamed,
	AsItEnters(BecomeCopy(Choose(ActionCards.In(Discard, Opponent)))))

var Regrowth = Action("regrowth", Untamed, Amber(1),
	Play(ReturnToHand(Choose(Creatures.In(Discard, You)))))

var DustPixie = Creature("dust-pixie", Untamed, 1, Amber(2), Traits(trait.Faerie))

var Snufflegator = Creature("snufflegator", Untamed, 4, Traits(trait.Beast), Has(Skirmish))

var NiffleApe = Creature("niffle-ape", Untamed, 3, Traits(trait.Beast, trait.Niffle),
	Constantly(IgnoresOf(This, Taunt), IgnoresOf(This, Elusive)))

var NiffleQueen = Creature("niffle-queen", Untamed, 6, Traits(trait.Beast, trait.Niffle),
	Constantly(
		Power(Creatures.Friendly().Except().Trait(trait.Beast), 1),
		Power(Creatures.Friendly().Except().Trait(trait.Niffle), 1)))

var HuntingWitch = Creature("hunting-witch", Untamed, 2, Traits(trait.Human, trait.Witch),
	Reacts(Plays(You, Creatures.Except()), Gain(1)))

var WitchOfTheEye = Creature("witch-of-the-eye", Untamed, 3, Traits(trait.Human, trait.Witch),
	Reap(ReturnToHand(Choose(Cards.In(Discard, You)))))
