package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	BatarielOfTheGrey, Friendship, HaloOfEnlightenment, HeavySubsidies, RenewedLife, SarielTheSteadfast, ThePromisedBlade,
	ZephonTheOpulent, GreyAbbess, HymnToDuma, KaterinaTheSummoner, LightbringerOutpost, MartyrOfTheVault, SquireRecruitment,
	Absolve, BattlefieldEvangelist, CelestialGorm, ColonelMariana, KassielTheBenevolent, Knightapult, MembershipDrive, Muster,
	OstentatiousMount, Outflank, PandulfTheProvoker, RequestDonations, Retribution, ReveredMonk, Disciple, Cleric, Defender,
	Squire,
}

var BatarielOfTheGrey = Creature("batariel-of-the-grey", Sanctum, 3, Armor(2), Traits(trait.Human, trait.Monk),
	Reap(Ready(Creatures.NamedToken("disciple"))))

var Friendship = Upgrade("friendship", Sanctum, Amber(1),
	Constantly(Modify(Divides, Host)))

var HaloOfEnlightenment = Upgrade("halo-of-enlightenment", Sanctum,
	Constantly(Gives(Host, Static(CannotAttack(Creatures, Cards.Among(This))).If(ThereIs(Creatures.Friendly().Tokens())))),
	Play(MakeTokens(1)))

var HeavySubsidies = Artifact("heavy-subsidies", Sanctum, Traits(trait.Law),
	Constantly(KeysCost(EachPlayer, 6), Gives(Creatures, WithHeading(OnReap, Gain(1)))))

var RenewedLife = Action("renewed-life", Sanctum, Amber(1),
	Play(FullyHeal(Choose(Creatures)), MakeTokens(AffectedCount)))

var SarielTheSteadfast = Creature("sariel-the-steadfast", Sanctum, 5, Armor(2), Traits(trait.Knight, trait.Spirit),
	AsLongAs(Not(OnYourTurn), Cannot(Creatures.Friendly(), ActExhaust)))

var ThePromisedBlade = Artifact("the-promised-blade", Sanctum, Amber(1), Traits(trait.Weapon),
	Reacts(TurnStarts(EachPlayer), ChoosePlayerWho(Fewest(Creatures)), TakeControl(Chosen, This, WhileSubjectsStay)),
	Omni(Capture(1, Choose(Creatures.Friendly()))))

var ZephonTheOpulent = Creature("zephon-the-opulent", Sanctum, 2, Traits(trait.Human),
	AsLongAs(Compares(Count(Creatures.Friendly().Tokens()), Less, 2), Forbid(CannotUse, AnyPlayer, Cards.Among(This))),
	Play(MakeTokens(2)),
	Reap(Gain(2)))

var GreyAbbess = Creature("grey-abbess", Sanctum, 3, Armor(1), Traits(trait.Human, trait.Monk),
	Constantly(MoreArmor(Creatures.Friendly().Tokens(), 1)),
	Play(MakeTokens(1)))

var HymnToDuma = Artifact("hymn-to-duma", Sanctum, Traits(trait.Power),
	Constantly(Gives(Creatures.Friendly(), WithHeading(OnOmni, Destroy(This), Capture(2, Choose(Creatures.Friendly()))))))

var KaterinaTheSummoner = Creature("katerina-the-summoner", Sanctum, 4, Traits(trait.Human),
	Heading(OnPlay|OnReap, Capture(1, This)),
	Destroyed(MakeTokens(Of(AmberOn, This))))

var LightbringerOutpost = Artifact("lightbringer-outpost", Sanctum, Amber(1), Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(Capture(3, Choose(Creatures.Friendly())))))

var MartyrOfTheVault = Creature("martyr-of-the-vault", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight),
	Destroyed(If(HasPool(Opponent, 7), Opponent.Loses(For(Pool, Opponent).Less(N(5))))))

var SquireRecruitment = Action("squire-recruitment", Sanctum, Amber(1),
	Play(MakeTokens(Count(Creatures.Friendly().Trait(trait.Knight)))))

var Absolve = Action("absolve", Sanctum, Amber(1),
	Play(Heal(1, Creatures), Capture(1, Creatures.Among(Them))))

var BattlefieldEvangelist = Creature("battlefield-evangelist", Sanctum, 3, Armor(2), Traits(trait.Human, trait.Knight),
	Fight(MakeTokens(1)))

var CelestialGorm = Artifact("celestial-gorm", Sanctum, Amber(1), Traits(trait.Item),
	Omni(Destroy(This), ReturnToHand(ArtifactCards.Except())))

var ColonelMariana = Creature("colonel-mariana", Sanctum, 5, Armor(1), Traits(trait.Knight, trait.Spirit),
	Play(Capture(1, Creatures.Friendly().Trait(trait.Knight))))

var KassielTheBenevolent = Creature("kassiel-the-benevolent", Sanctum, 2, Armor(2), Traits(trait.Human, trait.Knight),
	Enhances(AmberIcon, CaptureIcon, CaptureIcon))

var Knightapult = Artifact("knightapult", Sanctum, Traits(trait.Weapon),
	Act(Lasts(NextTime, Static(Modify(EntersAnywhere, Creatures.Friendly())))))

var MembershipDrive = Action("membership-drive", Sanctum,
	Play(MakeTokens(1), Gain(Count(Creatures.Friendly().Tokens()))))

var Muster = Action("muster", Sanctum,
	Play(MakeTokens(1), If(Compares(For(Pool, Opponent), More, For(Pool, You)), Archive(This))))

var OstentatiousMount = Upgrade("ostentatious-mount", Sanctum, Amber(1),
	Constantly(Gets(Host, Taunt)),
	Play(Reposition(Host, Anywhere)))

var Outflank = Action("outflank", Sanctum, Amber(1),
	Play(Capture(2, Creatures.House(Sanctum).Flank())))

var PandulfTheProvoker = Creature("pandulf-the-provoker", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight), Has(Taunt),
	Play(Enrage(Choose(Creatures.Enemy()))))

var RequestDonations = Action("request-donations", Sanctum,
	Play(MakeTokens(1), Capture(2, Them)))

var Retribution = Action("retribution", Sanctum, Amber(1),
	Play(If(Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly())), Destroy(Choose(Creatures.Enemy())))))

var ReveredMonk = Creature("revered-monk", Sanctum, 4, Traits(trait.Human, trait.Monk),
	Constantly(MoreArmor(This, Count(Creatures.NeighborOf(This).House(Sanctum)).Times(2))))

var Disciple = TokenCreature("disciple", Sanctum, 1, Traits(trait.Human, trait.Monk),
	Constantly(Power(This, Count(Creatures.NeighborOf(This).Trait(trait.Monk))),
		MoreArmor(This, Count(Creatures.NeighborOf(This).Trait(trait.Monk)))))

var Cleric = TokenCreature("cleric", Sanctum, 1, Traits(trait.Human),
	Reacts(Happens(CardEntered, This), Capture(1, This)))

var Defender = TokenCreature("defender", Sanctum, 2, Armor(1), Traits(trait.Human, trait.Knight))

var Squire = TokenCreature("squire", Sanctum, 2, Traits(trait.Human), Has(Taunt))
