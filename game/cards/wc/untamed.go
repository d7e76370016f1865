package wc

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var untamed = []*Card{Ghosthawk, Gebuk, CreedOfNurture, VineappleTree}

var Ghosthawk = Creature("ghosthawk", Untamed, 2, Traits(trait.Beast), Has(Deploy),
	Play(May(ReapWith(Creatures.NeighborOf(This)))))

var Gebuk = Creature("gebuk", Untamed, 5, Traits(trait.Beast),
	Destroyed(
		DiscardCards(Each(Cards.In(Deck, You).TopOf(1))),
		If(Is(It, Creatures),
			LastsFor(NextTime, It, After(Happens(CardLeft, This), PutIntoPlay(TheSubjects, You, InPlaceOf))))))

var CreedOfNurture = Artifact("creed-of-nurture", Untamed, Traits(trait.Power),
	Omni(Sacrifice(This), IfYouDo(
		Reveal(Choose(Creatures.In(Hand, You)).As(A)),
		Take(Choose(Creatures).As(B)),
		LastsFor(RestOfTurn, A, Static(Modify(TextMod, B))))))

var VineappleTree = Artifact("vineapple-tree", Untamed, Amber(1), Traits(trait.Location),
	Constantly(KeysCost(EachPlayer, Counters(GrowthCounter, This))),
	Reacts(Forges(AnyPlayer), Remove(Counters(GrowthCounter, This), GrowthCounter, This)),
	Act(Put(1, GrowthCounter, This)))
