package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var anarchy = []*Card{
	Spell("chaos-mirror", Anarchy, 2, Play(Does(SwapAttacks, Picks(2, Units.Or(Heroes))))),
	Spell("detonate", Anarchy, 3, Play(Does(Trash, Aim(Workers.Or(BuildingCards))), Act(TrashThis, 0))),
	Spell("maximum-anarchy", Anarchy, 3, Ultimate, Play(Does(Destroy, Each(Units.Or(Heroes))))),
	Spell("surprise-attack", Anarchy, 5, Summoning, Play(Summon(2, "shark"))),
	Unit("calypso-vystari", Anarchy, 1, 1, 2, 2, Mystic, Use(Cost{Exhaust: true}, Does(Sideline, Aim(Patrollers)).When(PlayedSpell))),
	Unit("gunpoint-taxman", Anarchy, 1, 2, 3, 3, Pirate, Has(AntiAir), Whenever(OnPatrollerKill, Steal(1, TheirBase))),
	Unit("chameleon-lizzo", Anarchy, 2, 4, 4, 3, Lizardman, Has(Haste|Stealth), Whenever(OnEndOfTurn, Does(ReturnToHand, This))),
	Unit("disguised-monkey", Anarchy, 2, 2, 3, 3, Monkey, Has(Haste), Arrives(ThisTurn(This, Has(Stealth)))),
	Unit("marauder", Anarchy, 2, 3, 4, 3, Pirate, Boost(3), Has(Haste), Arrives(Does(Trash, Pick(Workers))).When(Boosted)),
	Building("sanatorium", Anarchy, 2, 4, 4, Use(Cost{Gold: 1, Exhaust: true}, Draw(1),
		Does(PutIntoPlay, Cards(FromHand, 0, 2, Units.OfTech(0, 1, 2))), Forever(Them, Has(Haste|Ephemeral)))),
	Unit("steam-tank", Anarchy, 2, 3, 3, 6, Contraption, Follow(AgainstBuilding, Attack(4))),
	Unit("pirate-gunship", Anarchy, 3, 6, 7, 6, Contraption, Airship, Has(Flying|Haste|LongRange), Resist(2), Obliterate(2)),
}
