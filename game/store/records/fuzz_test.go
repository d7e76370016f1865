package records_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/files/filestest"
	"github.com/keyraken/keyraken/game/store/records"
)

// FuzzResults reads anything as the results of games.
func FuzzResults(f *testing.F) {
	f.Add([]byte(`{"game":"1","boss":"x","difficulty":"hard","won":true,"decks":["a","a","b"]}` + "\n{\n\x00\n"))
	f.Add([]byte(`{"game":"2","rules":"x","mode":"teams","winner":9,"winners":[0,-1],"decks":["a"],"team":[{"deck":"a"},{"deck":"a"},{}]}`))
	f.Add([]byte(strings.Repeat(`{"game":"1"}`, 1000)))
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, data []byte) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "results.jsonl"), data, 0o600))
		filestest.Bounded(t, len(data), func() {
			results, err := records.Open(dir).Results()
			require.NoError(t, err)
			records.ByDeck(results)
			records.Teams(results)
			records.Statistics(results, []string{"easy"})
			records.Duels(results)
			(&records.Filter{}).Charts(results, time.UTC)
		})
	})
}
