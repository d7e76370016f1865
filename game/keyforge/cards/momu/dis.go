package momu

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{Tormax, TormaxTop, WretchedAnathema, WretchedAnathemaTop, Scaethe}

var Tormax = Creature("tormax", Dis, 8, Traits(trait.Demon),
	HalfOf("tormax2"),
	Heading(OnPlay|OnFight|OnReap, DiscardCards(Cards.In(Hand, You)), Purge(Random(2, Cards.In(Hand, Opponent)))))

var TormaxTop = Creature("tormax2", Dis, 0, HalfOf("tormax")) // without traits and power (K19.5)

var WretchedAnathema = Creature("wretched-anathema", Dis, 10, Traits(trait.Demon),
	HalfOf("wretched-anathema2"),
	AsLongAs(ThereIsNo(Creatures.Friendly().Except()), Gives(This, WithHeading(OnAction, Gain(4)))),
	Heading(OnPlay|OnReap, Destroy(ChooseN(2, Creatures.Except()))))

var WretchedAnathemaTop = Creature("wretched-anathema2", Dis, 0, HalfOf("wretched-anathema")) // without traits and power (K19.5)

var Scaethe = Creature("scaethe", Dis, 2, Traits(trait.Mutant),
	Destroyed(Destroy(Weakest(1, Creatures.Enemy()))))
