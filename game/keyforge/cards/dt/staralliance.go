package dt

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	FiveC077EvilTwin, CROfficerHawkinsEvilTwin, CH337AEvilTwin, ColonistChapmanEvilTwin, OperativeEspionEvilTwin,
	RocketeerTryskaEvilTwin, ShieldULaterEvilTwin, ComOfficerHings, ComOfficerGross, FiveC077, Ceaseforge, D1V3Pod,
	ExploratoryCraft, MakeItSo, ProfEmeritusKering, TheUlfberhtDevice, AgentSepdia, CH337A, ColonistChapman,
	SabotageMission, SelectivePreservation, StaticCollectionArray, T3R35A, TogetherCard, AemberVac, BiomeDiscovery,
	CROfficerHawkins, DiplomatAgung, GrandAllianceCouncil, LieutenantValmart, OfficersBlaster, OperativeEspion,
	RocketeerTryska, ShieldULater, Technobabble, UnityOrDiscord,
}

// growsOrShrinks is what both kinds of 5C077 may do last.
var growsOrShrinks = May(ChooseOneOf(Do(Put(1, PowerCounter, This)), Do(Remove(1, PowerCounter, This))))

var FiveC077EvilTwin = Creature("5c077-evil-twin", StarAlliance, 2, Traits(trait.Robot),
	Reap(Destroy(Choose(Creatures.Except().Power(Equal, Of(PowerOf, This)))), growsOrShrinks))

var CROfficerHawkinsEvilTwin = Creature("cr-officer-hawkins-evil-twin", StarAlliance, 2, Traits(trait.Human), Has(Deploy),
	Play(Opponent.Loses(Count(Creatures.NeighborOf(This).NotHouse(StarAlliance)))))

var CH337AEvilTwin = Creature("ch-337a-evil-twin", StarAlliance, 3, Traits(trait.Robot), Has(Skirmish),
	AsLongAs(Tide(You), Gets(Creatures.NeighborOf(This), Skirmish)))

var ColonistChapmanEvilTwin = Creature("colonist-chapman-evil-twin", StarAlliance, 3, Traits(trait.Human), Has(Elusive),
	Play(CaptureAllFrom(EachPlayer, This)))

var OperativeEspionEvilTwin = Creature("operative-espion-evil-twin", StarAlliance, 4, Traits(trait.Alien), Has(Elusive),
	Reacts(Raises(AnyPlayer), EventWho.Does(If(OnYourTurn, May(Deal(3, Choose(Creatures)))))))

var RocketeerTryskaEvilTwin = Creature("rocketeer-tryska-evil-twin", StarAlliance, 4, Traits(trait.Human), Has(Skirmish),
	AsLongAs(Tide(You), Modify(EntersReady, This)))

var ShieldULaterEvilTwin = Creature("shield-u-later-evil-twin", StarAlliance, 5, Traits(trait.Robot),
	OrUpgrade(Constantly(LosesArmor(Host), Power(Host, -2))))

// seeks lets you search your deck for the other of two officers, who need not be found
// (K15.12).
func seeks(other string) Option {
	return Play(Reveal(Search(1, Cards.In(Deck, You).Named(other))), ReturnToHand(It), ShuffleDeck(You))
}

var ComOfficerHings = Creature("com-officer-hings", StarAlliance, 3, Traits(trait.Human),
	seeks("com-officer-gross"),
	Heading(OnFight|OnReap, Draw(Count(Creatures.Between(This, "com-officer-gross")))))

var ComOfficerGross = Creature("com-officer-gross", StarAlliance, 3, Traits(trait.Human),
	seeks("com-officer-hings"),
	Heading(OnFight|OnReap, Put(1, PowerCounter, Creatures.Between(This, "com-officer-hings"))))

var FiveC077 = Creature("5c077", StarAlliance, 2, Traits(trait.Robot),
	Reap(Ready(Choose(Creatures.Friendly().Except().Power(Equal, Of(PowerOf, This)))), Use(It), growsOrShrinks))

var Ceaseforge = Artifact("ceaseforge", StarAlliance, Amber(1), Traits(trait.Law),
	Play(Put(2, TimeCounter, This)),
	Constantly(Rule(CannotForge, EachPlayer)),
	Reacts(TurnStarts(You), Remove(1, TimeCounter, This), If(Compares(Counters(TimeCounter, This), Equal, 0), Destroy(This))))

var D1V3Pod = Upgrade("d1-v3-pod", StarAlliance,
	AsLongAs(Tide(You), Gets(Host, Skirmish)),
	AsLongAs(LowTide(You), Gets(Host, Elusive)))

var ExploratoryCraft = Artifact("exploratory-craft", StarAlliance, Traits(trait.Ship),
	Act(Exhaust(UpTo(3, Creatures.Friendly())), Draw(Among(HousesAmong, Creatures.Among(Them)))))

var MakeItSo = Action("make-it-so", StarAlliance, Amber(1),
	Play(Repeat(Is(A, Cards.ChosenHouse()),
		ChooseHouse(Nobody),
		Reveal(Each(Cards.In(Deck, You).TopOf(1)).As(A)),
		If(Is(A, Cards.ChosenHouse()), Draw(1)))))

var ProfEmeritusKering = Creature("prof-emeritus-kering", StarAlliance, 1, Traits(trait.Human), Has(Deploy),
	Heading(OnPlay|OnFight|OnReap,
		Use(Choose(Creatures.NeighborOf(This)).As(A)),
		If(Tide(You), Use(Choose(Creatures.NeighborOf(This).NotAmong(A))))))

var TheUlfberhtDevice = Artifact("the-ulfberht-device", StarAlliance, Amber(1), Traits(trait.Item),
	Constantly(CannotChooseAgain(EachPlayer)))

var AgentSepdia = Creature("agent-sepdia", StarAlliance, 4, Armor(1), Traits(trait.Aquan),
	Heading(OnFight|OnReap, Deal(1, Choose(Creatures)), If(Tide(You), Stun(It))))

var CH337A = Creature("ch-337a", StarAlliance, 3, Traits(trait.Robot), Has(Elusive),
	AsLongAs(Tide(You), Gets(Creatures.NeighborOf(This), Elusive)))

var ColonistChapman = Creature("colonist-chapman", StarAlliance, 3, Traits(trait.Human), Has(Taunt),
	Constantly(Gives(Creatures.NeighborOf(This).NotHouse(StarAlliance), WithHeading(OnReap, Gain(1)))))

var SabotageMission = Action("sabotage-mission", StarAlliance, Amber(1),
	Play(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, Among(PowersAmong, Creatures.Friendly()))))))

var SelectivePreservation = Action("selective-preservation", StarAlliance,
	Play(Take(OneOfEach(OfPower, Creatures).As(A)), Destroy(Creatures.NotAmong(A))))

var StaticCollectionArray = Artifact("static-collection-array", StarAlliance, Amber(1), Traits(trait.Item),
	AsLongAs(Tide(You), KeysCost(You, -1)),
	AsLongAs(LowTide(You), KeysCost(You, 1)))

var T3R35A = Creature("t3r-35a", StarAlliance, 3, Traits(trait.Robot),
	AsLongAs(ThereIs(Creatures.NeighborOf(This).ActiveHouse()), Modify(AnyHouseUse, This)),
	OrUpgrade(AsLongAs(ThereIs(Creatures.NeighborOf(Host).ActiveHouse()), Modify(AnyHouseUse, Host))))

// joins lets you play a card of another house at once.
func joins() Effect { return May(PlayCard(Choose(Cards.In(Hand, You).NotHouse(StarAlliance)))) }

var TogetherCard = Action("together", StarAlliance, Play(joins(), If(Tide(You), joins())))

var AemberVac = Upgrade("æmber-vac", StarAlliance,
	Play(You.RaisesTide()),
	Constantly(Gives(Host, After(TurnStarts(You), If(Tide(You), Capture(2, This))))))

var BiomeDiscovery = Action("biome-discovery", StarAlliance, Amber(1),
	Play(If(Tide(You),
		May(LookAtCards(Each(Cards.In(Deck, You).TopOf(2)).As(A)), DiscardCards(Choose(Cards.In(Deck, You).Among(A)))),
	).Else(You.RaisesTide())))

var CROfficerHawkins = Creature("cr-officer-hawkins", StarAlliance, 2, Traits(trait.Human), Has(Deploy),
	Play(Gain(Count(Creatures.NeighborOf(This).NotHouse(StarAlliance)))))

var DiplomatAgung = Creature("diplomat-agung", StarAlliance, 2, Traits(trait.Alien, trait.Krxix),
	Heading(OnPlay|OnFight|OnReap,
		Take(Choose(Creatures.Friendly()).As(A)),
		ChooseHouse(Nobody),
		LastsFor(RestOfTurn, A, Static(AlsoOfChosenHouse(TheSubjects)))))

var GrandAllianceCouncil = Action("grand-alliance-council", StarAlliance,
	Play(Take(OneOfEach(OfHouse, Creatures).As(A)), Destroy(Creatures.NotAmong(A))))

var LieutenantValmart = Creature("lieutenant-valmart", StarAlliance, 3, Traits(trait.Alien, trait.Scientist),
	Heading(OnPlay|OnFight|OnReap, If(Tide(You), Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 3))))))

var OfficersBlaster = Upgrade("officer-s-blaster", StarAlliance, Amber(1),
	Constantly(
		Power(Host, 2),
		Gives(Host, WithHeading(OnDestroyed, Attach(Giver, Creatures.NeighborOf(This).ToTheRightOf(This))))))

var OperativeEspion = Creature("operative-espion", StarAlliance, 4, Traits(trait.Alien), Has(Elusive),
	Reacts(Raises(AnyPlayer), EventWho.Does(If(OnYourTurn, May(Use(Choose(Creatures.Friendly())))))))

var RocketeerTryska = Creature("rocketeer-tryska", StarAlliance, 4, Traits(trait.Human),
	AsLongAs(Tide(You), Modify(EntersReady, Creatures.NeighborOf(This))))

var ShieldULater = Creature("shield-u-later", StarAlliance, 3, Armor(2), Traits(trait.Robot),
	OrUpgrade(Constantly(MoreArmor(Host, 2))))

var Technobabble = Action("technobabble", StarAlliance, Amber(1),
	Play(Stun(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A).SharesHouse(A))))))

var UnityOrDiscord = Action("unity-or-discord", StarAlliance,
	Play(ChooseOneOf(
		Do(Use(Choose(Creatures.Friendly().NotHouse(StarAlliance)))),
		Do(ReturnToHand(UpTo(2, Creatures.Friendly()).As(A).AndAlso(Each(Upgrades.On(A))))))))
