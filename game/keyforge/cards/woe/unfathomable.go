package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var unfathomable = []*Card{
	BrackishShoreline, Bryozoarch, Plunder, SibylWaimare, WeakLink, AzureBasinOutpost, CatchAndRelease, Dragnet, KelpingHands,
	Physaloha, Soleft, StirCrazy, AbyssalSight, AdultSwim, Befuddle, CovetousHema, CrushingDeep, Kelpminder, SkullbackCrab,
	ToxicudaVenom, Flounderight,
}

var BrackishShoreline = Artifact("brackish-shoreline", Unfathomable, Amber(1), Traits(trait.Location),
	Reacts(Fights(Creatures), LastsFor(RestOfTurn, Subject, Static(Modify(NotReadied, TheSubjects)))))

var Bryozoarch = Creature("bryozoarch", Unfathomable, 6, Traits(trait.Aquan),
	Bears(InsteadOfPlaying(Opponent, ActionCards, Destroy(Creatures.Friendly().LeftFlank()))))

// No card is revealed twice.
var Plunder = Action("plunder", Unfathomable, Amber(1),
	Play(MayRepeat(ThereIs(Cards.In(Hand, Opponent).NotAmong(A)),
		Reveal(Random(1, Cards.In(Hand, Opponent).NotAmong(A)).AddTo(A))), DiscardCards(It)))

var SibylWaimare = Creature("sibyl-waimare", Unfathomable, 5, Traits(trait.Aquan),
	Reacts(TurnStarts(Opponent), DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))), Exhaust(Creatures.SharesHouse(Them))))

var WeakLink = Upgrade("weak-link", Unfathomable, Amber(1),
	Constantly(Gives(Host, Static(KeysCost(You, 6)).If(Is(This, Creatures.IsNot(IsReady))))))

var AzureBasinOutpost = Artifact("azure-basin-outpost", Unfathomable, Amber(1), Traits(trait.Location),
	outpost(Exhaust(ChooseN(3, Creatures.Enemy()))))

var CatchAndRelease = Action("catch-and-release", Unfathomable,
	Play(ReturnToHand(Creatures), EachPlayer.Does(If(handFull, Repeat(handFull, You.DiscardsAtRandom(1)))), You.GainsChains(2)))

// handFull is that you have more than 6 cards in hand.
var handFull = Compares(Count(Cards.In(Hand, You)), More, 6)

var Dragnet = Action("dragnet", Unfathomable, Amber(1),
	Play(ReturnToHand(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A).SharesHouse(A))))))

var KelpingHands = Artifact("kelping-hands", Unfathomable, Amber(1), Traits(trait.Power),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(Gets(Creatures.Friendly(), Poison)))))

var Physaloha = Creature("physaloha", Unfathomable, 4, Armor(1), Traits(trait.Aquan),
	Constantly(Modify(NotReadied, Creatures.Damaged())))

var Soleft = Creature("soleft", Unfathomable, 3, Traits(trait.Aquan),
	Destroyed(Destroy(Creatures.Enemy().LeftFlank())))

var StirCrazy = Action("stir-crazy", Unfathomable, Amber(1),
	Play(Capture(1, Creatures.Is(IsReady))))

var AbyssalSight = Action("abyssal-sight", Unfathomable, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly())), IfYouDo(LookAt(Hand, Opponent), DiscardCards(Choose(Cards.In(Hand, Opponent))))))

var AdultSwim = Action("adult-swim", Unfathomable, Amber(1),
	Play(Move(Creatures.PowerAtMost(3), Deck, OnTop).InRandomOrder()))

var Befuddle = Action("befuddle", Unfathomable, Amber(1),
	Play(ChooseHouse(Opponent), Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, Cards.IsNot(IsChosenHouse))))))

var CovetousHema = Creature("covetous-hema", Unfathomable, 3, Traits(trait.Aquan),
	AsLongAs(Is(This, Creatures.NotOnFlank()), Gets(This, Elusive)),
	Play(Capture(3, This)))

var CrushingDeep = Action("crushing-deep", Unfathomable, Amber(1),
	Play(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, For(Keys, Opponent).Times(3))))))

var Kelpminder = Creature("kelpminder", Unfathomable, 5, Traits(trait.Aquan))

var SkullbackCrab = Creature("skullback-crab", Unfathomable, 1, Traits(trait.Beast), Has(Poison),
	Act(Steal(1)))

var ToxicudaVenom = Upgrade("toxicuda-venom", Unfathomable, Amber(1),
	Constantly(Gets(Host, Poison)))

var Flounderight = Creature("flounderight", Unfathomable, 3, Traits(trait.Aquan),
	Destroyed(Destroy(Creatures.Enemy().RightFlank())))
