package nearby_test

import (
	"context"
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/nearby"
	"github.com/keyraken/keyraken/game/online/wire"
)

// A machine that asks is told of a room, once, by the name that its host goes by; of none after it has been closed.
func TestRoomsAreFound(t *testing.T) {
	room := nearby.Room{Invite: invite.Invite{Code: "KXWPRA"}, Host: "Аня\x1b[2J", Game: "keyforge", Mode: "keyraken"}
	announced, err := nearby.Announce(8123, room)
	if err != nil {
		t.Skip(err) // there is no network but this machine's own
	}
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	found := make(chan nearby.Room, 10)
	go func() { _ = nearby.Find(ctx, func(r nearby.Room) { found <- r }) }()
	for {
		select {
		case r := <-found:
			if r.Invite.Code != "KXWPRA" {
				continue // somebody else's
			}
			assert.Regexp(t, `^http://[0-9.]+:8123$`, r.Invite.Server)
			assert.Equal(t, "Аня[2J", r.Host)
			assert.Equal(t, "keyforge", r.Game)
			assert.Equal(t, "keyraken", r.Mode)
		case <-ctx.Done():
			t.Skip("this network carries no multicast")
		}
		break
	}
	require.NoError(t, announced.Close())
	again, stop := context.WithTimeout(t.Context(), 2*time.Second)
	defer stop()
	_ = nearby.Find(again, func(r nearby.Room) { assert.NotEqual(t, "KXWPRA", r.Invite.Code) })
}

// What a machine of the network answers is read with care.
func TestRead(t *testing.T) {
	at, fields := net.IPv4(192, 168, 1, 5), []string{"v=1", "host=%D0%90%D0%BD%D1%8F", "game=shards", "mode=nemesis", "more=x"}
	name := "KXWPRA._keyraken._tcp.local."
	r, ok := nearby.Read(name, at, 8090, fields)
	require.True(t, ok)
	assert.Equal(t, nearby.Room{Invite: invite.Invite{Server: "http://192.168.1.5:8090", Code: "KXWPRA"}, Host: "Аня", Game: "shards",
		Mode: "nemesis"}, r)
	for what, bad := range map[string]func() bool{
		"another service": func() bool { _, ok := nearby.Read("KXWPRA._http._tcp.local.", at, 8090, fields); return ok },
		"no code":         func() bool { _, ok := nearby.Read("../../x._keyraken._tcp.local.", at, 8090, fields); return ok },
		"a key":           func() bool { _, ok := nearby.Read("KXWPRA.key._keyraken._tcp.local.", at, 8090, fields); return ok },
		"no address":      func() bool { _, ok := nearby.Read(name, nil, 8090, fields); return ok },
		"no port":         func() bool { _, ok := nearby.Read(name, at, 0, fields); return ok },
		"another version": func() bool { _, ok := nearby.Read(name, at, 8090, []string{"v=2"}); return ok },
	} {
		assert.False(t, bad(), what)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("KXWPRA._keyraken._tcp.local.", []byte{192, 168, 1, 5}, 8090, "host=Ada")
	f.Fuzz(func(t *testing.T, name string, at []byte, port int, field string) {
		r, ok := nearby.Read(name, at, port, []string{"v=1", field})
		if ok {
			assert.Regexp(t, "^[A-Z]{6}$", r.Invite.Code)
			assert.LessOrEqual(t, len([]rune(r.Host)), wire.MaxName)
		}
	})
}
