package toc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	NiffleSanctuary, Harlock, Kharisma, Umwas, MassingAtMidnight, SignalFaerie, SurvivalOfTheRichest, WhimsicalConjuror, NiffleBrute,
	BriarInstar, SteppeWolf, TwilightPixie,
}

var NiffleSanctuary = Artifact("niffle-sanctuary", Untamed, Traits(trait.Niffle, trait.Location),
	Act(MakeTokens(1).OfCard("niffle-brute"),
		Lasts(RestOfTurn, Static(Gives(Creatures.NamedToken("niffle-brute"), WithHeading(OnFight, Gain(1)))))))

var Harlock = Creature("harlock", Untamed, 3, Traits(trait.Elf, trait.Ranger), Has(Skirmish),
	Fight(If(Destroys(Other), MakeTokens(1))))

var Kharisma = Creature("kharisma", Untamed, 3, Traits(trait.Human, trait.Ranger), Has(Elusive),
	Reap(ReturnToHand(Choose(Creatures.Friendly().Except())), IfYouDo(MakeTokens(1))))

var Umwas = Creature("umwas", Untamed, 4, Traits(trait.Beast),
	Play(MakeTokens(1), Put(1, PowerCounter, Creatures.Friendly().Tokens())))

var MassingAtMidnight = Action("massing-at-midnight", Untamed, Play(MakeTokens(3), Purge(This)))

var SignalFaerie = Creature("signal-faerie", Untamed, 2, Traits(trait.Faerie), Heading(OnPlay|OnReap, MakeTokens(1)))

var SurvivalOfTheRichest = Action("survival-of-the-richest", Untamed,
	Play(MakeTokens(1), If(Compares(For(Pool, You), More, For(Pool, Opponent)), Archive(This))))

var WhimsicalConjuror = Creature("whimsical-conjuror", Untamed, 3, Traits(trait.Human, trait.Witch), Enhances(AmberIcon, AmberIcon),
	Constantly(InsteadOfIcon(You, AmberIcon, MakeTokens(1))))

var NiffleBrute = TokenCreature("niffle-brute", Untamed, 4, Traits(trait.Beast, trait.Niffle),
	Destroyed(If(ThereIs(Cards.In(Discard, You).Named("niffle-sanctuary")),
		ReturnToHand(Choose(Cards.In(Discard, You).Named("niffle-sanctuary")))).Else(
		ReturnToHand(Choose(Cards.In(Discard, You).Trait(trait.Niffle))))))

var BriarInstar = TokenCreature("briar-instar", Untamed, 2, Traits(trait.Beast, trait.Insect), HasN(Hazardous, 2))

var SteppeWolf = TokenCreature("steppe-wolf", Untamed, 1, Traits(trait.Beast, trait.Wolf),
	Constantly(Power(This, Count(Creatures.Friendly().Except().Trait(trait.Wolf)))))

var TwilightPixie = TokenCreature("twilight-pixie", Untamed, 1, Traits(trait.Faerie),
	Constantly(Gives(Creatures.NeighborOf(This).NotTrait(trait.Faerie), WithHeading(OnReap, Gain(1)))))
