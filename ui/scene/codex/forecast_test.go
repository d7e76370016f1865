package codex_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/session"
)

// laid opens a table of two sides with these things in play.
func laid(t *testing.T, settings session.Settings, change func(p *rules.Position), mine, theirs []string) *table {
	p := gametest.Two()
	p.Sides[0].Codex, p.Sides[1].Gold = []string{}, 0
	gametest.With(&p.Sides[0], mine...)
	gametest.With(&p.Sides[1], theirs...)
	if change != nil {
		change(&p)
	}
	g := gametest.Start(t, p).Game
	log := replay.UnsavedGame[game.Game](replay.Header{Setup: game.Setup{Mode: "one-hero"}}, g)
	return open(t, settings, log, codex.Seats{"", "greedy"})
}

// find is something in play by its ID.
func (m *table) find(id string) int {
	for c, o := range m.game().Objects {
		if m.game().Definition(o.Def).ID == id {
			return int(c)
		}
	}
	require.Fail(m.T, "it is not in play", id)
	return 0
}

func (m *table) read() string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// Whoever points at what a chosen attacker could attack, or drags it there, sees what would come of it: with words, and numbers on
// both. Nothing is told any more when the pointer is elsewhere.
func TestAttacksAreForetold(t *testing.T) {
	m := laid(t, atOnce, nil, []string{"tiger-cub"}, []string{"mad-man:scavenger"})
	m.settle()
	m.Click("card", m.find("tiger-cub"))
	m.Frames(2)
	const told = "Tiger Cub takes 1 damage. Mad Man takes 2 damage and dies. Player 2 gains 1 gold."
	assert.NotContains(t, m.read(), told)
	m.Point("card", m.find("mad-man"))
	m.Frames(3)
	assert.Contains(t, m.read(), told)
	for _, n := range []string{"−1", "−2"} {
		assert.Contains(t, m.read(), n)
	}
	m.Point("choose-no-one", 0)
	m.Frames(3)
	assert.NotContains(t, m.read(), told)
	man, at := m.find("mad-man"), m.log.At()
	m.Hold("card", m.find("tiger-cub"), m.MustFind("card", man).Rect.Center())
	m.Frames(2)
	assert.Contains(t, m.read(), told)
	assert.Equal(t, at, m.log.At(), "nothing has been done")
}

// What depends on a choice says so; in Russian, too.
func TestForecastsSayWhatIsOpen(t *testing.T) {
	set := atOnce
	set.Language = "ru"
	m := laid(t, set, nil, []string{"crashbarrow"}, []string{"mad-man:elite", "nautical-dog:lookout", "tiger-cub:technician"})
	m.settle()
	m.Click("card", m.find("crashbarrow"))
	m.Frames(2)
	m.Point("card", m.find("mad-man"))
	m.Frames(3)
	assert.Contains(t, m.read(), "Остальное зависит от выбора.")
	assert.NotContains(t, m.read(), "Тигрёнок: урон")
}
