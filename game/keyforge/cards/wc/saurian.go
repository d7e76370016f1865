package wc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{
	AxiomOfGrisk, BrutodonAuxiliary, ChantOfHubris, ImperialScutum, Imperium, LegatusRaptor,
	OdoacThePatrician, PhalanxStrike, PraefectusLudo, QuestorJarta, RhetorGallim, SenatorShrix,
	TheGoldenSpiral, TheroCenturion, Tribute, TricerianLegionary, AncientPower, CenturionStenopius,
	CityStateInterest, DracoPraeco, Exile, Gargantodon, LibraryOfPolliasaurus, OratorHissaro,
	Paraguardian, Philophosaurus, RegrettableMeteor, SicSemperTyrannosaurus, Stomp, Terrordactyl,
	TheCallipygianIdeal, TribunePompitus, AutoLegionary, CincinnatusRex, CityGates, Crassosaurus,
	DiploMacy, FavorOfRex, GoodOfTheMany, GrimlocusDux, ImperialForge, ImperialRoad,
	KompsosHaruspex, LiviaTheElder, PrimusUnguis, SaurusRex, SauryAboutThat, SenatorBracchus,
	SowSalt, Spartasaur, Tertiate, TheColosseum, Triumph,
}

// losesItsAmber is the ability of a creature whose æmber nobody gets when it is destroyed.
var losesItsAmber = WithHeading(OnDestroyed, TakeAllAmber(This, Nobody))

// mayExaltThis lets you exalt this card for what follows.
func mayExaltThis(then ...Effect) Effect { return May(Exalt(1, This), IfYouDo(then...)) }

var AxiomOfGrisk = Action("axiom-of-grisk", Saurian,
	Play(Ward(Choose(Creatures)), Destroy(Creatures.WithoutAmber()), You.GainsChains(2)))

var BrutodonAuxiliary = Creature("brutodon-auxiliary", Saurian, 6, Traits(trait.Beast), Has(Taunt), HasN(Hazardous, 2))

var ChantOfHubris = Action("chant-of-hubris", Saurian, Amber(1),
	Play(MoveAmber(1, Choose(Creatures).As(A), Choose(Creatures.NotAmong(A)))))

var ImperialScutum = Upgrade("imperial-scutum", Saurian, Amber(1),
	Constantly(MoreArmor(Host, 2), Gives(Host, losesItsAmber)))

var Imperium = Action("imperium", Saurian, Amber(1),
	Play(Ward(ChooseN(2, Creatures.Friendly()))))

var LegatusRaptor = Creature("legatus-raptor", Saurian, 4, Armor(1), Traits(trait.Dinosaur, trait.Soldier),
	Fight(mayExaltThis(Ready(Choose(Creatures.Friendly().Except())), Use(It))))

var OdoacThePatrician = Creature("odoac-the-patrician", Saurian, 5, Traits(trait.Dinosaur, trait.Politician),
	Play(Capture(1, This)),
	AsLongAs(Is(This, Cards.WithAmber(1)), Rule(NotStolen, You)))

// The damage for all friendly creatures comes at the same time, and is repeated once
// (K17.6).
var PhalanxStrike = Action("phalanx-strike", Saurian, Amber(1),
	Play(
		Take(Choose(Creatures)), Deal(Count(Creatures.Friendly()), It),
		May(Exalt(1, Choose(Creatures.Friendly())), IfYouDo(Take(Choose(Creatures)), Deal(Count(Creatures.Friendly()), It)))))

var PraefectusLudo = Creature("praefectus-ludo", Saurian, 5, Traits(trait.Dinosaur, trait.Politician),
	Constantly(Gives(Creatures.Friendly().Except(), losesItsAmber)))

var QuestorJarta = Creature("questor-jarta", Saurian, 3, Traits(trait.Dinosaur, trait.Politician), Has(Elusive),
	Reap(mayExaltThis(Gain(1))))

var RhetorGallim = Creature("rhetor-gallim", Saurian, 3, Traits(trait.Dinosaur, trait.Philosopher),
	Play(Lasts(OpponentsNext, Static(KeysCost(Opponent, 3)))),
	Reap(mayExaltThis(Lasts(OpponentsNext, Static(KeysCost(Opponent, 3))))))

var SenatorShrix = Creature("senator-shrix", Saurian, 4, Armor(1), Traits(trait.Dinosaur, trait.Politician),
	Constantly(Spendable(You, This)),
	Heading(OnPlay|OnReap, May(Exalt(1, This))))

var TheGoldenSpiral = Artifact("the-golden-spiral", Saurian, Traits(trait.Location),
	Act(Exalt(1, Choose(Creatures.Friendly())), Ready(It), Use(It)))

var TheroCenturion = Creature("thero-centurion", Saurian, 6, Armor(1), Traits(trait.Dinosaur, trait.Soldier),
	Heading(OnPlay|OnFight, Capture(1, This)))

var Tribute = Action("tribute", Saurian, Amber(1),
	Play(
		Capture(2, Strongest(1, Creatures.Friendly())),
		May(Exalt(1, It), IfYouDo(Capture(2, Strongest(1, Creatures.Friendly()))))))

var TricerianLegionary = Creature("tricerian-legionary", Saurian, 5, Armor(1), Traits(trait.Dinosaur, trait.Soldier), Has(Taunt),
	Play(Ward(Choose(Creatures.Friendly()))))

var AncientPower = Action("ancient-power", Saurian, Amber(1),
	Play(Ward(Creatures.Friendly().WithAmber(1))))

var CenturionStenopius = Creature("centurion-stenopius", Saurian, 3, Armor(2), Traits(trait.Dinosaur, trait.Soldier),
	Constantly(Power(This, Of(AmberOn, This).Times(3))),
	Heading(OnPlay|OnFight|OnReap, May(Exalt(1, This))))

var CityStateInterest = Action("city-state-interest", Saurian,
	Play(Capture(1, Creatures.Friendly())))

var DracoPraeco = Creature("draco-praeco", Saurian, 4, Traits(trait.Dinosaur, trait.Politician),
	Reap(mayExaltThis(ChooseHouse(Nobody), Enrage(Creatures.ChosenHouse()))))

var Exile = Action("exile", Saurian, Amber(1),
	Play(TakeControl(Opponent, Choose(Creatures.Friendly()), WhileSubjectsStay)))

var Gargantodon = Creature("gargantodon", Saurian, 16, Traits(trait.Beast),
	Constantly(
		Modify(EntersStunned, This),
		DealsInFights(This, 4),
		Rule(StealCaptured, AnyPlayer)))

var LibraryOfPolliasaurus = Artifact("library-of-polliasaurus", Saurian, Traits(trait.Location),
	Act(TakeAmber(1, Choose(Creatures.Friendly().WithAmber(1)), You)))

var OratorHissaro = Creature("orator-hissaro", Saurian, 3, Traits(trait.Dinosaur, trait.Politician), Has(Deploy),
	Play(
		Ready(Creatures.NeighborOf(This)), Exalt(1, It),
		LastsFor(RestOfTurn, It, Static(Belongs(TheSubjects, Saurian)))))

var Paraguardian = Creature("paraguardian", Saurian, 6, Armor(1), Traits(trait.Dinosaur, trait.Soldier),
	Reap(mayExaltThis(Ward(Creatures.NeighborOf(This)))))

var Philophosaurus = Creature("philophosaurus", Saurian, 4, Traits(trait.Dinosaur, trait.Philosopher),
	Reap(May(
		LookAtCards(Each(Cards.In(Deck, You).TopOf(3)).As(A)), Archive(Choose(Cards.In(Deck, You).Among(A))),
		ReturnToHand(Choose(Cards.In(Deck, You).Among(A))), DiscardCards(Cards.In(Deck, You).Among(A)))))

var RegrettableMeteor = Action("regrettable-meteor", Saurian, Amber(1),
	Play(Destroy(Creatures.Trait(trait.Dinosaur).Or(Creatures.PowerAtLeast(6)))))

var SicSemperTyrannosaurus = Action("sic-semper-tyrannosaurus", Saurian,
	Play(TakeAllAmber(Strongest(1, Creatures), You), Destroy(It)))

var Stomp = Action("stomp", Saurian, Amber(1),
	Play(Deal(5, Choose(Creatures)), If(Destroys(It), Exalt(1, Choose(Creatures.Friendly())))))

var Terrordactyl = Creature("terrordactyl", Saurian, 12, Traits(trait.Beast),
	Constantly(Modify(EntersStunned, This), DealsInFights(This, 4)),
	BeforeFight(Deal(4, Creatures.NeighborOf(Other))))

var TheCallipygianIdeal = Upgrade("the-callipygian-ideal", Saurian,
	Play(Exalt(1, Host)),
	Constantly(Gives(Host, Static(Spendable(You, This)))))

var TribunePompitus = Creature("tribune-pompitus", Saurian, 4, Armor(2), Traits(trait.Dinosaur, trait.Politician),
	Constantly(Power(Creatures.Friendly(), Of(AmberOn, Touched).Times(2))),
	BeforeFight(May(Exalt(1, This))))

var AutoLegionary = Artifact("auto-legionary", Saurian, Traits(trait.Robot, trait.Ally),
	Act(Reposition(This, OnTop)),
	AsLongAs(Is(This, Cards.Is(InLine)), Becomes(This, CreatureType), PowerBecomes(This, 5), Modify(AnyHouseUse, This)))

var CincinnatusRex = Creature("cincinnatus-rex", Saurian, 6, Armor(4), Traits(trait.Dinosaur, trait.Soldier),
	AsLongAs(ThereIsNo(Creatures.Enemy()), Modify(Doomed, This)),
	Fight(mayExaltThis(Ready(Permanents.Friendly().Except()))))

var CityGates = Artifact("city-gates", Saurian, Traits(trait.Location),
	Act(Take(Choose(Creatures.Friendly())), If(Is(It, Creatures.Trait(trait.Dinosaur)), Capture(2, It)).Else(Capture(1, It))))

// Each æmber is captured separately, from a player who has some.
var Crassosaurus = Creature("crassosaurus", Saurian, 4, Armor(2), Traits(trait.Dinosaur, trait.Politician), Has(Elusive),
	Play(
		ForEach(10, ChoosePlayerWho(HasPool(You, 1)), IfYouDo(CaptureFrom(Chosen, 1, This))),
		If(Compares(Of(AmberOn, This), Less, 10), Purge(This))))

var DiploMacy = Action("diplo-macy", Saurian, Amber(1), Has(Alpha),
	Play(Lasts(UntilYourNext, Static(Gives(Creatures, WithHeading(OnBeforeFight, Exalt(1, This)))))))

var FavorOfRex = Action("favor-of-rex", Saurian, Amber(1),
	Play(Trigger(OnPlay, Choose(Creatures))))

var GoodOfTheMany = Action("good-of-the-many", Saurian,
	Play(Destroy(Creatures.IsNot(SharesTraitInLine))))

var GrimlocusDux = Creature("grimlocus-dux", Saurian, 11, Armor(2), Traits(trait.Dinosaur, trait.Soldier), Has(Taunt),
	Play(Exalt(2, This)))

// More than eight æmber brings the cost below the current one.
var ImperialForge = Action("imperial-forge", Saurian, Amber(1),
	Play(ForgeKey(N(8).Plus(Among(AmberOnEach, Creatures.Friendly()).Times(-1)))))

var ImperialRoad = Artifact("imperial-road", Saurian, Traits(trait.Location),
	Omni(PlayCard(Choose(Creatures.In(Hand, You).House(Saurian))).EnteringStunned()))

var KompsosHaruspex = Creature("kompsos-haruspex", Saurian, 4, Traits(trait.Dinosaur, trait.Priest),
	Constantly(AddsHeadings(Creatures.Friendly(), OnPlay, OnReap)))

var LiviaTheElder = Creature("livia-the-elder", Saurian, 4, Traits(trait.Dinosaur, trait.Philosopher),
	Reap(mayExaltThis(Lasts(RestOfTurn, Static(MergesHeadings(Creatures.Friendly(), OnFight|OnReap))))))

var PrimusUnguis = Creature("primus-unguis", Saurian, 5, Armor(1), Traits(trait.Dinosaur, trait.Soldier),
	Constantly(Power(Creatures.Friendly(), Of(AmberOn, This).Times(2))),
	Reap(Exalt(1, This)))

var SaurusRex = Creature("saurus-rex", Saurian, 6, Traits(trait.Dinosaur, trait.Leader),
	Heading(OnFight|OnReap, If(Is(This, Creatures.Is(InCenter)), mayExaltThis(
		Reveal(Search(1, Cards.In(Deck, You).House(Saurian))), ReturnToHand(It), ShuffleDeck(You)))))

var SauryAboutThat = Action("saury-about-that", Saurian,
	Play(Destroy(Choose(Creatures)), Controller.Gains(N(1))))

var SenatorBracchus = Creature("senator-bracchus", Saurian, 4, Traits(trait.Dinosaur, trait.Politician),
	Constantly(Spendable(You, Creatures.Friendly())),
	Heading(OnFight|OnReap, Exalt(1, This)))

var SowSalt = Action("sow-salt", Saurian, Amber(1), Has(Alpha),
	Play(Lasts(UntilYourNext, Static(Cannot(Creatures, ActReap)))))

var Spartasaur = Creature("spartasaur", Saurian, 6, Armor(1), Traits(trait.Dinosaur, trait.Soldier),
	Reacts(IsDestroyed(Creatures.Friendly()), Destroy(Creatures.NotTrait(trait.Dinosaur))),
	Fight(Gain(2)))

var Tertiate = Action("tertiate", Saurian, Amber(1),
	Play(Destroy(ChooseN(ThirdUp(Count(Creatures.Enemy())), Creatures.Enemy()).
		AndAlso(ChooseN(ThirdUp(Count(Creatures.Friendly())), Creatures.Friendly())))))

var TheColosseum = Artifact("the-colosseum", Saurian, Traits(trait.Location),
	Reacts(DiesInFight(Creatures.Enemy()), Put(1, GloryCounter, This)),
	Omni(If(Is(This, Cards.With(GloryCounter, 6)), Remove(6, GloryCounter, This), ForgeKey(0))))

var Triumph = Action("triumph", Saurian, Amber(1),
	Play(If(ThereIsNo(Creatures.Enemy()),
		Exalt(1, Creatures.Friendly()), If(Both(DidThat, Compares(Count(Creatures.Friendly()), AtLeast, 6)), ForgeFree()))))
