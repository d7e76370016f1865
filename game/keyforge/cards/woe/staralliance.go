package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	CulturalExchange, Pupgrade, ShakedownSullivan, StrongerTogether, BadgeOfUnity, Camaraderie, QuintrinoWarp, PYR0,
	RogueOperation, NearFutureLens,
}

var CulturalExchange = Action("cultural-exchange", StarAlliance, Amber(1),
	Play(Opponent.Does(ReturnToHand(Cards.In(Archives, You)))))

var Pupgrade = Creature("pupgrade", StarAlliance, 3, Traits(trait.Robot),
	OrUpgrade(Constantly(
		Power(Host, 3),
		Gives(Host, WithHeading(OnDestroyed, PutIntoPlay(Giver, You, RightFlank).ReadyAtOnce())))))

// A creature is destroyed as well if no card was discarded.
var ShakedownSullivan = Creature("shakedown-sullivan", StarAlliance, 4, Traits(trait.Human),
	Reap(
		Take(Choose(Creatures).As(A)), DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1))),
		If(Is(Them, Cards.SharesHouse(A)), Controller.Gains(N(1))).Else(Destroy(A))))

var StrongerTogether = Action("stronger-together", StarAlliance, Amber(1),
	Play(Ready(Creatures.House(StarAlliance).BetweenOtherHouses(StarAlliance))))

var BadgeOfUnity = Upgrade("badge-of-unity", StarAlliance,
	Constantly(AlsoBelongs(Host, StarAlliance)))

var Camaraderie = Action("camaraderie", StarAlliance, Amber(1),
	Play(Exhaust(Choose(Creatures.Friendly().House(StarAlliance))),
		IfYouDo(Draw(Count(Creatures.NeighborOf(It).NotHouse(StarAlliance)).Times(2)))))

var QuintrinoWarp = Action("quintrino-warp", StarAlliance,
	Play(
		Take(Choose(Creatures.Friendly()).As(A)), Take(Choose(Creatures.Enemy()).AddTo(A)),
		Destroy(Each(Creatures.Among(A)).AndAlso(Each(Creatures.SharesHouse(A)))),
		You.GainsChains(1)))

var PYR0 = Creature("pyr*0", StarAlliance, 3, Traits(trait.Robot), HasN(SplashAttack, 3),
	OrUpgrade(Constantly(GetsN(Host, SplashAttack, 3))))

var RogueOperation = Action("rogue-operation", StarAlliance,
	Play(DiscardCards(Each(Cards.In(Deck, You).TopOf(2))), Steal(Among(HousesAmong, Cards.In(Discard, You).Among(Them)))))

var NearFutureLens = Artifact("near-future-lens", StarAlliance, Traits(trait.Item),
	Constantly(Rule(TopRevealed, You)),
	Omni(PlayCard(Each(Cards.In(Deck, You).TopOf(1)))))
