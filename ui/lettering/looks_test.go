package lettering_test

import (
	"runtime"
	"testing"

	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

func TestLettersLookAsBefore(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("outlines may be filled a little differently")
	}
	painttest.Compare(t, []string{"KEYRAKEN", "Ключ", "W"}, func(words string) uint64 {
		return painttest.SumOf(lettering.Cast(words, 40, &lettering.Bronze).Pix) ^ painttest.SumOf(lettering.Cast(words, 24, &lettering.Iron).Pix)
	})
}
