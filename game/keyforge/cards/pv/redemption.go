package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var redemption = []*Card{
	Azrael, CorrosiveMonk, Doomsayer, HeavyAdornment, HeedTheHorde, NamelsConfession, TomeOfAbatement, TormentedBadge, Agamignus,
	IndignantTone, RackOfRedemption, Ragatha, RedeemTheCrucible, RuthlessAvenger, TheMist, BrassKlein, CharitableHerald,
	DarkInfluence, DrivingCourage, FallenSovereign, GeneticStrain, Growland, Knockback, OblivionKnight, Salvay, VialOfMutation,
}

// Mutant creatures, wherever they are looked for.
var mutants = Creatures.Trait(trait.Mutant)

var Azrael = Creature("azrael", Redemption, 4, Traits(trait.Mutant, trait.Angel),
	Reap(Lasts(RestOfTurn, Static(Modify(MayFightMod, Creatures.Friendly())))))

var CorrosiveMonk = Creature("corrosive-monk", Redemption, 4, Traits(trait.Mutant, trait.Monk),
	Constantly(ArmorCountsAs(Creatures, 0)),
	Fate(Destroy(ChooseN(Count(mutants.Enemy()), Creatures.Friendly()))))

var Doomsayer = Creature("doomsayer", Redemption, 3, Traits(trait.Mutant, trait.Monk),
	Reap(TakeAllAmber(Choose(Creatures.Friendly()), Nobody), ForEach(AffectedCount, Deal(2, Choose(Creatures)))))

var HeavyAdornment = Upgrade("heavy-adornment", Redemption, Traits(trait.Item),
	Constantly(Gives(Host, WithHeading(OnReap, Exalt(1, Creatures.NeighborOf(This))))))

var HeedTheHorde = Action("heed-the-horde", Redemption, Amber(1),
	Play(Opponent.Loses(Count(mutants.Friendly()))),
	Fate(Capture(1, mutants.Enemy())))

var NamelsConfession = Action("namel-s-confession", Redemption, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly())), IfYouDo(Gain(Half(Of(PowerOf, It))))))

var TomeOfAbatement = Artifact("tome-of-abatement", Redemption, Amber(1), Traits(trait.Item),
	Constantly(Without(Creatures, Elusive), Without(Creatures, Skirmish), Without(Creatures, Taunt)))

var TormentedBadge = Artifact("tormented-badge", Redemption, Amber(1), Traits(trait.Item),
	Act(TakeControl(You, Choose(mutants.Enemy()), WhileSubjectsStay)),
	Fate(TakeControl(Opponent, Strongest(1, Creatures.Friendly()), WhileSubjectsStay)))

var Agamignus = Creature("agamignus", Redemption, 3, Traits(trait.Mutant, trait.Witch),
	Reacts(Enters(mutants.Except()), Gain(1)),
	Fate(Destroy(Creatures.NotTrait(trait.Mutant))))

var IndignantTone = Action("indignant-tone", Redemption, Amber(1),
	Play(Deal(3, Choose(Creatures)), If(Destroys(It), Enrage(Creatures.NeighborOf(It)))))

var RackOfRedemption = Artifact("rack-of-redemption", Redemption, Traits(trait.Item),
	Bears(After(IsDestroyed(mutants), Owner.Gains(N(1))).If(Compares(ThisTurn(DestroyedMutants, EachPlayer), Equal, 1))))

var Ragatha = Creature("ragatha", Redemption, 5, Traits(trait.Mutant), Has(Treachery),
	Reacts(Reaps(Creatures.Enemy()), Deal(3, Creatures.NeighborOf(This))),
	FirstPrinted(Constantly(Gives(Creatures.Enemy(), WithHeading(OnReap, Deal(3, Creatures.NeighborOf(Giver)))))))

var RedeemTheCrucible = Action("redeem-the-crucible", Redemption, Has(Omega),
	Play(Destroy(Creatures), May(ForgeKey(N(6).Plus(CountIn(Them, mutants).Times(-1)))), Purge(This)))

var RuthlessAvenger = Creature("ruthless-avenger", Redemption, 4, Traits(trait.Knight), HasN(Assault, 2), HasN(Hazardous, 2),
	Fate(Purge(Random(2, Cards.In(Discard, You))), ShuffleDiscardIn(You)))

var TheMist = Artifact("the-mist", Redemption, Amber(1), Traits(trait.Power),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(GetsTraits(Creatures, trait.Mutant)))))

var BrassKlein = Creature("brass-klein", Redemption, 4, Armor(1), Traits(trait.Mutant),
	AsLongAs(Is(This, Creatures.Flank()), Gets(This, Skirmish)),
	AsLongAs(IsNot(This, Creatures.Flank()), Gets(This, Taunt)),
	Fate(Lasts(RestOfTurn, Static(Cannot(Creatures.Friendly(), ActFight)))))

var CharitableHerald = Creature("charitable-herald", Redemption, 3, Traits(trait.Mutant, trait.Monk),
	Heading(OnPlay|OnReap, Ward(Choose(Creatures))),
	Fate(Unward(Creatures.Friendly())))

var DarkInfluence = Action("dark-influence", Redemption, Amber(1),
	Play(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(1))), If(Is(Them, mutants), Gain(1))))

var DrivingCourage = Action("driving-courage", Redemption,
	Play(Ready(Choose(mutants.Friendly())), Use(It)),
	Fate(Exhaust(Creatures.Friendly().NotTrait(trait.Mutant))))

var FallenSovereign = Creature("fallen-sovereign", Redemption, 4, Traits(trait.Mutant, trait.Politician),
	Constantly(GetsTraits(Creatures.NeighborOf(This), trait.Mutant)),
	Fate(PutIntoPlay(This, You, OnTop)))

var GeneticStrain = Action("genetic-strain", Redemption, Amber(1),
	Play(Capture(1, mutants)),
	Fate(If(ThereIs(mutants.Enemy()), Opponent.Gains(N(2)))))

var Growland = Creature("growland", Redemption, 4, Traits(trait.Mutant, trait.Beast),
	Heading(OnFight|OnReap, May(Destroy(Choose(mutants)))),
	Scrap(FullyHeal(mutants.Friendly())))

var Knockback = Action("knockback", Redemption, Amber(1),
	Play(Move(Choose(Creatures), Deck, OnTop)),
	Fate(Repeat(Both(IsNot(It, Creatures), ThereIs(Cards.In(Deck, You))), DiscardCards(Each(Cards.In(Deck, You).TopOf(1))))))

var OblivionKnight = Creature("oblivion-knight", Redemption, 2, Armor(3), Traits(trait.Mutant, trait.Knight),
	Fight(Purge(Other)),
	Fate(Purge(Strongest(1, Creatures.Friendly()))))

var Salvay = Creature("salvay", Redemption, 4, Traits(trait.Mutant, trait.Recruiter), Enhances(HouseIcon(Redemption)),
	Constantly(GetsN(This, Assault, Count(Creatures.NeighborOf(This).House(Redemption)).Times(2))))

var VialOfMutation = Action("vial-of-mutation", Redemption, Amber(1),
	Play(Put(1, MutationCounter, ChooseN(2, Creatures)),
		LastsFor(WhileSubjectsInPlay, It, Static(GetsTraits(Creatures.With(MutationCounter, 1), trait.Mutant)))))
