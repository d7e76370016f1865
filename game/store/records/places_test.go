package records_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/records"
)

// Of another player's records every line is added that is new and can be read, once.
func TestRecordsOfTwoPlacesAreAdded(t *testing.T) {
	s := records.Open(t.TempDir())
	require.NoError(t, s.AddResult(records.Result{Game: "a", Won: true}))
	theirs := []byte("{\"game\":\"a\"}\n  {\"game\":\"b\",\"won\":true}  \n\n{\"game\":\"\"}\n[]\n{\"game\":\"c\"}\n{\"game\":\"d\"")
	for _, want := range []int{2, 0} {
		n, err := s.MergeResults(theirs)
		require.NoError(t, err)
		assert.Equal(t, want, n)
		all, err := s.Results()
		require.NoError(t, err)
		require.Len(t, all, 3)
		for i, game := range []string{"a", "b", "c"} {
			assert.Equal(t, game, all[i].Game)
			assert.Equal(t, game != "c", all[i].Won, "those known stay as they are here")
		}
	}
	require.NoError(t, s.AddAwards(records.Award{Achievement: "one", When: "2026-01-01T00:00:00Z"}))
	theirs = []byte("{\"feat\":\"two\",\"game\":\"b\"}\n{\"feat\":\"\"}\n{\"feat\":\"three\"}\nx\n")
	for _, want := range []int{2, 0} {
		n, err := s.MergeAwards(theirs)
		require.NoError(t, err)
		assert.Equal(t, want, n)
		all, err := s.Awards()
		require.NoError(t, err)
		assert.Len(t, all, 3)
		assert.Equal(t, "b", all["two"].Game)
	}
}
