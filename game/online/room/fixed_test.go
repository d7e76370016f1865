package room_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

func newDealer() room.Dealer { return deal.Kind(toytest.Kind{}) }

// fixed deals the race with a seed of its own, and can fail to save.
type fixed struct {
	room.Dealer
	seed uint64
	err  error
}

func (f *fixed) Rules() string               { return newDealer().Rules() }
func (f *fixed) Check(o *wire.Options) error { return newDealer().Check(o) }

func (f *fixed) Deal(o *wire.Options, d room.Deal) (room.Table, error) {
	d.Seed = f.seed
	t, err := newDealer().Deal(o, d)
	return unsaved{t, f}, err
}

type unsaved struct {
	room.Table
	f *fixed
}

func (u unsaved) Do(c game.Command) error {
	if u.f.err != nil {
		return u.f.err
	}
	return u.Table.Do(c)
}

// handOf is a hand of the race of two that the seed deals.
func handOf(t *testing.T, seed uint64, seat int) any {
	t.Helper()
	s, err := toytest.Kind{}.Deal(2, "long", "", seed)
	require.NoError(t, err)
	g, err := toytest.Kind{}.Start(&s)
	require.NoError(t, err)
	return asMap(t, toytest.Kind{}.View(g, game.NoSeat))["hands"].([]any)[seat]
}
