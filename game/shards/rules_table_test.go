package shards_test

import (
	"flag"
	"testing"

	"github.com/keyraken/keyraken/game/rulestest"
)

var update = flag.Bool("update", false, "write the table of rules anew")

func TestRulesTable(t *testing.T) {
	rules := rulestest.Table{
		Title:  "Rules of Shards of Infinity",
		Groups: []rulestest.Group{{Prefix: `S\d+\.`, Heading: "Rules"}, {Prefix: "SQ", Heading: "Where the book is silent"}},
		Roots:  []string{".", "../../adventure/nemesis"},
		Renew:  "go test ./game/shards -run TestRulesTable -update",
	}
	rules.Check(t, *update)
}
