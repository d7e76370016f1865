package momu

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{Bawretchadontius, BawretchadontiusTop, CeraSevera}

var Bawretchadontius = Creature("bawretchadontius", Saurian, 14, Traits(trait.Dinosaur), // E24
	HalfOf("bawretchadontius2"),
	Constantly(Gives(Creatures.Friendly().WithAmber(1), WithHeading(OnReap, Deal(4, Choose(Creatures))))),
	Heading(OnPlay|OnFight|OnReap, Exalt(1, Choose(Creatures.Friendly()).AndAlso(ChooseN(2, Creatures.Enemy())))))

var BawretchadontiusTop = Creature("bawretchadontius2", Saurian, 0, HalfOf("bawretchadontius")) // without traits and power (K19.5)

var CeraSevera = Creature("cera-severa", Saurian, 4, Traits(trait.Mutant),
	Heading(OnFight|OnReap, Capture(1, This)),
	Destroyed(Deal(Of(AmberOn, This), Choose(Creatures.Enemy()))))
