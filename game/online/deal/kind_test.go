package deal_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/wire"
)

// What is left out of the options of a room is what is usual.
func TestUsualOptions(t *testing.T) {
	k := games.Shards()
	usual, err := k.Deal(0, "", "", 0)
	require.NoError(t, err)
	var o wire.Options
	require.NoError(t, deal.Kind(k).Check(&o))
	assert.Equal(t, usual.Mode, o.Mode)
	assert.Equal(t, usual.Difficulty, o.Difficulty)
	assert.NotEqual(t, k.Difficulties(o.Mode)[0], o.Difficulty, "the easiest is not the usual one")
	assert.Positive(t, o.Seats)
	assert.Error(t, deal.Kind(k).Check(&wire.Options{Mode: "chess"}))
	assert.Error(t, deal.Kind(k).Check(&wire.Options{Rulebook: "newest"}), "it has one only")
}
