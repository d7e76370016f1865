package art_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards/cota"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/likeness"
	"github.com/keyraken/keyraken/ui/art/script"
)

func TestEveryLineOfTheScenesDescribesACardOfOurs(t *testing.T) {
	lines, err := art.Scenes(art.KeyForge)
	require.NoError(t, err)
	known := map[string]bool{}
	for _, c := range append(all(), pool(t)...) {
		known[c.ID] = true
	}
	for _, id := range lines {
		assert.True(t, known[id], "a line describes %q, which is the ID of no card", id)
	}
}

func TestALineDescribesEveryCardButEvilTwins(t *testing.T) {
	lines, err := art.Scenes(art.KeyForge)
	require.NoError(t, err)
	for _, c := range all() {
		assert.Contains(t, lines, strings.TrimSuffix(c.ID, "-evil-twin"), "no line describes %q", c.ID)
	}
}

func TestNoTwoCardsHaveTheSameLine(t *testing.T) {
	of := map[string]string{}
	for _, l := range slices.Concat(scripted(t, "scenes"), scripted(t, "shards"), scripted(t, "codex")) {
		says := fmt.Sprint(l.Panels)
		assert.Empty(t, of[says], "the lines of %s and %s say the same", l.ID, of[says])
		of[says] = l.ID
	}
	assert.NotEmpty(t, of)
}

// scripted are the lines of all files of a folder.
func scripted(t *testing.T, folder string) (all []script.Line) {
	t.Helper()
	files, err := filepath.Glob(folder + "/*.txt")
	require.NoError(t, err)
	for _, name := range files {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		lines, err := script.Parse(name, string(text))
		require.NoError(t, err)
		all = append(all, lines...)
	}
	return all
}

func TestAWordHasOneMeaning(t *testing.T) {
	// What can be held or worn may be drawn by itself, and a house is a place as
	// well as the owner of a thing.
	kinds := map[string]string{}
	for _, k := range art.Vocabulary() {
		if k.Name == "after “with”" || k.Name == "after “wearing”" || k.Name == "houses" {
			continue
		}
		for _, w := range k.Words {
			assert.Empty(t, kinds[w], "%q is among the %s and among the %s", w, k.Name, kinds[w])
			kinds[w] = k.Name
		}
	}
}

func TestWhatIsWrongWithALineIsTold(t *testing.T) {
	for text, tells := range map[string]string{
		"anger: dusk; giant roarin":            `no word "roarin" in "giant roarin"`,
		"anger: giant strikin":                 `is it "striking"?`,
		"anger: dusk; near left":               "names nothing that can be drawn",
		"anger: dusk; giant boulder":           "names a person and a thing",
		"anger: dusk; giant with":              `"with" is the last word`,
		"anger: dusk; giant with dusk":         "no word for something to hold",
		"anger: dusk; giant wearing boulder":   "no word for something to wear",
		"anger: giant; volcano":                "belongs into the first clause",
		"anger: giant; dusk":                   "belongs into the first clause",
		"anger: giant; embers":                 "belongs into the first clause",
		"anger: giant; thorns":                 "belongs into the first clause",
		"anger: dusk; boulder row many":        "a number from 1 to 60",
		"anger: dusk; boulder @120,999":        `no word "@120,999"`,
		"anger: dusk; boulder\nanger: boulder": "has a line already",
	} {
		assert.ErrorContains(t, art.Check("x.txt", text), tells, text)
	}
	assert.NoError(t, art.Check("x.txt",
		"anger: volcano dusk embers; giant striking near with club #2; flames low row 5 | boulder x1.4 turn30 shattered red"))
}

func FuzzCheck(f *testing.F) {
	f.Add("anger: dusk; giant with club; flames row 5 @20,30 #2 x1.3 turn9")
	f.Add("anger: red-skinned | lit-blue; with with")
	f.Fuzz(func(_ *testing.T, text string) { _ = art.Check("x.txt", text) })
}

// showing is a line that shows a word of a kind, or nothing for kinds that show with others.
func showing(kind, word string) string {
	line := map[string]string{
		"places": "%s", "lights": "%s; amber", "weathers": "void %s; amber", "views": "void %s; amber", "drawings": "void; %s",
		"folk": "void; %s", "colors": "void; amber %s", "tones": "void; amber %s", "after “with”": "void; human with %s",
		"after “wearing”": "void; human near wearing %s",
	}[kind]
	return strings.Replace(line, "%s", word, 1)
}

// Every word is drawn, alone, and changes the picture.
func TestEveryWordCanBeSeen(t *testing.T) {
	c := art.Of(cota.Anger)
	seen := map[string]string{}
	empty, err := art.Draft(c, "x.txt", "void; amber @-50,-50", 64)
	require.NoError(t, err)
	for _, k := range art.Vocabulary() {
		for _, w := range k.Words {
			line := showing(k.Name, w)
			if line == "" {
				continue
			}
			b, err := art.Draft(c, "x.txt", line, 64)
			require.NoError(t, err, w)
			if k.Name == "folk" { // some differ only in what they tend to hold
				assert.NotEqual(t, empty.Pix, b.Pix, "%q draws nothing", line)
				continue
			}
			assert.Empty(t, seen[string(b.Pix)], "%q looks as %q does", line, seen[string(b.Pix)])
			seen[string(b.Pix)] = line
		}
	}
}

func TestAnEvilTwinIsTheDarkSideOfItsGoodOne(t *testing.T) {
	good := art.Card{ID: "armadrone", House: card.Logos, Type: card.CreatureType}
	evil := good
	evil.ID, evil.Seed = "armadrone-evil-twin", "armadrone"
	a, b := likeness.Of(art.Paint(good, 96)), likeness.Of(art.Paint(evil, 96))
	other := good
	other.ID = "dextre"
	assert.Greater(t, a.Apart(b), 0.05, "they differ")
	assert.Less(t, a.Apart(b), a.Apart(likeness.Of(art.Paint(other, 96))), "and are known for twins")
}
