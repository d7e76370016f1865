package languages_test

import (
	"testing"

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
