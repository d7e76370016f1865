package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var blood = []*Card{
	Spell("bloodlust", Blood, 2, Buff, Play(ThisTurn(AimUpTo(2, Units.Or(Heroes)), Attack(1), Has(Haste)), Later(1, Them))),
	Spell("desperation", Blood, 0, Play(Act(TrashThis, 0).When(EmptyHand), Draw(3).When(EmptyHand), Act(DiscardLater, 0))),
	Spell("kidnapping", Blood, 4, Debuff, Play(Control(EndOfTurn, Aim(Units.Opponents().OfTech(0, 1, 2))), Does(ReadyIt, Them),
		ThisTurn(Them, Has(Haste)))),
	Spell("war-drums", Blood, 2, Buff, Ultimate, Channeling, Lend(Each(Units.Yours()), Attack(1)).Each(PerUnit)),
	Unit("crash-bomber", Blood, 1, 1, 2, 2, Pirate, Dies(Damage(1, Aim(Patrollers.Or(Buildings)))).When(YourTurn),
		Dies(Damage(1, ActiveBase)).When(TheirTurn)),
	Building("rickety-mine", Blood, 1, 2, 3, Use(Cost{Exhaust: true}, Gold(3), Act(FlipCoin, 0), Does(Sacrifice, This).When(Tails),
		Damage(2, YourBase).When(Tails))),
	Unit("captured-bugblatter", Blood, 2, 3, 4, 2, Beast, Whenever(OnUnitDeath, Damage(1, ActiveBase)).When(TheirTurn),
		Whenever(OnUnitDeath, Damage(1, Aim(Bases.Opponents()))).When(YourTurn)),
	Unit("crashbarrow", Blood, 2, 3, 6, 2, Contraption, Has(Haste|Ephemeral|Overpower)),
	Unit("land-octopus", Blood, 2, 3, 8, 7, Octopus, Has(Overpower|CannotPatrol),
		Upkeep(Act(ChooseOne, 0), Act(LoseWorkers, 2).In(1), Does(Sacrifice, This).In(2))),
	Unit("ogre-recruiter", Blood, 2, 5, 5, 4, Ogre, Whenever(OnSurvival, Control(ForGood, Aim(Units.OfTech(0, 1))))),
	Unit("shoddy-glider", Blood, 2, 1, 3, 1, Contraption, Has(Haste|Ephemeral|Flying)),
	Unit("pirate-gang-commander", Blood, 3, 6, 6, 6, Pirate, Arrives(Summon(3, "pirate")), Follow(DyingBlows), Follow(FreeBlood)),
}
