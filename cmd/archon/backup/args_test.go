package backup_test

import "testing"

// Too few arguments are refused, and too many.
func TestNumberOfArguments(t *testing.T) {
	archon.Refuses(t, "backup", "backup a b", "restore", "restore a b")
}
