package cota

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var sanctum = []*Card{
	CleansingWave, ShieldOfJustice, TermsOfRedress, HallowedBlaster,
	ChampionAnaphiel, LadyMaxena, RaidingKnight, SergeantZakiel, StaunchKnight,
	ArmageddonCloak, ProtectTheWeak,
}

var CleansingWave = Action("cleansing-wave", Sanctum,
	Play(Heal(1, Creatures), Gain(AffectedCount)))

var ShieldOfJustice = Action("shield-of-justice", Sanctum, Amber(1),
	Play(Lasts(RestOfTurn, Static(Modify(Shielded, Creatures.Friendly())))))

var TermsOfRedress = Action("terms-of-redress", Sanctum, Amber(1),
	Play(Capture(2, Choose(Creatures.Friendly()))))

var HallowedBlaster = Artifact("hallowed-blaster", Sanctum, Traits(trait.Weapon),
	Act(Heal(3, Choose(Creatures))))

var ChampionAnaphiel = Creature("champion-anaphiel", Sanctum, 6, Armor(1),
	Traits(trait.Knight, trait.Spirit), Has(Taunt))

var LadyMaxena = Creature("lady-maxena", Sanctum, 5, Armor(2), Traits(trait.Knight, trait.Spirit),
	Play(Stun(Choose(Creatures))),
	Act(ReturnToHand(This)))

var RaidingKnight = Creature("raiding-knight", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	Play(Capture(1, This)))

var SergeantZakiel = Creature("sergeant-zakiel", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight),
	Play(May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It))))

var StaunchKnight = Creature("staunch-knight", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	AsLongAs(Is(This, Creatures.Flank()), Power(This, 2)))

var ArmageddonCloak = Upgrade("armageddon-cloak", Sanctum, Amber(1),
	Constantly(
		GetsN(Host, Hazardous, 2),
		Gives(Host, DestroyedInstead(This, FullyHeal(This), Destroy(Giver)))))

var ProtectTheWeak = Upgrade("protect-the-weak", Sanctum, Amber(1),
	Constantly(MoreArmor(Host, 1), Gets(Host, Taunt)))
