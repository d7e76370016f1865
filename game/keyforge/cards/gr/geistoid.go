package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var geistoid = []*Card{
	AStrongFeeling, CallOfNeed, EmpathicMalice, FutureIsPast, IslandOfMisfitToys, Kaspara, Mender, ProtectivePlaymate,
	ReplicativeGrowth, Shadys, VaradTheIndulgent, WellOfMemory, DimoElderghast, EnergyVampirism, Infiltrator,
	PhantasmalVisit, PlowSword, ReturnToRubble,
}

var AStrongFeeling = Action("a-strong-feeling", Geistoid,
	Play(Ready(Creatures.Friendly().WithAmber(1)), TakeAmber(1, Creatures.Friendly(), Nobody)))

var CallOfNeed = Action("call-of-need", Geistoid, Amber(1),
	Play(DiscardCards(Search(1, Cards.In(Deck, You))), ShuffleDeck(You)))

var EmpathicMalice = Action("empathic-malice", Geistoid,
	Play(Capture(3, Choose(Creatures.Friendly())), If(IsHaunted(You), Move(This, Deck, AtBottom))))

var FutureIsPast = Action("future-is-past", Geistoid,
	Play(EachPlayer.SwapsDeck(), ShuffleDeck(EachPlayer)))

var IslandOfMisfitToys = Artifact("island-of-misfit-toys", Geistoid, Traits(trait.Location),
	Act(ReturnToHand(Cards.House(Geistoid).In(Discard, You)), Purge(This)))

var Kaspara = Creature("kaspara", Geistoid, 0, Traits(trait.Specter, trait.Robot),
	Constantly(
		PowerBecomes(This, For(Pool, EachPlayer)),
		Gives(Creatures.Friendly().House(Geistoid), WithHeading(OnPlay|OnDestroyed, EachPlayer.Gains(N(1))))))

var Mender = Creature("mender", Geistoid, 2, Armor(2), Traits(trait.Specter, trait.Robot),
	Heading(OnPlay|OnReap,
		Purge(Choose(Cards.In(Discard, AnyPlayer))), FullyHeal(Creatures.Trait(trait.Robot)), Ward(Creatures.Trait(trait.Robot))))

var ProtectivePlaymate = Creature("protective-playmate", Geistoid, 3, Traits(trait.Specter), Has(Taunt),
	AsLongAs(IsHaunted(You), Power(This, 6)),
	AsLongAs(Not(IsHaunted(You)), Gets(This, Elusive)))

var ReplicativeGrowth = Action("replicative-growth", Geistoid, Amber(1),
	Play(Lasts(RestOfTurn, Static(Gives(Creatures.Friendly(), WithHeading(OnReap, TakeAmber(1, This, You)))))))

var Shadys = Creature("shadys", Geistoid, 5, Traits(trait.Specter, trait.Robot),
	Act(PlayCard(Choose(Creatures.In(Discard, You))), If(Is(It, Cards.Named("purse-a-phone")), Destroy(This))))

var VaradTheIndulgent = Creature("varad-the-indulgent", Geistoid, 4, Traits(trait.Specter, trait.Robot),
	Constantly(Power(This, Of(AmberOn, This))),
	Reacts(Fights(Creatures.Friendly().House(Geistoid).Except()), Capture(1, This)))

var WellOfMemory = Artifact("well-of-memory", Geistoid,
	Play(Purge(AnyNumber(Cards.In(Hand, You))), ReturnToHand(ChooseN(AffectedCount, Cards.In(Discard, You)))),
	Act(Destroy(This)))

var DimoElderghast = Creature("dimo-elderghast", Geistoid, 3, Armor(2), Traits(trait.Specter, trait.Robot),
	Constantly(Gives(Creatures.Friendly().WithAmber(1),
		WithHeading(OnDestroyed, If(IsHaunted(You), Gain(Of(AmberOn, This)))))))

var EnergyVampirism = Action("energy-vampirism", Geistoid, Amber(1),
	Play(
		CaptureFrom(Controller, 1, Choose(Creatures).As(A)),
		ForEach(Of(AmberOn, A), Deal(1, Choose(Creatures)))))

var Infiltrator = Creature("infiltrator", Geistoid, 4, Traits(trait.Specter, trait.Robot), Has(Skirmish, Treachery, Versatile),
	Reacts(TurnEnds(You), Destroy(Creatures.NeighborOf(This))))

var PhantasmalVisit = Action("phantasmal-visit", Geistoid, Amber(1),
	Play(Stun(Choose(Creatures)), Exhaust(It), If(IsHaunted(You), Archive(This))))

var PlowSword = Artifact("plow-sword", Geistoid, Traits(trait.Specter, trait.Item),
	Act(Move(Choose(Creatures.In(Discard, AnyPlayer)), Deck, AtBottom), IfYouDo(Deal(3, Choose(Creatures)))))

var ReturnToRubble = Action("return-to-rubble", Geistoid,
	Play(ShuffleIn(Each(Cards.In(Discard, You).TopOf(10))), If(Compares(AffectedCount, AtLeast, 10), Destroy(Creatures))))
