package mm

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var dis = []*Card{BreakKey, Picaroon, EtansJar}

var BreakKey = Action("break-key", Dis, Amber(1),
	Play(If(Compares(For(Keys, Opponent), More, For(Keys, You)),
		Opponent.Unforges(),
		IfYouDo(Opponent.Gains(N(6))))))

var Picaroon = Creature("picaroon", Dis, 0, Traits(trait.Mutant, trait.Changeling), Has(Deploy),
	Constantly(PowerBecomes(This, Among(PowerSum, Creatures.NeighborOf(This).NotTrait(trait.Changeling)))))

var EtansJar = Artifact("etan-s-jar", Dis, Traits(trait.Item),
	Play(NameCard(), Lasts(WhileThisInPlay, Static(Rule(CannotNamed, AnyPlayer)))))
