package kind_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Cards are named by ID or as they are called in a language; a save of a game that was changed becomes the same game.
func TestTablesByHand(t *testing.T) {
	k := games.Shards()
	e, err := k.ParseEdit([]byte(`{"turn":1,"row":["Giga, source adept",null,"le'shai knight"],"seats":[{"seat":1,"leader":"Велес",
		"hand":["Le’shai Knight",{"card":"INFINITY SHARD"}]},{"seat":2,"leader":"Tetra","inPlay":["zetta-the-encryptor"]}]}`))
	require.NoError(t, err)
	s, err := k.Deal(2, "duel", "", 3)
	require.NoError(t, err)
	story, err := replay.New[game.Game](k, replay.Header{Setup: s})
	require.NoError(t, err)
	require.NoError(t, story.Edit(e))
	g := story.Game().(*shards.Game)
	ids := func(slots ...shards.Slot) (all []string) {
		for _, c := range slots {
			all = append(all, g.Card(c).ID)
		}
		return all
	}
	row := g.State().Row
	assert.Equal(t, []string{"giga-source-adept", "leshai-knight"}, ids(row[0], row[2]))
	assert.Equal(t, []string{"infinity-shard", "leshai-knight"}, ids(g.State().Sides[0].Hand.Cards()...))
	assert.Equal(t, "volos", g.Leader(0).ID)

	at, err := k.Position(g)
	require.NoError(t, err)
	text, err := json.Marshal(at)
	require.NoError(t, err)
	again, err := k.ParseEdit(text)
	require.NoError(t, err)
	assert.Equal(t, at, again)

	_, err = k.ParseEdit([]byte(`{"seats":[{"seat":1,"arm":["axia"]}]}`))
	require.ErrorContains(t, err, "arm")
	_, err = k.ParseEdit([]byte(`{"row":[{"card":"axia","worn":true}]}`))
	require.ErrorContains(t, err, "worn")
}
