package room_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/wire"
)

// Whatever is asked, in whatever order, the room goes on.
func FuzzAsks(f *testing.F) {
	f.Add(uint8(0), `{"ready":true}
{"begin":true}
{"do":{"at":1,"command":"play"}}
{"undo":{"at":2}}
{"grant":{"at":2,"yes":true}}
{"point":-7}
{"say":"hello"}`)
	f.Add(uint8(2), `{"leave":true}
{"seat":{"seat":3,"bot":"careful"}}
{"bring":[]}
{"join":{"token":"?"}}
{}
[`)
	f.Fuzz(func(t *testing.T, who uint8, asks string) {
		r := race(t, 2)
		all := []*guest{enter(t, r, wire.Join{Name: "Ada"}), enter(t, r, wire.Join{Name: "Ben"}), enter(t, r, wire.Join{Watch: 1})}
		for i, line := range strings.Split(asks, "\n") {
			var a wire.Ask
			if json.Unmarshal([]byte(line), &a) != nil {
				a = wire.Ask{}
			}
			r.Ask(all[(i+int(who))%3].conn, a)
			readAll(all)
		}
		again := enter(t, r, wire.Join{Watch: 2})
		require.Empty(t, again.closed)
		require.Equal(t, 2, again.welcome.Seat)
		require.NoError(t, r.Close())
	})
}
