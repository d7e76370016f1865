package main_test

import (
	"context"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/review"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
)

// shardsShots are the pictures of Shards of Infinity.
var shardsShots = []shot{
	{name: "shards-early", kind: shardsAt("duel", 2, 1, 3)},
	{name: "shards-late", kind: shardsAt("duel", 2, 15, 3)},
	{name: "shards-four", kind: shardsAt("duel", 4, 21, 2)},
	{name: "shards-nemesis", kind: shardsAt("nemesis", 1, 9, 5)},
	{name: "shards-team", kind: shardsAt("nemesis", 3, 13, 8)},
	{name: "shards-auction", kind: shardsAt("auction", 2, 0, 1)},
	{name: "ru-shards-late", language: "ru", kind: shardsAt("duel", 2, 15, 3)},
	{name: "ru-shards-large", language: "ru", set: large, kind: shardsAt("nemesis", 1, 9, 5)},
	{name: "shards-tip", tips: true, kind: shardsAt("nemesis", 1, 9, 5)},
	{name: "ru-shards-tip-large", language: "ru", tips: true, set: large, kind: shardsAt("nemesis", 1, 9, 5)},
	{name: "shards-advice", kind: shardsAt("duel", 2, 15, 3), show: adviseShards},
	{name: "ru-shards-advice-large", language: "ru", set: large, kind: shardsAt("nemesis", 1, 9, 5), show: adviseShards},
	{name: "shards-read", kind: shardsAt("duel", 2, 15, 3), show: func(h *host) {
		h.point(center(h.spot("card", func(*scene.ReportedSpot) bool { return true })))
		h.see(60)
	}},
	{name: "shards-end", kind: shardsAt("duel", 2, 15, 3), show: concedeShards},
	{name: "ru-shards-end-large", language: "ru", set: large, kind: shardsAt("nemesis", 2, 13, 8), show: concedeShards},
	{name: "shards-watched", kind: shardsAt("duel", 2, finished, 3), show: watchShards},
	{name: "shards-watched-nemesis", kind: shardsAt("nemesis", 1, finished, 5), show: watchShards},
	{name: "ru-shards-watched-large", language: "ru", set: large, kind: shardsAt("nemesis", 2, finished, 5), show: watchShards},
	{name: "shards-review", kind: shardsAt("duel", 2, finished, 3), show: reviewShards},
	{name: "ru-shards-review-large", language: "ru", set: large, kind: shardsAt("nemesis", 1, finished, 5), show: reviewShards},
	{name: "shards-match-setup", set: playShards, show: func(h *host) { planShards(h, 2, 1, 2) }},
	{name: "shards-match", set: playShards, show: func(h *host) { matchShards(h, 1, 1) }},
	{name: "shards-match-four", set: playShards, show: func(h *host) { matchShards(h, 2, 2) }},
	{name: "shards-match-over", set: playShards, show: func(h *host) { matchShards(h, 1, 2) }},
	{name: "shards-match-game-end", set: playShards, show: func(h *host) {
		planShards(h, 1, 0, 1)
		h.click("begin", 0)
		sitDown(h)
		concedeShards(h)
	}},
	{name: "shards-match-kept", set: playShards, show: func(h *host) {
		matchShards(h, 1, 1)
		h.click("match-leave", 0)
		h.click("games", 0)
	}},
	{name: "shards-drag", kind: shardsAt("duel", 2, 1, 3), show: func(h *host) {
		h.hold(h.spot("card", func(s *scene.ReportedSpot) bool { return s.Lit }), image.Pt(520, 420))
		h.see(30)
	}},
	{name: "shards-caps", kind: shardsAt("duel", 2, 1, 3), set: showKeys},
	{name: "shards-colors", kind: shardsAt("duel", 4, 21, 2), set: func(s *session.Settings) { s.Palette = 1 }},
	{name: "shards-controls", set: playShards, show: func(h *host) { h.click("settings", 0); h.click("section", 4); h.see(30) }},
	{name: "shards-curtain-first", set: playShards, show: func(h *host) { planShards(h, 1, 0, 0); h.click("begin", 0); h.see(60) }},
	{name: "shards-pass", set: playShards, show: passShards},
	{name: "ru-shards-pass-large", language: "ru", set: func(s *session.Settings) { large(s); playShards(s) }, show: passShards},
	{name: "shards-curtain", set: playShards, show: func(h *host) { passShards(h); h.click("draw-curtain", 0); h.see(60) }},
	{name: "ru-shards-match-large", language: "ru", set: func(s *session.Settings) { large(s); playShards(s) },
		show: func(h *host) { matchShards(h, 1, 1) }},
}

// planShards plans a match of persons, each for themselves.
func planShards(h *host, mode, players, length int) {
	h.click("new-game", 0)
	h.click("mode", mode)
	if mode == 2 {
		h.click("players", players)
	}
	for seat := 1; seat < 2+2*(mode-1)*players; seat++ {
		what := fmt.Sprintf("who-%d", seat)
		at := func(s scene.ReportedSpot) bool { return s.What == what }
		if slices.ContainsFunc(h.see(10).Spots, at) { // otherwise the window is low, and a computer plays
			h.click(what, 0)
		}
	}
	h.click("length", length)
	h.rest()
	h.see(60)
}

// sitDown brings the next person to the table, if one has to come.
func sitDown(h *host) {
	for again := true; again; {
		again = false
		spots := h.see(40).Spots
		for _, what := range [...]string{"draw-curtain", "seen"} {
			if slices.ContainsFunc(spots, func(s scene.ReportedSpot) bool { return s.What == what }) {
				h.click(what, 0)
				again = true
			}
		}
	}
	h.screen("shards")
}

// passShards ends the turn of the first of two persons.
func passShards(h *host) {
	planShards(h, 1, 0, 0)
	h.click("begin", 0)
	sitDown(h)
	h.click("end-turn", 0)
	h.click("confirm", 0)
	h.spot("draw-curtain", numbered(0))
	h.rest()
	h.see(60)
}

// matchShards plays a match, of two or of four, in which the first who is asked gives up each game, up to after that many games.
func matchShards(h *host, mode, games int) {
	planShards(h, mode, 1, 2*(mode-1)+1*(2-mode))
	h.click("begin", 0)
	for n := range games {
		if n > 0 {
			h.click("match-next", 0)
		}
		for range 2*mode - 2 { // in a game of four, two more
			sitDown(h)
			h.click("menu-button", 0)
			h.click("concede", 0)
			h.click("confirm", 0)
			sitDown(h)
		}
		sitDown(h)
		concedeShards(h)
		h.click("match-on", 0)
		h.screen("match")
	}
	h.rest()
	h.see(60)
}

// finished is a turn that no game reaches.
const finished = 1000

// concedeShards ends the game.
func concedeShards(h *host) {
	h.click("menu-button", 0)
	h.click("concede", 0)
	h.click("confirm", 0)
	h.screen("shards-end")
	h.rest()
	h.see(60)
}

// watchShards goes on to the fifth turn and plays on from there.
func watchShards(h *host) {
	for range 4 {
		h.click("turn-on", 0)
	}
	h.click("play", 0)
	h.rest()
	h.see(100)
}

// reviewShards analyses the game.
func reviewShards(h *host) {
	h.click("replay-leave", 0)
	h.click("games", 0)
	h.click("games-tab", 1)
	h.click("games-analyse", 0)
	h.spot("chance", numbered(0))
	h.rest()
	h.see(60)
}

// adviseShards asks for advice and waits for it.
func adviseShards(h *host) {
	h.click("advice", 0)
	h.spot("advised", numbered(0))
	h.see(60)
}

// shardsAt is a game that computers have played until the first seat is asked in that turn or a later one; from there a person
// plays it.
func shardsAt(mode string, players, turn int, seed uint64) func(h *host) *replay.Story[game.Game] {
	return func(h *host) *replay.Story[game.Game] {
		set, err := shards.Kind().Deal(players, mode, "", seed)
		require.NoError(h, err)
		seats := make(shards.Seats, players)
		for i := 1; i < players; i++ {
			seats[i] = "greedy"
		}
		story, err := replay.New[game.Game](shards.Kind(), replay.Header{Setup: set, Seats: seats.Held()})
		require.NoError(h, err)
		p, err := shards.Kind().NewPlayer("greedy", 1)
		require.NoError(h, err)
		for g := story.Game(); !g.Over() && (g.Turn() < turn || g.Asked() != 0); {
			require.NoError(h, story.Do(p.Choose(g, g.Legal(nil))))
		}
		for g, n := story.Game(), 0; turn > 1 && n < 3 && !g.Over(); n++ { // some cards are played
			if c := p.Choose(g, g.Legal(nil)); c.Verb != rules.EndMain {
				require.NoError(h, story.Do(c))
			}
		}
		return story
	}
}

// guesser makes up chances, since real ones take long.
type guesser struct{}

func (guesser) Advise(_ context.Context, g game.Game, _ uint64) *game.Advice {
	a := &game.Advice{}
	chance := game.Chance(3000 + 200*min(g.Turn(), 30) - 700*(g.Turn()%3))
	for i, c := range g.Legal(nil) {
		a.Options = append(a.Options, game.Option{Command: c, Chance: max(100, chance-game.Chance(150*i)), Tries: 1})
	}
	return a
}

// keepOther keeps a game beside KeyForge as the program does, a finished one with its analysis.
func (h *host) keepOther(dir string, story *replay.Story[game.Game]) {
	dir = filepath.Join(dir, story.Rules.Name())
	require.NoError(h, os.MkdirAll(dir, 0o755))
	save := filepath.Join(dir, "game-0.jsonl")
	require.NoError(h, story.WriteFile(save))
	if story.Game().Over() {
		r, err := review.ReportOf(context.Background(), story, guesser{}, review.Config{})
		require.NoError(h, err)
		require.NoError(h, r.Save(save, story))
	}
}
