package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	CoupDeGrace, CrypticCollapse, EmbellishImp, RemmysHorror, Solo, SoulLock, Atrocity, GraveBounty, Ifraneye, OhYouShouldntHave,
	PoisedStrike, RelativityImp, CarrionWyrm, ChasmVespid, EddyOfDis, Hamstrung, ParasiticArachnoid, PiedViper, Skorpeon, Strug,
	TraumaticEcho,
}

var CoupDeGrace = Action("coup-de-grâce", Dis, Amber(1),
	Play(Destroy(Creatures.Damaged())),
	Fate(Deal(4, Creatures.Friendly())))

var CrypticCollapse = Action("cryptic-collapse", Dis, Amber(1),
	Play(DiscardCards(Each(Cards.In(Hand, You))), ForEach(AffectedCount, CaptureFrom(Controller, 1, Choose(Creatures.Enemy())))))

var EmbellishImp = Creature("embellish-imp", Dis, 2, Traits(trait.Imp),
	Reacts(IsDestroyed(Creatures.Enemy()), Steal(1)),
	Fate(Destroy(Strongest(1, Creatures.Friendly()))))

var RemmysHorror = Action("remmy-s-horror", Dis,
	Play(Destroy(Choose(Creatures).AndAlso(Choose(ArtifactCards))), Purge(Random(1, Cards.In(Hand, Opponent)))))

var Solo = Creature("solo", Dis, 5, Traits(trait.Demon),
	AsLongAs(ThereIsNo(Creatures.Friendly().Except()), Power(This, 20), Gives(This, WithHeading(OnFight, Gain(3)))),
	Fate(Destroy(Creatures)))

var SoulLock = Artifact("soul-lock", Dis, Traits(trait.Power),
	Constantly(Forbid(CannotUse, Opponent, Cards.SharesHouse(Beneath))),
	Act(DiscardCards(Beneath), Graft(Choose(Creatures.Enemy()), This)))

var Atrocity = Creature("atrocity", Dis, 3, Traits(trait.Demon),
	Play(Lasts(OpponentsNext, After(TurnStarts(Opponent), mustChooseOfTop))),
	FirstPrinted(Reacts(TurnStarts(Opponent), mustChooseOfTop, Deal(1, This))))

var mustChooseOfTop = Opponent.Does(DiscardCards(Each(Cards.In(Deck, You).TopOf(1))),
	IfYouDo(ChooseHouseOf(Them), Lasts(RestOfTurn, Static(Rule(MustChoose, You)))))

var GraveBounty = Action("grave-bounty", Dis, Amber(1),
	Play(Purge(Choose(Cards.In(Discard, You))), IfYouDo(Opponent.Loses(N(2)))),
	Fate(Purge(Each(Cards.In(Discard, You).TopOf(2)))))

var Ifraneye = Creature("ifraneye", Dis, 4, Traits(trait.Demon),
	Play(DiscardCards(Each(Cards.In(Hand, You)))),
	Reap(Opponent.DiscardsAtRandom(2)))

var OhYouShouldntHave = Action("oh-you-shouldn-t-have", Dis, Amber(1), Fate(Opponent.Gains(N(3))))

var PoisedStrike = Upgrade("poised-strike", Dis, Amber(1),
	Reacts(Happens(CardReadied, Host), Destroy(Host)),
	Fate(Lasts(RestOfTurn, Static(Rule(SkipReady, You)))))

var RelativityImp = Creature("relativity-imp", Dis, 2, Amber(1), Traits(trait.Imp),
	Constantly(CannotForgeWhile(You, Compares(ThisTurn(Forged, You), AtLeast, 2))), Constantly(ForgesMore(You, 1)))

var CarrionWyrm = Creature("carrion-wyrm", Dis, 2, Armor(1), Traits(trait.Beast),
	Reap(Destroy(Choose(Creatures.Enemy()))),
	Scrap(Move(Choose(Creatures.Enemy()), Deck, OnTop)))

var ChasmVespid = Creature("chasm-vespid", Dis, 1, Traits(trait.Beast), Has(Skirmish), HasN(SplashAttack, 1),
	Fate(Archive(Creatures.Friendly().NotOnFlank())))

var EddyOfDis = Action("eddy-of-dis", Dis, Amber(1),
	Play(ShuffleIn(Random(1, Cards.In(Hand, Opponent)))),
	Fate(ShuffleDiscardIn(Opponent), Opponent.Draws(N(1))))

var Hamstrung = Action("hamstrung", Dis, Amber(1),
	Play(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(1))), If(Is(Them, Creatures), Purge(Them))))

var ParasiticArachnoid = Creature("parasitic-arachnoid", Dis, 2, Traits(trait.Beast),
	Destroyed(CaptureFrom(Controller, 1, Choose(Creatures.Enemy()))),
	Fate(CaptureFrom(Controller, 2, Choose(Creatures.Friendly()))))

var PiedViper = Creature("pied-viper", Dis, 3, Traits(trait.Beast), Has(Elusive),
	Reacts(Reaps(Creatures.Enemy()),
		If(Compares(Count(Creatures.Enemy()), More, Count(Creatures.Friendly())), TakeControl(You, Subject, WhileSubjectsStay))))

var Skorpeon = Creature("skorpeon", Dis, 3, Traits(trait.Beast, trait.Recruiter), Enhances(HouseIcon(Dis)),
	Reap(ForEach(Count(Creatures.NeighborOf(This).House(Dis)), Deal(2, Choose(Creatures.Enemy())))))

var Strug = Creature("strug", Dis, 3, Traits(trait.Imp),
	Heading(OnPlay|OnDestroyed, Opponent.Loses(N(1))),
	Fate(Lose(2)))

var TraumaticEcho = Action("traumatic-echo", Dis,
	Play(Purge(Choose(Cards.In(Discard, You))),
		IfYouDo(LastsFor(OpponentsNext, It, Static(Forbid(CannotPlay, Opponent, Cards.SharesType(TheSubjects)))))))
