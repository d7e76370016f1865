package wc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	Buzzle, Dendrix, DrainingTouch, Etaromme, FesteringTouch, HarbingerOfDoom, Impspector, Infurnace, Lilithal,
	Malison, Rotgrub, TheEvilEye, BorrNit, BorrNitsTouch, EeOnTheFringes, GiantsBane, GleefulMayhem, ObsidianForge,
	Snag, SoulFiddle, GreaterOxtet, HarvestTime, LesserOxtet, LordInvidius, Noname, Sinestra, SnagsMirror, Snaglet, BeastsBane, DemonsBane,
	Dexus, DinosaursBane, HumansBane, ScientistsBane, ThievesBane,
}

var Buzzle = Creature("buzzle", Dis, 3, Traits(trait.Beast), Has(Skirmish),
	Heading(OnPlay|OnFight, May(Purge(Choose(Creatures.NeighborOf(This))), IfYouDo(Ready(This)))))

var Dendrix = Creature("dendrix", Dis, 5, Traits(trait.Demon),
	Fight(Opponent.DiscardsAtRandom(1)))

var DrainingTouch = Action("draining-touch", Dis,
	Play(Destroy(Choose(Creatures.WithoutAmber()))))

// If houses tie, any of them will do (ruling).
var Etaromme = Creature("etaromme", Dis, 4, Traits(trait.Demon),
	Reap(Destroy(Choose(Creatures.OfCommonestHouse()))))

var FesteringTouch = Action("festering-touch", Dis, Amber(1),
	Play(Take(UpTo(2, Creatures).As(A)), Together(Deal(1, Creatures.Undamaged().Among(A)), Deal(3, Creatures.Damaged().Among(A)))))

var HarbingerOfDoom = Creature("harbinger-of-doom", Dis, 2, Armor(3), Traits(trait.Demon),
	Destroyed(Destroy(Creatures)))

var Impspector = Creature("impspector", Dis, 2, Traits(trait.Imp),
	Destroyed(Purge(Random(1, Cards.In(Hand, Opponent)))))

var Infurnace = Creature("infurnace", Dis, 4, Traits(trait.Demon),
	Play(Purge(UpTo(2, Cards.In(Discard, EachPlayer)).FromOnePile()), Opponent.Loses(BonusAmber(Them))))

var Lilithal = Creature("lilithal", Dis, 5, Traits(trait.Demon),
	Heading(OnFight|OnReap, Capture(1, This)))

// A creature may be moved to where it stands.
var Malison = Creature("malison", Dis, 5, Traits(trait.Demon),
	Fight(May(Reposition(Choose(Creatures.Enemy()), Anywhere), If(Is(It, Creatures.Flank()), CaptureFrom(Controller, 1, It)))))

var Rotgrub = Creature("rotgrub", Dis, 1, Traits(trait.Beast),
	Play(Opponent.Loses(N(1))),
	Reap(Archive(This)))

var TheEvilEye = Action("the-evil-eye", Dis, Amber(1),
	Play(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 3)))))

// borrNit is what Borr Nit and his touch do.
var borrNit = []Effect{
	ChoosePlayer(),
	Reveal(Each(Cards.In(Deck, Chosen).TopOf(5)).As(A)),
	Purge(Choose(Cards.In(Deck, Chosen).Among(A))),
	ShuffleDeck(Chosen),
}

var BorrNit = Creature("borr-nit", Dis, 3, Traits(trait.Demon), Reap(borrNit...))

var BorrNitsTouch = Action("borr-nit-s-touch", Dis, Amber(1), Play(borrNit...))

var EeOnTheFringes = Creature("e-e-on-the-fringes", Dis, 1, Traits(trait.Imp), Has(Elusive),
	Bears(After(Discards(You, Cards.House(Dis)),
		May(Purge(Choose(Cards.In(Discard, EachPlayer).House(Dis))), IfYouDo(Steal(1)))).If(OnYourTurn)))

// bane is an action that destroys a creature with the trait.
func bane(id string, t trait.Trait) *Card {
	return Action(id, Dis, Amber(1), Play(Destroy(Choose(Creatures.Trait(t)))))
}

var (
	GiantsBane     = bane("giants--bane", trait.Giant)
	BeastsBane     = bane("beasts--bane", trait.Beast)
	DemonsBane     = bane("demons--bane", trait.Demon)
	DinosaursBane  = bane("dinosaurs--bane", trait.Dinosaur)
	HumansBane     = bane("humans--bane", trait.Human)
	ScientistsBane = bane("scientists--bane", trait.Scientist)
	ThievesBane    = bane("thieves--bane", trait.Thief)
)

// More than six bring the cost below the current one.
var GleefulMayhem = Action("gleeful-mayhem", Dis, Amber(1),
	Play(ForEachHouse(Deal(5, Choose(Creatures.ChosenHouse())))))

var ObsidianForge = Artifact("obsidian-forge", Dis, Amber(1), Traits(trait.Item),
	Act(Sacrifice(AnyNumber(Creatures.Friendly())), May(ForgeKey(N(6).Plus(AffectedCount.Times(-1))), IfYouDo(Destroy(This)))))

var Snag = Creature("snag", Dis, 5, Traits(trait.Demon),
	Fight(ChooseHouseOf(Other), Lasts(OpponentsNext, Static(Rule(MustChoose, Opponent)))))

var SoulFiddle = Artifact("soul-fiddle", Dis, Traits(trait.Item),
	Act(Enrage(Choose(Creatures))))

var GreaterOxtet = Creature("greater-oxtet", Dis, 4, Traits(trait.Demon), Has(Taunt),
	Reacts(ReadyStepEnds(You), Purge(Choose(Cards.In(Hand, You))), IfYouDo(Put(2, PowerCounter, This))))

var HarvestTime = Action("harvest-time", Dis,
	Play(ChooseTrait(), Purge(Cards.ChosenTrait()), EachPlayer.Does(Gain(CountIn(Them, Cards.Friendly())))))

var LesserOxtet = Creature("lesser-oxtet", Dis, 3, Traits(trait.Demon), Has(Elusive),
	Play(Purge(Cards.In(Hand, You))),
	Reap(Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 3)))))

var LordInvidius = Creature("lord-invidius", Dis, 5, Traits(trait.Demon, trait.Leader), Has(Elusive),
	Bears(WithHeading(OnReap,
		TakeControl(You, Choose(Creatures.Enemy().Flank()), WhileSubjectsStay), Exhaust(It),
		LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Dis)))).If(Is(This, Creatures.Is(InCenter)))))

var Noname = Creature("noname", Dis, 1, Traits(trait.Demon),
	Constantly(Power(This, Count(Cards.In(Purged, EachPlayer)))),
	Heading(OnPlay|OnFight|OnReap, Purge(Choose(Cards.In(Discard, EachPlayer)))))

var Sinestra = Creature("sinestra", Dis, 5, Traits(trait.Demon),
	Reacts(Plays(Opponent, Creatures.LeftFlank()), Opponent.Loses(N(1))))

var SnagsMirror = Artifact("snag-s-mirror", Dis, Amber(1), Traits(trait.Item),
	Reacts(ChoosesHouse(AnyPlayer), EventWho.Does(Lasts(OpponentsNext, Static(Rule(CannotChoose, Opponent))))))

var Snaglet = Creature("snaglet", Dis, 2, Traits(trait.Imp), Has(Elusive),
	Act(ChooseHouse(Nobody), Lasts(OpponentsNext, After(ChoosesThatHouse(Opponent), Steal(2)))))

var Dexus = Creature("dexus", Dis, 5, Traits(trait.Demon),
	Reacts(Plays(Opponent, Creatures.RightFlank()), Opponent.Loses(N(1))))
