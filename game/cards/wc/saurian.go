package wc

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var saurian = []*Card{ChantOfHubris, Gargantodon, LiviaTheElder, SenatorBracchus}

var ChantOfHubris = Action("chant-of-hubris", Saurian, Amber(1),
	Play(MoveAmber(1, Choose(Creatures).As(A), Choose(Creatures.NotAmong(A)))))

var Gargantodon = Creature("gargantodon", Saurian, 16, Traits(trait.Beast),
	Constantly(
		Modify(EntersStunned, This),
		DealsInFights(This, 4),
		Rule(StealCaptured, AnyPlayer)))

var LiviaTheElder = Creature("livia-the-elder", Saurian, 4, Traits(trait.Dinosaur, trait.Philosopher),
	Reap(May(
		Exalt(1, This),
		IfYouDo(Lasts(RestOfTurn, Static(MergesHeadings(Creatures.Friendly(), OnFight|OnReap)))))))

var SenatorBracchus = Creature("senator-bracchus", Saurian, 4, Traits(trait.Dinosaur, trait.Politician),
	Constantly(Spendable(You, Creatures.Friendly())),
	Heading(OnFight|OnReap, Exalt(1, This)))
