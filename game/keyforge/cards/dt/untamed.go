package dt

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	AmberfinSharkEvilTwin, CheloniaEvilTwin, MooklingEvilTwin, OlPaddyEvilTwin, SporegorgerEvilTwin, WitchOfTheDawnEvilTwin,
	YoungestBearEvilTwin, Chenille, Bombyx, Fifalde, AmberfinShark, DredgingDruid, Pestergrove, PrimalRelic, RitualOfLife,
	TheMysticeti, WashedAway, Aembermancy, BeachDay, CrossPorpoises, GeneticDrift, OlPaddy, Sporegorger, ThinTheHerd,
	WasteNot, AllTideUp, AssertDominance, Chelonia, DeepwaterGruen, Infighting, Mollymawk, Mookling, Myliobe, ReapOrSow,
	WayOfThePixie, WitchOfTheDawn, YoungestBear,
}

var AmberfinSharkEvilTwin = Creature("æmberfin-shark-evil-twin", Untamed, 3, Traits(trait.Beast),
	Reacts(TurnEnds(You), EachPlayer.Loses(N(1)), Put(AffectedCount, PowerCounter, This)))

var CheloniaEvilTwin = Creature("chelonia-evil-twin", Untamed, 2, Traits(trait.Beast, trait.Witch), Has(Elusive),
	Reacts(Plays(You, Creatures.Except()), If(Tide(You), Opponent.Loses(N(1)))))

var MooklingEvilTwin = Creature("mookling-evil-twin", Untamed, 2, Traits(trait.Beast),
	Reacts(Forges(Opponent), Put(EventNumber, PowerCounter, This)))

var OlPaddyEvilTwin = Creature("ol--paddy-evil-twin", Untamed, 5, Traits(trait.Beast, trait.Fisher),
	Reap(
		If(Tide(You), DiscardCards(Each(Cards.In(Deck, Opponent).BottomOf(3)).As(A))).
			Else(DiscardCards(Each(Cards.In(Deck, Opponent).BottomOf(1)).As(A))),
		Destroy(Choose(Creatures.SharesHouse(A)))))

var SporegorgerEvilTwin = Creature("sporegorger-evil-twin", Untamed, 4, Traits(trait.Beast, trait.Fungus),
	Play(MoveCounters(PowerCounter, Each(Creatures.Except()), This)),
	Reap(burst))

// burst is what the spores of a Sporegorger do to all others.
var burst = May(Remove(Counters(PowerCounter, This), PowerCounter, This), ForEach(AffectedCount, Deal(1, Creatures.Except())))

var WitchOfTheDawnEvilTwin = Creature("witch-of-the-dawn-evil-twin", Untamed, 3, Traits(trait.Witch),
	Play(Destroy(Choose(Creatures.Friendly().Except()).As(A)), IfYouDo(
		PlayCard(Choose(Creatures.In(Discard, You).NotAmong(A))), Take(Each(Cards.Among(Them)).As(B)), Ready(B), Use(B))))

var YoungestBearEvilTwin = Creature("youngest-bear-evil-twin", Untamed, 2, Traits(trait.Beast),
	Reap(May(FightWith(Choose(Creatures.NeighborOf(This))))))

var Chenille = Creature("chenille", Untamed, 1, Traits(trait.Insect), HasN(Hazardous, 6),
	Act(ReturnToHand(Choose(Creatures.In(Discard, You).Named("bombyx")))))

// hatches destroys a creature from which this one grows, or else this one.
func hatches(of string) Option {
	return Play(Destroy(Choose(Creatures.Friendly().Named(of))), If(Not(DidThat), Destroy(This)))
}

var Bombyx = Creature("bombyx", Untamed, 2, Armor(6), Amber(1), Traits(trait.Insect),
	hatches("chenille"),
	Act(ReturnToHand(Choose(Creatures.In(Discard, You).Named("fifalde")))))

var Fifalde = Creature("fifalde", Untamed, 9, Amber(1), Traits(trait.Insect),
	hatches("bombyx"),
	Heading(OnFight|OnReap, FullyHeal(This), Gain(1)))

var AmberfinShark = Creature("æmberfin-shark", Untamed, 3, Traits(trait.Beast),
	Play(Put(3, PowerCounter, This)),
	Reacts(TurnEnds(You), Remove(1, PowerCounter, This), IfYouDo(EachPlayer.Gains(N(1)))))

var DredgingDruid = Creature("dredging-druid", Untamed, 2, Traits(trait.Human, trait.Witch), Has(Elusive),
	Reap(If(Tide(You), OneByOne(3, Creatures.In(Discard, You), Move(It, Deck, OnTop)))))

var Pestergrove = Artifact("pestergrove", Untamed, Amber(1), Traits(trait.Location),
	Constantly(Modify(EntersEnraged, Creatures)))

var PrimalRelic = Artifact("primal-relic", Untamed, Amber(1), Traits(trait.Treasure),
	Play(Exalt(4, This), Put(1, PowerCounter, ChooseN(3, Creatures))),
	Reacts(TurnStarts(EachPlayer), EventWho.Does(
		If(Compares(Among(PowerSum, Creatures.Friendly()), AtLeast, 20), TakeAllAmber(This, You)))))

var RitualOfLife = Artifact("ritual-of-life", Untamed, Traits(trait.Power),
	Act(Destroy(Choose(Creatures.Friendly()).As(A)), IfYouDo(ReturnToHand(Choose(Creatures.In(Discard, You).NotAmong(A))))))

var TheMysticeti = Artifact("the-mysticeti", Untamed, Traits(trait.Beast, trait.Ship),
	Act(Exhaust(OneOrMore(Creatures.Friendly().House(Untamed))), If(Compares(AffectedCount, AtLeast, 1),
		Put(AffectedCount.Times(3), PowerCounter, This), Reposition(This, Anywhere))),
	AsLongAs(Is(This, Cards.Is(InLine)), Becomes(This, CreatureType), PowerBecomes(This, 0), Gets(This, Taunt)))

var WashedAway = Action("washed-away", Untamed, Amber(1),
	Play(If(Tide(You), Destroy(ArtifactCards)).Else(You.RaisesTide())))

var Aembermancy = Action("æmbermancy", Untamed, Amber(1),
	Play(RemoveUpTo(3, PowerCounter, Choose(Creatures)), Gain(AffectedCount)))

var BeachDay = Action("beach-day", Untamed, Amber(1),
	Play(ReturnToHand(Choose(Creatures)), If(Tide(You), Gain(1))))

var CrossPorpoises = Action("cross-porpoises", Untamed, Amber(1),
	Play(You.RaisesTide(), Enrage(ChooseN(2, Creatures.Enemy()))))

var GeneticDrift = Action("genetic-drift", Untamed, Amber(1),
	Play(Put(1, PowerCounter, Choose(Creatures)), Put(1, PowerCounter, Creatures.With(PowerCounter, 1))))

var OlPaddy = Creature("ol--paddy", Untamed, 5, Traits(trait.Beast, trait.Fisher),
	Reap(
		If(Tide(You), DiscardCards(Cards.In(Deck, You).BottomOf(3))).Else(DiscardCards(Cards.In(Deck, You).BottomOf(1))),
		PlayCard(Creatures.In(Discard, You).Among(Them))))

var Sporegorger = Creature("sporegorger", Untamed, 4, Traits(trait.Beast, trait.Fungus),
	Reap(Put(1, PowerCounter, This), burst))

var ThinTheHerd = Action("thin-the-herd", Untamed, Amber(1), Play(ShuffleIn(Weakest(4, Creatures))))

var WasteNot = Action("waste-not", Untamed, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly()).As(A)), Draw(HalfUp(Of(PowerOf, A)))))

var AllTideUp = Action("all-tide-up", Untamed, Amber(1), Play(If(Tide(You), Gain(1)).Else(You.RaisesTide())))

var AssertDominance = Action("assert-dominance", Untamed,
	Play(LastsFor(RestOfTurn, Choose(Creatures.Friendly()).As(A), Static(Gets(TheSubjects, Skirmish))), Ready(A), FightWith(A)))

var Chelonia = Creature("chelonia", Untamed, 2, Traits(trait.Beast, trait.Witch), Has(Elusive),
	Reacts(Plays(You, Creatures.Except()), If(Tide(You), Gain(1))))

var DeepwaterGruen = Creature("deepwater-gruen", Untamed, 5, Amber(2), Traits(trait.Beast),
	Heading(OnPlay|OnReap, If(LowTide(You), Opponent.Gains(N(1)))))

var Infighting = Action("infighting", Untamed,
	Play(Deal(Of(PowerOf, LeftNeighbor), Creatures).From(LeftNeighbor)))

var Mollymawk = Creature("mollymawk", Untamed, 5, Traits(trait.Beast), Play(Destroy(Choose(ArtifactCards))))

var Mookling = Creature("mookling", Untamed, 2, Traits(trait.Beast), Constantly(KeysCost(Opponent, Of(PowerOf, This))))

var Myliobe = Creature("myliobe", Untamed, 4, Traits(trait.Beast),
	AsLongAs(Tide(You), Gets(This, Skirmish)),
	BeforeFight(Enrage(Each(Creatures.Among(Other)).AndAlso(Each(Creatures.NeighborOf(Other))))))

var ReapOrSow = Action("reap-or-sow", Untamed,
	Play(ChooseOneOf(
		Do(Ready(Choose(Creatures.Friendly())), ReapWith(It)),
		Do(ForEach(N(3), Put(1, PowerCounter, Choose(Creatures)))))))

var WayOfThePixie = Upgrade("way-of-the-pixie", Untamed, Constantly(Gives(Host, WithHeading(OnReap, Gain(1)))))

var WitchOfTheDawn = Creature("witch-of-the-dawn", Untamed, 3, Traits(trait.Human, trait.Witch),
	Play(ReturnToHand(Choose(Creatures.In(Discard, You)))))

var YoungestBear = Creature("youngest-bear", Untamed, 2, Traits(trait.Beast),
	Reap(May(ReapWith(Choose(Creatures.NeighborOf(This))))))
