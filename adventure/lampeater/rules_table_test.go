package lampeater_test

import (
	"flag"
	"testing"

	"github.com/keyraken/keyraken/game/rulestest"
)

var update = flag.Bool("update", false, "write the table of rules anew")

func TestRulesTable(t *testing.T) {
	rules := rulestest.Table{
		Title:  "Rules of The Last Lamps",
		Groups: []rulestest.Group{{Prefix: `L\d+\.`, Heading: "Rules"}},
		Roots:  []string{"."},
		Renew:  "go test ./adventure/lampeater -run TestRulesTable -update",
	}
	rules.Check(t, *update)
}
