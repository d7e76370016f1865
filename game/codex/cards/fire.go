package cards

import . "github.com/keyraken/keyraken/game/codex/card"

var fire = []*Card{
	Spell("burning-volley", Fire, 3, Burn, Ultimate, Play(Divided(5, Any, Units.Or(Heroes).Or(Buildings)))),
	Spell("ember-sparks", Fire, 3, Burn, Play(Divided(3, 3, Patrollers.Or(Buildings)))),
	Spell("fire-dart", Fire, 2, Burn, Play(Damage(3, Aim(Units.Or(Buildings))).To(Buildings, 2))),
	Spell("flame-arrow", Fire, 4, Burn, Play(Damage(4, Aim(Units.Or(Heroes).Or(Buildings))).To(Buildings, 3))),
	Unit("firebat", Fire, 1, 2, 3, 3, Spellcaster, Use(Cost{Gold: 1, Exhaust: true}, Damage(2, Aim(Patrollers.Or(Buildings))))),
	Unit("lobber", Fire, 1, 1, 2, 2, Brigand, Has(Haste), Use(Cost{Exhaust: true}, Damage(1, Aim(Buildings)))),
	Unit("bamstamper-lizzo", Fire, 2, 4, 5, 3, Lizardman, Arrives(Damage(3, Aim(Units)))),
	Unit("doubleshot-archer", Fire, 2, 3, 4, 3, Soldier, Has(LongRange), Attacks(Damage(3, TheirBase))),
	Building("firehouse", Fire, 2, 3, 4, Use(Cost{Exhaust: true}, Damage(2, Aim(Units.Or(Heroes).Or(Buildings))), Does(ReadyIt,
		This).When(Killed))),
	Upgrade("hotter-fire", Fire, 2, 3, Follow(HotterRed)),
	Unit("molting-firebird", Fire, 2, 4, 4, 3, Bird, Has(Flying), Whenever(OnBuildingDamage, Damage(1, Each(Units.Or(Heroes).Theirs())))),
	Unit("cinderblast-dragon", Fire, 3, 7, 6, 6, Dragon, Has(Flying), Resist(2),
		Arrives(Does(PlayFree, Cards(FromHandOrCodex, 0, 1, Spells.OfSpec(Fire).NotUltimate()))),
		Attacks(Does(PlayFree, Cards(FromHandOrCodex, 0, 1, Spells.OfSpec(Fire).NotUltimate())))),
}
