// Package painttest helps tests of what is drawn: it compares pictures with how they looked before.
package painttest

import (
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

var update = flag.Bool("update", false, "write testdata/looks.txt anew")

// looks is the file with the sums of pictures, in the folder of a package that draws.
const looks = "testdata/looks.txt"

// Compare checks that what is drawn by each name looks as before: most of what a drawing is cannot be told but
// by looking at it, yet a change to one should change no other. The sums are kept in testdata/looks.txt, which
// go test -update writes.
func Compare(t *testing.T, names []string, sum func(name string) uint64) {
	t.Helper()
	now := map[string]string{}
	for _, name := range names {
		now[name] = fmt.Sprintf("%016x", sum(name))
	}
	if *update {
		var lines strings.Builder
		for _, name := range slices.Sorted(maps.Keys(now)) {
			fmt.Fprintln(&lines, now[name], name)
		}
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(looks, []byte(lines.String()), 0o644))
	}
	text, err := os.ReadFile(looks)
	require.NoError(t, err, "write it with -update")
	before := map[string]string{}
	for line := range strings.Lines(string(text)) {
		sum, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		before[name] = sum
	}
	assert.Len(t, before, len(now), "other names than before: write %s again with -update", looks)
	for _, name := range names {
		assert.Equal(t, before[name], now[name], "%q looks different: if it should, write %s again with -update", name, looks)
	}
}

// SumOf is a sum of bytes.
func SumOf(data []byte) uint64 {
	h := fnv.New64a()
	h.Write(data)
	return h.Sum64()
}

// Sum is a sum of everything that a list draws, as precisely as can be seen.
func Sum(l *paint.List) uint64 {
	h := fnv.New64a()
	number := func(all ...float64) {
		for _, x := range all {
			// The offset keeps round numbers away from the limits, where a machine may round otherwise.
			_ = binary.Write(h, binary.LittleEndian, int64(math.Floor(x*64+0.3217)))
		}
	}
	rect := func(r layout.Rect) { number(r.X, r.Y, r.W, r.H) }
	number(float64(len(l.Ops)), float64(l.Far))
	for i := range l.Ops {
		o := &l.Ops[i]
		number(float64(o.Kind), float64(o.Corner), float64(o.Face), signNumber(o.Sign))
		rect(o.Rect)
		rect(l.Clips[o.Clip])
		number(o.Radius, o.Width, o.Size, 64*o.Angle, o.Pivot.X, o.Pivot.Y)
		for _, c := range [...]paint.Color{o.Color, o.Lower} {
			number(16*float64(c.R), 16*float64(c.G), 16*float64(c.B), 16*float64(c.A))
		}
		h.Write([]byte(o.Text))
		if b := o.Bitmap; b != nil {
			number(float64(b.W), float64(b.H))
			h.Write(b.Pix)
		}
		if s := o.Shading; s != nil {
			shading(s, number)
		}
	}
	return h.Sum64()
}

// afterEmblems is above the number of any emblem.
const afterEmblems = 1000

// signNumber is a number for a sign that stays the same when a house comes, whose emblem moves
// all signs after those of houses.
func signNumber(s paint.Sign) float64 {
	if s < paint.Drop {
		return float64(s)
	}
	return afterEmblems + float64(s-paint.Drop)
}

// shading adds the triangles and the numbers of a shader.
func shading(s *paint.Shading, number func(...float64)) {
	number(float64(s.W), float64(s.H))
	for _, name := range slices.Sorted(maps.Keys(s.Uniforms)) {
		all, _ := s.Uniforms[name].([]float32)
		for _, x := range all {
			number(16 * float64(x))
		}
	}
	for i := range s.Vertices {
		v := &s.Vertices[i]
		number(float64(v.X), float64(v.Y), float64(v.U), float64(v.V))
		for k := range v.Form {
			number(16*float64(v.Form[k]), 16*float64(v.Custom[k]))
		}
	}
	for _, i := range s.Indices {
		number(float64(i))
	}
}
