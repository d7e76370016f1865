package decks

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/lang/languages"
)

// What went wrong comes first; of more rows than anybody reads the rest is counted.
func TestRowsOfReports(t *testing.T) {
	words := &importWords{Language: languages.English()}
	for _, n := range []int{mostRows - 1, mostRows, mostRows + 1, mostRows + 7} {
		r := report{rows: make([]row, n)}
		for i := range r.rows {
			r.rows[i].rank = good
		}
		r.rows[n-1].rank = 0
		r.sort(words)
		assert.Zero(t, r.rows[0].rank)
		if more := n - mostRows; more > 0 {
			assert.Len(t, r.rows, mostRows+1)
			assert.Equal(t, words.T("and-more", more), r.rows[mostRows].words.Words)
			assert.Equal(t, good, r.rows[mostRows].rank)
		} else {
			assert.Len(t, r.rows, n)
		}
	}
}
