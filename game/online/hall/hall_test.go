package hall_test

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
)

// serve is a hall with the toy game, at an address of the loopback.
func serve(t *testing.T, dir string) (*hall.Hall, *httptest.Server) {
	t.Helper()
	h, err := hall.New(hall.Config{Program: "test 1", Dealers: map[string]room.Dealer{"race": deal.Kind(toytest.Kind{})}, Game: "race",
		Dir: dir, Most: 3})
	require.NoError(t, err)
	s := httptest.NewServer(h.Handler(http.NotFoundHandler()))
	t.Cleanup(func() {
		s.CloseClientConnections()
		s.Close()
		require.NoError(t, h.Close())
	})
	return h, s
}

// person plays at the other end of a real connection.
type person struct {
	*guest.Guest
	*link.Conn
	t   *testing.T
	ctx context.Context
	url string
}

func enter(t *testing.T, url string, j wire.Join) *person {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 30*time.Second)
	t.Cleanup(stop)
	j.Rules = deal.Kind(toytest.Kind{}).Rules()
	c, err := link.Dial(ctx, url, j)
	require.NoError(t, err)
	p := &person{guest.New(guest.StartOf[game.Game](toytest.Kind{})), c, t, ctx, url}
	p.until(func() bool { return p.Welcome.Seat > 0 })
	return p
}

// until takes in what is told until that is so.
func (p *person) until(so func() bool) {
	p.t.Helper()
	for !so() {
		select {
		case tell, ok := <-p.Told():
			require.True(p.t, ok, "the connection has ended: %v", p.Err())
			if tell.Table != nil && tell.Table.Events == nil {
				tell.Table.Events = []byte("[0,0,0,0,0]")
			}
			require.NoError(p.t, p.Take(tell))
		case <-p.ctx.Done():
			require.Fail(p.t, "nothing came in time")
		}
	}
}

func (p *person) ask(a wire.Ask) {
	p.t.Helper()
	require.NoError(p.t, p.Ask(p.ctx, a))
}

func post(t *testing.T, s *httptest.Server, body string) (int, map[string]any) {
	t.Helper()
	answer, err := http.Post(s.URL+"/rooms", "application/json", strings.NewReader(body))
	require.NoError(t, err)
	defer answer.Body.Close()
	var said map[string]any
	require.NoError(t, json.NewDecoder(answer.Body).Decode(&said))
	return answer.StatusCode, said
}

// Two people open a room by a request, play a whole game over the net, and one of them loses the connection midway.
func TestPlayOverTheNet(t *testing.T) {
	dir := t.TempDir()
	_, s := serve(t, dir)
	status, said := post(t, s, `{"mode":"long","seats":2,"undo":true}`)
	require.Equal(t, http.StatusCreated, status, said)
	code := said["code"].(string)
	assert.Regexp(t, "^[A-Z]{6}$", code)
	url := "ws" + strings.TrimPrefix(s.URL, "http") + "/rooms/" + strings.ToLower(code)
	ada, ben := enter(t, url, wire.Join{Name: "Ada"}), enter(t, url, wire.Join{Name: "Ben"})
	yes := true
	ben.ask(wire.Ask{Ready: &yes})
	ada.until(func() bool { return len(ada.Room.Places) == 2 && ada.Room.Places[1].Ready })
	ada.ask(wire.Ask{Begin: true})
	r := rand.New(rand.NewPCG(5, 5))
	all := []*person{ada, ben}
	for n := 0; ; n++ {
		at := uint64(n + 1)
		for _, p := range all {
			p.until(func() bool { return p.Table != nil && p.Table.At == at })
		}
		if all[0].Table.Asked == 0 {
			break
		}
		if n == 7 {
			again := enter(t, url, wire.Join{Token: all[1].Welcome.Token})
			all[1].Close()
			all[1] = again
			again.until(func() bool { return again.Table != nil })
		}
		p := all[all[0].Table.Asked-1]
		require.True(t, p.Asked())
		legal := p.Game.Legal(nil)
		p.ask(p.Answer(legal[r.IntN(len(legal))]))
	}
	for _, p := range all {
		p.until(func() bool { return p.Over != nil })
		assert.Equal(t, p.Begun.Promise, room.Promise(p.Over.Seed, p.Over.Salt))
	}
	data, err := os.ReadFile(filepath.Join(dir, code+".jsonl"))
	require.NoError(t, err)
	assert.Contains(t, string(data), `"players":["Ada","Ben"]`)
}

// A room is found again after the server has been started anew, and after nobody was there for long.
func TestRoomsGoOn(t *testing.T) {
	dir := t.TempDir()
	h, s := serve(t, dir)
	_, said := post(t, s, `{"seats":2}`)
	code := said["code"].(string)
	at := func(s *httptest.Server) string { return "ws" + strings.TrimPrefix(s.URL, "http") + "/rooms/" + code }
	ada := enter(t, at(s), wire.Join{Name: "Ada"})
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 2, Bot: "careful"}})
	ada.ask(wire.Ask{Begin: true})
	ada.until(func() bool { return ada.Asked() })
	ada.ask(ada.Answer(ada.Game.Legal(nil)[0]))
	ada.until(func() bool { return ada.Table.At >= 3 && ada.Asked() })
	state := ada.Table.State
	require.NoError(t, h.Close())
	for range ada.Told() {
	}
	assert.NoError(t, ada.Err(), "the room has said that it ends")

	h, s = serve(t, dir)
	again := enter(t, at(s), wire.Join{Token: ada.Welcome.Token})
	again.until(func() bool { return again.Table != nil })
	assert.Equal(t, state, again.Table.State)
	assert.True(t, again.Asked())
	require.NoError(t, h.Sweep(0))
	rooms, guests := h.Count()
	assert.Equal(t, [2]int{1, 1}, [2]int{rooms, guests}, "somebody is there")
	again.Close()
	require.Eventually(t, func() bool {
		require.NoError(t, h.Sweep(0))
		rooms, _ := h.Count()
		return rooms == 0
	}, 5*time.Second, 10*time.Millisecond)
	again = enter(t, at(s), wire.Join{Token: ada.Welcome.Token})
	again.until(func() bool { return again.Table != nil })
	assert.Equal(t, state, again.Table.State)
}

// A room that has ended by itself opens again from what was kept, and its guests are let go without being told that it is over.
func TestRoomsOpenAgain(t *testing.T) {
	dir := t.TempDir()
	h, s := serve(t, dir)
	_, said := post(t, s, `{"seats":2}`)
	code := said["code"].(string)
	url := "ws" + strings.TrimPrefix(s.URL, "http") + "/rooms/" + code
	ada := enter(t, url, wire.Join{Name: "Ada"})
	r, err := h.Room(code)
	require.NoError(t, err)
	r.Abandon()
	for tell := range ada.Told() {
		assert.Nil(t, tell.Closed)
	}
	require.Error(t, ada.Conn.Err(), "the program connects again")
	require.NoError(t, os.WriteFile(filepath.Join(dir, code+".jsonl"), nil, 0o600)) // of a game that nobody was told of
	ada = enter(t, url, wire.Join{Token: ada.Welcome.Token})
	ada.ask(wire.Ask{Seat: &wire.Seat{Seat: 2, Bot: "careful"}})
	ada.ask(wire.Ask{Begin: true})
	ada.until(func() bool { return ada.Table != nil })
	again, err := h.Room(code)
	require.NoError(t, err)
	assert.NotSame(t, r, again)
}

func TestForeignRequestsAreRefused(t *testing.T) {
	_, s := serve(t, t.TempDir())
	for body, why := range map[string]string{
		`{`: "json-syntax", `{"game":"chess"}`: "online-no-game", `{"mode":"medium"}`: "unknown-mode-use", `{"seats":9}`: "online-other",
		strings.Repeat("[", 5000): "",
	} {
		status, said := post(t, s, body)
		assert.Equal(t, http.StatusBadRequest, status, body)
		if why != "" && why != "json-syntax" && why != "online-other" {
			assert.Equal(t, why, said["key"], body)
		}
	}
	for _, code := range []string{"ZZZZZZ", "..%2f..%2fx", "abc", "ABCDE1"} {
		_, err := link.Dial(t.Context(), "ws"+strings.TrimPrefix(s.URL, "http")+"/rooms/"+code, wire.Join{})
		assert.EqualError(t, err, "there is no such room: check the address and the code", code)
	}
	_, said := post(t, s, `{"seats":2}`)
	url := "ws" + strings.TrimPrefix(s.URL, "http") + "/rooms/" + said["code"].(string)
	elsewhere := &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"https://elsewhere.example"}}}
	_, answer, err := websocket.Dial(t.Context(), url, elsewhere)
	require.Error(t, err)
	assert.Equal(t, http.StatusForbidden, answer.StatusCode, "a page from elsewhere")

	conn, _, err := websocket.Dial(t.Context(), url, nil)
	require.NoError(t, err)
	require.NoError(t, conn.Write(t.Context(), websocket.MessageText, []byte("{{{")))
	_, data, err := conn.Read(t.Context())
	require.NoError(t, err)
	assert.Contains(t, string(data), "online-join-first")
	conn, _, err = websocket.Dial(t.Context(), url, nil)
	require.NoError(t, err)
	_ = conn.Write(t.Context(), websocket.MessageText, make([]byte, wire.MaxAsk+1))
	_, _, err = conn.Read(t.Context())
	assert.Equal(t, websocket.StatusMessageTooBig, websocket.CloseStatus(err))
}

func TestTooManyRequestsFromOneAddress(t *testing.T) {
	_, s := serve(t, t.TempDir())
	refused := 0
	for range 60 {
		if status, _ := post(t, s, `{"seats":2}`); status == http.StatusTooManyRequests {
			refused++
		}
	}
	assert.Greater(t, refused, 20)
	answer, err := http.Get(s.URL + "/status")
	require.NoError(t, err)
	defer answer.Body.Close()
	var said map[string]any
	require.NoError(t, json.NewDecoder(answer.Body).Decode(&said))
	assert.Equal(t, map[string]any{"program": "test 1", "rooms": 3.0, "guests": 0.0}, said, "no more rooms than may be open")
}

// One address keeps so many rooms open; who has opened one by other ways, or opens a kept one again, is not counted.
func TestRoomsOfOneAddress(t *testing.T) {
	h, err := hall.New(hall.Config{Dealers: map[string]room.Dealer{"race": deal.Kind(toytest.Kind{})}, Game: "race",
		Dir: t.TempDir(), Each: 2})
	require.NoError(t, err)
	s := httptest.NewServer(h.Handler(nil))
	t.Cleanup(func() {
		s.Close()
		require.NoError(t, h.Close())
	})
	_, err = h.Open(wire.Options{})
	require.NoError(t, err)
	codes := [2]string{}
	for i := range codes {
		status, said := post(t, s, `{"seats":2}`)
		require.Equal(t, http.StatusCreated, status)
		codes[i] = said["code"].(string)
	}
	status, said := post(t, s, `{"seats":2}`)
	assert.Equal(t, http.StatusBadRequest, status)
	assert.Equal(t, "online-rooms-of-one", said["key"])
	require.NoError(t, h.Sweep(0))
	for range 2 {
		_, err = h.Room(codes[0])
		require.NoError(t, err)
		status, _ = post(t, s, `{"seats":2}`)
		assert.Equal(t, http.StatusCreated, status, "nobody was there")
	}
}
