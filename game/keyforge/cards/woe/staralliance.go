package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	CulturalExchange, MirrorShell, NorbynsCavern, Pupgrade, RecruitingStation, ShakedownSullivan, StrongerTogether,
	TemporalPurge, BadgeOfUnity, Camaraderie, CollectorBoren, FOFTransponder, GanymedeOutpost, GruntWork, QuintrinoWarp,
	SV3Lander, CPOZytar, EchoReflector, FriendlyGuide, FutureBooster, PhotonBlast, PYR0, RecordedHistory, RogueOperation,
	ScoutChiefKorijir, SpecialistGuthrak, Teamwork, Uplink, Aemberling, Cadet, Explorer, B0T, NearFutureLens,
}

var CulturalExchange = Action("cultural-exchange", StarAlliance, Amber(1),
	Play(Opponent.Does(ReturnToHand(Cards.In(Archives, You)))))

var MirrorShell = Upgrade("mirror-shell", StarAlliance,
	Constantly(Gives(Host, WithHeading(OnFight|OnReap,
		LastsFor(RestOfTurn, This, Static(Modify(CopyMod, Creatures.Friendly().Tokens())))))),
	Play(MakeTokens(1)))

var NorbynsCavern = Artifact("norbyn-s-cavern", StarAlliance, Traits(trait.Location),
	Constantly(
		Power(Creatures.Friendly().NamedToken("æmberling"), 3),
		Gets(Creatures.Friendly().NamedToken("æmberling"), Skirmish)))

var Pupgrade = Creature("pupgrade", StarAlliance, 3, Traits(trait.Robot),
	OrUpgrade(Constantly(
		Power(Host, 3),
		Gives(Host, WithHeading(OnDestroyed, PutIntoPlay(Giver, You, RightFlank).ReadyAtOnce())))))

var RecruitingStation = Artifact("recruiting-station", StarAlliance, Traits(trait.Location),
	Omni(ChooseHouse(Nobody), DiscardCards(Each(Cards.In(Deck, You).TopOf(1))), If(Is(Them, Cards.ChosenHouse()), MakeTokens(1))))

// A creature is destroyed as well if no card was discarded.
var ShakedownSullivan = Creature("shakedown-sullivan", StarAlliance, 4, Traits(trait.Human),
	Reap(
		Take(Choose(Creatures).As(A)), DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1))),
		If(Is(Them, Cards.SharesHouse(A)), Controller.Gains(N(1))).Else(Destroy(A))))

var StrongerTogether = Action("stronger-together", StarAlliance, Amber(1),
	Play(Ready(Creatures.House(StarAlliance).BetweenOtherHouses(StarAlliance))))

var TemporalPurge = Action("temporal-purge", StarAlliance, Amber(1),
	Play(FlipUp(Creatures.Tokens())))

var BadgeOfUnity = Upgrade("badge-of-unity", StarAlliance,
	Constantly(AlsoBelongs(Host, StarAlliance)))

var Camaraderie = Action("camaraderie", StarAlliance, Amber(1),
	Play(Exhaust(Choose(Creatures.Friendly().House(StarAlliance))),
		IfYouDo(Draw(Count(Creatures.NeighborOf(It).NotHouse(StarAlliance)).Times(2)))))

var CollectorBoren = Creature("collector-boren", StarAlliance, 3, Traits(trait.Human),
	Play(ReturnToHand(Choose(Upgrades.In(Discard, You)))),
	Reacts(IsAttached(Upgrades, Cards).With(This), Ready(This)))

var FOFTransponder = Upgrade("fof-transponder", StarAlliance,
	Constantly(Gives(Host, WithHeading(OnDestroyed, MakeTokens(1), IfYouDo(Attach(Giver, Them))))))

var GanymedeOutpost = Artifact("ganymede-outpost", StarAlliance, Amber(1), Traits(trait.Location),
	outpost(Archive(ChooseN(2, Cards.In(Hand, You)))))

var GruntWork = Action("grunt-work", StarAlliance, Amber(1),
	Play(
		LookAtCards(Each(Cards.In(Deck, You).TopOf(3)).As(A)), OneByOne(3, Cards.In(Deck, You).Among(A), Move(It, Deck, OnTop)),
		MakeTokens(1)))

var QuintrinoWarp = Action("quintrino-warp", StarAlliance,
	Play(
		Take(Choose(Creatures.Friendly()).As(A)), Take(Choose(Creatures.Enemy()).AddTo(A)),
		Destroy(Each(Cards.Among(A)).AndAlso(Each(Creatures.SharesHouse(A)))),
		You.GainsChains(1)))

var SV3Lander = Artifact("sv3-lander", StarAlliance, Traits(trait.Vehicle),
	Play(MakeTokens(1)),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().Tokens(), 0, ActAny)))))

var CPOZytar = Creature("cpo-zytar", StarAlliance, 4, Armor(1), Traits(trait.Scientist, trait.Proximan, trait.Alien),
	Enhances(DamageIcon, DrawIcon, DrawIcon))

var EchoReflector = Upgrade("echo-reflector", StarAlliance, Amber(1),
	Constantly(Gives(Host, Static(KeysCost(Opponent, 3)))))

var FriendlyGuide = Creature("friendly-guide", StarAlliance, 3, Traits(trait.Alien), Has(Elusive),
	Reacts(Uses(You, Creatures.NeighborOf(This)), May(Use(This))))

var FutureBooster = Artifact("future-booster", StarAlliance, Amber(1), Traits(trait.Item),
	Omni(LookAtCards(Each(Cards.In(Deck, You).TopOf(1))), May(Move(It, Deck, AtBottom))))

var PhotonBlast = Action("photon-blast", StarAlliance,
	Play(Deal(2, Choose(Creatures)).WithSplash(1), If(Compares(CountIn(Them, Creatures.Is(WasKilled)), AtLeast, 1), MakeTokens(1))))

var PYR0 = Creature("pyr*0", StarAlliance, 3, Traits(trait.Robot), HasN(SplashAttack, 3),
	OrUpgrade(Constantly(GetsN(Host, SplashAttack, 3))))

var RecordedHistory = Action("recorded-history", StarAlliance, Amber(1),
	Play(
		Reveal(UpTo(3, Cards.In(Hand, You)).OfDifferent(OfHouse)), Archive(Them)))

var RogueOperation = Action("rogue-operation", StarAlliance,
	Play(DiscardCards(Each(Cards.In(Deck, You).TopOf(2))), Steal(Among(HousesAmong, Cards.In(Discard, You).Among(Them)))))

var ScoutChiefKorijir = Creature("scout-chief-korijir", StarAlliance, 2, Traits(trait.Krxix, trait.Alien),
	Heading(OnPlay|OnFight|OnReap, MakeTokens(1)))

var SpecialistGuthrak = Creature("specialist-guthrak", StarAlliance, 3, Traits(trait.Handuhan, trait.Alien), Has(Skirmish),
	Heading(OnFight|OnReap, Capture(Among(HousesAmong, Creatures.Among(This).Or(Creatures.NeighborOf(This))), This)))

var Teamwork = Action("teamwork", StarAlliance,
	Play(MakeTokens(1), If(moreEnemies, Archive(This))))

var Uplink = Upgrade("uplink", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnAction, MakeTokens(Count(Creatures.NeighborOf(This).NotHouse(StarAlliance)))))))

var Aemberling = TokenCreature("æmberling", StarAlliance, 1, Traits(trait.Sylicate),
	Constantly(Cannot(This, ActReap)),
	Constantly(SpendableItself(You, This)))

var Cadet = TokenCreature("cadet", StarAlliance, 1, Traits(trait.Human),
	Destroyed(Ready(Strongest(1, Creatures.NeighborOf(This)))))

var Explorer = TokenCreature("explorer", StarAlliance, 2, Traits(trait.Alien),
	Reap(LookAtCards(Each(Cards.In(Deck, You).TopOf(1))), May(DiscardCards(It))))

var B0T = TokenCreature("b0-t", StarAlliance, 1, Traits(trait.Robot),
	Act(Use(Choose(Creatures.Friendly().NotHouse(StarAlliance)))))

var NearFutureLens = Artifact("near-future-lens", StarAlliance, Traits(trait.Item),
	Constantly(Rule(TopRevealed, You)),
	Omni(PlayCard(Each(Cards.In(Deck, You).TopOf(1)))))
