package online_test

import (
	"context"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
)

// How much the benchmarks of a hall ask of it.
var (
	loadRooms   = flag.Int("load-rooms", 1000, "rooms of three people, of the benchmark of a hall")
	loadPace    = flag.Duration("load-pace", time.Second, "how often somebody answers in each room")
	loadSockets = flag.Int("load-sockets", 100, "rooms of three people, of the benchmark over the net")
)

// present is somebody in a room who remembers only what came last.
type present struct {
	ask   func(wire.Ask)
	told  <-chan wire.Tell
	seat  int
	table *wire.Table
}

// until reads what is told until that is so. It fails where the room has ended the connection.
func (p *present) until(so func(*wire.Tell) bool) bool {
	for t := range p.told {
		switch {
		case t.Table != nil:
			p.table = t.Table
		case t.Welcome != nil:
			p.seat = t.Welcome.Seat
		case t.Refused != nil || t.Closed != nil:
			return false
		}
		if so(&t) {
			return true
		}
	}
	return false
}

// load is a hall full of people.
type load struct {
	testing.TB
	hall   *hall.Hall
	enter  func(code string) (*present, error)
	rooms  [][]*present
	joined time.Duration // how long it took all of them to join
	joins  int
	games  sync.Pool // in which people look what they may do
	mu     sync.Mutex
	late   []time.Duration // from each answer until all at the table have been told
}

func newLoad(b *testing.B, dir string) *load {
	b.Helper()
	d := dealer(b)
	h, err := hall.New(hall.Config{Program: "test", Dealers: map[string]room.Dealer{"keyforge": d}, Game: "keyforge", Dir: dir,
		Most: *loadRooms + *loadSockets})
	require.NoError(b, err)
	l := &load{TB: b, hall: h}
	b.Cleanup(func() { assert.NoError(b, h.Close()) })
	l.enter = func(code string) (*present, error) { // without a net
		r, err := h.Room(code)
		if err != nil {
			return nil, err
		}
		g := r.Connect()
		r.Ask(g, wire.Ask{Join: &wire.Join{Version: wire.Version, Rules: d.Rules(), Name: "Ada"}})
		return &present{ask: func(a wire.Ask) { r.Ask(g, a) }, told: g.Told()}, nil
	}
	return l
}

// sockets lets people enter over WebSockets.
func (l *load) sockets() {
	rules := dealer(l).Rules()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		if r, err := l.hall.Room(path.Base(req.URL.Path)); assert.NoError(l, err) {
			link.Serve(w, req, r)
		}
	}))
	ctx, stop := context.WithCancel(context.Background())
	l.Cleanup(func() { stop(); s.CloseClientConnections(); s.Close() })
	l.enter = func(code string) (*present, error) {
		c, err := link.Dial(ctx, "ws"+strings.TrimPrefix(s.URL, "http")+"/rooms/"+code, wire.Join{Rules: rules, Name: "Ada"})
		if err != nil {
			return nil, err
		}
		return &present{ask: func(a wire.Ask) { _ = c.Ask(ctx, a) }, told: c.Told()}, nil
	}
}

// open opens rooms for three people each and begins their games.
func (l *load) open(n int) {
	l.Helper()
	yes := true
	var codes []string
	for range n {
		code, err := l.hall.Open(wire.Options{Seats: 3})
		require.NoError(l, err)
		codes = append(codes, code)
	}
	begin := time.Now()
	for _, code := range codes {
		var all []*present
		for range 3 {
			p, err := l.enter(code)
			require.NoError(l, err)
			require.True(l, p.until(func(t *wire.Tell) bool { return t.Welcome != nil }))
			all = append(all, p)
		}
		l.rooms, l.joins = append(l.rooms, all), l.joins+len(all)
	}
	l.joined += time.Since(begin)
	for _, all := range l.rooms {
		for i, deck := range []string{"onyx", "cobb", "thistle"} {
			all[i].ask(wire.Ask{Bring: json.RawMessage(`"` + deck + `"`)})
			all[i].ask(wire.Ask{Ready: &yes})
		}
		require.True(l, all[0].until(func(t *wire.Tell) bool {
			return t.Room != nil && t.Room.Places[1].Ready && t.Room.Places[2].Ready
		}))
		all[0].ask(wire.Ask{Begin: true})
		for _, p := range all {
			require.True(l, p.until(func(t *wire.Tell) bool { return t.Table != nil }))
		}
	}
}

// header is that of every game: they differ in their state.
func (l *load) header() []byte {
	l.Helper()
	var h []byte
	one := newLoad(l.TB.(*testing.B), "")
	code, err := one.hall.Open(wire.Options{Seats: 1})
	require.NoError(l, err)
	p, err := one.enter(code)
	require.NoError(l, err)
	p.ask(wire.Ask{Begin: true})
	require.True(l, p.until(func(t *wire.Tell) bool {
		if t.Begun != nil {
			h = t.Begun.Header
		}
		return t.Begun != nil
	}))
	return h
}

// live lets all rooms play for that many answers, at their pace.
func (l *load) live(answers int) {
	l.Helper()
	if l.games.New == nil {
		begin, header := start(l), l.header()
		l.games.New = func() any {
			g, err := begin(header)
			assert.NoError(l, err)
			return g
		}
	}
	var together sync.WaitGroup
	for i, all := range l.rooms {
		together.Go(func() {
			r := rand.New(rand.NewPCG(uint64(i), 8))
			time.Sleep(time.Duration(r.Int64N(int64(*loadPace))))
			tick := time.NewTicker(*loadPace)
			for range answers {
				if !l.answer(all, r) {
					return
				}
				<-tick.C
			}
		})
	}
	together.Wait()
}

// answer lets whoever is asked answer by chance, and measures until all have been told what has come of it.
func (l *load) answer(all []*present, r *rand.Rand) bool {
	at := all[0].table.At
	if all[0].table.Asked == 0 {
		return false
	}
	p := all[all[0].table.Asked-1]
	g := l.games.Get().(game.Remote)
	if !assert.NoError(l, g.Show(p.table.State, p.table.Events)) {
		return false
	}
	legal := g.Legal(nil)
	words := g.Format(legal[r.IntN(len(legal))])
	l.games.Put(g)
	begin := time.Now()
	p.ask(wire.Ask{Do: &wire.Do{At: at, Command: words}})
	for _, p := range all {
		if !assert.True(l, p.until(func(t *wire.Tell) bool { return t.Table != nil && t.Table.At > at })) {
			return false
		}
	}
	took := time.Since(begin)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.late = append(l.late, took)
	return true
}

func (l *load) report(b *testing.B, before, after uint64) {
	slices.Sort(l.late)
	for name, part := range map[string]int{"p50-ms": 50, "p99-ms": 99} {
		b.ReportMetric(l.late[len(l.late)*part/100].Seconds()*1000, name)
	}
	b.ReportMetric(float64(after-before)/float64(len(l.rooms))/1024, "KiB/room")
	b.ReportMetric(float64(l.joins)/l.joined.Seconds(), "joins/s")
}

func memory() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc + m.StackInuse
}

// A thousand rooms, each with three people of whom one answers every second: how long an answer takes until everybody has been
// told, what a room takes, and how fast people join. Each round is ten answers in each room.
func BenchmarkHall(b *testing.B) { benchmarkLoad(b, *loadRooms, false) }

// The same over WebSockets, with both ends in this process.
func BenchmarkSockets(b *testing.B) { benchmarkLoad(b, *loadSockets, true) }

func benchmarkLoad(b *testing.B, rooms int, sockets bool) {
	l := newLoad(b, b.TempDir())
	if sockets {
		l.sockets()
	}
	before := memory()
	l.open(rooms)
	after := memory()
	for b.Loop() {
		l.live(10)
	}
	l.report(b, before, after)
	b.ReportMetric(float64(memory()-before)/float64(rooms)/1024, "KiB/room-later")
}
