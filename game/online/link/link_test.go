package link_test

import (
	"context"
	"encoding/json"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

func race(t *testing.T) *room.Room {
	t.Helper()
	r, err := room.New(room.Config{Dealer: deal.Kind(toytest.Kind{})}, wire.Options{Game: "race", Seats: 2})
	require.NoError(t, err)
	return r
}

// pinged is the room's end of a connection whose other end answers pings, or sleeps.
type pinged struct {
	pipe.Conn
	asleep atomic.Bool
	pings  atomic.Int32
}

func (p *pinged) Ping(ctx context.Context) error {
	p.pings.Add(1)
	if p.asleep.Load() {
		<-ctx.Done()
		return ctx.Err()
	}
	return nil
}

// let lets somebody into the room. The channel is closed once the room has let them go again.
func let(t *testing.T, r *room.Room) (near pipe.Conn, far *pinged, gone chan struct{}) {
	t.Helper()
	near, end := pipe.New()
	far, gone = &pinged{Conn: end}, make(chan struct{})
	go func() {
		defer close(gone)
		link.Let(t.Context(), far, r)
	}()
	data, err := json.Marshal(wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: deal.Kind(toytest.Kind{}).Rules(), Name: "Ada"}})
	require.NoError(t, err)
	require.NoError(t, near.Write(t.Context(), data))
	return near, far, gone
}

// read reads messages for as long as there are any.
func read(t *testing.T, c pipe.Conn) (all []wire.Tell) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), time.Millisecond)
	defer stop()
	for {
		data, err := c.Read(ctx)
		if err != nil {
			return all
		}
		var tell wire.Tell
		require.NoError(t, json.Unmarshal(data, &tell))
		all = append(all, tell)
	}
}

// Who does nothing for hours stays, also where the clock has jumped, as long as pings are answered; who sleeps is let go soon.
func TestSleepers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := race(t)
		near, far, gone := let(t, r)
		all := read(t, near)
		require.NotEmpty(t, all)
		require.NotNil(t, all[0].Welcome)
		time.Sleep(10 * time.Hour)
		synctest.Wait()
		assert.Greater(t, far.pings.Load(), int32(1000))
		assert.Equal(t, 1, r.Here())
		far.asleep.Store(true)
		before := time.Now()
		<-gone
		assert.LessOrEqual(t, time.Since(before), 35*time.Second)
		assert.Zero(t, r.Here())
	})
}

// Who takes nothing of what is told is let go soon, and nobody else waits for that.
func TestDeaf(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := race(t)
		_, _, gone := let(t, r)
		before := time.Now()
		near, end, still := let(t, r)
		require.NotEmpty(t, read(t, near))
		assert.Less(t, time.Since(before), time.Second)
		<-gone
		assert.LessOrEqual(t, time.Since(before), 10*time.Second)
		synctest.Wait()
		assert.Equal(t, 1, r.Here())
		end.Cut()
		<-still
	})
}

// Who asks for more than anybody can in a second waits.
func TestInAHurry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := race(t)
		near, end, gone := let(t, r)
		go func() {
			for {
				if _, err := near.Read(t.Context()); err != nil {
					return
				}
			}
		}()
		before := time.Now()
		for range 240 {
			require.NoError(t, near.Write(t.Context(), []byte(`{"say":"hello"}`)))
		}
		assert.InDelta(t, 10, time.Since(before).Seconds(), 1)
		end.Cut()
		<-gone
	})
}
