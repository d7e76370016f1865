package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var geistoid = []*Card{
	AStrongFeeling, AnimatingForce, CallOfNeed, DarkMemento, EmpathicMalice, FutureIsPast, IslandOfMisfitToys,
	JunkyardCemetery, Kaspara, Mender, MissChievous, Poltergeistoids, ProtectivePlaymate, ReplicativeGrowth, Scooboo,
	Shadys, Synchronizer, VaradTheIndulgent, WellOfMemory, Boiler, CursedTomb, DimoElderghast, Echofly, EnergyVampirism,
	Infiltrator, PhantasmalVisit, PlowSword, ReturnToRubble,
	SingingScythe, SoulVial, SpontaneousAwakening, Tangler, Thoughtcatcher, TributeCollector, VeilOfEctoplasm,
	BeOurGeist, Boo, Darklamp, HallowedEveFestival, HarvestSkimmer, HauntedHouse, InHereSomewhere, JunkRestoration,
	Memette, Reaver, Snippy, Touchstone, Webstur, WindsOfDeath, AelbiaStray, AncestralTimekeeper, Chronometer,
	PrecociousFragment, PurseAPhone, TickTock, Soultender,
}

var AStrongFeeling = Action("a-strong-feeling", Geistoid,
	Play(Ready(Creatures.Friendly().WithAmber(1)), TakeAmber(1, Creatures.Friendly(), Nobody)))

// What it makes of the artifact lasts as long as the artifact stays in play.
var AnimatingForce = Upgrade("animating-force", Geistoid, OnArtifact(),
	Play(
		TakeControl(You, Host, WhileSubjectsStay), Reposition(Host, OnTop),
		LastsFor(WhileSubjectsInPlay, Host, Static(
			Becomes(TheSubjects, CreatureType), PowerBecomes(TheSubjects, 4), Gets(TheSubjects, Versatile)))),
	Scrap(Gain(1)))

var CallOfNeed = Action("call-of-need", Geistoid, Amber(1),
	Play(DiscardCards(Search(1, Cards.In(Deck, You))), ShuffleDeck(You)))

var DarkMemento = Artifact("dark-memento", Geistoid, Amber(1), Traits(trait.Item),
	Reacts(TurnStarts(You), If(Not(IsHaunted(You)),
		Repeat(Both(Not(IsHaunted(You)), ThereIs(Cards.In(Deck, You))), discardTop(1)))),
	Scrap(Repeat(Both(DidThat, Not(IsHaunted(Chosen))), ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(1))))))

var EmpathicMalice = Action("empathic-malice", Geistoid, Enhances(CaptureIcon, CaptureIcon),
	Play(Capture(3, Choose(Creatures.Friendly())), If(IsHaunted(You), Move(This, Deck, AtBottom))))

var FutureIsPast = Action("future-is-past", Geistoid,
	Play(EachPlayer.SwapsDeck(), ShuffleDeck(EachPlayer)))

var IslandOfMisfitToys = Artifact("island-of-misfit-toys", Geistoid, Traits(trait.Location),
	Act(ReturnToHand(Cards.House(Geistoid).In(Discard, You)), Purge(This)))

var JunkyardCemetery = Artifact("junkyard-cemetery", Geistoid, Traits(trait.Location),
	AsLongAs(Compares(Count(Cards.In(Purged, You)).Plus(Count(Cards.In(Discard, You))), AtLeast, 10), Rule(CountsHaunted, You)),
	Act(Purge(Choose(Cards.In(Discard, You)))))

var Kaspara = Creature("kaspara", Geistoid, 0, Traits(trait.Specter, trait.Robot),
	Constantly(
		PowerBecomes(This, For(Pool, EachPlayer)),
		Gives(Creatures.Friendly().House(Geistoid), WithHeading(OnPlay|OnDestroyed, EachPlayer.Gains(N(1))))))

var Mender = Creature("mender", Geistoid, 2, Armor(2), Traits(trait.Specter, trait.Robot),
	Heading(OnPlay|OnReap,
		Purge(Choose(Cards.In(Discard, AnyPlayer))), FullyHeal(Creatures.Trait(trait.Robot)), Ward(Creatures.Trait(trait.Robot))))

var MissChievous = Creature("miss-chievous", Geistoid, 3, Traits(trait.Specter, trait.Robot),
	Reacts(Enters(Creatures.Friendly().House(Geistoid)), DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(2)))),
	Reap(PlayCard(Creatures.In(Discard, You).Topmost())))

var Poltergeistoids = Action("poltergeistoids", Geistoid,
	Play(
		Purge(Choose(Cards.In(Discard, AnyPlayer))),
		IfYouDo(PlayCard(Choose(Permanents.In(Purged, You))), Attach(This, Them))),
	OrUpgrade(Constantly(Belongs(Host, Geistoid))))

var ProtectivePlaymate = Creature("protective-playmate", Geistoid, 3, Traits(trait.Specter), Has(Taunt),
	AsLongAs(IsHaunted(You), Power(This, 6)),
	AsLongAs(Not(IsHaunted(You)), Gets(This, Elusive)))

var ReplicativeGrowth = Action("replicative-growth", Geistoid, Amber(1),
	Play(Lasts(RestOfTurn, Static(Gives(Creatures.Friendly(), WithHeading(OnReap, TakeAmber(1, This, You)))))))

var Scooboo = Creature("scooboo", Geistoid, 3, Traits(trait.Specter, trait.Robot),
	Bears(InsteadOfDrawing(May(discardTop(3), ReturnToHand(This))).FromDiscard().If(OnYourTurn)))

var Shadys = Creature("shadys", Geistoid, 5, Traits(trait.Specter, trait.Robot),
	Act(PlayCard(Choose(Creatures.In(Discard, You))), If(Is(It, Cards.Named("purse-a-phone")), Destroy(This))))

var Synchronizer = Artifact("synchronizer", Geistoid, Amber(1), Traits(trait.Item),
	Constantly(Gives(Creatures.Friendly().Trait(trait.Clock),
		WithHeading(OnDestroyed, MoveHalf(TimeCounter, This, Giver)))),
	Omni(MoveCounters(TimeCounter, This, Choose(Creatures.Friendly().Trait(trait.Clock)))))

var VaradTheIndulgent = Creature("varad-the-indulgent", Geistoid, 4, Traits(trait.Specter, trait.Robot),
	Constantly(Power(This, Of(AmberOn, This))),
	Reacts(Fights(Creatures.Friendly().House(Geistoid).Except()), Capture(1, This)))

var WellOfMemory = Artifact("well-of-memory", Geistoid, Traits(trait.Location),
	Play(Purge(AnyNumber(Cards.In(Hand, You))), ReturnToHand(ChooseN(AffectedCount, Cards.In(Discard, You)))),
	Act(Destroy(This)))

var Boiler = Creature("boiler", Geistoid, 2, Armor(4), Traits(trait.Specter, trait.Robot),
	Destroyed(Deal(6, Creatures.Enemy().Flank())),
	Scrap(Deal(1, Creatures.Enemy())))

var CursedTomb = Artifact("cursed-tomb", Geistoid, Amber(1), Traits(trait.Location), Enhances(CaptureIcon, CaptureIcon, DiscardIcon),
	Constantly(Gives(Creatures.WithoutAmber(), WithHeading(OnDestroyed, Purge(This)))),
	AsLongAs(ThereIsNo(Creatures), IsPurged(This)))

var DimoElderghast = Creature("dimo-elderghast", Geistoid, 3, Armor(2), Traits(trait.Specter, trait.Robot),
	Enhances(CaptureIcon, CaptureIcon),
	Constantly(Gives(Creatures.Friendly().WithAmber(1),
		WithHeading(OnDestroyed, If(IsHaunted(You), Gain(Of(AmberOn, This)))))))

var Echofly = Creature("echofly", Geistoid, 2, Armor(1), Traits(trait.Specter, trait.Robot),
	Act(ReturnToHand(Choose(ActionCards.In(Discard, You)))),
	Scrap(Archive(ActionCards.In(Discard, You).Topmost())))

var EnergyVampirism = Action("energy-vampirism", Geistoid, Amber(1),
	Play(
		CaptureFrom(Controller, 1, Choose(Creatures).As(A)),
		ForEach(Of(AmberOn, A), Deal(1, Choose(Creatures)))))

var Infiltrator = Creature("infiltrator", Geistoid, 4, Traits(trait.Specter, trait.Robot), Has(Skirmish, Treachery, Versatile),
	Reacts(TurnEnds(You), Destroy(Creatures.NeighborOf(This))))

var PhantasmalVisit = Action("phantasmal-visit", Geistoid, Amber(1),
	Play(Stun(Choose(Creatures)), Exhaust(It), If(IsHaunted(You), Archive(This))))

var PlowSword = Artifact("plow-sword", Geistoid, Traits(trait.Specter, trait.Item),
	Act(Move(Choose(Creatures.In(Discard, AnyPlayer)), Deck, AtBottom), IfYouDo(Deal(3, Choose(Creatures)))))

var ReturnToRubble = Action("return-to-rubble", Geistoid,
	Play(ShuffleIn(Each(Cards.In(Discard, You).TopOf(10))), If(Compares(AffectedCount, AtLeast, 10), Destroy(Creatures))))

var SingingScythe = Upgrade("singing-scythe", Geistoid,
	Bears(WithHeading(OnOmni, ReturnToHand(This)).If(IsHaunted(You)).FromDiscard()),
	Constantly(Gives(Host, WithHeading(OnReap, If(IsHaunted(You), Purge(Choose(Cards.In(Discard, EachPlayer))))))))

// discardTop discards the top n cards of your deck.
func discardTop(n int) Effect { return DiscardCards(Each(Cards.In(Deck, You).TopOf(n))) }

// hoarders are your creatures with æmber on them.
var hoarders = Creatures.Friendly().WithAmber(1)

// friendCaptures lets a friendly creature capture 1 æmber.
var friendCaptures = Capture(1, Choose(Creatures.Friendly()))

var SoulVial = Artifact("soul-vial", Geistoid, Amber(1), Traits(trait.Item),
	Constantly(Gives(hoarders, WithHeading(OnDestroyed, Archive(This)))))

var SpontaneousAwakening = Action("spontaneous-awakening", Geistoid, Amber(1),
	Play(If(IsHaunted(Opponent),
		Destroy(Choose(ArtifactCards.Enemy().Or(Creatures.Enemy().Trait(trait.Cyborg, trait.Robot)))),
		IfYouDo(PlayAsYours(It), Attach(This, Them)))),
	OrUpgrade(Constantly(Belongs(Host, Geistoid))))

var Tangler = Creature("tangler", Geistoid, 1, Traits(trait.Specter, trait.Robot),
	Reap(Stun(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A))))),
	Scrap(Stun(Choose(Creatures))))

var Thoughtcatcher = Creature("thoughtcatcher", Geistoid, 5, Traits(trait.Specter, trait.Robot), Enhances(CaptureIcon, CaptureIcon),
	Constantly(Gives(hoarders, WithHeading(OnDestroyed, Draw(1)))))

var TributeCollector = Creature("tribute-collector", Geistoid, 4, Armor(2), Traits(trait.Specter, trait.Robot), Has(Taunt),
	Heading(OnPlay|OnFight, friendCaptures))

var VeilOfEctoplasm = Action("veil-of-ectoplasm", Geistoid,
	Play(ForEach(Count(Cards.In(Discard, You).House(Geistoid)), friendCaptures)))

var BeOurGeist = Action("be-our-geist", Geistoid, Amber(1),
	Play(PlayAsYours(Choose(Creatures.In(Discard, EachHaunted)))))

var Boo = Action("boo", Geistoid, Amber(1),
	Play(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(10)))))

var Darklamp = Creature("darklamp", Geistoid, 4, Traits(trait.Specter, trait.Robot),
	Constantly(Gets(hoarders, Elusive)),
	Play(Capture(1, This)))

var HallowedEveFestival = Action("hallowed-eve-festival", Geistoid, Amber(1),
	Play(discardTop(5), ForEach(CountIn(Them, Cards.House(Geistoid)), friendCaptures)))

var HarvestSkimmer = Creature("harvest-skimmer", Geistoid, 5, Traits(trait.Specter, trait.Robot),
	Reap(discardTop(1), If(Is(Them, Creatures), Gain(1))))

var HauntedHouse = Artifact("haunted-house", Geistoid, Traits(trait.Location),
	Reacts(TurnStarts(You), If(Not(IsHaunted(You)), discardTop(1))),
	Omni(If(IsHaunted(You), Gain(1))))

var InHereSomewhere = Action("in-here-somewhere…", Geistoid, Amber(1),
	Play(If(IsHaunted(You), Archive(ChooseN(2, Cards.In(Discard, You)))).Else(discardTop(5))))

var JunkRestoration = Action("junk-restoration", Geistoid, Amber(1), Enhances(DiscardIcon, DiscardIcon),
	Play(discardTop(3), May(ReturnToHand(Choose(Cards.In(Discard, You).Among(Them))))))

var Memette = Creature("memette", Geistoid, 1, Traits(trait.Specter, trait.Faerie),
	Heading(OnPlay|OnDestroyed, Archive(Each(Cards.In(Discard, You).TopOf(1)))))

var Reaver = Creature("reaver", Geistoid, 4, Traits(trait.Specter, trait.Vehicle), Enhances(CaptureIcon, DiscardIcon, DiscardIcon),
	Reap(TakeAmber(1, Choose(hoarders), You), IfYouDo(DiscardCards(Choose(Cards.In(Hand, You))))))

var Snippy = Creature("snippy", Geistoid, 3, Traits(trait.Specter, trait.Robot), Has(Skirmish),
	Play(Deal(2, Choose(Creatures))),
	Scrap(Destroy(Choose(Creatures.Enemy().Flank()))))

var Touchstone = Creature("touchstone", Geistoid, 4, Traits(trait.Specter),
	Reap(If(IsHaunted(You), Draw(2)).Else(discardTop(2))))

var Webstur = Creature("webstur", Geistoid, 8, Traits(trait.Specter, trait.Location), Has(Taunt),
	Fight(ForEach(Of(DamageOn, This), May(DiscardCards(Each(Cards.In(Deck, EachPlayer).TopOf(1)))))))

var WindsOfDeath = Action("winds-of-death", Geistoid,
	Play(EachPlayer.Does(Archive(Creatures.In(Discard, You))), Destroy(Creatures)))

var AelbiaStray = Creature("ælbia-stray", Geistoid, 6, Traits(trait.Specter, trait.Vehicle),
	AsLongAs(IsHaunted(You), Modify(EntersReady, This)),
	Reap(Capture(1, This)))

var AncestralTimekeeper = Creature("ancestral-timekeeper", Geistoid, 6, Armor(3), Traits(trait.Specter, trait.Clock),
	strikes(12, Purge(This), IfYouDo(ExtraTurn())))

// strikes is what a clock does at the end of your turn once n counters are on it.
func strikes(n int, do ...Effect) Option {
	return Reacts(TurnEnds(You), Put(1, TimeCounter, Creatures.Friendly().Trait(trait.Clock)),
		If(Compares(Counters(TimeCounter, This), AtLeast, n), do...))
}

var Chronometer = Creature("chronometer", Geistoid, 4, Armor(2), Traits(trait.Specter, trait.Clock),
	strikes(6, Destroy(This), IfYouDo(Purge(Choose(Cards.In(Discard, EachPlayer))))))

var PrecociousFragment = Creature("precocious-fragment", Geistoid, 3, Traits(trait.Specter, trait.Robot),
	Reap(If(IsHaunted(You), Gain(1)).Else(discardTop(1))))

var PurseAPhone = Creature("purse-a-phone", Geistoid, 5, Traits(trait.Specter, trait.Robot),
	Constantly(KeysCost(EachPlayer, -2)),
	Destroyed(ReturnToHand(Choose(Creatures.In(Discard, You).Named("shadys")))))

var TickTock = Creature("tick-tock", Geistoid, 2, Armor(1), Traits(trait.Specter, trait.Clock),
	strikes(3, Destroy(This), IfYouDo(Archive(UpTo(3, Cards.In(Hand, You).Or(Cards.In(Discard, You)))))))

var Soultender = Creature("soultender", Geistoid, 1, Traits(trait.Specter, trait.Robot),
	Heading(OnPlay|OnReap, TakeAllAmber(Creatures.Trait(trait.Specter), Nobody),
		FullyHeal(Creatures.Trait(trait.Specter)), Ward(Creatures.Trait(trait.Specter))))
