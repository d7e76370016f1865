package toc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	BetaForge, CognitiveAssumptions, DrWesting, TitanOutpost, AutoAutopsy21, GolisArtificer, Hypothesize, PracticalMethods,
	AlphaGamma, Chronicler, Savant, Spydrone,
}

var BetaForge = Artifact("beta-forge", Logos, Amber(1), Traits(trait.Robot),
	Act(
		MakeTokens(1).OfCard("alpha-gamma"),
		May(ForgeKey(N(12).Plus(Count(Cards.In(Archives, You)).Times(-1))), IfYouDo(Purge(This)))))

var CognitiveAssumptions = Action("cognitive-assumptions", Logos, Amber(1),
	Play(Reveal(UpTo(3, Cards.In(Hand, You).House(Logos))), MakeTokens(AffectedCount)))

var DrWesting = Creature("dr-westing", Logos, 5, Traits(trait.Human, trait.Scientist),
	Reap(If(Is(This, Creatures.Flank()), MakeTokens(1))))

var TitanOutpost = Artifact("titan-outpost", Logos, Amber(1), Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(MakeTokens(1), Archive(Choose(Cards.In(Hand, You))))))

var AutoAutopsy21 = Artifact("auto-autopsy-21", Logos, Amber(1), Traits(trait.Item),
	Play(MakeTokens(1)),
	Omni(Destroy(Choose(Creatures.Friendly())), IfYouDo(Gain(1))))

var GolisArtificer = Creature("golis-artificer", Logos, 2, Traits(trait.Cyborg, trait.Scientist),
	Enhances(AmberIcon, DrawIcon, DiscardIcon), Reap(MakeTokens(1)))

var Hypothesize = Action("hypothesize", Logos,
	Play(MakeTokens(1), If(Compares(Count(Cards.Friendly().House(Logos)), AtLeast, 3), Archive(This))))

var PracticalMethods = Action("practical-methods", Logos,
	Play(MakeTokens(1), Destroy(Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())))))

var AlphaGamma = TokenCreature("alpha-gamma", Logos, 1, Traits(trait.AI), Destroyed(Archive(This)))

var Chronicler = TokenCreature("chronicler", Logos, 1, Traits(trait.Human, trait.Scientist),
	Reap(Archive(Each(Cards.In(Deck, You).TopOf(1)))))

var Savant = TokenCreature("savant", Logos, 2, Traits(trait.Cyborg),
	Act(May(ReturnToHand(Choose(Cards.In(Archives, You)))), If(Not(DidThat), Archive(Choose(Cards.In(Hand, You))))))

var Spydrone = TokenCreature("spydrone", Logos, 2, Traits(trait.Robot), Has(Elusive), Act(Draw(1)))
