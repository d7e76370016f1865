package aoa

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	Archimedes, BinateRupture, CutthroatResearch, Eyegor, HelperBot, Hexpion, PipPip, Poke,
	ProfessorSutterkin, StandardizedTesting, TitanLibrarian, ZyxResearcher, BackupCopy,
	DirectorOfZyx, Eureka, FilaTheResearcher, Jargogle, MemoryChip, QuantumFingertrap,
	SeismoEntangler, Redacted, EntropicSwirl, Fetchdrones, MasterTheTheory, ProjectZyx,
	ScientificalHack, ShardOfKnowledge, TheCurator,
}

var Archimedes = Creature("archimedes", Logos, 2, Traits(trait.Cyborg, trait.Beast), Has(Elusive),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnDestroyed, Archive(This)))))

var BinateRupture = Action("binate-rupture", Logos, Has(Alpha),
	Play(EachPlayer.Does(Gain(For(Pool, You)))))

var CutthroatResearch = Action("cutthroat-research", Logos, Amber(1),
	Play(If(HasPool(Opponent, 8), Steal(2))))

var Eyegor = Creature("eyegor", Logos, 2, Traits(trait.Cyborg),
	Play(LookAtCards(Each(Cards.In(Deck, You).TopOf(3)).As(A)),
		ReturnToHand(Choose(Cards.In(Deck, You).Among(A))), DiscardCards(Cards.In(Deck, You).Among(A))))

// A card of the active house does not use it up.
var HelperBot = Creature("helper-bot", Logos, 1, Traits(trait.Robot),
	Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.NotHouse(Logos), 1, 0)))))

var Hexpion = Creature("hexpion", Logos, 2, Traits(trait.AI),
	Destroyed(Archive(This), Archive(Each(Cards.In(Deck, You).TopOf(1)))))

var PipPip = Creature("pip-pip", Logos, 2, Traits(trait.Human, trait.Scientist),
	Reacts(Reaps(Creatures.Enemy()), Stun(Subject)))

var Poke = Action("poke", Logos, Amber(1),
	Play(Deal(1, Choose(Creatures.Enemy())), If(Destroys(It), Draw(1))))

var ProfessorSutterkin = Creature("professor-sutterkin", Logos, 2, Traits(trait.Human, trait.Scientist),
	Reap(Draw(Count(Creatures.Friendly().House(Logos)))))

var StandardizedTesting = Action("standardized-testing", Logos,
	Play(Destroy(Each(Creatures.Lowest()).AndAlso(Each(Creatures.Highest())))))

var TitanLibrarian = Creature("titan-librarian", Logos, 4, Traits(trait.Cyborg, trait.Scientist),
	Reacts(TurnEnds(You), If(Is(This, Creatures.NotOnFlank()), Archive(Choose(Cards.In(Hand, You))))))

// Either may be chosen, even if there is no such card.
var ZyxResearcher = Creature("zyx-researcher", Logos, 2, Traits(trait.Human, trait.Scientist),
	Play(ChooseOneOf(
		Do(Archive(Each(Cards.In(Deck, You).TopOf(1)))),
		Do(Archive(Each(Cards.In(Discard, You).TopOf(1)))))))

var BackupCopy = Upgrade("backup-copy", Logos, Amber(1),
	Constantly(Gives(Host, WithHeading(OnDestroyed, Move(This, Deck, OnTop)))))

var DirectorOfZyx = Creature("director-of-zyx", Logos, 3, Traits(trait.Cyborg, trait.Scientist), Has(Elusive),
	Reacts(TurnStarts(You), Archive(Each(Cards.In(Deck, You).TopOf(1)))))

var Eureka = Action("eureka", Logos, Amber(1), Has(Alpha),
	Play(Gain(2), Archive(Random(2, Cards.In(Hand, You)))))

var FilaTheResearcher = Creature("fila-the-researcher", Logos, 1, Traits(trait.Human, trait.Scientist), Has(Elusive),
	Reacts(Plays(Nobody, Creatures.NeighborOf(This)), Draw(1)))

var Jargogle = Creature("jargogle", Logos, 2, Traits(trait.Beast, trait.Mutant), Has(Elusive),
	Play(Hide(Choose(Cards.In(Hand, You)), This)),
	Destroyed(If(OnYourTurn, PlayCard(Beneath)).Else(Archive(Beneath))))

var MemoryChip = Artifact("memory-chip", Logos, Traits(trait.Item),
	Reacts(ChoosesHouse(You, Logos), Archive(Choose(Cards.In(Hand, You)))))

var QuantumFingertrap = Artifact("quantum-fingertrap", Logos, Amber(1), Traits(trait.Item),
	Act(SwapTwo(Creatures)))

var SeismoEntangler = Artifact("seismo-entangler", Logos, Traits(trait.Item),
	Act(ChooseHouse(Nobody), Lasts(OpponentsNext, Static(Cannot(Creatures.ChosenHouse(), ActReap)))))

var Redacted = Artifact("[redacted]", Logos, Traits(trait.Redacted),
	Reacts(ChoosesHouse(You, Logos), Exalt(1, This), If(Compares(Of(AmberOn, This), AtLeast, 4), Sacrifice(This), ForgeFree())))

var EntropicSwirl = Action("entropic-swirl", Logos,
	Play(Take(Choose(Creatures)), ForEach(Of(TraitsOf, It), Gain(1)), ForEachInTurn(Of(TraitsOf, It), Deal(2, It))),
	FirstPrinted(Play(Take(Choose(Creatures)), ForEach(Of(TraitsOf, It), Deal(2, It), Gain(1)))))

var Fetchdrones = Artifact("fetchdrones", Logos, Traits(trait.Item),
	Act(DiscardCards(Each(Cards.In(Deck, You).TopOf(2))),
		ForEach(CountIn(Them, Cards.House(Logos)), Capture(2, Choose(Creatures.Friendly())))))

// For each of them a card may be archived or not (ruling).
var MasterTheTheory = Action("master-the-theory", Logos, Amber(1),
	Play(If(ThereIsNo(Creatures.Friendly()), Archive(UpTo(Count(Creatures.Enemy()), Cards.In(Hand, You))))))

var ProjectZyx = Creature("project-zyx", Logos, 5, Armor(1), Traits(trait.Cyborg, trait.Mutant),
	Heading(OnFight|OnReap, May(PlayCard(Choose(Cards.In(Archives, You))))))

var ScientificalHack = Artifact("scientifical-hack", Logos, Amber(1), Traits(trait.Equation),
	Omni(Sacrifice(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, ArtifactCards.Friendly(), 0, 0)))))

var ShardOfKnowledge = Artifact("shard-of-knowledge", Logos, Traits(trait.Item, trait.Shard),
	Act(Draw(Count(Cards.Friendly().Trait(trait.Shard)))))

var TheCurator = Creature("the-curator", Logos, 3, Traits(trait.Human, trait.Scientist),
	Constantly(Modify(EntersReady, ArtifactCards.Friendly())))
