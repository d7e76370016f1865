package flat_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/flat"
)

type place uint8

type thing struct {
	a     [3]int16
	on    bool
	where place
	big   uint64
	in    struct {
		n    int32
		list [40]place
	}
}

var layout = flat.Of[thing](flat.Most[place](9))

func sample() thing {
	v := thing{a: [3]int16{math.MinInt16, 0, math.MaxInt16}, on: true, where: 9, big: math.MaxUint64}
	v.in.n, v.in.list[39] = -1, 7
	return v
}

func TestValuesGoRound(t *testing.T) {
	for _, v := range []thing{{}, sample(), {on: true}, {big: 1}} {
		var got thing
		got.in.list[3] = 5 // what was there before does not matter
		data := layout.Append([]byte("x"), &v)
		require.NoError(t, layout.Read(data[1:], &got))
		assert.Equal(t, v, got)
	}
	assert.Len(t, layout.Append(nil, new(thing)), 2, "zeros take no room")
}

func TestWhatCannotHaveBeenWrittenIsRefused(t *testing.T) {
	v := sample()
	data := layout.Append(nil, &v)
	for n := range data {
		assert.Error(t, layout.Read(data[:n], new(thing)), n)
	}
	assert.EqualError(t, layout.Read(append(data, 1), new(thing)), "the bytes are more than the state of a game")
	v.where = 10
	assert.EqualError(t, layout.Read(layout.Append(nil, &v), new(thing)), "a number is too high in the state of a game: 10")
	assert.Error(t, layout.Read([]byte{0, 0}, new(thing)))
	assert.Error(t, layout.Read([]byte{0, 200}, new(thing)))
	assert.Error(t, layout.Read([]byte{0x80, 0x80, 0x80, 1, 0, 60}, new(thing)), "a number of two bytes")
}

func TestSqueezedValuesGoRound(t *testing.T) {
	odd := flat.Of[[27]uint8]()
	for _, v := range [][27]uint8{{}, {0: 1}, {8: 2, 26: 3}, {7: 1, 15: 1, 23: 1}, {24: 9}} {
		got := [27]uint8{5, 9: 5, 25: 5}
		odd.Spread(odd.Squeeze(nil, &v), &got)
		assert.Equal(t, v, got)
	}
	v, got := sample(), sample()
	got.big, got.in.list[3] = 0, 4
	data := layout.Squeeze(nil, &v)
	layout.Spread(data, &got)
	assert.Equal(t, v, got)
	assert.Len(t, layout.Squeeze(nil, new(thing)), 2)
}

func TestListsGoRound(t *testing.T) {
	all := []thing{sample(), {}, sample()}
	data := layout.AppendAll(nil, all)
	got, err := layout.ReadAll(data)
	require.NoError(t, err)
	assert.Equal(t, all, got)
	for n := 1; n < len(data); n++ {
		if got, err := layout.ReadAll(data[:n]); err == nil {
			assert.Less(t, len(got), 3, "only whole values are left out")
		}
	}
	_, err = layout.ReadAll([]byte{200, 1, 5})
	assert.EqualError(t, err, "the bytes of the state of a game are cut short")
}

type (
	other   struct{ A [4]int16 }
	renamed struct{ B [4]int16 }
	longer  struct{ A [5]int16 }
	wider   struct{ A [4]int32 }
)

func TestPrintTellsLayoutsApart(t *testing.T) {
	prints := map[uint64]bool{flat.Of[other]().Print(): true, flat.Of[renamed]().Print(): true, flat.Of[longer]().Print(): true,
		flat.Of[wider]().Print(): true}
	assert.Len(t, prints, 4)
	assert.Equal(t, layout.Print(), flat.Of[thing](flat.Most[place](3)).Print())
	assert.Panics(t, func() { flat.Of[struct{ P *int }]() })
}

func TestPlacesAreAllOfAType(t *testing.T) {
	v := sample()
	n := 0
	flat.PlacesOf[thing, place]().All(&v, func(p *place) { *p, n = 2, n+1 })
	assert.Equal(t, 41, n)
	assert.Equal(t, place(2), v.where)
	assert.Equal(t, place(2), v.in.list[20])
}

func FuzzRead(f *testing.F) {
	v := sample()
	f.Add(layout.Append(nil, &v))
	f.Fuzz(func(t *testing.T, data []byte) {
		var v, again thing
		if layout.Read(data, &v) == nil {
			require.NoError(t, layout.Read(layout.Append(nil, &v), &again))
			assert.Equal(t, v, again)
		}
	})
}

func BenchmarkAppend(b *testing.B) {
	v := sample()
	var data []byte
	b.ReportAllocs()
	for b.Loop() {
		data = layout.Append(data[:0], &v)
	}
}
