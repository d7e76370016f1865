package adventuretest

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// variants asserts that the conditions of an adventure, if it has some, are sound: every
// variant has a code, the difficulties are among the presets, and extremes can be played.
func variants(t *testing.T, a adventure.Adventure) {
	v, ok := a.(adventure.Varied)
	if !ok {
		t.Skip("its conditions cannot be set")
	}
	all := 1
	require.LessOrEqual(t, len(v.Conditions()), adventure.MaxConditions)
	least, most := adventure.Variant{}, adventure.Variant{}
	for i, c := range v.Conditions() {
		assert.Regexp(t, "^[a-z-]+$", c.Key)
		require.Positive(t, c.Step, c.Key)
		require.True(t, c.Fits(c.Min) && c.Fits(c.Max) && c.Max > c.Min, c.Key)
		all *= (c.Max-c.Min)/c.Step + 1
		least[i], most[i] = int16(c.Min), int16(c.Max)
	}
	assert.LessOrEqual(t, all, adventure.MaxVariants, "more than a code can tell")
	presets := map[string]adventure.Variant{}
	for _, p := range v.Presets() {
		assert.Regexp(t, "^[a-z]+(-[a-z]+)*$", p.Name)
		assert.NotContains(t, presets, p.Name)
		for i, c := range v.Conditions() {
			assert.True(t, c.Fits(int(p.Variant[i])), "%s of %s", c.Key, p.Name)
		}
		assert.Equal(t, p.Name, adventure.PresetOf(v, p.Variant), "no two presets are the same")
		presets[p.Name] = p.Variant
	}
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		require.Contains(t, presets, d.String())
		assert.Equal(t, a.Mode(d), v.Vary(presets[d.String()]), "%s is a variant", d)
	}
	cat, err := adventure.Catalogue(a)
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(3, 1))
	for _, extreme := range []adventure.Variant{least, most, adventure.RandomVariant(r, v)} {
		mode := v.Vary(extreme)
		assert.Equal(t, a.Name(), mode.Name(), "by its mode a game is known")
		for players := 1; players <= keyforge.MaxSeats; players++ {
			g, err := keyforge.New(cat, mode, adventure.Setup(a, randomDeals(r, players), 1))
			require.NoError(t, err)
			assert.False(t, g.Over(), "it is not over before it begins")
		}
		for _, l := range languages.All() {
			if a.Words(l.Name) == nil {
				continue
			}
			say := l.WithWords(a.Words).T
			word := adventure.VariantWord(v, extreme)
			assert.NotContains(t, adventure.DifficultyName(a, word, say), "⟨")
			assert.NotContains(t, adventure.ExplainDifficulty(a, word, say), "⟨")
		}
	}
}

// variantKeys are the keys of the texts of an adventure's variants.
func variantKeys(a adventure.Adventure) (keys []string) {
	v, ok := a.(adventure.Varied)
	if !ok {
		return nil
	}
	for _, c := range v.Conditions() {
		keys = append(keys, adventure.ConditionKeys(c)...)
	}
	for _, p := range v.Presets() {
		if _, err := adventure.ParseDifficulty(p.Name); err != nil {
			keys = append(keys, adventure.PresetKeys(p.Name)...)
		}
	}
	return keys
}
