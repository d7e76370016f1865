package seal_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/seal"
)

// carrier carries the frames of a connection, of which it keeps all. What comes out is what the functions make of each frame.
type carrier struct {
	mu       sync.Mutex
	up, down [][]byte
	meddle   func(up bool, n int, frame []byte) [][]byte
}

func (c *carrier) carry(ctx context.Context, from, to pipe.Conn, up bool) {
	for n := 0; ; n++ {
		frame, err := from.Read(ctx)
		if err != nil {
			to.Cut()
			return
		}
		frame = slices.Clone(frame)
		c.mu.Lock()
		if up {
			c.up = append(c.up, frame)
		} else {
			c.down = append(c.down, frame)
		}
		out := [][]byte{frame}
		if c.meddle != nil {
			out = c.meddle(up, n, slices.Clone(frame))
		}
		c.mu.Unlock()
		for _, f := range out {
			if to.Write(ctx, slices.Clone(f)) != nil {
				return
			}
		}
	}
}

// ends are a guest's end and a host's, over the carrier, with their keys.
func (c *carrier) ends(t testing.TB, theirs, ours seal.Key) (guest, host pipe.Conn, guestErr, hostErr error) {
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	t.Cleanup(stop)
	g, gc := pipe.New()
	h, hc := pipe.New()
	go c.carry(ctx, gc, hc, true)
	go c.carry(ctx, hc, gc, false)
	done := make(chan struct{})
	go func() {
		defer close(done)
		host, hostErr = seal.Host(ctx, h, ours)
	}()
	guest, guestErr = seal.Guest(ctx, g, theirs)
	<-done
	return guest, host, guestErr, hostErr
}

func open(t testing.TB, c *carrier) (guest, host pipe.Conn) {
	t.Helper()
	k := seal.NewKey()
	guest, host, err, herr := c.ends(t, k, k)
	require.NoError(t, err)
	require.NoError(t, herr)
	return guest, host
}

// Messages of all sizes arrive as they are, and the carrier sees neither them nor their exact sizes.
func TestTheCarrierReadsNothing(t *testing.T) {
	var c carrier
	guest, host := open(t, &c)
	var all []string
	for _, n := range []int{0, 1, 250, 251, 252, 300, 5000, 1 << 20} {
		all = append(all, strings.Repeat("reap 17 ", n/8+1)[:n])
	}
	go func() {
		for _, m := range all {
			_ = guest.Write(t.Context(), []byte(m))
		}
		_ = guest.Close()
	}()
	for _, m := range all {
		got, err := host.Read(t.Context())
		require.NoError(t, err)
		require.Equal(t, m, string(got))
	}
	_, err := host.Read(t.Context())
	assert.Equal(t, io.EOF, err)
	_, err = host.Read(t.Context())
	assert.Equal(t, io.EOF, err, "for good")
	c.mu.Lock()
	defer c.mu.Unlock()
	frames := c.up[2:]
	require.GreaterOrEqual(t, len(frames), len(all))
	for i, m := range all {
		assert.Len(t, frames[i], seal.Size(len(m)))
		assert.False(t, bytes.Contains(frames[i], []byte("reap")))
	}
	assert.Equal(t, len(frames[1]), len(frames[2]), "small ones look alike")
	for n := 256; n < 1<<20; n += n/7 + 1 {
		assert.LessOrEqual(t, seal.Size(n), n+n/8+64)
		assert.Greater(t, seal.Size(n), n)
	}
}

// The same words look different each time, in each connection.
func TestNothingIsSaidTwiceAlike(t *testing.T) {
	k := seal.NewKey()
	seen := map[string]bool{}
	for range 3 {
		var c carrier
		guest, host, err, _ := c.ends(t, k, k)
		require.NoError(t, err)
		for range 2 {
			go func() { _ = guest.Write(t.Context(), []byte("hello")) }()
			_, err = host.Read(t.Context())
			require.NoError(t, err)
		}
		c.mu.Lock()
		for _, f := range append(c.up, c.down...) {
			assert.False(t, seen[string(f)])
			seen[string(f)] = true
		}
		c.mu.Unlock()
	}
	assert.Len(t, seen, 3*5)
}

// Whatever the carrier does with the frames ends the connection, at the frame at which it is done.
func TestMeddlingEndsTheConnection(t *testing.T) {
	var before carrier
	g, h := open(t, &before)
	go func() { _ = g.Write(t.Context(), []byte("old")) }()
	_, err := h.Read(t.Context())
	require.NoError(t, err)

	const at = 4 // the third message
	for name, meddle := range map[string]func(c *carrier, f []byte) [][]byte{
		"a bit":                      func(_ *carrier, f []byte) [][]byte { f[len(f)/2] ^= 4; return [][]byte{f} },
		"the first bit":              func(_ *carrier, f []byte) [][]byte { f[0] ^= 1; return [][]byte{f} },
		"the last bit":               func(_ *carrier, f []byte) [][]byte { f[len(f)-1] ^= 128; return [][]byte{f} },
		"cut":                        func(_ *carrier, f []byte) [][]byte { return [][]byte{f[:len(f)-1]} },
		"cut to nothing":             func(_ *carrier, f []byte) [][]byte { return [][]byte{{}} },
		"longer":                     func(_ *carrier, f []byte) [][]byte { return [][]byte{append(f, 0)} },
		"an earlier one":             func(c *carrier, f []byte) [][]byte { return [][]byte{c.up[at-1], f} },
		"left out":                   func(_ *carrier, f []byte) [][]byte { return nil },
		"of the other direction":     func(c *carrier, f []byte) [][]byte { return [][]byte{c.down[1]} },
		"of another connection":      func(_ *carrier, f []byte) [][]byte { return [][]byte{before.up[2]} },
		"the beginning once more":    func(c *carrier, f []byte) [][]byte { return [][]byte{c.up[0]} },
		"made up, of the right size": func(_ *carrier, f []byte) [][]byte { return [][]byte{make([]byte, len(f))} },
	} {
		t.Run(name, func(t *testing.T) {
			c := &carrier{}
			c.meddle = func(up bool, n int, f []byte) [][]byte {
				if up && n == at {
					return meddle(c, f)
				}
				return [][]byte{f}
			}
			guest, host := open(t, c)
			go func() { // the other way
				_ = host.Write(t.Context(), []byte("there"))
			}()
			_, err := guest.Read(t.Context())
			require.NoError(t, err)
			go func() {
				for range 5 {
					_ = guest.Write(t.Context(), []byte("again"))
				}
			}()
			for range 2 {
				got, err := host.Read(t.Context())
				require.NoError(t, err)
				require.Equal(t, "again", string(got))
			}
			_, err = host.Read(t.Context())
			require.EqualError(t, err, "what came through the relay was changed on the way")
			_, err = host.Read(t.Context())
			require.Error(t, err, "for good")
		})
	}
	t.Run("twice", func(t *testing.T) {
		c := &carrier{meddle: func(up bool, n int, f []byte) [][]byte {
			if up && n == at {
				return [][]byte{f, f}
			}
			return [][]byte{f}
		}}
		guest, host := open(t, c)
		go func() {
			for range 3 {
				_ = guest.Write(t.Context(), []byte("again"))
			}
		}()
		for range 3 {
			_, err := host.Read(t.Context())
			require.NoError(t, err)
		}
		_, err := host.Read(t.Context())
		require.EqualError(t, err, "what came through the relay was changed on the way")
	})
}

// A connection that the carrier ends does not look as if the other end had ended it.
func TestCutIsNotClosed(t *testing.T) {
	for _, cut := range []func(pipe.Conn){pipe.Conn.Cut, func(c pipe.Conn) { _ = c.Close() }} {
		ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
		defer stop()
		k := seal.NewKey()
		g, gc := pipe.New()
		go func() {
			_, _ = seal.Host(ctx, gc, k)
			cut(gc)
		}()
		guest, err := seal.Guest(ctx, g, k)
		require.NoError(t, err)
		_, err = guest.Read(ctx)
		assert.Equal(t, io.ErrUnexpectedEOF, err)
	}
}

func TestWhoLacksTheKeyIsToldSo(t *testing.T) {
	var c carrier
	_, _, err, herr := c.ends(t, seal.NewKey(), seal.NewKey())
	assert.EqualError(t, err, "the link's key does not fit this room: ask the host for the link again")
	assert.Error(t, herr)
}

// One who has no key is not let in, even with the host's own answers, or with points of which the secret is known.
func TestNobodyComesInWithoutTheKey(t *testing.T) {
	for name, play := range map[string]func(ctx context.Context, c pipe.Conn){
		"silence": func(ctx context.Context, c pipe.Conn) { c.Cut() },
		"echo": func(ctx context.Context, c pipe.Conn) {
			_ = c.Write(ctx, append([]byte{1}, bytes.Repeat([]byte{7}, 32)...))
			answer, err := c.Read(ctx)
			if err == nil {
				_ = c.Write(ctx, answer[33:])
			}
		},
		"zero":      func(ctx context.Context, c pipe.Conn) { _ = c.Write(ctx, append([]byte{1}, make([]byte, 32)...)) },
		"short":     func(ctx context.Context, c pipe.Conn) { _ = c.Write(ctx, []byte{1}) },
		"nothing":   func(ctx context.Context, c pipe.Conn) { _ = c.Write(ctx, nil) },
		"other":     func(ctx context.Context, c pipe.Conn) { _ = c.Write(ctx, append([]byte{2}, make([]byte, 32)...)) },
		"too much":  func(ctx context.Context, c pipe.Conn) { _ = c.Write(ctx, make([]byte, 34)) },
		"too large": func(ctx context.Context, c pipe.Conn) { _ = c.Write(ctx, make([]byte, 1<<20)) },
	} {
		ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
		g, h := pipe.New()
		go play(ctx, g)
		_, err := seal.Host(ctx, h, seal.NewKey())
		require.Error(t, err, name)
		require.NoError(t, ctx.Err(), name)
		stop()
	}
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
	defer stop()
	g, h := pipe.New()
	go func() { // the guest's own greeting comes back
		hello, _ := h.Read(ctx)
		_ = h.Write(ctx, slices.Clone(hello))
	}()
	_, err := seal.Guest(ctx, g, seal.NewKey())
	require.Error(t, err)
}

func TestKeysAsText(t *testing.T) {
	k := seal.NewKey()
	assert.Regexp(t, "^[A-Za-z0-9_-]{43}$", k.String())
	same, err := seal.ParseKey(k.String())
	require.NoError(t, err)
	assert.Equal(t, k, same)
	assert.NotEqual(t, k, seal.NewKey())
	for _, text := range []string{"", "abc", k.String() + "A", k.String()[1:], k.String()[:42] + "!", k.String() + "\n",
		k.String()[:42] + "B"} {
		_, err := seal.ParseKey(text)
		assert.EqualError(t, err, "the link has no key of a room: take the whole link", text)
	}
}

// No frame of anybody else opens, whatever it holds.
func FuzzOpen(f *testing.F) {
	f.Add([]byte{}, true)
	f.Add(make([]byte, 33), false)
	f.Add(append([]byte{1}, make([]byte, 32)...), false)
	f.Add(append([]byte{1, 0, 0, 0, 3}, "abc"...), true)
	f.Add([]byte{1, 255, 255, 255, 255, 0}, true)
	f.Fuzz(func(t *testing.T, frame []byte, begun bool) {
		if data, err := seal.Unpack(frame); err == nil {
			assert.LessOrEqual(t, len(data), len(frame)-5)
		}
		ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
		defer stop()
		if !begun {
			g, h := pipe.New()
			go func() {
				_ = g.Write(ctx, slices.Clone(frame))
				_, _ = g.Read(ctx)
				_ = g.Write(ctx, slices.Clone(frame))
			}()
			_, err := seal.Host(ctx, h, seal.Key{})
			assert.Error(t, err)
			return
		}
		c := &carrier{meddle: func(up bool, n int, own []byte) [][]byte {
			if up && n == 2 {
				return [][]byte{frame}
			}
			return [][]byte{own}
		}}
		guest, host := open(t, c)
		go func() { _ = guest.Write(ctx, []byte("hello")) }()
		_, err := host.Read(ctx)
		assert.Error(t, err)
		host.Cut()
		guest.Cut()
	})
}

func BenchmarkSeal(b *testing.B) {
	var c carrier
	guest, host := open(b, &c)
	message := make([]byte, 3800) // what a guest is told after a command
	b.SetBytes(int64(len(message)))
	for b.Loop() {
		go func() { _ = host.Write(b.Context(), message) }()
		if _, err := guest.Read(b.Context()); err != nil {
			b.Fatal(err)
		}
		c.mu.Lock()
		c.down = nil
		c.mu.Unlock()
	}
}

// Programs of different versions understand each other.
func TestTheSealStays(t *testing.T) {
	up, down, err := seal.Frames(seal.Key{1}, [32]byte{2}, [32]byte{3}, []byte(`{"begin":true}`))
	require.NoError(t, err)
	sum := func(b []byte) string { s := sha256.Sum256(b); return hex.EncodeToString(s[:]) }
	assert.Equal(t, "9354a4d77cdd956549ce2461cbbc34600583f0bc69f5f049f869456e2e35c997", sum(up))
	assert.Equal(t, "0baa9113b35590e16e86d4ae5279657365af0527e26ac0da38128600368360eb", sum(down))
}
