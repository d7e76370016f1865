package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/stretchr/testify/assert"
)

func TestRulesAreExplained(t *testing.T) {
	list := archon.Must(t, "rules")
	assert.Contains(t, list, "Rise of the Keyraken\n  The adventure\n")
	assert.Contains(t, list, "\nKeywords\n  Alpha\n")
	assert.Equal(t, "Reaping (Playing and using cards)\n"+
		"  A creature that reaps is exhausted and gains you 1 æmber; then its Reap abilities resolve.\n"+
		"  K8.10 K8.11\n", archon.Must(t, "rules", "reaping", "--codes"))
	for _, codes := range []bool{false, true} {
		said := archon.Must(t, "rules", "the", "keyraken", "itself", fmt.Sprintf("--codes=%t", codes))
		assert.Equal(t, codes, strings.Contains(said, "A5.2 A5.3"), "codes are for those who ask")
	}
	assert.Contains(t, archon.InRussian(t, "", "rules", "защита"), "Защита (Состояния и жетоны)\n  Защита теряется")
	_, errs, status := archon.Run("", "rules", "xyzzy")
	assert.Equal(t, 2, status)
	assert.Equal(t, "archon: no rule is about \"xyzzy\"; archon rules lists what is explained\n", errs)
}

// Another game has rules of its own, in both languages; a game that there is not is refused.
func TestRulesOfAnotherGame(t *testing.T) {
	list := archon.Must(t, "rules", "--game", "shards")
	assert.True(t, strings.HasPrefix(list, "The game\n  The aim\n"), list)
	assert.NotContains(t, list, "Keyraken")
	assert.Equal(t, "Focus (What you count)\n  Once a turn, in your main phase, you may pay 1 crystal and gain 1 mastery.\n  S5.7\n",
		archon.Must(t, "rules", "--game", "shards", "--codes", "focus"))
	assert.Contains(t, archon.InRussian(t, "", "rules", "--game", "shards", "единство"), "Единство (Ключевые слова)\n")
	_, errs, status := archon.Run("", "rules", "--game", "chess")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, `unknown game "chess"`)
}

// The contents are chapters, apart from each other, with the titles below them, and how to read on. Of several
// pages each is apart.
func TestContentsOfRules(t *testing.T) {
	list := archon.Must(t, "rules")
	assert.Equal(t, byte('R'), list[0], "nothing is before the first chapter")
	chapters := strings.Split(strings.TrimSuffix(list, "\n"), "\n\n")
	how := chapters[len(chapters)-1]
	assert.Equal(t, pool.Shipped.T("rules-how"), how)
	seen := map[string]bool{}
	for _, c := range chapters[:len(chapters)-1] {
		head, titles, _ := strings.Cut(c, "\n")
		assert.False(t, seen[head], head)
		seen[head] = true
		assert.Regexp(t, `^(  \S.*(\n|$))+$`, titles)
	}
	assert.Greater(t, len(seen), 3)

	several := archon.Must(t, "rules", "the")
	assert.Greater(t, strings.Count(several, "\n\n"), 1)
	assert.NotEqual(t, byte('\n'), several[0])
	for _, page := range strings.Split(several, "\n\n") {
		assert.Regexp(t, `^\S.* \(.*\)\n  \S`, page)
	}
}
