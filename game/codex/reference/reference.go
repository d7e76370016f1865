// Package reference is the rules of Codex as one looks them up: an article for each thing that a player meets, in words of its own,
// with the terms in other texts that lead to it.
package reference

import (
	"embed"
	"encoding/json"

	"github.com/keyraken/keyraken/game"
)

//go:embed words
var files embed.FS

// chapters are the articles by subject, each with the rules that it summarizes.
var chapters = []struct {
	key      string
	articles []struct{ key, rules string }
}{
	{"game", []struct{ key, rules string }{
		{"aim", "C1.1 C1.2"}, {"begin", "C3.2 C3.3 C3.4 C3.5"}, {"turn", "C4.1 C4.2 C4.3 C4.5 C4.8"}, {"tech", "C4.9 C4.12"},
	}},
	{"main", []struct{ key, rules string }{
		{"worker", "C6.5 C6.6"}, {"hero", "C7.2 C7.3 C7.9 C7.13"}, {"spell", "C8.1 C8.8 C8.11"}, {"building", "C9.2 C9.3 C9.5 C9.7"},
		{"addon", "C10.1 C10.7"}, {"tired", "C15.4 C15.5"},
	}},
	{"fight", []struct{ key, rules string }{
		{"patrol", "C12.1 C12.5 C12.9 C12.10 C12.11 C12.12 C12.13"}, {"attack", "C13.3 C13.4 C13.8"}, {"death", "C14.1 C14.2 C14.3"},
	}},
	{"many", []struct{ key, rules string }{
		{"all", "C21.1 C21.2 C21.3 C21.4 C21.5"}, {"lend", "C21.8 C21.9 C21.10"}, {"bounty", "C21.6 C21.7"},
		{"dragon", "C20.1 C20.2 C20.3 C20.5 C20.6 C20.7 C20.8"},
	}},
}

// Pages are the articles in a language. It panics if the game has no words in it.
func Pages(language string) (pages []game.Page) {
	data, err := files.ReadFile("words/" + language + ".json")
	if err != nil {
		panic("the rules of Codex: " + err.Error())
	}
	in := map[string]string{}
	if err := json.Unmarshal(data, &in); err != nil {
		panic("the rules of Codex: " + err.Error())
	}
	for _, c := range chapters {
		for _, a := range c.articles {
			key := "rules-" + a.key
			pages = append(pages, game.Page{Chapter: in["rules-"+c.key], Key: a.key, Title: in[key], Text: in[key+"-text"], Rules: a.rules,
				Terms: in["link-"+a.key]})
		}
	}
	return pages
}
