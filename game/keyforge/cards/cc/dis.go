package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	Avarice, DoomDevice, LokTheCorruptor, RadixOfSuffering, ChaosImp, OfferingToInvidius, RottingMist, Ruination,
}

var Avarice = Upgrade("avarice", Dis, Amber(1), Play(CaptureFrom(Controller, 2, Host)))

var DoomDevice = Artifact("doom-device", Dis, Traits(trait.Item),
	Reacts(TurnEnds(You), If(Compares(Count(Cards), AtLeast, 13), Destroy(Permanents))))

var LokTheCorruptor = Creature("lok-the-corruptor", Dis, 3, Traits(trait.Human, trait.Recruiter), Enhances(HouseIcon(Dis)),
	Reap(Opponent.Loses(Count(Creatures.Friendly().House(Dis)))))

var isPoor = Compares(For(Pool, Opponent), Equal, 0)

var RadixOfSuffering = Artifact("radix-of-suffering", Dis, Amber(1), Traits(trait.Item),
	Act(Opponent.Loses(N(1)), If(isPoor, Draw(1))))

var ChaosImp = Creature("chaos-imp", Dis, 2, Traits(trait.Imp), Destroyed(Opponent.Loses(N(1)), If(isPoor, Archive(This))))

var OfferingToInvidius = Action("offering-to-invidius", Dis, Amber(1), Play(Purge(Choose(Creatures.In(Discard, EachPlayer)))))

var RottingMist = Action("rotting-mist", Dis, Play(Lasts(RestOfTurn, Static(Power(Creatures.Enemy(), -1)))))

var Ruination = Action("ruination", Dis, Play(Take(Choose(Cards)), Destroy(Cards.SharesTitle(It))))
