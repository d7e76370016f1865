package gr

import (
	"slices"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	AberrantWarpEvent, CurseOfDisappearances, EliteDisruptzord, IlxidAvenger, Plan10, PsychicHaze, TheBodySnatchers,
	UrxymTheDiplomat, CropCircles, Glimmerspore, LoyaltyImplants, NamelessHorror, OverclockedShockCollar, TheRedDeath, WarOfTheWorlds,
	XypTheImplanter, YipyaxAbductor, AbductOMatic, BrashGrabber, DistantVoidProber, DontBelieveYourEyes, DrXyloxxzlphrex,
	PhloxemSpewer, PlagueWind, ShrinkRayTechnician, TargetYynxzdyl, TerribleTeammates, UFO,
}

// warp puts the first creature of the player's deck into play at the cost of a neighbor.
func warp(w Who) []Effect {
	return Do(
		Repeat(Both(IsNot(It, Creatures), ThereIs(Cards.In(Deck, w))), DiscardCards(Each(Cards.In(Deck, w).TopOf(1)))),
		If(Is(It, Creatures), PutIntoPlay(Them, w, OnTop), Destroy(Choose(Creatures.NeighborOf(It)))))
}

var AberrantWarpEvent = Action("aberrant-warp-event", Mars, Play(slices.Concat(warp(You), warp(Opponent))...))

var CurseOfDisappearances = Artifact("curse-of-disappearances", Mars, Traits(trait.Curse), Has(Treachery),
	Reacts(TurnEnds(You), MoveTo(Choose(Creatures.Friendly()), Archives, Opponent)))

var EliteDisruptzord = Creature("elite-disruptzord", Mars, 6, Traits(trait.Robot),
	Constantly(Forbid(CannotPlay, AnyPlayer, Creatures.Power(More, Of(PowerOf, This)))))

// fallen is how many Mars cards are in your discard pile.
var fallen = Count(Cards.In(Discard, You).House(Mars))

var IlxidAvenger = Creature("ilxid-avenger", Mars, 3, Traits(trait.Martian, trait.Soldier),
	Heading(OnPlay|OnFight, Put(fallen, PowerCounter, This)),
	Scrap(ForEach(fallen, Put(1, PowerCounter, Choose(Creatures.Friendly())))))

var Plan10 = Artifact("plan-10", Mars, Traits(trait.Plan),
	Reacts(TurnEnds(AnyPlayer), ReturnToHand(Choose(Cards.In(Under, AnyPlayer))),
		If(ThereIsNo(Cards.In(Under, AnyPlayer)), Destroy(This))),
	Play(Graft(Creatures.NotHouse(Mars), This)))

var PsychicHaze = Artifact("psychic-haze", Mars, Traits(trait.Power),
	Constantly(CannotAttack(Creatures.Is(IsEnraged), Creatures.Friendly().House(Mars))),
	Act(Enrage(Creatures.Enemy())))

var TheBodySnatchers = Action("the-body-snatchers", Mars,
	Play(Lasts(RestOfTurn, Static(Gives(Creatures.Enemy(),
		DestroyedInstead(This, FullyHeal(This), TakeControl(Opponent, This, WhileSubjectsStay)))))))

var UrxymTheDiplomat = Creature("urxym-the-diplomat", Mars, 2, Traits(trait.Politician, trait.Martian), Has(Elusive),
	Reap(You.LosesAll(), ForEach(AffectedCount, Destroy(Choose(Creatures.Enemy().NotHouse(Mars))))))

var CropCircles = Action("crop-circles", Mars, Amber(1),
	Play(CaptureFrom(Controller, 1, Choose(Creatures.NotHouse(Mars)).As(A)),
		Purge(AnyNumber(Cards.In(Archives, You))), CaptureFrom(Controller, AffectedCount, A)))

var Glimmerspore = Action("glimmerspore", Mars, Play(MoveTo(Choose(ArtifactCards), Archives, You)))

var LoyaltyImplants = Artifact("loyalty-implants", Mars, Traits(trait.Item),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().House(Mars), 0, 0)))))

var NamelessHorror = Creature("nameless-horror", Mars, 2, Traits(trait.Alien), Has(Poison),
	AsLongAs(IsHaunted(You), Gets(This, Elusive), Gets(This, Skirmish)))

var OverclockedShockCollar = Upgrade("overclocked-shock-collar", Mars, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Stun(This), Stun(Creatures.NeighborOf(This))))),
	Scrap(Unstun(Creatures.House(Mars))))

var TheRedDeath = Creature("the-red-death", Mars, 12, Traits(trait.Beast), Enhances(DamageIcon, DiscardIcon, DiscardIcon),
	AsLongAs(Not(IsHaunted(You)), Cannot(This, ActReady)),
	Fight(Gain(1), Draw(1)))

var WarOfTheWorlds = Action("war-of-the-worlds", Mars,
	Play(Destroy(Creatures.NotHouse(Mars)), Deal(2, Creatures.House(Mars))))

var XypTheImplanter = Creature("xyp-the-implanter", Mars, 3, Traits(trait.Scientist, trait.Martian), Has(Elusive),
	Reap(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay), Destroy(Choose(Creatures.Friendly()))))

var YipyaxAbductor = Creature("yipyax-abductor", Mars, 4, Traits(trait.Martian),
	Heading(OnPlay|OnFight, MoveTo(Choose(Upgrades), Archives, You)))

var AbductOMatic = Creature("abduct-o-matic", Mars, 4, Armor(2), Traits(trait.Robot),
	Fight(If(IsHaunted(You), Capture(2, This))),
	Scrap(Capture(2, Weakest(1, Creatures.Friendly()))))

var BrashGrabber = Creature("brash-grabber", Mars, 3, Traits(trait.Scientist, trait.Martian),
	AsLongAs(Not(IsHaunted(You)), Modify(EntersEnraged, This)),
	Omni(TakeAmber(1, Choose(Creatures.Enemy().WithAmber(1)), You)))

var DistantVoidProber = Creature("distant-void-prober", Mars, 4, Traits(trait.Scientist, trait.Martian),
	Reap(If(IsHaunted(You), Lasts(OpponentsNext, Static(KeysCost(Opponent, 3))))),
	Scrap(CaptureFrom(Controller, 1, Choose(Creatures.Enemy()))))

var DontBelieveYourEyes = Action("don-t-believe-your-eyes", Mars,
	Play(If(IsHaunted(You), CaptureFrom(Controller, 2, Choose(Creatures))).Else(Capture(1, Choose(Creatures)))))

var DrXyloxxzlphrex = Creature("dr-xyloxxzlphrex", Mars, 2, Traits(trait.Scientist, trait.Martian), Has(Elusive),
	Reap(PlayCard(Choose(Creatures.In(Discard, You).House(Mars))), Ready(Them)))

var PhloxemSpewer = Creature("phloxem-spewer", Mars, 2, Traits(trait.Soldier, trait.Martian), HasN(SplashAttack, 2),
	Constantly(GetsN(Creatures.NeighborOf(This).House(Mars), SplashAttack, 2)))

var PlagueWind = Action("plague-wind", Mars, Play(Lasts(RestOfTurn, Static(Power(Creatures.NotHouse(Mars), -3)))))

var ShrinkRayTechnician = Creature("shrink-ray-technician", Mars, 3, Traits(trait.Scientist, trait.Martian, trait.Mutant),
	Reap(LastsFor(RestOfTurn, Choose(Creatures.Enemy()), Static(Power(TheSubjects, -2)))),
	Scrap(LastsFor(RestOfTurn, Strongest(1, Creatures.Enemy()), Static(PowerCountsAs(TheSubjects, 1), ArmorCountsAs(TheSubjects, 0)))))

var TargetYynxzdyl = Creature("target-yynxzdyl", Mars, 2, Traits(trait.Soldier, trait.Martian),
	Play(Archive(Choose(Cards.In(Discard, You)))),
	Reap(Archive(This)))

var TerribleTeammates = Action("terrible-teammates", Mars, Amber(1), Enhances(DrawIcon, DiscardIcon),
	Play(May(DiscardCards(Choose(Cards.In(Hand, You).NotHouse(Mars))))))

var UFO = Action("ufo", Mars, Amber(1),
	Play(Repeat(Both(IsNot(It, Cards.House(Mars)), ThereIs(Cards.In(Deck, You))), DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Cards.House(Mars)), ReturnToHand(Them))))
