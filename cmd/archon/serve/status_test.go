package serve

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/voyage"
)

// entered judges any save to be the next of some games.
type entered []voyage.Judged

func (e *entered) Judge(context.Context, []byte, []time.Time) (*voyage.Judged, error) {
	j := (*e)[0]
	*e = (*e)[1:]
	return &j, nil
}

// The page shows the figures and the tables of the week, in the language of who asks; nothing that a name could hold gets through.
func TestStatusPage(t *testing.T) {
	now := time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	var all entered
	add := func(d voyage.Deal, r voyage.Result) {
		all = append(all, voyage.Judged{Week: games.Week(now), Deal: d, Result: r, ID: fmt.Sprintf("%016x", len(all))})
	}
	alone := voyage.Deal{Game: games.KeyForge, Mode: "keyraken", Difficulty: "hard", Players: 1}
	add(alone, voyage.Result{Won: true, Turns: 14})
	add(alone, voyage.Result{Turns: 9, Damage: 21, Power: 50})
	add(alone, voyage.Result{Won: true, Turns: 12})
	add(voyage.Deal{Game: "shards", Mode: "nemesis", Difficulty: "hard", Players: 2}, voyage.Result{Turns: 7})
	tables := voyage.Open(t.TempDir(), map[string]voyage.Judge{games.KeyForge: &all}, func() time.Time { return now })
	for i, name := range []string{"Ada", "<script>alert(1)</script>", "Борис", "Ada"} {
		_, err := tables.Enter(t.Context(), voyage.Sending{Name: name, Save: fmt.Sprint(i)})
		require.NoError(t, err)
	}
	s := &status{pool.Shipped, "archon 1.0", now.Add(-time.Hour), func() time.Time { return now }, func() (int, int) { return 3, 7 },
		func() (int, int) { return 2, 5 }, tables}
	h := s.before(http.NotFoundHandler())
	page := func(language string) string {
		t.Helper()
		w, req := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/status.html", nil)
		req.Header.Set("Accept-Language", language)
		h.ServeHTTP(w, req)
		require.Equal(t, http.StatusOK, w.Code)
		return w.Body.String()
	}
	english := page("fr, en;q=0.8, ru;q=0.5")
	for _, part := range []string{"<dd>3</dd>", "<dd>2</dd>", "<dd>12</dd>", "Voyage of the week 2026-W48", "Keyraken · hard · 1 player<",
		"Shards of Infinity", "<td>1</td><td>Борис</td>", "<td>2</td><td>Ada</td>", "won in 12 turns", "lost, 42 % of the monster in 9 turns",
		"2026-11-28 11:00"} {
		assert.Contains(t, english, part)
	}
	assert.NotContains(t, english, "<script")
	assert.Contains(t, page("ru"), "победа за 12 ходов")
	assert.Contains(t, page("xx"), "won in 12 turns")
}
