package codex_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// C4.2: that everything is readied is told when anything is, and so is what is taken from the codex.
func TestNothingPassesInSilence(t *testing.T) {
	told := func(g *gametest.Table, k codex.EventKind) bool {
		return slices.ContainsFunc(g.Events, func(e codex.Event) bool { return e.Kind == k })
	}
	p := gametest.Two("scorch", "mad-man")
	p.Sides[0].Heroes = []string{"calamandra-moss"}
	gametest.With(&p.Sides[0], "calamandra-moss@5", "bloodburn")
	g := gametest.Start(t, p)
	i := slices.IndexFunc(g.Legal(nil), func(c codex.Command) bool { return c.Verb == codex.Use && c.N > 0 })
	if assert.GreaterOrEqual(t, i, 0) {
		assert.NoError(t, g.Do(g.Legal(nil)[i]))
		j := slices.IndexFunc(g.Legal(nil), func(c codex.Command) bool { return c.Verb == codex.Fetch })
		if assert.GreaterOrEqual(t, j, 0) {
			assert.NoError(t, g.Do(g.Legal(nil)[j]))
			g.Events = append(g.Events, g.Happened()...)
			assert.True(t, told(g, codex.Fetched))
		}
	}
	assert.False(t, told(g, codex.AllReadied))
	for turn := g.Turn(); g.Turn() < turn+2 || g.Question().Kind != codex.AskMain; {
		legal := g.Legal(nil)
		assert.NoError(t, g.Do(legal[len(legal)-1]))
		g.Events = append(g.Events, g.Happened()...)
	}
	assert.True(t, told(g, codex.AllReadied))
}
