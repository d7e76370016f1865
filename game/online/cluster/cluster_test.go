package cluster_test

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/cluster"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

const patience = time.Second

// nats is a server of NATS on the loopback.
func nats(t *testing.T) *server.Server {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true})
	require.NoError(t, err)
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	require.True(t, s.ReadyForConnections(5*time.Second))
	return s
}

// node is a program with a hall.
type node struct {
	*cluster.Node
	hall         *hall.Hall
	outer, inner *httptest.Server
	wire         *cable // to NATS
	// before and after are called when something is appended to a save.
	before, after func() error
	missed        func() // is called when a room could not be reached where it was; nil: nothing
	dead          sync.Once
}

// Pass lets something happen before the node goes on.
func (n *node) Pass(w http.ResponseWriter, req *http.Request, code string) bool {
	passed := n.Node.Pass(w, req, code)
	if !passed && n.missed != nil {
		n.missed()
	}
	return passed
}

// Open and New put the node between the hall and the log.
func (n *node) Open(code string) (*hall.Kept, room.Record, error) {
	k, rec, err := n.Node.Open(code)
	if err == nil {
		k.Save.Tape = &watched{k.Save.Tape, n}
	}
	return k, rec, err
}

func (n *node) New(code string) (*hall.Kept, error) {
	k, err := n.Node.New(code)
	if err == nil {
		k.Save.Tape = &watched{k.Save.Tape, n}
	}
	return k, err
}

type watched struct {
	replay.Tape
	node *node
}

func (w *watched) Append(text []byte) error {
	if err := w.node.before(); err != nil {
		return err
	}
	return errors.Join(w.Tape.Append(text), w.node.after())
}

func join(t *testing.T, s *server.Server) *node {
	t.Helper()
	fine := func() error { return nil }
	n := &node{wire: lay(t, s.Addr().String()), before: fine, after: fine}
	n.inner = httptest.NewUnstartedServer(nil)
	var err error
	n.Node, err = cluster.Join(t.Context(), cluster.Config{URL: "nats://" + n.wire.at(), At: n.inner.Listener.Addr().String(),
		Patience: patience})
	require.NoError(t, err)
	n.hall, err = hall.New(hall.Config{Program: "test 1", Dealers: map[string]room.Dealer{"race": deal.Kind(toytest.Kind{})}, Game: "race",
		Store: n})
	require.NoError(t, err)
	n.inner.Config.Handler = n.hall.Inner()
	n.inner.Start()
	n.outer = httptest.NewServer(n.hall.Handler(nil))
	t.Cleanup(n.kill)
	return n
}

// kill ends the program without a word.
func (n *node) kill() {
	n.dead.Do(func() {
		n.wire.cut()
		for _, s := range []*httptest.Server{n.outer, n.inner} {
			s.Listener.Close()
			s.CloseClientConnections()
		}
		n.Close()
		go n.hall.Close()
	})
}

func nodes(t *testing.T, s *server.Server) (all []*node) {
	t.Helper()
	for range 3 {
		all = append(all, join(t, s))
	}
	return all
}

// cable connects a node to NATS, until it is cut.
type cable struct {
	net.Listener
	mu   sync.Mutex
	ends []net.Conn
	torn bool
}

func lay(t *testing.T, to string) *cable {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	c := &cable{Listener: l}
	t.Cleanup(func() { l.Close(); c.cut() })
	go func() {
		for {
			near, err := l.Accept()
			if err != nil {
				return
			}
			far, err := net.Dial("tcp", to)
			c.mu.Lock()
			if err != nil || c.torn {
				near.Close()
				if err == nil {
					far.Close()
				}
				c.mu.Unlock()
				continue
			}
			c.ends = append(c.ends, near, far)
			c.mu.Unlock()
			pass := func(a, b net.Conn) { _, _ = io.Copy(a, b); a.Close(); b.Close() }
			go pass(near, far)
			go pass(far, near)
		}
	}()
	return c
}

func (c *cable) at() string { return c.Addr().String() }

func (c *cable) cut() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, e := range c.ends {
		e.Close()
	}
	c.ends, c.torn = nil, true
}

func (c *cable) mend() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.torn = false
}

// person plays at the other end of a real connection, and connects again to whichever node answers.
type person struct {
	*guest.Guest
	*link.Conn
	t     *testing.T
	ctx   context.Context
	nodes []*node // that of the connection is the first
	code  string
	name  string
	blank bool // this connection has not shown the game yet
}

func enter(t *testing.T, code, name string, nodes ...*node) *person {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 30*time.Second)
	t.Cleanup(stop)
	p := &person{guest.New(guest.StartOf[game.Game](toytest.Kind{})), nil, t, ctx, nodes, code, name, false}
	p.dial()
	p.until(func() bool { return p.Welcome.Seat > 0 })
	return p
}

// dial connects, to the next node if the first does not answer.
func (p *person) dial() {
	for {
		j := wire.Join{Name: p.name, Token: p.Welcome.Token, Rules: deal.Kind(toytest.Kind{}).Rules()}
		url := "ws" + strings.TrimPrefix(p.nodes[0].outer.URL, "http") + "/rooms/" + p.code
		c, err := link.Dial(p.ctx, url, j)
		if err == nil {
			p.Conn, p.blank = c, p.Table != nil
			return
		}
		if !assert.NoError(p.t, p.ctx.Err(), "nobody answers: %v", err) {
			return
		}
		p.nodes = append(p.nodes[1:], p.nodes[0])
		time.Sleep(20 * time.Millisecond)
	}
}

// until takes in what is told until that is so, over as many connections as it takes.
func (p *person) until(so func() bool) {
	p.t.Helper()
	for !so() {
		select {
		case tell, ok := <-p.Told():
			if !ok {
				require.Error(p.t, p.Conn.Err(), "the room has not ended")
				p.dial()
				continue
			}
			require.Nil(p.t, tell.Closed)
			if tell.Table != nil && tell.Table.Events == nil {
				tell.Table.Events = []byte("[0,0,0,0,0]")
			}
			p.blank = p.blank && tell.Table == nil
			require.NoError(p.t, p.Take(tell))
		case <-p.ctx.Done():
			require.FailNow(p.t, "nothing came in time", p.name)
		}
	}
}

// begin opens a room for two people and begins.
func begin(t *testing.T, at *node, ada, ben []*node) []*person {
	t.Helper()
	code, err := at.hall.Open(wire.Options{Mode: "long", Seats: 2, Undo: true})
	require.NoError(t, err)
	all := []*person{enter(t, code, "Ada", ada...), enter(t, code, "Ben", ben...)}
	yes := true
	require.NoError(t, all[1].Ask(t.Context(), wire.Ask{Ready: &yes}))
	all[0].until(func() bool { return len(all[0].Room.Places) == 2 && all[0].Room.Places[1].Ready })
	require.NoError(t, all[0].Ask(t.Context(), wire.Ask{Begin: true}))
	for _, p := range all {
		p.until(func() bool { return p.Table != nil })
	}
	return all
}

// answer lets whoever is asked answer, and waits until both have been told; an answer that is lost with a node is given again.
func answer(all []*person, r *rand.Rand) {
	left := func(p *person) int { return toytest.Left(p.Game) }
	p := all[all[0].Table.Asked-1]
	was := left(p)
	words := p.Game.Format(p.Game.Legal(nil)[r.IntN(2)])
	asked := (*link.Conn)(nil)
	p.until(func() bool {
		switch {
		case p.blank:
			return false
		case left(p) != was:
			return true
		}
		if p.Conn != asked && p.Asked() { // also when the connection is another one
			asked = p.Conn
			_ = asked.Ask(p.ctx, wire.Ask{Do: &wire.Do{At: p.Table.At, Command: words}})
		}
		return false
	})
	require.Equal(p.t, was-1, left(p), "it counts once")
	for _, o := range all {
		o.until(func() bool { return !o.blank && left(o) == was-1 })
	}
}

// finish plays until the race is over, and compares what both are told then.
func finish(t *testing.T, all []*person, r *rand.Rand) {
	t.Helper()
	for all[0].Table.Asked != 0 {
		answer(all, r)
	}
	for _, p := range all {
		p.until(func() bool { return p.Over != nil })
		assert.Equal(t, p.Begun.Promise, room.Promise(p.Over.Seed, p.Over.Salt))
	}
	assert.Equal(t, all[0].Over, all[1].Over)
	story, report, err := replay.Read[game.Game](t.Context(), strings.NewReader(all[0].Over.Save), toytest.Kind{})
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.True(t, story.Game().Over())
	assert.Equal(t, []string{"Ada", "Ben"}, story.Header.Players)
}

// holders are the nodes that have a room.
func holders(all []*node) (have []*node) {
	for _, n := range all {
		if rooms, _ := n.hall.Count(); rooms > 0 {
			have = append(have, n)
		}
	}
	return have
}

// A node dies between keeping an answer and telling it, another one before it is kept, and the game goes on at the third: nothing
// is lost, and nothing counts twice.
func TestNodesDie(t *testing.T) {
	n := nodes(t, nats(t))
	r := rand.New(rand.NewPCG(1, 9))
	all := begin(t, n[0], []*node{n[0], n[1], n[2]}, []*node{n[1], n[0], n[2]})
	require.Equal(t, n[:1], holders(n), "guests are passed on")
	for range 4 {
		answer(all, r)
	}
	token := all[0].Welcome.Token
	n[0].after = func() error { n[0].kill(); return errors.New("dead") }
	answer(all, r)
	require.Equal(t, n[1:2], holders(n[1:]))
	for range 4 {
		answer(all, r)
	}
	n[1].before = func() error { n[1].kill(); return errors.New("dead") }
	answer(all, r)
	require.Equal(t, n[2:], holders(n[2:]))
	assert.Equal(t, token, all[0].Welcome.Token)
	finish(t, all, r)
}

// The node of a guest dies that has not got the room.
func TestNodesInBetweenDie(t *testing.T) {
	n := nodes(t, nats(t))
	r := rand.New(rand.NewPCG(2, 9))
	all := begin(t, n[2], []*node{n[0], n[1]}, []*node{n[1]})
	answer(all, r)
	n[0].kill()
	finish(t, all, r)
	assert.Equal(t, n[2:], holders(n[1:]))
}

// A node that is stopped sends its guests elsewhere.
func TestNodesStop(t *testing.T) {
	n := nodes(t, nats(t))
	r := rand.New(rand.NewPCG(3, 9))
	all := begin(t, n[0], n, n)
	answer(all, r)
	require.NoError(t, n[0].hall.Close())
	n[0].kill()
	finish(t, all, r)
}

// Several nodes are asked at once for a room that none has: one gets it, and everybody sits at the same table.
func TestNodesAskedAtOnce(t *testing.T) {
	n := nodes(t, nats(t))
	r := rand.New(rand.NewPCG(4, 9))
	all := begin(t, n[0], []*node{n[0], n[1], n[2]}, []*node{n[0], n[2], n[1]})
	answer(all, r)
	n[0].kill()
	var both sync.WaitGroup
	for _, p := range all {
		both.Go(func() {
			p.nodes = p.nodes[1:]
			p.dial()
		})
	}
	both.Wait()
	finish(t, all, r)
	assert.Len(t, holders(n[1:]), 1)

	// also without asking which has it
	code, err := n[1].hall.Open(wire.Options{})
	require.NoError(t, err)
	for range 3 {
		for _, o := range n[1:] {
			both.Go(func() { _, _ = o.hall.Room(code) })
		}
		both.Wait()
	}
	require.Eventually(t, func() bool {
		open := 0
		for _, o := range n[1:] {
			if got, err := http.Get(o.inner.URL + "/rooms/" + code); err == nil {
				got.Body.Close()
				if got.StatusCode != http.StatusNotFound {
					open++
				}
			}
		}
		return open == 1
	}, 5*time.Second, 10*time.Millisecond, "the others have noticed")
}

// Of two nodes that find at once that a room is nowhere only one takes it; the other one passes guests on to that.
func TestRoomsAreNotTakenNeedlessly(t *testing.T) {
	n := nodes(t, nats(t))
	r := rand.New(rand.NewPCG(6, 9))
	all := begin(t, n[0], []*node{n[0], n[1]}, []*node{n[0], n[2]})
	answer(all, r)
	n[0].kill()
	var taken *room.Room
	n[2].missed = sync.OnceFunc(func() {
		var err error
		taken, err = n[1].hall.Room(all[1].code)
		require.NoError(t, err)
	})
	ben := all[1]
	ben.nodes = n[2:]
	ben.dial()
	ben.until(func() bool { return !ben.blank })
	require.NotNil(t, taken)
	assert.False(t, taken.Closed(), "it stays where it was taken")
	assert.Equal(t, 1, taken.Here())
	all[0].nodes = n[1:2]
	all[0].dial()
	finish(t, all, r)
}

// A node that is cut off from the log goes on with nothing, and another one does.
func TestNodesCutOff(t *testing.T) {
	n := nodes(t, nats(t))
	r := rand.New(rand.NewPCG(5, 9))
	all := begin(t, n[0], []*node{n[0], n[1]}, []*node{n[0], n[1]})
	answer(all, r)
	n[0].wire.cut()
	at := all[0].Table.At
	p := all[all[0].Table.Asked-1]
	require.NoError(t, p.Ask(t.Context(), p.Answer(p.Game.Legal(nil)[0])))
	for tell := range p.Told() { // until the connection ends
		assert.Nil(t, tell.Table, "what has not been kept is not told")
	}
	require.Error(t, p.Conn.Err())
	assert.Equal(t, at, all[0].Table.At)
	_, err := n[0].hall.Open(wire.Options{})
	require.ErrorContains(t, err, "the log of the rooms cannot be reached: ")
	answer(all, r)
	assert.Equal(t, n[1:2], holders(n[1:]))

	// a room is also lost while nobody writes
	behind := begin(t, n[1], n[1:], n[1:])
	n[1].wire.cut()
	_, err = n[2].hall.Room(behind[0].code)
	require.NoError(t, err)
	n[1].wire.mend()
	finish(t, behind, r)
	assert.Contains(t, holders(n), n[2])
}

// Without NATS it is said what is missing.
func TestWithoutNATS(t *testing.T) {
	s := nats(t)
	at := s.Addr().String()
	n := join(t, s)
	all := begin(t, n, []*node{n}, []*node{n})
	s.Shutdown()
	for _, p := range all { // sooner or later everybody is let go
		for range p.Told() {
		}
		require.Error(t, p.Conn.Err())
	}
	status, err := http.Post(n.outer.URL+"/rooms", "application/json", strings.NewReader("{}"))
	require.NoError(t, err)
	defer status.Body.Close()
	said, err := io.ReadAll(status.Body)
	require.NoError(t, err)
	assert.Contains(t, string(said), `"online-cluster-away"`)
	_, err = cluster.Join(t.Context(), cluster.Config{URL: "nats://" + at, Patience: patience})
	require.ErrorContains(t, err, "the log of the rooms cannot be reached: ")
}
