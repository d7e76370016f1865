package keyraken

import (
	"math/bits"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Tips are what matters against the Keyraken, the most urgent first.
func (rise) Tips() []adventure.Tip {
	main := func(n *adventure.Now) bool { return n.Question.Kind == keyforge.AskMain }
	return []adventure.Tip{
		{Key: "tide-helps", Article: "keyraken-tide", When: func(n *adventure.Now) bool {
			return main(n) && n.Rises && n.NoTide == keyforge.Allowed
		}},
		{Key: "rises", Article: "keyraken-rise", When: func(n *adventure.Now) bool { return main(n) && n.Rises }},
		{Key: "prey", Article: "keyraken-prey", When: func(n *adventure.Now) bool { return main(n) && n.Hunted }},
		{Key: "armor", Article: "keyraken-armor", When: func(n *adventure.Now) bool {
			return n.Question.Purpose == keyforge.ForForge || main(n) && bits.OnesCount8(n.You().Keys) > 0
		}},
		{Key: "monster-archives", Article: "keyraken-archives", When: func(n *adventure.Now) bool {
			return main(n) && len(n.Sides[keyforge.Monster].Zones[card.Archives]) > 0
		}},
		{Key: "limbs", Article: "keyraken-card", When: func(n *adventure.Now) bool {
			return main(n) && len(n.Sides[keyforge.Monster].Zones[card.Battleline]) > 0
		}},
		{Key: "high-tide", Article: "keyraken-tide", When: func(n *adventure.Now) bool { return main(n) && n.High != 0 }},
	}
}
