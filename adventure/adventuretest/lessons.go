package adventuretest

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// lessons asserts that each lesson can be played to its end, whatever is chosen where
// there is a choice, that what it says is true, and that it says it in every
// language.
func lessons(t *testing.T, a adventure.Adventure) {
	teacher, ok := a.(adventure.Teacher)
	if !ok {
		return
	}
	all := teacher.Lessons()
	assert.NotEmpty(t, all)
	names := map[string]bool{}
	for i := range all {
		l := &all[i]
		assert.Regexp(t, "^[a-z-]+$", l.Key)
		assert.False(t, names[l.Key], "two lessons are called %s", l.Key)
		assert.Positive(t, l.Minutes, l.Key)
		names[l.Key] = true
		for _, last := range []bool{false, true} {
			t.Run(l.Key, func(t *testing.T) { learn(t, a, l, last) })
		}
	}
}

// learn plays a lesson. Where there is a choice it takes the first option, or the
// last.
func learn(t *testing.T, a adventure.Adventure, l *adventure.Lesson, last bool) {
	cat, err := adventure.Catalogue(a)
	require.NoError(t, err)
	g, err := keyforge.Start(cat, a.Mode(l.Difficulty), l.Position)
	require.NoError(t, err)
	told(t, a, l)
	c, commands, ahead := l.Begin(g), 0, []keyforge.Event(nil)
	for step := c.Step(); step != nil; step = c.Step() {
		says, _ := l.WordKeys(step)
		if step.After.Kind != keyforge.NoEvent {
			seen := false
			for !seen && len(ahead) > 0 {
				seen, ahead = c.Observe(&ahead[0]), ahead[1:]
			}
			require.True(t, seen, "%s: what it tells of does not happen", says)
		} else {
			ahead = nil // everything has been shown before this step
		}
		view := g.View(0)
		at := tableView{View: &view}
		require.Equal(t, keyforge.Side(0), view.Question.Side, "%s: the learner is asked", says)
		if step.After.Kind == keyforge.NoEvent { // otherwise the board is behind the game
			for i, claim := range step.Claims {
				assert.True(t, c.Holds(claim, at), "%s: claim %d: it is %d, not %d", says, i, c.Read(claim.Fact, at), claim.Value)
			}
		}
		for i, fact := range c.Facts(step, at, func(id string) string { return id }) {
			assert.NotEqual(t, -1, fact, "%s: fact %d", says, i)
			assert.NotEqual(t, "", fact, "%s: fact %d", says, i)
		}
		if card := step.At.Card; card != "" {
			assert.NotZero(t, c.Card(card), says)
		}
		if step.Command.Verb == keyforge.NoCommand {
			c.Advance()
			continue
		}
		var may []keyforge.Command
		for _, cmd := range g.Legal(nil) {
			if c.Allows(cmd) {
				may = append(may, cmd)
			}
		}
		require.NotEmpty(t, may, "%s: what is waited for is not legal: %+v", says, view.Question)
		if !step.Command.Any {
			require.Len(t, may, 1, says)
		}
		cmd := may[0]
		if last {
			cmd = may[len(may)-1]
		}
		events, err := g.Apply(cmd, nil)
		require.NoError(t, err, says)
		commands++
		ahead = append([]keyforge.Event(nil), events...)
		require.True(t, c.GoTo(commands))
	}
	view := g.View(0)
	for i, claim := range l.Ends {
		at := tableView{View: &view}
		assert.True(t, c.Holds(claim, at), "the end, claim %d: it is %d, not %d", i, c.Read(claim.Fact, at), claim.Value)
	}
	assert.NotEmpty(t, l.Ends, "a lesson leads somewhere")
	for back := commands; back >= 0; back-- { // what is taken back is shown again
		c.GoTo(back)
	}
	at, _ := c.At()
	assert.Zero(t, at)
}

// told asserts that the words of a lesson exist in every language that the adventure
// supports, and have a place for each fact.
func told(t *testing.T, a adventure.Adventure, l *adventure.Lesson) {
	for _, in := range languages.All() {
		words := a.Words(in.Name)
		if words == nil {
			continue
		}
		for _, key := range adventure.LessonKeys(l) {
			assert.NotEmpty(t, words[key], "%s: %s", in.Name, key)
		}
		for i := range l.Steps {
			s := &l.Steps[i]
			says, does := l.WordKeys(s)
			places := map[string]bool{}
			for _, p := range append(langtest.Places(words[says]), langtest.Places(words[does])...) {
				places[p] = true
			}
			assert.Len(t, places, len(s.Facts), "%s: %s: a place for each fact", in.Name, says)
			for n := range s.Facts {
				assert.True(t, places[strconv.Itoa(n+1)], "%s: %s: {%d}", in.Name, says, n+1)
			}
		}
	}
}
