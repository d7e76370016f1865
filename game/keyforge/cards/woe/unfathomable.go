package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var unfathomable = []*Card{
	Bryozoarch, Plunder, SibylWaimare, WeakLink, CatchAndRelease, Dragnet, KelpingHands, StirCrazy, CovetousHema, CrushingDeep,
}

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

var CatchAndRelease = Action("catch-and-release", Unfathomable,
	Play(ReturnToHand(Creatures), EachPlayer.Does(If(handFull, Repeat(handFull, You.DiscardsAtRandom(1)))), You.GainsChains(2)))

// handFull is that you have more than 6 cards in hand.
var handFull = Compares(Count(Cards.In(Hand, You)), More, 6)

var Dragnet = Action("dragnet", Unfathomable, Amber(1),
	Play(ReturnToHand(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A).SharesHouse(A))))))

var KelpingHands = Artifact("kelping-hands", Unfathomable, Amber(1), Traits(trait.Power),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(Gets(Creatures.Friendly(), Poison)))))

var StirCrazy = Action("stir-crazy", Unfathomable, Amber(1),
	Play(Capture(1, Creatures.Is(IsReady))))

var CovetousHema = Creature("covetous-hema", Unfathomable, 3, Traits(trait.Aquan),
	AsLongAs(Is(This, Creatures.NotOnFlank()), Gets(This, Elusive)),
	Play(Capture(3, This)))

var CrushingDeep = Action("crushing-deep", Unfathomable, Amber(1),
	Play(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, For(Keys, Opponent).Times(3))))))
