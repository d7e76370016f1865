package ru_test

import (
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
)

// Every Russian word of the window, the terminal, the story and the adventures is in the
// dictionary in the form in which it occurs, or among the words of the game in
// testdata/words.txt, all of which are used.
func TestWordsAreSpeltRight(t *testing.T) {
	said := places(t)
	words := slices.Sorted(maps.Keys(said))
	require.Greater(t, len(words), 2000)
	data, err := os.ReadFile("testdata/words.txt")
	require.NoError(t, err)
	own := strings.Fields(string(data))
	for _, word := range own {
		assert.Contains(t, said, word, "nobody says this word of testdata/words.txt")
	}
	for _, word := range own {
		own = append(own, strings.Split(word, "-")...) // of which the dictionary speaks one by one
	}
	for _, word := range langtest.Misspelt(t, "ru_RU", words) {
		assert.True(t, slices.Contains(own, word), "%s: %s", said[word], word)
	}
}

// places maps the words to a place where each occurs. Stems of links, the titles of cards
// and single letters are left out.
func places(t *testing.T) map[string]string {
	said := map[string]string{}
	add := func(place, text string) {
		for _, w := range langtest.Words(cyrillic, text) {
			if said[w] == "" && len([]rune(w)) > 1 {
				said[w] = place
			}
		}
	}
	files := 0
	for _, folder := range []string{".", "../../../adventure"} {
		require.NoError(t, filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".json" || folder != "." && filepath.Base(path) != "ru.json" {
				return err
			}
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			var all map[string]string
			require.NoError(t, json.Unmarshal(data, &all), path)
			files++
			for key, text := range all {
				if !lang.IsTitle(key) && !strings.HasPrefix(key, "link-") {
					add(path+" "+key, text)
				}
			}
			return nil
		}))
	}
	require.Greater(t, files, 6)
	eachText(reflect.ValueOf(*russian.Story), "story", add)
	eachText(reflect.ValueOf(russian.Terms), "terms", add)
	return said
}

// eachText calls see with each text of a table of words.
func eachText(v reflect.Value, place string, see func(place, text string)) {
	switch v.Kind() {
	case reflect.String:
		see(place, v.String())
	case reflect.Array:
		for i := range v.Len() {
			eachText(v.Index(i), place, see)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			eachText(v.Field(i), place+" "+v.Type().Field(i).Name, see)
		}
	}
}
