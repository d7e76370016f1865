package dt

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var untamed = []*Card{AmberfinShark, CrossPorpoises, GeneticDrift}

var AmberfinShark = Creature("æmberfin-shark", Untamed, 3, Traits(trait.Beast),
	Play(Put(3, PowerCounter, This)),
	Reacts(TurnEnds(You), Remove(1, PowerCounter, This), IfYouDo(EachPlayer.Gains(N(1)))))

var CrossPorpoises = Action("cross-porpoises", Untamed, Amber(1),
	Play(You.RaisesTide(), Enrage(ChooseN(2, Creatures.Enemy()))))

var GeneticDrift = Action("genetic-drift", Untamed, Amber(1),
	Play(Put(1, PowerCounter, Choose(Creatures)), Put(1, PowerCounter, Creatures.With(PowerCounter, 1))))
