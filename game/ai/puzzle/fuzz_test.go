package puzzle_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/message"
)

// What is written is read again; what is wrong is refused, with the line.
func TestParse(t *testing.T) {
	p := puzzle.Book()[0]
	data, err := json.Marshal(p)
	require.NoError(t, err)
	all, wrong := puzzle.ParseAll(append(append(data, "\n\n"...), data...))
	require.Len(t, all, 1)
	require.Len(t, wrong, 1, "there are not two of a name")
	again := *all[0]
	again.Number = p.Number
	assert.Equal(t, p, &again)
	for _, c := range []struct{ line, wrong string }{
		{`{"puzzle":2,"id":"a","goal":"win","level":1,"solution":["end"],"scenario":{"players":[]}}`, "puzzle-is-later"},
		{`{"puzzle":1,"id":"A b","goal":"win","level":1,"solution":["end"],"scenario":{"players":[]}}`, "puzzle-id"},
		{`{"puzzle":1,"id":"a","goal":"lose","level":1,"solution":["end"],"scenario":{"players":[]}}`, "puzzle-unknown-goal"},
		{`{"puzzle":1,"id":"a","goal":"win","level":6,"solution":["end"],"scenario":{"players":[]}}`, "puzzle-level"},
		{`{"puzzle":1,"id":"a","goal":"win","level":1,"solution":["end"]}`, "puzzle-incomplete"},
		{`{"puzzle":1,"id":"a","goal":"win","level":1,"scenario":{"players":[]}}`, "puzzle-incomplete"},
	} {
		_, err := puzzle.Parse([]byte(c.line))
		var m *message.Error
		if assert.ErrorAs(t, err, &m, c.line) {
			assert.Equal(t, c.wrong, m.Key)
		}
	}
}

// FuzzParse reads anything as puzzles of strangers, and plays what can be begun.
func FuzzParse(f *testing.F) {
	data, err := json.Marshal(puzzle.Book()[0])
	require.NoError(f, err)
	f.Add(data)
	f.Add([]byte(`{"puzzle":1,"id":"a","goal":"win","level":1,"solution":["house brobnar","end"],"scenario":{"players":[{},{}]}}` + "\n{"))
	r := rules(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		all, _ := puzzle.ParseAll(data)
		for _, p := range all {
			_, _ = p.Commands(r)
			_ = p.Check(t.Context(), r, puzzle.Quickly)
		}
	})
}
