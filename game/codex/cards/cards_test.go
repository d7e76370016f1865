package cards_test

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/cards"
)

//go:embed testdata/facts.tsv
var facts string

// TestFacts compares every card with the table of facts: kind, colour, spec, tech level, cost, numbers, traits.
func TestFacts(t *testing.T) {
	want := map[string]string{}
	for line := range strings.Lines(facts) {
		id, rest, _ := strings.Cut(strings.TrimSpace(line), "\t")
		want[id] = rest
	}
	delete(want, "id")
	for _, c := range cards.All() {
		spec, traits := c.Spec.String(), c.Trait.String()
		if spec == "" {
			spec = "-"
		}
		if c.Second != card.NoTrait {
			traits += " " + c.Second.String()
		} else if traits == "" {
			traits = "-"
		}
		assert.Equal(t, want[c.ID], strings.Join([]string{c.Kind.String(), c.Color.String(), spec, fmt.Sprint(c.Tech), fmt.Sprint(c.Cost),
			numbers(c), traits, flags(c)}, "\t"), c.ID)
		delete(want, c.ID)
	}
	assert.Empty(t, want, "cards of the table that do not exist")
}

// numbers are the bands of a hero, or the only one of another card.
func numbers(c *card.Card) string {
	if !c.HasHP() {
		return "-"
	}
	var all []string
	for _, b := range c.Bands {
		if b.Level > 0 {
			all = append(all, fmt.Sprintf("%d:%d/%d", b.Level, b.Attack, b.HP))
		}
	}
	return strings.Join(all, " ")
}

func flags(c *card.Card) string {
	var all []string
	for _, f := range []struct {
		on   bool
		name string
	}{{c.Starting, "starting"}, {c.Minor(), "minor"}, {c.Ultimate, "ultimate"}, {c.Ongoing, "ongoing"}, {c.Legendary, "legendary"},
		{c.Token, "token"}} {
		if f.on {
			all = append(all, f.name)
		}
	}
	if len(all) == 0 {
		return "-"
	}
	return strings.Join(all, " ")
}
