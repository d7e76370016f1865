package results_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/results"
)

type result struct{ N int }

func known(r *result) bool { return r.N > 0 }

// A file is continued where it was, whatever its last line has become.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "all.jsonl")
	all, err := results.Read(path, known)
	require.NoError(t, err)
	assert.Empty(t, all)
	keep := func(n int) {
		f, err := results.Append(path)
		require.NoError(t, err)
		require.NoError(t, f.Keep(result{n}))
		require.NoError(t, f.Close())
	}
	keep(3)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, append(data, `{"N":`...), 0o600)) // it was stopped in a line
	all, err = results.Read(path, known)
	require.NoError(t, err)
	assert.Equal(t, []result{{3}}, all)
	keep(1)
	all, err = results.Read(path, known)
	require.NoError(t, err)
	assert.Equal(t, []result{{3}, {1}}, all)
	keep(0)
	_, err = results.Read(path, known)
	assert.ErrorContains(t, err, "line 3")
	_, err = results.Append(t.TempDir())
	assert.Error(t, err, "a folder")
}

// Each number is found out about once, whatever the number of workers; an error ends the run and names the deal.
func TestRun(t *testing.T) {
	double := func(_ context.Context, n int) (int, error) { return 2 * n, nil }
	for _, workers := range []int{1, 3, 9} {
		var got []int
		require.NoError(t, results.Run(context.Background(), workers, 7, []int{1, 2, 5}, double, func(n int) error {
			got = append(got, n)
			return nil
		}))
		assert.ElementsMatch(t, []int{2, 4, 10}, got)
	}
	err := results.Run(context.Background(), 1, 7, []int{1, 4, 5}, double, func(n int) error {
		if n == 8 {
			return errors.New("full")
		}
		assert.Less(t, n, 8, "nothing comes after the error")
		return nil
	})
	assert.ErrorContains(t, err, "4")
	assert.ErrorContains(t, err, "full")
	ctx, stop := context.WithCancel(context.Background())
	kept := 0
	require.NoError(t, results.Run(ctx, 1, 7, []int{1, 2, 3}, double, func(int) error {
		kept++
		stop()
		return nil
	}))
	assert.Equal(t, 1, kept)
}
