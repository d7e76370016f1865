package wc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	Alaka, AlakasBrew, Ballcano, BarnRazing, BerserkerSlam, GronNineToes, Irestaff, Mogghunter, Narp,
	Shorty, StiltKin, WarriorsRefrain, FyreBreath, Gravelguts, Overrun, PowerOfFire, Ragwarg,
	ShatteredThrone, Skoll, SlimyJark, GujiDinosaurHunter, IgonTheGreen, KalochStonefather, NogiSmartfist,
	OldBoomy, Ragnarok, TheBigOne, TheFloorIsLava, IgonTheTerrible, MegaAlaka, MegaCowfyne,
	MegaGangerChieftain, MegaGroke, MegaGronNineToes, MegaMogghunter, MegaNarp, MegaShorty,
	ChieftainsBrew, CowfynesBrew, GrokesBrew, GronsBrew, MogghuntersBrew, NarpsBrew, ShortysBrew,
}

// anomalies are the cards without a house of their own, which are listed as
// Brobnar; in a deck each has the house that the deck says.
var anomalies = []*Card{
	Ghostform, Infomancer, LateralShift, Memolith, NizakTheForgotten, OrbOfWonder, TheGrimReaper, TheRedBaron,
	Timequake, Valoocanth,
}

// alaka is a creature that enters ready if you have used a creature to fight this turn.
func alaka(id string, power int) *Card {
	return Creature(id, Brobnar, power, Traits(trait.Giant),
		AsLongAs(Compares(ThisTurn(Fought, You), AtLeast, 1), Modify(EntersReady, This)))
}

var (
	Alaka     = alaka("alaka", 4)
	MegaAlaka = alaka("mega-alaka", 6)
)

// brew is an action that strengthens a creature.
func brew(id string) *Card {
	return Action(id, Brobnar, Amber(1), Play(Put(2, PowerCounter, Choose(Creatures))))
}

var (
	AlakasBrew      = brew("alaka-s-brew")
	ChieftainsBrew  = brew("chieftain-s-brew")
	CowfynesBrew    = brew("cowfyne-s-brew")
	GrokesBrew      = brew("groke-s-brew")
	GronsBrew       = brew("gron-s-brew")
	MogghuntersBrew = brew("mogghunter-s-brew")
	NarpsBrew       = brew("narp-s-brew")
	ShortysBrew     = brew("shorty-s-brew")
)

var Ballcano = Action("ballcano", Brobnar,
	Play(Deal(4, Creatures), You.GainsChains(2)))

var BarnRazing = Action("barn-razing", Brobnar,
	Play(Lasts(RestOfTurn, After(Fights(Creatures.Friendly()), Opponent.Loses(N(1))))))

var BerserkerSlam = Action("berserker-slam", Brobnar, Amber(1),
	Play(Deal(4, Choose(Creatures.Flank())), If(Destroys(It), Controller.Loses(N(1)))))

func gron(id string, power int) *Card {
	return Creature(id, Brobnar, power, Traits(trait.Giant),
		AsLongAs(Is(This, Creatures.Damaged()), Power(This, 4)))
}

var (
	GronNineToes     = gron("gron-nine-toes", 5)
	MegaGronNineToes = gron("mega-gron-nine-toes", 7)
)

var Irestaff = Artifact("irestaff", Brobnar, Amber(1), Traits(trait.Weapon),
	Act(Enrage(Choose(Creatures)), Put(1, PowerCounter, It)))

func mogghunter(id string, power int) *Card {
	return Creature(id, Brobnar, power, Traits(trait.Giant), Fight(Deal(2, Choose(Creatures.Flank()))))
}

var (
	Mogghunter     = mogghunter("mogghunter", 6)
	MegaMogghunter = mogghunter("mega-mogghunter", 8)
)

func narp(id string, power int) *Card {
	return Creature(id, Brobnar, power, Armor(1), Traits(trait.Giant),
		Constantly(Cannot(Creatures.NeighborOf(This), ActReap)))
}

var (
	Narp     = narp("narp", 8)
	MegaNarp = narp("mega-narp", 10)
)

func shorty(id string, power int) *Card {
	return Creature(id, Brobnar, power, Traits(trait.Giant), HasN(Assault, 4), Reap(Enrage(This)))
}

var (
	Shorty     = shorty("shorty", 4)
	MegaShorty = shorty("mega-shorty", 6)
)

var StiltKin = Creature("stilt-kin", Brobnar, 2, Traits(trait.Goblin), Has(Skirmish),
	Reacts(Plays(Nobody, Creatures.Trait(trait.Giant).NeighborOf(This)), Ready(This), FightWith(This)))

var WarriorsRefrain = Action("warriors--refrain", Brobnar, Amber(1),
	Play(Stun(Creatures.PowerAtMost(3))))

var FyreBreath = Upgrade("fyre-breath", Brobnar, Amber(1),
	Constantly(Power(Host, 3), Gives(Host, WithHeading(OnBeforeFight, Deal(2, Creatures.NeighborOf(Other))))))

var Gravelguts = Creature("gravelguts", Brobnar, 5, Traits(trait.Giant),
	Reacts(DiesFighting(Creatures.Enemy(), This), Put(2, PowerCounter, This)))

var Overrun = Action("overrun", Brobnar, Amber(1),
	Play(If(Compares(ThisTurn(DestroyedEnemies, You), AtLeast, 3), Opponent.Loses(N(2)))))

var PowerOfFire = Action("power-of-fire", Brobnar,
	Play(Sacrifice(Choose(Creatures.Friendly())), IfYouDo(EachPlayer.Loses(Half(Of(PowerOf, It)))), You.GainsChains(1)))

var Ragwarg = Artifact("ragwarg", Brobnar, Amber(1), Traits(trait.Item),
	Bears(After(Reaps(Creatures), Deal(2, Subject)).If(Compares(ThisTurn(Reaped, EachPlayer), Equal, 1))))

var ShatteredThrone = Artifact("shattered-throne", Brobnar, Amber(1), Traits(trait.Location),
	Reacts(Fights(Creatures), Capture(1, Subject)))

var Skoll = Creature("sköll", Brobnar, 3, Traits(trait.Beast), HasN(Assault, 3),
	Reacts(DiesOfAssault(Creatures.Enemy(), This), Put(1, PowerCounter, Choose(Creatures.Friendly()))))

var SlimyJark = Creature("slimy-jark", Brobnar, 1, Traits(trait.Goblin), Has(Skirmish, Elusive),
	Fight(Enrage(Other)))

var GujiDinosaurHunter = Creature("guji-dinosaur-hunter", Brobnar, 4, Traits(trait.Giant, trait.Hunter), Has(Elusive),
	Act(Take(Choose(Creatures)), If(Is(It, Creatures.Trait(trait.Dinosaur).Or(Creatures.WithAmber(1))), Deal(6, It)).Else(Deal(2, It))))

var IgonTheGreen = Creature("igon-the-green", Brobnar, 4, Traits(trait.Giant),
	Destroyed(Purge(This), ReturnToHand(Choose(Cards.In(Discard, You).Named("igon-the-terrible")))))

var KalochStonefather = Creature("kaloch-stonefather", Brobnar, 6, Traits(trait.Giant, trait.Leader),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Gets(Creatures.Friendly(), Skirmish)))

var NogiSmartfist = Creature("nogi-smartfist", Brobnar, 5, Traits(trait.Giant, trait.Scientist),
	Fight(Draw(2), You.DiscardsAtRandom(2)))

// The first card is revealed in any case. Each goes to the archives as it is
// revealed, which is before the damage; nothing could tell the difference.
var OldBoomy = Creature("old-boomy", Brobnar, 2, Traits(trait.Goblin, trait.Scientist),
	Reap(
		MayRepeat(Both(IsNot(It, Cards.House(Brobnar)), ThereIs(Cards.In(Deck, You))),
			Reveal(Each(Cards.In(Deck, You).TopOf(1))), Archive(It)),
		If(Is(It, Cards.House(Brobnar)), Deal(2, This))))

var Ragnarok = Action("ragnarok", Brobnar, Has(Alpha),
	Play(Lasts(RestOfTurn, Static(Cannot(Creatures, ActReap)),
		After(Fights(Creatures.Friendly()), Gain(1)),
		After(TurnEnds(AnyPlayer), Destroy(Creatures)))))

// The fuse counters can change in no other way, so they are checked only when one
// is put.
var TheBigOne = Artifact("the-big-one", Brobnar, Amber(1), Traits(trait.Weapon),
	Reacts(Plays(Nobody, Creatures), Put(1, FuseCounter, This), If(Compares(Counters(FuseCounter, This), AtLeast, 10), Destroy(Permanents))))

var TheFloorIsLava = Artifact("the-floor-is-lava", Brobnar, Amber(1), Traits(trait.Location),
	Reacts(TurnStarts(You), Deal(1, Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())))))

// Any copy that was purged will do, whoever owns it.
var IgonTheTerrible = Creature("igon-the-terrible", Brobnar, 8, Traits(trait.Giant),
	Play(If(ThereIsNo(Cards.In(Purged, EachPlayer).Named("igon-the-green")), Destroy(This))),
	Fight(Steal(1)))

var MegaCowfyne = Creature("mega-cowfyne", Brobnar, 7, Traits(trait.Giant),
	BeforeFight(Deal(2, Creatures.NeighborOf(Other))))

var MegaGangerChieftain = Creature("mega-ganger-chieftain", Brobnar, 7, Traits(trait.Giant),
	Play(May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It))))

var MegaGroke = Creature("mega-groke", Brobnar, 7, Traits(trait.Giant),
	Fight(Opponent.Loses(N(1))))

var Ghostform = Upgrade("ghostform", Brobnar, Amber(1),
	Constantly(Gets(Host, Invulnerable), Gives(Host, WithHeading(OnFight|OnReap, Archive(Giver)))))

var (
	// graft puts an action of the hand under this card, triggerGrafted plays one of those there.
	graft          = Graft(Choose(ActionCards.In(Hand, You)), This)
	triggerGrafted = Trigger(OnPlay, Choose(ActionCards.In(Under, AnyPlayer)))
)

var Infomancer = Creature("infomancer", Brobnar, 3, Traits(trait.Human, trait.Cyborg), Has(Elusive),
	Play(graft), Reap(triggerGrafted))

var LateralShift = Action("lateral-shift", Brobnar,
	Play(LookAt(Hand, Opponent), PlayAsYours(Choose(Cards.In(Hand, Opponent)))))

var Memolith = Artifact("memolith", Brobnar, Traits(trait.Location),
	Act(ChooseOneOf(Do(graft), Do(triggerGrafted))))

// It is fighting once what comes before the fight is over (K9.10), until the damage of
// the fight has been dealt (ruling).
var NizakTheForgotten = Creature("nizak-the-forgotten", Brobnar, 6, Traits(trait.Dragon, trait.Psion),
	AsLongAs(Is(This, Creatures.Is(IsFighting)), Gets(This, Invulnerable)),
	Reacts(DiesFighting(Creatures.Enemy(), This), ReturnToHand(Subject)))

var OrbOfWonder = Artifact("orb-of-wonder", Brobnar, Traits(trait.Item),
	Omni(Sacrifice(This), IfYouDo(ReturnToHand(Search(1, Cards.In(Deck, You))), ShuffleDeck(You))))

var TheGrimReaper = Creature("the-grim-reaper", Brobnar, 4, Traits(trait.Robot, trait.Specter),
	AsLongAs(IsHaunted(You), Modify(EntersReady, This)),
	Reap(Purge(Choose(Creatures.Enemy()).AndAlso(Choose(Creatures.Friendly())))))

var TheRedBaron = Creature("the-red-baron", Brobnar, 4, Armor(1), Traits(trait.Cyborg, trait.Pirate),
	Bears(WithHeading(OnReap, Steal(1)).If(HasForged(You, RedKey))),
	AsLongAs(HasForged(Opponent, RedKey), Gets(This, Elusive)))

// A card of another owner goes to that owner's deck and draws nothing.
var Timequake = Action("timequake", Brobnar, Amber(1),
	Play(ShuffleIn(Cards.Friendly()), Draw(CountIn(Them, Cards.OwnedBy(You)))))

// Removing a stun is a use as well (K8.6).
var Valoocanth = Creature("valoocanth", Brobnar, 6, Traits(trait.Aquan),
	AsLongAs(LowTide(You), Forbid(CannotUse, AnyPlayer, Cards.Among(This))),
	Heading(OnFight|OnReap, Exhaust(Choose(Creatures.Enemy()).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))
