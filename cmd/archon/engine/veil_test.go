package engine_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// conversation is a server with one game, which it is told line by line.
type conversation struct {
	t    *testing.T
	in   io.Writer
	out  *bufio.Reader
	seat keyforge.Side
}

func converse(t *testing.T) *conversation {
	in, requests := io.Pipe()
	answers, out := io.Pipe()
	go func() { _ = out.CloseWithError(server(t).Serve(t.Context(), in, out)) }()
	t.Cleanup(func() { _ = requests.Close() })
	return &conversation{t: t, in: requests, out: bufio.NewReader(answers)}
}

// ask sends a command with further fields, and returns the answer, which must not refuse it.
func (w *conversation) ask(cmd, fields string) string {
	w.t.Helper()
	_, err := fmt.Fprintf(w.in, `{"cmd":%q%s}`+"\n", cmd, fields)
	require.NoError(w.t, err)
	line, err := w.out.ReadString('\n')
	require.NoError(w.t, err)
	require.Contains(w.t, line, `"ok":true`, "%s %s", cmd, fields)
	return line
}

// asSeat is ask as the seat.
func (w *conversation) asSeat(cmd, fields string) string {
	w.t.Helper()
	return w.ask(cmd, fmt.Sprintf(`,"seat":%d%s`, w.seat+1, fields))
}

// lay begins the game anew at that table, which may be impossible to lay now.
func (w *conversation) lay(g *keyforge.Game) bool {
	table, err := scenario.Of(g, "")
	if err != nil {
		return false
	}
	raw, err := json.Marshal(table)
	require.NoError(w.t, err)
	w.ask("close", "")
	w.ask("scenario", `,"scenario":`+string(raw))
	return true
}

// choose answers the question of g, and returns the first events of which the seat is told.
func (w *conversation) choose(c keyforge.Command, before *keyforge.Game, told int) []json.RawMessage {
	w.t.Helper()
	var ids struct{ Legal []string }
	require.NoError(w.t, json.Unmarshal([]byte(w.ask("legal", "")), &ids))
	at := slices.Index(before.Legal(nil), c)
	var answer struct{ Events []json.RawMessage }
	require.NoError(w.t, json.Unmarshal([]byte(w.asSeat("choose", fmt.Sprintf(`,"option":%q`, ids.Legal[at]))), &answer))
	return answer.Events[:told]
}

// K15.8, A11.14: no byte that a seat gets depends on what it may not know.
func TestNothingHiddenIsOnTheWire(t *testing.T) {
	rules, err := rules()
	require.NoError(t, err)
	wires := map[*keyforge.Game]*conversation{}
	before := map[*keyforge.Game]*keyforge.Game{}
	tell := gametest.Observer{
		Begin: func(real, twin *keyforge.Game) bool {
			for _, g := range []*keyforge.Game{real, twin} {
				if wires[g] == nil {
					wires[g] = converse(t)
					wires[g].ask("new", `,"mode":"duel","decks":["onyx","argus"]`)
				}
			}
			return wires[real].lay(real) && wires[twin].lay(twin)
		},
		Events: func(g *keyforge.Game, seat keyforge.Side, c keyforge.Command, events []keyforge.Event) any {
			told := 0
			for i := range events {
				if g.Notices(seat, &events[i]) {
					told++
				}
			}
			return wires[g].choose(c, before[g], told)
		},
		Table: func(g *keyforge.Game, seat keyforge.Side) any {
			w := wires[g]
			w.seat, before[g] = seat, g.CopyInto(before[g])
			told := []string{w.asSeat("state", ""), w.asSeat("decision", "")}
			if !g.Over() && g.Question().Side == seat {
				told = append(told, w.asSeat("bot", `,"level":"greedy"`))
			}
			return told
		},
	}
	gametest.CheckDuelsSecrecy(t, rules.Catalogue, gametest.Rounds(8), tell)
	adventuretest.CheckSecrecy(t, keyraken.Adventure, gametest.Rounds(9), tell)
}
