package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	DesignerCrick, ExoticPivot, InstantTransmission, MercurialWormhole, ProfessorScruples, StentersFormula, BitByte,
	DuckDuckSuperbDuck, RageReset, UnityPrism, UnstableDale, ZeffPunchYardus, FourCRForeseer, CaptainCha, Digitallia,
	EmeritusDarn, HazardZerp, NeotechnicGopher, ParallelThinking, ReassemblyRequired, Reiteration,
}

var (
	// discardOne discards a card of your hand.
	discardOne = DiscardCards(Choose(Cards.In(Hand, You)))
	// top is the top card of your deck.
	top = Each(Cards.In(Deck, You).TopOf(1))
)

var DesignerCrick = Creature("designer-crick", Logos, 3, Armor(2), Traits(trait.Human, trait.Scientist),
	Reacts(Discards(Opponent, Cards), Draw(1), Capture(1, This)))

var ExoticPivot = Action("exotic-pivot", Logos,
	Play(DiscardCards(top), If(Is(It, Cards.NotHouse(Logos)), Steal(3))),
	Fate(Lasts(RestOfTurn, Static(Forbid(CannotPlay, You, Creatures)))))

var InstantTransmission = Artifact("instant-transmission", Logos, Amber(1), Traits(trait.Item),
	Omni(Draw(3), Destroy(This)))

var MercurialWormhole = Action("mercurial-wormhole", Logos, Amber(1),
	Play(PlayCard(top), BecomesActiveHouse(It)))

var ProfessorScruples = Creature("professor-scruples", Logos, 3, Traits(trait.Human, trait.Scientist),
	Reap(discardOne, Draw(3)), Fate(Purge(Upgrades)))

var StentersFormula = Action("stenter-s-formula", Logos, Amber(1),
	Play(Ward(UpTo(3, Creatures)), Draw(1)))

var BitByte = Creature("bit-byte", Logos, 2, Traits(trait.AI), Has(Skirmish),
	Fight(If(Not(Destroys(Other)), Archive(Other))),
	Fate(Opponent.Does(Archive(Each(Cards.In(Deck, You).BottomOf(1))))))

var DuckDuckSuperbDuck = Action("duck-duck-superb-duck", Logos,
	Play(ChooseOneOf(Do(Archive(Random(2, Cards.In(Hand, You)))), Do(Gain(2)))))

var RageReset = Action("rage-reset", Logos, Amber(1),
	Play(Destroy(AnyNumber(Creatures.Friendly())), Draw(AffectedCount)),
	Fate(DiscardCards(Random(Half(Count(Cards.In(Hand, You))), Cards.In(Hand, You)))))

var UnityPrism = Action("unity-prism", Logos, Has(Alpha),
	Play(
		Lasts(RestOfTurn, Static(PlaysAtMost(You, 4, Cards), Allow(MayPlayOther, Cards, 0, 0)))),
	Scrap(RevealZone(Hand, You), Gain(Among(HousesAmong, Cards.In(Hand, You)))))

var UnstableDale = Creature("unstable-dale", Logos, 3, Traits(trait.Cyborg),
	Reap(ForEach(Count(Cards.In(Hand, You)), Deal(1, Creatures))),
	Fate(Deal(3, Creatures.Friendly())))

var ZeffPunchYardus = Creature("zeff-punch-yardus", Logos, 4, Traits(trait.Cyborg),
	Reap(Archive(top.AndAlso(Each(Cards.In(Discard, You).TopOf(1))))))

var FourCRForeseer = Creature("4cr-foreseer", Logos, 2, Traits(trait.Cyborg, trait.Scientist),
	Heading(OnPlay|OnReap,
		LookAtCards(Each(Cards.In(Deck, You).TopOf(2)).As(A)), Move(Choose(Cards.In(Deck, You).Among(A)), Hand, OnTop)))

var CaptainCha = Creature("captain-cha", Logos, 3, Traits(trait.Robot), Has(Elusive), Reap(Steal(1)))

var Digitallia = Creature("digitallia", Logos, 2, Traits(trait.Cyborg, trait.Recruiter), Enhances(HouseIcon(Logos)),
	Reap(Draw(Count(Creatures.NeighborOf(This).House(Logos)))))

var EmeritusDarn = Creature("emeritus-darn", Logos, 2, Traits(trait.Human, trait.Scientist), Has(Elusive),
	Reap(Archive(Each(Cards.In(Deck, You).TopOf(2)))))

var HazardZerp = Creature("hazard-zerp", Logos, 2, Traits(trait.Cyborg, trait.Scientist),
	Play(Deal(3, Choose(Creatures)), If(Destroys(It), Draw(1))),
	Scrap(discardOne, Deal(3, Choose(Creatures))))

var NeotechnicGopher = Creature("neotechnic-gopher", Logos, 2, Traits(trait.Cyborg, trait.Beast),
	Heading(OnPlay|OnReap, discardOne, If(ThereIsNo(Cards.In(Hand, You)), Gain(1))),
	Fate(Opponent.Draws(N(1))))

var ParallelThinking = Action("parallel-thinking", Logos,
	Play(
		ChoosePlayer(),
		ChooseOneOf(
			Do(DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(2)))),
			Do(DiscardCards(Random(2, Cards.In(Archives, Chosen))))),
		If(Compares(Of(MostOfType, Them), AtLeast, 2), Steal(2))))

var ReassemblyRequired = Action("reassembly-required", Logos, Amber(1),
	Play(Archive(Choose(Creatures))), Fate(DiscardCards(Cards.In(Archives, You))))

var Reiteration = Action("reiteration", Logos, Amber(1),
	Play(Draw(2), Move(ChooseN(2, Cards.In(Hand, You)), Deck, AtBottom)), Fate(You.DiscardsAtRandom(2)))
