package languages_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Words of a text lead to the pages that explain them, in any form; words within names do
// not.
func TestLinks(t *testing.T) {
	type found struct{ words, key string }
	for _, c := range []struct {
		language, text string
		want           []found
	}{
		{"en", "Stun an enemy creature. It captures 2 æmber.", []found{{"Stun", "stun"}, {"enemy", "friendly"}, {"creature", "creature"},
			{"captures", "capture"}, {"æmber", "pool"}}},
		{"en", "Poison Wave: Play: Put it into the discard pile.", []found{{"Play", "play"}, {"discard pile", "discard-pile"}}},
		{"en", "Player 1 plays Library Access.", []found{{"plays", "play"}}},
		{"en", "Skirmish. Taunt.", []found{{"Skirmish", "keyword-skirmish"}, {"Taunt", "keyword-taunt"}}},
		{"en", "Nothing to see here", nil},
		{"en", "", nil},
		{"ru", "Оглушите вражеское существо.", []found{{"Оглушите", "stun"}, {"вражеское", "friendly"}, {"существо", "creature"}}},
		{"ru", "Положите карту в стопку сброса.", []found{{"стопку сброса", "discard-pile"}}},
		{"ru", "Прилив поднят, и цепей стало больше.", []found{{"Прилив", "tide"}, {"цепей", "chains"}}},
	} {
		l := languages.Named(c.language)
		k := lang.NewLinker(l.Pages(lang.Reference))
		var got []found
		for _, link := range k.Links(c.text) {
			got = append(got, found{c.text[link.From:link.To], link.Key})
		}
		assert.Equal(t, c.want, got, c.text)
	}
}

// In each language the states, counters, zones, the tide, chains and all keywords have
// words that lead to them, and all such words lead to pages.
func TestEveryTermIsLinked(t *testing.T) {
	for _, l := range languages.All() {
		keys := map[string]bool{}
		for _, p := range l.Pages(lang.Reference) {
			keys[p.Key] = true
		}
		for _, chapter := range lang.Reference {
			for _, a := range chapter.Articles {
				switch chapter.Key {
				case "states", "places", "keywords", "aember", "combat":
				default:
					if a.Key != "tide" && a.Key != "chains" {
						continue
					}
				}
				key := a.Key
				if key == "" {
					key = "keyword-" + a.Keyword.String()
				}
				words, from := l.Template("link-" + key)
				assert.True(t, from == l && words != "", "%s has no words for %s", l.Name, key)
			}
		}
		for key := range l.Words {
			if about, ok := strings.CutPrefix(key, "link-"); ok {
				assert.True(t, keys[about], "%s: %s leads to no page", l.Name, key)
			}
		}
	}
}
