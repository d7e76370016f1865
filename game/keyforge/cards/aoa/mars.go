package aoa

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	AgentHooMan, CarpetPhloxem, CollectorWorm, GlyxlProliferator, IxxyxliFixfinger, MarsFirst,
	MarsNeedsAember, Mindworm, SkyboosterSquadron, TyxlBeambuckler, XanthyxHarvester,
	ZysysyxShockworm, AemberConductionUnit, ContainmentField, DestroyThemAll,
	ExterminateExterminate, Hypnobeam, NyzykResonator, PhloxemSpike, StormCrawler,
	DestructiveAnalysis, EntropicManipulator, Extinction, KillzordMk9001, MartianGenerosity,
	ShardOfHate, YxlyxStimrager, YzphyzKnowdrone,
}

var AgentHooMan = Creature("agent-hoo-man", Mars, 2, Traits(trait.Martian, trait.Agent), Has(Elusive),
	Reap(Stun(Choose(Creatures.Friendly().NotHouse(Mars)).AndAlso(Choose(Creatures.Enemy().NotHouse(Mars))))))

var CarpetPhloxem = Action("carpet-phloxem", Mars, Amber(1),
	Play(If(ThereIsNo(Creatures.Friendly()), Deal(4, Creatures))))

// A creature that the fight destroyed lies in a discard pile, which the text does
// not name (K16.7).
var CollectorWorm = Creature("collector-worm", Mars, 2, Armor(5), Traits(trait.Beast),
	Fight(If(Not(Destroys(Other)), MoveTo(Other, Archives, You))))

var GlyxlProliferator = Creature("glyxl-proliferator", Mars, 3, Traits(trait.Martian, trait.Soldier),
	Reap(If(Is(This, Creatures.Flank()), Archive(Choose(Cards.In(Discard, You).House(Mars))))))

var IxxyxliFixfinger = Creature("ixxyxli-fixfinger", Mars, 2, Armor(2), Traits(trait.Martian, trait.Scientist), Has(Elusive),
	Constantly(MoreArmor(Creatures.Except().Trait(trait.Martian), 1)))

var MarsFirst = Action("mars-first", Mars, Amber(1),
	Play(Ready(Choose(Creatures.Friendly().House(Mars))), Use(It)))

var MarsNeedsAember = Action("mars-needs-æmber", Mars, Amber(1),
	Play(CaptureFrom(Controller, 1, Creatures.Enemy().Damaged().NotHouse(Mars))))

var Mindworm = Creature("mindworm", Mars, 1, Traits(trait.Beast), Has(Elusive),
	BeforeFight(Deal(Of(PowerOf, Other), Creatures.NeighborOf(Other)).From(Other)))

var SkyboosterSquadron = Creature("skybooster-squadron", Mars, 4, Traits(trait.Martian, trait.Soldier),
	Reap(ReturnToHand(This)))

var TyxlBeambuckler = Creature("tyxl-beambuckler", Mars, 4, Armor(1), Traits(trait.Martian, trait.Soldier),
	Play(Deal(2, Choose(Creatures)), Reposition(It, OnTop)))

var XanthyxHarvester = Creature("xanthyx-harvester", Mars, 3, Traits(trait.Beast),
	AsLongAs(ThereIs(Creatures.NeighborOf(This).NotHouse(Mars)), Forbid(CannotUse, AnyPlayer, Cards.Among(This))),
	Reap(Gain(1)))

var ZysysyxShockworm = Creature("zysysyx-shockworm", Mars, 3, Armor(1), Traits(trait.Martian, trait.Soldier),
	Reacts(Reaps(Creatures.Enemy()), Stun(Subject)))

var AemberConductionUnit = Artifact("æmber-conduction-unit", Mars, Traits(trait.Item),
	Bears(After(Reaps(Creatures.Enemy()), Stun(Subject)).If(Compares(ThisTurn(Reaped, EachPlayer), Equal, 1))))

var ContainmentField = Upgrade("containment-field", Mars,
	Constantly(Gives(Host, After(Happens(CardUsed, This), Destroy(This)))))

var DestroyThemAll = Action("destroy-them-all", Mars,
	Play(Destroy(Choose(ArtifactCards).AndAlso(Choose(Creatures).AndAlso(Choose(Upgrades))))))

var ExterminateExterminate = Action("exterminate-exterminate", Mars,
	Play(ForEachOf(Creatures.Friendly().House(Mars),
		Destroy(Choose(Creatures.NotHouse(Mars).Power(Less, Of(PowerOf, It)))))))

var Hypnobeam = Action("hypnobeam", Mars,
	Play(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay)))

var NyzykResonator = Creature("nyzyk-resonator", Mars, 2, Armor(1), Traits(trait.Martian, trait.Soldier),
	Constantly(KeysCost(Opponent, Count(Creatures.NeighborOf(This)).Times(2))))

var PhloxemSpike = Action("phloxem-spike", Mars, Amber(1),
	Play(If(ThereIsNo(Creatures.Friendly()), Destroy(Creatures.NotOnFlank()))))

var StormCrawler = Creature("storm-crawler", Mars, 6, Armor(1), Traits(trait.Robot),
	Constantly(DealsInFights(This, 1)),
	Reacts(Reaps(Creatures.Enemy()), Stun(Subject)))

// All damage is dealt at the same time (K11.4), so the cards are purged first.
var DestructiveAnalysis = Action("destructive-analysis", Mars, Amber(1),
	Play(Take(Choose(Creatures).As(A)), Purge(AnyNumber(Cards.In(Archives, You))), Deal(N(2).Plus(AffectedCount.Times(2)), A)))

var EntropicManipulator = Action("entropic-manipulator", Mars, Amber(1),
	Play(ChoosePlayer(), May(RedistributeDamage(Creatures.ControlledBy(Chosen)))))

var Extinction = Action("extinction", Mars,
	Play(Destroy(Choose(Creatures).As(A).AndAlso(Each(Creatures.SharesTrait(A)))), You.GainsChains(1)))

var KillzordMk9001 = Upgrade("killzord-mk-9001", Mars,
	Constantly(MoreArmor(Host, 2), Power(Host, 2)),
	Constantly(Gets(Host, Skirmish), Gives(Host, WithHeading(OnFight, You.GainsChains(1)))))

var MartianGenerosity = Action("martian-generosity", Mars, Amber(1),
	Play(You.LosesAll(), Draw(AffectedCount.Times(2))))

var ShardOfHate = Artifact("shard-of-hate", Mars, Traits(trait.Item, trait.Shard),
	Act(ForEach(Count(Cards.Friendly().Trait(trait.Shard)), Stun(Choose(Creatures.Enemy())))))

var YxlyxStimrager = Creature("yxlyx-stimrager", Mars, 4, Armor(2), Traits(trait.Martian, trait.Soldier),
	Fight(Deal(2, Choose(Creatures)), Reposition(It, OnTop)))

// "An archived card" lies in your archives.
var YzphyzKnowdrone = Creature("yzphyz-knowdrone", Mars, 3, Armor(1), Traits(trait.Martian, trait.Scientist),
	Play(Archive(Choose(Cards.In(Hand, You))),
		May(Purge(Choose(Cards.In(Archives, You))), IfYouDo(Stun(Choose(Creatures))))))
