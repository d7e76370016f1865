package scene_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/ui/lang"
)

// Every language has every text that the screens ask for, with the same verbs,
// and no other.
func TestLanguagesAreComplete(t *testing.T) {
	own, err := filepath.Glob("*.go")
	require.NoError(t, err)
	files, err := filepath.Glob("*/*.go")
	require.NoError(t, err)
	files = append(append(files, own...), "../ui.go")
	source := ""
	for _, f := range files {
		if !strings.HasSuffix(f, "_test.go") {
			data, err := os.ReadFile(f)
			require.NoError(t, err)
			source += string(data)
		}
	}
	english, err := lang.Load(assets.English)
	require.NoError(t, err)
	for _, m := range regexp.MustCompile(`\bT\("([a-z-]+)"`).FindAllStringSubmatch(source, -1) {
		if !strings.HasSuffix(m[1], "-") {
			assert.Contains(t, english, m[1])
		}
	}
	for key := range english {
		if !strings.HasPrefix(key, "difficulty-") {
			assert.Contains(t, source, `"`+key+`"`, "nobody asks for %q", key)
		}
	}
	verbs := regexp.MustCompile(`%(\[\d\])?[ds]`)
	for _, l := range assets.Languages {
		texts, err := lang.Load(l)
		require.NoError(t, err)
		for key := range texts {
			assert.Contains(t, english, key, "language %s", l)
		}
		for key, text := range english {
			assert.Contains(t, texts, key, "language %s", l)
			assert.Len(t, verbs.FindAllString(texts[key], -1), len(verbs.FindAllString(text, -1)), "%s in %s", key, l)
		}
	}
}

// No picture shows a key for want of a text.
func TestUnknownTextShows(t *testing.T) {
	assert.Equal(t, "⟨nothing⟩", lang.Language{}.T("nothing"))
	assert.Equal(t, "2 of 3", lang.Language{"of": "%d of %d"}.T("of", 2, 3))
}
