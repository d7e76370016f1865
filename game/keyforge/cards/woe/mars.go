package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{BigMagnet, ReplayPod, RevoHooligans, Airlock, MemroxTheRed, Zizok, Braindart, IronyxRebel, Kaboom, ScoopUp}

var BigMagnet = Action("big-magnet", Mars, Amber(1),
	Play(Take(Choose(Creatures.Friendly()).As(A)), TakeControl(You, Upgrades, WhileSubjectsStay), Attach(It, A)))

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

var Braindart = Action("braindart", Mars, Amber(1),
	Play(Enrage(Choose(Creatures.Enemy())), CaptureFrom(Controller, 1, It)))

var IronyxRebel = Creature("ironyx-rebel", Mars, 2, Traits(trait.Martian, trait.Ironyx), Has(Deploy),
	Play(Ready(Creatures.NeighborOf(This).House(Mars))))

var Kaboom = Action("kaboom", Mars,
	Play(Archive(Creatures.House(Mars)), Destroy(Creatures), You.GainsChains(3)))

var ScoopUp = Action("scoop-up", Mars, Amber(1),
	Play(MoveTo(Choose(Creatures.Friendly().NotHouse(Mars)).AndAlso(Choose(Creatures.Enemy().NotHouse(Mars))), Archives, You)))
