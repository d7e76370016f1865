package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	BartosTheRuiner, DeimosBurst, EldestBatchminder, NiceToGreetYou, Saucer149, Tangrant, EnvyxGlider, IyxrenuTheClever,
	KyypaxEncapsulator, PhosphorusBlast, SharkBait, WindShield, CobaltKapulet, CrimsonDax, DonorVox, HarmonicPack,
	IntentionalDischarge, Number612, SynwyxTheBold, WatneysCalculation, Yandylinx, GammaBlaster, StealthModifications,
}

var BartosTheRuiner = Creature("bartos-the-ruiner", Mars, 2, Traits(trait.Martian, trait.Soldier),
	Constantly(Gives(Permanents.NotHouse(Mars), After(Happens(CardUsed, This), Destroy(This)))))

var DeimosBurst = Action("deimos-burst", Mars,
	Play(Destroy(ArtifactCards.Friendly().Or(Creatures.Friendly().Flank())), Gain(AffectedCount)))

var EldestBatchminder = Creature("eldest-batchminder", Mars, 3, Traits(trait.Elder, trait.Recruiter),
	Enhances(HouseIcon(Mars), HouseIcon(Mars)),
	Reacts(TurnEnds(You), Put(2, PowerCounter, Creatures.Except().House(Mars))))

var NiceToGreetYou = Action("nice-to-greet-you", Mars, Enhances(HouseIcon(Mars)), Play(Ready(Creatures.House(Mars))))

var Saucer149 = Creature("saucer-149", Mars, 5, Armor(1), Traits(trait.Ship), Has(Versatile),
	Play(Exalt(4, This)),
	Act(MoveAmber(2, This, Choose(Creatures.Enemy()))))

var Tangrant = Creature("tangrant", Mars, 4, Traits(trait.Beast), Constantly(Allow(MayPlayOther, Cards.House(Mars), 1, 0)))

var EnvyxGlider = Creature("envyx-glider", Mars, 5, Traits(trait.Martian, trait.Scientist),
	Fight(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, Count(Creatures.Friendly().House(Mars)))))))

var IyxrenuTheClever = Creature("iyxrenu-the-clever", Mars, 3, Traits(trait.Martian), Has(Elusive),
	Enhances(CaptureIcon, CaptureIcon, CaptureIcon),
	Act(Lose(1), IfYouDo(TakeAllAmber(Choose(Creatures), You))))

var KyypaxEncapsulator = Creature("kyypax-encapsulator", Mars, 2, Traits(trait.Beast), Has(Elusive),
	Reap(Archive(Choose(Creatures.Enemy()))))

var PhosphorusBlast = Action("phosphorus-blast", Mars, Play(Deal(2, Creatures.NotHouse(Mars))))

var SharkBait = Action("shark-bait", Mars, Amber(1),
	Play(Deal(2, Choose(Creatures.Friendly().NotHouse(Mars))), If(Not(Destroys(It)), Capture(2, It))))

var WindShield = Upgrade("wind-shield", Mars, Amber(1),
	Constantly(Gets(Host, Elusive), Gives(Host, WithHeading(OnReap, Capture(1, Choose(Creatures.Friendly()))))))

var CobaltKapulet = Creature("cobalt-kapulet", Mars, 3, Armor(1), Traits(trait.Martian, trait.Soldier),
	Reap(Capture(Count(Creatures.NeighborOf(This).House(Mars)).Times(2), This)))

var CrimsonDax = Creature("crimson-dax", Mars, 2, Traits(trait.Martian, trait.Soldier),
	Reap(May(Reveal(Choose(Cards.In(Hand, You).NotHouse(Mars))),
		IfYouDo(Purge(It), Put(3, PowerCounter, Choose(Creatures.House(Mars)))))))

var DonorVox = Creature("donor-vox", Mars, 2, Traits(trait.Martian, trait.Soldier), Enhances(CaptureIcon, DamageIcon),
	Scrap(Put(2, PowerCounter, Choose(Creatures.Friendly().House(Mars)))))

var HarmonicPack = Action("harmonic-pack", Mars, Amber(1),
	Play(Take(Choose(Creatures).As(A)), Deal(2, A), ChoosePlayer(), Reveal(Random(1, Cards.In(Archives, Chosen)).As(B)),
		IfYouDo(Deal(3, A), DiscardCards(B))))

var IntentionalDischarge = Action("intentional-discharge", Mars, Enhances(HouseIcon(Mars)),
	Play(ReturnToHand(Choose(Creatures.Friendly())), IfYouDo(Ready(Choose(Creatures.Friendly().House(Mars))))))

var Number612 = Creature("number-612", Mars, 5, Traits(trait.Beast), Has(Taunt), HasN(SplashAttack, 2))

var SynwyxTheBold = Creature("synwyx-the-bold", Mars, 3, Armor(2), Traits(trait.Martian, trait.Soldier),
	Fight(CaptureFrom(Controller, 2, Choose(Creatures.Enemy()))))

var WatneysCalculation = Action("watney-s-calculation", Mars, Amber(1),
	Play(If(Compares(For(Pool, Opponent), More, For(Pool, You)), Destroy(Choose(Creatures.Enemy())))))

var Yandylinx = Creature("yandylinx", Mars, 2, Traits(trait.Martian),
	Reap(DiscardCards(Choose(Cards.In(Hand, You))), IfYouDo(Opponent.Loses(N(1)))),
	Scrap(Capture(1, Creatures.Friendly().House(Mars))))

var GammaBlaster = Upgrade("gamma-blaster", Mars, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Destroy(Choose(Creatures.Enemy().WithAmber(1)))))))

var StealthModifications = Upgrade("stealth-modifications", Mars, Amber(1),
	Constantly(Gets(Host, Elusive), Gets(Creatures.NeighborOf(Host), Elusive)),
	Play(Ward(Each(Cards.Among(Host)).AndAlso(Each(Creatures.NeighborOf(Host))))))
