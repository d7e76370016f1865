// Package vm25 defines the cards that were first printed in Vault Masters 2025, which
// reprints older ones besides.
package vm25

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// All is every card of the set that is implemented.
var All = []*Card{
	MindYourElders, TheConstant, Antanagoge, Cosmicrux, HelpFromAnotherSelf, Ignitus, OmegaTT, ThermalDepletion,
	TreokTheWise,
}

var TheConstant = Artifact("the-constant", Brobnar, Amber(1), Traits(trait.Location),
	Constantly(Rule(SkipDraw, EachPlayer)),
	Reacts(TurnStarts(You), Remove(1, TimeCounter, This), If(Compares(Counters(TimeCounter, This), Equal, 0), Destroy(This))),
	Play(Put(2, TimeCounter, This)))

var Antanagoge = Creature("antanagoge", Brobnar, 4, Armor(2), Traits(trait.Alien, trait.Cyborg),
	Play(May(Graft(Choose(Creatures.Enemy()), This))),
	Reap(Take(Choose(Creatures.In(Under, AnyPlayer)).As(A)), Deal(Of(PowerOf, A), Creatures)))

var Cosmicrux = Creature("cosmicrux", Brobnar, 6, Traits(trait.Dragon), Reacts(ReadiesCard(AnyPlayer, Creatures), Deal(1, Subject)))

var HelpFromAnotherSelf = Action("help-from-another-self", Brobnar, Amber(1),
	Play(Reveal(Search(1, Creatures.In(Deck, You).Trait(trait.Variant).Or(Creatures.In(Discard, You).Trait(trait.Variant)))),
		ReturnToHand(It), ShuffleDeck(You)))

var Ignitus = Creature("ignitus", Brobnar, 4, Armor(1), Traits(trait.Dragon),
	Constantly(GetsN(This, SplashAttack, Count(Creatures.IsNot(IsReady)))))

var OmegaTT = Creature("omega-tt", Brobnar, 2, Amber(1), Traits(trait.Human, trait.Variant),
	Play(Purge(ChooseN(2, Cards.In(Discard, EachPlayer)).FromOnePile())),
	Act(ShuffleIn(This)))

var ThermalDepletion = Action("thermal-depletion", Brobnar, Play(Lasts(UntilYourNext, Static(Cannot(Creatures, ActReady)))))

var TreokTheWise = Creature("treok-the-wise", Brobnar, 6, Traits(trait.Dragon, trait.Sage),
	Reap(LastsFor(UntilYourNext, Choose(Creatures), Static(Gets(TheSubjects, Invulnerable)))))

var MindYourElders = Action("mind-your-elders", Mars, Amber(1),
	Play(If(Compares(Count(Creatures.Friendly().House(Mars)), More, Count(Creatures.Enemy().House(Mars))),
		Capture(3, Choose(Creatures.Friendly())))))
