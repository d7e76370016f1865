package dt

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var unfathomable = []*Card{Whirlpool, FlamegillEnforcer}

var Whirlpool = Artifact("whirlpool", Unfathomable, Amber(1), Traits(trait.Location),
	Reacts(TurnEnds(EachPlayer), EventWho.Does(
		TakeControl(Opponent, Each(Creatures.Friendly().RightFlank()), WhileSubjectsStay).At(LeftFlank))))

var FlamegillEnforcer = Creature("flamegill-enforcer", Unfathomable, 6, Traits(trait.Aquan),
	Reacts(Raises(Opponent), Enrage(This)),
	Act(Capture(3, This)))
