package main_test

import (
	"cmp"
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

//go:generate env KEYRAKEN_GALLERY=../../assets/screenshots go test -run ^TestGallery$ -count 1 -timeout 30m .

// The variables that say which pictures are taken, and where they go.
const (
	galleryEnv = "KEYRAKEN_GALLERY"       // the directory; none: no pictures
	sizesEnv   = "KEYRAKEN_GALLERY_SIZES" // such as "1920x1080,3840x2160", each in a folder and in all its colors
	onlyEnv    = "KEYRAKEN_GALLERY_ONLY"  // a regular expression for their names
	langEnv    = "KEYRAKEN_GALLERY_LANG"  // the language of pictures that set none
	textEnv    = "KEYRAKEN_GALLERY_TEXT"  // the size of text, such as 150; none: what each picture sets
)

// The pictures of the program that the README shows, and more. The program itself
// renders them, always the same.
func TestGallery(t *testing.T) {
	if os.Getenv(galleryEnv) == "" {
		t.Skip(galleryEnv + " names no directory for the pictures")
	}
	inHost(t)
}

// shot is one picture: the game on the table, if any, and what to do then.
type shot struct {
	name         string
	game         func(g *games) *save.Story
	kind         func(h *host) *replay.Story[game.Game] // or a game of another kind
	show         func(h *host)
	language     string
	tips         bool // are shown
	achievements bool // achievements are given
	set          func(*session.Settings)
	results      int  // how many games were played before, for the records
	raced        int  // how many of the other game
	first        bool // nothing was set before
	kept         bool // it is one of those in assets/screenshots
}

// games are the games that the pictures show.
type games struct {
	h         *host
	of        [keyforge.MaxSeats + 1]*tale // by players
	won, lost *save.Story
}

func early(players int) func(*games) *save.Story {
	return func(g *games) *save.Story { return g.of[players].to(g.h, g.of[players].early) }
}

func middle(players int) func(*games) *save.Story {
	return func(g *games) *save.Story { return g.of[players].to(g.h, g.of[players].middle) }
}

func late(players int) func(*games) *save.Story {
	return func(g *games) *save.Story { return g.of[players].to(g.h, g.of[players].late) }
}

// changed is a game of two players in the middle, after that many rises.
func changed(rises int, tide string) func(*games) *save.Story {
	return func(g *games) *save.Story {
		story := middle(2)(g)
		require.NoError(g.h, story.Edit(&scenario.Edit{Situation: scenario.Situation{Rises: &rises, Tide: tide}}))
		return story
	}
}

func prepared(file string) func(*games) *save.Story {
	return func(g *games) *save.Story {
		data, err := os.ReadFile(filepath.Join("testdata", file))
		require.NoError(g.h, err)
		table, err := scenario.Parse(data)
		require.NoError(g.h, err)
		r := scenetest.Rules()
		require.NoError(g.h, table.Complete(r))
		story, err := replay.New(r, save.Position(table))
		require.NoError(g.h, err)
		return story
	}
}

// won is a game that the next command wins, lost one that it loses.
func won(g *games) *save.Story { return but(g, g.won) }

func lost(g *games) *save.Story { return but(g, g.lost) }

// but is a game without its last command.
func but(g *games, s *save.Story) *save.Story {
	require.NoError(g.h, s.Seek(s.Len()-1))
	return s.Fork()
}

var shots = []shot{
	{name: "title", kept: true},
	{name: "welcome", first: true},
	{name: "shards-title", set: playShards},
	{name: "shards-title-next", set: playShards, raced: 60},
	{name: "ru-shards-title-next", language: "ru", set: playShards, raced: 60},
	{name: "shards-won", set: playShards, raced: 60, show: wonOther},
	{name: "ru-shards-won", language: "ru", set: playShards, raced: 60, show: wonOther},
	{name: "shards-records-empty", set: playShards, show: func(h *host) { h.click("records", 0) }},
	{name: "shards-records", set: playShards, raced: 60, show: recordsTab(0)},
	{name: "shards-records-ladders", set: playShards, raced: 60, show: recordsTab(1)},
	{name: "shards-records-voyages", set: playShards, raced: 60, show: recordsTab(2)},
	{name: "shards-achievements", set: playShards, raced: 60, show: recordsTab(3)},
	{name: "ru-shards-records", language: "ru", set: playShards, raced: 60, show: recordsTab(0)},
	{name: "ru-shards-records-ladders", language: "ru", set: playShards, raced: 60, show: recordsTab(1)},
	{name: "ru-shards-achievements", language: "ru", set: playShards, raced: 60, show: recordsTab(3)},
	{name: "shards-setup", set: playShards, show: func(h *host) { h.click("new-game", 0) }},
	{name: "shards-setup-three", set: playShards, show: func(h *host) { h.click("new-game", 0); h.click("players", 2); h.click("leader-1", 2) }},
	{name: "shards-setup-duel", set: playShards, show: func(h *host) { h.click("new-game", 0); h.click("mode", 1); h.click("relics", 1) }},
	{name: "shards-setup-teams", set: playShards, show: func(h *host) { h.click("new-game", 0); h.click("mode", 3); h.click("leader-1", 2) }},
	{name: "shards-rules", set: playShards, show: func(h *host) { h.click("rules", 0); h.click("page", 3) }},
	{name: "shards-learn", set: playShards, show: func(h *host) { h.click("learn", 0) }},
	{name: "shards-lesson", set: playShards, show: func(h *host) { h.click("learn", 0); h.click("lesson", 2); h.click("lesson-go-on", 0) }},
	{name: "shards-more", set: playShards, show: func(h *host) { h.click("new-game", 0); h.click("more", 0) }},
	{name: "new-adventure", kept: true, show: func(h *host) { h.click("new-adventure", 0); h.click("players", 2) }},
	{name: "bots", show: withExperts},
	{name: "ru-bots", language: "ru", set: large, show: withExperts},
	{name: "conditions", show: func(h *host) { h.click("new-adventure", 0); h.click("difficulty", 3); h.click("preset", 4) }},
	{name: "decks", kept: true, show: func(h *host) { h.click("decks", 0) }},
	{name: "alliance", achievements: true, show: allied},
	{name: "alliance-tokens", achievements: true, show: alliedTokens},
	{name: "alliance-made", achievements: true, show: func(h *host) { alliedTokens(h); h.click("alliance-make", 0); h.rest() }},
	{name: "lab", show: examined},
	{name: "games", kept: true, show: func(h *host) { h.click("games", 0) }},
	{name: "rules", kept: true, show: func(h *host) { h.click("rules", 0); h.click("page", 3) }},
	{name: "learn", show: func(h *host) { h.click("learn", 0) }},
	{name: "lesson", show: func(h *host) {
		h.click("learn", 0)
		h.click("lesson", 1)
		h.click("lesson-go-on", 0)
		h.click("lesson-go-on", 1)
		h.spot("lesson-go-on", numbered(2))
	}},
	{name: "lesson-later", show: func(h *host) { h.click("learn", 0); h.click("lesson", 4); h.click("lesson-go-on", 0) }},
	{name: "ru-lesson-later", language: "ru", show: func(h *host) { h.click("learn", 0); h.click("lesson", 5) }},
	{name: "puzzles", show: func(h *host) { h.click("puzzles", 0) }},
	{name: "puzzle", show: puzzled},
	{name: "ru-puzzles", language: "ru", set: large, show: func(h *host) { h.click("puzzles", 0) }},
	{name: "ru-puzzle", language: "ru", show: puzzled},
	{name: "tip", game: late(1), tips: true},
	{name: "settings", kept: true, show: func(h *host) { h.click("settings", 0); h.click("section", 1) }},
	{name: "replay", kept: true, show: func(h *host) {
		h.click("games", 0)
		h.click("games-tab", 1)
		h.click("games-watch", 0)
		h.screen("replay")
		for range 9 {
			h.click("turn-on", 0)
		}
		h.click("play", 0)
		h.see(150)
	}},
	{name: "house", show: func(h *host) { h.click("new-adventure", 0); h.click("begin", 0); h.click("no", 0) }},
	{name: "one-early", kept: true, game: early(1)},
	{name: "one-middle", game: middle(1)},
	{name: "one-late", game: late(1)},
	{name: "two-early", game: early(2)},
	{name: "two-middle", kept: true, game: middle(2)},
	{name: "two-late", game: late(2)},
	{name: "three-early", game: early(3)},
	{name: "three-middle", game: middle(3)},
	{name: "three-late", kept: true, game: late(3)},
	{name: "records-empty", show: func(h *host) { h.click("records", 0) }},
	{name: "records", results: 300, show: recordsTab(0)},
	{name: "records-decks", results: 300, show: recordsTab(1)},
	{name: "decks-ladder", results: 300, show: func(h *host) { h.click("decks", 0); h.click("deck", 2); h.rest() }},
	{name: "records-teams", results: 300, show: recordsTab(2)},
	{name: "records-voyages", results: 300, show: recordsTab(3)},
	{name: "records-expeditions", results: 300, show: recordsTab(4)},
	{name: "ru-records-expeditions", language: "ru", results: 300, show: recordsTab(4)},
	{name: "records-statistics", results: 300, show: recordsTab(5)},
	{name: "achievements", results: 300, show: recordsTab(6)},
	{name: "ru-achievements", language: "ru", set: large, results: 300, show: recordsTab(6)},
	{name: "ru-achievements-usual", language: "ru", results: 300, show: recordsTab(6)},
	{name: "records-filter", results: 300, show: func(h *host) { recordsTab(5)(h); h.click("records-filter", 3) }},
	{name: "ru-records-empty", language: "ru", set: large, show: func(h *host) { h.click("records", 0) }},
	{name: "ru-records", language: "ru", results: 300, show: recordsTab(0)},
	{name: "ru-records-decks", language: "ru", results: 300, show: recordsTab(1)},
	{name: "ru-records-teams", language: "ru", results: 300, show: recordsTab(2)},
	{name: "ru-records-voyages", language: "ru", results: 300, show: recordsTab(3)},
	{name: "ru-records-statistics", language: "ru", results: 300, show: recordsTab(5)},
	{name: "ru-records-large", language: "ru", set: large, results: 300, show: recordsTab(5)},
	{name: "duel-setup", show: standardSetup},
	{name: "duel", kept: true, game: duel, show: sit},
	{name: "duel-hover", game: duel, show: func(h *host) { sit(h); h.point(center(h.handed())); h.see(60) }},
	{name: "duel-passing", game: duel, show: func(h *host) { sit(h); h.handOver() }},
	{name: "curtain", game: duel},
	{name: "duel-end", game: duel, show: func(h *host) {
		sit(h)
		h.click("menu-button", 0)
		h.click("concede", 0)
		h.click("confirm", 0)
		h.screen("end")
		h.see(600)
	}},
	{name: "duel-open", game: openDuel},
	{name: "duel-games", show: func(h *host) {
		standardSetup(h)
		h.click("begin", 0)
		h.screen("curtain")
		h.key(ebiten.KeyEscape)
		h.click("leave", 0)
		h.click("games", 0)
	}},
	{name: "match-plan", show: func(h *host) { planMatch(h, 1, 0) }},
	{name: "match-setup", show: func(h *host) { planMatch(h, 2, 2); h.click("match-plan-ok", 0) }},
	{name: "match-lot", show: func(h *host) { planMatch(h, 1, 2); h.click("match-offered", 2); agree(h); h.screen("match") }},
	{name: "match-cards", show: func(h *host) {
		planMatch(h, 0, 1)
		agree(h)
		h.click("match-cards", 0)
		h.point(center(h.spot("match-card", anything)))
		h.see(30)
	}},
	{name: "match-auction", kept: true, show: func(h *host) { adaptive(h); h.click("match-bid", 0); h.click("match-bid", 0); h.see(30) }},
	{name: "match-first", show: func(h *host) { adaptive(h); h.click("match-give-way", 0); h.see(30) }},
	{name: "match-game-end", show: func(h *host) { planMatch(h, 2, 0); agree(h); concede(h); h.see(600) }},
	{name: "match-end", show: func(h *host) {
		adaptive(h)
		h.click("match-bid", 0)
		h.click("match-give-way", 0)
		h.click("match-first", 0)
		h.click("match-next", 0)
		concede(h)
		h.click("match-on", 0)
		h.screen("match")
	}},
	{name: "match-games", show: func(h *host) { adaptive(h); h.click("match-leave", 0); h.click("games", 0); h.see(60) }},
	{name: "ru-match-plan", language: "ru", show: func(h *host) { planMatch(h, 2, 0) }},
	{name: "ru-match-lot", language: "ru", set: large, show: func(h *host) {
		planMatch(h, 1, 2)
		h.click("match-offered", 2)
		agree(h)
		h.screen("match")
	}},
	{name: "ru-match-auction", language: "ru", show: func(h *host) { adaptive(h); h.click("match-bid", 0); h.see(30) }},
	{name: "ru-duel-setup", language: "ru", set: large, show: standardSetup},
	{name: "ru-duel", language: "ru", game: duel, show: sit},
	{name: "ru-duel-large", language: "ru", set: large, game: duel, show: func(h *host) { sit(h); h.handOver() }},
	{name: "ru-curtain", language: "ru", set: large, game: duel},
	{name: "ru-duel-open", language: "ru", game: openDuel},
	{name: "ru-duel-end", language: "ru", game: duel, show: func(h *host) {
		sit(h)
		h.click("menu-button", 0)
		h.click("concede", 0)
		h.click("confirm", 0)
		h.screen("end")
		h.see(600)
	}},
	{name: "tide-low", game: changed(2, "low")},
	{name: "tide-high", kept: true, game: changed(2, "high")},
	{name: "rise-0", kept: true, game: changed(0, "low")},
	{name: "rise-1", kept: true, game: changed(1, "low")},
	{name: "rise-2", kept: true, game: changed(2, "low")},
	{name: "rise-3", kept: true, game: changed(3, "low")},
	{name: "rise-4", kept: true, game: lost, show: func(h *host) { h.endTurn(); h.screen("end"); h.see(60) }},
	{name: "hover", game: late(1), show: func(h *host) { h.point(center(h.mine())); h.see(60) }},
	{name: "zoom", kept: true, game: prepared("sequence.json"), show: func(h *host) { h.read(h.named("Noddy the Thief")) }},
	{name: "tokens", game: prepared("tokens.json")},
	{name: "ru-token", language: "ru", game: prepared("tokens.json"), show: func(h *host) { h.read(h.named("Чистильщик")) }},
	{name: "prophecies", game: prepared("prophecies.json"), show: func(h *host) {
		h.point(center(h.spot("beside-1", func(s *scene.ReportedSpot) bool { return s.N == 1 })))
		h.see(40)
	}},
	{name: "allies", game: prepared("allies.json"), show: func(h *host) {
		h.point(center(h.spot("beside-2", func(s *scene.ReportedSpot) bool { return s.N == 0 })))
		h.see(40)
	}},
	{name: "prophecy", game: prepared("prophecies.json"), show: func(h *host) { h.clickAt(h.named("Flarie")); h.see(40) }},
	{name: "any-house", game: prepared("houses.json"), show: func(h *host) {
		h.clickAt(h.spot("card", func(s *scene.ReportedSpot) bool { return s.Label == "Arise!" || s.Label == "Восстаньте!" }))
		h.click("action", int(keyforge.PlayCard))
		h.question(keyforge.AskHouse)
		h.rest()
	}},
	{name: "enhancing", game: prepared("houses.json"), show: func(h *host) {
		h.read(h.spot("card", func(s *scene.ReportedSpot) bool {
			return s.Label == "Hystricog" || s.Label == "Истерикобраз"
		}))
	}},
	{name: "token", game: prepared("tokens.json"), show: func(h *host) { h.read(h.named("Cleaner")) }},
	{name: "fight", kept: true, game: prepared("sequence.json"), show: func(h *host) { h.attack("Dodger", "Lashing Tentacle"); h.see(30) }},
	{name: "advice", game: prepared("sequence.json"), show: advise},
	{name: "ru-advice", language: "ru", game: prepared("sequence.json"), set: func(s *session.Settings) { s.Text = 150 }, show: advise},
	{name: "ru-advice-house", language: "ru", set: func(s *session.Settings) { s.Chances = true },
		show: func(h *host) { houseChances(h); advise(h) }},
	{name: "house-chances", set: func(s *session.Settings) { s.Chances = true }, show: houseChances},
	{name: "ru-house-chances", language: "ru", set: func(s *session.Settings) { s.Chances, s.Text = true, 150 }, show: houseChances},
	{name: "drag", game: prepared("sequence.json"), show: func(h *host) { h.hold(h.handed(), center(h.mine())) }},
	{name: "drag-attack", game: prepared("sequence.json"), show: func(h *host) {
		h.hold(h.named("Dodger"), center(h.named("Lashing Tentacle")))
	}},
	{name: "keys", game: prepared("sequence.json"), set: showKeys, show: func(h *host) { h.clickAt(h.named("Dodger")) }},
	{name: "ru-keys", language: "ru", game: prepared("sequence.json"), set: func(s *session.Settings) { s.Text, s.ShowKeys = 150, true }},
	{name: "pause", game: late(1), show: func(h *host) { h.click("menu-button", 0) }},
	{name: "ru-pause", language: "ru", set: large, game: late(1), show: func(h *host) { h.click("menu-button", 0) }},
	{name: "controls", show: func(h *host) { h.click("settings", 0); h.click("section", 4) }},
	{name: "ru-controls", language: "ru", set: func(s *session.Settings) { s.Text = 150 },
		show: func(h *host) { h.click("settings", 0); h.click("section", 4); h.click("set-key", 3) }},
	{name: "keyraken-turn", kept: true, game: middle(2), show: func(h *host) { h.endTurn(); h.see(120) }},
	{name: "deeds", game: middle(2), show: func(h *host) { h.endTurn(); h.asked(); h.rest() }},
	{name: "again", game: middle(2), show: func(h *host) { h.endTurn(); h.asked(); h.rest(); h.click("deed", 0) }},
	{name: "pile", game: late(2), show: func(h *host) { h.click("pile-m", 0) }},
	{name: "victory", kept: true, game: won, show: func(h *host) { h.clickAt(h.boss()); h.screen("end"); h.see(600) }},
	{name: "defeat", kept: true, game: lost, show: func(h *host) { h.endTurn(); h.screen("end"); h.see(600) }},
	{name: "achievement", achievements: true, game: late(1)},
	{name: "achievement-three", achievements: true, game: late(3)},
	{name: "ru-achievement", achievements: true, language: "ru", set: large, game: late(2)},
	{name: "achievements-end", achievements: true, game: won, show: newAchievements},
	{name: "ru-achievements-end", achievements: true, language: "ru", set: large, game: won, show: newAchievements},
	{name: "chances", show: thoughtOver},
	{name: "ru-chances", language: "ru", set: func(s *session.Settings) { s.Text = 150 }, show: thoughtOver},
	{name: "ru-title", language: "ru"},
	{name: "title-next", results: 300},
	{name: "ru-title-next", language: "ru", results: 300},
	{name: "victory-changed", results: 1, game: won, show: func(h *host) { h.clickAt(h.boss()); h.screen("end"); h.see(600) }},
	{name: "ru-conditions", language: "ru", set: func(s *session.Settings) { s.Text = 150 },
		show: func(h *host) { h.click("new-adventure", 0); h.click("difficulty", 3); h.click("condition-power", 1) }},
	{name: "ru-voyage", language: "ru", show: func(h *host) {
		h.click("new-adventure", 0)
		h.click("players", 1)
		h.click("more", 0)
		h.click("voyage", 0)
	}},
	{name: "duel-watched", show: func(h *host) {
		h.click("new-adventure", 0)
		h.click("game-kind", 1)
		h.click("who-0", 1)
		h.click("begin", 0)
	}},
	{name: "more", show: func(h *host) { h.click("new-adventure", 0); h.click("more", 0) }},
	{name: "ru-more", language: "ru", show: func(h *host) { h.click("new-adventure", 0); h.click("more", 0) }},
	{name: "ru-middle", kept: true, language: "ru", game: middle(2)},
	{name: "ru-zoom", language: "ru", game: prepared("sequence.json"), show: func(h *host) { h.read(h.named("Lashing Tentacle")) }},
}

// recordsTab opens the records at a tab.
func recordsTab(tab int) func(h *host) {
	return func(h *host) {
		h.click("records", 0)
		h.screen("records")
		h.click("records-tab", tab)
		h.rest()
		h.see(60)
	}
}

// newAchievements wins the game and opens the achievements that it earned.
func newAchievements(h *host) {
	h.clickAt(h.boss())
	h.screen("end")
	h.see(600)
	h.click("end-tab", 3)
}

// thoughtOver opens the analysis of a finished game.
func thoughtOver(h *host) {
	h.click("games", 0)
	h.click("games-tab", 1)
	h.click("games-analyse", 0)
	h.spot("chance", func(*scene.ReportedSpot) bool { return true })
	h.rest()
	h.see(30)
}

// gallery takes all pictures.
func gallery(h *host) {
	g := &games{h: h}
	for players := 1; players <= keyforge.MaxSeats; players++ {
		g.of[players] = fullest(h, players)
	}
	g.won, g.lost = ended(h, adventure.Easy, 2, keyforge.Pick), ended(h, adventure.Normal, 1, keyforge.EndTurn)
	for i, s := range []*save.Story{g.lost, g.won, g.of[3].Story, early(2)(g), late(1)(g)} {
		require.NoError(h, s.Seek(s.Len()))
		h.keepGame(h.kept(), i, s)
		if s.Game().Over() {
			h.think(i, s)
		}
	}
	only := regexp.MustCompile(os.Getenv(onlyEnv))
	dir := os.Getenv(galleryEnv)
	sizes := strings.FieldsFunc(os.Getenv(sizesEnv), func(r rune) bool { return r == ',' })
	all := slices.Concat(shots, lampsShots, adviceShots, couchShots, shardsShots, codexShots, pageShots, meetShots, expeditionShots)
	for i := range all {
		s := &all[i]
		if !only.MatchString(s.name) || len(sizes) == 0 && !s.kept {
			continue
		}
		for _, size := range sizes {
			var p image.Point
			_, err := fmt.Sscanf(size, "%dx%d", &p.X, &p.Y)
			require.NoError(h, err, "%s: name sizes such as 1920x1080", sizesEnv)
			h.keep(png.DefaultCompression, h.take(g, s, p), filepath.Join(dir, size, s.name+".png"))
		}
		if len(sizes) == 0 {
			img := h.take(g, s, small)
			h.keep(png.BestCompression, fewColors(img), filepath.Join(dir, s.name+".png"))
		}
	}
	if only.MatchString("sequence") {
		h.sequence(g, filepath.Join(dir, "sequence.gif"))
	}
}

// kept is the directory of the games that exist before a picture is taken.
func (h *host) kept() string { return filepath.Join(h.dir, "kept") }

// keepGame keeps a game as if it had been played on the n-th evening.
func (h *host) keepGame(dir string, n int, story *save.Story) {
	require.NoError(h, os.MkdirAll(dir, 0o755))
	file := filepath.Join(dir, fmt.Sprintf("game-%d.jsonl", n))
	require.NoError(h, story.WriteFile(file))
	at := begun.AddDate(0, 0, n).Add(time.Duration(17*n) * time.Minute)
	require.NoError(h, os.Chtimes(file, at, at))
}

// think keeps a short analysis of the n-th game, so that no picture waits for it.
func (h *host) think(n int, story *save.Story) {
	a, err := analysis.Analyze(context.Background(), story, analysis.Config{Level: bot.Quick, Config: review.Config{Workers: 2}})
	require.NoError(h, err)
	require.NoError(h, a.Save(filepath.Join(h.kept(), fmt.Sprintf("game-%d.jsonl", n))))
}

// take starts the program, does what the picture should show, and returns the picture.
func (h *host) take(g *games, s *shot, size image.Point) *image.RGBA {
	h.start(g, s, size)
	if s.show != nil {
		s.show(h)
	} else if s.game == nil && s.kind == nil {
		time.Sleep(2 * time.Second) // until the Keyraken has its hide, which is made in the background
	}
	h.see(90)
	return h.picture()
}

// start starts the program with the game on the table.
func (h *host) start(g *games, s *shot, size image.Point) {
	h.close() // until then it writes to its save
	dir, hidden, over, kind := h.kept(), false, false, ""
	if s.game != nil {
		story := s.game(g)
		hidden = story.Header.Mode == keyforge.Duel.Name() && !save.Setup(&story.Header).Open
		dir = filepath.Join(h.dir, "now")
		require.NoError(h, os.RemoveAll(dir))
		h.keepGame(dir, 0, story)
	}
	if s.kind != nil {
		dir = filepath.Join(h.dir, "now")
		require.NoError(h, os.RemoveAll(dir))
		story := s.kind(h)
		over = story.Game().Over()
		kind = story.Rules.Name()
		h.keepOther(dir, story)
	}
	file := filepath.Join(h.dir, "settings.json")
	set := session.DefaultSettings
	set.Language, set.Tips = cmp.Or(s.language, os.Getenv(langEnv)), s.tips
	if s.set != nil {
		s.set(&set)
	}
	if text, err := strconv.Atoi(os.Getenv(textEnv)); err == nil {
		set.Text = text
	}
	if s.first {
		file = filepath.Join(h.dir, "first.json")
		require.NoError(h, os.RemoveAll(file))
	} else {
		require.NoError(h, set.Clamp().Write(file))
	}
	if s.raced > 0 {
		dir = h.playedOther(s.raced)
	}
	args := []string{"--games", dir, "--settings", file, "--seed", "9", "--at-once"}
	if s.results > 0 {
		args = append(args, "--decks", h.played(s.results))
	}
	if s.achievements {
		decks := filepath.Join(h.dir, "decks")
		require.NoError(h, os.RemoveAll(decks))
		args = append(args, "--decks", decks)
	}
	h.open(size, args...)
	switch {
	case hidden:
		h.click("continue", 0)
		h.screen("curtain")
	case s.game != nil:
		h.click("continue", 0)
		h.screen("table")
		h.asked()
		h.rest()
	case over:
		h.click("games", 0)
		h.click("games-tab", 1)
		h.click("games-watch", 0)
		h.screen("replay")
	case s.kind != nil:
		h.click("games", 0)
		h.click("games-continue", 0)
		h.screen(kind)
		h.rest()
	}
	h.see(60)
}

// advise asks for advice and waits for it.
func advise(h *host) {
	h.click("advice", 0)
	h.spot("advice-do", numbered(0))
	h.rest()
	h.see(30)
}

// mine is a creature of the player.
func (h *host) mine() *scene.ReportedSpot {
	return h.spot("card", func(s *scene.ReportedSpot) bool {
		y := s.Y / float64(h.image.Bounds().Dy())
		return 0.36 < y && y < 0.5
	})
}

func playShards(s *session.Settings) { s.Game = "shards" }

func showKeys(s *session.Settings) { s.ShowKeys = true }

// handed is a card of the hand that can be played.
func (h *host) handed() *scene.ReportedSpot {
	return h.spot("card", func(s *scene.ReportedSpot) bool { return s.Lit && s.Y/float64(h.image.Bounds().Dy()) > 0.7 })
}

// read shows a card large.
func (h *host) read(s *scene.ReportedSpot) {
	h.point(center(s))
	h.press(ebiten.MouseButtonRight)
	h.screen("zoom")
}

// named is the card with that name.
func (h *host) named(title string) *scene.ReportedSpot {
	return h.spot("card", func(s *scene.ReportedSpot) bool { return s.Label == title })
}

// boss is the Keyraken's own card, in either language.
func (h *host) boss() *scene.ReportedSpot {
	return h.spot("card", func(s *scene.ReportedSpot) bool {
		return s.Label == "The Keyraken" || s.Label == "Ключекракен"
	})
}

// attack begins a fight with a creature, and points at a possible target.
func (h *host) attack(with, what string) {
	h.clickAt(h.named(with))
	h.click("action", int(keyforge.Fight))
	h.point(center(h.named(what)))
}

func (h *host) endTurn() {
	h.click("end-turn", 0)
	ends := func(r *scene.Report) bool { return r.TurnOf == int(keyforge.Monster) }
	r := h.until("the end of the turn", func(r *scene.Report) bool { return r.Screen == "confirm" || ends(r) })
	if r.Screen == "confirm" {
		h.click("confirm", 0)
	}
	h.rest()
	h.until("the Keyraken's turn", ends)
}
