package guest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

// What a room cannot have told is refused.
func TestForeignMessagesAreRefused(t *testing.T) {
	g := guest.New(guest.StartOf[game.Game](toytest.Kind{}))
	for _, bad := range []wire.Tell{
		{Welcome: &wire.Welcome{Seat: 0}}, {Welcome: &wire.Welcome{Seat: 99}}, {Room: &wire.Room{}},
		{Room: &wire.Room{Places: make([]wire.Place, 1000)}}, {Begun: &wire.Begun{Header: []byte("{}")}},
		{Table: &wire.Table{Asked: 1}},
	} {
		assert.Error(t, g.Take(bad), "%+v", bad)
	}
	require.NoError(t, g.Take(wire.Tell{Welcome: &wire.Welcome{Seat: 2}}))
	require.NoError(t, g.Take(wire.Tell{Room: &wire.Room{Places: make([]wire.Place, 2)}}))
	header := `{"keyraken":2,"engine":"1","catalogue":"1-9","game":"race","mode":"short","racers":2}`
	require.NoError(t, g.Take(wire.Tell{Begun: &wire.Begun{Header: []byte(header)}}))
	for _, bad := range []wire.Table{{Asked: 3}, {Asked: -1}, {Asked: 1, State: []byte("x")}} {
		assert.Error(t, g.Take(wire.Tell{Table: &bad}), "%+v", bad)
	}
	assert.Equal(t, game.Seat(1), g.Seat())
	assert.False(t, g.MayGrant())
}
