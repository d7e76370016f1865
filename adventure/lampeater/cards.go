package lampeater

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Printing is a card of the adventure with its title and how many there are.
type Printing struct {
	Card   *Card
	Title  string
	Copies int
}

// Printings are the Lampeater, the lamps from left to right, and the cards of its deck.
var Printings = []Printing{
	{TheLampeater, "The Lampeater", 1},
	{HarborLamp, "Harbor Lamp", 1},
	{MarketLamp, "Market Lamp", 1},
	{TempleLamp, "Temple Lamp", 1},
	{BarracksLamp, "Barracks Lamp", 1},
	{TowerLamp, "Tower Lamp", 1},
	{WickThief, "Wick Thief", 3},
	{CinderWasp, "Cinder Wasp", 3},
	{SootOwl, "Soot Owl", 2},
	{VelvetBat, "Velvet Bat", 2},
	{DustShepherd, "Dust Shepherd", 1},
	{LampblackHulk, "Lampblack Hulk", 2},
	{PaleCocoon, "Pale Cocoon", 2},
	{GlowLarva, "Glow Larva", 2},
	{GustFromTheSea, "Gust from the Sea", 2},
	{SecondHelping, "Second Helping", 3},
	{BeatingWings, "Beating Wings", 2},
	{DrawnToTheFlame, "Drawn to the Flame", 2},
	{MoonlessHour, "Moonless Hour", 2},
	{ScalesLikeAsh, "Scales Like Ash", 2},
	{BrokenGlass, "Broken Glass", 1},
	{TheSwarmArrives, "The Swarm Arrives", 2},
	{TheBellIsMuffled, "The Bell Is Muffled", 1},
	{FogBank, "Fog Bank", 2},
	{BlackSail, "Black Sail", 2},
	{HeavyDust, "Heavy Dust", 2},
}

// DeckList returns the IDs of the cards of the adventure deck and, first, of the five lamps, which
// are put into play from it.
func DeckList() []string {
	var ids []string
	for _, p := range Printings {
		if p.Card.Type == BossType {
			continue
		}
		for range p.Copies {
			ids = append(ids, p.Card.ID)
		}
	}
	return ids
}

// unlit are the lamps that do not burn yet.
var unlit = Locations.IsNot(IsLit)

// kindle is what every creature of a player can do.
var kindle = WithHeading(OnAction, Deal(1, This), Put(1, LightCounter, Choose(unlit)))

// TheLampeater is the monster. Startled, it drops what it was about to eat.
var TheLampeater = Boss("the-lampeater", Monster, Traits(trait.Insect), AddressesActive(),
	Constantly(
		PowerBecomes(This, N(8)),
		DealsInFights(This, 2),
		Rule(TopRevealed, Opponent),
		Gives(Creatures.Friendly(), kindle)),
	Reacts(Forges(You), Put(2, LightCounter, Choose(unlit))))

// lamp makes a lamp with what it gives to the players while it burns.
func lamp(id string, opts ...Option) *Card {
	return Location(id, Monster, append(opts, Traits(trait.Location), AddressesActive())...)
}

// burns says that the lamp burns.
var burns = Is(This, Locations.Is(IsLit))

var (
	HarborLamp   = lamp("harbor-lamp", AsLongAs(burns, KeysCost(You, -1)))
	MarketLamp   = lamp("market-lamp", AsLongAs(burns, DrawsMore(You, 1)))
	TempleLamp   = lamp("temple-lamp", Reacts(TurnStarts(You), If(burns, Heal(1, Creatures.Friendly()))))
	BarracksLamp = lamp("barracks-lamp", AsLongAs(burns, Power(Creatures.Friendly(), 1)))
	TowerLamp    = lamp("tower-lamp", AsLongAs(burns, Power(TheBoss, -2)))
)
