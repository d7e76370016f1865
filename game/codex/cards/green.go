package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var greenStarters = []*Card{
	Spell("forests-favor", NoSpec, 2, Starter(Green), Buff, Play(Runes(PlusOne, 1, Aim(Units.Or(Heroes).Friendly().Ungrown())))),
	Spell("rampant-growth", NoSpec, 2, Starter(Green), Buff, Play(ThisTurn(Aim(Units.Or(Heroes)), Attack(2), Armor(2)))),
	Unit("ironbark-treant", NoSpec, 0, 3, 3, 2, Starter(Green), Tree, Lend(This, Attack(-2), Armor(2)).While(Patrolling)),
	Unit("merfolk-prospector", NoSpec, 0, 1, 1, 1, Starter(Green), Merfolk, Use(Cost{Exhaust: true}, Gold(1))),
	Unit("playful-panda", NoSpec, 0, 2, 2, 2, Starter(Green), Panda, Arrives(Does(ExhaustIt, This), Summon(1, "wisp"))),
	Upgrade("rich-earth", NoSpec, 0, 3, Starter(Green), Follow(FreeHiring)),
	Unit("spore-shambler", NoSpec, 0, 3, 0, 1, Starter(Green), CuteAnimal, Arrives(Runes(PlusOne, 2, This)),
		Use(Cost{Gold: 1, Rune: PlusOne, Remove: 1}, Runes(PlusOne, 1, Aim(Units.Others()))),
		Use(Cost{Exhaust: true, Rune: PlusOne, Remove: 1}, Runes(PlusOne, 1, Aim(Units.Others())))),
	Unit("tiger-cub", NoSpec, 0, 2, 2, 2, Starter(Green), Tiger),
	Building("verdant-tree", NoSpec, 0, 2, 3, Starter(Green), Tree, Healing(1), Use(Cost{Exhaust: true}, Act(InstantTech, 0))),
	Unit("young-treant", NoSpec, 0, 2, 0, 2, Starter(Green), Tree, Has(CannotAttack), Arrives(Draw(1))),
}
