package cards_test

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
)

//go:embed testdata/facts.tsv
var facts string

// TestFacts compares every card with the table of facts: faction, kind, cost, copies, defence, shield (S1.2 to S1.6, SC1 to SC73).
func TestFacts(t *testing.T) {
	want := map[string]string{}
	for line := range strings.Lines(facts) {
		id, rest, _ := strings.Cut(strings.TrimSpace(line), "\t")
		want[id] = rest
	}
	delete(want, "id")
	word := map[bool]string{true: "yes", false: "no"}
	for _, c := range cards.Cards() {
		faction := c.Faction.String()
		if faction == "" {
			faction = "-"
		}
		kind := [...]string{card.AllyKind: "ally", card.ChampionKind: "champion", card.LeaderKind: "leader"}[c.Kind]
		set := [...]string{card.Base: "base", card.Future: "future"}[c.Set]
		assert.Equal(t, want[c.ID], strings.Join([]string{set, faction, kind, word[c.Mercenary], word[c.Relic],
			fmt.Sprint(c.Cost), fmt.Sprint(c.Copies), fmt.Sprint(c.Starting), fmt.Sprint(c.Defence), fmt.Sprint(c.Shield)}, "\t"), c.ID)
		delete(want, c.ID)
	}
	assert.Empty(t, want, "cards of the table that do not exist")
}

// The centre deck has 88 cards, and 24 more with Relics of the Future (S1.2, S1.3).
func TestCentreDeck(t *testing.T) {
	count := map[card.Set]int{}
	for _, c := range cards.Cards() {
		count[c.Set] += int(c.Copies)
	}
	assert.Equal(t, map[card.Set]int{card.Base: 88, card.Future: 24}, count)
}
