package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	ChokingIvy, CurseOfFertility, DarkHeartOfTheForest, FlyingBroomstick, ForgottenGuardian, Jervi, SabiraTheMedium, TheWitchingHour,
	WitchQueen, CameBackWrong, Cauldron, GhostTree, LoyalPackmate, NarlGibbus, Rotfeast,
	TillTheEarth, WerewolfCurse, Aemberfly, BlerneanHydra, BogSpitter, GravePixie, HauntingWitch, InvigoratingShower,
	LostInTheWild, SkeletalMurmook, SpooKeyCharge, TheCircleOfLife, Warfaline, WitchOfTheSpore, AemberStorm,
}

// The effect before the condition is what is repeated, once.
var ChokingIvy = Action("choking-ivy", Untamed,
	Play(Destroy(Creatures.Lowest()), If(Not(IsHaunted(You)), Destroy(Creatures.Lowest()))))

var CurseOfFertility = Artifact("curse-of-fertility", Untamed, Traits(trait.Curse), Has(Treachery),
	Reacts(TurnEnds(You), If(Compares(ThisTurn(PlayedCreatures, You), Equal, 0), Opponent.Gains(N(1)))))

var DarkHeartOfTheForest = Artifact("dark-heart-of-the-forest", Untamed, Amber(1), Traits(trait.Location),
	Constantly(Rule(SkipForge, EachHaunted)))

var FlyingBroomstick = Upgrade("flying-broomstick", Untamed, Amber(1),
	Constantly(Gets(Host, Elusive), Gives(Host, WithHeading(OnReap,
		FullyHeal(Choose(Creatures)), TakeAllAmber(It, Nobody), RemoveAllCounters(It)))))

var ForgottenGuardian = Creature("forgotten-guardian", Untamed, 5, Traits(trait.Elemental),
	Play(Purge(Choose(Cards.In(Discard, EachPlayer)))),
	Scrap(ShuffleIn(Choose(Cards.In(Purged, EachPlayer)))))

var Jervi = Creature("jervi", Untamed, 3, Traits(trait.Human, trait.Witch), Has(Elusive),
	Reap(ReturnToHand(Search(1, Cards.In(Deck, You))), ShuffleDeck(You)),
	Scrap(Archive(Choose(Cards.In(Discard, You)))))

var SabiraTheMedium = Creature("sabira-the-medium", Untamed, 4, Traits(trait.Human, trait.Witch), Reacts(ShufflesDiscard(You), Gain(3)))

var TheWitchingHour = Action("the-witching-hour", Untamed, Play(ReturnToHand(Creatures.In(Discard, You).Trait(trait.Witch))))

var WitchQueen = Creature("witch-queen", Untamed, 4, Traits(trait.Human, trait.Leader, trait.Witch),
	Constantly(Modify(EntersReady, otherWitches)),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Gets(otherWitches, Skirmish), Gets(otherWitches, Elusive), Gets(otherWitches, Poison),
		Gives(otherWitches, WithHeading(OnDestroyed, ReturnToHand(This)))))

var otherWitches = Creatures.Friendly().Trait(trait.Witch).Except()

var CameBackWrong = Action("came-back-wrong", Untamed,
	Play(PlayCard(Choose(Creatures.In(Discard, You))), Attach(This, Them)),
	OrUpgrade(Constantly(Power(Host, -2), Gets(Host, Poison))))

// As corrected, it plays them when there are more than 3, too.
var Cauldron = Artifact("cauldron", Untamed, Traits(trait.Item),
	Omni(Graft(Each(Cards.In(Deck, You).TopOf(1)), This),
		If(Compares(Count(Cards.In(Under, AnyPlayer)), AtLeast, 3), PlayCard(Each(Cards.In(Under, AnyPlayer))))))

var GhostTree = Creature("ghost-tree", Untamed, 10, Traits(trait.Tree),
	AsLongAs(IsHaunted(You), DealsInFights(This, 0)),
	Scrap(DiscardCards(Each(Cards.In(Deck, You).TopOf(5)))))

var LoyalPackmate = Creature("loyal-packmate", Untamed, 6, Traits(trait.Beast), Has(Taunt),
	Constantly(CannotAttack(Creatures.Enemy(), Creatures.Friendly().WithoutKeyword(Taunt))))

var NarlGibbus = Creature("narl-gibbus", Untamed, 3, Traits(trait.Human),
	AsLongAs(Is(This, Creatures.Is(IsEnraged)), Gets(This, Skirmish), GetsN(This, SplashAttack, 3)),
	Heading(OnPlay|OnReap, Enrage(This)))

var Rotfeast = Action("rotfeast", Untamed, Amber(1), Play(Lasts(RestOfTurn, After(TakesDamage(Creatures), Gain(1)))))

var TillTheEarth = Action("till-the-earth", Untamed, Enhances(AmberIcon, AmberIcon, DiscardIcon), Play(ShuffleDiscardIn(EachPlayer)))

var WerewolfCurse = Upgrade("werewolf-curse", Untamed, Amber(1),
	Constantly(GetsN(Host, SplashAttack, 3), Gives(Host, WithHeading(OnFight, Archive(Giver)))),
	Play(Enrage(Host)))

var Aemberfly = Creature("æmberfly", Untamed, 2, Traits(trait.Insect), Has(Elusive, Skirmish),
	Fight(Capture(1, This)),
	Reap(TakeAmber(1, This, You)))

var BlerneanHydra = Creature("blernean-hydra", Untamed, 5, Traits(trait.Beast), Enhances(DamageIcon, DamageIcon, DamageIcon),
	AsLongAs(Is(This, Creatures.Damaged()), GetsN(This, SplashAttack, Of(DamageOn, This))))

var BogSpitter = Creature("bog-spitter", Untamed, 3, Traits(trait.Beast), Has(Skirmish),
	Fight(ChoosePlayer(), Chosen.DiscardsAtRandom(1)),
	Scrap(If(HasPool(Opponent, 6), Steal(1))))

var GravePixie = Creature("grave-pixie", Untamed, 1, Amber(1), Traits(trait.Faerie),
	Destroyed(If(IsHaunted(You), Archive(This))))

var HauntingWitch = Creature("haunting-witch", Untamed, 3, Traits(trait.Human, trait.Witch),
	Reacts(Plays(You, Creatures), If(IsHaunted(You), Gain(1))))

var InvigoratingShower = Action("invigorating-shower", Untamed, Enhances(DrawIcon, DiscardIcon),
	Play(ChooseHouse(Nobody), ShuffleIn(Cards.In(Discard, You).ChosenHouse())))

// The effect before the condition is what is repeated, once.
var LostInTheWild = Action("lost-in-the-wild", Untamed, Amber(1),
	Play(ShuffleIn(Creatures.Flank()), If(IsHaunted(You), ShuffleIn(Creatures.Flank()))))

var SkeletalMurmook = Creature("skeletal-murmook", Untamed, 3, Traits(trait.Beast),
	AsLongAs(IsHaunted(You), KeysCost(Opponent, 2)))

var SpooKeyCharge = Action("spoo-key-charge", Untamed, Play(If(IsHaunted(You), ForgeKey(0)), ShuffleDiscardIn(You)))

var TheCircleOfLife = Action("the-circle-of-life", Untamed, Amber(1), Play(EachHaunted.Gains(N(2))))

var Warfaline = Creature("warfaline", Untamed, 3, Traits(trait.Cat, trait.Beast),
	Heading(OnPlay|OnFight, ChoosePlayer(), Chosen.Does(ShuffleIn(Cards.In(Discard, You).TopOf(5)))))

var WitchOfTheSpore = Creature("witch-of-the-spore", Untamed, 4, Traits(trait.Human, trait.Witch), Has(Poison),
	Scrap(Deal(3, Choose(Creatures.Enemy()))))

var AemberStorm = Action("æmber-storm", Untamed, Amber(1),
	Play(ForEach(For(Pool, You), Deal(1, Choose(Creatures.Enemy())))))
