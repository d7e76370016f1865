package keyforge_test

import (
	"flag"
	"testing"

	"github.com/keyraken/keyraken/game/rulestest"
)

var update = flag.Bool("update", false, "write the table of rules anew")

func TestRulesTable(t *testing.T) {
	rules := rulestest.Table{
		Title: "Rules",
		Groups: []rulestest.Group{
			{Prefix: `K\d+\.`, Heading: "Base game"}, {Prefix: "Q", Heading: "Where the books are silent"},
			{Prefix: `D\d`, Heading: "Rulings of later rulebooks"}, {Prefix: "E", Heading: "Errata"},
			{Prefix: `A\d+\.`, Heading: "Rise of the Keyraken"},
		},
		Roots: []string{".", "../ai", "../lang", "../narrate", "../store", "../../adventure"},
		Renew: "go test ./game/keyforge -run TestRulesTable -update",
	}
	rules.Check(t, *update)
}
