package room_test

import (
	"encoding/json"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// race is a room for the toy game.
func race(t testing.TB, seats int, change ...func(*room.Config, *wire.Options)) *room.Room {
	t.Helper()
	c := room.Config{Code: "ABCDEF", Program: "test 1", Dealer: deal.Kind(toytest.Kind{})}
	o := wire.Options{Game: "race", Mode: "long", Seats: seats, Watch: true}
	for _, f := range change {
		f(&c, &o)
	}
	r, err := room.New(c, o)
	require.NoError(t, err)
	return r
}

// guest is a program at the other end of a connection.
type guest struct {
	testing.TB
	room    *room.Room
	conn    *room.Guest
	welcome wire.Welcome
	who     wire.Room
	begun   *wire.Begun
	table   *wire.Table
	game    game.Remote // as it was shown
	over    *wire.Over
	refused []string
	closed  string
	said    []wire.Said
	points  []wire.Point
	bytes   []byte // everything that came
	tables  int    // how often the game was shown
}

// enter lets somebody join.
func enter(t testing.TB, r *room.Room, j wire.Join) *guest {
	t.Helper()
	g := &guest{TB: t, room: r, conn: r.Connect()}
	if j.Version == 0 {
		j.Version, j.Rules = wire.Version, deal.Kind(toytest.Kind{}).Rules()
	}
	g.ask(wire.Ask{Join: &j})
	return g
}

// ask sends a message as it comes over the wire, and reads what is told.
func (g *guest) ask(a wire.Ask) {
	g.Helper()
	data, err := json.Marshal(a)
	require.NoError(g, err)
	var read wire.Ask
	require.NoError(g, json.Unmarshal(data, &read))
	g.room.Ask(g.conn, read)
	g.read()
}

// read takes in everything that has been told.
func (g *guest) read() {
	g.Helper()
	for {
		select {
		case tell, ok := <-g.conn.Told():
			if !ok {
				return
			}
			g.take(tell)
		default:
			return
		}
	}
}

func (g *guest) take(sent wire.Tell) {
	g.Helper()
	data, err := json.Marshal(sent)
	require.NoError(g, err)
	g.bytes = append(append(g.bytes, data...), '\n')
	var t wire.Tell
	require.NoError(g, json.Unmarshal(data, &t))
	switch {
	case t.Welcome != nil:
		g.welcome = *t.Welcome
	case t.Room != nil:
		g.who = *t.Room
	case t.Begun != nil:
		g.begun = t.Begun
		g.start()
	case t.Table != nil:
		g.table, g.tables = t.Table, g.tables+1
		events := t.Table.Events
		if events == nil {
			events = []byte("[0,0,0,0,0]")
		}
		require.NoError(g, g.game.Show(t.Table.State, events))
	case t.Point != nil:
		g.points = append(g.points, *t.Point)
	case t.Said != nil:
		g.said = append(g.said, *t.Said)
	case t.Refused != nil:
		g.refused = append(g.refused, t.Refused.Err().Error())
	case t.Over != nil:
		g.over = t.Over
	case t.Closed != nil:
		g.closed = t.Closed.Err().Error()
	}
}

// start begins the guest's own game, from what it is told alone.
func (g *guest) start() {
	g.Helper()
	var h struct {
		Mode   string `json:"mode"`
		Racers int    `json:"racers"`
	}
	require.NoError(g, json.Unmarshal(g.begun.Header, &h))
	s, err := toytest.Kind{}.Deal(h.Racers, h.Mode, "", 0)
	require.NoError(g, err)
	own, err := toytest.Kind{}.Start(&s)
	require.NoError(g, err)
	g.game = own.(game.Remote)
}

func (g *guest) asked() bool { return g.table != nil && g.table.Asked == g.welcome.Seat }

// answer answers the question with one of the legal commands.
func (g *guest) answer(words string) {
	g.Helper()
	g.ask(wire.Ask{Do: &wire.Do{At: g.table.At, Command: words}})
}

// any is an answer by chance.
func (g *guest) any(r *rand.Rand) string {
	legal := g.game.Legal(nil)
	return g.game.Format(legal[r.IntN(len(legal))])
}

// sit fills all seats with guests and begins.
func sit(t testing.TB, r *room.Room, names ...string) []*guest {
	t.Helper()
	var all []*guest
	yes := true
	for i, name := range names {
		g := enter(t, r, wire.Join{Name: name})
		require.Empty(t, g.closed)
		if all = append(all, g); i > 0 {
			g.ask(wire.Ask{Ready: &yes})
		}
	}
	all[0].ask(wire.Ask{Begin: true})
	require.Empty(t, all[0].refused)
	readAll(all)
	return all
}

func readAll(all []*guest) {
	for _, g := range all {
		g.read()
	}
}

// play answers by chance until that many commands are given or the race is over.
func play(all []*guest, r *rand.Rand, n int) {
	for range n {
		readAll(all)
		if all[0].table.Asked == 0 {
			return
		}
		g := all[all[0].table.Asked-1]
		g.answer(g.any(r))
	}
	readAll(all)
}

// saved is the race in a save.
func saved(t testing.TB, dir string) *replay.Log[game.Game] {
	t.Helper()
	log, report, err := replay.Open[game.Game](t.Context(), filepath.Join(dir, "race.jsonl"), toytest.Kind{})
	require.NoError(t, err)
	require.Empty(t, report.Warnings)
	return log
}
