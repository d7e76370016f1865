package stats_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/stats"
)

// The values of Newcombe (1998), table I, method 3, and the edges.
func TestWilson(t *testing.T) {
	for of, want := range map[[2]int]stats.Interval{
		{81, 263}:  {Share: 0.308, Low: 0.2553, High: 0.3662},
		{15, 148}:  {Share: 0.1014, Low: 0.0624, High: 0.1605},
		{0, 20}:    {Share: 0, Low: 0, High: 0.1611},
		{1, 29}:    {Share: 0.0345, Low: 0.0061, High: 0.1718},
		{20, 20}:   {Share: 1, Low: 0.8389, High: 1},
		{0, 0}:     {Low: 0, High: 1},
		{300, 600}: {Share: 0.5, Low: 0.4601, High: 0.5399},
	} {
		assert.Equal(t, want, stats.Wilson(of[0], of[1]), "%v", of)
	}
	assert.Equal(t, "10.1 % (6.2–16.1)", stats.Wilson(15, 148).String())
	assert.Equal(t, "66.7 % (30.0–90.3)", stats.Wilson(4, 6).String(), "rounded, not cut")
}
