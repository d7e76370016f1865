package theme_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// What is worn before anybody has chosen anything.
var (
	firstLit    = theme.Lit
	firstPeople = theme.People
)

// Before anybody has chosen anything, the palette is the usual one and each player wears the next color.
func TestColorsAtFirst(t *testing.T) {
	assert.Equal(t, paint.RGB(0xffd45e), firstLit)
	assert.Equal(t, theme.Players[:len(firstPeople)], firstPeople[:])
}

// In the usual palette the members of a house wear its color; those of a house without one wear that of no house.
func TestLiveries(t *testing.T) {
	theme.SetPalette(theme.Usual)
	for h := range card.HouseCount {
		assert.Equal(t, theme.House(h), theme.Livery(h), h)
	}
	assert.NotEqual(t, paint.Color{}, theme.Livery(card.NoHouse))
	assert.NotEqual(t, theme.Livery(card.NoHouse), theme.Livery(card.Mars))
}
