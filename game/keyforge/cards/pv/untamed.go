package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	Cladogenesis, ClonalWitch, DroseraRelic, Nectarcyte, PenanceOfBalance, UntrumsSerenity, BreakOfDawn,
	CrystallineHarvest, EnviousVenomite, LambentMycelium, Lithomancy, ResonantOrb, ChonkEvermore, ConsultTheBones,
	Flarie, FogMurmook, Mogg, PrinceBufo, RatPixie, VividFaerie, WindrowComposting,
}

var Cladogenesis = Action("cladogenesis", Untamed, Amber(1),
	Play(
		EachPlayer.Does(
			DiscardCards(Each(Cards.In(Deck, You).TopOf(1)).As(A)), RevealZone(Hand, You),
			DiscardCards(Cards.In(Hand, You).SharesHouse(A))),
		EachPlayer.Refills()))

var ClonalWitch = Creature("clonal-witch", Untamed, 2, Traits(trait.Witch), Has(Elusive),
	Reap(ChooseHouse(Nobody), Destroy(Creatures.ChosenHouse()), Gain(AffectedCount), Move(This, Deck, OnTop)))

var DroseraRelic = Artifact("drosera-relic", Untamed, Traits(trait.Item),
	Act(Destroy(Weakest(1, Creatures.Friendly())), IfYouDo(Steal(2))),
	Fate(Destroy(Weakest(1, Creatures.Friendly())), IfYouDo(Pay(2))))

var Nectarcyte = Creature("nectarcyte", Untamed, 5, Traits(trait.Beast),
	Heading(OnFight|OnReap,
		Put(3, PowerCounter, This),
		May(MoveAnyCounters(PowerCounter, This, Choose(Creatures.Friendly().Except())))))

// surplus is how many more creatures your opponent has than æmber.
var surplus = Count(Creatures.Enemy()).Less(For(Pool, Opponent))

var PenanceOfBalance = Action("penance-of-balance", Untamed, Amber(1),
	Play(If(Compares(Count(Creatures.Enemy()), More, For(Pool, Opponent)), ChooseOneOf(
		Do(Destroy(ChooseN(surplus, Creatures.Enemy()))),
		Do(Opponent.Loses(surplus))))))

// All discard before anybody refills.
var UntrumsSerenity = Action("untrum-s-serenity", Untamed, Has(Omega),
	Play(
		Destroy(Permanents),
		EachPlayer.Does(DiscardCards(Cards.In(Archives, You)), DiscardCards(Cards.In(Hand, You))),
		EachPlayer.Refills()))

var BreakOfDawn = Action("break-of-dawn", Untamed, Amber(1),
	Play(DiscardCards(Each(Cards.In(Deck, You).TopOf(3))), ReturnToHand(Cards.In(Discard, You).House(Untamed).Among(Them))))

var CrystallineHarvest = Action("crystalline-harvest", Untamed,
	Play(Gain(1), Lasts(RestOfTurn, After(Plays(You, ActionCards.Except()), Gain(1)))),
	Fate(Lasts(RestOfTurn, After(Plays(You, ActionCards), Lose(1)))))

var EnviousVenomite = Creature("envious-venomite", Untamed, 4, Traits(trait.Beast), Has(Skirmish),
	AsLongAs(Compares(For(Pool, Opponent), More, For(Pool, You)), Gets(This, Poison)),
	Fate(Lasts(RestOfTurn, Static(Gets(Creatures.Enemy(), Poison)))))

var LambentMycelium = Creature("lambent-mycelium", Untamed, 2, Traits(trait.Fungus),
	Reacts(Enters(Creatures.Except()), Put(2, PowerCounter, This)),
	Fate(Lasts(RestOfTurn, Static(Gets(Creatures.Enemy().Highest(), Taunt)))))

var Lithomancy = Artifact("lithomancy", Untamed, Traits(trait.Power),
	Act(Reveal(Each(Cards.In(Deck, You).TopOf(1))), If(Is(It, Cards.ActiveHouse()), DiscardCards(It), Gain(2))))

// The card is put into play even if nothing is destroyed, but then it is over.
var ResonantOrb = Creature("resonant-orb", Untamed, 2, Traits(trait.Spirit),
	Reap(Repeat(Both(Destroys(B), Is(A, Creatures.Is(InLine))),
		DiscardCards(Each(Cards.In(Deck, You).TopOf(1)).As(A)),
		If(Is(A, Creatures), Destroy(Choose(Creatures.Enemy()).As(B)), PutIntoPlay(Cards.In(Discard, You).Among(A), You, OnTop)))))

var ChonkEvermore = Action("chonk-evermore", Untamed, Amber(1),
	Play(May(Put(1, PowerCounter, ChooseN(2, Creatures))), Put(Counters(PowerCounter, Touched), PowerCounter, Creatures)),
	Fate(Put(2, PowerCounter, Creatures.Enemy())))

var ConsultTheBones = Action("consult-the-bones", Untamed,
	Play(DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(1))), ResolveIcons(Them)))

var Flarie = Creature("flarie", Untamed, 1, Traits(trait.Faerie), Reacts(TurnStarts(You), Gain(1)))

var FogMurmook = Creature("fog-murmook", Untamed, 3, Traits(trait.Beast),
	AsLongAs(IsNot(This, Creatures.Flank()), KeysCost(EachPlayer, -1)))

var Mogg = Creature("mogg", Untamed, 4, Traits(trait.Beast),
	Play(Deal(4, Creatures.PowerAtLeast(5))),
	Fate(Stun(Creatures.Friendly().PowerAtLeast(5))))

// On a turn of yours, your opponent can win this way (K30.14).
var PrinceBufo = Creature("prince-bufo", Untamed, 1, Traits(trait.Beast), Enhances(AmberIcon, DrawIcon), Fate(Opponent.Does(ForgeKey(0))))

var RatPixie = Creature("rat-pixie", Untamed, 2, Traits(trait.Faerie),
	Heading(OnPlay|OnReap, If(Compares(For(Pool, You), AtMost, 4), Gain(1))))

var VividFaerie = Creature("vivid-faerie", Untamed, 2, Traits(trait.Faerie, trait.Recruiter), Enhances(HouseIcon(Untamed)),
	Reap(Gain(Count(Creatures.NeighborOf(This).House(Untamed)))))

var WindrowComposting = Action("windrow-composting", Untamed, Amber(1),
	Play(ShuffleIn(Choose(Cards.In(Discard, You)))),
	Fate(ShuffleDiscardIn(EachPlayer)))
