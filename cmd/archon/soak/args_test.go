package soak_test

import "testing"

// Too few arguments are refused, and too many.
func TestNumberOfArguments(t *testing.T) {
	archon.Refuses(t, "soak x")
}
