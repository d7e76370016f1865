package rules

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// Every keyword, state, counter, place and piece of æmber has a picture in the
// reference that draws something, and no picture is for a page that does not exist.
func TestPictures(t *testing.T) {
	keys := map[string]bool{}
	for _, p := range adventures.All().Reference(languages.English()) {
		keys[p.Key] = true
	}
	for key, p := range pictures {
		assert.True(t, keys[key] || keys[strings.Replace(key, "monster", adventures.All()[0].Name(), 1)], "there is no page %s", key)
		f := &cardview.Canvas{}
		f.List = &paint.List{}
		f.List.Reset()
		assert.True(t, p.draw(f, layout.Rect{W: 64, H: 64}), key)
		assert.NotEmpty(t, f.Ops, key)
	}
	for _, c := range lang.Reference {
		switch c.Key {
		case "aember", "combat", "states", "places", "keywords":
			for _, a := range c.Articles {
				key := a.Key
				if a.Keyword != card.NoKeyword {
					key = "keyword-" + a.Keyword.String()
				}
				assert.Contains(t, pictures, key)
			}
		}
	}
}
