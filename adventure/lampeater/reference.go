package lampeater

import "github.com/keyraken/keyraken/game/lang"

// Reference is what the rules reference says about the adventure.
func (lamps) Reference() []lang.Chapter {
	return []lang.Chapter{{Key: "lamps", Articles: []lang.Article{
		{Key: "lampeater", Rules: "L1.1 L2.2 L2.3"},
		{Key: "lampeater-lamps", Rules: "L3.1 L3.2 L3.3 L3.4 L6.1 L6.2"},
		{Key: "lampeater-turn", Rules: "L2.1 L4.1 L4.2 L4.3 L4.4 L4.5"},
		{Key: "lampeater-flight", Rules: "L4.6"},
		{Key: "lampeater-startled", Rules: "L5.1 L5.2 L5.3"},
		{Key: "lampeater-difficulty", Rules: "L2.3 L4.5"},
	}}}
}
