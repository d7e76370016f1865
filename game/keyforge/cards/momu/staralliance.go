package momu

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{CadetAllison, CadetAllisonTop, J43G3RV, J43G3RVTop, GySgtMargot}

var CadetAllison = Creature("cadet-allison", StarAlliance, 8, Traits(trait.Human),
	HalfOf("cadet-allison2"),
	Heading(OnPlay|OnReap, DiscardCards(Random(1, Cards.In(Hand, You))), IfYouDo(BecomesActiveHouse(It))))

var CadetAllisonTop = Creature("cadet-allison2", StarAlliance, 0, HalfOf("cadet-allison")) // without traits and power (K19.5)

var J43G3RV = Creature("j43g3r-v", StarAlliance, 8, Armor(2), Traits(trait.Robot),
	HalfOf("j43g3r-v2"),
	Reap(Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().NotHouse(StarAlliance), 2, ActReap)))),
	Fight(Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().NotHouse(StarAlliance), 2, ActFight)))))

var J43G3RVTop = Creature("j43g3r-v2", StarAlliance, 0, HalfOf("j43g3r-v")) // without traits and power (K19.5)

var GySgtMargot = Creature("gysgt-margot", StarAlliance, 4, Traits(trait.Mutant),
	Heading(OnFight|OnReap, Deal(2, Choose(Creatures.Enemy())), Ward(Choose(Creatures.Friendly()))))
