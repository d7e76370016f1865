package languages_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// BenchmarkCardTexts writes the texts of all cards.
func BenchmarkCardTexts(b *testing.B) {
	all := cards.All()
	for _, l := range languages.All() {
		b.Run(l.Name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for _, c := range all {
					l.Card(c)
				}
			}
		})
	}
}

// What explains something in the window is said in sentences.
func TestExplanationsEndWithAStop(t *testing.T) {
	for _, l := range languages.All() {
		for key, text := range l.Words {
			if strings.HasSuffix(key, "-why") || key == "is-mute" || key == "end-position" {
				assert.Regexp(t, `[.}]$`, text, "%s: %s", l.Name, key)
			}
		}
	}
}
