package vault_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
	"github.com/keyraken/keyraken/game/store/files/filestest"
)

// Whatever a site asks for, a wait is limited, and one that is too long is not
// begun: neither then nor with the next deck.
func TestWaitsAreBounded(t *testing.T) {
	for name, header := range map[string]string{
		"huge": "9223372036854775807", "beyond all": "1e300", "a year": "31536000", "infinite": "+Inf", "late": "Fri, 31 Dec 9999 23:59:59 GMT",
	} {
		t.Run(name, func(t *testing.T) {
			asked := 0
			c := client(t, func(w http.ResponseWriter, _ *http.Request) {
				asked++
				w.Header().Set("Retry-After", header)
				w.WriteHeader(http.StatusTooManyRequests)
			})
			for range 3 {
				_, err := c.Fetch(t.Context(), id)
				require.ErrorIs(t, err, vault.ErrNotNow)
				assert.ErrorContains(t, err, "asks to wait 2")
			}
			assert.Equal(t, 1, asked)
		})
	}
}

// A wait that is not positive becomes the shortest one.
func TestWaitsThatAreNone(t *testing.T) {
	for _, header := range []string{"-1", "-9223372036854775808", "0", "-Inf", "Mon, 01 Jan 2001 00:00:00 GMT"} {
		asked := 0
		c := client(t, func(w http.ResponseWriter, _ *http.Request) {
			if asked++; asked == 1 {
				w.Header().Set("Retry-After", header)
				w.WriteHeader(http.StatusTooManyRequests)
				return
			}
			_, _ = w.Write(response())
		})
		_, err := c.Fetch(t.Context(), id)
		require.NoError(t, err, header)
		assert.Equal(t, 2, asked, header)
	}
}

// A site that sends endlessly, slowly, or more than it says, is given up.
func TestHostileAnswers(t *testing.T) {
	var bomb bytes.Buffer
	z := gzip.NewWriter(&bomb)
	for range 100 {
		_, err := z.Write(make([]byte, 1<<20))
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	for name, answer := range map[string]http.HandlerFunc{
		"endless": func(w http.ResponseWriter, r *http.Request) {
			for r.Context().Err() == nil {
				if _, err := w.Write(bytes.Repeat([]byte("["), 1<<16)); err != nil {
					return
				}
			}
		},
		"slow": func(w http.ResponseWriter, r *http.Request) {
			for r.Context().Err() == nil {
				_, _ = io.WriteString(w, " ")
				_ = http.NewResponseController(w).Flush()
				select {
				case <-r.Context().Done():
				case <-time.After(10 * time.Millisecond):
				}
			}
		},
		"silent": func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
		"bomb": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Encoding", "gzip")
			_, _ = w.Write(bomb.Bytes())
		},
		"headers": func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("X", strings.Repeat("x", 1<<20)) },
		"deep": func(w http.ResponseWriter, _ *http.Request) {
			_, _ = io.WriteString(w, strings.Repeat(`{"data":`, 200_000))
		},
		"deep and whole": func(w http.ResponseWriter, _ *http.Request) {
			_, _ = io.WriteString(w, strings.Repeat(`[`, 9000)+strings.Repeat("]", 9000))
		},
		"numbers": func(w http.ResponseWriter, _ *http.Request) {
			_, _ = io.WriteString(w, `{"data":{"id":"`+id+`","name":"x","expansion":9223372036854775808,"_links":{"cards":[1e999]}},"_linked":{"cards":[{"id":1e999}]}}`)
		},
		"elsewhere": func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "file:///etc/passwd", http.StatusFound)
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := client(t, answer)
			c.SetTimeLimit(500 * time.Millisecond)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := c.Fetch(t.Context(), id)
			runtime.ReadMemStats(&after)
			require.Error(t, err)
			assert.NotContains(t, err.Error(), "\n")
			assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(64<<20))
		})
	}
}

// FuzzAnswer reads any answer of the site.
func FuzzAnswer(f *testing.F) {
	f.Add(200, "", response())
	f.Add(429, "-5", []byte(`{"detail":"Expected available in 99999999999 seconds."}`))
	f.Add(404, "", []byte(`{}`))
	f.Fuzz(func(t *testing.T, status int, header string, body []byte) {
		filestest.Bounded(t, len(body), func() { vault.CheckAnswer(t, status, header, body) })
	})
}
