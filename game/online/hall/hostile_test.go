package hall_test

import (
	"context"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

var hostileFor = flag.Duration("hostile", time.Second, "how long TestHostileGuests goes on")

// Guests send what no program sends, as fast as they can, and come and go: whoever plays plays on, nothing stops the program, and
// when they have gone everything is as before.
func TestHostileGuests(t *testing.T) {
	h, _ := serve(t, t.TempDir())
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) { // without the bound for an address
		if r, err := h.Room(path.Base(req.URL.Path)); err == nil {
			link.Serve(w, req, r)
		} else {
			http.NotFound(w, req)
		}
	}))
	defer s.Close()
	code, err := h.Open(wire.Options{Mode: "long", Seats: 2, Watch: true, Undo: true})
	require.NoError(t, err)
	free, err := h.Open(wire.Options{Seats: 3})
	require.NoError(t, err)
	url := "ws" + strings.TrimPrefix(s.URL, "http") + "/rooms/"
	goroutines, bytes := used()

	ctx, stop := context.WithTimeout(t.Context(), *hostileFor)
	defer stop()
	var foes sync.WaitGroup
	for i := range uint64(8) {
		foes.Go(func() {
			r := rand.New(rand.NewPCG(i, 11))
			for ctx.Err() == nil {
				attack(ctx, r, url+[]string{code, free, "ZZZZZZ"}[r.IntN(3)])
			}
		})
	}
	games := 0
	for ctx.Err() == nil {
		code, err := h.Open(wire.Options{Seats: 2})
		require.NoError(t, err)
		games += race(t, url+code)
		require.NoError(t, h.Sweep(0))
	}
	foes.Wait()
	assert.Positive(t, games, "a game is played to its end")
	require.Eventually(t, func() bool {
		http.DefaultClient.CloseIdleConnections()
		s.CloseClientConnections()
		_ = h.Sweep(0)
		_, here := h.Count()
		now, left := used()
		return here == 0 && now <= goroutines+4 && left < bytes+8<<20
	}, 20*time.Second, 50*time.Millisecond, "everything is given back")
}

func used() (goroutines int, bytes uint64) {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return runtime.NumGoroutine(), m.HeapAlloc
}

// race lets two people play a game, and is 1 when it is over.
func race(t *testing.T, url string) int {
	t.Helper()
	var all []*person
	yes := true
	for range 2 {
		all = append(all, enter(t, url, wire.Join{Name: "Ada"}))
		defer all[len(all)-1].Close()
	}
	all[1].ask(wire.Ask{Ready: &yes})
	all[0].until(func() bool { return len(all[0].Room.Places) == 2 && all[0].Room.Places[1].Ready })
	all[0].ask(wire.Ask{Begin: true})
	for at := uint64(1); ; at++ {
		for _, p := range all {
			p.until(func() bool { return p.Table != nil && p.Table.At == at })
		}
		if all[0].Table.Asked == 0 {
			return 1
		}
		p := all[all[0].Table.Asked-1]
		p.ask(p.Answer(p.Game.Legal(nil)[0]))
	}
}

// attack is a connection of somebody who means ill.
func attack(ctx context.Context, r *rand.Rand, url string) {
	c, _, err := websocket.Dial(ctx, url, nil)
	if err != nil {
		return
	}
	defer c.CloseNow()
	if r.IntN(2) == 0 {
		go func() { // or nothing of what is told is read
			for {
				if _, _, err := c.Read(ctx); err != nil {
					return
				}
			}
		}()
	}
	if r.IntN(4) > 0 {
		j := wire.Join{Version: wire.Version, Rules: deal.Kind(toytest.Kind{}).Rules(), Name: strings.Repeat("x", r.IntN(99)),
			Watch: r.IntN(3)}
		data, _ := json.Marshal(wire.Ask{Join: &j})
		_ = c.Write(ctx, websocket.MessageText, data)
	}
	for range r.IntN(60) {
		kind := websocket.MessageText
		if r.IntN(20) == 0 {
			kind = websocket.MessageBinary
		}
		if c.Write(ctx, kind, frame(r)) != nil {
			return
		}
	}
	if r.IntN(2) == 0 {
		_ = c.Close(websocket.StatusCode(1000+r.IntN(16)), "")
	}
}

// asks are messages to begin with.
var asks = []string{
	`{"join":{"version":1,"rules":"race 1 1-9","token":"AAAA"}}`, `{"join":{"version":9}}`, `{"bring":"onyx"}`,
	`{"bring":{"a":[1,2]}}`, `{"ready":true}`,
	`{"seat":{"seat":2,"bot":"careful"}}`, `{"seat":{"seat":-7}}`, `{"begin":true}`, `{"do":{"at":1,"command":"play"}}`,
	`{"do":{"at":18446744073709551615,"command":""}}`, `{"undo":{"at":2}}`, `{"grant":{"at":2,"yes":true}}`, `{"point":17}`,
	`{"point":-9223372036854775808}`, `{"say":"hello"}`, `{"say":"\u0000"}`, `{"leave":true}`, `{}`, `null`, `[]`, `{"join":null}`, `7`, ``,
}

// frame is a message as it is, or spoiled.
func frame(r *rand.Rand) []byte {
	data := []byte(asks[r.IntN(len(asks))])
	switch r.IntN(6) {
	case 0:
		for range 1 + r.IntN(5) {
			if n := len(data); n > 0 {
				data[r.IntN(n)] = byte(r.IntN(256))
			}
		}
	case 1:
		data = append(data, asks[r.IntN(len(asks))]...)
	case 2:
		data = []byte(strings.Repeat("[", r.IntN(20_000)))
	case 3:
		if r.IntN(10) == 0 {
			data = make([]byte, wire.MaxAsk+r.IntN(3)-1)
		}
	}
	return data
}
