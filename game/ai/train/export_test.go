package train

import "testing"

// FileHolds lets a file hold that many games during a test.
func FileHolds(t *testing.T, games int) {
	before := batch
	batch = games
	t.Cleanup(func() { batch = before })
}
