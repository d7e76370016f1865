package room_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// Connections are cut at any moment, messages come twice, late and out of order, answers are taken back: the game goes on for
// all, and in the end all have the same.
func TestChaos(t *testing.T) {
	for seed := range uint64(60) {
		chaos(t, rand.New(rand.NewPCG(seed, 4)))
	}
}

func chaos(t *testing.T, r *rand.Rand) {
	t.Helper()
	seats := 2 + r.IntN(2)
	table := race(t, seats, func(_ *room.Config, o *wire.Options) { o.Undo = r.IntN(2) == 0 })
	all := sit(t, table, []string{"Ada", "Ben", "Cy"}[:seats]...)
	sent := make([][]wire.Ask, seats)
	before := uint64(0)
	for step := 0; all[0].over == nil && step < 400; step++ {
		i := r.IntN(seats)
		g := all[i]
		switch r.IntN(12) {
		case 0: // what was on its way is lost
			table.Leave(g.conn)
			fallthrough
		case 1: // from elsewhere, before the room has noticed
			all[i] = enter(t, table, wire.Join{Token: g.welcome.Token})
			require.Empty(t, all[i].closed)
			if again := all[i].table.At; again == before {
				require.Equal(t, g.table.State, all[i].table.State)
			}
			continue
		case 2: // again, late, out of order
			for range r.IntN(4) {
				if n := len(sent[i]); n > 0 {
					g.ask(sent[i][r.IntN(n)])
				}
			}
			continue
		case 3: // without reading what was told
			table.Ask(g.conn, wire.Ask{Do: &wire.Do{At: r.Uint64N(g.table.At + 2), Command: "play"}})
			continue
		case 4:
			g.ask(wire.Ask{Undo: &wire.Undo{At: g.table.At}})
			continue
		case 5:
			g.ask(wire.Ask{Grant: &wire.Grant{At: g.table.At, Yes: r.IntN(3) > 0}})
			continue
		}
		g.read()
		if g.asked() {
			a := wire.Ask{Do: &wire.Do{At: g.table.At, Command: g.any(r)}}
			sent[i], before = append(sent[i], a), g.table.At
			g.ask(a)
			require.Equal(t, before+1, g.table.At, "the answer counts")
		}
	}
	play(all, r, 200)
	for i, g := range all {
		all[i] = enter(t, table, wire.Join{Token: g.welcome.Token})
		require.Equal(t, all[0].table.At, all[i].table.At)
		require.NotNil(t, all[i].over)
		assert.Equal(t, all[0].over, all[i].over)
	}
	story, report, err := replay.Read[game.Game](t.Context(), strings.NewReader(all[0].over.Save), toytest.Kind{})
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.True(t, story.Game().Over())
}
