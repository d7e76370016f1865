package momu

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{HorizonSaber, HorizonSaberTop, Graphton}

var HorizonSaber = Creature("horizon-saber", Logos, 11, Armor(2), Traits(trait.Robot),
	HalfOf("horizon-saber2"),
	Heading(OnPlay|OnFight|OnReap,
		Reveal(Search(1, Cards.In(Deck, You).Or(Cards.In(Discard, You)))), Archive(It), ShuffleDiscardIn(You)))

var HorizonSaberTop = Creature("horizon-saber2", Logos, 0, HalfOf("horizon-saber")) // without traits and power (K19.5)

var Graphton = Creature("graphton", Logos, 3, Traits(trait.Robot, trait.Mutant),
	Reap(Archive(Each(Cards.In(Deck, You).TopOf(1)))))
