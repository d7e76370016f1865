package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	BigMagnet, BlorbHive, BorkaRikk, Grondal, MartianRevolution, Nautilixian, REvolution, ReplayPod, RevoHooligans, Airlock,
	IronyxBanner, MemroxTheRed, NyyonOutpost, SpaceInvaders, SuspendedAnimation, YxlTheIronCaptain, Zizok, Braindart, CloneHome,
	GeneticBlast, GlylyxWeaponsmith, IronyxPropaganda, IronyxRebel, IronyxVatminder, Kaboom, Mk2Generator, MyxTheTallminded,
	ScoopUp, YxlixMesmerist, Blorb, GreenAeronaut, PurpleAeronaut, RedAeronaut, WhiteAeronaut, Grunt, Rebel, Researcher,
}

var BigMagnet = Action("big-magnet", Mars, Amber(1),
	Play(Take(Choose(Creatures.Friendly()).As(A)), TakeControl(You, Upgrades, WhileSubjectsStay), Attach(It, A)))

var BlorbHive = Artifact("blorb-hive", Mars, Traits(trait.Location),
	Omni(Destroy(Choose(Creatures.Friendly())), IfYouDo(MakeTokens(2).OfCard("blorb")),
		If(Compares(Count(Creatures.Friendly().NamedToken("blorb")), AtLeast, 10), Destroy(This), ForgeFree())))

var BorkaRikk = Creature("borka-rikk", Mars, 4, Traits(trait.Martian, trait.Ironyx),
	Reacts(Discards(You, Cards.House(Mars)), MakeTokens(1)))

var Grondal = Creature("grondal", Mars, 9, Armor(2), Traits(trait.Beast),
	Reacts(TurnStarts(You), Destroy(Weakest(1, Creatures))),
	Play(MakeTokens(2)))

var MartianRevolution = Action("martian-revolution", Mars, Amber(1),
	Play(Destroy(Creatures.Friendly()), MakeTokens(AffectedCount)))

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

var IronyxBanner = Artifact("ironyx-banner", Mars, Traits(trait.Item),
	Constantly(Power(Creatures.Friendly().Trait(trait.Ironyx), 1), MoreArmor(Creatures.Friendly().Trait(trait.Ironyx), 1)),
	Play(MakeTokens(1)))

var MemroxTheRed = Creature("memrox-the-red", Mars, 5, Traits(trait.Martian),
	Constantly(Rule(ArchivesKept, You)),
	Act(Gain(Count(Cards.In(Archives, You)))))

var NyyonOutpost = Artifact("nyyon-outpost", Mars, Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(MakeTokens(2))))

var SpaceInvaders = Action("space-invaders", Mars,
	Play(Reveal(AnyNumber(Creatures.In(Hand, You))), MakeTokensOf(It)))

var SuspendedAnimation = Action("suspended-animation", Mars, Enhances(DamageIcon, DamageIcon),
	Play(MoveTo(Choose(Creatures.Enemy().Damaged()), Archives, You)))

var YxlTheIronCaptain = Creature("yxl-the-iron-captain", Mars, 4, Armor(1), Traits(trait.Martian, trait.Ironyx),
	Play(Capture(2, Creatures.Friendly().Trait(trait.Ironyx))))

var Zizok = Creature("zizok", Mars, 3, Traits(trait.Martian, trait.Soldier), Has(Skirmish), HasN(SplashAttack, 1),
	Reacts(DiesOfSplash(Creatures.Enemy(), This), Ready(This)))

var Braindart = Action("braindart", Mars, Amber(1),
	Play(Enrage(Choose(Creatures.Enemy())), CaptureFrom(Controller, 1, It)))

var CloneHome = Action("clone-home", Mars,
	Play(MakeTokens(1), If(Compares(Count(Creatures.Friendly()), More, Count(Creatures.Enemy())), Archive(This))))

var GeneticBlast = Action("genetic-blast", Mars, Amber(1),
	Play(Take(Choose(Creatures)), Deal(2, Creatures.SharesTitle(It))))

var GlylyxWeaponsmith = Creature("glylyx-weaponsmith", Mars, 4, Armor(1), Traits(trait.Artisan, trait.Martian),
	Enhances(DamageIcon, DamageIcon, DrawIcon))

var IronyxPropaganda = Upgrade("ironyx-propaganda", Mars, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight|OnReap, MakeTokens(1)))))

var IronyxRebel = Creature("ironyx-rebel", Mars, 2, Traits(trait.Martian, trait.Ironyx), Has(Deploy),
	Play(Ready(Creatures.NeighborOf(This).House(Mars))))

var IronyxVatminder = Creature("ironyx-vatminder", Mars, 3, Armor(1), Traits(trait.Martian, trait.Ironyx),
	Heading(OnPlay|OnDestroyed, MakeTokens(1)))

var Kaboom = Action("kaboom", Mars,
	Play(Archive(Creatures.House(Mars)), Destroy(Creatures), You.GainsChains(3)))

var Mk2Generator = Artifact("mk2-generator", Mars, Traits(trait.Item),
	Constantly(Modify(EntersReady, This)),
	Act(MakeTokens(1)))

var MyxTheTallminded = Creature("myx-the-tallminded", Mars, 5, Traits(trait.Martian),
	Constantly(KeysCost(Opponent, Count(Creatures.Friendly().House(Mars)))))

var ScoopUp = Action("scoop-up", Mars, Amber(1),
	Play(MoveTo(Choose(Creatures.Friendly().NotHouse(Mars)).AndAlso(Choose(Creatures.Enemy().NotHouse(Mars))), Archives, You)))

var YxlixMesmerist = Creature("yxlix-mesmerist", Mars, 5, Traits(trait.Martian),
	Act(CaptureFrom(Controller, 1, Choose(Creatures))))

var Blorb = TokenCreature("blorb", Mars, 1, Traits(trait.Beast), Has(Elusive),
	Constantly(Cannot(This, ActReap)),
	Destroyed(ReturnToHand(Choose(Cards.In(Discard, You).Named("blorb-hive")))))

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

var Grunt = TokenCreature("grunt", Mars, 3, Traits(trait.Martian, trait.Soldier))

var Rebel = TokenCreature("rebel", Mars, 1, Traits(trait.Martian, trait.Ironyx),
	Reap(Deal(1, Choose(Creatures))))

var Researcher = TokenCreature("researcher", Mars, 1, Traits(trait.Martian, trait.Scientist),
	Omni(Reveal(Choose(Cards.In(Hand, You).House(Mars))), Archive(It)))
