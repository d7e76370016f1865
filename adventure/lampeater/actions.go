package lampeater

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

func action(id string, amber int, opts ...Option) *Card {
	return Action(id, Monster, append(opts, Amber(amber), AddressesActive())...)
}

var GustFromTheSea = action("gust-from-the-sea", 0,
	Play(Remove(1, LightCounter, unlit.Without(ShadowCounter))))

var SecondHelping = action("second-helping", 0,
	Play(MonsterDoes(1, mothEats)))

var BeatingWings = action("beating-wings", 1,
	Play(Deal(1, Creatures.Friendly())))

var DrawnToTheFlame = action("drawn-to-the-flame", 0,
	Play(Exhaust(Strongest(1, Creatures.Friendly())), Stun(It)))

var MoonlessHour = action("moonless-hour", 0,
	Play(If(HasPool(You, 2), May(You.Pays(2)), If(Not(DidThat), MonsterDoes(1, gloomDeepens))).
		Else(MonsterDoes(1, gloomDeepens))))

var ScalesLikeAsh = action("scales-like-ash", 1,
	Play(Exhaust(Choose(Creatures.Friendly()).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))

var BrokenGlass = action("broken-glass", 1,
	Play(Unward(Choose(Locations.Is(IsLit))), Remove(1, LightCounter, It)))

var TheSwarmArrives = action("the-swarm-arrives", 0,
	Play(Ready(Creatures.Enemy()), Put(1, PowerCounter, Creatures.Enemy())))

var TheBellIsMuffled = action("the-bell-is-muffled", 1,
	Play(You.GainsChains(2)))
