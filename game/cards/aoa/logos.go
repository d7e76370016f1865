package aoa

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var logos = []*Card{StandardizedTesting, Jargogle}

var StandardizedTesting = Action("standardized-testing", Logos,
	Play(Destroy(Each(Creatures.Lowest()).AndAlso(Each(Creatures.Highest())))))

var Jargogle = Creature("jargogle", Logos, 2, Traits(trait.Beast, trait.Mutant), Has(Elusive),
	Play(Hide(Choose(Cards.In(Hand, You)), This)),
	Destroyed(If(OnYourTurn, PlayCard(Beneath)).Else(Archive(Beneath))))
