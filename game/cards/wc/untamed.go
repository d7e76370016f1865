package wc

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var untamed = []*Card{Gebuk, CreedOfNurture}

var Gebuk = Creature("gebuk", Untamed, 5, Traits(trait.Beast),
	Destroyed(
		DiscardCards(Each(Cards.In(Deck, You).TopOf(1))),
		If(Is(It, Creatures),
			LastsFor(NextTime, It, After(Happens(CardLeft, This), PutIntoPlay(Kept, You, InPlaceOf))))))

var CreedOfNurture = Artifact("creed-of-nurture", Untamed, Traits(trait.Power),
	Omni(Sacrifice(This), IfYouDo(
		Reveal(Choose(Creatures.In(Hand, You)).As(A)),
		Take(Choose(Creatures).As(B)),
		LastsFor(RestOfTurn, A, Static(Modify(TextMod, B))))))
