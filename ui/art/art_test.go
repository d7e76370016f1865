package art_test

import (
	"hash/fnv"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards/cota"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
)

// sketch is a picture as 16 by 13 spots of color: what is left of it from afar.
func sketch(b *paint.Bitmap) *[16 * 13 * 3]float64 {
	s := &[16 * 13 * 3]float64{}
	var n [16 * 13]float64
	for y := range b.H {
		for x := range b.W {
			at := y*13/b.H*16 + x*16/b.W
			n[at]++
			for k := range 3 {
				s[at*3+k] += float64(b.Pix[4*(y*b.W+x)+k])
			}
		}
	}
	for i := range s {
		s[i] /= n[i/3]
	}
	return s
}

// apart is how far two sketches are apart.
func apart(a, b *[16 * 13 * 3]float64) float64 {
	sum := 0.0
	for i := range a {
		sum += math.Abs(a[i] - b[i])
	}
	return sum / float64(len(a))
}

func TestEveryPictureIsFullAndOpaque(t *testing.T) {
	for _, c := range all() {
		b := art.Paint(art.Of(c), 48)
		dark, bright := byte(255), byte(0)
		for i := 0; i < len(b.Pix); i += 4 {
			require.EqualValues(t, 255, b.Pix[i+3], c.ID)
			dark, bright = min(dark, b.Pix[i+1]), max(bright, b.Pix[i+1])
		}
		assert.Greater(t, int(bright)-int(dark), 90, "%s is flat", c.ID)
	}
}

func TestTheSameCardAlwaysLooksTheSame(t *testing.T) {
	for _, c := range []*card.Card{cota.Troll, cota.Anger, cota.Cannon, cota.BloodOfTitans} {
		assert.Equal(t, art.Paint(art.Of(c), 192), art.Paint(art.Of(c), 192), c.ID)
	}
}

// The sums are to be the same on every machine. They change with the drawings that the
// lines name.
func TestAPictureHasTheSameBitsOnEveryMachine(t *testing.T) {
	for line, sum := range map[string]uint64{
		"sunburst; cog":                       0x892c02baf1331822,
		"tiles dusk; helix x1.3 lit-cyan":     0xe239425ea0642a3f,
		"void violet-light; hourglass broken": 0xd25b92266ab7876c,
	} {
		b, err := art.Draft(art.Card{ID: "anger", House: card.Logos, Type: card.ActionType}, line, 768)
		require.NoError(t, err)
		h := fnv.New64a()
		h.Write(b.Pix)
		assert.Equal(t, sum, h.Sum64(), line)
	}
}

func TestAPictureIsTheSameAtEverySize(t *testing.T) {
	for _, c := range []*card.Card{cota.Troll, cota.Anger, cota.Cannon, cota.BloodOfTitans} {
		small, large := sketch(art.Paint(art.Of(c), 192)), sketch(art.Paint(art.Of(c), 768))
		assert.Less(t, apart(small, large), 4.0, c.ID)
	}
}

func TestTheHouseAndTheTypeShow(t *testing.T) {
	a := art.Of(cota.Troll)
	a.ID = "no line describes it"
	b := a
	b.House = card.Mars
	assert.Greater(t, apart(sketch(art.Paint(a, 96)), sketch(art.Paint(b, 96))), 8.0)
	b = a
	b.Type = card.ArtifactType
	assert.Greater(t, apart(sketch(art.Paint(a, 96)), sketch(art.Paint(b, 96))), 8.0)
}

func benchmark(b *testing.B, width int) {
	of := all()
	for i := 0; b.Loop(); i++ {
		art.Paint(art.Of(of[i%len(of)]), width)
	}
}

func BenchmarkPaint192(b *testing.B) { benchmark(b, 192) }
func BenchmarkPaint768(b *testing.B) { benchmark(b, 768) }
