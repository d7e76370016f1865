package wc

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var logos = []*Card{MimicGel, SelfBolsteringAutomata}

var MimicGel = Creature("mimic-gel", Logos, 0, Traits(trait.Shapeshifter, trait.Mutant),
	PlayableIf(ThereIs(Creatures.Except())),
	AsItEnters(BecomeCopy(Choose(Creatures.Except())).OfHouse(Logos)))

var SelfBolsteringAutomata = Creature("self-bolstering-automata", Logos, 1, Traits(trait.Robot),
	Bears(DestroyedInstead(This,
		FullyHeal(This), Exhaust(This), Reposition(This, OnTop), IfYouDo(Put(2, PowerCounter, This)),
	).If(ThereIs(Creatures.Friendly().Except()))))
