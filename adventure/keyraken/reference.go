package keyraken

import "github.com/keyraken/keyraken/game/lang"

// Reference is what the rules reference says about the adventure.
func (rise) Reference() []lang.Chapter {
	return []lang.Chapter{{Key: "adventure", Articles: []lang.Article{
		{Key: "keyraken", Rules: "A2.4 A5.1"},
		{Key: "keyraken-turn", Rules: "A2.1 A3.1 A3.4 A3.9 A3.12 A3.13"},
		{Key: "keyraken-rise", Rules: "A3.1 A3.2 A3.3"},
		{Key: "keyraken-prey", Rules: "A6.1 A6.2 A6.3 A6.4"},
		{Key: "keyraken-archives", Rules: "A4.1 A4.2 A4.3 A4.4 A4.5"},
		{Key: "keyraken-tide", Rules: "A8.1 A8.2 A8.3 A8.4"},
		{Key: "keyraken-armor", Rules: "A5.1 A2.2"},
		{Key: "keyraken-card", Rules: "A5.2 A5.3 A5.4 A5.7"},
		{Key: "keyraken-allies", Rules: "A7.3 A7.4 A11.7 A11.14"},
		{Key: "keyraken-difficulty", Rules: "A10.1"},
	}}}
}
