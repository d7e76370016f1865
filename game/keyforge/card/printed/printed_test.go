package printed_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
)

// Every house has a name of its own in each language.
func TestHouses(t *testing.T) {
	for _, names := range printed.Houses {
		seen := map[string]bool{}
		for h := card.NoHouse; h < card.HouseCount; h++ {
			assert.NotEmpty(t, names[h], "house %d", h)
			assert.False(t, seen[names[h]], names[h])
			seen[names[h]] = true
		}
	}
	assert.Equal(t, "Star Alliance", printed.English[card.StarAlliance])
	assert.Equal(t, "Звёздный Альянс", printed.Russian[card.StarAlliance])
}

// Titles are those of the cards themselves, without their other cases.
func TestTitles(t *testing.T) {
	titles := printed.Titles()
	assert.NotEmpty(t, titles)
	for id, title := range titles {
		assert.Regexp(t, `^[a-z0-9-]+$`, id)
		assert.Regexp(t, `^[^|]*\p{Cyrillic}[^|]*$`, title)
	}
}
