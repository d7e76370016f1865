package kind_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
)

type object = map[string]any

// asData is a value as those get it who read JSON.
func asData[V any](t *testing.T, v any) (o V) {
	t.Helper()
	data, err := json.Marshal(v)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &o))
	return o
}

// A player sees the cards in hand and how many there are elsewhere; nobody's seat sees them all, those at the top first.
func TestView(t *testing.T) {
	k := games.Shards()
	g, _ := begin(t, "nemesis", 1, 3)
	mine, all := asData[object](t, k.View(g, 0)), asData[object](t, k.View(g, game.NoSeat))
	me := mine["seats"].([]any)[0].(object)
	assert.Equal(t, 5.0, me["hand"].(object)["count"])
	assert.Len(t, me["hand"].(object)["cards"], 5)
	assert.Equal(t, 6.0, me["deck"].(object)["count"], "with the card of the leader")
	assert.NotContains(t, me["deck"], "cards")
	assert.NotContains(t, mine["centre"], "cards")
	assert.Equal(t, object{"kind": "main", "seat": 1.0}, mine["question"])
	assert.Len(t, mine["row"], 6)
	nemesis := mine["seats"].([]any)[1].(object)
	assert.Equal(t, []any{"Nemesis", 50.0}, []any{nemesis["name"], nemesis["health"]})

	state := g.(*shards.Game).State()
	top := state.Centre.Cards()[state.Centre.Len()-1]
	centre := all["centre"].(object)["cards"].([]any)
	assert.Len(t, centre, state.Centre.Len())
	assert.Equal(t, float64(top), centre[0].(object)["handle"])
	assert.Equal(t, g.(*shards.Game).Card(top).ID, centre[0].(object)["id"])
	assert.Len(t, all["seats"].([]any)[0].(object)["deck"].(object)["cards"], 6)
}

// What happens has a name and its cards; of what another draws only that.
func TestEvents(t *testing.T) {
	k := games.Shards()
	g, _ := begin(t, "duel", 2, 3)
	assert.Empty(t, k.Events(g, 0))
	me := g.Asked()
	hand := g.Legal(nil)[0]
	require.NoError(t, g.Do(hand))
	played := asData[object](t, k.Events(g, 1-me)[0])
	assert.Equal(t, object{"kind": "card-played", "seat": float64(me) + 1, "card": float64(hand.Card),
		"id": g.(*shards.Game).Card(hand.Card).ID}, played)
	require.NoError(t, g.Do(game.Command{Verb: shards.EndMain}))
	drawn := func(s game.Seat) (named, hidden int) {
		for _, e := range asData[[]object](t, k.Events(g, s)) {
			switch {
			case e["kind"] != "card-drawn":
			case e["card"] != nil && e["id"] != nil:
				named++
			case e["card"] == nil && e["id"] == nil:
				hidden++
			}
		}
		return named, hidden
	}
	for seat, want := range map[game.Seat][2]int{me: {5, 0}, 1 - me: {0, 5}, game.NoSeat: {5, 0}} {
		named, hidden := drawn(seat)
		assert.Equal(t, want, [2]int{named, hidden}, seat)
	}
	kinds := map[string]bool{}
	for e := range shards.EventKindCount {
		assert.Regexp(t, "^[a-z-]+$", e.String())
		kinds[e.String()] = true
	}
	assert.Len(t, kinds, int(shards.EventKindCount))
}
