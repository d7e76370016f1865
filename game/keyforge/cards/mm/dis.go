package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	Bonesaw, Brabble, DarkMinion, Drecker, ImpLosion, MarkOfDis, Mindfire, Sinder, Snarette,
	StirringGrave, TechnoFiend, WakingNightmare, BreakKey, DoubleDoom, EssenceScale, GrimReminder, Hystricog,
	Picaroon, RelentlessCreeper, WailOfTheDamned, EtansJar, Maleficorn, Painmail, RitualOfTognath, Skixuno,
	ThePaleStar, Turnkey, Desire, DinoFiend, Envy, Gluttony, Greed, LycoFiend, Pride, SacroFiend, Sloth,
	UmbraFiend, Wrath, XenoFiend,
}

var Bonesaw = Creature("bonesaw", Dis, 5, Traits(trait.Demon),
	AsLongAs(Compares(ThisTurn(DestroyedFriends, You), AtLeast, 1), Modify(EntersReady, This)))

var Brabble = Creature("brabble", Dis, 2, Traits(trait.Imp),
	Destroyed(If(OnYourTurn, Opponent.Loses(N(1))).Else(Opponent.Loses(N(3)))))

var DarkMinion = Creature("dark-minion", Dis, 1, Traits(trait.Mutant), Enhances(DamageIcon),
	Destroyed(Deal(1, Creatures.Enemy())))

var Drecker = Creature("drecker", Dis, 4, Traits(trait.Imp),
	Constantly(SharesDamage(Creatures.NeighborOf(This))),
	Reap(Steal(1)))

var ImpLosion = Action("imp-losion", Dis, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())))))

var MarkOfDis = Action("mark-of-dis", Dis, Amber(1),
	Play(Deal(2, Choose(Creatures)), If(Not(Destroys(It)),
		ChooseHouseOf(It), Controller.Does(Lasts(ThroughYourNext, Static(Rule(MustChoose, You)))))))

var Mindfire = Action("mindfire", Dis,
	Play(Opponent.DiscardsAtRandom(1), Steal(Of(IconsOn, Them))))

var Sinder = Creature("sinder", Dis, 6, Armor(2), Traits(trait.Demon), Has(Taunt),
	Reap(Destroy(Choose(Creatures.Friendly()))))

var Snarette = Creature("snarette", Dis, 4, Traits(trait.Mutant),
	Reacts(TurnEnds(You), Capture(1, This)),
	Act(TakeAllAmber(This, Nobody)))

var StirringGrave = Action("stirring-grave", Dis, Amber(1),
	Play(Archive(Choose(Creatures.In(Discard, You)))))

var TechnoFiend = Creature("techno-fiend", Dis, 3, Traits(trait.Mutant, trait.Demon), ofLogos, ofDis)

var WakingNightmare = Action("waking-nightmare", Dis, Amber(1), Enhances(CaptureIcon),
	Play(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, Count(Creatures.House(Dis)))))))

var BreakKey = Action("break-key", Dis, Amber(1),
	Play(If(Compares(For(Keys, Opponent), More, For(Keys, You)),
		Opponent.Unforges(),
		IfYouDo(Opponent.Gains(N(6))))))

var DoubleDoom = Action("double-doom", Dis,
	Play(ReturnToHand(Choose(Creatures.Enemy())), Opponent.DiscardsAtRandom(1)))

var EssenceScale = Artifact("essence-scale", Dis, Amber(1), Traits(trait.Item),
	Act(Destroy(Choose(Creatures.Friendly()).As(A)), IfYouDo(Ready(Choose(Creatures.Friendly().SharesHouse(A))), Use(It))))

var GrimReminder = Action("grim-reminder", Dis,
	Play(ChooseHouse(Nobody), Archive(Creatures.In(Discard, You).ChosenHouse()), You.GainsChains(1)))

var Hystricog = Creature("hystricog", Dis, 4, Traits(trait.Mutant), Enhances(DamageIcon, DamageIcon, DamageIcon),
	Act(Destroy(Choose(Creatures.Damaged()))))

var Picaroon = Creature("picaroon", Dis, 0, Traits(trait.Mutant, trait.Changeling), Has(Deploy),
	Constantly(PowerBecomes(This, Among(PowerSum, Creatures.NeighborOf(This).NotTrait(trait.Changeling)))))

var RelentlessCreeper = Creature("relentless-creeper", Dis, 2, Traits(trait.Imp),
	Bears(After(ChoosesHouse(You, Dis), May(ReturnToHand(This))).FromDiscard()))

var WailOfTheDamned = Action("wail-of-the-damned", Dis, Enhances(CaptureIcon),
	Play(Destroy(Choose(Creatures.IsNot(HasIcon)))))

var EtansJar = Artifact("etan-s-jar", Dis, Traits(trait.Item),
	Play(NameCard(), Lasts(WhileThisInPlay, Static(Rule(CannotNamed, AnyPlayer)))))

var Maleficorn = Creature("maleficorn", Dis, 5, Traits(trait.Mutant), Enhances(DamageIcon, DamageIcon, DamageIcon, DamageIcon),
	Reacts(DamagedByIcon(Creatures.Enemy()), Deal(1, Subject)))

var Painmail = Upgrade("painmail", Dis, Amber(1),
	Constantly(Gives(Host, After(ChoosesHouse(AnyPlayer, Dis), Archive(Giver), Destroy(This)))))

var RitualOfTognath = Action("ritual-of-tognath", Dis, Amber(3),
	Play(Destroy(ChooseN(2, Creatures.Friendly()))))

var Skixuno = Creature("skixuno", Dis, 1, Traits(trait.Demon), Has(Omega),
	Play(Destroy(Creatures.Except()), Put(AffectedCount, PowerCounter, This)))

var ThePaleStar = Artifact("the-pale-star", Dis, Traits(trait.Power),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(PowerCountsAs(Creatures, 1), ArmorCountsAs(Creatures, 0)))))

var Turnkey = Creature("turnkey", Dis, 2, Traits(trait.Demon),
	Play(Opponent.Unforges(), IfYouDo(Lasts(UntilOnce, After(Happens(CardLeft, This), Opponent.Does(ForgeFree()))))))

// sins are the friendly Sins, for the abilities of the Sins of Dis.
var sins = Creatures.Friendly().Trait(trait.Sin)

var Desire = Creature("desire", Dis, 3, Traits(trait.Demon, trait.Sin),
	Constantly(KeysCost(EachPlayer, 4)),
	Reap(ForgeKey(Count(sins).Times(-1))))

var DinoFiend = Creature("dino-fiend", Dis, 4, Traits(trait.Mutant, trait.Demon), ofSaurian, ofDis)

var Envy = Creature("envy", Dis, 3, Traits(trait.Demon, trait.Sin), Has(Elusive),
	Reap(If(Compares(Count(sins), AtLeast, 2), CaptureAllFrom(Opponent, This))))

var Gluttony = Creature("gluttony", Dis, 6, Traits(trait.Demon, trait.Sin),
	Play(Exalt(Count(sins), This)),
	Reap(TakeAllAmber(Creatures.Friendly(), You)))

var Greed = Creature("greed", Dis, 4, Traits(trait.Demon, trait.Sin),
	Constantly(HandSize(You, Count(sins))))

var LycoFiend = Creature("lyco-fiend", Dis, 3, Traits(trait.Mutant, trait.Demon), Has(Skirmish), ofDis)

var Pride = Creature("pride", Dis, 4, Traits(trait.Demon, trait.Sin), Reap(Ward(sins)))

var SacroFiend = Creature("sacro-fiend", Dis, 4, Armor(2), Traits(trait.Mutant, trait.Demon), ofDis)

var Sloth = Creature("sloth", Dis, 5, Traits(trait.Demon, trait.Sin),
	Reacts(TurnEnds(You), If(Compares(ThisTurn(UsedCreatures, You), Equal, 0), Gain(Count(sins)))))

var UmbraFiend = Creature("umbra-fiend", Dis, 2, Traits(trait.Mutant, trait.Demon), Has(Elusive), ofDis)

var Wrath = Creature("wrath", Dis, 3, Armor(3), Traits(trait.Demon, trait.Sin), Has(Taunt, Poison, Skirmish),
	Fight(ForEach(Count(sins), Enrage(Choose(Creatures.Enemy())))))

var XenoFiend = Creature("xeno-fiend", Dis, 3, Traits(trait.Mutant, trait.Demon), ofStarAlliance, ofDis)
