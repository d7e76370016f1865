package cota

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	AFairGame, Arise, ControlTheWeak, CreepingOblivion, DanceOfDoom, Fear,
	GatewayToDis, Gongoozle, GuiltyHearts, HandOfDis, Hecatomb, TendrilsOfPain,
	Hysteria, KeyHammer, MindBarb, Pandemonium, Poltergeist, RedHotArmor,
	ThreeFates, AnnihilationRitual, DominatorBauble, KeyToDis,
	LashOfBrokenDreams, LibraryOfTheDamned, Lifeward, SacrificialAltar,
	ScreamingCave, SoulSnatcher, Charette, Drumble, DustImp, EaterOfTheDead,
	EmberImp, GabosLongarms, OverlordGreking, GuardianDemon, MasterOf1,
	MasterOf2, MasterOf3, PitDemon, Pitlord, Restringuntus, Shaffles, Shooler,
	Snudge, StealerOfSouls, Succubus, Tentacus, TheTerror, Tocsin, Tolas,
	Truebaru, CollarOfSubordination, FlameWreathed,
}

var AFairGame = Action("a-fair-game", Dis,
	Play(append(fairGame[:len(fairGame):len(fairGame)], Opponent.Does(fairGame...))...))

// fairGame is what each of the two players does.
var fairGame = []Effect{
	DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1)).As(A)),
	RevealZone(Hand, Opponent),
	Gain(Count(Cards.In(Hand, Opponent).SharesHouse(A))),
}

var Arise = Action("arise", Dis,
	Play(ChooseHouse(Nobody), ReturnToHand(Creatures.In(Discard, You).ChosenHouse()), You.GainsChains(1)))

var ControlTheWeak = Action("control-the-weak", Dis, Amber(1),
	Play(ChooseHouse(Opponent), Lasts(OpponentsNext, Static(Rule(MustChoose, Opponent)))))

var CreepingOblivion = Action("creeping-oblivion", Dis, Amber(1),
	Play(Purge(UpTo(2, Cards.In(Discard, EachPlayer)).FromOnePile())))

// No creature has a power above 50; no other number need be named (ruling).
var DanceOfDoom = Action("dance-of-doom", Dis,
	Play(ChooseNumber(0, 50), Destroy(Creatures.Power(Equal, TheNumber))))

var Fear = Action("fear", Dis,
	Play(ReturnToHand(Choose(Creatures.Enemy()))))

var GatewayToDis = Action("gateway-to-dis", Dis,
	Play(Destroy(Creatures), You.GainsChains(3)))

// A creature that a ward or armor saved has not been destroyed (ruling).
var Gongoozle = Action("gongoozle", Dis, Amber(1),
	Play(Deal(3, Choose(Creatures)), If(Not(Destroys(It)), Owner.DiscardsAtRandom(1))))

var GuiltyHearts = Action("guilty-hearts", Dis, Amber(1),
	Play(Destroy(Creatures.WithAmber(1))))

var HandOfDis = Action("hand-of-dis", Dis,
	Play(Destroy(Choose(Creatures.NotOnFlank()))))

var Hecatomb = Action("hecatomb", Dis, Amber(1),
	Play(Destroy(Creatures.House(Dis)), EachPlayer.Does(Gain(CountIn(Them, Creatures.Friendly())))))

// The additional damage comes at the same time (K11.4).
var TendrilsOfPain = Action("tendrils-of-pain", Dis, Amber(1),
	Play(If(Compares(LastTurn(Forged, Opponent), AtLeast, 1), Deal(4, Creatures)).Else(Deal(1, Creatures))))

var Hysteria = Action("hysteria", Dis,
	Play(ReturnToHand(Creatures)))

var KeyHammer = Action("key-hammer", Dis, Amber(1),
	Play(Opponent.UnforgesLast(), Opponent.Gains(N(6))))

var MindBarb = Action("mind-barb", Dis, Amber(1),
	Play(Opponent.DiscardsAtRandom(1)))

var Pandemonium = Action("pandemonium", Dis, Amber(1),
	Play(Capture(1, Creatures.Undamaged())))

var Poltergeist = Action("poltergeist", Dis, Amber(1),
	Play(UseAsYours(Choose(ArtifactCards)), Destroy(It)))

// Armor that has prevented damage this turn is lost and counted like the rest
// (ruling; K11.11).
var RedHotArmor = Action("red-hot-armor", Dis, Amber(1),
	Play(
		Deal(Of(ArmorOf, Touched), Creatures.Enemy().Is(HasArmor)).IgnoringArmor(),
		LastsFor(RestOfTurn, It, Static(LosesArmor(TheSubjects)))))

var ThreeFates = Action("three-fates", Dis, Amber(1),
	Play(Destroy(Strongest(3, Creatures))))

var AnnihilationRitual = Artifact("annihilation-ritual", Dis, Amber(1), Traits(trait.Power),
	Constantly(PurgesInstead(Creatures)))

var DominatorBauble = Artifact("dominator-bauble", Dis, Traits(trait.Item),
	Act(Use(Choose(Creatures.Friendly()))))

var KeyToDis = Artifact("key-to-dis", Dis, Traits(trait.Item),
	Omni(Sacrifice(This), Destroy(Creatures)))

var LashOfBrokenDreams = Artifact("lash-of-broken-dreams", Dis, Traits(trait.Weapon),
	Act(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 3)))))

var LibraryOfTheDamned = Artifact("library-of-the-damned", Dis, Traits(trait.Location),
	Act(Archive(Choose(Cards.In(Hand, You)))))

var Lifeward = Artifact("lifeward", Dis, Amber(1), Traits(trait.Power),
	Omni(Sacrifice(This), Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, Creatures)))))

var SacrificialAltar = Artifact("sacrificial-altar", Dis, Amber(1), Traits(trait.Location),
	Act(Purge(Choose(Creatures.Friendly().Trait(trait.Human))), IfYouDo(PlayCard(Choose(Creatures.In(Discard, You))))))

var ScreamingCave = Artifact("screaming-cave", Dis, Traits(trait.Location),
	Act(ShuffleIn(Cards.In(Hand, You)), ShuffleDiscardIn(You)))

var SoulSnatcher = Artifact("soul-snatcher", Dis, Traits(trait.Vehicle),
	Reacts(IsDestroyed(Creatures), Owner.Gains(N(1))))

var Charette = Creature("charette", Dis, 4, Traits(trait.Demon),
	Play(Capture(3, This)))

var Drumble = Creature("drumble", Dis, 2, Traits(trait.Imp), Has(Elusive),
	Play(If(HasPool(Opponent, 7), Capture(For(Pool, Opponent), This))))

var DustImp = Creature("dust-imp", Dis, 2, Traits(trait.Imp),
	Destroyed(Gain(2)))

var EaterOfTheDead = Creature("eater-of-the-dead", Dis, 4, Traits(trait.Demon),
	Heading(OnFight|OnReap, Purge(Choose(Creatures.In(Discard, EachPlayer))), IfYouDo(Put(1, PowerCounter, This))))

// It counts what was played before it came, and what abilities play (ruling).
var EmberImp = Creature("ember-imp", Dis, 2, Traits(trait.Imp),
	Constantly(PlaysAtMost(Opponent, 2, Cards)))

// Elusive protects only the creature that is attacked (ruling; K18.10).
var GabosLongarms = Creature("gabos-longarms", Dis, 5, Traits(trait.Demon),
	BeforeFight(AimAt(Choose(Creatures))))

var OverlordGreking = Creature("overlord-greking", Dis, 7, Traits(trait.Demon),
	Reacts(DiesFighting(Creatures.Enemy(), This), PutIntoPlay(Subject, You, OnTop)))

var GuardianDemon = Creature("guardian-demon", Dis, 4, Traits(trait.Demon),
	Heading(OnPlay|OnFight|OnReap,
		HealUpTo(2, Choose(Creatures).As(A)), Deal(AffectedCount, Choose(Creatures.NotAmong(A)))))

var MasterOf1 = Creature("master-of-1", Dis, 4, Traits(trait.Demon),
	Reap(May(Destroy(Choose(Creatures.Power(Equal, N(1)))))))

var MasterOf2 = Creature("master-of-2", Dis, 4, Traits(trait.Demon),
	Reap(May(Destroy(Choose(Creatures.Power(Equal, N(2)))))))

var MasterOf3 = Creature("master-of-3", Dis, 4, Traits(trait.Demon),
	Reap(May(Destroy(Choose(Creatures.Power(Equal, N(3)))))))

var PitDemon = Creature("pit-demon", Dis, 5, Traits(trait.Demon),
	Act(Steal(1)))

var Pitlord = Creature("pitlord", Dis, 9, Amber(2), Traits(trait.Demon), Has(Taunt),
	Constantly(HouseRule(MustChoose, You, Dis)))

var Restringuntus = Creature("restringuntus", Dis, 1, Traits(trait.Demon),
	Play(ChooseHouse(Nobody), Lasts(WhileThisInPlay, Static(Rule(CannotChoose, Opponent)))))

var Shaffles = Creature("shaffles", Dis, 2, Traits(trait.Imp),
	Reacts(TurnEnds(You), Opponent.Loses(N(1))))

var Shooler = Creature("shooler", Dis, 5, Traits(trait.Demon),
	Play(If(HasPool(Opponent, 4), Steal(1))))

var Snudge = Creature("snudge", Dis, 4, Traits(trait.Demon),
	Heading(OnFight|OnReap, ReturnToHand(Choose(ArtifactCards.Or(Creatures.Flank())))))

var StealerOfSouls = Creature("stealer-of-souls", Dis, 6, Traits(trait.Demon),
	Reacts(DiesFighting(Creatures.Enemy(), This), Purge(Subject), Gain(1)))

var Succubus = Creature("succubus", Dis, 3, Traits(trait.Demon),
	Constantly(HandSize(Opponent, -1)))

// An artifact that an ability would use is paid for too, or not used (ruling).
var Tentacus = Creature("tentacus", Dis, 5, Traits(trait.Demon),
	Constantly(Toll(UseToll, Opponent, 1, ArtifactCards)))

var TheTerror = Creature("the-terror", Dis, 5, Traits(trait.Demon, trait.Knight),
	Play(If(Compares(For(Pool, Opponent), Equal, 0), Gain(2))))

var Tocsin = Creature("tocsin", Dis, 3, Traits(trait.Demon),
	Reap(Opponent.DiscardsAtRandom(1)))

var Tolas = Creature("tolas", Dis, 1, Traits(trait.Imp), Has(Elusive),
	Reacts(IsDestroyed(Creatures), Controller.Does(Opponent.Gains(N(1)))))

// Whatever plays it, its player loses the æmber; put into play it costs nothing
// (ruling).
var Truebaru = Creature("truebaru", Dis, 7, Traits(trait.Demon), CostsToPlay(3), Has(Taunt),
	Destroyed(Gain(5)))

var CollarOfSubordination = Upgrade("collar-of-subordination", Dis,
	Constantly(UnderControl(You, Host)))

var FlameWreathed = Upgrade("flame-wreathed", Dis, Amber(1),
	Constantly(Power(Host, 2), GetsN(Host, Hazardous, 2)))
