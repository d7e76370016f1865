package keyraken

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

var BeastOfDarkLegend = action("beast-of-dark-legend", 0,
	Play(Opponent.Gains(For(UnforgedKeys, You)), atHighTide(archives(1))))

var BeholdItsGrandeur = action("behold-its-grandeur", 0,
	Play(Opponent.Gains(Count(Creatures.Friendly().Is(SharesNeighbor)).UpTo(4))))

var CrimsonChurning = action("crimson-churning", 1,
	Play(Deal(1, Creatures.Friendly()), atHighTide(archives(1))))

var DefendTheKeyraken = action("defend-the-keyraken", 1,
	Play(Ward(Combatants.Enemy())))

// If it is used later in the turn, the Keyraken fights again (A9.2).
var DevourWhole = action("devour-whole", 0,
	Play(
		LastsFor(RestOfTurn, TheBoss, Static(
			Gets(TheSubjects, Skirmish),
			Hunts(TheSubjects, Weakest(1, Creatures.Friendly())))),
		FightWith(TheBoss),
		Ready(TheBoss)))

var DragToYourDoom = action("drag-to-your-doom", 0,
	Play(Purge(Strongest(1, Creatures.Friendly()))),
	mayLowerTide())

var Emergence = action("emergence", 1,
	Play(
		Destroy(Choose(ArtifactCards.Friendly())),
		Exhaust(ChooseN(3, Creatures.Friendly()))))

var IntoTheAbyss = action("into-the-abyss", 1,
	Play(DiscardCards(Cards.In(Hand, You)), Draw(4)),
	mayLowerTide())

var LeftInItsWake = action("left-in-its-wake", 1,
	Play(
		Exhaust(Strongest(1, Creatures.Friendly()).As(A).AndAlso(Each(Creatures.Friendly().SharesHouse(A)))),
		atHighTide(archives(1))))

var PreternaturalWill = action("preternatural-will", 0,
	Play(
		If(LowTide(You), Heal(6, TheBoss)),
		atHighTide(You.GainsChains(3))))

var RaceToTheSurface = action("race-to-the-surface", 1,
	Play(Opponent.Draws(timesRisen), Draw(timesRisen)))

var TheEvilInTheRanks = action("the-evil-in-the-ranks", 0,
	Play(Deal(3, Creatures.Friendly().Flank()), atHighTide(archives(1))))

var TidalTrouble = action("tidal-trouble", 1,
	Play(Stun(Strongest(1, Creatures.Friendly()).As(A).AndAlso(Each(Creatures.SharesHouse(A))))),
	mayLowerTide())

var TideDown = action("tide-down", 1,
	Play(Move(Choose(Creatures.Friendly()), Deck, AtBottom), atHighTide(archives(1))))

var ZealotsRevelation = action("zealot-s-revelation", 0,
	Play(ShuffleDiscardIn(Opponent), archives(3)),
	mayLowerTide())

func action(id string, amber int, opts ...Option) *Card {
	return Action(id, Monster, append(opts, Amber(amber), AddressesActive())...)
}
