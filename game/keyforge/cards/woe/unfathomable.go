package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var unfathomable = []*Card{
	BrackishShoreline, Bryozoarch, ExtrematodeInfection, GiltspineSchool, Hypoxia, OfferingToKiligog, Plunder,
	PrimordialVault, SibylWaimare, Tangaika, WeakLink, AzureBasinOutpost, CatchAndRelease, Dragnet, KelpingHands, Physaloha,
	Soleft, StirCrazy, TimotiTheDammed, WatchYourStep, YanthiGhostfin, AbyssalSight, AdultSwim, Befuddle, CovetousHema,
	CrushingDeep, FathomReaver, Initiation, Kamalani, Kelpminder, SkullbackCrab, SunkCost, ToxicudaVenom, Cultist,
	Flounderight, Fish, Priest, Raider,
}

var BrackishShoreline = Artifact("brackish-shoreline", Unfathomable, Amber(1), Traits(trait.Location),
	Reacts(Fights(Creatures), LastsFor(RestOfTurn, Subject, Static(Modify(NotReadied, TheSubjects)))))

var Bryozoarch = Creature("bryozoarch", Unfathomable, 6, Traits(trait.Aquan),
	Bears(InsteadOfPlaying(Opponent, ActionCards, Destroy(Creatures.Friendly().LeftFlank()))))

var ExtrematodeInfection = Upgrade("extrematode-infection", Unfathomable, Amber(1),
	Reacts(TurnStarts(You), Remove(1, HatchCounter, This),
		If(IsNot(This, Cards.With(HatchCounter, 1)), Destroy(Host), MakeTokens(3))),
	Play(Put(3, HatchCounter, This)))

var GiltspineSchool = Creature("giltspine-school", Unfathomable, 1, Armor(5), Traits(trait.Aquan),
	Constantly(Modify(NotReadied, Creatures.Tokens())),
	Play(MakeTokens(3)))

var Hypoxia = Action("hypoxia", Unfathomable, Amber(1),
	Play(Destroy(Creatures.Tokens())))

var OfferingToKiligog = Artifact("offering-to-kiligog", Unfathomable, Traits(trait.Power),
	Omni(Destroy(Choose(Creatures.Friendly())), IfYouDo(Hide(Choose(Creatures.In(Discard, You)), This))),
	Omni(MakeTokensOf(Cards.In(Under, AnyPlayer))))

// No card is revealed twice.
var Plunder = Action("plunder", Unfathomable, Amber(1),
	Play(MayRepeat(ThereIs(Cards.In(Hand, Opponent).NotAmong(A)),
		Reveal(Random(1, Cards.In(Hand, Opponent).NotAmong(A)).AddTo(A))), DiscardCards(It)))

var PrimordialVault = Artifact("primordial-vault", Unfathomable, Traits(trait.Location),
	Reacts(TurnStarts(You), MakeTokens(1).OfCard("cultist")),
	Act(Destroy(ChooseN(4, Creatures.Friendly().NamedToken("cultist"))), If(Compares(AffectedCount, AtLeast, 4),
		Reveal(Search(1, Creatures.In(Deck, You).Named("tangaika").Or(Creatures.In(Discard, You).Named("tangaika")))),
		ReturnToHand(It), ShuffleDeck(You))))

var SibylWaimare = Creature("sibyl-waimare", Unfathomable, 5, Traits(trait.Aquan),
	Reacts(TurnStarts(Opponent), DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))), Exhaust(Creatures.SharesHouse(Them))))

var Tangaika = Creature("tangaika", Unfathomable, 25, Amber(2), Traits(trait.Beast), HasN(SplashAttack, 5),
	PlayableIf(Compares(Count(Creatures.Friendly().NamedToken("cultist")), AtLeast, 4)),
	Fight(Gain(1)))

var WeakLink = Upgrade("weak-link", Unfathomable, Amber(1),
	Constantly(Gives(Host, Static(KeysCost(You, 6)).If(Is(This, Creatures.IsNot(IsReady))))))

var AzureBasinOutpost = Artifact("azure-basin-outpost", Unfathomable, Amber(1), Traits(trait.Location),
	outpost(Exhaust(ChooseN(3, Creatures.Enemy()))))

var CatchAndRelease = Action("catch-and-release", Unfathomable,
	Play(ReturnToHand(Creatures), EachPlayer.Does(If(handFull, Repeat(handFull, You.DiscardsAtRandom(1)))), You.GainsChains(2)))

// handFull is that you have more than 6 cards in hand.
var handFull = Compares(Count(Cards.In(Hand, You)), More, 6)

var Dragnet = Action("dragnet", Unfathomable, Amber(1),
	Play(ReturnToHand(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A).SharesHouse(A))))))

var KelpingHands = Artifact("kelping-hands", Unfathomable, Amber(1), Traits(trait.Power),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(Gets(Creatures.Friendly(), Poison)))))

var Physaloha = Creature("physaloha", Unfathomable, 4, Armor(1), Traits(trait.Aquan), Enhances(DamageIcon, DamageIcon),
	Constantly(Modify(NotReadied, Creatures.Damaged())))

var Soleft = Creature("soleft", Unfathomable, 3, Traits(trait.Aquan),
	Destroyed(Destroy(Creatures.Enemy().LeftFlank())))

var StirCrazy = Action("stir-crazy", Unfathomable, Amber(1),
	Play(Capture(1, Creatures.Is(IsReady))))

// controlToken is that you control a token creature.
var controlToken = ThereIs(Creatures.Friendly().Tokens())

var TimotiTheDammed = Creature("timoti-the-dammed", Unfathomable, 4, Traits(trait.Aquan),
	AsLongAs(controlToken, Rule(CannotForge, Opponent)),
	Play(MakeTokens(1)))

var WatchYourStep = Action("watch-your-step", Unfathomable, Amber(1),
	Play(ChooseHouse(Opponent), Lasts(OpponentsNext, After(ChoosesAnotherHouse(Opponent), MakeTokens(2), Ready(Them)))))

var YanthiGhostfin = Creature("yanthi-ghostfin", Unfathomable, 3, Traits(trait.Aquan), Has(Elusive),
	Reap(Purge(Choose(Creatures.In(Discard, EachPlayer))), IfYouDo(MakeTokens(1))))

var AbyssalSight = Action("abyssal-sight", Unfathomable, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly())), IfYouDo(LookAt(Hand, Opponent), DiscardCards(Choose(Cards.In(Hand, Opponent))))))

var AdultSwim = Action("adult-swim", Unfathomable, Amber(1),
	Play(Move(Creatures.PowerAtMost(3), Deck, OnTop).InRandomOrder()))

var Befuddle = Action("befuddle", Unfathomable, Amber(1),
	Play(ChooseHouse(Opponent), Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, Cards.IsNot(IsChosenHouse))))))

var CovetousHema = Creature("covetous-hema", Unfathomable, 3, Traits(trait.Aquan),
	AsLongAs(Is(This, Creatures.NotOnFlank()), Gets(This, Elusive)),
	Play(Capture(3, This)))

var CrushingDeep = Action("crushing-deep", Unfathomable, Amber(1),
	Play(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, For(Keys, Opponent).Times(3))))))

var FathomReaver = Creature("fathom-reaver", Unfathomable, 4, Traits(trait.Aquan),
	AsLongAs(controlToken, HandSize(Opponent, -1)),
	Play(MakeTokens(1)))

var Initiation = Action("initiation", Unfathomable,
	Play(MakeTokens(1), If(Compares(Count(Cards.In(Hand, You)), Less, 4), Archive(This))))

var Kamalani = Creature("kamalani", Unfathomable, 4, Traits(trait.Aquan),
	Destroyed(MakeTokens(2)))

var Kelpminder = Creature("kelpminder", Unfathomable, 5, Traits(trait.Aquan), Enhances(CaptureIcon, DrawIcon, DrawIcon))

var SkullbackCrab = Creature("skullback-crab", Unfathomable, 1, Traits(trait.Beast), Has(Poison),
	Act(Steal(1)))

var SunkCost = Action("sunk-cost", Unfathomable,
	Play(ChooseHouse(Nobody), Opponent.DiscardsAtRandom(1), If(Is(Them, Cards.ChosenHouse()), MakeTokens(1))))

var ToxicudaVenom = Upgrade("toxicuda-venom", Unfathomable, Amber(1),
	Constantly(Gets(Host, Poison)))

var Cultist = TokenCreature("cultist", Unfathomable, 2, Traits(trait.Cultist, trait.Aquan),
	Act(Destroy(This), IfYouDo(Ward(Choose(Creatures.Friendly())))))

var Flounderight = Creature("flounderight", Unfathomable, 3, Traits(trait.Aquan),
	Destroyed(Destroy(Creatures.Enemy().RightFlank())))

var Fish = TokenCreature("fish", Unfathomable, 2, Traits(trait.Beast),
	Destroyed(Deal(2, Strongest(1, Creatures.Enemy()))))

var Priest = TokenCreature("priest", Unfathomable, 2, Traits(trait.Aquan),
	Act(Exhaust(Choose(Creatures.Enemy()))))

var Raider = TokenCreature("raider", Unfathomable, 1, Traits(trait.Aquan),
	AsLongAs(OnYourTurn, Gets(This, Poison)))
