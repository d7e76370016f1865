package trait_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Every trait has a name of its own by which it is found again.
func TestNames(t *testing.T) {
	names := map[string]bool{}
	for x := trait.None + 1; x < trait.Count; x++ {
		assert.NotEmpty(t, x.String())
		assert.False(t, names[x.String()], x)
		names[x.String()] = true
		got, ok := trait.Parse(x.String())
		assert.True(t, ok)
		assert.Equal(t, x, got)
	}
	for _, none := range []string{"", "Beast", "no trait"} {
		_, ok := trait.Parse(none)
		assert.False(t, ok, none)
	}
	assert.Empty(t, trait.Count.String())
}

// A set has just the traits that it is made of.
func TestSets(t *testing.T) {
	first, last := trait.None+1, trait.Count-1
	s, o := trait.Of(first, last), trait.Of(trait.Wolf)
	assert.Equal(t, []trait.Trait{first, last}, s.All())
	assert.True(t, s.Has(first) && s.Has(last) && !s.Has(trait.Wolf))
	assert.False(t, s.Shares(o) || o.Shares(s) || trait.Of().Shares(trait.Of()))
	assert.True(t, s.Union(o).Shares(o) && s.Shares(trait.Of(last)) && s.Shares(trait.Of(first)))
	assert.ElementsMatch(t, []trait.Trait{first, trait.Wolf, last}, s.Union(o).All())
	assert.Empty(t, trait.Set{}.All())
}
