package mm

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var logos = []*Card{Animator, UltraGravitron, UltraGravitronTop}

var Animator = Artifact("animator", Logos, Traits(trait.Item),
	Act(
		Reposition(Choose(ArtifactCards), OnTop),
		LastsFor(RestOfTurn, It, Static(
			Becomes(TheSubjects, CreatureType), PowerBecomes(TheSubjects, 3), BelongsToActive(TheSubjects)))))

var UltraGravitron = Creature("ultra-gravitron", Logos, 10, Armor(3), Traits(trait.Robot),
	HalfOf("ultra-gravitron2"),
	Play(Archive(Each(Cards.In(Deck, You).TopOf(5)))),
	Heading(OnFight|OnReap,
		DiscardCards(Choose(Cards.In(Archives, You))),
		IfYouDo(Purge(Choose(Creatures)), ResolveIcons(It))))

var UltraGravitronTop = Creature("ultra-gravitron2", Logos, 10, Traits(trait.Robot),
	HalfOf("ultra-gravitron"))
