package scene_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// English has every text that the screens and the terminal ask for, except those
// of the adventure and of expeditions, and no others.
func TestEnglishHasWhatIsAskedFor(t *testing.T) {
	var source strings.Builder
	for _, root := range []string{"..", "../../cmd", "../../adventure/written", "../../game/ai/advice", "../../game/ai/fared",
		"../../game/ai/puzzle", "../../game/lang/lang.go", "../../game/lang/chance.go"} {
		require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "test/") {
				return err
			}
			data, err := os.ReadFile(path)
			source.Write(data)
			return err
		}))
	}
	english := languages.English().Words
	for _, m := range regexp.MustCompile(`\b(?:T|WithKey)\("([a-z-]+)"`).FindAllStringSubmatch(source.String(), -1) {
		if !strings.HasSuffix(m[1], "-") {
			if _, sails := expedition.Words("en")[m[1]]; !sails && !slices.Contains(adventure.WordKeys[:], m[1]) {
				assert.Contains(t, english, m[1])
			}
		}
	}
	var computers []string // of the other games, each called by its name
	for _, kind := range games.All() {
		computers = append(computers, kind().Players()...)
	}
	for key := range english {
		head, rest, _ := strings.Cut(key, "-")
		putTogether := []string{"difficulty", "terms", "rules", "tip", "link", "why", "kind", "feat", "phrase"}
		if !slices.Contains(putTogether, head) && (head != "bot" || !slices.Contains(computers, rest)) {
			assert.True(t, strings.Contains(source.String(), `"`+key+`"`), "nobody asks for %q", key)
		}
	}
}

// The language changes at once, during a game: in the next frame the table, its log and a
// large card are in it, and nothing is left in English except titles and names.
func TestLanguageChangesAtOnce(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(30)
	m.Point("card", int(m.Table().Board.Piles[0][card.Battleline][0]))
	m.Frames(20)
	require.Contains(t, m.Words(), "Deck")
	m.Stack.Settings.Language = "ru"
	m.Stack.Speak()
	m.Frames(2)
	assert.Contains(t, m.Words(), "Колода")
	translated(m, t)
}
