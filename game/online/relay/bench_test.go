package relay_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/relay"
)

// What a guest asks, until it has been told the answer; and what a room with three guests takes of the relay's memory, with the
// ends, which are in the same program here. More than 35 times would measure how often a guest may ask: -benchtime 35x.
func BenchmarkAskAndTell(b *testing.B) {
	s := serve(b, relay.Config{})
	h := s.host()
	guest, host := s.meets(h)
	go func() {
		answer := make([]byte, 4096)
		for {
			if _, err := host.Read(b.Context()); err != nil || host.Write(b.Context(), answer) != nil {
				return
			}
		}
	}()
	ask := make([]byte, 272)
	for b.Loop() {
		require.NoError(b, guest.Write(b.Context(), ask))
		_, err := guest.Read(b.Context())
		require.NoError(b, err)
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	var all []pipe.Conn
	const rooms = 6
	for range rooms {
		h := s.host()
		for range 3 {
			guest, host := s.meets(h)
			all = append(all, guest, host)
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	runtime.KeepAlive(all)
	b.ReportMetric(float64(after.HeapAlloc+after.StackInuse-before.HeapAlloc-before.StackInuse)/rooms/1024, "KiB/room+ends")
}
