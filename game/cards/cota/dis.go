package cota

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var dis = []*Card{
	AFairGame, Fear, HandOfDis, KeyHammer, MindBarb, AnnihilationRitual,
	DominatorBauble, LibraryOfTheDamned, Charette, DustImp, Shooler,
	StealerOfSouls, TheTerror, Tocsin, CollarOfSubordination,
}

var AFairGame = Action("a-fair-game", Dis,
	Play(append(fairGame[:len(fairGame):len(fairGame)], Opponent.Does(fairGame...))...))

// fairGame is what each of the two players does.
var fairGame = []Effect{
	DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1)).As(A)),
	RevealZone(Hand, Opponent),
	Gain(Count(Cards.In(Hand, Opponent).SharesHouse(A))),
}

var Fear = Action("fear", Dis,
	Play(ReturnToHand(Choose(Creatures.Enemy()))))

var HandOfDis = Action("hand-of-dis", Dis,
	Play(Destroy(Choose(Creatures.NotOnFlank()))))

var KeyHammer = Action("key-hammer", Dis, Amber(1),
	Play(Opponent.UnforgesLast(), Opponent.Gains(N(6))))

var MindBarb = Action("mind-barb", Dis, Amber(1),
	Play(Opponent.DiscardsAtRandom(1)))

var AnnihilationRitual = Artifact("annihilation-ritual", Dis, Amber(1), Traits(trait.Power),
	Constantly(PurgesInstead(Creatures)))

var DominatorBauble = Artifact("dominator-bauble", Dis, Traits(trait.Item),
	Act(Use(Choose(Creatures.Friendly()))))

var LibraryOfTheDamned = Artifact("library-of-the-damned", Dis, Traits(trait.Location),
	Act(Archive(Choose(Cards.In(Hand, You)))))

var Charette = Creature("charette", Dis, 4, Traits(trait.Demon),
	Play(Capture(3, This)))

var DustImp = Creature("dust-imp", Dis, 2, Traits(trait.Imp),
	Destroyed(Gain(2)))

var Shooler = Creature("shooler", Dis, 5, Traits(trait.Demon),
	Play(If(HasPool(Opponent, 4), Steal(1))))

var StealerOfSouls = Creature("stealer-of-souls", Dis, 6, Traits(trait.Demon),
	Reacts(DiesFighting(Creatures.Enemy(), This), Purge(Subject), Gain(1)))

var TheTerror = Creature("the-terror", Dis, 5, Traits(trait.Demon, trait.Knight),
	Play(If(Compares(For(Pool, Opponent), Equal, 0), Gain(2))))

var Tocsin = Creature("tocsin", Dis, 3, Traits(trait.Demon),
	Reap(Opponent.DiscardsAtRandom(1)))

var CollarOfSubordination = Upgrade("collar-of-subordination", Dis,
	Constantly(UnderControl(You, Host)))
