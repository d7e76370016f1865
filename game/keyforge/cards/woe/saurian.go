package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{
	Aristotlmimus, EdictOfNerotaurus, Election, MagistrateCrispus, Platopelta, Socraterosaurus, TectonicShift, TrainingCosts,
	AmbrosiaOutpost, Chaosodon, HoplitesDory, ImperatorDrusilla, PaxSauriana, AquiliaLoneHero, Ballistego, ChancellorDexterus,
	EpicPoem, GrammaticusThrax, PaleIntoInsignificance, PraetorMarius,
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

var Aristotlmimus = Creature("aristotlmimus", Saurian, 5, Traits(trait.Philosopher, trait.Dinosaur),
	Reap(If(wise, Draw(1), archivesOne, playFromArchives).Else(May(playFromArchives))))

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

var PaxSauriana = Action("pax-sauriana", Saurian, Amber(2),
	Play(Ward(Creatures)))

var AquiliaLoneHero = Creature("aquilia-lone-hero", Saurian, 6, Armor(1), Traits(trait.Soldier, trait.Dinosaur),
	Omni(If(moreEnemies, Capture(1, This))))

var Ballistego = Creature("ballistego", Saurian, 5, Traits(trait.Soldier, trait.Dinosaur),
	AsLongAs(Is(This, Creatures.WithAmber(1)), GetsN(This, SplashAttack, 3)),
	Play(May(Exalt(1, This))))

var ChancellorDexterus = Creature("chancellor-dexterus", Saurian, 3, Traits(trait.Politician, trait.Dinosaur),
	Reap(May(
		Exalt(1, Creatures.NeighborOf(This).ToTheRightOf(This)),
		IfYouDo(LastsFor(RestOfTurn, It, Static(Belongs(TheSubjects, Saurian)))))))

var EpicPoem = Action("epic-poem", Saurian,
	Play(Exalt(1, Choose(Creatures.Friendly())), Gain(Of(AmberOn, It))))

var GrammaticusThrax = Creature("grammaticus-thrax", Saurian, 5, Traits(trait.Philosopher, trait.Dinosaur))

var PaleIntoInsignificance = Action("pale-into-insignificance", Saurian, Amber(1),
	Play(Destroy(Creatures.Lowest())))

var PraetorMarius = Creature("praetor-marius", Saurian, 5, Traits(trait.Politician, trait.Dinosaur),
	Reap(Capture(Count(Creatures.IsNot(IsReady).ToTheLeftOf(This)), This)))
