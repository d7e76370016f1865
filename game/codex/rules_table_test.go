package codex_test

import (
	"flag"
	"testing"

	"github.com/keyraken/keyraken/game/rulestest"
)

var update = flag.Bool("update", false, "write the table of rules anew")

func TestRulesTable(t *testing.T) {
	rules := rulestest.Table{
		Title: "Rules of Codex",
		Groups: []rulestest.Group{{Prefix: `C\d+\.`, Heading: "Rules"}, {Prefix: "CQ", Heading: "Where the book is silent"},
			{Prefix: "CR", Heading: "Rulings"}, {Prefix: "CC", Heading: "Cards"}},
		Roots: []string{"."},
		Renew: "go test ./game/codex -run TestRulesTable -update",
	}
	rules.Check(t, *update)
}
