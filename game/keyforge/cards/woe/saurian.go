package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{
	AedileTullia, Aristotlmimus, Conscription, EdictOfNerotaurus, Election, MagistrateCrispus, Platopelta, RampagingBrutodon,
	Socraterosaurus, TectonicShift, TrainingCosts, AmbrosiaOutpost, Chaosodon, HoplitesDory, ImperatorDrusilla,
	InspiringOration, PaxSauriana, PhalanxLeader, AquiliaLoneHero, ArmThePlebeians, Ballistego, ChancellorDexterus, EpicPoem,
	GrammaticusThrax, LegionaryTrainer, LongusaurLector, PaleIntoInsignificance, PraetorMarius, Recruit, Symposium,
	BellatoranWarrior, Scholar, Senator, Trooper,
}

// wise is that this creature has a wisdom counter.
var wise = Is(This, Creatures.With(WisdomCounter, 1))

// teaches lets you put a wisdom counter on a copy of the card with that id.
func teaches(id string) Effect { return May(Put(1, WisdomCounter, Choose(Creatures.Named(id)))) }

var (
	archivesOne      = Archive(Choose(Cards.In(Hand, You)))
	playFromArchives = PlayCard(Choose(Cards.In(Archives, You)))
)

// moreEnemies is that there are more enemy creatures than friendly ones.
var moreEnemies = Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly()))

// outpost puts a friendly creature on the bottom of its owner's deck for what follows.
func outpost(then ...Effect) Option {
	return Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(then...))
}

var AedileTullia = Creature("aedile-tullia", Saurian, 5, Traits(trait.Politician, trait.Dinosaur),
	Reacts(IsExalted(Creatures.Friendly().NotTokens()).By(You), MakeTokens(1)))

var Aristotlmimus = Creature("aristotlmimus", Saurian, 5, Traits(trait.Philosopher, trait.Dinosaur),
	Reap(If(wise, Draw(1), archivesOne, playFromArchives).Else(May(playFromArchives))))

var Conscription = Action("conscription", Saurian, Amber(1),
	Play(MakeTokens(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly())))))

var EdictOfNerotaurus = Artifact("edict-of-nerotaurus", Saurian, Amber(1), Traits(trait.Law),
	Reacts(Reaps(Creatures), Lasts(UntilNextUse, Static(Cannot(Creatures, ActReap)))),
	Reacts(Fights(Creatures), Lasts(UntilNextUse, Static(Cannot(Creatures, ActFight)))))

var Election = Artifact("election", Saurian, Amber(1), Traits(trait.Law),
	Constantly(Gives(Creatures, WithHeading(OnReap,
		ChooseOneOf(Do(Put(1, YeaCounter, Giver)), Do(Put(1, NayCounter, Giver))),
		If(Compares(Counters(YeaCounter, Giver), AtLeast, 6), Destroy(Each(Creatures).AndAlso(Each(Cards.Among(Giver))))),
		If(Compares(Counters(NayCounter, Giver), AtLeast, 6), Destroy(ArtifactCards))))))

var MagistrateCrispus = Creature("magistrate-crispus", Saurian, 8, Traits(trait.Politician, trait.Dinosaur),
	Reacts(TurnEnds(You), EachPlayer.Does(TakeControl(You, Each(Permanents.OwnedBy(You)), WhileSubjectsStay))))

var Platopelta = Creature("platopelta", Saurian, 5, Traits(trait.Philosopher, trait.Dinosaur),
	Reap(If(wise, Draw(1), archivesOne, teaches("aristotlmimus")).Else(archivesOne)))

var RampagingBrutodon = Creature("rampaging-brutodon", Saurian, 12, Armor(1), Traits(trait.Beast),
	Constantly(UsedByDestroying(This, Creatures.Friendly())),
	Play(MakeTokens(1)))

var Socraterosaurus = Creature("socraterosaurus", Saurian, 5, Traits(trait.Philosopher, trait.Dinosaur),
	Reap(Draw(1), teaches("platopelta")))

// A creature in the center belongs to either half.
var TectonicShift = Action("tectonic-shift", Saurian,
	Play(
		Take(OneOfEach(OfLine, Creatures.Flank()).As(A)), Take(AnyNumber(Creatures.Is(InCenter)).As(B)),
		Destroy(Each(Creatures.Among(B)).AndAlso(Each(Creatures.SharesHalf(A))))))

var TrainingCosts = Action("training-costs", Saurian, StaysInHand(),
	Play(Lose(2), If(Not(DidThat), ShuffleIn(This))))

var AmbrosiaOutpost = Artifact("æmbrosia-outpost", Saurian, Amber(1), Traits(trait.Location),
	outpost(TakeAmber(1, Choose(Creatures.Friendly()), You)))

var Chaosodon = Creature("chaosodon", Saurian, 10, Traits(trait.Beast), HasN(SplashAttack, 3),
	BeforeFight(Deal(3, Creatures.NeighborOf(This))))

var HoplitesDory = Upgrade("hoplite-s-dory", Saurian, Amber(1),
	Constantly(Power(Host, Count(Creatures.IsNot(IsReady).ToTheLeftOf(Host)).Times(2))))

var ImperatorDrusilla = Creature("imperator-drusilla", Saurian, 4, Armor(3), Traits(trait.Soldier, trait.Dinosaur),
	AsLongAs(moreEnemies, GetsN(This, SplashAttack, 4)),
	Play(Destroy(Choose(Creatures.Friendly().Except()))))

var InspiringOration = Action("inspiring-oration", Saurian, Amber(1),
	Play(Exalt(1, Choose(Creatures.Friendly())), MakeTokens(Of(AmberOn, It))))

var PaxSauriana = Action("pax-sauriana", Saurian, Amber(2),
	Play(Ward(Creatures)))

var PhalanxLeader = Creature("phalanx-leader", Saurian, 4, Traits(trait.Soldier, trait.Dinosaur),
	Play(MakeTokens(1).At(LeftOfThis)),
	Heading(OnFight|OnReap, Lasts(RestOfTurn, Static(Power(Creatures.ToTheLeftOf(This), 2)))))

var AquiliaLoneHero = Creature("aquilia-lone-hero", Saurian, 6, Armor(1), Traits(trait.Soldier, trait.Dinosaur),
	Omni(If(moreEnemies, Capture(1, This))))

var ArmThePlebeians = Action("arm-the-plebeians", Saurian, Amber(1),
	Play(MakeTokens(1), Ward(Them)))

var Ballistego = Creature("ballistego", Saurian, 5, Traits(trait.Soldier, trait.Dinosaur),
	AsLongAs(Is(This, Creatures.WithAmber(1)), GetsN(This, SplashAttack, 3)),
	Play(May(Exalt(1, This))))

var ChancellorDexterus = Creature("chancellor-dexterus", Saurian, 3, Traits(trait.Politician, trait.Dinosaur),
	Reap(May(
		Exalt(1, Creatures.NeighborOf(This).ToTheRightOf(This)),
		IfYouDo(LastsFor(RestOfTurn, It, Static(Belongs(TheSubjects, Saurian)))))))

var EpicPoem = Action("epic-poem", Saurian,
	Play(Exalt(1, Choose(Creatures.Friendly())), Gain(Of(AmberOn, It))))

var GrammaticusThrax = Creature("grammaticus-thrax", Saurian, 5, Traits(trait.Philosopher, trait.Dinosaur),
	Enhances(CaptureIcon, CaptureIcon, DamageIcon))

var LegionaryTrainer = Creature("legionary-trainer", Saurian, 2, Traits(trait.Soldier, trait.Dinosaur),
	Constantly(Modify(EntersReady, Creatures.Friendly().Tokens())),
	Play(MakeTokens(1)))

var LongusaurLector = Creature("longusaur-lector", Saurian, 6, Traits(trait.Politician, trait.Dinosaur),
	Heading(OnPlay|OnReap, May(Exalt(1, This), IfYouDo(MakeTokens(1)))))

var PaleIntoInsignificance = Action("pale-into-insignificance", Saurian, Amber(1),
	Play(Destroy(Creatures.Lowest())))

var PraetorMarius = Creature("praetor-marius", Saurian, 5, Traits(trait.Politician, trait.Dinosaur),
	Reap(Capture(Count(Creatures.IsNot(IsReady).ToTheLeftOf(This)), This)))

var Recruit = Action("recruit", Saurian,
	Play(MakeTokens(1), If(Compares(ThisTurn(Exalted, You), AtLeast, 1), Archive(This))))

var Symposium = Action("symposium", Saurian,
	Play(
		Exalt(1, Choose(Creatures.Friendly()).As(A)), Ready(A), Use(A),
		If(Is(A, Creatures.Tokens()), May(Exalt(1, Choose(Creatures.Friendly().NotAmong(A))), Ready(It), Use(It)))))

var BellatoranWarrior = TokenCreature("bellatoran-warrior", Saurian, 5, Armor(2), Traits(trait.Soldier, trait.Dinosaur))

var Scholar = TokenCreature("scholar", Saurian, 1, Traits(trait.Philosopher, trait.Dinosaur),
	Reap(Draw(1)))

var Senator = TokenCreature("senator", Saurian, 2, Traits(trait.Politician, trait.Dinosaur),
	Act(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 1)))))

var Trooper = TokenCreature("trooper", Saurian, 5, Traits(trait.Soldier, trait.Dinosaur),
	Heading(OnFight|OnReap, Exalt(1, This)))
