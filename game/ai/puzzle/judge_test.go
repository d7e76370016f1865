package puzzle_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// A goal is decided at once, or when the foe has tried what it is denied: what has been done counts, not how.
func TestJudge(t *testing.T) {
	r := rules(t)
	for _, c := range []struct {
		what, goal, scenario, line string
		state                      puzzle.State
		why                        puzzle.Why
	}{
		{"attacked once", "win", table(fight, "LINE", `["troll"]`, "HAND", `[]`, "DAMAGE", "20"), "fight 1", puzzle.Going, puzzle.Undecided},
		{"the last attack", "win", table(fight, "LINE", `["troll"]`, "HAND", `[]`, "DAMAGE", "22"), "fight 1", puzzle.Solved, puzzle.Won},
		{"the turn is over", "win", table(fight, "LINE", `["troll"]`, "HAND", `[]`, "DAMAGE", "22"), "end", puzzle.Failed, puzzle.TurnOver},
		{"a pool of 3", "deny-rise", table(sea, "RISES", "0", "LINE", `[]`, "HAND", `[]`, "AMBER", "3"), "end", puzzle.Failed, puzzle.Risen},
		{"a pool of 2", "deny-rise", table(sea, "RISES", "0", "LINE", `[]`, "HAND", `[]`, "AMBER", "2"),
			"end", puzzle.Solved, puzzle.NotRisen},
		{"the last rise", "survive", table(sea, "RISES", "3", "LINE", `[]`, "HAND", `[]`, "AMBER", "3"), "end", puzzle.Failed, puzzle.Lost},
		{"no last rise", "survive", table(sea, "RISES", "3", "LINE", `[]`, "HAND", `[]`, "AMBER", "2"),
			"end", puzzle.Solved, puzzle.NotRisen},
		{"before the turn ends", "survive", table(sea, "RISES", "3", "LINE", `[]`, "HAND", `["urchin"]`, "AMBER", "3"), "play 1",
			puzzle.Going, puzzle.Undecided},
		{"æmber for a key", "deny-key", table(rob, "LINE", `[]`, "HAND", `[]`, "KEYS", "1", "AMBER", "6"),
			"end;key blue", puzzle.Failed, puzzle.Forged},
		{"stolen from", "deny-key", table(rob, "LINE", `[]`, "HAND", `["urchin"]`, "KEYS", "1", "AMBER", "6"), "play 1;end", puzzle.Solved,
			puzzle.NotForged},
		{"the last key", "survive", table(rob, "LINE", `[]`, "HAND", `[]`, "KEYS", "2", "AMBER", "6"), "end", puzzle.Failed, puzzle.Lost},
		{"no last key", "survive", table(rob, "LINE", `[]`, "HAND", `[]`, "KEYS", "2", "AMBER", "5"), "end", puzzle.Solved, puzzle.NotForged},
		{"one foe, which falls", "clear", table(rob, "LINE", `["umbra", {"card": "troll", "house": "shadows"}]`, "HAND", `[]`, "KEYS",
			"0", "AMBER", "0"),
			"fight 2", puzzle.Solved, puzzle.Cleared},
		{"one foe is left", "clear", table(rob, "LINE", `["umbra"]`, "HAND", `[]`, "KEYS", "0", "AMBER", "0"),
			"reap 1;end", puzzle.Failed, puzzle.SomeLeft},
		{"forged by a card", "forge", table(key, "KEYS", "0", "AMBER", "7"), "play 2;yes;key red", puzzle.Solved, puzzle.KeyForged},
		{"nothing forged", "forge", table(key, "KEYS", "0", "AMBER", "5"), "reap 1;end", puzzle.Failed, puzzle.NoKey},
		{"the last key by a card", "win", table(key, "KEYS", "2", "AMBER", "7"), "play 2;yes", puzzle.Solved, puzzle.Won},
	} {
		p := made(t, c.goal, c.scenario, "end")
		story, err := p.Story(r)
		require.NoError(t, err, c.what)
		g := story.Game()
		j := p.Judge(g)
		assert.Equal(t, puzzle.Going, j.Of(g).State, c.what)
		for words := range strings.SplitSeq(c.line, ";") {
			cmd, err := g.Parse(words)
			require.NoError(t, err, c.what)
			require.NoError(t, story.Do(cmd), "%s: %s", c.what, words)
		}
		v := j.Of(g)
		assert.Equal(t, puzzle.Verdict{State: c.state, Why: c.why}, v, c.what)
		for _, l := range []string{"en", "ru"} {
			words := languages.Named(l).WithWords(adventures.All()[0].Words)
			w := puzzle.Say(g, p.Side(), words)
			assert.Regexp(t, `^\p{Lu}.*\.$`, w.Why(v))
			assert.Regexp(t, `^\p{Lu}.*\.$`, w.Goal(p.Goal))
			assert.Equal(t, w.Goal(p.Goal), p.Task(words), "the same without a game")
		}
		require.NoError(t, story.Seek(0))
		assert.Equal(t, puzzle.Going, j.Of(story.Game()).State, "taken back")
	}
}

// Hints say what matters first, then the next move; where the goal is out of reach they say so.
func TestHint(t *testing.T) {
	r := rules(t)
	p := made(t, "win", table(fight, "LINE", `["troll"]`, "HAND", `["anger", "punch"]`, "DAMAGE", "14"), "fight 1", "play 2")
	s, err := p.Solver(t.Context(), r)
	require.NoError(t, err)
	g, err := p.Start(r)
	require.NoError(t, err)
	w := puzzle.Say(g, p.Side(), languages.English().WithTitles(func(id string) string { return r.Catalogue.Title(number(r, id)) }))
	assert.Equal(t, "Much depends on Anger.", w.Hint(s.Hint(g, 0)))
	assert.Equal(t, "Next: fight with Troll.", w.Hint(s.Hint(g, 1)))
	reachable, known := s.Reachable(g)
	assert.True(t, reachable && known)
	do := func(words string) {
		c, err := g.Parse(words)
		require.NoError(t, err)
		require.NoError(t, g.Do(c))
	}
	do("fight 1")
	assert.Equal(t, "Next: play Anger.", w.Hint(s.Hint(g, 1)))
	do("discard 2")
	reachable, known = s.Reachable(g)
	assert.True(t, !reachable && known)
	assert.Equal(t, "From here the goal is out of reach: take something back.", w.Hint(s.Hint(g, 0)))
	do("end")
	assert.Equal(t, "There is nothing left to find.", w.Hint(s.Hint(g, 0)))
}
