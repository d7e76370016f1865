package wire_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// table is an open race.
type table struct{ *replay.Story[game.Game] }

func (t table) Asked() any             { return t.At() }
func (t table) Position() (any, error) { return nil, errors.New("nobody sets up races") }

func (t table) Options() (all []string) {
	for _, c := range t.Game().Legal(nil) {
		all = append(all, t.Game().Format(c))
	}
	return all
}

// race is a race in which three cards were played, on a desk of its own.
func race(t *testing.T, undo string) (*wire.Desk, *replay.Story[game.Game]) {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(2, "long", "", 3)
	require.NoError(t, err)
	s, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup, Undo: undo})
	require.NoError(t, err)
	for range 3 {
		require.NoError(t, s.Do(game.Command{Verb: toytest.Play}))
	}
	d := wire.NewDesk(0)
	d.Keep(0, table{s})
	return d, s
}

// ask asks a desk for what all games answer alike.
func ask(d *wire.Desk, cmd, line string) (*wire.Result, error) {
	return wire.Do(d, d, nil, cmd, []byte(line))
}

// refused is an error that a request must have.
func refused(t *testing.T, err error) *wire.Refusal {
	t.Helper()
	var f *wire.Refusal
	require.ErrorAs(t, err, &f)
	return f
}

// One step is undone and done again, or as many as are asked for and there are, as far as the game lets them be undone.
func TestUndoAndRedo(t *testing.T) {
	d, s := race(t, "")
	for _, c := range []struct {
		cmd, line string
		n, left   int
	}{{"undo", "{}", 1, 2}, {"undo", `{"n":0}`, 0, 2}, {"undo", `{"n":9}`, 2, 0}, {"undo", `{"n":1}`, 0, 0},
		{"redo", "{}", 1, 1}, {"redo", `{"n":9}`, 2, 3}, {"redo", `{"n":1}`, 0, 3}} {
		got, err := ask(d, c.cmd, c.line)
		require.NoError(t, err)
		want := &wire.Result{Decision: c.left}
		if want.Undone = &c.n; c.cmd == "redo" {
			want.Undone, want.Redone = nil, &c.n
		}
		assert.Equal(t, want, got)
		assert.Equal(t, c.left, s.At())
	}
	for _, cmd := range []string{"undo", "redo"} {
		_, err := ask(d, cmd, `{"n":-1}`)
		assert.Equal(t, &wire.Refusal{Code: wire.BadRequest, Message: "n: -1 is less than 0"}, refused(t, err))
	}

	d, s = race(t, replay.UndoNone)
	got, err := ask(d, "undo", `{"n":0}`)
	require.NoError(t, err)
	assert.Zero(t, *got.Undone)
	_, err = ask(d, "undo", `{"n":5}`)
	assert.Equal(t, &wire.Refusal{Code: wire.NoUndo, Message: "3 inputs cannot be undone: with undo none, this game can undo 0"},
		refused(t, err))
	assert.Equal(t, 3, s.At())
}

// A save is the text of the game; its warnings are lines.
func TestSaves(t *testing.T) {
	d, s := race(t, "")
	got, err := ask(d, "save", "{}")
	require.NoError(t, err)
	again, report, err := replay.Read[game.Game](t.Context(), strings.NewReader(got.Save), toytest.Kind{})
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, s.Game().Hash(), again.Game().Hash())
	assert.Equal(t, []string{"one two", "three"}, wire.InEnglish([]error{errors.New("one\ntwo"), errors.New("three")}))
}

// A desk tells what may be done and refuses what it does not know; a host answers what is its own.
func TestCommandsOfADesk(t *testing.T) {
	d, _ := race(t, "")
	got, err := ask(d, "legal", "{}")
	require.NoError(t, err)
	assert.Equal(t, []string{"play", "drop"}, got.Legal)
	_, err = ask(d, "position", "{}")
	assert.Equal(t, &wire.Refusal{Code: wire.NoPosition, Message: "nobody sets up races"}, refused(t, err))
	_, err = ask(d, "jump", "{}")
	assert.Equal(t, wire.NoCommand, refused(t, err).Code)
	_, err = ask(d, "legal", `{"n":1}`)
	assert.Equal(t, wire.BadRequest, refused(t, err).Code)
	for _, cmd := range []string{"position", "legal", "undo", "redo", "save", "close"} {
		_, err := ask(d, cmd, `{"game":7}`)
		assert.Equal(t, wire.NoGame, refused(t, err).Code, cmd)
	}

	jump := func(host string, line []byte) (*wire.Result, error) {
		return &wire.Result{Save: host + string(line)}, nil
	}
	got, err = wire.Do(d, "the host gets ", map[string]wire.Command[string]{"jump": jump}, "jump", []byte("{}"))
	require.NoError(t, err)
	assert.Equal(t, "the host gets {}", got.Save)
}

// One option is carried out, or several in turn; if one of them fails, none is.
func TestChoose(t *testing.T) {
	d := wire.NewDesk(100)
	one := &story{bytes: 4}
	d.Keep(0, one)
	var done []string
	choose := func(r wire.Choice) error {
		done = nil
		_, err := d.Game(0)
		require.NoError(t, err)
		return d.Choose(&r, func(option string) error {
			if option == "bad" {
				return &wire.Refusal{Code: "illegal", Message: "not now"}
			}
			done = append(done, option)
			return nil
		})
	}
	require.NoError(t, choose(wire.Choice{Option: "a"}))
	assert.Equal(t, []string{"a"}, done)
	require.NoError(t, choose(wire.Choice{Options: []string{"a", "b", "c"}}))
	assert.Equal(t, []string{"a", "b", "c"}, done)
	require.NoError(t, choose(wire.Choice{Options: []string{}}))
	assert.Equal(t, 4, one.bytes)
	require.EqualError(t, choose(wire.Choice{Option: "bad"}), "not now")
	one.bytes = 4
	require.EqualError(t, choose(wire.Choice{Options: []string{"a", "bad", "b"}}), `option 2, "bad": not now`)
	assert.Equal(t, []string{"a"}, done)
	assert.Equal(t, 1, one.bytes, "it went back")
	require.EqualError(t, choose(wire.Choice{}), "option, or options, must be given")
	require.EqualError(t, choose(wire.Choice{Option: "a", Options: []string{"b"}}), "option, or options, must be given")
	require.NoError(t, choose(wire.Choice{Options: make([]string, wire.MaxOptions)}))
	require.ErrorContains(t, choose(wire.Choice{Options: make([]string, wire.MaxOptions+1)}), "options at most")
	assert.Empty(t, done)
}

// A desk has room for so many games, and as much memory again when one is closed or replaced, by its number or as the only one.
func TestRoomOnADesk(t *testing.T) {
	d := wire.NewDesk(10)
	game := func(bytes int) *story { return &story{bytes: bytes} }
	for range 5 {
		d.Keep(0, game(9))
		require.NoError(t, d.Room())
		_, err := ask(d, "close", "{}")
		require.NoError(t, err)
		assert.Nil(t, d.Named(0))
	}
	_, err := ask(d, "close", "{}")
	require.EqualError(t, err, "no game is open")
	n := d.Keep(0, game(9))
	for range 5 {
		assert.Equal(t, n, d.Keep(n, game(9)))
		require.NoError(t, d.Room(), "the one that it replaces has gone")
	}
	_, err = d.Game(n + 1)
	require.ErrorContains(t, err, "is not open")
	require.Error(t, d.Admit(-1))
	other := d.Keep(0, game(0))
	_, err = ask(d, "close", fmt.Sprintf(`{"game":%d}`, n))
	require.NoError(t, err)
	assert.NotNil(t, d.Named(other), "only that one")

	d = wire.NewDesk(0)
	for range wire.MaxGames - 1 {
		d.Keep(0, game(1))
	}
	require.NoError(t, d.Admit(0))
	d.Keep(0, game(1))
	require.ErrorContains(t, d.Admit(0), "games are open: close one")
	require.NoError(t, d.Admit(1))
	got, err := d.Guard(func() (*wire.Result, error) { panic("before any game") })
	assert.Nil(t, got)
	require.ErrorContains(t, err, "before any game")
}

// Requests that are too long, or whose id cannot be repeated, are refused, and those after them answered.
func TestRequestsRefused(t *testing.T) {
	pad := func(request string, bytes int) string { return request + strings.Repeat(" ", bytes-len(request)) }
	for name, c := range map[string]struct{ request, says string }{
		"short":              {pad(`{"cmd":"new"}`, wire.MaxShort), `"ok":true`},
		"long":               {pad(`{"cmd":"new"}`, wire.MaxShort+1), "unless it is load"},
		"long load":          {pad(`{"cmd":"load"}`, wire.MaxShort+1), `"ok":true`},
		"longer":             {pad(`{"cmd":"load"}`, wire.MaxLine+1), `{"id":null,"ok":false,"error":{"code":"too-long"`},
		"of a shell":         {"\ufeff{}", `"ok":true`},
		"id 0":               {`{"id":0}`, `"id":0,"ok":true`},
		"id 9":               {`{"id":9.5}`, `"id":9.5,"ok":true`},
		"negative":           {`{"id":-1}`, `"id":-1,"ok":true`},
		"null":               {`{"id":null}`, `"id":null,"ok":true`},
		"the longest id":     {`{"id":"` + strings.Repeat("x", 1022) + `"}`, `"ok":true`},
		"longer id":          {`{"id":"` + strings.Repeat("x", 1023) + `"}`, "id must be"},
		"true":               {`{"id":true}`, "id must be"},
		"a list":             {`{"id":[1]}`, "id must be"},
		"torn":               {`{"id":1`, "bad-json"},
		"signs of web pages": {`{"id":"<&>"}`, `"id":"<&>","ok":true`},
		"torn letters":       {"{\"id\":\"\xff\"}", "\"id\":\"\uFFFD\",\"ok\":true"},
		"of another kind":    {`{"cmd":"new","game":true}`, "cannot be of the kind bool"},
		"another field":      {`{"cmd":7}`, `cmd\" cannot be of the kind number`},
	} {
		got := answers(t, c.request+"\n{}")
		require.Len(t, got, 2, name)
		assert.Contains(t, got[0][:min(len(got[0]), 2000)], c.says, name)
		assert.Contains(t, got[1], `"ok":true`, name)
	}
}

// Each answer is written as soon as no other request waits, and an answer that cannot be written ends it.
func TestAnswersAreNotHeldBack(t *testing.T) {
	in, asks := io.Pipe()
	heard, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- wire.Serve(t.Context(), in, out, func(*wire.Head, []byte) (*wire.Result, error) { return &wire.Result{}, nil })
	}()
	for range 3 {
		_, err := asks.Write([]byte("{}\n"))
		require.NoError(t, err)
		line := make([]byte, 100)
		n, err := heard.Read(line)
		require.NoError(t, err)
		assert.True(t, bytes.HasSuffix(line[:n], []byte("\n")))
	}
	require.NoError(t, heard.Close())
	_, err := asks.Write([]byte("{}\n"))
	require.NoError(t, err)
	require.ErrorContains(t, <-ended, "write answer")
}
