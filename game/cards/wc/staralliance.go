package wc

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var starAlliance = []*Card{Calv1N, BookOfLeQ}

var Calv1N = Creature("calv-1n", StarAlliance, 2, Armor(1), Traits(trait.Robot),
	Heading(OnFight|OnReap, Draw(1)),
	OrUpgrade(Constantly(Gives(Host, WithHeading(OnFight|OnReap, Draw(1))))))

var BookOfLeQ = Artifact("book-of-leq", StarAlliance, Traits(trait.Item),
	Act(
		Reveal(Each(Cards.In(Deck, You).TopOf(1))),
		If(Is(It, Cards.NotHouse(StarAlliance)), BecomesActiveHouse(It)).Else(EndTurn())))
