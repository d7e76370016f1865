package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	Benny, SonicWaver, ExperimentQ, StasisNexus, FurtherTestingNeeded, MartianPropagandist, PulseCannon, SpecialAgentTnega,
}

var Benny = Creature("benny", Mars, 2, Traits(trait.Human, trait.Experiment), Has(Elusive),
	Reap(Ready(Creatures.Trait(trait.Martian).Except())),
	Destroyed(If(ThereIsNo(Creatures.Friendly().House(Mars).Except()), Purge(This))))

var SonicWaver = Artifact("sonic-waver", Mars, Traits(trait.Power),
	Reacts(TurnEnds(AnyPlayer), If(ThereIsNo(Creatures.Is(IsStunned)), Purge(This))),
	Constantly(Modify(EntersStunned, Creatures.NotHouse(Mars))),
	Play(Stun(Choose(Creatures))))

var ExperimentQ = Creature("experiment-q", Mars, 5, Traits(trait.Beast, trait.Experiment), Enhances(HouseIcon(Mars)),
	Constantly(Power(This, Count(Creatures.House(Mars)))),
	Play(ForEach(Count(Creatures.House(Mars)), Stun(Choose(Creatures.NotHouse(Mars))))))

var StasisNexus = Artifact("stasis-nexus", Mars, Traits(trait.Item),
	Act(Purge(This), IfYouDo(ForgeKey(N(6).Plus(Count(Creatures.Is(IsStunned)).Times(-1))))))

var FurtherTestingNeeded = Action("further-testing-needed", Mars, Amber(1), Play(Archive(Choose(Cards.Friendly()))))

// Those that become neighbors later in the turn belong to Mars too (K17.14).
var MartianPropagandist = Creature("martian-propagandist", Mars, 3, Traits(trait.Martian),
	Heading(OnPlay|OnReap, LastsFor(RestOfTurn, This, Static(Belongs(Creatures.NeighborOf(TheSubjects), Mars)))))

var PulseCannon = Artifact("pulse-cannon", Mars, Amber(1), Traits(trait.Item, trait.Weapon),
	Act(Stun(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))

var SpecialAgentTnega = Creature("special-agent-tnega", Mars, 2, Traits(trait.Martian, trait.Agent), Has(Deploy, Taunt), HasN(Hazardous, 2),
	Constantly(Power(This, Count(Creatures.NeighborOf(This).House(Mars)).Times(2))))
