package toc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var skyborn = []*Card{
	Balaenora, HunterOfLegend, Redhawk, WatchedClosely, CaptainPella, FierceCompetition, Shikari, TheTwinLamps, Wrangler, Aerialist,
	Corsair, Marketeer,
}

var Balaenora = Creature("balaenora", Skyborn, 20, Traits(trait.Beast), PlayableIf(HasPool(Opponent, 7)),
	Play(CaptureAllFrom(Opponent, This)),
	Fight(TakeControl(Opponent, This, WhileSubjectsStay)))

var HunterOfLegend = Upgrade("hunter-of-legend", Skyborn, Amber(1),
	Constantly(Gets(Host, Skirmish), Gives(Host, WithHeading(OnFight, MakeTokens(1)))))

var Redhawk = Creature("redhawk", Skyborn, 3, Traits(trait.Raptrix), Act(EachPlayer.Gains(N(1)), MakeTokens(1)))

var WatchedClosely = Upgrade("watched-closely", Skyborn, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Opponent.Does(MakeTokens(1))))))

var CaptainPella = Creature("captain-pella", Skyborn, 4, Traits(trait.Halyard), Enhances(AmberIcon, DrawIcon), Reap(MakeTokens(1)))

var FierceCompetition = Action("fierce-competition", Skyborn,
	Play(MakeTokens(1), If(Compares(For(Keys, You), Equal, For(Keys, Opponent)), Archive(This))))

var Shikari = Creature("shikari", Skyborn, 4, Traits(trait.Raptrix, trait.Hunter),
	Play(MakeTokens(1)),
	Fight(ReturnToHand(This)))

var TheTwinLamps = Action("the-twin-lamps", Skyborn,
	Play(Steal(1), If(Compares(For(Pool, You), More, For(Pool, Opponent)), MakeTokens(1))))

var Wrangler = TokenCreature("wrangler", Skyborn, 2, Traits(trait.Stormkin), Act(EachPlayer.Gains(N(1))))

var Aerialist = TokenCreature("aerialist", Skyborn, 2, Traits(trait.Adagion),
	AsLongAs(HasForged(You, YellowKey), Gives(This, WithHeading(OnReap, Capture(1, This)))))

var Corsair = TokenCreature("corsair", Skyborn, 2, Traits(trait.Raptrix),
	AsLongAs(HasForged(You, RedKey), Power(This, 1), Gets(This, Skirmish)))

var Marketeer = TokenCreature("marketeer", Skyborn, 1, Traits(trait.Halyard),
	AsLongAs(HasForged(You, BlueKey), Gives(This, WithHeading(OnAction, Gain(2), Destroy(This)))))
