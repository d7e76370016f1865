package gr

import (
	"slices"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	AberrantWarpEvent, EliteDisruptzord, TheBodySnatchers, UrxymTheDiplomat, CropCircles, Glimmerspore,
	LoyaltyImplants, NamelessHorror, TheRedDeath, WarOfTheWorlds, XypTheImplanter, YipyaxAbductor, BrashGrabber,
	DontBelieveYourEyes, DrXyloxxzlphrex, PlagueWind, TargetYynxzdyl, TerribleTeammates, UFO,
}

// warp puts the first creature of the player's deck into play at the cost of a neighbor.
func warp(w Who) []Effect {
	return Do(
		Repeat(Both(IsNot(It, Creatures), ThereIs(Cards.In(Deck, w))), DiscardCards(Each(Cards.In(Deck, w).TopOf(1)))),
		If(Is(It, Creatures), PutIntoPlay(Them, w, OnTop), Destroy(Choose(Creatures.NeighborOf(Them)))))
}

var AberrantWarpEvent = Action("aberrant-warp-event", Mars, Play(slices.Concat(warp(You), warp(Opponent))...))

var EliteDisruptzord = Creature("elite-disruptzord", Mars, 6, Traits(trait.Robot),
	Constantly(Forbid(CannotPlay, AnyPlayer, Creatures.Power(More, Of(PowerOf, This)))))

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

var TheRedDeath = Creature("the-red-death", Mars, 12, Traits(trait.Beast),
	AsLongAs(Not(IsHaunted(You)), Cannot(This, ActReady)),
	Fight(Gain(1), Draw(1)))

var WarOfTheWorlds = Action("war-of-the-worlds", Mars,
	Play(Destroy(Creatures.NotHouse(Mars)), Deal(2, Creatures.House(Mars))))

var XypTheImplanter = Creature("xyp-the-implanter", Mars, 3, Traits(trait.Scientist, trait.Martian), Has(Elusive),
	Reap(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay), Destroy(Choose(Creatures.Friendly()))))

var YipyaxAbductor = Creature("yipyax-abductor", Mars, 4, Traits(trait.Martian),
	Heading(OnPlay|OnFight, MoveTo(Choose(Upgrades), Archives, You)))

var BrashGrabber = Creature("brash-grabber", Mars, 3, Traits(trait.Scientist, trait.Martian),
	AsLongAs(Not(IsHaunted(You)), Modify(EntersEnraged, This)),
	Omni(TakeAmber(1, Choose(Creatures.Enemy().WithAmber(1)), You)))

var DontBelieveYourEyes = Action("don-t-believe-your-eyes", Mars,
	Play(If(IsHaunted(You), CaptureFrom(Controller, 2, Choose(Creatures))).Else(Capture(1, Choose(Creatures)))))

var DrXyloxxzlphrex = Creature("dr-xyloxxzlphrex", Mars, 2, Traits(trait.Scientist, trait.Martian), Has(Elusive),
	Reap(PlayCard(Choose(Creatures.In(Discard, You).House(Mars))), Ready(Them)))

var PlagueWind = Action("plague-wind", Mars, Play(Lasts(RestOfTurn, Static(Power(Creatures.NotHouse(Mars), -3)))))

var TargetYynxzdyl = Creature("target-yynxzdyl", Mars, 2, Traits(trait.Soldier, trait.Martian),
	Play(Archive(Choose(Cards.In(Discard, You)))),
	Reap(Archive(This)))

var TerribleTeammates = Action("terrible-teammates", Mars, Amber(1),
	Play(May(DiscardCards(Choose(Cards.In(Hand, You).NotHouse(Mars))))))

var UFO = Action("ufo", Mars, Amber(1),
	Play(Repeat(Both(IsNot(It, Cards.House(Mars)), ThereIs(Cards.In(Deck, You))), DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Cards.House(Mars)), ReturnToHand(Them))))
