package replay_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/replay"
)

// counted is a context that counts how often it is asked, as the reader does before each
// input that it carries out. After the most times it is done.
type counted struct {
	context.Context
	asked, most int
}

func (c *counted) Err() error {
	if c.asked++; c.asked > c.most {
		return context.Canceled
	}
	return nil
}

// undone is the text of a save in which nothing happens except turns and undos.
type undone struct {
	strings.Builder
	inputs           []string // of a game without undos, a line each
	at, lines, undos int
	most             int // undos
}

// newUndone begins the save of a game of at most n inputs, with at most that many undos.
func newUndone(t testing.TB, n, most int) *undone {
	s := idling(t)
	u := &undone{most: most}
	u.Write(saved(t, s))
	idle(t, s, s.Game(), n)
	for require.NoError(t, s.Seek(0)); s.At() < s.Len(); require.NoError(t, s.Seek(s.At()+1)) {
		u.inputs = append(u.inputs, fmt.Sprintf("%q\n", s.Next()))
	}
	return u
}

// play adds n inputs, or takes back -n, and reports whether the save may get longer.
func (u *undone) play(n int) bool {
	for range min(n, len(u.inputs)-u.at) {
		u.WriteString(u.inputs[u.at])
		u.at++
		u.lines++
	}
	if n < 0 {
		fmt.Fprintf(u, "{\"undo\":%d}\n", -n)
		u.at += n
		u.lines++
		u.undos++
	}
	return u.undos < u.most && u.at < len(u.inputs)
}

// undoings are courses of games with many undos.
var undoings = map[string]func(*undone){
	"one input": func(u *undone) {
		for u.play(31); u.play(1) && u.play(-1); {
		}
	},
	"one of two inputs": func(u *undone) {
		for u.play(2) && u.play(-1) {
		}
	},
	"to the beginning": func(u *undone) {
		for n := 1; u.play(n) && u.play(-n); n = n%200 + 1 {
		}
	},
	"back input by input": func(u *undone) {
		for u.play(4_000) {
			for u.at > 0 && u.play(-1) {
			}
		}
	},
	"at random": func(u *undone) {
		random := rand.New(rand.NewPCG(1, 1))
		for u.play(1 + random.IntN(1<<random.IntN(11))) {
			u.play(-random.IntN(1 + min(u.at, 1<<random.IntN(11))))
		}
	},
}

// read reads the save, which takes no more time than in proportion to its length.
func (u *undone) read(t *testing.T) {
	t.Helper()
	ctx := &counted{Context: t.Context(), most: 5 * u.lines}
	s, report, err := replay.Read(ctx, strings.NewReader(u.String()), rules(t))
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, u.at, s.At())
	again := idling(t)
	idle(t, again, again.Game(), u.at)
	assert.Equal(t, again.Game().Hash(), s.Game().Hash())
}

// However often a save undoes, and however far, the time in which it is read is in
// proportion to its length.
func TestUndosAreReadInProportion(t *testing.T) {
	for name, course := range undoings {
		t.Run(name, func(t *testing.T) {
			u := newUndone(t, 8_000, 2_000)
			course(u)
			u.read(t)
		})
	}
	u := newUndone(t, 40, 300_000)
	undoings["one input"](u)
	u.read(t)
}

// A reader stops when it is told to, in the middle of a line and of an undo too, and leaves
// the file as it is.
func TestReadingStops(t *testing.T) {
	u := newUndone(t, 2_000, 1)
	u.play(2_000)
	u.play(-900)
	list := newUndone(t, 2_000, 1)
	list.WriteString("[" + strings.ReplaceAll(strings.TrimSpace(strings.Join(list.inputs, "")), "\n", ",") + "]\n")
	for name, text := range map[string]string{"lines": u.String(), "one line": list.String()} {
		path := filepath.Join(t.TempDir(), "game"+replay.Extension)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		all := &counted{Context: t.Context(), most: 1 << 30}
		_, _, err := replay.Read(all, strings.NewReader(text), rules(t))
		require.NoError(t, err)
		for _, after := range []int{0, 1, 100, all.asked - 1} {
			_, _, err := replay.Read(&counted{Context: t.Context(), most: after}, strings.NewReader(text), rules(t))
			require.ErrorIs(t, err, context.Canceled, "%s, after %d", name, after)
			_, _, err = replay.Open(&counted{Context: t.Context(), most: after}, path, rules(t))
			require.ErrorIs(t, err, context.Canceled, "%s, after %d", name, after)
			assert.Equal(t, text, string(read(t, path)))
		}
	}
}

func BenchmarkReadUndos(b *testing.B) {
	u := newUndone(b, 40, 300_000)
	undoings["one input"](u)
	for b.Loop() {
		_, _, err := replay.Read(b.Context(), strings.NewReader(u.String()), rules(b))
		require.NoError(b, err)
	}
}
