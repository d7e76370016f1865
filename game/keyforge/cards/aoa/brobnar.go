package aoa

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	OneTwoPunch, BingleBangbang, Brammo, Cowfyne, Drummernaut, FirstBlood, Foozle, Groggins,
	Groke, IntoTheFray, LollopTheTitanic, Pound, CulfTheQuiet, Flamethrower, FlamewakeShaman,
	GargantesScrapper, GrumpBuggy, LittleRapscal, Ogopogo, TheFlex, BellowingPatrizate,
	CybergiantRig, ForgemasterOg, GrumpusTamer, MightMakesRight, ShardOfStrength, SignalFire,
	WarGrumpus,
}

var OneTwoPunch = Action("1-2-punch", Brobnar, Amber(1),
	Play(Take(Choose(Creatures.Enemy())), If(Is(It, Creatures.Is(IsStunned)), Destroy(It)).Else(Stun(It))))

var BingleBangbang = Creature("bingle-bangbang", Brobnar, 2, Traits(trait.Goblin),
	BeforeFight(Deal(5, Creatures.NeighborOf(Other))))

var Brammo = Creature("brammo", Brobnar, 4, Armor(1), Traits(trait.Giant, trait.Knight),
	Play(Deal(2, Creatures.Enemy().Flank())))

var Cowfyne = Creature("cowfyne", Brobnar, 5, Traits(trait.Giant),
	BeforeFight(Deal(2, Creatures.NeighborOf(Other))))

var Drummernaut = Creature("drummernaut", Brobnar, 6, Traits(trait.Giant),
	Heading(OnPlay|OnFight|OnReap, ReturnToHand(Choose(Creatures.Friendly().Except().Trait(trait.Giant)))))

var FirstBlood = Action("first-blood", Brobnar, Amber(1), Has(Alpha),
	Play(Distribute(Count(Creatures.Friendly().House(Brobnar)).Times(2), Creatures)))

var Foozle = Creature("foozle", Brobnar, 5, Traits(trait.Giant),
	Reap(If(Compares(ThisTurn(DestroyedEnemies, You), AtLeast, 1), Gain(1))))

// Monsters are on no flank, so it cannot attack one.
var Groggins = Creature("groggins", Brobnar, 8, Traits(trait.Giant),
	Constantly(AttacksOnly(This, Creatures.Flank())))

var Groke = Creature("groke", Brobnar, 5, Traits(trait.Giant),
	Fight(Opponent.Loses(N(1))))

var IntoTheFray = Action("into-the-fray", Brobnar,
	Play(LastsFor(RestOfTurn, Choose(Creatures.Friendly().House(Brobnar)),
		Static(Gives(TheSubjects, WithHeading(OnFight, Ready(This)))))))

var LollopTheTitanic = Creature("lollop-the-titanic", Brobnar, 11, Traits(trait.Giant, trait.Location),
	Constantly(DealsWhenAttacked(This, 0)))

var Pound = Action("pound", Brobnar, Amber(1),
	Play(Deal(2, Choose(Creatures)).WithSplash(1)))

var CulfTheQuiet = Creature("culf-the-quiet", Brobnar, 6, Traits(trait.Giant), Has(Elusive))

var Flamethrower = Artifact("flamethrower", Brobnar, Traits(trait.Weapon),
	Act(Deal(1, Choose(Creatures)).WithSplash(1)))

var FlamewakeShaman = Creature("flamewake-shaman", Brobnar, 4, Traits(trait.Human),
	Play(Deal(2, Choose(Creatures))))

var GargantesScrapper = Creature("gargantes-scrapper", Brobnar, 3, Traits(trait.Giant), Has(Alpha),
	Play(If(HasPool(You, 3), Deal(3, Choose(Creatures.Enemy())))))

var GrumpBuggy = Artifact("grump-buggy", Brobnar, Amber(1), Traits(trait.Vehicle),
	Constantly(
		KeysCost(Opponent, Count(Creatures.Friendly().PowerAtLeast(5))),
		KeysCost(You, Count(Creatures.Enemy().PowerAtLeast(5)))))

var LittleRapscal = Creature("little-rapscal", Brobnar, 2, Traits(trait.Goblin), Has(Elusive),
	Constantly(Modify(MustFightMod, Creatures)))

// A creature that its assault destroys before the fight was attacked and destroyed
// too (ruling; K9.11).
var Ogopogo = Creature("ogopogo", Brobnar, 6, Traits(trait.Giant),
	Reacts(Happens(FightEnded, This).Against(Creatures.Is(WasKilled)), May(Deal(2, Choose(Creatures)))))

var TheFlex = Action("the-flex", Brobnar,
	Play(Exhaust(Choose(Creatures.Friendly().House(Brobnar).Is(IsReady))), Gain(Half(Of(PowerOf, It)))))

var BellowingPatrizate = Creature("bellowing-patrizate", Brobnar, 7, Traits(trait.Giant),
	Bears(After(Enters(Creatures), Deal(1, Subject)).If(Is(This, Creatures.Is(IsReady)))))

var CybergiantRig = Upgrade("cybergiant-rig", Brobnar, Amber(1),
	Constantly(Gives(Host, After(TurnEnds(You), Remove(1, PowerCounter, This)))),
	Play(FullyHeal(Host), Put(AffectedCount, PowerCounter, Host)))

var ForgemasterOg = Creature("forgemaster-og", Brobnar, 4, Traits(trait.Giant),
	Reacts(Forges(AnyPlayer), EventWho.LosesAll()))

var GrumpusTamer = Creature("grumpus-tamer", Brobnar, 4, Traits(trait.Giant),
	Reap(Reveal(Search(1, Cards.In(Deck, You).Named("war-grumpus").Or(Cards.In(Discard, You).Named("war-grumpus")))),
		ReturnToHand(It), ShuffleDeck(You)))

var MightMakesRight = Action("might-makes-right", Brobnar, Amber(1),
	Play(May(Sacrifice(AnyNumber(Creatures.Friendly()).WithTotalPower(25)), IfYouDo(ForgeFree()))))

var ShardOfStrength = Artifact("shard-of-strength", Brobnar, Traits(trait.Item, trait.Shard),
	Act(ForEach(Count(Cards.Friendly().Trait(trait.Shard)), Put(1, PowerCounter, Choose(Creatures.Friendly())))))

var SignalFire = Artifact("signal-fire", Brobnar, Amber(1), Traits(trait.Item),
	Omni(Sacrifice(This), Lasts(RestOfTurn, Static(Modify(MayFightMod, Creatures.Friendly().House(Brobnar))))))

var WarGrumpus = Creature("war-grumpus", Brobnar, 3, Traits(trait.Beast),
	Heading(OnFight|OnReap, Ready(Choose(Creatures.NeighborOf(This).Trait(trait.Giant))), FightWith(It)))
