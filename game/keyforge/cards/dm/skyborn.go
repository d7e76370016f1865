package dm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var skyborn = []*Card{
	AviatrixVirtuosa, ForgedBolt, Malforge, Zomok, ZomokTop, Cabochon, EmberedPurse, GiltEmGood, HannibalsMark, TurBoProp, TyLourd,
	BarrelRoll, Bloodwing, ColdRopes, DeepBlueBryn, JeenPeary, JumpStart, LeftenantChars, RemmiHound, RubyRackham,
}

var AviatrixVirtuosa = Creature("aviatrix-virtuosa", Skyborn, 3, Traits(trait.Alien, trait.Halyard), Has(Deploy),
	Play(Exhaust(Creatures.NotOnFlank())))

var ForgedBolt = Action("forged-bolt", Skyborn, Amber(1), Play(Deal(For(Keys, EachPlayer), Creatures)))

var Malforge = Creature("malforge", Skyborn, 5, Traits(trait.Beast, trait.Cyborg), Has(Treachery, Versatile),
	Constantly(Rule(CannotForge, You)),
	Reacts(TurnEnds(You), Deal(2, This)))

var Zomok = Creature("zomok", Skyborn, 16, Armor(2), Traits(trait.Beast, trait.Cyborg),
	HalfOf("zomok2"),
	Constantly(IgnoresOf(This, Taunt), IgnoresOf(This, Elusive), IgnoresOf(This, Poison), IgnoresOf(This, Hazardous),
		IgnoresOf(This, Invulnerable)),
	Fight(ForEach(For(Keys, EachPlayer), Deal(2, Choose(Creatures)))))

var ZomokTop = Creature("zomok2", Skyborn, 0, HalfOf("zomok")) // without traits and power (K19.5)

var Cabochon = Creature("cabochon", Skyborn, 3, Traits(trait.Halyard, trait.Cyborg), Has(Entrench),
	Reacts(TurnStarts(You), If(isDormant, Gain(Count(Creatures.Friendly().House(Skyborn).Flank())))))

var EmberedPurse = Action("embered-purse", Skyborn, Play(Steal(Count(Creatures.House(Skyborn).Is(IsReady)))))

var GiltEmGood = Action("gilt--em-good", Skyborn,
	Play(Capture(1, Creatures.Friendly().Flank()), If(HasForged(AnyPlayer, YellowKey), Capture(1, Creatures.Friendly().Flank()))))

var HannibalsMark = Action("hannibal-s-mark", Skyborn, Amber(1),
	Play(
		TakeControl(You, Choose(Creatures.Enemy().Flank()), WhileSubjectsStay), Put(3, PowerCounter, It),
		LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Skyborn)))))

var TurBoProp = Creature("tur-bo-prop", Skyborn, 4, Armor(1), Traits(trait.Robot, trait.Halyard),
	Reap(If(HasForged(AnyPlayer, BlueKey), Draw(2)).Else(Draw(1))))

var TyLourd = Creature("ty-lourd", Skyborn, 3, Traits(trait.Human, trait.Halyard), Reacts(Discards(Opponent, Cards), Gain(1)))

var BarrelRoll = Action("barrel-roll", Skyborn, Amber(1), Play(Reposition(Choose(Creatures), OnTop), Exhaust(It)))

var Bloodwing = Creature("bloodwing", Skyborn, 2, Traits(trait.Beast), Enhances(CaptureIcon, PowerIcon, PowerIcon),
	Heading(OnFight|OnReap, Put(1, PowerCounter, Creatures.Friendly().Flank())))

var ColdRopes = Action("cold-ropes", Skyborn, Amber(1),
	Play(If(IsOverwhelmed(You), Move(Choose(Creatures.Enemy()), Deck, AtBottom)).
		Else(Reposition(Choose(Creatures.Enemy()), OnTop), Exhaust(It))))

var DeepBlueBryn = Creature("deep-blue-bryn", Skyborn, 4, Traits(trait.Human, trait.Cyborg),
	Fight(Steal(1), If(HasForged(AnyPlayer, BlueKey), Ward(This))))

var JeenPeary = Creature("jeen-peary", Skyborn, 4, Traits(trait.Cyborg, trait.Stormkin),
	Reap(If(Is(This, Creatures.Flank()), Steal(1))))

var JumpStart = Action("jump-start", Skyborn,
	Play(Ready(Choose(Creatures.Friendly().Flank())), Use(It),
		If(IsOverwhelmed(You), Ready(Choose(Creatures.Friendly().Flank())), Use(It))))

var LeftenantChars = Creature("leftenant-chars", Skyborn, 5, Traits(trait.Human, trait.Stormkin),
	Fight(If(IsOverwhelmed(You), Steal(2)).Else(Capture(1, This))))

var RemmiHound = Creature("remmi-hound", Skyborn, 3, Traits(trait.Dinosaur, trait.Halyard), Has(Entrench),
	AsLongAs(isDormant, Power(Creatures.Friendly().Flank(), 4)))

var RubyRackham = Creature("ruby-rackham", Skyborn, 3, Armor(1), Traits(trait.Human, trait.Stormkin),
	Fight(If(HasForged(AnyPlayer, RedKey), Deal(4, Creatures.Enemy().Flank())).Else(Deal(1, Creatures.Enemy().Flank()))))
