package icon_test

import (
	"runtime"
	"strconv"
	"testing"

	"github.com/keyraken/keyraken/ui/icon"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

func TestIconLooksAsBefore(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("outlines may be filled a little differently")
	}
	painttest.Compare(t, []string{"16", "24", "48", "128", "256", "svg"}, func(name string) uint64 {
		if size, err := strconv.Atoi(name); err == nil {
			return painttest.SumOf(icon.Draw(size).Pix)
		}
		return painttest.SumOf(icon.SVG())
	})
}
