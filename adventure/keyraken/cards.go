package keyraken

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Printing is a card of the adventure with its title and the collector numbers
// of its copies.
type Printing struct {
	Card        *Card
	Title       string
	First, Last int
}

// Copies is how many of the card there are.
func (p Printing) Copies() int { return p.Last - p.First + 1 }

// Printings are the Keyraken and the cards of its deck in the order of their
// numbers. The tide card has no number and is not a card of the game (A8.5).
var Printings = []Printing{
	{TheKeyraken, "The Keyraken", 1, 1},
	{CrushingArm, "Crushing Arm", 2, 3},
	{GrapplingTentacle, "Grappling Tentacle", 4, 5},
	{LashingTentacle, "Lashing Tentacle", 6, 7},
	{ShieldArm, "Shield Arm", 8, 9},
	{SlipperyArm, "Slippery Arm", 10, 11},
	{TenaciousArm, "Tenacious Arm", 12, 13},
	{BeastOfDarkLegend, "Beast of Dark Legend", 14, 14},
	{BeholdItsGrandeur, "Behold Its Grandeur", 15, 16},
	{CrimsonChurning, "Crimson Churning", 17, 17},
	{DefendTheKeyraken, "Defend the Keyraken!", 18, 19},
	{DevourWhole, "Devour Whole", 20, 22},
	{DragToYourDoom, "Drag to Your Doom", 23, 23},
	{Emergence, "Emergence", 24, 25},
	{IntoTheAbyss, "Into the Abyss", 26, 26},
	{LeftInItsWake, "Left in Its Wake", 27, 27},
	{PreternaturalWill, "Preternatural Will", 28, 30},
	{RaceToTheSurface, "Race to the Surface", 31, 33},
	{TheEvilInTheRanks, "The Evil in the Ranks", 34, 34},
	{TidalTrouble, "Tidal Trouble", 35, 35},
	{TideDown, "Tide Down", 36, 36},
	{ZealotsRevelation, "Zealot’s Revelation", 37, 37},
	{AscendingJet, "Ascending Jet", 38, 39},
	{SwiftCurrent, "Swift Current", 40, 41},
	{WhirlpoolEddy, "Whirlpool Eddy", 42, 43},
	{Primordial, "Primordial", 44, 45},
	{TitanicMaw, "Titanic Maw", 46, 46},
}

// DeckList returns the IDs of the 45 cards of the adventure deck (A1.3), in the
// order of their numbers, 002 to 046.
func DeckList() []string {
	ids := make([]string, 0, 45)
	for _, p := range Printings {
		if p.Card.Type == BossType {
			continue
		}
		for range p.Copies() {
			ids = append(ids, p.Card.ID)
		}
	}
	return ids
}

// TheKeyraken is the monster (A5). Its power and armor depend on the table: they
// count the players and the keys that the active one lacks (A5.1).
var TheKeyraken = Boss("the-keyraken", Monster, Traits(trait.Beast), AddressesActive(),
	Constantly(
		PowerBecomes(This, PlayerCount.TimesGiven(30, powerOfEach)),
		ArmorBecomes(This, For(UnforgedKeys, You).TimesGiven(2, armorOfEach)),
		DealsInFights(This, 3)))

// archives lets the Keyraken archive n adventure cards. It is a draw, since the
// Keyraken archives what it would draw (A4.3) and reshuffles for it (A3.8).
func archives(n int) Effect { return Opponent.Draws(N(n)) }

// atHighTide makes the effects happen only at high tide.
func atHighTide(do ...Effect) Effect { return If(Tide(You), do...) }

// mayLowerTide lets the active player lower a high tide instead of resolving the
// Play ability (A9.1).
func mayLowerTide() Option { return InsteadOfPlay(Tide(You), ResetTide()) }
