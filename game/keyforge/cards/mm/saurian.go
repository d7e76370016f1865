package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{
	BewareTheIdes, CitizenShrix, ConsulPrimus, CornicenOctavia, CurseOfVanity, DæmoSaurus,
	DefenseInitiative, FaustTheGreat, Galeatops, MonumentToLudo, SagittariisGaze, SpoilsOfBattle,
	BlastFromThePast, CuriaSaurus, DarkCenturion, DreadboneDecimus, Gladiodontus, HedonisticIntent,
	Humble, SaurianEgg, SenatorQuintina, SirenHorn, AmphoraCaptura, CrystalSurge, ForumOfGiants, HighPriestTorvus, LegionsMarch,
	Nerotaurus, OptioGorkus, Patronage, Scylla, Charybdis, LycoSaurus, MonumentToFaust,
	MonumentToOctavia, MonumentToPrimus, MonumentToShrix, SacroSaurus, TechnoSaurus, UmbraSaurus,
	XenoSaurus, Deusillus, DeusillusTop,
}

// mayExaltThis lets you exalt this card for what follows.
func mayExaltThis(then ...Effect) Effect { return May(Exalt(1, This), IfYouDo(then...)) }

// ifBuried is a condition on the creature in whose honor a monument stands.
func ifBuried(id string) Cond { return ThereIs(Cards.In(Discard, You).Named(id)) }

var BewareTheIdes = Action("beware-the-ides", Saurian, Amber(1),
	Play(Deal(23, Choose(Creatures.Is(InCenter)))))

var CitizenShrix = Creature("citizen-shrix", Saurian, 3, Traits(trait.Mutant),
	Heading(OnPlay|OnReap, Exalt(1, This), Steal(1)))

var ConsulPrimus = Creature("consul-primus", Saurian, 3, Traits(trait.Dinosaur, trait.Politician), Enhances(CaptureIcon),
	Reap(MoveAmber(1, Choose(Creatures).As(A), Choose(Creatures.NotAmong(A)))))

var CornicenOctavia = Creature("cornicen-octavia", Saurian, 5, Armor(1), Traits(trait.Dinosaur, trait.Soldier),
	Act(Capture(2, This)))

var CurseOfVanity = Action("curse-of-vanity", Saurian, Amber(1),
	Play(Exalt(1, Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())))))

var DæmoSaurus = Creature("dæmo-saurus", Saurian, 4, Traits(trait.Mutant, trait.Dinosaur),
	ofSaurian, ofDis)

var DefenseInitiative = Action("defense-initiative", Saurian,
	Play(Ward(Choose(Creatures)), May(Exalt(1, It), IfYouDo(Ward(Creatures.NeighborOf(It))))))

var FaustTheGreat = Creature("faust-the-great", Saurian, 4, Traits(trait.Dinosaur),
	Constantly(KeysCost(Opponent, Count(Creatures.Friendly().WithAmber(1)))),
	Play(May(Exalt(1, Choose(Creatures.Friendly())))))

var Galeatops = Creature("galeatops", Saurian, 12, Traits(trait.Beast),
	Constantly(DealsInFights(This, 4)))

var MonumentToLudo = Artifact("monument-to-ludo", Saurian, Traits(trait.Location),
	Act(If(ifBuried("praefectus-ludo"),
		TakeAmber(2, Choose(Creatures), Nobody)).Else(
		TakeAmber(1, Choose(Creatures), Nobody))))

var SagittariisGaze = Action("sagittarii-s-gaze", Saurian, Amber(1), Enhances(DamageIcon),
	Play(Exalt(1, Choose(Creatures.Damaged()))))

var SpoilsOfBattle = Action("spoils-of-battle", Saurian, Amber(1),
	Play(Capture(1, Choose(Creatures.Friendly())), Capture(1, Creatures.WithAmber(1))))

var BlastFromThePast = Action("blast-from-the-past", Saurian,
	Play(
		Exalt(1, Choose(Creatures.Friendly())), Archive(Choose(Creatures.In(Discard, You).House(Saurian)).As(A)),
		Deal(Of(PowerOf, A), Choose(Creatures.Enemy()))))

var CuriaSaurus = Artifact("curia-saurus", Saurian, Traits(trait.Location),
	Constantly(Gives(Creatures.WithAmber(1), WithHeading(OnDestroyed, MoveAmber(1, This, Strongest(1, Creatures.Enemy()))))))

var DarkCenturion = Creature("dark-centurion", Saurian, 5, Traits(trait.Mutant, trait.Soldier), Enhances(CaptureIcon, CaptureIcon),
	Act(TakeAmber(1, Choose(Creatures), Nobody), IfYouDo(Ward(It))))

var DreadboneDecimus = Creature("dreadbone-decimus", Saurian, 5, Traits(trait.Dinosaur, trait.Assassin),
	Heading(OnPlay|OnFight, mayExaltThis(Destroy(Choose(Creatures.Power(Less, Of(PowerOf, This)))))))

var Gladiodontus = Creature("gladiodontus", Saurian, 15, Traits(trait.Mutant),
	Constantly(Modify(EntersStunned, This), DealsInFights(This, 5)),
	Heading(OnFight|OnReap, If(FirstUseThisTurn, Ready(This), Enrage(This))))

var HedonisticIntent = Action("hedonistic-intent", Saurian, Amber(1),
	Play(Exalt(1, Creatures.Flank())))

var Humble = Action("humble", Saurian, Amber(1),
	Play(Exhaust(Choose(Creatures)), IfYouDo(TakeAmber(3, It, Nobody))))

var SaurianEgg = Creature("saurian-egg", Saurian, 1, Armor(5), Amber(1), Traits(trait.Dinosaur, trait.Egg),
	Constantly(Cannot(This, ActFight|ActReap)),
	Omni(
		DiscardCards(Each(Cards.In(Deck, You).TopOf(2))),
		If(Compares(CountIn(Them, Creatures.House(Saurian)), AtLeast, 1),
			PutIntoPlay(Creatures.In(Discard, You).House(Saurian).Among(Them), You, OnTop).ReadyAtOnce(),
			Put(3, PowerCounter, Them), Destroy(This))))

var SenatorQuintina = Creature("senator-quintina", Saurian, 5, Traits(trait.Dinosaur, trait.Politician),
	Reacts(Reaps(Creatures), Exalt(1, Subject)))

var SirenHorn = Upgrade("siren-horn", Saurian, Amber(1),
	Constantly(Gives(Host, WithHeading(OnBeforeFight, MoveAmber(1, This, Other)))))

var AmphoraCaptura = Artifact("amphora-captura", Saurian, Traits(trait.Item),
	Enhances(AmberIcon, AmberIcon, DamageIcon, DamageIcon, DrawIcon, DrawIcon),
	Constantly(ResolvesAs(You, CaptureIcon)))

var CrystalSurge = Action("crystal-surge", Saurian, Amber(1),
	Play(Exalt(1, Creatures.Trait(trait.Mutant))))

var ForumOfGiants = Artifact("forum-of-giants", Saurian, Amber(1), Traits(trait.Location),
	Reacts(TurnStarts(You), Take(Strongest(1, Creatures)), Controller.Gains(N(1))))

var HighPriestTorvus = Creature("high-priest-torvus", Saurian, 4, Armor(1), Traits(trait.Dinosaur, trait.Priest),
	Reap(mayExaltThis(Lasts(NextTime, Static(ReturnsInstead(You, ActionCards))))))

var LegionsMarch = Action("legion-s-march", Saurian, Amber(1),
	Play(Lasts(RestOfTurn, After(Uses(You, Creatures.Trait(trait.Dinosaur)), Deal(1, Creatures.NotTrait(trait.Dinosaur))))))

var Nerotaurus = Creature("nerotaurus", Saurian, 6, Traits(trait.Dinosaur, trait.Politician),
	Fight(Lasts(OpponentsNext, Static(Cannot(Creatures.Enemy(), ActReap)))),
	Reap(Lasts(OpponentsNext, Static(Cannot(Creatures.Enemy(), ActFight)))))

var OptioGorkus = Creature("optio-gorkus", Saurian, 3, Armor(3), Traits(trait.Dinosaur, trait.Soldier), Has(Elusive),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnDestroyed,
		MoveAmber(Of(AmberOn, This), This, Choose(Creatures.NeighborOf(This).Named("optio-gorkus")))))))

var Patronage = Action("patronage", Saurian,
	Play(Take(Choose(Creatures)), TakeAmber(HalfUp(Of(AmberOn, It)), It, You), TakeAllAmber(It, Opponent)))

var Scylla = Creature("scylla", Saurian, 7, Traits(trait.Beast),
	Constantly(Gives(Creatures.Enemy(), WithHeading(OnReap, Deal(4, This)))))

var Charybdis = Creature("charybdis", Saurian, 7, Traits(trait.Beast),
	Constantly(Gives(Creatures.Enemy(), WithHeading(OnBeforeFight, Lose(1)))))

var LycoSaurus = Creature("lyco-saurus", Saurian, 5, Traits(trait.Mutant, trait.Dinosaur), Has(Skirmish),
	ofSaurian)

var MonumentToFaust = Artifact("monument-to-faust", Saurian, Traits(trait.Location),
	Act(If(ifBuried("faust-the-great"),
		Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 2)))).Else(
		Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 1))))))

var MonumentToOctavia = Artifact("monument-to-octavia", Saurian, Traits(trait.Location),
	Act(If(ifBuried("cornicen-octavia"),
		Capture(2, Choose(Creatures.Friendly()))).Else(
		Capture(1, Choose(Creatures.Friendly())))))

var MonumentToPrimus = Artifact("monument-to-primus", Saurian, Traits(trait.Location),
	Act(If(ifBuried("consul-primus"),
		MoveAmber(1, Choose(Creatures).As(A), Choose(Creatures.NotAmong(A)))).Else(
		MoveAmber(1, Choose(Creatures.Friendly()).As(A), Choose(Creatures.Friendly().NotAmong(A))))))

var MonumentToShrix = Artifact("monument-to-shrix", Saurian, Traits(trait.Location),
	Constantly(Spendable(You, This)),
	Act(If(Not(ifBuried("citizen-shrix")), StoreAmber(1, You, This)).Else(
		ChoosePlayerWho(HasPool(You, 1)), IfYouDo(StoreAmber(1, Chosen, This)))))

var SacroSaurus = Creature("sacro-saurus", Saurian, 6, Armor(2), Traits(trait.Mutant, trait.Dinosaur),
	ofSaurian)

var TechnoSaurus = Creature("techno-saurus", Saurian, 5, Traits(trait.Mutant, trait.Dinosaur),
	ofSaurian, ofLogos)

var UmbraSaurus = Creature("umbra-saurus", Saurian, 4, Traits(trait.Mutant, trait.Dinosaur), Has(Elusive),
	ofSaurian)

var XenoSaurus = Creature("xeno-saurus", Saurian, 5, Traits(trait.Mutant, trait.Dinosaur),
	ofSaurian, ofStarAlliance)

var Deusillus = Creature("deusillus", Saurian, 20, Traits(trait.Mutant),
	HalfOf("deusillus2"),
	Play(Capture(For(Pool, Opponent), This), Deal(5, Choose(Creatures.Enemy()))),
	Heading(OnFight|OnReap, TakeAmber(1, This, Nobody), Deal(2, Creatures.Enemy())))

var DeusillusTop = Creature("deusillus2", Saurian, 0, HalfOf("deusillus")) // without traits and power (K19.5)
