package kraken_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/kraken"
)

func BenchmarkNewHide(b *testing.B) {
	for b.Loop() {
		kraken.NewHide()
	}
}
