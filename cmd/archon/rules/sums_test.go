package rules_test

import "testing"

// What is said is as before, down to the last space.
func TestRulesAreToldAsBefore(t *testing.T) {
	archon.TellsAsBefore(t, "no file", "rules", "rules stun", "rules stun --codes", "rules ward", "rules xyzzy", "rules turn",
		"rules --codes", "rules armor --lang ru")
}
