package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/paint"
)

// What the screens take words to measure is what they measure when drawn: no
// line is cut or runs over because of a difference.
func TestWordsAreAsWideAsMeasured(t *testing.T) {
	r := &raster{faces: map[faceKey]*text.GoTextFace{}}
	for f := range paint.Faces {
		source, err := newSource(f)
		require.NoError(t, err)
		r.sources[f] = source
		for _, size := range []float64{10.5, 12.5, 15, 20, 26, 47.3} {
			for _, words := range []string{"Emergence: Play: Destroy an artifact you control.", "AVAToWaffle 1234 æmber — “x”…", "Русский текст для проверки"} {
				face := r.face(f, size)
				assert.InEpsilon(t, text.AdvanceAt(words, len(words), face), paint.Width(f, size, words), 0.02, "%q in face %d, size %v", words, f, size)
			}
		}
	}
}
