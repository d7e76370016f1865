package records_test

import (
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

// All achievements are listed: those that were given, and the progress of the others.
func TestAchievementsAreListed(t *testing.T) {
	archontest.OwnLibrary(t)
	told := archon.Must(t, "records", "achievements")
	for _, want := range []string{"First harvest", "Reap with a creature.", "Low water", "0 of 18", "0 of " /* done */} {
		assert.Contains(t, told, want)
	}
	assert.NotContains(t, archon.Must(t, "records", "achievements", "--lang", "ru"), "⟨")
	deal := records.Deal{Game: "12ab", Mode: "duel", Decks: []string{"=Onyx", "Argus"}}
	require.NoError(t, records.Open(library.Dir()).AddAwards(
		records.Award{Achievement: "reap", When: "2026-11-20T19:00:00Z", Deal: deal},
		records.Award{Achievement: "sets/WC", When: "2026-11-21T19:00:00Z", Deal: deal}))
	told = archon.Must(t, "records", "achievements")
	assert.Contains(t, told, "2026-11-20")
	assert.Contains(t, told, "1 of 18")

	var rows []achievement.Row
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "records", "achievements", "--json")), &rows))
	assert.Len(t, rows, len(pool.Shipped.Achievements()))
	at := map[string]achievement.Row{}
	for _, r := range rows {
		at[r.Achievement] = r
	}
	assert.Equal(t, 1, at["reap"].Done)
	assert.Equal(t, "12ab", at["reap"].Steps[0].Game)
	assert.Equal(t, [2]int{1, 18}, [2]int{at["sets"].Done, at["sets"].Of})

	lines, err := csv.NewReader(strings.NewReader(archon.Must(t, "records", "achievements", "--csv"))).ReadAll()
	require.NoError(t, err)
	found := false
	for _, line := range lines {
		if line[0] == "reap" {
			found = true
			assert.Equal(t, []string{"reap", "", "First harvest", "true", "2026-11-20T19:00:00Z", "12ab", "duel", "", "'=Onyx + Argus"}, line)
		}
	}
	assert.True(t, found)
}
