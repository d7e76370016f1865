package dm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	EmperorMemrox, MartianPropagation, MonsterZero, MonsterZeroTop, ZzyszzsCompactor, AllAreMars, EdificeForMars, EmpoweredZark,
	GoldenK1TT13, KeyDrain, Lyylyug, AgentBuuff, ArbiterVyynx, DigitalManipulation, Klyyhnug, OperatorOlluyyg, ProductiveTrash,
	ReplacementTarg, Transmutation, UjkyytrPrime,
}

var EmperorMemrox = Creature("emperor-memrox", Mars, 5, Traits(trait.Martian, trait.Leader, trait.Elder),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Gets(This, Invulnerable)),
	Reap(Archive(Choose(myHand)), Gain(Count(Cards.In(Archives, You)))))

var MartianPropagation = Action("martian-propagation", Mars, Amber(1),
	Play(Destroy(Creatures.Friendly()), ForEach(AffectedCount, Draw(2))))

var MonsterZero = Creature("monster-zero", Mars, 1, Traits(trait.Beast, trait.Experiment),
	HalfOf("monster-zero2"), Has(Deploy),
	Constantly(Belongs(Creatures.NeighborOf(This), Mars)),
	Play(Take(Strongest(1, Creatures.Friendly()).As(A)), Put(Of(PowerOf, A), PowerCounter, This)))

var MonsterZeroTop = Creature("monster-zero2", Mars, 0, HalfOf("monster-zero")) // without traits and power (K19.5)

var ZzyszzsCompactor = Artifact("zzyszz-s-compactor", Mars, Traits(trait.Power),
	Act(Move(Choose(Creatures), Deck, AtBottom), IfYouDo(Put(2, PowerCounter, Choose(Creatures)))))

var AllAreMars = Artifact("all-are-mars", Mars, Traits(trait.Power), Act(Ready(Choose(Creatures.Friendly())), Use(It)))

var EdificeForMars = Action("edifice-for-mars", Mars, Amber(1),
	Play(Destroy(Choose(ArtifactCards.NotHouse(Mars))), IfYouDo(May(Ready(Choose(Permanents.Friendly()))))))

var EmpoweredZark = Creature("empowered-zark", Mars, 3, Armor(2), Traits(trait.Martian, trait.Agent),
	Fight(Capture(2, This), If(Is(This, Creatures.WithAmber(3)),
		May(TakeAmber(3, This, Nobody), Ready(Creatures.House(Mars).NotTrait(trait.Agent))))))

var GoldenK1TT13 = Creature("golden-k1-tt13", Mars, 4, Traits(trait.Beast), Has(Entrench),
	AsLongAs(exhausted, Gives(Creatures.NeighborOf(This), WithHeading(OnReap, Gain(1)))))

var KeyDrain = Action("key-drain", Mars, Amber(1),
	Play(DiscardCards(AnyNumber(myHand)), ForgeKey(N(9).Plus(AffectedCount.Times(-1)))))

var Lyylyug = Creature("lyylyug", Mars, 3, Traits(trait.Martian, trait.Elder), Has(Elusive),
	Reap(CaptureFrom(Controller, 1, Weakest(1, Creatures.Enemy()))))

var AgentBuuff = Creature("agent-buuff", Mars, 4, Traits(trait.Martian, trait.Agent),
	Reap(If(IsOverwhelmed(You), Put(3, PowerCounter, Choose(Creatures.Friendly()))).Else(Put(1, PowerCounter, Creatures.Friendly()))))

var ArbiterVyynx = Creature("arbiter-vyynx", Mars, 3, Traits(trait.Robot),
	Reap(Destroy(Choose(Creatures.Friendly().NotHouse(Mars))),
		IfYouDo(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay))))

var DigitalManipulation = Action("digital-manipulation", Mars, Amber(1),
	Play(DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))),
		If(Is(It, Cards.NotHouse(Mars)), CaptureFrom(Controller, 1, Choose(Creatures.Enemy())))))

var Klyyhnug = Creature("klyyhnug", Mars, 3, Traits(trait.Martian, trait.Soldier), Enhances(DamageIcon, PowerIcon, PowerIcon),
	Reap(May(Remove(Counters(PowerCounter, Touched), PowerCounter, Choose(Creatures.With(PowerCounter, 1))),
		IfYouDo(Archive(Choose(myHand))))))

var OperatorOlluyyg = Creature("operator-olluyyg", Mars, 3, Traits(trait.Martian, trait.Elder), Has(Entrench),
	AsLongAs(exhausted, KeysCost(Opponent, 3)))

var ProductiveTrash = Action("productive-trash", Mars,
	Play(May(DiscardCards(Choose(Cards.In(Hand, You).NotHouse(Mars)).As(A)),
		IfYouDo(ForEach(Of(IconsOn, A), Capture(1, Choose(Creatures.Friendly())))))))

var ReplacementTarg = Creature("replacement-targ", Mars, 3, Traits(trait.Martian, trait.Soldier), Has(Deploy),
	Play(ReturnToHand(Choose(Creatures.NeighborOf(This).NotTrait(trait.Soldier))),
		IfYouDo(Capture(2, Strongest(1, Creatures.Friendly())))))

var Transmutation = Action("transmutation", Mars, Amber(1),
	Play(Put(2, PowerCounter, Choose(Creatures)),
		May(RemoveUpTo(Counters(PowerCounter, Touched), PowerCounter, Choose(Creatures.Friendly())), Capture(AffectedCount, It))))

var UjkyytrPrime = Creature("ujkyytr-prime", Mars, 2, Traits(trait.Martian, trait.Soldier),
	Heading(OnFight|OnReap, If(IsOverwhelmed(You), Stun(Choose(Creatures.Enemy()).As(A).AndAlso(Each(Creatures.NeighborOf(A))))).
		Else(Stun(Choose(Creatures)))))
