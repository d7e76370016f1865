package cota

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var logos = []*Card{
	DimensionDoor, LibraryAccess, TwinBoltEmission, WildWormhole, LibraryOfBabble,
	SpanglerBox, Batdrone, DocBookton, DrEscotera, HarlandMindlock,
	QuixoTheAdventurer, Mother, NeutronShark, Replicator,
}

var DimensionDoor = Action("dimension-door", Logos,
	Play(Lasts(RestOfTurn, Static(Rule(ReapSteals, You)))))

var LibraryAccess = Action("library-access", Logos,
	Play(Lasts(RestOfTurn, After(Plays(You, Cards.Except()), Draw(1)))))

var TwinBoltEmission = Action("twin-bolt-emission", Logos, Amber(1),
	Play(Deal(2, ChooseN(2, Creatures))))

var WildWormhole = Action("wild-wormhole", Logos, Amber(1),
	Play(PlayCard(Each(Cards.In(Deck, You).TopOf(1)))))

var LibraryOfBabble = Artifact("library-of-babble", Logos, Traits(trait.Location),
	Act(Draw(1)))

var SpanglerBox = Artifact("spangler-box", Logos, Traits(trait.Item),
	Act(Purge(Choose(Creatures)), IfYouDo(TakeControl(Opponent, This, WhileSubjectsStay))),
	Heading(OnLeaves, PutIntoPlay(PurgedBy, Owner, OnTop)))

var Batdrone = Creature("batdrone", Logos, 2, Traits(trait.Robot), Has(Skirmish),
	Fight(Steal(1)))

var DocBookton = Creature("doc-bookton", Logos, 5, Traits(trait.Human, trait.Scientist),
	Reap(Draw(1)))

var DrEscotera = Creature("dr-escotera", Logos, 4, Traits(trait.Cyborg, trait.Scientist),
	Play(Gain(For(Keys, Opponent))))

var HarlandMindlock = Creature("harland-mindlock", Logos, 1, Traits(trait.Cyborg, trait.Scientist),
	Play(TakeControl(You, Choose(Creatures.Enemy().Flank()), WhileThisInPlay)))

var QuixoTheAdventurer = Creature("quixo-the-adventurer", Logos, 3,
	Traits(trait.Human, trait.Scientist), Has(Skirmish),
	Fight(Draw(1)))

var Mother = Creature("mother", Logos, 5, Traits(trait.Robot, trait.Scientist),
	Constantly(HandSize(You, 1)))

var NeutronShark = Creature("neutron-shark", Logos, 1, Traits(trait.Beast, trait.Mutant),
	Heading(OnPlay|OnFight|OnReap, Repeat(Is(It, Cards.NotHouse(Logos)),
		Destroy(Choose(Permanents.Enemy()).AndAlso(Choose(Permanents.Friendly()))),
		DiscardCards(Each(Cards.In(Deck, You).TopOf(1))))))

var Replicator = Creature("replicator", Logos, 2, Traits(trait.Mutant),
	Reap(Trigger(OnReap, Choose(Creatures.Except()))))
