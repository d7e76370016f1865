package pv

import . "github.com/keyraken/keyraken/game/keyforge/card"

var prophecies = []*Card{
	AskAgainLater, BadOmen, ExpectTheUnexpected, FateLaughsAtYourPlans, ForgeAheadWithConfidence, GoForthAndConquer, HeadsIWin,
	ItOnlyGetsWorse, LookHowFarYouVeCome, OutlookNotSoGood, Overreach, SignsPointToYes, StarsAligned, TailsYouLose, TheCardsWillTell,
	TheEarlyBird, TheEndIsNigh, TheSecondMouse, TreatEachActionAsYourLast, TrustYourFeelings, WastefulRegret, WoundsIntoWisdom,
}

// on is the ability that the event fulfills the prophecy in an opponent's turn (K30.8), if all
// conditions hold then.
func on(e Event, c ...Cond) Option {
	if len(c) > 0 {
		return Bears(After(e, Fulfill()).If(Both(append([]Cond{Not(OnYourTurn)}, c...)...)))
	}
	return Bears(After(e, Fulfill()).If(Not(OnYourTurn)))
}

// atEnd is the ability that fulfills the prophecy at the end of an opponent's turn, if the
// condition holds when it resolves (Q79).
func atEnd(c Cond) Option { return Reacts(TurnEnds(Opponent), If(c, Fulfill())) }

// pool compares the opponent's æmber.
func pool[T Amount](c Cmp, n T) Cond { return Compares(For(Pool, Opponent), c, n) }

// flips is the ability to flip the prophecy.
var flips = Reacts(TurnEnds(You), May(TurnOver()))

// neighbors are the creatures next to the one that was played.
var neighbors = Creatures.NeighborOf(Subject)

var AskAgainLater = Prophecy("ask-again-later",
	Reacts(TurnStarts(Opponent), Opponent.Does(ChooseHouse(Opponent)), Reveal(Each(Cards.In(Deck, You).TopOf(1))),
		If(Is(It, Cards.IsNot(IsChosenHouse)), Fulfill()))) // E31, K30.19

var BadOmen = Prophecy("bad-omen", atEnd(pool(Equal, 6)))

var ExpectTheUnexpected = Prophecy("expect-the-unexpected", on(Shuffles(Opponent)))

var FateLaughsAtYourPlans = Prophecy("fate-laughs-at-your-plans", on(TakesArchives(Opponent)))

var ForgeAheadWithConfidence = Prophecy("forge-ahead-with-confidence", on(Forges(Opponent)))

var GoForthAndConquer = Prophecy("go-forth-and-conquer", on(Fights(Creatures.Enemy())))

var HeadsIWin = Prophecy("heads-i-win", flips, on(Plays(Opponent, Creatures), ThereIs(neighbors.SharesHouse(Subject))))

var ItOnlyGetsWorse = Prophecy("it-only-gets-worse", on(StolenFrom(You)))

var LookHowFarYouVeCome = Prophecy("look-how-far-you-ve-come", on(Plays(Opponent, Creatures)))

var OutlookNotSoGood = Prophecy("outlook-not-so-good", on(ChoosesHouse(Opponent), ThereIsNo(Cards.ActiveHouse())))

var Overreach = Prophecy("overreach", on(Reaps(Creatures.Enemy())))

var SignsPointToYes = Prophecy("signs-point-to-yes", atEnd(pool(AtLeast, For(KeyCost, Opponent))))

var StarsAligned = Prophecy("stars-aligned",
	Reacts(TurnStarts(Opponent), If(Compares(Count(Creatures.Enemy()), Equal, Count(Creatures.Friendly())), Fulfill())))

var TailsYouLose = Prophecy("tails-you-lose", flips, on(Plays(Opponent, Creatures), ThereIs(neighbors.OtherHouse(Subject))))

var TheCardsWillTell = Prophecy("the-cards-will-tell", on(DrawsOutsideStep(Opponent)))

var TheEarlyBird = Prophecy("the-early-bird", atEnd(pool(More, For(Pool, You))))

var TheEndIsNigh = Prophecy("the-end-is-nigh",
	on(IsDestroyed(Creatures), Compares(ThisTurn(DestroyedFriends, EachPlayer), AtLeast, 3)))

var TheSecondMouse = Prophecy("the-second-mouse", atEnd(pool(Less, For(Pool, You))))

var TreatEachActionAsYourLast = Prophecy("treat-each-action-as-your-last",
	on(Plays(Opponent, ActionCards), Compares(ThisTurn(PlayedActions, Opponent), AtLeast, 2)))

var TrustYourFeelings = Prophecy("trust-your-feelings",
	Reacts(IsMadeActive(), ChooseHouse(Nobody)), Bears(After(ChoosesThatHouse(Opponent), Fulfill())))

var WastefulRegret = Prophecy("wasteful-regret", on(Discards(Opponent, Cards)))

var WoundsIntoWisdom = Prophecy("wounds-into-wisdom", on(TakesDamage(Creatures.Friendly())))
