package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var growth = []*Card{
	Spell("dinosize", Growth, 4, Buff, Play(ThisTurn(Aim(Units.Or(Heroes)), Attack(6), Armor(6)))),
	Spell("polymorph-squirrel", Growth, 3, Debuff, Play(Transform("squirrel", Aim(Units)))),
	Spell("spirit-of-the-panda", Growth, 4, Buff, Ongoing, Play(Does(AttachTo, Aim(Units))), Lend(Host, Stats(2, 2)),
		Whenever(OnHostAttack, Gold(1)), Healing(1)),
	Spell("stampede", Growth, 6, Buff, Ultimate, Play(ThisTurn(Each(Units.Yours()), Attack(3), Armor(3), Has(Stampeding)))),
	Unit("galina-glimmer", Growth, 1, 1, 2, 2, Nymph, Legendary, Upkeep(Gold(1).Each(PerTwoGreenUnits))),
	Unit("giant-panda", Growth, 1, 3, 2, 4, Panda, Arrives(Does(ExhaustIt, This), Summon(1, "wisp"))),
	Unit("artisan-mantis", Growth, 2, 4, 4, 5, Insect, Arrives(Heal(3, Pick(Buildings)))),
	Unit("blooming-ancient", Growth, 2, 4, 2, 4, Ancient, Whenever(OnOtherArrival, Runes(PlusOne, 1, This)),
		Use(Cost{Rune: PlusOne, Remove: 1}, Runes(PlusOne, 1, Aim(Units.Others())))),
	Building("blooming-elm", Growth, 2, 3, 4, Tree, Lend(Each(Units.Or(Heroes).Yours().Grown()), Has(Overpower)),
		Use(Cost{Exhaust: true}, Runes(PlusOne, 3, Aim(Units.Or(Heroes))).To(Heroes, 1).When(NoGrowthOnThem))),
	Upgrade("might-of-leaf-and-claw", Growth, 2, 3, Whenever(OnYourCombat, Runes(GrowthRune, 1, This)),
		Lend(Each(Units.Or(Heroes).Yours()), Stats(5, 5)).While(FiveGrowth)),
	Unit("oversized-rhinoceros", Growth, 2, 5, 7, 8, Rhino),
	Unit("guargum-eternal-sentinel", Growth, 3, 10, 12, 12, Ancient, Legendary, Resist(2), Obliterate(4), Follow(FreeGrowth)),
}
