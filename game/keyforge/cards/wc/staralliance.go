package wc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	ArmsmasterMolina, ChiefEngineerWalls, CloakingDongle, ComOfficerKirby, CommanderChan, ExploRover,
	FirstOfficerFrane, LieutenantKhrkhar, LightOfTheArchons, MedicIngram, MolinasBlaster, RedAlert,
	SciOfficerQincan, SensorChiefGarcia, StealthMode, Zap, Calv1N, CXOTaber, ForceField, HelmsmanSpears,
	InformationOfficerGray, LayOfTheLand, NavigatorAli, NurseSoto, Quadracorder, QuintrinoFlux,
	SciOfficerMorpheus, Stunner, TacticalOfficerMoon, TransporterPlatform, UniversalTranslator, Xenotraining,
	Aembertracker, BookOfLeQ, CaptainValJericho, CrashMuldoon, DisruptionField, DoctorDriscoll, EncounterSuit,
	ForgingAnAlliance, GalacticCensus, GeneralOrder24, OperationsOfficerYshi, PeaceAccord,
	PlasmaNozzle, PsionicOfficerLang, QuixxleStone, SpecialAgentFingers, TachyonPulse, TechivorePulpate,
	UnchartedLands, UnitedAction, WeCanAllWin, ChansBlaster, FranesBlaster, GarciasBlaster, IngramsBlaster,
	KhrkharsBlaster, KirbysBlaster, QincansBlaster, WallsBlaster,
}

var ArmsmasterMolina = Creature("armsmaster-molina", StarAlliance, 4, Traits(trait.Human), HasN(Hazardous, 3),
	Constantly(GetsN(Creatures.NeighborOf(This), Hazardous, 3)))

var ChiefEngineerWalls = Creature("chief-engineer-walls", StarAlliance, 2, Traits(trait.Human), Has(Elusive),
	Heading(OnPlay|OnFight|OnReap, May(ReturnToHand(Choose(Upgrades.In(Discard, You).Or(Cards.In(Discard, You).Trait(trait.Robot)))))))

var CloakingDongle = Upgrade("cloaking-dongle", StarAlliance, Amber(1),
	Constantly(Gets(Host, Elusive), Gets(Creatures.NeighborOf(Host), Elusive)))

var ComOfficerKirby = Creature("com-officer-kirby", StarAlliance, 3, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, Lasts(RestOfTurn, Static(Allow(MayPlayOther, NonCreatures.NotHouse(StarAlliance), 1, 0)))))

var CommanderChan = Creature("commander-chan", StarAlliance, 4, Traits(trait.Human),
	Heading(OnFight|OnReap, Use(Choose(Creatures.Friendly().Except()))))

var ExploRover = Creature("explo-rover", StarAlliance, 3, Traits(trait.Robot), Has(Skirmish),
	OrUpgrade(Constantly(Gets(Host, Skirmish))))

var FirstOfficerFrane = Creature("first-officer-frane", StarAlliance, 4, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, Capture(1, Choose(Creatures.Friendly()))))

var LieutenantKhrkhar = Creature("lieutenant-khrkhar", StarAlliance, 5, Traits(trait.Alien, trait.Handuhan),
	Has(Taunt), HasN(Hazardous, 3))

var LightOfTheArchons = Upgrade("light-of-the-archons", StarAlliance, Amber(1),
	Constantly(Power(Host, Count(Upgrades.On(Host))), MoreArmor(Host, Count(Upgrades.On(Host)))))

var MedicIngram = Creature("medic-ingram", StarAlliance, 3, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, May(Heal(3, Choose(Creatures)), Ward(It))))

// blaster makes an upgrade that shoots, or moves to its officer and then does
// something more.
func blaster(id, officer string, then ...Effect) *Card {
	return Upgrade(id, StarAlliance, Amber(1),
		Constantly(Gives(Host, WithHeading(OnFight|OnReap, May(ChooseOneOf(
			Do(Deal(2, Choose(Creatures))),
			Do(Attach(Giver, Choose(Creatures.Named(officer))))))))),
		Reacts(Attaches(This, Creatures.Named(officer)), then...))
}

var MolinasBlaster = blaster("molina-s-blaster", "armsmaster-molina", May(Deal(3, Choose(Creatures))))

var RedAlert = Action("red-alert", StarAlliance,
	Play(Deal(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly())), Creatures.Enemy())))

var SciOfficerQincan = Creature("sci-officer-qincan", StarAlliance, 2, Traits(trait.Alien, trait.Proximan, trait.Scientist), Has(Elusive),
	Reacts(ChoosesHouse(AnyPlayer), If(ThereIsNo(Cards.ActiveHouse()), Steal(1))))

var SensorChiefGarcia = Creature("sensor-chief-garcia", StarAlliance, 3, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 2)))))

var StealthMode = Action("stealth-mode", StarAlliance, Amber(1),
	Play(Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, ActionCards)))))

var Zap = Action("zap", StarAlliance, Amber(1),
	Play(ForEach(Among(HousesAmong, Creatures), Deal(1, Choose(Creatures)))))

var Calv1N = Creature("calv-1n", StarAlliance, 2, Armor(1), Traits(trait.Robot),
	Heading(OnFight|OnReap, Draw(1)),
	OrUpgrade(Constantly(Gives(Host, WithHeading(OnFight|OnReap, Draw(1))))))

var CXOTaber = Creature("cxo-taber", StarAlliance, 3, Traits(trait.Alien, trait.Krxix),
	Heading(OnFight|OnReap, Lasts(RestOfTurn, Static(AllowEither(Cards.NotHouse(StarAlliance), 1)))))

var ForceField = Upgrade("force-field", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Ward(This)))))

var HelmsmanSpears = Creature("helmsman-spears", StarAlliance, 2, Traits(trait.Human),
	Heading(OnFight|OnReap, DiscardCards(AnyNumber(Cards.In(Hand, You))), Draw(AffectedCount)))

var InformationOfficerGray = Creature("information-officer-gray", StarAlliance, 4, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, May(Reveal(Choose(Cards.In(Hand, You).NotHouse(StarAlliance))), IfYouDo(Archive(It)))))

// scout looks at the top of your deck and puts it back in any order: what is not
// put on top stays below in the order in which it lay.
var scout = Do(
	LookAtCards(Each(Cards.In(Deck, You).TopOf(3)).As(A)),
	OneByOne(3, Cards.In(Deck, You).Among(A), Move(It, Deck, OnTop)))

var LayOfTheLand = Action("lay-of-the-land", StarAlliance, Amber(1), Play(append(scout[:2:2], Draw(1))...))

var NavigatorAli = Creature("navigator-ali", StarAlliance, 3, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, scout...))

var NurseSoto = Creature("nurse-soto", StarAlliance, 3, Traits(trait.Human), Has(Deploy),
	Heading(OnPlay|OnFight|OnReap, Heal(3, Creatures.NeighborOf(This))))

var Quadracorder = Upgrade("quadracorder", StarAlliance,
	Constantly(KeysCost(Opponent, Among(HousesAmong, Creatures.Friendly()).UpTo(3))))

var QuintrinoFlux = Action("quintrino-flux", StarAlliance,
	Play(
		Take(Choose(Creatures.Friendly()).As(A)),
		Take(Choose(Creatures.Enemy()).As(B)),
		Destroy(Creatures.Power(Equal, Of(PowerOf, A)).Or(Creatures.Power(Equal, Of(PowerOf, B))))))

var SciOfficerMorpheus = Creature("sci-officer-morpheus", StarAlliance, 2, Armor(1), Traits(trait.Shapeshifter, trait.Scientist),
	Reacts(Plays(You, Creatures), Trigger(OnPlay, Subject)))

var Stunner = Upgrade("stunner", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight|OnReap, May(Stun(Choose(Creatures)))))))

// Moving each creature to a place of your choice gives any order of the line.
var TacticalOfficerMoon = Creature("tactical-officer-moon", StarAlliance, 4, Traits(trait.Human), HasN(Assault, 2),
	Play(May(ChoosePlayer(), Reposition(Creatures.ControlledBy(Chosen), Anywhere))))

var TransporterPlatform = Artifact("transporter-platform", StarAlliance, Amber(1), Traits(trait.Location),
	Act(ReturnToHand(Choose(Creatures.Friendly()).As(A).AndAlso(Each(Upgrades.On(A))))))

var UniversalTranslator = Upgrade("universal-translator", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight|OnReap, Use(Choose(Creatures.Friendly().NotHouse(StarAlliance)))))))

var Xenotraining = Action("xenotraining", StarAlliance, Amber(1),
	Play(ForEach(Among(HousesAmong, Creatures.Friendly()), Capture(1, Choose(Creatures.Friendly())))))

var Aembertracker = Creature("æmbertracker", StarAlliance, 4, Traits(trait.Beast),
	Play(Deal(2, Creatures.Enemy().WithAmber(1)).IgnoringArmor()))

var BookOfLeQ = Artifact("book-of-leq", StarAlliance, Traits(trait.Item),
	Act(
		Reveal(Each(Cards.In(Deck, You).TopOf(1))),
		If(Is(It, Cards.NotHouse(StarAlliance)), BecomesActiveHouse(It)).Else(EndTurn())))

var CaptainValJericho = Creature("captain-val-jericho", StarAlliance, 5, Armor(1), Traits(trait.Human, trait.Leader),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Allow(MayPlayOther, Cards.IsNot(IsActiveHouse), 1, 0)))

var CrashMuldoon = Creature("crash-muldoon", StarAlliance, 3, Traits(trait.Human, trait.Pilot), Has(Deploy),
	Constantly(Modify(EntersReady, This)),
	Act(Use(Choose(Creatures.NeighborOf(This).NotHouse(StarAlliance)))))

var DisruptionField = Upgrade("disruption-field", StarAlliance, Amber(1),
	Constantly(
		KeysCost(Opponent, Counters(DisruptionCounter, This)),
		Gives(Host, WithHeading(OnFight|OnReap, Put(1, DisruptionCounter, Giver)))))

var DoctorDriscoll = Creature("doctor-driscoll", StarAlliance, 3, Traits(trait.Human, trait.Scientist), Has(Elusive),
	Act(Heal(2, Choose(Creatures)), Gain(AffectedCount)))

var EncounterSuit = Upgrade("encounter-suit", StarAlliance,
	Reacts(ResolvesPlay(Nobody, ActionCards), Ward(Host)))

var ForgingAnAlliance = Action("forging-an-alliance", StarAlliance, Amber(1),
	Play(ForgeKey(N(7).Less(Among(HousesAmong, Cards).UpTo(6)))))

var GalacticCensus = Action("galactic-census", StarAlliance, Amber(1),
	Play(
		If(Compares(Among(HousesAmong, Creatures), AtLeast, 6), Gain(3)).Else(
			If(Compares(Among(HousesAmong, Creatures), Equal, 5), Gain(2)).Else(
				If(Compares(Among(HousesAmong, Creatures), AtLeast, 3), Gain(1))))))

var GeneralOrder24 = Artifact("general-order-24", StarAlliance, Traits(trait.Law),
	Reacts(TurnStarts(EachPlayer), If(ThereIs(Creatures.ControlledBy(EventWho)),
		EventWho.Does(Destroy(Choose(Creatures.Friendly()).As(A).AndAlso(Each(Creatures.SharesHouse(A)))))).Else(Destroy(This))))

var OperationsOfficerYshi = Creature("operations-officer-yshi", StarAlliance, 4, Armor(2), Traits(trait.Spirit), Has(Taunt),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnFight|OnReap, Capture(1, This)))))

var PeaceAccord = Artifact("peace-accord", StarAlliance, Traits(trait.Law),
	Play(EachPlayer.Gains(N(2))),
	Reacts(Fights(Creatures), Controller.Loses(N(4)), Destroy(This)))

var PlasmaNozzle = Upgrade("plasma-nozzle", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnBeforeFight, Deal(2, Other).WithSplash(2)))))

var PsionicOfficerLang = Creature("psionic-officer-lang", StarAlliance, 3, Traits(trait.Human),
	Reacts(Reaps(Creatures.Enemy()), Archive(Each(Cards.In(Deck, You).TopOf(1)))))

var QuixxleStone = Artifact("quixxle-stone", StarAlliance, Amber(1), Traits(trait.Item),
	Constantly(CannotPlayWhile(EachPlayer, Creatures, Compares(Count(Creatures.Friendly()), More, Count(Creatures.Enemy())))))

var SpecialAgentFingers = Creature("special-agent-fingers", StarAlliance, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Act(Steal(1)))

var TachyonPulse = Action("tachyon-pulse", StarAlliance, Amber(1),
	Play(Destroy(ArtifactCards), Exhaust(Creatures.Is(HasUpgrade))))

var TechivorePulpate = Creature("techivore-pulpate", StarAlliance, 5, Traits(trait.Jelly),
	Reacts(ChoosesHouse(AnyPlayer), Destroy(ArtifactCards.ActiveHouse())))

var UnchartedLands = Artifact("uncharted-lands", StarAlliance, Traits(trait.Location),
	Play(Exalt(6, This)),
	Constantly(Gives(Creatures.House(StarAlliance), WithHeading(OnReap, TakeAmber(1, Giver, You)))))

var UnitedAction = Action("united-action", StarAlliance, Has(Alpha),
	Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.OfHouseInPlay(You), 0, 0))),
		Lasts(RestOfTurn, Static(Forbid(CannotUse, You, Cards)))))

var WeCanAllWin = Action("we-can-all-win", StarAlliance, Amber(1),
	Play(Lasts(ThroughYourNext, Static(KeysCost(EachPlayer, -2)))))

var ChansBlaster = blaster("chan-s-blaster", "commander-chan", May(Use(Choose(Creatures.Friendly().NotAmong(Other)))))

var FranesBlaster = blaster("frane-s-blaster", "first-officer-frane", TakeAllAmber(Other, You))

var GarciasBlaster = blaster("garcia-s-blaster", "sensor-chief-garcia", Steal(1))

var IngramsBlaster = blaster("ingram-s-blaster", "medic-ingram", FullyHeal(Choose(Creatures)))

var KhrkharsBlaster = blaster("khrkhar-s-blaster", "lieutenant-khrkhar", Ward(Other))

var KirbysBlaster = blaster("kirby-s-blaster", "com-officer-kirby", Draw(2))

var QincansBlaster = blaster("qincan-s-blaster", "sci-officer-qincan", May(Archive(Choose(Creatures))))

var WallsBlaster = blaster("walls--blaster", "chief-engineer-walls",
	ForEach(Count(Upgrades.On(Other)), Stun(Choose(Creatures))))
