package aoa

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	DuskChronicles, FurtiveInvestors, Gamgee, KnucklesBolton, Lamindra, LifeForALife,
	RonnieWristclocks, SuckerPunch, Swindle, ThrowingStars, WhistlingDarts, YantzeeGang,
	BonerotVenom, BrendTheFanatic, HideawayHole, LittleNiff, Murkens, Nightforge, PerplexingSophistry,
	Redlock, GuardDisguise, HeistNight, LethalDistraction, PlagueRat, RiggedLottery,
	SackOfCoins, ScowlyCaper, ShardOfGreed,
}

// The opponent has more æmber than you, or you have more than the opponent.
var (
	opponentIsRicher = Compares(For(Pool, Opponent), More, For(Pool, You))
	youAreRicher     = Compares(For(Pool, You), More, For(Pool, Opponent))
)

var DuskChronicles = Action("dusk-chronicles", Shadows, Amber(1),
	Play(If(opponentIsRicher, Draw(1)), If(youAreRicher, Archive(Choose(Cards.In(Hand, You))))))

var FurtiveInvestors = Action("furtive-investors", Shadows, Amber(1),
	Play(If(opponentIsRicher, Gain(For(Keys, Opponent)))))

var Gamgee = Creature("gamgee", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reap(If(opponentIsRicher, Steal(1))))

var KnucklesBolton = Creature("knuckles-bolton", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Elusive, Skirmish))

var Lamindra = Creature("lamindra", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Deploy, Elusive),
	Constantly(Gets(Creatures.NeighborOf(This), Elusive)))

var LifeForALife = Action("life-for-a-life", Shadows, Amber(1),
	Play(Sacrifice(Choose(Creatures.Friendly())), IfYouDo(Deal(6, Choose(Creatures)))))

var RonnieWristclocks = Creature("ronnie-wristclocks", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Play(If(HasPool(Opponent, 7), Steal(2)).Else(Steal(1))))

var SuckerPunch = Action("sucker-punch", Shadows, Amber(1), Has(Alpha),
	Play(Deal(2, Choose(Creatures.Enemy())), If(Destroys(It), Archive(This))))

var Swindle = Action("swindle", Shadows, Has(Alpha, Omega),
	Play(Steal(3)))

var ThrowingStars = Action("throwing-stars", Shadows,
	Play(Deal(1, UpTo(3, Creatures).As(A)), Gain(CountIn(A, Creatures.Is(WasKilled)))))

var WhistlingDarts = Action("whistling-darts", Shadows, Amber(1),
	Play(Deal(1, Creatures.Enemy())))

var YantzeeGang = Creature("yantzee-gang", Shadows, 5, Traits(trait.Elf, trait.Thief),
	Act(Steal(1)))

var BonerotVenom = Upgrade("bonerot-venom", Shadows, Amber(1),
	Constantly(Gives(Host, After(Happens(CardUsed, This), Deal(2, This)))))

var BrendTheFanatic = Creature("brend-the-fanatic", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Skirmish),
	Play(Opponent.Gains(N(1))),
	Destroyed(Steal(3)))

var HideawayHole = Artifact("hideaway-hole", Shadows, Amber(1), Traits(trait.Location),
	Omni(Sacrifice(This), Lasts(UntilYourNext, Static(Gets(Creatures.Friendly(), Elusive)))))

var LittleNiff = Creature("little-niff", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Omega, Deploy, Elusive),
	Reacts(Fights(Creatures.NeighborOf(This)), Steal(1)))

var Murkens = Creature("murkens", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Play(ChooseOneOf(
		Do(PlayAsYours(Random(1, Cards.In(Archives, Opponent)))),
		Do(PlayAsYours(Each(Cards.In(Deck, Opponent).TopOf(1)))))))

var Nightforge = Action("nightforge", Shadows, Amber(1),
	Play(If(Compares(ThisTurn(Forged, You), Equal, 0), May(ForgeKey(4)))))

var PerplexingSophistry = Action("perplexing-sophistry", Shadows, Amber(1),
	Play(If(youAreRicher, Opponent.DiscardsAtRandom(1), Draw(1))))

var Redlock = Creature("redlock", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Skirmish),
	Reacts(TurnEnds(You), If(Compares(ThisTurn(PlayedCreatures, You), Equal, 0), Gain(1))))

var GuardDisguise = Artifact("guard-disguise", Shadows, Traits(trait.Item),
	Act(Sacrifice(This), If(Compares(For(Pool, Opponent), AtMost, 3), Steal(3))))

var HeistNight = Action("heist-night", Shadows, Has(Alpha),
	Play(Steal(Count(Creatures.Friendly().Trait(trait.Thief)))))

var LethalDistraction = Action("lethal-distraction", Shadows, Amber(1),
	Play(Take(Choose(Creatures)), LastsFor(RestOfTurn, It, Static(TakesMoreDamage(TheSubjects, 2)))))

var PlagueRat = Creature("plague-rat", Shadows, 1, Traits(trait.Beast, trait.Rat), Has(Elusive),
	Play(Deal(Count(Creatures.Trait(trait.Rat)), Creatures.NotTrait(trait.Rat))))

var RiggedLottery = Action("rigged-lottery", Shadows, Amber(1),
	Play(DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(5))), EachPlayer.Does(Gain(CountIn(Them, Cards.House(Shadows).OwnedBy(You))))))

var SackOfCoins = Action("sack-of-coins", Shadows, Amber(1),
	Play(ForEach(For(Pool, You), Deal(1, Choose(Creatures)))))

var ScowlyCaper = Creature("scowly-caper", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Skirmish),
	Constantly(Modify(EntersOther, This), Modify(AnyHouseUse, This)),
	Reacts(TurnEnds(You), Destroy(Choose(Creatures.NeighborOf(This)))))

var ShardOfGreed = Artifact("shard-of-greed", Shadows, Traits(trait.Item, trait.Shard),
	Act(Gain(Count(Cards.Friendly().Trait(trait.Shard)))))
