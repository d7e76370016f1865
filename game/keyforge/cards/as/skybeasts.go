package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// The house here is the one that the list of the set gives; a deck gives its own.
var skybeasts = []*Card{
	Akugyo, AlienPuffer, AnvilCrawler, Beehemoth, BlueAmberdrake, Colossipede, Falcron, GrinderSwarm, GrizzledWyvern,
	HungryHippogriff, Icarus20, Impzilla, Lancet, MalifiDragon, Naja, RedAmberdrake, Rorqual, Screeyan, SentientCloud, Titanarpon,
	TyrannusAquilae, Volax, YellowAmberdrake,
}

var Akugyo = Creature("akugyo", Brobnar, 12, Traits(trait.Leviathan),
	Constantly(Rule(GainCaptured, Opponent)),
	Fight(TakeAmber(2, This, You)))

var AlienPuffer = Creature("alien-puffer", Brobnar, 6, Traits(trait.Beast), HasN(Hazardous, 3), Destroyed(Gain(2)))

var AnvilCrawler = Creature("anvil-crawler", Brobnar, 5, Traits(trait.Experiment), Constantly(HandSize(EachPlayer, 1)))

var Beehemoth = Creature("beehemoth", Brobnar, 7, Traits(trait.Insect), Has(Poison),
	Reacts(TurnStarts(You), Put(1, PowerCounter, Choose(Creatures))),
	Reap(Reposition(This, Anywhere), Remove(Counters(PowerCounter, Touched), PowerCounter, Creatures.NeighborOf(This)), Gain(AffectedCount)))

// amberdrake is an Æmberdrake, which forges the key of its color.
func amberdrake(id string, color int) *Card {
	return Creature(id, Brobnar, 8, Armor(2), Traits(trait.Dragon), Destroyed(Gain(4), ForgeKey(0).OfColor(color)))
}

var BlueAmberdrake = amberdrake("blue-æmberdrake", BlueKey)

var Colossipede = Creature("colossipede", Brobnar, 7, Traits(trait.Insect),
	Constantly(Gives(Creatures.Friendly().WithAmber(1), WithHeading(OnFight, TakeAllAmber(This, You)))),
	Play(Exalt(1, Creatures)))

var Falcron = Creature("falcron", Brobnar, 9, Traits(trait.Beast),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnReap, Steal(1)))))

var GrinderSwarm = Creature("grinder-swarm", Brobnar, 3, Traits(trait.Cyborg),
	Constantly(Power(This, Count(Creatures))),
	Fight(Capture(2, This)))

// Each æmber is captured separately, from a player who has some.
var GrizzledWyvern = Creature("grizzled-wyvern", Brobnar, 10, Traits(trait.Dragon),
	Play(
		ForEach(6, ChoosePlayerWho(HasPool(You, 1)), IfYouDo(CaptureFrom(Chosen, 1, This))),
		If(Compares(Of(AmberOn, This), Less, 6), Destroy(This))))

var HungryHippogriff = Creature("hungry-hippogriff", Brobnar, 8, Traits(trait.Beast),
	Enhances(CaptureIcon, CaptureIcon, CaptureIcon, CaptureIcon, CaptureIcon),
	Constantly(Gives(Creatures.Friendly().Except(), WithHeading(OnDestroyed, TakeAllAmber(This, You)))))

var Icarus20 = Creature("icarus-20", Brobnar, 6, Traits(trait.Robot),
	Constantly(Gives(Creatures.Friendly(), WithHeading(OnAction, Draw(1)))))

var Impzilla = Creature("impzilla", Brobnar, 5, Traits(trait.Imp), Has(Skirmish), Fight(Destroy(Strongest(1, Creatures.Enemy()))))

var Lancet = Creature("lancet", Brobnar, 10, Traits(trait.Leviathan),
	Constantly(Gives(Creatures.Friendly(), WithHeading(OnFight, Capture(1, This)))))

var MalifiDragon = Creature("malifi-dragon", Brobnar, 9, Traits(trait.Dragon),
	Reacts(TurnEnds(You), If(Compares(For(Pool, You), AtMost, 4), Gain(2))))

var Naja = Creature("naja", Brobnar, 5, Traits(trait.Myth), Reap(Gain(3)))

var RedAmberdrake = amberdrake("red-æmberdrake", RedKey)

var Rorqual = Creature("rorqual", Brobnar, 5, Traits(trait.Leviathan),
	Constantly(Power(This, Of(AmberOn, This))),
	Heading(OnFight|OnReap, Exalt(1, This)),
	Act(TakeAllAmber(This, You)))

// A card that belongs to several houses rules out each of them (K24.3).
var Screeyan = Creature("screeyan", Brobnar, 5, Traits(trait.Leviathan, trait.Mutant),
	Reacts(TurnEnds(You), DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))),
		ForEachHouse(If(Is(It, Cards.ChosenHouse()), Lasts(OpponentsNext, Static(Rule(CannotChoose, Opponent)))))))

var SentientCloud = Creature("sentient-cloud", Brobnar, 1, Armor(4), Traits(trait.Cloud),
	Constantly(Gives(Creatures.Friendly().Highest(), WithHeading(OnFight, Gain(2)))))

// It is in play when it enters, so it can be the first itself.
var Titanarpon = Creature("titanarpon", Brobnar, 4, Traits(trait.Beast), Has(Elusive),
	AsLongAs(Compares(ThisTurn(PlayedCreatures, You), Equal, 1), Modify(EntersReady, Creatures.Is(AtPlay))))

var TyrannusAquilae = Creature("tyrannus-aquilae", Brobnar, 10, Traits(trait.Dinosaur),
	Reacts(TurnEnds(EachPlayer), Capture(1, This)),
	Fight(TakeAmber(1, This, You)))

var Volax = Creature("volax", Brobnar, 14, Traits(trait.Demon, trait.Leviathan), Destroyed(Gain(For(Pool, You))))

var YellowAmberdrake = amberdrake("yellow-æmberdrake", YellowKey)
