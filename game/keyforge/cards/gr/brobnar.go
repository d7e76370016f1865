package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	Beanstalk, BrawlingGrounds, CountrysideCrusher, CurseOfCowardice, FinalRefrain, Fling, ReturningChampion, RoragScreamer,
	AwakenedTitan, Bonecrusher, ConcussiveTransfer, FightToTheEnd, LiftingBuddy, Plummet, RaiderOfThePeaks, RicketyCybergiant,
	Blunderbore, CacophonousRiot, DownToSize, FieryJark, HeavyweightMorik, LashOut, MemorializeTheFallen, MournfulBarnBurner,
	OrnarSkullface, Recklessness, SoulBomb, Thunderdell,
}

var Beanstalk = Artifact("beanstalk", Brobnar, Traits(trait.Location),
	Constantly(Modify(EntersReady, Creatures.Friendly().Trait(trait.Giant))),
	Act(Reveal(Search(1, Creatures.In(Deck, You).Trait(trait.Giant).Or(Creatures.In(Discard, You).Trait(trait.Giant)))),
		ReturnToHand(It), ShuffleDeck(You)))

var BrawlingGrounds = Artifact("brawling-grounds", Brobnar, Amber(1), Traits(trait.Location),
	Omni(Lasts(RestOfTurn, After(DiesInFight(Creatures), Controller.DiscardsAtRandom(1)))))

var CountrysideCrusher = Creature("countryside-crusher", Brobnar, 8, Traits(trait.Giant),
	Fight(If(IsHaunted(Opponent), May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It)))),
	Scrap(Ready(Weakest(1, Creatures.Friendly())), FightWith(It)))

var CurseOfCowardice = Artifact("curse-of-cowardice", Brobnar, Traits(trait.Curse), Has(Treachery),
	Reacts(TurnEnds(You), If(Compares(ThisTurn(Fought, You), Equal, 0), Lose(2)), If(ThereIsNo(Creatures.Friendly()), Destroy(This))))

var FinalRefrain = Action("final-refrain", Brobnar,
	Play(PutIntoPlay(Creatures.In(Discard, You), You, OnTop).ReadyAtOnce(), Take(Each(Cards.Among(Them)).As(A)),
		FightWith(A), Destroy(A)))

var Fling = Action("fling", Brobnar, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly()).As(A)), IfYouDo(Deal(Of(PowerOf, A), Choose(Creatures.Enemy())).WithSplash(3))))

var ReturningChampion = Creature("returning-champion", Brobnar, 10, Traits(trait.Giant),
	Play(Deal(3, This)),
	Fight(If(IsHaunted(You), MoveDamage(This, Choose(Creatures.Except())))))

var RoragScreamer = Creature("rorag-screamer", Brobnar, 6, Traits(trait.Giant),
	Fight(Ready(This)),
	Scrap(LastsFor(RestOfTurn, Choose(Creatures), Static(Without(TheSubjects, Elusive), LosesArmor(TheSubjects)))))

var AwakenedTitan = Creature("awakened-titan", Brobnar, 10, Traits(trait.Giant), Has(Taunt),
	Enhances(DiscardIcon, DiscardIcon, DiscardIcon),
	AsLongAs(Not(IsHaunted(You)), Cannot(This, ActReady)))

var Bonecrusher = Upgrade("bonecrusher", Brobnar, Amber(1), Constantly(Gives(Host, WithHeading(OnAction, Destroy(Choose(Creatures))))))

var ConcussiveTransfer = Action("concussive-transfer", Brobnar, Play(Deal(3, Choose(Creatures)), RedistributeDamage(Creatures)))

var FightToTheEnd = Action("fight-to-the-end", Brobnar, Amber(1),
	Play(Take(Choose(Creatures.Friendly()).As(A)),
		If(IsHaunted(You), LastsFor(RestOfTurn, A, Static(Gets(TheSubjects, Skirmish)))),
		Ready(A), FightWith(A)))

var LiftingBuddy = Creature("lifting-buddy", Brobnar, 5, Traits(trait.Giant),
	Heading(OnPlay|OnFight|OnReap, Put(2, PowerCounter, This), Put(2, PowerCounter, Choose(Creatures.Friendly().Except()))))

var Plummet = Action("plummet", Brobnar, Play(DiscardCards(Cards.In(Hand, You)), Deal(AffectedCount, Creatures)))

var RaiderOfThePeaks = Creature("raider-of-the-peaks", Brobnar, 4, Traits(trait.Goblin),
	Reacts(TurnStarts(You), Take(Strongest(1, Creatures)), DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1)))))

var RicketyCybergiant = Creature("rickety-cybergiant", Brobnar, 11, Traits(trait.Cyborg, trait.Giant), Fight(Deal(1, This)))

var Blunderbore = Creature("blunderbore", Brobnar, 6, Traits(trait.Giant),
	Fight(If(IsHaunted(You), Opponent.Loses(N(2))).Else(Opponent.Loses(N(1)))))

var CacophonousRiot = Action("cacophonous-riot", Brobnar, Amber(1),
	Play(Ready(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A)))), Enrage(It)))

var DownToSize = Action("down-to-size", Brobnar, Amber(1),
	Play(LastsFor(RestOfTurn, Choose(Creatures.Enemy()), Static(PowerCountsAs(TheSubjects, 1), ArmorCountsAs(TheSubjects, 0)))))

var FieryJark = Creature("fiery-jark", Brobnar, 4, Traits(trait.Goblin),
	Play(MayRepeat(Both(ThereIs(Creatures.Enemy()), ThereIs(Creatures.Friendly())),
		Destroy(Choose(Creatures.Enemy()).AndAlso(Choose(Creatures.Friendly()))))))

var HeavyweightMorik = Creature("heavyweight-morik", Brobnar, 8, Traits(trait.Giant), HasN(SplashAttack, 2),
	Scrap(Deal(2, Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())))))

var LashOut = Action("lash-out", Brobnar, Amber(1),
	Play(If(IsHaunted(You), Deal(3, Choose(Creatures)).WithSplash(3)).Else(Deal(3, Choose(Creatures)))))

var MemorializeTheFallen = Action("memorialize-the-fallen", Brobnar, Play(EachPlayer.Does(Lose(Count(Creatures.In(Discard, You))))))

var MournfulBarnBurner = Creature("mournful-barn-burner", Brobnar, 6, Traits(trait.Giant),
	Fight(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(2)))),
	Scrap(DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(1)))))

var OrnarSkullface = Creature("ornar-skullface", Brobnar, 5, Traits(trait.Giant), HasN(Assault, 3), Scrap(Deal(3, Choose(Creatures))))

var Recklessness = Action("recklessness", Brobnar, Amber(1),
	Enhances(DamageIcon, DiscardIcon), Play(EachPlayer.Does(You.DiscardsAtRandom(3), Draw(3))))

var SoulBomb = Artifact("soul-bomb", Brobnar, Amber(1), Traits(trait.Weapon), Omni(If(IsHaunted(You), Deal(4, Creatures)), Destroy(This)))

var Thunderdell = Creature("thunderdell", Brobnar, 5, Traits(trait.Giant), AsLongAs(IsHaunted(You), GetsN(This, SplashAttack, 5)))
