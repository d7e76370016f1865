package cota

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	CooperativeHunting, Curiosity, FertilityChant, Fogbank, FullMoon,
	GraspingVines, KeyCharge, Lifeweb, LostInTheWoods, Mimicry, NaturesCall,
	NocturnalManeuver, PerilousWild, Regrowth, SaveThePack, Scout, Stampede,
	TheCommonCold, TroopCall, Vigor, WordOfReturning, BearFlute, NepentheSeed,
	RitualOfBalance, RitualOfTheHunt, WorldTree, AncientBear, Bigtwig,
	WitchOfTheWilds, BriarGrubbling, ChotaHazri, DewFaerie, DustPixie, Flaxia,
	FuzzyGruen, GiantSloth, Halacor, InkaTheSpider, KindrithLongshot,
	Snufflegator, LupoTheScarred, MightyTiger, Murmook, MushroomMan, NiffleApe,
	NiffleQueen, PiranhaMonkeys, Teliga, HuntingWitch, WitchOfTheEye,
	WayOfTheBear, WayOfTheWolf,
}

var CooperativeHunting = Action("cooperative-hunting", Untamed,
	Play(Distribute(Count(Creatures.Friendly()), Creatures)))

var Curiosity = Action("curiosity", Untamed, Amber(1),
	Play(Destroy(Creatures.Trait(trait.Scientist))))

var FertilityChant = Action("fertility-chant", Untamed, Amber(4),
	Play(Opponent.Gains(N(2))))

var Fogbank = Action("fogbank", Untamed, Amber(1),
	Play(Lasts(OpponentsNext, Static(Cannot(Creatures.Enemy(), ActFight)))))

var FullMoon = Action("full-moon", Untamed,
	Play(Lasts(RestOfTurn, After(Plays(You, Creatures), Gain(1)))))

var GraspingVines = Action("grasping-vines", Untamed, Amber(1),
	Play(ReturnToHand(UpTo(3, ArtifactCards))))

var KeyCharge = Action("key-charge", Untamed,
	Play(Lose(1), IfYouDo(May(ForgeKey(0)))))

var Lifeweb = Action("lifeweb", Untamed, Amber(1),
	Play(If(Compares(LastTurn(PlayedCreatures, Opponent), AtLeast, 3), Steal(2))))

var LostInTheWoods = Action("lost-in-the-woods", Untamed, Amber(1),
	Play(ShuffleIn(ChooseN(2, Creatures.Friendly()).AndAlso(ChooseN(2, Creatures.Enemy())))))

var Mimicry = Action("mimicry", Untamed,
	AsItEnters(BecomeCopy(Choose(ActionCards.In(Discard, Opponent)))))

var NaturesCall = Action("nature-s-call", Untamed, Amber(1),
	Play(ReturnToHand(UpTo(3, Creatures))))

var NocturnalManeuver = Action("nocturnal-maneuver", Untamed, Amber(1),
	Play(Exhaust(UpTo(3, Creatures))))

var PerilousWild = Action("perilous-wild", Untamed, Amber(1),
	Play(Destroy(Creatures.Keyword(Elusive))))

var Regrowth = Action("regrowth", Untamed, Amber(1),
	Play(ReturnToHand(Choose(Creatures.In(Discard, You)))))

var SaveThePack = Action("save-the-pack", Untamed,
	Play(Destroy(Creatures.Damaged()), You.GainsChains(1)))

var Scout = Action("scout", Untamed, Amber(1),
	Play(LastsFor(RestOfTurn, UpTo(2, Creatures.Friendly()), Static(Gets(TheSubjects, Skirmish))), FightWith(It)))

// Each use counts, even of a creature that was used before.
var Stampede = Action("stampede", Untamed, Amber(1),
	Play(If(Compares(ThisTurn(UsedCreatures, You), AtLeast, 3), Steal(2))))

// All Mars creatures, or none.
var TheCommonCold = Action("the-common-cold", Untamed, Amber(1),
	Play(Deal(1, Creatures), May(Destroy(Creatures.House(Mars)))))

var TroopCall = Action("troop-call", Untamed, Amber(1),
	Play(ReturnToHand(Each(Creatures.In(Discard, You).Trait(trait.Niffle)).
		AndAlso(Each(Creatures.Friendly().Trait(trait.Niffle))))))

// A player who chooses to heal less than 3 gains nothing.
var Vigor = Action("vigor", Untamed, Amber(1),
	Play(HealUpTo(3, Choose(Creatures)), If(Compares(AffectedCount, Equal, 3), Gain(1))))

var WordOfReturning = Action("word-of-returning", Untamed, Amber(1),
	Play(Deal(Of(AmberOn, Touched), Creatures.Enemy()), TakeAllAmber(It, You)))

// A deck that was searched in vain is still shuffled (K15.13), without the discard pile.
var BearFlute = Artifact("bear-flute", Untamed, Traits(trait.Item),
	Act(If(ThereIs(Creatures.Named("ancient-bear")),
		FullyHeal(Choose(Creatures.Named("ancient-bear"))),
	).Else(
		ReturnToHand(SearchAny(Cards.In(Deck, You).Named("ancient-bear").Or(Cards.In(Discard, You).Named("ancient-bear")))),
		IfYouDo(ShuffleDiscardIn(You)).Else(ShuffleDeck(You)))))

// It lies in the discard pile by then, and may return itself.
var NepentheSeed = Artifact("nepenthe-seed", Untamed, Traits(trait.Item),
	Omni(Sacrifice(This), ReturnToHand(Choose(Cards.In(Discard, You)))))

var RitualOfBalance = Artifact("ritual-of-balance", Untamed, Traits(trait.Power),
	Act(If(HasPool(Opponent, 6), Steal(1))))

var RitualOfTheHunt = Artifact("ritual-of-the-hunt", Untamed, Amber(1), Traits(trait.Power),
	Omni(Sacrifice(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().House(Untamed), 0, 0)))))

var WorldTree = Artifact("world-tree", Untamed, Traits(trait.Location),
	Act(Move(Choose(Creatures.In(Discard, You)), Deck, OnTop)))

var AncientBear = Creature("ancient-bear", Untamed, 5, Traits(trait.Beast), HasN(Assault, 2))

// Monsters cannot be stunned, so it cannot attack one.
var Bigtwig = Creature("bigtwig", Untamed, 7, Traits(trait.Beast),
	Constantly(AttacksOnly(This, Creatures.Is(IsStunned))),
	Reap(Stun(Choose(Creatures)), Exhaust(It)))

// Each of them lets one card be played.
var WitchOfTheWilds = Creature("witch-of-the-wilds", Untamed, 4, Traits(trait.Beast, trait.Witch),
	Constantly(Allow(MayPlayOther, Cards.House(Untamed), 1, 0)))

var BriarGrubbling = Creature("briar-grubbling", Untamed, 2, Traits(trait.Beast, trait.Insect), HasN(Hazardous, 5))

var ChotaHazri = Creature("chota-hazri", Untamed, 3, Traits(trait.Human, trait.Witch),
	Play(Lose(1), IfYouDo(May(ForgeKey(0)))))

var DewFaerie = Creature("dew-faerie", Untamed, 2, Traits(trait.Faerie), Has(Elusive),
	Reap(Gain(1)))

var DustPixie = Creature("dust-pixie", Untamed, 1, Amber(2), Traits(trait.Faerie))

var Flaxia = Creature("flaxia", Untamed, 4, Traits(trait.Faerie),
	Play(If(Compares(Count(Creatures.Friendly()), More, Count(Creatures.Enemy())), Gain(2))))

var FuzzyGruen = Creature("fuzzy-gruen", Untamed, 5, Amber(2), Traits(trait.Beast),
	Play(Opponent.Gains(N(1))))

// Removing a stun is a use as well (K8.6).
var GiantSloth = Creature("giant-sloth", Untamed, 6, Traits(trait.Beast),
	AsLongAs(Compares(ThisTurn(Discarded, You).OfHouse(Untamed), Equal, 0),
		Forbid(CannotUse, You, Cards.Among(This))),
	Act(Gain(3)))

var Halacor = Creature("halacor", Untamed, 4, Traits(trait.Beast),
	Constantly(Gets(Creatures.Friendly().Flank(), Skirmish)))

var InkaTheSpider = Creature("inka-the-spider", Untamed, 1, Traits(trait.Beast), Has(Poison),
	Heading(OnPlay|OnReap, Stun(Choose(Creatures))))

var KindrithLongshot = Creature("kindrith-longshot", Untamed, 3, Traits(trait.Human, trait.Ranger), Has(Elusive, Skirmish),
	Reap(Deal(2, Choose(Creatures))))

var Snufflegator = Creature("snufflegator", Untamed, 4, Traits(trait.Beast), Has(Skirmish))

var LupoTheScarred = Creature("lupo-the-scarred", Untamed, 6, Traits(trait.Beast), Has(Skirmish),
	Play(Deal(2, Choose(Creatures.Enemy()))))

var MightyTiger = Creature("mighty-tiger", Untamed, 4, Traits(trait.Beast),
	Play(Deal(4, Choose(Creatures.Enemy()))))

var Murmook = Creature("murmook", Untamed, 3, Traits(trait.Beast),
	Constantly(KeysCost(Opponent, 1)))

var MushroomMan = Creature("mushroom-man", Untamed, 2, Traits(trait.Fungus, trait.Human),
	Constantly(Power(This, For(UnforgedKeys, You).Times(3))))

var NiffleApe = Creature("niffle-ape", Untamed, 3, Traits(trait.Beast, trait.Niffle),
	Constantly(IgnoresOf(This, Taunt), IgnoresOf(This, Elusive)))

var NiffleQueen = Creature("niffle-queen", Untamed, 6, Traits(trait.Beast, trait.Niffle),
	Constantly(
		Power(Creatures.Friendly().Except().Trait(trait.Beast), 1),
		Power(Creatures.Friendly().Except().Trait(trait.Niffle), 1)))

var PiranhaMonkeys = Creature("piranha-monkeys", Untamed, 2, Traits(trait.Beast),
	Heading(OnPlay|OnReap, Deal(2, Creatures.Except())))

var Teliga = Creature("teliga", Untamed, 3, Traits(trait.Human, trait.Witch),
	Reacts(Plays(Opponent, Creatures), Gain(1)))

var HuntingWitch = Creature("hunting-witch", Untamed, 2, Traits(trait.Human, trait.Witch),
	Reacts(Plays(You, Creatures.Except()), Gain(1)))

var WitchOfTheEye = Creature("witch-of-the-eye", Untamed, 3, Traits(trait.Human, trait.Witch),
	Reap(ReturnToHand(Choose(Cards.In(Discard, You)))))

var WayOfTheBear = Upgrade("way-of-the-bear", Untamed, Amber(1),
	Constantly(GetsN(Host, Assault, 2)))

var WayOfTheWolf = Upgrade("way-of-the-wolf", Untamed, Amber(1),
	Constantly(Gets(Host, Skirmish)))
