package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	CulturalExchange, Pupgrade, ShakedownSullivan, StrongerTogether, BadgeOfUnity, Camaraderie, CollectorBoren,
	GanymedeOutpost, QuintrinoWarp, CPOZytar, EchoReflector, FriendlyGuide, FutureBooster, PYR0, RecordedHistory,
	RogueOperation, SpecialistGuthrak, NearFutureLens,
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

var CollectorBoren = Creature("collector-boren", StarAlliance, 3, Traits(trait.Human),
	Play(ReturnToHand(Choose(Upgrades.In(Discard, You)))),
	Reacts(IsAttached(Upgrades, Cards).With(This), Ready(This)))

var GanymedeOutpost = Artifact("ganymede-outpost", StarAlliance, Amber(1), Traits(trait.Location),
	outpost(Archive(ChooseN(2, Cards.In(Hand, You)))))

var QuintrinoWarp = Action("quintrino-warp", StarAlliance,
	Play(
		Take(Choose(Creatures.Friendly()).As(A)), Take(Choose(Creatures.Enemy()).AddTo(A)),
		Destroy(Each(Creatures.Among(A)).AndAlso(Each(Creatures.SharesHouse(A)))),
		You.GainsChains(1)))

var CPOZytar = Creature("cpo-zytar", StarAlliance, 4, Armor(1), Traits(trait.Scientist, trait.Proximan, trait.Alien))

var EchoReflector = Upgrade("echo-reflector", StarAlliance, Amber(1),
	Constantly(Gives(Host, Static(KeysCost(Opponent, 3)))))

var FriendlyGuide = Creature("friendly-guide", StarAlliance, 3, Traits(trait.Alien), Has(Elusive),
	Reacts(Uses(You, Creatures.NeighborOf(This)), May(Use(This))))

var FutureBooster = Artifact("future-booster", StarAlliance, Amber(1), Traits(trait.Item),
	Omni(LookAtCards(Each(Cards.In(Deck, You).TopOf(1))), May(Move(It, Deck, AtBottom))))

var PYR0 = Creature("pyr*0", StarAlliance, 3, Traits(trait.Robot), HasN(SplashAttack, 3),
	OrUpgrade(Constantly(GetsN(Host, SplashAttack, 3))))

var RecordedHistory = Action("recorded-history", StarAlliance, Amber(1),
	Play(
		Reveal(UpTo(3, Cards.In(Hand, You)).OfDifferent(OfHouse)), Archive(Them)))

var RogueOperation = Action("rogue-operation", StarAlliance,
	Play(DiscardCards(Each(Cards.In(Deck, You).TopOf(2))), Steal(Among(HousesAmong, Cards.In(Discard, You).Among(Them)))))

var SpecialistGuthrak = Creature("specialist-guthrak", StarAlliance, 3, Traits(trait.Handuhan, trait.Alien), Has(Skirmish),
	Heading(OnFight|OnReap, Capture(Among(HousesAmong, Creatures.Among(This).Or(Creatures.NeighborOf(This))), This)))

var NearFutureLens = Artifact("near-future-lens", StarAlliance, Traits(trait.Item),
	Constantly(Rule(TopRevealed, You)),
	Omni(PlayCard(Each(Cards.In(Deck, You).TopOf(1)))))
