package dt

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{
	BestiariiUrsoEvilTwin, CensorPhiloEvilTwin, EclecticAmbrosiusEvilTwin, LapisaurusEvilTwin, MagistraVitaEvilTwin,
	PhysicusFelixEvilTwin, UndagnathusEvilTwin, Bracchanalia, Brachiaditus, EclecticAmbrosius, EnlistNumeri,
	HastatusRaptor, ISSIndominus, SwallowWhole, TheFirstScroll, AnkyloFormation, BestiariiUrso, BuryRiches, DiNoYouDidnt,
	PhysicusFelix, Saurarium, TrojanSauropod, WipeClear, AltruistsRostrum, CarpeVinum, CensorPhilo, CrushingCharge,
	Decadence, Lapisaurus, MagistraVita, MedicusLacus, Ostracize, ReachAdvantage, Undagnathus, VenatorAltum,
}

// movesAmber moves 1 æmber from a creature to another.
var movesAmber = MoveAmber(1, Choose(Creatures).As(A), Choose(Creatures.NotAmong(A)))

// exaltsAnother lets you exalt a friendly creature of another house for what follows.
func exaltsAnother(then Effect) Effect {
	return May(Exalt(1, Choose(Creatures.Friendly().NotHouse(Saurian))), IfYouDo(then))
}

var BestiariiUrsoEvilTwin = Creature("bestiarii-urso-evil-twin", Saurian, 5, Armor(1), Traits(trait.Dinosaur),
	Heading(OnPlay|OnFight, Stun(Choose(Creatures))))

var CensorPhiloEvilTwin = Creature("censor-philo-evil-twin", Saurian, 5, Traits(trait.Dinosaur, trait.Politician),
	Play(Deal(5, Choose(Creatures.WithAmber(1)))))

var EclecticAmbrosiusEvilTwin = Creature("eclectic-ambrosius-evil-twin", Saurian, 4, Traits(trait.Dinosaur),
	Reap(
		Put(1, IgnoranceCounter, Choose(Creatures.Enemy())),
		LastsFor(WhileSubjectsInPlay, It,
			Static(Modify(BlankMod, TheSubjects)).If(Is(TheSubjects, Cards.With(IgnoranceCounter, 1))))))

var LapisaurusEvilTwin = Creature("lapisaurus-evil-twin", Saurian, 3, Traits(trait.Beast), Has(Skirmish),
	Fight(Exalt(1, Other)))

var MagistraVitaEvilTwin = Creature("magistra-vita-evil-twin", Saurian, 5, Traits(trait.Dinosaur),
	Heading(OnPlay|OnFight, exaltsAnother(FightWith(It))))

var PhysicusFelixEvilTwin = Creature("physicus-felix-evil-twin", Saurian, 5, Traits(trait.Dinosaur, trait.Philosopher),
	Heading(OnPlay|OnFight, If(LowTide(You), May(Exalt(1, Choose(Creatures))))))

var UndagnathusEvilTwin = Creature("undagnathus-evil-twin", Saurian, 12, Traits(trait.Beast),
	AsLongAs(LowTide(You), TakesTwice(This)))

var Bracchanalia = Artifact("bracchanalia", Saurian, Amber(1), Traits(trait.Treasure),
	Play(Exalt(4, This), Capture(1, Choose(Creatures.Friendly()))),
	Reacts(TurnStarts(EachPlayer), EventWho.Does(
		If(Compares(Count(Creatures.Friendly().WithAmber(1)), AtLeast, 4), TakeAllAmber(This, You)))))

var Brachiaditus = Creature("brachiaditus", Saurian, 9, Traits(trait.Beast), Has(Deploy),
	Play(Stun(Creatures.NeighborOf(This)), TakeAmber(1, It, Nobody)))

var EclecticAmbrosius = Creature("eclectic-ambrosius", Saurian, 4, Traits(trait.Dinosaur, trait.Philosopher),
	Reacts(TurnEnds(You), Put(1, KnowledgeCounter, This)),
	Act(Remove(3, KnowledgeCounter, This), IfYouDo(Gain(6))))

var EnlistNumeri = Action("enlist-numeri", Saurian, Amber(1),
	Play(
		TakeControl(You, Choose(Creatures.Enemy().WithAmber(1)), WhileSubjectsStay),
		LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Saurian)))))

var HastatusRaptor = Creature("hastatus-raptor", Saurian, 5, Armor(1), Traits(trait.Dinosaur, trait.Soldier),
	BeforeFight(May(
		Exalt(1, This),
		IfYouDo(Deal(Among(AmberOnEach, Creatures.Friendly().Named("hastatus-raptor")), Other)))))

var ISSIndominus = Artifact("iss-indominus", Saurian, Traits(trait.Ship),
	Act(Exhaust(UpTo(5, Creatures.Friendly().House(Saurian))), ForEach(AffectedCount, Deal(1, Creatures.Enemy()))))

var SwallowWhole = Action("swallow-whole", Saurian, PlayableIf(Tide(You)),
	Play(
		Take(ChooseN(2, Creatures).As(A)), Purge(Choose(Creatures.Among(A).Lowest()).As(B)),
		Put(Of(PowerOf, B), PowerCounter, Creatures.Among(A).NotAmong(B))))

var TheFirstScroll = Artifact("the-first-scroll", Saurian, Traits(trait.Item),
	Reacts(Forges(AnyPlayer), EventWho.Does(CaptureFrom(You, 1, Creatures.Friendly()))))

var AnkyloFormation = Action("ankylo-formation", Saurian, Amber(1),
	Play(ChooseOneOf(
		Do(LastsFor(RestOfTurn, Choose(Creatures.Friendly()), Static(Gets(TheSubjects, Skirmish)))),
		Do(Exalt(1, Choose(Creatures.Friendly())), Lasts(RestOfTurn, Static(Gets(Creatures.Friendly(), Skirmish)))))))

var BestiariiUrso = Creature("bestiarii-urso", Saurian, 5, Armor(1), Traits(trait.Dinosaur),
	Heading(OnPlay|OnReap, May(Unstun(Choose(Creatures)))))

var BuryRiches = Action("bury-riches", Saurian,
	Play(If(Tide(You), TakeAmber(1, Creatures, Controller)).Else(You.RaisesTide())))

var DiNoYouDidnt = Action("di-no-you-didn-t", Saurian, Amber(1),
	Play(Destroy(Choose(Creatures.Enemy().WithAmber(1)))))

var PhysicusFelix = Creature("physicus-felix", Saurian, 5, Traits(trait.Dinosaur, trait.Philosopher),
	Heading(OnPlay|OnFight, If(Tide(You), May(Exalt(1, Choose(Creatures))))))

var Saurarium = Artifact("saurarium", Saurian, Amber(1), Traits(trait.Location),
	Constantly(Cannot(Creatures.Lowest(), ActReap)))

var TrojanSauropod = Artifact("trojan-sauropod", Saurian, Amber(1), Traits(trait.Item),
	Constantly(Modify(EntersOther, This)),
	Omni(
		Gain(3),
		RevealZone(Hand, Opponent),
		PutIntoPlay(Each(Creatures.In(Hand, Opponent)), Opponent, OnTop).ReadyAtOnce(),
		Opponent.Refills(),
		Destroy(This)))

var WipeClear = Action("wipe-clear", Saurian, Amber(1),
	Play(Deal(1, Creatures), Destroy(Upgrades)))

var AltruistsRostrum = Artifact("altruist-s-rostrum", Saurian, Traits(trait.Location),
	Act(movesAmber))

var CarpeVinum = Action("carpe-vinum", Saurian,
	Play(Exalt(1, ChooseN(2, Creatures.Enemy()))))

var CensorPhilo = Creature("censor-philo", Saurian, 5, Traits(trait.Dinosaur, trait.Politician),
	Constantly(ShieldedFrom(This, Creatures.WithAmber(1))))

var CrushingCharge = Action("crushing-charge", Saurian,
	Play(Destroy(Creatures.PowerAtMost(4)), You.GainsChains(1)))

var Decadence = Action("decadence", Saurian,
	Play(ChooseOneOf(
		Do(Exalt(1, Choose(Creatures.Friendly())), Ready(It), Use(It)),
		Do(movesAmber))))

var Lapisaurus = Creature("lapisaurus", Saurian, 4, Armor(2), Traits(trait.Beast), Has(Taunt),
	Reacts(BeginsFight(Creatures.Enemy()).With(This), Exalt(1, Subject)))

var MagistraVita = Creature("magistra-vita", Saurian, 5, Traits(trait.Dinosaur),
	Heading(OnPlay|OnReap, exaltsAnother(ReapWith(It))))

var MedicusLacus = Creature("medicus-lacus", Saurian, 5, Traits(trait.Dinosaur, trait.Philosopher),
	AsLongAs(Tide(You), Spendable(You, Creatures.Friendly())))

var Ostracize = Action("ostracize", Saurian,
	Play(Lose(1), IfYouDo(Purge(Choose(Creatures)))))

var ReachAdvantage = Action("reach-advantage", Saurian, Amber(1),
	Play(If(Tide(You), Capture(3, Choose(Creatures.Friendly()))).Else(You.RaisesTide())))

var Undagnathus = Creature("undagnathus", Saurian, 12, Traits(trait.Beast),
	AsLongAs(LowTide(You), DealsInFights(This, 0)))

var VenatorAltum = Creature("venator-altum", Saurian, 7, Armor(2), Traits(trait.Dinosaur, trait.Soldier),
	Reacts(Happens(CardDamaged, This), If(LowTide(You), Exalt(1, This))))
