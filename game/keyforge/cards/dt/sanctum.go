package dt

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	AlmsmasterEvilTwin, GreyAugurEvilTwin, LaerieOfTheLakeEvilTwin, LightsmithClarielEvilTwin, SeneschalSargassaEvilTwin,
	SirBevorEvilTwin, UrienTheCircumspectEvilTwin, OrphielSeasChosen, OrphionLandsChosen, AjaTheInconspicuous,
	AvengingAura, DryTheRiver, HarmonicRitual, LightsmithClariel, SGSIlluminator, TheCorpulentCollector, TrialByWater,
	Almsmaster, FirstOrLast, GreyAugur, Holdfast, HonorOrGlory, LightEverlasting, RedhandRegistry, Badgemagus,
	GrandMelee, HammerGram, HealOrHarm, LaerieOfTheLake, MarshalEwer, SeneschalSargassa, ShiftingBattlefield, SirBevor,
	StrangeOrdination, TaxingJourney, UrienTheCircumspect,
}

// leftNeighbor is the left neighbor of the creature that was named last.
var leftNeighbor = Creatures.NeighborOf(It).ToTheLeftOf(It)

var AlmsmasterEvilTwin = Creature("almsmaster-evil-twin", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight), Has(Deploy),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnDestroyed, Steal(1)))))

var GreyAugurEvilTwin = Creature("grey-augur-evil-twin", Sanctum, 3, Armor(1), Traits(trait.Human, trait.Monk),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnReap, Gain(1), Exalt(1, This)))))

var LaerieOfTheLakeEvilTwin = Creature("lærie-of-the-lake-evil-twin", Sanctum, 3, Traits(trait.Human, trait.Knight),
	AsLongAs(Tide(You), MoreArmor(This, 5)))

var LightsmithClarielEvilTwin = Creature("lightsmith-clariel-evil-twin", Sanctum, 5, Traits(trait.Angel),
	Act(LastsFor(RestOfTurn, Choose(Creatures), Static(Switched(TheSubjects)))))

var SeneschalSargassaEvilTwin = Creature("seneschal-sargassa-evil-twin", Sanctum, 6, Traits(trait.Knight, trait.Spirit),
	Reacts(Raises(AnyPlayer), Capture(2, This)))

var SirBevorEvilTwin = Creature("sir-bevor-evil-twin", Sanctum, 1, Armor(5), Traits(trait.Alien, trait.Knight), Has(Poison))

var UrienTheCircumspectEvilTwin = Creature("urien-the-circumspect-evil-twin", Sanctum, 3, Armor(1), Traits(trait.Human, trait.Knight),
	Reap(Opponent.Loses(Of(ArmorOf, This))))

var OrphielSeasChosen = Creature("orphiel-sea-s-chosen", Sanctum, 3, Traits(trait.Human, trait.Monk),
	AsLongAs(Tide(You), Gets(This, Skirmish), Gives(This, WithHeading(OnFight, Gain(2)))))

var OrphionLandsChosen = Creature("orphion-land-s-chosen", Sanctum, 3, Traits(trait.Human, trait.Monk),
	AsLongAs(LowTide(You), MoreArmor(This, 3), Gives(This, WithHeading(OnReap, Capture(2, This)))))

var AjaTheInconspicuous = Creature("aja-the-inconspicuous", Sanctum, 3, Traits(trait.Human, trait.Monk),
	AsLongAs(Is(This, Creatures.NotOnFlank()), Modify(Shielded, This)))

var AvengingAura = Action("avenging-aura", Sanctum, Amber(1),
	Play(Lasts(RestOfTurn, Static(GetsN(Creatures.Friendly(), Assault, For(Keys, Opponent))))))

var DryTheRiver = Artifact("dry-the-river", Sanctum, Traits(trait.Power),
	Constantly(Gives(Creatures, Static(Cannot(This, ActReap)).If(LowTide(You)))))

var HarmonicRitual = Action("harmonic-ritual", Sanctum, Amber(1),
	Play(Take(Choose(Creatures.Friendly())), Repeat(DidThat,
		If(ThereIs(leftNeighbor.SharesHouse(It)), Gain(1), Take(leftNeighbor)))))

var LightsmithClariel = Creature("lightsmith-clariel", Sanctum, 5, Armor(2), Traits(trait.Angel),
	BeforeFight(May(LastsFor(RestOfTurn, This, Static(Switched(TheSubjects))))))

var SGSIlluminator = Artifact("sgs-illuminator", Sanctum, Traits(trait.Ship),
	Act(Exhaust(UpTo(4, Creatures.Friendly().House(Sanctum))), ForEach(AffectedCount, Stun(Choose(Creatures)), Exalt(1, It))))

var TheCorpulentCollector = Creature("the-corpulent-collector", Sanctum, 7, Traits(trait.Human),
	Play(CaptureAllFrom(Opponent, This), Deal(Of(AmberOn, This), This)))

var TrialByWater = Action("trial-by-water", Sanctum, Amber(1),
	Play(ResetTide(), Lasts(UntilYourNext, Static(Rule(CannotRaise, EachPlayer)))))

var Almsmaster = Creature("almsmaster", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight), Has(Deploy, Taunt),
	Play(Capture(1, Creatures.NeighborOf(This))))

var FirstOrLast = Action("first-or-last", Sanctum,
	Play(ChooseOneOf(Do(Purge(Creatures.Highest())), Do(Purge(Creatures.Lowest())))))

var GreyAugur = Creature("grey-augur", Sanctum, 3, Armor(1), Traits(trait.Human, trait.Monk),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnFight, Gain(1)))))

var Holdfast = Creature("holdfast", Sanctum, 6, Traits(trait.Beast),
	Reacts(TakesDamage(Creatures.NeighborOf(This)), Ready(This)))

var HonorOrGlory = Action("honor-or-glory", Sanctum,
	Play(ChooseOneOf(Do(Deal(3, Creatures.Flank())), Do(Deal(3, Creatures.NotOnFlank())))))

var LightEverlasting = Action("light-everlasting", Sanctum, Amber(1),
	Play(PlayCard(Choose(Creatures.In(Discard, You).House(Sanctum))).At(Anywhere)))

var RedhandRegistry = Artifact("redhand-registry", Sanctum, Amber(1), Traits(trait.Law),
	Reacts(StolenFrom(You), Lasts(OpponentsNext, Static(Rule(SkipForge, Opponent)))))

var Badgemagus = Creature("badgemagus", Sanctum, 4, Traits(trait.Human, trait.Knight), Has(Deploy),
	Fight(ForEachOf(Creatures.NeighborOf(This), Ready(It), FightWith(It))))

var GrandMelee = Action("grand-melee", Sanctum,
	Play(Destroy(Creatures.IsNot(SharesNeighbor))))

var HammerGram = Action("hammer-gram", Sanctum,
	Play(Deal(3, Choose(Creatures)), Stun(It)))

var HealOrHarm = Action("heal-or-harm", Sanctum,
	Play(ChooseOneOf(
		Do(FullyHeal(Choose(Creatures)), Gain(1)),
		Do(Ready(Choose(Creatures.Friendly())), FightWith(It)))))

var LaerieOfTheLake = Creature("lærie-of-the-lake", Sanctum, 3, Traits(trait.Human, trait.Knight),
	AsLongAs(Tide(You), MoreArmor(Creatures.Friendly(), 2)))

var MarshalEwer = Creature("marshal-ewer", Sanctum, 4, Armor(2), Traits(trait.Knight, trait.Spirit),
	Heading(OnPlay|OnFight, You.RaisesTide()))

var SeneschalSargassa = Creature("seneschal-sargassa", Sanctum, 6, Armor(2), Traits(trait.Knight, trait.Spirit),
	Reacts(Raises(AnyPlayer), EventWho.Does(Capture(2, Choose(Creatures.Friendly())))))

var ShiftingBattlefield = Action("shifting-battlefield", Sanctum, Amber(1),
	Play(Reposition(Choose(Creatures.Friendly()), Anywhere), Capture(1, It)))

var SirBevor = Creature("sir-bevor", Sanctum, 1, Armor(5), Traits(trait.Alien, trait.Knight), Has(Taunt))

var StrangeOrdination = Action("strange-ordination", Sanctum, Amber(3), PlayableIf(Tide(You)))

var TaxingJourney = Action("taxing-journey", Sanctum, Amber(1),
	Play(Capture(1, Choose(Creatures.Friendly())), Capture(1, Creatures.NeighborOf(It).SharesHouse(It))))

var UrienTheCircumspect = Creature("urien-the-circumspect", Sanctum, 3, Armor(1), Traits(trait.Human, trait.Knight),
	Reap(Gain(Of(ArmorOf, This))))
