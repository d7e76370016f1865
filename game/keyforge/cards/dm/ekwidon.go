package dm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var ekwidon = []*Card{
	EvenSwap, FiatTranscoder, ForgedCurrency, OoniLars, TheGoldenQueen, TheGoldenQueenTop, AuthorizedRequisitions, DapperChapeau,
	DrasticMeasures, ExeldonYash, KrisperRuld, Waspscream, BleaForh, BypassBurglar, ChromaticGuardian, ConradFisique, GoldenDagger,
	HotBunk, NadaTax, NowAndLater, VastStoik,
}

var (
	myHand = Cards.In(Hand, You)
	// exhausted is the condition of what entrenched creatures do (K29.7).
	exhausted = Is(This, Creatures.IsNot(IsReady))
)

var EvenSwap = Action("even-swap", Ekwidon, Amber(1),
	Play(ForEach(2, TakeControl(Opponent, Choose(Creatures.Friendly()), WhileSubjectsStay)),
		IfYouDo(ForEach(2, TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay)))))

var FiatTranscoder = Artifact("fiat-transcoder", Ekwidon, Traits(trait.Item),
	Act(Lose(1), IfYouDo(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay))))

var ForgedCurrency = Action("forged-currency", Ekwidon,
	Play(TakeAllAmber(Creatures.Friendly(), Nobody).WithPowerCounters(),
		ForgeKey(N(6).Plus(AffectedCount.Times(-1))).ForNoLessThan(6)))

var OoniLars = Creature("oŏni-lars", Ekwidon, 6, Traits(trait.Getrookya, trait.Politician),
	Reap(May(You.Pays(1), IfYouDo(Lasts(OpponentsNext, Static(KeysCost(Opponent, 4)))))))

var TheGoldenQueen = Creature("the-golden-queen", Ekwidon, 10, Traits(trait.Insect, trait.Cyborg),
	HalfOf("the-golden-queen2"),
	Constantly(HandSize(EachPlayer, 1)),
	Heading(OnFight|OnReap, EachPlayer.Does(DiscardCards(Random(1, myHand).AddTo(A))), Gain(CountIn(A, Cards.NotHouse(Ekwidon)))))

var TheGoldenQueenTop = Creature("the-golden-queen2", Ekwidon, 0, HalfOf("the-golden-queen")) // without traits and power (K19.5)

var AuthorizedRequisitions = Action("authorized-requisitions", Ekwidon, Amber(1), Play(Capture(2, Choose(Creatures.Friendly())), Draw(1)))

var DapperChapeau = Upgrade("dapper-chapeau", Ekwidon, Amber(1),
	Constantly(Gives(Host, WithHeading(OnAction,
		Deal(4, Choose(Creatures)), If(Destroys(It), ReturnToHand(Giver)).Else(Attach(Giver, It))))))

var DrasticMeasures = Action("drastic-measures", Ekwidon, Play(Purge(UpTo(2, myHand)), Gain(AffectedCount)))

var ExeldonYash = Creature("exeldon-yash", Ekwidon, 3, Traits(trait.Human, trait.Merchant),
	Reap(Capture(2, This), May(DiscardCards(Choose(myHand)), IfYouDo(TakeAmber(1, This, You)))))

var KrisperRuld = Creature("krisper-ruld", Ekwidon, 4, Armor(1), Traits(trait.Human),
	Fight(TakeControl(You, Choose(ArtifactCards.Enemy()), WhileSubjectsStay)))

var Waspscream = Creature("waspscream", Ekwidon, 2, Traits(trait.Insect, trait.Cyborg), Has(Entrench, Poison),
	Reacts(TurnStarts(You), If(exhausted, TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay))))

var BleaForh = Creature("bleă-fŏrh", Ekwidon, 4, Armor(2), Traits(trait.Getrookya, trait.Soldier),
	Fight(HealUpTo(2, Choose(Creatures)), Exalt(AffectedCount, It)))

var BypassBurglar = Creature("bypass-burglar", Ekwidon, 2, Traits(trait.Getrookya, trait.Thief), Has(Entrench),
	AsLongAs(exhausted, Gives(Creatures.NeighborOf(This), WithHeading(OnAction, Steal(1), Deal(1, This)))))

var ChromaticGuardian = Creature("chromatic-guardian", Ekwidon, 4, Armor(1), Traits(trait.Getrookya, trait.Soldier),
	Heading(OnFight|OnReap, If(IsOverwhelmed(You), Destroy(Choose(Creatures.Enemy()))).Else(Destroy(Choose(ArtifactCards.Enemy())))))

var ConradFisique = Creature("cŏnrăd-fisiquĕ", Ekwidon, 2, Traits(trait.Getrookya), Enhances(AmberIcon, PowerIcon, PowerIcon),
	Play(May(Take(Choose(Creatures.With(PowerCounter, 1)).As(A)), MoveCounters(PowerCounter, A, Choose(Creatures.NotAmong(A))))))

var GoldenDagger = Creature("golden-dagger", Ekwidon, 3, Traits(trait.Getrookya, trait.Merchant),
	Reap(Deal(3, Choose(Creatures)), If(Destroys(It), Owner.Gains(N(1)))))

var HotBunk = Action("hot-bunk", Ekwidon, Amber(1), Play(Exhaust(Choose(Creatures)), IfYouDo(Ready(Choose(Creatures)))))

var NadaTax = Action("nada-tax", Ekwidon, Amber(1), Play(Opponent.DiscardsAtRandom(1), Opponent.Loses(Of(IconsOn, Them))))

var NowAndLater = Action("now-and-later", Ekwidon,
	Play(ReturnToHand(Choose(Creatures)), Archive(Choose(myHand)),
		If(IsOverwhelmed(You), ReturnToHand(Choose(Creatures)), Archive(Choose(myHand)))))

var VastStoik = Creature("văst-stŏik", Ekwidon, 4, Armor(1), Traits(trait.Getrookya, trait.Soldier), Has(Taunt),
	Fight(TakeAmber(1, Choose(Creatures), Nobody), IfYouDo(Draw(1))))
