package nemesis

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards/reference"
)

// chapter is what the rules say about her.
var chapter = reference.Chapter{Key: "her", Articles: []reference.Article{
	{Key: "nemesis", Rules: "S18.1"},
	{Key: "her-begin", Rules: "S18.2 S18.3 SQ45 SQ46"},
	{Key: "her-turn", Rules: "S18.4 S18.7 S18.8 S18.9 S18.10 S18.12 S18.14 S18.15"},
	{Key: "her-effects", Rules: "S18.16 S18.17 S18.18 S18.19 S18.20 S18.21"},
	{Key: "her-power", Rules: "S18.6 S18.24 S18.25 S18.26 S18.27"},
	{Key: "clocks", Rules: "S18.29 S18.30 S18.31 S18.32 S18.33"},
	{Key: "levels"},
	{Key: "several"},
}}

// Pages are the pages of the rules about her in a language.
func (Adventure) Pages(language string) []game.Page { return chapter.Pages(words()[language]) }
