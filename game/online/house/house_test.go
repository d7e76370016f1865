package house_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/house"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

// One sits in a room of one's own house, which a guest of the network enters by its address. How guests come in by a relay is
// tested there.
func TestSitInOnesOwnHouse(t *testing.T) {
	kind := deal.Kind(toytest.Kind{})
	h, err := house.Open(hall.Config{Dealers: map[string]room.Dealer{"race": kind}, Game: "race"})
	require.NoError(t, err)
	code, err := h.Room(wire.Options{Seats: 2})
	require.NoError(t, err)
	assert.Empty(t, h.Key(code))
	assert.NoError(t, h.Trouble(code))
	assert.NoError(t, h.Again(code))
	j := wire.Join{Rules: kind.Rules(), Name: "Ada"}
	ada, err := h.Dial(t.Context(), code, j)
	require.NoError(t, err)
	welcome := <-ada.Told()
	require.NotNil(t, welcome.Welcome)
	assert.True(t, welcome.Welcome.Host)
	ben, err := link.Dial(t.Context(), "ws://"+h.Addresses()[0]+"/rooms/"+code, j)
	require.NoError(t, err)
	told := <-ben.Told()
	require.NotNil(t, told.Welcome)
	assert.Equal(t, 2, told.Welcome.Seat)
	_, err = h.Dial(t.Context(), "ZZZZZZ", j)
	assert.EqualError(t, err, "there is no such room: check the address and the code")
	require.NoError(t, ada.Ask(t.Context(), wire.Ask{Say: "hello"}))
	for said := false; !said; {
		told, ok := <-ben.Told()
		require.True(t, ok)
		said = told.Said != nil
	}
	require.NoError(t, h.Close())
	for _, c := range []*link.Conn{ada, ben} {
		for range c.Told() {
		}
	}
	assert.NoError(t, ada.Err(), "the room has ended it")
}
