package wc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	BabblingBibliophile, Daughter, EdaiEdie4x4, Hapsis, Hologrammophone, InformationExchange, Quant,
	SanitationEngineer, TautauVapors, ThoriumPlasmate, TitanGuardian, WormholeTechnician, CaendleUnit,
	CodeMonkey, DataForge, Discombobulator, DrMilli, GroupthinkTank, MiniGroupthinkTank,
	ReassemblingAutomaton, AcademyTraining, Hyde, MimicGel, PrescriptiveGrammarbot,
	SelfBolsteringAutomata, UniversalKeylock, UniversalRecycleBin, Zenzizenzizenzic, Velum,
}

var BabblingBibliophile = Creature("babbling-bibliophile", Logos, 1, Traits(trait.Cyborg, trait.Scientist),
	Reap(Draw(2)))

var Daughter = Creature("daughter", Logos, 2, Traits(trait.Cyborg, trait.Scientist), Has(Elusive),
	Constantly(HandSize(You, 1)))

var EdaiEdie4x4 = Creature("edai-edie-4x4", Logos, 3, Traits(trait.AI, trait.Scientist),
	Play(Archive(Choose(Cards.In(Hand, You)))),
	Constantly(KeysCost(Opponent, Count(Cards.In(Archives, You)))))

var Hapsis = Creature("hapsis", Logos, 5, Traits(trait.Mutant, trait.Scientist),
	Reacts(DiesFighting(Creatures.Enemy(), This), Ward(This), Draw(1)))

var Hologrammophone = Artifact("hologrammophone", Logos, Amber(1), Traits(trait.Item),
	Act(Ward(Choose(Creatures))))

var InformationExchange = Action("information-exchange", Logos,
	Play(If(Compares(LastTurn(Robbed, You), AtLeast, 1), Steal(2)).Else(Steal(1))))

var Quant = Creature("quant", Logos, 3, Traits(trait.Human, trait.Scientist),
	Reap(Lasts(RestOfTurn, Static(Allow(MayPlayOther, ActionCards.NotHouse(Logos), 1, 0)))))

var SanitationEngineer = Creature("sanitation-engineer", Logos, 4, Traits(trait.Cyborg, trait.Scientist), HasN(Hazardous, 1),
	Reap(DiscardCards(Choose(Cards.In(Hand, You)))))

var TautauVapors = Action("tautau-vapors", Logos,
	Play(Draw(2), Archive(Choose(Cards.In(Hand, You)))))

var ThoriumPlasmate = Action("thorium-plasmate", Logos, Amber(1),
	Play(Reposition(Choose(Creatures.Enemy()), Anywhere), Deal(Count(Creatures.NeighborOf(It).SharesHouse(It)).Times(2), It)))

var TitanGuardian = Creature("titan-guardian", Logos, 5, Armor(1), Traits(trait.Beast, trait.Cyborg), Has(Taunt),
	Destroyed(If(Is(This, Creatures.NotOnFlank()), Draw(2))))

var WormholeTechnician = Creature("wormhole-technician", Logos, 3, Traits(trait.Cyborg, trait.Scientist),
	Reap(Reveal(Each(Cards.In(Deck, You).TopOf(1))), If(Is(It, Cards.House(Logos)), PlayCard(It)).Else(Archive(It))))

var CaendleUnit = Creature("cændle-unit", Logos, 5, Armor(1), Traits(trait.Robot),
	Reacts(Reaps(Creatures.Enemy()), Draw(1)),
	Act(Capture(1, This)))

// The houses that the neighbors had count, whether both were archived or not (ruling).
var CodeMonkey = Creature("code-monkey", Logos, 3, Traits(trait.AI, trait.Beast), Has(Deploy),
	Play(Archive(Each(Creatures.NeighborOf(This)).As(A)), If(Is(A, Creatures.SharesHouse(A)), Gain(2))))

var DataForge = Action("data-forge", Logos, Amber(1),
	Play(May(ForgeKey(N(10).Plus(Count(Cards.In(Hand, You)).Times(-1))))))

var Discombobulator = Upgrade("discombobulator", Logos, Amber(1),
	Constantly(Gives(Host, Static(Rule(NotStolen, You)))))

var DrMilli = Creature("dr-milli", Logos, 2, Traits(trait.Scientist),
	Play(ForEach(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly().Except())), Archive(Choose(Cards.In(Hand, You))))))

var GroupthinkTank = Creature("groupthink-tank", Logos, 4, Armor(3), Traits(trait.Robot, trait.Experiment),
	Act(Deal(4, Creatures.Is(SharesNeighbor))))

var MiniGroupthinkTank = Creature("mini-groupthink-tank", Logos, 3, Armor(2), Traits(trait.Robot, trait.Experiment),
	Heading(OnPlay|OnFight|OnReap, Deal(8, Choose(Creatures.SharesNeighbors(2)))))

var ReassemblingAutomaton = Creature("reassembling-automaton", Logos, 3, Traits(trait.Robot, trait.Experiment),
	Bears(DestroyedInstead(This, FullyHeal(This), Exhaust(This), Reposition(This, OnTop)).If(ThereIs(Creatures.Friendly().Except()))))

var AcademyTraining = Upgrade("academy-training", Logos,
	AsLongAs(Is(Host, Creatures.Friendly()), Belongs(Host, Logos)),
	Constantly(Gives(Host, WithHeading(OnReap, Draw(1)))))

var Hyde = Creature("hyde", Logos, 4, Traits(trait.Human, trait.Scientist),
	Reap(If(ThereIs(Cards.Friendly().Named("velum")), Draw(2)).Else(Draw(1))),
	Destroyed(Archive(Choose(Cards.In(Discard, You).Named("velum"))), IfYouDo(Archive(This))))

var MimicGel = Creature("mimic-gel", Logos, 0, Traits(trait.Shapeshifter, trait.Mutant),
	PlayableIf(ThereIs(Creatures.Except())),
	AsItEnters(BecomeCopy(Choose(Creatures.Except())).OfHouse(Logos)))

var PrescriptiveGrammarbot = Creature("prescriptive-grammarbot", Logos, 3, Traits(trait.Robot), Has(Taunt), HasN(Hazardous, 3),
	Reap(Enrage(Choose(Creatures))))

// "If you do" asks whether it stayed in play this way: the rulebook calls a creature
// healed even if it had no damage (ruling; K12.11).
var SelfBolsteringAutomata = Creature("self-bolstering-automata", Logos, 1, Traits(trait.Robot),
	Bears(DestroyedInstead(This,
		FullyHeal(This), Exhaust(This), Reposition(This, OnTop), IfYouDo(Put(2, PowerCounter, This)),
	).If(ThereIs(Creatures.Friendly().Except()))))

var UniversalKeylock = Artifact("universal-keylock", Logos, Amber(1), Traits(trait.Item),
	Constantly(KeysCost(EachPlayer, 3)),
	Reacts(Forges(AnyPlayer), Destroy(This)))

var UniversalRecycleBin = Artifact("universal-recycle-bin", Logos, Amber(1), Traits(trait.Item),
	Act(Archive(Choose(Cards.In(Purged, You)))))

var Zenzizenzizenzic = Creature("zenzizenzizenzic", Logos, 4, Armor(2), Traits(trait.Cyborg, trait.Leader),
	AsLongAs(Is(This, Creatures.Is(InCenter)), HandSize(You, 2)))

var Velum = Creature("velum", Logos, 2, Traits(trait.Human, trait.Scientist),
	Reap(If(ThereIs(Cards.Friendly().Named("hyde")), Archive(ChooseN(2, Cards.In(Hand, You)))).Else(Archive(Choose(Cards.In(Hand, You))))),
	Destroyed(Archive(Choose(Cards.In(Discard, You).Named("hyde"))), IfYouDo(Archive(This))))
