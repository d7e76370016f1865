package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{
	HadrianusLorica, LictorJustinian, OrnateRemuneration, PlubliosDecree, Salvatorem, VesuviusDome, DegenerateDecor, Gaius,
	GovernorGridelk, GracchanReform, PaleogeneSociety, PlancinaHiddenAgent, ArchlegateValeria, GovernessSilvina, LoricaInfantry,
	MarcellaTheYounger, PubliusScipio, RufusVergilius, SedimentaryNap, Spendthrift, TooLow,
}

var HadrianusLorica = Creature("hadrianus-lorica", Saurian, 3, Traits(trait.Dinosaur, trait.Soldier),
	Constantly(MoreArmor(Creatures.Friendly().WithAmber(1), 3)), Play(May(Exalt(1, This))))

var LictorJustinian = Creature("lictor-justinian", Saurian, 4, Traits(trait.Dinosaur),
	Reacts(Plays(Opponent, Cards), Deal(1, Creatures.Enemy())))

var OrnateRemuneration = Action("ornate-remuneration", Saurian,
	Play(ChooseOneOf(
		Do(TakeAllAmber(Choose(Creatures.Friendly()), You)),
		Do(Capture(3, Choose(Creatures.Friendly()))))))

var PlubliosDecree = Action("plublio-s-decree", Saurian, Amber(1),
	Play(Exalt(1, UpTo(3, Creatures.Friendly())), LastsFor(RestOfTurn, It, Static(Belongs(TheSubjects, Saurian)))))

var Salvatorem = Artifact("salvatorem", Saurian, Traits(trait.Location), NeverPlayed(),
	Constantly(Modify(Shielded, Creatures.Friendly().Is(IsReady).WithAmber(1))),
	Fate(PutIntoPlay(This, Opponent, OnTop)))

var VesuviusDome = Artifact("vesuvius-dome", Saurian, Traits(trait.Location),
	Act(TakeAllAmber(Creatures, Nobody), Destroy(Creatures), Destroy(This)))

var DegenerateDecor = Action("degenerate-decor", Saurian,
	Play(ChooseOneOf(Do(Exalt(3, Strongest(1, Creatures))), Do(Capture(3, Strongest(1, Creatures.Friendly()))))))

var Gaius = Creature("gaius", Saurian, 3, Traits(trait.Dinosaur, trait.Philosopher),
	Reap(Ward(Creatures.Friendly().Except().WithAmber(1))), Scrap(Ward(Choose(Creatures.Friendly()))))

var GovernorGridelk = Creature("governor-gridelk", Saurian, 6, Traits(trait.Dinosaur, trait.Politician),
	Fight(PutIntoPlay(Creatures.In(Discard, Opponent).Topmost(), You, OnTop)))

var GracchanReform = Action("gracchan-reform", Saurian, Amber(1),
	Play(PlayAsYours(Each(Cards.In(Deck, Opponent).TopOf(1)))),
	Fate(Opponent.Does(Archive(Each(Cards.In(Deck, You).TopOf(2))))))

var PaleogeneSociety = Action("paleogene-society", Saurian, Amber(1),
	Play(ReturnToHand(Choose(Cards.In(Discard, You).Except())), Purge(This)),
	Fate(Ward(Creatures.Enemy())))

var PlancinaHiddenAgent = Creature("plancina-hidden-agent", Saurian, 3, Traits(trait.Dinosaur, trait.Assassin),
	Destroyed(Destroy(Creatures.NeighborOf(This))),
	Fate(PutIntoPlay(This, You, OnTop)))

var ArchlegateValeria = Creature("archlegate-valeria", Saurian, 5, Armor(1), Traits(trait.Dinosaur, trait.Recruiter),
	Enhances(HouseIcon(Saurian)),
	BeforeFight(ForEach(Count(Creatures.NeighborOf(This).House(Saurian)), Exalt(1, Choose(Creatures.Enemy())))))

var GovernessSilvina = Creature("governess-silvina", Saurian, 3, Traits(trait.Dinosaur, trait.Politician),
	Play(Take(Choose(Creatures.Friendly()).As(A)), MoveAmber(Of(AmberOn, A), A, Strongest(1, Creatures.Enemy()))),
	Scrap(Stun(ChooseN(2, Creatures.WithoutAmber()))))

var LoricaInfantry = Creature("lorica-infantry", Saurian, 3, Armor(4), Traits(trait.Dinosaur, trait.Soldier),
	Fight(May(Exalt(1, This), IfYouDo(Opponent.Loses(N(2))))))

var MarcellaTheYounger = Creature("marcella-the-younger", Saurian, 4, Traits(trait.Dinosaur),
	Heading(OnFight|OnReap, May(Exalt(1, This), IfYouDo(Draw(2)))))

var PubliusScipio = Creature("publius-scipio", Saurian, 6, Armor(2), Traits(trait.Dinosaur, trait.Soldier), HasN(SplashAttack, 4),
	Fate(Lasts(RestOfTurn, After(Uses(You, Creatures.Friendly()), Deal(4, Creatures.NeighborOf(Subject))))))

var RufusVergilius = Creature("rufus-vergilius", Saurian, 3, Traits(trait.Dinosaur, trait.Politician),
	Reap(Capture(1, Choose(Creatures.NeighborOf(This))), Ward(It)))

var SedimentaryNap = Action("sedimentary-nap", Saurian, Amber(1),
	Play(ShuffleIn(Choose(Creatures))), Fate(ShuffleIn(Strongest(1, Creatures.Friendly()))))

var Spendthrift = Action("spendthrift", Saurian, Amber(1),
	Play(TakeAllAmber(Choose(Creatures), Nobody), Exalt(1, It)),
	Fate(TakeAllAmber(Creatures.Enemy(), Opponent)))

var TooLow = Action("too-low", Saurian,
	Play(Take(Choose(Creatures.Enemy()).As(A)), Destroy(Creatures.Power(Less, Of(PowerOf, A)))),
	Fate(Destroy(Creatures.Friendly().Lowest())))
