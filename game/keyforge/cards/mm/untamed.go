package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	Cephaloist, DaemoBeast, DarkFaerie, Fandangle, Floomf, GlorianasAttendant, Keyfrog, Pismire, RapidEvolution,
	ReclaimedByNature, Resurgence, SavageClash, Commune, DarkHarbinger, GrowthSurge, Lumilu, MushroomWithAView, Trimble,
	VaultsBlessing, WildBounty, Aemberlution, BlossomDrake, Chonkers, DarkQueenGloriana, Eunoia, LookWhatIFound,
	MercyMalkinQueen, MutationOfCunning, MutationOfFury, MutationOfInstinct, DinoBeast, SacroBeast, TechnoBeast, UmbraBeast,
	XenoBeast, NiffleKong, NiffleKongTop,
}

var Cephaloist = Creature("cephaloist", Untamed, 4, Traits(trait.Mutant),
	AsLongAs(HasPool(You, 4), Rule(NotStolen, You)))

var DaemoBeast = Creature("dæmo-beast", Untamed, 3, Traits(trait.Mutant, trait.Beast), Has(Skirmish), ofDis)

var DarkFaerie = Creature("dark-faerie", Untamed, 2, Traits(trait.Mutant), Has(Skirmish), Fight(Gain(2)))

var Fandangle = Creature("fandangle", Untamed, 3, Traits(trait.Mutant, trait.Witch),
	AsLongAs(HasPool(You, 4), Modify(EntersReady, Creatures.Friendly().NotHouse(Untamed))))

var Floomf = Creature("floomf", Untamed, 3, Traits(trait.Beast, trait.Cat), Has(Skirmish),
	Fight(Put(2, PowerCounter, Choose(Creatures.Trait(trait.Beast)))))

var GlorianasAttendant = Creature("gloriana-s-attendant", Untamed, 1, Traits(trait.Mutant), Enhances(AmberIcon, AmberIcon))

var Keyfrog = Creature("keyfrog", Untamed, 2, Traits(trait.Beast), Destroyed(ForgeKey(0)))

var Pismire = Creature("pismire", Untamed, 4, Traits(trait.Mutant),
	AsLongAs(Compares(Count(Creatures.Friendly().Trait(trait.Mutant)), More, Count(Creatures.Enemy().Trait(trait.Mutant))),
		KeysCost(Opponent, 2)))

var RapidEvolution = Action("rapid-evolution", Untamed, Amber(1),
	Play(Put(For(Pool, You), PowerCounter, Choose(Creatures))))

var ReclaimedByNature = Action("reclaimed-by-nature", Untamed, Amber(1),
	Play(Purge(Choose(ArtifactCards)), ResolveIcons(It)))

var Resurgence = Action("resurgence", Untamed, Enhances(DrawIcon),
	Play(
		ReturnToHand(Choose(Creatures.In(Discard, You))),
		If(Is(It, Creatures.Trait(trait.Mutant)), ReturnToHand(Choose(Creatures.In(Discard, You))))))

var SavageClash = Action("savage-clash", Untamed,
	Play(
		Take(Strongest(1, Creatures.Enemy()).AndAlso(Weakest(1, Creatures.Friendly()))),
		Destroy(Creatures.NotAmong(It))))

var Commune = Action("commune", Untamed, Has(Omega), Play(You.LosesAll(), Gain(4)))

var DarkHarbinger = Creature("dark-harbinger", Untamed, 4, Traits(trait.Mutant, trait.Witch),
	Reacts(Plays(You, ActionCards.House(Untamed)), Ready(This)))

var GrowthSurge = Action("growth-surge", Untamed, Amber(1),
	Play(
		Put(3, PowerCounter, Choose(Creatures.Flank()).As(A)),
		Put(2, PowerCounter, Choose(Creatures.NeighborOf(A)).As(B)),
		Put(1, PowerCounter, Choose(Creatures.NeighborOf(B).NotAmong(A)))))

var Lumilu = Creature("lumilu", Untamed, 4, Traits(trait.Beast, trait.Cat),
	Reap(Gain(Count(Creatures.Friendly().Trait(trait.Beast).Except()))))

var MushroomWithAView = Artifact("mushroom-with-a-view", Untamed, Amber(1), Traits(trait.Location),
	Omni(Heal(1, Creatures.Friendly())))

var Trimble = Creature("trimble", Untamed, 3, Traits(trait.Mutant),
	Constantly(Gets(Creatures.Trait(trait.Mutant), Skirmish)))

var VaultsBlessing = Action("vault-s-blessing", Untamed, Amber(1),
	Play(EachPlayer.Does(Gain(Count(Creatures.Friendly().Trait(trait.Mutant))))))

var WildBounty = Action("wild-bounty", Untamed, Enhances(AmberIcon, AmberIcon),
	Play(Lasts(NextTime, Static(IconsAgain(You, 1)))))

var Aemberlution = Action("æmberlution", Untamed, Has(Omega),
	Play(
		Destroy(Creatures),
		EachPlayer.Does(RevealZone(Hand, You), PutIntoPlay(Creatures.In(Hand, You), You, OnTop).ReadyAtOnce())))

var BlossomDrake = Creature("blossom-drake", Untamed, 4, Traits(trait.Dragon),
	Constantly(Power(This, Count(ArtifactCards)), Modify(BlankMod, ArtifactCards)))

var Chonkers = Creature("chonkers", Untamed, 1, Traits(trait.Mutant), Has(Skirmish),
	Reacts(DiesFighting(Creatures.Enemy(), This), Put(Counters(PowerCounter, This), PowerCounter, This)),
	Play(Put(1, PowerCounter, This)))

var DarkQueenGloriana = Creature("dark-queen-gloriana", Untamed, 3, Traits(trait.Mutant), Enhances(AmberIcon, AmberIcon),
	Play(ReturnToHand(Choose(Creatures.Friendly().NotHouse(Untamed)))))

var Eunoia = Creature("eunoia", Untamed, 6, Traits(trait.Beast, trait.Cat),
	Reacts(DiesFighting(Creatures.Enemy(), This), Gain(1), Heal(2, This)))

var LookWhatIFound = Action("look-what-i-found", Untamed, Has(Omega),
	Play(ReturnToHand(Choose(ActionCards.In(Discard, You)).
		AndAlso(Choose(ArtifactCards.In(Discard, You)).
			AndAlso(Choose(Creatures.In(Discard, You)).AndAlso(Choose(Upgrades.In(Discard, You))))))))

var MercyMalkinQueen = Creature("mercy-malkin-queen", Untamed, 3, Traits(trait.Human, trait.Witch), Has(Skirmish),
	Reacts(Enters(Creatures.Friendly().Trait(trait.Cat)), Ward(Subject)),
	Fight(Ready(Choose(Creatures.Friendly().Trait(trait.Beast)))))

// mutation gives a creature a keyword, and makes it a Mutant.
func mutation(id string, k Keyword, n int) *Card {
	return Action(id, Untamed, Amber(1),
		Play(LastsFor(UntilYourNext, Choose(Creatures), Static(GetsN(TheSubjects, k, n), GetsTraits(TheSubjects, trait.Mutant)))))
}

var (
	MutationOfCunning  = mutation("mutation-of-cunning", Elusive, 1)
	MutationOfFury     = mutation("mutation-of-fury", Assault, 3)
	MutationOfInstinct = mutation("mutation-of-instinct", Skirmish, 1)
)

var DinoBeast = Creature("dino-beast", Untamed, 5, Traits(trait.Mutant, trait.Beast), Has(Skirmish), ofSaurian)

var SacroBeast = Creature("sacro-beast", Untamed, 5, Armor(2), Traits(trait.Mutant, trait.Beast), Has(Skirmish))

var TechnoBeast = Creature("techno-beast", Untamed, 4, Traits(trait.Mutant, trait.Beast), Has(Skirmish), ofLogos)

var UmbraBeast = Creature("umbra-beast", Untamed, 3, Traits(trait.Mutant, trait.Beast), Has(Elusive, Skirmish))

var XenoBeast = Creature("xeno-beast", Untamed, 4, Traits(trait.Mutant, trait.Beast), Has(Skirmish), ofStarAlliance)

var NiffleKong = Creature("niffle-kong", Untamed, 12, Armor(2), Traits(trait.Mutant, trait.Niffle),
	HalfOf("niffle-kong2"),
	Play(
		Reveal(SearchAny(Creatures.Trait(trait.Niffle).In(Deck, You).Or(Creatures.Trait(trait.Niffle).In(Discard, You)))),
		ReturnToHand(It), ShuffleDeck(You)),
	Heading(OnFight|OnReap, May(
		Destroy(Choose(Creatures.Friendly().Trait(trait.Niffle))),
		IfYouDo(Deal(3, Choose(Creatures)), Steal(1), Destroy(Choose(ArtifactCards.Enemy()))))))

var NiffleKongTop = Creature("niffle-kong2", Untamed, 0, HalfOf("niffle-kong")) // without traits and power (K19.5)
