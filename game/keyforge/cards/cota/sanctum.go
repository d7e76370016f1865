package cota

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	Begone, BlindingLight, Charge, CleansingWave, ClearMind, DoorstepToHeaven, GloriousFew,
	HonorableClaim, Inspiration, MightyLance, OathOfPoverty, OneStoodAgainstMany, RadiantTruth,
	ShieldOfJustice, TakeHostages, TermsOfRedress, TheHarderTheyCome, TheSpiritsWay,
	VirtuousWorks, EpicQuest, GormOfOmm, HallowedBlaster, PotionOfInvulnerability, RoundTable,
	SigilOfBrotherhood, WhisperingReliquary, Bulwark, ChampionAnaphiel, ChampionTabris,
	CommanderRemiel, DumaTheMartyr, Francus, GreyMonk, HayyelTheMerchant, HorsemanOfDeath,
	HorsemanOfFamine, HorsemanOfPestilence, HorsemanOfWar, JehuTheBureaucrat, LadyMaxena,
	LordGolgotha, NumquidTheFair, Protectrix, RaidingKnight, SanctumGuardian, Sequis,
	SergeantZakiel, StaunchKnight, Gatekeeper, TheVaultkeeper, VeemosLightbringer,
	ArmageddonCloak, MantleOfTheZealot, ProtectTheWeak, ShoulderArmor,
}

var Begone = Action("begone", Sanctum,
	Play(ChooseOneOf(Do(Destroy(Creatures.House(Dis))), Do(Gain(1)))))

var BlindingLight = Action("blinding-light", Sanctum, Amber(1),
	Play(ChooseHouse(Nobody), Stun(Creatures.ChosenHouse())))

var Charge = Action("charge", Sanctum, Amber(1),
	Play(Lasts(RestOfTurn, Static(
		Gives(Creatures.Friendly().Is(AtPlay), WithHeading(OnPlay, Deal(2, Choose(Creatures.Enemy()))))))))

var CleansingWave = Action("cleansing-wave", Sanctum,
	Play(Heal(1, Creatures), Gain(AffectedCount)))

var ClearMind = Action("clear-mind", Sanctum, Amber(1),
	Play(Unstun(Creatures.Friendly())))

// What a player has above 5 is lost, not captured or given (Q49).
var DoorstepToHeaven = Action("doorstep-to-heaven", Sanctum, Amber(1),
	Play(EachPlayer.Does(If(HasPool(You, 6), Lose(For(Pool, You).Less(N(5)))))))

var GloriousFew = Action("glorious-few", Sanctum,
	Play(Gain(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly())))))

var HonorableClaim = Action("honorable-claim", Sanctum, Amber(1),
	Play(Capture(1, Creatures.Friendly().Trait(trait.Knight))))

var Inspiration = Action("inspiration", Sanctum,
	Play(Ready(Choose(Creatures.Friendly())), Use(It)))

var MightyLance = Action("mighty-lance", Sanctum,
	Play(Deal(3, Choose(Creatures).As(A).AndAlso(Choose(Creatures.NeighborOf(A))))))

var OathOfPoverty = Action("oath-of-poverty", Sanctum, Amber(1),
	Play(Destroy(ArtifactCards.Friendly()), Gain(AffectedCount.Times(2))))

// Without another enemy creature the creature is only readied (K16.4). A monster may
// be attacked in one of the fights, as in any fight (A2.3).
var OneStoodAgainstMany = Action("one-stood-against-many", Sanctum, Amber(1),
	Play(
		Take(Choose(Creatures.Friendly()).As(A)),
		ForEach(3, Ready(A), FightWith(A).Against(Creatures.Enemy().NotAmong(B)))))

var RadiantTruth = Action("radiant-truth", Sanctum, Amber(1),
	Play(Stun(Creatures.Enemy().NotOnFlank())))

var ShieldOfJustice = Action("shield-of-justice", Sanctum, Amber(1),
	Play(Lasts(RestOfTurn, Static(Modify(Shielded, Creatures.Friendly())))))

var TakeHostages = Action("take-hostages", Sanctum, Amber(1),
	Play(Lasts(RestOfTurn, After(Fights(Creatures.Friendly()), Capture(1, Subject)))))

var TermsOfRedress = Action("terms-of-redress", Sanctum, Amber(1),
	Play(Capture(2, Choose(Creatures.Friendly()))))

var TheHarderTheyCome = Action("the-harder-they-come", Sanctum,
	Play(Purge(Choose(Creatures.PowerAtLeast(5)))))

var TheSpiritsWay = Action("the-spirit-s-way", Sanctum,
	Play(Destroy(Creatures.PowerAtLeast(3))))

var VirtuousWorks = Action("virtuous-works", Sanctum, Amber(3))

var EpicQuest = Artifact("epic-quest", Sanctum, Traits(trait.Quest),
	Play(Archive(Creatures.Friendly().Trait(trait.Knight))),
	Omni(If(Compares(ThisTurn(Played, You).OfHouse(Sanctum), AtLeast, 7), Sacrifice(This), ForgeFree())))

var GormOfOmm = Artifact("gorm-of-omm", Sanctum, Traits(trait.Item),
	Omni(Sacrifice(This), Destroy(Choose(ArtifactCards))))

var HallowedBlaster = Artifact("hallowed-blaster", Sanctum, Traits(trait.Weapon),
	Act(Heal(3, Choose(Creatures))))

var PotionOfInvulnerability = Artifact("potion-of-invulnerability", Sanctum, Amber(1), Traits(trait.Item),
	Omni(Sacrifice(This), Lasts(RestOfTurn, Static(Modify(Shielded, Creatures.Friendly())))))

var RoundTable = Artifact("round-table", Sanctum, Amber(1), Traits(trait.Location),
	Constantly(
		Power(Creatures.Friendly().Trait(trait.Knight), 1),
		Gets(Creatures.Friendly().Trait(trait.Knight), Taunt)))

var SigilOfBrotherhood = Artifact("sigil-of-brotherhood", Sanctum, Amber(1), Traits(trait.Power),
	Omni(Sacrifice(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().House(Sanctum), 0, 0)))))

var WhisperingReliquary = Artifact("whispering-reliquary", Sanctum, Traits(trait.Item),
	Act(ReturnToHand(Choose(ArtifactCards))))

var Bulwark = Creature("bulwark", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	Constantly(MoreArmor(Creatures.NeighborOf(This), 2)))

var ChampionAnaphiel = Creature("champion-anaphiel", Sanctum, 6, Armor(1),
	Traits(trait.Knight, trait.Spirit), Has(Taunt))

var ChampionTabris = Creature("champion-tabris", Sanctum, 6, Armor(2), Traits(trait.Human, trait.Knight),
	Fight(Capture(1, This)))

var CommanderRemiel = Creature("commander-remiel", Sanctum, 3, Traits(trait.Human, trait.Knight),
	Reap(Use(Choose(Creatures.Friendly().NotHouse(Sanctum)))))

var DumaTheMartyr = Creature("duma-the-martyr", Sanctum, 3, Traits(trait.Human),
	Destroyed(FullyHeal(Creatures.Friendly().Except()), Draw(2)))

var Francus = Creature("francus", Sanctum, 6, Armor(1), Traits(trait.Knight, trait.Spirit),
	Reacts(DiesFighting(Creatures.Enemy(), This), Capture(1, This)))

var GreyMonk = Creature("grey-monk", Sanctum, 3, Traits(trait.Human, trait.Priest),
	Constantly(MoreArmor(Creatures.Friendly(), 1)),
	Reap(Heal(2, Choose(Creatures))))

var HayyelTheMerchant = Creature("hayyel-the-merchant", Sanctum, 3, Traits(trait.Human, trait.Merchant),
	Reacts(Plays(You, ArtifactCards), Gain(1)))

var HorsemanOfDeath = Creature("horseman-of-death", Sanctum, 5, Traits(trait.Horseman, trait.Spirit),
	Play(ReturnToHand(Creatures.In(Discard, You).Trait(trait.Horseman))))

var HorsemanOfFamine = Creature("horseman-of-famine", Sanctum, 5, Traits(trait.Horseman, trait.Spirit),
	Heading(OnPlay|OnFight|OnReap, Destroy(Weakest(1, Creatures))))

var HorsemanOfPestilence = Creature("horseman-of-pestilence", Sanctum, 5, Traits(trait.Horseman, trait.Spirit),
	Heading(OnPlay|OnFight|OnReap, Deal(1, Creatures.NotTrait(trait.Horseman))))

// Removing a stun is neither of the uses that it forbids, so it stays possible.
var HorsemanOfWar = Creature("horseman-of-war", Sanctum, 5, Traits(trait.Horseman, trait.Spirit),
	Play(Lasts(RestOfTurn,
		Static(Modify(AnyHouseUse, Creatures.Friendly()), Cannot(Creatures.Friendly(), ActReap|ActAction|ActOmni)))))

var JehuTheBureaucrat = Creature("jehu-the-bureaucrat", Sanctum, 3, Traits(trait.Human),
	Reacts(ChoosesHouse(You, Sanctum), Gain(2)))

var LadyMaxena = Creature("lady-maxena", Sanctum, 5, Armor(2), Traits(trait.Knight, trait.Spirit),
	Play(Stun(Choose(Creatures))),
	Act(ReturnToHand(This)))

var LordGolgotha = Creature("lord-golgotha", Sanctum, 5, Armor(2), Traits(trait.Knight, trait.Spirit),
	BeforeFight(Deal(3, Creatures.NeighborOf(Other))))

var NumquidTheFair = Creature("numquid-the-fair", Sanctum, 3, Traits(trait.Human),
	Play(Repeat(Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly())),
		Destroy(Choose(Creatures.Enemy())))))

var Protectrix = Creature("protectrix", Sanctum, 5, Traits(trait.Knight, trait.Spirit),
	Reap(May(
		FullyHeal(Choose(Creatures)),
		IfYouDo(LastsFor(RestOfTurn, It, Static(Modify(Shielded, TheSubjects)))))))

var RaidingKnight = Creature("raiding-knight", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	Play(Capture(1, This)))

var SanctumGuardian = Creature("sanctum-guardian", Sanctum, 6, Armor(1), Traits(trait.Knight, trait.Spirit), Has(Taunt),
	Heading(OnFight|OnReap, Swap(This, Choose(Creatures.Friendly().Except()))))

var Sequis = Creature("sequis", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	Reap(Capture(1, This)))

var SergeantZakiel = Creature("sergeant-zakiel", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight),
	Play(May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It))))

var StaunchKnight = Creature("staunch-knight", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	AsLongAs(Is(This, Creatures.Flank()), Power(This, 2)))

var Gatekeeper = Creature("gatekeeper", Sanctum, 5, Armor(1), Traits(trait.Knight, trait.Spirit),
	Play(If(HasPool(Opponent, 7), Capture(For(Pool, Opponent).Less(N(5)), This))))

var TheVaultkeeper = Creature("the-vaultkeeper", Sanctum, 4, Armor(1), Traits(trait.Knight, trait.Spirit),
	Constantly(Rule(NotStolen, You)))

var VeemosLightbringer = Creature("veemos-lightbringer", Sanctum, 6, Traits(trait.Angel, trait.Spirit),
	Play(Destroy(Creatures.Keyword(Elusive))))

var ArmageddonCloak = Upgrade("armageddon-cloak", Sanctum, Amber(1),
	Constantly(
		GetsN(Host, Hazardous, 2),
		Gives(Host, DestroyedInstead(This, FullyHeal(This), Destroy(Giver)))))

var MantleOfTheZealot = Upgrade("mantle-of-the-zealot", Sanctum,
	Constantly(Gives(Host, Static(Modify(AnyHouseUse, This)))))

var ProtectTheWeak = Upgrade("protect-the-weak", Sanctum, Amber(1),
	Constantly(MoreArmor(Host, 1), Gets(Host, Taunt)))

var ShoulderArmor = Upgrade("shoulder-armor", Sanctum, Amber(1),
	AsLongAs(Is(Host, Creatures.Flank()), MoreArmor(Host, 2), Power(Host, 2)))
