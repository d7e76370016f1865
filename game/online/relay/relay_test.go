package relay_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/relay"
)

func (s *server) hosts(c relay.Claim) (*relay.Host, error) {
	ctx, stop := context.WithTimeout(s.t.Context(), 10*time.Second)
	defer stop()
	h, err := relay.Dial(ctx, "ws://"+s.address+"/relay", c)
	if err == nil {
		s.t.Cleanup(h.Close)
	}
	return h, err
}

func (s *server) host() *relay.Host {
	s.t.Helper()
	h, err := s.hosts(relay.Claim{})
	require.NoError(s.t, err)
	return h
}

func (s *server) guest(code string) pipe.Conn {
	s.t.Helper()
	c, err := relay.Enter(s.t.Context(), "ws://"+s.address+"/relay/"+code)
	require.NoError(s.t, err)
	s.t.Cleanup(c.Cut)
	return c
}

// meets lets a guest meet the host.
func (s *server) meets(h *relay.Host) (guest, host pipe.Conn) {
	s.t.Helper()
	guest = s.guest(h.Claim.Code)
	ctx, stop := context.WithTimeout(s.t.Context(), 10*time.Second)
	defer stop()
	host, err := h.Accept(ctx)
	require.NoError(s.t, err)
	return guest, host
}

// sits lets a guest meet the host who proves that it has the key.
func (s *server) sits(h *relay.Host) (guest pipe.Conn) {
	s.t.Helper()
	guest, host := s.meets(h)
	require.NoError(s.t, relay.Proved(host))
	require.NoError(s.t, host.Write(s.t.Context(), []byte("welcome")))
	_, err := guest.Read(s.t.Context()) // then the relay has heard it
	require.NoError(s.t, err)
	return guest
}

func read(t *testing.T, c pipe.Conn) (string, error) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	data, err := c.Read(ctx)
	require.NoError(t, ctx.Err(), "nothing came in time")
	return string(data), err
}

// ends requires that a connection ends, whatever comes before.
func ends(t *testing.T, c pipe.Conn) error {
	t.Helper()
	for {
		if _, err := read(t, c); err != nil {
			return err
		}
	}
}

// Frames pass on their channels, in both directions and of any size that rooms need; each end can end a channel.
func TestFramesPass(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.host()
	assert.Regexp(t, "^[A-Z]{6}$", h.Claim.Code)
	guests, hosts := [2]pipe.Conn{}, [2]pipe.Conn{}
	for i := range guests {
		guests[i], hosts[i] = s.meets(h)
	}
	for i, name := range []string{"one", "two"} {
		large := string(make([]byte, 5<<20)) + name
		require.NoError(t, guests[i].Write(t.Context(), []byte(name)))
		require.NoError(t, guests[i].Write(t.Context(), nil))
		require.NoError(t, hosts[1-i].Write(t.Context(), []byte("to "+name)))
		require.NoError(t, hosts[1-i].Write(t.Context(), []byte(large)))
	}
	for i, name := range []string{"one", "two"} {
		got, err := read(t, hosts[i])
		require.NoError(t, err)
		assert.Equal(t, name, got)
		got, err = read(t, hosts[i])
		require.NoError(t, err)
		assert.Empty(t, got)
		got, err = read(t, guests[1-i])
		require.NoError(t, err)
		assert.Equal(t, "to "+name, got)
		got, err = read(t, guests[1-i])
		require.NoError(t, err)
		assert.Len(t, got, 5<<20+3)
	}
	require.NoError(t, guests[0].Close())
	_, err := read(t, hosts[0])
	assert.Equal(t, io.EOF, err)
	require.NoError(t, hosts[1].Write(t.Context(), []byte("last")))
	require.NoError(t, hosts[1].Close())
	got, err := read(t, guests[1])
	require.NoError(t, err)
	assert.Equal(t, "last", got)
	_, err = read(t, guests[1])
	assert.Equal(t, io.EOF, err)
	assert.NoError(t, hosts[1].Close(), "once is enough")
}

// A host gets its code again with the secret, also from a relay that was started anew, and nobody else does.
func TestCodesAreKept(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.host()
	guest, _ := s.meets(h)
	h.Cut()
	assert.Error(t, ends(t, guest))
	require.Eventually(t, func() bool {
		_, err := read(t, s.guest(h.Claim.Code))
		return err != nil && err.Error() == "the host of this room is away: try again soon"
	}, 10*time.Second, 300*time.Millisecond)
	again, err := s.hosts(h.Claim)
	require.NoError(t, err)
	assert.Equal(t, h.Claim, again.Claim)
	s.meets(again)

	newer, err := s.hosts(h.Claim)
	require.NoError(t, err)
	_, err = again.Accept(t.Context())
	assert.EqualError(t, err, "this room was opened again from elsewhere")
	assert.False(t, relay.Lost(err))
	s.meets(newer)

	s.end()
	_, err = newer.Accept(t.Context())
	assert.True(t, relay.Lost(err), err)
	s.start()
	for claim, why := range map[relay.Claim]string{
		{Code: h.Claim.Code}:                     "the relay does not know the secret of this room's code: open another room",
		{Code: "ABCDEF", Secret: h.Claim.Secret}: "the relay does not know the secret of this room's code: open another room",
		{Code: "../..", Secret: h.Claim.Secret}:  "the relay does not know the secret of this room's code: open another room",
	} {
		_, err := s.hosts(claim)
		assert.EqualError(t, err, why)
	}
	again, err = s.hosts(h.Claim)
	require.NoError(t, err)
	assert.Equal(t, h.Claim, again.Claim)
	s.config.Key = make([]byte, 32)
	s.end()
	s.start()
	_, err = s.hosts(h.Claim)
	assert.ErrorContains(t, err, "does not know the secret")
}

// Whoever does not read what comes is let go; the others notice nothing.
func TestSlowReadersAreLetGo(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.host()
	slow, toSlow := s.meets(h)
	quick, toQuick := s.meets(h)
	frame := make([]byte, 1<<20)
	sent := 0
	for ; sent < 100 && toSlow.Write(t.Context(), frame) == nil; sent++ {
	}
	assert.Less(t, sent, 100)
	require.NoError(t, toQuick.Write(t.Context(), []byte("quick")))
	got, err := read(t, quick)
	require.NoError(t, err)
	assert.Equal(t, "quick", got)
	assert.Error(t, ends(t, toSlow))
	assert.Error(t, ends(t, slow))
	require.Eventually(t, func() bool {
		_, guests := s.relay.Count()
		return guests == 1
	}, 10*time.Second, 5*time.Millisecond)
}

// What waits in the whole relay is bounded too.
func TestAllThatWaitsIsBounded(t *testing.T) {
	s := serve(t, relay.Config{Waits: 3 << 20})
	h := s.host()
	guest, host := s.meets(h)
	require.NoError(t, host.Write(t.Context(), make([]byte, 4<<20)))
	assert.Error(t, ends(t, guest))
	guest, host = s.meets(h)
	require.NoError(t, host.Write(t.Context(), make([]byte, 1<<20)))
	got, err := read(t, guest)
	require.NoError(t, err)
	assert.Len(t, got, 1<<20, "nothing waits any more")
}

// A channel that the host does not read ends; the others notice nothing.
func TestAChannelThatIsNotReadEnds(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.host()
	guest, _ := s.meets(h)
	other, toOther := s.meets(h)
	go func() {
		for range 200 {
			if guest.Write(t.Context(), []byte("x")) != nil {
				return
			}
		}
	}()
	assert.Error(t, ends(t, guest))
	require.NoError(t, other.Write(t.Context(), []byte("there")))
	got, err := read(t, toOther)
	require.NoError(t, err)
	assert.Equal(t, "there", got)
}

func TestTooMuchIsRefused(t *testing.T) {
	s := serve(t, relay.Config{Guests: 2, Rooms: 2})
	h := s.host()
	guest, host := s.meets(h)
	require.NoError(t, guest.Write(t.Context(), make([]byte, relay.MaxUp)))
	got, err := read(t, host)
	require.NoError(t, err)
	assert.Len(t, got, relay.MaxUp)
	_ = guest.Write(t.Context(), make([]byte, relay.MaxUp+1))
	assert.Error(t, ends(t, guest))
	assert.Error(t, ends(t, host))

	s.sits(h)
	s.sits(h)
	_, err = read(t, s.guest(h.Claim.Code))
	assert.EqualError(t, err, "2 are connected to this room, which is the most")
	s.host()
	_, err = s.hosts(relay.Claim{})
	assert.EqualError(t, err, "there are 2 rooms already: try again later")
	_, err = s.hosts(h.Claim)
	assert.NoError(t, err, "it is there already")

	big := make([]byte, 10<<20)
	guest, host = s.meets(s.again(h))
	_ = host.Write(t.Context(), big)
	assert.Error(t, ends(t, guest), "with the host")
}

// again is a host that comes again.
func (s *server) again(h *relay.Host) *relay.Host {
	s.t.Helper()
	h, err := s.hosts(h.Claim)
	require.NoError(s.t, err)
	return h
}

// Who knows a code without its key holds no place: who comes with the key comes in, and whoever has waited longest has to go.
func TestOnlyWhoHasTheKeyHoldsAPlace(t *testing.T) {
	s := serve(t, relay.Config{Guests: 2})
	h := s.host()
	first, _ := s.meets(h)
	second, _ := s.meets(h)
	sits := s.sits(h)
	assert.Error(t, ends(t, first), "who has waited longest")
	require.NoError(t, second.Write(t.Context(), []byte("x")), "and nobody else")
	s.sits(h)
	_, err := read(t, s.guest(h.Claim.Code))
	assert.EqualError(t, err, "2 are connected to this room, which is the most")
	require.NoError(t, sits.Close())
	require.Eventually(t, func() bool {
		_, guests := s.relay.Count()
		return guests < 3
	}, 10*time.Second, 5*time.Millisecond)
	s.sits(h)
}

// One address has few guests at the door at once, and those who are in do not count.
func TestKnocksOfOneAddress(t *testing.T) {
	s := serve(t, relay.Config{Knocks: 2})
	h := s.host()
	s.sits(h)
	s.meets(h)
	knocks, host := s.meets(h)
	_, err := read(t, s.guest(h.Claim.Code))
	assert.EqualError(t, err, "too many from your address try to come in at once: try again in a moment")
	require.NoError(t, relay.Proved(host))
	require.NoError(t, host.Write(t.Context(), []byte("welcome")))
	_, err = read(t, knocks)
	require.NoError(t, err)
	s.meets(h)
}

// One address keeps so many rooms open, and may have one of them again.
func TestRoomsOfOneAddress(t *testing.T) {
	s := serve(t, relay.Config{Each: 2})
	h := s.host()
	s.host()
	_, err := s.hosts(relay.Claim{})
	assert.EqualError(t, err, "your address keeps 2 rooms open already: a room ends ten minutes after everybody has left")
	again := s.again(h)
	again.Close()
	require.Eventually(t, func() bool {
		rooms, _ := s.relay.Count()
		return rooms == 1
	}, 10*time.Second, 5*time.Millisecond)
	s.host()
}

func TestAddresses(t *testing.T) {
	for from, want := range map[string]string{
		"192.0.2.7:5000": "192.0.2.7", "[::ffff:192.0.2.7]:5000": "192.0.2.7", "[2001:db8:1:2:3::4]:5000": "2001:db8:1:2::", "@": "@",
	} {
		assert.Equal(t, want, relay.Address(&http.Request{RemoteAddr: from}))
	}
}

// Rooms in which nothing happens end; the others stay.
func TestIdleRoomsEnd(t *testing.T) {
	s := serve(t, relay.Config{Idle: 500 * time.Millisecond})
	idle, busy := s.host(), s.host()
	guest, host := s.meets(busy)
	ended := make(chan error, 1)
	go func() {
		_, err := idle.Accept(t.Context())
		ended <- err
	}()
	for done := false; !done; {
		require.NoError(t, guest.Write(t.Context(), []byte("x")))
		_, err := read(t, host)
		require.NoError(t, err)
		select {
		case err := <-ended:
			assert.EqualError(t, err, "nothing happened in this room for long: open it again")
			done = true
		case <-time.After(60 * time.Millisecond):
		}
	}
	require.Eventually(t, func() bool {
		rooms, guests := s.relay.Count()
		return rooms == 1 && guests == 1
	}, 10*time.Second, 5*time.Millisecond)
}

// Whatever hosts and guests say that is not of the protocol ends their connections, and nobody else's.
func TestNonsense(t *testing.T) {
	s := serve(t, relay.Config{})
	h := s.host()
	guest, _ := s.meets(h)
	for _, say := range []struct {
		kind websocket.MessageType
		data string
	}{
		{websocket.MessageText, "{"}, {websocket.MessageText, "{}"}, {websocket.MessageText, `{"claim":{"version":9}}`},
		{websocket.MessageText, `{"close":1}`}, {websocket.MessageBinary, `{"claim":{"version":1}}`}, {websocket.MessageBinary, ""},
	} {
		ws, _, err := websocket.Dial(t.Context(), "ws://"+s.address+"/relay", nil)
		require.NoError(t, err)
		require.NoError(t, ws.Write(t.Context(), say.kind, []byte(say.data)))
		_, data, err := ws.Read(t.Context())
		require.NoError(t, err, say.data)
		assert.Contains(t, string(data), "refused", say.data)
		_, _, err = ws.Read(t.Context())
		assert.Error(t, err)
	}
	for _, data := range []string{"\x00\x00\x00", "", "\x01"} {
		bad := s.host()
		require.NoError(t, bad.Socket().Write(t.Context(), websocket.MessageBinary, []byte(data)))
		_, err := bad.Accept(t.Context())
		assert.ErrorContains(t, err, "asks for nothing known")
	}
	bad := s.host()
	require.NoError(t, bad.Socket().Write(t.Context(), websocket.MessageText, []byte(`{"open":1}`)))
	_, err := bad.Accept(t.Context())
	assert.ErrorContains(t, err, "asks for nothing known")
	require.NoError(t, h.Say(t.Context(), relay.Word{Close: 999}), "a guest that has gone")
	require.NoError(t, h.Socket().Write(t.Context(), websocket.MessageBinary, []byte("\x00\x00\x01\x00x")))

	ws, _, err := websocket.Dial(t.Context(), "ws://"+s.address+"/relay/"+h.Claim.Code, nil)
	require.NoError(t, err)
	require.NoError(t, ws.Write(t.Context(), websocket.MessageText, []byte("hello")))
	_, data, err := ws.Read(t.Context())
	require.NoError(t, err)
	assert.Contains(t, string(data), "online-nothing-asked")

	elsewhere := &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"https://elsewhere.example"}}}
	for _, path := range []string{"/relay", "/relay/" + h.Claim.Code} {
		_, answer, err := websocket.Dial(t.Context(), "ws://"+s.address+path, elsewhere)
		require.Error(t, err)
		assert.Equal(t, http.StatusForbidden, answer.StatusCode, "a page from elsewhere")
	}
	require.NoError(t, guest.Write(t.Context(), []byte("still there")))
}

func TestStatus(t *testing.T) {
	s := serve(t, relay.Config{})
	s.meets(s.host())
	answer, err := http.Get("http://" + s.address + "/status")
	require.NoError(t, err)
	defer answer.Body.Close()
	var said map[string]any
	require.NoError(t, json.NewDecoder(answer.Body).Decode(&said))
	assert.Equal(t, map[string]any{"program": "test", "rooms": 0.0, "guests": 0.0, "relayed": 1.0, "relayedGuests": 1.0}, said)
}

func TestKeptKey(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key")
	key, err := relay.KeptKey(path)
	require.NoError(t, err)
	same, err := relay.KeptKey(path)
	require.NoError(t, err)
	assert.Equal(t, key, same)
	assert.GreaterOrEqual(t, len(key), 32)
	if info, err := os.Stat(path); assert.NoError(t, err) && runtime.GOOS != "windows" {
		assert.Equal(t, os.FileMode(0o600), info.Mode().Perm(), "nobody else reads it")
	}
	require.NoError(t, os.WriteFile(path, []byte("short"), 0o600))
	_, err = relay.KeptKey(path)
	assert.Error(t, err)
	_, err = relay.KeptKey(filepath.Join(path, "nowhere"))
	assert.Error(t, err)
}
