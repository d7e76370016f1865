package dm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var geistoid = []*Card{
	GhostTown, Gigantor, GigantorTop, HolographicBanshee, PhantasmCloak, TrashHeap, VarghastsVengeance, Apoptosis, Dammater,
	OutOfIdeas, ParanormalPalisade, TechnoShade, FadingApparition, HammerSmythe, HauntingMeasures, JankyJimmy, OlSwitcheroo,
	Recyclops, ReduceReuse, SpikeyGoeff, WraithConstruct,
}

var GhostTown = Artifact("ghost-town", Geistoid, Amber(1), Traits(trait.Location),
	Act(If(IsHaunted(You), Archive(Choose(myHand))).Else(DiscardCards(Choose(myHand)))))

var Gigantor = Creature("gigantor", Geistoid, 8, Traits(trait.Specter, trait.Robot),
	HalfOf("gigantor2"),
	Heading(OnFight|OnReap, Purge(UpTo(3, Cards.In(Discard, EachPlayer)).FromOnePile()), Draw(AffectedCount)))

var GigantorTop = Creature("gigantor2", Geistoid, 0, HalfOf("gigantor")) // without traits and power (K19.5)

var HolographicBanshee = Creature("holographic-banshee", Geistoid, 3, Traits(trait.AI, trait.Specter),
	Enhances(HouseIcon(Geistoid), HouseIcon(Geistoid)),
	Constantly(Gets(Creatures.Friendly().House(Geistoid), Versatile)))

var PhantasmCloak = Upgrade("phantasm-cloak", Geistoid, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, If(IsHaunted(You), Gain(2))))))

var TrashHeap = Action("trash-heap", Geistoid,
	Play(Destroy(Creatures), RevealZone(Hand, EachPlayer), DiscardCards(Creatures.In(Hand, EachPlayer)), EachPlayer.Refills()))

var VarghastsVengeance = Artifact("varghast-s-vengeance", Geistoid, Amber(1), Traits(trait.Power),
	Omni(NameCard(), Lasts(UntilYourNext, Static(CannotPlayOrUseNamed(AnyPlayer))), GainChains(2)),
	Scrap(Purge(Choose(Cards.In(Discard, Opponent))), ShuffleDiscardIn(Opponent)))

var Apoptosis = Action("apoptosis", Geistoid, Amber(1),
	Play(Purge(Choose(Cards.In(Discard, You))), IfYouDo(Capture(2, Choose(Creatures.Friendly())))))

var Dammater = Creature("dammater", Geistoid, 2, Traits(trait.Specter, trait.AI),
	Play(Draw(3), DiscardCards(ChooseN(2, myHand)), Archive(Choose(myHand))))

var OutOfIdeas = Action("out-of-ideas", Geistoid, Amber(1),
	Play(ShuffleIn(This), ShuffleIn(Each(Cards.In(Discard, You).TopOf(1)))))

var ParanormalPalisade = Creature("paranormal-palisade", Geistoid, 3, Traits(trait.Specter, trait.Item), Has(Entrench),
	AsLongAs(exhausted, MoreArmor(This, 4), Gets(This, Taunt)))

var TechnoShade = Creature("techno-shade", Geistoid, 3, Armor(1), Traits(trait.Specter, trait.Robot),
	Heading(OnFight|OnReap, ShuffleIn(Random(1, Cards.In(Hand, Opponent)))))

var FadingApparition = Creature("fading-apparition", Geistoid, 3, Traits(trait.Specter, trait.Robot), Has(Entrench),
	AsLongAs(exhausted, Rule(ReapsOwn, You)))

var HammerSmythe = Creature("hammer-smythe", Geistoid, 2, Traits(trait.Specter, trait.Robot),
	Reap(Deal(2, Choose(Creatures)), If(Destroys(It), Put(2, PowerCounter, Choose(Creatures.Friendly())))))

var HauntingMeasures = Action("haunting-measures", Geistoid, Amber(1),
	Play(DiscardCards(Each(Cards.In(Deck, You).TopOf(6))),
		May(ReturnToHand(Choose(Cards.In(Discard, You).NotHouse(Geistoid).Among(Them))))))

var JankyJimmy = Creature("janky-jimmy", Geistoid, 3, Armor(2), Traits(trait.Specter, trait.Robot),
	Fight(If(IsOverwhelmed(You), CaptureFrom(Controller, 1, Choose(Creatures.Enemy()))).Else(Capture(1, This))))

var OlSwitcheroo = Action("ol--switcheroo", Geistoid, Enhances(CaptureIcon, CaptureIcon),
	Play(Capture(1, Choose(Creatures.Friendly())), TakeControl(Opponent, It, WhileSubjectsStay)))

var Recyclops = Creature("recyclops", Geistoid, 2, Traits(trait.Specter, trait.Cyborg), Enhances(DiscardIcon, PowerIcon, PowerIcon),
	Reap(DiscardCards(Choose(myHand)), IfYouDo(Put(2, PowerCounter, Choose(Creatures)))))

var ReduceReuse = Action("reduce-reuse", Geistoid,
	Play(If(IsHaunted(You), Deal(5, Choose(Creatures))).Else(ReturnToHand(Choose(Creatures)))))

var SpikeyGoeff = Creature("spikey-goeff", Geistoid, 4, Traits(trait.Specter, trait.Robot), Has(Taunt),
	AsLongAs(IsOverwhelmed(You), GetsN(This, Hazardous, 2)), Scrap(Deal(2, Choose(Creatures))))

var WraithConstruct = Creature("wraith-construct", Geistoid, 4, Traits(trait.Specter, trait.Robot),
	Reacts(TurnStarts(You), DiscardCards(Choose(myHand))))
