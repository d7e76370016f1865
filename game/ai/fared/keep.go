package fared

import (
	"context"
	"encoding/json"
	"os"
	"slices"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
)

// File is where the game is kept that a computer of the level has played at the deal of the game in a save.
func File(save string, level bot.Level) string { return save + replay.PlayedBy + bot.LevelNames[level] }

// Keep keeps a game that a computer of the level has played at the deal of the game in a save, which must exist.
func Keep(path string, level bot.Level, played *save.Story) error {
	if _, err := os.Stat(path); err != nil {
		return err
	}
	return played.WriteFile(File(path, level))
}

// Load is the game that a computer of the level has played at the deal of a story, as it is kept beside its save. There is none if
// it cannot be read or is of another deal or of other rules: then it has to be played again.
func Load(ctx context.Context, path string, level bot.Level, of *save.Story) (*save.Story, bool) {
	f, err := os.Open(File(path, level))
	if err != nil {
		return nil, false
	}
	defer f.Close()
	s, report, err := replay.Read(ctx, f, of.Rules)
	if err != nil || len(report.Warnings) > 0 || !s.Game().Over() || !ofDeal(s, of, level) {
		return nil, false
	}
	return s, true
}

// ofDeal reports whether the story is that of a computer of the level at the deal of the other.
func ofDeal(s, of *save.Story, level bot.Level) bool {
	h, err := HeaderOf(&of.Header, of.Game().Seats(), level)
	if err != nil {
		return false
	}
	h.Format, h.Engine, h.Catalogue, h.Game = replay.Format, of.Rules.Version(), of.Rules.Cards(), of.Rules.Name()
	want, err := json.Marshal(h)
	if err != nil {
		return false
	}
	got, err := json.Marshal(s.Header)
	return err == nil && slices.Equal(want, got)
}
