package paint_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

// Every sign has the form that it had before, and the letters of every face are as wide.
func TestSignsAndLettersAreAsBefore(t *testing.T) {
	var names []string
	forms := map[string]string{}
	add := func(name string, form strings.Builder) { names, forms[name] = append(names, name), form.String() }
	grid := func(x float64) int { return int(math.Floor(1000*x + 0.3217)) }
	for s := paint.NoSign + 1; s < paint.Signs; s++ {
		var form strings.Builder
		for _, sh := range s.Shapes() {
			fmt.Fprint(&form, grid(sh.Center.X), grid(sh.Center.Y), grid(sh.Radius), sh.Cut)
			for _, p := range sh.Points {
				fmt.Fprint(&form, " ", grid(p.X), grid(p.Y))
			}
		}
		add(fmt.Sprintf("sign %d", s), form)
	}
	for name, f := range map[string]paint.Face{"regular": paint.Regular, "bold": paint.Bold, "display": paint.Display} {
		var form strings.Builder
		for _, size := range []float64{11, 16, 33} {
			for _, words := range []string{"The Keyraken rises", "AVATAR Tokyo", "Ключ кракена", "3 æmber…", " ", ""} {
				fmt.Fprint(&form, grid(paint.Width(f, size, words)), " ")
			}
		}
		add("letters "+name, form)
	}
	painttest.Compare(t, names, func(name string) uint64 { return painttest.SumOf([]byte(forms[name])) })
}
