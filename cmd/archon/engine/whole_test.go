package engine_test

import (
	"bufio"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// field matches a field in the table of events of PROTOCOL.md.
var field = regexp.MustCompile("`([a-z]+)`: ")

// eventFields are the fields of each kind of event by PROTOCOL.md.
func eventFields(t *testing.T) map[string][]string {
	t.Helper()
	page, err := os.ReadFile("PROTOCOL.md")
	require.NoError(t, err)
	_, rest, _ := strings.Cut(string(page), "-run Document -update -->")
	block, _, ok := strings.Cut(rest, "<!-- end -->")
	require.True(t, ok)
	kinds := map[string][]string{}
	for row := range strings.Lines(block) {
		cells := strings.Split(row, "|")
		if kind, ok := strings.CutPrefix(strings.TrimSpace(cells[min(1, len(cells)-1)]), "`"); ok {
			fields := []string{"kind"}
			for _, m := range field.FindAllStringSubmatch(cells[2], -1) {
				fields = append(fields, m[1])
			}
			if slices.Contains(fields, "card") {
				fields = append(fields, "id")
			}
			kinds[strings.TrimSuffix(kind, "`")] = fields
		}
	}
	return kinds
}

// whole plays a whole game with random choices and hands all events to see.
func whole(t *testing.T, in io.Writer, out *bufio.Reader, request object, r *rand.Rand, see func(e object)) {
	t.Helper()
	answer := ask(t, in, out, request)
	game := answer["game"]
	for range 5000 {
		for _, e := range answer["events"].([]any) {
			see(e.(object))
		}
		options := answer["decision"].(object)["options"].([]any)
		if len(options) == 0 {
			ask(t, in, out, object{"cmd": "close", "game": game})
			return
		}
		id := options[r.IntN(len(options))].(object)["id"]
		for id == "end-turn" && r.IntN(4) > 0 || id == "raise-tide" && r.IntN(32) > 0 { // or games would never end
			id = options[r.IntN(len(options))].(object)["id"]
		}
		answer = ask(t, in, out, object{"cmd": "choose", "game": game, "option": id})
	}
	t.Fatal("the game does not end", request)
}

// Whole games of every mode, with every deck that comes with the program, answer every request
// and tell only of events and fields that PROTOCOL.md lists.
func TestWholeGamesTellWhatIsListed(t *testing.T) {
	kinds, told := eventFields(t), map[string]bool{}
	in, out, closing := open(t)
	defer closing()
	see := func(e object) {
		kind := e["kind"].(string)
		require.Contains(t, kinds, kind)
		require.Subset(t, kinds[kind], slices.Collect(maps.Keys(e)), "%v", e)
		told[kind] = true
	}
	decks := deck.Embedded()
	for i := range 3 * len(decks) {
		r, dealt := rand.New(rand.NewPCG(uint64(i), 1)), make([]string, 3)
		for k := range dealt {
			dealt[k] = decks[(i+k*(1+i/len(decks)))%len(decks)]
		}
		begin := object{"cmd": "new", "mode": "duel", "decks": dealt[:2], "seed": i, "ask": []string{"real", "all"}[i%2]}
		whole(t, in, out, begin, r, see)
		for _, a := range adventures.All() {
			difficulty := adventure.Difficulty(i % 3)
			begin["mode"], begin["difficulty"], begin["decks"] = a.Name(), difficulty.String(), dealt[:1+i/len(decks)]
			whole(t, in, out, begin, r, see)
		}
	}
	for _, kind := range []string{"played", "key-forged", "came-to-nothing", "rose", "won"} {
		assert.Contains(t, told, kind, "the games are whole")
	}
}

// An effect that comes to nothing says why by a name, in a duel as in an adventure.
func TestReasonsAreNamed(t *testing.T) {
	for _, test := range []struct{ house, you, foe, option, reason string }{
		{"brobnar", `"line":["troll"]`, ``, "reap 1", "none-there"},
		{"shadows", `"hand":["too-much-to-protect"]`, `"amber":6`, "play 1", "counted-zero"},
		{"sanctum", `"line":["grey-monk"]`, ``, "reap 1", "no-change"},
	} {
		for mode, other := range map[string]string{"duel": "{%s}]", "keyraken": `{}],"monster":{%s}`} {
			other = strings.Replace(other, "%s", test.foe, 1)
			answer := parsed(t, session(t, `{"cmd":"scenario","scenario":{"mode":"`+mode+`","house":"`+test.house+`","players":[{`+test.you+`},`+
				other+`}}`, `{"cmd":"choose","option":"`+test.option+`"}`)[1])
			require.Equal(t, true, answer["ok"], answer["error"])
			i := slices.IndexFunc(answer["events"].([]any), func(e any) bool { return e.(object)["kind"] == "came-to-nothing" })
			require.NotEqual(t, -1, i, mode)
			event := answer["events"].([]any)[i].(object)
			assert.Equal(t, test.reason, event["reason"], mode)
			assert.NotContains(t, event, "number")
			assert.NotContains(t, event, "n", "that is how the engine numbers abilities")
		}
	}
}
