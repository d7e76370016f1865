package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var skyborn = []*Card{
	CurseOfForgery, LongWayHome, Endurance, SirLorcas, HeartOfSteel, JourneyOnward, RipperJack, WheelOfFire,
}

// It stops one key and is gone before the next (Q85).
var CurseOfForgery = Artifact("curse-of-forgery", Skyborn, Traits(trait.Curse), Has(Treachery),
	Constantly(BeforeForging(You, Purge(This), Prevent())))

var LongWayHome = Action("long-way-home", Skyborn, Amber(1), Play(Archive(Creatures.Friendly().House(Skyborn))))

var Endurance = Creature("endurance", Skyborn, 4, Armor(1), Traits(trait.Ship, trait.Recruiter), Enhances(HouseIcon(Skyborn)),
	Constantly(Gives(Creatures.NeighborOf(This).House(Skyborn), WithHeading(OnReap, Ready(This), FightWith(This)))))

var SirLorcas = Creature("sir-lorcas", Skyborn, 5, Armor(1), Traits(trait.Human, trait.Knight),
	AsLongAs(HasForged(You, RedKey), Gets(This, Skirmish)),
	AsLongAs(HasForged(You, YellowKey), Gets(This, Elusive)),
	AsLongAs(HasForged(You, BlueKey), Gets(This, Taunt)))

var HeartOfSteel = Action("heart-of-steel", Skyborn, Amber(1), Play(PlayCard(Choose(Creatures.In(Discard, You).House(Skyborn)))))

var JourneyOnward = Action("journey-onward", Skyborn,
	Play(Take(Choose(Creatures.Friendly().House(Skyborn)).As(A)),
		LastsFor(RestOfTurn, A, Static(Gives(TheSubjects, WithHeading(OnFight, Steal(1))))), Ready(A), FightWith(A)))

var RipperJack = Creature("ripper-jack", Skyborn, 3, Traits(trait.Stormkin, trait.Mutant), Play(Steal(1)), Fight(ReturnToHand(This)))

var WheelOfFire = Upgrade("wheel-of-fire", Skyborn, Amber(1),
	Constantly(GetsN(Host, Assault, 2), GetsN(Host, Hazardous, 2), GetsN(Host, SplashAttack, 2)))
