package aoa

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var shadows = []*Card{Murkens}

var Murkens = Creature("murkens", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Play(ChooseOneOf(
		Do(PlayAsYours(Random(1, Cards.In(Archives, Opponent)))),
		Do(PlayAsYours(Each(Cards.In(Deck, Opponent).TopOf(1)))))))
