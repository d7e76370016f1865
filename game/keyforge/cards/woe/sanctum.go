package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	Friendship, HeavySubsidies, SarielTheSteadfast, ThePromisedBlade, HymnToDuma, LightbringerOutpost, MartyrOfTheVault, Absolve,
	CelestialGorm, ColonelMariana, KassielTheBenevolent, Knightapult, OstentatiousMount, Outflank, PandulfTheProvoker, Retribution,
	ReveredMonk,
}

var Friendship = Upgrade("friendship", Sanctum, Amber(1),
	Constantly(Modify(Divides, Host)))

var HeavySubsidies = Artifact("heavy-subsidies", Sanctum, Traits(trait.Law),
	Constantly(KeysCost(EachPlayer, 6), Gives(Creatures, WithHeading(OnReap, Gain(1)))))

var SarielTheSteadfast = Creature("sariel-the-steadfast", Sanctum, 5, Armor(2), Traits(trait.Knight, trait.Spirit),
	AsLongAs(Not(OnYourTurn), Cannot(Creatures.Friendly(), ActExhaust)))

var ThePromisedBlade = Artifact("the-promised-blade", Sanctum, Amber(1), Traits(trait.Weapon),
	Reacts(TurnStarts(EachPlayer), ChoosePlayerWho(Fewest(Creatures)), TakeControl(Chosen, This, WhileSubjectsStay)),
	Omni(Capture(1, Choose(Creatures.Friendly()))))

var HymnToDuma = Artifact("hymn-to-duma", Sanctum, Traits(trait.Power),
	Constantly(Gives(Creatures.Friendly(), WithHeading(OnOmni, Destroy(This), Capture(2, Choose(Creatures.Friendly()))))))

var LightbringerOutpost = Artifact("lightbringer-outpost", Sanctum, Amber(1), Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(Capture(3, Choose(Creatures.Friendly())))))

var MartyrOfTheVault = Creature("martyr-of-the-vault", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight),
	Destroyed(If(HasPool(Opponent, 7), Opponent.Loses(For(Pool, Opponent).Less(N(5))))))

var Absolve = Action("absolve", Sanctum, Amber(1),
	Play(Heal(1, Creatures), Capture(1, Creatures.Among(Them))))

var CelestialGorm = Artifact("celestial-gorm", Sanctum, Amber(1), Traits(trait.Item),
	Omni(Destroy(This), ReturnToHand(ArtifactCards.Except())))

var ColonelMariana = Creature("colonel-mariana", Sanctum, 5, Armor(1), Traits(trait.Knight, trait.Spirit),
	Play(Capture(1, Creatures.Friendly().Trait(trait.Knight))))

var KassielTheBenevolent = Creature("kassiel-the-benevolent", Sanctum, 2, Armor(2), Traits(trait.Human, trait.Knight))

var Knightapult = Artifact("knightapult", Sanctum, Traits(trait.Weapon),
	Act(Lasts(NextTime, Static(Modify(EntersAnywhere, Creatures.Friendly())))))

var OstentatiousMount = Upgrade("ostentatious-mount", Sanctum, Amber(1),
	Constantly(Gets(Host, Taunt)),
	Play(Reposition(Host, Anywhere)))

var Outflank = Action("outflank", Sanctum, Amber(1),
	Play(Capture(2, Creatures.House(Sanctum).Flank())))

var PandulfTheProvoker = Creature("pandulf-the-provoker", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight), Has(Taunt),
	Play(Enrage(Choose(Creatures.Enemy()))))

var Retribution = Action("retribution", Sanctum, Amber(1),
	Play(If(Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly())), Destroy(Choose(Creatures.Enemy())))))

var ReveredMonk = Creature("revered-monk", Sanctum, 4, Traits(trait.Human, trait.Monk),
	Constantly(MoreArmor(This, Count(Creatures.NeighborOf(This).House(Sanctum)).Times(2))))
