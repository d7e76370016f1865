package dt

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var unfathomable = []*Card{
	FlamegillEnforcerEvilTwin, GiltspineNetcasterEvilTwin, HorridSynanEvilTwin, KaupeEvilTwin, TaniwhaEvilTwin,
	TomwaOfTheGlowEvilTwin, WikoliaEvilTwin, DrawnDown, DiveDeep, DarkDiscovery, Omnipus, Tentaclid, Corrode,
	CupOfWater, DeepPriestGlebe, EffigyOfMelerukh, FlashFreeze, GeneralSherman, KiligogsTrench, LlackGaboon,
	Portalmonger, Rustmiser, SoboggsThingamabob, Taniwha, TeWhekeKraken, Thalassophobia, TheChosenOne,
	TheSusurrus, VoiceOfRakuzel, Whirlpool, AbandonShip, AbyssalZealot, AllusionsOfGrandeur, EchoPearl, Fuguru,
	Kaupe, KiriGiltspine, Scyphos, SleepWithTheFishes, Sparkfist, Thundertow, TidalWave, TomwaOfTheGlow,
	UnderPressure, WrathOrRuin, BrainDrain, Bubbles, CallOfTheVoid, FlamegillEnforcer, FrigorificRod,
	GiltspineNetcaster, Hookmaster, HorridSynan, Maelstrom, PhoticRaider, PourTal, RakuzelsChant,
	SeabringerKekoa, SinkOrSwim, StormSurge, Wikolia,
}

// exhausted are the exhausted creatures.
var exhausted = Creatures.IsNot(IsReady)

var FlamegillEnforcerEvilTwin = Creature("flamegill-enforcer-evil-twin", Unfathomable, 6, Traits(trait.Aquan),
	Reacts(Raises(Opponent), Enrage(This)),
	Act(Steal(1)))

var GiltspineNetcasterEvilTwin = Creature("giltspine-netcaster-evil-twin", Unfathomable, 2, Traits(trait.Aquan),
	Enhances(CaptureIcon, CaptureIcon),
	Reap(Ready(Choose(Creatures.Friendly().NotTrait(trait.Aquan))), Use(It)))

var HorridSynanEvilTwin = Creature("horrid-synan-evil-twin", Unfathomable, 2, Traits(trait.Beast), Has(Poison, Taunt))

var KaupeEvilTwin = Creature("kaupe-evil-twin", Unfathomable, 7, Traits(trait.Aquan),
	Constantly(oneOfEachType(You)...),
	Heading(OnFight|OnReap, DiscardCards(AnyNumber(Cards.In(Hand, You))), ForEach(AffectedCount, Deal(2, Choose(Creatures.Enemy())))))

// oneOfEachType lets the player play one card of each type a turn.
func oneOfEachType(w Who) []Mod {
	return []Mod{PlaysAtMost(w, 1, ActionCards), PlaysAtMost(w, 1, ArtifactCards), PlaysAtMost(w, 1, Creatures),
		PlaysAtMost(w, 1, Upgrades)}
}

var TaniwhaEvilTwin = Creature("taniwha-evil-twin", Unfathomable, 4, Armor(1), Traits(trait.Beast),
	Heading(OnFight|OnReap, Move(Choose(Creatures.In(Discard, You)), Deck, OnTop)))

var TomwaOfTheGlowEvilTwin = Creature("tomwa-of-the-glow-evil-twin", Unfathomable, 3, Traits(trait.Aquan),
	Reap(If(Tide(You), Exhaust(Choose(Creatures.Enemy())), Opponent.DiscardsAtRandom(1))))

var WikoliaEvilTwin = Creature("wikolia-evil-twin", Unfathomable, 3, Traits(trait.Beast),
	Reap(Exalt(1, This), Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 4)))))

// What is neither discarded nor put on the bottom stays on top.
var DrawnDown = Action("drawn-down", Unfathomable,
	Play(LookAtCards(Each(Cards.In(Deck, Opponent).TopOf(3)).As(A)), DiscardCards(Choose(Cards.In(Deck, Opponent).Among(A))),
		Move(Choose(Cards.In(Deck, Opponent).Among(A)), Deck, AtBottom)))

var DiveDeep = Action("dive-deep", Unfathomable,
	Play(DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))), Move(Choose(Creatures.SharesHouse(Them)), Deck, AtBottom)))

var DarkDiscovery = Action("dark-discovery", Unfathomable, Amber(1),
	Play(NameCard(), NameAnother(), DiscardCards(Each(Cards.In(Deck, Opponent).BottomOf(2))),
		If(AreNamed(Them), Purge(This), ForgeFree())))

var Omnipus = Creature("omnipus", Unfathomable, 8, Traits(trait.Beast),
	Constantly(Cannot(This, ActFight)),
	Play(DiscardCards(Each(Cards.In(Deck, You).TopOf(8))), PlayCard(Each(Cards.In(Discard, You).Named("tentaclid")))),
	Reap(Gain(Count(Creatures.Friendly().Named("tentaclid")))))

var Tentaclid = Creature("tentaclid", Unfathomable, 3, Traits(trait.Arm), Has(Skirmish, Taunt),
	Constantly(Cannot(This, ActReap)))

var Corrode = Action("corrode", Unfathomable, Amber(1),
	Play(ChooseOneOf(
		Do(Destroy(Choose(ArtifactCards))),
		Do(Destroy(Choose(Upgrades))),
		Do(Destroy(Choose(Creatures.Is(HasArmor)))))))

var CupOfWater = Action("cup-of-water", Unfathomable, Amber(1),
	Play(Stun(Creatures.Trait(trait.Cyborg, trait.Robot))))

var DeepPriestGlebe = Creature("deep-priest-glebe", Unfathomable, 5, Traits(trait.Aquan),
	Reacts(Plays(You, Creatures.Trait(trait.Aquan)), Exhaust(Choose(Creatures.Enemy()))))

// As a creature it no longer reacts to reaps, and it stays a creature whoever controls it.
var EffigyOfMelerukh = Artifact("effigy-of-melerukh", Unfathomable, Traits(trait.Item),
	Reacts(Reaps(Creatures.Enemy()),
		Put(1, AwakeningCounter, This),
		If(Compares(Counters(AwakeningCounter, This), AtLeast, 6), Reposition(This, OnTop),
			LastsFor(WhileThisInPlay, This, Static(
				Becomes(TheSubjects, CreatureType), PowerBecomes(TheSubjects, 100), ArmorBecomes(TheSubjects, 100), WhollyBlank(TheSubjects))))))

var FlashFreeze = Action("flash-freeze", Unfathomable, Amber(1),
	Play(Lasts(RestOfTurn, After(Plays(You, Cards.Except()), Exhaust(Choose(Creatures))))))

var GeneralSherman = Creature("general-sherman", Unfathomable, 10, Traits(trait.Beast),
	Constantly(DealsInFights(This, 0)),
	Play(Purge(Creatures.Except())),
	Heading(OnLeaves, PutIntoPlay(PurgedBy, Owner, OnTop)))

var KiligogsTrench = Artifact("kiligog-s-trench", Unfathomable, Traits(trait.Location),
	Reacts(TurnEnds(You), Put(1, DepthCounter, This), Destroy(Creatures.Power(Equal, Counters(DepthCounter, This)))))

var LlackGaboon = Creature("llack-gaboon", Unfathomable, 3, Traits(trait.Aquan),
	Constantly(Power(This, Count(exhausted.Except()))),
	AsLongAs(Compares(Count(exhausted.Except()), AtLeast, 3), Gets(This, Skirmish), GetsN(This, Hazardous, 5)))

var Portalmonger = Creature("portalmonger", Unfathomable, 4, Traits(trait.Aquan),
	AsLongAs(Tide(You), KeysCost(Opponent, 4)))

var Rustmiser = Creature("rustmiser", Unfathomable, 5, Traits(trait.Beast),
	Reap(Exhaust(ArtifactCards.Enemy())))

var SoboggsThingamabob = Artifact("sobogg-s-thingamabob", Unfathomable, Amber(1), Traits(trait.Item),
	Reacts(Forges(Opponent), Exhaust(Creatures.Enemy())))

var Taniwha = Creature("taniwha", Unfathomable, 8, Armor(2), Traits(trait.Beast),
	Heading(OnFight|OnReap, Destroy(Choose(Creatures.Friendly())), Gain(1)))

var TeWhekeKraken = Creature("te-wheke-kraken", Unfathomable, 12, Traits(trait.Beast),
	Play(Exhaust(ChooseN(2, Creatures.Friendly().House(Unfathomable))), If(Not(DidThat), Destroy(This))),
	Heading(OnFight|OnReap, Deal(2, Choose(Creatures)).WithSplash(2)))

var Thalassophobia = Action("thalassophobia", Unfathomable, Amber(1),
	Play(DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(10)))))

var TheChosenOne = Creature("the-chosen-one", Unfathomable, 9, Traits(trait.Aquan),
	Bears(InsteadOfReadying(Opponent, Creatures, Deal(Count(exhausted.Enemy()), This))))

var TheSusurrus = Artifact("the-susurrus", Unfathomable, Traits(trait.Ship),
	Act(Exhaust(Choose(Creatures.Friendly().House(Unfathomable))), IfYouDo(Exhaust(UpTo(3, Permanents)))))

var VoiceOfRakuzel = Creature("voice-of-rakuzel", Unfathomable, 5, Armor(1), Traits(trait.Aquan),
	AsLongAs(Tide(You), Power(Creatures.Friendly(), 1), MoreArmor(Creatures.Friendly(), 1)),
	AsLongAs(LowTide(You), Power(Creatures.Enemy(), 1), MoreArmor(Creatures.Enemy(), 1)))

var Whirlpool = Artifact("whirlpool", Unfathomable, Amber(1), Traits(trait.Location),
	Reacts(TurnEnds(EachPlayer), EventWho.Does(
		TakeControl(Opponent, Each(Creatures.Friendly().RightFlank()), WhileSubjectsStay).At(LeftFlank))))

var AbandonShip = Action("abandon-ship", Unfathomable, Amber(1),
	Play(If(Tide(You), ReturnToHand(ChooseN(4, Creatures))).Else(ReturnToHand(Choose(Creatures)))))

var AbyssalZealot = Creature("abyssal-zealot", Unfathomable, 4, Traits(trait.Aquan),
	Reacts(Raises(You), Capture(2, This)),
	Reacts(Raises(Opponent), TakeAmber(2, This, Nobody)))

var AllusionsOfGrandeur = Action("allusions-of-grandeur", Unfathomable, Amber(1),
	Play(ChooseHouse(Opponent), Lasts(OpponentsNext, After(ChoosesAnotherHouse(Opponent), Gain(3)))))

var EchoPearl = Artifact("echo-pearl", Unfathomable, Amber(1), Traits(trait.Item),
	Omni(Destroy(This), Exhaust(Choose(Creatures)), Stun(It), Enrage(It)))

var Fuguru = Creature("fuguru", Unfathomable, 1, Traits(trait.Aquan), Has(Poison),
	Constantly(HandSize(Opponent, -1)))

var Kaupe = Creature("kaupe", Unfathomable, 2, Traits(trait.Aquan),
	Constantly(oneOfEachType(Opponent)...))

var KiriGiltspine = Creature("kiri-giltspine", Unfathomable, 3, Traits(trait.Aquan), Has(Elusive),
	Reacts(Reaps(Creatures.Enemy()), LastsFor(NextReadying, Subject, Static(Modify(NotReadied, TheSubjects)))))

var Scyphos = Creature("scyphos", Unfathomable, 3, Traits(trait.Beast), HasN(Hazardous, 4),
	Destroyed(If(Tide(You), Archive(This))))

var SleepWithTheFishes = Action("sleep-with-the-fishes", Unfathomable, Amber(1),
	Play(Destroy(exhausted)))

var Sparkfist = Creature("sparkfist", Unfathomable, 2, Traits(trait.Aquan), Has(Skirmish),
	Fight(Stun(Other), Exhaust(Other)))

var Thundertow = Action("thundertow", Unfathomable, Amber(1),
	Play(Exhaust(ChooseN(2, Creatures)), Deal(2, exhausted)))

// The opponent raises the tide in any case.
var TidalWave = Action("tidal-wave", Unfathomable, Amber(1),
	Play(If(Tide(You), Destroy(andNeighbors)), Opponent.RaisesTide()))

// andNeighbors is a creature of your choice and its neighbors.
var andNeighbors = Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A)))

var TomwaOfTheGlow = Creature("tomwa-of-the-glow", Unfathomable, 3, Traits(trait.Aquan),
	Reap(Exhaust(Choose(Creatures)), If(Tide(You), Draw(Count(exhausted.Enemy())))))

var UnderPressure = Upgrade("under-pressure", Unfathomable, Amber(1),
	Constantly(Cannot(Host, ActReady)))

var WrathOrRuin = Action("wrath-or-ruin", Unfathomable,
	Play(ChooseOneOf(
		Do(Destroy(Choose(Creatures.Flank()))),
		Do(ReturnToHand(ChooseN(2, Creatures.Enemy()))))))

var BrainDrain = Action("brain-drain", Unfathomable, Amber(1),
	Play(LookAt(Hand, Opponent), Move(Choose(Cards.In(Hand, Opponent)), Deck, OnTop)))

var Bubbles = Creature("bubbles", Unfathomable, 5, Traits(trait.Aquan),
	Play(Move(Choose(Creatures.Enemy()), Deck, OnTop)))

var CallOfTheVoid = Action("call-of-the-void", Unfathomable, Amber(1),
	Play(Take(Choose(Creatures)), If(Is(It, exhausted), Destroy(It), Controller.Loses(N(1))).Else(Exhaust(It))))

var FlamegillEnforcer = Creature("flamegill-enforcer", Unfathomable, 6, Traits(trait.Aquan),
	Reacts(Raises(Opponent), Enrage(This)),
	Act(Capture(3, This)))

var FrigorificRod = Artifact("frigorific-rod", Unfathomable, Amber(1), Traits(trait.Item),
	Act(Exhaust(Choose(Permanents))))

var GiltspineNetcaster = Creature("giltspine-netcaster", Unfathomable, 2, Traits(trait.Aquan), Enhances(CaptureIcon, CaptureIcon),
	Reap(Exhaust(Choose(Creatures))))

var Hookmaster = Creature("hookmaster", Unfathomable, 4, Armor(1), Traits(trait.Aquan),
	Fight(If(Tide(You), Opponent.Loses(N(2)))))

var HorridSynan = Creature("horrid-synan", Unfathomable, 4, Traits(trait.Beast), Has(Poison))

var Maelstrom = Action("mælstrom", Unfathomable,
	Play(Move(Creatures, Deck, OnTop).InRandomOrder(), You.GainsChains(2)))

var PhoticRaider = Creature("photic-raider", Unfathomable, 2, Traits(trait.Aquan),
	Play(Capture(2, This)),
	AsLongAs(Tide(You), Power(This, 4)))

var PourTal = Action("pour-tal", Unfathomable, Amber(1),
	Play(If(Tide(You), Archive(This)).Else(You.RaisesTide())))

var RakuzelsChant = Action("rakuzel-s-chant", Unfathomable, Amber(1),
	Play(If(Tide(You), Exhaust(Creatures)).Else(Exhaust(Choose(Creatures)))))

var SeabringerKekoa = Creature("seabringer-kekoa", Unfathomable, 7, Traits(trait.Beast), Has(Taunt),
	Destroyed(You.RaisesTide()))

var SinkOrSwim = Action("sink-or-swim", Unfathomable,
	Play(ChooseOneOf(
		Do(Opponent.DiscardsAtRandom(1)),
		Do(Exhaust(andNeighbors)))))

var StormSurge = Action("storm-surge", Unfathomable,
	Play(Lasts(OpponentsNext, Static(Modify(NotReadied, Cards.Enemy())))))

var Wikolia = Creature("wikolia", Unfathomable, 3, Traits(trait.Beast),
	Reap(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 2)))))
