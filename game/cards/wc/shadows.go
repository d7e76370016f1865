package wc

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var shadows = []*Card{Keyforgery}

var Keyforgery = Artifact("keyforgery", Shadows, Amber(1), Traits(trait.Item),
	Constantly(BeforeForging(Opponent,
		ChooseHouseBy(Opponent),
		Reveal(Random(1, Cards.In(Hand, You))),
		If(Is(It, Cards.IsNot(IsChosenHouse)), Destroy(This), Prevent()))))
