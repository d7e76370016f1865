package aoa

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	Dharna, Duskwitch, Fanghouse, Glimmer, Grovekeeper, Knoxx, MarmoSwarm, PersistenceHunting,
	Rustgnawer, SongOfSpring, Tantadlin, TheyreEverywhere, AemberspineMongrel, Bumblebird,
	Camouflage, NiffleGrounds, PanpacaAnga, PanpacaJaga, SoldiersToFlowers, WayOfThePorcupine,
	Earthbind, GravidCycle, HeartOfTheForest, PosPixies, PunctuatedEquilibrium, Quicksand,
	Roxador, ShardOfLife,
}

var Dharna = Creature("dharna", Untamed, 2, Traits(trait.Elf, trait.Witch),
	Play(Gain(Count(Creatures.Friendly().Damaged()))),
	Reap(Heal(2, Choose(Creatures.Friendly()))))

var Duskwitch = Creature("duskwitch", Untamed, 1, Traits(trait.Human, trait.Witch), Has(Omega, Elusive),
	Constantly(Modify(EntersReady, Creatures.Friendly().Or(Creatures.OwnedBy(You)))),
	FirstPrinted(Constantly(Modify(EntersReady, Creatures.Friendly()))))

var Fanghouse = Creature("fanghouse", Untamed, 3, Traits(trait.Beast), HasN(Assault, 3), HasN(Hazardous, 3))

var Glimmer = Creature("glimmer", Untamed, 1, Traits(trait.Faerie), Has(Alpha),
	Play(ReturnToHand(Choose(Cards.In(Discard, You)))))

var Grovekeeper = Creature("grovekeeper", Untamed, 3, Traits(trait.Human, trait.Witch),
	Reacts(TurnEnds(You), Put(1, PowerCounter, Creatures.NeighborOf(This))))

var Knoxx = Creature("knoxx", Untamed, 3, Traits(trait.Beast),
	Constantly(Power(This, Count(Creatures.NeighborOf(This)).Times(3))))

var MarmoSwarm = Creature("marmo-swarm", Untamed, 2, Traits(trait.Beast),
	Constantly(Power(This, For(Pool, You))))

var PersistenceHunting = Action("persistence-hunting", Untamed, Amber(1),
	Play(ChooseHouse(Nobody), Exhaust(Creatures.Enemy().ChosenHouse())))

var Rustgnawer = Creature("rustgnawer", Untamed, 4, Traits(trait.Beast, trait.Insect),
	Fight(Destroy(Choose(ArtifactCards)), Gain(BonusAmber(It))))

var SongOfSpring = Action("song-of-spring", Untamed, Amber(1),
	Play(ShuffleIn(AnyNumber(Creatures.Friendly().House(Untamed)).
		AndAlso(AnyNumber(Creatures.In(Hand, You).House(Untamed).Or(Creatures.In(Discard, You).House(Untamed)))))))

var Tantadlin = Creature("tantadlin", Untamed, 9, Traits(trait.Tree),
	Constantly(DealsInFights(This, 2)),
	Fight(DiscardCards(Random(1, Cards.In(Archives, Opponent)))))

var TheyreEverywhere = Action("they-re-everywhere", Untamed, Amber(1),
	Play(Together(Deal(2, Creatures.Enemy().Flank()), Deal(1, Creatures.Enemy().NotOnFlank()))))

var AemberspineMongrel = Creature("æmberspine-mongrel", Untamed, 3, Traits(trait.Beast), HasN(Hazardous, 3),
	Reacts(Reaps(Creatures.Enemy()), Gain(1)))

var Bumblebird = Creature("bumblebird", Untamed, 1, Traits(trait.Beast, trait.Insect), Has(Alpha),
	Play(Put(2, PowerCounter, Creatures.Friendly().Except().House(Untamed))))

// To fight a creature is to attack it: its own attacks are free.
var Camouflage = Upgrade("camouflage", Untamed, Amber(1),
	Constantly(CannotAttack(Creatures.NotOnFlank(), Cards.Among(Host))))

var NiffleGrounds = Artifact("niffle-grounds", Untamed, Amber(1), Traits(trait.Location),
	Act(Take(Choose(Creatures)), LastsFor(RestOfTurn, It, Static(Without(TheSubjects, Taunt), Without(TheSubjects, Elusive)))))

var PanpacaAnga = Creature("panpaca-anga", Untamed, 5, Traits(trait.Beast),
	Constantly(Power(Creatures.ToTheRightOf(This), 2)))

var PanpacaJaga = Creature("panpaca-jaga", Untamed, 3, Traits(trait.Beast), Has(Skirmish),
	Constantly(Gets(Creatures.ToTheLeftOf(This), Skirmish)))

var SoldiersToFlowers = Action("soldiers-to-flowers", Untamed, Amber(1),
	Play(Purge(Creatures.In(Discard, EachPlayer).House(Untamed)), EachPlayer.Does(Gain(CountIn(Them, Creatures.OwnedBy(You))))))

var WayOfThePorcupine = Upgrade("way-of-the-porcupine", Untamed, Amber(1),
	Constantly(GetsN(Host, Hazardous, 3)))

// Removing a stun is a use as well (K8.6).
var Earthbind = Upgrade("earthbind", Untamed, Amber(1),
	Constantly(Gives(Host, Static(Forbid(CannotUse, AnyPlayer, Cards.Among(This))).If(Compares(ThisTurn(Discarded, You), Equal, 0)))))

var GravidCycle = Action("gravid-cycle", Untamed, Amber(1), Has(Omega),
	Play(ReturnToHand(Choose(Cards.In(Discard, You)))))

var HeartOfTheForest = Artifact("heart-of-the-forest", Untamed, Amber(1), Traits(trait.Location),
	Constantly(CannotForgeWhile(EachPlayer, Compares(For(Keys, You), More, For(Keys, Opponent)))))

// The pool stays as it is, and so do the limits of each theft and capture.
var PosPixies = Creature("po-s-pixies", Untamed, 1, Traits(trait.Faerie), Has(Elusive),
	Constantly(Rule(TakenOfSupply, You)))

var PunctuatedEquilibrium = Action("punctuated-equilibrium", Untamed,
	Play(DiscardCards(Cards.In(Hand, EachPlayer)), EachPlayer.Refills()))

var Quicksand = Action("quicksand", Untamed, Amber(1),
	Play(
		EachPlayer.Does(If(ThereIsNo(Creatures.Friendly().House(Untamed).Is(IsReady)), Take(Strongest(1, Creatures.Friendly()).AddTo(A)))),
		Destroy(A)))

var Roxador = Creature("roxador", Untamed, 4, Traits(trait.Beast), Has(Skirmish),
	Constantly(DealsInFights(This, 2)),
	Fight(Stun(Other)))

var ShardOfLife = Artifact("shard-of-life", Untamed, Traits(trait.Item, trait.Shard),
	Act(ShuffleIn(ChooseN(Count(Cards.Friendly().Trait(trait.Shard)), Cards.In(Discard, You)))))
