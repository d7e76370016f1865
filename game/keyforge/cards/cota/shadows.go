package cota

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	BaitAndSwitch, BoobyTrap, FinishingBlow, GhostlyHand, HiddenStash, ImperialTraitor,
	KeyOfDarkness, LightsOut, Miasma, NerveBlast, OneLastJob, Oubliette, PawnSacrifice,
	PoisonWave, RelentlessWhispers, RoutineJob, TooMuchToProtect, TreasureMap, CustomsOffice,
	EvasionSigil, LongfusedMines, Masterplan, SafePlace, SeekerNeedle, SkeletonKey,
	SpecialDelivery, SpeedSigil, SubtleMaul, TheSting, BadPenny, Bulleteye, CarloPhantom,
	DeipnoSpymaster, Faygin, MacisAsp, MackTheKnife, MagdaTheRat, Mooncurser, Nexus,
	NoddyTheThief, OldBruno, Dodger, SelwynTheFence, ShadowSelf, Silvertooth, SmilingRuth,
	Sneklifter, Umbra, Urchin, Duskrunner, RingOfInvisibility, SilentDagger,
}

var BaitAndSwitch = Action("bait-and-switch", Shadows,
	Play(If(Compares(For(Pool, Opponent), More, For(Pool, You)),
		Steal(1), If(Compares(For(Pool, Opponent), More, For(Pool, You)), Steal(1)))),
	FirstPrinted(Play(If(Compares(For(Pool, Opponent), More, For(Pool, You)),
		Repeat(Compares(For(Pool, Opponent), More, For(Pool, You)), Steal(1))))))

var BoobyTrap = Action("booby-trap", Shadows, Amber(1),
	Play(Deal(4, Choose(Creatures.NotOnFlank())).WithSplash(2)))

var FinishingBlow = Action("finishing-blow", Shadows, Amber(1),
	Play(Destroy(Choose(Creatures.Damaged())), IfYouDo(Steal(1))))

var GhostlyHand = Action("ghostly-hand", Shadows, Amber(2),
	Play(If(Compares(For(Pool, Opponent), Equal, 1), Steal(1))))

var HiddenStash = Action("hidden-stash", Shadows, Amber(1),
	Play(Archive(Choose(Cards.In(Hand, You)))))

var ImperialTraitor = Action("imperial-traitor", Shadows, Amber(1),
	Play(LookAt(Hand, Opponent), May(Purge(Choose(Cards.In(Hand, Opponent).House(Sanctum))))))

// No "may": a player who can pay must forge, as in step 1 (K2.5).
var KeyOfDarkness = Action("key-of-darkness", Shadows,
	Play(If(Compares(For(Pool, Opponent), Equal, 0), ForgeKey(2)).Else(ForgeKey(6))))

var LightsOut = Action("lights-out", Shadows, Amber(1),
	Play(ReturnToHand(ChooseN(2, Creatures.Enemy()))))

var Miasma = Action("miasma", Shadows, Amber(1),
	Play(Lasts(OpponentsNext, Static(Rule(SkipForge, Opponent)))))

var NerveBlast = Action("nerve-blast", Shadows,
	Play(Steal(1), IfYouDo(Deal(2, Choose(Creatures)))))

var OneLastJob = Action("one-last-job", Shadows, Amber(1),
	Play(Purge(Creatures.Friendly().House(Shadows)), Steal(AffectedCount)))

var Oubliette = Action("oubliette", Shadows,
	Play(Purge(Choose(Creatures.PowerAtMost(3)))))

var PawnSacrifice = Action("pawn-sacrifice", Shadows, Amber(1),
	Play(Sacrifice(Choose(Creatures.Friendly())), IfYouDo(Deal(3, ChooseN(2, Creatures)))))

var PoisonWave = Action("poison-wave", Shadows, Amber(1),
	Play(Deal(2, Creatures)))

var RelentlessWhispers = Action("relentless-whispers", Shadows, Amber(1),
	Play(Deal(2, Choose(Creatures)), If(Destroys(It), Steal(1))))

var RoutineJob = Action("routine-job", Shadows,
	Play(Steal(1), Steal(Count(Cards.In(Discard, You).Named("routine-job")))))

var TooMuchToProtect = Action("too-much-to-protect", Shadows, Amber(1),
	Play(Steal(For(Pool, Opponent).Less(N(6)))))

// It counts itself among the cards played, and so looks for exactly one.
var TreasureMap = Action("treasure-map", Shadows, Amber(1),
	Play(
		If(Compares(ThisTurn(Played, You), Equal, 1), Gain(3)),
		Lasts(RestOfTurn, Static(Forbid(CannotPlay, You, Cards)))))

var CustomsOffice = Artifact("customs-office", Shadows, Traits(trait.Location),
	Constantly(Toll(PlayToll, Opponent, 1, ArtifactCards)))

// With an empty deck nothing is discarded and the fight goes on (Q5). A creature
// that is stopped has attacked (Q21), but it did not fight: nothing triggers on
// that, or on its use.
var EvasionSigil = Artifact("evasion-sigil", Shadows, Amber(1), Traits(trait.Power),
	Reacts(BeginsFight(Creatures),
		DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1))),
		If(Is(It, Cards.ActiveHouse()), Prevent())))

var LongfusedMines = Artifact("longfused-mines", Shadows, Amber(1), Traits(trait.Weapon),
	Omni(Sacrifice(This), Deal(3, Creatures.Enemy().NotOnFlank())))

var Masterplan = Artifact("masterplan", Shadows, Amber(1), Traits(trait.Item),
	Play(Hide(Choose(Cards.In(Hand, You)), This)),
	Omni(PlayCard(Beneath), Sacrifice(This)))

var SafePlace = Artifact("safe-place", Shadows, Amber(1), Traits(trait.Location),
	Constantly(Spendable(You, This)),
	Act(StoreAmber(1, You, This)))

var SeekerNeedle = Artifact("seeker-needle", Shadows, Traits(trait.Weapon),
	Act(Deal(1, Choose(Creatures)), If(Destroys(It), Gain(1))))

var SkeletonKey = Artifact("skeleton-key", Shadows, Traits(trait.Item),
	Act(Capture(1, Choose(Creatures.Friendly()))))

var SpecialDelivery = Artifact("special-delivery", Shadows, Amber(1), Traits(trait.Item),
	Omni(Sacrifice(This), Deal(3, Choose(Creatures.Flank())), If(Destroys(It), Purge(It))))

// A creature that was played before the sigil was still the first.
var SpeedSigil = Artifact("speed-sigil", Shadows, Amber(1), Traits(trait.Power),
	AsLongAs(Compares(ThisTurn(PlayedCreatures, EachPlayer), Equal, 1),
		Modify(EntersReady, Creatures.Is(AtPlay))))

var SubtleMaul = Artifact("subtle-maul", Shadows, Traits(trait.Weapon),
	Act(Opponent.DiscardsAtRandom(1)))

// The æmber spent is taken once, however many of them there are.
var TheSting = Artifact("the-sting", Shadows, Amber(1), Traits(trait.Vehicle),
	Constantly(Rule(SkipForge, You), Rule(SpentTaken, Opponent)),
	Act(Sacrifice(This)))

var BadPenny = Creature("bad-penny", Shadows, 1, Traits(trait.Human, trait.Thief),
	Destroyed(ReturnToHand(This)))

var Bulleteye = Creature("bulleteye", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reap(Destroy(Choose(Creatures.Flank()))))

var CarloPhantom = Creature("carlo-phantom", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive, Skirmish),
	Reacts(Plays(You, ArtifactCards), Steal(1)))

var DeipnoSpymaster = Creature("deipno-spymaster", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Omni(LastsFor(RestOfTurn, Choose(Creatures.Friendly()), Static(Modify(AnyHouseUse, TheSubjects)))))

// Any Urchin in play, whoever controls it; it goes to its owner (K13.5).
var Faygin = Creature("faygin", Shadows, 3, Traits(trait.Human, trait.Thief), Has(Elusive),
	Reap(ReturnToHand(Choose(Cards.Named("urchin").Or(Cards.In(Discard, You).Named("urchin"))))))

var MacisAsp = Creature("macis-asp", Shadows, 3, Traits(trait.Beast), Has(Skirmish, Poison))

var MackTheKnife = Creature("mack-the-knife", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Constantly(Modify(AnyHouseUse, This)),
	Act(Deal(1, Choose(Creatures)), If(Destroys(It), Gain(1))))

var MagdaTheRat = Creature("magda-the-rat", Shadows, 4, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Play(Steal(2), Lasts(UntilOnce, After(Happens(CardLeft, This), Opponent.Does(Steal(2))))),
	FirstPrinted(Play(Steal(2)), Heading(OnLeaves, Opponent.Does(Steal(2)))))

var Mooncurser = Creature("mooncurser", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Skirmish, Poison),
	Fight(Steal(1)))

var Nexus = Creature("nexus", Shadows, 3, Traits(trait.Cyborg, trait.Thief), Has(Elusive),
	Reap(UseAsYours(Choose(ArtifactCards.Enemy()))))

var NoddyTheThief = Creature("noddy-the-thief", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Act(Steal(1)))

var OldBruno = Creature("old-bruno", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Play(Capture(3, This)))

var Dodger = Creature("dodger", Shadows, 5, Traits(trait.Elf, trait.Thief),
	Fight(Steal(1)))

var SelwynTheFence = Creature("selwyn-the-fence", Shadows, 3, Traits(trait.Elf, trait.Thief),
	Heading(OnFight|OnReap, TakeAmber(1, Choose(Cards.Friendly().WithAmber(1)), You)))

// It takes only the damage that a neighbor would be dealt, not what the ward or the
// armor of the neighbor prevents (ruling, K11.5).
var ShadowSelf = Creature("shadow-self", Shadows, 9, Traits(trait.Specter),
	Constantly(
		DealsInFights(This, 0),
		Modify(Redirects, Creatures.NeighborOf(This).NotTrait(trait.Specter))))

var Silvertooth = Creature("silvertooth", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Constantly(Modify(EntersReady, This)))

var SmilingRuth = Creature("smiling-ruth", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reap(If(Compares(ThisTurn(Forged, You), AtLeast, 1),
		TakeControl(You, Choose(Creatures.Enemy().Flank()), WhileSubjectsStay))))

var Sneklifter = Creature("sneklifter", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Play(
		TakeControl(You, Choose(ArtifactCards.Enemy()), WhileSubjectsStay),
		If(Is(It, Cards.OffIdentity(You)),
			LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Shadows))))))

var Umbra = Creature("umbra", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Skirmish),
	Fight(Steal(1)))

var Urchin = Creature("urchin", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Play(Steal(1)))

var Duskrunner = Upgrade("duskrunner", Shadows,
	Constantly(Gives(Host, WithHeading(OnReap, Steal(1)))))

var RingOfInvisibility = Upgrade("ring-of-invisibility", Shadows, Amber(1),
	Constantly(Gets(Host, Elusive), Gets(Host, Skirmish)))

var SilentDagger = Upgrade("silent-dagger", Shadows, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Deal(4, Choose(Creatures.Flank()))))))
