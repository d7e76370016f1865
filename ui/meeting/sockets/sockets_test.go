package sockets_test

import (
	"net"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/seal"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/meeting"
	"github.com/keyraken/keyraken/ui/meeting/sockets"
)

var kind = deal.Kind(toytest.Kind{})

// relayed is a server with a relay, whose connections can be cut.
func relayed(t *testing.T) (url string, cut func()) {
	t.Helper()
	var mu sync.Mutex
	var conns []net.Conn
	h, err := hall.New(hall.Config{Relay: relay.NewServer(relay.Config{})})
	require.NoError(t, err)
	s := httptest.NewUnstartedServer(h.Handler(nil))
	s.Config.ConnState = func(c net.Conn, state http.ConnState) {
		mu.Lock()
		defer mu.Unlock()
		if state == http.StateHijacked {
			conns = append(conns, c)
		}
	}
	s.Start()
	cut = func() {
		mu.Lock()
		defer mu.Unlock()
		for _, c := range conns {
			_ = c.Close()
		}
		conns = nil
	}
	t.Cleanup(func() {
		cut()
		s.Close()
	})
	return s.URL, cut
}

// begin begins a game as a room tells it.
func begin(header []byte) (game.Remote, error) {
	return guest.StartOf[game.Game](toytest.Kind{})(header)
}

// shows shows the game, which needs events each time.
func shows(m *meeting.Meeting) *meeting.Meeting {
	m.Show = func(s *guest.Shown) error {
		if s.Events == nil {
			s.Events = []byte("[0,0,0,0,0]")
		}
		return s.Change(m.Game)
	}
	return m
}

// look lets time pass until that is so.
func look(t *testing.T, so func() bool, all ...*meeting.Meeting) {
	t.Helper()
	require.Eventually(t, func() bool {
		for _, m := range all {
			m.Look(func() bool { return true })
			require.NoError(t, m.Err)
			require.NoError(t, m.Refused())
		}
		return so()
	}, 30*time.Second, time.Millisecond)
}

// One keeps a room and sits in it, another comes in by the relay; the connections are lost, and both go on.
func TestMeetByTheRelay(t *testing.T) {
	url, cut := relayed(t)
	n := sockets.Net()
	house, err := n.Relay(url, "test", "race", t.TempDir(), map[string]room.Dealer{"race": kind})
	require.NoError(t, err)
	code, err := house.Room(wire.Options{Mode: "long", Seats: 2})
	require.NoError(t, err)
	assert.Empty(t, house.Addresses())
	j := wire.Join{Rules: kind.Rules(), Name: "Ada"}
	ada := shows(meeting.Sit(house, code, j, begin))
	look(t, func() bool { return ada.Welcome.Seat == 1 }, ada)
	j.Name = "Ben"
	ben := shows(n.Join(invite.Invite{Server: url, Code: code, Key: house.Key(code)}.Address(), j, begin))
	all := []*meeting.Meeting{ada, ben}
	look(t, func() bool { return ben.Welcome.Seat == 2 }, all...)
	yes := true
	ben.Ask(wire.Ask{Ready: &yes})
	look(t, func() bool { return ada.Room.Places[1].Ready }, all...)
	ada.Ask(wire.Ask{Begin: true})
	look(t, func() bool { return ada.Table != nil && ben.Table != nil }, all...)
	for at := uint64(1); at < 9; at++ {
		look(t, func() bool { return ada.Table.At == at && ben.Table.At == at }, all...)
		if at == 4 {
			cut()
			look(t, func() bool { return ben.Lost }, all...)
			assert.Error(t, house.Trouble(code))
			look(t, func() bool { return !ben.Lost }, all...)
			assert.NoError(t, house.Trouble(code))
			assert.Equal(t, at, ben.Table.At, "the same question")
		}
		m := all[ada.Table.Asked-1]
		m.Ask(m.Answer(m.Game.Legal(nil)[0]))
	}
	require.NoError(t, house.Close())
	require.Eventually(t, func() bool {
		ben.Look(func() bool { return true })
		return ben.Err != nil
	}, 10*time.Second, time.Millisecond)
	assert.EqualError(t, ben.Err, "the room is closed")
	ada.Leave()
	ben.Leave()
}

// Whose link is wrong is told so, in one's language.
func TestWrongKeys(t *testing.T) {
	url, _ := relayed(t)
	n := sockets.Net()
	house, err := n.Relay(url, "test", "race", "", map[string]room.Dealer{"race": kind})
	require.NoError(t, err)
	defer house.Close()
	code, err := house.Room(wire.Options{Seats: 2})
	require.NoError(t, err)
	wrong := invite.Invite{Server: url, Code: code, Key: seal.NewKey().String()}
	m := n.Join(wrong.Address(), wire.Join{Rules: kind.Rules(), Name: "Eve"}, begin)
	require.Eventually(t, func() bool {
		m.Look(func() bool { return true })
		return m.Err != nil
	}, 10*time.Second, time.Millisecond)
	for language, words := range map[string]string{
		"en": "the link's key does not fit this room: ask the host for the link again",
		"ru": "ключ из ссылки не подходит к этой комнате: попросите у хозяина ссылку ещё раз",
	} {
		assert.Equal(t, words, message.Say(m.Err, languages.Named(language)))
	}
}
