// Package filestest checks readers: what they read from outside may be anything, and
// must not cost more than its length allows.
package filestest

import (
	"runtime"
	"runtime/debug"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// Each byte that is read may cost so many that are allocated, and each input so many
// more: tables that are made once, and buffers.
const (
	PerByte  = 400
	PerInput = 24 << 20
)

// limit is how much memory a test of a reader has, so that one that takes more is slow
// and seen before the machine is.
const limit = 1 << 30

// Bounded reads n bytes with a reader that may allocate no more than is allowed.
func Bounded(t testing.TB, n int, read func()) {
	t.Helper()
	debug.SetMemoryLimit(limit)
	if allocated := Allocates(read); !Raced() {
		require.LessOrEqual(t, allocated, uint64(PerByte*n+PerInput), "%d bytes were read", n)
	}
}

// Allocates is how many bytes are allocated while something is done.
func Allocates(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Raced reports whether the race detector is at work, which takes memory of its own.
func Raced() bool {
	info, ok := debug.ReadBuildInfo()
	return ok && slices.Contains(info.Settings, debug.BuildSetting{Key: "-race", Value: "true"})
}
