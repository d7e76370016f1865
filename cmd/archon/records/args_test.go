package records_test

import "testing"

// Too few arguments are refused, and too many.
func TestNumberOfArguments(t *testing.T) {
	archon.Refuses(t, "records x", "records achievements x")
}
