package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	CWOTucheay, CosmicRecompense, KajuZhan, KasheekFall, Sample42C, YondarsLog, BridgeOfficerZaro, DigitalSignal,
	FurtherInvestigations, GalacticTariff, GleamingTheCube, OmicronCallen, DAL33T3R, EnsignClark, PrecisionStriker,
	RecoveryOperation, Refit, ReservistJones, SilAT8, SpadeTeller, StrategicFeint,
}

var CWOTucheay = Creature("cwo-tucheay", StarAlliance, 3, Traits(trait.Human),
	Heading(OnPlay|OnReap, FullyHeal(Choose(Creatures.Friendly())), Use(It)))

// The effect that is repeated is the whole one, and only once. As corrected, its Fate lets
// cards be used and discarded.
var CosmicRecompense = Action("cosmic-recompense", StarAlliance,
	Play(ForEachInTurn(2, Deal(3, Choose(Creatures.Enemy())), If(Not(Destroys(It)), Steal(1)))),
	Fate(Lasts(RestOfTurn, Static(Forbid(CannotPlay, You, Cards)))))

var KajuZhan = Creature("kaju-zhan", StarAlliance, 6, Traits(trait.Krxix, trait.Alien),
	Constantly(Modify(PiercesArmor, This), IgnoresOf(This, Taunt)),
	Fight(Move(Choose(Creatures.Enemy()), Deck, OnTop)))

var KasheekFall = Action("kasheek-fall", StarAlliance, Amber(1),
	Play(Destroy(Creatures.Beside(More))),
	Fate(Destroy(Creatures.Beside(Less))))

// As corrected, it is purged only when it forges.
var Sample42C = Artifact("sample-42-c", StarAlliance, Amber(1), Traits(trait.Experiment),
	Act(StoreAmber(1, Opponent, This), If(Compares(Of(AmberOn, This), AtLeast, 4), ForgeFree(), IfYouDo(Purge(This)))),
	Fate(Capture(Half(For(Pool, You)), Strongest(1, Creatures.Enemy()))))

var YondarsLog = Action("yondar-s-log", StarAlliance, Amber(1),
	Play(If(Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly())), Archive(Cards.In(Hand, You)))))

var BridgeOfficerZaro = Creature("bridge-officer-zaro", StarAlliance, 3, Armor(1), Traits(trait.Human),
	Fight(Capture(3, This), IfYouDo(Ready(Choose(Creatures.Friendly().NotTrait(trait.Alien))))))

var DigitalSignal = Action("digital-signal", StarAlliance, Amber(1),
	Play(
		ForEach(Count(Cards.In(Archives, Opponent)), Archive(Choose(Cards.In(Hand, You)))),
		DiscardCards(Cards.In(Archives, Opponent))))

var FurtherInvestigations = Action("further-investigations", StarAlliance, Amber(1),
	Play(Destroy(AnyNumber(Creatures.Friendly())), ForEach(AffectedCount, Archive(Choose(Cards.In(Hand, You))))))

var GalacticTariff = Upgrade("galactic-tariff", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight|OnReap, CaptureFrom(You, 1, This)))))

var GleamingTheCube = Action("gleaming-the-cube", StarAlliance, Amber(1),
	Play(Ready(Choose(Creatures.Friendly())), Use(It)),
	Fate(DiscardCards(Each(Cards.In(Deck, You).TopOf(1))), IfYouDo(BecomesActiveHouse(It))))

var OmicronCallen = Creature("omicron-callen", StarAlliance, 3, Traits(trait.Alien),
	Reap(Destroy(Creatures.Except())),
	Fate(Destroy(Creatures.Friendly().IsNot(SharesNeighbor))))

var DAL33T3R = Creature("dal-33-t3r", StarAlliance, 3, Traits(trait.Robot),
	Reap(ReturnToHand(ChooseN(2, Creatures.Enemy()))),
	Fate(Purge(Strongest(1, Creatures.Friendly()))))

var EnsignClark = Creature("ensign-clark", StarAlliance, 3, Traits(trait.Human), Enhances(AmberIcon, CaptureIcon),
	Fate(Destroy(Choose(ArtifactCards.Friendly()))))

var PrecisionStriker = Creature("precision-striker", StarAlliance, 2, Traits(trait.Robot),
	Heading(OnPlay|OnFight|OnReap,
		DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(3))),
		Move(Choose(Cards.In(Discard, Opponent).Among(Them)), Deck, AtBottom)))

var RecoveryOperation = Action("recovery-operation", StarAlliance,
	Play(
		DiscardCards(Each(Cards.In(Deck, You).BottomOf(3)).As(A)),
		OneByOne(3, Cards.In(Discard, You).Among(A), Move(It, Deck, OnTop))))

var Refit = Action("refit", StarAlliance, Amber(1),
	Play(May(Attach(Choose(Upgrades), Choose(Creatures)))),
	Fate(Take(Choose(Creatures.Friendly().Is(HasUpgrade)).As(A)), Destroy(Choose(Upgrades.On(A)))))

var ReservistJones = Creature("reservist-jones", StarAlliance, 3, Traits(trait.Human), Has(Deploy),
	Play(Capture(Count(Creatures.NeighborOf(This).NotHouse(StarAlliance)).Times(2), This)))

var SilAT8 = Creature("sil-a-t8", StarAlliance, 2, Traits(trait.Robot, trait.Recruiter), Enhances(HouseIcon(StarAlliance)),
	Heading(OnFight|OnReap,
		ForEach(Count(Creatures.NeighborOf(This).House(StarAlliance)), May(Ready(Choose(Creatures.NotTrait(trait.Robot)))))))

var SpadeTeller = Creature("spade-teller", StarAlliance, 2, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap,
		ChooseHouse(Nobody), DiscardCards(Each(Cards.In(Deck, You).TopOf(1))), If(Is(Them, Cards.ChosenHouse()), Gain(1))))

var StrategicFeint = Action("strategic-feint", StarAlliance, Amber(1),
	Play(Deal(1, ChooseN(2, Creatures.Enemy())), Exhaust(It)),
	Fate(
		DiscardCards(Each(Cards.In(Deck, You).TopOf(1))),
		LastsFor(RestOfTurn, Them, Static(Forbid(CannotPlay, You, Cards.SharesType(TheSubjects))))))
