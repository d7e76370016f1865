package momu

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{TitanicBumblebird, TitanicBumblebirdTop, Rockatiel}

var TitanicBumblebird = Creature("titanic-bumblebird", Untamed, 8, Traits(trait.Beast, trait.Insect),
	HalfOf("titanic-bumblebird2"),
	Heading(OnPlay|OnReap,
		Destroy(Choose(Creatures.Enemy()).As(A)),
		IfYouDo(Put(Of(PowerOf, A), PowerCounter, Choose(Creatures.Friendly())))))

var TitanicBumblebirdTop = Creature("titanic-bumblebird2", Untamed, 0, HalfOf("titanic-bumblebird")) // without traits and power (K19.5)

var Rockatiel = Creature("rockatiel", Untamed, 2, Traits(trait.Beast, trait.Mutant), Has(Elusive), HasN(Hazardous, 1),
	Heading(OnPlay|OnReap, ShuffleIn(UpTo(2, Creatures))))
