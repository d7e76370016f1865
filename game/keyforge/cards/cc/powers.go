package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var powers = []*Card{
	Artificer, CharismaticInspiration, CommandingPresence, Control, ControlingExpertise, DelugeOfPower, DemonicWrath, DivineSpark,
	FightingExpertise, Forgemaster, Librarian, MasterPlanner, MasterStrategist, NaturesGuardian, NaturesStrength, NobleBlood,
	Optimizer, Overcharged, ProgenitorOfGiants, Rage, Redeemer, Schemer, SchemingExpertise, SignatureMove, StasisField, Thievery,
	Tinkerer, WardenOfTheCrucible,
}

var Artificer = ArchonPower("artificer", Constantly(Allow(MayPlayOther, ArtifactCards, 0, 0)))

var CharismaticInspiration = ArchonPower("charismatic-inspiration",
	Constantly(Modify(EntersReady, Creatures.Friendly().Trait(trait.Human))))

var CommandingPresence = ArchonPower("commanding-presence",
	Reacts(ChoosesHouse(AnyPlayer, Saurian), Exalt(1, Creatures.NotTrait(trait.Dinosaur))))

var Control = ArchonPower("control",
	Constantly(InsteadOfIcon(You, AmberIcon, Capture(1, Choose(Creatures.Friendly())))))

var ControlingExpertise = ArchonPower("controling-expertise",
	Constantly(KeysCost(AnyPlayer, 1).OfColor(YellowKey)),
	AsLongAs(HasForged(You, YellowKey), Allow(MayPlayOther, Cards.IsNot(IsActiveHouse), 1, 0)))

var DelugeOfPower = ArchonPower("deluge-of-power",
	Constantly(Gives(ArtifactCards.Friendly(), WithHeading(OnAction, Gain(2), Archive(This)))))

var DemonicWrath = ArchonPower("demonic-wrath",
	Constantly(Gives(Creatures.Friendly().House(Dis), WithHeading(OnReap, Deal(1, Choose(Creatures))))))

var DivineSpark = ArchonPower("divine-spark", Reacts(ChoosesHouse(AnyPlayer, Sanctum), Gain(2)))

var FightingExpertise = ArchonPower("fighting-expertise",
	Constantly(KeysCost(AnyPlayer, 1).OfColor(RedKey)),
	AsLongAs(HasForged(You, RedKey), Gives(Creatures.Friendly(), WithHeading(OnFight, Steal(1)))))

var Forgemaster = ArchonPower("forgemaster", Constantly(KeysCost(AnyPlayer, -1), ForgesMore(AnyPlayer, 1)))

var Librarian = ArchonPower("librarian",
	Constantly(InsteadOfIcon(You, NoIcon, Archive(Choose(Cards.In(Hand, You))))))

var MasterPlanner = ArchonPower("master-planner",
	Reacts(ChoosesHouse(AnyPlayer, Mars), Archive(Each(Cards.In(Deck, You).TopOf(2)))))

var MasterStrategist = ArchonPower("master-strategist",
	Constantly(Gets(Creatures.Friendly().House(Skyborn), Deploy),
		Gives(Creatures.Friendly().House(Skyborn), WithHeading(OnFight|OnReap, May(Reposition(This, Anywhere))))))

var NaturesGuardian = ArchonPower("nature-s-guardian", Reacts(ChoosesHouse(AnyPlayer, Untamed), Draw(2)))

var NaturesStrength = ArchonPower("nature-s-strength", Constantly(Gets(Creatures.Friendly().Trait(trait.Beast), Versatile)))

var NobleBlood = ArchonPower("noble-blood", Reacts(Plays(You, Creatures.Trait(trait.Knight)), Gain(1)))

var Optimizer = ArchonPower("optimizer", Reacts(TurnStarts(You), Purge(Choose(Cards.In(Discard, You)))))

var Overcharged = ArchonPower("overcharged",
	Constantly(Rule(NoMulligan, You)),
	Reacts(DrawsHand(You), Reveal(Search(3, Cards.In(Deck, You))), Archive(It), ShuffleDeck(You)))

var ProgenitorOfGiants = ArchonPower("progenitor-of-giants",
	Constantly(Gives(Creatures.Friendly().House(Brobnar), WithHeading(OnFight, Gain(1)))))

var Rage = ArchonPower("rage", Reacts(Resolves(You, NoIcon), Deal(1, Choose(Creatures))))

var Redeemer = ArchonPower("redeemer",
	Constantly(Gives(Creatures.Friendly().Trait(trait.Mutant), WithHeading(OnDestroyed, Draw(1)))))

var Schemer = ArchonPower("schemer",
	Constantly(Gets(Creatures.Friendly().Flank(), Elusive), Gets(Creatures.Friendly().Flank(), Skirmish),
		Gets(Creatures.Friendly().Flank(), Taunt)))

var SchemingExpertise = ArchonPower("scheming-expertise",
	Constantly(KeysCost(AnyPlayer, 1).OfColor(BlueKey)),
	AsLongAs(HasForged(You, BlueKey), DrawsMore(You, 2)))

var SignatureMove = ArchonPower("signature-move",
	Reacts(BeforeHands(You), NameCardOf(ActionType),
		Reveal(SearchAny(Cards.In(Deck, You).Is(IsTheNamed))), Archive(It), ShuffleDeck(You)))

var StasisField = ArchonPower("stasis-field", Reacts(TurnStarts(You), May(Exhaust(Choose(Creatures.Enemy())))))

var Thievery = ArchonPower("thievery",
	Bears(After(Discards(You, Cards), May(Purge(Subject), IfYouDo(Steal(1)))).If(OnYourTurn)))

var Tinkerer = ArchonPower("tinkerer", Constantly(KeysCost(You, -2), NeedsMoreKeys(You, 1)))

var WardenOfTheCrucible = ArchonPower("warden-of-the-crucible",
	Constantly(Gives(Creatures.Friendly(), WithHeading(OnAction, Deal(4, Choose(Creatures))))))
