package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	Anachronometer, CurseOfObstinacy, JackpotGreene, MissileOfficerMyers, MultiDimensionalRescue, Necromorph,
	ParadoxShield, ThreeLLI0T, AlienHorror, BadChemistry, CorporalBridger, EventHorizon, Pentacorder, PrototypeHarness,
	StaffSergeantRhea, SeanceScanner, ComOfficerPalik, EssenceEntangler, IntoTheWarp, LieutenantHalasta,
	ModularExoskeleton, PerimeterAlarm, ProtonSiphon, QuartermasterBotty, RetrotechnicianLe,
	StrengthFromDiversity, TriangulatorNewsome, Unprepared,
}

// crew are your creatures of other houses.
var crew = Creatures.Friendly().NotHouse(StarAlliance)

var Anachronometer = Upgrade("anachronometer", StarAlliance,
	Constantly(Gives(Host, WithHeading(OnFight|OnReap,
		ShuffleDiscardIn(You), Draw(1),
		ForEach(Count(Cards.In(Discard, Opponent)), DiscardCards(Each(Cards.In(Deck, You).TopOf(1))))))))

var CurseOfObstinacy = Artifact("curse-of-obstinacy", StarAlliance, Traits(trait.Curse), Has(Treachery),
	Reacts(TurnEnds(You), Stun(Creatures.Friendly().NotOnFlank().Is(SharesNeighbor))))

var JackpotGreene = Creature("jackpot-greene", StarAlliance, 2, Traits(trait.Krxix, trait.Alien),
	Reacts(Reaps(Creatures),
		DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1))), If(Is(Them, Cards.House(StarAlliance)), Gain(1))))

// Its Scrap was corrected (erratum).
var MissileOfficerMyers = Creature("missile-officer-myers", StarAlliance, 3, Traits(trait.Human), Has(Deploy),
	Heading(OnPlay|OnReap, Trigger(OnPlay, Choose(Creatures.NeighborOf(This)))),
	Scrap(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.IsNot(IsActiveHouse), 1, 0)))))

var MultiDimensionalRescue = Action("multi-dimensional-rescue", StarAlliance,
	Play(
		ReturnToHand(Choose(ActionCards.In(Discard, You)).AndAlso(Choose(ArtifactCards.In(Discard, You)).AndAlso(
			Choose(Creatures.In(Discard, You)).AndAlso(Choose(Upgrades.In(Discard, You)))))),
		Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.NotHouse(StarAlliance), 1, 0))),
		Purge(This)))

var Necromorph = Creature("necromorph", StarAlliance, 5, Traits(trait.Shapeshifter, trait.Alien),
	Bears(DestroyedInstead(This, FullyHeal(This), Destroy(Choose(Creatures.NeighborOf(This).NotHouse(StarAlliance)))).If(
		ThereIs(Creatures.NeighborOf(This).NotHouse(StarAlliance)))))

// tops discards as many cards from the top of your deck as the power of this creature.
var tops = ForEach(Of(PowerOf, This), DiscardCards(Each(Cards.In(Deck, You).TopOf(1))))

// lasts is that your deck has enough cards for that.
var lasts = Compares(Count(Cards.In(Deck, You)), AtLeast, Of(PowerOf, This))

// It heals first: until then the creature would be destroyed again.
var ParadoxShield = Upgrade("paradox-shield", StarAlliance,
	Constantly(
		Gives(Host, DestroyedInstead(This, FullyHeal(This), tops, Destroy(Giver)).If(lasts)),
		Gives(Host, WithHeading(OnDestroyed, If(Not(lasts), tops)))))

var ThreeLLI0T = Creature("3ll-i0t", StarAlliance, 4, Traits(trait.Robot),
	Heading(OnPlay|OnFight|OnReap, May(PlayCard(Choose(Upgrades.In(Discard, You))).On(This))),
	Scrap(ShuffleIn(Upgrades)))

var AlienHorror = Creature("alien-horror", StarAlliance, 3, Traits(trait.Alien),
	AsLongAs(IsHaunted(You), Power(This, 7)),
	Fight(Capture(1, Creatures.NeighborOf(This))))

var BadChemistry = Action("bad-chemistry", StarAlliance, Amber(1),
	Play(Stun(Creatures.Is(SharesNeighbor))))

var CorporalBridger = Creature("corporal-bridger", StarAlliance, 4, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, Lasts(RestOfTurn, Static(Allow(MayUseOther, crew, 1, 0)))))

var EventHorizon = Action("event-horizon", StarAlliance, Amber(1),
	Play(
		Repeat(Both(IsNot(It, ActionCards), ThereIs(Cards.In(Deck, You))), DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, ActionCards), PlayCard(Them))))

var Pentacorder = Upgrade("pentacorder", StarAlliance,
	Constantly(Gives(Host, Static(KeysCost(Opponent, Among(HousesAmong, Creatures.Friendly()))))))

var PrototypeHarness = Upgrade("prototype-harness", StarAlliance, Amber(1),
	Constantly(Power(Host, 6), Gives(Host, After(TurnStarts(You), Deal(1, This)))))

var StaffSergeantRhea = Creature("staff-sergeant-rhea", StarAlliance, 3, Traits(trait.Human),
	Constantly(UsableAs(Creatures.NeighborOf(This), StarAlliance)),
	Scrap(Ready(Choose(Creatures.Friendly())), Use(It)))

var SeanceScanner = Artifact("séance-scanner", StarAlliance, Traits(trait.Item), Enhances(AmberIcon, DiscardIcon, DiscardIcon),
	Act(If(IsHaunted(You), Use(Choose(crew)))))

var ComOfficerPalik = Creature("com-officer-palik", StarAlliance, 3, Traits(trait.Alien), Has(Versatile),
	Heading(OnFight|OnReap, Capture(1, Choose(Creatures.Friendly()))))

var EssenceEntangler = Upgrade("essence-entangler", StarAlliance, Amber(1),
	Constantly(Power(Host, Of(AmberOn, Host).Times(-1))),
	Scrap(MoveAmber(1, Choose(Creatures).As(A), Choose(Creatures.NotAmong(A)))))

// A creature that shares a house with either card is destroyed (erratum).
var IntoTheWarp = Action("into-the-warp", StarAlliance,
	Play(DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(1))), Destroy(Creatures.SharesHouse(Them))))

var LieutenantHalasta = Creature("lieutenant-halasta", StarAlliance, 3, Traits(trait.Human),
	Reap(Stun(Choose(Creatures))),
	Scrap(Stun(Strongest(1, Creatures.Enemy()))))

var ModularExoskeleton = Upgrade("modular-exoskeleton", StarAlliance,
	Constantly(Power(Host, 4)),
	Bears(After(TurnStarts(You), May(ReturnToHand(This))).FromDiscard()))

var PerimeterAlarm = Action("perimeter-alarm", StarAlliance,
	Play(Use(Choose(crew)), If(IsHaunted(You), Archive(This))))

var ProtonSiphon = Upgrade("proton-siphon", StarAlliance, Amber(1),
	AsLongAs(IsHaunted(You), GetsN(Host, SplashAttack, 5)))

var QuartermasterBotty = Creature("quartermaster-botty", StarAlliance, 4, Traits(trait.Specter, trait.Robot),
	Heading(OnPlay|OnFight|OnReap, If(IsHaunted(You), Capture(2, This))))

var RetrotechnicianLe = Creature("retrotechnician-le", StarAlliance, 2, Traits(trait.Human),
	AsLongAs(IsHaunted(You), Modify(EntersReady, This)),
	Reap(May(PlayCard(Choose(Creatures.In(Discard, You))))))

var StrengthFromDiversity = Action("strength-from-diversity", StarAlliance, Amber(1), Enhances(CaptureIcon, DiscardIcon),
	Play(Capture(1, crew)))

var TriangulatorNewsome = Creature("triangulator-newsome", StarAlliance, 4, Traits(trait.Alien), Has(Deploy),
	Reap(If(IsHaunted(You), TakeAllAmber(Creatures.NeighborOf(This), You))))

var Unprepared = Action("unprepared", StarAlliance, Amber(1),
	Play(ChooseHouse(Nobody), Stun(Creatures.ChosenHouse())))
