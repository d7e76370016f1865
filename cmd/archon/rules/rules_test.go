package rules_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRulesAreExplained(t *testing.T) {
	list := archon.Must(t, "rules")
	assert.Contains(t, list, "Rise of the Keyraken\n  The adventure\n")
	assert.Contains(t, list, "\nKeywords\n  Alpha\n")
	assert.Equal(t, "Reaping (Playing and using cards)\n"+
		"  A creature that reaps is exhausted and gains you 1 æmber; then its Reap abilities resolve.\n"+
		"  K8.10 K8.11\n", archon.Must(t, "rules", "reaping"))
	assert.Contains(t, archon.Must(t, "rules", "the", "keyraken", "itself"), "A5.2 A5.3")
	assert.Contains(t, archon.InRussian(t, "", "rules", "защита"), "Защита (Состояния и жетоны)\n  Защита теряется")
	_, errs, status := archon.Run("", "rules", "xyzzy")
	assert.Equal(t, 2, status)
	assert.Equal(t, "archon: no rule is about \"xyzzy\"; archon rules lists what is explained\n", errs)
}
