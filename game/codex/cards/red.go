package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var redStarters = []*Card{
	Spell("charge", NoSpec, 2, Starter(Red), Buff, Play(ThisTurn(Aim(Units.Yours()), Attack(1), Has(Haste)))),
	Spell("pillage", NoSpec, 1, Starter(Red), Play(Damage(1, Aim(Bases)).Or(HavePirate, 2), Steal(1, Them).Or(HavePirate, 2))),
	Spell("scorch", NoSpec, 3, Starter(Red), Burn, Play(Damage(2, Aim(Patrollers.Or(Buildings))))),
	Upgrade("bloodburn", NoSpec, 0, 3, Starter(Red), Whenever(OnUnitDeath, Runes(BloodRune, 1, This).UpTo(4)),
		Use(Cost{Exhaust: true, Rune: BloodRune, Remove: 2}, Damage(1, Aim(Units.Or(Buildings))))),
	Unit("bloodrage-ogre", NoSpec, 0, 2, 3, 2, Starter(Red), Ogre, Whenever(OnEndOfYourTurn, Does(ReturnToHand, This)).When(Idle)),
	Unit("bombaster", NoSpec, 0, 2, 2, 2, Starter(Red), Pirate, Use(Cost{Gold: 1, Sacrifice: true}, Damage(2, Aim(PatrollingUnits)))),
	Unit("careless-musketeer", NoSpec, 0, 2, 2, 1, Starter(Red), Pirate,
		Use(Cost{Exhaust: true}, Damage(1, Aim(Units.Or(Buildings))), Damage(1, YourBase))),
	Unit("mad-man", NoSpec, 0, 1, 1, 1, Starter(Red), Brigand, Has(Haste)),
	Unit("makeshift-rambaster", NoSpec, 0, 2, 1, 2, Starter(Red), Contraption, Has(Haste|CannotPatrol), Follow(AgainstBuilding, Attack(2))),
	Unit("nautical-dog", NoSpec, 0, 1, 1, 1, Starter(Red), Dog, Frenzy(1)),
}
