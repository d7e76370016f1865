package main_test

import (
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/kind"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/session"
)

// codexShots are the pictures of Codex.
var codexShots = []shot{
	{name: "codex-title", set: playCodex},
	{name: "codex-setup", set: playCodex, show: func(h *host) { h.click("new-game", 0); h.click("hero-0", 5) }},
	{name: "ru-codex-setup-three", language: "ru", set: playCodex, show: func(h *host) {
		h.click("new-game", 0)
		h.click("mode", 1)
		for _, hero := range []int{1, 3, 5} {
			h.click("hero-0", hero)
		}
	}},
	{name: "codex-early", kind: codexAt("one-hero", 1, rules.AskMain)},
	{name: "codex-late", kind: codexAt("one-hero", 13, rules.AskMain)},
	{name: "codex-three", kind: codexAt("three-heroes", 15, rules.AskMain)},
	{name: "codex-free-for-all", kind: codexAt("free-for-all", 13, rules.AskMain)},
	{name: "codex-five", kind: codexOf(5, "free-for-all", 16, rules.AskMain)},
	{name: "codex-lend", kind: codexOf(4, "free-for-all", 13, rules.AskPatrol)},
	{name: "codex-dragon", kind: codexAt("two-headed-dragon", 11, rules.AskMain)},
	{name: "ru-codex-dragon-large", language: "ru", set: large, kind: codexAt("two-headed-dragon", 11, rules.AskMain)},
	{name: "codex-setup-many", set: playCodex, show: func(h *host) {
		h.click("new-game", 0)
		h.click("mode", 2)
		h.click("players", 2)
		h.click("choose", 1)
		h.click("hero-1", 3)
		h.click("hero-1", 5)
	}},
	{name: "codex-tech", kind: codexAt("three-heroes", 11, rules.AskTech)},
	{name: "codex-patrol", kind: codexAt("one-hero", 9, rules.AskPatrol)},
	{name: "codex-read", kind: codexAt("three-heroes", 15, rules.AskMain), show: func(h *host) {
		h.point(center(h.spot("card", func(s *scene.ReportedSpot) bool { return s.Lit })))
		h.see(60)
	}},
	{name: "codex-colors", kind: codexAt("three-heroes", 15, rules.AskMain), set: func(s *session.Settings) { s.Palette = 1 }},
	{name: "codex-watched", kind: codexAt("one-hero", finished, rules.AskMain), show: watchShards},
	{name: "codex-end", kind: codexAt("one-hero", 13, rules.AskMain), show: func(h *host) {
		h.click("menu-button", 0)
		h.click("concede", 0)
		h.click("confirm", 0)
		h.screen("codex-end")
	}},
	{name: "codex-advice", kind: codexAt("one-hero", 13, rules.AskMain), show: adviseShards},
	{name: "codex-automaton", set: playCodex, show: func(h *host) {
		h.click("new-game", 0)
		for range 4 {
			h.click("level", 1)
		}
	}},
	{name: "codex-learn", set: playCodex, show: func(h *host) { h.click("learn", 0) }},
	{name: "codex-lesson", set: playCodex, show: func(h *host) {
		h.click("learn", 0)
		h.click("lesson", 2)
		h.click("lesson-go-on", 0)
		h.click("end-turn", 0)
		h.spot("done", numbered(0))
		h.see(60)
	}},
	{name: "ru-codex-lesson-large", language: "ru", set: func(s *session.Settings) { playCodex(s); large(s) }, show: func(h *host) {
		h.click("learn", 0)
		h.click("lesson", 0)
		h.click("lesson-go-on", 0)
		h.click("lesson-go-on", 1)
		h.see(60)
	}},
	{name: "ru-codex-late", language: "ru", kind: codexAt("one-hero", 13, rules.AskMain)},
	{name: "ru-codex-three-large", language: "ru", set: large, kind: codexAt("three-heroes", 15, rules.AskMain)},
}

func playCodex(s *session.Settings) { s.Game = "codex" }

// codexAt is a game, for as few as the mode can have, that a computer plays for all until the first player is asked that in a turn.
func codexAt(mode string, turn int, asked rules.QuestionKind) func(h *host) *replay.Story[game.Game] {
	return codexOf(0, mode, turn, asked)
}

// codexOf is such a game for so many.
func codexOf(people int, mode string, turn int, asked rules.QuestionKind) func(h *host) *replay.Story[game.Game] {
	return func(h *host) *replay.Story[game.Game] {
		set, err := codex.Kind().Deal(people, mode, "", 3)
		require.NoError(h, err)
		seats := codex.Seats{"", "greedy", "greedy", "greedy", "greedy"}[:set.Own.(*kind.Setup).People]
		story, err := replay.New[game.Game](codex.Kind(), replay.Header{Setup: set, Seats: seats.Held()})
		require.NoError(h, err)
		p, err := codex.Kind().NewPlayer("greedy", 1)
		require.NoError(h, err)
		for g := story.Game().(*rules.Game); !g.Over() && (g.Turn() < turn || g.Asked() != 0 || g.Question().Kind != asked); {
			require.NoError(h, story.Do(p.Choose(g, g.Legal(nil))))
		}
		return story
	}
}
