package replay

import "testing"

// Too few arguments are refused, and too many.
func TestNumberOfArguments(t *testing.T) {
	archon.Refuses(t, "replay", "replay a b")
}
