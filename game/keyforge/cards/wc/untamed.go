package wc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	BrambleLynx, CauldronBoil, DeepwoodDruid, Ghosthawk, Harmonia, ImprintedMurmook, Molephin,
	MusthicMurmook, SongOfTheWild, TheFittest, UnnaturalSelection, UnsuspectingPrey, FangtoothCavern,
	Gebuk, InstrumentOfSilence, Kangaphant, LowDawn, MabTheMad, TheFeatheredShaman, WildSpirit,
	CreedOfNature, CreedOfNurture, EldestBear, GiantGnawbill, MoorWolf, NepetaGigantica, VineappleTree,
	XenosBloodshadow, Toad,
}

var BrambleLynx = Creature("bramble-lynx", Untamed, 3, Traits(trait.Beast), Has(Skirmish),
	AsLongAs(Compares(ThisTurn(Reaped, You), AtLeast, 1), Modify(EntersReady, This)))

var CauldronBoil = Action("cauldron-boil", Untamed, Amber(1),
	Play(Deal(Of(DamageOn, Touched), Creatures.Damaged())))

var DeepwoodDruid = Creature("deepwood-druid", Untamed, 3, Traits(trait.Elf, trait.Witch), Has(Deploy),
	Heading(OnPlay|OnReap, FullyHeal(Choose(Creatures.NeighborOf(This)))))

var Ghosthawk = Creature("ghosthawk", Untamed, 2, Traits(trait.Beast), Has(Deploy),
	Play(May(ReapWith(Creatures.NeighborOf(This)))))

var Harmonia = Creature("harmonia", Untamed, 2, Traits(trait.Human, trait.Witch), Has(Elusive),
	Reacts(Plays(You, Creatures), If(Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly())), Gain(1))))

var ImprintedMurmook = Creature("imprinted-murmook", Untamed, 3, Traits(trait.Beast), Has(Elusive),
	Constantly(KeysCost(You, -1)))

var Molephin = Creature("molephin", Untamed, 3, Traits(trait.Beast), HasN(Hazardous, 3),
	Reacts(Event{Kind: AmberStolen, Who: You}, Deal(EventNumber, Creatures.Enemy())))

var MusthicMurmook = Creature("musthic-murmook", Untamed, 4, Traits(trait.Beast),
	Constantly(KeysCost(EachPlayer, 1)),
	Play(Deal(4, Choose(Creatures))))

var SongOfTheWild = Action("song-of-the-wild", Untamed,
	Play(Lasts(RestOfTurn, Static(Gives(Creatures.Friendly(), WithHeading(OnReap, Gain(1)))))))

var TheFittest = Action("the-fittest", Untamed, Amber(1),
	Play(Put(1, PowerCounter, Creatures.Friendly())))

var UnnaturalSelection = Action("unnatural-selection", Untamed, Amber(1),
	Play(Take(ChooseN(3, Creatures.Friendly()).As(A).AndAlso(ChooseN(3, Creatures.Enemy()).AddTo(A))), Destroy(Creatures.NotAmong(A))))

var UnsuspectingPrey = Action("unsuspecting-prey", Untamed,
	Play(Deal(2, UpTo(3, Creatures.Undamaged()))))

var FangtoothCavern = Artifact("fangtooth-cavern", Untamed, Amber(1), Traits(trait.Location),
	Reacts(TurnEnds(You), Destroy(Weakest(1, Creatures))))

var Gebuk = Creature("gebuk", Untamed, 5, Traits(trait.Beast),
	Destroyed(
		DiscardCards(Each(Cards.In(Deck, You).TopOf(1))),
		If(Is(It, Creatures),
			LastsFor(NextTime, It, After(Happens(CardLeft, This), PutIntoPlay(TheSubjects, You, InPlaceOf))))))

var InstrumentOfSilence = Upgrade("instrument-of-silence", Untamed,
	Constantly(Gets(Host, Skirmish), Gives(Host, WithHeading(OnFight, Gain(1)))))

var Kangaphant = Creature("kangaphant", Untamed, 5, Traits(trait.Beast),
	Constantly(Gives(Creatures, WithHeading(OnReap, Destroy(This)))))

var LowDawn = Action("low-dawn", Untamed, Amber(1),
	Play(If(Compares(Count(Creatures.House(Untamed).In(Discard, You)), AtLeast, 3), Gain(2)),
		ShuffleIn(Creatures.House(Untamed).In(Discard, You))))

var MabTheMad = Creature("mab-the-mad", Untamed, 2, Amber(1), Traits(trait.Faerie),
	Reap(ShuffleIn(This)))

var TheFeatheredShaman = Creature("the-feathered-shaman", Untamed, 2, Traits(trait.Human, trait.Witch), Has(Elusive),
	Heading(OnFight|OnReap, Ward(Creatures.NeighborOf(This))))

var WildSpirit = Upgrade("wild-spirit", Untamed, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Capture(1, This)))))

var CreedOfNature = Artifact("creed-of-nature", Untamed, Traits(trait.Power),
	Omni(Sacrifice(This), IfYouDo(LastsFor(RestOfTurn, Choose(Creatures),
		Static(Gets(TheSubjects, Skirmish), GetsN(TheSubjects, Assault, Of(PowerOf, TheSubjects)))))))

var CreedOfNurture = Artifact("creed-of-nurture", Untamed, Traits(trait.Power),
	Omni(Sacrifice(This), IfYouDo(
		Reveal(Choose(Creatures.In(Hand, You)).As(A)),
		Take(Choose(Creatures).As(B)),
		LastsFor(RestOfTurn, A, Static(Modify(TextMod, B))))))

var EldestBear = Creature("eldest-bear", Untamed, 5, Traits(trait.Beast, trait.Leader, trait.Witch), HasN(Assault, 3),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Gives(This, WithHeading(OnBeforeFight, Gain(2)))))

var GiantGnawbill = Creature("giant-gnawbill", Untamed, 5, Traits(trait.Beast),
	Reacts(ChoosesHouse(AnyPlayer), EventWho.Does(Destroy(Choose(ArtifactCards.ActiveHouse())))))

var MoorWolf = Creature("moor-wolf", Untamed, 2, Traits(trait.Beast, trait.Wolf), Has(Skirmish),
	Play(Ready(Creatures.Except().Trait(trait.Wolf))))

var NepetaGigantica = Artifact("nepeta-gigantica", Untamed, Traits(trait.Item),
	Act(Stun(Choose(Creatures.Trait(trait.Giant).Or(Creatures.PowerAtLeast(5))))))

var VineappleTree = Artifact("vineapple-tree", Untamed, Amber(1), Traits(trait.Location),
	Constantly(KeysCost(EachPlayer, Counters(GrowthCounter, This))),
	Reacts(Forges(AnyPlayer), Remove(Counters(GrowthCounter, This), GrowthCounter, This)),
	Act(Put(1, GrowthCounter, This)))

var XenosBloodshadow = Creature("xenos-bloodshadow", Untamed, 4, Traits(trait.Human, trait.Witch),
	Has(Elusive, Poison, Skirmish), HasN(Hazardous, 6))

var Toad = Creature("toad", Untamed, 1, Traits(trait.Beast),
	Constantly(Cannot(This, ActReap)))
