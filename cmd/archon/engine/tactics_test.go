package engine_test

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/strict"
)

// tactic is a position in which some answers to the first question are right.
type tactic struct {
	Name     string          `json:"name"`
	Why      string          `json:"why"`
	Scenario json.RawMessage `json:"scenario"`
	// After are options that are given first. In them, and below, @a is the handle of the
	// card that the scenario labels a.
	After []string `json:"after"`
	// Right are the right options, or all those that are not Wrong. With a goal they may be
	// left out.
	Right []string `json:"right"`
	Wrong []string `json:"wrong"`
	// Goal is what only the right options can reach by the end of the turn, see reached.
	// If it is left out, the reason must suffice.
	Goal string `json:"goal"`
}

// tactics are the positions of all kinds, by file.
func tactics(t *testing.T) (kinds []string, all map[string][]tactic) {
	files, err := filepath.Glob("../../../game/ai/bot/testdata/tactics/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	all = map[string][]tactic{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		var some []tactic
		require.NoError(t, strict.Decode(data, &some), file)
		kind := strings.TrimSuffix(filepath.Base(file), ".json")
		kinds = append(kinds, kind)
		all[kind] = some
	}
	return kinds, all
}

// handles puts the handle of each label into the options.
func (p *tactic) handles(t *testing.T, handles map[string]any) {
	for _, list := range [][]string{p.After, p.Right, p.Wrong} {
		for i, option := range list {
			verb, label, labelled := strings.Cut(option, "@")
			if !labelled {
				continue
			}
			require.Contains(t, handles, label, "%s: %s", p.Name, option)
			list[i] = fmt.Sprint(verb, handles[label])
		}
	}
}

// solved is how many of the positions the expert must solve. It is lower than the actual
// number, since some solutions depend on chance and may change whenever the expert learns.
const solved = 100

// mended are positions that the expert did not solve by a fault, not by chance.
var mended = []string{"game 2, turn 13, alive"} // a house was left out in which the search for what averts a loss had not ended

// The expert finds the right option in most positions of tactics. Each position says
// why its option is right; if it names a goal, every possible line of the turn is
// played to prove that.
func TestTactics(t *testing.T) {
	kinds, all := tactics(t)
	found, total := 0, 0
	level := os.Getenv("KEYRAKEN_TACTICS_LEVEL")
	if level == "" {
		level = "expert"
	}
	for _, kind := range kinds {
		for _, p := range all[kind] {
			total++
			opened := `{"cmd":"scenario","scenario":` + string(p.Scenario) + `}`
			first := parsed(t, session(t, oneLine(t, opened))[0])
			require.Equal(t, true, first["ok"], "%s: %v", p.Name, first["error"])
			handles, _ := first["handles"].(object)
			p.handles(t, handles)
			requests := []string{oneLine(t, opened)}
			for _, option := range p.After {
				requests = append(requests, `{"cmd":"choose","option":"`+option+`"}`)
			}
			if testing.Short() {
				level = "greedy"
			}
			answers := session(t, append(requests, `{"cmd":"decision"}`, `{"cmd":"bot","level":"`+level+`"}`)...)
			for _, a := range answers {
				require.Equal(t, true, parsed(t, a)["ok"], "%s: %s", p.Name, a)
			}
			var decisions []object
			for _, a := range answers[:len(answers)-1] {
				decisions = append(decisions, parsed(t, a)["decision"].(object))
			}
			decision := decisions[len(decisions)-1]
			right := p.right(t, decisions)
			if testing.Short() {
				continue
			}
			got := parsed(t, answers[len(answers)-1])
			if slices.Contains(right, got["option"].(string)) {
				found++
				continue
			}
			assert.NotContains(t, mended, p.Name)
			t.Logf("%s, %s: %s in place of %s, since %s\n%s", kind, p.Name, got["option"], strings.Join(right, " or "), p.Why,
				told(decision, got))
		}
	}
	if !testing.Short() {
		t.Logf("%s solves %d of %d", level, found, total)
		assert.GreaterOrEqual(t, found, solved)
	}
}

// oneLine is a request on one line.
func oneLine(t *testing.T, request string) string {
	var v any
	require.NoError(t, json.Unmarshal([]byte(request), &v), request)
	line, err := json.Marshal(v)
	require.NoError(t, err)
	return string(line)
}

// right are the right options of the last decision.
func (p *tactic) right(t *testing.T, decisions []object) (right []string) {
	decision := decisions[len(decisions)-1]
	all := decision["options"].([]any)
	var reaching []string
	if p.Goal != "" {
		reaching = p.reaching(t, decisions)
	}
	for _, o := range all {
		id := o.(object)["id"].(string)
		switch {
		case len(p.Right) > 0 && slices.Contains(p.Right, id),
			len(p.Right) == 0 && len(p.Wrong) > 0 && !slices.Contains(p.Wrong, id),
			len(p.Right)+len(p.Wrong) == 0 && slices.Contains(reaching, id):
			right = append(right, id)
		}
	}
	if p.Goal != "" {
		assert.ElementsMatch(t, reaching, right, "%s: what reaches %q: %v", p.Name, p.Goal, told(decision, nil))
	}
	assert.NotEmpty(t, right, p.Name)
	assert.Less(t, len(right), len(all), "%s: something is wrong", p.Name)
	return right
}

// told lists the options of a decision with the bot's estimates, one per line.
func told(decision, thought object) string {
	chances := map[string]string{}
	options, _ := thought["options"].([]any)
	for _, o := range options {
		o := o.(object)
		chances[o["id"].(string)] = fmt.Sprintf("%.4f %6.0f", o["chance"], o["tries"])
	}
	var b strings.Builder
	for _, o := range decision["options"].([]any) {
		o := o.(object)
		fmt.Fprintf(&b, "\t%-14s %-40s %s\n", o["id"], o["label"], chances[o["id"].(string)])
	}
	if thought["plan"] != nil {
		fmt.Fprintf(&b, "\tplan: %v\n", thought["plan"])
	}
	return b.String()
}

// reaching are the options of the last decision by which the goal can be reached. Every
// possible line of the turn is played.
func (p *tactic) reaching(t *testing.T, decisions []object) (reaching []string) {
	rules, err := rules()
	require.NoError(t, err)
	table, err := scenario.Parse(p.Scenario)
	require.NoError(t, err)
	require.NoError(t, table.Complete(rules))
	story, err := replay.New(rules, save.Position(table))
	require.NoError(t, err)
	g := story.Game()
	commands := func(decision object) map[string]keyforge.Command {
		ids := map[string]keyforge.Command{}
		for i, c := range g.Legal(nil) { // the options are in this order
			ids[decision["options"].([]any)[i].(object)["id"].(string)] = c
		}
		return ids
	}
	for i, option := range p.After {
		_, err := g.Apply(commands(decisions[i])[option], nil)
		require.NoError(t, err)
	}
	s := solver{goal: p.Goal, tide: slices.Contains(p.Right, "raise-tide"), side: g.Question().Side, turn: g.Turn(), known: map[uint64]bool{}}
	s.keys = bits.OnesCount8(g.Keys(1 - s.side&1))
	for id, c := range commands(decisions[len(decisions)-1]) {
		if s.idle(g, c) {
			continue
		}
		w := g.CopyInto(nil)
		_, err := w.Apply(c, nil)
		require.NoError(t, err)
		if s.reaches(w) {
			reaching = append(reaching, id)
		}
	}
	assert.Less(t, len(s.known), most, "%s: too much can be done", p.Name)
	return reaching
}

// most is the largest number of positions to search.
const most = 20_000

// solver searches everything that a side can do in its turn for its goal.
type solver struct {
	goal  string
	side  keyforge.Side
	turn  int
	keys  int  // of the opponent in a duel, at first
	tide  bool // it may be raised in a duel
	known map[uint64]bool
}

// idle reports whether the command only costs: in a duel, at most of these tables,
// raising the tide brings nothing but chains.
func (s *solver) idle(g *keyforge.Game, c keyforge.Command) bool {
	return c.Verb == keyforge.RaiseTide && g.Boss() == 0 && !s.tide
}

func (s *solver) reaches(g *keyforge.Game) bool {
	if g.Over() || g.TurnOf() != s.side || g.Turn() != s.turn {
		return s.reached(g)
	}
	h := g.Hash()
	if ok, seen := s.known[h]; seen || len(s.known) >= most {
		return ok
	}
	s.known[h] = false
	ok := false
	for _, c := range g.Legal(nil) {
		if s.idle(g, c) {
			continue
		}
		w := g.CopyInto(nil)
		if _, err := w.Apply(c, nil); err == nil && s.reaches(w) {
			ok = true
			break
		}
	}
	s.known[h] = ok
	return ok
}

// reached reports whether the goal is reached when the next turn has begun: a win;
// survival; the opponent has forged no key; this much æmber; or this much damage on the
// monster.
func (s *solver) reached(g *keyforge.Game) bool {
	word, number, _ := strings.Cut(s.goal, " ")
	n, _ := strconv.Atoi(number)
	switch word {
	case "win":
		return g.Won(s.side)
	case "alive":
		return !g.Over() || g.Won(s.side)
	case "no-key":
		return !g.Over() && bits.OnesCount8(g.Keys(1-s.side)) == s.keys
	case "amber":
		return g.Pool(s.side) >= n
	case "damage":
		return g.Won(s.side) || int(g.Card(g.Boss()).Damage) >= n
	}
	panic("unknown goal " + s.goal)
}
