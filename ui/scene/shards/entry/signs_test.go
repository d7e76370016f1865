package entry

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/shards"
)

// Every page about what the table shows has a sign that draws something, and no sign is for a page that does not exist.
func TestSigns(t *testing.T) {
	keys := map[string]bool{}
	words, err := shards.Kind().Words("en")
	require.NoError(t, err)
	for _, p := range words.Rules() {
		keys[p.Key] = true
		f := &cardview.Canvas{}
		f.List = &paint.List{}
		f.List.Reset()
		has := sign(f, layout.Rect{W: 64, H: 64}, p.Key)
		assert.Equal(t, has, len(f.Ops) > 0, p.Key)
		if p.Chapter != "Ways to play" && p.Chapter != "Nemesis" {
			assert.True(t, has, p.Key)
		}
	}
	for key := range signs {
		assert.True(t, keys[key], "there is no page %s", key)
	}
}
