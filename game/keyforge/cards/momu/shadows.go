package momu

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{BoostedB4Rry, BoostedB4RryTop, Dodgers10, Dodgers10Top, SpareArmCarmine}

var BoostedB4Rry = Creature("boosted-b4-rry", Shadows, 7, Armor(2), Traits(trait.Robot),
	HalfOf("boosted-b4-rry2"),
	Heading(OnPlay|OnFight|OnReap, ChooseOneOf(
		Do(
			TakeControl(You, Choose(ArtifactCards.Enemy()), WhileSubjectsStay),
			LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Shadows)))),
		Do(PlayAsYours(Random(1, Cards.In(Archives, Opponent)))))))

var BoostedB4RryTop = Creature("boosted-b4-rry2", Shadows, 0, HalfOf("boosted-b4-rry")) // without traits and power (K19.5)

var Dodgers10 = Creature("dodger-s-10", Shadows, 11, Traits(trait.Elf, trait.Thief),
	HalfOf("dodger-s-102"),
	Heading(OnPlay|OnFight|OnReap, Steal(Half(For(Pool, Opponent)))))

var Dodgers10Top = Creature("dodger-s-102", Shadows, 0, HalfOf("dodger-s-10")) // without traits and power (K19.5)

var SpareArmCarmine = Creature("spare-arm-carmine", Shadows, 2, Traits(trait.Mutant),
	Reap(If(Compares(Count(Creatures.Friendly().Trait(trait.Mutant)), More, Count(Creatures.Enemy().Trait(trait.Mutant))),
		Steal(2)).Else(Steal(1))))
