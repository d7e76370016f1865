package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	DeltaP, DemonicShelf, FiendishApprentice, InfernalTerran, Phantasmaquid, TalonOfInvidius, CauterizeVitality, Chauncey,
	Daat, EcstacySiphon,
	TheyTellNoTales, Trihard, AGiftOfAmber, ClippedWings, InfinityStrop, Monsquito, Searine, Slayer, Suspendamander, VaporImp,
	VenOmawk, PendrasBox, TombOfAgony,
}

var DeltaP = Action("delta-p", Dis, Amber(1),
	Play(Repeat(Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly())), Destroy(Choose(Creatures.Enemy())))))

var DemonicShelf = Artifact("demonic-shelf", Dis, Amber(1), Traits(trait.Item),
	Act(Graft(Choose(Creatures.Friendly()), This), ForEach(Count(Cards.In(Under, AnyPlayer)), Deal(3, Choose(Creatures)))))

var FiendishApprentice = Action("fiendish-apprentice", Dis, Enhances(HouseIcon(Dis), HouseIcon(Dis)),
	Play(ForEach(Count(Creatures.Friendly().House(Dis)), Deal(3, Choose(Creatures.Enemy())))))

var InfernalTerran = Creature("infernal-terran", Dis, 2, Traits(trait.Human),
	Heading(OnPlay|OnReap, DiscardCards(Choose(Cards.In(Hand, You))), Steal(1)),
	Scrap(DiscardCards(Cards.In(Hand, You)), Steal(BonusAmber(Them))))

var Phantasmaquid = Creature("phantasmaquid", Dis, 6, Traits(trait.Beast),
	Constantly(Rule(RightClosed, Opponent)),
	Reacts(TurnEnds(You), If(ThereIsNo(Creatures.Enemy()), Destroy(This))))

var TalonOfInvidius = Creature("talon-of-invidius", Dis, 9, Traits(trait.Ship),
	Play(Exalt(3, This)),
	Destroyed(MoveAmber(Of(AmberOn, This), This, Choose(Creatures.Enemy()))))

var CauterizeVitality = Action("cauterize-vitality", Dis,
	Play(Destroy(Choose(Permanents)), IfYouDo(Opponent.Loses(Of(IconsOn, It)))))

var Chauncey = Creature("chauncey", Dis, 3, Traits(trait.Imp),
	Act(Destroy(Choose(Creatures.Friendly().Except()).AndAlso(Each(Cards.Among(This)))), IfYouDo(Gain(3))))

var Daat = Creature("daat", Dis, 2, Amber(1), Traits(trait.Demon), Has(Alpha), Play(ChooseHouse(Nobody), ChosenBecomesActive()))

var EcstacySiphon = Action("ecstacy-siphon", Dis,
	Play(ForEach(Count(Cards.In(Hand, Opponent)), Deal(1, Choose(Creatures.Enemy())))))

var TheyTellNoTales = Action("they-tell-no-tales", Dis, Amber(1),
	Play(ChooseHouse(Nobody), Destroy(Creatures.ChosenHouse()), You.GainsChains(2)))

var Trihard = Creature("trihard", Dis, 3, Traits(trait.Imp),
	Play(EachPlayer.Does(DiscardCards(Random(Third(Count(Cards.In(Hand, You))), Cards.In(Hand, You))))))

var AGiftOfAmber = Action("a-gift-of-æmber", Dis, Amber(1),
	Play(Destroy(UpTo(2, Creatures)), EachPlayer.Does(Gain(CountIn(Them, Creatures.Friendly())))))

var ClippedWings = Action("clipped-wings", Dis, Amber(1),
	Play(ChooseOneOf(Do(Purge(Random(1, Cards.In(Hand, Opponent)))), Do(ShuffleIn(Cards.In(Archives, Opponent))))))

var InfinityStrop = Action("infinity-strop", Dis, Amber(1),
	Play(Deal(2, Choose(Creatures)), If(Destroys(It), Deal(4, Creatures.SharesHouse(It)))))

var Monsquito = Creature("monsquito", Dis, 3, Traits(trait.Imp), Fight(FullyHeal(This), Deal(2, Choose(Creatures))))

var Searine = Creature("searine", Dis, 4, Traits(trait.Demon, trait.Recruiter),
	Enhances(HouseIcon(Dis)), Scrap(Deal(2, Choose(Creatures.Friendly()))))

var Slayer = Creature("slayer", Dis, 3, Traits(trait.Demon), Has(Skirmish), HasN(SplashAttack, 3),
	AsLongAs(ThereIsNo(Creatures.Enemy()), Modify(Doomed, This)))

var Suspendamander = Creature("suspendamander", Dis, 4, Armor(1), Traits(trait.Beast),
	Fight(ChooseHouse(Nobody), Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, ActionCards.ChosenHouse())))))

var VaporImp = Creature("vapor-imp", Dis, 2, Traits(trait.Imp), Enhances(DiscardIcon, DiscardIcon),
	Reap(You.DiscardsAtRandom(1), LastsFor(OpponentsNext, Them, Static(Forbid(CannotPlay, Opponent, Cards.SharesType(TheSubjects))))))

var VenOmawk = Creature("ven-omawk", Dis, 2, Traits(trait.Beast), Has(Poison), Constantly(HandSize(Opponent, -1)))

var PendrasBox = Upgrade("pendra-s-box", Dis, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Exalt(1, This), Exalt(1, Creatures.NeighborOf(This))))))

var TombOfAgony = Upgrade("tomb-of-agony", Dis, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Purge(Choose(Creatures.Enemy()))))))
