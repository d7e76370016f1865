package toc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var geistoid = []*Card{
	Suzerain, InevitableDecay, Recycler, Spinnertech, AdministratorRivet, BumpInTheNight, LoopingDirge, Sidekick,
	Minion, Phantasm, Wrecker, Amberologist,
}

var Suzerain = Creature("suzerain", Geistoid, 5, Traits(trait.Specter, trait.Robot),
	Reap(ChoosePlayer(), Purge(Each(Cards.In(Deck, Chosen).TopOf(1))), IfYouDo(MakeTokens(1).OfCard("minion"))))

var InevitableDecay = Action("inevitable-decay", Geistoid, Amber(1), Play(Destroy(ArtifactCards.Or(Upgrades)), MakeTokens(AffectedCount)))

var Recycler = Creature("recycler", Geistoid, 5, Traits(trait.Specter, trait.Robot),
	Reap(DiscardCards(Each(Cards.In(Deck, You).TopOf(3))), MakeTokens(CountIn(Them, Creatures))))

var Spinnertech = Creature("spinnertech", Geistoid, 4, Traits(trait.Specter, trait.Robot),
	Heading(OnPlay|OnDestroyed, Move(Choose(Cards.In(Discard, You)), Deck, OnTop), MakeTokens(1)))

var AdministratorRivet = Creature("administrator-rivet", Geistoid, 3, Traits(trait.Specter, trait.Robot),
	Play(MakeTokens(1), If(IsHaunted(You), Capture(1, Creatures.Friendly().Tokens()))))

// Repeated in full: another creature may be chosen (K17.6).
var BumpInTheNight = Action("bump-in-the-night", Geistoid,
	Play(
		Deal(2, Choose(Creatures.Enemy())), If(Destroys(It), MakeTokens(1)),
		If(IsHaunted(You), Deal(2, Choose(Creatures.Enemy())), If(Destroys(It), MakeTokens(1)))))

var LoopingDirge = Action("looping-dirge", Geistoid, Amber(1), Enhances(CaptureIcon, DiscardIcon), Play(If(IsHaunted(You), MakeTokens(1))))

var Sidekick = Creature("sidekick", Geistoid, 1, Traits(trait.Specter, trait.Robot), Play(MakeTokensOf(Choose(Cards.In(Hand, You)))))

var Minion = TokenCreature("minion", Geistoid, 2, Traits(trait.Specter, trait.Robot),
	Reap(ChoosePlayerWho(IsHaunted(You)), Move(Each(Cards.In(Discard, Chosen).TopOf(1)), Deck, OnTop)))

var Phantasm = TokenCreature("phantasm", Geistoid, 1, Armor(1), Traits(trait.Specter), Reap(DiscardCards(Choose(Cards.In(Hand, You)))))

var Wrecker = TokenCreature("wrecker", Geistoid, 2, Traits(trait.Specter, trait.Robot),
	Reap(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(1)))))

var Amberologist = TokenCreature("æmberologist", Geistoid, 2, Traits(trait.Specter, trait.Robot), Act(Capture(1, This)))
