package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var feral = []*Card{
	Spell("behind-the-ferns", Feral, 2, Buff, Channeling, Lend(Each(Units.Yours().OfAttackUpTo3()), Has(Stealth))),
	Spell("feral-strike", Feral, 4, Ultimate, Boost(4), Play(Act(ChooseOne, 0),
		Does(FetchToHand, Cards(FromCodex, 0, 2, Units)).In(1),
		Does(PutIntoPlay, Cards(FromHand, 0, 2, Units.OfBuiltTech())).In(2))),
	Spell("ferocity", Feral, 2, Buff, Play(UntilUpkeep(Each(Units.Yours()), Has(ArmorPiercing|SwiftStrike)))),
	Spell("murkwood-allies", Feral, 5, Summoning, Boost(4), Play(Act(ChooseOne, 0), Summon(1, "beast").In(1), Summon(4, "frog").In(2))),
	Unit("centaur", Feral, 1, 3, 3, 4, Centaur, Has(Overpower)),
	Unit("huntress", Feral, 1, 2, 3, 3, Centaur, Has(Sparkshot|AntiAir)),
	Unit("barkcoat-bear", Feral, 2, 4, 5, 5, Bear, Resist(2), Has(Overpower)),
	Unit("gigadon", Feral, 2, 9, 8, 8, Dinosaur, Follow(CheaperPerGreen), Has(Overpower)),
	Unit("predator-tiger", Feral, 2, 4, 4, 4, Tiger, Has(UnstoppableByTech0), Whenever(OnBaseDamage, Act(LoseTheirWorker, 1))),
	Unit("rampaging-elephant", Feral, 2, 6, 6, 7, Elephant, Whenever(OnFirstExhaust, Does(ReadyIt, This))),
	Unit("stalking-tiger", Feral, 2, 3, 4, 4, Tiger, Follow(AgainstUnit, Has(Stealth)), Lend(This, Has(Invisible)).While(HaveFeralHero)),
	Unit("moss-ancient", Feral, 3, 7, 8, 9, Ancient, Has(Untargetable), Arrives(Summon(3, "squirrel")), Attacks(Summon(3, "squirrel")),
		Lend(Each(Units.Yours().Being(Squirrel)), Has(Haste|Invisible))),
}
