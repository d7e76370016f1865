package art_test

import (
	"hash/fnv"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards/cota"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
)

// sketch is a picture as 16 by 13 spots of color: what can be seen of it from afar.
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
	for _, c := range subjects(t) {
		b := art.Paint(c.Card, 48)
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

// sets are the files of scenes, one of each set.
var sets = [...]string{"cota-logos.txt", "aoa-logos.txt", "wc-logos.txt", "mm-logos.txt", "dt-logos.txt", "monster.txt"}

// worlds are the files of scenes, one of each world.
var worlds = append(sets[:], "homodeus.txt", "order.txt", "undergrowth.txt", "wraethe.txt", "engine.txt", "nemesis.txt")

func draft(t *testing.T, file, line string, width int) *paint.Bitmap {
	t.Helper()
	b, err := art.Draft(art.Card{ID: "anger", House: card.Logos, Type: card.ActionType}, file, line, width)
	require.NoError(t, err)
	return b
}

// The sums must be the same on every machine. They change with the drawings that the
// lines name, and with the worlds of the sets.
func TestAPictureHasTheSameBitsOnEveryMachine(t *testing.T) {
	lines := [len(sets)]string{
		"sunburst; cog", "tiles dusk; helix x1.3 lit-cyan", "void violet-light; hourglass broken", "sky toxic; cog", "sea night; cog",
		"sea; cog",
	}
	for i, sum := range [len(sets)]uint64{
		0x3f32c880398657df, 0x616f4921ec0564f8, 0x1b90e345662c3af3, 0xb58f676d3cb1b878, 0x319a41fde0dc88c9, 0x44511830797002d,
	} {
		h := fnv.New64a()
		h.Write(draft(t, sets[i], lines[i], 768).Pix)
		assert.Equal(t, sum, h.Sum64(), "%s: %s", sets[i], lines[i])
	}
}

func TestEverySetAndFactionHasAWorldOfItsOwn(t *testing.T) {
	for _, line := range []string{"sky noon; cog", "void; cog", "laboratory dusk; cog", "sea night; cog"} {
		for i, a := range worlds {
			for _, b := range worlds[:i] {
				assert.Greater(t, apart(sketch(draft(t, a, line, 96)), sketch(draft(t, b, line, 96))), 6.0, "%q in %s and %s", line, a, b)
			}
		}
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
func BenchmarkPaint640(b *testing.B) { benchmark(b, 640) }
func BenchmarkPaint768(b *testing.B) { benchmark(b, 768) }
