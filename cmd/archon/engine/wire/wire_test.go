package wire_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game/store/replay"
)

// answers are those to some lines; each request is answered with the name of its game, its line, or an error.
func answers(t testing.TB, lines string) []string {
	t.Helper()
	var out strings.Builder
	err := wire.Serve(t.Context(), strings.NewReader(lines), &out, func(r *wire.Head, line []byte) (*wire.Result, error) {
		if r.Cmd == "fail" {
			return nil, errors.New("as the test\nwants it")
		}
		return &wire.Result{Game: r.Game, Save: r.Of, Warnings: []string{string(line)}}, nil
	})
	require.NoError(t, err)
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// Each line has one answer, which begins with the id of its request.
func TestServe(t *testing.T) {
	for request, want := range map[string]string{
		`{"id":7,"cmd":"state","game":2}`:     `{"id":7,"ok":true,"game":2,"warnings":["{\"id\":7,\"cmd\":\"state\",\"game\":2}"]}`,
		`{"id":"a","cmd":"fail"}`:             `{"id":"a","ok":false,"error":{"code":"bad-request","message":"as the test wants it"}}`,
		`{"cmd":"new","game":"chess"}`:        `{"id":null,"ok":true,"warnings":["{\"cmd\":\"new\"}"],"save":"chess"}`,
		`{"id":1,"cmd":"state","game":"one"}`: `{"id":1,"ok":false,"error":{"code":"bad-request","message":"\"game\" cannot be of the kind string"}}`,
		`{"cmd":"new","game":[1]}`:            `{"id":null,"ok":false,"error":{"code":"bad-request","message":"\"game\" cannot be of the kind array"}}`,
		`{"id":{},"cmd":"state"}`:             `{"id":null,"ok":false,"error":{"code":"bad-request","message":"id must be a number or a string of 1024 bytes at most"}}`,
		`[]`:                                  `{"id":null,"ok":false,"error":{"code":"bad-json","message":"a request is a JSON object"}}`,
	} {
		got := answers(t, request)
		require.Len(t, got, 1)
		assert.JSONEq(t, want, got[0], request)
	}
	assert.Len(t, answers(t, "{}\n\n{}\r\n7"), 4, "the last line may lack its end")
}

// story is an open game of so many bytes.
type story struct {
	wire.Game
	bytes int
}

func (s *story) Mark() replay.Mark   { return replay.Mark{} }
func (s *story) Restore(replay.Mark) { s.bytes = 1 }
func (s *story) Bytes() int          { return s.bytes }

// A desk gives numbers to games, finds them again, and takes no more than it has room for.
func TestDesk(t *testing.T) {
	d := wire.NewDesk(10)
	_, err := d.Game(0)
	require.EqualError(t, err, "no game is open")
	one, two := &story{bytes: 4}, &story{bytes: 5}
	require.NoError(t, d.Admit(0))
	require.Error(t, d.Admit(1), "there is none to be replaced")
	assert.Equal(t, 1, d.Keep(0, one))
	assert.Same(t, one, d.Named(0))
	assert.Equal(t, 2, d.Keep(0, two))
	_, err = d.Game(0)
	require.EqualError(t, err, "2 games are open: say which one")
	g, err := d.Game(2)
	require.NoError(t, err)
	assert.Same(t, two, g)
	require.NoError(t, d.Room())
	two.bytes = 6
	d.Weigh()
	require.ErrorContains(t, d.Room(), "the 2 open games take 0 MiB")
	require.Error(t, d.Admit(0))
	require.NoError(t, d.Admit(2), "it may be replaced")

	got, err := d.Guard(func() (*wire.Result, error) {
		_, err := d.Game(2)
		require.NoError(t, err)
		panic("as the test wants it")
	})
	assert.Nil(t, got)
	require.EqualError(t, err, "fault of the engine: as the test wants it")
	assert.Equal(t, 1, two.bytes, "it goes back")
	require.NoError(t, d.Room(), "and is weighed again")
	_, err = wire.Do(d, d, nil, "close", []byte(`{"game":2}`))
	require.NoError(t, err)
	assert.Nil(t, d.Named(2))
}

// Whatever comes in, each line has one answer, which is an object of JSON.
func FuzzServe(f *testing.F) {
	for _, line := range []string{`{"id":7,"cmd":"state","game":2}`, `{"cmd":"new","game":"race"}` + "\n\n", "\ufeff{}",
		`{"id":"` + "\xff" + `"}`, "[", "\r\n"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, lines string) {
		all := answers(t, lines+"\n")
		assert.Len(t, all, strings.Count(lines, "\n")+1)
		for _, answer := range all {
			var o map[string]any
			require.NoError(t, json.Unmarshal([]byte(answer), &o), answer)
			assert.Contains(t, o, "id")
		}
	})
}
