package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	BigMagnet, Nautilixian, REvolution, ReplayPod, RevoHooligans, Airlock, MemroxTheRed, SuspendedAnimation,
	YxlTheIronCaptain, Zizok, Braindart, GeneticBlast, GlylyxWeaponsmith, IronyxRebel, Kaboom, MyxTheTallminded,
	ScoopUp, YxlixMesmerist, GreenAeronaut, PurpleAeronaut, RedAeronaut, WhiteAeronaut,
}

var BigMagnet = Action("big-magnet", Mars, Amber(1),
	Play(Take(Choose(Creatures.Friendly()).As(A)), TakeControl(You, Upgrades, WhileSubjectsStay), Attach(It, A)))

var Nautilixian = Creature("nautilixian", Mars, 6, Armor(4), Traits(trait.Robot),
	AsLongAs(Compares(ThisTurn(UsedCreatures, You).OfHouse(Mars), Equal, 0), Forbid(CannotUse, AnyPlayer, Cards.Among(This))),
	Constantly(Gets(Creatures.Friendly().Trait(trait.Pilot), Invulnerable)))

var REvolution = Upgrade("r-evolution", Mars, Amber(1),
	Constantly(Gives(Creatures.SharesTitle(Host), WithHeading(OnReap, Deal(2, Choose(Creatures.Enemy()))))))

var ReplayPod = Artifact("replay-pod", Mars, Traits(trait.Item),
	Constantly(Gives(Creatures.Friendly().House(Mars), WithHeading(OnDestroyed, Hide(This, Giver)))),
	Act(ReturnToHand(Each(Cards.In(Under, AnyPlayer))), Purge(This)))

var RevoHooligans = Creature("revo-hooligans", Mars, 4, Traits(trait.Martian, trait.Ironyx), Has(Elusive),
	Reap(Put(1, PaintCounter, Choose(ArtifactCards)),
		LastsFor(WhileSubjectsInPlay, It, Static(Belongs(TheSubjects, Mars)).If(Is(TheSubjects, Cards.With(PaintCounter, 1))))))

var Airlock = Artifact("airlock", Mars, Traits(trait.Location),
	Act(DiscardCards(Choose(Cards.In(Hand, You).NotHouse(Mars))), IfYouDo(Draw(1))))

var MemroxTheRed = Creature("memrox-the-red", Mars, 5, Traits(trait.Martian),
	Constantly(Rule(ArchivesKept, You)),
	Act(Gain(Count(Cards.In(Archives, You)))))

var Zizok = Creature("zizok", Mars, 3, Traits(trait.Martian, trait.Soldier), Has(Skirmish), HasN(SplashAttack, 1),
	Reacts(DiesOfSplash(Creatures.Enemy(), This), Ready(This)))

var SuspendedAnimation = Action("suspended-animation", Mars,
	Play(MoveTo(Choose(Creatures.Enemy().Damaged()), Archives, You)))

var YxlTheIronCaptain = Creature("yxl-the-iron-captain", Mars, 4, Armor(1), Traits(trait.Martian, trait.Ironyx),
	Play(Capture(2, Creatures.Friendly().Trait(trait.Ironyx))))

var Braindart = Action("braindart", Mars, Amber(1),
	Play(Enrage(Choose(Creatures.Enemy())), CaptureFrom(Controller, 1, It)))

var GeneticBlast = Action("genetic-blast", Mars, Amber(1),
	Play(Take(Choose(Creatures)), Deal(2, Creatures.SharesTitle(It))))

var GlylyxWeaponsmith = Creature("glylyx-weaponsmith", Mars, 4, Armor(1), Traits(trait.Artisan, trait.Martian))

var IronyxRebel = Creature("ironyx-rebel", Mars, 2, Traits(trait.Martian, trait.Ironyx), Has(Deploy),
	Play(Ready(Creatures.NeighborOf(This).House(Mars))))

var Kaboom = Action("kaboom", Mars,
	Play(Archive(Creatures.House(Mars)), Destroy(Creatures), You.GainsChains(3)))

var MyxTheTallminded = Creature("myx-the-tallminded", Mars, 5, Traits(trait.Martian),
	Constantly(KeysCost(Opponent, Count(Creatures.Friendly().House(Mars)))))

var ScoopUp = Action("scoop-up", Mars, Amber(1),
	Play(MoveTo(Choose(Creatures.Friendly().NotHouse(Mars)).AndAlso(Choose(Creatures.Enemy().NotHouse(Mars))), Archives, You)))

var YxlixMesmerist = Creature("yxlix-mesmerist", Mars, 5, Traits(trait.Martian),
	Act(CaptureFrom(Controller, 1, Choose(Creatures))))

// nautilixians are the vehicle that the aeronauts man.
var nautilixians = Creatures.Friendly().Named("nautilixian")

var GreenAeronaut = Creature("green-aeronaut", Mars, 3, Traits(trait.Martian, trait.Pilot),
	Act(LastsFor(RestOfTurn, Choose(nautilixians), Static(GetsN(TheSubjects, SplashAttack, 3)))))

var PurpleAeronaut = Creature("purple-aeronaut", Mars, 3, Traits(trait.Martian, trait.Pilot),
	Reacts(Uses(You, Creatures.Friendly().Trait(trait.Pilot)), If(Compares(ThisTurn(UsedPilots, You), Equal, 4),
		LastsFor(RestOfTurn, Choose(nautilixians), Static(Gives(TheSubjects, WithHeading(OnFight, Destroy(Creatures.Enemy()))))))))

var RedAeronaut = Creature("red-aeronaut", Mars, 3, Traits(trait.Martian, trait.Pilot),
	Play(Reveal(Search(1, Creatures.In(Deck, You).Named("nautilixian").Or(Creatures.In(Discard, You).Named("nautilixian")))),
		PutIntoPlay(It, You, OnTop), ShuffleDeck(You)),
	Act(LastsFor(RestOfTurn, Choose(nautilixians), Static(Power(TheSubjects, 5)))))

var WhiteAeronaut = Creature("white-aeronaut", Mars, 3, Traits(trait.Martian, trait.Pilot),
	Act(Ward(Choose(nautilixians)), FullyHeal(It)))
