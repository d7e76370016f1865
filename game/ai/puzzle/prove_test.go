package puzzle_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/message"
)

// The tables of the tests: Troll has 8 power, Krump 6, Bumpsy and Headhunter 5. Anger readies a creature, which fights.
const (
	deck  = `"deck": ["punch", "anger", "troll", "krump", "headhunter", "bumpsy", "fear", "pit-demon", "charette", "urchin"]`
	fight = `{"mode": "keyraken", "difficulty": "normal", "house": "brobnar", 
		"players": [{"line": LINE, "hand": HAND, "keys": 3, "amber": 0, ` + deck + `}],
		"monster": {"amber": 0, "boss": {"damage": DAMAGE}, "fill": "rest of deck"}}`
	rob = `{"house": "shadows",
		"players": [{"line": LINE, "hand": HAND, "amber": 0, ` + deck + `}, {"keys": KEYS, "amber": AMBER, "line": ["troll"], ` + deck + `}]}`
	sea = `{"mode": "keyraken", "difficulty": "normal", "house": "shadows", "rises": RISES,
		"players": [{"line": LINE, "hand": HAND, "amber": 0, ` + deck + `}],
		"monster": {"amber": AMBER, "fill": "rest of deck"}}`
	key = `{"house": "untamed",
		"players": [{"line": ["dew-faerie"], "hand": ["key-charge"], "keys": KEYS, "amber": AMBER, ` + deck + `},
			{"line": ["troll"], ` + deck + `}]}`
)

// table is a table with values in place of the words in capitals, in pairs.
func table(form string, with ...string) string { return strings.NewReplacer(with...).Replace(form) }

// made is a puzzle of a table.
func made(t testing.TB, goal, scenario string, line ...string) *puzzle.Puzzle {
	data := `{"puzzle": 1, "id": "a", "level": 1, "goal": "` + goal + `", "solution": ["` + strings.Join(line, `", "`) + `"],
		"scenario": ` + scenario + `}`
	p, err := puzzle.Parse([]byte(data))
	require.NoError(t, err)
	return p
}

// A position is a puzzle if each command of its solution is necessary, nothing depends on chance, and greedy fails; otherwise the
// check says what is wrong.
func TestCheck(t *testing.T) {
	r := rules(t)
	for _, c := range []struct{ what, goal, scenario, line, wrong string }{
		{"attack, ready, attack again", "win", table(fight, "LINE", `["troll"]`, "HAND", `["anger", "punch"]`, "DAMAGE", "14"),
			"fight 1;play 2", ""},
		{"the same by two creatures", "win", table(fight, "LINE", `["troll", "troll"]`, "HAND", `["anger"]`, "DAMAGE", "14"),
			"fight 1;fight 2",
			"puzzle-several"},
		{"greedy does it", "win", table(fight, "LINE", `["troll", "troll"]`, "HAND", `[]`, "DAMAGE", "14"),
			"fight 1;fight 2", "puzzle-greedy"},
		{"either creature is readied", "win", table(fight, "LINE", `["troll", "troll"]`, "HAND", `["anger"]`, "DAMAGE", "6"),
			"fight 1;fight 2;play 3;pick 1", "puzzle-several"},
		{"a card that draws", "win", table(fight, "LINE", `["troll"]`, "HAND", `["anger", {"card": "wild-wormhole", "house": "brobnar"}]`,
			"DAMAGE", "14"), "fight 1;play 2", "puzzle-chance"},
		{"a move too much", "win", table(fight, "LINE", `["troll"]`, "HAND", `["anger", "punch"]`, "DAMAGE", "14"),
			"discard 3;fight 1;play 2",
			"puzzle-differs"},
		{"too much damage is left", "win", table(fight, "LINE", `["troll"]`, "HAND", `["anger"]`, "DAMAGE", "13"),
			"fight 1;play 2", "puzzle-worlds"},
		{"Key Charge after a reap", "win", table(key, "KEYS", "2", "AMBER", "5"), "reap 1;play 2;yes", ""},
		{"forge the first key", "forge", table(key, "KEYS", "0", "AMBER", "5"), "reap 1;play 2;yes;key red", ""},
		{"nothing to deny", "deny-key", table(rob, "LINE", `[]`, "HAND", `["urchin"]`, "KEYS", "0", "AMBER", "5"), "end", "puzzle-greedy"},
		{"against a monster there are no keys", "deny-key", table(sea, "RISES", "0", "LINE", `[]`, "HAND", `["urchin"]`, "AMBER", "3"),
			"end", "puzzle-no-goal"},
	} {
		p := made(t, c.goal, c.scenario, strings.Split(c.line, ";")...)
		err := p.Check(t.Context(), r, puzzle.Fully)
		if c.wrong == "" {
			assert.NoError(t, err, c.what)
			continue
		}
		var m *message.Error
		if assert.ErrorAs(t, err, &m, c.what) {
			assert.Equal(t, c.wrong, m.Key, c.what)
		}
	}
}
