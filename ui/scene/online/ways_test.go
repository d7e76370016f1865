package online_test

import (
	"context"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/nearby"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/ui/scene/online"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// Links and what else is on the screen of a room.
var (
	links = regexp.MustCompile(`https?://[^ \n]+#[A-Za-z0-9._-]+`)
	place = map[string]int{"at home": 0, "by a relay": 1, "on a server": 2}
)

// server is a server of rooms, with a relay, on this machine.
func server(t *testing.T, m *scenetest.Mouse) string {
	t.Helper()
	passes := relay.NewServer(relay.Config{})
	h, err := hall.New(hall.Config{Game: games.KeyForge, Dealers: online.Dealers(m.Stack), Relay: passes})
	require.NoError(t, err)
	s := httptest.NewServer(h.Handler(nil))
	t.Cleanup(func() {
		assert.NoError(t, h.Close())
		passes.Close()
		s.Close()
	})
	return s.URL
}

// opens opens a room somewhere and returns the link that the window shows.
func opens(t *testing.T, m *scenetest.Mouse, where string) string {
	t.Helper()
	m.Click("online", 0)
	m.Click("name", 0)
	types(m, "Ada")
	m.Click("new-room", 0)
	m.Click("place", place[where])
	if where != "at home" {
		m.Click("server", 0)
		types(m, server(t, m))
	}
	m.Click("open", 0)
	together(t, func() bool { return links.MatchString(m.Words()) }, m)
	return links.FindString(m.Words())
}

// A link leads to the room wherever it is kept, and back to the same seat; the table is laid for both.
func TestWaysToMeet(t *testing.T) {
	for where := range place {
		t.Run(where, func(t *testing.T) {
			t.Setenv("XDG_DATA_HOME", t.TempDir())
			ada, ben := window(t), window(t)
			link := opens(t, ada, where)
			at, err := invite.Parse(link)
			require.NoError(t, err)
			assert.Equal(t, where == "by a relay", at.Key != "", link)
			ben.Stack.Settings.Names[0] = "Ben"
			online.Follow(ben.Stack, at)
			together(t, func() bool { return strings.Contains(ada.Words(), "Ben") && strings.Contains(ben.Words(), "Room ") }, ada, ben)
			if where == "on a server" {
				assert.Equal(t, link, links.FindString(ben.Words()), "a guest can invite others")
			}
			ben.Stack.Home()
			together(t, func() bool { return strings.Contains(ada.Words(), "Ben (away)") }, ada, ben)
			online.Follow(ben.Stack, at)
			together(t, func() bool { return !strings.Contains(ada.Words(), "Ben (away)") }, ada, ben)
			ben.Click("ready", 0)
			together(t, func() bool { return strings.Contains(ada.Words(), ada.Stack.T("online-ready")) }, ada, ben)
			ada.Click("begin", 0)
			together(t, func() bool { return ada.Stack.Top().Table() != nil && ben.Stack.Top().Table() != nil }, ada, ben)
			ben.Stack.Home()
			ada.Stack.Home()
			ada.Frame()
		})
	}
}

// Whoever keeps a room comes back to it, and so do the guests by the link that they have.
func TestTheHostComesBack(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	ada, ben := window(t), window(t)
	link := opens(t, ada, "by a relay")
	at, err := invite.Parse(link)
	require.NoError(t, err)
	ben.Stack.Settings.Names[0] = "Ben"
	online.Follow(ben.Stack, at)
	together(t, func() bool { return strings.Contains(ada.Words(), "Ben") && strings.Contains(ben.Words(), "Room ") }, ada, ben)
	ada.Stack.Home()
	together(t, func() bool { return ada.Stack.Top().Name() == "title" }, ada)
	ada.Click("online", 0)
	ada.Click("return", 0)
	together(t, func() bool { return links.FindString(ada.Words()) == link }, ada, ben)
	assert.Contains(t, ben.Words(), "he room is closed")
	online.Follow(ben.Stack, at)
	together(t, func() bool {
		return strings.Contains(ada.Words(), "Ben") && !strings.Contains(ada.Words(), "Ben (away)")
	}, ada, ben)
	ada.Stack.Home()
	ada.Frame()
}

// Rooms of the network are offered, and entered at a click.
func TestNeighbours(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	ada, ben := window(t), window(t)
	at, err := invite.Parse(opens(t, ada, "at home"))
	require.NoError(t, err)
	ben.Stack.Net.Find = func(ctx context.Context, found func(nearby.Room)) error {
		found(nearby.Room{Invite: at, Host: "Ada", Game: games.KeyForge, Mode: "keyraken"})
		<-ctx.Done()
		return nil
	}
	ben.Click("online", 0)
	together(t, func() bool { return strings.Contains(ben.Words(), "Ada · Rise of the Keyraken") }, ben)
	ben.Click("near", 0)
	together(t, func() bool { return strings.Contains(ben.Words(), "Room "+at.Code) }, ada, ben)
	ada.Stack.Home()
	ada.Frame()
}

// What is not a link or a server is told as such, where it was typed.
func TestWrongLinks(t *testing.T) {
	m := window(t)
	m.Click("online", 0)
	m.Click("link", 0)
	types(m, "192.168.1.5")
	m.Click("enter", 0)
	assert.Contains(t, m.Words(), "not a link to a room")
	m.Click("new-room", 0)
	m.Click("place", 2)
	m.Click("server", 0)
	types(m, "127.0.0.1:1")
	m.Click("open", 0)
	together(t, func() bool {
		return strings.Contains(m.Words(), "no connection") || strings.Contains(m.Words(), "No connection")
	}, m)
	m.Click("server", 0)
	m.Click("place", 1)
	m.Click("open", 0)
	together(t, func() bool { return strings.Contains(m.Words(), "relay") }, m)
}
