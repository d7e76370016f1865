package art_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	codex "github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/ui/art"
)

// shards are the cards of Shards of Infinity, and Nemesis.
func shards() (of []subject) {
	for _, c := range cards.Cards() {
		of = append(of, subject{art.Shard(c.ID), "shards/" + c.Faction.String() + "/" + kindOf(c) + "/" + c.ID + "$"})
	}
	return append(of, subject{art.Shard("nemesis"), "shards//leader/nemesis$"})
}

// kindOf is what a card is, as its picture shows.
func kindOf(c *card.Card) string {
	switch {
	case c.Kind == card.LeaderKind:
		return "leader"
	case c.Relic:
		return "relic"
	case c.Mercenary:
		return "mercenary"
	case c.Champion():
		return "champion"
	}
	return "ally"
}

func TestALineDescribesEveryCardOfShardsOfInfinity(t *testing.T) {
	lines, err := art.Scenes(art.Shards)
	require.NoError(t, err)
	var known []string
	for _, c := range shards() {
		known = append(known, c.ID)
	}
	assert.ElementsMatch(t, known, lines)
}

func TestALineDescribesEveryCardOfCodex(t *testing.T) {
	lines, err := art.Scenes(art.Codex)
	require.NoError(t, err)
	known := []string{"cover"}
	for _, c := range codex.All() {
		known = append(known, c.ID)
	}
	assert.ElementsMatch(t, known, lines)
}

// A card of Shards of Infinity shows from afar what it is: these kinds have a word that no other uses.
func TestTheKindOfACardOfShardsOfInfinityShows(t *testing.T) {
	marks := map[string]string{"mercenary": "tilted", "relic": "sunburst", "leader": "nearer"}
	kinds := map[string]string{}
	for _, c := range shards() {
		kinds[c.ID] = strings.Split(c.path, "/")[2]
	}
	for _, l := range scripted(t, "shards") {
		words := slices.Concat(l.Panels[0]...)
		for kind, mark := range marks {
			assert.Equal(t, kinds[l.ID] == kind, slices.Contains(words, mark), "%s: %q is the word of a %s", l.ID, mark, kind)
		}
	}
}
