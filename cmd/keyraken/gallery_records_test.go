package main_test

import (
	"os"
	"path/filepath"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game"
	kinds "github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
	"github.com/keyraken/keyraken/game/store/replay"
)

// played keeps the results of that many games, and returns the library that contains them.
func (h *host) played(n int) string {
	a := adventures.All()[0]
	dir := filepath.Join(h.dir, "decks")
	require.NoError(h, os.RemoveAll(dir))
	for _, r := range recordstest.Games(a.Boss(), "rises", adventure.Ladder(a), time.Now(), n) {
		require.NoError(h, records.Open(dir).AddResult(r))
	}
	for _, e := range recordstest.Expeditions(time.Now()) {
		require.NoError(h, records.Open(dir).AddExpedition(e))
	}
	require.NoError(h, rewarded(dir))
	return dir
}

// rewarded keeps some achievements in the library.
func rewarded(dir string) error {
	all, awards, now := adventures.All().Achievements(), achievement.Awards{}, time.Now()
	var lines []records.Award
	for i := range all {
		for k, step := range all[i].Steps() {
			if i%3 == 0 || k == 1 || i == 12 {
				f, _ := awards.Add(step, now.AddDate(0, 0, -i))
				lines = append(lines, f)
			}
		}
	}
	return records.Open(dir).AddAwards(lines...)
}

// playedOther keeps the results of that many games of the other game, and some achievements in it.
func (h *host) playedOther(n int) (dir string) {
	k, err := kinds.All().Named("shards")
	require.NoError(h, err)
	dir = filepath.Join(h.dir, "raced")
	require.NoError(h, os.RemoveAll(dir))
	kept, now, awards := records.In(filepath.Join(dir, k.Name())), time.Now(), achievement.Awards{}
	for _, r := range recordstest.GamesOf(k, now, n) {
		require.NoError(h, kept.AddResult(r))
	}
	h.almostWon(k, filepath.Join(dir, k.Name(), "2026-11-20-120000.jsonl"))
	for i, step := range achievement.StepsOf(achievement.In(k)) {
		if f, _ := awards.Add(step, now.AddDate(0, 0, -i)); i%3 == 0 {
			require.NoError(h, kept.AddAwards(f))
		}
	}
	return dir
}

// almostWon keeps a duel of a person against a computer that the end of the turn wins.
func (h *host) almostWon(k game.Kind, path string) {
	player, err := k.NewPlayer("greedy", 1)
	require.NoError(h, err)
	for seed := uint64(1); ; seed++ {
		setup, err := k.Deal(2, "duel", "", seed)
		require.NoError(h, err)
		story, err := replay.New[game.Game](k, replay.Header{Setup: setup, Seats: []string{"2=greedy"}})
		require.NoError(h, err)
		asked, last := game.NoSeat, ""
		for g := story.Game(); !g.Over(); {
			c := player.Choose(g, g.Legal(nil))
			asked, last = g.Asked(), g.Format(c)
			require.NoError(h, story.Do(c))
		}
		if asked != 0 || !story.Game().Won(0) || last != "end" {
			continue
		}
		require.NoError(h, story.Seek(story.Len()-1))
		log, err := replay.Create(path, story.Fork())
		require.NoError(h, err)
		require.NoError(h, log.Close())
		return
	}
}

// wonOther wins the game that is almost won.
func wonOther(h *host) {
	h.click("continue", 0)
	h.screen("shards")
	h.click("end-turn", 0)
	h.screen("shards-end")
	h.rest()
	h.see(60)
}
