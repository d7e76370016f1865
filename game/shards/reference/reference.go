// Package reference is the rules of Shards of Infinity as one looks them up: an article for each thing that a player meets, in
// words of its own, with the terms in other texts that lead to it. Package lang puts cards and games into words; this one says
// what those words mean.
package reference

import (
	"embed"
	"encoding/json"

	"github.com/keyraken/keyraken/game"
)

//go:embed words
var files embed.FS

// words are the texts of a language, see [Chapter.Pages].
func words(language string) map[string]string {
	data, err := files.ReadFile("words/" + language + ".json")
	if err != nil {
		panic("the rules of Shards of Infinity: " + err.Error())
	}
	all := map[string]string{}
	if err := json.Unmarshal(data, &all); err != nil {
		panic("the rules of Shards of Infinity: " + err.Error())
	}
	return all
}

// Pages are the articles in a language; those of adventures stand before the other ways to play. It panics if the game has no words
// in it.
func Pages(language string, adventures ...game.Page) (pages []game.Page) {
	in := words(language)
	for _, c := range chapters {
		if c.Key == "ways" {
			pages = append(pages, adventures...)
		}
		pages = append(pages, c.Pages(in)...)
	}
	return pages
}

// Chapter is articles about one subject.
type Chapter struct {
	Key      string
	Articles []Article
}

// Article is a page with the rules that it summarizes: S of the game, SQ where its book is silent.
type Article struct{ Key, Rules string }

// Pages are its articles, in words by key: "rules-" and the key of a chapter or an article is its title, the same with "-text" the
// text, and "link-" and the key of an article are its terms.
func (c *Chapter) Pages(in map[string]string) (pages []game.Page) {
	for _, a := range c.Articles {
		key := "rules-" + a.Key
		pages = append(pages, game.Page{Chapter: in["rules-"+c.Key], Key: a.Key, Title: in[key], Text: in[key+"-text"],
			Rules: a.Rules, Terms: in["link-"+a.Key]})
	}
	return pages
}

var chapters = []Chapter{
	{"game", []Article{
		{"aim", "S15.1 S15.2"},
		{"begin", "S2.3 S2.4 S2.5"},
		{"turn", "S5.1"},
		{"main-phase", "S5.2"},
		{"attack-phase", "S5.10 S5.11 S5.12 SQ2 SQ4"},
		{"end-phase", "S5.14 S5.15 S5.16 S5.17 S5.18"},
		{"pile", "S3.2 S3.5 S3.6"},
		{"row", "S2.6 S3.7 SQ7 SQ8"},
	}},
	{"counts", []Article{
		{"crystals", "S4.1 S4.3"},
		{"strength", "S4.2 S4.3"},
		{"health", "S4.6 S4.7"},
		{"mastery", "S4.4 S12.3"},
		{"bonus", "S12.1 S12.2 S12.5"},
		{"focus", "S5.7"},
		{"infinite", "S4.5 S4.8 SQ12"},
	}},
	{"kinds", []Article{
		{"ally", "S6.2 S6.4"},
		{"mercenary", "S6.3 S9.6"},
		{"champion", "S6.5 S8.3 S8.6"},
		{"leader", "S6.1 S13.9"},
		{"faction", "S1.5"},
		{"cost", "S5.4 S9.2 S19.1 SQ24"},
		{"relic", "S2.8 S16.1 S16.2 S16.4 SQ1"},
	}},
	{"doing", []Article{
		{"playing", "S5.3 S7.2 S7.3 S7.7"},
		{"recruit", "S5.4 S9.1"},
		{"fast-play", "S5.5 S9.2 S9.3 S9.4"},
		{"activate", "S8.1 S8.2 S8.3 S8.4"},
		{"effects", "S3.8 S7.3 S7.4 S7.5 SQ9"},
		{"banish", "S3.4"},
		{"return", "SQ9"},
		{"copy", "S14.1 S14.4 S14.5"},
	}},
	{"battle", []Article{
		{"attack-champion", "S5.8 S10.1 S10.2 S10.5"},
		{"defense", "S10.1 SQ21"},
		{"fall", "S10.3 S10.6"},
		{"attack-player", "S10.4 S10.7 S11.1"},
		{"shield", "S11.2 S11.3 S11.4 S11.5"},
		{"safe", "S10.6 SQ3 SQ21"},
		{"out", "S15.1 S15.2 SQ5 SQ35"},
	}},
	{"names", []Article{
		{"unify", "S13.1 S13.2"},
		{"dominion", "S13.3 S13.4"},
		{"echo", "S13.6 SQ30"},
		{"inspire", "S13.7"},
		{"show", "S13.8 SQ10 SQ11"},
	}},
	{"ways", []Article{
		{"everyone", "S3.9 S5.10"},
		{"three-way", "S17.8 S17.9"},
		{"teams", "S17.1 S17.2 S17.3 S17.4 S17.5 S17.7 SQ36"},
		{"surplus", "S17.6 SQ37"},
		{"auction", "S17.10 S17.11 S17.12 S17.13 S17.14 SQ39"},
		{"draft", "S17.15 S17.16 S17.17 S17.18"},
		{"secret", "S17.19 SQ44"},
	}},
}
