package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
)

// Tips depend on what the monster would do: whether it rises, and hunts creatures of the one who is asked.
func TestTipsKnowWhatTheMonsterWouldDo(t *testing.T) {
	for _, c := range []struct {
		amber  int
		hunter string
		rises  bool
		hunts  bool
	}{{0, "shield-arm", false, false}, {3, "shield-arm", true, false}, {0, "crushing-arm", false, true}} {
		p := plain()
		p.Monster.Amber, p.Monster.Deck, p.Monster.Line = c.amber, nil, at(c.hunter)
		m := lay(t, p)
		for range 60 {
			m.Update(1.0/60, 1280, 720)
		}
		require.True(t, m.Forecast.Known)
		now := m.Now()
		assert.Equal(t, c.rises, now.Rises)
		assert.Equal(t, c.hunts, now.Hunted)
	}
	assert.Equal(t, Tips[0].Key, AllTips(nil)[0].Key)
	assert.NotEqual(t, Tips[0].Key, AllTips(keyraken.Adventure)[0].Key, "those of the adventure come first")
}
