package motif_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

func TestJoinedWordsHaveOneMeaning(t *testing.T) {
	assert.Equal(t, map[string]int{"wolf": 1, "bear": 2}, motif.Join(map[string]int{"wolf": 1}, map[string]int{"bear": 2}))
	assert.PanicsWithValue(t, "two meanings of the word wolf", func() { motif.Join(map[string]int{"wolf": 1}, map[string]int{"wolf": 1}) })
}

func TestAnchoredMotifsHaveOneAnchor(t *testing.T) {
	drawn := ""
	all := motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"wolf": func(*brush.Brush) { drawn += "wolf" },
		"bear": func(*brush.Brush) { drawn += "bear" },
	})
	assert.Len(t, all, 2)
	for _, w := range []string{"wolf", "bear"} {
		assert.Equal(t, motif.Foot, all[w].Anchor)
		all[w].Draw(nil)
	}
	assert.Equal(t, "wolfbear", drawn)
}
