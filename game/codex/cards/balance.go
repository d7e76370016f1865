package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var balance = []*Card{
	Spell("circle-of-life", Balance, 3, Summoning, Play(Does(Sacrifice, Pick(Units.Yours().OfGreen())),
		Does(PutIntoPlay, Cards(FromCodex, 1, 1, Units.OfGreen().OneTechHigher().CostingUpTo5())).When(Done))),
	Spell("final-showdown", Balance, 3, Buff, Ongoing, Ultimate, Lend(Host, Stats(3, 3), Has(Readiness), Resist(1)),
		Whenever(OnHostAttack, Draw(1)),
		Play(Does(AttachTo, Aim(Heroes.Yours().OfSpec(Balance))), Summon(2, "hunter").ForOpponent())),
	Spell("moments-peace", Balance, 2, Play(Act(KeepPeace, 0))),
	Spell("nature-reclaims", Balance, 2, Play(Does(Trash, Aim(Upgrades.Or(OngoingSpells).Or(BuildingCards))), Act(TrashThis, 0))),
	Unit("gemscout-owl", Balance, 1, 1, 0, 1, Bird, Has(Flying|CannotAttack), Resist(1), Upkeep(Gold(1))),
	Unit("tiny-basilisk", Balance, 1, 2, 1, 2, Beast, Has(Deathtouch|UnattackableByTech0|UnstoppableByTech0)),
	Unit("chameleon", Balance, 2, 2, 3, 3, Beast, Has(Stealth)),
	Unit("dothram-horselord", Balance, 2, 3, 6, 5, Soldier, Has(Overpower), Upkeep(Does(JoinStrongest, This))),
	Unit("fairie-dragon", Balance, 2, 4, 4, 2, Dragon, Has(Flying), Arrives(Runes(Feather, 1, AimUpTo(1, Units.OfTech(1, 2)))),
		Follow(FeatherForm)),
	Unit("potent-basilisk", Balance, 2, 4, 3, 5, Beast, Has(Untargetable|Deathtouch),
		Arrives(Does(Destroy, AimUpTo(1, Upgrades.Or(OngoingSpells))))),
	Unit("wandering-mimic", Balance, 2, 4, 4, 4, Shapeshifter,
		Follow(Mimicry, Has(Flying|Overpower|Haste|Sparkshot|Untargetable|Stealth))),
	Unit("tyrannosaurus-rex", Balance, 3, 8, 10, 10, Dinosaur, Has(Overpower), Resist(2),
		Arrives(Does(Destroy, AimUpTo(2, Units.Or(Upgrades).Or(Workers))))),
}
