package relay_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/house"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/seal"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

var serverKey = bytes.Repeat([]byte{7}, 32)

// server is a relay at an address of the loopback, which can be started again there, and what has passed through it.
type server struct {
	t       testing.TB
	config  relay.Config
	address string
	relay   *relay.Server
	http    *http.Server
	mu      sync.Mutex
	seen    bytes.Buffer
	flips   int // how many large frames will be changed
	conns   map[net.Conn]bool
}

func serve(t testing.TB, c relay.Config) *server {
	t.Helper()
	if c.Key == nil {
		c.Key = serverKey
	}
	s := &server{t: t, address: "127.0.0.1:0", conns: map[net.Conn]bool{}}
	s.config = c.Seen(func(data []byte) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.seen.Write(data)
		if s.flips > 0 && len(data) > 200 {
			s.flips--
			data[len(data)/2] ^= 1
		}
	})
	s.start()
	t.Cleanup(s.end)
	return s
}

func (s *server) start() {
	s.relay = relay.NewServer(s.config)
	h, err := hall.New(hall.Config{Program: "test", Relay: s.relay})
	require.NoError(s.t, err)
	listener, err := net.Listen("tcp", s.address)
	require.NoError(s.t, err)
	s.address = listener.Addr().String()
	s.http = &http.Server{Handler: h.Handler(nil), ConnState: s.state}
	go func() { _ = s.http.Serve(listener) }()
}

// state remembers connections, so that they can be cut.
func (s *server) state(c net.Conn, state http.ConnState) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if state == http.StateHijacked {
		s.conns[c] = true
	}
}

// end ends the server as a machine does that fails.
func (s *server) end() {
	_ = s.http.Close()
	s.cut()
	s.relay.Close()
}

// cut cuts all connections.
func (s *server) cut() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for c := range s.conns {
		_ = c.Close()
	}
	clear(s.conns)
}

func (s *server) saw() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.seen.String()
}

// opens opens a house whose guests come in by the relay.
func (s *server) opens(dir string) *house.House {
	s.t.Helper()
	h, err := house.Relayed("http://"+s.address, hall.Config{Program: "test 1", Game: "race", Dir: dir,
		Dealers: map[string]room.Dealer{"race": deal.Kind(toytest.Kind{})}})
	require.NoError(s.t, err)
	s.t.Cleanup(func() { assert.NoError(s.t, h.Close()) })
	return h
}

// link is the address of a room of the house.
func (s *server) link(h *house.House, code string) string {
	return "ws://" + s.address + "/relay/" + code + "#" + h.Key(code)
}

// person is a guest who connects again when the connection is lost.
type person struct {
	*guest.Guest
	*link.Conn
	t    *testing.T
	ctx  context.Context
	dial func(wire.Join) (*link.Conn, error)
	cuts int      // how often the connection was lost
	last wire.Ask // the last answer, which may be lost on the way
}

func enter(t *testing.T, name string, dial func(context.Context, wire.Join) (*link.Conn, error)) *person {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 60*time.Second)
	t.Cleanup(stop)
	p := &person{Guest: guest.New(guest.StartOf[game.Game](toytest.Kind{})), t: t, ctx: ctx}
	p.dial = func(j wire.Join) (*link.Conn, error) {
		j.Rules = deal.Kind(toytest.Kind{}).Rules()
		return dial(ctx, j)
	}
	c, err := p.dial(wire.Join{Name: name})
	require.NoError(t, err)
	p.Conn = c
	p.until(func() bool { return p.Welcome.Seat > 0 })
	return p
}

// by dials an address.
func by(url string) func(context.Context, wire.Join) (*link.Conn, error) {
	return func(ctx context.Context, j wire.Join) (*link.Conn, error) { return link.Dial(ctx, url, j) }
}

// at dials a room of the house from within.
func at(h *house.House, code string) func(context.Context, wire.Join) (*link.Conn, error) {
	return func(ctx context.Context, j wire.Join) (*link.Conn, error) { return h.Dial(ctx, code, j) }
}

// until takes in what is told until that is so.
func (p *person) until(so func() bool) {
	p.t.Helper()
	for !so() {
		select {
		case tell, ok := <-p.Told():
			if !ok {
				require.Error(p.t, p.Err(), "the room has ended it")
				p.again()
				continue
			}
			if tell.Table != nil && tell.Table.Events == nil {
				tell.Table.Events = []byte("[0,0,0,0,0]")
			}
			require.NoError(p.t, p.Take(tell))
			if tell.Table != nil && p.last.Do != nil && p.last.Do.At == p.Table.At {
				p.ask(p.last) // the question is still open
			}
		case <-p.ctx.Done():
			require.Fail(p.t, "nothing came in time")
		}
	}
}

// again comes back to one's seat.
func (p *person) again() {
	p.t.Helper()
	p.cuts++
	require.Eventually(p.t, func() bool {
		c, err := p.dial(wire.Join{Token: p.Welcome.Token})
		if err == nil {
			p.Conn, p.Table = c, nil
		}
		return err == nil
	}, 20*time.Second, 300*time.Millisecond) // an address may ask once a second
}

func (p *person) ask(a wire.Ask) {
	p.t.Helper()
	if p.Ask(p.ctx, a) != nil {
		p.again()
	}
}

// begin begins the game of those who sit there.
func begin(all []*person) {
	yes := true
	for _, p := range all[1:] {
		p.ask(wire.Ask{Ready: &yes})
	}
	all[0].until(func() bool {
		for i := range all[1:] {
			if len(all[0].Room.Places) != len(all) || !all[0].Room.Places[i+1].Ready {
				return false
			}
		}
		return true
	})
	all[0].ask(wire.Ask{Begin: true})
}

// play plays the game to the end; between says what happens before each moment.
func play(t *testing.T, all []*person, between func(at uint64)) {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 5))
	for at := uint64(1); ; at++ {
		between(at)
		for _, p := range all {
			p.until(func() bool { return p.Table != nil && p.Table.At == at })
		}
		asked := all[0].Table.Asked
		if asked == 0 {
			break
		}
		p := all[asked-1]
		require.True(t, p.Asked())
		legal := p.Game.Legal(nil)
		p.last = p.Answer(legal[r.IntN(len(legal))])
		p.ask(p.last)
		p.until(func() bool { return p.Table != nil && p.Table.At == at+1 })
	}
	for _, p := range all {
		p.until(func() bool { return p.Over != nil })
		assert.Equal(t, p.Begun.Promise, room.Promise(p.Over.Seed, p.Over.Salt))
	}
}

// A host and two guests play a whole game. The relay sees that they do, and no word of it.
func TestPlayByTheRelay(t *testing.T) {
	s := serve(t, relay.Config{Knocks: 1}) // each has shown the key before the next one comes
	h := s.opens(t.TempDir())
	code, err := h.Room(wire.Options{Mode: "long", Seats: 3, Undo: true})
	require.NoError(t, err)
	all := []*person{enter(t, "Ada", at(h, code)), enter(t, "Benedetta", by(s.link(h, code))),
		enter(t, "Cassandra", by(s.link(h, strings.ToLower(code))))}
	assert.Equal(t, code, all[1].Welcome.Code)
	rooms, guests := s.relay.Count()
	assert.Equal(t, [2]int{1, 2}, [2]int{rooms, guests})
	begin(all)
	play(t, all, func(uint64) {})
	assert.Zero(t, all[0].cuts+all[1].cuts+all[2].cuts)
	saw := s.saw()
	require.Greater(t, len(saw), 10_000)
	for _, word := range []string{"Benedetta", "Cassandra", "Ada", "race", "play", "drop", "welcome", "join", "token", "table", "state",
		all[1].Welcome.Token, h.Key(code), string(all[1].Begun.Header)} {
		assert.NotContains(t, saw, word)
	}
	assert.NotContains(t, strings.ToLower(saw), "seat")
	all[2].Close()
	require.Eventually(t, func() bool {
		_, guests := s.relay.Count()
		return guests == 1
	}, 10*time.Second, 5*time.Millisecond)
	require.NoError(t, h.Close())
	for {
		tell, ok := <-all[1].Told()
		if !ok {
			break
		}
		if tell.Closed != nil {
			assert.EqualError(t, tell.Closed.Err(), "the room is closed")
		}
	}
	assert.NoError(t, all[1].Err(), "the host has ended it")
	require.Eventually(t, func() bool {
		rooms, _ := s.relay.Count()
		return rooms == 0
	}, 10*time.Second, 5*time.Millisecond)
	_, err = link.Dial(t.Context(), "ws://"+s.address+"/relay/"+code+"#"+seal.NewKey().String(), wire.Join{})
	assert.EqualError(t, err, "there is no such room: check the address and the code")
}

// Connections fail: a guest's, all of them, and the whole relay. Everybody comes back to the same question.
func TestComeBackByTheRelay(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.opens(t.TempDir())
	code, err := h.Room(wire.Options{Mode: "long", Seats: 3})
	require.NoError(t, err)
	key := h.Key(code)
	all := []*person{enter(t, "Ada", at(h, code)), enter(t, "Ben", by(s.link(h, code))), enter(t, "Cy", by(s.link(h, code)))}
	begin(all)
	play(t, all, func(at uint64) {
		switch at {
		case 5: // a guest comes back before the room has noticed
			all[1].again()
		case 8: // the host's connection fails, and with it the guests'
			s.cut()
		case 11: // the relay fails, and is started again
			s.end()
			require.Eventually(t, func() bool { return h.Trouble(code) != nil }, 10*time.Second, time.Millisecond)
			assert.Contains(t, h.Trouble(code).Error(), "no connection to the relay")
			s.start()
		}
	})
	assert.Zero(t, all[0].cuts, "the host sits in the house")
	assert.Equal(t, 3, all[1].cuts)
	assert.Equal(t, 2, all[2].cuts)
	assert.Equal(t, key, h.Key(code))
	assert.NoError(t, h.Trouble(code))
}

// A relay changes what passes, on the way to the host and to guests: nobody takes it for true, and everybody comes back to the same
// question.
func TestARelayThatChangesWhatPasses(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.opens("")
	code, err := h.Room(wire.Options{Mode: "long", Seats: 3})
	require.NoError(t, err)
	all := []*person{enter(t, "Ada", at(h, code)), enter(t, "Ben", by(s.link(h, code))), enter(t, "Cy", by(s.link(h, code)))}
	begin(all)
	play(t, all, func(at uint64) {
		if at%5 == 0 && at < 40 {
			s.mu.Lock()
			s.flips++
			s.mu.Unlock()
		}
	})
	assert.Zero(t, all[0].cuts)
	assert.GreaterOrEqual(t, all[1].cuts+all[2].cuts, 2)
}

// A host that was closed opens its room again: the links of friends stay good.
func TestTheHouseIsOpenedAgain(t *testing.T) {
	s := serve(t, relay.Config{})
	dir := t.TempDir()
	h := s.opens(dir)
	code, err := h.Room(wire.Options{Seats: 2})
	require.NoError(t, err)
	url := s.link(h, code)
	all := []*person{enter(t, "Ada", at(h, code)), enter(t, "Ben", by(url))}
	begin(all)
	for _, p := range all {
		p.until(func() bool { return p.Table != nil })
	}
	ben := all[1]
	was := ben.Table
	require.NoError(t, h.Close())

	h = s.opens(dir)
	require.NoError(t, h.Again(strings.ToLower(code)))
	require.NoError(t, h.Again(code), "once is enough")
	assert.Equal(t, url, s.link(h, code))
	ben.again()
	ben.until(func() bool { return ben.Table != nil })
	assert.Equal(t, was.State, ben.Table.State)
	assert.Equal(t, was.Asked, ben.Table.Asked)
	assert.EqualError(t, h.Again("ZZZZZZ"), "there is no such room: check the address and the code")
}

// Two hosts do not hear each other's guests.
func TestTwoHosts(t *testing.T) {
	s := serve(t, relay.Config{})
	var urls []string
	for range 2 {
		h := s.opens("")
		code, err := h.Room(wire.Options{Seats: 2})
		require.NoError(t, err)
		urls = append(urls, s.link(h, code))
		enter(t, "Ada", at(h, code))
	}
	assert.NotEqual(t, urls[0], urls[1])
	ben, cy := enter(t, "Ben", by(urls[0])), enter(t, "Cy", by(urls[1]))
	ben.until(func() bool { return len(ben.Room.Places) == 2 && ben.Room.Places[1].Name == "Ben" })
	cy.until(func() bool { return len(cy.Room.Places) == 2 && cy.Room.Places[1].Name == "Cy" })
	ben.ask(wire.Ask{Say: "hello"})
	yes := true
	cy.ask(wire.Ask{Ready: &yes})
	cy.until(func() bool { return cy.Room.Places[1].Ready })
	assert.False(t, ben.Room.Places[1].Ready)
}

// Who has a wrong link is told what is wrong with it.
func TestWrongLinks(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.opens("")
	code, err := h.Room(wire.Options{Seats: 2})
	require.NoError(t, err)
	room := "ws://" + s.address + "/relay/"
	for url, why := range map[string]string{
		room + code + "#" + seal.NewKey().String(): "the link's key does not fit this room: ask the host for the link again",
		room + code + "#":                          "the link has no key of a room: take the whole link",
		room + code + "#abc":                       "the link has no key of a room: take the whole link",
		room + "ZZZZZZ#" + h.Key(code):             "there is no such room: check the address and the code",
	} {
		_, err := link.Dial(t.Context(), url, wire.Join{})
		assert.EqualError(t, err, why, url)
	}
	_, err = link.Dial(t.Context(), "ws://127.0.0.1:1/relay/"+code+"#"+h.Key(code), wire.Join{})
	assert.ErrorContains(t, err, "no connection to the relay")
	enter(t, "Ben", by(s.link(h, code)))
}

// The options of a room are refused by the host itself, as everywhere.
func TestARoomThatCannotBe(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.opens("")
	_, err := h.Room(wire.Options{Mode: "medium"})
	assert.Error(t, err)
	require.Eventually(t, func() bool {
		rooms, _ := s.relay.Count()
		return rooms == 0
	}, 10*time.Second, 5*time.Millisecond)
	nobody := httptest.NewServer(http.NotFoundHandler())
	defer nobody.Close()
	far, err := house.Relayed(nobody.URL, hall.Config{})
	require.NoError(t, err)
	_, err = far.Room(wire.Options{})
	assert.ErrorContains(t, err, "no connection to the relay")
	require.NoError(t, far.Close())
	assert.Empty(t, far.Addresses())
}

// A room that ends at the relay because nothing happens in it can be opened again, and is as it was.
func TestAnIdleRoomIsOpenedAgain(t *testing.T) {
	s := serve(t, relay.Config{Idle: 200 * time.Millisecond})
	h := s.opens("")
	code, err := h.Room(wire.Options{Seats: 2})
	require.NoError(t, err)
	require.Eventually(t, func() bool { return h.Trouble(code) != nil && !relay.Lost(h.Trouble(code)) }, 10*time.Second, time.Millisecond)
	assert.EqualError(t, h.Trouble(code), "nothing happened in this room for long: open it again")
	require.Eventually(t, func() bool { return h.Again(code) == nil && h.Trouble(code) == nil }, 10*time.Second, 10*time.Millisecond)
}
