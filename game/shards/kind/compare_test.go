package kind_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
)

// What a player has led, recruited, fast-played and owned is told by comparison, also of one who is out.
func TestCompared(t *testing.T) {
	k := games.Shards()
	s, err := k.Deal(2, "duel", "", 3)
	require.NoError(t, err)
	g, err := k.Start(&s)
	require.NoError(t, err)
	e, err := k.ParseEdit([]byte(`{"turn":1,"row":["nil-assassin","spore-cleric"],"seats":[{"seat":1,"leader":"tetra","crystals":9,
		"power":0,"hand":["crystal"]},{"seat":2,"leader":"volos","health":1,"inPlay":["evokatus"]}]}`))
	require.NoError(t, err)
	require.NoError(t, e.Change(g))
	w := k.Watch(g)
	do := func(text string) {
		c, err := g.Parse(text)
		require.NoError(t, err)
		require.NoError(t, g.Do(c), text)
		w.Saw(g)
	}
	row := asData[object](t, k.View(g, 0))["row"].([]any)
	verb := func(verb string, place int) string {
		for _, c := range g.Legal(nil) {
			if f := g.Format(c); c.Card == game.Slot(row[place].(object)["handle"].(float64)) && f[:len(verb)] == verb {
				return f
			}
		}
		require.Fail(t, "it is not legal")
		return ""
	}
	do(verb("recruit", 0))
	do(verb("fast", 1))
	do("concede")
	require.True(t, g.Over())

	all := k.Compared("en")
	names := map[game.Seat]map[string][]string{0: {}, 1: {}}
	w.Differ(func(seat game.Seat, comparison, thing int) {
		c := all[comparison]
		names[seat][c.Name] = append(names[seat][c.Name], c.Of[thing].Name)
	})
	assert.Equal(t, []string{"tetra"}, names[0]["leader"])
	assert.Equal(t, []string{"volos"}, names[1]["leader"])
	assert.Equal(t, []string{"nil-assassin"}, names[0]["recruited"])
	assert.Equal(t, []string{"spore-cleric"}, names[0]["fast-played"])
	assert.Subset(t, names[0]["owned"], []string{"nil-assassin", "crystal"})
	assert.Contains(t, names[1]["owned"], "evokatus")
	assert.Empty(t, names[1]["recruited"])
	for _, language := range []string{"en", "ru"} {
		for _, c := range k.Compared(language) {
			assert.NotEmpty(t, c.Title)
			assert.Len(t, c.Of, 73)
		}
	}
	assert.Equal(t, "Велес", k.Compared("ru")[0].Of[3].Title)
}
