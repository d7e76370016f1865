package lampeater

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Tips are what matters against the Lampeater, the most urgent first.
func (lamps) Tips() []adventure.Tip {
	main := func(n *adventure.Now) bool { return n.Question.Kind == keyforge.AskMain }
	return []adventure.Tip{
		{Key: "hungry", Article: "lampeater-turn", When: func(n *adventure.Now) bool { return main(n) && n.Rises }},
		{Key: "kindle", Article: "lampeater-lamps", When: func(n *adventure.Now) bool { return main(n) && n.May(keyforge.UseAction) }},
		{Key: "open-card", Article: "lampeater-turn", When: main},
		{Key: "flight", Article: "lampeater-flight", When: func(n *adventure.Now) bool {
			return main(n) && len(n.Sides[keyforge.Monster].Zones[card.Discard]) > 0
		}},
	}
}
