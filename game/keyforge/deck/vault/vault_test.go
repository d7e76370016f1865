package vault_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
)

const id = "11111111-2222-4333-8444-555555555555"

// response is the site's answer about a deck of three times twelve cards.
func response() []byte {
	var ids []string
	var linked []map[string]any
	for i, name := range []string{"Anger", "Fear", "Mother"} {
		card := map[string]any{"id": fmt.Sprint(i), "card_title": name, "house": []string{"Brobnar", "Dis", "Logos"}[i], "card_type": "Action",
			"expansion": 341}
		linked = append(linked, card)
		for range deck.PerHouse {
			ids = append(ids, fmt.Sprint(i))
		}
	}
	data, err := json.Marshal(map[string]any{
		"data": map[string]any{"id": id, "name": "Trial", "expansion": 341,
			"_links": map[string]any{"cards": ids, "houses": []string{"Brobnar", "Dis", "Logos"}}},
		"_linked": map[string]any{"cards": linked}})
	if err != nil {
		panic(err)
	}
	return data
}

// client returns a client of a mirror that gives this answer.
func client(t *testing.T, answer http.HandlerFunc) *vault.Client {
	mirror := httptest.NewServer(answer)
	t.Cleanup(mirror.Close)
	t.Setenv(vault.Mirror, mirror.URL+"/")
	c, err := vault.New()
	require.NoError(t, err)
	c.Pause = 0
	return c
}

func TestFetch(t *testing.T) {
	c := client(t, func(w http.ResponseWriter, r *http.Request) {
		assert.Equal(t, "/api/decks/"+id+"/?links=cards", r.URL.String())
		assert.Equal(t, "en", r.Header.Get("Accept-Language"))
		assert.Equal(t, "application/json", r.Header.Get("Accept"))
		assert.Equal(t, "keyraken", r.Header.Get("User-Agent"))
		_, _ = w.Write(response())
	})
	d, err := c.Fetch(t.Context(), strings.ToUpper(id))
	require.NoError(t, err)
	assert.Equal(t, "Trial", d.Name)
	assert.Equal(t, id, d.UUID)
	assert.Equal(t, [3]card.House{card.Brobnar, card.Dis, card.Logos}, d.Houses)
}

func TestFetchRefusesWhatIsNoID(t *testing.T) {
	c := client(t, func(http.ResponseWriter, *http.Request) { t.Error("nothing may be asked") })
	code := "AB12C-D34EF-5GH6J"
	_, err := c.Fetch(t.Context(), code)
	require.Error(t, err)
	assert.NotContains(t, err.Error(), code)
}

func TestFetchFails(t *testing.T) {
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("another host was asked") }))
	t.Cleanup(elsewhere.Close)
	say := func(status int, body string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.WriteHeader(status)
			_, _ = w.Write([]byte(body))
		}
	}
	byHand := "open http://127.0.0.1"
	for name, test := range map[string]struct {
		answer http.HandlerFunc
		is     error
		want   []string
	}{
		"unknown": {say(404, `{"detail":"Not found."}`), vault.ErrUnknown, []string{"not registered"}},
		"page": {say(200, "<html>Just a moment…</html>"), vault.ErrNotNow,
			[]string{"a web page (status 200)", byHand, "import that"}},
		"page not there": {say(404, "<html>maintenance</html>"), vault.ErrNotNow, []string{"status 404"}},
		"forbidden":      {say(403, `{}`), vault.ErrNotNow, []string{"status 403", byHand}},
		"broken":         {say(500, `{"code":0}`), vault.ErrNotNow, []string{"status 500"}},
		"cut short":      {say(200, string(response()[:500])), vault.ErrNotNow, nil},
		"huge":           {say(200, strings.Repeat(" ", 3<<20)), vault.ErrNotNow, []string{"longer than 2 MiB"}},
		"elsewhere": {func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, elsewhere.URL, http.StatusFound) },
			vault.ErrNotNow, []string{"redirects to another site"}},
		"circle": {func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, r.URL.String(), http.StatusFound) },
			vault.ErrNotNow, []string{"in a circle"}},
		"long wait":    {say(429, `{"detail":"Expected available in 3600 seconds."}`), vault.ErrNotNow, []string{"wait 1h0m0s"}},
		"another deck": {say(200, strings.Replace(string(response()), id, "2"+id[1:], 1)), nil, []string{"gave another deck"}},
		"future set":   {say(200, strings.ReplaceAll(string(response()), "341", "453")), nil, []string{"Anomaly Expansion"}},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := client(t, test.answer).Fetch(t.Context(), id)
			assert.Nil(t, d)
			require.Error(t, err)
			if test.is != nil {
				require.ErrorIs(t, err, test.is)
			}
			for _, want := range append(test.want, "deck "+id) {
				assert.ErrorContains(t, err, want)
			}
		})
	}
}

// A wait that the site asks for is observed, and then the deck is requested again.
func TestFetchWaits(t *testing.T) {
	for name, refuse := range map[string]func(http.ResponseWriter){
		"header": func(w http.ResponseWriter) { w.Header().Set("Retry-After", "1"); w.WriteHeader(429) },
		"body": func(w http.ResponseWriter) {
			w.WriteHeader(429)
			_, _ = w.Write([]byte(`{"code":429,"detail":"Request was throttled. Expected available in 1 seconds."}`))
		},
	} {
		t.Run(name, func(t *testing.T) {
			asked := 0
			c := client(t, func(w http.ResponseWriter, _ *http.Request) {
				if asked++; asked == 1 {
					refuse(w)
					return
				}
				_, _ = w.Write(response())
			})
			start := time.Now()
			_, err := c.Fetch(t.Context(), id)
			require.NoError(t, err)
			assert.Equal(t, 2, asked)
			assert.GreaterOrEqual(t, time.Since(start), time.Second)
		})
	}
}

// The caller can give up, even during a wait.
func TestFetchGivesUp(t *testing.T) {
	c := client(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Retry-After", "50")
		w.WriteHeader(429)
	})
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	_, err := c.Fetch(ctx, id)
	assert.ErrorIs(t, err, context.DeadlineExceeded)
}

func TestFetchWithoutNetwork(t *testing.T) {
	t.Setenv(vault.Mirror, "http://127.0.0.1:1")
	c, err := vault.New()
	require.NoError(t, err)
	_, err = c.Fetch(t.Context(), id)
	assert.ErrorIs(t, err, vault.ErrNotNow)
	assert.ErrorContains(t, err, "import that")
}

func TestNewRefusesBadMirror(t *testing.T) {
	for _, mirror := range []string{"x", "ftp://host", "https://", "http://a b"} {
		t.Setenv(vault.Mirror, mirror)
		_, err := vault.New()
		assert.ErrorContains(t, err, vault.Mirror)
	}
	t.Setenv(vault.Mirror, "")
	_, err := vault.New()
	assert.NoError(t, err)
}
