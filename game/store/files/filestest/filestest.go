// Package filestest checks readers: what they read from outside may be anything, but
// must not cost more memory than its length allows.
package filestest

import (
	"runtime"
	"runtime/debug"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// How many bytes may be allocated for each byte that is read, and in addition for each
// input: tables that are made once, and buffers.
const (
	PerByte  = 400
	PerInput = 24 << 20
)

// limit is the memory limit in tests of readers: a reader that takes more becomes
// slow and is noticed before the whole machine becomes slow.
const limit = 1 << 30

// Bounded reads n bytes with a reader that may allocate no more than is allowed.
func Bounded(t testing.TB, n int, read func()) {
	t.Helper()
	debug.SetMemoryLimit(limit)
	if allocated := Allocates(read); !Raced() {
		require.LessOrEqual(t, allocated, uint64(PerByte*n+PerInput), "%d bytes were read", n)
	}
}

// Allocates returns how many bytes are allocated while do runs.
func Allocates(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Raced reports whether the race detector is on, which takes memory of its own.
func Raced() bool {
	info, ok := debug.ReadBuildInfo()
	return ok && slices.Contains(info.Settings, debug.BuildSetting{Key: "-race", Value: "true"})
}
