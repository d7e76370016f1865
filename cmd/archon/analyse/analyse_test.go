package analyse_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
)

// analysedSave is a game played by bots, with an analysis kept beside it that counts the
// first decision of each of that many turns as a mistake.
func analysedSave(t *testing.T, mistakes int) (path string, a *analysis.Analysis) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "my games")
	archon.Must(t, "sim", "--decks", "onyx,argus", "--games", "1", "--save", dir)
	path = filepath.Join(dir, "game-000000.jsonl")
	story, _, err := saves.Read(pool.Shipped, path)
	require.NoError(t, err)
	a, err = analysis.Analyze(t.Context(), story, analysis.Config{Level: bot.Quick, Config: review.Config{Seed: 1}})
	require.NoError(t, err)
	a.Level = bot.LevelNames[bot.Thorough] // which would take far too long
	a.Turnings = []analysis.TurningPoint{}
	for _, p := range a.Points[1 : mistakes+1] {
		require.NoError(t, story.Seek(p.At))
		said := func(c keyforge.Command) []string { return []string{story.Game().Format(c)} }
		legal := story.Game().Legal(nil)
		a.Turnings = append(a.Turnings, analysis.TurningPoint{At: p.At, Turn: p.Turn, Side: p.Side, Done: []string{story.Next()},
			Better: said(legal[len(legal)-1]), Open: true, Chance: 5000, DoneChance: 4350, BetterChance: 6149})
	}
	a.Swings = []analysis.Swing{{At: a.Points[2].At, Turn: 1, From: 5000, To: 2000}, {At: a.Points[3].At, Turn: 2, From: 2000, To: 4000}}
	require.NoError(t, a.Save(path))
	return path, a
}

// The chance of winning is described turn by turn. Each turning point names the better
// decision, and the game can be resumed there.
func TestAnalyse(t *testing.T) {
	archontest.OwnLibrary(t)
	path, a := analysedSave(t, 3)
	out := archon.Must(t, "analyse", path)
	for _, want := range []string{"How likely the players were to win", "turn 1, player ", "◄ 1", "◄ 3",
		"the three decisions that cost the most",
		"   Done: choose ", " (44 %).\n", "   Better: ", " (61 %).\n", "What would follow is unknown.",
		"Bad luck: what came after turn 1 lowered the chance from 50 % to 20 %.",
		"Good luck: what came after turn 2 raised the chance from 20 % to 40 %.",
		"\n   Play from here: archon play --resume '" + path + "' --at " + strconv.Itoa(a.Turnings[2].At) + "\n"} {
		assert.Contains(t, out, want)
	}
	assert.NotContains(t, out, "⟨")
	for _, p := range a.Points {
		assert.Regexp(t, fmt.Sprintf(`(?m) %d %%  █{%d}( |$)`, lang.Percent(p.Chance), p.Chance/250), out, "40 blocks are certainty")
	}
	lines := strings.Split(out, "\n")
	assert.Len(t, strings.Split(strings.Split(out, "\n\n")[1], "\n"), len(a.Points)+1, lines)

	ru := archon.InRussian(t, "", "analyse", path)
	for _, want := range []string{"Вероятность победы игроков", "ход 1, игрок ", "Решение: выбрать дом ", "Играть отсюда: archon play",
		"Невезение"} {
		assert.Contains(t, ru, want)
	}

	out, errs, status := archon.Run("q\n", "play", "--resume", path, "--at", strconv.Itoa(a.Turnings[1].At))
	require.Zero(t, status, errs)
	assert.Contains(t, out, "taken over after")
	assert.Contains(t, out, "Which house")
	_, errs, status = archon.Run("q\n", "play", "--resume", path, "--at", "99999")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "inputs")
}

// When fewer decisions cost something, fewer are listed, with a note that says so.
func TestAnalyseTellsFewer(t *testing.T) {
	path, _ := analysedSave(t, 1)
	assert.Contains(t, archon.Must(t, "analyse", path), "no other decision cost 3 % or more")
	path, _ = analysedSave(t, 0)
	assert.Contains(t, archon.Must(t, "analyse", path), "no decision cost 3 % or more")
}

// An analysis can be printed as one JSON object, in English. Equal seeds give equal objects,
// and the kept analysis is the printed one. A kept analysis from longer thought stays.
func TestAnalyseAsJSON(t *testing.T) {
	path, a := analysedSave(t, 2)
	var told struct {
		analysis.Analysis
		Words []analysis.TurningWords
	}
	text := archon.Must(t, "--lang", "ru", "analyse", path, "--json")
	require.NoError(t, json.Unmarshal([]byte(text), &told))
	assert.Equal(t, *a, told.Analysis)
	require.Len(t, told.Words, 2)
	assert.Regexp(t, "^Choose ", told.Words[0].Done[0])

	quick := archon.Must(t, "analyse", path, "--json", "--level", "quick", "--workers", "1")
	assert.Equal(t, quick, archon.Must(t, "analyse", path, "--json", "--level", "quick", "--workers", "3"))
	assert.Equal(t, text, archon.Must(t, "analyse", path, "--json"), "what took longer stays")
	require.NoError(t, os.Remove(path+replay.Analysed))
	require.Equal(t, quick, archon.Must(t, "analyse", path, "--json", "--level", "quick"))
	story, _, err := saves.Read(pool.Shipped, path)
	require.NoError(t, err)
	kept, ok := analysis.Load(path, story)
	require.True(t, ok)
	assert.Equal(t, "quick", kept.Level)
}

// A damaged save is analyzed as far as it goes. An analysis that cannot be kept is still
// printed, with a message.
func TestAnalyseWhatIsDamaged(t *testing.T) {
	path, _ := analysedSave(t, 0)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.Remove(path+replay.Analysed))
	require.NoError(t, os.Mkdir(path+replay.Analysed, 0o755))
	out, errs, status := archon.Run("", "analyse", path, "--level", "quick")
	require.Zero(t, status)
	assert.Contains(t, out, "How likely")
	assert.Contains(t, errs, "could not be saved")

	broken := filepath.Join(t.TempDir(), "broken.jsonl")
	lines := strings.SplitAfter(string(data), "\n")
	half := strings.Join(lines[:len(lines)/2], "")
	require.NoError(t, os.WriteFile(broken, []byte(half[:len(half)-3]), 0o600))
	out, errs, status = archon.Run("", "analyse", broken, "--level", "quick")
	assert.Equal(t, 1, status, errs)
	assert.Contains(t, out, "  now ")
	assert.Contains(t, errs, "the last line is not complete")
	for _, args := range [][]string{{"analyse"}, {"analyse", "./none.jsonl"}, {"analyse", path, "--level", "greedy"}} {
		_, _, status := archon.Run("", args...)
		assert.Equal(t, 2, status, args)
	}
}

// What is said of an analysis is as before, down to the last space.
func TestAnalysisIsToldAsBefore(t *testing.T) {
	path, _ := analysedSave(t, 3)
	archon.TellsAsBefore(t, path, "analyse FILE --level master", "analyse FILE --level master --json", "analyse FILE --level master --lang ru",
		"analyse FILE --level no", "analyse", "analyse no")
}
