package online_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
)

// script is a program in another language at a table: it has nothing but JSON.
type script struct {
	t     *testing.T
	room  *room.Room
	conn  *room.Guest
	seat  float64
	table map[string]any
	over  map[string]any
	said  []string // what was refused, or why the connection has ended
	kinds map[string]bool
	bytes int // of all tables
}

func (s *script) say(message string) {
	s.t.Helper()
	var a wire.Ask
	require.NoError(s.t, json.Unmarshal([]byte(message), &a))
	s.room.Ask(s.conn, a)
	s.hear()
}

func (s *script) hear() {
	s.t.Helper()
	for {
		select {
		case tell, ok := <-s.conn.Told():
			if !ok {
				return
			}
			data, err := json.Marshal(tell)
			require.NoError(s.t, err)
			var m map[string]map[string]any
			require.NoError(s.t, json.Unmarshal(data, &m))
			switch {
			case m["welcome"] != nil:
				s.seat = m["welcome"]["seat"].(float64)
			case m["table"] != nil:
				s.table, s.bytes = m["table"], s.bytes+len(data)
				require.NotContains(s.t, s.table, "state")
				for _, e := range listOf(s.table["happened"]) {
					s.kinds[e["kind"].(string)] = true
				}
			case m["refused"] != nil:
				s.said = append(s.said, m["refused"]["key"].(string))
			case m["closed"] != nil:
				s.said = append(s.said, m["closed"]["key"].(string))
			case m["over"] != nil:
				s.over = m["over"]
			}
		default:
			return
		}
	}
}

func listOf(v any) (all []map[string]any) {
	list, _ := v.([]any)
	for _, o := range list {
		all = append(all, o.(map[string]any))
	}
	return all
}

// options are the ids of what the script may answer.
func (s *script) options() (ids []string) {
	decision := s.table["view"].(map[string]any)["decision"].(map[string]any)
	for _, o := range listOf(decision["options"]) {
		ids = append(ids, o["id"].(string))
	}
	return ids
}

// seats seats scripts in a room, who begin; somebody watches the first of them.
func scripts(t *testing.T, d room.Dealer, o wire.Options, n int) []*script {
	t.Helper()
	o.Seats, o.Watch = n, true
	r, err := room.New(room.Config{Code: "ABCDEF", Program: "test", Dealer: d}, o)
	require.NoError(t, err)
	var all []*script
	for i := range n + 1 {
		s := &script{t: t, room: r, conn: r.Connect(), kinds: map[string]bool{}}
		if i < n {
			s.say(`{"join":{"version":1,"data":true,"name":"bot"}}`)
			s.say(`{"ready":true}`)
		} else {
			s.say(`{"join":{"version":1,"data":true,"watch":1}}`)
		}
		require.Empty(t, s.said)
		all = append(all, s)
	}
	all[0].say(`{"begin":true}`)
	require.Empty(t, all[0].said)
	return all
}

// A program that reads and writes nothing but JSON plays whole games, with the words of the protocol of archon engine.
func TestScriptsPlay(t *testing.T) {
	for _, c := range []struct {
		name   string
		dealer room.Dealer
		o      wire.Options
		seats  int
		hurry  int // the answer from which on turns are ended at once
		kinds  []string
	}{
		{"keyforge", dealer(t), wire.Options{Mode: "keyraken", Difficulty: "hard"}, 2, 150, []string{"played", "house-chosen", "drew", "rose"}},
		{"shards", deal.Kind(games.Shards()), wire.Options{Mode: "nemesis"}, 2, 300, []string{"card-played", "card-drawn", "turn-began"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			all := scripts(t, c.dealer, c.o, c.seats)
			r := rand.New(rand.NewPCG(3, 8))
			answers := 0
			for ; all[0].over == nil; answers++ {
				require.Less(t, answers, 3000, "the game does not end")
				for _, s := range all {
					s.hear()
				}
				asked, ok := all[0].table["asked"].(float64)
				if !ok {
					break
				}
				s := all[int(asked)-1]
				ids := s.options()
				require.NotEmpty(t, ids)
				id, last := ids[r.IntN(len(ids))], ids[len(ids)-1]
				switch ends := last == "end-turn" || last == "end" || last == "done"; {
				case ends && answers > c.hurry:
					id = last
				case ends && len(ids) > 1 && r.IntN(8) > 0:
					id = ids[r.IntN(len(ids)-1)]
				}
				answer, err := json.Marshal(map[string]any{"do": map[string]any{"at": s.table["at"], "command": id}})
				require.NoError(t, err)
				s.say(string(answer))
				require.Empty(t, s.said, "%s of %q", id, ids)
			}
			for _, s := range all {
				s.hear()
				require.NotNil(t, s.over)
				assert.Equal(t, "over", s.table["view"].(map[string]any)["decision"].(map[string]any)["kind"])
				for _, kind := range c.kinds {
					assert.True(t, s.kinds[kind], kind)
				}
			}
			watches := all[len(all)-1]
			assert.Equal(t, all[0].table["view"], watches.table["view"])
			t.Logf("%d answers, %d bytes a table", answers, all[0].bytes/answers)
		})
	}
}

// An option that is none is refused, an answer that comes twice counts once, and who comes back is told everything again.
func TestScriptsMakeMistakes(t *testing.T) {
	all := scripts(t, dealer(t), wire.Options{Mode: "duel"}, 2)
	for _, s := range all {
		s.hear()
	}
	s := all[int(all[0].table["asked"].(float64))-1]
	assert.Empty(t, all[2-int(s.seat)].options(), "the other is not told what can be chosen")
	at := s.table["at"]
	s.say(`{"do":{"at":1,"command":"fly"}}`)
	assert.Equal(t, []string{"online-other"}, s.said)
	assert.Equal(t, at, s.table["at"])
	id := s.options()[0]
	for range 2 {
		s.say(`{"do":{"at":1,"command":"` + id + `"}}`)
	}
	assert.Len(t, s.said, 1)
	assert.Equal(t, 2.0, s.table["at"])
	again := &script{t: t, room: s.room, conn: s.room.Connect(), kinds: map[string]bool{}}
	again.say(`{"join":{"version":1,"rules":"another engine"}}`)
	assert.Equal(t, []string{"online-other-rules"}, again.said, "only who asks for data need not have the rules")
}

// asData is what a seat is told of a game as data.
func asData(t *testing.T, d room.Dealer, mode string, decks int) gametest.Observer {
	t.Helper()
	names := []string{"onyx", "halyard", "cobb"}
	o := wire.Options{Mode: mode, Seats: decks}
	require.NoError(t, d.Check(&o))
	table, err := d.Deal(&o, room.Deal{Seed: 1, Names: names[:decks], Brought: make([]json.RawMessage, decks)})
	require.NoError(t, err)
	header, err := table.Header()
	require.NoError(t, err)
	shown := map[keyforge.Side]room.Data{}
	return gametest.Observer{
		Table: func(g *keyforge.Game, seat keyforge.Side) any {
			if shown[seat] == nil {
				shown[seat], err = d.Data(header, seat)
				require.NoError(t, err)
			}
			sight := g.Sight(seat, 7)
			sight.See(g)
			require.NoError(t, shown[seat].Show(sight.State(), sight.Events()))
			told, err := json.Marshal(shown[seat].State())
			require.NoError(t, err)
			return string(told)
		},
		Events: func(*keyforge.Game, keyforge.Side, keyforge.Command, []keyforge.Event) any { return nil },
	}
}

// No byte that a seat is told of a game as data depends on what the seat may not know.
func TestDataTellNothingHidden(t *testing.T) {
	d := dealer(t)
	gametest.CheckDuelsSecrecy(t, rules(t).Catalogue, 2, asData(t, d, "duel", 2))
}

// What is told of the cards of others in a duel is what they show: of a hand how many there are.
func TestDataOfADuel(t *testing.T) {
	all := scripts(t, dealer(t), wire.Options{Mode: "duel"}, 2)
	for i, s := range all[:2] {
		s.hear()
		players := listOf(s.table["view"].(map[string]any)["players"])
		hidden := func(c map[string]any) bool { return c["hidden"] == true && c["id"] == "" }
		assert.False(t, slices.ContainsFunc(listOf(players[i]["hand"]), hidden))
		assert.NotEmpty(t, listOf(players[1-i]["hand"]))
		for _, p := range players {
			for _, c := range append(listOf(p["deck"]), listOf(players[1-i]["hand"])...) {
				assert.True(t, hidden(c), "%v", c)
			}
		}
	}
}
