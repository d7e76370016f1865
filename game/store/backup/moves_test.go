package backup_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/match/matchtest"
)

// kept is the file of a match in which games were won by those players.
func kept(t *testing.T, seed uint64, winners ...int) string {
	p := matchtest.Plan(t, match.BestOfThree, match.Own)
	p.Seed = seed
	f := match.Unsaved(matchtest.Begin(t, p))
	for i, winner := range winners {
		if i > 0 {
			require.NoError(t, f.Do(match.Move{Verb: match.First, N: 1}))
		}
		require.NoError(t, f.Do(match.Move{Verb: match.Won, N: winner}))
	}
	var b bytes.Buffer
	require.NoError(t, f.Write(&b))
	return b.String()
}

// Of two courses of a match the one that goes on stays; a match without a list of moves or of saves is one too.
func TestOfTwoMatchesTheOneThatGoesOnStays(t *testing.T) {
	bare := strings.NewReplacer(`,
 "moves": [],
 "saves": null`, "").Replace(kept(t, 1))
	require.NotContains(t, bare, "moves")
	for name, c := range map[string]struct {
		here, came string
		want       backup.Report
		stays      string
	}{
		"new here":        {"", bare, backup.Report{Added: 1}, bare},
		"begun there":     {bare, kept(t, 1, 1), backup.Report{Newer: 1}, kept(t, 1, 1)},
		"begun here":      {kept(t, 1, 1), bare, backup.Report{Unchanged: 1}, kept(t, 1, 1)},
		"further there":   {kept(t, 1, 1), kept(t, 1, 1, 2), backup.Report{Newer: 1}, kept(t, 1, 1, 2)},
		"further here":    {kept(t, 1, 1, 2), kept(t, 1, 1), backup.Report{Unchanged: 1}, kept(t, 1, 1, 2)},
		"of another seed": {kept(t, 1, 1), kept(t, 2, 1), backup.Report{Beside: 1}, kept(t, 1, 1)},
		"in two ways":     {kept(t, 1, 2), kept(t, 1, 1), backup.Report{Beside: 1}, kept(t, 1, 2)},
		"damaged here":    {`{"moves":[1]}`, kept(t, 1), backup.Report{Beside: 1}, `{"moves":[1]}`},
	} {
		here := newMachine(t)
		if c.here != "" {
			here.put(filepath.Join(here.Games, "m.match"), c.here, then)
		}
		r := here.take(zipped(t, "keyraken.json", about, "games/m.match", c.came))
		r.Aside = ""
		assert.Equal(t, c.want, r, name)
		assert.Equal(t, c.stays, here.all()["games/m.match"], name)
		if c.want.Beside > 0 {
			assert.Equal(t, c.came, here.all()["games/m-2.match"], name)
		}
	}
}
