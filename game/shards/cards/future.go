package cards

import (
	"slices"

	. "github.com/keyraken/keyraken/game/shards/card"
)

// The cards of the centre deck of Relics of the Future.
var future = []*Card{
	Ally("limiter-drones", Homodeus, 2, 3, OfTheFuture, Play(Banish(1, FromHand|FromDiscard).If(Inspire), Draw(1))),
	Champion("ferrata-guard", Homodeus, 4, 2, 4, OfTheFuture,
		Always(Const(MoreDefence, 2).If(LedBy("decima"))), Activate(Crystals(1).Each(YourChampions, Homodeus))),
	Champion("axia", Homodeus, 7, 1, 7, OfTheFuture, Always(Const(Cheaper, 1).Each(YourChampions, Homodeus)), Activate(Power(7))),
	Ally("cloud-oracles", Order, 2, 3, OfTheFuture, Play(Draw(1), Crystals(2).If(Condition{Kind: MostMastery}))),
	Ally("mainframe-abbot", Order, 3, 2, OfTheFuture, Shield(3), Play(Draw(1), Mastery(1).If(LedBy("tetra")))),
	Champion("raidian-cloud-master", Order, 5, 1, 3, OfTheFuture,
		Always(Const(CannotBeAttacked, 0).If(Condition{Kind: LessMastery})), Activate(Draw(1))),
	Ally("arach-devotees", Undergrowth, 2, 3, OfTheFuture, Play(Draw(1), Health(3).If(Unify))),
	Ally("hounds-of-volos", Undergrowth, 3, 2, OfTheFuture, Mercenary, Play(Health(5), Power(5).If(LedBy("volos")))),
	Champion("taur-arachpriest", Undergrowth, 5, 1, 4, OfTheFuture, Activate(Copy(Filter{Kind: Allies, Faction: Undergrowth}))),
	Ally("pall-shades", Wraethe, 2, 3, OfTheFuture, Play(Power(3).If(Echo), Draw(1))),
	Ally("the-lost", Wraethe, 4, 2, OfTheFuture, Mercenary,
		Play(Power(6), Banish(1, FromHand|FromDiscard).If(LedBy("ko-syn-wu")))),
	Champion("ru-bo-vai-the-transcendant", Wraethe, 5, 1, 4, OfTheFuture,
		Activate(Power(4), ThisTurn(IgnoreShields, 1).If(AtMastery(10)))),
}

// The relics, two for each leader.
var relics = []*Card{
	Relic("praetorian-01", Homodeus, Always(Const(ReturnsForChampions, 0)), Play(Power(8).Or(AtMastery(20), 12))),
	Relic("praetorian-02", Homodeus, Guard(9), Always(Const(ShieldInPlay, 3).Or(AtMastery(20), 6))),
	Relic("datic-robes", Order, Always(Const(MasteryShield, 0)), Play(Draw(1).Or(AtMastery(20), 2))),
	Relic("terminal-crescents", Order,
		Play(Mastery(1), Power(1).Each(HalfMastery, NoFaction).OrNumber(AtMastery(20), Counted(YourMastery)))),
	Relic("entropic-talons", Undergrowth, Play(Draw(2), ThisTurn(PowerForHealth, 1), Health(10).If(AtMastery(20)))),
	Relic("panconscious-crown", Undergrowth, Play(Mastery(2), Health(2), Health(50).If(Unify.At(20)))),
	Relic("the-heart-of-nothing", Wraethe, Play(Power(5).Or(AtMastery(20), 10), ThisTurn(DrawForDamage, 3))),
	Relic("the-world-piercer", Wraethe, Play(Mastery(2), Return(1, Filter{Kind: Mercenaries}).Or(AtMastery(20), All))),
}

// Cards returns all cards: leaders, starting cards, those of the centre deck and relics, always in the same order.
func Cards() []*Card {
	return slices.Concat(leaders, starters, homodeus, order, undergrowth, wraethe, future, relics)
}
