package aoa

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var logos = []*Card{Jargogle}

var Jargogle = Creature("jargogle", Logos, 2, Traits(trait.Beast, trait.Mutant), Has(Elusive),
	Play(Hide(Choose(Cards.In(Hand, You)), This)),
	Destroyed(If(OnYourTurn, PlayCard(Beneath)).Else(Archive(Beneath))))
