package cota

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	BouncingDeathquark, DimensionDoor, EffervescentPrinciple, Foggify, HelpFromFutureSelf,
	InterdimensionalGraft, KnowledgeIsPower, Labwork, LibraryAccess, NeuroSyphon, PhaseShift,
	PositronBolt, RandomAccessArchives, RemoteAccess, ReverseTime, ScramblerStorm,
	SloppyLabwork, TwinBoltEmission, WildWormhole, AnomalyExploiter, ChaosPortal,
	CrazyKillingMachine, LibraryOfBabble, MobiusScroll, PocketUniverse, SpanglerBox,
	SpectralTunneler, StrangeGizmo, TheHowlingPit, Batdrone, BrainEater, Dextre, DocBookton,
	DrEscotera, Dysania, GanymedeArchivist, HarlandMindlock, QuixoTheAdventurer, Mother,
	NeutronShark, NovuArchaeologist, OzmoMartianologist, PsychicBug, Replicator, ResearchSmoko,
	SkippyTimehog, Timetraveller, TitanMechanic, VespilonTheorist, VeylanAnalyst,
	ExperimentalTherapy, RocketBoots, TranspositionSandals,
}

var BouncingDeathquark = Action("bouncing-deathquark", Logos,
	Play(MayRepeat(Both(ThereIs(Creatures.Enemy()), ThereIs(Creatures.Friendly())),
		Destroy(Choose(Creatures.Enemy()).AndAlso(Choose(Creatures.Friendly()))))))

var DimensionDoor = Action("dimension-door", Logos,
	Play(Lasts(RestOfTurn, Static(Rule(ReapSteals, You)))))

var EffervescentPrinciple = Action("effervescent-principle", Logos,
	Play(EachPlayer.Does(Lose(Half(For(Pool, You)))), You.GainsChains(1)))

var Foggify = Action("foggify", Logos, Amber(1),
	Play(Lasts(OpponentsNext, Static(Cannot(Creatures.Enemy(), ActFight)))))

// The discard pile is shuffled in whether or not something was found: the words
// do not depend on it.
var HelpFromFutureSelf = Action("help-from-future-self", Logos, Amber(1),
	Play(Reveal(Search(1, Cards.In(Deck, You).Named("timetraveller").Or(Cards.In(Discard, You).Named("timetraveller")))),
		ReturnToHand(It), ShuffleDiscardIn(You)))

// Each key of that turn is paid for, by whatever means it is forged.
var InterdimensionalGraft = Action("interdimensional-graft", Logos, Amber(1),
	Play(Lasts(OpponentsNext, After(Forges(Opponent), Opponent.PaysAll()))))

// Either may be chosen, even if it does nothing.
var KnowledgeIsPower = Action("knowledge-is-power", Logos,
	Play(ChooseOneOf(Do(Archive(Choose(Cards.In(Hand, You)))), Do(Gain(Count(Cards.In(Archives, You)))))))

var Labwork = Action("labwork", Logos, Amber(1),
	Play(Archive(Choose(Cards.In(Hand, You)))))

var LibraryAccess = Action("library-access", Logos,
	Play(Lasts(RestOfTurn, After(Plays(You, Cards.Except()), Draw(1))), Purge(This)),
	FirstPrinted(Play(Lasts(RestOfTurn, After(Plays(You, Cards.Except()), Draw(1))))))

var NeuroSyphon = Action("neuro-syphon", Logos, Amber(1),
	Play(If(Compares(For(Pool, Opponent), More, For(Pool, You)), Steal(1), Draw(1))))

// A card of the active house does not use it up.
var PhaseShift = Action("phase-shift", Logos,
	Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.NotHouse(Logos), 1, 0)))))

var PositronBolt = Action("positron-bolt", Logos, Amber(1),
	Play(Together(Deal(3, Choose(Creatures.Flank()).As(A)), Deal(2, Choose(Creatures.NeighborOf(A)).As(B)),
		Deal(1, Choose(Creatures.NeighborOf(B).NotAmong(A))))))

var RandomAccessArchives = Action("random-access-archives", Logos, Amber(1),
	Play(Archive(Each(Cards.In(Deck, You).TopOf(1)))))

var RemoteAccess = Action("remote-access", Logos, Amber(1),
	Play(UseAsYours(Choose(ArtifactCards.Enemy()))))

// Both piles are turned over: the discard pile then shows the old deck with its
// bottom on top (ruling).
var ReverseTime = Action("reverse-time", Logos, Amber(1),
	Play(You.SwapsDeck(), ShuffleDeck(You)))

var ScramblerStorm = Action("scrambler-storm", Logos, Amber(1),
	Play(Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, ActionCards)))))

var SloppyLabwork = Action("sloppy-labwork", Logos, Amber(1),
	Play(Archive(Choose(Cards.In(Hand, You))), DiscardCards(Choose(Cards.In(Hand, You)))))

var TwinBoltEmission = Action("twin-bolt-emission", Logos, Amber(1),
	Play(Deal(2, ChooseN(2, Creatures))))

var WildWormhole = Action("wild-wormhole", Logos, Amber(1),
	Play(PlayCard(Each(Cards.In(Deck, You).TopOf(1)))))

var AnomalyExploiter = Artifact("anomaly-exploiter", Logos, Traits(trait.Item),
	Act(Destroy(Choose(Creatures.Damaged()))))

var ChaosPortal = Artifact("chaos-portal", Logos, Traits(trait.Location),
	Act(ChooseHouse(Nobody), Reveal(Each(Cards.In(Deck, You).TopOf(1))), If(Is(It, Cards.ChosenHouse()), PlayCard(It))))

// Two cards must be destroyed, however many decks there are; a card that goes
// elsewhere than to the discard pile was still destroyed (K12.13).
var CrazyKillingMachine = Artifact("crazy-killing-machine", Logos, Traits(trait.Weapon),
	Act(DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(1))),
		ForEachOf(Them, Destroy(Choose(Permanents.SharesHouse(It)).AddTo(B))),
		If(Compares(CountIn(B, Permanents.Is(WasKilled)), Less, 2), Destroy(This))))

var LibraryOfBabble = Artifact("library-of-babble", Logos, Traits(trait.Location),
	Act(Draw(1)))

var MobiusScroll = Artifact("mobius-scroll", Logos, Traits(trait.Item),
	Act(Archive(This), Archive(UpTo(2, Cards.In(Hand, You)))))

var PocketUniverse = Artifact("pocket-universe", Logos, Traits(trait.Item),
	Constantly(SpendableOnKeys(You, This)),
	Act(StoreAmber(1, You, This)))

var SpanglerBox = Artifact("spangler-box", Logos, Traits(trait.Item),
	Act(Purge(Choose(Creatures)), IfYouDo(TakeControl(Opponent, This, WhileSubjectsStay))),
	Heading(OnLeaves, PutIntoPlay(PurgedBy, Owner, OnTop)))

// The creature stays where it is and keeps its neighbors.
var SpectralTunneler = Artifact("spectral-tunneler", Logos, Amber(1), Traits(trait.Item),
	Act(LastsFor(RestOfTurn, Choose(Creatures), Static(Modify(FlankMod, TheSubjects), Gives(TheSubjects, WithHeading(OnReap, Draw(1)))))))

var StrangeGizmo = Artifact("strange-gizmo", Logos, Amber(1), Traits(trait.Item),
	Reacts(Forges(You), Destroy(Permanents)))

var TheHowlingPit = Artifact("the-howling-pit", Logos, Amber(1), Traits(trait.Location),
	Constantly(HandSize(EachPlayer, 1)))

var Batdrone = Creature("batdrone", Logos, 2, Traits(trait.Robot), Has(Skirmish),
	Fight(Steal(1)))

var BrainEater = Creature("brain-eater", Logos, 6, Traits(trait.Cyborg, trait.Beast),
	Reacts(DiesFighting(Creatures, This), Draw(1)))

var Dextre = Creature("dextre", Logos, 3, Traits(trait.Human, trait.Scientist),
	Play(Capture(1, This)),
	Destroyed(Move(This, Deck, OnTop)))

var DocBookton = Creature("doc-bookton", Logos, 5, Traits(trait.Human, trait.Scientist),
	Reap(Draw(1)))

var DrEscotera = Creature("dr-escotera", Logos, 4, Traits(trait.Cyborg, trait.Scientist),
	Play(Gain(For(Keys, Opponent))))

// A captive goes home instead of being discarded, and does not count.
var Dysania = Creature("dysania", Logos, 4, Traits(trait.Mutant),
	Play(DiscardCards(Cards.In(Archives, Opponent)), Gain(AffectedCount)))

var GanymedeArchivist = Creature("ganymede-archivist", Logos, 3, Traits(trait.Human, trait.Scientist),
	Reap(Archive(Choose(Cards.In(Hand, You)))))

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

var NovuArchaeologist = Creature("novu-archaeologist", Logos, 4, Traits(trait.Cyborg, trait.Scientist),
	Act(Archive(Choose(Cards.In(Discard, You)))))

var OzmoMartianologist = Creature("ozmo-martianologist", Logos, 2, Traits(trait.Human, trait.Scientist), Has(Elusive),
	Heading(OnFight|OnReap, ChooseOneOf(Do(Heal(3, Choose(Creatures.House(Mars)))), Do(Stun(Choose(Creatures.House(Mars)))))))

var PsychicBug = Creature("psychic-bug", Logos, 2, Amber(1), Traits(trait.Cyborg, trait.Insect),
	Heading(OnPlay|OnReap, LookAt(Hand, Opponent)))

var Replicator = Creature("replicator", Logos, 2, Traits(trait.Mutant),
	Reap(Trigger(OnReap, Choose(Creatures.Except()))))

var ResearchSmoko = Creature("research-smoko", Logos, 2, Traits(trait.Mutant),
	Destroyed(Archive(Each(Cards.In(Deck, You).TopOf(1)))))

// Removing a stun is a use as well (K14.3).
var SkippyTimehog = Creature("skippy-timehog", Logos, 1, Traits(trait.Mutant),
	Play(Lasts(OpponentsNext, Static(Forbid(CannotUse, Opponent, Cards)))))

var Timetraveller = Creature("timetraveller", Logos, 2, Amber(1), Traits(trait.Human, trait.Scientist),
	Play(Draw(2)),
	Act(ShuffleIn(This)))

var TitanMechanic = Creature("titan-mechanic", Logos, 6, Traits(trait.Cyborg, trait.Scientist),
	AsLongAs(Is(This, Creatures.Flank()), KeysCost(EachPlayer, -1)))

var VespilonTheorist = Creature("vespilon-theorist", Logos, 2, Traits(trait.Cyborg, trait.Scientist), Has(Elusive),
	Reap(ChooseHouse(Nobody), Reveal(Each(Cards.In(Deck, You).TopOf(1))),
		If(Is(It, Cards.ChosenHouse()), Archive(It), Gain(1)).Else(DiscardCards(It))))

var VeylanAnalyst = Creature("veylan-analyst", Logos, 2, Traits(trait.Cyborg, trait.Scientist),
	Reacts(Uses(You, ArtifactCards), Gain(1)))

var ExperimentalTherapy = Upgrade("experimental-therapy", Logos,
	Constantly(Modify(AnyHouseUse, Host)),
	Play(Stun(Host), Exhaust(Host)),
	FirstPrinted(Constantly(Modify(AlsoHouseMod, Host)), Play(Stun(Host), Exhaust(Host))))

// Removing a stun was the first use (K14.3).
var RocketBoots = Upgrade("rocket-boots", Logos,
	Constantly(Gives(Host, WithHeading(OnFight|OnReap, If(FirstUseThisTurn, Ready(This))))))

var TranspositionSandals = Upgrade("transposition-sandals", Logos, Amber(1),
	Constantly(Gives(Host, WithHeading(OnAction,
		Swap(This, Choose(Creatures.Friendly().Except())), LastsFor(RestOfTurn, It, Static(Modify(AnyHouseUse, TheSubjects)))))))
