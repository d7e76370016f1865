package art_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

// arranged are lines that show how what is drawn is arranged, and words that another word follows.
var arranged = []string{
	"void; coin row 5", "void; coin heap 9", "void; coin ring 6", "void; coin x1.6 turn30 @120,90", "void; coin flipped #3", "void; coin #4",
	"void; human with club", "void; human with boulder", "void; human near wearing cape", "void; knight red-skinned lit-blue",
	"forest | void; coin", "forest; wolf | volcano; coin | void; amber", "void tilted; human left; coin right",
}

// What words of a line do to a picture is as before, and what is made up for cards that no line describes.
func TestPicturesLookAsBefore(t *testing.T) {
	patterns := map[string]string{"lights": "forest %s; amber", "manners": "void; human %s", "colors": "void; amber %s",
		"tones":  "void; amber %s",
		"houses": "%s; amber"}
	names := slices.Clone(arranged)
	for _, k := range art.Vocabulary() {
		if pattern := patterns[k.Name]; pattern != "" {
			names = append(names, arttest.Lines(pattern, k.Words)...)
		}
	}
	cards := map[string]*card.Card{}
	for i, c := range all() {
		if i%4 == 0 {
			cards["made up for "+c.ID] = c
			names = append(names, "made up for "+c.ID)
		}
	}
	painttest.Compare(t, names, func(name string) uint64 {
		if c := cards[name]; c != nil {
			of := art.Of(c)
			of.ID = strings.ToUpper(c.ID) // no line is for it
			return painttest.SumOf(art.Paint(of, 48).Pix)
		}
		b, err := art.Draft(art.Of(all()[0]), "x.txt", name, 64)
		require.NoError(t, err, name)
		return painttest.SumOf(b.Pix)
	})
}
